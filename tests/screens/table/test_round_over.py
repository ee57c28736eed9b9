"""A round's end says itself in one line in every title, and stays until somebody decides again."""

from __future__ import annotations

import re
from random import Random

import pytest

from engine import Game, Move, new_game
from screens.table.title import Board, board_of
from screens.table.viewpoint import Sight

LINES = {
    "homesteaders": r"Round 1: -?\d+ VP, wages \d silver, next wages (covered|\d short)\.",
    "speicherstadt": r"Round 1: -?\d+ points?, \d coins?; the next fire (would (cost|bring) you|changes)[^.]*\.",
    "macao": r"Round 1: -?\d+ PP, tableau \d of \d, (no|\d+) cubes? comes? next so far\.",
}
_MOVES = 300


def onward(game: Game) -> Move:
    """A move drawn by chance, but none that could go on for ever."""
    ways = [move for move in game.moves() if move.words not in ("borrow", "repay")] or game.moves()
    move = Random(len(game.history)).choice(ways)
    while (question := game.ask(move)) is not None:
        move = move.answer(question.random(Random(len(game.history))), question.label)
    return move


def told_first(game: Game, board: Board) -> str:
    """The first line that a board says of a round, while a game is played by chance."""
    for _move in range(_MOVES):
        board.look(Sight(game, 0, game.log))
        if board.round_over():
            return board.round_over()
        game.play(onward(game))
    return ""


@pytest.mark.parametrize("title", LINES)
def test_the_end_of_a_round_is_told_in_one_line(title: str) -> None:
    assert re.fullmatch(LINES[title], told_first(new_game(title, ["White", "Yellow", "Red"], seed=4), board_of(title)))
