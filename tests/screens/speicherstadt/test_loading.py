"""Loading on the page of one's house: what its keys are called, and what one key for all goods says before it acts."""

from __future__ import annotations

from saves import SavedGame
from tests.engine.speicherstadt.helpers import house, laid, play
from tests.screens.le_havre.keyboard import READY, playing


def at_loading() -> SavedGame:
    """Six goods to load, of which four have a place on a contract; saffron in the supply."""
    game = laid(
        house(5, "contract-3"),
        house(1),
        pile="ship-1 ship-2 fireman-1a",
        bag="coffee coffee tea rubber rubber tea",
        supply="saffron",
        seats=2,
    )
    return SavedGame.keep(
        play(game, *(f"queue water-{place}" for place in "132333"), "buy", "buy", "decline", "decline")
    )


async def test_one_key_for_all_goods_says_whole_what_it_would_do() -> None:
    async with playing(at_loading()) as player:
        await player.press("o")
        assert player.mode == READY
        assert "4 moves at once: coffee 2 → 1, tea 2 → 1, rubber 2 → 0, contract 11 full" in player.desk()


async def test_enter_is_called_after_what_it_would_do() -> None:
    async with playing(at_loading()) as player:
        await player.press("2", "home")
        assert "enter load" in player.footer()
        await player.press("end")
        assert "enter exchange" in player.footer()
