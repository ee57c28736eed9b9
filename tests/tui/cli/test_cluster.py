"""`havre simulate --cluster`: games on the workers of a Dask cluster are those of this machine, and none gets lost."""

from __future__ import annotations

import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from havre import afar
from tui.cli.main import main

GAMES = ("le-havre", "--players", "2", "--bots", "deckhand,random", "--short", "--seed", "3")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with two workers, each a process of its own."""
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        yield cluster.scheduler_address


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """What `havre simulate` prints, and its status."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(["simulate", *words])
        return status, *capfd.readouterr()

    return run


def test_a_cluster_plays_the_same_games_as_one_machine(
    address: str, said: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    said(*GAMES, "--games", "6", "--jobs", "1", "--output", str(here))
    status, _out, err = said(*GAMES, "--games", "6", "--cluster", address, "--output", str(there))
    assert (status, err) == (0, "")
    assert there.read_text() == here.read_text()


def test_a_worker_that_dies_loses_no_game(address: str, said: Callable[..., tuple[int, str, str]]) -> None:
    with Client(address, set_as_default=False) as client:
        victim = next(iter(client.run(os.getpid).values()))
        begun = threading.Event()

        def end() -> None:
            """Kill one of the workers as soon as both have something to do."""
            while len([worker for worker, tasks in client.processing().items() if tasks]) < 2:
                begun.wait(0.01)
            os.kill(victim, signal.SIGKILL)

        killer = threading.Thread(target=end)
        killer.start()
        status, out, _err = said(*GAMES, "--games", "16", "--cluster", address, "--json")
        killer.join()
        assert victim not in client.run(os.getpid).values()
    assert status == 0
    assert json.loads(out)["games"] == 16


def test_other_rules_are_refused(
    address: str, said: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(afar, "rules", lambda: "others")
    status, out, err = said(*GAMES, "--games", "2", "--cluster", address)
    assert (status, out) == (1, "")
    assert err == "havre: A worker of the cluster has no Havre, or one with other rules.\n"


def test_a_cluster_without_workers_is_told(said: Callable[..., tuple[int, str, str]]) -> None:
    with LocalCluster(n_workers=0, dashboard_address=":0") as cluster:
        status, out, err = said(*GAMES, "--games", "2", "--cluster", cluster.scheduler_address)
    assert (status, out) == (1, "")
    assert err == f"havre: The cluster at {cluster.scheduler_address} has no workers.\n"


def test_an_address_where_nobody_answers_is_told(
    said: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.cli.cluster.ANSWERED_WITHIN", 0.5)
    status, out, err = said(*GAMES, "--games", "2", "--cluster", "tcp://127.0.0.1:9")
    assert (status, out) == (1, "")
    assert err == "havre: No scheduler answers at tcp://127.0.0.1:9.\n"


def test_what_is_no_address_is_told(said: Callable[..., tuple[int, str, str]]) -> None:
    assert said(*GAMES, "--games", "2", "--cluster", "nowhere://at all")[0] == 1


def test_without_dask_it_is_said_how_to_get_it(
    said: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("tui.cli.cluster", raising=False)
    monkeypatch.delitem(sys.modules, "tui.cli.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    status, out, err = said(*GAMES, "--games", "2", "--cluster", "tcp://127.0.0.1:9")
    assert (status, out) == (1, "")
    assert "pip install 'havre[cluster]'" in err
