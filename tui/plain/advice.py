"""The hints of plain mode: the plans that the title's adviser thinks best."""

from __future__ import annotations

from asyncio import run
from collections.abc import Iterator, Sequence

from engine import Game, Move
from screens.plain import PlainWords
from screens.table.counsel import Hint
from screens.words import shown
from texts.translation import gettext as _


def advice_lines(game: Game, words: PlainWords, seconds: float) -> list[str]:
    """The best plans for the decision, best first, each with the points expected of it at the end, and why."""
    lines: list[str] = []
    for one in run(Hint(game, seconds).advice()):
        points = shown(game.about.unit.points(round(one.points)))
        plan = ". ".join(_told(game.copy(), words, one.moves))
        lines.append(_("{plan}. About {points} at the end").format(plan=plan, points=points))
        lines += [_("  {reason}").format(reason=shown(reason)) for reason in one.reasons]
    return lines


def _told(game: Game, words: PlainWords, moves: Sequence[Move]) -> Iterator[str]:
    """The moves of a plan in words, each as it is called when its turn comes; the game is played on."""
    for place, move in enumerate(moves, start=1):
        yield words.sentence(game, move)
        if place < len(moves):
            game.play(move)
