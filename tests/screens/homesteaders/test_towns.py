"""Towns are strips of blocks, with workers, tracks and the rail track; what would be built is among them."""

from __future__ import annotations

import re

from engine.homesteaders.bidding import bids
from engine.homesteaders.buildings import BUILDINGS, INDEX
from engine.homesteaders.moves import AUCTIONS, Bid
from screens.homesteaders import preview, towns
from screens.homesteaders.blocks import Won
from screens.homesteaders.towns import TownsPage
from screens.homesteaders.view import View
from screens.table.title import Sight
from tests.engine.homesteaders.helpers import laid, player
from tests.screens.homesteaders import positions
from tests.screens.keyboard import LARGE, playing
from widgets.lines import plain, width


def view_of(*own: str, worked: tuple[str, ...] = ()) -> View:
    game = laid(player("2 worker, 2 track, 3 rail", *own, worked=list(worked)), player(""), seats=2, open=True)
    return View(Sight(game, 0, ()))


def test_each_building_is_a_block_in_the_colour_of_its_type_with_its_workers() -> None:
    (line,) = towns.strip(view_of("farm", "foundry", worked=("farm-1", "farm-2")), 0, 80)
    blocks = [(piece.text.strip(), piece.style) for piece in line if piece.text.strip()]
    assert blocks == [
        ("Homestead", "type:residential"),
        ("Farm@@", "type:residential"),
        ("Foundry", "type:industrial"),
    ]


def test_names_are_shortened_before_a_town_is_cut() -> None:
    every = [card.name for card in BUILDINGS[1:14]]
    lines = towns.strip(view_of(*every), 0, 78, rows=2)
    assert len(lines) == 2
    assert max(map(width, lines)) <= 78
    assert "…" not in "".join(map(plain, lines))


def test_workers_tracks_and_the_rail_track_are_drawn() -> None:
    line = plain(towns.work_line(view_of("farm", worked=("farm-1",)), 0))
    assert line == "1 of 2 at work  ══  ●●●○○"


def test_everybody_has_a_strip_on_the_page() -> None:
    page = TownsPage(lambda: Won(0, 3, INDEX["market"]))
    page.look(view_of("farm"))
    rows = [plain(row.line) for row in page.listing(80).rows]
    assert any("Homestead" in row and "Farm" in row and "+ Market" in row for row in rows)
    assert sum("Homestead" in row for row in rows) == 2


def test_where_there_is_room_the_own_town_stands_once_more_as_it_would_be_with_the_bid_won() -> None:
    page = TownsPage(lambda: Won(0, 3, INDEX["market"]))
    page.look(view_of("farm"))
    for size in ((118, 4), (118, 12), (76, 12)):
        rows = " ".join(" ".join(plain(line) for line in page.lines(*size, active=False)).split())
        assert rows.count("+ Market") == 1
        assert re.search(r"if you win auction 1: .*Homestead Farm \+ Market", rows)


def test_where_three_lines_a_seat_have_room_the_towns_are_parted_and_none_of_them_is_cut() -> None:
    page = TownsPage(lambda: None)
    page.look(view_of("farm"))
    high = [plain(line).strip() for line in page.lines(118, 6, active=False)]
    flat = [plain(line).strip() for line in page.lines(118, 5, active=False)]
    assert [line.partition("  ")[0] for line in high[1:]] == ["Anna", "Homestead", "", "Ben", "Homestead"]
    assert [line.partition("  ")[0] for line in flat[1:]] == ["Anna", "Ben", "", ""]


def test_of_a_bid_with_which_nothing_could_be_built_the_town_says_so() -> None:
    page = TownsPage(lambda: Won(0, 3, None))
    page.look(view_of("farm"))
    row = plain(page.lines(118, 4, active=False)[3])
    assert re.match(r" if you win auction 1: +Homestead +Farm .*nothing could be built$", row.rstrip())


def test_of_a_tile_that_builds_nothing_it_is_told_what_it_brings_and_nothing_is_missed() -> None:
    page = TownsPage(lambda: Won(1, 3, None))
    page.look(View(Sight(laid(player(""), player(""), seats=2, auction_2=["a2-s4"], open=True), 0, ())))
    row = plain(page.lines(118, 4, active=False)[3]).rstrip()
    assert row.endswith("+ 1 worker, + an advance on the rail track")


def test_what_the_rival_has_stands_below_itself() -> None:
    taken = [card.name for card in BUILDINGS[1:14]]
    page = TownsPage(lambda: None)
    page.look(View(Sight(laid(seats=1, round=9, rival=taken), 0, ())))
    rows = [plain(row.line) for row in page.listing(80).rows]
    place = next(n for n, row in enumerate(rows) if row.startswith(" rival   "))
    assert rows[place + 1 :]
    assert all(row.startswith(" " * len(" rival   ")) for row in rows[place + 1 :])


def test_the_towns_of_a_player_and_of_the_rival_begin_at_one_place() -> None:
    page = TownsPage(lambda: None)
    game = laid(player("", "farm"), seats=1, round=9, rival=["market"])
    page.look(View(Sight(game, 0, ())))
    own, rival = (plain(line) for line in page.lines(118, 3, active=False)[1:])
    assert own.index("Homestead") == rival.index("Market")


def test_where_there_is_no_room_for_it_the_building_stands_in_the_own_town() -> None:
    page = TownsPage(lambda: Won(0, 3, INDEX["market"]))
    page.look(view_of("farm"))
    own, other = page.lines(118, 3, active=False)[1:]
    assert "Homestead   Farm  + Market" in plain(own)
    assert "if you win" not in plain(other)


def test_a_bid_that_nobody_can_answer_takes_no_empty_line_from_the_towns() -> None:
    with positions.bidding() as saved:
        game = saved.game
        assert game.decision is not None
        view = View(Sight(game, game.decision.seat, game.log))
    auction, bid = next((n, bids(view.seen, n)[0]) for n in view.seen.auctions if view.seen.holders[n] < 0)
    lines = preview.bid_lines(view, Bid(AUCTIONS[auction]).answer(bid), 78)
    assert [line for line in lines if not plain(line).strip()] == []


async def test_where_pages_are_seen_at_once_the_towns_stand_below_the_open_one() -> None:
    async with playing(positions.bidding(), LARGE) as player:
        for number in "1234":
            await player.press(number)
            assert any("5 Towns" in line for line in player.lines()[20:])


async def test_in_a_small_terminal_the_towns_stand_at_the_foot_of_the_auctions() -> None:
    async with playing(positions.bidding()) as player:
        assert "Homestead Farm Market Ranch + Church" in player.desk()
