"""How the market is drawn: dice and wind rose at the left, at the right the cards of the offer and of everybody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.macao import colours, deck, lone, picks, rounds, state
from engine.texts.language import gettext as _
from screens.macao import pieces, standings, timetable, words
from screens.macao.view import View
from widgets.lines import EMPTY, Line, beside, block, ends, fit, join, rule, selected, text, width

_DIE: Final = 23
"""Cells of a die, its round and what was rolled."""
_ROUND: Final = 4
"""Cells of a round of the timetable."""
_LEFT: Final = _DIE + timetable.SHOWN * _ROUND
_OTHERS: Final = 3
_ROOMY: Final = 45
"""Cells of the cards from which on each has its effect beside it."""
_NAME: Final = 23


class Market(NamedTuple):
    """What of the page is drawn: a position, the dice that are ticked, and the die or the card with the cursor."""

    view: View
    ticked: tuple[int, ...]
    die: int | None
    card: int | None


def lines(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The page in so many cells and lines."""
    room = cells - _LEFT - 1
    left = _left(page, height, active=active)
    right = _cards(page, room, height, active=active)
    return beside((left, _LEFT), (right, room), between=text("│", "rule"), height=height)


# Dice and wind rose.


def _left(page: Market, height: int, *, active: bool) -> list[Line]:
    view = page.view
    table = timetable.timetable(view.seen, view.seat)
    picked = page.ticked if view.phase == state.DICE else ()
    after = timetable.timetable(view.seen, view.seat, picked)
    found = [_heading(view, table)]
    for colour in colours.EVERY:
        line = _die(view, colour, is_ticked=colour in picked) + _cubes(colour, table, after)
        is_here = active and page.die == colour
        found.append(selected(fit(line, _LEFT)) if is_here else line)
    totals = (pieces.total_of(view, number, sum(cubes)) for number, cubes in after.items())
    found.append(_sums(view, view.seat, totals))
    for seat in view.others:
        sums = map(sum, timetable.timetable(view.seen, seat).values())
        found.append(_sums(view, seat, (text(total) if total else text("·", "dim") for total in sums)))
    return block([*found, *_coming(view, height - len(found))], height)


def _heading(view: View, table: timetable.Timetable) -> Line:
    """The rounds; before them what is true of the dice of this round."""
    highest = picks.highest(max(1, view.seen.round))
    said = text(" " + _("Dice"), "heading")
    if not any(view.seen.rolled):
        said += text("  " + _("not thrown yet"), "dim")
    elif highest < 6:
        said += text("  " + _("over {n} count 1").format(n=highest), "dim")
    line = fit(said, _DIE)
    for number in table:
        label = _("now") if number == view.seen.round else str(number)
        line += fit(text(label, "heading"), _ROUND, "right")
    return line


def _die(view: View, colour: int, *, is_ticked: bool) -> Line:
    """A die: its letter, what it shows, when its cubes come, and whether it is chosen."""
    seen, style = view.seen, pieces.cube(colour)
    line = text(" ") + text(pieces.SIGNS[colour], style) + text(" " + words.colour_name(colour), style)
    line = fit(line, 10)
    if not any(seen.rolled):
        return fit(line, _DIE)
    value, rolled = seen.dice[colour], seen.rolled[colour]
    line += text(f" {value} ", pieces.die(colour))
    when = _("now") if value == 1 else _("in {n}").format(n=seen.round + value - 1)
    line = fit(line + text(" " + when), 19)
    signs = text("✓", "mark") if is_ticked else EMPTY
    signs += join([view.token(seat) for seat, chosen in enumerate(seen.picked) if colour in chosen], "")
    if rolled != value and width(signs) <= 1:
        line += text(f"({rolled})", "dim")
    return fit(line, _DIE - width(signs)) + signs


def _cubes(colour: int, table: timetable.Timetable, after: timetable.Timetable) -> Line:
    """The cubes of a colour, round by round; with what the ticked dice add."""
    line: Line = EMPTY
    for number, cubes in table.items():
        more = after[number][colour] - cubes[colour]
        shown = text(str(cubes[colour]), pieces.cube(colour)) if cubes[colour] else EMPTY
        if more:
            shown += text(f"+{more}", "mark")
        line += fit(shown or text("·", "dim"), _ROUND, "right")
    return line


def _sums(view: View, seat: int, totals: Iterable[Line]) -> Line:
    """A player: the score, the gold, and the cubes of each round."""
    line = fit(standings.line_of(view, seat), _DIE)
    for total in totals:
        line += fit(total, _ROUND, "right")
    return line


def _coming(view: View, room: int) -> list[Line]:
    """The office cards of the next rounds, the company of a game alone."""
    seen = view.seen
    found: list[Line] = []
    if seen.terms.lone:
        said = _("waits for the dice")
        if view.company_takes is not None:
            said = _("takes {quarter}").format(quarter=words.quarter_name(view.company_takes))
        elif any(seen.rolled):
            said = _("takes nothing") if lone.to_come(seen) else _("has had its turn")
        found.append(text(" ") + view.called(None) + text(" " + said, "dim"))
    for number in range(seen.round + 1, state.LAST_ROUND + 1):
        if len(found) >= room:
            break
        found.append(fit(text(f" {number}", "dim"), 4) + offices(view, number))
    return found


def offices(view: View, number: int, style: str = "plain") -> Line:
    """The office cards of a round, with their costs."""
    cards = rounds.offices_of(view.seen, number)
    return join([text(words.card_name(card) + " ", style) + pieces.card_cost(card) for card in cards], ", ")


# The cards.


def _cards(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    view, seen = page.view, page.view.seen
    table = timetable.timetable(seen, view.seat, page.ticked if view.phase == state.DICE else ())
    here = page.card if active else None
    found: list[Line] = []
    if seen.offer:
        heading = text(" " + (_("First cards") if seen.phase == state.DRAFT else _("Offer")), "heading")
        found.append(_ruled(heading, cells, text(_("cost tribute") + " ", "dim")))
        found += [_card(view, card, cells, table, is_here=card == here) for card in seen.offer]
    mine = seen.tableau[view.seat]
    heading = text(" " + _("Yours"), "heading")
    heading += text(_(" {n} of {room}").format(n=len(mine), room=view.have.room), "dim")
    found.append(_ruled(heading, cells))
    found += [_card(view, card, cells, table, is_here=card == here) for card in mine]
    if not mine:
        found.append(text("  " + _("no card to activate"), "dim"))
    if len(found) < height - 1:
        found.append(_ruled(text(" " + _("Activated"), "heading"), cells))
        found += _activated(view.have.cards, cells, height - len(found))
        if cells >= _ROOMY:
            found += _others(view, cells, height - len(found))
    return found[:height]


def _others(view: View, cells: int, room: int) -> list[Line]:
    """The cards of the others: each with what it does where all have room, else by name, ✓ what they activated."""
    whole = [line for seat in view.others for line in _other(view, seat, cells)]
    if len(whole) <= room:
        return whole
    found: list[Line] = []
    spare = max(0, room - len(view.others))
    for seat in view.others:
        names = [view.called(seat)]
        names += [text(pieces.name(card) + " ") + pieces.card_cost(card) for card in view.seen.tableau[seat]]
        names += [text("✓", "mark") + text(pieces.name(card)) for card in deck.cards_of(view.seen.active[seat])]
        lines_ = pieces.flow(names, cells - 3, 1 + spare)
        spare -= len(lines_) - 1
        found += [text("  ") + line for line in lines_]
    return found


def _other(view: View, seat: int, cells: int) -> list[Line]:
    """All cards of another player: those of the tableau with their cost, then those that are activated."""
    tableau, active = view.seen.tableau[seat], view.seen.active[seat]
    held = _("{n} of {room}").format(n=len(tableau), room=deck.standing(active).room)
    found = [_ruled(text(" ") + view.called(seat) + text(" " + held, "dim"), cells)]
    for card in tableau:
        line = fit(text(" " + pieces.name(card)), _NAME) + fit(pieces.card_cost(card), 4, "right")
        found.append(fit(line, _NAME + 22) + text(words.effect(card), "dim"))
    for card in deck.cards_of(active):
        found.append(fit(text("✓", "mark") + text(pieces.name(card)), _NAME + 22) + text(words.effect(card), "dim"))
    return found


def _activated(cards: tuple[int, ...], cells: int, room: int) -> list[Line]:
    """Activated cards: each with what it does where there is room, else their names one after another."""
    if not cards:
        return [text("  " + _("no card yet"), "dim")]
    if cells >= _ROOMY and len(cards) + _OTHERS <= room:
        return [fit(text(" " + pieces.name(one)), _NAME) + text(words.effect(one), "dim") for one in cards]
    names = [text(words.card_name(one)) for one in cards]
    return [text("  ") + line for line in pieces.flow(names, cells - 3, room, ", ")]


def _ruled(words_: Line, cells: int, end: Line = EMPTY) -> Line:
    return fit(words_ + text(" ") + rule(max(0, cells - width(words_) - width(end) - 2)) + text(" ") + end, cells)


def _card(view: View, card: int, cells: int, table: timetable.Timetable, *, is_here: bool) -> Line:
    """A card with its cost, on offer its tribute; where there is room also when its cubes come, and what it does."""
    line, end = text(" " + pieces.name(card)), fit(pieces.paid(view, card, table), 4, "right")
    if card in view.seen.offer:
        end += text(" " + words.tribute(card), "dim")
    elif cells < _ROOMY:
        end += text(" ") + fit(pieces.when(view, card, table, is_short=True), 5)
    if cells < _ROOMY:
        line = ends(line, end + text(" "), cells)
    else:
        line = fit(fit(line, _NAME) + end, _NAME + 10) + fit(pieces.when(view, card, table), 12)
        line = fit(line + text(words.effect(card), "dim"), cells)
    return selected(line) if is_here else line
