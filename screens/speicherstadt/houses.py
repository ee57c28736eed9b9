"""Houses side by side on the water: one's own with all that can be done in it, those of the others beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from engine.speicherstadt import cards
from engine.speicherstadt.deck import CARDS, CONTRACTS, WAREHOUSE
from engine.speicherstadt.goods import NOTHING
from engine.speicherstadt.prospects import contracts
from engine.speicherstadt.scoring import number_of
from engine.texts.language import gettext as _, ngettext, pgettext
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View
from widgets.filled import figure, fill
from widgets.lines import EMPTY, Line, beside, block, ends, fit, packed, plain, text, whole, width, wrap
from widgets.styles import on

WIDE: Final = 100
"""Cells from which the houses stand side by side."""
NARROWEST: Final = 118
"""Cells that cards and houses have in the narrowest terminal in which both are seen."""
AROUND: Final = 4
"""Lines of a house beside those in it: its gable, its roof, its foot, the water."""
_OWN: Final = 42
"""Cells of one's own house at least."""
INSIDE: Final = _OWN - 4
"""Cells within its walls."""
_OTHER: Final = 30
"""Cells of another house that leave nothing to be wished."""
_WALLS: Final = 5
"""Cells of another house beside those in it: its walls, and a blank before them."""
_GABLE: Final = "▁▂▃▄▅▆▇█"
_WAVES: Final = "▂▁▂▃"
_BRICK: Final = "scene:brick"
_SHORT: Final = 17
"""Cells in which the market hall is called so."""
_SPELT: Final = 34
"""Cells from which contracts are called so."""
_COINS: Final = 8
"""Coins that are drawn one by one."""

Draw = Callable[[int, int], Sequence[Line]]
"""What stands in a house, in so many cells and lines."""


def drawn(view: View, cells: int, height: int, own: Draw, key: Line) -> list[Line]:
    """All houses in so many cells and lines, one's `own` first; `key` stands at the left above its roof."""
    others = len(view.others)
    each = min(max(_OTHER, cells // (others + 2)), (cells - _OWN) // others)
    size = cells - each * others
    columns = [(_house(view, view.seat, size, height - 1, own, key), size)]
    for house in view.others:
        columns.append(([text(" ") + line for line in _of(view, house, each - 1, height - 1)], each))
    waves = text(_WAVES * (cells // len(_WAVES) + 1), "scene:water")
    return [*beside(*columns), fit(waves, cells, more="")]


def _of(view: View, house: int, cells: int, rows: int) -> list[Line]:
    return _house(view, house, cells, rows, lambda inner, room: _told(view, house, inner, room), EMPTY)


def _house(view: View, house: int, cells: int, rows: int, within: Draw, key: Line) -> list[Line]:
    """A house: its gable, its name on the roof, what is in it, its foot."""
    name = fit(text(view.name(house)), min(2 * len(_GABLE), cells - 8), "centre")
    before = (cells - width(name)) // 2
    half = min(len(_GABLE), width(name) // 2)
    gable = text(_GABLE[-half:] + _GABLE[-half:][::-1], _BRICK)
    roof = text("▄" * before, _BRICK) + text(plain(name), on(view.style(house)))
    roof += text("▄" * (cells - width(roof)), _BRICK)
    lines = [
        text("▐ ", _BRICK) + fit(line, cells - 4) + text(" ▌", _BRICK)
        for line in block(within(cells - 4, rows - 3), rows - 3)
    ]
    return [
        fit(key, before + width(name) // 2 - half) + gable,
        roof,
        *lines,
        text("▐" + "▄" * (cells - 2) + "▌", _BRICK),
    ]


def purse(view: View, house: int, cells: int, *, has_workers: bool = False) -> Line:
    """The coins of a house, its workers that are still to be placed if so wanted, its points if the game ended now."""
    number, workers = view.seen.coins[house], view.seen.workers[house] if has_workers else 0
    now = figure(_("now"), text(str(view.totals[house]), "figure"))
    drawn = text("●" * min(number, _COINS) + " ", pieces.COIN) if number else EMPTY
    waiting = text("  " + "@" * workers, view.style(house)) if workers else EMPTY
    said, shorter = coins(view, house), pieces.coins(number)
    owned = [one + waiting for one in (drawn + said, said, shorter)]
    return ends(next((one for one in owned if width(one) + width(now) < cells), owned[-1]), now, cells)


def coins(view: View, house: int) -> Line:
    """The coins of a house in words."""
    number = view.seen.coins[house]
    return fill(ngettext("{n} coin", "{n} coins", number), pieces.COIN, n=text(number, "figure"))


def needed(view: View, house: int) -> int:
    """The lines that another house takes where each thing has its own, its coins and points among them."""
    cells = min(_OTHER, (NARROWEST - _OWN) // len(view.others)) - _WALLS
    return 1 + sum(len(part) for part in _parts(view, house, cells))


def _told(view: View, house: int, cells: int, rows: int) -> list[Line]:
    """What another house has, in at most so many lines: each thing in its own where there is room."""
    parts = [line for part in _parts(view, house, cells) for line in part]
    if len(parts) >= rows:
        parts = packed(parts, cells, "  ")
    return whole([purse(view, house, cells), *parts], rows, cells)


def _parts(view: View, house: int, cells: int) -> Iterator[list[Line]]:
    """What a house has beside coins and points: what it wants, what it keeps, what it is good for."""
    seen, owned = view.seen, [CARDS[card] for card in view.seen.cards[house]]
    yield from (_contract(view, place, cells) for place in contracts(seen, house, full=False))
    full = [str(CARDS[CONTRACTS[place]].points) for place in contracts(seen, house, full=True)]
    if full:
        yield [_full(full, cells)]
    if any(seen.landed[house]):
        yield _kept(text(_("to load"), "mark"), seen.landed[house], cells)
    if seen.owns(house, WAREHOUSE):
        yield _kept(text(_("Warehouse"), "dim"), seen.stored[house], cells)
    if seen.hall[house] != NOTHING:
        hall = _("market hall") if cells >= _SHORT else _("hall")
        yield [text(hall + " ", "dim") + pieces.crates([seen.hall[house]])]
    yield firemen(view, house, cells)
    offices = number_of(seen.cards[house], cards.OFFICE)
    if offices:
        yield [figure(_("offices"), text(offices, "figure"))]
    sold = [card.good for card in owned if card.type == cards.MERCHANT]
    if sold:
        yield [figure(_("sells"), pieces.goods(sold))]
    for card in owned:
        if card.type in words.NAMED_TYPES:
            yield wrap(words.card_name(card), cells)
    if seen.workers[house]:
        yield [figure(_("workers"), text("@" * seen.workers[house], view.style(house)))]


def _full(points: Sequence[str], cells: int) -> Line:
    """What the full contracts of a house are worth, in the words and signs for which there is room."""
    ways = [
        figure(said, text(sign.join(points), "gain"))
        for sign in (" + ", "+")
        for said in (_("full contracts"), pgettext("contract", "full"))
    ]
    return next((line for line in ways if width(line) <= cells), ways[-1])


def _contract(view: View, place: int, cells: int) -> list[Line]:
    """A contract that is not full: what it is worth, what lies on it and what is missing."""
    points = CARDS[CONTRACTS[place]].points
    said = _("contract {points}").format(points=points) if cells >= _SPELT else str(points)
    head = text(said, "dim" if cells >= _SPELT else "figure")
    size = 12 if cells >= _SPELT else 3
    lines = packed(pieces.symbols(place, view.seen.laid[place]), cells - size, " ")
    return [fit(EMPTY if number else head, size) + line for number, line in enumerate(lines)]


def _kept(label: Line, counts: Sequence[int], cells: int) -> list[Line]:
    """Goods that lie somewhere, crate by crate."""
    crates = [pieces.crates([kind], 0) for kind, number in enumerate(counts) for _one in range(number)]
    return packed([label, *(crates or [text(_("empty"), "dim")])], cells, " ")


def firemen(view: View, house: int, cells: int) -> list[Line]:
    """The sum of the firemen of a house, and whether it is the highest or the lowest, where that has room."""
    told = figure(_("firemen"), strength(view, house))
    return [told if width(told) <= cells else figure(_("firemen"), text(view.held_by(house).strength, "figure"))]


def strength(view: View, house: int) -> Line:
    """The sum of the firemen of a house, and whether it is the highest or the lowest."""
    found, stands = text(str(view.held_by(house).strength), "figure"), words.standing(view.seen, house)
    return found + {_("high"): text(" " + stands, "gain"), _("low"): text(" " + stands, "short")}.get(stands, EMPTY)
