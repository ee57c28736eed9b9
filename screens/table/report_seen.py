"""A report as far as somebody may know it: of a game that goes on, what others hide is left out."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game
from engine.texts.language import gettext as _
from screens.table.report import Report, Rows
from screens.table.scores import UNKNOWN, hidden_seats, named_lines, points, scores_of


def as_seen(report: Report, game: Game, viewer: int | None) -> Report:
    """The report with the curves and columns of those alone whose score the viewer sees."""
    hidden = hidden_seats(game, viewer)
    if not hidden:
        return report
    values = [() if seat in hidden else values for seat, values in enumerate(report.curve.values)]
    sections = [
        one._replace(rows=_without(one.rows, hidden)) if one.by_seat else one
        for one in report.sections
        if one.is_open or (one.by_seat and len(hidden) < len(game.names))
    ]
    return report._replace(curve=report.curve._replace(values=values), sections=sections)


def _without(rows: Rows, hidden: frozenset[int]) -> Rows:
    """A table with a column for each seat after its first, but for those that are hidden; and no empty rows."""
    head, *others, last = [[cell for n, cell in enumerate(row) if n - 1 not in hidden] for row in rows]
    return [head, *(row for row in others if any(cell != "0" for cell in row[1:])), last]


def score_rows(game: Game, report: Report, viewer: int | None) -> Rows:
    """The score by kind, then each card that counts, with a column for each player; what is hidden is unknown."""
    scores, hidden = scores_of(game, viewer), hidden_seats(game, viewer)

    def figures(numbers: Sequence[int], *, is_open: bool = False) -> list[str]:
        return [str(n) if is_open or seat not in hidden else UNKNOWN for seat, n in enumerate(numbers)]

    rows = [["", *(score["name"] for score in scores)]]
    for kind, label in report.kinds.items():
        rows.append(
            [label, *figures([points(score, kind) for score in scores], is_open=kind not in report.hidden_kinds)]
        )
    rows.append([_("Score"), *figures([score["total"] for score in scores])])
    rows.append([_("Place"), *(UNKNOWN if hidden else str(score["place"]) for score in scores)])
    for kind, name in named_lines(scores):
        rows.append([report.line_name(kind, name), *(str(points(score, kind, name) or "") for score in scores)])
    return rows
