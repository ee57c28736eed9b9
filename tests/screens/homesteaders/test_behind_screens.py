"""What somebody has behind a screen changes nothing that the others are shown."""

from __future__ import annotations

import pytest

from engine import Game
from engine.homesteaders.buildings import INDEX
from engine.homesteaders.goods import HIDDEN
from tests.conformance.played import seats
from tests.conformance.reading import pictures
from tests.screens.homesteaders import positions


def holding(number: int, viewer: int | None) -> Game:
    """A game in which everybody has the Bank, and all but the viewer have so much of each good behind a screen."""
    game = positions.hidden().game
    for seat in seats(game):
        game.position.towns[seat] |= 1 << INDEX["bank"]
        if seat != viewer:
            for kind in HIDDEN:
                game.position.goods[seat][kind] = number
    return game


@pytest.mark.parametrize("number", [1, 5])
def test_the_holdings_of_others_change_no_page(number: int) -> None:
    for seat in seats(holding(0, None)):
        assert pictures(holding(number, seat), seat) == pictures(holding(0, seat), seat)


@pytest.mark.parametrize("number", [1, 5])
def test_no_holdings_change_a_page_while_the_game_is_handed_over(number: int) -> None:
    for seat in seats(holding(0, None)):
        assert pictures(holding(number, None), seat, is_open=True) == pictures(holding(0, None), seat, is_open=True)
