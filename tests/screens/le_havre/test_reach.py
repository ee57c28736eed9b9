"""Every legal move can be made by keyboard: where one would look for it, from the list, and by its words."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import product

import pytest

from engine import Move
from screens.le_havre.actions import OFFER_KEYS
from tests.sampled import sampled
from tests.screens.keyboard import CHOSEN, Chosen, Player, made_and_taken_back, make_and_take_back, playing
from tests.screens.le_havre import positions
from tests.screens.le_havre.positions import Position

EVERY = pytest.mark.parametrize(
    "position",
    [
        positions.first_turn,
        positions.five_players,
        positions.middle_game,
        positions.late_game,
        positions.before_supply,
        positions.after_main_action,
        positions.meal_short,
        positions.meal_with_payment,
        positions.interest_due,
        positions.interest_unpaid,
        positions.interest_of_another,
        positions.look_at_specials,
        positions.second_build,
        positions.yacht_in_town,
        positions.final_action_alone,
        positions.final_action_among_three,
        positions.nothing_left_to_do,
        positions.after_the_final_action,
    ],
    ids=lambda position: position.__name__,
)

SOME = [
    positions.first_turn,
    positions.before_supply,
    positions.meal_short,
    positions.meal_with_payment,
    positions.interest_due,
    positions.interest_of_another,
    positions.look_at_specials,
    positions.second_build,
    positions.final_action_among_three,
    positions.nothing_left_to_do,
]
FROM_LIST = [True, False]


def kind(case: tuple[Position, bool]) -> Iterable[Hashable]:
    """What a position is a case of, by the first word of its name, and the way that is taken."""
    position, from_list = case
    return position.__name__.partition("_")[0], from_list


GOES_ON = ("supply", "end turn", "pay interest", "feed", "stop building", "put back", "pass")
"""The moves that simply go on."""


async def where_one_would_look(player: Player, move: Move) -> None:
    """Begin a move with the keys of its page."""
    await player.look_around()
    if move.words in GOES_ON:
        await player.press("n")
    elif move.words in ("repay", "borrow"):
        await player.press({"repay": "D", "borrow": "d"}[move.words])
    elif move.words == "take":
        key = OFFER_KEYS[move.target]
        await player.press("1", key, key)
    elif move.words == "swap specials":
        await player.choose(move)
    else:
        page = "3" if "ship-" in move.target or "liner-" in move.target else "2"
        await player.on_row(page, move.target, {"enter": "e", "build": "e", "buy": "b", "sell": "s"}[move.words])


@CHOSEN
@EVERY
async def test_every_move_is_made_where_one_would_look_for_it(position: Position, chosen: Chosen) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        for move in chosen(player.game.moves()):
            await make_and_take_back(player, move, where_one_would_look, from_list=False)


@CHOSEN
@pytest.mark.parametrize(("position", "from_list"), sampled(product(SOME, FROM_LIST), "reach", kind))
async def test_every_move_is_made_from_the_list_of_all_moves_or_found_by_its_words(
    position: Position, from_list: bool, chosen: Chosen
) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        for move in chosen(player.game.moves()):
            async with made_and_taken_back(player, move):
                await player.look_around()
                await (player.choose(move) if from_list else player.find(move))
