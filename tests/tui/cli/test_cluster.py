"""`havre simulate --cluster`: games on the workers of a Dask cluster are those of this machine, and none gets lost."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import dask
import pytest
from distributed import Client, LocalCluster

from engine.bots.match import Outcome
from havre import afar
from tests.sampled import Asked
from tests.tui.cli import contacts
from tests.waiting import PATIENCE, until
from tui.cli.main import main
from tui.cli.series import Series
from tui.cli.simulate import INTERRUPTED

GAMES = ("le-havre", "--players", "2", "--bots", "deckhand,random", "--short", "--seed", "3")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """A scheduler with two workers, each a process of its own; they are forked, which takes less than to load Dask."""
    forked = dask.config.set({"distributed.worker.multiprocessing-method": "forkserver"})
    with forked, LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=":0") as cluster:
        yield cluster.scheduler_address


@pytest.fixture(autouse=True)
def _forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What speaks to the cluster is forked as well, but where all is as it is."""
    if not Asked.long:
        monkeypatch.setattr("tui.cli.cluster.get_context", lambda _kind: get_context("forkserver"))


@pytest.fixture
def said(capfd: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """What `havre simulate` prints, and its status."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(["simulate", *words])
        return status, *capfd.readouterr()

    return run


def test_a_cluster_plays_the_same_games_as_one_machine(
    address: str, said: Callable[..., tuple[int, str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.cli.cluster.get_context", get_context)
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


def test_a_port_that_takes_a_call_and_says_nothing_is_told(
    said: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.cli.cluster.ANSWERED_WITHIN", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        assert said(*GAMES, "--cluster", address) == (1, "", f"havre: No scheduler answers at {address}.\n")


def test_what_waits_for_an_answer_is_ended_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tui.cli.cluster.ANSWERED_WITHIN", 3600.0)
    with socket.create_server(("127.0.0.1", 0)) as silent:

        def interrupt() -> None:
            """Press ctrl+C once the scheduler is called."""
            silent.accept()
            os.kill(os.getpid(), signal.SIGINT)

        threading.Thread(target=interrupt, daemon=True).start()
        status = main(["simulate", *GAMES, "--cluster", f"tcp://127.0.0.1:{silent.getsockname()[1]}"])
    assert status == INTERRUPTED


@pytest.mark.parametrize(
    "address",
    [
        *(
            "",
            "   ",
            "nowhere://at all",
            "tcp://127.0.0.1",
            "tcp://127.0.0.1:0",
            "tcp://127.0.0.1:99999",
            "127.0.0.1:abc",
        ),
        *("http://127.0.0.1:8786", "unix:///tmp/scheduler", "/tmp/scheduler", "inproc://1/2/3", "tcp://[::1:8786"),
        *(
            "127.0.0.1:abc",
            "tcp://::1:8786",
            "tcp://127.0.0.1:8786/status",
            "tcp://",
            ":8786",
            "tcp://\x1b[2J:9",
            "x" * 9000,
        ),
    ],
)
def test_what_is_no_address_is_told(said: Callable[..., tuple[int, str, str]], address: str) -> None:
    status, out, err = said(*GAMES, "--games", "2", "--cluster", address)
    assert (status, out) == (1, "")
    assert re.fullmatch(r"havre: '[^\x1b\n]{0,200}' is not the address of a scheduler: .*\n", err)


@pytest.mark.parametrize("address", ["tls://127.0.0.1:9", "ucx://127.0.0.1:9"])
def test_an_address_that_dask_cannot_use_is_told_with_the_reason(
    said: Callable[..., tuple[int, str, str]], address: str
) -> None:
    status, out, err = said(*GAMES, "--cluster", address)
    assert (status, out) == (1, "")
    assert err.startswith(f"havre: No scheduler answers at {address}: ")
    assert err.count("\n") == 1


@pytest.fixture
def meets(said: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """What `havre simulate` prints of three games on a cluster that is not there, and its status."""
    monkeypatch.setattr("tui.cli.cluster.ANSWERED_WITHIN", 1.0)

    def run(contact: Any, *words: str) -> tuple[int, str, str]:
        monkeypatch.setattr("tui.cli.cluster._serve", contact)
        return said(*GAMES, "--games", "3", "--cluster", "tcp://127.0.0.1:9", *words)

    return run


@pytest.mark.parametrize(
    ("contact", "sentence"),
    [
        (contacts.is_silent, "The scheduler at tcp://127.0.0.1:9 does not answer any more."),
        (contacts.is_left_alone, "The cluster at tcp://127.0.0.1:9 has no workers."),
        (contacts.gives_back, "What came back from a worker is not a game of this series."),
    ],
)
def test_the_figures_of_the_games_played_are_told_before_what_went_wrong(
    meets: Callable[..., tuple[int, str, str]], contact: Any, sentence: str
) -> None:
    status, out, err = meets(contact, "--json")
    assert (status, err) == (1, f"havre: {sentence}\n")
    assert json.loads(out)["games"] == 1


SERIES = Series("le-havre", ("random",) * 2, "short", {}, 3)
GAME = Outcome((1, 2), (0.0, 1.0), 60, places=(2, 1))
ODD: list[dict[str, Any]] = [
    *({"scores": None}, {"scores": (1,)}, {"scores": (1, "a")}, {"wins": (1.0, 0.0, 0.0)}, {"wins": ("a", "b")}),
    *({"decisions": "x"}, {"record": "x"}, {"rivals": None}, {"rivals": (1,)}),
]
"""What stands in an outcome that is none."""


def with_odd(**odd: Any) -> Outcome:
    """The outcome of a game with something else in it."""
    return replace(GAME, **odd)


@pytest.mark.parametrize(
    "found",
    [
        *(None, 7, "x", (), (1,), (1, None), ("x", GAME), (3, GAME), (-1, GAME), (1, GAME, 2), {"scores": 1}),
        *((1, with_odd(**odd)) for odd in ODD),
    ],
    ids=str,
)
def test_what_is_no_game_of_the_series_is_refused(found: object) -> None:
    assert SERIES.taken((1, GAME), 3) == (1, GAME)
    with pytest.raises(ValueError, match=r"^$"):
        SERIES.taken(found, 3)


def test_a_game_that_should_have_been_recorded_and_was_not_is_refused() -> None:
    with pytest.raises(ValueError, match=r"^$"):
        replace(SERIES, recorded=True).taken((1, GAME), 3)


def test_a_long_error_of_a_worker_is_one_sentence(meets: Callable[..., tuple[int, str, str]]) -> None:
    status, out, err = meets(contacts.has_failed)
    assert (status, out) == (1, "")
    assert err.startswith("havre: Something went wrong on the cluster: ValueError: boom boom ")
    assert (err.count("\n"), len(err) < 300) == (1, True)


def test_a_contact_that_ends_is_told(meets: Callable[..., tuple[int, str, str]]) -> None:
    told = "havre: The scheduler at tcp://127.0.0.1:9 does not answer any more.\n"
    assert meets(contacts.has_ended) == (1, "", told)


def test_a_worker_without_havre_is_told(meets: Callable[..., tuple[int, str, str]]) -> None:
    assert meets(contacts.is_strange) == (
        *(1, "", "havre: A worker of the cluster has no Havre, or one with other rules.\n"),
    )


def test_what_dask_warns_of_is_told_once_in_a_sentence(meets: Callable[..., tuple[int, str, str]]) -> None:
    status, out, err = meets(contacts.warns, "--json")
    assert (status, json.loads(out)["games"]) == (0, 3)
    assert err == "havre: Dask warns: Versions differ.\nhavre: Dask warns: It is slow.\n"


def test_without_dask_it_is_said_how_to_get_it(
    said: Callable[..., tuple[int, str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr("tui.cli.cluster", raising=False)
    monkeypatch.delitem(sys.modules, "tui.cli.cluster", raising=False)
    monkeypatch.setitem(sys.modules, "distributed", None)
    status, out, err = said(*GAMES, "--games", "2", "--cluster", "tcp://127.0.0.1:9")
    assert (status, out) == (1, "")
    assert "pip install 'havre[cluster]'" in err


# A real cluster, each part a process of its own.


@pytest.fixture
def parts() -> Iterator[Callable[..., subprocess.Popen[bytes]]]:
    """Begins a part of a cluster: Dask's program with these words; `without` Havre on its path if so wished."""
    begun: list[subprocess.Popen[bytes]] = []

    def begin(kind: str, *words: str, without: bool = False) -> subprocess.Popen[bytes]:
        hidden = "import sys; sys.modules['havre'] = None; " if without else ""
        code = f"{hidden}import sys; from distributed.cli.dask_{kind} import main; main(sys.argv[1:])"
        command = [sys.executable, "-c", code, *words, "--no-dashboard"]
        begun.append(subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        return begun[-1]

    yield begin
    for one in begun:
        one.send_signal(signal.SIGCONT)
        one.kill()
        one.wait(PATIENCE)


@pytest.fixture
def scheduler(parts: Callable[..., subprocess.Popen[bytes]]) -> tuple[subprocess.Popen[bytes], str]:
    """A scheduler without Havre, and its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    address = f"tcp://127.0.0.1:{port}"
    return parts("scheduler", "--host", "tcp://127.0.0.1", "--port", str(port), without=True), address


def has_workers(address: str) -> bool:
    """Whether somebody works for a scheduler."""
    try:
        with Client(address, set_as_default=False, timeout=PATIENCE) as client:
            return bool(client.nthreads())
    except OSError:
        return False


@pytest.mark.long
def test_a_worker_without_havre_ends_it_with_a_sentence(
    parts: Any, scheduler: Any, said: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    address = scheduler[1]
    parts("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path), without=True)
    until(lambda: has_workers(address))
    status, out, err = said(*GAMES, "--games", "4", "--cluster", address)
    assert (status, out, err) == (1, "", "havre: A worker of the cluster has no Havre, or one with other rules.\n")


@pytest.mark.long
@pytest.mark.parametrize(
    ("fault", "sentence"),
    [
        ("the worker is killed", "The cluster at {address} has no workers."),
        ("the scheduler is killed", "The scheduler at {address} does not answer any more."),
        ("the scheduler is frozen", "The scheduler at {address} does not answer any more."),
    ],
)
def test_whatever_goes_in_the_middle_leaves_the_figures_of_the_games_played(
    parts: Any, scheduler: Any, tmp_path: Path, fault: str, sentence: str
) -> None:
    process, address = scheduler
    worker = parts("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
    until(lambda: has_workers(address))
    games = tmp_path / "games.jsonl"
    words = ("--games", "4000", "--cluster", address, "--output", str(games), "--json")
    running = subprocess.Popen(
        [sys.executable, "-m", "havre", "simulate", *GAMES, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    until(lambda: games.exists() and games.read_bytes().count(b"\n") > 1)
    if fault == "the scheduler is frozen":
        process.send_signal(signal.SIGSTOP)
    else:
        (worker if "worker" in fault else process).kill()
    out, err = running.communicate(timeout=PATIENCE)
    assert (running.returncode, err.decode()) == (1, f"havre: {sentence.format(address=address)}\n")
    assert json.loads(out)["games"] == games.read_bytes().count(b"\n")


@pytest.mark.long
def test_a_scheduler_need_not_have_havre(
    parts: Any, scheduler: Any, said: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    address = scheduler[1]
    parts("worker", address, "--nthreads", "1", "--no-nanny", "--local-directory", str(tmp_path))
    until(lambda: has_workers(address))
    status, out, err = said(*GAMES, "--games", "4", "--cluster", address, "--json")
    assert (status, json.loads(out)["games"], err) == (0, 4, "")
