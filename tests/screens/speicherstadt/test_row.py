"""The row of cards with Kaispeicher: every part in its place, wherever the cursor is, and little is drawn anew."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from typing import Any

import pytest

from engine import new_game
from engine.speicherstadt.cards import CONTRACT, OFFICE, SHIP, SPECIAL, WAREHOUSE
from engine.speicherstadt.deck import CARDS, INDEX, PLACE
from engine.speicherstadt.state import SPACES
from engine.texts.language import gettext as _
from saves import SavedGame
from screens.speicherstadt import rows
from screens.speicherstadt.briefly import TOLD_BY_TYPE, brief, short
from screens.speicherstadt.faces import bar, face
from screens.speicherstadt.frames import Column, line_of
from screens.speicherstadt.pieces import SHORT, contract, flow, price
from screens.speicherstadt.pile import listed
from screens.speicherstadt.view import View
from screens.speicherstadt.words import card_name
from screens.table.viewpoint import Sight
from tests.engine.speicherstadt.helpers import KAI, house, laid
from tests.languages.catalogues import said_now
from tests.languages.pseudo import spoken_here
from tests.screens.keyboard import LARGE, SMALL, Player, playing
from tests.screens.speicherstadt import positions
from widgets.lines import plain, text, width, wrap

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def board(player: Player) -> list[str]:
    """The names of cards, what stands on them, and what is reserved, without the pointer of the cursor."""
    lines = [line.replace("▸", " ") for line in player.lines()[4:-7]]
    card = next(number for number, line in enumerate(lines) if "╭ " in line)
    return [*lines[:3], *lines[card:]] if "in line" not in "".join(lines[:3]) else [*lines[:1], *lines[card:]]


@SIZES
async def test_no_card_changes_its_place_when_the_cursor_goes_to_another_row(size: tuple[int, int]) -> None:
    async with playing(positions.crowded(), size) as player:
        before = board(player)
        for key in ("down", "right", "down", "down", "up", "left"):
            await player.press(key)
            assert board(player) == before


async def test_the_goods_of_every_ship_above_the_board_are_seen_with_five_seats() -> None:
    async with playing(positions.crowded()) as player:
        assert "rub cof car  tea hem saf" in player.sees()


async def test_the_reserved_cards_stay_in_sight_with_who_has_them_and_their_prices() -> None:
    async with playing(positions.crowded()) as player:
        assert "Reserved 1 Bo  SHIP  cof clo saf asked 1" in player.sees()


@SIZES
async def test_every_reserved_card_comes_into_sight_under_the_cursor(size: tuple[int, int]) -> None:
    async with playing(positions.all_reserved(), size) as player:
        reserved = player.game.position.reserved
        await player.press("tab")
        for place, (_card, _goods, house) in enumerate(reserved, 1):
            name = player.game.names[house]
            assert f"{place} {name}" in player.sees()
            await player.press("right")


async def test_a_new_round_begins_with_the_cursor_on_the_water() -> None:
    async with playing(positions.reserved_asked()) as player:
        assert player.screen.page.target == "reserved-2"  # type: ignore[attr-defined]  # the page of the row
        await player.press("-")
        assert player.game.position.round == 2
        assert player.screen.page.target.startswith("water")  # type: ignore[attr-defined]  # the page of the row


async def test_a_letter_goes_from_a_reserved_card_to_the_column_that_bears_it() -> None:
    async with playing(positions.all_reserved()) as player:
        await player.press("tab", "f")
        assert player.screen.page.target == "water-3"  # type: ignore[attr-defined]  # the page of the row


@SIZES
async def test_the_cards_stay_in_their_places_while_a_fire_asks_something(size: tuple[int, int]) -> None:
    async with playing(positions.insured(), size) as player:
        await player.press("escape")
        before = [line for line in board(player) if "FIREMAN 2" in line]
        assert len(before) == 1
        await player.press("-", "enter")
        assert player.game.decision is not None
        assert player.game.decision.kind == "demand"
        assert [line for line in board(player) if "FIREMAN 2" in line] == before


def test_a_price_that_cannot_be_paid_bears_a_sign() -> None:
    assert [plain(price(coins, 3)) for coins in (2, 3)] == ["3 ✗", "3"]


@SIZES
@pytest.mark.parametrize("workers", range(9))
async def test_however_many_stand_in_line_all_are_seen_and_oneself_behind_them(
    size: tuple[int, int], workers: int
) -> None:
    game = new_game("speicherstadt", positions.NAMES[:5], "kaispeicher", 5)
    for _worker in range(workers):
        game.play("queue water-1")
    async with playing(SavedGame.keep(game), size) as player:
        seen = [line.strip("│")[:12].split()[:2] for line in player.lines()]
        standing = [first for first, *_more in filter(None, seen) if first in positions.NAMES]
        assert len([line for line in seen if line[:2] == ["▸", "you"]]) == (workers < SPACES)
        assert len(standing[:workers]) == workers


def framed(room: int, workers: int) -> str:
    """A line of so many workers, and oneself behind them, in so many lines."""
    names = tuple(f"N{n}" for n in range(5))
    view = View(Sight(new_game("speicherstadt", names, "kaispeicher", 5), 0, ()))
    column = Column(13, room, 1, True)
    line = line_of(view, column, [n % 5 for n in range(workers)], joins=True)
    assert len(line) == room
    return "".join(map(plain, line))


def test_neither_oneself_nor_who_finds_no_room_is_left_out_of_a_line() -> None:
    wrong = []
    for room, workers in product(range(1, 9), range(8)):
        drawn = framed(room, workers)
        left = sum(map(int, re.findall(r"\+(\d)", drawn)))
        if (drawn.count("you"), drawn.count("N") + left) != (1, workers):
            wrong.append((room, workers))
    assert wrong == []


@pytest.mark.parametrize("name", ["漢堡港的商人", "Bartholomew"])
def test_a_long_name_is_cut_to_the_cells_of_its_column(name: str) -> None:
    view = View(Sight(new_game("speicherstadt", [name, "Bo"], "base", 5), 1, ()))
    (line,) = line_of(view, Column(13, 1, 1, False), [0], joins=False)
    assert "…" in plain(line)
    assert width(line) <= 13


@pytest.mark.parametrize("cells", [11, 13, 20])
def test_every_card_bears_the_name_by_which_the_log_calls_it(cells: int) -> None:
    """But for contracts, which are called by what they ask for, and ships and offices where there is no room."""
    shown = {card: " ".join(" ".join(map(plain, bar(card, cells))).split()) for card in CARDS}
    by_type = (CONTRACT, SHIP, OFFICE)
    wrong = [said for card, said in shown.items() if card.type not in by_type and not said.startswith(card_name(card))]
    assert [said for said in wrong if not said.casefold().startswith(("fireman", "fire"))] == []
    assert {max(map(width, bar(card, cells))) - cells for card in CARDS} <= {0, 1}


async def test_nothing_is_said_to_be_discarded_where_a_loss_is_borne() -> None:
    async with playing(positions.insured()) as player:
        await player.press("down")
        assert "p Bear the loss" in player.sees()
        assert "discarded" not in player.sees()


async def test_a_card_above_the_board_is_whole_before_free_places_are_shown() -> None:
    game = new_game("speicherstadt", positions.NAMES[:3], "kaispeicher", 5)
    async with playing(SavedGame.keep(game), LARGE) as player:
        board_lines = "\n".join(line for line in player.lines() if "…" in line)
        assert "once, right before" not in board_lines
        assert "change places" in player.sees()


@pytest.mark.parametrize(
    ("name", "told"),
    [("chamber-of-commerce", "1p/coin"), ("coffee-roaster", "cof for 1c"), ("st-michaels-church", " POINTS 4 ")],
)
def test_where_a_name_finds_no_room_in_one_line_the_card_is_told_by_what_it_does(name: str, told: str) -> None:
    assert plain(short((INDEX[name], ()), 11)) == told


@pytest.mark.parametrize("position", [positions.demand, positions.crowded, positions.purchase, positions.loading])
async def test_scores_and_ones_own_coins_stand_in_the_same_place_whatever_is_decided(
    position: positions.Position,
) -> None:
    async with playing(position()) as player:
        head, tabs = player.lines()[2:4]
        names = [name[:1] for name in player.game.names]
        assert re.findall(r"(\w)\w* -?\d+", head.partition(" now ")[2]) == names
        assert re.search(r"(Log ─* \w+  \d+ coin)|(┬─ \w+  now)", tabs)


async def test_the_others_are_told_in_words_before_free_places_in_line_are_shown() -> None:
    async with playing(positions.demand()) as player:
        told = [line for line in player.lines() if re.match(r"[ ▸]\w+ +\d+ coins?  firemen \d", line)]
        assert len(told) == 3
        assert any("[saf] [car] [car]" in line for line in told)


async def test_all_reserved_cards_are_in_sight_however_many_there_are() -> None:
    async with playing(positions.all_reserved()) as player:
        told = " ".join(player.sees().partition("Reserved ")[2].split())
        assert all(f"{place} {player.game.names[one[2]]} " in told for place, one in enumerate(reserved(player), 1))


def reserved(player: Player) -> list[tuple[int, tuple[int, ...], int]]:
    """The cards that are reserved, with goods and who has reserved them."""
    return list(player.game.position.reserved)


async def test_the_line_of_those_who_place_is_drawn_closer_before_it_is_cut() -> None:
    async with playing(SavedGame.keep(new_game("speicherstadt", positions.NAMES[:4], "base", 7))) as player:
        assert "[Cy 1 of 3]›Dora›Ann›Bo›Cy›Dora›Ann›Bo›Cy›Dora›Ann›Bo  " in player.lines()[1]


async def test_what_a_card_with_a_text_does_is_told_whole_in_the_narrowest_column() -> None:
    pile = "press mayor truck fire-engine harbour-tour thief fish-market auction-hall smuggler insurance bank port"
    players = [house(5)] * 5
    game = laid(*players, pile=[*pile.split(), "fire-4"], seats=5, variant=KAI)
    async with playing(SavedGame.keep(game)) as player:
        cards = [line for line in player.lines()[4:17] if "…" in line]
        assert cards == []
        assert "1p/building" in player.sees()


def test_what_cards_do_is_told_briefly_in_two_lines_of_a_narrow_column_in_every_language() -> None:
    wrong = []
    for code in ("en", "de", "zh"):
        with spoken_here(said_now(code)):
            for card in CARDS:
                lines = wrap(brief(card), 11) if card.type in (SPECIAL, WAREHOUSE) else []
                most = 1 if code != "de" else 2
                if len(lines) > most or any(width(line) > 11 for line in lines):
                    wrong.append((code, card.name))
    assert wrong == []


@pytest.mark.parametrize("code", ["en", "de", "zh"])
def test_what_a_card_does_is_told_briefly_with_its_own_figures(code: str) -> None:
    wrong = []
    with spoken_here(said_now(code)):
        for card in CARDS:
            figures: dict[str, Any] = {
                name: number
                for number, name in enumerate(("coins", "points", "uses", "capacity"), 6)
                if getattr(card, name)
            }
            told = brief(replace(card, **figures))
            if card.type in (SPECIAL, WAREHOUSE) and {*re.findall(r"[6-9]", told)} != {*map(str, figures.values())}:
                wrong.append((card.name, told))
    assert wrong == []


def test_a_card_of_a_long_text_tells_more_than_two_words_where_it_has_three_lines() -> None:
    players = [house(5), house(5), house(5)]
    pile = "informer coffee-break harbour-master warehouseman fireman-1a fireman-1b theatre lighthouse fire-4"
    view = View(Sight(laid(*players, pile=pile.split(), variant=KAI), 0, ()))
    for lot in view.seen.row:
        assert lot is not None
        told = " ".join(plain(line).strip() for line in face(view, lot, 21, 3))
        assert "…" not in told
        assert len(told.split()) > 4


@pytest.mark.parametrize("code", ["en", "de", "zh"])
def test_what_the_harbour_master_does_is_told_with_its_rate(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("screens.speicherstadt.briefly.MASTERS_RATE", 9)
    with spoken_here(said_now(code)):
        assert "9:1" in brief(CARDS[INDEX["harbour-master"]])


def test_no_name_of_a_merchant_or_works_above_the_board_is_cut() -> None:
    """Its type stands there where a word of it is too long, as in German among five in the smallest terminal."""
    game = new_game("speicherstadt", ("Ann", "Bo", "Cy", "Di", "Ed"), "kaispeicher", 3)
    told = [card for card in CARDS if card.type in TOLD_BY_TYPE]
    with spoken_here(said_now("de")):
        for first in range(0, len(told), 6):
            upper = [(INDEX[card.name], ()) for card in told[first : first + 6]]
            game.position.upper = [*upper, *game.position.upper[len(upper) :]]
            above = rows.lines(View(Sight(game, 0, ())), 80, 16, (rows.WATER, 0), active=True)[0]
            assert "…" not in plain(above)


async def test_which_cards_came_up_is_not_told_beside_the_page_that_shows_them() -> None:
    async with playing(positions.reserved_asked()) as player:
        await player.press("-")
        assert "Round 2 begins." not in player.sees()
        assert "On the water" not in player.sees()
        await player.press("5")
        assert "On the water" in player.sees()


async def test_a_new_round_begins_with_the_cursor_on_its_first_card() -> None:
    async with playing(positions.reserved_asked()) as player:
        await player.press("-")
        assert player.screen.page.target == "water-1"  # type: ignore[attr-defined]  # the page of the row


async def test_a_fireman_that_is_bought_is_told_with_the_sum_that_it_makes() -> None:
    async with playing(positions.purchase()) as player:
        assert "your firemen 1 → 4, then the highest sum" in player.desk()


@pytest.mark.parametrize("cells", [17, 14, 13])
def test_no_good_of_a_large_contract_is_left_out(cells: int) -> None:
    """On a card of four columns, and above the board among five in the smallest terminal."""
    for card in (card for card in CARDS if card.type == CONTRACT and len(card.goods) > 3):
        told = plain(short((INDEX[card.name], ()), cells)).casefold()
        assert width(text(told)) <= cells
        for kind in set(card.goods):
            assert _(SHORT[kind]) in told
        if cells == 17:
            assert (
                plain(contract(PLACE[INDEX[card.name]], 0, cells))
                == f"[{' '.join(_(SHORT[k]) for k in sorted(card.goods))}]"
            )


def test_the_pile_tells_contracts_by_their_goods_and_cuts_nothing() -> None:
    game = new_game("speicherstadt", positions.NAMES[:2], "kaispeicher", 5)
    told = [plain(row.line).rstrip() for row in listed(View(Sight(game, 0, ())), 53).rows]
    assert [line for line in told if "…" in line] == []
    assert "    CONTRACT 8   [saf] [car] [car]" in told
    assert told[3].startswith(" Last fire ")


@pytest.mark.parametrize("workers", [4, 6, 8])
def test_how_many_stand_between_the_first_and_the_last_of_a_folded_line_is_never_cut(workers: int) -> None:
    view = View(Sight(new_game("speicherstadt", ["Whitby", "Bo"], "base", 5), 0, ()))
    (_last, first) = line_of(view, Column(13, 2, 1, False), [0] * workers, joins=False)
    assert plain(first).rstrip().endswith(f" +{workers - 2}")
    assert width(first) <= 13


async def test_long_words_on_a_card_take_no_lines_from_free_places_where_few_words_will_do() -> None:
    players = [house(5)] * 5
    pile = "informer coffee-break insurance smuggler truck thief warehouseman lighthouse theatre bank port mayor"
    async with playing(SavedGame.keep(laid(*players, pile=[*pile.split(), "fire-4"], seats=5, variant=KAI))) as player:
        lines = player.lines()
        top, foot = (next(n for n, line in enumerate(lines) if line.startswith(corner)) for corner in "╭╰")
        assert foot - top == 3


@pytest.mark.parametrize("rows", [1, 2, 3])
def test_what_finds_no_room_in_its_lines_is_counted_and_nothing_of_the_rest_is_cut(rows: int) -> None:
    wide = [text("abcdef"), text("kl"), text("mnopqrstuv"), text("wxyzabcdefg"), text("h")]
    told = [plain(line) for line in flow(wide, 11, rows)]
    number = int(told[-1].partition("+")[2])
    assert "…" not in "".join(told)
    assert sum(len(line.partition(" +")[0].split()) for line in told) + number == len(wide)


@pytest.mark.parametrize("height", [4, 5, 6])
@pytest.mark.parametrize("position", [positions.first_round, positions.crowded])
def test_no_card_stands_empty_in_its_frame_however_low_the_page(position: Callable[[], SavedGame], height: int) -> None:
    with position() as saved:
        game = saved.game
        assert game.decision is not None
        view = View(Sight(game, game.decision.seat, ()))
        told = [plain(line) for line in rows.lines(view, 79, height, ("water", 0), active=True)]
    frame = next(number for number, line in enumerate(told) if "╭" in line)
    assert "│" in told[frame + 1]


@pytest.mark.parametrize(
    ("name", "told"), [("contract-1", " 5  cof tea"), ("contract-2", "8 saf car car"), ("contract-3", "cof tea 2rub")]
)
def test_a_contract_above_the_board_asks_for_whole_goods_in_one_line_of_the_narrowest_column(
    name: str, told: str
) -> None:
    assert plain(short((INDEX[name], ()), 14)) == told
