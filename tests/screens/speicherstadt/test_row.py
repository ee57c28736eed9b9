"""The row of cards with Kaispeicher: every part in its place, wherever the cursor is, and little is drawn anew."""

from __future__ import annotations

import re
from itertools import product

import pytest

from engine import new_game
from engine.speicherstadt.state import SPACES
from saves import SavedGame
from screens.speicherstadt.frames import Frame, Worker, about_card, card
from screens.speicherstadt.pieces import asked
from tests.screens.le_havre.keyboard import LARGE, SMALL, Player, playing
from tests.screens.speicherstadt import positions
from widgets.lines import plain, text, width

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


def test_a_price_that_is_and_one_that_would_be_are_told_apart() -> None:
    assert plain(asked(5, 2)) == "2"
    assert plain(asked(5, 2, 3)) == "2→3"
    assert plain(asked(2, 2, 3)) == "2→3!"
    assert plain(asked(1, 2, 3)) == "2!→3!"


@SIZES
@pytest.mark.parametrize("workers", range(9))
async def test_however_many_stand_in_line_oneself_is_seen_behind_them(size: tuple[int, int], workers: int) -> None:
    game = new_game("speicherstadt", positions.NAMES[:5], "kaispeicher", 5)
    for _worker in range(workers):
        game.play("queue water-1")
    async with playing(SavedGame.keep(game), size) as player:
        own = [line for line in player.lines() if "you" in line.partition("│")[2][:14]]
        assert bool(own) == (workers < SPACES)


def framed(rows: int, workers: int) -> str:
    """A card in a frame of so many lines, with so many in line and oneself behind them."""
    queue = [Worker(text(f"N{n}"), asked(9, n + 1)) for n in range(workers)]
    frame = Frame(13, rows, "rule", False, about=about_card(rows, workers))
    return "".join(map(plain, card(frame, text("s"), queue, Worker(text("you"), asked(9, 1), text("+")), (), ())))


def test_neither_oneself_nor_who_finds_no_room_is_left_out_of_a_frame() -> None:
    wrong = []
    for rows, workers in product(range(5, 18), range(8)):
        drawn = framed(rows, workers)
        seen = sum(f"N{n}" in drawn for n in range(workers))
        left = sum(map(int, re.findall(r"\+(\d)", drawn)))
        if (drawn.count("+you"), seen + left) != (1, workers):
            wrong.append((rows, workers))
    assert wrong == []


@pytest.mark.parametrize("name", ["漢堡港的商人", "Bartholomew"])
def test_a_long_name_is_cut_to_the_cells_of_its_column(name: str) -> None:
    line = Worker(text(name), asked(2, 3)).line(12)
    assert plain(line).endswith("… 3!")
    assert width(line) == 12


def test_the_blank_before_a_name_gives_way_before_the_name_does() -> None:
    assert plain(Worker(text("Yellow"), asked(5, 2, 3)).line(11)) == " Yellow 2→3"
    assert plain(Worker(text("Yellow"), asked(2, 2, 3)).line(11)) == "Yellow 2→3!"


async def test_nothing_is_said_to_be_discarded_where_a_loss_is_borne() -> None:
    async with playing(positions.insured()) as player:
        await player.press("down")
        assert "- Bear the loss" in player.sees()
        assert "discarded" not in player.sees()
