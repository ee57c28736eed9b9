"""Cards side by side, each with its line of workers standing on it: whose they are, and what each would be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.speicherstadt.state import price_at
from engine.texts.language import gettext as _, ngettext
from screens.speicherstadt import pieces
from screens.speicherstadt.view import View
from widgets.filled import figure
from widgets.lines import Line, block, fit, plain, text, width
from widgets.styles import StyleName, on

_SPACED: Final = 16
"""Cells of a column from which a blank parts it from the next one."""
_SPELT: Final = 11
"""Cells beside the block of a worker in which a price is spelt out."""
FOLDED: Final = 2
"""Lines in which the first and the last worker stand, beside the first how many are between them."""
_BESIDE: Final = 7
"""Cells that a name leaves to the rest of a worker."""


def widths(cells: int, count: int) -> list[int]:
    """The cells of so many columns that share a line."""
    size, spare = divmod(cells, max(1, count))
    return [size + (place < spare) for place in range(count)]


class Column(NamedTuple):
    """A card on the water and its line: its cells with the gap after it, the lines of the line and of the card."""

    cells: int
    queue: int
    about: int
    is_here: bool

    @property
    def inner(self) -> int:
        """The cells of the card with its frame."""
        return self.cells - (self.cells >= _SPACED)


def head(column: Column, key: str, standing: int) -> Line:
    """The key of a card and how many stand in line for it."""
    line = text("▸" if column.is_here else " ", "mark") + text(key + " ", "key")
    waiting = ngettext("{n} in line", "{n} in line", standing).format(n=standing)
    said = [waiting, str(standing)] if standing else [_("nobody yet"), "0"]
    return line + text(next((one for one in said if width(text(one)) <= column.cells - width(line)), ""), "dim")


def line_of(view: View, column: Column, houses: Sequence[int], *, joins: bool) -> list[Line]:
    """Who stands in line, the first one lowest, oneself behind them where one `joins`; the places that are free."""
    longest = max(width(text(view.name(house))) for house in view.houses)
    size = min(longest, column.cells - _BESIDE) + 2
    line = (*houses, view.seat) if joins else houses
    is_spelt = column.cells >= size + _SPELT and len(line) <= max(column.queue, FOLDED)
    workers = []
    for place, house in enumerate(line):
        is_own = joins and place == len(houses)
        worker = text("▸", "mark") if is_own else text(" ")
        worker += fit(text(" ") + text(_("you"), "field"), size) if is_own else _block(view, house, size)
        price = pieces.price(view.seen.coins[house], price_at(line, place))
        workers.append(worker + (figure(_("asked"), price, before=" ") if is_spelt else text(" ") + price))
    return [
        *[text("   ·", "dim")] * (column.queue - len(line)),
        *reversed(_folded(workers, column.queue, column.cells)),
    ]


def _block(view: View, house: int, cells: int) -> Line:
    """A worker: a block in the colour of its house."""
    return text(plain(fit(text(f" {view.name(house)} "), cells)), on(view.style(house)))


def _folded(line: list[Line], room: int, cells: int) -> list[Line]:
    """The first workers; above them how many there are besides, where room is short. The last one stays in sight."""
    if len(line) <= room:
        return line
    if room == FOLDED:
        more = text(f" +{len(line) - room}", "dim")
        first = fit(line[0], min(width(line[0]), cells - width(more)), more="")
        return [first + more, line[-1]]
    left = text(f" +{len(line) - max(1, room - 1)}", "dim")
    return [*line[: room - 2], left, line[-1]] if room > 1 else [line[-1] + left][:room]


def card(column: Column, bar: Sequence[Line], face: Sequence[Line], style: StyleName) -> list[Line]:
    """A card: its name from edge to edge, what stands on it between the sides of its frame.

    The upper corners alone have the style: more would cost the cursor too much.
    """
    inner = column.inner - 2
    side = text("│", "rule")
    shown = block([*bar[1:], *face], column.about)
    top = bar[0] if width(bar[0]) > inner else text("╭", style) + fit(bar[0], inner) + text("╮", style)
    lines = [top, *(side + fit(line, inner) + side for line in shown)]
    return [*lines, text("╰" + "─" * inner + "╯", "rule")]
