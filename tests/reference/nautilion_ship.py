"""What the players own: the Nautilion board with its ducts, the cabin and the reserve; and the pile and P's board."""

from itertools import combinations

from reference.nautilion_tables import ADMIRALS, CABIN, CREW, FIGHTERS, NEIGHBOURS


def groups(side: str, spaces: set[int]) -> list[set[int]]:
    """Part the spaces that hold a token into groups joined by ducts."""
    left = set(spaces)
    found: list[set[int]] = []
    while left:
        group = {min(left)}
        grown = True
        while grown:
            grown = False
            for space in sorted(left - group):
                if any(int(other) in group for other in NEIGHBOURS[side][space]):
                    group.add(space)
                    grown = True
        found.append(group)
        left -= group
    return found


class Ship:
    """All tokens that do not lie on the path or beside it."""

    def __init__(self, side: str, expansions: list[int], reserve: int, phantom_side: int) -> None:
        self.side = side
        self.expansions = expansions
        self.phantom_side = phantom_side
        self.board: dict[int, str] = {}
        self.cabin: list[str] = []
        """A token of the cabin has only one space there, so that its name is enough."""
        self.reserve: list[str] = ["r"] * reserve
        self.pile: list[str] = []
        self.phantom_board: list[str] = []
        self.collided = False

    def crew(self) -> int:
        return sum(token in CREW for token in self.board.values())

    def own_tokens(self) -> int:
        return len(self.board) + len(self.cabin) + len(self.reserve)

    # -- where a token may go

    def place_fault(self, token: str, where: list[str], admiral: int | None, board_rule: str) -> str | None:
        """Give the rule that forbids to put a Crew, a Mage or a Mercenary somewhere, in the order of the list."""
        if where[0] == "reserve":
            return None
        own = admiral is None or token not in CREW or token in ADMIRALS[admiral]
        if where[0] == "cabin":
            if 1 not in self.expansions or token not in CABIN:
                return "NA-X1-01"
            if token in self.cabin:
                return "NA-X1-04"
            return None if own else "NA-2P06"
        if token[0] == "m":
            return "NA-X1-02"
        if token == "x":
            space = int(where[1])
            if self.collided:
                return "NA-X2-21"
            if space in self.board:
                return "NA-X2-03"
        else:
            space = int(token[1])
            if space in self.board:
                return "NA-A01"
        if self.board and not any(int(other) in self.board for other in NEIGHBOURS[self.side][space]):
            return "NA-A02"
        return None if own else board_rule

    def put(self, token: str, where: list[str]) -> None:
        if where[0] == "reserve":
            self.reserve.append(token)
        elif where[0] == "cabin":
            self.cabin.append(token)
        else:
            self.board[int(where[1] if token == "x" else token[1])] = token

    # -- what an own token that is discarded must be

    def splits(self, spaces: set[int]) -> bool:
        return len(groups(self.side, spaces)) > 1

    def discard_fault(self, token: str, where: list[str]) -> str | None:
        if where[0] == "reserve":
            return None if token in self.reserve else "NA-D02"
        if where[0] == "cabin":
            return None if token in self.cabin else "NA-D02"
        if token != "x" and token not in CREW:
            return "NA-D02"
        space = int(where[1] if token == "x" else token[1])
        if self.board.get(space) != token:
            return "NA-D02"
        return "NA-A05" if self.splits(set(self.board) - {space}) else None

    def discard(self, token: str, where: list[str]) -> None:
        if where[0] == "reserve":
            self.reserve.remove(token)
        elif where[0] == "cabin":
            self.cabin.remove(token)
        else:
            del self.board[int(where[1] if token == "x" else token[1])]
        self.pile.append(token)

    # -- paying from the reserve

    def owns_in_reserve(self, tokens: list[str]) -> bool:
        return all(tokens.count(token) <= self.reserve.count(token) for token in tokens)

    def pay(self, tokens: list[str]) -> None:
        for token in tokens:
            self.discard(token, ["reserve"])

    # -- DA 12

    def placeable(self, token: str, admiral: int | None) -> bool:
        """Say whether a token of the pile could go on the board or the cabin."""
        if token == "r" or token[0] == "f":
            return False
        targets = [["cabin"]]
        targets += [["board", str(space)] for space in range(1, 10)] if token == "x" else [["board"]]
        return any(self.place_fault(token, where, admiral, "NA-2P06") is None for where in targets)

    def helps(self, paid: list[str], admiral: int | None) -> bool:
        """Say whether DA 12 could place something after this payment."""
        return any(self.placeable(token, admiral) for token in self.pile + paid)

    def darkhouse_possible(self, admiral: int | None) -> bool:
        return any(self.helps(list(pair), admiral) for pair in combinations(self.reserve, 2))

    # -- HA 6 and HA 7

    def rejoin_fault(self, board: set[int], paid: int, number: int) -> str | None:
        """Give the rule against putting Crew on the board that the payment has left."""
        if number == paid:
            return "NA-X5-06"
        if number in board:
            return "NA-A01"
        if self.splits(board | {number}):
            return "NA-A05" if self.splits(board) else "NA-A02"
        return None

    def rejoins(self, board: set[int], paid: int, tokens: list[str]) -> bool:
        """Say whether one of these tokens can be recovered after the payment."""
        return any(token in CREW and self.rejoin_fault(board, paid, int(token[1])) is None for token in tokens)

    # -- the collision

    def harpoons(self) -> int:
        return sum(2 if token == "x" else 1 for token in self.board.values() if token == "x" or token in FIGHTERS)

    def harpoons_of_p(self) -> int:
        return self.phantom_side + sum(2 if token == "x" else 1 for token in self.phantom_board)

    def clear_mercenaries(self) -> None:
        """Do steps (a) and (b) of a collision that is not lost (NA-X2-14)."""
        self.pile += self.phantom_board
        self.phantom_board = []
        for space in [space for space, token in self.board.items() if token == "x"]:
            del self.board[space]
            self.pile.append("x")
