"""How the market is drawn: dice and wind rose at the left, cards at the right."""

from __future__ import annotations

from typing import Final

from engine.macao.colours import COLOURS, EVERY
from engine.macao.state import DICE
from engine.texts.language import gettext as _
from screens.macao import market_cards, pieces, standing, timetable, words
from screens.macao.actions import LETTERS
from screens.macao.market_cards import Market
from screens.macao.pieces import cube, die
from screens.macao.timetable import SHOWN, Timetable
from screens.macao.view import View
from widgets.lines import EMPTY, Line, beside, block, fit, join, selected, text, width

_DIE: Final = 23
"""Cells of a die, its round and what was rolled."""
_ROUND: Final = 4
"""Cells of a round of the timetable."""
_LEFT: Final = _DIE + SHOWN * _ROUND


def lines(page: Market, cells: int, height: int, *, active: bool) -> list[Line]:
    """The page in so many cells and lines."""
    room = cells - _LEFT - 1
    left = _left(page, height, active=active)
    right = market_cards.lines(page, room, height, active=active)
    return beside((left, _LEFT), (right, room), between=text("│", "rule"), height=height)


# Dice and wind rose.


def _left(page: Market, height: int, *, active: bool) -> list[Line]:
    view = page.view
    table = timetable.timetable(view.seen, view.seat)
    picked = page.ticked if view.phase == DICE else ()
    after = timetable.timetable(view.seen, view.seat, picked)
    found = [_heading(view, table)]
    for colour in EVERY:
        line = _die(view, colour, is_ticked=colour in picked) + _cubes(colour, table, after)
        is_here = active and page.die == colour
        found.append(selected(fit(line, _LEFT)) if is_here else line)
    found.append(_sums(view, after))
    found += [_others(view, player["seat"]) for player in view.others]
    return block([*found, *_coming(view, height - len(found))], height)


def _heading(view: View, table: Timetable) -> Line:
    """The rounds; before them what is true of the dice of this round."""
    over = 13 - view.table["round"]
    said = text(" " + _("Dice"), "heading")
    if not view.table["dice"]:
        said += text("  " + _("not thrown yet"), "dim")
    elif over < 6:
        said += text("  " + _("over {n} count 1").format(n=over), "dim")
    line = fit(said, _DIE)
    for number in table:
        label = _("now") if number == view.table["round"] else str(number)
        line += fit(text(label, "heading"), _ROUND, "right")
    return line


def _die(view: View, colour: int, *, is_ticked: bool) -> Line:
    """A die: its letter, what it shows, when its cubes come, and whether it is chosen."""
    name = COLOURS[colour]
    line = text(" ") + text(LETTERS[name], cube(name)) + text(" " + words.colour_name(name), cube(name))
    line = fit(line, 10)
    dice = view.table["dice"]
    if not dice:
        return fit(line, _DIE)
    one = dice[colour]
    line += text(f" {one['value']} ", die(name))
    when = _("now") if one["value"] == 1 else _("in {n}").format(n=one["usable"])
    line = fit(line + text(" " + when), 19)
    signs = text("✓", "mark") if is_ticked else EMPTY
    signs += join([view.token(seat) for seat in one["chosen_by"]], "")
    if one["rolled"] != one["value"] and width(signs) <= 1:
        line += text(f"({one['rolled']})", "dim")
    return fit(line, _DIE - width(signs)) + signs


def _cubes(colour: int, table: Timetable, after: Timetable) -> Line:
    """The cubes of a colour, round by round; with what the ticked dice add."""
    line: Line = EMPTY
    for number, cubes in table.items():
        more = after[number][colour] - cubes[colour]
        shown = text(str(cubes[colour]), cube(COLOURS[colour])) if cubes[colour] else EMPTY
        if more:
            shown += text(f"+{more}", "mark")
        line += fit(shown or text("·", "dim"), _ROUND, "right")
    return line


def _sums(view: View, after: Timetable) -> Line:
    """Whoever looks, with the cubes of each round; empty rounds are flagged."""
    line = fit(standing.line_of(view, view.mine, is_own=True), _DIE)
    for number, cubes in after.items():
        total = sum(cubes)
        line += fit(pieces.total_of(view, number, total), _ROUND, "right")
    return line


def _others(view: View, seat: int) -> Line:
    """Another player: the score, the gold, and the cubes of each round."""
    line = fit(standing.line_of(view, view.table["players"][seat], is_own=True), _DIE)
    for cubes in timetable.timetable(view.seen, seat).values():
        total = sum(cubes)
        line += fit(text(str(total) if total else "·", "plain" if total else "dim"), _ROUND, "right")
    return line


def _coming(view: View, room: int) -> list[Line]:
    """The office cards of the next rounds, the company of a game alone."""
    found: list[Line] = []
    company = view.table["company"]
    if company is not None:
        takes = company["takes"] or view.forecast["company"]
        said = _("waits for the dice")
        if takes:
            said = _("takes {quarter}").format(quarter=words.quarter_name(takes))
        elif view.table["dice"]:
            said = _("has had its turn") if not company["to_come"] else _("takes nothing")
        found.append(text(" ") + view.called(None) + text(" " + said, "dim"))
    for one in view.forecast["coming"]:
        if len(found) >= room:
            break
        offices = [text(words.card_name(name) + " ") + pieces.cost(pieces.cost_of(name)) for name in one["offices"]]
        found.append(fit(text(f" {one['round']}", "dim"), 4) + join(offices, ", "))
    return found
