"""What computer players think a conversion brings is what the card does, told by the piece."""

from __future__ import annotations

import pytest

from engine.bots.le_havre.prospects import CONVERSIONS, ByThePiece
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import GOODS, HIDES, NAMES
from tests.engine.helpers import play, red, storage

by_name = pytest.mark.parametrize("one", CONVERSIONS, ids=lambda one: CARDS[one.card].name)


@by_name
def test_four_pieces_bring_what_is_thought(one: ByThePiece) -> None:
    left = after_four(one)
    hides = GOODS[HIDES].dearness * left.get("hides", 0)
    assert left.get("francs", 0) + hides == 4 * one.francs


@by_name
def test_four_pieces_take_the_energy_that_is_thought_but_for_what_all_take_together(one: ByThePiece) -> None:
    together = 1 if CARDS[one.card].name == "smokehouse" else 0
    assert 40 - after_four(one)["wood"] == 4 * one.energy + together


def after_four(one: ByThePiece) -> dict[str, int]:
    """What is left after a visit with four of the good, of which there are no more, and 40 wood."""
    name, good = CARDS[one.card].name, NAMES[one.good]
    game = red(f"4 {good}, 40 wood", buildings=[name])
    play(game, f"enter {name}: {good} 4")
    return storage(game)
