"""Refusals of the engine are told in the language that is spoken: `str` of one is English."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.languages.extracting import ROOT

FOLDERS = ("saves", "screens", "tui")
REFUSALS = {"EngineError", "SetupError", "PositionError", "Refused", "NotNow", "NotationError"}


def shown_as_they_are() -> Iterator[str]:
    """The places where an error that may be a refusal is made a text, or is a value of one, as it is."""
    for path in (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))):
        for handler in (
            node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ExceptHandler)
        ):
            caught = {name.id for name in ast.walk(handler.type or ast.Pass()) if isinstance(name, ast.Name)}
            if handler.name and caught & REFUSALS:
                yield from (f"{path.relative_to(ROOT)}:{line}" for line in _uses(handler, handler.name))


def _uses(handler: ast.ExceptHandler, name: str) -> Iterator[int]:
    for call in (node for node in ast.walk(handler) if isinstance(node, ast.Call)):
        is_text = isinstance(call.func, ast.Name) and call.func.id == "str"
        values = call.args if is_text else [keyword.value for keyword in call.keywords]
        if any(isinstance(value, ast.Name) and value.id == name for value in values):
            yield call.lineno


def test_no_refusal_is_shown_in_english_whatever_is_spoken() -> None:
    assert list(shown_as_they_are()) == []
