"""Medals: the same for everybody, fair, and given up when nobody waits for them."""

from __future__ import annotations

from typing import Any

from engine.bots.le_havre.levels import harbourmaster
from engine.bots.medals import medals
from engine.bots.player import Player
from engine.bots.search import Effort
from engine.medals import Medals

DEAL: dict[str, Any] = {"players": ["Red"], "variant": "short", "seed": 3}


def haste(seed: int) -> Player:
    """A soloist that hardly thinks, and never twice the same."""
    return harbourmaster(seed, Effort(1, spread=1.0))


def test_gold_is_at_least_silver_and_silver_at_least_bronze() -> None:
    found = medals("le-havre", DEAL, games=4, soloist=haste)
    assert found is not None
    assert found.bronze <= found.silver <= found.gold


def test_the_same_deal_has_the_same_medals() -> None:
    one, again = (medals("le-havre", DEAL, games=2, soloist=haste) for _time in range(2))
    assert one == again


def test_the_name_of_the_player_does_not_matter() -> None:
    one = medals("le-havre", DEAL, games=2, soloist=haste)
    assert one == medals("le-havre", DEAL | {"players": ["Blue"]}, games=2, soloist=haste)


def test_progress_is_told_after_each_game() -> None:
    told: list[tuple[int, int]] = []
    medals("le-havre", DEAL, progress=lambda done, of: told.append((done, of)), games=3, soloist=haste)
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_there_are_none_once_it_is_stopped() -> None:
    questions = iter(range(100_000))
    told: list[int] = []
    found = medals(
        "le-havre",
        DEAL,
        lambda: next(questions) > 20,
        lambda done, _of: told.append(done),
        games=3,
    )
    assert found is None
    assert told == []


def test_a_score_earns_the_best_medal_that_it_reaches() -> None:
    table = Medals(100, 120, 150)
    assert [table.earned(score) for score in (99, 100, 119, 120, 149, 150, 400)] == [
        *(None, "bronze", "bronze", "silver", "silver", "gold", "gold")
    ]
