"""Plants mutants in the rules of a title, one at a time, and tells which of them its tests let live.

`python -m tests.mutants le_havre --seed 1 --count 30` draws comparisons, numbers, sums and branches of
`engine/le_havre`, changes each in a copy of the tree, and runs the tests of `tests/engine/le_havre` on it. The same
seed draws the same ones as long as the rules stay the same. What survives is a test that is missing, or a change that
changes nothing.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
COPIED = ("engine", "saves", "widgets", "screens", "tui", "havre", "tests", "pyproject.toml")
LEFT_OUT = ignore_patterns("__pycache__", "__snapshots__")
OTHER: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
"""What an operator is changed into."""
TIMES = 4
"""How many times as long as the tests themselves a mutant may run before it counts as found: it goes on for ever."""


class Mutant(NamedTuple):
    """A piece of a module, from one byte to another, and what is planted there."""

    path: Path
    line: int
    start: int
    end: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.old.split())}  ->  {' '.join(self.new.split())}"

    def planted(self, source: bytes) -> bytes:
        """The module with the mutant in it."""
        return b"".join((source[: self.start], b"(", self.new.encode(), b")", source[self.end :]))


def mutants(path: Path, source: str) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of the text; what only type checkers read and texts are left alone."""
    starts = [0]
    for line in source.encode().splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, is_branch in _rules(ast.parse(source)):
        for new in changed(node, is_branch):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            yield Mutant(path, node.lineno, start, end, ast.unparse(node), ast.unparse(new))


def _rules(node: ast.AST) -> Iterator[tuple[ast.expr, bool]]:
    """The expressions below a node that are carried out and can stand in brackets; whether one decides on a branch."""
    for field, child in ast.iter_fields(node):
        if field in ("annotation", "returns") or isinstance(node, ast.JoinedStr | ast.pattern):
            continue
        for one in child if isinstance(child, list) else [child]:
            is_for_types = isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"
            if isinstance(one, ast.AST) and not is_for_types:
                if isinstance(one, ast.expr):
                    yield one, field in ("test", "ifs", "guard")
                yield from _rules(one)


def changed(node: ast.expr, is_branch: bool = False) -> Iterator[ast.expr]:
    """What an expression may be changed into, one change at a time."""
    match node:
        case ast.Compare(left, ops, others):
            for place, sign in enumerate(ops):
                if type(sign) in OTHER:
                    yield ast.Compare(left, [*ops[:place], _other(sign), *ops[place + 1 :]], others)
        case ast.BoolOp(sign, parts):
            yield ast.BoolOp(_other(sign), parts)
        case ast.BinOp(left, sign, right) if type(sign) in OTHER:
            yield ast.BinOp(left, _other(sign), right)
        case ast.UnaryOp(ast.Not(), operand):
            yield operand
        case ast.Constant(bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(int(value)):
            yield ast.Constant(value + 1)
        case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Call() if is_branch:
            yield ast.UnaryOp(ast.Not(), node)


def _other(sign: ast.AST) -> Any:
    return OTHER[type(sign)]()


@cache
def of_title(title: str) -> Sequence[Mutant]:
    """Every mutant of a title."""
    modules = sorted((ROOT / "engine" / title).rglob("*.py"))
    return [mutant for path in modules for mutant in mutants(path.relative_to(ROOT), path.read_text(encoding="utf-8"))]


def drawn(title: str, seed: int, count: int) -> list[Mutant]:
    """So many mutants of a title, drawn by a seed."""
    found = of_title(title)
    return Random(f"{title} {seed}").sample(found, min(count, len(found)))


def copied(to: Path) -> None:
    """Copy what the tests of the engine need."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            copytree(ROOT / name, to / name, ignore=LEFT_OUT)
        else:
            (to / name).write_bytes((ROOT / name).read_bytes())


def survives(tree: Path, tests: Sequence[str], seconds: float | None = None) -> bool:
    """Whether all tests pass in a tree."""
    command = (sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests)
    try:
        return subprocess.run(command, cwd=tree, capture_output=True, timeout=seconds, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def main() -> int:
    """Plant them one by one; how many survived is told at the end."""
    reader = ArgumentParser(prog="python -m tests.mutants", description="Which mutants the tests of a title let live.")
    reader.add_argument("title", help="a folder of engine: le_havre, homesteaders, speicherstadt, macao")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--count", type=int, default=30)
    reader.add_argument("--tests", nargs="+", help="what is run in place of tests/engine/TITLE")
    asked = reader.parse_args()
    tests = asked.tests or [f"tests/engine/{asked.title}"]
    chosen = drawn(asked.title, asked.seed, asked.count)
    lived: list[Mutant] = []
    with TemporaryDirectory() as folder:
        tree = Path(folder)
        copied(tree)
        begun = monotonic()
        if not survives(tree, tests):
            print("The tests fail without a mutant.")
            return 2
        seconds = 30 + TIMES * (monotonic() - begun)
        for number, mutant in enumerate(chosen, start=1):
            source = (tree / mutant.path).read_bytes()
            (tree / mutant.path).write_bytes(mutant.planted(source))
            lives = survives(tree, tests, seconds)
            (tree / mutant.path).write_bytes(source)
            lived += [mutant] if lives else []
            print(f"{number:3} {'SURVIVED' if lives else 'killed  '} {mutant}", flush=True)
    print(f"{len(lived)} of {len(chosen)} survived.")
    return int(bool(lived))


if __name__ == "__main__":
    sys.exit(main())
