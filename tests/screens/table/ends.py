"""Ends of games as they are drawn, with what is known of them laid out by hand."""

from __future__ import annotations

from functools import partial

from engine import Game, new_game
from engine.title import Score
from engine.titles import about
from screens.table.picture.end import End, Known
from screens.table.report import report_of
from screens.table.title import board_of

NOTHING = Known()


def end_of(game: Game, known: Known = NOTHING) -> End:
    """How a game stands, as if it were over."""
    return End(game, None, board_of(game.title), known, partial(report_of, game))


def laid_out(title: str, *totals: int, known: Known = NOTHING) -> End:
    """An end at which each seat has so many points of its first kind, or lost them by its last one."""
    declared = about(title)
    seats = max(len(totals), declared.seats[0])
    names = [f"P{seat}" for seat in range(seats)]
    game = new_game(title, names, declared.usual_variant, 3)
    end = end_of(game, known)
    kinds = list(end.kinds)
    end.scores = [score(seat, total, totals, kinds) for seat, total in enumerate(totals)]
    end.rivals = ()
    return end


def score(seat: int, total: int, totals: tuple[int, ...], kinds: list[str]) -> Score:
    """The score of a seat among all of them."""
    return {
        "seat": seat,
        "name": f"P{seat}",
        "total": total,
        "place": 1 + sum(other > total for other in totals),
        "lines": [{"kind": kinds[0] if total > 0 else kinds[-1], "name": "", "points": total}],
    }
