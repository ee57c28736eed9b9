"""Small pieces of lines that several pages have: hues, costs in letters, types on their ground, what a tile brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from engine import Move
from engine.homesteaders.benefits import LAST
from engine.homesteaders.buildings import BUILDINGS, TYPES, Building, Slot
from engine.homesteaders.goods import CHIPS, HIDDEN, INDEX, NAMES, SILVER, TRACKS, VP, WORKERS
from engine.homesteaders.scoring import total
from engine.homesteaders.state import NOBODY
from engine.homesteaders.tiles import Tile
from engine.texts import N_
from engine.texts.cells import cells as cells_of
from engine.texts.language import comma, gettext as _, ngettext
from screens.homesteaders import words
from screens.homesteaders.view import View
from screens.words import agreed
from widgets.filled import fill
from widgets.lines import EMPTY, Line, fit, join, plain, text, width
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName, on, seat as style_of

_GOODS: tuple[Hue, ...] = (
    *("silver", "brown", "green", "blue", "gold", "orange", "pink"),
    *("straw", "red", "tan", "violet", "grey", "grey"),
)
_TYPES: Mapping[str, Hue] = {
    "residential": "green",
    "commercial": "straw",
    "industrial": "grey",
    "special": "violet",
    "any": "cream",
}

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in zip(NAMES, _GOODS, strict=True)),
    *((f"type:{name}", hue) for name, hue in _TYPES.items()),
)


def good(kind: int) -> StyleName:
    """The style of a good."""
    return f"good:{NAMES[kind]}"


_TRADES: Mapping[str, str] = {
    "buy": N_("buy {trade}"),
    "sell": N_("sell {trade}"),
    "trade": N_("turn {trade}"),
}


def type_of(name: str) -> StyleName:
    """The style of a type of building, or of any type."""
    return f"type:{name}"


def types(names: Iterable[str]) -> Line:
    """The types of a tile, each on its ground; `any` where it is all of them."""
    found = [name for name in TYPES if name in names]
    if len(found) == len(TYPES):
        called = _("any type")
        return text(f" {called} ", type_of("any"))
    return join([text(f" {_(words.SHORT_TYPES[name])} ", type_of(name)) for name in found], " ")


def short_types(tile: Tile, *, shortest: bool = False) -> str:
    """The types of a tile and what else it brings in a few signs; in as few as can be: 'R/S W→1t'."""
    codes = words.LETTER_OF_TYPE if shortest else words.TYPES_IN_COLUMNS
    kinds = [_(codes[name]) for name in TYPES if name in tile.builds]
    found = _("any") if len(kinds) == len(TYPES) else "/".join(kinds)
    return " ".join(filter(None, (found, plain(extras(tile, shortest=shortest)))))


def extras(tile: Tile, *, shortest: bool = False) -> Line:
    """What a tile brings beside a building."""
    found: list[Line] = []
    if tile.points:
        found.append(text(_("+{n} VP").format(n=tile.points), "gain"))
    if tile.worker:
        found.append(text(_("+w") if shortest else _("+worker"), "gain"))
    if tile.advance:
        found.append(text(_("+r") if shortest else _("+rail"), "gain"))
    if tile.exchange is not None:
        found.append(letters(tile.exchange.give, 1) + text("→") + letters(tile.exchange.get, tile.exchange.number))
    return join(found, " ")


def letters(kind: int, number: int) -> Line:
    """A number of a good: its letter as often for a few, otherwise the number before it."""
    letter = _(words.LETTERS[kind])
    if kind == VP:
        return text(_("{n} VP").format(n=number), good(kind))
    is_counted = kind in (SILVER, TRACKS, WORKERS) or number > (1 if kind == CHIPS else 3)
    return text(f"{number}{letter}" if is_counted else letter * number, good(kind))


def counted(kind: int, number: int) -> Line:
    """A number of a good in as few cells as can be."""
    letter = _(words.LETTERS[kind])
    return text(letter if number == 1 and kind != SILVER else f"{number}{letter}", good(kind))


def bundle(goods: Iterable[tuple[int, int]]) -> Line:
    """Some goods in letters, what there is none of left out."""
    return join([letters(kind, number) for kind, number in goods if number > 0], " ")


def cost(card: Building, view: View | None = None) -> Line:
    """What a building costs, a letter a resource; those that the seat of a view lacks are marked."""
    line: Line = EMPTY
    for kind, number in card.cost:
        letter, has = _(words.LETTERS[kind]), min(number, view.has(kind)) if view and view.knows else number
        line += text(letter * has, good(kind) if view else "dim") + text(letter * (number - has), "lack")
    return line or text("-", "dim")


def cost_cells() -> int:
    """The cells of the dearest cost and a blank; at least those of its heading."""
    dearest = max(width(cost(card)) for card in BUILDINGS)
    return 1 + max(dearest, width(text(_("cost"))))


def change(old: int, new: int) -> StyleName:
    """How a number is shown that comes in the place of another one."""
    return "gain" if new > old else "short" if new < old else "dim"


def score(view: View, after: int | None) -> Line:
    """The score if the game ended now, and what it would be then; nothing where nobody can know that."""
    if after is None:
        return EMPTY
    return text(f"{view.total} → ", "dim") + text(after, change(view.total, after))


def trades(moves: Iterable[Move]) -> Line:
    """Trades in few cells: what is bought, turned and sold, workers that are recruited, debts taken and returned."""
    made: dict[str, Line] = {}
    for (kind, target), n in Counter((move.words, move.target) for move in moves).items():
        if target:
            made[kind] = made.get(kind, EMPTY) + letters(INDEX[target], n)
        elif kind == "recruit":
            made[kind] = text(ngettext("{n} worker", "{n} workers", n).format(n=n), "gain")
        elif kind == "repay":
            made[kind] = text(ngettext("{n} debt back", "{n} debts back", n).format(n=n), "gain")
        else:
            made[kind] = text(ngettext("{n} debt", "{n} debts", n).format(n=n), "short")
    told = [fill(_(_TRADES[kind]), trade=line) if kind in _TRADES else line for kind, line in made.items()]
    return join(told, comma())


def slot(one: Slot) -> Line:
    """A slot with what it brings, in brackets where that is more than one thing: none comes without the workers."""
    goods = bundle(one.brings)
    if len(one.brings) > 1:
        goods = text("(", "dim") + goods + text(")", "dim")
    return text("@" * one.workers, "dim") + goods


def holdings(view: View, seat: int, kinds: Sequence[int] = HIDDEN) -> Line:
    """What somebody has of some kinds, as far as it is seen."""
    has = view.seen.goods[seat]
    if not view.seen.shows(seat):
        return text(_("behind a screen"), "dim")
    return bundle((kind, has[kind]) for kind in kinds)


def short_name(kind: int, cells: int) -> str:
    """The name of a building; where it does not fit into so many cells, without its last words."""
    parts = words.card_name(kind).split()
    while len(parts) > 1 and cells_of(" ".join(parts)) > cells:
        parts.pop()
    return " ".join(parts)


def seat_name(view: View, seat: int, cells: int | None = None) -> Line:
    """The name of a player in the colour of the seat."""
    line = text(view.seen.name(seat), f"seat:{seat}")
    return line if cells is None else fit(line, cells)


def initial(view: View, seat: int) -> Line:
    """The first letter of a player's name that no player before has, on the ground of the seat."""
    return text(_initials(view.seen.terms.names)[seat], on(style_of(seat)))


@lru_cache(maxsize=16)
def _initials(names: Sequence[str]) -> tuple[str, ...]:
    found: list[str] = []
    for n, name in enumerate(names):
        letters = (sign for sign in name.upper() if sign.isalpha() and cells_of(sign) == 1)
        found.append(next((sign for sign in letters if sign not in found), str(n + 1)))
    return tuple(found)


def holder(view: View, auction: int) -> Line:
    """Who holds an auction, and with which bid."""
    seat = view.seen.holders[auction]
    if seat == NOBODY:
        return text(_("nobody yet"), "dim")
    bid = text(view.seen.bids[auction], "figure")
    if seat >= 0:
        template = agreed(_("{name} holds {n}"), name=view.seen.name(seat))
        return fill(template, "dim", name=seat_name(view, seat), n=bid)
    return fill(_("the rival holds {n}") if view.seen.terms.lone else _("the neutral bid is {n}"), "dim", n=bid)


def totals(view: View, *, in_letters: bool) -> Line:
    """The score of everybody whose holdings are seen, if the game ended now."""
    found = []
    for seat in range(view.seen.terms.players):
        if view.seen.shows(seat):
            name = initial(view, seat) if in_letters else seat_name(view, seat)
            found.append(name + text(" ") + text(total(view.seen, seat), "figure"))
    return join(found, "  ")


def rail_track(space: int) -> Line:
    """The rail track with the spaces that were reached."""
    return text("●" * space, "mark") + text("○" * (LAST - space), "dim")
