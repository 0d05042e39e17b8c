"""Files are written whole or not at all, and every way of failing is one sentence."""

import os
import resource
import stat
from pathlib import Path

import pytest

from pnp.errors import OutputError
from pnp.files import write_file


def test_a_file_is_written_with_its_folders_and_nothing_else_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "kit.pdf"
    assert write_file(path, b"one")
    assert path.read_bytes() == b"one"
    assert [p.name for p in path.parent.iterdir()] == ["kit.pdf"]


def test_the_same_content_is_left_alone_and_other_content_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "kit.pdf"
    write_file(path, b"one")
    os.utime(path, (1, 1))
    assert not write_file(path, b"one")
    assert path.stat().st_mtime == 1
    assert write_file(path, b"two")
    assert path.read_bytes() == b"two"


def test_a_file_gets_the_rights_that_any_new_file_gets_and_keeps_its_own(tmp_path: Path) -> None:
    path, other = tmp_path / "kit.pdf", tmp_path / "other"
    other.write_bytes(b"")
    write_file(path, b"one")
    assert path.stat().st_mode == other.stat().st_mode
    path.chmod(0o600)
    write_file(path, b"two")
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    target, link = tmp_path / "target.pdf", tmp_path / "link.pdf"
    target.write_bytes(b"old")
    link.symlink_to(target)
    write_file(link, b"new")
    assert link.is_symlink()
    assert target.read_bytes() == b"new"


def test_a_full_disk_leaves_the_old_file_and_no_other(tmp_path: Path) -> None:
    path = tmp_path / "kit.pdf"
    path.write_bytes(b"old")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
    try:
        with pytest.raises(OutputError, match=r"kit\.pdf cannot be written: file too large"):
            write_file(path, b"x" * 5000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert path.read_bytes() == b"old"
    assert [p.name for p in tmp_path.iterdir()] == ["kit.pdf"]


def test_an_interrupt_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: Path, target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_file(tmp_path / "kit.pdf", b"one")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("folder", "there is a folder of that name"),
        ("file/kit.pdf", "not a directory|file exists"),
        ("x" * 300 + ".pdf", "name too long"),
        ("kit\0.pdf", "null"),
        ("loop", "[Ll]oop|too many levels"),
    ],
)
def test_what_cannot_be_written_is_one_sentence(tmp_path: Path, name: str, reason: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_bytes(b"")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(OutputError, match=f"(?s)cannot be written: .*({reason})") as caught:
        write_file(tmp_path / name, b"one")
    assert "\n" not in str(caught.value)
    assert sorted(p.name for p in tmp_path.iterdir()) == ["file", "folder", "loop"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_device_is_written_to_and_not_replaced() -> None:
    with pytest.raises(OutputError, match="/dev/full cannot be written: no space left"):
        write_file(Path("/dev/full"), b"one")
    assert stat.S_ISCHR(Path("/dev/full").stat().st_mode)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is forbidden to root")
def test_a_folder_or_a_file_without_permission_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "shut" / "kit.pdf"
    path.parent.mkdir()
    path.write_bytes(b"old")
    path.chmod(0o400)
    with pytest.raises(OutputError, match="write-protected"):
        write_file(path, b"new")
    path.chmod(0o600)
    path.parent.chmod(0o500)
    try:
        with pytest.raises(OutputError, match="permission denied"):
            write_file(path, b"new")
    finally:
        path.parent.chmod(0o700)
    assert path.read_bytes() == b"old"
