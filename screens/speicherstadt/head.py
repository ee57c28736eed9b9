"""The lines above every page: the round, who places next, the next fire."""

from __future__ import annotations

from collections.abc import Iterator

from engine.speicherstadt import purchase, state
from engine.speicherstadt.cards import SHIP
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.demand import placements
from engine.speicherstadt.fires import changes
from engine.speicherstadt.scoring import number_of
from engine.speicherstadt.supply import closed, fires_to_come, season
from engine.texts.language import gettext as _
from screens.speicherstadt import pieces, words
from screens.speicherstadt.view import View
from widgets.gauges import progress
from widgets.lines import EMPTY, Line, cut_off, ends, fit, join, text, width

_BAR = 12
_GAP = 3
"""Cells between what is done and what stands at the right."""


def lines(view: View, columns: int) -> list[Line]:
    """Three lines: where the game is, what is being done and by whom, the next fire."""
    return [_first(view, columns), _turns(view, columns), _fire(view, columns)]


def _first(view: View, columns: int) -> Line:
    seen, rounds = view.seen, view.seen.round + view.left
    name = _("Kaispeicher") if view.has_kai else _("Die Speicherstadt")
    where = _("the game is over") if view.is_over else _("round {n}/{rounds}").format(n=seen.round, rounds=rounds)
    when = text(words.season(season(seen)), "gain")
    left = closed(seen)
    counts = ((_("pile"), len(left)), (_("ships"), number_of(left, SHIP)), (_("fires"), len(fires_to_come(seen))))
    parts = [text(label + " ", "dim") + text(str(number), "figure") for label, number in counts]
    right = join(parts, " ") + text(" ")
    shown = [text(" " + name, "title"), text(where)]
    if not view.is_over:
        # The bar takes what room the words leave.
        room = columns - width(join([*shown, EMPTY, when])) - width(right) - 1
        shown.append(progress(seen.round, rounds, max(1, min(_BAR, room))))
    return ends(join([*shown, when]), right, columns)


def _turns(view: View, columns: int) -> Line:
    """Who places, is asked or loads, and who comes after; the start player and the supply at the right."""
    seen = view.seen
    right = text(_("starts") + " ", "dim") + view.called(seen.start) + text(" ")
    supply = text(_("supply") + " ", "dim") + pieces.numbers(seen.supply) + text("   ")
    what = {
        state.DEMAND: _("Demand"),
        state.INFORM: _("Informer"),
        state.PURCHASE: _("Purchase"),
        state.LOADING: _("Loading"),
        state.FINAL: _("Last cards"),
        state.OVER: "",
    }.get(seen.phase, _("Fire"))
    left = text(" " + what + "  ", "heading") if what else text(" ")
    if seen.phase == state.DEMAND:
        left += _order(view, columns - width(left) - width(right) - 2)
    elif not view.is_over:
        left += view.called(seen.seat)
    if view.asked:
        card = CARDS[purchase.lot(seen)[0]]
        left += text("  " + words.card_name(card) + " ") + text(_("for") + " ", "dim")
        left += pieces.coins(purchase.price(seen))
    if width(left) + width(supply) + width(right) + _GAP <= columns:
        right = supply + right
    return ends(left, right, columns)


def _order(view: View, room: int) -> Line:
    """The placements to come: who places now, then the others, as far as there is room."""
    line, *others = _placements(view)
    for place, one in enumerate(others):
        if width(line) + width(one) + 2 > room:
            return line + cut_off(join(others[place:], ""))
        line += one
    return line


def _placements(view: View) -> Iterator[Line]:
    """Who places now, and who then until everybody has placed all workers."""
    first, *others = placements(view.seen)
    count = f"{first.number}/{view.seen.terms.workers}" if first.number else _("grey")
    yield text("[", "mark") + view.called(first.house) + text(" " + count, "figure") + text("]", "mark")
    for one in others:
        yield text(" › ", "dim") + view.called(one.house)


def _fire(view: View, columns: int) -> Line:
    """What the next fire would do if it broke out now."""
    fires = fires_to_come(view.seen)
    if not fires:
        return fit(text(" " + _("No fire any more."), "dim"), columns)
    fire = fires[0]
    change = changes(view.seen, fire.points)[view.seat]
    left = text(" " + _("Next fire") + " ", "heading") + text(words.points(fire.points), "short")
    left += text("  " + words.in_season(fire.season), "dim")
    if change < 0:
        left += text("  " + _("you would lose {n}").format(n=-change), "short")
    elif change > 0:
        left += text("  " + _("you would win {n}").format(n=change), "gain")
    else:
        left += text("  " + _("nothing for you"), "dim")
    sums = [view.called(house) + text(f" {view.held_by(house).strength}", "figure") for house in view.houses]
    right = text(_("firemen") + " ", "dim") + join(sums, " ") + text(" ")
    return ends(left, right if width(left) + width(right) < columns else EMPTY, columns)
