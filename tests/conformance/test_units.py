"""Points are called by one word in a title, which is its unit, and by that of no other title."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from babel.messages.pofile import read_po

from engine.titles import TITLES, about
from saves.catalogues import LANGUAGES
from tests.conformance.words import ROOT, folder_of

IN_FULL = re.compile(r"\b(?:victory|prestige) points?\b|\bPoints cards?\b", re.IGNORECASE)
"""What a unit is called where it is explained."""


def words_of(title: str) -> set[str]:
    """The words for the points of a title."""
    unit = about(title).unit
    return set(re.findall(r"\w+", f"{unit.one} {unit.many}".replace("{n}", "")))


def texts_of(title: str) -> Iterator[str]:
    """What a player reads in a title alone: its messages in the engine and on the screens, and its documents."""
    folder = folder_of(title)
    for part in ("engine", "screens"):
        with (LANGUAGES / "de" / part / f"{folder}.po").open("rb") as file:
            for message in read_po(file):
                yield from (message.id,) if isinstance(message.id, str) else message.id
    for document in sorted((ROOT / "screens" / folder / "texts" / "en").glob("*.md")):
        yield from document.read_text("utf-8").splitlines()


@pytest.mark.parametrize("title", TITLES)
def test_the_points_of_a_title_are_called_by_its_unit_alone(title: str) -> None:
    own = words_of(title)
    others = set().union(*(words_of(other) for other in TITLES)) - own
    written = re.compile(rf"\b(?:{'|'.join(sorted(others))})\b", re.IGNORECASE)
    found = [one for one in texts_of(title) if written.search(IN_FULL.sub("", re.sub(r"\{[^}]*\}", "", one)))]
    assert found == []
