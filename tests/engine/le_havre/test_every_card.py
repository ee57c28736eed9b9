"""No card and no kind of ship is without a test: each is named in a file that tests what it does."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from engine.le_havre import special_buildings, standard_buildings
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARDS
from engine.le_havre.ships import SHIPS, Ship
from tests.of_each import of_each

FIGURES_ALONE = {"test_cards.py", "test_setup.py", "test_special_fees.py", "test_every_card.py"}
"""Files that name cards without testing what they do."""

EVERY_CARD = [
    value
    for module in (standard_buildings, special_buildings)
    for value in vars(module).values()
    if isinstance(value, Card)
]
"""What is written down as a card, whether or not it was put into the deck."""
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


@cache
def _named() -> dict[str, frozenset[str]]:
    """The names in the strings of each file that tests the rules of Le Havre."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name in FIGURES_ALONE:
            continue
        strings = [
            node.value
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        ]
        found[path.name] = frozenset(name for string in strings for name in _NAME.findall(string))
    return found


def test_there_are_69_cards_to_walk() -> None:
    assert len({card.name for card in EVERY_CARD}) == len(EVERY_CARD) == 69


def test_every_card_that_is_written_down_is_in_the_deck_in_its_order() -> None:
    assert tuple(EVERY_CARD) == CARDS


@of_each(EVERY_CARD, lambda card: card.name)
def test_every_card_is_tested(card: Card) -> None:
    files = [file for file, names in _named().items() if card.name in names]
    assert files, f"no test names {card.name}"
    if card.effect is not None:
        assert any("enter" in _named()[file] for file in files), f"no test enters {card.name}"


@of_each(SHIPS, lambda ship: ship.name)
def test_every_ship_is_tested_by_its_kind(ship: Ship) -> None:
    kind = ship.name.rpartition("-")[0]
    assert any(name.startswith(f"{kind}-") for names in _named().values() for name in names)
