"""A move that was kept for one's next turn, as it is told: in words where it could be made at one's last decision."""

from __future__ import annotations

from engine import EngineError, OpenGame, parse
from screens.plain import words_of


def before_last(game: OpenGame, seat: int | None) -> OpenGame | None:
    """The game as it stood at the last decision of a seat, whose moves can mostly be made at the next one, too."""
    steps = game.steps
    own = [n for n, step in enumerate(steps) if step[0].seat == seat]
    return game.up_to(sum(map(len, steps[: own[-1]]))) if own else None


def in_words(game: OpenGame, seat: int | None, notation: str) -> str:
    """What was kept, in words, or as it was typed where nobody can tell what it means."""
    before = before_last(game, seat)
    if before is None:
        return notation
    try:
        move = parse(before, notation)
        question = before.ask(move)
    except EngineError:
        return notation
    words = words_of(game.title)
    return words.phrase(before, move) if question is None else words.gist(before, move)
