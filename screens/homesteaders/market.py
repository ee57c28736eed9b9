"""The page of the market: what one has, the price of each good, and every trade with its key."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine import Move
from engine.homesteaders import goods, money, trading
from engine.homesteaders.buildings import GENERAL_STORE
from engine.homesteaders.goods import GOLD, INDEX, NAMES, SILVER
from engine.homesteaders.moves import SOLD, Borrow, Buy, Pay, Recruit, Repay, Sell, Trade
from engine.homesteaders.scoring import debts_cost, score_lines
from engine.homesteaders.state import PAY, WAGES
from engine.texts import N_
from engine.texts.language import comma, gettext as _, ngettext
from screens.homesteaders import move_words, preview, words
from screens.homesteaders.actions import KEYS, LETTERS
from screens.homesteaders.pieces import good
from screens.homesteaders.view import View
from screens.table.page import ViewPage
from screens.table.picture.listing import Listing, Row
from screens.table.picture.pages import ListPage
from widgets.filled import figure
from widgets.lines import Line, fit, sentence, text, width, wrap

OTHERS: Mapping[str, tuple[Move, str, str]] = {
    "recruit": (Recruit(), "r", N_("Recruit a worker: a trade chip and 1 food")),
    "turn-wood": (Trade("wood"), "m", N_("Your Market: a trade chip and 1 wood for 1 food")),
    "turn-food": (Trade("food"), "M", N_("Your Market: a trade chip and 1 food for 1 steel")),
    "turn-chip": (Trade("chip"), "B", N_("Your Bank: a trade chip for 1 silver")),
    "borrow": (Borrow(), "d", N_("Take a debt: 2 silver")),
    "repay": (Repay(), "D", N_("Return a debt: 5 silver or 1 gold")),
}
"""The trades beside buying and selling: the move, its key (a test compares it with the registry), and its words."""
_PRICE = (10, 13)
"""Cells of a price with the blanks behind it, at least and at most."""
_BEFORE = 20
"""Cells of a resource before its price."""


def listing(view: View, cells: int) -> Listing:
    """A row a resource, a row for each other trade, then the score, which is that of now until the end."""
    sales = max(width(text(words.several(_proceeds(view, kind)))) for kind in goods.RESOURCES)
    price = max(_PRICE[0], min(_PRICE[1], cells - _BEFORE - 2 - sales))
    rows = [Row(_resource(view, kind, cells, price), NAMES[kind]) for kind in goods.RESOURCES]
    for name, (move, key, what) in OTHERS.items():
        can = view.move(move.words, move.target) is not None
        if can or not isinstance(move, Trade):
            line = text(" ") + text(key, "key" if can else "dim") + text("  " + _(what), _style(can))
            rows.append(Row(fit(line, cells), name))
    rows += [Row(fit(line, cells)) for line in _score(view, cells)]
    return Listing(tuple(rows), _heading(cells, price))


def _style(can: bool) -> str:
    return "plain" if can else "dim"


def _heading(cells: int, price: int) -> Line:
    line = text("  ") + fit(text(_("Market"), "heading"), 10) + fit(text(_("you"), "dim"), 4, "right")
    line += text("  ") + fit(text(_("buy, 1 chip"), "dim"), 2 + price) + text(_("sell, 1 chip"), "dim")
    return fit(line, cells)


def _resource(view: View, kind: int, cells: int, price: int) -> Line:
    name, number = NAMES[kind], view.has(kind)
    buys, sells = view.move(Buy.words, name) is not None, view.move(Sell.words, name) is not None
    has = text((number or "·") if view.knows else "?", "figure" if number else "dim")
    return fit(
        text("  ")
        + fit(text(words.good_label(kind), good(kind)), 10)
        + fit(has, 4, "right")
        + text("  ")
        + text(LETTERS[name], "key" if buys else "dim")
        + text(" ")
        + fit(text(words.several(trading.price(kind)), _style(buys)), price)
        + text("x", "key" if sells else "dim")
        + text(" " + words.several(_proceeds(view, kind)), _style(sells)),
        cells,
    )


def _proceeds(view: View, kind: int) -> goods.Bundle:
    return trading.proceeds(kind, has_store=bool(view.seen.towns[view.seat] & GENERAL_STORE))


def _score(view: View, cells: int) -> list[Line]:
    """The score of whoever looks, as a sum."""
    if not view.knows:
        return []
    lines = score_lines(view.seen, view.seat)
    sums = {kind: sum(line["points"] for line in lines if line["kind"] == kind) for kind in words.KIND_NAMES}
    parts = [
        figure(_(words.KIND_NAMES[kind]), text(number, "short" if number < 0 else "plain"))
        for kind, number in sums.items()
        if number
    ]
    told = _("In the end: {n} VP") if view.is_over else _("If the game ended now: {n} VP")
    found = [
        text("  " + told.format(n=sum(sums.values())), "heading"),
        *(text("  ") + line for line in sentence(parts, cells - 2, comma(), goes_on=True)),
    ]
    if view.is_over:
        return found
    costs = debts_cost(view.goods[goods.DEBTS] + 1) - debts_cost(view.goods[goods.DEBTS])
    return [*found, text("  " + _("Another debt would cost {n} VP at the end.").format(n=costs), "dim")]


def shortage(view: View) -> str:
    """What is short of the wages or the bid that is due, and what helps; nothing where it can be paid."""
    if view.phase not in (WAGES, PAY) or view.move("pay") is not None:
        return ""
    n = money.due(view.seen) - view.has(SILVER) - goods.GOLD_AS_SILVER * view.has(GOLD)
    return ngettext(
        "You are {n} silver short: sell something, or take a debt ({key}).",
        "You are {n} silver short: sell something, or take debts ({key}).",
        -(-n // goods.DEBT_GIVES),
    ).format(n=n, key=OTHERS["borrow"][1])


def helps(view: View) -> str:
    """What helps most where something is short of what is due: a resource that is sold, or else a debt."""
    if not shortage(view):
        return ""
    brings = {name: _brings(view, INDEX[name]) for name in SOLD if view.move(Sell.words, name) is not None}
    best = max(brings, key=lambda name: brings[name], default="")
    return best if best and brings[best] > 0 else "borrow"


def _brings(view: View, kind: int) -> int:
    """What selling a resource adds to what can be paid, in silver."""
    worth = {SILVER: 1, GOLD: goods.GOLD_AS_SILVER}
    return sum(worth.get(got, 0) * n for got, n in _proceeds(view, kind)) - worth.get(kind, 0)


class MarketPage(ListPage, ViewPage[View]):
    """What one has, and every trade."""

    def __init__(self, shown: Callable[[Move, int], list[Line]]) -> None:
        """`shown` tells in so many cells what a trade would do."""
        super().__init__(KEYS.pages[3])
        self._preview = shown
        self._helped = False

    def look(self, view: View) -> None:
        """Show another position; the cursor is put on what helps as soon as something is short of what is due."""
        super().look(view)
        helping = helps(view)
        if helping and not self._helped:
            self.put_cursor(helping)
        self._helped = bool(helping)

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("good"), _("you have"), _("key, price"), _("key, what selling brings"))]

    def listing(self, cells: int) -> Listing:
        return listing(self._view, cells)

    @property
    def meant(self) -> Move:
        """The trade under the cursor, of a resource that it is bought; while something is to be paid, what helps to.

        What was sold for what is due is so never bought back by the same key.
        """
        name, view = self.under_cursor, self._view
        is_due = view.phase in (WAGES, PAY)
        # Nor does that key take a debt too many.
        if is_due and view.move("pay") is not None and (name not in OTHERS or name == "borrow"):
            return Pay()
        if name in OTHERS:
            return OTHERS[name][0]
        if is_due:
            return Sell(name)
        return Buy(name)

    def details(self, cells: int) -> list[Line]:
        view = self._view
        if not view.is_mine or not self.under_cursor:
            return []
        short, sale = shortage(view), view.move("sell", self.under_cursor)
        found = [text(" ") + line for line in wrap(short, cells - 2, "short")] if short else []
        found += self._preview(self.meant, cells)
        if sale is not None and self.meant != sale:
            found += preview.lines(view, sale, move_words.what(sale, view.seen, view.after), cells, "x")
        return found
