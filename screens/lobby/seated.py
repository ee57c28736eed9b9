"""Who sits at a table of a lobby, and how they stand, as lines."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import gettext as _
from saves.harbour.values import OPEN, Seat, Table
from saves.names import printable
from screens.lobby.words import is_free, seat_name
from widgets.filled import fill
from widgets.lines import EMPTY, Line, fit, join, text, width
from widgets.styles import on, seat

_SHORTEST = 8
"""Cells that a name keeps where several have too little room."""


def stands(table: Table) -> Line:
    """How everybody stands, as far as it lies open to all: the most points first, "you" for the player who looks."""
    return join([_point(table, number) for number in _best_first(table)], "  ")


def _point(table: Table, number: int) -> Line:
    name = _("you") if number == table.mine else seat_name(table.seats[number])
    points = text(table.summary.totals[number], "figure")
    # Translators: a player and their points.
    return fill(_("{name} {points}"), name=text(name, seat(number)), points=points)


def _best_first(table: Table) -> list[int]:
    """The seats whose points are known, those with the most first; of a game that is over by their places."""
    told = {number: points for number, points in enumerate(table.summary.totals) if points is not None}
    places = table.summary.places
    return sorted(told, key=lambda number: (places[number] if places else 0, -told[number]))


def most_points(table: Table, cells: int) -> Line:
    """One's own points in a game that goes on, or of others' the most of somebody, if so many cells hold them."""
    best = _best_first(table)
    wanted = table.mine if table.mine in best else best[0] if best and table.mine is None else None
    line = text("  ") + _point(table, wanted) if wanted is not None else EMPTY
    return line if width(line) <= cells + 2 else EMPTY


def blocks(table: Table) -> Line:
    """All who sit there, as blocks of their colours."""
    return join([text(f" {seat_name(one)} ", on(seat(number))) for number, one in enumerate(table.seats)], " ")


def fitted(names: Sequence[Line], cells: int) -> Line:
    """Names in so many cells: the longest are cut first, and then it is told of how many there is no room."""
    longest = max(map(width, names), default=0)
    while longest > _SHORTEST and width(join(names, " ")) > cells:
        longest -= 1
        names = [fit(name, min(longest, width(name))) for name in names]
    shown = join(names, " ")
    for left_out in range(1, len(names)):
        if width(shown) <= cells:
            break
        shown = join([*names[:-left_out], text(f"+{left_out}", "dim")], " ")
    return fit(shown, cells)


def others(table: Table, me: str) -> list[Line]:
    """Who sits there but for the player who looks: `▸` for whom all wait, `○` a free seat."""
    people = [_seat(table, number, one) for number, one in enumerate(table.seats) if not _is_mine(table, number)]
    free = [one for one, seat_ in zip(people, _other_seats(table), strict=True) if is_free(seat_) and not seat_.name]
    taken = [one for one in people if one not in free]
    if table.mine is not None and table.state == OPEN:
        taken = [text(printable(me), seat(table.mine)), *taken]
    return [*taken, *free]


def _other_seats(table: Table) -> list[Seat]:
    return [one for number, one in enumerate(table.seats) if not _is_mine(table, number)]


def _is_mine(table: Table, number: int) -> bool:
    return number == table.mine


def _seat(table: Table, number: int, one: Seat) -> Line:
    if is_free(one) and not one.name:
        return text("○", "dim")
    decides = number in table.summary.to_move and table.state != OPEN and not table.is_my_turn
    sign = text("▸", "mark") if decides else EMPTY
    if is_free(one):
        return text("○", "dim") + text(seat_name(one), "dim")
    return sign + text(seat_name(one), seat(number))
