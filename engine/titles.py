"""The titles of the collection, by the name that notation, saves and the command line use."""

from __future__ import annotations

import copyreg
from pkgutil import resolve_name
from typing import Any, NamedTuple

from engine.about import About
from engine.title import Title


class Home(NamedTuple):
    """Where a title lives, "module:name": what it declares, and its rules, which take ten times as long to import.

    `puzzles` is what it states of its puzzles; nothing where it has none.
    """

    about: str
    rules: str
    puzzles: str = ""


TITLES: dict[str, Home] = {
    "le-havre": Home(
        "engine.le_havre.about:ABOUT", "engine.le_havre.title:LE_HAVRE", "engine.le_havre.puzzles:PUZZLES"
    ),
    "homesteaders": Home(
        "engine.homesteaders.about:ABOUT",
        "engine.homesteaders.title:HOMESTEADERS",
        "engine.homesteaders.puzzles:PUZZLES",
    ),
    "speicherstadt": Home(
        "engine.speicherstadt.about:ABOUT",
        "engine.speicherstadt.title:SPEICHERSTADT",
        "engine.speicherstadt.puzzles:PUZZLES",
    ),
    "macao": Home("engine.macao.about:ABOUT", "engine.macao.title:MACAO", "engine.macao.puzzles:PUZZLES"),
}
"""Imported when somebody asks for them, not before."""


def about(name: str) -> About:
    """What a title declares; raises `KeyError` for a name that is not in `TITLES`."""
    found: About = resolve_name(TITLES[name].about)
    return found


def rules_of(name: str) -> Title[Any]:
    """The rules of a title; raises `KeyError` for a name that is not in `TITLES`."""
    found: Title[Any] = resolve_name(TITLES[name].rules)
    return found


copyreg.pickle(Title, lambda rules: (rules_of, (rules.name,)))  # other processes have the rules themselves
