"""The cards of the market: those on offer, the own tableau, what is activated, and the cards of the others."""

from __future__ import annotations

from typing import Final, Protocol

from engine.macao.state import DICE, DRAFT
from engine.macao.table_data import CardData, PlayerData
from engine.texts.language import gettext as _
from screens.macao import pieces, timetable, words
from screens.macao.timetable import Pair, Timetable
from screens.macao.view import View
from widgets.lines import EMPTY, Line, ends, fit, rule, selected, text, width

_OTHERS: Final = 3
_ROOMY: Final = 45
"""Cells of the cards from which on each has its effect beside it."""
_NAME: Final = 23


class Market(Protocol):
    """The page of the market, as far as it is drawn."""

    @property
    def view(self) -> View:
        """The position that is shown."""
        ...

    @property
    def pairs(self) -> list[Pair]:
        """All pairs of dice, the best first."""
        ...

    @property
    def ticked(self) -> tuple[int, ...]:
        """The dice that are ticked, by colour."""
        ...

    @property
    def die(self) -> int | None:
        """The die with the cursor, by colour."""
        ...

    @property
    def under_cursor(self) -> str:
        """The card with the cursor."""
        ...


def lines(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The cards in so many cells and lines."""
    view = page.view
    table = timetable.timetable(view.seen, view.seat, page.ticked if view.phase == DICE else ())
    here = page.under_cursor if active else ""
    found: list[Line] = []
    offer = view.table["offer"]
    if offer:
        heading = text(" " + (_("First cards") if view.table["phase"] == DRAFT else _("Offer")), "heading")
        found.append(_ruled(heading, text(_("cost tribute") + " ", "dim"), cells))
        found += [_offered(view, one, cells, table, is_here=one["card"] == here) for one in offer]
    mine = view.mine
    heading = text(" " + _("Yours"), "heading")
    heading += text(_(" {n} of {room}").format(n=len(mine["tableau"]), room=mine["room"]), "dim")
    found.append(_ruled(heading, EMPTY, cells))
    found += [_own(view, name, cells, table, is_here=name == here) for name in mine["tableau"]]
    if not mine["tableau"]:
        found.append(text("  " + _("no card to activate"), "dim"))
    if len(found) < height - 1:
        found.append(_ruled(text(" " + _("Activated"), "heading"), EMPTY, cells))
        found += _activated(mine["activated"], cells, height - len(found))
        if cells >= _ROOMY:
            found += _others(view, cells, height - len(found))
    return found[:height]


def _others(view: View, cells: int, room: int) -> list[Line]:
    """The cards of the others: each with what it does where all have room, else by name, ✓ what they activated."""
    whole = [line for player in view.others for line in _other(view, player, cells)]
    if len(whole) <= room:
        return whole
    found: list[Line] = []
    spare = max(0, room - len(view.others))
    for player in view.others:
        names = [view.called(player["seat"])]
        names += [text(pieces.name(one) + " ") + pieces.cost(pieces.cost_of(one)) for one in player["tableau"]]
        names += [text("✓", "mark") + text(pieces.name(one)) for one in player["activated"]]
        lines_ = pieces.flow(names, cells - 3, 1 + spare)
        spare -= len(lines_) - 1
        found += [text("  ") + line for line in lines_]
    return found


def _other(view: View, player: PlayerData, cells: int) -> list[Line]:
    """All cards of another player: those of the tableau with their cost, then those that are activated."""
    held = _("{n} of {room}").format(n=len(player["tableau"]), room=player["room"])
    found = [_ruled(text(" ") + view.called(player["seat"]) + text(" " + held, "dim"), EMPTY, cells)]
    for name in player["tableau"]:
        line = fit(text(" " + pieces.name(name)), _NAME) + fit(pieces.cost(pieces.cost_of(name)), 4, "right")
        found.append(fit(line, _NAME + 22) + text(words.effect(name), "dim"))
    for name in player["activated"]:
        found.append(fit(text("✓", "mark") + text(pieces.name(name)), _NAME + 22) + text(words.effect(name), "dim"))
    return found


def _activated(cards: list[str], cells: int, room: int) -> list[Line]:
    """Activated cards: each with what it does where there is room, else their names one after another."""
    if not cards:
        return [text("  " + _("no card yet"), "dim")]
    if cells >= _ROOMY and len(cards) + _OTHERS <= room:
        return [fit(text(" " + pieces.name(one)), _NAME) + text(words.effect(one), "dim") for one in cards]
    return [
        text("  ") + line for line in pieces.flow([text(words.card_name(one)) for one in cards], cells - 3, room, ", ")
    ]


def _ruled(words_: Line, end: Line, cells: int) -> Line:
    return fit(words_ + text(" ") + rule(max(0, cells - width(words_) - width(end) - 2)) + text(" ") + end, cells)


def _offered(view: View, one: CardData, cells: int, table: Timetable, *, is_here: bool) -> Line:
    pair = _("{gold}-{points}").format(gold=one["tribute"]["gold"], points=one["tribute"]["prestige"])
    end = fit(pieces.paid(view, one["card"], table), 4, "right") + text(" " + pair, "dim")
    return _card(view, one["card"], end, cells, table, is_here=is_here)


def _own(view: View, name: str, cells: int, table: Timetable, *, is_here: bool) -> Line:
    end = fit(pieces.paid(view, name, table), 4, "right")
    if cells < _ROOMY:
        end += text(" ") + fit(pieces.when(view, name, table, is_short=True), 5)
    return _card(view, name, end, cells, table, is_here=is_here)


def _card(view: View, name: str, end: Line, cells: int, table: Timetable, *, is_here: bool) -> Line:
    """A card with its cost; where there is room also when the cubes for it come, and what it does."""
    line = text(" " + pieces.name(name))
    if cells < _ROOMY:
        line = ends(line, end + text(" "), cells)
    else:
        line = fit(fit(line, _NAME) + end, _NAME + 10) + fit(pieces.when(view, name, table), 12)
        line = fit(line + text(words.effect(name), "dim"), cells)
    return selected(line) if is_here else line
