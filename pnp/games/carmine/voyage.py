"""The voyage: a record of one player's sheet, replayed to its end and judged.

The rules are those by which the engine plays; here each broken one is written down, and the replay goes on with what
the player must have meant. Where a seed gives cards and dice, the replay takes those, whatever the record says.
Within a turn mistakes stand in this order: card and choice, dice, drawing, winds before the action, action, winds
after it, battles, end of the turn.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from pnp.errors import PnpError, RecordError
from pnp.game import Verdict, Violation
from pnp.games.carmine import game
from pnp.games.carmine.adventuring import draw, place_ship, smooth_sailing
from pnp.games.carmine.ambush import end_ambush, fight, lay_ambush, skip_ambush
from pnp.games.carmine.board import Board, Chart
from pnp.games.carmine.charter import Charter
from pnp.games.carmine.charts import face_names, named_chart, seeded_chart
from pnp.games.carmine.components import Adventure, components
from pnp.games.carmine.deck import Deal, deal, winds_and_die
from pnp.games.carmine.entries import AmbushEntry, Explore, Navigate, Port, Record, TurnEntry, read_entries
from pnp.games.carmine.exploring import build_cannons, explore
from pnp.games.carmine.ledger import end_turn, new_sheet
from pnp.games.carmine.places import read_place
from pnp.games.carmine.ports import buy, visit
from pnp.games.carmine.sailing import drift, judge_rest, movement, ride, sail, take_prize
from pnp.games.carmine.scoring import score, title
from pnp.games.carmine.sheet import Sheet
from pnp.games.carmine.stock import judge_card, judge_first_cards
from pnp.games.carmine.winds import DIRECTIONS, FACES, WINDS, judge_roll
from pnp.seeds import clean_seed
from pnp.templates import Templates

__all__ = ["Replay", "judge", "replay"]


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that was played through: what is on the sheet in the end, and what the referee says."""

    board: Board
    sheet: Sheet
    wakes: tuple[tuple[int, ...], ...]
    """The cells of the ship's way, turn by turn: where it began, then each cell entered or carried over."""
    verdict: Verdict


def judge(document: Mapping[str, Any], data: Templates) -> Verdict:
    """Give the verdict on a `pnp-voyage/1` record; raises RecordError if it cannot be read."""
    return replay(document, data).verdict


def replay(document: Mapping[str, Any], data: Templates) -> Replay:
    """Play a record to its end, whatever is wrong with it; raises RecordError if it cannot be read."""
    record = read_entries(document)
    try:
        charter = _charter(record, data)
    except PnpError as error:
        raise RecordError(str(error)) from None
    player = _Player(charter, record)
    player.play()
    return Replay(charter.board, player.sheet, tuple(map(tuple, player.wakes)), player.verdict())


def _charter(record: Record, data: Templates) -> Charter:
    """CA-S1: the board is named, spelled out, or the seed's."""
    options = record.options
    names: dict[int, str] = {}
    if isinstance(record.board, tuple):
        board = Board.parse(record.board)
    else:
        chart = _chart(record, data)
        board, names = chart.board, chart.port_names()
    return Charter(
        board,
        components(data),
        options.players,
        options.deck,
        options.voyage,
        options.first_game,
        options.mirror,
        names,
    )


def _chart(record: Record, data: Templates) -> Chart:
    """Find the chart of a board that is not spelled out; a name that is mistyped brings up no other board."""
    name = record.board
    assert not isinstance(name, tuple)
    if name is None:
        return seeded_chart(clean_seed(record.seed or ""), game.version, data)
    if name not in face_names(data):
        raise RecordError(f"there is no board “{name}”: it is a face like A1, or 15 rows")
    return named_chart(name, data)


class _Player:
    """Plays a record, turn by turn, and notes what is wrong."""

    def __init__(self, charter: Charter, record: Record) -> None:
        self.charter = charter
        self.record = record
        self.sheet = new_sheet(charter.ledger)
        self.turn: int | None = 0
        self.violations: list[Violation] = []
        self.wakes: list[list[int]] = []
        self.cards: list[str] = []
        try:
            self.seed = None if record.seed is None else clean_seed(record.seed)
        except PnpError as error:
            raise RecordError(str(error)) from None
        self.deal: Deal | None = None
        if self.seed is not None:
            self.deal = deal(self.seed, game.version, charter.deck, charter.ambushes, charter.box)

    def report(self, rule: str, message: str, *cells: str) -> None:
        self.violations.append(Violation(rule, self.turn, cells, message))

    def play(self) -> None:
        self._start()
        for number, turn in enumerate(self.record.turns, 1):
            self.turn = number
            self._play_turn(number, turn)
        self.turn = None
        self._end()

    def verdict(self) -> Verdict:
        result = score(self.sheet, self.charter)
        return Verdict(tuple(self.violations), result, title(result.total, self.charter))

    # -- the start and the end -----------------------------------------------------------------------

    def _start(self) -> None:
        """CA-S7, S8."""
        start, first = self.record.start, self.record.start.cards
        if self.deal is None:
            judge_first_cards(self.charter, first or (), self.report)
        elif first is not None and first != self.deal.first:
            self.report("CA-S7", f"the seed’s first cards are {self.deal.first[0]} and {self.deal.first[1]}")
        cards: tuple[str, ...] = self.deal.first if self.deal else first or ()
        self.first = cards
        if len(start.drawings) > len(cards):
            self.report("CA-S7", f"there are {len(start.drawings)} drawings for {len(cards)} first cards")
        for number, card in enumerate(cards):
            adventure = self.charter.box.adventures.get(card)
            if adventure is not None and adventure.kind != "ambush":
                self._draw(adventure, start.drawings[number] if number < len(start.drawings) else None)
        if start.home is not None and start.ship is not None:
            home, ship = read_place(start.home), read_place(start.ship)
            self.sheet = place_ship(self.sheet, self.charter, home, ship, self.report)

    def _end(self) -> None:
        """CA-F1, F6."""
        turns, length = len(self.record.turns), self.charter.terms.turns
        if turns > length or (turns < length and self.record.finished):
            self.report("CA-F1", f"the voyage has {turns} turns, and the {self.charter.deck} deck {length} cards")
        claimed = self.record.claimed
        if claimed is None:
            return
        if claimed.renown is not None and claimed.renown != self.sheet.renown:
            told = ", ".join(map(str, self.sheet.renown)) or "empty"
            self.report("CA-F6", f"the renown column is {told} from the bottom, not as claimed")
        if claimed.total is not None and claimed.total != (total := score(self.sheet, self.charter).total):
            self.report("CA-F6", f"the total is {total}, not {claimed.total} as claimed")

    # -- a turn --------------------------------------------------------------------------------------

    def _play_turn(self, number: int, turn: TurnEntry) -> None:
        self.wakes.append([] if self.sheet.at is None else [self.sheet.at])
        adventure = self._reveal(number, turn)
        winds, die = self._roll(number, turn)
        if adventure is not None:
            self._draw(adventure, turn.drawing)
        self._spend_winds(turn.winds_before, turn.pirates_reward)
        action = turn.action
        if isinstance(action, Navigate):
            self._navigate(action, winds)
        elif isinstance(action, Explore):
            self._explore(action, die, number)
        else:
            self._visit(action)
        self._spend_winds(turn.winds_after, turn.pirates_reward)
        self._fight(turn)
        judge_rest(self.sheet, self.report)
        self.sheet = end_turn(self.sheet, self.charter.ledger)

    def _reveal(self, number: int, turn: TurnEntry) -> Adventure | None:
        """CA-S2, C1: reveal the card of the turn; give it if it is to be drawn."""
        box = self.charter.box
        card = None if turn.card is None else box.card_called(turn.card)
        if self.deal is not None and number <= len(self.deal.cards):
            dealt = self.deal.cards[number - 1]
            if card is not None and card != dealt:
                name = (box.smooth.get(dealt) or box.adventures[dealt]).name
                self.report("CA-S2", f"the seed’s card of this turn is {name} ({dealt}), not {turn.card}")
            card = dealt
        elif card is None:  # beyond the seed's deck, which is CA-F1
            return None
        elif self.deal is None:
            judge_card(self.charter, self.first, self.cards, card, self.report)
        self.cards.append(card)
        if smooth := box.smooth.get(card):
            self.sheet = smooth_sailing(self.sheet, self.charter, smooth, turn.choice, self.report)
        return box.adventures.get(card)

    def _roll(self, number: int, turn: TurnEntry) -> tuple[tuple[int, ...], int | None]:
        """CA-R1, R2: give the winds and the die; None for a die that no die shows."""
        if self.seed is not None:
            dice = winds_and_die(self.seed, game.version, number)
            names = [DIRECTIONS[wind] for wind in dice.wind]
            if turn.wind is not None and sorted(turn.wind) != sorted(names):
                self.report("CA-R1", f"the seed’s winds of this turn are {', '.join(names)}")
            if turn.die is not None and turn.die != dice.die:
                self.report("CA-R1", f"the seed’s die of this turn is {dice.die}, not {turn.die}")
            return dice.wind, dice.die
        winds, die = turn.wind or (), turn.die or 0
        judge_roll(winds, die, self.report)
        known = tuple(WINDS[name] for name in winds if name in WINDS)
        return known, die if 1 <= die <= FACES else None

    def _draw(self, adventure: Adventure, drawing: tuple[str, ...] | AmbushEntry | None) -> None:
        if adventure.kind == "ambush" and not isinstance(drawing, tuple):
            self._lie_in_wait(adventure, drawing)
        elif isinstance(drawing, AmbushEntry):
            self.report("CA-D1", f"{adventure.name} is a shape to draw, not an ambush", drawing.centre)
        else:
            places = None if drawing is None else tuple(map(read_place, drawing))
            self.sheet = draw(self.sheet, self.charter, adventure, places, self.report)

    def _lie_in_wait(self, card: Adventure, mark: AmbushEntry | None) -> None:
        if not self.charter.ambushes:  # the card itself is the mistake
            return
        if mark is None:
            skip_ambush(self.sheet, self.charter, card, self.report)
            return
        centre, dots = read_place(mark.centre), tuple(map(read_place, mark.dots))
        self.sheet = lay_ambush(self.sheet, self.charter, card, mark.by, centre, dots, mark.cannons, self.report)

    # -- moving and acting ---------------------------------------------------------------------------

    def _move(self, cell: int, step: Callable[[], Sheet], reward: int | None) -> None:
        """Make a step, keep its wake, and take what beaten pirates leave."""
        carried = ride(self.sheet, cell)
        before = self.sheet
        self.sheet = step()
        if self.sheet.line >> cell & 1 and self.sheet is not before:
            self.wakes[-1] += carried or (cell,)
        if self.sheet.prize:
            self.sheet = take_prize(self.sheet, self.charter, reward, self.report)

    def _spend_winds(self, winds: tuple[str, ...], reward: int | None) -> None:
        for name in winds:
            cell = read_place(name)
            self._move(cell, partial(drift, self.sheet, self.charter, cell, self.report), reward)

    def _navigate(self, action: Navigate, winds: tuple[int, ...]) -> None:
        """CA-N1: the direction of one of the Wind Dice holds for the whole action, a pass included."""
        wind = WINDS.get(action.wind or "")
        if wind is None or wind not in winds:
            named = "names no wind" if action.wind is None else f"sails by {action.wind}"
            shown = ", ".join(DIRECTIONS[known] for known in winds) or "nothing"
            self.report("CA-N1", f"the ship {named}, and the Wind Dice show {shown}")
        points = movement(self.sheet, self.charter)

        def step(cell: int) -> Sheet:
            nonlocal points
            sheet, points = sail(self.sheet, self.charter, wind, points, cell, self.report)
            return sheet

        for name in action.route:
            cell = read_place(name)
            self._move(cell, partial(step, cell), action.pirates_reward)

    def _explore(self, action: Explore, die: int | None, turn: int) -> None:
        cell = read_place(action.cell)
        sheet = explore(
            self.sheet,
            self.charter,
            cell,
            die,
            action.reward,
            self.report,
            turn=turn,
            treasure=action.treasure,
        )
        if sheet is not self.sheet:
            self.sheet = build_cannons(sheet, self.charter, action.cannons, self.report)

    def _visit(self, action: Port) -> None:
        sheet = visit(self.sheet, self.charter, read_place(action.cell), self.report)
        if sheet is None:
            return
        for ware in action.buy:
            sheet = buy(sheet, self.charter, ware, self.report)
        self.sheet = sheet

    def _fight(self, turn: TurnEntry) -> None:
        """CA-M5: every ambush that was met is fought at the end of the turn."""
        for battle in turn.battles:
            self.sheet = fight(
                self.sheet, self.charter, battle.ambush, battle.rolls, battle.cannons, battle.choice, self.report
            )
        for seat in self.sheet.ambushed:
            self.report("CA-M5", f"the ambush from the {seat} was met, but no battle was fought")
            self.sheet = end_ambush(self.sheet, seat)
