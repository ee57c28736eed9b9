"""Small pieces of lines that several pages have, and their hues: goods in three letters, types, contracts, prices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from engine.speicherstadt import cards
from engine.speicherstadt.cards import Card
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.holdings import SYMBOLS
from engine.texts import N_, NC_
from engine.texts.language import gettext as _, pgettext
from widgets.lines import EMPTY, Line, fit, join, text, width
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName, on

SHORT: Final = (
    NC_("Speicherstadt good", "cof"),
    NC_("Speicherstadt good", "tea"),
    NC_("Speicherstadt good", "saf"),
    NC_("Speicherstadt good", "rub"),
    NC_("Speicherstadt good", "car"),
    NC_("Speicherstadt good", "hem"),
    NC_("Speicherstadt good", "clo"),
    NC_("Speicherstadt good", "gla"),
)
"""The goods in three letters."""


class CardType(NamedTuple):
    """How a type of cards is called, in a word on its ground too, and the hue of that."""

    called: str
    short: str
    hue: Hue


TYPES: Final[Mapping[str, CardType]] = {
    cards.SHIP: CardType(NC_("goods", "ship"), NC_("Speicherstadt type", "SHIP"), "blue"),
    cards.CONTRACT: CardType(N_("contract"), NC_("Speicherstadt type", "CONTRACT"), "gold"),
    cards.MERCHANT: CardType(N_("merchant"), NC_("Speicherstadt type", "TRADER"), "green"),
    cards.CONVERTER: CardType(N_("works"), NC_("Speicherstadt type", "WORKS"), "pink"),
    cards.WAREHOUSE: CardType(N_("warehouse"), NC_("Speicherstadt type", "STORE"), "grey"),
    cards.OFFICE: CardType(N_("counting office"), NC_("Speicherstadt type", "OFFICE"), "violet"),
    cards.FIREMAN: CardType(N_("fireman"), NC_("Speicherstadt type", "FIREMAN"), "red"),
    cards.FIRE: CardType(N_("fire"), NC_("Speicherstadt type", "FIRE"), "orange"),
    cards.POINT_BUILDING: CardType(N_("point building"), NC_("Speicherstadt type", "POINTS"), "tan"),
    cards.SPECIAL: CardType(N_("special card"), NC_("Speicherstadt type", "CARD"), "cream"),
}
_GOODS: Final[Sequence[Hue]] = ("brown", "green", "gold", "silver", "red", "tan", "pink", "blue")
COIN: Final = "good:coin"
"""The style of coins."""
SUM: Final = "good:firemen"
"""The style of the sum of somebody's firemen."""
HUES: Final[Hues] = (
    *((f"good:{name}", hue) for name, hue in zip(NAMES, _GOODS, strict=True)),
    (COIN, "straw"),
    (SUM, "red"),
    ("scene:water", "blue"),
    ("scene:brick", "red"),
    *((f"type:{name}", hue) for name, (_called, _short, hue) in TYPES.items()),
)
"""Goods, coins, types of cards as words on their ground, water and brick."""

_WIDE: Final = 80
_CRATE: Final = 6
"""Cells of a crate with the blanks in it and the one after it."""
_MORE: Final = " +99"
"""Room for how many parts are left out."""


def good(kind: int) -> StyleName:
    return f"good:{NAMES[kind]}"


def label(card: Card, cells: int) -> Line:
    """The type of a card on its ground, with its figure where it has one, in at most so many cells."""
    figure = card.value if card.type == cards.FIREMAN else card.points
    has_figure = card.type in (cards.CONTRACT, cards.FIREMAN, cards.POINT_BUILDING)
    shown = _(TYPES[card.type].short) + (f" {figure}" if has_figure else "")
    padded = f" {shown} "
    return text(padded if len(padded) <= cells else shown, f"type:{card.type}")


def goods(kinds: Iterable[int]) -> Line:
    """Goods in three letters each."""
    return join([text(_(SHORT[kind]), good(kind)) for kind in kinds], " ")


def crates(kinds: Sequence[int], cells: int = _WIDE) -> Line:
    """Goods as crates, a blank on either side of their letters where so many cells hold that."""
    pad = " " if len(kinds) * _CRATE - 1 <= cells else ""
    return join([text(f"{pad}{_(SHORT[kind])}{pad}", on(good(kind))) for kind in kinds], " ")


def each(counts: Sequence[int]) -> list[Line]:
    """Numbers of goods one by one: '2 cof', '1 tea'."""
    return [
        text(f"{number} ", "figure") + text(_(SHORT[kind]), good(kind)) for kind, number in enumerate(counts) if number
    ]


def numbers(counts: Sequence[int]) -> Line:
    """Numbers of goods: '2 cof 1 tea'."""
    return join(each(counts) or [text(pgettext("stock", "none"), "dim")], " ")


def wanted(kind: int) -> Line:
    """A place for a good on which none lies."""
    return text(f"[{_(SHORT[kind])}]", good(kind))


def symbols(place: int, laid: int) -> list[Line]:
    """What a contract asks for: a crate for each good that lies on it, brackets around what is missing."""
    return [crates([kind]) if laid >> number & 1 else wanted(kind) for number, kind in enumerate(SYMBOLS[place])]


def contract(place: int, laid: int, cells: int = _WIDE) -> Line:
    """The same in one line: with blanks between the goods where so many cells hold them, at last in few brackets."""
    found = symbols(place, laid)
    if len(found) * _CRATE - 1 <= cells:
        return join(found, " ")
    tight = join(found, "")
    return tight if width(tight) <= cells else _in_brackets(place, laid)


def _in_brackets(place: int, laid: int) -> Line:
    """A contract in the fewest cells: goods without blanks around them, what is missing side by side in brackets."""
    line = EMPTY
    for is_laid, kinds in groupby(enumerate(SYMBOLS[place]), key=lambda one: bool(laid >> one[0] & 1)):
        side_by_side = [kind for _number, kind in kinds]
        line += crates(side_by_side, 0) if is_laid else all_wanted(side_by_side)
    return line


def all_wanted(kinds: Iterable[int]) -> Line:
    """Places for goods on which none lies, in one pair of brackets."""
    return text("[", "dim") + goods(kinds) + text("]", "dim")


def capitals(kinds: Iterable[int]) -> Line:
    """Goods in three letters each without blanks between them: a capital shows where the next one begins."""
    return join([text(_(SHORT[kind]).capitalize(), good(kind)) for kind in kinds], "")


def coins(number: int) -> Line:
    return text(_("{n}c").format(n=number), COIN)


def change(number: int, before: str = "") -> Line:
    """What a fire would bring or cost; `before` is a blank that stands before it."""
    return text(
        f"{before}{number:+d}" if number else f"{before}0", "gain" if number > 0 else "short" if number else "dim"
    )


def price(coins: int, asked: int) -> Line:
    """What somebody who has so many `coins` is asked, with a mark where it cannot be paid."""
    return text(str(asked), "figure") if coins >= asked else text(f"{asked} ✗", "short")


def flow(parts: Sequence[Line], cells: int, rows: int, between: str = "  ") -> list[Line]:
    """Parts in as many lines as there are, each whole; a plus and a number say how many found no room."""
    lines: list[list[Line]] = []
    for place, part in enumerate(parts):
        is_last = place == len(parts) - 1
        room = cells if is_last or len(lines) < rows else cells - len(_MORE)
        if lines and width(join([*lines[-1], part], between)) <= room:
            lines[-1].append(part)
        elif len(lines) < rows:
            lines.append([part])
        else:
            return _counted(lines, len(parts) - place, cells, between)
    return [join(line, between) for line in lines] or [EMPTY]


def heading(label: str, more: str = "") -> Line:
    """A heading of a list, and what else is said there."""
    return text(" " + label, "heading") + (text("  " + more, "dim") if more else EMPTY)


def _counted(lines: list[list[Line]], left: int, cells: int, between: str) -> list[Line]:
    """The lines with the number of parts that are `left` at the end; who leaves no room for it is counted, too."""
    while True:
        *before, last = lines
        line = join(last, between) + text(f" +{left}", "dim")
        if width(line) <= cells or (len(last) == 1 and not before):
            return [*(join(parts, between) for parts in before), fit(line, cells)]
        lines, left = ([*before, last[:-1]] if len(last) > 1 else before), left + 1
