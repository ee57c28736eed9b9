"""The lines above every page: the round, the auctions, and the wages that are coming."""

from __future__ import annotations

from engine.homesteaders.benefits import LAST, SPACES
from engine.homesteaders.forecast import next_income
from engine.homesteaders.goods import RAIL, TRACKS, WORKERS
from engine.homesteaders.income import incomes, owes_wages
from engine.homesteaders.scoring import total, town_of
from engine.homesteaders.state import FINAL_INCOME, OVER
from engine.homesteaders.tiles import LAST_ROUND, stage_of
from engine.texts.language import gettext as _, ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.view import View
from widgets.lines import EMPTY, Line, ends, fit, join, text

_NAME = 8
"""Cells of a name in the lines of the players."""


def lines(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, the auctions with their bids, the wages and the rail track."""
    return [_first(view, columns), _auctions(view, columns), _wages(view, columns)]


def high_lines(view: View, columns: int) -> list[Line]:
    """The same and what everybody has, two players in a line: where several pages are seen at once no side is there."""
    half = columns // 2
    seats = [fit(_seat(view, seat), half) for seat in view.order]
    return [*lines(view, columns), *(join(seats[n : n + 2], "") for n in range(0, len(seats), 2))]


def _seat(view: View, seat: int) -> Line:
    """What is seen of what a player has, in letters, then workers, tracks, the rail and the score."""
    position, has = view.seen, view.seen.goods[seat]
    line = text(" ") + pieces.seat_name(view, seat, _NAME) + text(" ") + pieces.holdings(view, seat)
    line += text("  " + _("{n}w").format(n=has[WORKERS]) + " " + _("{n}t").format(n=has[TRACKS]) + " ")
    line += pieces.rail_track(has[RAIL])
    if position.has_passed(seat):
        line += text("  " + _("out"), "dim")
    if position.shows(seat):
        return line + text("  " + _("now {n}").format(n=total(position, seat)), "heading")
    n = len(town_of(position.towns[seat]))
    return line + text("  " + ngettext("{n} building", "{n} buildings", n).format(n=n), "dim")


def _first(view: View, columns: int) -> Line:
    position = view.seen
    number, bar = min(position.round, LAST_ROUND), EMPTY
    if position.phase == OVER:
        where = text(_("the game is over"))
    elif position.round == FINAL_INCOME:
        where = text(_("the last income and trades"))
    else:
        where = text(_("round {n}/{rounds}").format(n=number, rounds=LAST_ROUND))
        bar = text("━" * number, "mark") + text("─" * (LAST_ROUND - number), "rule")
    stage = text(_(words.STAGE_NAMES[stage_of(number)]), "gain")
    left = join([text(" " + _("Homesteaders"), "title"), where, bar, stage])
    right = text(_("start") + " ", "dim") + pieces.seat_name(view, position.start)
    if view.stage is not None:
        stage_words = _("Town in {n}") if view.stage.round < 9 else _("City in {n}")
        right += text("  " + stage_words.format(n=view.stage.round - number), "dim")
    return ends(left, right + text(" "), columns)


def _auctions(view: View, columns: int) -> Line:
    """Each auction with what it builds and who holds it, the one that is carried out between marks."""
    parts = []
    for auction in view.seen.auctions:
        types = pieces.short_types(view.seen.tile(auction))
        line = text(f"{auction + 1}", "key") + text(f" {types} ") + pieces.holder(view, auction)
        parts.append(text("▸", "mark") + line if auction == view.seen.auction else line)
    if not parts:
        return fit(text(" " + _("No auction any more."), "dim"), columns)
    return fit(text(" ") + join(parts, " │ "), columns)


def _wages(view: View, columns: int) -> Line:
    """What the workers cost after the next income, whether that is covered, and the rail track."""
    rail = view.goods[RAIL]
    right = text(_("rail") + " ", "dim") + pieces.rail_track(rail)
    if rail < LAST:
        gives = _("a resource") if rail == LAST - 2 else words.several(SPACES[rail])
        right += text(" " + _("next {what}").format(what=gives), "dim")
    due, coming = view.goods[WORKERS], next_income(view.seen, view.seat)
    if not incomes(view.seen) and not owes_wages(view.seen, view.seat):
        left = text(" " + _("No wages to come."), "dim")
    else:
        left = text(" " + _("Wages {n}").format(n=due) + " ", "heading")
    if coming is not None:
        n = coming.lacking
        left += text("▰" * min(8 - min(8, n), due - n)) + text("▱" * min(8, n), "short")
        if not coming.is_due:
            left += text("  " + _("income") + " ", "dim") + pieces.bundle(enumerate(coming.income))
        if n:
            left += text("  " + ngettext("{n} short", "{n} short", n).format(n=n), "short")
        else:
            left += text("  " + _("covered"), "gain")
    return ends(left, right + text(" "), columns)
