"""What stands beside every page: what one has, and how the others stand."""

from __future__ import annotations

from engine.homesteaders import goods
from engine.homesteaders.goods import CHIPS, RAIL, SILVER, TRACKS, WORKERS
from engine.homesteaders.scoring import total, town_of
from engine.texts.language import gettext as _, ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from widgets.lines import EMPTY, Line, cut, ends, fit, rule, text, whole, width as width_of, wrap

NARROW, WIDE = 25, 38
_WIDE_FROM = 110
_PAIRS = (
    (SILVER, CHIPS),
    (goods.GOLD, goods.DEBTS),
    (goods.WOOD, goods.FOOD),
    (goods.STEEL, goods.COPPER),
    (goods.LIVESTOCK, goods.VP),
)


def width(columns: int) -> int:
    """How many cells the side takes of a terminal of so many columns."""
    return WIDE if columns >= _WIDE_FROM else NARROW


def title(view: View, cells: int) -> Line:
    """Who has it, and the score if the game ended now."""
    score = text("  " + _("now {n}").format(n=total(view.seen, view.seat)), "heading") if view.knows else EMPTY
    return cut(pieces.seat_name(view, view.seat), 0, cells - width_of(score)) + score


def lines(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    half = (cells + 1) // 2
    found = [_one(view, left, half) + _one(view, right, cells - half) for left, right in _PAIRS]
    found.append(_standing(view, cells))
    if view.order[1:] or view.seen.terms.lone:
        found.append(rule(cells))
    found += [_other(view, seat, cells) for seat in view.order[1:]]
    if view.seen.terms.lone:
        n = len(view.seen.rival)
        count = ngettext("{n} building", "{n} buildings", n).format(n=n)
        found.append(fit(text(" " + _("The rival") + "  ", "dim") + text(count), cells))
    if height > len(found) + 4:
        found += _towns(view, cells, height - len(found))
    return found[:height]


def _one(view: View, kind: int, cells: int) -> Line:
    shown = _("Chips") if kind == CHIPS else words.good_label(kind)
    number = view.has(kind)
    value = text((number or "·") if view.knows else "?", "figure" if number else "dim")
    label = fit(text(shown, good(kind) if number else "dim"), cells - 4)
    return text(" ") + label + fit(value, 2, "right") + text(" ")


def _standing(view: View, cells: int) -> Line:
    is_out = view.seen.has_passed(view.seat)
    has = text(" ") + text(_("workers") + " ", "dim") + text(view.goods[WORKERS], "figure")
    has += text(("  " if is_out else "   ") + _("tracks") + " ", "dim") + text(view.goods[TRACKS], "figure")
    return ends(has, text(" " + _("out"), "dim") if is_out else EMPTY, cells)


def _other(view: View, seat: int, cells: int) -> Line:
    """A line about another player: what is seen of it."""
    position, has = view.seen, view.seen.goods[seat]
    name = text(" ") + pieces.seat_name(view, seat, 7) + text(" ")
    open_part = " " + _("out") if position.has_passed(seat) else f" {has[WORKERS]}w{has[TRACKS]}t"
    if position.shows(seat):
        figures = fit(text(f"{has[SILVER]}$", good(SILVER)), 4, "right")
        figures += fit(text(f"{has[CHIPS]}T", good(CHIPS)), 3, "right")
        return ends(name + figures + text(open_part, "dim"), text(total(position, seat)), cells)
    buildings = _("{n} bld").format(n=len(town_of(position.towns[seat])))
    return fit(name + text(f"{open_part} r{has[RAIL]} {buildings}", "dim"), cells)


def _towns(view: View, cells: int, height: int) -> list[Line]:
    """Everybody's town in words: one's own as far as there is room, of the others those for which there is."""
    found: list[Line] = [EMPTY]
    for seat in view.order:
        names = words.card_names(town_of(view.seen.towns[seat]))
        town = [text(f" {view.seen.name(seat)}", f"seat:{seat}")]
        town += [text("  ") + line for line in wrap(names, cells - 3)]
        if len(found) + len(town) <= height:
            found += town
        elif seat == view.seat:
            return [*found, *whole(town, height - len(found), cells)]
    return found
