"""The top card of each stack of proposals, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from engine.texts.language import comma, gettext as _, pgettext
from screens.le_havre.goals import possible_keys
from screens.le_havre.pieces import cost_line, type_letter
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, name_in_list, price, short_name
from screens.words import shown
from widgets.filled import fill
from widgets.frames import Card, card_row
from widgets.lines import EMPTY, Line, ends, text, whole, width, wrap

FIGURES, _SOME = 4, 3
"""Rows of a card: its frame, its figures, what it does; and the least of its rule, which stands where there is room."""
_EDGE = 2
"""Cells of the upper edge of a card, within its corners, beside its title."""
_APART = 23
"""Cells of a card in which its keys need not touch the frame."""


def rows_of_cards(tops: Sequence[str], cells: int, rows: int, height: int) -> int:
    """How many rows each card has where so many of a list should have their place below them, too."""
    inner = cells // max(1, len(tops)) - 2
    most = FIGURES + max((len(_rule(name, inner)) for name in tops), default=0)
    found = min(most, height - 1 - rows)
    return found if found >= min(most, FIGURES + _SOME) else FIGURES


def top_cards(view: View, tops: Sequence[str], cells: int, rows: int, chosen: int) -> list[Line]:
    """The top card of each stack, the cursor on one of them, and in the edge below it what lies beneath."""
    size = cells // max(1, len(tops))
    return card_row([_card(view, name, size - 2, rows - 2) for name in tops], cells, rows, chosen)


def _card(view: View, name: str, cells: int, rows: int) -> Card:
    building = card(name)
    sign, costs = text(" ") + type_letter(building.type) + text(" "), cost_line(view, name)
    value, bought = text(building.value, "worth"), EMPTY
    if building.price is not None and building.price != building.value:
        bought = text(comma() + _("{n} fr").format(n=price(building)), "dim")
    named = fill(pgettext("of a card", "value {n}"), "dim", n=value)
    briefly = [text(f"{building.value}/{price(building)}", "worth")] if bought else []
    ways = [
        sign + told + text(between) + costs
        for told in (named + bought, value + bought, *briefly)
        for between in ("  ", " ")
    ]
    figures = next((way for way in ways if width(way) <= cells), ways[-1])
    keys = text(possible_keys(view, name), "key") + text(" " if cells >= _APART else "")
    does = ends(text(" ") + text(shown(building.short)), keys, cells)
    rule = _rule(name, cells)
    number = text(building.sign + " ", "dim")
    called = _called(name, cells - _EDGE - width(number))
    return Card(
        number + text(called, "heading"),
        [figures, does, *(whole(rule, rows - 2, cells) if rows > 2 else ())],
        _under(view, name, cells - 2),
    )


def _rule(name: str, cells: int) -> list[Line]:
    return [text(" ") + line for line in wrap(shown(card(name).rule), cells - 2, "dim")]


def _called(name: str, cells: int) -> str:
    """A building as it is called, in so many cells."""
    names = card_name(name), name_in_list(name)
    return next((one for one in names if width(text(one)) <= cells), short_name(name, cells))


def _under(view: View, name: str, cells: int) -> Line:
    """The next card of the stack, and how many there are below that one."""
    stack = next(stack for stack in view.stacks if stack[:1] == [name])
    if len(stack) == 1:
        return EMPTY
    following, more = shown(card(stack[1]).shown), len(stack) - 2
    # Translators: the next card of a stack, and how many lie below it.
    ways = (_("then {name}, +{n}"), _("{name}, +{n}")) if more else (_("then {name}"), "{name}")
    words = [way.format(name=following, n=more) for way in ways]
    room = cells - width(text(ways[-1].format(name="", n=more)))
    words.append(ways[-1].format(name=_called(stack[1], room), n=more))
    return text(next((one for one in words if width(text(one)) <= cells), words[-1]), "dim")
