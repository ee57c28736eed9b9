"""What a golden game comes to today, beside what was kept of it: every difference is a line."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from engine import EngineError, new_game
from tests.golden.covered import covered
from tests.golden.walk import Golden, Walked, golden, walk

MOST = 12
"""How many differences of one game are listed: where a figure has changed they are many, and the first ones tell it."""


def differences(path: Path) -> list[str]:
    """What is not as it was when a game is played again; nothing where all is as it was."""
    kept = golden(path)
    game = new_game(kept.title, **kept.options)
    try:
        found = walk(game, kept.lines)
    except EngineError as error:
        place = len(game.history)
        return [f"{path.stem}: move {place + 1}, {kept.lines[place]!r}: {error}"]
    return [f"{path.stem}: {difference}" for difference in islice(_differences(kept, found), MOST)]


def _differences(kept: Golden, found: Walked) -> Iterator[str]:
    for number, (line, written) in enumerate(zip(kept.lines, found.lines, strict=True), 1):
        if line != written:
            yield f"move {number}, {line!r}, is written {written!r} now"
    if found.game.decision is not None:
        yield "it is not over after its last move"
    if not kept.last_is_over:
        yield "its file does not say that its last move, and no other, ends it"
    yield from _unlike(kept.kept, found.outcome, "")
    for thing, name in covered().items():
        if name == kept.name and thing not in found.seen:
            yield f"{thing!r} does not come to pass in it, though the list of what is covered says so"


def _unlike(kept: object, now: object, where: str) -> Iterator[str]:
    """The fields in which two tables differ, such as 'scores.0.total: 31 now, 34 kept'."""
    if isinstance(kept, dict) and isinstance(now, dict) and kept.keys() == now.keys():
        for name in kept:
            yield from _unlike(kept[name], now[name], f"{where}.{name}")
    elif isinstance(kept, list) and isinstance(now, list) and len(kept) == len(now):
        for place, (old, new) in enumerate(zip(kept, now, strict=True)):
            yield from _unlike(old, new, f"{where}.{place}")
    elif kept != now:
        yield f"{where.removeprefix('.')}: {now} now, {kept} kept"
