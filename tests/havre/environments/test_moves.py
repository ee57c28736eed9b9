"""Moves in stages: number by number the same complete moves come about as `Game` has."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine import Move
from havre.environments.episode import Episode
from tests.engine.complete_moves import complete_from
from tests.havre.environments.walking import SETUPS, Setup, complete_moves, walk

MOST = 1000
"""Moves with more ways to answer than this are passed over: they would take minutes, and differ in numbers alone."""


def odd_ones(episode: Episode, moves: list[Move]) -> list[str]:
    """What is found number by number of some moves, and not by `Game`, or twice, or the other way round."""
    found: Counter[Move] = Counter()
    wanted: Counter[Move] = Counter()
    for move in moves:
        ways = complete_from(episode.game(), move, MOST)
        if ways is not None:
            wanted.update(ways)
            found.update(complete_moves(episode, episode.actions.of_moves[move]))
    return [f"found {move}" for move in found - wanted] + [f"missed {move}" for move in wanted - found]


WALKED = [(SETUPS[number % len(SETUPS)], number) for number in range(200)]
"""Games, as evenly over the set-ups as they go."""


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_some_decisions_have_the_same_complete_moves_as_the_game(setup: Setup) -> None:
    rng = Random(str(setup))
    episode = setup.episode(rng.randrange(1000))
    for before in walk(episode, rng):
        if rng.random() < 0.2:
            moves = before.game().moves()
            assert {before.actions.of_moves[move] for move in moves} == set(before.legal)
            assert odd_ones(before, [rng.choice(moves)]) == []


@pytest.mark.long
@pytest.mark.parametrize(("setup", "seed"), WALKED, ids=str)
def test_a_whole_game_has_the_same_complete_moves_as_the_game(setup: Setup, seed: int) -> None:
    rng = Random(seed)
    for before in walk(setup.episode(seed), rng):
        moves = before.game().moves()
        assert {before.actions.of_moves[move] for move in moves} == set(before.legal)
        assert odd_ones(before, list(moves)) == []
