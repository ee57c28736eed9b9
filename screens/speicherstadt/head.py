"""The lines above every page: the round, who places next, the next fire."""

from __future__ import annotations

from collections.abc import Iterator

from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.demand import placements
from engine.speicherstadt.state import DEMAND, FINAL, INFORM, LOADING, PURCHASE
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View
from widgets.gauges import progress
from widgets.lines import EMPTY, Line, cut_off, ends, fit, join, text, width

_BAR = 12
_GAP = 3
"""Cells between what is done and what stands at the right."""


def lines(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, what is being done and by whom, the next fire."""
    return [_first(view, columns), _turns(view, columns), _fire(view, columns)]


def _first(view: View, columns: int) -> Line:
    table = view.table
    name = _("Kaispeicher") if view.has_kai else _("Die Speicherstadt")
    if table["over"]:
        where = text(_("the game is over"))
    else:
        where = text(_("round {n}/{rounds}").format(n=table["round"], rounds=table["rounds"]))
    season = text(words.season(table["season"]), "gain")
    ships = view.forecast["types"].get(SHIP, 0)
    parts = [
        text(_("pile") + " ", "dim") + text(str(sum(one["left"] for one in table["pile"])), "figure"),
        text(_("ships") + " ", "dim") + text(str(ships), "figure"),
        text(_("fires") + " ", "dim") + text(str(len(table["fires"])), "figure"),
    ]
    right = join(parts, " ") + text(" ")
    left = [text(" " + name, "title"), where]
    if not table["over"]:
        # The bar takes what room the words leave.
        room = columns - width(join([*left, EMPTY, season])) - width(right) - 1
        left.append(progress(table["round"], table["rounds"], max(1, min(_BAR, room))))
    return ends(join([*left, season]), right, columns)


def _turns(view: View, columns: int) -> Line:
    """Who places, is asked or loads, and who comes after; the start player and the supply at the right."""
    table = view.table
    right = text(_("starts") + " ", "dim") + view.called(table["start"]) + text(" ")
    supply = text(_("supply") + " ", "dim") + pieces.numbers(table["supply"]) + text("   ")
    what = {
        DEMAND: _("Demand"),
        INFORM: _("Informer"),
        PURCHASE: _("Purchase"),
        LOADING: _("Loading"),
        FINAL: _("Last cards"),
    }.get(table["phase"], _("Fire") if table["fire"] is not None else "")
    left = text(" " + what + "  ", "heading") if what else text(" ")
    if table["phase"] == DEMAND:
        left += _order(view, columns - width(left) - width(right) - 2)
    elif table["decider"] is not None:
        left += view.called(table["decider"])
        if table["asked"] is not None:
            asked = table["asked"]
            left += text("  " + words.card_name(asked["card"]) + " ") + text(_("for") + " ", "dim")
            left += pieces.coins(asked["price"])
    if width(left) + width(supply) + width(right) + _GAP <= columns:
        right = supply + right
    return ends(left, right, columns)


def _order(view: View, room: int) -> Line:
    """The placements to come: who places now, then the others, as far as there is room."""
    line, *others = _placements(view)
    for place, one in enumerate(others):
        if width(line) + width(one) + 2 > room:
            return line + cut_off(join(others[place:], ""))
        line += one
    return line


def _placements(view: View) -> Iterator[Line]:
    """Who places now, and who then until everybody has placed all workers."""
    seat_of = view.seen.seat_of
    first, *others = placements(view.seen)
    count = f"{first.number}/{view.seen.terms.workers}" if first.number else _("grey")
    yield text("[", "mark") + view.called(seat_of(first.house)) + text(" " + count, "figure") + text("]", "mark")
    for one in others:
        yield text(" › ", "dim") + view.called(seat_of(one.house))


def _fire(view: View, columns: int) -> Line:
    """What the next fire would do if it broke out now."""
    fires = view.forecast["fires"]
    if not fires:
        return fit(text(" " + _("No fire any more."), "dim"), columns)
    fire = fires[0]
    change = fire["changes"][view.seat]
    points = ngettext("{n} point", "{n} points", fire["points"]).format(n=fire["points"])
    left = text(" " + _("Next fire") + " ", "heading") + text(points, "short")
    left += text("  " + words.in_season(fire["season"]), "dim")
    if change < 0:
        left += text("  " + _("you would lose {n}").format(n=-change), "short")
    elif change > 0:
        left += text("  " + _("you would win {n}").format(n=change), "gain")
    else:
        left += text("  " + _("nothing for you"), "dim")
    sums = join([view.called(one["seat"]) + text(f" {one['strength']}", "figure") for one in view.houses], " ")
    right = text(_("firemen") + " ", "dim") + sums + text(" ")
    return ends(left, right if width(left) + width(right) < columns else EMPTY, columns)
