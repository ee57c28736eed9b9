"""The report on a game as Markdown, as far as whoever asks for it may know the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.table.report import Report, Rows, columns_of_numbers, curve_rows, plot_lines
from screens.table.report_seen import as_seen, score_rows
from screens.table.scores import hidden_seats


def markdown(game: Game, report: Report, viewer: int | None = None, *, ascii_only: bool = False) -> str:
    """The report as Markdown; the names in it are those of the players, cleaned.

    Of a game that goes on it tells what the `viewer` sees, or what lies open (None), and no seed: that tells the rest.
    """
    report = as_seen(report, game, viewer)
    lines = [
        _("# {heading}").format(heading=report.heading),
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


def _beginning(game: Game, viewer: int | None) -> list[str]:
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
        _("## {heading}").format(heading=heading),
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
