"""The hints of plain mode: the plans that the title's adviser thinks best."""

from __future__ import annotations

from asyncio import run
from gettext import gettext as _

from engine import Game, format_move
from screens.table.counsel import Hint
from screens.words import shown


def advice_lines(game: Game, seconds: float) -> list[str]:
    """The best plans for the decision, best first, each with the points expected of it at the end, and why."""
    lines: list[str] = []
    for one in run(Hint(game, seconds).advice()):
        points = shown(game.about.unit.points(round(one.points)))
        plan = _(", then ").join(map(format_move, one.moves))
        lines.append(_("{plan}: about {points} at the end").format(plan=plan, points=points))
        lines += [_("  {reason}").format(reason=shown(reason)) for reason in one.reasons]
    return lines
