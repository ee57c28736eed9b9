"""Whole games as they were played once: played again they come to the same, and in them everything comes to pass."""

from __future__ import annotations

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from engine import Game
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.history import history
from engine.homesteaders.rail import BONUSES
from engine.homesteaders.tiles import TILES
from engine.homesteaders.title import Homesteaders
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


@cache
def won() -> frozenset[str]:
    """The tiles that were won."""
    return frozenset(auction.tile for path in FILES for auction in history(replayed(path)).auctions)


@cache
def exchanged() -> frozenset[str]:
    """The tiles whose exchange was made."""
    steps = (step for path in FILES for step in stages(replayed(path))[:-1])
    return frozenset(before.tile(before.auction).name for before, move in steps if move.words == "exchange")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_game_comes_to_what_was_kept_of_it(path: Path) -> None:
    game = replayed(path)
    assert game.decision is None
    assert outcome(game).items() <= kept(path).items()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_there_are_ten_golden_games_for_every_number_of_seats(seats: int) -> None:
    assert sum(path.stem.startswith(f"{seats}-") for path in FILES) >= 10


@pytest.mark.parametrize("name", [card.name for card in BUILDINGS[1:]])
def test_every_building_is_built_in_a_golden_game(name: str) -> None:
    assert lines()[f"build {name}"]


@pytest.mark.parametrize("name", [slot for card in BUILDINGS for slot in map(card.slot_name, range(len(card.slots)))])
def test_every_slot_works_in_a_golden_game(name: str) -> None:
    assert any(line.startswith("assign") and name in line for path in FILES for line in kept(path)["moves"])


@pytest.mark.parametrize("tile", [tile.name for tile in TILES])
def test_every_tile_is_won_in_a_golden_game(tile: str) -> None:
    assert tile in won()


@pytest.mark.parametrize("kind", Homesteaders.kinds_of_move, ids=lambda kind: str(kind.words))
def test_every_kind_of_move_is_made_in_a_golden_game(kind: Any) -> None:
    assert any(line.split()[0] == kind.words for line in lines())


@pytest.mark.parametrize("bonus", BONUSES)
def test_every_bonus_is_taken_in_a_golden_game(bonus: str) -> None:
    assert lines()[f"take {bonus}"]


@pytest.mark.parametrize("exchange", [tile.name for tile in TILES if tile.exchange is not None])
def test_the_exchange_of_every_tile_is_made_in_a_golden_game(exchange: str) -> None:
    assert exchange in exchanged()
