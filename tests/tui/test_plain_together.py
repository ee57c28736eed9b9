"""Plain mode at a host: its lobby as lines, and tables played and followed without a terminal."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest

from engine import format_move, new_game
from saves.harbour.line import Line
from saves.hosted import Hosted
from screens.host import Host, host_of
from tests.screens.lobby.harbour import InHarbour
from tests.screens.lobby.host import ThreadedHost
from tests.waiting import PATIENCE, until
from tui.plain.lobby import PlainLobby
from tui.plain.together import Lines

NAMES = {1: "anna", 2: "ben"}


class Typist:
    """Somebody who types lines into a pipe, and reads what is printed."""

    def __init__(self, line: Line, name: str, tables: Path, player: int) -> None:
        self.name = name
        self.printed: list[str] = []
        read, self._write = os.pipe()
        host = host_of(Hosted(player, name, tables, line))
        assert isinstance(host, Host)
        self.lobby = PlainLobby(host, Lines(read), self.printed.append)
        self._thread = Thread(target=self.lobby.run, daemon=True)
        self._thread.start()

    def type(self, *lines: str) -> None:
        for line in lines:
            os.write(self._write, f"{line}\n".encode())

    def reads(self, words: str, after: int = 0) -> Callable[[], bool]:
        return lambda: any(words in line for line in self.printed[after:])

    def awaits(self, words: str, after: int = 0) -> None:
        until(self.reads(words, after), lambda: "\n".join([self.name, *self.printed[-30:]]))

    def leave(self) -> None:
        """Type nothing more, and be gone: whoever has left has left."""
        if self._thread.is_alive():
            os.close(self._write)
            self._thread.join(PATIENCE)
            assert not self._thread.is_alive()


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Typist, Typist]]:
    """anna, ben in the lobby."""
    answers = InHarbour(tmp_path, NAMES)
    with ThreadedHost(answers) as host:
        lines = [host.line(number) for number in NAMES]
        anna, ben = (Typist(line, NAMES[number], answers.tables, number) for number, line in enumerate(lines, start=1))
        anna.awaits("no table")
        ben.awaits("no table")
        yield anna, ben
        for one in (anna, ben):
            one.leave()  # who is still there would read from a line that is closed
        for line in lines:
            line.close()


def seated(anna: Typist, ben: Typist, title: str = "speicherstadt variant:base") -> tuple[Typist, Typist]:
    """Both at a new table: whoever decides, and the other."""
    anna.type(f"new {title} me anybody")
    anna.awaits("1 free seat")
    ben.type("tables", "join a")
    until(lambda: ben.reads("Your turn:")() or ben.reads("The others think:")())
    anna.type("go a")
    ben.type("go a")
    anna.awaits("say WORDS")
    ben.awaits("say WORDS")
    until(lambda: decides(anna) or decides(ben), lambda: "\n".join([*anna.printed, *ben.printed]))
    return (anna, ben) if decides(anna) else (ben, anna)


def decides(one: Typist) -> bool:
    return any(f"{one.name}: place a worker" in line for line in one.printed)


def test_the_lobby_says_who_is_here(two: tuple[Typist, Typist]) -> None:
    anna, ben = two
    ben.type("tables")
    both = {"Here now: anna, ben", "Here now: ben, anna"}  # in the order in which they came
    until(lambda: any(ben.reads(words)() for words in both))
    anna.leave()
    ben.leave()


def test_a_word_that_nobody_knows_is_refused_and_the_status_says_so(two: tuple[Typist, Typist]) -> None:
    anna, _ben = two
    anna.type("dance")
    anna.awaits("'dance' is not known here")
    anna.leave()
    assert anna.lobby.was_refused


def test_a_move_that_one_types_is_told_to_the_other(two: tuple[Typist, Typist], tmp_path: Path) -> None:
    mine, other = seated(*two)
    before = len(other.printed)
    mine.type("moves", "1")
    other.awaits("worker", before)
    files = [*(tmp_path / "tables").iterdir()]
    assert len(files) == 1
    mine.leave()
    other.leave()


def test_who_does_not_decide_can_read_but_not_play(two: tuple[Typist, Typist]) -> None:
    _mine, other = seated(*two)
    before = len(other.printed)
    other.type("1")
    other.awaits("decides now", before)
    other.type("moves")
    other.type("table")
    other.awaits("coins", before)
    assert not any(line.startswith("1. ") for line in other.printed[before:])
    other.type("hint")


def test_who_leaves_a_table_reads_in_words_where_its_moves_are(two: tuple[Typist, Typist]) -> None:
    mine, _other = seated(*two)
    mine.type("quit")
    until(lambda: any(mine.reads(f"at the table of Die Speicherstadt with {names}.")() for names in NAMED))


NAMED = ("anna, ben", "ben, anna")


def test_a_word_is_read_by_the_other_as_it_can_be_shown(two: tuple[Typist, Typist]) -> None:
    mine, other = seated(*two)
    mine.type("say ahoy \x1b[2J there")
    other.awaits("says: ahoy")
    assert not any("\x1b" in line for line in other.printed)


def test_a_move_that_was_kept_is_offered_when_the_turn_has_come(two: tuple[Typist, Typist]) -> None:
    mine, other = seated(*two)
    other.type("later fly away")
    other.awaits("not known here")
    game = new_game("speicherstadt", ["anna", "ben"], seed=1)
    notation = format_move(game.moves()[0])
    other.type(f"later {notation}")
    other.awaits("Kept for your next turn")
    count = len(mine.printed)
    mine.type("1")
    other.awaits("You kept this for now")
    other.type("yes")
    mine.awaits("worker", count + 2)


def test_taking_back_asks_the_other(two: tuple[Typist, Typist]) -> None:
    mine, other = seated(*two)
    count = len(other.printed)
    mine.type("1")
    other.awaits("worker", count)
    count = len(mine.printed)
    other.type("1")
    mine.awaits("worker", count)
    count = len(other.printed)
    mine.type("undo")
    other.awaits("asks to take back: type agree or refuse", count)
    count = len(mine.printed)
    other.type("agree")
    other.awaits(f"A decision of {mine.name} was taken back.")
    mine.awaits(f"A decision of {mine.name} was taken back.", count)


def test_help_tells_what_can_be_typed_at_a_table_alone(two: tuple[Typist, Typist]) -> None:
    _mine, other = seated(*two)
    count = len(other.printed)
    other.type("help")
    other.awaits("later MOVE", count)
