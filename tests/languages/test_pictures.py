"""What the panels that matter look like in German, at the smallest size: those that a table is played from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest

from saves import SavedGame
from tests.languages.catalogues import said_now
from tests.languages.pseudo import spoken_here
from tests.screens.homesteaders import positions as homesteaders
from tests.screens.keyboard import SMALL, Snap, looks_right, playing
from tests.screens.le_havre import positions as le_havre
from tests.screens.macao import positions as macao
from tests.screens.pictures import ASKED, DESK, PAGE, WHOLE, cut
from tests.screens.speicherstadt import positions as speicherstadt
from tui.app import HavreApp


@pytest.fixture(autouse=True)
def _german(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("screens.menus.set_up.drawn_seed", lambda: 4)
    with spoken_here(said_now("de")):
        yield


@pytest.mark.parametrize(
    ("position", "keys", "of"),
    [
        pytest.param(le_havre.middle_game, "down", WHOLE, id="offers"),
        pytest.param(le_havre.middle_game, "2 down", PAGE + DESK, id="havre-buildings"),
        pytest.param(le_havre.meal_short, "", ASKED, id="meal"),
        pytest.param(homesteaders.outbid, "right right", PAGE + DESK, id="auctions"),
        pytest.param(homesteaders.building, "down", PAGE + DESK, id="homesteaders-buildings"),
        pytest.param(speicherstadt.demand, "right", PAGE + DESK, id="row"),
        pytest.param(speicherstadt.kai_loading, "", PAGE + DESK, id="house"),
        pytest.param(macao.dice, "tab", PAGE + DESK, id="dice"),
        pytest.param(macao.acting, "2 tab", PAGE + DESK, id="city"),
    ],
)
def test_a_table_looks_right_in_german(
    snap_compare: Snap, position: Callable[[], SavedGame], keys: str, of: tuple[str, ...]
) -> None:
    assert looks_right(snap_compare, position(), keys, SMALL, of)


@pytest.mark.parametrize("key", ["", "n", "t"], ids=["title", "new-game", "settings"])
def test_a_menu_looks_right_in_german(snap_compare: Snap, key: str) -> None:
    assert snap_compare(cut(HavreApp(), ("Panes", "#keys")), terminal_size=SMALL, press=[key] if key else [])


async def test_what_one_can_do_in_macao_does_not_touch_what_it_brings() -> None:
    async with playing(macao.acting()) as player:
        await player.press("4")
        rows = [line.split("│")[0] for line in player.lines()[4:-7]]
        assert any("auf der Mauer vorrücken" in row for row in rows)
        assert [row for row in rows if re.search(r"[a-zäöü]\d", row)] == []
