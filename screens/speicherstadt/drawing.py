"""Cards in frames, side by side, each with the queue above it; and what is said at the foot about one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from engine import Move
from engine.speicherstadt.moves import Buy, Decline
from screens.speicherstadt import card_text, words
from screens.speicherstadt.view import View
from texts.translation import gettext as _
from widgets.lines import EMPTY, Line, block, fit, text, width, wrap
from widgets.styles import StyleName

PADDING: Final = 0
HIGHEST: Final = 17
"""Lines that a card in its frame takes at most: eight workers, its type, five lines about it."""
_FRAME: Final = 3
"""Lines of the frame and of the type."""
_SPELT: Final = 16
"""Cells from which a price is spelt out."""


def widths(cells: int, count: int) -> list[int]:
    """The cells of so many columns that share a line."""
    size, spare = divmod(cells, max(1, count))
    return [size + (place < spare) for place in range(count)]


def worker(name: str, style: StyleName, price: int, cells: int, *, can_pay: bool = True, is_new: bool = False) -> Line:
    """A worker in a queue and what its owner would be asked; a mark where that cannot be paid."""
    mark = text("+", "mark") if is_new else text(" ")
    short = EMPTY if can_pay else text("!", "short")
    asked = text(str(price), "figure" if can_pay else "short")
    if cells >= _SPELT:
        asked = text(_("asked") + " ", "dim") + asked
    room = max(1, cells - width(asked) - width(short) - 3)
    left = mark + fit(text(name, style), min(room, width(text(name)))) + short
    return fit(left, cells - width(asked) - 1) + asked + text(" ")


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
    called: str = ""
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
        called = text(f" {self.called} ", "dim") if self.called else EMPTY
        if width(line) + width(called) + 2 > self.cells:
            called = EMPTY
        line += text("─" * (self.cells - width(line) - width(called) - 1), self.style) + called
        return line + text(right, self.style)

    def sides(self, line: Line) -> Line:
        """A line between the sides of the frame."""
        side = text("│", "rule")
        return side + fit(line, self.cells - 2) + side


def card(frame: Frame, head: Line, queue: Sequence[Line], label: Line, face: Sequence[Line]) -> list[Line]:
    """A card in its frame: the queue from below, its type in the frame, what stands on it."""
    inner = frame.cells - 2
    room = max(0, frame.rows - _FRAME - frame.about)
    shown = _folded(queue, room)
    middle = text("├", "rule") + fit(label, min(width(label), inner))
    middle += text("─" * (frame.cells - width(middle) - 1) + "┤", "rule")
    lines = [frame.top(head)]
    lines += [frame.sides(line) for line in [*([EMPTY] * (room - len(shown))), *shown]]
    lines.append(middle)
    lines += [frame.sides(line) for line in block(list(face), frame.about)]
    lines.append(text("╰" + "─" * inner + "╯", "rule"))
    return block(lines, frame.rows)


def above(frame: Frame, head: Line, face: Sequence[Line]) -> list[Line]:
    """A card above the board: the top of a frame that goes on below it."""
    return [frame.top(head), *(frame.sides(line) for line in block(list(face), frame.rows - 1))]


def _folded(queue: Sequence[Line], room: int) -> list[Line]:
    """The lowest workers; above them how many there are besides, where room is short. The topmost stays in sight."""
    if len(queue) <= room:
        return list(queue)
    if room < 3:
        return list(queue[-room:]) if room else []
    left = len(queue) - (room - 1)
    return [queue[0], text(_(" +{n}").format(n=left), "dim"), *queue[len(queue) - (room - 2) :]]


def both(preview: Callable[[Move, int], list[Line]], view: View, cells: int) -> list[Line]:
    """What buying would do, and what would follow upon stepping back."""
    found: list[Line] = []
    for move in (Buy(), Decline()):
        if view.move(move.words) is not None:
            found += preview(move, cells)
    return found


def about(view: View, name: str, cells: int) -> list[Line]:
    """A card in a few words."""
    said = _("{card}: {effect}.").format(card=words.card_name(name), effect=card_text.effect(words.card(name)))
    return [text(" ") + line for line in wrap(said, cells - 2, "dim")]
