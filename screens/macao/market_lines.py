"""How the market is drawn: dice and wind roses at the left, at the right the cards; or all of that in one column."""

from __future__ import annotations

from typing import Final

from engine.macao import colours, lone, picks, rounds, state
from engine.texts.language import comma, gettext as _, pgettext
from screens.macao import market_cards, pieces, roses, timetable, words
from screens.macao.view import View
from widgets.filled import figure
from widgets.lines import EMPTY, Line, beside, block, ends, fit, is_cut, join, selected, text, width

_DIE: Final = 23
"""Cells of a die, its round and what was rolled."""
_BAR: Final = 7
"""Cells of the cubes of a die as a bar, with a blank before them."""
_ROUND: Final = 4
"""Cells of a round of the timetable."""
_LEFT: Final = _DIE + timetable.SHOWN * _ROUND
_RIGHT: Final = 32
"""Cells that the cards need beside it."""
_WIDER: Final = 20
"""Cells of the wind roses beyond those of the timetable, at most."""
_WITH_DICE: Final = (state.DICE, state.SAVE, state.LAY)
"""The phases in which the dice are looked at."""
_OFFICES: Final = 3
"""Lines that are kept for office cards to come, their heading among them, where the others' cards can be shorter."""
_FEW: Final = 2
"""So few rounds of office cards have no heading: it would take the place of one of them."""
_OTHER: Final = 8
"""Cells of the name of another player."""


def lines(page: market_cards.Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The page in so many cells and lines: in two columns where both have room, else one below the other."""
    if cells >= _LEFT + _RIGHT + 1:
        return _in_columns(page, cells, height, active=active)
    view, has_dice = page.view, page.view.phase in _WITH_DICE
    found = _with_dice(page, cells, active=active) if has_dice else []
    if view.seen.offer or (active and not found):
        found += market_cards.own(page, cells, active=active)
    if has_dice:
        found += _roses(view, cells)
    else:
        found += roses.table(view, cells)
    found += market_cards.others(view, cells, height - len(found))
    found += _coming(view, cells, height - len(found))
    own = market_cards.own(page, cells, active=False)
    if not active and not view.seen.offer and len(found) + len(own) <= height:
        found += own
    return [fit(line, cells) for line in block(found, height)]


def _in_columns(page: market_cards.Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """Dice and wind roses at the left, cards at the right; a rival's cards beside or below their wind rose."""
    view = page.view
    left = _LEFT + max(0, min(_WIDER, cells - _LEFT - 2 * market_cards.ROOMY))
    right = cells - left - 1
    if view.phase not in _WITH_DICE:
        found = roses.table(view, left)
        found += market_cards.others(view, left, height - len(found), _OFFICES)
        found += _coming(view, left, height - len(found))
        cards = market_cards.own_column(page, right, height, active=active)
    else:
        upper = height - len(view.others)
        found = _with_dice(page, left, active=active)
        found = block(found + _coming(view, left, upper - len(found)), upper) + _roses(view, left)
        cards = market_cards.own_column(page, right, upper, active=active)
        theirs = market_cards.others(view, right, height - len(cards))
        if any(map(is_cut, theirs)):
            # Beside their wind roses they need no names.
            theirs = [text("  ") + pieces.cards_in(view, seat, right - 3, 1)[0] for seat in view.others]
        if theirs and len(cards) + len(theirs) < height:
            theirs.insert(0, market_cards.ruled(text(" " + _("Others"), "heading"), right))
        cards = [*block(cards, height - len(theirs)), *theirs]
    return beside((found, left), (cards, right), between=text("│", "rule"), height=height)


# Dice and wind roses.


def _with_dice(page: market_cards.Market, cells: int, *, active: bool) -> list[Line]:
    """The dice beside one's own wind rose."""
    view = page.view
    table = timetable.timetable(view.seen, view.seat)
    picked = page.ticked if view.phase == state.DICE else ()
    after = timetable.timetable(view.seen, view.seat, picked)
    size = _DIE + _BAR if cells >= _DIE + _BAR + len(table) * _ROUND else _DIE
    found = [_heading(view, table, size)]
    for colour in colours.EVERY:
        line = _die(view, colour, size, is_ticked=colour in picked) + _cubes(colour, table, after)
        is_here = active and page.die == colour
        found.append(selected(fit(line, cells)) if is_here else line)
    return [*found, _sums(view, after, size)]


def _roses(view: View, cells: int) -> list[Line]:
    """The wind roses of the others, a line each, with their gold where that has room."""
    found = []
    for seat in view.others:
        name = pieces.leader(view, seat, text(" ")) + fit(view.called(seat), _OTHER)
        line, gold = name + roses.broken(view, seat, cells - width(name), 1)[0], pieces.gold_of(view, seat)
        found.append(ends(line, gold + text(" "), cells) if width(line) + width(gold) + 3 <= cells else line)
    return found


def _heading(view: View, table: timetable.Timetable, size: int) -> Line:
    """The rounds; before them what is true of the dice of this round."""
    highest = picks.highest(max(1, view.seen.round))
    said = text(" " + _("Dice"), "heading")
    if not any(view.seen.rolled):
        said += text("  " + _("not thrown yet"), "dim")
    elif highest < 6:
        said += text(" " + _("over {n} count as 1").format(n=highest), "dim")
    line = fit(said, size)
    for number in table:
        label = pgettext("in 3 cells", "now") if number == view.seen.round else str(number)
        line += fit(text(label, "heading"), _ROUND, "right")
    return line


def _die(view: View, colour: int, size: int, *, is_ticked: bool) -> Line:
    """A die: its letter, what it shows, as cubes too where there is room, when they come, and whether it is chosen."""
    seen, style = view.seen, pieces.cube(colour)
    line = text(" ") + text(pieces.sign(colour), style) + text(" " + words.colour_name(colour), style)
    line = fit(line, 10)
    if not any(seen.rolled):
        return fit(line, size)
    value, rolled = seen.dice[colour], seen.rolled[colour]
    line += text(f" {value} ", pieces.die(colour))
    if size > _DIE:
        line = fit(line + text(" ") + text("■" * value, style), 13 + _BAR)
    when = _("now") if value == 1 else _("in {n}").format(n=seen.round + value - 1)
    line = fit(line + text(" " + when), size - _DIE + 14 + market_cards.when_cells())
    signs = text("✓", "mark") if is_ticked else EMPTY
    signs += join([view.token(seat) for seat, chosen in enumerate(seen.picked) if colour in chosen], "")
    if rolled != value and width(signs) <= 1:
        line += text(f"({rolled})", "dim")
    return fit(line, size - width(signs)) + signs


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


def _sums(view: View, after: timetable.Timetable, size: int) -> Line:
    """How many cubes one has in each round."""
    line = fit(text(" ") + view.called(view.seat) + text("  ") + pieces.gold_of(view, view.seat), size)
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
