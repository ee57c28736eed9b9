"""The row of cards with Kaispeicher: every part in its place, wherever the cursor is, and little is drawn anew."""

from __future__ import annotations

import pytest

from screens.speicherstadt.drawing import worker
from tests.screens.le_havre.keyboard import LARGE, SMALL, Player, playing
from tests.screens.speicherstadt import positions
from widgets.lines import plain, width

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def board(player: Player) -> list[str]:
    """The cards without the pointer of the cursor, which stands in a line or a corner of a frame."""
    lines = player.lines()[4:-7]
    return [line.translate(str.maketrans("▸╭├", "───")) for line in lines]


@SIZES
async def test_no_card_changes_its_place_when_the_cursor_goes_to_another_row(size: tuple[int, int]) -> None:
    async with playing(positions.crowded(), size) as player:
        before = board(player)
        for key in ("down", "right", "down", "down", "up", "left"):
            await player.press(key)
            assert board(player) == before


async def test_the_goods_of_every_ship_above_the_board_are_seen_with_five_seats() -> None:
    async with playing(positions.crowded()) as player:
        (above,) = [line for line in player.lines() if line.startswith("╭")]
        assert "rub cof car" in above
        assert "tea hem saf" in above


async def test_the_reserved_cards_stay_in_sight_with_who_has_them_and_their_prices() -> None:
    async with playing(positions.crowded()) as player:
        assert "Reserved 1 Bo  SHIP  cof clo saf 1c" in player.sees()


@SIZES
async def test_every_reserved_card_comes_into_sight_under_the_cursor(size: tuple[int, int]) -> None:
    async with playing(positions.all_reserved(), size) as player:
        reserved = player.game.table(0)["reserved"]
        await player.press("tab")
        for place, one in enumerate(reserved, 1):
            name = player.game.names[one["seat"]]
            assert f"{place} {name}" in player.sees()
            await player.press("right")


async def test_a_new_round_begins_with_the_cursor_on_the_water() -> None:
    async with playing(positions.reserved_asked()) as player:
        assert player.screen.page.target == "reserved-2"  # type: ignore[attr-defined]  # the page of the row
        await player.press("-")
        assert player.game.table()["round"] == 2
        assert player.screen.page.target.startswith("water")  # type: ignore[attr-defined]  # the page of the row


async def test_a_letter_goes_from_a_reserved_card_to_the_column_that_bears_it() -> None:
    async with playing(positions.all_reserved()) as player:
        await player.press("tab", "f")
        assert player.screen.page.target == "water-3"  # type: ignore[attr-defined]  # the page of the row


def test_a_long_name_in_wide_signs_is_cut_to_the_cells_of_its_column() -> None:
    line = worker("漢堡港的商人", "plain", 3, 12, can_pay=False)
    assert plain(line).split()[-1] == "3"
    assert "…" in plain(line)
    assert width(line) == 12
