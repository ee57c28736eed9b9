"""The cards on the page of the market: the offer, one's own, those of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.macao import deck, state
from engine.texts.language import gettext as _
from screens.macao import pieces, timetable, words
from screens.macao.view import View
from widgets.lines import EMPTY, Line, ends, fit, plain, rule, selected, text, width

ROOMY: Final = 45
"""Cells of the cards from which on each has its effect beside it."""
_NAME: Final = 21
_MANY: Final = 99


class Market(NamedTuple):
    """What of the page is drawn: a position, the dice that are ticked, and the die or the card with the cursor."""

    view: View
    ticked: tuple[int, ...]
    die: int | None
    card: int | None


def own_column(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The cards on offer and one's own."""
    found = own(page, cells, active=active)
    if len(found) < height - 1:
        found.append(ruled(text(" " + _("Activated"), "heading"), cells))
        found += _activated(page.view.have.cards, cells, height - len(found))
    return found[:height]


def own(page: Market, cells: int, *, active: bool) -> list[Line]:
    """The cards on offer and those of one's own tableau."""
    view, seen = page.view, page.view.seen
    here = page.card if active else None
    mine = seen.tableau[view.seat]
    row = _Row(
        view,
        timetable.timetable(seen, view.seat, page.ticked if view.phase == state.DICE else ()),
        cells,
        pieces.column((*seen.offer, *mine), _NAME),
    )
    found: list[Line] = []
    if seen.offer:
        heading = text(" " + (_("First cards") if seen.phase == state.DRAFT else _("Offer")), "heading")
        found.append(ruled(heading, cells, text(_("cost tribute"), "dim") + text(" ") if cells < ROOMY else EMPTY))
        found += [_card(row, card, is_here=card == here) for card in seen.offer]
    heading = text(" " + _("Yours"), "heading")
    heading += text(" " + _("{n} of {room}").format(n=len(mine), room=view.have.room), "dim")
    found.append(ruled(heading, cells))
    found += [_card(row, card, is_here=card == here) for card in mine]
    return found if mine else [*found, text("  " + _("no card to activate"), "dim")]


def others(view: View, cells: int, room: int, spared: int = 0) -> list[Line]:
    """The cards of the others in so many lines: with what they do as far as there is room, else by name.

    Where not everybody has a line they are told by their costs, one after another. Up to `spared` lines are left to
    something else, as far as no card loses its name for them.
    """
    if room < len(view.others):
        together = [view.called(seat) + text(" ") + pieces.costs_of(view, seat) for seat in view.others]
        return [text(" ") + line for line in pieces.flow(together, cells - 1, room)] if room > 0 else []
    for is_whole in (True, False):
        found = [line for seat in view.others for line in _other(view, seat, cells, is_whole=is_whole)]
        if len(found) <= room and cells >= ROOMY:
            return found
    ways = (_by_name(view, cells, max(len(view.others), room - kept)) for kept in range(spared, -1, -1))
    return max(ways, key=lambda way: _named(view, way))


def _by_name(view: View, cells: int, room: int) -> list[Line]:
    """The cards of the others by name, as far as they have room."""
    called = max((width(view.called(seat)) for seat in view.others), default=0) + 4
    found: list[Line] = []
    for place, seat in enumerate(view.others):
        rows = max(1, (room - len(found)) // (len(view.others) - place))
        for n, line in enumerate(pieces.cards_in(view, seat, cells - called - 1, rows)):
            found.append(fit(text("  ") + view.called(seat) if not n else EMPTY, called) + line)
    return found


def _named(view: View, lines: Sequence[Line]) -> int:
    """How many cards of the tableaus of the others stand there by name."""
    said = " ".join(map(plain, lines))
    return sum(words.card_name(card) in said for seat in view.others for card in view.seen.tableau[seat])


def _other(view: View, seat: int, cells: int, *, is_whole: bool) -> list[Line]:
    """All cards of another player: those of the tableau with their cost, then those that are activated."""
    tableau, active = view.seen.tableau[seat], view.seen.active[seat]
    held = _("{n} of {room}").format(n=len(tableau), room=deck.standing(active).room)
    found = [ruled(text(" ") + view.called(seat) + text(" " + held, "dim"), cells)]
    names = pieces.column((*tableau, *(deck.cards_of(active) if is_whole else ())), _NAME)
    for card in tableau:
        line = fit(text(" " + words.card_name(card)), names + 1) + fit(pieces.card_cost(card), pieces.cost_cells())
        found.append(fit(line + pieces.effect(card, cells - width(line)), cells))
    if not is_whole:
        return found + pieces.flow(pieces.activated(view, seat), cells - 1, _MANY)
    for card in deck.cards_of(active):
        line = fit(text("✓", "mark") + text(words.card_name(card)), names + 6)
        found.append(fit(line + pieces.effect(card, cells - width(line)), cells))
    return found


def _activated(cards: tuple[int, ...], cells: int, room: int) -> list[Line]:
    """Activated cards: each with what it does where there is room, else their names one after another."""
    if not cards:
        return [text("  " + _("no card yet"), "dim")]
    if cells >= ROOMY and len(cards) <= room:
        size = pieces.column(cards, _NAME) + 6
        return [fit(text(" " + words.card_name(one)), size) + text(words.effect(one), "dim") for one in cards]
    return [text("  ") + line for line in pieces.named(cards, cells - 3, room)]


def ruled(words_: Line, cells: int, end: Line = EMPTY) -> Line:
    return fit(words_ + text(" ") + rule(max(0, cells - width(words_) - width(end) - 2)) + text(" ") + end, cells)


def when_cells() -> int:
    """The cells in which it is said when cubes come, in a late round too."""
    return max(5, width(text(_("in {n}").format(n=state.LAST_ROUND))))


class _Row(NamedTuple):
    """What the rows of cards are made of: when cubes come, the cells of a row and of the names."""

    view: View
    table: timetable.Timetable
    cells: int
    names: int


def _card(row: _Row, card: int, *, is_here: bool) -> Line:
    """A card with its cost, on offer its tribute; where there is room also when its cubes come, and what it does."""
    view, cells = row.view, row.cells
    paid = fit(pieces.paid(view, card, row.table), pieces.cost_cells())
    tribute = text(words.tribute(card) + " ", "dim") if card in view.seen.offer else EMPTY
    when = pieces.when(view, card, row.table, is_short=True)
    if cells < ROOMY:
        end = paid + fit(tribute or when, max(when_cells(), width(tribute or when)))
        line = ends(text(" " + pieces.name(card, cells - width(end) - 1)), end, cells)
    else:
        line = (
            fit(text(" " + words.card_name(card)), row.names + 1)
            + paid
            + tribute
            + fit(when, max(when_cells(), width(when)) + 1)
        )
        line = fit(line + pieces.effect(card, cells - width(line)), cells)
    return selected(line) if is_here else line
