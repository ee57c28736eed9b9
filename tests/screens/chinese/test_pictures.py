"""What the panels that matter look like in Chinese, whose signs fill two cells, at the smallest size."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from saves import SavedGame
from tests.screens.homesteaders import positions as homesteaders
from tests.screens.keyboard import SMALL, Snap, looks_right
from tests.screens.le_havre import positions as le_havre
from tests.screens.macao import positions as macao
from tests.screens.pictures import ASKED, DESK, PAGE
from tests.screens.speicherstadt import positions as speicherstadt


@pytest.mark.parametrize(
    ("position", "keys", "of"),
    [
        pytest.param(le_havre.late_game, "1", PAGE, id="le-havre-offers"),
        pytest.param(le_havre.late_game, "2 tab", PAGE, id="le-havre-buildings"),
        pytest.param(le_havre.late_game, "1", ("#head", "#side"), id="le-havre-head"),
        pytest.param(homesteaders.outbid, "right right", PAGE, id="homesteaders-auctions"),
        pytest.param(homesteaders.assigning, "3", ("#side",), id="homesteaders-others"),
        pytest.param(homesteaders.last_trades, "down", DESK, id="homesteaders-trade"),
        pytest.param(speicherstadt.crowded, "tab", PAGE, id="speicherstadt-row"),
        pytest.param(speicherstadt.loading, "", ("#head", *DESK), id="speicherstadt-loading"),
        pytest.param(speicherstadt.alone_with_kai, "4 down", PAGE, id="speicherstadt-pile"),
        pytest.param(macao.cards, "down", PAGE, id="macao-cards"),
        pytest.param(macao.acting, "2 tab", PAGE, id="macao-city"),
        pytest.param(macao.busy, "e enter", ASKED, id="macao-payment"),
    ],
)
def test_a_panel_looks_right_in_chinese(
    snap_compare: Snap, position: Callable[[], SavedGame], keys: str, of: tuple[str, ...]
) -> None:
    assert looks_right(snap_compare, position(), keys, SMALL, of)
