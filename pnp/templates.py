"""Templates: the data of the games, kept apart from the code so that a player can correct it in a copy.

`Templates` is a stack of folders. A file is looked for in the player's copy first (`--templates DIR`), then in the
folder that the game brings along. What is read is converted into frozen, typed values; a key that nobody knows is an
error, because it is most often a key that somebody misspelt.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pnp.errors import TemplateError

__all__ = ["Data", "Templates", "house_templates", "like"]

T = TypeVar("T")


class Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of everything that is read from a template."""


def house_templates() -> Path:
    """Find our own templates: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).parent
    installed = package / "_templates"
    return installed if installed.is_dir() else package.parent / "templates"


class Templates:
    """The folders in which a template is looked for, the first that has it wins."""

    def __init__(self, *folders: Path) -> None:
        self.folders = folders
        self._read: dict[tuple[str, Any], Any] = {}
        self._made: dict[Callable[[Templates], Any], Any] = {}

    def __repr__(self) -> str:
        return f"Templates{tuple(map(str, self.folders))}"

    def find(self, name: str) -> Path:
        """Give the path of a file like `carmine/theme.toml`."""
        for folder in self.folders:
            if (path := folder / name).is_file():
                return path
        raise TemplateError(f"the template {name} is missing from {' and '.join(map(str, self.folders))}")

    def names(self, folder: str, ending: str) -> Iterator[str]:
        """Give the files in a folder of the templates by name without ending, sorted, each once."""
        found = {path.stem for base in self.folders for path in (base / folder).glob(f"*{ending}")}
        yield from sorted(found)

    def text(self, name: str) -> str:
        path = self.find(name)
        try:
            return path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise TemplateError(f"{path} is not UTF-8 text: byte {error.start} is wrong") from None
        except OSError as error:
            raise TemplateError(f"{path} cannot be read: {error.strerror}") from None

    def read(self, name: str, kind: type[T]) -> T:
        """Read a TOML file into a typed value, once."""
        key = (name, kind)
        if key not in self._read:
            path = self.find(name)
            try:
                read = msgspec.convert(tomllib.loads(self.text(name)), kind)
                self._read[key] = _with_tables(read, f"{path} is wrong: ", "")
            except tomllib.TOMLDecodeError as error:
                raise TemplateError(f"{path} is not TOML: {error}") from None
            except msgspec.ValidationError as error:
                raise TemplateError(f"{path} is wrong: {error}") from None
        value: T = self._read[key]
        return value

    def once(self, make: "Callable[[Templates], T]") -> T:
        """Give what a function makes of these templates, which is called once: reading and checking take their time."""
        if make not in self._made:
            self._made[make] = make(self)
        value: T = self._made[make]
        return value


class _Table(dict[str, Any]):
    """A table whose keys are names: to ask for one that is missing is an error of the template."""

    def __init__(self, entries: dict[str, Any], complaint: str, place: str) -> None:
        super().__init__(entries)
        self._complaint = complaint
        self._place = place

    def holding(self, entries: dict[str, Any]) -> "_Table":
        return _Table(entries, self._complaint, self._place)

    def __missing__(self, key: object) -> Any:
        raise TemplateError(f"{self._complaint}{self._place}{key} is missing")


def like(table: Mapping[str, Any], entries: dict[str, T]) -> dict[str, T]:
    """Give entries that were made from a table the errors that it has: they stand in its place."""
    return table.holding(entries) if isinstance(table, _Table) else entries


def _with_tables(value: Any, complaint: str, place: str) -> Any:
    """Put a `_Table` into the place of each table in what was read."""
    if isinstance(value, dict):
        entries = {key: _with_tables(entry, complaint, f"{place}{key}.") for key, entry in value.items()}
        return _Table(entries, complaint, place)
    if isinstance(value, tuple) and type(value) is tuple:
        return tuple(_with_tables(entry, complaint, f"{place[:-1]}[{at}].") for at, entry in enumerate(value))
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            entry = getattr(value, name)
            if isinstance(entry, dict | tuple | msgspec.Struct):
                msgspec.structs.force_setattr(value, name, _with_tables(entry, complaint, f"{place}{name}."))
    return value
