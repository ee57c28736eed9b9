"""The rows of cards: a frame a column, the card above the board in its top; the reserved ones below."""

from __future__ import annotations

from typing import Final

from engine.speicherstadt import moves
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.state import Lot, price_at
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.speicherstadt import frames, pieces, standing
from screens.speicherstadt.actions import LETTERS
from screens.speicherstadt.view import View
from widgets.lines import EMPTY, Line, block, fit, join, selected, text, width
from widgets.styles import StyleName

WATER, UPPER, RESERVED = "water", "upper", "reserved"
"""The parts of the table, as their places are called in a move."""
NAMES: Final = {WATER: N_("Water"), UPPER: N_("Above"), RESERVED: N_("Reserved")}

Cursor = tuple[str, int]
"""The part of the table, and the place in it from 0."""

_OWN_LINES: Final = 2
"""Lines for what one has, at most where the page is low; on a high one a share of its lines."""
_SHARE: Final = 6
_LOW: Final = 9
"""Lines that the water has before the cards above it have more than one each."""
_HIGHEST_ABOVE: Final = 4
_MORE: Final = 10
"""Cells in which is said how many reserved cards stand before and after those in sight."""
_LISTED: Final = 14
"""From so many lines for the water and what is above it on the reserved cards stand one below the other."""


def count(view: View, part: str) -> int:
    """How many places a part has."""
    return len({WATER: view.seen.row, UPPER: view.seen.upper, RESERVED: view.seen.reserved}[part])


def parts(view: View) -> list[str]:
    """The parts in which there is something, from above."""
    laid_out = {UPPER: any(view.seen.upper), WATER: True, RESERVED: bool(view.seen.reserved)}
    return [part for part, is_there in laid_out.items() if is_there]


def lines(view: View, cells: int, height: int, cursor: Cursor, *, active: bool) -> list[Line]:
    """All parts, then what one has and how the others stand; each has its place, wherever the cursor is."""
    others = standing.others(view, cells)
    if not view.seen.row:
        return block([*standing.own(view, cells, height - 3), EMPTY, *others], height)
    own = standing.own(view, cells, max(_OWN_LINES, height // _SHARE))
    room = height - len(own) - len(others)
    here = cursor if active else None
    reserved = _reserved(view, cells, room, here)
    shown = _cards(view, cells, min(room - len(reserved), frames.HIGHEST + _HIGHEST_ABOVE), here)
    return block([fit(line, cells) for line in [*shown, *reserved, *own, *others]], height)


def _gone(part: str) -> Line:
    """What stands where there is no card any more."""
    return text(_("reserved") if part == UPPER else _("gone"), "dim")


# The water, and what is above it.


def _cards(view: View, cells: int, rows: int, here: Cursor | None) -> list[Line]:
    """The columns side by side, each where it stays: the card above the board, where there is one, as its top."""
    is_topped = UPPER in parts(view)
    above = min(_HIGHEST_ABOVE, max(1, (rows - _LOW) // 2)) if is_topped else 0
    drawn = []
    sizes = frames.widths(cells, view.seen.terms.columns)
    # As a fire asks something not all cards are laid out.
    for place, (lot, size) in enumerate(zip(view.seen.row, sizes, strict=False)):
        top = _above(view, place, size, above, is_here=here == (UPPER, place)) if is_topped else []
        drawn.append([*top, *_card(view, place, lot, size, rows - above, here, is_topped=is_topped)])
    return [join([column[n] for column in drawn], "") for n in range(rows)]


def _above(view: View, place: int, cells: int, rows: int, *, is_here: bool) -> list[Line]:
    """A card above the board: its type and lines about it, or all in one line."""
    called = EMPTY if place else text(_(NAMES[UPPER]), "dim")
    frame = frames.Frame(cells, rows, "mark" if is_here else "rule", is_here, called)
    if place >= len(view.seen.upper):
        return frames.above(frame, EMPTY, [])
    lot, inner = view.seen.upper[place], cells - 2
    if lot is None:
        return frames.above(frame, _gone(UPPER), [])
    if rows == 1:
        return frames.above(frame, frames.short(lot, inner), [])
    face = frames.face(view, lot, inner, rows - 1)
    if len(face) >= rows:
        face = [frames.core(lot, inner) or face[0], *face[1:]]
    return frames.above(frame, pieces.label(CARDS[lot[0]], inner), face)


def _card(
    view: View, place: int, lot: Lot | None, cells: int, rows: int, here: Cursor | None, *, is_topped: bool
) -> list[Line]:
    """A card on the water in its frame, the queue above it."""
    inner, line, name = cells - 2, view.queue(place), moves.WATER[place]
    about = frames.about_card(rows, max(map(len, view.seen.queues), default=0))
    face = [_gone(WATER)] if lot is None else frames.face(view, lot, inner, about)
    label = EMPTY if lot is None else pieces.label(CARDS[lot[0]], inner)
    joins = view.move("queue", name) is not None
    prices = (view.price(line, number, joins=joins) for number in range(len(line)))
    queue = [frames.Worker(view.called(house), price) for house, price in zip(line, prices, strict=True)]
    price = pieces.asked(view.seen.coins[view.seat], 1)
    mine = frames.Worker(text(_("you"), view.style(view.seat)), price, text("+", "mark")) if joins else None
    is_here = here == (WATER, place)
    style: StyleName = "mark" if is_here or view.asked == name else "rule"
    called = text(_(NAMES[WATER]), "dim") if is_topped and not place else EMPTY
    frame = frames.Frame(cells, rows, style, is_here, called, is_topped, about)
    return frames.card(frame, text(LETTERS[place], "key"), queue, mine, label, face)


# The reserved cards.


def _reserved(view: View, cells: int, room: int, here: Cursor | None) -> list[Line]:
    """The reserved cards: one below the other where there is room, else in one line that follows the cursor."""
    found = [_one_reserved(view, place) for place in range(len(view.seen.reserved))]
    if not found:
        return []
    cursor = here[1] if here is not None and here[0] == RESERVED else None
    head = text(" " + _(NAMES[RESERVED]) + " ", "heading")
    if room - len(found) >= _LISTED:
        indented = [(EMPTY if place else head, line) for place, line in enumerate(found)]
        rest = [fit(first, width(head)) + fit(line, cells - width(head)) for first, line in indented]
        return [selected(line) if place == cursor else line for place, line in enumerate(rest)]
    first, room_for = 0, cells - width(head) - _MORE
    while cursor is not None and first < cursor and width(join(found[first : cursor + 1])) > room_for:
        first += 1
    before = text(_("+{n}").format(n=first) + "  ", "dim") if first else EMPTY
    shown = [selected(line) if place == cursor else line for place, line in enumerate(found)]
    return pieces.flow([head + before + shown[first], *shown[first + 1 :]], cells, 1)


def _one_reserved(view: View, place: int) -> Line:
    """A reserved card: its number, who reserved it, what it would cost."""
    number, one = text(f"{place + 1} ", "figure"), view.seen.reserved[place]
    if one is None:
        return number + _gone(RESERVED)
    card, goods, house = one
    price = price_at(view.seen.reserved, place)
    mark = EMPTY if view.seen.coins[house] >= price else text("!", "short")
    shown = mark + text(" ") + frames.short((card, goods), 30) + text(" ") + pieces.coins(price)
    return number + view.called(house) + shown
