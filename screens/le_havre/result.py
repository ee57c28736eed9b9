"""The page of the final score: all players side by side, line by line."""

from __future__ import annotations

from gettext import gettext as _
from typing import Any

from screens.le_havre.view import Listing, Row, View
from screens.le_havre.words import card_name
from widgets.lines import Line, fit, text
from widgets.styles import StyleName

_LABEL = 24


def listing(view: View, cells: int) -> Listing:
    """The winner, then each source of points, then each card, with a column for each player."""
    scores = view.game.scores()
    width = max(6, min(12, (cells - _LABEL - 5) // len(scores)))
    rows = [Row(text(" " + _winner(scores), "good")), Row(())]
    for label, kind in (
        (_("Francs"), "francs"),
        (_("Buildings"), "building"),
        (_("Ships"), "ship"),
        (_("Bonuses"), "bonus"),
        (_("Loans"), "loans"),
    ):
        rows.append(Row(_columns(label, [_sum(score, kind) for score in scores], width)))
    rows.append(Row(_columns(_("Score"), [score["total"] for score in scores], width, heading=True)))
    rows.append(Row(_columns(_("Place"), [score["place"] for score in scores], width)))
    rows.append(Row(text(" " + _("Line by line"), "heading")))
    rows += [Row(_columns(label, points, width, blank=True), f"line {n}") for n, (label, points) in _each(scores)]
    heading = fit(text(" " + _("Final score"), "title"), _LABEL + 1)
    for score in scores:
        heading += fit(text(score["name"], "heading"), width - 1, "right") + text(" ")
    return Listing(tuple(rows), heading)


def _winner(scores: list[dict[str, Any]]) -> str:
    winners = [score["name"] for score in scores if score["place"] == 1]
    best = max(score["total"] for score in scores)
    if len(scores) == 1:
        return _("{name} scores {n}.").format(name=winners[0], n=best)
    if len(winners) == 1:
        return _("{name} wins with {n}.").format(name=winners[0], n=best)
    return _("A shared victory with {n}: {names}.").format(names=", ".join(winners), n=best)


def _sum(score: dict[str, Any], kind: str) -> int:
    return sum(line["points"] for line in score["lines"] if line["kind"] == kind)


def _each(scores: list[dict[str, Any]]) -> list[tuple[int, tuple[str, list[int]]]]:
    """Every card that scores, with what it brings each player."""
    found: dict[tuple[str, str], list[int]] = {}
    for place, score in enumerate(scores):
        for line in score["lines"]:
            if line["name"]:
                points = found.setdefault((line["kind"], line["name"]), [0] * len(scores))
                points[place] += line["points"]
    rows = []
    for number, ((kind, name), points) in enumerate(found.items()):
        label = _("{card}, bonus").format(card=card_name(name)) if kind == "bonus" else card_name(name)
        rows.append((number, (label, points)))
    return rows


def _columns(label: str, points: list[int], width: int, heading: bool = False, blank: bool = False) -> Line:
    line = text(" ") + fit(text(label, "heading" if heading else "plain"), _LABEL)
    for number in points:
        style: StyleName = "heading" if heading else "bad" if number < 0 else "plain"
        line += fit(text("" if blank and not number else str(number), style), width - 1, "right") + text(" ")
    return line
