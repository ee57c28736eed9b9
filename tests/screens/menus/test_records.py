"""The screen of the records: a row for each kind of game, and more about the one with the cursor."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from engine import TITLES
from saves.record import Record, Result
from saves.titles import title_name
from screens.menus.records import RecordsScreen
from tests.screens.fakes import shown
from tui.app import HavreApp

ENDED = datetime(2026, 5, 4, 12, tzinfo=UTC)
ALONE = Record("a", "le-havre", "short", 7, (), (Result("Ann", 43, 1),), 80, ENDED)
AGAINST = Record(
    "b",
    "homesteaders",
    "full",
    9,
    ("open",),
    (Result("Ann", 40, 1), Result("Red", 30, 2, "settler")),
    90,
    ENDED,
)


async def after(monkeypatch: pytest.MonkeyPatch, found: list[Record], *keys: str) -> str:
    """What the records show after these keys."""
    monkeypatch.setattr("screens.menus.title.records", lambda: found)
    async with HavreApp().run_test(size=(200, 60)) as pilot:
        await pilot.press("e", *keys)
        assert isinstance(pilot.app.screen, RecordsScreen)
        return shown(pilot.app.screen)


async def test_every_kind_of_game_has_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [ALONE, replace(ALONE, id="c", results=(Result("Ann", 23, 1),)), AGAINST])
    assert re.search(r"Le Havre, short +alone +2 +43 +33\.0 +Ann +7 +2026-05-04", seen)
    assert re.search(r"Homesteaders +against settler, open +1 +40 +40\.0 +Ann +9 ", seen)


async def test_more_is_said_of_the_kind_with_the_cursor(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [ALONE, replace(ALONE, id="c", attempt=2, results=(Result("Ann", 53, 1),)), AGAINST]
    seen = await after(monkeypatch, found)
    assert "Best seeds: 7 with 53 in attempt 2 of 2" in seen
    assert "Ann: 1 won of 1" in await after(monkeypatch, found, "j")


async def test_a_first_game_has_a_row_without_a_best(monkeypatch: pytest.MonkeyPatch) -> None:
    first = replace(ALONE, id="f", seed=0, first_game=True, results=(Result("Ann", 61, 1),))
    seen = await after(monkeypatch, [first])
    assert re.search(r"Le Havre, short +first game +1 +2026-05-04", seen)
    assert "It ended with 61 francs for Ann. It is no part of bests, means and streaks." in seen
    assert "Best 61" not in seen


async def test_a_title_of_which_no_game_was_finished_is_there_too(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [ALONE])
    for title in set(TITLES) - {"le-havre"}:
        assert re.search(f"{title_name(title)} +no game yet", seen)


async def test_the_daily_games_stand_above(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [replace(ALONE, day=date(2026, 5, 4))])
    assert "Daily harbour: 1 on their day" in seen


async def test_marked_games_are_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = await after(monkeypatch, [replace(ALONE, seen_before=True)])
    assert " 43* " in seen
    assert "* moves were taken back that had turned up something hidden" in seen
