"""What is said of a bid before it is made, and of what cannot be built again."""

from __future__ import annotations

import re

from engine import parse
from screens.homesteaders import buildings, market, move_words, preview, words
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import building, laid, play, player, won
from widgets.lines import plain


def told(has: str, bid: str) -> str:
    game = laid(player(has), window="bid")
    lines = preview.lines(View(Sight(game, 0, ())), parse(game, bid), "", 78)
    return " ".join(" ".join(map(plain, lines)).split())


def test_a_bid_that_silver_pays_says_what_is_left_of_it() -> None:
    assert "for Auction 1: silver 9 → 5, then" in told("9 silver, 1 gold, 1 wood", "bid auction-1: 4")


def test_a_bid_that_gold_alone_pays_says_nothing_of_silver() -> None:
    assert "for Auction 1: gold 1 → 0, then" in told("1 silver, 1 gold, 1 wood", "bid auction-1: 5")


def test_of_a_bid_above_ones_means_sales_are_proposed_where_there_is_something_to_sell() -> None:
    assert "it takes 2 debts, or sales, " in told("1 silver, 1 chip, 1 wood", "bid auction-1: 5")
    assert "it takes 2 debts, " in told("1 silver, 1 chip", "bid auction-1: 5")


def test_a_previewed_bid_leaves_none_out_of_what_could_be_built() -> None:
    said = told("9 silver, 1 chip, 1 wood, 1 steel", "bid auction-1: 4")
    view = View(Sight(laid(player("9 silver, 1 chip, 1 wood, 1 steel"), window="bid"), 0, ()))
    possible = {words.card_name(kind) for kind in view.offered(0) if view.cure(kind, 4) is not None}
    left = sum(int(number) for number in re.findall(r"and (\d+) more", said))
    assert len(possible) > len([name for name in possible if name in said]) > 1
    assert len([name for name in possible if name in said]) + left == len(possible)


def test_a_pass_is_told_by_its_words_and_by_what_changes_alone() -> None:
    view = View(Sight(laid(player("9 silver"), window="bid"), 0, ()))
    passing = parse(view.game, "pass")
    lines = preview.lines(view, passing, move_words.what(passing, view.seen, view.after), 78)
    said = " ".join(" ".join(map(plain, lines)).split())
    assert said == "enter Pass: space 1 of the rail track, and take 1 trade chip: rail track 0 → 1"


def test_of_several_moves_each_is_called_by_what_it_is_when_it_is_made() -> None:
    game = play(won(player(), round=1, auction=2, auction_2=["a2-s4"]), "pay")
    view, plan = View(Sight(game, 0, ())), game.plan(["take worker", "take chip"])
    told = move_words.what(plan, view.seen, view.after)
    assert told == "Take the worker; Take 1 trade chip from the rail track"


def test_of_several_moves_a_pass_does_not_list_what_could_be_taken() -> None:
    game = laid(player("9 silver, 3 rail"), round=6, window="bid", open=True)
    view, plan = View(Sight(game, 0, ())), game.plan(["pass", "take worker"])
    assert move_words.what(plan, view.seen, view.after) == "Pass; Take 1 worker from the rail track"


def test_of_several_moves_that_were_chosen_by_their_names_the_changes_alone_are_told() -> None:
    game = laid(player("9 silver, 3 rail"), round=6, window="bid", open=True)
    view, plan = View(Sight(game, 0, ())), game.plan(["pass", "take worker"])
    lines = preview.lines(view, plan, move_words.what(plan, view.seen, view.after), 78)
    assert [plain(line) for line in lines] == [" enter workers 1 → 2, rail track 3 → 4"]


def test_a_building_that_one_owns_is_dim_among_those_on_offer() -> None:
    game = building(player("9 silver", "farm"), round=1)
    rows = buildings.listing(View(Sight(game, 0, ())), 54).rows
    lines = {row.name: row.line for row in rows if row.name}
    assert {piece.style for piece in lines["farm"] if piece.text.strip()} == {"dim"}
    assert {piece.style for piece in lines["grain-mill"] if piece.text.strip()} > {"dim"}
    assert plain(lines["farm"]).rstrip().endswith("  yours")


def test_what_the_rival_took_is_not_said_to_be_built_where_there_is_one_more_of_it() -> None:
    game = play(laid(player("9 silver, 9 wood"), seats=1, rival=["farm"], window="bid"), "bid auction-1: 6", "pay")
    rows = buildings.listing(View(Sight(game, 0, ())), 54).rows
    lines = {row.name: plain(row.line) for row in rows if row.name}
    assert "✓ Farm" in lines["farm"]
    assert "✓" not in lines["rival0:farm"]


def test_the_sums_of_a_score_are_all_seen_where_they_take_two_lines() -> None:
    game = laid(player("9 silver, 2 gold, 3 debt, 12 vp", "church", "railworkers-house"), round=6)
    rows = [plain(row.line).strip() for row in market.listing(View(Sight(game, 0, ())), 54).rows]
    start = next(n for n, row in enumerate(rows) if row.startswith("VP tokens"))
    assert rows[start : start + 2] == ["VP tokens 12, Buildings 10, Bonuses 1, Resources 4,", "Debts -6"]


def test_all_that_a_sale_brings_is_seen_on_the_market_of_a_general_store() -> None:
    game = laid(player("9 silver, 1 copper, 1 chip", "general-store"), round=6)
    rows = [plain(row.line).rstrip() for row in market.listing(View(Sight(game, 0, ())), 54).rows]
    assert next(row for row in rows if "Copper" in row).endswith("x 1 gold, 1 silver, 1 VP")
