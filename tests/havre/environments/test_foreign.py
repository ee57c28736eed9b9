"""The test suites of PettingZoo and Gymnasium."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from itertools import count

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test

import havre.environments
from engine.titles import TITLES, about
from tests.havre.environments.walking import SETUPS, Setup

OF_DICTIONARIES = (
    "Observation space for each agent probably should be gymnasium.spaces.box",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",
)
"""What `api_test` says of each environment with masks that is not one of its own."""


@pytest.fixture
def strict() -> Iterator[None]:
    """A warning of a suite is a failure, but for what it says of observations with a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for told in OF_DICTIONARIES:
            warnings.filterwarnings("ignore", told)
        yield


def environment(setup: Setup) -> havre.environments.HavreEnv:
    return havre.environments.raw_env(setup.title, setup.players, setup.variant)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.usefixtures("strict")
def test_it_is_what_pettingzoo_asks_for(setup: Setup) -> None:
    api_test(havre.environments.env(setup.title, setup.players, setup.variant), num_cycles=40)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_same_seed_gives_the_same_game(setup: Setup) -> None:
    seed_test(lambda: havre.environments.env(setup.title, setup.players, setup.variant), num_cycles=12)


@pytest.mark.parametrize("title", TITLES)
def test_it_runs_in_the_benchmark_of_pettingzoo(
    title: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ticks = count()
    monkeypatch.setattr("time.time", lambda: next(ticks) / 10)  # five seconds are fifty rounds
    performance_benchmark(havre.environments.env(title, players=2))
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("players", [1, 2])
def test_one_seat_is_what_gymnasium_asks_for(title: str, players: int) -> None:
    level = about(title).levels[1].name
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(havre.environments.seat(title, players=players, level=level), skip_render_check=True)
