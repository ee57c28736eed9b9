"""What stands beside every page: what the player owns, how the others stand, where there is room what is to come."""

from __future__ import annotations

from itertools import zip_longest

from engine.le_havre import deck, rounds
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import CHARCOAL, FRANCS, SMOKED_FISH, STANDARD, UPGRADED
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import AT_HOME
from engine.texts import NC_
from engine.texts.language import gettext as _, pgettext, within
from screens.le_havre.pieces import good
from screens.le_havre.view import View
from screens.le_havre.words import card_name, good_label, short_name, short_ship, value_of
from widgets.filled import figure
from widgets.gauges import BEFORE_PLACE, LEADER, Standing, leading, standings
from widgets.lines import EMPTY, Line, fit, text, width
from widgets.styles import StyleName, seat

NARROW, WIDE = 25, 38
_WIDE_FROM = 110
"""Columns of the terminal from which the side is wide."""
_HEIGHT = 13
"""Lines of the storage."""
_OWN = 2
"""Lines of food, energy, tools and the person."""
_LEAST_ROUNDS = 4
"""Lines that the rounds to come keep, their heading among them, however many cards there are."""
PAIRS = tuple(zip(STANDARD, UPGRADED, strict=True))
"""The two sides of each token."""


def cells_of(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def lines(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    found = _storage(view, cells, min(height, _HEIGHT))
    if cells < WIDE or height <= len(found) + 2 + _LEAST_ROUNDS:
        return found
    coming = _rounds(view)
    cards = _cards(view)
    room = height - len(found) - 2
    kept = max(min(len(coming), _LEAST_ROUNDS), room - len(cards))
    if len(cards) > room - kept:
        more = _("and {n} more on page 4").format(n=len(cards) - (room - kept) + 1)
        cards = [*cards[: room - kept - 1], text(" " + more, "dim")]
    return [*found, EMPTY, *cards, EMPTY, *coming[:kept]]


def _cards(view: View) -> list[Line]:
    """The buildings and ships of the player who decides, each with its value."""
    found = [text(" " + _("Your cards"), "heading") + text("  " + _("value"), "dim")]
    names = [*view.buildings(view.seat), *view.ships(view.seat)]
    if not names:
        return [*found, text(" " + _("none yet"), "dim")]
    return found + [
        text(" ") + fit(text(card_name(name)), 28) + fit(text(value_of(name)), 4, "right") for name in names
    ]


def _rounds(view: View) -> list[Line]:
    """What the end of this round and of those after it bring."""
    if view.seen.final:
        return []
    town = {rounds.STANDARD: _("proposal"), rounds.SPECIAL: _("special"), rounds.NONE: "-"}
    found = [text(" " + _("Round"), "heading") + text("  " + _("meal harvest town     ship"), "dim")]
    for number, one in view.seen.rounds_to_come:
        found.append(
            fit(text(number), 5, "right")
            + text(" ")
            + fit(text(one.food), 5, "right")
            + text(" ")
            + fit(text(pgettext("harvest", "yes") if one.harvest else "-"), 8)
            + fit(text(town[one.town]), 9)
            + text(within(short_ship(SHIPS[one.ship].name)))
        )
    return found


def title(view: View, cells: int) -> Line:
    """Who looks, and what that player is worth now."""
    worth = figure(_("wealth"), text(view.wealth[view.seat], "figure"))
    lead = text(LEADER + " ", "mark") if len(view.names) > 1 and _leads(view, view.seat) else EMPTY
    name = text(view.names[view.seat], seat(view.seat))
    return lead + fit(name, min(width(name), cells - width(lead) - width(worth) - 2)) + text("  ") + worth


def _storage(view: View, cells: int, rows: int) -> list[Line]:
    """The goods, what they amount to, and the others, in at most so many lines of so many cells, `NARROW` at least."""
    more = (cells - NARROW) // 2
    loans = _one(_("Loans"), "short", view.seen.loans[view.seat], 9 + more)
    found = [_one(_("Francs"), good(FRANCS), view.goods[FRANCS], 8 + more) + text(" ") + loans]
    others = view.own_first[1:]
    beneath = _OWN + (len(others) + 1) // 2
    found += _goods(view, more) if rows > len(PAIRS) else _goods_there(view, more, rows - 1, beneath)
    left = rows - len(found)
    own = _own(view, cells) if left - 2 >= min(len(others), (len(others) + 1) // 2) and len(others) != left - 1 else []
    amounts = _amounts(view, in_few_cells=True)
    own = own or [amounts + text(" ") + _short_place(view, view.seat, cells - width(amounts) - 1)]
    return [*found, *own, *standings([_standing(view, other, cells) for other in others], cells, left - len(own))]


def _goods(view: View, more: int) -> list[Line]:
    """Every good beside what it is turned into."""
    return [_low(view, low, more) + text(" ") + _high(view, high, more) for low, high in PAIRS]


def _goods_there(view: View, more: int, rows: int, beneath: int) -> list[Line]:
    """The goods that the player has, the plain and the better ones each in their column, in at most so many lines.

    Where else there would be no room for the lines beneath them, plain goods go over to the other column.
    """
    plain = [low for low in STANDARD if view.goods[low]]
    better = [high for high in UPGRADED if view.goods[high]]
    over = max(0, min(len(plain) - max(1, rows - beneath), (len(plain) - len(better)) // 2))
    stay = len(plain) - over
    lows = [_low(view, low, more) for low in plain[:stay]]
    highs = [text(" ") + _high(view, good, more) for good in (*better, *plain[stay:])]
    left_out = 0
    while max(len(lows), len(highs)) + bool(left_out) > rows:
        (lows if len(lows) > len(highs) else highs).pop()
        left_out += 1
    column = 8 + more
    found = [fit(low, column + 3) + high for low, high in zip_longest(lows, highs, fillvalue=EMPTY)]
    if left_out:
        found.append(text(" " + _("and {n} more on page 4").format(n=left_out), "dim"))
    return found


def _low(view: View, number: int, more: int) -> Line:
    return _one(good_label(number), good(number), view.goods[number], 8 + more)


def _high(view: View, number: int, more: int) -> Line:
    return _one(short_label(number), good(number), view.goods[number], 9 + more)


_IN_FEW_CELLS = {
    SMOKED_FISH: NC_("good in 8 cells", "Smoked"),
    CHARCOAL: NC_("good in 8 cells", "Charcoal"),
}
"""Goods whose names are long in one language or another."""


def short_label(number: int) -> str:
    """A good in few cells."""
    return _(_IN_FEW_CELLS[number]) if number in _IN_FEW_CELLS else good_label(number)


def _own(view: View, cells: int) -> list[Line]:
    """Food, energy, tools and the person, in two lines."""
    rods, hammers = deck.rods(view.seen, view.seat), deck.hammers(view.seen, view.seat)
    tools = _figure(_("rods"), rods) + text(" ") + _figure(_("hammers"), hammers)
    if width(_amounts(view) + text(" ") + tools) <= cells:
        return [_amounts(view) + text(" ") + tools, text(" ") + _person(view, view.seat)]
    short = _figure(_("r"), rods) + text(" ") + _figure(_("h"), hammers)
    room = cells - 1 - width(short)
    place = text(" ") + _person(view, view.seat)
    if width(place) > room and width(_amounts(view) + short) < cells:  # the name is whole beneath the tools
        return [fit(_amounts(view), room) + text(" ") + short, fit(place, cells)]
    place = text(" ") + _short_place(view, view.seat, room - 1)
    return [_amounts(view), fit(place, room) + text(" ") + short]


def _amounts(view: View, *, in_few_cells: bool = False) -> Line:
    food, energy = _("food"), _("energy")
    if in_few_cells:
        food, energy = pgettext("in few cells", "food"), pgettext("in few cells", "energy")
    have = view.seen.food(view.seat), view.seen.energy(view.seat)
    return text(" ") + _figure(food, have[0]) + text(" ") + _figure(energy, have[1])


def _figure(name: str, number: int) -> Line:
    return text(name + " ", "dim") + text(number, "figure" if number else "dim")


def _person(view: View, number: int) -> Line:
    card = view.seen.persons[number]
    where = text(" " + _("at home"), "dim") if card == AT_HOME else text(" " + card_name(CARDS[card].name))
    return text("@", seat(number)) + where


def _short_place(view: View, number: int, cells: int) -> Line:
    """Where a person stands: by the beginning of the card's name where that is too long."""
    place = _person(view, number)
    if width(place) <= cells:
        return place
    card = view.seen.persons[number]
    name = _("home") if card == AT_HOME else short_name(CARDS[card].name, cells - 2)
    return text("@", seat(number)) + text(" " + name)


def _standing(view: View, number: int, cells: int) -> Standing:
    others = view.own_first[1:]
    names = min(10, max(width(text(view.names[one])) for one in others))
    notes = max(width(_note(view, one)) for one in others)
    place = _short_place(view, number, cells - BEFORE_PLACE - names - notes)
    worth = view.wealth[number]
    return Standing(view.names[number], seat(number), worth, _note(view, number), place, _leads(view, number))


def _note(view: View, number: int) -> Line:
    """What a player lacks for the next meal, or that nothing is lacking."""
    if not view.forecast.meals:
        return EMPTY
    short = view.forecast.meals[number].short
    return text(f"-{short}", "short") if short else text("✓", "gain")


def _leads(view: View, number: int) -> bool:
    return leading(view.wealth)[number]


def _one(name: str, style: StyleName, number: int, cells: int) -> Line:
    value = text(number, "figure") if number else text("·", "dim")
    return text(" ") + fit(text(name, style if number else "dim"), cells - 1) + fit(value, 3, "right")
