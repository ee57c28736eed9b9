from __future__ import annotations

from engine.le_havre.deck import CARDS
from engine.le_havre.goods import FRANCS, GOODS
from screens.le_havre.pieces import HUES, good
from screens.le_havre.side import PAIRS


def test_every_good_and_every_type_has_a_hue() -> None:
    wanted = {good(FRANCS), *map(good, range(len(GOODS))), *(f"type:{card.type}" for card in CARDS), "type:ship"}
    assert {style for style, _hue in HUES} == wanted


def test_an_upgraded_good_has_the_hue_of_the_good_it_comes_from() -> None:
    hues = dict(HUES)
    assert all(hues[good(low)] == hues[good(high)] for low, high in PAIRS)


def test_no_two_goods_that_are_taken_have_the_same_hue() -> None:
    hues = [hue for style, hue in HUES if style in {good(FRANCS), *(good(low) for low, _high in PAIRS)}]
    assert len(hues) == len(set(hues))
