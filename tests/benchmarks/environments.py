"""How fast the environments are: random play beside catanatron's Gymnasium environment and PettingZoo's classic ones.

    python -m tests.benchmarks.environments [--rounds N] [--steps N] [--catanatron PYTHON] [--json]

Times are CPU seconds. All take turns, so that a busy or a slow machine is the same for all of them: the ratio to
catanatron can be compared between machines, the rates cannot. A step is one `step`, with the observation and the mask
that are asked for before it; what an opponent does is part of it. `catanatron_gym` needs an older Gymnasium than
PettingZoo does: PYTHON is the interpreter of an environment of its own (`pip install catanatron_gym`), where it plays
in a process beside this one. What is not installed is left out.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any

CLASSIC = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5", "leduc_holdem_v4", "texas_holdem_v4")
Step = Callable[[], None]


def catan(seed: int = 1) -> Step:
    """Catanatron's environment: one player against one that plays at random."""
    gymnasium: Any = import_module("gymnasium")
    import_module("catanatron_gym")
    env: Any = gymnasium.make("catanatron_gym:catanatron-v1")
    rng, state = random.Random(seed), {"info": env.reset(seed=seed)[1]}

    def step() -> None:
        _shown, _reward, terminated, truncated, info = env.step(rng.choice(state["info"]["valid_actions"]))
        state["info"] = env.reset()[1] if terminated or truncated else info

    return step


def of_all(env: Any, seed: int = 1) -> Step:
    """An environment of PettingZoo, whose agents play at random."""
    numpy: Any = import_module("numpy")
    env.reset(seed=seed)
    rng = random.Random(seed)

    def step() -> None:
        shown, _reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            env.reset()
            return
        mask = shown["action_mask"] if "action_mask" in shown else info["action_mask"]
        env.step(rng.choice(numpy.flatnonzero(mask).tolist()))

    return step


def of_one(env: Any, seed: int = 1) -> Step:
    """An environment of Gymnasium with masks, played at random."""
    numpy: Any = import_module("numpy")
    rng, state = random.Random(seed), {"shown": env.reset(seed=seed)[0]}

    def step() -> None:
        number = rng.choice(numpy.flatnonzero(state["shown"]["action_mask"]).tolist())
        shown, _reward, terminated, truncated, _info = env.step(number)
        state["shown"] = env.reset()[0] if terminated or truncated else shown

    return step


def timed(step: Step, steps: int) -> float:
    """The CPU seconds of so many steps."""
    begun = time.process_time()
    for _step in range(steps):
        step()
    return time.process_time() - begun


class Beside:
    """An environment that plays in a process of another interpreter, a round whenever it is asked."""

    def __init__(self, python: str) -> None:
        self._child = subprocess.Popen(
            [python, __file__, "--child"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def seconds(self, steps: int) -> float:
        """The CPU seconds of so many steps."""
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        print(steps, file=self._child.stdin, flush=True)
        return float(self._child.stdout.readline())

    def close(self) -> None:
        """End the process."""
        self._child.communicate()


def child() -> None:
    """Play rounds of catanatron's environment, as many steps as each line says."""
    step = catan()
    for line in sys.stdin:
        print(timed(step, int(line)), flush=True)


def environments() -> dict[str, Step]:
    """What takes part in this process: every title, and the classic environments whose libraries are there."""
    ours: Any = import_module("havre.environments")
    found = {
        "seat le-havre 2": of_one(ours.seat("le-havre", players=2, variant="full", level="random")),
        "seat speicherstadt 2": of_one(ours.seat("speicherstadt", players=2, level="random")),
    }
    for title in ("le-havre", "homesteaders", "speicherstadt", "macao"):
        for players in (1, 4):
            found[f"{title} {players}"] = of_all(ours.env(title, players=players))
    for name in CLASSIC:
        with suppress(ImportError):
            found[name] = of_all(import_module(f"pettingzoo.classic.{name}").env())
    return found


def measured(rounds: int, steps: int, python: str | None) -> dict[str, dict[str, float]]:
    """The steps a second of each, and how they compare with catanatron's."""
    plays: dict[str, Callable[[int], float]] = {name: partial(timed, step) for name, step in environments().items()}
    beside = None
    if python is not None:
        beside = Beside(python)
        plays["catanatron"] = beside.seconds
    seconds = dict.fromkeys(plays, 0.0)
    for number in range(rounds + 1):
        for name, play in plays.items():
            taken = play(steps)
            if number:  # what is made once in a process belongs to no round
                seconds[name] += taken
    if beside is not None:
        beside.close()
    found = {name: {"steps_per_second": round(rounds * steps / taken, 1)} for name, taken in seconds.items()}
    for figures in found.values():
        if "catanatron" in found:
            figures["ratio"] = round(figures["steps_per_second"] / found["catanatron"]["steps_per_second"], 2)
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5, help="how often each takes its turn")
    parser.add_argument("--steps", type=int, default=2000, help="the steps of a turn")
    parser.add_argument("--catanatron", metavar="PYTHON", help="the interpreter that has catanatron_gym")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    warnings.simplefilter("ignore")
    if wanted.child:
        child()
        return
    found = measured(wanted.rounds, wanted.steps, wanted.catanatron)
    if wanted.json:
        print(json.dumps(found))
        return
    for package in ("pettingzoo", "gymnasium", "numpy"):
        with suppress(PackageNotFoundError):
            print(package, version(package))
    for name, figures in found.items():
        print(f"{name:22}", *(f"{value:>12,} {what}" for what, value in figures.items()))


if __name__ == "__main__":
    main()
