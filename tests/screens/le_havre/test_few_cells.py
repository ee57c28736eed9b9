"""What Le Havre leaves out where there are few cells, and what it shows where there are many."""

from __future__ import annotations

import pytest

from saves.catalogues import catalogue
from screens.le_havre import offers, proposals, ships, side
from screens.le_havre.head import lines as head_lines
from screens.le_havre.page import about_card
from screens.le_havre.view import View
from screens.le_havre.words import short_name
from screens.table.viewpoint import Sight
from tests.engine.helpers import player, table
from tests.languages.pseudo import spoken_here
from tests.screens.keyboard import playing
from tests.screens.le_havre import positions
from widgets.lines import plain, text, width


@pytest.mark.parametrize(
    ("name", "cells", "words"),
    [
        ("bakehouse", 9, "Bakehouse"),
        ("bakehouse", 8, "Bakehou."),
        ("hardware-store", 10, "Hardware."),
        ("building-firm-2", 10, "Firm 2"),
    ],
)
def test_a_name_that_is_too_long_loses_its_end_and_a_twin_its_beginning(name: str, cells: int, words: str) -> None:
    assert short_name(name, cells) == words


def test_a_twin_with_a_long_name_loses_the_end_of_its_word() -> None:
    with spoken_here(catalogue("de")):
        assert short_name("building-firm-1", 15) == "Bauhandwerks. 1"
    with spoken_here(catalogue("zh")):
        assert width(text(short_name("building-firm-1", 6))) <= 6
        assert short_name("building-firm-1", 6).endswith("1")


def test_no_bar_of_an_offer_is_shorter_than_one_of_fewer_goods() -> None:
    game = table(player(), offers="9 wood, 3 clay, 2 cattle")
    view = View(Sight(game, 0, ()))
    drawn = {row.name: plain(row.line).count("■") for row in offers.listing(view, 37).rows}
    assert drawn["wood"] >= drawn["clay"] == 3
    assert drawn["cattle"] == 2


def test_where_one_bar_has_no_room_no_offer_has_one() -> None:
    view = View(Sight(table(player(), offers="9 wood, 3 clay, 2 cattle"), 0, ()))
    for cells in range(30, 60):
        found = [plain(row.line) for row in offers.listing(view, cells).rows[: offers.LEAST - 1]]
        assert not any("…" in line for line in found)
        assert len({"■" in line for line in found if any(name in line for name in ("Wood", "Clay", "Cattle"))}) == 1


def test_turns_one_after_the_other_are_told_by_the_first_and_the_last() -> None:
    assert [*offers.in_runs([1, 2, 4, 5, 6, 9])] == ["1", "2", "4-6", "9"]
    assert [*offers.in_runs([])] == []


@pytest.mark.parametrize("cells", [66, 75, 120])
def test_nothing_on_the_top_card_of_a_stack_is_cut_in_english(cells: int) -> None:
    for saved in (positions.five_players(), positions.middle_game(), positions.late_game()):
        view = View(Sight(saved.game, 0, ()))
        drawn = proposals.top_cards(view, view.tops, cells, proposals.FIGURES, -1)
        assert [line for line in map(plain, drawn) if "…" in line] == []


def test_the_tiles_to_come_lose_the_blank_above_them_before_one_is_left_out() -> None:
    view = View(Sight(table(player()), 0, ()))
    every = len(offers.listing(view, 37).rows)
    heading = 1
    assert len(offers.listing(view, 37, every + heading).rows) == every
    assert [plain(row.line).strip() for row in offers.listing(view, 37, every).rows].count("") == 0


@pytest.mark.parametrize("rows", [offers.LEAST, offers.LEAST + 1])
def test_no_heading_of_tiles_to_come_stands_without_a_tile(rows: int) -> None:
    view = View(Sight(positions.middle_game().game, 0, ()))
    assert len(offers.listing(view, 40, rows).rows) == 7


def test_in_few_cells_every_line_of_the_ship_market_is_for_a_card_and_says_whose_it_is() -> None:
    view = View(Sight(positions.late_game().game, 0, ()))
    rows = [plain(row.line) for row in ships.listing(view, 36).rows if row.name]
    names = [name for name in view.names if view.ships(view.names.index(name))]
    assert [name for name in names if not any(name in row for row in rows)] == []
    assert not any("Ships:" in plain(row.line) for row in ships.listing(view, 36).rows)


def test_what_presses_is_never_cut_above_the_pages() -> None:
    game = table(player("12 francs, 1 fish", loans=12, ships=["wooden-ship-2"]), player(), player(), round=17)
    meal = next(line for line in head_lines(View(Sight(game, 0, ())), 80) if "Meal" in plain(line))
    assert "interest in " in plain(meal)
    assert "…" not in plain(meal)
    assert width(meal) <= 80


def _beside(goods: str, rows: int) -> str:
    return "\n".join(plain(line) for line in side.lines(View(Sight(table(player(goods)), 0, ())), side.NARROW, rows))


def test_a_low_side_leaves_out_the_goods_that_one_does_not_have() -> None:
    told = _beside("6 wood, 2 coke, 8 leather, 9 hides", 7)
    assert [good for good in ("Wood", "Coke", "Leather", "Hides", "food", "Fish", "Bread") if good in told] == [
        "Wood",
        "Coke",
        "Leather",
        "Hides",
        "food",
    ]


def test_a_low_side_says_how_many_goods_it_leaves_out() -> None:
    goods = "1 fish, 2 wood, 3 clay, 4 iron, 5 grain, 6 cattle, 7 coal, 8 hides, 9 steel"
    assert "and 5 more on page 4" in _beside(goods, 4)


def test_plain_goods_use_the_column_of_better_ones_where_the_side_is_low() -> None:
    told = _beside("6 fish, 3 wood, 1 clay, 1 iron, 1 cattle, 1 coal", 8)
    assert [
        good for good in ("Fish", "Wood", "Clay", "Iron", "Cattle", "Coal", "food 6", "r 0") if good not in told
    ] == []


@pytest.mark.parametrize(
    ("goods", "words"), [("2 fish", "@ Construction Firm"), ("22 fish, 30 wood", "@ Construc. Firm")]
)
def test_the_place_of_ones_person_is_whole_as_far_as_the_tools_find_room_elsewhere(goods: str, words: str) -> None:
    game = table(player(goods, person="construction-firm"), town=["construction-firm"])
    told = "\n".join(plain(line) for line in side.lines(View(Sight(game, 0, ())), side.NARROW, 13))
    assert words in told


async def test_the_widest_terminals_show_the_list_of_buildings_whole_late_in_the_game() -> None:
    async with playing(positions.late_game(), (200, 60)) as player:
        assert "face down" in player.sees()


async def test_the_foot_says_no_rule_again_that_is_read_beside_the_pages() -> None:
    async with playing(positions.hand_over(), (160, 50)) as player:
        await player.press("2", "tab")
        assert player.under_cursor == "building-firm-1"
        assert "Build 1 building." in player.sees()
        assert "Build 1 building." not in player.desk()


def _rule_of_the_marketplace(rows: int, list_rows: int) -> str:
    """What stands on the card of the Marketplace where its page has so many rows, and its list asks for some."""
    game = table(player(), stacks=[["marketplace"], ["sawmill"], ["brickworks"]])
    view = View(Sight(game, 0, ()))
    names = view.tops
    found = proposals.top_cards(view, names, 72, proposals.rows_of_cards(names, 72, list_rows, rows), -1)
    return " ".join(" ".join(plain(line)[:24].strip("│ ") for line in found[3:-1]).split())


def test_a_stack_says_its_whole_rule_where_there_is_room_or_nothing_of_it_where_there_is_hardly_any() -> None:
    assert _rule_of_the_marketplace(40, 5).endswith("either order.")
    assert _rule_of_the_marketplace(12, 5) == ""


def test_the_fee_of_a_building_of_ones_own_is_said_to_be_that_of_others() -> None:
    view = View(Sight(table(player(buildings=["clay-mound"]), player(), round=3, turn=1), 0, ()))
    assert "fee for others 1 food" in plain(about_card(view, "clay-mound", 80)[0])


async def test_what_the_signs_mean_stays_in_its_place_however_long_the_text_above_it_is() -> None:
    async with playing(positions.first_turn(), (200, 60)) as player:
        await player.press("2")
        places = set()
        for _step in range(5):
            await player.press("down")
            places.add(next(n for n, line in enumerate(player.lines()) if "Cost and fee" in line))
        assert len(places) == 1
