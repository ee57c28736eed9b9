"""Whole games as they were played once: played again they come to the same, and in them everything comes to pass."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import EngineError, Game
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.history import history
from engine.homesteaders.moves import BONUSES
from engine.homesteaders.tiles import TILES
from engine.homesteaders.title import HOMESTEADERS
from engine.homesteaders.workers import PLACES
from tests.engine.forms import ONE_OF, misread
from tests.engine.homesteaders.helpers import begun
from tests.engine.homesteaders.keep import FOLDER, outcome
from tests.engine.stages import stages

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


@cache
def lines() -> Counter[str]:
    """How often each line was played, its answers left out."""
    return Counter(line.partition(":")[0] for path in FILES for line in kept(path)["moves"])


def comes_to_what_was_kept(path: Path) -> bool:
    try:
        game = replayed(path)
    except EngineError:
        return False
    return game.decision is None and outcome(game).items() <= kept(path).items()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_golden_games_come_to_what_was_kept_of_them(seats: int) -> None:
    paths = [path for path in FILES if path.stem.startswith(f"{seats}-")]
    assert [path.stem for path in paths if not comes_to_what_was_kept(path)] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_ten_golden_games_for_every_number_of_seats(seats: int) -> None:
    assert sum(path.stem.startswith(f"{seats}-") for path in FILES) >= 10


@pytest.mark.parametrize("name", [card.name for card in BUILDINGS[1:]])
def test_every_building_is_built_in_a_golden_game(name: str) -> None:
    assert lines()[f"build {name}"]


@pytest.mark.parametrize("name", [place.name for place in PLACES])
def test_every_slot_works_in_a_golden_game(name: str) -> None:
    assert any(line.startswith("assign") and name in line for path in FILES for line in kept(path)["moves"])


def test_every_tile_is_won_in_a_golden_game() -> None:
    won = {won.tile.name for path in FILES for won in history(replayed(path)).auctions}
    assert {tile.name for tile in TILES} - won == set()


@pytest.mark.parametrize("kind", HOMESTEADERS.kinds_of_move, ids=lambda kind: str(kind.words))
def test_every_kind_of_move_is_made_in_a_golden_game(kind: Any) -> None:
    assert any(line.split()[0] == kind.words for line in lines())


@pytest.mark.parametrize("bonus", BONUSES)
def test_every_bonus_is_taken_in_a_golden_game(bonus: str) -> None:
    assert lines()[f"take {bonus}"]


def test_the_exchange_of_every_tile_is_made_in_a_golden_game() -> None:
    found = set()
    for path in FILES:
        for before, move in stages(replayed(path))[:-1]:
            if move.words == "exchange":
                found.add(before.tile(before.auction).name)
    assert {tile.name for tile in TILES if tile.exchange is not None} - found == set()


@ONE_OF
def test_positions_of_golden_games_are_the_same_after_their_json_form(one_of: int) -> None:
    assert misread(map(replayed, FILES), one_of) == []
