"""What cannot be done now says why, in every decision."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from saves import SavedGame
from tests.engine.speicherstadt.helpers import KAI, decides, house, laid, play, queued
from tests.screens.keyboard import playing
from tests.screens.speicherstadt import positions
from tests.screens.speicherstadt.positions import Position

KAI_ROW = "vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"


def two(*cards: str, **more: Any) -> Game:
    """Anna and Ben with Kaispeicher; Anna has some cards."""
    return laid(house(5, *cards), house(9), pile=KAI_ROW, seats=2, variant=KAI, **more)


def informer() -> SavedGame:
    """Anna may use the Informer."""
    return SavedGame.keep(queued(two("informer"), "1 1 1 2 1 2 3 3"))


def at_a_fire(*cards: str, coins: int = 5) -> SavedGame:
    """Somebody is asked after a fire, which came up first."""
    row = "fire-1 vulcaniser bank spice-merchant fireman-1a fireman-1b theatre"
    more = " ".join(("tea-taster press lighthouse coffee-roaster carpet-trader davidwache", row))
    game = laid(house(coins, *cards), house(9, "fireman-3a"), pile=more, seats=2, variant=KAI)
    queued(game, "1 1 1 1 1 1 1 1")
    while not decides(game).startswith(("insurance", "fire-chief")):
        play(game, "decline" if decides(game).startswith("purchase") else "store")
    return SavedGame.keep(game)


def insurance() -> SavedGame:
    """Anna loses at a fire and has the Insurance."""
    return at_a_fire("insurance")


def fire_chief() -> SavedGame:
    """Anna wins at a fire and has the Fire Chief."""
    return at_a_fire("fire-chief", "fireman-5a")


def final() -> SavedGame:
    """Anna may use the Auction Hall after the last fire."""
    anna = house(0, "auction-hall", "contract-1", contracts={"contract-1": ["coffee"]})
    return SavedGame.keep(laid(anna, house(0), pile=[], seats=2, variant=KAI, supply="tea"))


DECISIONS = {
    positions.demand: (
        ("b", "not possible now"),
        ("o", "You load after all cards are sold."),
        ("e", "You have no card that could be used now."),
        ("t", "You have no break"),
        ("tab", "There is no other row of cards."),
    ),
    positions.purchase: (
        ("o", "You load after all cards are sold."),
        ("t", "not possible now"),
    ),
    positions.loading: (
        ("p", "not possible now"),
        ("1 enter", "Nobody places workers now."),
        ("b", "not possible now"),
        ("2 end s", "The cursor is on nothing that could be loaded."),
    ),
    informer: (("b", "not possible now"), ("o", "You load after all cards are sold.")),
    insurance: (("b", "not possible now"), ("o", "You load after all cards are sold.")),
    fire_chief: (("b", "not possible now"), ("t", "not possible now")),
    final: (("b", "not possible now"), ("t", "not possible now")),
}
"""Decisions, with keys that can do nothing there, and part of what is said then."""


@pytest.mark.parametrize(
    ("position", "keys", "reason"),
    [
        pytest.param(position, keys, reason, id=f"{position.__name__}-{keys}")
        for position, tried in DECISIONS.items()
        for keys, reason in tried
    ],
)
async def test_a_key_that_can_do_nothing_now_says_why(position: Position, keys: str, reason: str) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        await player.look_around()
        played = len(player.game.history)
        await player.press(*keys.split())
        assert len(player.game.history) == played
        assert reason in player.desk()


async def test_a_card_is_told_by_what_it_does_until_all_is_answered_and_then_by_what_comes_of_it() -> None:
    game = laid(house(5, "informer"), house(5), seats=2, variant=KAI)
    for turn in range(8):
        game.play(f"queue water-{turn % 3 + 1}")
    async with playing(SavedGame.keep(game)) as player:
        assert "change places." in player.desk()
        assert "Change places:" not in player.desk()
        await player.press("enter", "enter")
        assert "Change places:" in player.desk()
        assert "…" not in player.desk()
