"""Slips of the pen: a legal record changed in one place, as tired players and bad readers of photos do it."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from reference.voyage import Json
from reference.voyage_cards import ADVENTURES, COLUMNS, SMOOTH
from reference.voyage_chart import HEADINGS

Slip = Callable[[Random, Json], None]


def moved(rng: Random, name: str) -> str:
    """Give a cell near the one that was meant; now and then one off the board."""
    column = COLUMNS.index(name[0]) + rng.randint(-1, 1)
    row = int(name[1:]) + rng.randint(-1, 1)
    letters = COLUMNS + "P"
    return f"{letters[max(column, 0)]}{max(row, 1)}"


def some_turn_of(rng: Random, document: Json) -> Json:
    turn: Json = rng.choice(document["turns"])
    return turn


def route_cell(rng: Random, document: Json) -> None:
    routes = [turn["action"]["route"] for turn in document["turns"] if turn["action"].get("route")]
    if routes:
        route = rng.choice(routes)
        place = rng.randrange(len(route))
        route[place] = moved(rng, route[place])


def route_longer(rng: Random, document: Json) -> None:
    routes = [turn["action"]["route"] for turn in document["turns"] if turn["action"].get("route")]
    if routes:
        route = rng.choice(routes)
        route.append(moved(rng, route[-1]))


def route_shorter(rng: Random, document: Json) -> None:
    routes = [turn["action"]["route"] for turn in document["turns"] if turn["action"].get("route")]
    if routes:
        route = rng.choice(routes)
        del route[rng.randrange(len(route))]


def drawing_moved(rng: Random, document: Json) -> None:
    drawings = _drawings(document)
    if drawings:
        drawing = rng.choice(drawings)
        right, down = rng.randint(-2, 2), rng.randint(-2, 2)
        letters = COLUMNS + "PQ"
        for place, name in enumerate(drawing):
            column, row = letters.index(name[0]) + right, int(name[1:]) + down
            drawing[place] = f"{letters[max(column, 0)]}{max(row, 1)}"


def drawing_cell(rng: Random, document: Json) -> None:
    drawings = _drawings(document)
    if drawings:
        drawing = rng.choice(drawings)
        place = rng.randrange(len(drawing))
        drawing[place] = moved(rng, drawing[place])


def drawing_order(rng: Random, document: Json) -> None:
    drawings = _drawings(document)
    if drawings:
        drawing = rng.choice(drawings)
        drawing.reverse() if rng.random() < 0.5 else rng.shuffle(drawing)


def drawing_flipped(rng: Random, document: Json) -> None:
    drawings = _drawings(document)
    if drawings:
        drawing = rng.choice(drawings)
        axis = COLUMNS.index(drawing[0][0])
        for place, name in enumerate(drawing):
            column = 2 * axis - COLUMNS.index(name[0])
            if 0 <= column < 15:
                drawing[place] = f"{COLUMNS[column]}{name[1:]}"


def drawing_skipped(rng: Random, document: Json) -> None:
    turns = [turn for turn in document["turns"] if turn.get("drawing")]
    if turns:
        rng.choice(turns)["drawing"] = None


def _drawings(document: Json) -> list[list[str]]:
    found = [turn["drawing"] for turn in document["turns"] if isinstance(turn.get("drawing"), list)]
    return [drawing for drawing in found + document["start"]["drawings"] if drawing]


def other_dice(rng: Random, document: Json) -> None:
    turn = some_turn_of(rng, document)
    if rng.random() < 0.5:
        turn["die"] = rng.randint(0, 7)
    else:
        turn["wind"][rng.randrange(3)] = rng.choice(list(HEADINGS))


def other_wind_sailed(rng: Random, document: Json) -> None:
    action = some_turn_of(rng, document)["action"]
    if action["do"] == "navigate":
        action["wind"] = rng.choice(list(HEADINGS))


def other_card(rng: Random, document: Json) -> None:
    turn = some_turn_of(rng, document)
    kind = ADVENTURES[turn["card"]].kind if turn["card"] in ADVENTURES else None
    if kind:
        turn["card"] = rng.choice([name for name, card in ADVENTURES.items() if card.kind == kind])
    elif turn["card"] in SMOOTH:
        turn["card"] = rng.choice(list(SMOOTH))


def other_choice(rng: Random, document: Json) -> None:
    turns = [turn for turn in document["turns"] if "choice" in turn]
    if turns:
        turn = rng.choice(turns)
        turn["choice"] = "pirates" if turn["choice"] == "monsters" else "monsters"
        if rng.random() < 0.2:
            del turn["choice"]


def other_place(rng: Random, document: Json) -> None:
    actions = [turn["action"] for turn in document["turns"] if "cell" in turn["action"]]
    if actions:
        action = rng.choice(actions)
        action["cell"] = moved(rng, action["cell"])


def other_reward(rng: Random, document: Json) -> None:
    turn = some_turn_of(rng, document)
    if turn["action"]["do"] == "explore":
        turn["action"]["reward"] = rng.randint(1, 6)
    elif "pirates_reward" in turn["action"]:
        turn["action"]["pirates_reward"] = rng.randint(1, 6)


def more_cannons(rng: Random, document: Json) -> None:
    actions = [turn["action"] for turn in document["turns"] if turn["action"]["do"] == "explore"]
    if actions:
        rng.choice(actions)["cannons"] = rng.randint(0, 3)


def other_purchase(rng: Random, document: Json) -> None:
    actions = [turn["action"] for turn in document["turns"] if turn["action"]["do"] == "port"]
    if actions:
        buy: list[str] = rng.choice(actions)["buy"]
        if buy and rng.random() < 0.4:
            buy.pop(rng.randrange(len(buy)))
        else:
            buy.insert(rng.randint(0, len(buy)), rng.choice(["ship", "hold", "cannon"]))


def more_winds(rng: Random, document: Json) -> None:
    index = rng.randrange(len(document["turns"]))
    turn = document["turns"][index]
    when = rng.choice(["winds_before", "winds_after"])
    route = turn["action"].get("route") or [document["start"]["ship"]]
    turn.setdefault(when, []).append(moved(rng, route[-1]))


def fewer_winds(rng: Random, document: Json) -> None:
    turns = [turn for turn in document["turns"] if turn.get("winds_before")]
    if turns:
        rng.choice(turns)["winds_before"].pop()


def other_start(rng: Random, document: Json) -> None:
    what = rng.choice(["home", "ship"])
    document["start"][what] = moved(rng, document["start"][what])


def turn_lost(rng: Random, document: Json) -> None:
    del document["turns"][rng.randrange(len(document["turns"]))]


def turns_swapped(rng: Random, document: Json) -> None:
    place = rng.randrange(len(document["turns"]) - 1)
    document["turns"].insert(place, document["turns"].pop(place + 1))


def turn_twice(rng: Random, document: Json) -> None:
    place = rng.randrange(len(document["turns"]))
    document["turns"].insert(place, deepcopy(document["turns"][place]))


def other_claim(rng: Random, document: Json) -> None:
    claimed = document["claimed"]
    if claimed["renown"] and rng.random() < 0.5:
        claimed["renown"][-1] += 1
    else:
        claimed["total"] += rng.choice([-5, -1, 1, 2])


def other_rules(rng: Random, document: Json) -> None:
    what: list[tuple[str, Any]] = [("mirror", False), ("deck", "standard"), ("deck", "challenging"), ("deck", "short")]
    name, value = rng.choice(what)
    document["options"][name] = value


def other_battle(rng: Random, document: Json) -> None:
    turns = [turn for turn in document["turns"] if turn.get("battles")]
    if turns:
        battle = rng.choice(rng.choice(turns)["battles"])
        change = rng.randrange(4)
        if change == 0:
            battle["rolls"][-1] = rng.randint(1, 6)
        elif change == 1:
            battle["rolls"].append(rng.randint(1, 6))
            del battle["rolls"][2:]
        elif change == 2:
            battle["choice"] = "gold" if battle["choice"] == "provisions" else "provisions"
        else:
            battle["cannons"][rng.randrange(2)] = rng.randint(0, 3)


def other_battles(rng: Random, document: Json) -> None:
    turns = [turn for turn in document["turns"] if turn.get("battles")]
    if turns and rng.random() < 0.5:
        rng.choice(turns)["battles"].pop()
    elif document["options"]["players"] > 1:
        battle = {"ambush": rng.choice(["left", "right"]), "rolls": [6], "cannons": [1, 0], "choice": "gold"}
        some_turn_of(rng, document).setdefault("battles", []).append(battle)


def other_ambush(rng: Random, document: Json) -> None:
    marks = [turn["drawing"] for turn in document["turns"] if isinstance(turn.get("drawing"), dict)]
    if marks:
        mark = rng.choice(marks)
        change = rng.randrange(4)
        if change == 0:
            mark["centre"] = moved(rng, mark["centre"])
        elif change == 1:
            mark["by"] = "left" if mark["by"] == "right" else "right"
        elif change == 2:
            mark["dots"].append(moved(rng, mark["centre"]))
        else:
            mark["cannons"] = max(0, mark["cannons"] - 1)


SLIPS: tuple[Slip, ...] = (
    route_cell,
    route_longer,
    route_shorter,
    drawing_moved,
    drawing_cell,
    drawing_order,
    drawing_flipped,
    drawing_skipped,
    other_dice,
    other_wind_sailed,
    other_card,
    other_choice,
    other_place,
    other_reward,
    more_cannons,
    other_purchase,
    more_winds,
    fewer_winds,
    other_start,
    turn_lost,
    turns_swapped,
    turn_twice,
    other_claim,
    other_rules,
    other_battle,
    other_battles,
    other_ambush,
)


def slipped(rng: Random, document: Json, slip: Slip) -> Json:
    """Give a copy of a record with one slip in it."""
    changed = deepcopy(document)
    slip(rng, changed)
    return changed
