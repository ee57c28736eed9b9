"""A building that could be built, in a row: whether it can be paid for, what it costs and does, the score then."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.moves import Borrow
from engine.texts.language import comma, gettext as _, listed, ngettext
from screens.homesteaders import effects, pieces, words
from screens.homesteaders.view import View
from widgets.filled import fill
from widgets.lines import EMPTY, Line, ends, fit, join, text, width
from widgets.styles import StyleName

NOW, TRADES, NEVER, UNKNOWN = "✓", "⇄", "✗", " "
"""Whether something can be paid for: at once, after trades, not at all; nothing where holdings are not seen."""
_STYLES: Final[Mapping[str, StyleName]] = {NOW: "gain", TRADES: "key", NEVER: "short", UNKNOWN: "plain"}
_NAMES: Final[Mapping[str, StyleName]] = {NOW: "figure", NEVER: "dim"}
_ORDER: Final = (NOW, TRADES, UNKNOWN, NEVER)
_REASON = 24
"""Cells of the longest reason in words."""


class Chance(NamedTuple):
    """A kind of building, the sign whether it can be paid for, and the score of who builds it."""

    kind: int
    sign: str
    after: int | None


def chance(view: View, kind: int, paid: int = 0) -> Chance:
    """What can be said of a building once something else is `paid`."""
    if not view.knows:
        return Chance(kind, UNKNOWN, None)
    sign = NOW if view.can_pay(kind, paid) else TRADES if view.cure(kind, paid) else NEVER
    return Chance(kind, sign, view.total_after(kind, paid))


def ranked(view: View, kinds: Iterable[int], paid: int = 0) -> list[Chance]:
    """The same of several, those first that can be built at once, then those with which the score is higher."""
    found = (chance(view, kind, paid) for kind in kinds)
    return sorted(found, key=lambda one: (_ORDER.index(one.sign), -(one.after or 0)))


def signed(one: Chance) -> Line:
    """The name of a building behind its sign."""
    name = text(words.card_name(one.kind), _NAMES.get(one.sign, "plain"))
    return text(f"{one.sign} ", _STYLES[one.sign]) + name


def row(view: View, one: Chance, paid: int, name: int, cells: int, more: Line = EMPTY) -> Line:
    """A building whose name has so many cells, with `more` behind it; once the game is over nobody lacks anything."""
    card, hopeless = BUILDINGS[one.kind], view.is_over or one.sign == NEVER
    called = text("  ") + text(words.card_name(one.kind), "dim") if view.is_over else signed(one)
    left = text("  ") + fit(called + more, name + 2) + fit(pieces.cost(card, view), pieces.cost_cells())
    room = cells - width(left) - 3
    ways = [_lacking(view, one.kind)] if hopeless else _brings(view, one, paid)
    ways = [EMPTY] if view.is_over else ways
    end = next((way for way in ways if effects.is_told(card, room - width(way))), ways[-1])
    return ends(left + effects.told(card, room - width(end), is_dim=hopeless), end, cells - 1) + text(" ")


def _lacking(view: View, kind: int) -> Line:
    """Why no trades help: what is not there, in words or in letters."""
    lacking = [(good, n - view.has(good)) for good, n in BUILDINGS[kind].cost if n > view.has(good)]
    template = _("lacks {goods}")
    full = text(template.format(goods=listed(words.good_name(good) for good, _n in lacking)), "dim")
    return full if width(full) <= _REASON else fill(template, "dim", goods=pieces.bundle(lacking))


def _brings(view: View, one: Chance, paid: int) -> list[Line]:
    """The trades that it takes, and the score now and then; once more with no more than the number of the trades."""
    if one.after is None:
        return [EMPTY]
    score = pieces.score(view, one.after)
    moves = view.cure(one.kind, paid) or ()
    if not moves:
        return [score]
    debts = [move for move in moves if isinstance(move, Borrow)]
    n = len(moves) - len(debts)
    count = text(ngettext("{n} trade", "{n} trades", n).format(n=n) if n else "", "dim")
    briefly = join([part for part in (pieces.trades(debts), count) if part], comma()) if len(moves) > 2 else EMPTY
    return [trades + text("  ") + score for trades in (pieces.trades(moves), briefly) if trades]
