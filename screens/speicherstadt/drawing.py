"""Cards in frames, side by side, each with the queue above it; and what is said at the foot about one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

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
    left = mark + (fit(text(name, style), room) if len(name) > room else text(name, style)) + short
    return fit(left, cells - width(asked) - 1) + asked + text(" ")


def about_card(rows: int) -> int:
    """The lines about a card itself, of so many that it has in its frame."""
    found = max(2, min(5, rows - _FRAME - 8)) if rows >= _FRAME + 6 else max(1, rows - _FRAME - 4)
    return max(found, min(2, rows - _FRAME - 1))


def card(
    head: Line,
    queue: Sequence[Line],
    label: Line,
    face: Sequence[Line],
    cells: int,
    rows: int,
    *,
    style: StyleName,
    is_here: bool,
) -> list[Line]:
    """A card in so many lines: its frame, the queue from below, its type in the frame, what stands on it."""
    inner = cells - 2
    faces = about_card(rows)
    room = max(0, rows - _FRAME - faces)
    shown = _folded(queue, room)
    side = text("│", "rule")
    pointer = text("▸", "mark") if is_here else text("─", style)
    top = text("╭", style) + pointer + head
    top += text("─" * (cells - width(top) - 1) + "╮", style)
    middle = text("├", "rule") + fit(label, min(width(label), inner))
    middle += text("─" * (cells - width(middle) - 1) + "┤", "rule")
    lines = [top]
    lines += [side + fit(line, inner) + side for line in [*([EMPTY] * (room - len(shown))), *shown]]
    lines.append(middle)
    lines += [side + fit(line, inner) + side for line in block(list(face), faces)]
    lines.append(text("╰" + "─" * inner + "╯", "rule"))
    return block(lines, rows)


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
    said = _("{card}: {gist}.").format(card=words.card_name(name), gist=card_text.gist(words.card(name)))
    return [text(" ") + line for line in wrap(said, cells - 2, "dim")]
