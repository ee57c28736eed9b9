"""The lines above every page: the round, the auctions, and the wages that are coming."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.homesteaders.benefits import LAST
from engine.homesteaders.forecast import next_income
from engine.homesteaders.goods import RAIL, SILVER, WORKERS
from engine.homesteaders.income import incomes, owes_wages
from engine.homesteaders.state import BID, FINAL_INCOME, OVER
from engine.homesteaders.tiles import LAST_ROUND, stage_of
from engine.texts.language import gettext as _, ngettext, pgettext
from screens.homesteaders import move_words, pieces, words
from screens.homesteaders.view import View
from widgets.filled import figure
from widgets.lines import EMPTY, Line, ends, fit, join, text, width
from widgets.styles import on, seat as style_of

_AT_THE_END = 24
"""Cells for the names of those at the last station at most: the others need theirs."""
_APART = 2
"""Cells between the wages and the scores."""


def lines(view: View, columns: int, worked: int | None = None) -> list[Line]:
    """Three lines: where the game is, the rail track with those who stand on it, the wages and everybody's score.

    The slots that would work are those that worked last, or `worked`.
    """
    return [_first(view, columns), _rail(view, columns), _wages(view, columns, worked)]


def high_lines(view: View, columns: int, worked: int | None = None) -> list[Line]:
    """The same in one line more: those on the rail track are called by their names, its spaces are told below it."""
    return [_first(view, columns), *_rail_in_two(view, columns), _wages(view, columns, worked)]


def _rail(view: View, columns: int) -> Line:
    """The rail track as a line of stations: what each brings, and who is there."""
    own = view.goods[RAIL]
    stations = []
    for space, label in enumerate([pgettext("space of the rail track", "start"), *move_words.short_bonuses(LAST)]):
        is_reached = space <= own
        station = text("●" if is_reached else "○", "mark" if is_reached else "dim")
        station += text(label, "plain" if is_reached else "dim")
        there = [seat for seat in view.order if view.seen.goods[seat][RAIL] == space]
        if there:
            station += text(" ") + join([pieces.initial(view, seat) for seat in there], "")
        stations.append(station)
    line = EMPTY
    labelled = partial(figure, _("Rail"), style="heading", before=" ")
    spare = columns - 1 - width(labelled(EMPTY)) - sum(map(width, stations)) - 2 * LAST
    for space, station in enumerate(stations):
        if space:
            cells = max(1, spare * space // LAST - spare * (space - 1) // LAST)
            line += text(" ") + text("━" * cells if space <= own else "─" * cells, "mark" if space <= own else "rule")
            line += text(" ")
        line += station
    return fit(labelled(line), columns)


def _rail_in_two(view: View, columns: int) -> list[Line]:
    """The rail track with everybody by name behind the station that they have reached; below it what each brings."""
    own, is_asked = view.goods[RAIL], view.phase == BID and view.is_mine
    labels = [pgettext("space of the rail track", "start"), *move_words.short_bonuses(LAST)]
    there = [[seat for seat in view.order if view.seen.goods[seat][RAIL] == space] for space in range(LAST + 1)]
    track, below = figure(_("Rail"), EMPTY, "heading", before=" ") + text(" "), EMPTY
    start = width(track)
    end = columns - 1 - max(width(text(labels[-1])), 1 + width(_passengers(view, there[-1], _AT_THE_END)))
    places = [start + (end - start) * space // LAST for space in range(LAST + 1)]
    for space, (place, label, seats) in enumerate(zip(places, labels, there, strict=True)):
        is_reached, is_next = space <= own, is_asked and space == own + 1
        room = (places[space + 1] if space < LAST else columns) - place - 1
        people = _passengers(view, seats, room - 2)
        is_gone = space < own
        between = room - width(people) if space < LAST else 0
        track += text("●" if is_reached else "○", "mark" if is_reached else "gain" if is_next else "dim")
        track += text(("━" if is_gone else "─") * min(1, between), "mark" if is_gone else "rule") + people
        track += text(("━" if is_gone else "─") * (between - 1), "mark" if is_gone else "rule")
        style = "plain" if is_reached else "gain" if is_next else "dim"
        below = fit(below, place) + fit(text(label, style), min(room, width(text(label))))
    return [fit(track, columns), fit(below, columns)]


def _passengers(view: View, seats: Sequence[int], room: int) -> Line:
    """Who stands at a station, by name, or by letter where so many cells do not hold that."""
    names = join([text(f" {view.seen.name(seat)} ", on(style_of(seat))) for seat in seats], " ")
    return names if width(names) <= room else join([pieces.initial(view, seat) for seat in seats], "")


def _first(view: View, columns: int) -> Line:
    position = view.seen
    number, bar = min(position.round, LAST_ROUND), EMPTY
    if position.phase == OVER:
        where = text(_("the game is over"))
    elif position.round == FINAL_INCOME:
        where = text(_("the last income and trades"))
    else:
        where = text(_("round {n}/{rounds}").format(n=number, rounds=LAST_ROUND))
        bar = text("━" * number, "mark") + text("─" * (LAST_ROUND - number), "rule")
    stage = text(_(words.STAGE_NAMES[stage_of(number)]), "gain")
    left = join([one for one in (text(" " + _("Homesteaders"), "title"), where, bar, stage) if one])
    told: list[Line] = []
    if not position.terms.lone:  # who is alone begins every round
        told.append(figure(pgettext("space of the rail track", "start"), pieces.seat_name(view, position.start)))
    if view.stage is not None:
        stage_words = _("Town in {n}") if view.stage.round < 9 else _("City in {n}")
        told.append(text(stage_words.format(n=view.stage.round - number), "dim"))
    return ends(left, join(told, "  ") + text(" "), columns)


def _wages(view: View, columns: int, worked: int | None) -> Line:
    """What the workers cost after the next income, whether that is covered, and everybody's score."""
    due, coming = view.goods[WORKERS], next_income(view.seen, view.seat, worked)
    if not incomes(view.seen) and not owes_wages(view.seen, view.seat):
        left = EMPTY if view.is_over else text(" " + _("No wages to come."), "dim")
    else:
        left = text(" " + _("Wages {n}").format(n=due), "heading") + text(" ", "heading")
    if coming is not None:
        n = coming.lacking
        left += text("▰" * min(8 - min(8, n), due - n)) + text("▱" * min(8, n), "short")
        if not coming.is_due:
            left += figure(_("income"), pieces.bundle(enumerate(coming.income)), before="  ")
        spare = coming.income[SILVER] - due
        if n:
            left += text("  " + ngettext("{n} short", "{n} short", n).format(n=n), "short")
        elif spare >= 0 and not coming.is_due:
            left += text("  " + _("{n} to spare").format(n=spare), "gain")
        else:
            left += text("  " + _("covered"), "gain")
    return ends(left, _totals(view, columns - width(left) - _APART), columns)


def _totals(view: View, cells: int) -> Line:
    """Everybody's score, which is that of now until the end, in at most so many cells where that will do."""
    names, letters = (pieces.totals(view, in_letters=in_letters) + text(" ") for in_letters in (False, True))
    if not names[:-1]:
        return EMPTY
    now = text(_("score"), "dim") + text("  ", "dim") if view.is_over else text(_("now"), "dim") + text(" ", "dim")
    briefly = [now + names, now + letters, letters]
    ways = briefly if view.is_over else [text(_("if it ended now") + "  ", "dim") + names, *briefly]
    return next((line for line in ways if width(line) <= cells), letters)
