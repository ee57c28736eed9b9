"""No module of this folder imports itself on a way round, imports for type checking and inside functions included."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import saves

FOLDER = Path(saves.__file__).parent


def imported_by(path: Path) -> set[str]:
    """The modules of the folder that a file names in an import anywhere in it."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    found = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    found |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    return {name for name in found if name.partition(".")[0] == "saves"}


def test_there_is_no_circle_of_imports() -> None:
    modules = {f"saves.{path.stem}": imported_by(path) for path in FOLDER.glob("*.py") if path.stem != "__init__"}
    assert len(modules) > 20
    try:
        TopologicalSorter(modules).prepare()
    except CycleError as error:
        raise AssertionError(" -> ".join(error.args[1])) from None
