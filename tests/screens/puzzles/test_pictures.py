"""How puzzles look: on the table, at the end of a try, and in their list."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import date

import pytest
from textual.pilot import Pilot

from engine import parse
from saves.puzzles import shelf, tries
from saves.puzzles.shelf import numbered
from saves.puzzles.tries import tries_of
from screens.puzzles.listed import PuzzlesScreen
from screens.puzzles.table import PuzzleScreen
from tests.saves.puzzles.made import made, shelve
from tests.screens.pictures import WHOLE, cut
from tui.app import HavreApp

Snap = Callable[..., bool]
SIZES = pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
TITLE = "speicherstadt"

pytestmark = pytest.mark.pictures


@pytest.fixture(autouse=True)
def fake_game() -> None:
    """Here real tables are shown."""


@pytest.fixture(autouse=True)
def _made(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shelve(monkeypatch, *(made(TITLE, number, grade=1 + number % 3) for number in range(1, 8)), made("macao"))
    for module in ("screens.puzzles.listed", "screens.puzzles.result", "saves.puzzles.results"):
        monkeypatch.setattr(f"{module}.today", lambda: date(2026, 11, 24))
    yield
    shelf.shelf.cache_clear()
    tries.looked_up.cache_clear()


def solving(*ends: int) -> Callable[[Pilot[None]], object]:
    """Plays the best line, and other ways to the end: so many of its moves, then whatever comes first."""

    async def play(pilot: Pilot[None]) -> None:
        screen = pilot.app.screen
        assert isinstance(screen, PuzzleScreen)
        found = screen._tries
        for count in ends:
            if found.game.history:
                await pilot.press("A")
            while not found.is_over:
                done = len(found.game.history)
                ordered = done < count
                move = parse(found.game, found.of.line[done]) if ordered else found.game.tried(found.game.moves()[0])[1]
                screen.play_now(move)
                screen.redraw()
                await pilot.pause()

    return play


@SIZES
def test_a_puzzle_that_was_helped_with(snap_compare: Snap, size: tuple[int, int]) -> None:
    app = HavreApp(saved=tries_of(numbered(TITLE, 4)))

    async def play(pilot: Pilot[None]) -> None:
        await solving(2, 0)(pilot)  # type: ignore[misc]
        await pilot.press("A", "h", "down")

    assert snap_compare(cut(app, WHOLE), terminal_size=size, run_before=play)


@SIZES
def test_what_came_of_a_try(snap_compare: Snap, size: tuple[int, int]) -> None:
    app = HavreApp(saved=tries_of(numbered(TITLE, 4)))
    assert snap_compare(cut(app, WHOLE), terminal_size=size, run_before=solving(0, 2, 99))


@SIZES
def test_the_list(snap_compare: Snap, size: tuple[int, int]) -> None:
    async def open_list(pilot: Pilot[None]) -> None:
        await pilot.app.push_screen(PuzzlesScreen(TITLE))
        await pilot.press("down", "n")

    assert snap_compare(cut(HavreApp(), WHOLE), terminal_size=size, run_before=open_list)
