"""Puzzles of every title: tried on its table, in plain words, helped with, begun again, and come back to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from textual.pilot import Pilot

from engine import parse
from saves.puzzles import shelf, tries as kept
from saves.puzzles.form import Puzzle
from saves.puzzles.shelf import numbered
from saves.puzzles.tries import MOST_HELP, Tries, tries_of
from screens.puzzles.listed import PuzzlesScreen
from screens.puzzles.table import LineScreen, PuzzleScreen
from tests.conformance.titles import CONFORMING
from tests.sampled import sampled
from tests.saves.puzzles.made import made, shelve
from tests.screens.fakes import shown
from tui.app import HavreApp
from tui.plain.puzzles import PuzzleSession

SIZES = [(80, 24), (120, 40)]


@pytest.fixture(params=list(CONFORMING))
def puzzle(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Puzzle]:
    shelve(monkeypatch, *(made(request.param, number) for number in (1, 2)))
    yield numbered(request.param, 1)
    shelf.shelf.cache_clear()
    kept.looked_up.cache_clear()


def table(pilot: Pilot[None]) -> PuzzleScreen:
    screen = pilot.app.screen
    assert isinstance(screen, PuzzleScreen)
    return screen


async def solve(pilot: Pilot[None], tries: Tries) -> None:
    """Play the best line on the screen, as if each move had been put together there."""
    screen = table(pilot)
    line = tries.of.line
    while not tries.is_over:
        screen.play_now(parse(tries.game, line[len(tries.game.history)]))
        screen.redraw()
        await pilot.pause()


@pytest.mark.parametrize(("puzzle", "size"), sampled(product(CONFORMING, SIZES), "best lines"), indirect=["puzzle"])
async def test_the_best_line_is_played_on_the_table(puzzle: Puzzle, size: tuple[int, int]) -> None:
    tries = tries_of(puzzle)
    async with HavreApp(saved=tries).run_test(size=size) as pilot:
        await pilot.pause()
        before = shown(pilot.app.screen)
        assert "make the most of it" in before
        assert "best possible" in before
        await solve(pilot, tries)
        after = shown(pilot.app.screen)
        assert "the best possible" in after
        assert "● ● ●" in after
        assert not pilot.app.screen.query("#band").first().display
        await pilot.press("u")
        assert not tries.is_over
        assert "try 1" in shown(pilot.app.screen) or size == (80, 24)


async def test_nobody_gives_advice_and_help_costs_a_star_a_step(puzzle: Puzzle) -> None:
    tries = tries_of(puzzle)
    async with HavreApp(saved=tries).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = table(pilot)
        assert not screen.available(next(one for one in pilot.app.registry.of("game") if one.name == "hint"))  # type: ignore[attr-defined]
        await pilot.press("h")
        assert "First help" in shown(screen)
        await pilot.press("h")
        assert "Second help" in shown(screen)
        await pilot.press("h")
        assert isinstance(pilot.app.screen, LineScreen)
        await pilot.press(*"n" * len(puzzle.line), "q")
        assert tries.helps == MOST_HELP
        await solve(pilot, tries)
        assert [end.stars for end in tries.ends] == [0]


async def test_another_try_begins_at_the_start_with_all_stars(puzzle: Puzzle) -> None:
    tries = tries_of(puzzle)
    async with HavreApp(saved=tries).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        begun = tries.game.history  # what leaves no choice has happened by itself
        await pilot.press("h")
        await solve(pilot, tries)
        await pilot.press("A")
        assert (tries.attempt, tries.helps, tries.game.history) == (2, 0, begun)
        await solve(pilot, tries)
        assert [end.stars for end in tries.ends] == [2, 3]


async def test_the_next_puzzle_comes_after_a_try_and_leaving_leads_to_the_list(puzzle: Puzzle) -> None:
    tries = tries_of(puzzle)
    async with HavreApp(saved=tries).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await solve(pilot, tries)
        await pilot.press("n")
        assert table(pilot)._tries.of.number == 2
        await pilot.press("q")
        assert isinstance(pilot.app.screen, PuzzlesScreen)
        assert "1 of 2 solved" in shown(pilot.app.screen)
        assert "●●●" in shown(pilot.app.screen)


async def test_what_was_left_is_there_again(puzzle: Puzzle) -> None:
    tries = tries_of(puzzle)
    async with HavreApp(saved=tries).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("h")
        table(pilot).play_now(parse(tries.game, puzzle.line[0]))
        moves = len(tries.game.history)
        await pilot.press("q", "enter")
        again = table(pilot)._tries
        assert (len(again.game.history), again.helps) == (moves, 1)


def test_the_best_line_is_typed_in_plain_words(puzzle: Puzzle) -> None:
    lines: list[str] = []
    with tries_of(puzzle) as tries:
        session = PuzzleSession(tries, lines.append)
        session.greet()
        assert any("make the most of it" in line for line in lines)
        session.take("nudge")
        for words in puzzle.line:
            session.take(words)
        told = " ".join(lines)
        assert "the best possible" in told
        assert "2 stars of three" in told
        session.take("again")
        assert tries.game.history == ()
        session.take("share")
        assert lines[-1].endswith("with help") or "with help" in " ".join(lines[-2:])


async def test_the_help_says_what_stars_and_help_are(puzzle: Puzzle) -> None:
    async with HavreApp(saved=tries_of(puzzle)).run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("?")
        assert "Help comes in three steps" in " ".join(shown(pilot.app.screen).split())
