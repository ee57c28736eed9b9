"""Values that were learned: curves over the time that is left."""

from __future__ import annotations

import pytest

from engine.bots.le_havre.evaluator import Evaluator
from engine.bots.le_havre.weights import KNOTS, MANY_SEATS, Curve, Values, at, weights
from tests.engine.bots.test_levels import finished, game_of

RISING: Curve = tuple(float(knot) for knot in KNOTS)


def test_a_curve_changes_evenly_between_its_knots() -> None:
    assert [at(RISING, left) for left in range(KNOTS[0], KNOTS[-1] + 1)] == list(range(KNOTS[0], KNOTS[-1] + 1))


def test_beyond_the_last_knot_a_curve_stays_as_it_is() -> None:
    assert at(RISING, KNOTS[-1] + 10) == KNOTS[-1]


@pytest.mark.parametrize("seats", range(1, MANY_SEATS + 1))
def test_what_was_learned_for_some_seats_counts_for_no_others(seats: int) -> None:
    dear = Values(goods={"coal": (5.0,) * len(KNOTS)})
    plain, learned = Evaluator(weights("harbourmaster")), Evaluator(weights("harbourmaster"), {seats: dear})
    positions = [game_of(number).position for number in range(1, 6)]
    counts = [learned.score(position, 0) > plain.score(position, 0) for position in positions]
    assert counts == [min(number, MANY_SEATS) == seats for number in range(1, 6)]


def test_after_the_end_nothing_counts_that_was_learned() -> None:
    dear = Values(goods={"coal": (5.0,) * len(KNOTS)}, own={"marketplace": (5.0,) * len(KNOTS)})
    position = finished("random", 2).position
    plain, learned = Evaluator(weights("harbourmaster")), Evaluator(weights("harbourmaster"), {2: dear})
    assert [learned.score(position, seat) for seat in (0, 1)] == [plain.score(position, seat) for seat in (0, 1)]
