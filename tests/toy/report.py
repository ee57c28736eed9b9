"""What a game of Flotsam came to."""

from __future__ import annotations

from engine import Game
from engine.texts.language import gettext as _
from saves import Replay
from screens.table.report import Curve, Report, Section
from tests.toy.board import KINDS, line_name
from tests.toy.plain import WORDS


def report(game: Game) -> Report:
    """The report on a game up to where it stands: points by tide, shells at the end."""
    steps = Replay(game)
    ends = [0]
    while ends[-1] < steps.last:
        ends.append(steps.next_round(ends[-1]))
    totals = [[score["total"] for score in steps.game(number).scores()] for number in ends]
    return Report(
        heading=WORDS.where(game),
        kinds={kind: _(name) for kind, name in KINDS.items()},
        line_name=line_name,
        curve=Curve(_("Points by tide"), [str(n) for n in range(len(ends))], list(zip(*totals, strict=True))),
        sections=[Section(_("Shells"), [["", *game.names], [_("Shells"), *map(str, game.seen().shells)]])],
    )
