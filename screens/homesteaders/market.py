"""The page of the market: what one has, the price of each good, and every trade with its key."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Move
from engine.homesteaders import trading
from engine.homesteaders.goods import DEBT_GIVES, GOLD_AS_SILVER, GOODS, INDEX, RESOURCES
from engine.homesteaders.moves import Borrow, Recruit, Repay, Trade
from engine.homesteaders.scoring import debts_cost
from engine.homesteaders.state import PAY, WAGES
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.homesteaders import pieces, words
from screens.homesteaders.actions import LETTERS
from screens.homesteaders.pieces import good
from screens.homesteaders.preview import broken
from screens.homesteaders.view import View
from screens.table.picture.listing import Listing, Row
from screens.table.scores import scores_of
from screens.words import capital
from widgets.lines import Line, fit, join, text

NAMES = tuple(GOODS[kind].name for kind in RESOURCES)
OTHERS: Mapping[str, tuple[Move, str, str]] = {
    "recruit": (Recruit(), "r", N_("Recruit a worker: a trade chip and 1 food")),
    "turn-wood": (Trade("wood"), "m", N_("Your Market: a trade chip and 1 wood for 1 food")),
    "turn-food": (Trade("food"), "M", N_("Your Market: a trade chip and 1 food for 1 steel")),
    "turn-chip": (Trade("chip"), "B", N_("Your Bank: a trade chip for 1 silver")),
    "borrow": (Borrow(), "d", N_("Take a debt: 2 silver")),
    "repay": (Repay(), "D", N_("Return a debt: 5 silver or 1 gold")),
}
"""The trades beside buying and selling: the move, its key (a test compares it with the registry), and its words."""


def listing(view: View, cells: int) -> Listing:
    """A row a resource, a row for each other trade, then the score if the game ended now."""
    rows = [Row(_resource(view, name, cells), name) for name in NAMES]
    for name, (move, key, what) in OTHERS.items():
        can = view.move(move.words, move.target) is not None
        if isinstance(move, Trade) and not can:
            continue
        rows.append(
            Row(fit(text(" ") + text(key, "key" if can else "dim") + text("  " + _(what), _style(can)), cells), name)
        )
    rows += [Row(fit(line, cells)) for line in _score(view, cells)]
    rows += [Row(fit(_holdings(view, n), cells)) for n in range(len(view.players)) if n != view.seat]
    return Listing(tuple(rows), _heading(cells))


def _style(can: bool) -> str:
    return "plain" if can else "dim"


def _heading(cells: int) -> Line:
    line = text("  ") + fit(text(_("Market"), "heading"), 10) + fit(text(_("you"), "dim"), 4, "right")
    line += text("  ") + fit(text(_("buy, 1 chip"), "dim"), 12) + text(_("sell, 1 chip"), "dim")
    return fit(line, cells)


def _resource(view: View, name: str, cells: int) -> Line:
    has = "?" if view.holdings is None else str(view.has(name) or "·")
    key = LETTERS[name]
    buys, sells = view.move("buy", name) is not None, view.move("sell", name) is not None
    label = words.good_name(name)
    price = words.several(trading.price(INDEX[name]))
    gets = words.several(trading.proceeds(INDEX[name], has_store=view.owns("general-store")))
    return fit(
        text("  ")
        + fit(text(capital(label), good(name)), 10)
        + fit(text(has, "figure" if has.isdecimal() else "dim"), 4, "right")
        + text("  ")
        + text(key, "key" if buys else "dim")
        + text(" ")
        + fit(text(price, _style(buys)), 10)
        + text("x", "key" if sells else "dim")
        + text(" " + gets, _style(sells)),
        cells,
    )


def _score(view: View, cells: int) -> list[Line]:
    """The score of whoever looks, as a sum."""
    if view.holdings is None:
        return []
    lines = scores_of(view.game)[view.seat] if view.viewer is None else view.game.scores(view.viewer)[view.seat]
    sums = {kind: sum(line["points"] for line in lines["lines"] if line["kind"] == kind) for kind in words.KIND_NAMES}
    parts = [
        text(f"{_(words.KIND_NAMES[kind])} ", "dim") + text(str(number), "short" if number < 0 else "plain")
        for kind, number in sums.items()
        if number
    ]
    found = [text("  " + _("If the game ended now: {n} VP").format(n=lines["total"]), "heading")]
    found += [text("  ") + line for line in broken(parts, cells - 2)]
    debts = view.has("debt")
    costs = debts_cost(debts + 1) - debts_cost(debts)
    found.append(text("  " + _("Another debt would cost {n} VP at the end.").format(n=costs), "dim"))
    return found


def _holdings(view: View, seat: int) -> Line:
    """What another one has, as far as it is seen."""
    has = view.players[seat]["holdings"]
    line = text("  ") + pieces.seat_name(view, seat) + text("  ")
    if has is None:
        return line + text(_("behind a screen"), "dim")
    return line + join([pieces.letters(name, number) for name, number in has.items() if number], " ")


def shortage(view: View) -> str:
    """What is short of the wages or the bid that is due, and what helps; nothing where it can be paid."""
    if view.phase not in (WAGES, PAY) or view.move("pay") is not None:
        return ""
    n = view.table["due"] - view.has("silver") - GOLD_AS_SILVER * view.has("gold")
    return ngettext(
        "You are {n} silver short: sell something, or take a debt.",
        "You are {n} silver short: sell something, or take debts.",
        -(-n // DEBT_GIVES),
    ).format(n=n)


def helps(view: View) -> str:
    """What helps most where something is short of what is due: a resource that is sold, or else a debt."""
    if not shortage(view):
        return ""
    brings = {name: _brings(view, name) for name in NAMES if view.move("sell", name) is not None}
    best = max(brings, key=lambda name: brings[name], default="")
    return best if best and brings[best] > 0 else "borrow"


def _brings(view: View, name: str) -> int:
    """What selling a resource adds to what can be paid, in silver."""
    worth = {"silver": 1, "gold": GOLD_AS_SILVER}
    got = dict(trading.proceeds(INDEX[name], has_store=view.owns("general-store")))
    return sum(worth.get(GOODS[kind].name, 0) * n for kind, n in got.items()) - worth.get(name, 0)
