"""The wind roses of everybody: which cubes come in which round, each its letter on its colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.macao.colours import Cubes
from engine.texts.language import gettext as _
from screens.macao import pieces, timetable
from screens.macao.view import View
from widgets.filled import figure
from widgets.lines import Line, fit, is_cut, text, width

_NAME: Final = 9
"""Cells of the name of a player."""
_GOLD: Final = 8
"""Cells of the gold of a player."""


def table(view: View, cells: int) -> list[Line]:
    """A line a player, oneself first, a column a round; with the rounds above them.

    Where not all have room, rounds for which nobody has cubes are left out.
    """
    seats = (view.seat, *view.others)
    tables = {seat: timetable.timetable(view.seen, seat) for seat in seats}
    room = cells - _NAME
    rounds = list(tables[view.seat])
    filled = [*rounds[:1], *(one for one in rounds[1:] if any(any(of[one]) for of in tables.values()))]
    for is_short, least, shown in ((False, 2, rounds), (True, 1, rounds), (True, 1, filled)):
        columns = {number: _column(view, tables, number, is_short=is_short) for number in shown}
        sizes = {number: max(map(width, column)) for number, column in columns.items()}
        if sum(sizes.values()) + least * len(sizes) <= room:
            break
    between = 2 if sum(sizes.values()) + 2 * len(sizes) <= room else 1
    spare = room - sum(sizes.values()) - between * len(sizes)
    between += min(2, spare // max(1, len(sizes))) if spare > _GOLD else 0
    found = []
    for n, name in enumerate((text(" " + _("Wind roses"), "heading"), *(_name(view, seat) for seat in seats))):
        line = name if width(name) <= _NAME else fit(name, _NAME)
        # The first column stands at its place even beside a title that is longer than a name.
        line = fit(line, _NAME) if n else text(" " * _NAME)
        for number, column in columns.items():
            line += fit(column[n], sizes[number] + between)
        if n and width(line) + _GOLD <= cells:
            line += pieces.gold_of(view, seats[n - 1])
        found.append(fit(line, cells, more=""))
    return found


def _name(view: View, seat: int) -> Line:
    return pieces.leader(view, seat, text(" ")) + fit(view.called(seat), _NAME - 2)


def _column(view: View, tables: Mapping[int, timetable.Timetable], number: int, *, is_short: bool) -> list[Line]:
    """What everybody has in a round, with its number above."""
    label = _("now") if number == max(1, view.seen.round) else str(number)
    return [
        text(label, "heading"),
        *(_cubes(view, seat, number, of[number], is_short=is_short) for seat, of in tables.items()),
    ]


def _cubes(view: View, seat: int, number: int, cubes: Cubes, *, is_short: bool) -> Line:
    if any(cubes):
        return pieces.cubes(cubes, is_short=is_short)
    return pieces.empty(view, number, is_short=is_short) if seat == view.seat else text("·", "dim")


def broken(view: View, seat: int, cells: int, rows: int, *, is_now: bool = True) -> list[Line]:
    """The cubes of a player round by round in at most so many lines; by their number where they have no room.

    Where they have none even then those of this round, which all can see used, are left out.
    """
    found: list[Line] = []
    coming = timetable.timetable(view.seen, seat).items()
    for is_short, has_now in ((False, is_now), (True, is_now), (True, False)):
        parts = []
        for number, cubes in coming:
            is_present = number == max(1, view.seen.round)
            if any(cubes) and (has_now or not is_present):
                label = _("now") if is_present else str(number)
                parts.append(figure(label, pieces.cubes(cubes, is_short=is_short)))
        found = pieces.flow(parts or [text(_("no cubes to come"), "dim")], cells, rows, " ")
        if not any(map(is_cut, found)):
            break
    return found
