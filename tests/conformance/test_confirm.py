"""With confirmation each move of every title is seen at the foot before enter makes it; without it none waits."""

from __future__ import annotations

from itertools import product

import pytest

from engine import Move, Plan
from saves import SavedGame
from saves.settings import Settings, store
from tests.conformance.played import recorded
from tests.conformance.titles import CONFORMING, settings_of
from tests.sampled import sampled
from tests.screens.keyboard import READY, Player
from tui.app import HavreApp

MOMENTS = 4
"""At so many moments of a game a move is chosen from the list of all of them."""
EACH = list(product(CONFORMING, range(MOMENTS)))
LEAST = 10
"""So many of these are looked at by default."""
QUESTIONS = 12
"""No move asks more."""


async def chosen(title: str, moment: int) -> tuple[Move | Plan | None, Move, bool]:
    """What stood at the foot when a move was made, the move, and whether anything but a question had waited."""
    game = recorded(next(settings_of(title)), 1, MOMENTS + 1).moments[moment]
    with SavedGame.keep(game) as saved:
        app = HavreApp(saved=saved)
        async with app.run_test(size=(80, 24)) as pilot:
            player = Player(app, pilot)
            await player.sit_down()
            await player.look_around()
            await player.press("a")
            before, seen, has_waited = len(saved.game.history), None, False
            for _question in range(QUESTIONS):
                seen = player.screen.candidate
                await player.press("enter")
                if len(saved.game.history) > before:
                    break
                has_waited = has_waited or player.mode == READY
            return seen, saved.game.history[before], has_waited


@pytest.mark.parametrize(("title", "moment"), sampled(EACH, "confirmed", least=LEAST))
async def test_with_confirmation_a_move_is_seen_before_it_is_made(title: str, moment: int) -> None:
    store(Settings(pause=0.0, thinking=0.1))
    seen, made, _has_waited = await chosen(title, moment)
    assert seen == made


@pytest.mark.parametrize(("title", "moment"), sampled(EACH, "at once", least=LEAST))
async def test_without_confirmation_no_move_waits(title: str, moment: int) -> None:
    store(Settings(confirm=False, pause=0.0, thinking=0.1))
    _seen, _made, has_waited = await chosen(title, moment)
    assert not has_waited
