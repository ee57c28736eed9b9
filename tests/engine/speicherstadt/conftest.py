"""The figures of the rules as they are printed, for tests that play with them and test something else.

A figure that is not the printed one turns the tests red that hold it, and would else turn every game red as well.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, Final

import pytest

from engine.speicherstadt import holdings, rounds, terms

PRINTED: Final[tuple[tuple[ModuleType, str, Any], ...]] = (
    (terms, "_START_COINS", 5),
    (terms, "_WORKERS", (3, 4)),
    (terms, "_INCOME", (1, 2)),
    (rounds, "EXTRA", 1),
    (holdings, "RATE", 3),
    (holdings, "MASTERS_RATE", 2),
)
HOLDERS: Final = (
    "test_everybody_begins_with_5_coins_and_nothing_else",
    "test_workers_are_three_and_with_kaispeicher_four",
    "test_the_income_is_1_or_2_and_1_more_without_a_purchase_and_with_the_bank",
    "test_three_goods_are_exchanged_for_another_one_of_the_supply",
    "test_the_harbour_master_exchanges_two_for_one",
)
"""The tests to whom these figures are what they are about."""


@pytest.fixture(autouse=True)
def printed_figures(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with the printed figures."""
    holdings.holding.cache_clear()
    if request.node.originalname not in HOLDERS:
        for module, name, figure in PRINTED:
            monkeypatch.setattr(module, name, figure)
