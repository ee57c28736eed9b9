"""Files anywhere and pipes: what is taken in is the whole of it, and what cannot be read is named."""

from __future__ import annotations

import os
from pathlib import Path
from threading import Thread

import pytest

from saves import SaveError
from saves.disk import LARGEST, read_outside, read_to_end
from saves.exchange import imported
from tests.saves.pipes import pausing, write_with_pauses

PARTS = (b"format = 1\n", b'title = "le-havre"\n', b"[options]\n")


def test_a_pipe_whose_writer_pauses_is_read_to_its_end() -> None:
    reading, writing = os.pipe()
    with pausing(writing, *PARTS):
        found = read_outside(Path(f"/dev/fd/{reading}"), waits=True)
        os.close(reading)
    assert found == b"".join(PARTS)


def test_a_stream_that_does_not_wait_by_itself_is_read_to_its_end() -> None:
    reading, writing = os.pipe()
    os.set_blocking(reading, False)
    with pausing(writing, *PARTS), os.fdopen(reading, "rb") as stream:
        assert read_to_end(stream) == b"".join(PARTS)


def test_a_pipe_that_has_a_name_is_waited_for(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    writer = Thread(target=lambda: write_with_pauses(os.open(path, os.O_WRONLY), *PARTS))
    writer.start()
    assert read_outside(path, waits=True) == b"".join(PARTS)
    writer.join()


def test_a_pipe_without_an_end_is_left_after_more_than_any_game_has() -> None:
    assert len(read_outside(Path("/dev/zero"), waits=True)) == LARGEST + 1


def test_a_file_that_is_too_large_is_not_even_looked_at(tmp_path: Path) -> None:
    huge = tmp_path / "huge"
    with huge.open("wb") as file:
        file.truncate(100_000_000)
    data = read_outside(huge)
    assert len(data) == LARGEST + 1
    with pytest.raises(SaveError, match="too large"):
        imported(data, "huge")


@pytest.mark.parametrize("kind", ["nothing", "folder", "pipe", "device", "zero in its name", "too long a name"])
def test_a_file_that_cannot_be_read_is_named(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "odd"
    if kind == "folder":
        path.mkdir()
    elif kind == "pipe":
        os.mkfifo(path)
    elif kind == "device":
        path.symlink_to("/dev/zero")
    elif kind == "zero in its name":
        path = tmp_path / "odd\0"
    elif kind == "too long a name":
        path = tmp_path / ("odd" * 1000)
    with pytest.raises(SaveError, match=r"odd.* cannot be read: ") as caught:
        read_outside(path)
    assert str(caught.value).isprintable()
