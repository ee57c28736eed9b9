"""Cards in frames, side by side, each with the queue above it; and what is said at the foot about one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.texts.language import gettext as _
from screens.speicherstadt import card_text, words
from widgets.lines import EMPTY, Line, block, fit, join, text, width, wrap
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


def about(name: str, cells: int) -> list[Line]:
    """A card in a few words."""
    card = words.card(name)
    said = _("{card}: {effect}.").format(card=words.card_name(card), effect=card_text.effect(card))
    return [text(" ") + line for line in wrap(said, cells - 2, "dim")]
