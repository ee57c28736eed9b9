"""How texts stand in the code: marked once, as literals, and translated where they are shown, never on import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui")
TRANSLATES = {"_", "gettext", "ngettext", "pgettext", "npgettext", "shown"}
COUNTS = {"counted": 2, "Forms": 2, "ngettext": 2, "npgettext": 3, "pgettext": 2, "in_context": 2, "message": 1}
"""The functions whose first arguments an extractor reads, and how many of them."""


@cache
def modules() -> tuple[tuple[str, ast.Module], ...]:
    found = (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py")))
    return tuple((str(path.relative_to(ROOT)), ast.parse(path.read_text())) for path in found)


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, node


def on_import(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """The calls that are made while a module is loaded: those in no function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            outside: list[ast.AST] = [*node.decorator_list, *node.args.defaults]
        elif isinstance(node, ast.Lambda):
            outside = [*node.args.defaults]
        else:
            outside = [node]
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id, node
        for part in outside:
            yield from on_import(part)


def test_nothing_is_translated_while_a_module_is_loaded() -> None:
    found = [
        f"{name}:{call.lineno}" for name, tree in modules() for called, call in on_import(tree) if called in TRANSLATES
    ]
    assert found == []


def test_what_is_extracted_together_holds_no_call() -> None:
    found = [
        f"{name}:{call.lineno}"
        for name, tree in modules()
        for called, call in calls(tree)
        if any(isinstance(argument, ast.Call) for argument in call.args[: COUNTS.get(called, 0)])
    ]
    assert found == []


def test_the_underscore_means_one_thing() -> None:
    found = {
        node.module
        for _name, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and any("_" in (one.asname, one.name) for one in node.names)
    }
    assert found == {"engine.texts.language"}
