"""What a card costs and when the cubes of a timetable pay for it, as lines."""

from __future__ import annotations

from engine.macao.colours import COLOURS
from engine.texts.language import gettext as _
from screens.macao import pieces, timetable, words
from screens.macao.timetable import Timetable
from screens.macao.view import View
from widgets.lines import Line, text


def cost_of(name: str) -> list[str]:
    """The colours that a card costs."""
    return [COLOURS[colour] for colour in words.card(name).cost]


def paid(view: View, name: str, table: Timetable) -> Line:
    """The cost of a card; what is missing of it in the round whose cubes come nearest to it is underlined."""
    number, _missing = timetable.nearest(words.card(name), table, view.have)
    return pieces.cost(cost_of(name), {COLOURS[colour]: count for colour, count in enumerate(table[number])})


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
    line = text("-" + pieces.letters(COLOURS[colour] for colour in missing), "short")
    if is_short:
        return line
    return line + text(" " + _("in {n}").format(n=number), "dim")
