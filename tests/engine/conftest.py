"""Which tests of the rules are about the figures of cards, and play with what is written on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.printed import as_printed

BYSTANDERS = frozenset(
    {
        *("test_builders", "test_building", "test_entry", "test_fees", "test_final_phase", "test_finer_points"),
        *(
            "test_forecast",
            "test_free_sales",
            "test_le_havre",
            "test_le_havre_reasons",
            "test_loans",
            "test_many_goods",
            "test_move_counts",
            "test_needs",
        ),
        *("test_open_points", "test_options", "test_plans", "test_rare_cases", "test_round_end", "test_rounds"),
        *("test_special_harbour_watch", "test_special_look", "test_special_luxury_yacht", "test_special_wind_farm"),
        *("test_special_without_action", "test_table", "test_trade", "test_turns", "test_wharfs"),
    }
)
"""Modules in which cards stand for any card: they play with the printed figures."""


@pytest.fixture(autouse=True)
def _printed(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where a figure is not the matter it is the printed one."""
    if request.path.stem in BYSTANDERS:
        with as_printed():
            yield
    else:
        yield
