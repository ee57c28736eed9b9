"""Whole games of Le Havre on the disk: what is opened again is the game that was left."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import new_game, parse
from saves import SavedGame, moves_of, summary
from saves.slots import path_of
from tests.saves.killing import killed
from tests.saves.players import next_move
from tests.starter import launched

SOLO: dict[str, Any] = {"players": ["Red"], "variant": "short", "seed": 7}
FOUR: dict[str, Any] = {"players": ["Red", "Green", "Blue", "Yellow"], "variant": "full", "seed": 11}


@pytest.mark.parametrize("options", [SOLO, FOUR, {**FOUR, "expert_loans": True}], ids=str)
def test_a_whole_game_is_the_same_when_opened_again(options: dict[str, Any]) -> None:
    saved = SavedGame.create("le-havre", options)
    while saved.game.decision is not None:
        saved.play(next_move(saved.game))
    saved.close()
    with SavedGame.open(saved.slot) as again:
        assert again.game.position == saved.game.position
        assert again.game.history == saved.game.history
        assert again.game.scores() == saved.game.scores()
        assert again.game.options == saved.game.options
    one = summary(saved.slot)
    assert one.finished
    assert one.moves == len(saved.game.history)


def test_a_game_with_moves_taken_back_is_the_same_when_opened_at_any_point() -> None:
    chance = Random(3)
    saved = SavedGame.create("le-havre", SOLO)
    for _step in range(80):
        if saved.game.can_redo and chance.random() < 0.3:
            saved.redo()
        elif saved.game.can_undo and chance.random() < 0.3:
            saved.undo()
        elif saved.game.decision is not None:
            saved.play(next_move(saved.game))
        saved.close()
        before = saved.game
        saved = SavedGame.open(saved.slot)
        assert saved.game.position == before.position
        assert (saved.game.can_undo, saved.game.can_redo) == (before.can_undo, before.can_redo)
    saved.close()


def test_a_game_laid_out_by_hand_comes_back() -> None:
    tiles = [
        "wood+fish",
        "iron+francs",
        "fish+grain",
        "wood+cattle",
        "wood+francs",
        "fish+clay",
        "wood+clay",
    ]
    options = {"players": ["Red", "Blue"], "variant": "short", "setup": {"tiles": tiles}}
    with SavedGame.create("le-havre", options, "table") as saved:
        for _step in range(9):
            saved.play(next_move(saved.game))
    with SavedGame.open("table") as again:
        assert again.game.options["setup"] == {"tiles": tiles}
        assert again.game.position == saved.game.position


def test_the_moves_in_the_file_play_the_game_without_the_file() -> None:
    saved = SavedGame.create("le-havre", SOLO)
    for _step in range(40):
        saved.play(next_move(saved.game))
    saved.close()
    game = new_game("le-havre", **SOLO)
    for line in moves_of(saved.slot):
        game.play(parse(game, line))
    assert game.position == saved.game.position


def test_a_killed_game_continues_at_exactly_the_same_position() -> None:
    slot = SavedGame.create("le-havre", FOUR).slot
    program = (
        "from saves import SavedGame\n"
        "from tests.saves.players import next_move\n"
        f"saved = SavedGame.open({slot!r})\n"
        "for _move in range(24):\n"
        "    saved.play(next_move(saved.game))\n"
        "    print(len(saved.game.history), flush=True)\n"
        "input()\n"
    )
    confirmed = 0
    for attempt in range(4):
        running = launched(
            [sys.executable, "-c", program],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        confirmed = killed(running, slot, confirmed, 24, Random(attempt))
        expected = new_game("le-havre", **FOUR)
        with SavedGame.open(slot) as saved:
            for _move in saved.game.history:
                expected.play(next_move(expected))
            assert len(saved.game.history) in (confirmed, confirmed + 1)
            assert saved.game.position == expected.position
            confirmed = len(saved.game.history)


def test_a_file_of_a_whole_game_stays_small() -> None:
    saved = SavedGame.create("le-havre", FOUR)
    while saved.game.decision is not None:
        saved.play(next_move(saved.game))
    assert path_of(saved.slot).stat().st_size < 40 * 1024
