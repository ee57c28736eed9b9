"""Every legal move can be made by keyboard, where one would look for it and from the list of all moves."""

from __future__ import annotations

from itertools import product

import pytest

from engine import Move, format_move
from screens.macao.actions import LETTERS
from tests.sampled import sampled
from tests.screens.keyboard import CHOSEN, Chosen, Player, make_and_take_back, playing
from tests.screens.macao import positions
from tests.screens.macao.positions import Position

EVERY = [
    positions.draft,
    positions.start_cubes,
    positions.cards,
    positions.dice,
    positions.saving,
    positions.busy,
    positions.alone,
]
ANYWHERE = {"tribute": "t", "joker": "o", "pass": "p", "deliver": "d", "wall": "w", "decline": "p"}


async def where_one_would_look(player: Player, move: Move) -> None:
    """Begin a move with the keys of its page."""
    await player.look_around()
    if move.words in ANYWHERE:
        await player.press(ANYWHERE[move.words])
    elif move.words == "take":
        await _down_to(player, "1", move.target)
        await player.press("enter")
    elif move.words == "lay":
        await player.press("1", "enter")
    elif move.words == "choose":
        await player.press("1", LETTERS["red"], LETTERS["black"], "enter")
    elif move.words == "claim":
        await player.press("2", "home")
        number = int(move.target[1:]) - 1
        await player.press(*["down"] * (number // 5), *["right"] * (number % 5), "enter")
    elif move.words == "sail":
        await _to_space(player, move.target)
        await player.press("enter")
    elif move.words == "craft":
        cards = [one.target for one in player.game.moves() if one.words == "craft"]
        await player.press("f", str(cards.index(move.target) + 1), "enter")
    else:
        await player.press("4", "home")
        await player.press("home")
        while player.screen.page.row != f"now:{move.target}":  # type: ignore[attr-defined]  # a page that is a list
            await player.press("down")
        await player.press("enter")


async def _down_to(player: Player, page: str, name: str) -> None:
    await player.press(page, "right", "home")
    for _row in range(12):
        if player.screen.page.under_cursor == name:
            return
        await player.press("down")
    raise AssertionError(name)


async def _to_space(player: Player, space: str) -> None:
    """The space is a step from the ship: one key or another leads there, perhaps over the line below or above."""
    for keys in ("left", "right", "down", "up", "down down", "up up", "left left", "right right"):
        await player.press("3", "home", *keys.split())
        if player.screen.page.under_cursor == space:
            return
    raise AssertionError(space)


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


async def test_dice_are_ticked_by_their_letters_and_taken_with_enter() -> None:
    async with playing(positions.dice_of_two()) as player:
        await player.sit_down()
        played = len(player.game.history)
        await player.press("v", "g", "enter")
        await player.answer_by_default(played)
        assert format_move(player.game.history[played]).startswith("choose: dice green, violet")


async def test_of_three_dice_the_one_that_was_ticked_first_gives_way() -> None:
    async with playing(positions.dice_of_two()) as player:
        await player.sit_down()
        await player.press("v", "g", "r")
        assert set(player.screen.page.ticked) == {0, 2}  # type: ignore[attr-defined]  # the page of the market


async def test_a_voyage_of_several_steps_is_made_and_taken_back_as_one() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        played = len(player.game.history)
        await player.press("3", "home", "right", "right", "enter", "enter")
        made = player.game.history[played:]
        assert [format_move(move).partition(":")[0] for move in made] == ["sail s08", "sail antwerp"]
        await player.press("u")
        assert len(player.game.history) == played


async def test_colours_are_answered_by_their_letters() -> None:
    async with playing(positions.start_cubes()) as player:
        await player.sit_down()
        played = len(player.game.history)
        await player.press("n", "k", "enter", "v", "enter")
        assert format_move(player.game.history[played]) == "lay: one black; two violet"
