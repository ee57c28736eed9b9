"""The page of the pile: the fires to come, what is left of each season and of the bag, what has been discarded."""

from __future__ import annotations

from itertools import groupby

from engine.speicherstadt.table_data import SeasonData
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View
from screens.table.listing import Listing, Row
from texts.translation import gettext as _
from texts.translation import ngettext
from widgets.lines import Line, fit, join, text


def listing(view: View, cells: int) -> Listing:
    """Fires, then the seasons from the next one on, then the bag and the discard pile."""
    rows: list[Row] = []
    for fire in view.forecast["fires"]:
        rows.append(
            Row(fit(_fire(view, fire["season"], fire["points"], fire["changes"]), cells), f"fire-{fire['number']}")
        )
    bag = sum(view.table["bag"].values())
    line = text(" " + _("In the bag {n}:").format(n=bag) + " ", "dim")
    rows += [Row(one) for one in pieces.flow([line + pieces.numbers(view.table["bag"])], cells, 2)]
    for season in view.table["pile"]:
        if season["left"]:
            rows += _season(season, cells)
    if view.table["discards"]:
        number = len(view.table["discards"])
        rows.append(
            Row(text(" " + ngettext("Discarded: {n} card", "Discarded: {n} cards", number).format(n=number), "heading"))
        )
        rows += [Row(_card(name, cells), f"discarded:{name}") for name in view.table["discards"]]
    left = view.forecast["left"]
    heading = text(" " + _("The pile"), "heading") + text(
        "  " + ngettext("{n} round after this one", "{n} rounds after this one", left).format(n=left), "dim"
    )
    return Listing(tuple(rows), heading)


def _fire(view: View, season: str, points: int, changes: list[int]) -> Line:
    """A fire to come, and what it would do now."""
    words_points = ngettext("{n} point", "{n} points", points).format(n=points)
    line = text(" " + _("Fire") + " ", "short") + text(f"{words.season(season)}, {words_points}: ", "dim")
    parts = [
        view.called(house["seat"])
        + text(f" {change:+d}" if change else " 0", "gain" if change > 0 else "short" if change else "dim")
        for house, change in zip(view.houses, changes, strict=True)
    ]
    return line + join(parts, " ")


def _season(season: SeasonData, cells: int) -> list[Row]:
    """The cards of a season that are left, those that are alike in one row."""
    number = season["left"]
    count = ngettext("{n} card, in an order that nobody knows", "{n} cards, in an order that nobody knows", number)
    name = words.season(season["season"])
    rows = [Row(text(f" {name[:1].upper()}{name[1:]}", "heading") + text("  " + count.format(n=number), "dim"))]
    for _alike, names in groupby(season["cards"], key=lambda one: (words.card(one).type, words.card_name(one))):
        same = list(names)
        rows.append(Row(_card(same[0], cells, len(same)), same[0]))
    return rows


def _card(name: str, cells: int, number: int = 1) -> Line:
    many = text(_(" ×{n}").format(n=number), "dim") if number > 1 else text("")
    label = fit(text("   ") + pieces.label(name), 17)
    return fit(label + text(words.card_name(name)) + many + text("  " + words.effect(name), "dim"), cells)
