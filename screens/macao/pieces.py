"""Parts of lines at the table of Macao: hues, cubes, costs, names, and when cubes pay for a card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine.macao.colours import COLOURS
from engine.macao.effects import DeliveryDouble
from engine.texts.language import gettext as _
from screens.macao import timetable, words
from screens.macao.actions import LETTERS
from screens.macao.timetable import Timetable
from screens.macao.view import View
from widgets.lines import EMPTY, Line, cut_off, fit, join, text, width
from widgets.palettes import Hue
from widgets.styles import Hues, StyleName

_NAME: Final = 18
"""Cells of the name of a card."""


def cost(colours: Sequence[str], supply: Mapping[str, int] | None = None) -> Line:
    """A cost as letters in their colours; what a supply lacks of it is underlined."""
    left = Counter(supply or {})
    line: Line = EMPTY
    for colour in colours:
        is_there = supply is None or left[colour] > 0
        left[colour] -= 1
        line += text(LETTERS[colour], cube(colour) if is_there else "lack")
    return line


def letters(colours: Iterable[str]) -> str:
    """A cost as letters: 'rrb'."""
    return "".join(LETTERS[colour] for colour in colours)


def numbers(cubes: Mapping[str, int]) -> Line:
    """Cubes by number: 'r2 b1'."""
    found = [text(f"{LETTERS[name]}{cubes[name]}", cube(name)) for name in COLOURS if cubes.get(name)]
    return join(found, " ") if found else text(_("none"), "dim")


def each(cubes: Mapping[str, int]) -> Line:
    """Every cube as a letter of its colour: 'rrb'."""
    return cost([name for name in COLOURS for _cube in range(cubes.get(name, 0))]) or text("·", "dim")


def total_of(view: View, number: int, total: int) -> Line:
    """How many cubes a round has; a mark where there is none and a punishment marker is near."""
    is_near = view.table["round"] > 0 and number <= view.table["round"] + 1
    if not total and is_near and not view.have.safe_when_empty and not view.table["over"]:
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


def name(card: str) -> str:
    """A card as it is called, in at most eighteen cells."""
    said = words.card_name(card)
    effect = words.card(card).effect
    if width(text(said)) > _NAME and isinstance(effect, DeliveryDouble):
        return _("{good} Wareh.").format(good=said.partition(" ")[0])
    return said


_CUBES: Mapping[str, Hue] = dict(zip(COLOURS, ("red", "blue", "green", "grey", "silver", "violet"), strict=True))

HUES: Hues = (
    *((f"good:{name}", hue) for name, hue in _CUBES.items()),
    *((f"type:{name}", hue) for name, hue in _CUBES.items()),
    ("good:gold", "gold"),
)


def cube(colour: str) -> StyleName:
    """The style of cubes of a colour."""
    return f"good:{colour}"


def die(colour: str) -> StyleName:
    """The style of a die of a colour."""
    return f"type:{colour}"


def cost_of(name: str) -> list[str]:
    """The colours that a card costs."""
    return [COLOURS[colour] for colour in words.card(name).cost]


def paid(view: View, name: str, table: Timetable) -> Line:
    """The cost of a card; what is missing of it in the round whose cubes come nearest to it is underlined."""
    number, _missing = timetable.nearest(words.card(name), table, view.have)
    return cost(cost_of(name), {COLOURS[colour]: count for colour, count in enumerate(table[number])})


def in_words(view: View, name: str, table: Timetable) -> str:
    """When the cubes that are there pay for a card, or what they lack where they come nearest to it."""
    number = timetable.ready(name, table, view.have)
    if number is not None:
        if number == view.table["round"]:
            return _("Your cubes of this round pay for it.")
        return _("Your cubes of round {n} pay for it.").format(n=number)
    card = words.card(name)
    number, missing = timetable.nearest(card, table, view.have)
    lacking = words.cubes_of(missing)
    if not any(cubes[colour] for cubes in table.values() for colour in card.cost):
        return _("Your wind rose has none of its cubes.")
    if number == view.table["round"]:
        return _("In this round you lack {cubes} for it.").format(cubes=lacking)
    return _("In round {n} you lack {cubes} for it.").format(n=number, cubes=lacking)


def when(view: View, name: str, table: Timetable, *, is_short: bool = False) -> Line:
    """When the cubes that are there make a card ready; or which ones are missing in the round that comes nearest."""
    number = timetable.ready(name, table, view.have)
    if number is not None:
        is_now = number == view.table["round"]
        said = _("now") if is_now else _("in {n}").format(n=number)
        return text(said, "gain")
    number, missing = timetable.nearest(words.card(name), table, view.have)
    line = text("-" + letters(COLOURS[colour] for colour in missing), "short")
    if is_short:
        return line
    return line + text(" " + _("in {n}").format(n=number), "dim")
