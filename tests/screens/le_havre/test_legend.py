"""What cards of Le Havre do in few cells, and their types, are explained on the page of its help about signs."""

from __future__ import annotations

import re

from engine.le_havre.deck import CARDS
from engine.texts.language import gettext as _
from screens.le_havre.actions import BUILDINGS, OFFERS, SHIPS, STORAGE
from screens.le_havre.rules_list import signs
from screens.le_havre.words import TYPE_LETTERS
from screens.titles import rules_of
from screens.words import shown

IN_FULL = {"foods", "guest", "send"}
"""Whole words that no text of the rules has."""


def legend() -> str:
    blocks = (block for page in (OFFERS, BUILDINGS, SHIPS, STORAGE) for block in signs(page))
    return "\n".join(f"{sign} {meaning}" for block in blocks for row in block.rows for sign, meaning in row)


def test_every_letter_of_a_type_stands_in_the_legend() -> None:
    assert [letter for letter in map(_, TYPE_LETTERS.values()) if f"{letter} " not in legend()] == []


def test_every_abbreviation_of_what_a_card_does_stands_in_the_legend() -> None:
    short = {word for card in CARDS for word in re.findall(r"[A-Za-z]+|[½>+]", shown(card.short))}
    in_full = {word for one in rules_of("le-havre") for word in re.findall(r"[A-Za-z]+", one.words.casefold())}
    unknown = {word for word in short if word.casefold() not in in_full | IN_FULL}
    assert {word for word in unknown if not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", legend())} == set()
