"""The pages of Macao: what they show, where their cursors go, what they say of what is not possible."""

from __future__ import annotations

import itertools
import re

import pytest

from engine import new_game
from engine.macao.city import QUARTERS
from engine.macao.deck import CARDS, cards_of
from engine.macao.sea import REACHED, SPACES, START
from saves import SavedGame
from screens.macao import pieces, sea_map, words
from screens.macao.board import MacaoBoard
from screens.macao.turns import in_short, move_by_move
from screens.macao.view import View
from screens.table.picture.pages import ListPage
from screens.table.title import Sight
from tests.screens.le_havre.keyboard import playing
from tests.screens.macao import positions
from widgets.lines import plain, text, width

SIZES = ((54, 13), (38, 12), (80, 13), (118, 13))


def board_of(saved: SavedGame) -> MacaoBoard:
    """The board of a position, seen by whoever decides."""
    with saved:
        game = saved.game
        board = MacaoBoard()
        assert game.decision is not None
        board.look(Sight(game, game.decision.seat, game.log))
        return board


@pytest.mark.parametrize(
    "position", [positions.draft, positions.cards, positions.dice, positions.busy, positions.acting, positions.alone]
)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_no_page_is_wider_or_higher_than_its_place(position: positions.Position, size: tuple[int, int]) -> None:
    board = board_of(position())
    for page in board.pages[:4]:
        lines = page.lines(*size, active=True)
        assert len(lines) == size[1]
        if not page.is_wide or size[0] >= 80:
            assert [plain(line) for line in lines if width(line) > size[0]] == []


def test_every_quarter_stands_on_the_map_with_its_number() -> None:
    board = board_of(positions.busy())
    for cells in (54, 38):
        shown = "\n".join(plain(line) for line in board.pages[1].lines(cells, 13, active=False))
        assert [quarter.name for quarter in QUARTERS if quarter.name[1:] not in shown] == []


@pytest.mark.parametrize(("cells", "short"), [(54, 5), (38, 4)])
def test_the_tile_of_every_free_quarter_stands_beside_its_number(cells: int, short: int) -> None:
    board = board_of(positions.busy())
    shown = " ".join(" ".join(map(plain, board.pages[1].lines(cells, 13, active=False))).split()).replace("!", " ")
    tiles = {number: pieces.tile(tile, short) for number, tile in enumerate(board.view.seen.tiles)}
    free = [number for number in tiles if number not in board.view.owners]
    assert len(free) > 20
    assert [n for n in free if not re.search(rf"\b{n + 1:02} ?{re.escape(tiles[n])}", shown)] == []


def test_every_space_of_the_route_stands_at_a_place_of_its_own() -> None:
    for chart in (sea_map.WIDE, sea_map.NARROW):
        places = {(sea_map.row_of(space), column) for space, column in chart.columns.items()}
        assert set(chart.columns) == set(range(len(SPACES)))
        assert len(places) == len(SPACES)
        assert max(chart.columns.values()) < chart.cells


def test_from_every_space_the_arrows_lead_to_every_other_one() -> None:
    reached, waiting = {START}, [START]
    while waiting:
        here = waiting.pop()
        for there in (
            sea_map.beside(here, 1),
            sea_map.beside(here, -1),
            sea_map.above(here, 1),
            sea_map.above(here, -1),
        ):
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(range(len(SPACES)))


def test_spaces_side_by_side_on_a_lane_are_a_step_apart() -> None:
    for row in (sea_map.TOP, sea_map.BOTTOM):
        spaces = sea_map.LANES[row]
        assert all(there in REACHED[here] for here, there in itertools.pairwise(spaces))


def test_what_a_cost_lacks_is_marked_and_what_is_there_is_not() -> None:
    board = board_of(positions.acting())
    costs = [
        piece for line in board.pages[1].lines(54, 13, active=False) for piece in line if piece.text in tuple("rbgkyv")
    ]
    assert {piece.style for piece in costs if piece.text == "b"} == {"good:blue"}
    assert {piece.style for piece in costs if piece.text == "r"} == {"lack"}


async def test_tab_goes_to_the_next_quarter_that_can_be_taken() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        can = [move.target for move in player.game.moves() if move.words == "claim"]
        await player.press("2", "home")
        met = []
        for _key in can:
            await player.press("tab")
            met.append(player.screen.page.under_cursor)
        assert sorted(met) == sorted(can)


async def test_tab_goes_through_the_pairs_of_dice_the_best_first() -> None:
    async with playing(positions.dice()) as player:
        await player.sit_down()
        page = player.screen.page
        await player.press("tab")
        assert set(page.ticked) == set(page._view.pairs[0].dice)  # type: ignore[attr-defined]  # the page of the market
        await player.press("tab")
        assert set(page.ticked) == set(page._view.pairs[1].dice)  # type: ignore[attr-defined]  # the same


async def test_of_a_quarter_that_cannot_be_paid_it_is_said_what_is_missing() -> None:
    async with playing(positions.acting()) as player:
        await player.sit_down()
        await player.press("2", "home", "enter")
        assert "Quarter 1 costs 1 green: you have nothing." in player.desk()


async def test_of_a_space_that_is_too_far_it_is_said() -> None:
    async with playing(positions.acting()) as player:
        await player.sit_down()
        await player.press("3", "end")
        assert "You have not so many cubes in this turn." in player.desk()


async def test_in_another_phase_it_is_said_when_one_acts() -> None:
    async with playing(positions.dice()) as player:
        await player.sit_down()
        for key in ("e", "c", "i", "s", "w"):
            await player.press(key)
            assert "You act after everybody has chosen two dice." in player.desk()


async def test_passing_tells_the_whole_turn_before_it_ends_it() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        await player.press("t", "enter", "d", "enter", "p")
        assert "This turn: buy 7 PP for 6 gold, deliver tea." in player.desk()


async def test_a_turn_is_told_in_few_words_a_voyage_as_one() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        await player.press("d", "enter", "s", "enter", "home", "e", "enter", "p")
        game = player.game
        view = View(Sight(game, 0, game.log))
        assert in_short(view) == ["Deliver tea", "Sail to Marseille", "Activate the Cooperage"]
        assert len(move_by_move(view)) == 8


def test_a_plan_of_several_kinds_of_move_is_said_in_few_words() -> None:
    board = board_of(positions.busy())
    plan = board.view.game.plan(["deliver tea", "sail s04: with red", "sail s02: with red", "use mint"])
    said = " ".join(" ".join(plain(line).split()) for line in board.preview(plan, 78))
    assert "Deliver tea, sail to sea space 2, use the Mint" in said


async def test_a_long_turn_is_listed_whole_on_the_page_of_the_own_cards() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        await player.press("s", "enter", "4")
        page = player.screen.page
        assert isinstance(page, ListPage)
        rows = " ".join(" ".join(plain(row.line).split()) for row in page.listing(38).rows)
        done = rows.partition("Done in this turn")[2].partition("Activated")[0]
        assert done.count("Ann sails to") == 6
        assert "…" not in done


async def test_every_action_of_a_turn_is_listed_with_its_key() -> None:
    board = board_of(positions.busy())
    page = board.pages[3]
    assert isinstance(page, ListPage)
    rows = [plain(row.line) for row in page.listing(54).rows]
    for key in (
        "e Cooperage",
        "c Mint",
        "d deliver",
        "f craft",
        "i take a quarter",
        "s sail",
        "w move",
        "t buy",
        "o use",
    ):
        assert [row for row in rows if row.strip().startswith(key)], key


def test_what_a_card_does_is_said_whole_or_not_at_all() -> None:
    for position in (positions.acting, positions.busy, positions.alone):
        page = board_of(position()).pages[3]
        assert isinstance(page, ListPage)
        for cells in (38, 54, 80):
            assert [plain(row.line) for row in page.listing(cells).rows if "…" in plain(row.line)] == []


def test_where_there_is_room_the_market_shows_the_cards_of_the_others_with_what_they_do() -> None:
    board = board_of(positions.acting())
    market = board.pages[0]
    wide = "\n".join(plain(line) for line in market.lines(140, 40, active=False))
    low = "\n".join(plain(line) for line in market.lines(140, 13, active=False))
    others = [card for seat in board.view.others for card in board.view.seen.tableau[seat]]
    held = [words.card_name(card) for card in others]
    assert [name for name in held if name not in wide] == []
    effects = [words.effect(card) for card in others]
    assert [effect for effect in effects if effect not in wide] == []
    assert [effect for effect in effects if effect in low] == []


def test_the_cards_of_the_others_stand_in_the_market_by_name_where_all_pages_are_seen_at_once() -> None:
    board = board_of(positions.acting())
    shown = "\n".join(plain(line) for line in board.pages[0].lines(116, 14, active=False))
    for seat in board.view.others:
        first, *_others, last = board.view.seen.tableau[seat]
        assert words.card_name(first) in shown
        assert words.card_name(last) in shown or "…" in shown


def rows_of(board: MacaoBoard, cells: int) -> list[str]:
    """The page of the players."""
    page = board.pages[4]
    assert isinstance(page, ListPage)
    return [plain(row.line) for row in page.listing(cells).rows]


@pytest.mark.parametrize("cells", [54, 81])
def test_the_wind_rose_of_everybody_is_told_in_letters_of_its_colours(cells: int) -> None:
    board = board_of(positions.busy())
    shown = " ".join(" ".join(rows_of(board, cells)).split())
    assert "cubes now r3 b2 g2 k1 y2 v1 9 r2 11 g4 12 k2 v1" in shown


def test_a_cube_of_a_wind_rose_stands_on_its_colour() -> None:
    page = board_of(positions.busy()).pages[4]
    assert isinstance(page, ListPage)
    styles = {piece.text: piece.style for row in page.listing(54).rows for piece in row.line}
    assert (styles["g4"], styles["r3"]) == ("type:green", "type:red")


def test_every_card_of_everybody_can_be_read_and_is_explained_under_the_cursor() -> None:
    board = board_of(positions.acting())
    page = board.pages[4]
    assert isinstance(page, ListPage)
    seen = board.view.seen
    for seat, (tableau, active) in enumerate(zip(seen.tableau, seen.active, strict=True)):
        for card in (*tableau, *cards_of(active)):
            page.put_cursor(f"{seat}:{CARDS[card].name}")
            assert page.under_cursor == CARDS[card].name
            assert words.says(card) in " ".join(" ".join(map(plain, page.details(78))).split())


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("size", [(54, 13), (54, 11), (38, 12), (38, 11)], ids=str)
def test_what_the_others_have_aboard_is_told_or_it_is_said_that_there_is_more(
    number: int, size: tuple[int, int]
) -> None:
    goods = [("tea", "silk"), ("rice", "jade"), ("paper", "spices"), ("porcelain", "lacquerware")]
    players = [{"cargo": dict.fromkeys(both[:number], 3)} for both in goods]
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2, 3, 4], "players": players}}
    board = board_of(SavedGame.keep(new_game("macao", list(positions.NAMES), "full", 1, setup=setup)))
    shown = "\n".join(plain(line) for line in board.pages[2].lines(*size, active=False))
    told = [seat for seat in board.view.others if words.goods(board.view.seen.cargo[seat]) in shown]
    assert len(told) == len(board.view.others) or shown.rstrip().endswith("…")
    assert "3 tea" in shown


async def test_the_key_of_a_choice_is_called_by_what_it_does() -> None:
    for position, word in ((positions.draft, "take"), (positions.start_cubes, "lay cubes")):
        async with playing(position()) as player:
            await player.sit_down()
            assert f"enter {word}" in player.footer()


async def test_a_move_tells_what_the_turn_can_still_go_on_with() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        await player.press("w")
        assert "Then you can still: activate" in player.desk()


def test_where_a_page_is_low_the_cursor_stays_in_sight() -> None:
    board = board_of(positions.busy())
    for page in board.pages[1:3]:
        for go in (page.to_first, page.to_last):
            go()
            lines = page.lines(54, 8, active=True)
            assert any(piece.selected for line in lines for piece in line), page.keys.name


def test_parts_that_have_no_room_are_left_out_whole() -> None:
    names = [text(name) for name in ("Construction 1", "Embassy", "Gunner")]
    assert [plain(line) for line in pieces.flow(names, 23, 1, ", ")] == ["Construction 1 …"]
    assert [plain(line) for line in pieces.flow(names, 23, 2, ", ")] == ["Construction 1, Embassy", "Gunner"]
    assert [plain(line) for line in pieces.flow(names, 26, 1, ", ")] == ["Construction 1, Embassy …"]


def test_of_several_ships_in_the_last_port_the_first_is_named_and_more_are_marked() -> None:
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2, 3], "players": [{"ship": "genoa"}] * 3}}
    game = new_game("macao", ["Ann", "Bo", "Cy"], "full", 1, setup=setup)
    board = board_of(SavedGame.keep(game))
    shown = [plain(line).rstrip() for line in board.pages[2].lines(38, 12, active=False)]
    assert [line for line in shown if line.endswith("765A+")] != []
    assert max(map(len, shown)) <= 38


def test_where_the_market_is_low_every_other_player_still_has_a_line_of_cards() -> None:
    board = board_of(positions.acting())
    shown = "\n".join(plain(line) for line in board.pages[0].lines(118, 12, active=False))
    right = "\n".join(line.partition("│")[2] for line in shown.splitlines())
    assert [seat for seat in board.view.others if board.view.name(seat) not in right] == []
