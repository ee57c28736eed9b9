"""The one place where the puzzles of the titles are registered."""

from __future__ import annotations

from pkgutil import resolve_name

from engine.puzzles.puzzles import AnyPuzzles

PUZZLES: dict[str, str] = {
    "le-havre": "engine.le_havre.puzzles:PUZZLES",
    "homesteaders": "engine.homesteaders.puzzles:PUZZLES",
    "speicherstadt": "engine.speicherstadt.puzzles:PUZZLES",
    "macao": "engine.macao.puzzles:PUZZLES",
}
"""Where each title states its puzzles, "module:name": it is imported when somebody makes or plays one, not before."""


def puzzles_of(title: str) -> AnyPuzzles | None:
    """What a title states of its puzzles; None where it has none."""
    if title not in PUZZLES:
        return None
    found: AnyPuzzles = resolve_name(PUZZLES[title])
    return found
