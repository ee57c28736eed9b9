"""The page of the players' storages, and each player's cards and score line by line."""

from __future__ import annotations

from collections.abc import Callable
from gettext import gettext as _

from engine.le_havre.table_data import PlayerData
from engine.scores import ScoreLine
from screens.actions import key_label
from screens.le_havre import buildings, ships
from screens.le_havre.storage_box import PAIRS
from screens.le_havre.view import View
from screens.le_havre.words import card_name, good_name, is_ship
from screens.table.listing import Listing, Row
from screens.table.report import scores_of
from widgets.lines import Line, fit, selected, text
from widgets.styles import StyleName

_NAME = 21


def goods(view: View, cells: int, chosen: int) -> Listing:
    """Everybody's goods side by side; `chosen` is the seat whose cards the other view shows."""
    width = max(6, min(12, (cells - _NAME - 1) // len(view.players)))
    heading = fit(text(" " + _("Player storage"), "heading"), _NAME + 1)
    for player in view.players:
        name = fit(text(player["name"], "figure" if player["seat"] == view.seat else "dim"), width - 1, "right")
        heading += (selected(name) if player["seat"] == chosen else name) + text(" ")
    rows = [
        _row(view, width, _("Francs"), lambda one: (one["francs"],)),
        _row(view, width, _("Loans"), lambda one: (one["loans"],)),
        _row(view, width, _("Food / energy"), lambda one: (one["food"], one["energy"])),
    ]
    for low, high in PAIRS:
        label = _("{low} / {high}").format(low=good_name(low), high=good_name(high))
        rows.append(_pair(view, width, label[:1].upper() + label[1:], low, high))
    rows.append(_row(view, width, _("Rods / hammers"), lambda one: (one["rods"], one["hammers"])))
    return Listing(tuple(rows), heading)


def _row(view: View, width: int, label: str, figures: Callable[[PlayerData], tuple[int, ...]]) -> Row:
    line = text(" " + buildings.fit_words(label, _NAME))
    for player in view.players:
        found = figures(player)
        line += fit(text("/".join(map(str, found)), "plain" if any(found) else "dim"), width - 1, "right")
        line += text(" ")
    return Row(line)


def _pair(view: View, width: int, label: str, low: str, high: str) -> Row:
    line = text(" " + buildings.fit_words(label, _NAME), "plain")
    for player in view.players:
        a, b = player["goods"][low], player["goods"][high]
        line += fit(text(f"{a or '-'}/{b or '-'}", "plain" if a or b else "dim"), width - 1, "right") + text(" ")
    return Row(line)


def cards(view: View, cells: int, chosen: int) -> Listing:
    """One player's cards and ships with the score line by line."""
    player = view.players[chosen]
    score = scores_of(view.game)[chosen]
    rows = [Row(score_line(line, cells), line["name"] if line["kind"] != "bonus" else "") for line in score["lines"]]
    rows.append(Row(_amount(_("Score if the game ended now"), score["total"], cells, heading=True)))
    heading = text(" " + _("Cards and score of {name}").format(name=player["name"]), "heading")
    return Listing(tuple(rows), fit(heading, cells))


def score_line(line: ScoreLine, cells: int) -> Line:
    """A line of a score in words."""
    name = line["name"]
    labels = {
        "francs": _("Francs"),
        "loans": _("Loans, 7 each"),
        "bonus": _("{card}, for what its owner has").format(card=card_name(name)) if name else "",
    }
    label = labels.get(line["kind"]) or card_name(name)
    return _amount(label, line["points"], cells)


def _amount(label: str, points: int, cells: int, heading: bool = False) -> Line:
    style: StyleName = "heading" if heading else "short" if points < 0 else "plain"
    return text("  ") + fit(text(label, style), min(cells - 10, 44)) + fit(text(str(points), style), 6, "right")


def hint(cards_shown: bool) -> list[Line]:
    """What else the page can show."""
    words = _("shows everybody's goods") if cards_shown else _("shows cards and score, line by line")
    return [text(" " + key_label("tab"), "key") + text(" " + words, "dim")]


def details(view: View, name: str, cells: int) -> list[Line]:
    """About a card or a ship in a list of possessions."""
    if not name:
        return []
    if not is_ship(name):
        return buildings.details(view, name, cells)
    return ships.details(view, name, cells)
