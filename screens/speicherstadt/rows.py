"""The rows of cards as they are drawn: the one with the cursor as cards in frames, the others in a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.speicherstadt.state import DEMAND
from engine.speicherstadt.table_data import ColumnData, ReservedData, UpperData
from screens.speicherstadt import drawing, faces, pieces, standing
from screens.speicherstadt.actions import LETTERS
from screens.speicherstadt.view import View, style_of
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, block, fit, join, selected, text

WATER, UPPER, RESERVED = "water", "upper", "reserved"
"""The parts of the table, as their places are called in a move."""
NAMES: Final = {WATER: _("Water"), UPPER: _("Above"), RESERVED: _("Reserved")}

Cursor = tuple[str, int]
"""The part of the table, and the place in it from 0."""

_OWN_LINES: Final = 2
"""Lines for what one has, at most where the page is low; on a high one a share of its lines."""
_SHARE: Final = 6
_LABEL: Final = 8
"""Cells for the name of a part in one line."""


def count(view: View, part: str) -> int:
    """How many places a part has."""
    table = view.table
    return {WATER: len(table["columns"]), UPPER: len(table["upper"]), RESERVED: len(table["reserved"])}[part]


def parts(view: View) -> list[str]:
    """The parts in which there is something, from above."""
    laid_out = {UPPER: any(one["card"] for one in view.table["upper"]), WATER: True, RESERVED: count(view, RESERVED)}
    return [part for part, is_there in laid_out.items() if is_there]


def lines(view: View, cells: int, height: int, cursor: Cursor, *, active: bool) -> list[Line]:
    """All parts, then what one has and how the others stand."""
    others = standing.others(view, cells)
    if not view.table["columns"]:
        return block([*standing.own(view, cells, height - 3), EMPTY, *others], height)
    found = parts(view)
    own = standing.own(view, cells, max(_OWN_LINES, height // _SHARE))
    room = height - len(own) - len(others) - (len(found) - 1)
    shown: list[Line] = []
    for part in found:
        if part != cursor[0]:
            shown.append(_head(view, part, cells))
        elif part == RESERVED:
            shown += _reserved(view, cells, min(room, drawing.HIGHEST), cursor[1], active=active)
        else:
            shown += _cards(view, cells, min(room, drawing.HIGHEST), cursor, active=active)
    return block([fit(line, cells) for line in [*shown, *own, *others]], height)


def _head(view: View, part: str, cells: int) -> Line:
    """A part in one line."""
    if part == RESERVED:
        reserved = [_one_reserved(view, place, one) for place, one in enumerate(view.table["reserved"], 1)]
        return pieces.flow([text(" " + NAMES[part], "heading"), *reserved], cells, 1)[0]
    label = fit(text(" " + NAMES[part], "heading"), _LABEL)
    row = _row(view, part)
    size = (cells - _LABEL) // max(1, len(row))
    return label + join([fit(_short(part, one, size - 1), size - 1) for one in row], " ")


def _row(view: View, part: str) -> Sequence[ColumnData | UpperData]:
    return view.table["columns"] if part == WATER else view.table["upper"]


def _short(part: str, one: ColumnData | UpperData, cells: int) -> Line:
    """A card in a few cells."""
    name = one["card"]
    return faces.short(name, one["goods"], cells) if name else _gone(part)


def _gone(part: str) -> Line:
    """What stands where there is no card any more."""
    return text(_("reserved") if part == UPPER else _("gone"), "dim")


# The part with the cursor.


def _cards(view: View, cells: int, rows: int, cursor: Cursor, *, active: bool) -> list[Line]:
    row = _row(view, cursor[0])
    widths = drawing.widths(cells, len(row))
    columns = [
        _card(view, (cursor[0], place), one, size, rows, is_here=active and place == cursor[1])
        for place, (one, size) in enumerate(zip(row, widths, strict=True))
    ]
    return [join([column[n] for column in columns], "") for n in range(rows)]


def _card(
    view: View, where: Cursor, one: ColumnData | UpperData, cells: int, rows: int, *, is_here: bool
) -> list[Line]:
    """A card in its frame, the queue above it."""
    part, place = where
    inner = cells - 2
    name = one["card"]
    about = drawing.about_card(rows)
    face = faces.face(view, name, one["goods"], inner - drawing.PADDING, about) if name else [_gone(part)]
    label = pieces.label(name, inner) if name else EMPTY
    can_place = view.phase == DEMAND
    queue: list[Line] = []
    if part == WATER:
        queue = _queue(view, place, inner, mine=can_place)
    elif name is not None and can_place:
        queue = [drawing.worker(_("you"), style_of(view.seat), 1, inner, is_new=True)]
    head = text(LETTERS[place], "key")
    is_asked = view.table["asked"] is not None and view.table["asked"]["place"] == one["place"]
    style = "mark" if is_here or is_asked else "rule"
    return drawing.card(head, queue, label, face, cells, rows, style=style, is_here=is_here)


def _queue(view: View, place: int, cells: int, *, mine: bool) -> list[Line]:
    """The workers of a line, the first one lowest, each with what it would be asked; oneself above them."""
    column = view.table["columns"][place]
    if column["card"] is None:
        return []
    has_room = view.move("queue", column["place"]) is not None
    workers = list(view.before_me(column)) if mine and has_room else column["queue"]
    found = [
        drawing.worker(view.name(one["seat"]), style_of(one["seat"]), one["price"], cells, can_pay=one["can_pay"])
        for one in workers
    ]
    if mine and has_room:
        can_pay = view.mine["coins"] >= 1
        found.append(drawing.worker(_("you"), style_of(view.seat), 1, cells, is_new=True, can_pay=can_pay))
    return found[::-1]


def _reserved(view: View, cells: int, rows: int, here: int, *, active: bool) -> list[Line]:
    """The reserved cards, one below the other."""
    found = [text(" " + _("Reserved, the first one first"), "heading")]
    for place, one in enumerate(view.table["reserved"]):
        line = fit(text(" ") + _one_reserved(view, place + 1, one), cells)
        found.append(selected(line) if active and place == here else line)
    first = max(0, min(here + 2 - rows, len(found) - rows))
    return block(found[first : first + rows] if first else found, rows)


def _one_reserved(view: View, place: int, one: ReservedData) -> Line:
    """A reserved card: its number, who reserved it, what it would cost."""
    number = text(f"{place} ", "figure")
    if one["card"] is None:
        return number + _gone(RESERVED)
    who = view.called(None if one["rival"] else one["seat"])
    mark = EMPTY if one["can_pay"] else text("!", "short")
    card = faces.short(one["card"], one["goods"], 30)
    return number + who + mark + text(" ") + card + text(" ") + pieces.coins(one["price"])
