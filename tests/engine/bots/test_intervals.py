"""The interval of a share of games, against figures of its author's formula worked out by hand."""

from __future__ import annotations

import pytest

from engine.bots.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (150, 200, 0.6856, 0.8049)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.0001)
