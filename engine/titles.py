"""The titles of the collection, by the name that notation, saves and the command line use."""

from __future__ import annotations

from typing import Any

from engine.le_havre.title import LeHavre
from engine.title import Title

TITLES: dict[str, type[Title[Any]]] = {LeHavre.name: LeHavre}
