"""What stands around the pages: everybody's goods where several pages are seen at once, and who is out."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game
from engine.homesteaders.goods import SILVER
from engine.homesteaders.tiles import STAGES, TILES
from engine.homesteaders.workers import names_of
from screens.homesteaders import columns, head, side, workers
from screens.homesteaders.plain import WORDS
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import begun, laid, play, player
from tests.screens.homesteaders import positions
from tests.screens.le_havre.keyboard import LARGE, playing
from widgets.lines import plain


async def test_where_several_pages_are_seen_ones_own_goods_and_the_score_are_in_sight() -> None:
    async with playing(positions.bidding(), LARGE) as player:
        own = next(line for line in player.lines() if line.startswith(" Anna"))
        assert "14$ WWW FF S G C 3T D 9VP  3w 2t ●●○○○  now 14" in own


async def test_of_holdings_behind_screens_what_lies_open_is_in_sight() -> None:
    async with playing(positions.hidden(), LARGE) as player:
        head = "\n".join(player.lines()[:5])
        assert "Ben      behind a screen  2w 0t ●○○○○  3 buildings" in head
        assert "Cleo     behind a screen  4w 1t ●●●○○  4 buildings" in head


async def test_whoever_has_passed_is_out() -> None:
    async with playing(positions.passed()) as player:
        await player.press("enter")
        assert any(line.split("│")[-1].split() == ["Anna", "14$", "4T", "out", "14"] for line in player.lines())


@pytest.mark.parametrize("passed", [0b01, 0b10])
def test_of_everybody_who_has_passed_it_is_told_at_the_side(passed: int) -> None:
    game = laid(player("9 track, 12 worker"), player(""), seats=2, open=True)
    game.position.passed = passed
    lines = [plain(line) for line in side.lines(View(Sight(game, 0, ())), 25, 12)]
    assert [line.split()[0] for line in lines if "out" in line.split()] == ["workers" if passed == 1 else "Ben"]


@pytest.mark.parametrize("auction", [1, 2])
@pytest.mark.parametrize("stage", STAGES)
def test_each_tile_of_an_auction_is_told_apart_now_and_while_it_is_coming(auction: int, stage: str) -> None:
    now, coming, names = set(), set(), [tile.name for tile in TILES if (tile.auction, tile.stage) == (auction, stage)]
    for name in names:
        pile: dict[str, Any] = {f"auction_{auction + 1}": [name]}
        game = laid(window="bid", seats=4, round=STAGES[stage][0], **pile)
        now.add(plain(head.lines(View(Sight(game, 0, ())), 120)[1]))
        coming.add("".join(line for line in WORDS.forecast(game, 0) if f"Auction {auction + 1}" in line))
    assert len(now) == len(coming) == len(names)


async def test_the_rival_is_not_said_to_take_a_building_of_an_auction_that_was_won() -> None:
    async with playing(positions.building()) as player:
        await player.press("1")
        bidders = next(line for line in player.lines()[4:] if "Anna 9" in line)
        assert [part.strip() for part in bidders.split("│")[:2]] == ["Anna 9", "rival 5 → Boarding House"]


def sums(game: Game) -> list[str]:
    """The income, the wages and the silver of the first seat on the page of the workers."""
    rows = workers.listing(View(Sight(game, 0, ())), 54, names_of(game.position.worked[0])).rows
    lines = [" ".join(plain(row.line).split()) for row in rows]
    return [line for line in lines if line.startswith(("Income", "Wages", "No income"))]


def test_the_page_of_the_workers_counts_an_income_once() -> None:
    game = begun(1)
    play(game, "assign: homestead-1")
    assert game.position.goods[0][SILVER] == 8
    assert sums(game) == ["Income received", "Wages 1$ silver 8 → 7"]
    assert sums(play(game, "pay")) == ["Income 2$ W", "Wages 1$ silver 7 → 8"]


def test_after_the_last_wages_the_page_of_the_workers_tells_of_none() -> None:
    game = laid(player("9 silver, 1 worker"), seats=1, round=11)
    assert sums(play(game, "assign: nothing")) == ["Income received", "Wages 1$ silver 11 → 10"]
    assert sums(play(game, "pay")) == ["No income and no wages to come."]


def wages_told(goods: str) -> str:
    """The wages in the line of the head, before what the rail track says."""
    game = laid(player(goods), seats=1)
    return plain(head.lines(View(Sight(game, 0, ())), 80)[2]).partition("rail")[0].strip()


def test_what_is_lacking_for_the_wages_is_an_empty_part_of_them() -> None:
    assert wages_told("0 silver, 4 worker") == "Wages 4 ▰▰▱▱  income 2$  2 short"
    assert wages_told("2 silver, 4 worker") == "Wages 4 ▰▰▰▰  income 2$  covered"


def test_the_bank_of_who_has_no_debt_brings_silver_by_itself() -> None:
    for goods, told in (("1 worker, 1 debt", "By itself 2$ a debt returned"), ("1 worker", "By itself 2$ 2$")):
        game = laid(player(goods, "bank"), seats=1, round=6)
        rows = workers.listing(View(Sight(game, 0, ())), 54, ()).rows
        assert told in [" ".join(plain(row.line).split()) for row in rows]


def test_what_the_rival_takes_stands_with_each_auction_for_a_win_and_for_a_pass() -> None:
    view = View(Sight(laid(seats=1, window="bid", auction_2=["a2-s1"]), 0, ()))
    shown = [[plain(line).strip() for line in one] for one in columns.columns(view, None, 30, 20, frozenset())]
    assert shown[0][2:5] == ["rival 5 → Grain Mill", "if won 2 → Grain Mill", "else → Farm"]
    assert shown[1][2:5] == ["rival 5 → Farm", "if won 1 → Grain Mill", ""]


def towns(height: int, *own: str) -> list[str]:
    """The side in so many lines, from the towns on, with the buildings that one owns."""
    game = laid(player("", *own), player("", "farm", "market"), seats=2, round=6, open=True)
    lines = [plain(line).strip() for line in side.lines(View(Sight(game, 0, ())), 25, height)]
    return lines[lines.index("") + 1 :]


def test_towns_stand_at_the_side_as_far_as_there_is_room_for_them() -> None:
    own = ["Anna", "Homestead, Grain Mill,", "Farm, Market, Foundry,", "Ranch, Depot"]
    names = ["grain-mill", "farm", "market", "foundry", "ranch", "depot"]
    assert towns(20, *names) == [*own, "Ben", "Homestead, Farm,", "Market"]
    assert towns(14, *names) == own


def test_of_a_town_for_which_there_is_no_room_its_beginning_stands_there() -> None:
    own = ["farm", "market", "foundry", "ranch", "depot", "workshop", "church", "factory", "gold-mine", "copper-mine"]
    assert [" ".join(line.split()) for line in towns(13, *own)[-2:]] == ["Market, Foundry,", "Ranch, Gold Mine, …"]


def test_of_the_others_it_is_told_what_their_workers_bring() -> None:
    other = player("3 worker", "farm", worked=["homestead-1", "homestead-2", "farm-1"])
    game = laid(player(""), other, seats=2, round=6, open=True)
    rows = [plain(row.line).strip() for row in workers.listing(View(Sight(game, 0, ())), 54, ()).rows]
    assert rows[-1] == "Ben 3 workers: W, 1VP, 2$ 1T"
