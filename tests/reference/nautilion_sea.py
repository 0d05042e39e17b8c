"""The path: one list of slots and the two figures, as people would lay it out on a table; the ends are implicit.

A slot is a dict with its place, its token and perhaps a Reef. The figures are the texts "N" and "P". What has left the
path is not in the list, so that holes cannot be counted.
"""

from typing import Any

Slot = dict[str, Any]
Entry = Slot | str

LANDING, END, COLLISION = "landing", "end", "collision"


class Sea:
    """The path, with what stands and lies on and beside it."""

    def __init__(self, path: list[str], reefs: list[str]) -> None:
        slots: list[Slot] = [{"place": i + 1, "token": token, "reef": None} for i, token in enumerate(path)]
        for i, reef in enumerate(reefs):
            slots[3 * i]["reef"] = reef
        self.entries: list[Entry] = ["N", *slots, "P"]
        self.places = len(path)
        """The highest number of a place that was ever used."""
        self.reef_of_n: str | None = None
        self.p_on_ab = True

    def slots(self) -> list[Slot]:
        return [entry for entry in self.entries if not isinstance(entry, str)]

    def slot(self, place: int) -> Slot | None:
        for slot in self.slots():
            if slot["place"] == place:
                return slot
        return None

    def walk(self, figure: str, step: int, die: int, may_collide: bool) -> tuple[str, int]:
        """Count tokens from a figure on; give what happens, and at which index of the list."""
        forward = 1 if figure == "N" else -1
        i = self.entries.index(figure)
        count = 0
        while True:
            i += step
            if i < 0 or i >= len(self.entries):
                return END, i
            entry = self.entries[i]
            if isinstance(entry, str):
                if may_collide and step == forward:
                    return COLLISION, i
                continue
            count += 1
            if count == die:
                return LANDING, i

    def land(self, figure: str, i: int) -> Slot:
        """Put a figure in the place of a slot and give the slot."""
        slot = self.entries[i]
        assert not isinstance(slot, str)
        old = self.entries.index(figure)
        self.entries[i] = figure
        del self.entries[old]
        if figure == "P":
            self.p_on_ab = False
        return slot

    def meet(self, figure: str) -> bool:
        """Put a figure directly next to the other one, N on the side of HI; say whether it has moved."""
        before = list(self.entries)
        self.entries.remove(figure)
        other = self.entries.index("P" if figure == "N" else "N")
        self.entries.insert(other if figure == "N" else other + 1, figure)
        moved = before != self.entries
        if moved and figure == "P":
            self.p_on_ab = False
        return moved

    def stop_at_end(self, figure: str) -> None:
        """Put N on HI, or P on AB."""
        self.entries.remove(figure)
        if figure == "N":
            self.entries.insert(0, "N")
        else:
            self.entries.append("P")
            self.p_on_ab = True

    def take_out(self, slot: Slot) -> None:
        self.entries.remove(slot)

    def next_to_n(self) -> list[Slot]:
        """Give the nearest tokens on either side of N; P is skipped (NA-HA9)."""
        at = self.entries.index("N")
        found: list[Slot] = []
        for side in (reversed(self.entries[:at]), self.entries[at + 1 :]):
            for entry in side:
                if not isinstance(entry, str):
                    found.append(entry)
                    break
        return found

    def gaps(self) -> dict[str, int]:
        """Give the gaps ahead of N by name, each with the index at which a token is inserted (NA-DA3)."""
        at = self.entries.index("N")
        found = {"n": at + 1}
        for i in range(at + 1, len(self.entries)):
            entry = self.entries[i]
            if not isinstance(entry, str):
                found[str(entry["place"])] = i + 1
            elif not self.p_on_ab:
                found["p"] = i + 1
        return found

    def lay(self, token: str, gap: str) -> None:
        self.places += 1
        self.entries.insert(self.gaps()[gap], {"place": self.places, "token": token, "reef": None})

    def tokens_before_p(self) -> int:
        """Count the tokens on the HI side of P."""
        return sum(not isinstance(entry, str) for entry in self.entries[: self.entries.index("P")])

    def strip(self) -> str:
        """Write the path as `HI N 4 2~6 P AB`."""
        words = []
        for entry in self.entries:
            if entry == "N" and self.reef_of_n:
                words.append(f"N~{self.reef_of_n[1]}")
            elif isinstance(entry, str):
                words.append(entry)
            else:
                token = entry["token"]
                name = token[1] if token[0] == "c" else "m" + token[1].upper() if token[0] == "m" else token
                words.append(name + (f"~{entry['reef'][1]}" if entry["reef"] else ""))
        return " ".join(["HI", *words, "AB"])
