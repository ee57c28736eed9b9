"""The page of one's own house: the goods to load and where they could go, contracts, stores, cards, the supply."""

from __future__ import annotations

from engine.speicherstadt.cards import CONVERTER, FIREMAN
from engine.speicherstadt.deck import INDEX
from engine.speicherstadt.goods import INDEX as KINDS
from engine.speicherstadt.holdings import SOLD_FOR_A_COIN
from engine.speicherstadt.prospects import lapsing
from engine.speicherstadt.scoring import of_card
from engine.speicherstadt.state import LOADING
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.speicherstadt import pieces, words
from screens.speicherstadt.hues import good
from screens.speicherstadt.view import View
from screens.table.picture.listing import Listing, Row
from widgets.lines import Line, fit, join, text

MARKET, LOAD, SUPPLY = "market", "load", "supply"
"""What a row is about beside cards: the market hall; before a colon, a good at hand or one of the supply."""


def listing(view: View, cells: int) -> Listing:
    """Goods first, while they are loaded; then contracts, other cards, stores, the supply."""
    rows: list[Row] = []
    mine = view.mine
    if mine["goods"]:
        label = _("To load") if view.phase == LOADING else _("On your ships")
        rows.append(Row(text(" " + label, "heading")))
        rows += [Row(_good(view, name, number, cells), f"{LOAD}:{name}") for name, number in mine["goods"].items()]
    if view.move("market") is not None:
        words_sale = _("Market hall: any {n} goods for a coin").format(n=SOLD_FOR_A_COIN)
        rows.append(Row(fit(text("   ") + text(words_sale), cells), MARKET))
    if mine["contracts"]:
        rows.append(Row(text(" " + _("Contracts"), "heading")))
        for one in mine["contracts"]:
            line = fit(text("   ") + pieces.contract(one), cells - 14)
            state = text(_("full"), "gain") if one["full"] else text(_("not full"), "dim")
            rows.append(Row(fit(line + state, cells), one["contract"]))
    rows.append(Row(text(" " + _("Stores"), "heading")))
    hall = pieces.goods([mine["hall"]]) if mine["hall"] else text(_("empty"), "dim")
    rows.append(Row(text("   " + _("market hall") + "  ", "plain") + hall))
    if "warehouse" in mine["cards"]:
        room = _("room for {n}").format(n=view.holding.room)
        line = text("   " + _("Warehouse") + "    ") + pieces.numbers(mine["warehouse"])
        rows.append(Row(line + text("  " + room, "dim"), "warehouse"))
    others = [name for name in mine["cards"] if words.card(name).type not in ("contract", "warehouse")]
    if others:
        rows.append(Row(text(" " + _("Cards"), "heading") + text("  " + _("points now"), "dim")))
        rows += [Row(_card(view, name, cells), name) for name in others]
    exchanged = [move.target for move in view.moves if move.words == "exchange"]
    if exchanged:
        heading = _("In the supply: any {n} other goods for one of these").format(n=view.holding.rate)
        rows.append(Row(text(" " + heading, "heading")))
        for name in exchanged:
            number = view.table["supply"][name]
            rows.append(Row(fit(text("   ") + text(words.some(number, name), good(name)), cells), f"{SUPPLY}:{name}"))
    return Listing(tuple(rows), _heading(view))


def _heading(view: View) -> Line:
    if view.phase == LOADING:
        loose = lapsing(view.seen, view.seat)
        if loose:
            said = text(ngettext("{n} good would lapse", "{n} goods would lapse", loose).format(n=loose), "short")
        else:
            said = text(_("your stores hold what is left"), "dim")
        return text(" " + _("Loading") + "  ", "heading") + said
    return text(" " + _("Your house"), "heading")


def _good(view: View, name: str, number: int, cells: int) -> Line:
    """A good at hand, and what can be done with it."""
    kind = KINDS[name]
    ways: list[Line] = []
    if view.move("load", name) is not None:
        ways.append(text(_("onto a contract"), "gain"))
    if view.holding.points[kind]:
        ways.append(text(_("{n} points").format(n=view.holding.points[kind]), "worth"))
    if view.holding.coins[kind]:
        ways.append(text(_("sold for") + " ") + pieces.coins(view.holding.coins[kind]))
    if not ways:
        is_exchanged = any(move.words == "exchange" and move.target != name for move in view.moves)
        ways.append(text(_("to store or to exchange") if is_exchanged else _("to store"), "dim"))
    return fit(fit(text("   ") + text(words.some(number, name), good(name)), 16) + join(ways, ", "), cells)


def _card(view: View, name: str, cells: int) -> Line:
    card = words.card(name)
    points = of_card(view.seen, view.seat, INDEX[name])
    mark = text("▸", "mark") if view.move("use", name) is not None else text(" ")
    figure = words.effect(name)
    if card.type == FIREMAN:
        figure = _("strength {n}").format(n=card.value)
    elif card.type == CONVERTER:
        figure = _("{good} for {n} points each").format(good=words.good_name(words.good_of(name)), n=card.points)
    line = text(" ") + mark + text(" ") + fit(text(words.card_name(name)), 20)
    worth = text(f"{points:>3}" if points else "  ·", "worth" if points else "dim")
    return fit(line + worth + text("  ") + text(figure, "dim"), cells)
