"""The page of the pile: the fires to come, what is left of each season and of the bag, what has been discarded."""

from __future__ import annotations

from itertools import groupby

from engine.speicherstadt.table_data import FireForecast, SeasonData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View
from screens.table.picture.listing import Listing, Row
from widgets.lines import Line, fit, text


def listing(view: View, cells: int) -> Listing:
    """Fires, then the seasons from the next one on, then the bag and the discard pile."""
    rows: list[Row] = []
    for fire in view.forecast["fires"]:
        rows.append(Row(fit(_fire(view, fire), cells), f"fire-{fire['number']}"))
    bag = [text(_("In the bag {n}:").format(n=sum(view.table["bag"].values())), "dim")]
    bag += [pieces.numbers({name: number}) for name, number in view.table["bag"].items()]
    rows += [Row(text(" ") + line) for line in pieces.flow(bag, cells - 1, 2, between=" ")]
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


def _fire(view: View, fire: FireForecast) -> Line:
    """A fire to come, and what it would do now to whoever looks."""
    change = fire["changes"][view.seat]
    points = ngettext("{n} point", "{n} points", fire["points"]).format(n=fire["points"])
    label = text(" " + _("Fire") + " ", "short") + fit(text(words.season(fire["season"]), "plain"), 14)
    now = text(f"{change:+d}" if change else "0", "gain" if change > 0 else "short" if change else "dim")
    return label + fit(text(points, "figure"), 10) + text(_("you now") + " ", "dim") + now


def fire_details(view: View, name: str, cells: int) -> list[Line]:
    """What a fire to come would do now to every house."""
    fire = next((one for one in view.forecast["fires"] if f"fire-{one['number']}" == name), None)
    if fire is None:
        return []
    parts = [text(" " + _("If it broke out now:"), "dim")]
    for house, change in zip(view.houses, fire["changes"], strict=True):
        style = "gain" if change > 0 else "short" if change else "dim"
        parts.append(view.called(house["seat"]) + text(f" {change:+d}" if change else " 0", style))
    return pieces.flow(parts, cells - 1, 3)


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
    label = fit(text("   ") + pieces.label(name, 13), 17)
    return fit(label + text(words.card_name(name)) + many + text("  " + words.effect(name), "dim"), cells)
