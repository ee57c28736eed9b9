"""How the market is drawn: dice and wind rose at the left, at the right the cards of the offer and of everybody."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.macao import colours, deck, lone, picks, rounds, state
from engine.texts.language import comma, gettext as _, pgettext
from screens.macao import pieces, roses, timetable, words
from screens.macao.view import View
from widgets.filled import figure
from widgets.lines import EMPTY, Line, beside, block, ends, fit, join, rule, selected, text, width

_DIE: Final = 23
"""Cells of a die, its round and what was rolled."""
_ROUND: Final = 4
"""Cells of a round of the timetable."""
_LEFT: Final = _DIE + timetable.SHOWN * _ROUND
_RIGHT: Final = 32
"""Cells that the cards need beside it."""
_WIDER: Final = 20
"""Cells of the wind roses beyond those of the timetable, at most."""
_WITH_DICE: Final = (state.DICE, state.SAVE, state.LAY)
"""The phases in which the dice are looked at."""
_ROOMY: Final = 45
"""Cells of the cards from which on each has its effect beside it."""
_NAME: Final = 21
_MANY: Final = 99
_FEW: Final = 2
"""So few rounds of office cards have no heading: it would take the place of one of them."""
_OTHER: Final = 8
"""Cells of the name of another player."""


class Market(NamedTuple):
    """What of the page is drawn: a position, the dice that are ticked, and the die or the card with the cursor."""

    view: View
    ticked: tuple[int, ...]
    die: int | None
    card: int | None


def lines(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The page in so many cells and lines: in two columns where both have room, else one below the other."""
    if cells >= _LEFT + _RIGHT + 1:
        left = _LEFT + max(0, min(_WIDER, cells - _LEFT - 2 * _ROOMY))
        right = cells - left - 1
        columns = _left(page, left, height, active=active), _right(page, right, height, active=active)
        return beside((columns[0], left), (columns[1], right), between=text("│", "rule"), height=height)
    found = _left(page, cells, height, active=active) if page.view.phase in _WITH_DICE else []
    if page.view.seen.offer or (active and not found):
        found += _own_cards(page, cells, active=active)
    if page.view.phase not in _WITH_DICE:
        found += roses.table(page.view, cells)
    found += _others(page.view, cells, height - len(found))
    found += _coming(page.view, cells, height - len(found))
    own = _own_cards(page, cells, active=False)
    if not active and not page.view.seen.offer and len(found) + len(own) <= height:
        found += own
    return [fit(line, cells) for line in block(found, height)]


# Dice and wind roses.


def _left(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The dice beside one's own wind rose, then those of the others; without dice the wind roses of all alone."""
    view = page.view
    if view.phase not in _WITH_DICE:
        found = roses.table(view, cells)
        found += _others(view, cells, height - len(found))
        return [*found, *_coming(view, cells, height - len(found))]
    table = timetable.timetable(view.seen, view.seat)
    picked = page.ticked if view.phase == state.DICE else ()
    after = timetable.timetable(view.seen, view.seat, picked)
    found = [_heading(view, table)]
    for colour in colours.EVERY:
        line = _die(view, colour, is_ticked=colour in picked) + _cubes(colour, table, after)
        is_here = active and page.die == colour
        found.append(selected(fit(line, _LEFT)) if is_here else line)
    found.append(_sums(view, after))
    for seat in view.others:
        name = pieces.leader(view, seat, text(" ")) + fit(view.called(seat), _OTHER)
        found.append(name + roses.broken(view, seat, cells - width(name), 1)[0])
    return [*found, *_coming(view, cells, height - len(found))]


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
        label = pgettext("in 3 cells", "now") if number == view.seen.round else str(number)
        line += fit(text(label, "heading"), _ROUND, "right")
    return line


def _die(view: View, colour: int, *, is_ticked: bool) -> Line:
    """A die: its letter, what it shows, when its cubes come, and whether it is chosen."""
    seen, style = view.seen, pieces.cube(colour)
    line = text(" ") + text(pieces.sign(colour), style) + text(" " + words.colour_name(colour), style)
    line = fit(line, 10)
    if not any(seen.rolled):
        return fit(line, _DIE)
    value, rolled = seen.dice[colour], seen.rolled[colour]
    line += text(f" {value} ", pieces.die(colour))
    when = _("now") if value == 1 else _("in {n}").format(n=seen.round + value - 1)
    line = fit(line + text(" " + when), 14 + _when_cells())
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


def _sums(view: View, after: timetable.Timetable) -> Line:
    """How many cubes one has in each round."""
    line = fit(text(" ") + view.called(view.seat) + text("  ") + pieces.gold_of(view, view.seat), _DIE)
    for number, cubes in after.items():
        line += fit(pieces.total_of(view, number, sum(cubes)), _ROUND, "right")
    return line


def _coming(view: View, cells: int, room: int) -> list[Line]:
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
    if seen.round < state.LAST_ROUND and room - len(found) > _FEW:
        found.append(text(" " + _("Office cards, round by round"), "dim"))
    for number in range(seen.round + 1, state.LAST_ROUND + 1):
        if len(found) >= room:
            break
        found.append(fit(fit(text(f" {number}", "dim"), 4) + offices(view, number), cells))
    return found[: max(0, room)]


def offices(view: View, number: int, style: str = "plain") -> Line:
    """The office cards of a round, with their costs."""
    cards = rounds.offices_of(view.seen, number)
    return join([figure(words.card_name(card), pieces.card_cost(card), style) for card in cards], comma())


# The cards.


def _right(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The cards on offer and one's own, then those of the others."""
    found = _own_cards(page, cells, active=active)
    if len(found) < height - 1:
        found.append(_ruled(text(" " + _("Activated"), "heading"), cells))
        has_others = page.view.phase in _WITH_DICE
        left_over = len(page.view.others) if has_others and len(found) + len(page.view.others) < height else 0
        found += _activated(page.view.have.cards, cells, height - len(found) - left_over)
        found += _others(page.view, cells, height - len(found)) if has_others else []
    return found[:height]


def _own_cards(page: Market, cells: int, *, active: bool) -> list[Line]:
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
        found.append(_ruled(heading, cells, text(_("cost tribute"), "dim") + text(" ") if cells < _ROOMY else EMPTY))
        found += [_card(row, card, is_here=card == here) for card in seen.offer]
    heading = text(" " + _("Yours"), "heading")
    heading += text(" " + _("{n} of {room}").format(n=len(mine), room=view.have.room), "dim")
    found.append(_ruled(heading, cells))
    found += [_card(row, card, is_here=card == here) for card in mine]
    return found if mine else [*found, text("  " + _("no card to activate"), "dim")]


def _others(view: View, cells: int, room: int) -> list[Line]:
    """The cards of the others: with what they do as far as there is room, else by name, ✓ what they activated."""
    if room < len(view.others):
        return []
    for is_whole in (True, False):
        found = [line for seat in view.others for line in _other(view, seat, cells, is_whole=is_whole)]
        if len(found) <= room and cells >= _ROOMY:
            return found
    found = []
    for place, seat in enumerate(view.others):
        names = [view.called(seat), *pieces.cards_of(view, seat)]
        lines_ = pieces.flow(names, cells - 3, max(1, (room - len(found)) // (len(view.others) - place)))
        found += [text("  ") + line for line in lines_]
    return found


def _other(view: View, seat: int, cells: int, *, is_whole: bool) -> list[Line]:
    """All cards of another player: those of the tableau with their cost, then those that are activated."""
    tableau, active = view.seen.tableau[seat], view.seen.active[seat]
    held = _("{n} of {room}").format(n=len(tableau), room=deck.standing(active).room)
    found = [_ruled(text(" ") + view.called(seat) + text(" " + held, "dim"), cells)]
    names = pieces.column((*tableau, *(deck.cards_of(active) if is_whole else ())), _NAME)
    for card in tableau:
        line = fit(text(" " + words.card_name(card)), names + 1) + fit(pieces.card_cost(card), pieces.cost_cells())
        found.append(fit(line + text(words.effect(card), "dim"), cells))
    if not is_whole:
        return found + pieces.flow(pieces.activated(view, seat), cells - 1, _MANY)
    for card in deck.cards_of(active):
        line = fit(text("✓", "mark") + text(words.card_name(card)), names + 6)
        found.append(fit(line + text(words.effect(card), "dim"), cells))
    return found


def _activated(cards: tuple[int, ...], cells: int, room: int) -> list[Line]:
    """Activated cards: each with what it does where there is room, else their names one after another."""
    if not cards:
        return [text("  " + _("no card yet"), "dim")]
    if cells >= _ROOMY and len(cards) <= room:
        size = pieces.column(cards, _NAME) + 6
        return [fit(text(" " + words.card_name(one)), size) + text(words.effect(one), "dim") for one in cards]
    names = [text(words.card_name(one)) for one in cards]
    return [text("  ") + line for line in pieces.flow(names, cells - 3, room, ", ")]


def _ruled(words_: Line, cells: int, end: Line = EMPTY) -> Line:
    return fit(words_ + text(" ") + rule(max(0, cells - width(words_) - width(end) - 2)) + text(" ") + end, cells)


def _when_cells() -> int:
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
    if cells < _ROOMY:
        end = paid + fit(tribute or when, max(_when_cells(), width(tribute or when)))
        line = ends(text(" " + pieces.name(card, cells - width(end) - 1)), end, cells)
    else:
        line = (
            fit(text(" " + words.card_name(card)), row.names + 1)
            + paid
            + tribute
            + fit(when, max(_when_cells(), width(when)) + 1)
        )
        line = fit(line + pieces.if_whole(words.effect(card), cells - width(line)), cells)
    return selected(line) if is_here else line
