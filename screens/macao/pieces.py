"""Parts of lines at the table of Macao: hues, cubes, costs, names, and when cubes pay for a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.macao import deck, effects, sea
from engine.macao.colours import COLOURS
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.documents import Code
from screens.macao import timetable, words
from screens.macao.actions import LETTERS
from screens.macao.timetable import Timetable
from screens.macao.view import View
from widgets.lines import EMPTY, Line, cut_off, fit, join, text, width
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

SIGNS: Final = tuple(LETTERS.values())
"""The letter of each colour."""
_HUES: Final[tuple[Hue, ...]] = ("red", "blue", "green", "grey", "silver", "violet")
GOLD: Final = "good:gold"
"""The style of gold."""
GOLD_SIGN: Final = N_("G")
HUES: Final[Hues] = (
    *((f"{kind}:{name}", hue) for kind in ("good", "type") for name, hue in zip(COLOURS, _HUES, strict=True)),
    (GOLD, "gold"),
)
_NAME: Final = 18
"""Cells of the name of a card."""
_JOKER: Final = words.JOKER_SIGN
_TILES: Final = {
    4: (N_("lacq"), N_("rice"), N_("tea"), N_("jade"), N_("silk"), N_("papr"), N_("porc"), N_("spic"), _JOKER),
    5: (N_("lacq."), N_("rice"), N_("tea"), N_("jade"), N_("silk"), N_("paper"), N_("porc."), N_("spice"), _JOKER),
}
"""The kinds of tiles in so many cells."""


def codes() -> list[Code]:
    """The letters of colours and of gold, and the tiles that are called otherwise where there is little room."""
    styles = [(style(number), number) for style in (cube, die) for number in range(len(SIGNS))]
    found = [Code(style, (SIGNS[number],), words.colour_name(number)) for style, number in styles]
    tiles = [Code(f"tile:{one}", (_TILES[4][kind],), words.good_name(kind)) for kind, one in enumerate(sea.GOODS)]
    return [*found, Code(GOLD, (GOLD_SIGN,), _("gold")), *(one for one in tiles if _(one.signs[0]) != one.meaning)]


def cube(colour: int) -> StyleName:
    """The style of cubes of a colour."""
    return f"good:{COLOURS[colour]}"


def die(colour: int) -> StyleName:
    """The style of a die of a colour."""
    return f"type:{COLOURS[colour]}"


def cost(colours: Iterable[int], supply: Sequence[int] | None = None) -> Line:
    """A cost as letters in their colours; what a supply lacks of it is underlined."""
    left = None if supply is None else list(supply)
    line: Line = EMPTY
    for colour in colours:
        is_there = left is None or left[colour] > 0
        if left is not None:
            left[colour] -= 1
        line += text(SIGNS[colour], cube(colour) if is_there else "lack")
    return line


def gold(number: int, cells: int = 0) -> Line:
    """Gold where there is little room: '3G', the number in at least so many cells."""
    return text(f"{number:>{cells}}", "figure") + text(_(GOLD_SIGN), GOLD)


def card_cost(card: int) -> Line:
    """The printed cost of a card in letters."""
    return cost(deck.CARDS[card].cost)


def letters(colours: Iterable[int]) -> str:
    """Colours as letters: 'rrb'."""
    return "".join(SIGNS[colour] for colour in colours)


def numbers(cubes: Sequence[int]) -> Line:
    """Cubes by number: 'r2 b1'."""
    found = [text(f"{SIGNS[colour]}{number}", cube(colour)) for colour, number in enumerate(cubes) if number]
    return join(found, " ") if found else text(_("none"), "dim")


def total_of(view: View, number: int, total: int) -> Line:
    """How many cubes a round has; a mark where there is none and a punishment marker is near."""
    present = view.seen.round
    if not total and 0 < present >= number - 1 and not view.have.safe_when_empty and not view.is_over:
        return text(_("0!"), "short")
    return text(str(total), "figure" if total else "dim")


def flow(parts: Iterable[Line], cells: int, rows: int, between: str = "  ") -> list[Line]:
    """Parts one after another in at most so many lines of so many cells; what does not fit is said to be more."""
    lines: list[list[Line]] = []
    parts = list(parts)
    for place, part in enumerate(parts):
        if lines and width(join([*lines[-1], part], between)) <= cells:
            lines[-1].append(part)
        elif len(lines) < rows:
            lines.append([part])
        else:
            last, left_out = lines[-1], parts[place:]
            while len(last) > 1 and width(join(last, between)) + 2 > cells:
                left_out.insert(0, last.pop())
            kept = join(last, between)
            more = cut_off(text(between) + join(left_out, between))
            lines[-1] = [fit(kept, min(cells - 2, width(kept))) + more]
            break
    return [fit(line, min(cells, width(line))) for line in (join(one, between) for one in lines)]


def if_whole(words: str, cells: int) -> Line:
    """Words where all of them have room."""
    return text(words, "dim") if width(text(words)) <= cells else EMPTY


def name(card: int) -> str:
    """A card as it is called, in at most eighteen cells."""
    said, effect = words.card_name(card), deck.CARDS[card].effect
    if width(text(said)) > _NAME and isinstance(effect, effects.DeliveryDouble):
        return _("{good} Wareh.").format(good=words.good_label(effect.good))
    return said


def tile(kind: int, cells: int = 5) -> str:
    """A kind of tile in at most four or five cells."""
    return _(_TILES[cells][kind])


# When cubes pay for a card.


def paid(view: View, card: int, table: Timetable) -> Line:
    """The cost of a card; what is missing of it in the round whose cubes come nearest to it is underlined."""
    number, _missing = timetable.nearest(card, table, view.have)
    return cost(deck.CARDS[card].cost, table[number])


def in_words(view: View, card: int, table: Timetable) -> str:
    """When the cubes that are there pay for a card, or what they lack where they come nearest to it."""
    number = timetable.ready(card, table, view.have)
    if number is not None:
        if number == view.seen.round:
            return _("Your cubes of this round pay for it.")
        return _("Your cubes of round {n} pay for it.").format(n=number)
    number, missing = timetable.nearest(card, table, view.have)
    if not any(cubes[colour] for cubes in table.values() for colour in deck.CARDS[card].cost):
        return _("Your wind rose has none of its cubes.")
    said = _("In this round you lack {cubes} for it.")
    if number != view.seen.round:
        said = _("In round {n} you lack {cubes} for it.")
    return said.format(n=number, cubes=words.cubes_of(missing))


def when(view: View, card: int, table: Timetable, *, is_short: bool = False) -> Line:
    """When the cubes that are there make a card ready; or which ones are missing in the round that comes nearest."""
    number = timetable.ready(card, table, view.have)
    if number is not None:
        is_now = number == view.seen.round
        return text(_("now") if is_now else _("in {n}").format(n=number), "gain")
    number, missing = timetable.nearest(card, table, view.have)
    line = text("-" + letters(missing), "short")
    return line if is_short else line + text(" " + _("in {n}").format(n=number), "dim")
