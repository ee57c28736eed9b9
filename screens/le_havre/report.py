"""What a game of Le Havre came to, as lines of text and as Markdown: score, wealth by round, francs, visits."""

from __future__ import annotations

import re
from collections.abc import Sequence
from gettext import gettext as _
from typing import Any

from engine import Game
from engine.le_havre.history import (
    AT_START,
    FEES,
    INTEREST,
    LOANS,
    MEALS,
    OFFERS,
    PURCHASES,
    REPAID,
    SALES,
    SOURCES,
    VISITS,
    Earned,
    History,
    history,
)
from saves.names import shortened
from screens.le_havre.plain_table import where
from screens.le_havre.wealth_plot import plot, scale
from screens.le_havre.words import card_name, good_name
from texts.cells import cells
from texts.tables import aligned
from texts.wrapping import wrapped

SOURCE_NAMES = {
    AT_START: _("at the start"),
    OFFERS: _("taken from the offer"),
    VISITS: _("earned in buildings"),
    FEES: _("visits of others"),
    SALES: _("sold"),
    PURCHASES: _("bought"),
    LOANS: _("loans taken"),
    REPAID: _("loans repaid"),
    INTEREST: _("interest"),
    MEALS: _("spent on meals"),
}
KIND_NAMES = {
    "francs": _("Francs"),
    "building": _("Buildings"),
    "ship": _("Ships"),
    "bonus": _("Bonuses"),
    "loans": _("Loans"),
}

PAGE = 78
"""Cells that a page of the report on a screen can rely on."""

_NUMBER = re.compile(r"[+-]?\d*")

Rows = list[list[str]]
"""A table, its headings first."""


def markdown(game: Game, *, ascii_only: bool = False) -> str:
    """The report as Markdown; the names in it are those of the players, cleaned."""
    found = history(game)
    seed = game.options.get("seed")
    heading = where(game.table())
    lines = [
        _("# {heading}").format(heading=heading),
        "",
        *([_("Seed {seed}, {n} moves.").format(seed=seed, n=len(game.history)), ""] if seed is not None else []),
        *_section(_("Score"), score_rows(game)),
        *_section(_("Wealth by round"), wealth_rows(game, found)),
        "```",
        *plot_lines(game, found, ascii_only=ascii_only),
        "```",
        "",
        *_section(_("Where the francs came from"), francs_rows(game, found)),
    ]
    for seat, name in enumerate(_names(game)):
        rows = visit_rows(found, seat)
        if len(rows) > 1:
            lines += _section(_("What the visits of {name} earned").format(name=_escaped(name)), rows)
    return "\n".join(lines)


def pages(game: Game, *, ascii_only: bool = False) -> list[tuple[str, list[str]]]:
    """The report as pages for a screen, each a title and its lines."""
    found = history(game)
    wealth = [*plot_lines(game, found, ascii_only=ascii_only), "", *text_lines(_narrow(wealth_rows(game, found)))]
    return [
        (_("Wealth by round"), wealth),
        (_("Where the francs came from"), text_lines(_narrow(francs_rows(game, found)))),
        *(
            (_("What the visits of {name} earned").format(name=name), text_lines(_wrapped(visit_rows(found, seat))))
            for seat, name in enumerate(_names(game))
        ),
    ]


def score_rows(game: Game) -> Rows:
    """The score by kind, then each card that counts, with a column for each player."""
    scores = game.scores()
    rows = [["", *(score["name"] for score in scores)]]
    for kind, label in KIND_NAMES.items():
        rows.append([label, *(str(_points(score, kind)) for score in scores)])
    rows.append([_("Score"), *(str(score["total"]) for score in scores)])
    rows.append([_("Place"), *(str(score["place"]) for score in scores)])
    cards = dict.fromkeys((line["kind"], line["name"]) for score in scores for line in score["lines"] if line["name"])
    for kind, name in cards:
        label = _("{card}, bonus").format(card=card_name(name)) if kind == "bonus" else card_name(name)
        rows.append([label, *(str(_points(score, kind, name) or "") for score in scores)])
    return rows


def wealth_rows(game: Game, found: History) -> Rows:
    """The wealth of each player after each round."""
    rows = [["", *_names(game)]]
    for place, number in enumerate(found.rounds):
        if number is None:
            label = _("At the end") if game.decision is None else _("Now")
        else:
            label = _("Round {n}").format(n=number) if number else _("At the start")
        rows.append([label, *(str(values[place]) for values in found.wealth)])
    return rows


def plot_lines(game: Game, found: History, *, ascii_only: bool = False) -> list[str]:
    """The wealth of each player as a plot, all on one scale: the start, the end of each round, the last position."""
    lowest, highest = scale(found.wealth)
    lines: list[str] = []
    for name, values in zip(_names(game), found.wealth, strict=True):
        last = _("{name}: {first} to {last}").format(name=name, first=values[0], last=values[-1])
        lines += [last, *plot(values, lowest, highest, ascii_only=ascii_only)]
    return lines


def francs_rows(game: Game, found: History) -> Rows:
    """What each player's francs came from and went to; what nobody had is left out."""
    rows = [["", *_names(game)]]
    for source in SOURCES:
        sums = [francs[source] for francs in found.francs]
        if any(sums):
            rows.append([SOURCE_NAMES[source], *map(str, sums)])
    rows.append([_("Francs at hand"), *(str(sum(francs.values())) for francs in found.francs)])
    return rows


def visit_rows(found: History, seat: int) -> Rows:
    """The buildings that a player visited, those that brought the most wealth first."""
    rows = [[_("Building"), _("Visits"), _("Francs"), _("Wealth"), _("Goods")]]
    earned = [one for one in found.visits if one.seat == seat]
    for one in sorted(earned, key=lambda one: (-one.wealth, -one.francs, one.card)):
        rows.append([card_name(one.card), str(one.visits), f"{one.francs:+}", f"{one.wealth:+}", _goods(one)])
    return rows


def text_lines(rows: Rows) -> list[str]:
    """A table as lines of text, its columns one below the other; numbers stand at the right."""
    return aligned(rows, right=_columns_of_numbers(rows))


def _narrow(rows: Rows) -> Rows:
    """The same table with headings short enough for `PAGE` cells."""
    count = len(rows[0]) - 1
    room = (PAGE - max(cells(row[0]) for row in rows)) // count - 2
    return [[rows[0][0], *(shortened(name, room) for name in rows[0][1:])], *rows[1:]]


def _wrapped(rows: Rows) -> Rows:
    """The same table with what is too long in its last column on further lines, so that it fits `PAGE` cells."""
    before = sum(max(cells(row[place]) for row in rows) + 2 for place in range(len(rows[0]) - 1))
    found: Rows = []
    for *row, last in rows:
        first, *others = wrapped(last, PAGE - before)
        found += [[*row, first], *([*([""] * len(row)), other] for other in others)]
    return found


def _section(heading: str, rows: Rows) -> list[str]:
    head, *body = rows
    right = _columns_of_numbers(rows)
    return [
        _("## {heading}").format(heading=heading),
        "",
        _row(head),
        "| " + " | ".join("---:" if place in right else "---" for place in range(len(head))) + " |",
        *map(_row, body),
        "",
    ]


def _columns_of_numbers(rows: Rows) -> set[int]:
    """The columns whose cells, but for the heading, are numbers or nothing."""
    return {place for place in range(1, len(rows[0])) if all(_NUMBER.fullmatch(row[place]) for row in rows[1:])}


def _row(row: Sequence[str]) -> str:
    return "| " + " | ".join(map(_escaped, row)) + " |"


def _escaped(words: str) -> str:
    """Words of which nothing means anything in Markdown."""
    return "".join("\\" + sign if sign in "\\`*_[]<>#|" else sign for sign in words)


def _names(game: Game) -> list[str]:
    return [player["name"] for player in game.table()["players"]]


def _points(score: dict[str, Any], kind: str, name: str | None = None) -> int:
    return sum(line["points"] for line in score["lines"] if line["kind"] == kind and name in (None, line["name"]))


def _goods(earned: Earned) -> str:
    return ", ".join(
        _("{n:+} {good}").format(n=number, good=good_name(name)) for name, number in earned.goods.items() if number
    )
