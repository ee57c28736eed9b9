"""What stands around the pages of Macao: the lines above them, the side, what is told beneath."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Plan, new_game
from engine.macao import forecast
from saves import SavedGame
from screens.macao import standings
from screens.macao.board import MacaoBoard
from screens.table.title import Sight
from tests.screens.keyboard import playing
from tests.screens.macao import positions
from tests.screens.macao.test_pages import board_of
from widgets.lines import is_cut, plain


def laid_out(seats: int, setup: dict[str, Any]) -> MacaoBoard:
    """The board of a position in which the first of so many players acts."""
    return board_of(SavedGame.keep(new_game("macao", positions.NAMES[:seats], "full", 7, setup={"position": setup})))


def test_the_head_says_of_somebody_who_acts_that_it_is_their_turn() -> None:
    assert "your turn" in plain(board_of(positions.busy()).head(80)[0])


def test_while_the_wind_rose_is_not_turned_the_head_tells_the_cubes_that_are_to_come_now() -> None:
    """They stand in the rose under "now" already."""
    board = board_of(positions.early_dice())
    number = sum(forecast.cubes_to_come(board.view.seen, board.view.seat)[3])
    assert number > 0
    assert f"{number} cubes and those of the dice" in plain(board.head(80)[2])
    assert "of the dice" not in plain(board_of(positions.busy()).head(80)[2])


def test_once_the_game_is_over_the_head_tells_the_score_and_not_what_would_be() -> None:
    game = new_game("macao", ["Ann"], "full", 1, setup={"position": {"round": 12, "window": "action"}})
    game.play("pass")
    board = MacaoBoard()
    board.look(Sight(game, 0, ()))
    assert board.view.is_over
    assert "score Ann" in plain(board.head(80)[1])
    assert plain(board.side_title(25)) == f"Ann  {board.view.totals[0]}"


@pytest.mark.parametrize(("quarters", "said"), [(["q01"], "1 quarter"), (["q01", "q02"], "2 quarters")])
def test_the_quarters_of_the_company_are_counted_in_the_form_of_their_number(quarters: list[str], said: str) -> None:
    company = {"quarters": quarters, "wall": 0}
    board = laid_out(1, {"round": 3, "window": "action", "company": company})
    shown = [plain(line).rstrip() for line in standings.side(board.view, 25, 13)]
    assert f" the company  {said}" in shown


def test_at_the_side_no_wind_rose_and_no_card_is_cut() -> None:
    for position in (positions.acting, positions.dice, positions.cards):
        lines = standings.side(board_of(position()).view, 25, 13)
        assert [plain(line) for line in lines if is_cut(line)] == []


def test_several_steps_of_the_ship_are_headed_by_where_they_lead() -> None:
    board = board_of(positions.busy())
    plan = board.view.game.plan(["sail s04: with red", "sail s02: with red"])
    assert isinstance(plan, Plan)
    assert board.goal(plan) == "Sail to sea space 2"


async def test_what_the_market_shows_is_not_told_beneath_it() -> None:
    async with playing(SavedGame.keep(new_game("macao", ["Ann"], "full", 1))) as player:
        await player.sit_down()
        await player.press("enter", "enter", "enter", "enter")
        assert "Round 1 begins." in player.desk()
        assert "On offer" not in player.desk()
        await player.press("enter", "enter")
        assert "Ann takes" in player.desk()
        assert "The dice show" not in player.desk()


async def test_of_many_moves_made_at_once_the_last_one_is_told_beneath_the_page() -> None:
    async with playing(positions.busy()) as player:
        await player.sit_down()
        await player.press("s", "enter")
        assert "Ann sails to Marseille for" in player.desk()
        assert "Ann sails to sea space" not in player.desk()


async def test_the_keys_of_a_die_that_is_ticked_say_that_they_untick_it() -> None:
    async with playing(positions.dice_of_two()) as player:
        await player.sit_down()
        assert "enter tick" in player.footer()
        await player.press("x")
        assert "enter untick" in player.footer()
        await player.press("down", "x")
        assert "enter take both  x untick" in player.footer()
