"""A word has one meaning: what ARCHITECTURE.md lists names one class at most."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui", "havre")
_AT_THE_MARGIN = re.compile(r"^(?:class )?(\w+)(?=[(:]| = )", re.MULTILINE)
"""What a module declares, as a formatted module has it: to read all modules as trees takes a second."""


def listed() -> set[str]:
    """The words of the list, as classes would be called."""
    text = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    words = text[text.index("## Words") : text.index("## A new title")]
    return {word.capitalize() for word in re.findall(r"\*([a-z]+)\*", words)}


def named() -> Iterator[tuple[str, str]]:
    """The classes, and the types that have another name, with the modules in which they stand."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.py")):
            where = path.relative_to(ROOT).as_posix()
            for name in _AT_THE_MARGIN.findall(path.read_text(encoding="utf-8")):
                yield name, where


def test_a_word_of_the_architecture_names_one_class() -> None:
    words, found = listed(), dict[str, list[str]]()
    for name, where in named():
        if name in words:
            found.setdefault(name, []).append(where)
    assert len(words) > 12
    assert {name: modules for name, modules in found.items() if len(modules) > 1} == {}
