"""What stands around the pages: the side, what one has and how the others stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.speicherstadt.cards import MERCHANT, OFFICE
from engine.speicherstadt.deck import CARDS, CONTRACTS, WAREHOUSE
from engine.speicherstadt.goods import NOTHING
from engine.speicherstadt.prospects import contracts
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import number_of
from engine.texts.language import gettext as _, ngettext, pgettext
from screens.speicherstadt import houses, pieces, words
from screens.speicherstadt.view import View
from widgets.filled import figure
from widgets.gauges import LEADER
from widgets.lines import EMPTY, Line, fit, join, rule, text, width
from widgets.styles import StyleName

_NARROW, _WIDE = 25, 38
"""Cells of the side."""
_WIDE_FROM = 110

_LINES_OF_ONE = 2
"""Lines of a house that is the only other one."""
_LINES_OF_ALL = 2
"""Lines of all other houses in signs, at most."""


# What one has, and how the others stand.


def brief(view: View, cells: int) -> Line:
    """The coins, firemen and workers of whoever looks, in so many cells."""
    name, (coins, firemen), workers = view.called(view.seat), _sums(view, view.seat), _workers(view, view.seat)
    strength = figure(_("firemen"), text(str(view.holding.strength), "figure"))
    for parts in ((coins, firemen, workers), (coins, strength, workers), (coins, workers), (coins,)):
        line = join([part for part in (name, *parts) if part])
        if width(line) <= cells:
            return line
    return EMPTY


def own(view: View, cells: int, rows: int) -> list[Line]:
    """What one has beside coins, firemen and workers, in at most so many lines."""
    parts = [view.called(view.seat), *_holds(view, view.seat, cells - 2)]
    return [text(" ") + line for line in pieces.flow(parts, cells - 2, max(1, rows))]


def _sums(view: View, house: int) -> list[Line]:
    """The coins and the firemen of a house."""
    strength = view.held_by(house).strength
    return [
        houses.coins(view, house),
        figure(_("firemen"), text(str(strength), "figure")) + text(" " + words.standing(view.seen, house), "dim"),
    ]


def _holds(view: View, house: int, cells: int) -> list[Line]:
    """What else a house has, piece by piece, none wider than so many cells: contracts, stores, cards."""
    seen, owned = view.seen, [CARDS[card] for card in view.seen.cards[house]]
    found = [_contract(place, seen.laid[place], cells) for place in contracts(seen, house, full=False)]
    full = [str(CARDS[CONTRACTS[place]].points) for place in contracts(seen, house, full=True)]
    if full:
        found.append(text(_("full {points}").format(points="+".join(full)), "gain"))
    if any(seen.landed[house]):
        found += _labelled(_("to load"), "mark", seen.landed[house])
    if seen.owns(house, WAREHOUSE):
        found += _labelled(_("Warehouse"), "dim", seen.stored[house])
    kind = seen.hall[house]
    if kind != NOTHING or house == view.seat:
        found.append(figure(_("hall"), text(_("empty"), "dim") if kind == NOTHING else pieces.goods([kind])))
    offices = number_of(seen.cards[house], OFFICE)
    if offices:
        found.append(text(ngettext("{n} office", "{n} offices", offices).format(n=offices)))
    found += [
        pieces.goods([card.good]) + figure(_("for"), pieces.coins(card.coins), before=" ")
        for card in owned
        if card.type == MERCHANT
    ]
    return [*found, *(text(words.card_name(card)) for card in owned if card.type in words.NAMED_TYPES)]


def _contract(place: int, laid: int, cells: int) -> Line:
    """The points of a contract, and what lies on it."""
    points = text(f"{CARDS[CONTRACTS[place]].points} ", "figure")
    return points + pieces.contract(place, laid, cells - width(points))


def _workers(view: View, house: int, before: str = "") -> Line:
    """A sign for each worker that a house has still to place."""
    workers = view.seen.workers[house]
    return text(before + "@" * min(workers, 5), view.style(house)) if workers else EMPTY


def _labelled(label: str, style: StyleName, counts: Sequence[int]) -> list[Line]:
    """Numbers of goods one by one, the first one after a label."""
    first, *others = pieces.each(counts) or [pieces.numbers(counts)]
    return [text(label + " ", style) + first, *others]


def others(view: View, cells: int) -> list[Line]:
    """How the other houses stand, as many in a line as find room: in signs where words would take more lines."""
    signs, said = ([one(view, house) for house in view.others] for one in (_other, _in_words))
    found = pieces.flow(signs, cells - 1, _LINES_OF_ALL, "   ")
    longer = pieces.flow(said, cells - 1, len(said), "   ")
    return [text(" ") + line for line in (longer if len(longer) <= len(found) else found)]


def others_at_length(view: View, cells: int) -> list[Line]:
    """The other houses in words, each in a line of its own, with as much of what it has as finds room there."""
    size, alone = max(width(view.called(house)) for house in view.others), len(view.others) == 1
    found = []
    for house in view.others:
        name = text(LEADER if view.leads[house] else " ", "mark") + fit(view.called(house), size)
        parts = [name, *_sums(view, house), _workers(view, house), *_holds(view, house, cells - 2)]
        first, *more = pieces.flow([part for part in parts if part], cells - 4, _LINES_OF_ONE if alone else 1)
        found += [first, *(text("    ") + line for line in more)]
    return found


def _in_words(view: View, house: int) -> Line:
    """The coins, firemen and workers of another house."""
    line = text(LEADER, "mark") if view.leads[house] else EMPTY
    firemen = figure(_("firemen"), text(str(view.held_by(house).strength), "figure"))
    parts = [line + view.called(house), houses.coins(view, house), firemen, _workers(view, house)]
    return join([part for part in parts if part])


def _other(view: View, house: int) -> Line:
    line = text(LEADER, "mark") if view.leads[house] else EMPTY
    line += fit(view.called(house), min(8, width(text(view.name(house))))) + text(" ")
    line += text(str(view.totals[house]), "figure") + text(" ") + pieces.coins(view.seen.coins[house])
    line += text(" " + _("F{n}").format(n=view.held_by(house).strength), pieces.SUM)
    return line + _workers(view, house, " ")


# The side of the other pages.


def side_width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return _WIDE if columns >= _WIDE_FROM else _NARROW


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    score = text("  " + _("now {n}").format(n=view.totals[view.seat]), "heading")
    return fit(view.called(view.seat), min(cells - width(score), width(text(view.name(view.seat))))) + score


def side(view: View, cells: int, height: int, *, is_own: bool) -> list[Line]:
    """The side in so many cells, at most `height` lines; what one has oneself not beside the page that `is_own`."""
    seen, seat = view.seen, view.seat
    supply = pieces.each(seen.supply)
    firemen = text(f"{view.holding.strength} ", "figure") + text(words.standing(seen, seat), "dim")
    found = [
        _row(_("coins"), text(str(seen.coins[seat]), "figure"), cells),
        *([] if view.is_over else [_row(_("next income"), text(f"+{income_of(seen, seat)}", "gain"), cells)]),
        _row(_("fires and works"), text(str(seen.points[seat]), "figure"), cells),
        _row(_("firemen"), firemen, cells),
        _row(pgettext("goods", "supply"), EMPTY if len(supply) >= 3 else pieces.numbers(seen.supply), cells),
    ]
    if len(supply) >= 3:
        found += [text(" ") + line for line in pieces.flow(supply, cells - 2, 3, " ")]
    found.append(rule(cells))
    for house in view.others:
        found.append(fit(text(" ") + _other(view, house), cells))
        holds = _holds(view, house, cells - 4) if is_own else []
        found += [text("   ") + line for line in pieces.flow(holds, cells - 4, height)] if holds else []
    if height > len(found) + 2 and not is_own:
        found.append(rule(cells))
        own_workers = [_workers(view, seat)] if seen.workers[seat] else []
        holds = pieces.flow([*own_workers, *_holds(view, seat, cells - 6)], cells - 2, height - len(found))
        found += [text(" ") + line for line in holds]
    return [fit(line, cells) for line in found[:height]]


def _row(label: str, value: Line, cells: int) -> Line:
    room = cells - width(value) - 2
    return text(" ") + fit(text(label, "dim"), room) + value + text(" ")
