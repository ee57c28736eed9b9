"""The report on a game as Markdown, as far as whoever asks for it may know the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine import OpenGame
from engine.texts.language import gettext as _, ngettext, pgettext
from screens.table.report import Report, Rows, columns_of_numbers, curve_rows, plot_lines
from screens.table.scores import UNKNOWN, hidden_seats, named_lines, points, scores_of


def markdown(game: OpenGame, report: Report, viewer: int | None = None, *, ascii_only: bool = False) -> str:
    """The report as Markdown; the names in it are those of the players, cleaned.

    Of a game that goes on it tells what the `viewer` sees, or what lies open (None), and no seed: that tells the rest.
    """
    report = as_seen(report, game, viewer)
    lines = [
        f"# {report.heading}",
        "",
        *_beginning(game, viewer),
        *_section(_("Score"), score_rows(game, report, viewer)),
    ]
    if any(report.curve.values):
        lines += _section(report.curve.title, curve_rows(game, report.curve))
        lines += ["```", *plot_lines(game, report.curve, ascii_only=ascii_only), "```", ""]
    for section in report.sections:
        if len(section.rows) > 1:
            lines += _section(section.title.format(name=_escaped(section.name)), section.rows)
    return "\n".join(lines)


def _beginning(game: OpenGame, viewer: int | None) -> list[str]:
    """How far the game has come, and which; that something is left out."""
    seed, n = game.options.get("seed"), len(game.history)
    if game.decision is None:
        return [_("Seed {seed}, {n} moves.").format(seed=seed, n=n), ""] if seed is not None else []
    found = [ngettext("The game goes on after {n} move.", "The game goes on after {n} moves.", n).format(n=n), ""]
    if hidden_seats(game, viewer):
        found += [_("What is hidden from others is left out."), ""]
    return found


def _section(heading: str, rows: Rows) -> list[str]:
    head, *body = rows
    right = columns_of_numbers(rows)
    return [
        f"## {heading}",
        "",
        _row(head),
        "| " + " | ".join("---:" if place in right else "---" for place in range(len(head))) + " |",
        *map(_row, body),
        "",
    ]


def _row(row: Sequence[str]) -> str:
    return "| " + " | ".join(map(_escaped, row)) + " |"


def _escaped(words: str) -> str:
    """Words of which nothing means anything in Markdown."""
    return "".join("\\" + sign if sign in "\\`*_[]<>#|" else sign for sign in words)


def as_seen(report: Report, game: OpenGame, viewer: int | None) -> Report:
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


def score_rows(game: OpenGame, report: Report, viewer: int | None) -> Rows:
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
    rows.append([pgettext("rank", "Place"), *(UNKNOWN if hidden else str(score["place"]) for score in scores)])
    for kind, name in named_lines(scores):
        rows.append([report.line_name(kind, name), *(str(points(score, kind, name) or "") for score in scores)])
    return rows
