"""The titles of the collection, by the name that notation, saves and the command line use."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from engine.title import Title

TITLES: dict[str, tuple[str, str]] = {"le-havre": ("engine.le_havre.title", "LeHavre")}
"""Where the rules of each title are: they are imported when a game of it begins, not before."""


def rules_of(name: str) -> Title[Any]:
    """The rules of a title; raises `KeyError` for a name that is not in `TITLES`."""
    module, rules = TITLES[name]
    found: Title[Any] = getattr(import_module(module), rules)()
    return found
