"""Parts of lines at the table of Macao: hues, cubes, costs, names, and when cubes pay for a card."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.macao import deck, effects, scoring, sea
from engine.macao.colours import COLOURS
from engine.texts import NC_
from engine.texts.language import comma, gettext as _
from screens.documents import Code
from screens.macao import timetable, words
from screens.macao.timetable import Timetable
from screens.macao.view import View
from widgets.filled import figure
from widgets.gauges import LEADER
from widgets.lines import EMPTY, Line, cut_off, fit, is_cut, join, text, width
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

SIGNS: Final = (
    *(NC_("Macao colour", "r"), NC_("Macao colour", "b"), NC_("Macao colour", "g")),
    *(NC_("Macao colour", "k"), NC_("Macao colour", "y"), NC_("Macao colour", "v")),
)
"""The letter of each colour: in English the key of its die."""
"""The letter of each colour."""
_HUES: Final[tuple[Hue, ...]] = ("red", "blue", "green", "grey", "silver", "violet")
HUES: Final[Hues] = (
    *(
        (f"{kind}:{name}", hue)
        for kind in ("good", "type", "missing")
        for name, hue in zip(COLOURS, _HUES, strict=True)
    ),
    ("good:company", "brown"),
    ("type:port", "tan"),
    *((f"type:{good}", "tan") for good in sea.GOODS),
    ("scene:wave", "blue"),
    ("good:gold", "gold"),
)


def codes() -> list[Code]:
    """The letters of colours, of goods and of the company."""
    styles = [(style(number), number) for style in (cube, die) for number in range(len(SIGNS))]
    found = [Code(style, (SIGNS[number],), words.colour_name(number)) for style, number in styles]
    return [*found, *goods_codes(), Code("good:company", (words.COMPANY_SIGN,), _(words.COMPANY))]


def goods_codes() -> list[Code]:
    """The letters of goods."""
    goods = zip(sea.GOODS, words.GOOD_SIGNS, strict=True)
    return [Code(f"type:{one}", (sign,), words.good_name(sea.GOOD[one])) for one, sign in goods]


def sign(colour: int) -> str:
    """The letter of a colour."""
    return _(SIGNS[colour])


def cube(colour: int) -> StyleName:
    """The style of cubes of a colour."""
    return f"good:{COLOURS[colour]}"


def die(colour: int) -> StyleName:
    """The style of a die of a colour."""
    return f"type:{COLOURS[colour]}"


def cubes_due(colours: Iterable[int], supply: Sequence[int] | None = None) -> Line:
    """A cost as cubes, each its letter on its colour; those that a supply lacks are underlined."""
    left = None if supply is None else list(supply)
    line: Line = EMPTY
    for colour in colours:
        is_there = left is None or left[colour] > 0
        if left is not None:
            left[colour] -= 1
        line += text(sign(colour), die(colour) if is_there else f"missing:{COLOURS[colour]}")
    return line


def card_cost(card: int) -> Line:
    """The printed cost of a card as cubes."""
    return cubes_due(deck.CARDS[card].cost)


def cost_cells() -> int:
    """The cells of the dearest cost and a blank."""
    return 1 + max(len(card.cost) for card in deck.CARDS) * max(width(text(_(one))) for one in SIGNS)


def letters(colours: Iterable[int]) -> str:
    """Colours as letters: 'rrb'."""
    return "".join(sign(colour) for colour in colours)


def supply(there: Sequence[int]) -> Line:
    """Cubes, or that there is none."""
    return cubes(there) if any(there) else text(_("none"), "dim")


def cubes(numbers_: Sequence[int], *, is_short: bool = False) -> Line:
    """Cubes, each its letter on its colour: 'rrb'; of three or more of a colour in short the number: 'r3b'."""
    found: Line = EMPTY
    for colour, number in enumerate(numbers_):
        shown = f"{sign(colour)}{number}" if is_short and number > 2 else sign(colour) * number
        found += text(shown, die(colour))
    return found


def cargo(tiles: Sequence[int]) -> Line:
    """Goods as crates, each by its letter."""
    return tuple(piece for good, number in enumerate(tiles) for piece in crates(good, number))


def crates(good: int, number: int) -> Line:
    """So many crates of a good."""
    return text(words.good_sign(good) * number, f"type:{sea.GOODS[good]}")


def leader(view: View, seat: int, other: Line) -> Line:
    """The sign of a seat that leads, or what stands in its place."""
    return text(LEADER, "mark") if view.leads[seat] else other


def gold_of(view: View, seat: int) -> Line:
    """The gold of a player."""
    return text(words.gold(view.seen.gold[seat]), "good:gold")


def cards_in(view: View, seat: int, cells: int, rows: int) -> list[Line]:
    """The cards of a player in at most so many lines: those of the tableau with their cost, then those activated.

    Where there is no room for the names of those that are activated their number stands for them; then the last ones of
    the tableau lose their names, and at last all of them.
    """
    tableau = view.seen.tableau[seat]
    costs = list(map(card_cost, tableau))
    named = [figure(words.card_name(card), cost, "plain") for card, cost in zip(tableau, costs, strict=True)]
    number = _number(view, seat)
    shorter = ([*named[:kept], *costs[kept:], *number] for kept in range(len(named), 0, -1))
    found: list[Line] = []
    for parts in ([*named, *activated(view, seat)], *shorter, [costs_of(view, seat)]):
        found = flow(parts, cells, rows)
        if not any(map(is_cut, found)):
            break
    return found or [EMPTY]


def costs_of(view: View, seat: int) -> Line:
    """What the cards of a player's tableau cost, and how many are activated: 'rb k ✓5'."""
    return join([*map(card_cost, view.seen.tableau[seat]), *_number(view, seat)], " ")


def _number(view: View, seat: int) -> list[Line]:
    """How many cards a player has activated; nothing where there is none."""
    number = view.seen.active[seat].bit_count()
    return [text("✓", "mark") + text(str(number), "dim")] if number else []


def activated(view: View, seat: int) -> list[Line]:
    """The cards that a player has activated, by name."""
    return [text("✓", "mark") + text(words.card_name(card), "dim") for card in deck.cards_of(view.seen.active[seat])]


def named(cards: Sequence[int], cells: int, rows: int, style: StyleName = "plain") -> list[Line]:
    """Cards by name in at most so many lines; of those without room it is said how many they are: 'Mint, Envoy +3'."""
    names = [text(words.card_name(card), style) for card in cards]
    for left_out in range(len(names)):
        kept = names[: len(names) - left_out]
        found = flow([*kept[:-1], kept[-1] + text(f" +{left_out}", "dim")] if left_out else kept, cells, rows, comma())
        if not any(map(is_cut, found)):
            return found
    return [text(f"+{len(names)}", "dim")] if names and rows else []


def is_near(view: View, number: int) -> bool:
    """Whether a round without cubes brings a punishment marker soon."""
    return 0 < view.seen.round >= number - 1 and not view.have.safe_when_empty and not view.is_over


def total_of(view: View, number: int, total: int) -> Line:
    """How many cubes a round has; where there is none and a punishment marker is near what that costs."""
    if not total and is_near(view, number):
        return text(str(scoring.PUNISHMENT), "short")
    return text(str(total), "figure" if total else "dim")


def empty(view: View, number: int, *, is_short: bool) -> Line:
    """What stands in place of the cubes of a round that has none: what that costs, if a punishment marker is near."""
    if not is_near(view, number):
        return text("·", "dim")
    points = scoring.PUNISHMENT
    return text(str(points) if is_short else _("empty {points}").format(points=points), "short")


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


def effect(card: int, cells: int) -> Line:
    """What a card does where it has room; of a warehouse, whose name says the good, in fewer words if need be."""
    said = words.effect(card)
    if width(text(said)) > cells and isinstance(deck.CARDS[card].effect, effects.DeliveryDouble):
        said = _("pays double")
    return if_whole(said, cells)


def name(card: int, cells: int) -> str:
    """A card as it is called, in at most so many cells."""
    said, effect = words.card_name(card), deck.CARDS[card].effect
    if width(text(said)) > cells and isinstance(effect, effects.DeliveryDouble):
        return _("{good} Wareh.").format(good=words.good_label(effect.good))
    return said


def column(cards: Iterable[int], most: int) -> int:
    """Cells of a column of names, a blank at its end; at most so many."""
    return min(most, max((width(text(words.card_name(card))) for card in cards), default=0)) + 1


# When cubes pay for a card.


def paid(view: View, card: int, table: Timetable) -> Line:
    """The cost of a card; what is missing of it in the round whose cubes come nearest to it is underlined."""
    number, _missing = timetable.nearest(card, table, view.have)
    return cubes_due(deck.CARDS[card].cost, table[number])


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
