"""What is said at the foot of the market about a pair of dice or a card."""

from __future__ import annotations

from typing import Final

from engine.macao.colours import COLOURS
from engine.macao.state import CARD
from engine.texts.language import gettext as _
from screens.macao import pieces, timetable, words
from screens.macao.market_cards import Market
from screens.macao.timetable import Pair
from screens.macao.view import View
from screens.words import capital
from widgets.lines import Line, fit, join, text, wrap

_OTHERS: Final = 3
"""So many other pairs of dice are told at most."""


def about_pairs(page: Market, cells: int) -> list[Line]:
    """The pair that is ticked, and the best ones besides."""
    ticked = page.ticked
    pairs = page.pairs
    if len(ticked) == 2:
        first = next(one for one in pairs if set(one.dice) == set(ticked))
        found = _about_pair(page.view, first, cells - 2)
        others = [one for one in pairs if one is not first][:_OTHERS]
    else:
        found = []
        others = [one for one in pairs if set(ticked) <= set(one.dice)]
        said = _("Tick two dice; tab goes through the pairs, the best first.")
        if ticked:
            said = _("Tick one more; the best with it:")
        found += wrap(said, cells - 2, "dim")
    found += [_pair_line(page.view, one, cells - 2) for one in others]
    return [text(" ") + line for line in found[:4]]


def _pair_name(view: View, pair: Pair) -> str:
    names = [words.die(COLOURS[colour], view.position.dice[colour]) for colour in pair.dice]
    said = _("{one} and {other}").format(one=names[0], other=names[1])
    return capital(said)


def _pair_line(view: View, pair: Pair, cells: int) -> Line:
    return fit(join([text(_pair_name(view, pair), "dim"), *_gains(view, pair)]), cells)


def _gains(view: View, pair: Pair) -> list[Line]:
    found = []
    present = max(1, view.table["round"])
    soon = [number for number in pair.empty if number <= present + 1]
    if soon and not view.have.safe_when_empty:
        rounds = ", ".join(_("now") if number == present else str(number) for number in soon)
        found.append(text(_("empty: {rounds}").format(rounds=rounds), "short"))
    if pair.filled:
        rounds = ", ".join(_("now") if number == present else str(number) for number in pair.filled)
        found.append(text(_("fills {rounds}").format(rounds=rounds), "gain"))
    for name, number in pair.cards.items():
        when = _("now") if number == present else _("in {n}").format(n=number)
        found.append(text(_("{card} {when}").format(card=words.card_name(name), when=when), "gain"))
    return found


def _about_pair(view: View, pair: Pair, cells: int) -> list[Line]:
    present = max(1, view.table["round"])
    now = pair.table[present]
    supply = {COLOURS[colour]: number for colour, number in enumerate(now) if number}
    head = text("enter", "key") + text(" " + _pair_name(view, pair), "figure")
    head += text("   " + _("now") + " ", "dim") + pieces.numbers(supply)
    lines_ = pieces.flow([head, *_gains(view, pair)], cells, 2, "   ")
    quarters = timetable.payable(now, view.position.free_quarters(), view.have)
    if quarters:
        said = _("pays now for quarters {numbers}").format(numbers=" ".join(map(str, quarters)))
        lines_ += wrap(said, cells, "dim")[:1]
    return lines_


def about_card(view: View, name: str, cells: int) -> list[Line]:
    """A card in words, without its cost, which stands in its row; and when it could be activated."""
    if not name:
        return []
    found = wrap(words.described(name, with_cost=False), cells - 2)
    is_offered = any(one["card"] == name for one in view.table["offer"])
    if view.table["over"]:
        return [text(" ") + line for line in found]
    table = timetable.timetable(view.position, view.seat)
    found += wrap(pieces.in_words(view, name, table), cells - 2, "dim")
    if is_offered and view.phase == CARD and len(view.mine["tableau"]) >= view.mine["room"]:
        found += wrap(_("Your tableau is full: one card is discarded, with a punishment marker."), cells - 2, "short")
    return [text(" ") + line for line in found]
