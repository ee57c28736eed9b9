"""The pages of Macao: what they show, where their cursors go, what they say of what is not possible."""

from __future__ import annotations

import itertools
import re

import pytest

from engine import new_game
from engine.macao.city import QUARTERS
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS, cards_of
from engine.macao.sea import REACHED, SPACES, START
from saves import SavedGame
from saves.puzzles.begun import begun
from saves.puzzles.shelf import numbered
from screens.macao import market_cards, market_lines, pieces, roses, sea_lines, sea_map, timetable, words
from screens.macao.board import MacaoBoard
from screens.macao.city import CityPage
from screens.macao.turns import in_short, move_by_move
from screens.macao.view import View
from screens.table.picture.pages import ListPage
from screens.table.title import Sight
from tests.screens.keyboard import LARGE, SMALL, playing
from tests.screens.macao import positions
from widgets.lines import is_cut, plain, text, width

SIZES = ((54, 13), (58, 18), (80, 13), (118, 29))


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


@pytest.mark.parametrize(("columns", "said"), [(80, r"now A -?\d+"), (120, r"if it ended now Ann -?\d+")])
def test_the_head_says_in_full_what_everybody_would_have_where_there_is_room(columns: int, said: str) -> None:
    assert re.search(said, plain(board_of(positions.acting()).head(columns)[1]))


def test_every_quarter_stands_on_the_map_with_its_number() -> None:
    board = board_of(positions.busy())
    for size in ((54, 13), (58, 18), (78, 24)):
        shown = "\n".join(plain(line) for line in board.pages[1].lines(*size, active=False))
        assert [quarter.name for quarter in QUARTERS if quarter.name[1:] not in shown] == []


def test_the_good_of_every_free_quarter_stands_beside_its_number_by_its_letter() -> None:
    board = board_of(positions.busy())
    shown = " ".join(" ".join(map(plain, board.pages[1].lines(54, 13, active=False))).split())
    free = [number for number in range(len(QUARTERS)) if number not in board.view.owners]
    letters = {number: (*map(words.good_sign, range(8)), "*")[board.view.seen.tiles[number]] for number in free}
    assert len(free) > 20
    assert [n for n in free if f"{n + 1:02} {letters[n]}" not in shown] == []


def test_where_there_is_room_the_good_of_a_free_quarter_is_named() -> None:
    board = board_of(positions.busy())
    shown = " ".join(" ".join(map(plain, board.pages[1].lines(118, 18, active=False))).split())
    free = [number for number in range(len(QUARTERS)) if number not in board.view.owners]
    goods = [number for number in free if not QUARTERS[number].dark]
    names = {number: words.good_name(board.view.seen.tiles[number]) for number in goods}
    assert [n for n in goods if f"{n + 1:02} {names[n]}" not in shown] == []


def city_of(quarters: list[str], others: list[str]) -> list[str]:
    """The map of a city, in which two players have these quarters."""
    players = [{"quarters": quarters}, {"quarters": others}]
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2], "players": players}}
    board = board_of(SavedGame.keep(new_game("macao", ["Ann", "Bo"], "full", 1, setup=setup)))
    return [plain(line) for line in board.pages[1].lines(54, 13, active=False)][1:]


def test_neighbours_of_one_owner_are_joined() -> None:
    first, between, _second, *_others = city_of(["q01", "q02", "q07"], ["q06"])
    assert first[5:24] == " 01 A█████ 02 A████"
    assert between[5:24] == " " * 10 + "█" * 9


def test_where_four_quarters_of_one_owner_meet_the_corner_is_built_over() -> None:
    _first, between, *_others = city_of(["q01", "q02", "q06", "q07"], [])
    assert between[5:24] == "█" * 19


def test_neighbours_of_different_owners_are_not_joined() -> None:
    first, between, *_others = city_of(["q01"], ["q02", "q06"])
    assert first[5:24] == " 01 A████  02 B████"
    assert not between[5:].strip()


@pytest.mark.parametrize("size", [(54, 13), (58, 18)], ids=str)
def test_each_disc_lies_on_the_wall_beside_its_space(size: tuple[int, int]) -> None:
    board = board_of(positions.acting())
    shown = [plain(line)[:9].split("█")[0] for line in board.pages[1].lines(*size, active=False)]
    seen = board.view.seen
    for seat in range(seen.terms.players):
        sign = plain(board.view.disc(seat))
        found = [line for line in shown if re.match(rf" ?{seen.steps[seat]}[ A-Z]*{sign}", line)]
        assert found, (sign, shown)


@pytest.mark.parametrize("size", [(54, 13), (58, 18), (78, 24)], ids=str)
def test_a_disc_on_the_first_space_lies_at_the_foot_of_the_wall(size: tuple[int, int]) -> None:
    players = [{"wall": 0}, {"wall": 15}]
    setup = {"position": {"round": 8, "window": "action", "wall": [2, 1], "players": players}}
    board = board_of(SavedGame.keep(new_game("macao", ["Ann", "Bo"], "full", 1, setup=setup)))
    wall = [plain(line)[:5].split() for line in board.pages[1].lines(*size, active=False)][1:]
    labels = [line[0].rstrip("AB") for line in wall if line and line[0][0].isdecimal()]
    assert labels == ["15", "0"]


def test_every_space_of_the_route_stands_at_a_place_of_its_own() -> None:
    for chart in map(sea_map.chart, (54, 58, 78, 118)):
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
    for row in (sea_map.SOUTH, sea_map.NORTH):
        spaces = sea_map.LANES[row]
        assert all(there in REACHED[here] for here, there in itertools.pairwise(spaces))


def test_what_a_cost_lacks_is_marked_and_what_is_there_is_not() -> None:
    board = board_of(positions.acting())
    costs = [
        piece for line in board.pages[1].lines(54, 13, active=False) for piece in line if piece.text in tuple("rbgkyv")
    ]
    assert {piece.style for piece in costs if piece.text == "b"} == {"type:blue"}
    assert {piece.style for piece in costs if piece.text == "r"} == {"missing:red"}


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
        assert "Quarter 1 costs 1 green: you have none of that." in player.desk()


async def test_of_a_space_that_is_too_far_it_is_said() -> None:
    async with playing(positions.acting()) as player:
        await player.sit_down()
        await player.press("3", "end")
        assert "You do not have that many cubes in this turn." in player.desk()


async def test_in_another_phase_it_is_said_when_one_acts() -> None:
    async with playing(positions.dice()) as player:
        await player.sit_down()
        for key in ("e", "c", "i", "s", "w"):
            await player.press(key)
            assert "You act after everybody has chosen two dice." in player.desk()


@pytest.mark.parametrize("keys", ["4 home", "2 tab", "3 tab"])
async def test_enter_does_at_once_what_stands_at_the_foot(keys: str) -> None:
    async with playing(positions.busy()) as player:
        await player.press(*keys.split())
        assert "enter" in player.desk()
        before = len(player.game.history)
        await player.press("enter")
        while player.screen.overlay is not None:  # which cubes it costs
            await player.press("enter")
        assert len(player.game.history) > before


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])
async def test_no_row_of_dice_is_cut_where_the_cursor_is(size: tuple[int, int]) -> None:
    async with playing(positions.early_dice(), size) as player:
        await player.press("1")
        for _die in range(6):
            assert [line for line in player.sees().splitlines() if "·…" in line.replace(" ", "")] == []
            await player.press("down")


async def test_all_dice_are_seen_above_advice_in_the_smallest_terminal() -> None:
    """The foot has no more rows then than what the plans would do needs."""
    async with playing(positions.alone_with_dice()) as player:
        await player.press("h")
        await player.until(lambda: "If you follow 1" in player.sees())
        for sign, name in zip("rbgkyv", ("red", "blue", "green", "black", "gray", "violet"), strict=True):
            assert f" {sign} {name}" in player.page()


async def test_what_cannot_be_paid_is_found_with_its_cost_told_once() -> None:
    async with playing(positions.busy()) as player:
        told = [(words, reason) for words, reason in player.screen.title_actions.refused() if " costs " in reason]
        assert told
        assert not [words for words, _reason in told if " for " in words]


async def test_passing_is_asked_all_the_same() -> None:
    async with playing(positions.alone()) as player:
        await player.press("4", *["down"] * 12)
        while "enter Pass" not in player.desk():
            await player.press("up")
        before = len(player.game.history)
        await player.press("enter")
        assert len(player.game.history) == before


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


def test_what_a_rivals_card_does_is_not_cut_in_the_narrow_market() -> None:
    warehouse = next(card for card in range(len(CARDS)) if words.card_name(card) == "Lacquerware Warehouse")
    assert plain(pieces.effect(warehouse, 40)) == "lacquerware pays double"
    assert plain(pieces.effect(warehouse, 20)) == "pays double"
    assert plain(pieces.effect(warehouse, 10)) == ""


def rows_of(board: MacaoBoard, cells: int) -> list[str]:
    """The page of the players."""
    page = board.pages[4]
    assert isinstance(page, ListPage)
    return [plain(row.line) for row in page.listing(cells).rows]


@pytest.mark.parametrize("cells", [54, 81])
def test_the_wind_rose_of_everybody_is_told_in_letters_of_its_colours(cells: int) -> None:
    board = board_of(positions.busy())
    shown = " ".join(" ".join(rows_of(board, cells)).split())
    assert "cubes now rrrbbggkyyv 9 rr 11 gggg 12 kkv" in shown


def test_a_cube_of_a_wind_rose_stands_on_its_colour() -> None:
    page = board_of(positions.busy()).pages[4]
    assert isinstance(page, ListPage)
    rows = [row.line for row in page.listing(54).rows if "cubes" in plain(row.line)]
    styles = {piece.text: piece.style for line in rows for piece in line}
    assert (styles["gggg"], styles["rrr"]) == ("type:green", "type:red")


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


@pytest.mark.parametrize("size", [(54, 13), (58, 15), (78, 20)], ids=str)
@pytest.mark.parametrize("number", [1, 2])
def test_what_everybody_has_aboard_stands_below_the_sea(number: int, size: tuple[int, int]) -> None:
    goods = [("tea", "silk"), ("rice", "jade"), ("paper", "spices"), ("porcelain", "lacquerware")]
    players = [{"cargo": dict.fromkeys(both[:number], 3)} for both in goods]
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2, 3, 4], "players": players}}
    board = board_of(SavedGame.keep(new_game("macao", list(positions.NAMES), "full", 1, setup=setup)))
    shown = [plain(line) for line in board.pages[2].lines(*size, active=False)]
    seen = board.view.seen
    for seat in board.view.others:
        line = next(line for line in shown if seen.name(seat) in line)
        assert all(plain(pieces.crates(good, n)) in line for good, n in enumerate(seen.cargo[seat]) if n)
    assert "TTT  3 tea to London" in "\n".join(shown)


def test_the_goods_of_others_stand_in_the_side_as_crates() -> None:
    board = board_of(positions.acting())
    seen = board.view.seen
    shown = [plain(line) for line in board.side(board.pages[1], 25, 13)]
    crates = {
        seen.name(seat): "".join(words.good_sign(good) * n for good, n in enumerate(seen.cargo[seat]))
        for seat in (1, 2, 3)
    }
    lines = {name: next(line for line in shown if name in line).split()[-1] for name in crates if crates[name]}
    assert lines == {name: crates[name] for name in lines}
    assert lines


def counted(words_: str) -> int:
    """How many cubes stand in a text like 'r3b'."""
    return sum(int(number or 1) for number in re.findall(r"[rbgkyv](\d*)", words_))


@pytest.mark.parametrize(
    ("position", "size"), [(positions.busy, (25, 13)), (positions.busy, (38, 29)), (positions.acting, (38, 29))]
)
def test_every_cube_of_the_others_stands_in_the_side(position: positions.Position, size: tuple[int, int]) -> None:
    board = board_of(position())
    view = board.view
    shown = board.side(board.pages[1], *size)
    dice = {f"type:{name}" for name in COLOURS}
    there = sum(counted(piece.text) for line in shown for piece in line if piece.style in dice)
    tables = [timetable.timetable(view.seen, seat) for seat in range(view.seen.terms.players)]
    costs = sum(len(CARDS[card].cost) for seat in view.others for card in view.seen.tableau[seat])
    assert there == costs + sum(sum(cubes) for table in tables for cubes in table.values()) - sum(view.supply)


@pytest.mark.parametrize("cells", [47, 58, 78])
def test_every_cube_of_everybody_stands_in_the_table_of_the_wind_roses(cells: int) -> None:
    view = board_of(positions.acting()).view
    shown = roses.table(view, cells)
    there = sum(counted(piece.text) for line in shown for piece in line if piece.style.startswith("type:"))
    tables = [timetable.timetable(view.seen, seat) for seat in range(view.seen.terms.players)]
    assert there == sum(sum(cubes) for table in tables for cubes in table.values())
    assert max(map(width, shown)) == cells


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


@pytest.mark.parametrize("cells", [54, 58, 78])
def test_every_ship_in_the_last_port_is_seen(cells: int) -> None:
    players = [{"ship": "genoa"}] * 4
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2, 3, 4], "players": players}}
    game = new_game("macao", list(positions.NAMES), "full", 1, setup=setup)
    board = board_of(SavedGame.keep(game))
    shown = "\n".join(plain(line) for line in board.pages[2].lines(cells, 14, active=False))
    assert "▸ABCD" in shown or "ABCD" in shown


def test_where_ships_have_no_room_between_two_spaces_there_is_a_sign_for_more() -> None:
    setup = {"position": {"round": 8, "window": "action", "wall": [1, 2, 3], "players": [{"ship": "s03"}] * 3}}
    game = new_game("macao", ["Ann", "Bo", "Cy"], "full", 1, setup=setup)
    board = board_of(SavedGame.keep(game))
    shown = "\n".join(plain(line) for line in board.pages[2].lines(54, 14, active=False))
    assert "A+" in shown


@pytest.mark.parametrize(
    ("position", "size"),
    [
        *itertools.product((positions.acting, positions.dice), ((80, 13), (58, 13), (118, 29))),
        *itertools.product((positions.cards,), ((80, 13), (118, 29))),
    ],
    ids=lambda one: getattr(one, "__name__", str(one)),
)
def test_the_market_shows_every_card_of_the_others_by_its_name_or_by_its_cost(
    position: positions.Position, size: tuple[int, int]
) -> None:
    board = board_of(position())
    lines = board.pages[0].lines(*size, active=False)
    shown = " ".join(map(plain, lines)).split()
    for seat in board.view.others:
        costs = [pieces.letters(CARDS[card].cost) for card in board.view.seen.tableau[seat]]
        assert [cost for cost in costs if cost not in shown] == []
    assert not any(map(is_cut, lines))


def test_of_another_players_cards_as_many_are_named_as_have_room() -> None:
    view = board_of(positions.dice()).view
    rows = [plain(pieces.cards_in(view, view.others[0], cells, 1)[0]) for cells in (72, 40, 24)]
    assert rows == [
        "Finance 3 kkk  Office Chamber bv  Helmsman ry  Abbot rk  School rv  ✓1",
        "Finance 3 kkk  bv  ry  rk  rv  ✓1",
        "kkk bv ry rk rv ✓1",
    ]


def test_one_s_own_activated_cards_without_room_are_counted() -> None:
    cards = board_of(positions.busy()).view.have.cards
    assert [plain(line) for line in pieces.named(cards, 30, 1)] == ["Fountain, Tea Warehouse +6"]


def test_where_all_pages_are_seen_at_once_they_share_the_height() -> None:
    low, high = (MacaoBoard.overview.within(rows, rows - 11) for rows in (40, 60))
    assert (29 - low.last, 49 - high.last) == (20, 26)  # the city with its frame: two lines a quarter, then three
    assert 29 - low.upper >= 11


def test_no_quarter_is_said_to_be_payable_where_the_task_of_a_puzzle_bars_all() -> None:
    barred = View(Sight(begun(numbered("macao", 128)).game, 0, ()))
    assert barred.payable
    city = CityPage(lambda _move, _cells: [])
    city.look(barred)
    drawn = "\n".join(plain(line) for line in city.lines(80, 12, active=True))
    assert "none by the task" in drawn
    assert "✓" not in drawn


@pytest.mark.parametrize(("cells", "is_told"), [(58, False), (80, True)])
def test_what_ones_cards_do_is_told_in_a_sentence_where_there_is_much_room(cells: int, is_told: bool) -> None:
    board = board_of(positions.acting())
    view = board.view
    lines = [plain(line) for line in board.pages[3].lines(cells, 40, active=False)]
    cards = (*view.seen.tableau[view.seat], *view.have.cards)
    told = [words.says(card) for card in cards if any(words.says(card) in line for line in lines)]
    longer = [one for one in told if one not in map(words.effect, cards)]
    assert bool(longer) == is_told


def test_several_others_with_nothing_aboard_share_a_line() -> None:
    setup = {
        "position": {"round": 8, "window": "action", "players": [{"cargo": {"tea": 1}}, {}, {"cargo": {"rice": 2}}]}
    }
    view = board_of(SavedGame.keep(new_game("macao", positions.NAMES, "full", 7, setup=setup))).view
    shown = [" ".join(plain(line).split()) for line in sea_lines.aboard(view, 54)]
    assert shown[1:] == ["Cy RR 2 rice to Hamburg 9 spaces 7 PP", "Bo, Dora nothing"]


@pytest.mark.parametrize(
    ("cells", "told"),
    [(58, "Bo RR Hamburg 9 spaces 7 PP J Antwerp 5 spaces 5 PP"), (40, "Bo RRJ 2 rice, 1 jade")],
    ids=["wide", "narrow"],
)
def test_of_the_tiles_of_others_it_is_said_where_they_go_and_what_they_pay_where_that_has_room(
    cells: int, told: str
) -> None:
    players = [{}, {"cargo": {"jade": 1, "rice": 2}}]
    setup = {"position": {"round": 8, "window": "action", "players": players}}
    view = board_of(SavedGame.keep(new_game("macao", positions.NAMES[:2], "full", 7, setup=setup))).view
    assert told in [" ".join(plain(line).split()) for line in sea_lines.aboard(view, cells)]


def test_dice_are_bars_of_cubes_where_the_rounds_leave_room() -> None:
    view = board_of(positions.dice_of_two()).view
    market = market_cards.Market(view, (), None, None)
    for cells, has_bars in ((80, False), (58, True)):
        lines = [plain(line) for line in market_lines.lines(market, cells, 13, active=False)]
        bars = [line.count("■") for line in lines[1:7]]
        assert bars == (list(view.seen.dice) if has_bars else [0] * 6)


def test_where_not_every_round_has_room_those_without_cubes_are_left_out_of_the_wind_roses() -> None:
    view = board_of(positions.acting()).view
    assert plain(roses.table(view, 47)[0]).split() == ["now", "8", "9", "10", "11", "12"]
    low = roses.table(view, 28)
    assert plain(low[0]).split() == ["now", "8", "9", "12"]
    assert all("r6b6" in plain(line) for line in low[1:])


def test_beside_the_wind_rose_of_another_player_stands_their_gold_where_it_has_room() -> None:
    board = board_of(positions.dice_of_two())
    line = plain(next(line for line in board.pages[0].lines(58, 13, active=False) if plain(line).startswith(" Bo")))
    assert line.rstrip().endswith("1 gold")


def test_the_cards_of_the_others_have_a_heading_beside_the_dice_where_a_line_is_left() -> None:
    board = board_of(positions.dice_of_two())
    right = [plain(line).partition("│")[2].strip() for line in board.pages[0].lines(80, 13, active=False)]
    place = next(n for n, line in enumerate(right) if line.startswith("Others ─"))
    assert right[place + 1].startswith("Bo")
    assert right.index("Money Changer") < place
