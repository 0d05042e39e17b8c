"""A random but lively player: whole voyages as records, legal by the second referee.

It tries things out on copies of the sheet and keeps the first that breaks no rule; a pass always remains.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from reference.flood import Cell, king_distance, sides, sides_and_corners
from reference.voyage import Json, Referee, referee_for
from reference.voyage_cards import ADVENTURES, AMBUSHES, DECKS, SMOOTH, placed
from reference.voyage_chart import HEADINGS, name_of, step_cost
from reference.voyage_drawings import blocks, fits, hiding_places, legal, rank, touches


def deal(rng: Random, deck: str, ambushes: bool) -> tuple[list[str], list[str]]:
    """Give the two first cards and the deck: CA-S2 to S7."""
    cards, adventures, smooth, _ = DECKS[deck]
    pile = list(ADVENTURES)
    rng.shuffle(pile)
    first, pile = pile[:2], pile[2:] + (list(AMBUSHES) if ambushes else [])
    rng.shuffle(pile)
    calm = [card for card, count in SMOOTH.items() for _ in range(count)]
    rng.shuffle(calm)
    mixed = pile[:adventures] + calm[:smooth]
    rng.shuffle(mixed)
    return first, mixed[-cards:]


def some_drawing(rng: Random, sheet: Referee, card: str) -> Any:
    """Give a random legal drawing of a card, or None where it is skipped."""
    waters = sheet.waters()
    if card in AMBUSHES:
        places = hiding_places(waters)
        if not places:
            return None
        ship = sheet.ship or (7, 7)
        # Near the ship, or nobody would ever meet it.
        centre = rng.choice(sorted(places, key=lambda place: (king_distance(place, ship), place))[:8])
        room = [place for place in sides_and_corners(centre) if fits(waters, [place])]
        cannons = rng.randint(0, 6)
        dots = rng.sample(room, min(len(room), cannons))
        return {"by": AMBUSHES[card], "centre": name_of(centre), "dots": list(map(name_of, dots)), "cannons": cannons}
    adventure = ADVENTURES[card]
    places_of = placed(card, sheet.mirror)
    order = rng.sample(places_of, len(places_of))
    if adventure.kind == "rocks" and sheet.solo:
        order.sort(key=lambda cells: rank(adventure, cells))
    else:
        order.sort(key=lambda cells: not touches(adventure, cells))
    for cells in order:
        if fits(waters, cells) and not blocks(waters, adventure.kind, cells):
            return [name_of(place) for place in cells]
    assert not any(True for _ in legal(waters, card, sheet.mirror))
    return None


def some_route(rng: Random, sheet: Referee, wind: str, most: int) -> list[str]:
    """Walk about, mostly with the wind, with a liking for adventures; whether it is legal shows later."""
    assert sheet.ship is not None
    here, route, seen = sheet.copy(), [], {sheet.ship}
    goals = [place for place in here.land if here.board[place] in "PM" and place not in here.told | here.explored]
    goals = goals or list(here.ports)
    for _ in range(rng.randint(1, most)):
        assert here.ship is not None
        near = [place for place in sides_and_corners(here.ship) if here.may_enter(place) and place not in seen]
        if not near:
            break

        def liking(place: Cell, start: Cell = here.ship) -> float:
            fresh = place in here.kinds and place not in here.spent
            away = min(king_distance(place, goal) for goal in goals)
            return rng.random() * 3 + step_cost(wind, start, place) - 2 * fresh + 2 * away

        place = min(near, key=liking)
        seen.add(place)
        route.append(name_of(place))
        here.enter(place, 1)
        if here.halted:
            break
    return route


def some_action(rng: Random, sheet: Referee, winds: Sequence[str]) -> Json:
    """Give something to try in a turn: the action, and now and then a step by wind."""
    assert sheet.ship is not None
    turn: Json = {}
    here = sheet
    if sheet.ledger.have("wind") and rng.random() < 0.4:
        near = [place for place in sides_and_corners(sheet.ship) if sheet.may_enter(place)]
        if near:
            turn["winds_before"] = [name_of(rng.choice(near))]
            here = sheet.copy()
            here.blow(turn["winds_before"], 1)
            assert here.ship is not None
    beside = sides(here.ship) if here.ship else []
    ports = [port for port in beside if port in here.ports]
    shores = [place for place in beside if place in here.land - here.ports - here.explored]
    if ports and rng.random() < (0.8 if ports[0] not in here.told else 0.2):
        buy = [rng.choice(["ship", "cannon", "cannon", "hold"]) for _ in range(rng.randint(0, 4))]
        turn["action"] = {"do": "port", "cell": name_of(rng.choice(ports)), "buy": buy}
    elif shores and rng.random() < 0.5:
        shores.sort(key=lambda place: here.board[place] != "M")
        turn["action"] = {"do": "explore", "cell": name_of(shores[0]), "cannons": rng.choice([0, 0, 0, 1])}
        if here.board[shores[0]] == "M":
            turn["action"]["reward"] = rng.randint(1, 6)
            if here.monoliths == 2 and not here.solo:
                turn["action"]["treasure"] = rng.choice([1, 2, 3, None])
    else:
        wind = rng.choice(winds)
        route = some_route(rng, here, wind, 6) if here.ship else []
        turn["action"] = {"do": "navigate", "wind": wind, "route": route}
    if sheet.ledger.have("wind") > 1 and rng.random() < 0.2:
        turn["winds_after"] = [name_of(place) for place in beside[:1] if place in sheet.sea]
    if sheet.ledger.cannons:
        reward = rng.randint(1, min(6, sheet.ledger.cannons))
        turn["pirates_reward"] = reward
        if turn["action"]["do"] == "navigate":
            turn["action"]["pirates_reward"] = reward
    return turn


def some_battle(rng: Random, whose: str, cannons: int) -> Json:
    rolls = [rng.randint(1, 6)]
    if rolls[0] not in (1, 6):
        rolls.append(rng.randint(1, 6))
    sides_of = [cannons, rng.randint(0, 3)] if whose == "mine" else [rng.randint(0, 3), cannons]
    return {"ambush": whose, "rolls": rolls, "cannons": sides_of, "choice": rng.choice(["gold", "provisions"])}


def some_roll(rng: Random) -> tuple[list[str], int]:
    winds = [rng.choice(list(HEADINGS)) for _ in range(3)]
    if len(set(winds)) == 1:
        winds[0] = "N" if winds[0] != "N" else "S"
    return winds, rng.randint(1, 6)


def some_turn(rng: Random, sheet: Referee, card: str, winds: list[str], die: int) -> tuple[Json, Referee]:
    """Give a legal turn and the sheet after it."""
    base: Json = {"card": card, "wind": winds, "die": die}
    if card not in SMOOTH:
        base["drawing"] = some_drawing(rng, sheet, card)
    if card == "power-any":
        base["choice"] = rng.choice(["monsters", "pirates"])
    before = sheet.copy()
    before.reveal(base)
    for attempt in range(12):
        moves = some_action(rng, before, winds) if attempt < 11 else {}
        turn = {**base, "action": {"do": "navigate", "wind": winds[0], "route": []}, **moves}
        after = sheet.copy()
        after.take_turn(turn)
        if after.fights_now or (not sheet.solo and rng.random() < 0.1):
            turn["battles"] = [some_battle(rng, whose, after.ledger.cannons) for whose in sorted(after.fights_now)]
            if not sheet.solo and rng.random() < 0.1:
                turn["battles"].append(some_battle(rng, "mine", after.ledger.cannons))
            after = sheet.copy()
            after.take_turn(turn)
        if not after.broken:
            return turn, after
    raise AssertionError(f"a pass is not legal: {after.broken} in {turn}")


def some_voyage(rng: Random, rows: Sequence[str]) -> Json:
    """Give a whole legal voyage with its true claim: played with real cards and dice."""
    players, deck = rng.choice([1, 1, 1, 2, 4]), rng.choice(["standard", "standard", "challenging", "short"])
    options = {"players": players, "deck": deck, "mirror": rng.random() < 0.2}
    first, cards = deal(rng, deck, players > 1)
    return sail(rng, rows, options, first, cards, [some_roll(rng) for _ in cards])


def sail(
    rng: Random,
    rows: Sequence[str],
    options: Json,
    first: Sequence[str],
    cards: Sequence[str],
    dice: Sequence[tuple[list[str], int]],
) -> Json:
    """Sail with these cards and dice."""
    document: Json = {
        "format": "pnp-voyage/1",
        "game": "carmine",
        "seed": None,
        "board": list(rows),
        "options": options,
    }
    sheet = referee_for(document)
    drawings = []
    for card in first:
        drawings.append(some_drawing(rng, sheet, card))
        sheet.draw(card, drawings[-1])
    homes = [
        (port, place)
        for port in sorted(sheet.ports)
        for place in sides(port)
        if place in sheet.sea and place not in sheet.kinds
    ]
    home, ship = rng.choice(homes)
    start = {"cards": list(first), "drawings": drawings, "home": name_of(home), "ship": name_of(ship)}
    sheet = referee_for(document)
    sheet.start(start)
    turns = []
    for card, (winds, die) in zip(cards, dice, strict=True):
        turn, sheet = some_turn(rng, sheet, card, winds, die)
        turns.append(turn)
    claimed = {"renown": sheet.renown, "total": sum(sheet.score().values())}
    return {**document, "start": start, "turns": turns, "claimed": claimed}
