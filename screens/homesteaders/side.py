"""What stands beside every page: what one has, and how the others stand."""

from __future__ import annotations

from collections.abc import Sequence

from engine.homesteaders import goods
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.forecast import StageChange
from engine.homesteaders.goods import CHIPS, SILVER, TRACKS, WORKERS
from engine.homesteaders.scoring import total, town_of
from engine.texts.cells import cells as cells_of
from engine.texts.language import gettext as _, ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from screens.table.picture.layout import rule_with
from widgets.filled import figure, fill
from widgets.lines import EMPTY, Line, cut, ends, fit, join, packed, rule, text, width as width_of, wrap

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
    """Who has it, and the score, which is that of now until the end."""
    words = _("score {n}") if view.is_over else _("now {n}")
    score = text("  " + words.format(n=total(view.seen, view.seat)), "heading") if view.knows else EMPTY
    return cut(pieces.seat_name(view, view.seat), 0, cells - width_of(score)) + score


def brief(view: View, cells: int) -> Line:
    """What one has in letters, with the name before it where there is room."""
    has = tuple((kind, view.goods[kind]) for kind in goods.HIDDEN if kind != goods.VP)
    parts = [pieces.counted(kind, number) for kind, number in has if number] if view.knows else []
    name = pieces.seat_name(view, view.seat) + text(" ")
    ways = (name + join(parts, " "), join(parts, " "), join(parts, ""))
    return next((line for line in ways if width_of(line) <= cells), EMPTY)


def lines(view: View, cells: int, height: int) -> list[Line]:
    """The side in so many cells, at most `height` lines."""
    half = (cells + 1) // 2
    found = [_one(view, left, half) + _one(view, right, cells - half) for left, right in _PAIRS]
    found.append(_standing(view, cells))
    others = view.order[1:]
    if cells >= WIDE:
        found += _others(view, cells) if others else []
    else:
        found += [rule(cells)] if others or view.seen.terms.lone else []
        found += [_other(view, seat, cells) for seat in others]
    if view.seen.terms.lone:
        n = len(view.seen.rival)
        count = ngettext("{n} building", "{n} buildings", n).format(n=n)
        found.append(fit(text(" " + _("The rival") + "  ", "dim") + text(count), cells))
    if cells >= WIDE and view.stage is not None:
        found += _coming(view, view.stage, cells)
    return found[:height]


def _others(view: View, cells: int) -> list[Line]:
    """How the others stand in two lines each, under what the columns are called."""
    found = [rule_with(text(_("The others"), "title"), cells)]
    last = _("score") if view.is_over else _("now")
    columns = ((_("silver"), SILVER, 6), (_("workers"), WORKERS, 8), (_("tracks"), TRACKS, 7), (last, goods.VP, 7))
    # What would touch the word before it is told by its letter; before the first there is room.
    heads = [
        (one if cells_of(one) < size + (kind == SILVER) else _(words.LETTERS[kind]), size)
        for one, kind, size in columns
    ]
    found.append(text(" " * 9) + join([fit(text(one, "dim"), size, "right") for one, size in heads], ""))
    for seat in view.order[1:]:
        position, has = view.seen, view.seen.goods[seat]
        shows = position.shows(seat)
        silver = text(f"{has[SILVER]}$", good(SILVER)) if shows else text("?", "dim")
        now = text(total(position, seat), "figure") if shows else text("?", "dim")
        line = text(" ") + pieces.seat_name(view, seat, 8)
        figures = (silver, text(has[WORKERS]), text(has[TRACKS] or "·"), now)
        for one, (_head, size) in zip(figures, heads, strict=True):
            line += fit(one, size, "right")
        found.append(line)
        below = pieces.holdings(view, seat, goods.HIDDEN[1:])
        end = text(_("out"), "dim") if position.has_passed(seat) else EMPTY
        if shows and not end and not view.is_over:
            most = has[SILVER] + goods.GOLD_AS_SILVER * has[goods.GOLD]
            end = fill(_("can pay {n}"), "dim", n=text(most, "figure"))
        found.append(ends(text("   ") + below, end, cells - 1))
    return found


def _coming(view: View, stage: StageChange, cells: int) -> list[Line]:
    """What the next stage brings, with what it costs."""
    found = [EMPTY, rule_with(text(_("Coming in round {n}").format(n=stage.round), "title"), cells)]
    parts = [figure(words.card_name(kind), pieces.cost(BUILDINGS[kind]), "plain") for kind, _n in stage.comes]
    found += [text(" ") + line for line in packed(parts, cells - 2, "   ")]
    if stage.leaves:
        found += [text(" ") + line for line in wrap(_("What is not built by then leaves."), cells - 2, "dim")]
    return found


def _one(view: View, kind: int, cells: int) -> Line:
    shown = _("Chips") if kind == CHIPS else words.good_label(kind)
    number = view.has(kind)
    value = text((number or "·") if view.knows else "?", "figure" if number else "dim")
    label = text(shown, good(kind) if number else "dim")
    if width_of(label) + width_of(value) > cells - 3:  # a long label does not touch the number: the margin gives way
        return text(" ") + fit(label, cells - 4) + fit(value, 3, "right")
    return text(" ") + fit(label, cells - 4) + fit(value, 2, "right") + text(" ")


def _standing(view: View, cells: int) -> Line:
    is_out = view.seen.has_passed(view.seat)
    has = text(" ") + figure(_("workers"), text(view.goods[WORKERS], "figure"))
    has += figure(_("tracks"), text(view.goods[TRACKS], "figure"), before="  " if is_out else "   ")
    return ends(has, text(" " + _("out"), "dim") if is_out else EMPTY, cells)


def _lettered(has: Sequence[int], kind: int) -> str:
    """A number of a kind with its letter, of one cell or two."""
    return f"{has[kind]}{_(words.LETTERS[kind])}"


def _other(view: View, seat: int, cells: int) -> Line:
    """A line about another player: what is seen of it."""
    position, has = view.seen, view.seen.goods[seat]
    wider = cells_of(_(words.LETTERS[CHIPS])) - 1
    # A wide letter takes its cells from the name, where figures stand beside it.
    name = text(" ") + pieces.seat_name(view, seat, 7 - 2 * wider * position.shows(seat))
    seen = _("out") if position.has_passed(seat) else _lettered(has, WORKERS) + _lettered(has, TRACKS)
    if position.shows(seat):
        figures = fit(text(f"{has[SILVER]}$", good(SILVER)), 4, "right")
        figures += fit(text(_lettered(has, CHIPS), good(CHIPS)), 4 + wider, "right")
        return ends(name + figures + text(" " + seen, "dim"), text(total(position, seat)), cells)
    built = _("{n} built").format(n=len(town_of(position.towns[seat])))
    return ends(name + text("  " + seen, "dim"), text(built, "dim"), cells)
