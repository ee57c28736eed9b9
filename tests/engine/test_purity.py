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
COMPILED = ("engine/position.py", "exec")
"""Copies of positions are compiled, from the names of fields alone."""


@pytest.fixture(scope="module")
def modules() -> dict[str, list[ast.AST]]:
    """What the source of every module of the engine is made of."""
    return {str(path.relative_to(ROOT)): list(ast.walk(ast.parse(path.read_text("utf-8")))) for path in MODULES}


def _imported(nodes: list[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module).partition(".")[0] if node.level == 0 else "." * node.level


def test_the_engine_imports_itself_and_the_standard_library_alone(modules: dict[str, list[ast.AST]]) -> None:
    known = {"engine", *sys.stdlib_module_names}
    assert [(path, name) for path, nodes in modules.items() for name in _imported(nodes) if name not in known] == []


def test_the_engine_imports_nothing_that_reads_a_clock_a_disk_or_a_terminal(modules: dict[str, list[ast.AST]]) -> None:
    assert [(path, name) for path, nodes in modules.items() for name in _imported(nodes) if name in OUTSIDE] == []


def test_the_engine_calls_nothing_that_reads_or_writes_or_differs_between_runs(
    modules: dict[str, list[ast.AST]],
) -> None:
    called = [
        (path, node.func.id)
        for path, nodes in modules.items()
        for node in nodes
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]
    assert [one for one in called if one[1] in WAYS_OUT and one != COMPILED] == []


def _name(called: ast.expr) -> str:
    return getattr(called, "attr", getattr(called, "id", ""))


def _draws_otherwise(nodes: list[ast.AST]) -> Iterator[int]:
    """The lines in which anything but a generator with a seed is used of `random`."""
    imports = [name for node in nodes if isinstance(node, ast.Import) for name in node.names]
    aliases = {name.asname or name.name for name in imports if name.name == "random"}
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            if [name.name for name in node.names] != ["Random"]:
                yield node.lineno
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in aliases:
            if node.attr != "Random":
                yield node.lineno
        elif isinstance(node, ast.Call) and _name(node.func) == "Random" and not node.args:
            yield node.lineno


def test_the_engine_draws_only_from_generators_that_have_a_seed(modules: dict[str, list[ast.AST]]) -> None:
    assert [(path, line) for path, nodes in modules.items() for line in _draws_otherwise(nodes)] == []


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


def test_one_function_reads_the_data_of_the_package(modules: dict[str, list[ast.AST]]) -> None:
    openers = {
        path
        for path, nodes in modules.items()
        for node in nodes
        if isinstance(node, ast.Attribute) and node.attr in ("read_text", "read_bytes", "joinpath")
    }
    assert openers == {"engine/numbers.py"}
