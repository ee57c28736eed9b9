"""The measure of colours against pairs that its authors have published."""

from __future__ import annotations

import pytest

from tests.widgets.colours import Lab, ciede2000, lab


@pytest.mark.parametrize(
    ("one", "other", "difference"),
    [
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -1, 2), (50, 0, 0), 2.3669),
        ((50, 2.49, -0.001), (50, -2.49, 0.0009), 7.1792),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((50, 2.5, 0), (58, 24, 15), 19.4535),
        ((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.263),
    ],
)
def test_two_colours_differ_by_what_is_published(one: Lab, other: Lab, difference: float) -> None:
    assert ciede2000(one, other) == pytest.approx(difference, abs=0.0001)


def test_white_has_the_lightness_of_a_hundred() -> None:
    assert lab(255, 255, 255) == pytest.approx((100, 0, 0), abs=0.01)
