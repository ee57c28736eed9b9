"""Cards in frames, side by side, each with the queue above it; what stands on a card, and what is said of it.

A face tells in few cells what a card is, and what it would do for whoever looks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.speicherstadt import cards
from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.prospects import held_for, strength_with, uses
from engine.speicherstadt.scoring import number_of, offices
from engine.speicherstadt.state import Lot
from engine.texts.language import gettext as _
from screens.speicherstadt import pieces, rules, words
from screens.speicherstadt.view import View
from widgets.lines import EMPTY, Line, block, fit, join, text, whole, width, wrap
from widgets.styles import StyleName

HIGHEST: Final = 17
"""Lines that a card in its frame takes at most: eight workers, its type, five lines about it."""
_FRAME: Final = 3
"""Lines of the frame and of the type."""
_SPELT: Final = 16
"""Cells from which a price is spelt out."""
_ROOM: Final = 3
"""Lines for a queue from which oneself stands in it, above the others."""


def widths(cells: int, count: int) -> list[int]:
    """The cells of so many columns that share a line."""
    size, spare = divmod(cells, max(1, count))
    return [size + (place < spare) for place in range(count)]


class Worker(NamedTuple):
    """A worker in a queue: whose it is, what its owner is asked, and a sign before the name."""

    name: Line
    asked: Line
    sign: Line = text(" ")

    @property
    def short(self) -> Line:
        """In as few cells as there may be."""
        return self.sign + self.name + text(" ") + self.asked

    def line(self, cells: int) -> Line:
        """In so many cells; the blank before a name gives way first, then the end of the name."""
        asked = text(_("asked") + " ", "dim") + self.asked + text(" ") if cells >= _SPELT else self.asked
        room = cells - width(asked) - 1
        name = self.sign + self.name
        if width(name) > room:
            name = fit(name if self.sign != text(" ") else self.name, min(room, width(name)))
        return fit(name, room + 1) + asked


def about_card(rows: int, longest: int) -> int:
    """The lines about a card itself, of so many that it has in its frame; the `longest` queue is that of all cards."""
    found = max(2, min(5, rows - _FRAME - 8)) if rows >= _FRAME + 6 else max(1, rows - _FRAME - 4)
    # Where there is least room, who stands behind the first comes before the second line about the card.
    return max(found, min(2, rows - _FRAME - min(2, max(1, longest))))


class Frame(NamedTuple):
    """The frame of a card: its cells and lines, its style, whether the cursor is on it.

    `called` stands at the right of its top; where it `hangs`, something stands above it in the same frame. `about` of
    its lines are about the card itself.
    """

    cells: int
    rows: int
    style: StyleName
    is_here: bool
    called: Line = EMPTY
    hangs: bool = False
    about: int = 1

    def top(self, head: Line) -> Line:
        """The line above, with the pointer of the cursor and a head; it takes the corner where the head needs all."""
        left, right = "├┤" if self.hangs else "╭╮"
        corner, pointer = text(left, self.style), text("▸", "mark") if self.is_here else text("─", self.style)
        if width(head) > self.cells - 3:
            line = (pointer if self.is_here else corner) + fit(head, self.cells - 2)
        else:
            line = corner + pointer + head
        room = self.cells - width(line) - 1
        spaced = text(" ") + self.called + text(" ") if self.called else EMPTY
        called = next((one for one in (spaced, self.called) if width(one) <= room), EMPTY)
        line += text("─" * (room - width(called)), self.style) + called
        return line + text(right, self.style)

    def sides(self, line: Line) -> Line:
        """A line between the sides of the frame."""
        side = text("│", "rule")
        return side + fit(line, self.cells - 2) + side


def card(
    frame: Frame, head: Line, queue: Sequence[Worker], mine: Worker | None, label: Line, face: Sequence[Line]
) -> list[Line]:
    """A card in its frame: the queue from below, `mine` behind it, its type in the frame, what stands on it."""
    inner = frame.cells - 2
    room = max(0, frame.rows - _FRAME - frame.about)
    lines = [worker.line(inner) for worker in reversed(queue)]
    if room >= _ROOM:
        shown = _folded(lines if mine is None else [mine.line(inner), *lines], room)
    else:
        # One's own worker, and how many found no room, stand in the frame itself: neither is ever left out.
        shown, left = lines[len(lines) - room :] if len(lines) > room else lines, len(lines) - room
        more = [text(_("+{n}").format(n=left), "dim")] if left > 0 else []
        own = [] if mine is None else [mine.short]
        frame = frame._replace(called=join([*more, *own], " ") or frame.called)
    middle = text("├", "rule") + fit(label, min(width(label), inner))
    middle += text("─" * (frame.cells - width(middle) - 1) + "┤", "rule")
    drawn = [frame.top(head)]
    drawn += [frame.sides(line) for line in [*([EMPTY] * (room - len(shown))), *shown]]
    drawn.append(middle)
    drawn += [frame.sides(line) for line in block(list(face), frame.about)]
    drawn.append(text("╰" + "─" * inner + "╯", "rule"))
    return block(drawn, frame.rows)


def above(frame: Frame, head: Line, face: Sequence[Line]) -> list[Line]:
    """A card above the board: the top of a frame that goes on below it."""
    return [frame.top(head), *(frame.sides(line) for line in block(list(face), frame.rows - 1))]


def _folded(queue: Sequence[Line], room: int) -> list[Line]:
    """The lowest workers; above them how many there are besides, where room is short. The topmost stays in sight."""
    if len(queue) <= room:
        return list(queue)
    left = len(queue) - (room - 1)
    return [queue[0], text(_(" +{n}").format(n=left), "dim"), *queue[len(queue) - (room - 2) :]]


# What stands on a card.


def about(name: str, cells: int) -> list[Line]:
    card = words.card(name)
    said = _("{card}: {effect}.").format(card=words.card_name(card), effect=rules.effect(card))
    return [text(" ") + line for line in wrap(said, cells - 2, "dim")]


def face(view: View, lot: Lot, cells: int, rows: int) -> list[Line]:
    """The lines of a card below its type, the most important first; running text in at most so many lines."""
    card = CARDS[lot[0]]
    if card.type == cards.SHIP:
        return _ship(view, lot[1], cells)
    if card.type == cards.CONTRACT:
        return _contract(view, lot[0], cells)
    if card.type == cards.FIREMAN:
        return _fireman(view, lot[0])
    if card.type in (cards.MERCHANT, cards.CONVERTER):
        return _merchant(card, cells)
    if card.type == cards.OFFICE:
        number = number_of(view.seen.cards[view.seat], cards.OFFICE)
        points = _points(f"{offices(number)} → {offices(number + 1)}", cells)
        return [text(_("yours {n}").format(n=number), "dim"), points]
    found = wrap(words.card_name(card), cells)
    if card.effect is not None:
        found += wrap(words.effect(card), cells, "dim")
    return whole(found, rows, cells) if len(found) > rows else found


def core(lot: Lot, cells: int) -> Line:
    """The goods that a card brings, asks for or takes, in one line; nothing where it is not about goods."""
    card = CARDS[lot[0]]
    if card.type in (cards.MERCHANT, cards.CONVERTER):
        return _takes(card)
    kinds = lot[1] or card.goods
    shown, number = pieces.goods(kinds), len(kinds)
    while width(shown) > cells:
        number -= 1
        shown = pieces.goods(kinds[:number]) + text(_(" +{n}").format(n=len(kinds) - number), "dim")
    return shown


def short(lot: Lot, cells: int) -> Line:
    """A card in one line of so many cells."""
    card = CARDS[lot[0]]
    line, more = pieces.label(card, cells), text(words.card_name(card))
    if card.type in (cards.SHIP, cards.CONTRACT):
        more = pieces.goods(lot[1] or card.goods)
    elif card.type in (cards.MERCHANT, cards.CONVERTER):
        more = _takes(card)
    elif card.type in (cards.FIREMAN, cards.OFFICE):
        return line
    # What is left of the type where there is little room.
    points = text(f" {card.points} ", f"type:{card.type}") if card.type == cards.CONTRACT else EMPTY
    for shown in (line, points):
        both = join([part for part in (shown, more) if part], " ")
        if width(both) <= cells:
            return both
    # The name of a card that is like no other says more than its type.
    return fit(more, cells) if card.type in words.NAMED_TYPES else line


def _ship(view: View, goods: tuple[int, ...], cells: int) -> list[Line]:
    """The goods, and what one could do with each of them."""
    use = uses(view.seen, view.seat, goods)
    first = pieces.goods(goods)
    parts = [
        text(label + " ", "dim") + pieces.goods(kinds)
        for label, kinds in ((_("fits"), use.fitting), (_("points"), use.delivered), (_("sells"), use.sold))
        if kinds
    ]
    said = join(parts, ", ")
    if not said:
        return [first, text(_("no use yet"), "dim")]
    if width(said) <= cells:
        return [first, said]
    # Below each good a sign: it fits onto a contract, is delivered for points, is sold for coins, or none of these.
    left = {"✓": list(use.fitting), "p": list(use.delivered), "c": list(use.sold)}
    signs: list[Line] = []
    for kind in goods:
        sign = next((sign for sign, kinds in left.items() if kind in kinds), "·")
        if sign in left:
            left[sign].remove(kind)
        style = {"✓": "gain", "p": "worth", "c": pieces.COIN}.get(sign, "dim")
        signs.append(text(" ") + text(sign, style) + text(" "))
    return [first, join(signs, " ")]


def _contract(view: View, card: int, cells: int) -> list[Line]:
    """What it asks for, and how much of that one holds."""
    kinds = CARDS[card].goods
    held = held_for(view.seen, view.seat, card)
    holds = text(_("you hold {n}/{all}").format(n=held, all=len(kinds)), "gain" if held else "dim")
    whole = pieces.goods(kinds)
    if width(whole) <= cells:
        return [whole, holds] if width(holds) <= cells else [whole, text(f"{held}/{len(kinds)}", "dim")]
    half = (len(kinds) + 1) // 2
    return [pieces.goods(kinds[:half]), pieces.goods(kinds[half:]), holds]


def _fireman(view: View, card: int) -> list[Line]:
    """The sum of one's firemen before and after, and what place that would be."""
    after = strength_with(view.seen, view.seat, card)
    others = [view.held_by(house).strength for house in view.others]
    place = _("then high") if after > max(others) else _("still low") if after <= min(others) else _("in between")
    if after == max(others):
        place = _("then equal")
    sums = text(_("you {n} → {after}").format(n=view.holding.strength, after=after))
    return [sums, text(place, "gain" if after > max(others) else "dim")]


def _merchant(card: Card, cells: int) -> list[Line]:
    """Its name where there is room, what it takes, and for what."""
    takes = _takes(card)
    worth = text(words.points(card.points), "worth") if card.type == cards.MERCHANT and card.points else EMPTY
    shown = text(words.card_name(card))
    if width(shown) > cells:
        return [takes, worth] if worth else [takes]
    both = join([takes, worth], ", ") if worth else takes
    return [shown, both] if width(both) <= cells else [shown, takes, worth]


def _takes(card: Card) -> Line:
    """The good that a merchant or works takes, and what each is worth."""
    is_works = card.type == cards.CONVERTER
    each = text(_("{n}p").format(n=card.points), "worth") if is_works else pieces.coins(card.coins)
    return pieces.goods([card.good]) + text(" ") + each


def _points(figures: str, cells: int) -> Line:
    said = text(_("{figures} points").format(figures=figures), "worth")
    return said if width(said) <= cells else text(_("{figures}p").format(figures=figures), "worth")
