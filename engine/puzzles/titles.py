"""The titles that have puzzles, and what each states of them."""

from __future__ import annotations

from pkgutil import resolve_name

from engine.puzzles.puzzles import AnyPuzzles
from engine.titles import TITLES

PUZZLES: dict[str, str] = {title: home.puzzles for title, home in TITLES.items() if home.puzzles}
"""Where each title states its puzzles, "module:name": it is imported when somebody makes or plays one, not before."""


def puzzles_of(title: str) -> AnyPuzzles | None:
    """What a title states of its puzzles; None where it has none."""
    if title not in PUZZLES:
        return None
    found: AnyPuzzles = resolve_name(PUZZLES[title])
    return found
