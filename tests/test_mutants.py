"""What the command that plants mutants changes, and what it leaves alone."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants import ROOT, drawn, mutants


def planted(source: str) -> list[str]:
    return [mutant.planted(source.encode()).decode() for mutant in mutants(Path("rules.py"), source)]


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("a < b", ["(a <= b)"]),
        ("a < b == c", ["(a <= b == c)", "(a < b != c)"]),
        ("a not in b", ["(a in b)"]),
        ("a and b", ["(a or b)"]),
        ("a + b", ["(a - b)"]),
        ("not a", ["(a)"]),
        ("a if b else c", ["a if (not b) else c"]),
        ("if a: b", ["if (not a): b"]),
        ("[a for a in b if a.c()]", ["[a for a in b if (not a.c())]"]),
        ("return_ = 7", ["return_ = (8)"]),
        ("a = True", ["a = (False)"]),
        ("ü = 'é'; a = 1", ["ü = 'é'; a = (2)"]),
        ("a: Literal[1] = b", []),
        ("a = 'words'", []),
        ("a = f'{b + 1}'", []),
        ("if TYPE_CHECKING:\n    a = 1", []),
    ],
)
def test_a_piece_of_a_rule_is_changed_in_one_place(source: str, found: list[str]) -> None:
    assert planted(source) == found


@pytest.mark.parametrize("title", ["le_havre", "homesteaders", "speicherstadt", "macao"])
def test_mutants_of_a_title_are_modules_that_can_be_read_and_the_same_for_a_seed(title: str) -> None:
    chosen = drawn(title, 1, 40)
    assert chosen == drawn(title, 1, 40) != drawn(title, 2, 40)
    sources = {mutant.path: (ROOT / mutant.path).read_bytes() for mutant in chosen}
    sound = {path: ast.dump(ast.parse(source)) for path, source in sources.items()}
    for mutant in chosen:
        assert ast.dump(ast.parse(mutant.planted(sources[mutant.path]))) != sound[mutant.path], mutant
