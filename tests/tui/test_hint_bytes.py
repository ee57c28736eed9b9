"""What a step of the cursor sends among the plans of a hint and the decisions of a review, at both sizes."""

from __future__ import annotations

from itertools import product

import pytest

from saves.settings import Settings, store
from screens.table.overlays.advice import HintList
from screens.table.review import ReviewScreen
from tests.conformance.titles import Setting
from tests.sampled import sampled
from tests.screens.keyboard import LARGE, SMALL, Size
from tests.thinking import allow_any_time
from tests.tui.counted import counting, over, played
from tests.waiting import until_app

USUAL, MOST = 400, 1_200

MOMENTS = {
    Setting("le-havre", 1, "short"): (0.7, 1),
    Setting("le-havre", 4, "full"): (0.5, 1),
    Setting("homesteaders", 4, "full"): (0.5, 2),
    Setting("speicherstadt", 3, "base"): (0.3, 2),
    Setting("speicherstadt", 5, "kaispeicher"): (0.3, 2),
    Setting("macao", 1, "full"): (0.5, 2),
    Setting("macao", 4, "full"): (0.5, 2),
}
"""Set-ups, each with a moment of a game by chance with several plans: the share of its moves, its seed."""
SIZES = (SMALL, LARGE)
MANY = tuple(product((0.1, 0.3, 0.5, 0.7, 0.9), (1, 2, 3)))
"""Moments of games at which a hint is asked for where time does not matter."""


@pytest.fixture(autouse=True)
def _colours(home: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal of 256 colours on a dark ground, where styles take the most bytes; the adviser thinks for a second."""
    monkeypatch.setenv("TERM", "xterm-256color")
    for name in ("COLORTERM", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    allow_any_time(monkeypatch)
    # The keys come right upon the last look: else they would mean the plans that stood there before it.
    monkeypatch.setattr("screens.table.overlays.plans.NOTICED", 0.0)
    store(Settings(palette="dark", thinking=1.0))


async def steps(setting: Setting, share: float, seed: int, size: Size) -> list[int]:
    """What each step costs among the plans of a hint; none where there is only one plan."""
    async with counting(played(setting, seed, share), size) as line:
        await line.cost("h")
        screen = line.player.screen
        hint = screen.overlay
        assert isinstance(hint, HintList)
        await until_app(line.player.pilot, lambda: hint.count > 0 and not hint._thinks)
        await line.cost("2")
        return [await line.cost(key) for key in ("down", "up", "up", "down")] if hint.count > 1 else []


@pytest.mark.parametrize(("setting", "size"), sampled(product(MOMENTS, SIZES), "bytes of hints"))
async def test_a_step_among_the_plans_of_a_hint_takes_400_bytes_and_at_most_1200(setting: Setting, size: Size) -> None:
    assert list(over({"hint": await steps(setting, *MOMENTS[setting], size)}, USUAL, MOST)) == []


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES, ids=["80x24", "120x40"])
@pytest.mark.parametrize("setting", MOMENTS, ids=str)
async def test_it_takes_as_much_in_the_hints_of_many_games(setting: Setting, size: Size) -> None:
    found = [cost for share, seed in MANY for cost in await steps(setting, share, seed, size)]
    assert list(over({"hints": found}, USUAL, MOST)) == []


REVIEWED = (Setting("macao", 4, "full"), Setting("speicherstadt", 3, "base"), Setting("le-havre", 1, "short"))
"""Set-ups in games of which by chance several decisions are dear."""


@pytest.mark.parametrize(("setting", "size"), sampled(product(REVIEWED, SIZES), "bytes of reviews"))
async def test_a_step_among_the_decisions_of_a_review_takes_as_much(setting: Setting, size: Size) -> None:
    async with counting(played(setting, 2, 1), size) as line:
        await line.cost("v")
        screen = line.player.app.screen
        assert isinstance(screen, ReviewScreen)
        await until_app(line.player.pilot, lambda: len(screen._work.worst_first) > 5)
        await line.cost("s")
        costs = [await line.cost(key) for key in ["down"] * 5 + ["up"] * 5]
    assert list(over({"review": costs}, USUAL, MOST)) == []
