"""Modules stay small: a newcomer reads one at a time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine", "saves", "widgets", "screens", "tui", "havre")
MOST = 300
OF_CARDS = 750
CARDS = {
    "engine/homesteaders/buildings.py",
    "engine/le_havre/special_buildings.py",
    "engine/le_havre/standard_buildings.py",
    "engine/macao/effects.py",
    "engine/macao/powers.py",
}
"""The lists of cards with their effects, which are read card by card."""


def lengths() -> Iterator[tuple[str, int]]:
    """The lines of each module by its path."""
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.py"):
            yield path.relative_to(ROOT).as_posix(), len(path.read_bytes().splitlines())


def test_a_module_has_at_most_three_hundred_lines() -> None:
    assert {name: lines for name, lines in lengths() if name not in CARDS and lines > MOST} == {}


def test_a_list_of_cards_has_at_most_seven_hundred_and_fifty() -> None:
    assert {name: lines for name, lines in lengths() if name in CARDS and lines > OF_CARDS} == {}


def test_every_list_of_cards_that_is_named_needs_more_than_other_modules() -> None:
    assert {name for name, lines in lengths() if lines > MOST} == CARDS
