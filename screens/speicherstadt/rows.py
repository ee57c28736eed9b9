"""The rows of cards: a frame a column, the card above the board in its top; the reserved ones below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.speicherstadt import moves
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.state import LOADING, PURCHASE, SPACES, Lot, price_at
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.speicherstadt import briefly, faces, frames, houses, pieces, standing
from screens.speicherstadt.actions import LETTERS
from screens.speicherstadt.view import View
from widgets.filled import figure
from widgets.lines import EMPTY, Line, Piece, beside, block, fit, text, width, wrap
from widgets.styles import StyleName

WATER, UPPER, RESERVED = "water", "upper", "reserved"
"""The parts of the table, as their places are called in a move."""
NAMES: Final = {WATER: N_("water"), UPPER: N_("above"), RESERVED: N_("reserved")}

Cursor = tuple[str, int]
"""The part of the table, and the place in it from 0."""

_FIT: Final = (2, 5)
"""Lines about a card itself, at least where there is room and at most."""
_ASKED: Final = 10
"""Lines for a question about goods that are loaded."""
_STEADY: Final = 2
"""Places in line that are kept there, so that houses seldom move."""
_ABOVE: Final = 4
"""Lines that a card above the board takes at most."""


def count(view: View, part: str) -> int:
    """How many places a part has."""
    return len({WATER: view.seen.row, UPPER: view.seen.upper, RESERVED: view.seen.reserved}[part])


def parts(view: View) -> list[str]:
    """The parts in which there is something, from above."""
    laid_out = {UPPER: any(view.seen.upper), WATER: True, RESERVED: bool(view.seen.reserved)}
    return [part for part, is_there in laid_out.items() if is_there]


def lines(view: View, cells: int, height: int, cursor: Cursor, *, active: bool) -> list[Line]:
    """All parts, then what one has and how the others stand; each has its place, wherever the cursor is."""
    others, at_length = standing.others(view, cells), standing.others_at_length(view, cells)
    if view.phase == LOADING:
        said = _("All cards of this round are sold or gone. The next ones come up after Loading.")
        words = [text(" ") + line for line in wrap(said, cells - 2, "dim")]
        if cells >= houses.WIDE:
            return block([EMPTY, *words], height)
        return block([*words, EMPTY, *standing.own(view, cells, height - 6), EMPTY, *at_length], height)
    if not view.seen.row:
        return block([*standing.own(view, cells, height - 6), EMPTY, *at_length], height)
    # What has just the lines that the cards need stands above the houses.
    has_houses = cells >= houses.WIDE and height <= wanted(view)
    got = _shares(view, height, _needs(view, cells, len(others), len(at_length)), has_houses=has_houses)
    here = cursor if active else None
    found = [*_cards(view, cells, got, here), *_reserved(view, cells, got[RESERVED], here)]
    found += standing.own(view, cells, got[_OWN]) if got[_OWN] else []
    found += at_length if got[_OTHERS] >= len(at_length) else others[: got[_OTHERS]]
    return block([fit(line, cells) for line in found], height)


_QUEUE, _ABOUT, _OWN, _OTHERS = "queue", "about", "own", "others"
_OWN_LINES = 2
"""Lines of what one has oneself, at most."""
_ALWAYS = 3
"""Lines of a card on the water beside its queue and what is said of it: the head, its name, its foot."""


class _Needs(NamedTuple):
    """How many lines the parts need, so that nothing of them is cut and none is blank."""

    about: int
    """The cards on the water, about themselves."""
    above: int
    """The cards above the board."""
    reserved_in_short: int
    """The reserved cards in few words."""
    reserved: int
    """The same with what they bring and ask for."""
    own: int
    """What one has oneself, where no house says it."""
    others: int
    """How the others stand, in signs."""
    at_length: int
    """The same in words."""


def _needs(view: View, cells: int, others: int, at_length: int) -> _Needs:
    sizes = frames.widths(cells, view.seen.terms.columns)
    inner = [frames.Column(size, 0, 0, is_here=False).inner - 2 for size in sizes]
    about = [faces.needs(view, lot, room) for lot, room in zip(view.seen.row, inner, strict=False) if lot is not None]
    above = [faces.needs(view, lot, size - 2) for lot, size in zip(view.seen.upper, sizes, strict=False) if lot]
    own = len(standing.own(view, cells, _OWN_LINES))
    return _Needs(
        max(about, default=0), 1 + max(above, default=0), *_reserved_lines(view, cells), own, others, at_length
    )


def _shares(view: View, height: int, needs: _Needs, *, has_houses: bool) -> Counter[str]:
    """How many lines each part has: first every part has what says that it is there, then it grows in this order.

    The cards have the lines that they need about themselves before free places are shown.
    """
    longest = max(map(len, view.seen.queues), default=0)
    joined = min(SPACES, longest + any(move.words == "queue" for move in view.moves))
    upper, reserved = any(view.seen.upper), len(view.seen.reserved)
    (least, most), places = _FIT, SPACES
    if not any(view.seen.row):
        joined = least = most = places = 0
    steps: list[tuple[str, int]] = [
        (_ABOUT, min(1, least)),  # a frame with nothing in it says less than the number above it
        (_QUEUE, min(frames.FOLDED, joined)),
        (UPPER, upper),
        (RESERVED, min(1, reserved)),
        (_QUEUE, joined),
        (RESERVED, needs.reserved_in_short),
    ]
    late = [(_OWN, needs.own), (_OTHERS, needs.others)]
    if not has_houses:
        steps += [(part, 1) for part in (_OWN, _OTHERS)] + [late[1]]
    steps += [(_ABOUT, least), (UPPER, 2 * upper)]
    steps += [] if has_houses else late
    steps += [(RESERVED, needs.reserved), (_ABOUT, min(needs.about, most)), (UPPER, min(needs.above, _ABOVE) * upper)]
    steps += [] if has_houses else [(_OTHERS, needs.at_length)]
    steps += [(RESERVED, reserved)]
    steps += [(_QUEUE, places), (_ABOUT, most)]
    steps += [(UPPER, _ABOVE * upper)]
    at_once = ((RESERVED, reserved), (_OTHERS, needs.at_length))
    # Where all cards are gone no foot of a frame stands below.
    got, left = Counter[str](), height - _ALWAYS + (not any(view.seen.row))
    for part, wanted in steps:
        more = max(0, min(wanted - got[part], left))
        if (part, wanted) in at_once and got[part] + more < wanted:
            continue  # all of them in lines of their own, or as few lines as will do
        got[part] += more
        left -= more
    return got


def wanted(view: View) -> int:
    """The lines of all cards with all places of their lines, however many of them have been reserved or sold.

    While goods are loaded only what is asked about them needs room there.
    """
    if view.phase == LOADING:
        return _ASKED
    above = _ABOVE + view.seen.terms.columns if view.has_kai else 0
    return _ALWAYS + SPACES + _FIT[1] + above


def least(view: View) -> int:
    """The lines of all cards without places in line that nobody takes: so many they keep beside the houses.

    As many as while goods are loaded until the cards are sold: so the houses stay where they are as a round begins.
    """
    if view.phase == LOADING:
        return _ASKED
    needs = _needs(view, houses.NARROWEST, 0, 0)
    longest = max(map(len, view.seen.queues), default=0)
    above = needs.above + len(view.seen.reserved) if view.has_kai else 0
    found = _ALWAYS + max(_STEADY, min(SPACES, longest + 1)) + needs.about + above
    return found if view.phase == PURCHASE else max(_ASKED, found)


def _gone(part: str) -> Line:
    """What stands where there is no card any more."""
    return text(_("reserved") if part == UPPER else _("gone"), "dim")


# The water, and what is above it.


def _cards(view: View, cells: int, got: Mapping[str, int], here: Cursor | None) -> list[Line]:
    """The columns side by side, each where it stays: the card above the board, its line, the card on the water."""
    drawn = []
    sizes = frames.widths(cells, view.seen.terms.columns)
    # As a fire asks something not all cards are laid out.
    for place, (lot, size) in enumerate(zip(view.seen.row, sizes, strict=False)):
        column = frames.Column(size, got[_QUEUE], got[_ABOUT], here == (WATER, place))
        above = _above(view, place, size, got[UPPER], is_here=here == (UPPER, place)) if got[UPPER] else []
        drawn.append(([*above, *_card(view, place, lot, column)], size))
    return beside(*drawn)


def _above(view: View, place: int, cells: int, rows: int, *, is_here: bool) -> list[Line]:
    """A card above the board: its name and lines about it, or all in one line."""
    if place >= len(view.seen.upper):
        return [EMPTY] * rows
    lot, inner = view.seen.upper[place], cells - 2
    first = text("▸" if is_here else " ", "mark")
    if lot is None:
        return block([first + _gone(UPPER)], rows)
    if rows == 1:
        return [first + briefly.short(lot, inner)]
    card = CARDS[lot[0]]
    bar = faces.bar(card, cells - 1)
    if any(width(part) > cells - 1 for part in bar) and card.type in briefly.TOLD_BY_TYPE:
        bar = [pieces.label(card, cells - 1)]  # what it does says more than a part of its name
    face = [*bar[1:], *faces.face(view, lot, inner, max(1, rows - len(bar)))]
    return [first + bar[0], *(text(" ") + line for line in block(face, rows - 1))]


def _card(view: View, place: int, lot: Lot | None, column: frames.Column) -> list[Line]:
    """A card on the water in its frame, its line standing on it."""
    if lot is None:
        return [*[EMPTY] * (column.queue + 1), text("  ") + _gone(WATER)]
    line, name = view.queue(place), moves.WATER[place]
    joins = column.is_here and view.move("queue", name) is not None
    head = frames.head(column, LETTERS[place], len(line))
    queue = frames.line_of(view, column, line, joins=joins)
    bar = faces.bar(CARDS[lot[0]], column.inner - 2)
    if any(width(part) > column.inner - 2 for part in bar):
        # A long word takes the corners of the frame too.
        bar = faces.bar(CARDS[lot[0]], column.inner)
    if len(bar) > column.about and CARDS[lot[0]].type in briefly.TOLD_BY_TYPE:
        # What it does says more than the rest of its name.
        bar = [pieces.label(CARDS[lot[0]], column.inner - 2)]
    face = faces.face(view, lot, column.inner - 2, max(1, column.about - len(bar) + 1))
    style: StyleName = "mark" if column.is_here or view.asked == name else "rule"
    return [head, *queue, *frames.card(column, bar, face, style)]


# The reserved cards.


def _reserved(view: View, cells: int, room: int, here: Cursor | None) -> list[Line]:
    """The reserved cards: one below the other where there is room, else in few lines that follow the cursor.

    Where they would not all be seen each is told in fewer words.
    """
    cursor = here[1] if here is not None and here[0] == RESERVED else None
    found = [_one_reserved(view, place, is_here=place == cursor) for place in range(len(view.seen.reserved))]
    if not found or not room:
        return []
    head = text(" " + _("Reserved"), "heading")
    if room >= len(found):
        indented = [(EMPTY if place else head, line) for place, line in enumerate(found)]
        return [fit(first, width(head)) + fit(line, cells - width(head)) for first, line in indented]
    if len(_flowing(head, found, cells)) > room:
        found = [_one_reserved(view, place, is_here=place == cursor, in_short=True) for place in range(len(found))]
    first = 0
    while True:
        before = text(f" +{first}" + " ", "dim") if first else EMPTY
        lines = pieces.flow([head + before + found[first], *found[first + 1 :]], cells - 1, room, between=" ")
        # It follows the cursor.
        if cursor is None or cursor <= first or any(piece == _POINTER for line in lines for piece in line):
            return lines
        first += 1


_POINTER: Final = Piece("▸", "mark")


def _flowing(head: Line, found: list[Line], cells: int) -> list[Line]:
    """The reserved cards one after another, in as many lines as they take."""
    return pieces.flow([head + found[0], *found[1:]], cells - 1, len(found), between=" ")


def _reserved_lines(view: View, cells: int) -> tuple[int, int]:
    """How many lines the reserved cards take so that all of them are seen: in few words, and in all of theirs."""
    head, places = text(" " + _("Reserved")), range(len(view.seen.reserved))
    short, full = ([_one_reserved(view, n, is_here=False, in_short=said) for n in places] for said in (True, False))
    return (len(_flowing(head, short, cells)), len(_flowing(head, full, cells))) if places else (0, 0)


def _one_reserved(view: View, place: int, *, is_here: bool, in_short: bool = False) -> Line:
    """A reserved card: its number, who reserved it, what it would cost."""
    number, one = text(f"{place + 1} ", "figure"), view.seen.reserved[place]
    number = ((_POINTER,) if is_here else text(" ")) + number
    if one is None:
        return number + _gone(RESERVED)
    card, goods, house = one
    price = pieces.price(view.seen.coins[house], price_at(view.seen.reserved, place))
    if in_short:
        return number + view.called(house) + text(" ") + briefly.called(CARDS[card]) + text(" ") + price
    shown = text(" ") + briefly.short((card, goods), 30) + figure(_("asked"), price, before=" ")
    return number + view.called(house) + shown
