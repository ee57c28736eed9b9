"""What stands around the pages: everybody's goods where several pages are seen at once, and who is out."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Game, new_game
from engine.homesteaders.goods import SILVER
from engine.homesteaders.tiles import STAGES, TILES
from engine.homesteaders.workers import names_of
from saves import SavedGame
from screens.homesteaders import blocks, head, side, workers
from screens.homesteaders.plain import WORDS
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import begun, laid, play, player
from tests.languages.catalogues import said_now
from tests.languages.pseudo import spoken_here
from tests.screens.homesteaders import positions
from tests.screens.keyboard import LARGE, playing
from widgets.lines import plain


async def test_where_a_page_has_the_place_of_the_side_ones_own_goods_stand_at_the_end_of_the_tabs() -> None:
    async with playing(positions.bidding()) as player:
        assert player.lines()[3].endswith("14$ 3W 2F S G C 3T D ─")


@pytest.mark.parametrize(("seats", "told"), [(1, "Town in 4"), (2, "start Anna Town in 4")])
def test_the_head_says_who_begins_where_that_could_be_somebody_else(seats: int, told: str) -> None:
    first = plain(head.lines(View(Sight(begun(seats), 0, ())), 80)[0])
    assert " ".join(first.partition("Settlement")[2].split()) == told


async def test_of_holdings_behind_screens_what_lies_open_is_in_sight() -> None:
    async with playing(positions.hidden(), LARGE) as player:
        sides = [" ".join(line.rpartition("│")[2].split()) for line in player.lines()[5:25]]
        assert "Ben ? 2 · ?" in sides
        assert "Cleo ? 4 1 ?" in sides


async def test_the_score_of_all_whose_holdings_are_seen_stands_in_the_head() -> None:
    async with playing(positions.bidding(), LARGE) as player:
        assert player.lines()[3].strip().endswith("if it ended now  Anna 14  Ben 9  Cleo 10  Dora 0")
    async with playing(positions.hidden(), LARGE) as player:
        await player.sit_down()
        assert player.lines()[3].strip().endswith("if it ended now  Anna 14")


@pytest.mark.parametrize(
    ("columns", "told"), [(80, "now Anna 14  Ben 9  Cleo 10  Dora 0"), (70, "now A 14  B 9  C 10  D 0")]
)
def test_in_a_narrow_head_scores_still_say_what_they_are_and_names_give_way(columns: int, told: str) -> None:
    view = View(Sight(positions.bidding().game, 0, ()))
    assert plain(head.lines(view, columns)[2]).strip().endswith(told)


def test_with_room_for_a_line_more_everybody_stands_on_the_rail_track_by_name() -> None:
    track, below = map(plain, head.high_lines(View(Sight(positions.bidding().game, 0, ())), 120)[1:3])
    at = [below.index(label) for label in ("start", "a chip", "a track", "a worker", "a resource", "3 VP")]
    assert [track[place] for place in at] == list("●●●○○○")
    people = [track.index(name) for name in ("Dora", "Ben", "Anna", "Cleo")]
    assert all(place < one < after for place, one, after in zip(at, people, at[1:], strict=False))


def test_everybody_stands_at_the_station_of_the_rail_track_that_they_have_reached() -> None:
    view = View(Sight(positions.bidding().game, 0, ()))
    line = plain(head.lines(view, 120)[1])
    stations = ("start D", "a chip B", "a track A", "a worker C", "a resource ─", "3 VP")
    assert [station in line for station in stations] == [True] * 6
    assert line.count("●") == 3


async def test_whoever_has_passed_is_out() -> None:
    async with playing(positions.passed()) as player:
        await player.press("enter", "3")
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
        now.add("".join(map(plain, blocks.blocks(View(Sight(game, 0, ())), None, 120, 40, frozenset()))))
        coming.add("".join(line for line in WORDS.forecast(game, 0) if f"Auction {auction + 1}" in line))
    assert len(now) == len(coming) == len(names)


async def test_the_rival_is_not_said_to_take_a_building_of_an_auction_that_was_won() -> None:
    async with playing(positions.building()) as player:
        await player.press("1")
        lines = [line.strip() for line in player.lines()]
        assert sum(line.startswith("the rival takes") for line in lines) == 1
        (taken,) = (line for line in lines if line.startswith("the rival takes: Boarding House ("))
        assert "if you build that)" in taken


async def test_the_head_reckons_with_the_slots_that_are_ticked() -> None:
    async with playing(SavedGame.keep(begun(1))) as player:
        assert "income 2$ W  1 to spare" in player.lines()[2]
        await player.press("down", "x")
        assert "income 2$ 1 VP  1 to spare" in player.lines()[2]


async def test_the_page_of_the_buildings_says_with_which_auction_a_type_cannot_be_built() -> None:
    game = play(laid(player("9 silver"), seats=1, window="bid", auction_2=["a2-s1"]), "bid auction-2: 6", "pay")
    async with playing(SavedGame.keep(game)) as seated:
        assert any("commercial  not with Auction 2" in line for line in seated.lines())


def sums(game: Game) -> list[str]:
    """The income, the wages and the silver of the first seat on the page of the workers."""
    rows = workers.listing(View(Sight(game, 0, ())), 54, names_of(game.position.worked[0])).rows
    lines = [" ".join(plain(row.line).split()) for row in rows]
    return [line for line in lines if line.startswith(("Income", "Wages", "Next", "No income"))]


def test_the_page_of_the_workers_counts_an_income_once_and_calls_that_of_the_next_round_so() -> None:
    game = begun(1)
    assert sums(game) == ["Income 2$", "Wages 1$ silver 6 → 7"]
    play(game, "assign: homestead-1")
    assert game.position.goods[0][SILVER] == 8
    assert sums(game) == ["Income received", "Wages 1$ silver 8 → 7"]
    assert sums(play(game, "pay")) == ["Next income 2$ W", "Next wages 1$ silver 7 → 8"]


def test_after_the_last_wages_the_page_of_the_workers_tells_of_none() -> None:
    game = laid(player("9 silver, 1 worker"), seats=1, round=11)
    assert sums(play(game, "assign: nothing")) == ["Income received", "Wages 1$ silver 11 → 10"]
    assert sums(play(game, "pay")) == ["No income and no wages to come."]


def wages_told(goods: str) -> str:
    """The wages in the line of the head, before everybody's score."""
    game = laid(player(goods), seats=1)
    return plain(head.lines(View(Sight(game, 0, ())), 80)[2]).rpartition("if it ended now ")[0].strip()


def test_what_is_lacking_for_the_wages_is_an_empty_part_of_them() -> None:
    assert wages_told("0 silver, 4 worker") == "Wages 4 ▰▰▱▱  income 2$  2 short"
    assert wages_told("2 silver, 4 worker") == "Wages 4 ▰▰▰▰  income 2$  covered"


def without_workers(goods: str, *buildings: str) -> list[str]:
    """What comes without workers in the slots, and the lines after it."""
    game = laid(player(goods, *buildings), seats=1, round=6)
    rows = [plain(row.line).rstrip() for row in workers.listing(View(Sight(game, 0, ())), 54, ()).rows]
    return rows[next(n for n, row in enumerate(rows) if row.startswith(" Without workers")) :]


def test_the_bank_of_who_has_no_debt_brings_silver_without_workers() -> None:
    for goods, told in (("1 worker, 1 debt", "a debt returned"), ("1 worker", "2$")):
        assert without_workers(goods, "bank")[0] == f" Without workers  Homestead 2$, Bank {told}"


def test_what_comes_without_workers_names_its_buildings_in_as_many_lines_as_it_takes() -> None:
    assert without_workers("1 worker, 2 track", "bank", "market", "railworkers-house")[:3] == [
        " Without workers  Homestead 2$, Market T",
        "                  Railworkers House 1$ T, 2$ of tracks",
        "                  Bank 2$",
    ]


def test_what_the_rival_takes_stands_with_each_auction_for_a_win_and_for_a_pass() -> None:
    view = View(Sight(laid(seats=1, window="bid", auction_2=["a2-s1"]), 0, ()))
    shown = [plain(line).strip() for line in blocks.blocks(view, None, 80, 30, frozenset())]
    first, second = (shown.index(line) for line in shown if line.endswith("the rival holds 5"))
    assert shown[first + 1 : first + 3] == [
        "if not won, the rival takes: Grain Mill",
        "if won, the rival takes from auction 2: Grain Mill (Farm if you build that)",
    ]
    assert shown[second + 1 : second + 3] == [
        "if not won, the rival takes: Farm",
        "if won, the rival takes from auction 1: Grain Mill",
    ]


def test_of_the_others_it_is_told_what_their_workers_bring() -> None:
    other = player("3 worker", "farm", worked=["homestead-1", "homestead-2", "farm-1"])
    game = laid(player(""), other, seats=2, round=6, open=True)
    rows = [plain(row.line).strip() for row in workers.listing(View(Sight(game, 0, ())), 54, ()).rows]
    assert rows[-1] == "Ben 3 workers: W, 1 VP, 2$ T"


def test_silver_and_many_chips_of_another_stand_apart() -> None:
    game = laid(player("9 silver"), player("12 silver, 13 chip"), seats=2, window="bid", open=True)
    lines = map(plain, side.lines(View(Sight(game, 0, ())), 24, 20))
    assert [line for line in lines if "12$ 13T 1w0t" in line]


@pytest.mark.parametrize("code", ["en", "zh"])
def test_the_name_of_somebody_behind_a_screen_is_told_whole_beside_what_is_seen(code: str) -> None:
    game = new_game("homesteaders", ["You", "Yellow", "Orange"], "full", 1)
    with spoken_here(said_now(code)):
        lines = [plain(line) for line in side.lines(View(Sight(game, 0, ())), 25, 20)]
    assert any(line.startswith(" Yellow ") for line in lines)
    assert any(line.startswith(" Orange ") for line in lines)
