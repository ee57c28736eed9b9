"""Every legal move can be made by keyboard, where one would look for it and from the list of all moves."""

from __future__ import annotations

from itertools import product

import pytest

from engine import Move, format_move
from screens.speicherstadt.actions import LETTERS
from tests.sampled import sampled
from tests.screens.keyboard import CHOSEN, Chosen, Player, make_and_take_back, playing
from tests.screens.speicherstadt import positions
from tests.screens.speicherstadt.positions import Position

EVERY = [
    positions.first_round,
    positions.crowded,
    positions.purchase,
    positions.loading,
    positions.kai_loading,
    positions.alone_with_kai,
]
ANYWHERE = {"decline": "p", "pass": "p", "break": "t", "store": "n", "use": "e"}


async def where_one_would_look(player: Player, move: Move) -> None:
    """Begin a move with the keys of its page."""
    await player.look_around()
    if move.words in ANYWHERE:
        await player.press(ANYWHERE[move.words])
    elif move.words == "buy":
        await player.press("1", "b")
    elif move.words in ("queue", "reserve"):
        await player.press("1")
        place = LETTERS[int(move.target[-1]) - 1]
        while player.screen.page.target.partition("-")[0] != move.target.partition("-")[0]:  # type: ignore[attr-defined]  # the page of the row
            await player.press("tab")
        played = len(player.game.history)
        await player.press(place)
        if len(player.game.history) == played:
            await player.press(place)
    elif move.words == "market":
        await player.press("2", "m")
    else:
        key = {"load": "enter", "sell": "s", "deliver": "d", "exchange": "enter"}[move.words]
        row = f"supply:{move.target}" if move.words == "exchange" else f"load:{move.target}"
        await player.press("2", "home")
        await player.press("home")
        while player.screen.page.row != row:  # type: ignore[attr-defined]  # a page that is a list
            await player.press("down")
        await player.press(key)


def open_at(case: tuple[Position, bool]) -> set[object]:
    """What is asked of a position by default: its own keys; the list of all moves is the same in all of them."""
    position, from_list = case
    return {"from the list"} if from_list else {position.__name__}


@CHOSEN
@pytest.mark.parametrize(("position", "from_list"), sampled(product(EVERY, [False, True]), "reach", open_at))
async def test_every_move_is_made_by_keyboard(position: Position, from_list: bool, chosen: Chosen) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        for move in chosen(player.game.moves()):
            await make_and_take_back(player, move, where_one_would_look, from_list=from_list)


async def test_a_letter_pressed_twice_places_a_worker() -> None:
    async with playing(positions.first_round()) as player:
        await player.press("f")
        assert not player.game.history
        await player.press("f")
        assert list(map(format_move, player.game.history)) == ["queue water-3"]


async def test_a_letter_pressed_twice_places_one_worker_where_the_cursor_stands_as_well() -> None:
    async with playing(positions.first_round()) as player:
        await player.press("s", "s", "s")
        assert list(map(format_move, player.game.history)) == ["queue water-1"]
        await player.press("s")
        assert list(map(format_move, player.game.history)) == ["queue water-1"] * 2


async def test_a_letter_of_the_card_under_the_cursor_says_what_it_does_once_more() -> None:
    async with playing(positions.first_round()) as player:
        await player.press("s")
        assert player.footer() == "s once more places a worker there."


async def test_what_is_cut_off_below_a_refusal_is_shown_at_length() -> None:
    async with playing(positions.alone()) as player:
        await player.press("s", "s")
        assert ". whole text" in player.footer()
        await player.press("n")
        assert "You go on when" in player.sees()
        await player.press(".")
        assert "At length" in player.sees()


async def test_a_letter_counts_for_the_row_in_which_it_was_pressed() -> None:
    async with playing(positions.alone_with_kai()) as player:
        played = len(player.game.history)
        await player.press("d", "tab", "d")
        assert len(player.game.history) == played


async def test_all_obvious_goods_are_loaded_with_one_key_and_taken_back_with_one() -> None:
    async with playing(positions.loading()) as player:
        played = len(player.game.history)
        await player.press("o", "enter")
        made = list(player.game.history[played:])
        assert made
        assert {one.words for one in made} <= {"load", "deliver", "sell"}
        await player.press("u")
        assert len(player.game.history) == played


async def test_the_page_of_the_decision_is_opened() -> None:
    async with playing(positions.loading()) as player:
        assert player.screen.page.keys.name == "mine"
    async with playing(positions.purchase()) as player:
        assert player.screen.page.keys.name == "row"
