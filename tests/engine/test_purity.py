"""The engine is pure: nothing but rules, the same on every machine, with no way to the world outside."""

from __future__ import annotations

import ast
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.engine.random_play import played

ROOT = Path(__file__).parents[2]
MODULES = sorted((ROOT / "engine").rglob("*.py"))
OUTSIDE = {
    *("asyncio", "datetime", "getpass", "io", "locale", "logging", "multiprocessing", "os", "pathlib", "platform"),
    *(
        "secrets",
        "shutil",
        "signal",
        "socket",
        "subprocess",
        "sys",
        "tempfile",
        "threading",
        "time",
        "uuid",
        "warnings",
    ),
}
WAYS_OUT = {"__import__", "breakpoint", "eval", "exec", "hash", "id", "input", "open", "print"}


@pytest.fixture(params=MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def module(request: pytest.FixtureRequest) -> ast.Module:
    """The source of one module of the engine."""
    source: str = request.param.read_text(encoding="utf-8")
    return ast.parse(source)


def _imported(module: ast.Module) -> Iterator[str]:
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are written in full"
            yield str(node.module).partition(".")[0]


def test_a_module_imports_the_engine_and_the_standard_library_alone(module: ast.Module) -> None:
    assert set(_imported(module)) <= {"engine", *sys.stdlib_module_names}


def test_a_module_imports_nothing_that_reads_a_clock_a_disk_or_a_terminal(module: ast.Module) -> None:
    assert not set(_imported(module)) & OUTSIDE


def test_a_module_calls_nothing_that_reads_or_writes_or_differs_between_runs(module: ast.Module) -> None:
    called = {
        node.func.id for node in ast.walk(module) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & WAYS_OUT


def test_a_module_draws_only_from_a_generator_that_it_was_given(module: ast.Module) -> None:
    aliases = {
        name.asname or name.name
        for node in ast.walk(module)
        if isinstance(node, ast.Import)
        for name in node.names
        if name.name == "random"
    }
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            assert [name.name for name in node.names] == ["Random"]
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
            assert node.attr == "Random"
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Random":
            assert node.args, "a generator needs a seed"


def test_playing_a_game_leaves_the_global_generator_alone() -> None:
    before = random.getstate()
    played("short", 2, 1)
    assert random.getstate() == before


def test_a_game_is_the_same_in_processes_that_hash_differently() -> None:
    program = (
        "from engine import format_move\n"
        "from tests.engine.random_play import played\n"
        "for step in played('short', 3, 1).steps:\n"
        "    print(*map(format_move, step.before.moves()), format_move(step.move), *[e.text for e in step.events])\n"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(outputs) == 1
    assert len(outputs.pop()) > 10_000
