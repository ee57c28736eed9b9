"""Whole games as they were played once: played again they come to the same, and in them everything comes to pass."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine import Game
from engine.macao.deck import CARDS, cards_of
from engine.macao.moves import Decline, Joker
from engine.macao.state import SAVE
from tests.engine.forms import ONE_OF, misread
from tests.engine.macao.helpers import RULES, begun
from tests.engine.macao.keep import FOLDER, acted, ending, outcome

FILES = sorted(FOLDER.glob("*.toml"))


@cache
def kept(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def replayed(path: Path) -> Game:
    game = begun(kept(path)["seats"], seed=kept(path)["seed"])
    for line in kept(path)["moves"]:
        game.play(line)
    return game


def differs(path: Path) -> list[str]:
    """What comes out differently in a game that is played again."""
    try:
        found = {"over": replayed(path).decision is None, **outcome(replayed(path))}
    except ValueError as refusal:
        return [f"{path.stem}: {refusal}"]
    return [f"{path.stem}: {name}" for name, value in found.items() if kept(path).get(name, True) != value]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_golden_games_come_to_what_was_kept_of_them(seats: int) -> None:
    paths = [path for path in FILES if kept(path)["seats"] == seats]
    assert len(paths) >= 10
    assert [difference for path in paths for difference in differs(path)] == []


def test_every_card_is_activated_in_a_golden_game_and_acts() -> None:
    activated: set[int] = set()
    active: set[int] = set()
    for path in FILES:
        game = replayed(path)
        for (before, after), move in zip(pairwise(game.positions), game.history, strict=True):
            active |= acted(before, move, after, RULES, active)
        active |= ending(game.position)
        activated |= {number for cards in game.position.active for number in cards_of(cards)}
    assert [card.name for number, card in enumerate(CARDS) if number not in activated] == []
    assert [card.name for number, card in enumerate(CARDS) if number not in active] == []


def test_every_kind_of_move_is_made_in_a_golden_game() -> None:
    words = {line.partition(":")[0].split()[0] for path in FILES for line in kept(path)["moves"]}
    assert words == {kind.words for kind in RULES.kinds_of_move}


def test_an_empty_supply_is_saved_and_is_not_saved_in_golden_games() -> None:
    games = (replayed(path) for path in FILES)
    played = (one for game in games for step in game.steps for one in step)
    assert {type(one.move) for one in played if one.before.phase == SAVE} == {Joker, Decline}


@ONE_OF
def test_positions_of_golden_games_are_the_same_after_their_json_form(one_of: int) -> None:
    assert misread(map(replayed, FILES), one_of) == []
