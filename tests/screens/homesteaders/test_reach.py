"""Every legal move can be made by keyboard, where one would look for it and from the list of all moves."""

from __future__ import annotations

import pytest

from engine import Move
from screens.homesteaders.actions import LETTERS
from tests.engine.homesteaders.helpers import town
from tests.sampled import sampled
from tests.screens.homesteaders import positions
from tests.screens.homesteaders.positions import Position
from tests.screens.keyboard import CHOSEN, Chosen, Player, make_and_take_back, playing

EVERY = pytest.mark.parametrize(
    "position",
    [
        positions.first_round,
        positions.assigning,
        positions.bidding,
        positions.outbid,
        positions.hidden,
        positions.marker,
        positions.passed,
        positions.paying,
        positions.building,
        positions.last_trades,
    ],
    ids=lambda position: position.__name__,
)
SOME = pytest.mark.parametrize(
    "position",
    sampled(
        [positions.first_round, positions.outbid, positions.marker, positions.paying, positions.last_trades],
        "reach",
        lambda _position: ("from the list",),
    ),
)
ANYWHERE = {"pay": "n", "finish": "n", "pass": "p", "decline": "p", "borrow": "d", "repay": "D"}
ON_THE_MARKET = {"recruit": "r", "wood": "m", "food": "M", "chip": "B"}


async def where_one_would_look(player: Player, move: Move) -> None:
    """Begin a move with the keys of its page."""
    await player.look_around()
    if move.words in ANYWHERE:
        await player.press(ANYWHERE[move.words])
    elif move.words == "buy":
        await player.press("4", LETTERS[move.target])
    elif move.words == "sell":
        await player.on_row("4", move.target, "x")
    elif move.words in ("recruit", "trade"):
        await player.press("4", ON_THE_MARKET[move.target or move.words])
    elif move.words == "assign":
        await player.press("3", "enter")
    elif move.words in ("take", "exchange"):
        await player.choose(move)
    else:
        await player.on_row("2" if move.words == "build" else "1", move.target, "enter")


async def every_move_is_made(position: Position, chosen: Chosen, *, from_list: bool) -> None:
    async with playing(position()) as player:
        await player.sit_down()
        for move in chosen(player.game.moves()):
            await make_and_take_back(player, move, where_one_would_look, from_list=from_list)


@CHOSEN
@EVERY
async def test_every_move_is_made_where_one_would_look_for_it(position: Position, chosen: Chosen) -> None:
    await every_move_is_made(position, chosen, from_list=False)


@CHOSEN
@SOME
async def test_every_move_is_made_from_the_list_of_all_moves(position: Position, chosen: Chosen) -> None:
    await every_move_is_made(position, chosen, from_list=True)


async def test_what_is_lacking_is_bought_and_the_building_built_with_one_confirmation() -> None:
    async with playing(positions.building()) as player:
        assert not any(move.target == "railworkers-house" for move in player.game.moves() if move.words == "build")
        played = len(player.game.history)
        await player.on_row("2", "railworkers-house", "enter")
        await player.answer_by_default(played)
        assert "railworkers-house" in town(player.game)


async def test_slots_are_ticked_and_others_make_room() -> None:
    async with playing(positions.first_round()) as player:
        await player.press("down", "x", "enter")
        assert player.game.history[0].answers[0].value == ("homestead-2",)


async def test_a_page_is_opened_for_the_decision_and_others_stay_open_meanwhile() -> None:
    async with playing(positions.building()) as player:
        assert player.screen.page.keys.name == "buildings"
        await player.press("4", "w", "enter")
        assert player.screen.page.keys.name == "market"
