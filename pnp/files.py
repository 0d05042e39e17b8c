"""Files: written whole or not at all.

What is to be written goes to a file with a temporary name in the same folder, which then takes the place of the old
one in a single step. A full disk, a pulled plug or a second process never leaves half a kit behind. A file that holds
the same bytes already is left alone, so that its date tells when something changed.
"""

import os
import secrets
import stat
from contextlib import suppress
from pathlib import Path

from pnp.errors import OutputError

__all__ = ["write_file"]


def write_file(path: Path, data: bytes) -> bool:
    """Write a file, with the folders it lies in. Gives False if it was there with this content already."""
    try:
        target = path.resolve()  # a link stays a link: what it points to is replaced
        mode = _mode(target)
        if mode is not None and stat.S_ISDIR(mode):
            raise IsADirectoryError(0, "there is a folder of that name")
        if mode is not None and not stat.S_ISREG(mode):
            target.write_bytes(data)  # a device or a pipe is written to, never replaced
            return True
        if mode is not None:
            if target.stat().st_size == len(data) and target.read_bytes() == data:
                return False
            if not os.access(target, os.W_OK):
                raise PermissionError(0, "the file is write-protected")
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, data, mode)
    except OSError as error:
        raise OutputError(f"{path} cannot be written: {_reason(error)}") from None
    except (ValueError, RuntimeError) as error:  # a zero byte in the name; links that go round in circles
        raise OutputError(f"{path!r} cannot be written: {error}") from None
    return True


def _mode(path: Path) -> int | None:
    try:
        return path.stat().st_mode
    except FileNotFoundError:
        return None


def _replace(target: Path, data: bytes, mode: int | None) -> None:
    # The temporary name is short, so that a name which only just fits is not refused.
    temporary = target.parent / f".pnp-{secrets.token_hex(4)}"
    try:
        with temporary.open("xb") as file:
            file.write(data)
        if mode is not None:
            temporary.chmod(stat.S_IMODE(mode))
        temporary.replace(target)
    except BaseException:  # an interrupt as well: nothing half-written stays behind
        with suppress(OSError):
            temporary.unlink()
        raise


def _reason(error: OSError) -> str:
    text = error.strerror or str(error)
    return text[:1].lower() + text[1:]
