"""The extra for learners: with its lowest versions an installed Havre plays as an environment."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import lowest
from tests.packaging.environments import Environment

Tables = dict[str, dict[str, dict[str, list[str]]]]

PROGRAM = """
import random
from havre.environments import env
game = env('speicherstadt', players=2)
game.reset(seed=1)
chance = random.Random(1)
for agent in game.agent_iter():
    observation, reward, termination, truncation, info = game.last()
    over = termination or truncation
    game.step(None if over else chance.choice(observation['action_mask'].nonzero()[0].tolist()))
print(sorted(info))
"""


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="the lowest numpy that it takes is older than this Python")
def test_the_lowest_versions_of_the_extra_play_a_game(tmp_path: Path, wheel: Path, metadata: Tables) -> None:
    environment = Environment(tmp_path / "learner")
    environment.install(wheel, *lowest(metadata["project"]["optional-dependencies"]["arena"]))
    assert environment.printed(PROGRAM) == "['cut', 'place', 'points']"
