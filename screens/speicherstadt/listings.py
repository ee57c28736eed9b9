"""The pages that are lists, row by row: one's own house, all houses side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.speicherstadt import cards
from engine.speicherstadt.anytime import contracts_for
from engine.speicherstadt.cards import Card
from engine.speicherstadt.deck import CARDS, CONTRACTS, PLACE, WAREHOUSE
from engine.speicherstadt.goods import NAMES, NOTHING
from engine.speicherstadt.holdings import SOLD_FOR_A_COIN
from engine.speicherstadt.prospects import contracts, lapsing
from engine.speicherstadt.scoring import number_of, of_card, offices
from engine.speicherstadt.state import LOADING
from engine.texts import N_, NC_
from engine.texts.language import comma, gettext as _, ngettext, pgettext
from screens.speicherstadt import briefly, houses, pieces, words
from screens.speicherstadt.view import View
from screens.table.picture.listing import Listing, Row
from widgets.filled import figure, fill
from widgets.gauges import LEADER
from widgets.lines import EMPTY, Line, ends, fit, join, text, width, wrap
from widgets.styles import StyleName

MARKET, LOAD, SUPPLY = "market", "load", "supply"
"""What a row is about beside cards: the market hall; before a colon, a good at hand or one of the supply."""

_LABEL = 18
"""Cells of what houses are compared by."""
_SCROLLED = 5
"""Cells at the end of the first line of one's own house, for the sign that there is more."""
_NAME = 16
"""Cells of what a row of one's own house is about."""


# One's own house.


def mine(view: View, cells: int) -> Listing:
    """Goods first, while they are loaded; then contracts, merchants, stores, other cards, the supply."""
    return Listing(tuple(_mine(view, cells)), _loading(view, cells))


def needed_in_houses(view: View) -> int:
    """The lines that a house needs so that nothing in it is scrolled or left out, the fullest of them."""
    own = 1 + sum(1 for _row in _mine(view, houses.WIDE))
    return max(own, *(houses.needed(view, house) for house in view.others))


def _mine(view: View, cells: int) -> Iterator[Row]:
    seen, seat = view.seen, view.seat
    own = [card for card in seen.cards[seat] if CARDS[card].type not in _TOGETHER]
    for kind, number in enumerate(seen.landed[seat]):
        if number:
            some = words.some(number, kind)
            ways = _ways(view, kind, cells - width(text(some)) - 2)
            yield Row(_labelled(some, ways, cells, pieces.good(kind)), f"{LOAD}:{NAMES[kind]}")
    if view.move("market") is not None:
        sale = text(_("any {n} goods for a coin").format(n=SOLD_FOR_A_COIN))
        yield Row(_labelled(_("market hall"), sale, cells), MARKET)
    open_ones, full = contracts(seen, seat, full=False), contracts(seen, seat, full=True)
    together = len(full) > 1
    for place in (*open_ones, *([] if together else full)):
        card = CARDS[CONTRACTS[place]]
        asked = pieces.contract(place, seen.laid[place], cells - _NAME)
        if place in full:
            asked += text(" " + pgettext("contract", "full"), "gain")
        yield Row(_labelled(_("contract {points}").format(points=card.points), asked, cells), card.name)
    if together:
        done = [CARDS[CONTRACTS[place]] for place in full]
        sums = text(" + ".join(str(card.points) for card in done), "gain")
        end = text(f" {words.points(sum(card.points for card in done))} ", "worth")
        yield Row(ends(_labelled(_("full contracts"), sums, cells - width(end)), end, cells), done[0].name)
    for type_, said in _TAKING.items():
        taking = [CARDS[card] for card in own if CARDS[card].type == type_]
        if len(taking) > 1:
            yield Row(_taking(_(said), taking, cells), taking[0].name)
            own = [card for card in own if CARDS[card].type != type_]
    yield from (Row(_own_card(view, card, cells), CARDS[card].name) for card in own if card not in PLACE)
    hall = seen.hall[seat]
    kept = text(_("one free place"), "dim") if hall == NOTHING else pieces.crates([hall])
    yield Row(_labelled(_("market hall"), kept, cells))
    for type_, said in _TOGETHER.items():
        alike = [CARDS[card] for card in seen.cards[seat] if CARDS[card].type == type_]
        if alike and type_ != cards.SHIP:
            line = _together(view, type_, alike) + (_ships(view) if type_ == cards.OFFICE else EMPTY)
            yield Row(_labelled(_(said), line, cells), alike[0].name)
        elif alike and not number_of(seen.cards[seat], cards.OFFICE):
            yield Row(_labelled(_(said), _together(view, type_, alike), cells), alike[0].name)
        elif type_ == cards.FIREMAN:
            yield Row(_labelled(_(said), houses.strength(view, seat), cells))
    yield from _exchanged(view, cells)


_TOGETHER: Final = {cards.FIREMAN: N_("firemen"), cards.OFFICE: N_("offices"), cards.SHIP: NC_("goods", "ships")}
"""The types of which all cards stand in one row."""
_TAKING: Final = {cards.MERCHANT: N_("merchants"), cards.CONVERTER: NC_("several", "works")}
"""Those of which several cards stand in one row, too."""


def _taking(label: str, alike: Sequence[Card], cells: int) -> Line:
    """Several cards that take goods: which for what, and their points at the end."""
    each: dict[tuple[int, int], list[int]] = {}
    for card in alike:
        each.setdefault((card.coins, 0 if card.coins else card.points), []).append(card.good)
    prices = {
        price: pieces.coins(price[0]) if price[0] else text(_("{n}p").format(n=price[1]), "worth") for price in each
    }
    parts = [
        pieces.goods(goods) + figure(_(NC_("price", "for")), prices[price], before=" ") for price, goods in each.items()
    ]
    points = sum(card.points for card in alike if card.coins)
    end = EMPTY
    if points:
        room = cells - width(join(parts, comma())) - _NAME
        said = f" {words.points(points)} "
        end = text(said if width(text(said)) <= room else f" {points}{_(words.POINT_SIGN)} ", "worth")
    return ends(_labelled(label, join(parts, comma()), cells - width(end)), end, cells)


def _ships(view: View) -> Line:
    """The ships of a house beside what stands before them."""
    number = number_of(view.seen.cards[view.seat], cards.SHIP)
    return figure(_(NC_("goods", "ships")), text(number, "figure"), before="   ") if number else EMPTY


def _together(view: View, kind: str, alike: Sequence[Card]) -> Line:
    """What all cards of a type come to."""
    if kind == cards.FIREMAN:
        values = " + ".join(str(card.value) for card in alike)
        return houses.strength(view, view.seat) + (
            text("  " + _("of {values}").format(values=values), "dim") if len(alike) > 1 else EMPTY
        )
    if kind == cards.OFFICE:
        points = offices(len(alike))
        return text(f"{len(alike)}", "figure") + text("  " + words.points(points), "worth")
    return text(f"{len(alike)}", "figure")


def _exchanged(view: View, cells: int) -> Iterator[Row]:
    """The goods of the supply that can be had for others."""
    exchanged = [kind for kind, name in enumerate(NAMES) if view.move("exchange", name) is not None]
    if exchanged:
        told = _("In the supply: any {n} other goods for one of these").format(n=view.holding.rate)
        yield from (Row(text(" ") + line) for line in wrap(told, cells - 1, "heading"))
    for kind in exchanged:
        line = text("   ") + text(words.some(view.seen.supply[kind], kind), pieces.good(kind))
        yield Row(fit(line, cells), f"{SUPPLY}:{NAMES[kind]}")


def _labelled(label: str, said: Line, cells: int, style: StyleName = "dim") -> Line:
    called = text(" ") + text(label, style)
    # What stands there is not cut as long as the label can give way.
    return fit(fit(called, max(width(called) + 1, min(_NAME, cells - width(said)))) + said, cells)


def _loading(view: View, cells: int) -> Line:
    if view.phase != LOADING:
        return text(" ") + houses.purse(view, view.seat, cells - _SCROLLED, has_workers=True)
    loose, room = lapsing(view.seen, view.seat), cells - _SCROLLED
    # The shorter words are for houses side by side.
    told, shorter = _("your stores hold what is left"), _("nothing would lapse")
    said = [text(told, "dim"), text(shorter, "dim")]
    if loose:
        said = [text(ngettext("{n} good would lapse", "{n} goods would lapse", loose).format(n=loose), "short")]
    coins = houses.coins(view, view.seat), pieces.coins(view.seen.coins[view.seat])
    label = text(" " + _("Loading") + "  ", "heading")
    ways = [(label + one, owned) for one in said for owned in coins]
    left, owned = next((way for way in ways if sum(map(width, way)) < room), ways[-1])
    return ends(left, owned, max(width(left) + 1 + width(owned), room))


def _ways(view: View, kind: int, cells: int) -> Line:
    """What can be done with a good at hand, or what it is for; where words have no room the contract is an arrow."""
    worth, coins = view.holding.points[kind], view.holding.coins[kind]
    ways: list[Line] = []
    if worth:
        ways.append(text(_("{n} points").format(n=worth), "worth"))
    if coins:
        ways.append(figure(_("sold for"), pieces.coins(coins), "plain"))
    if view.move("load", NAMES[kind]) is not None:
        points = (str(CARDS[CONTRACTS[place]].points) for place in contracts_for(view.seen, view.seat, kind))
        taking = "/".join(dict.fromkeys(points))
        onto = (text(said, "gain") for said in (_("onto contract {points}").format(points=taking), f"→{taking}"))
        longer, shorter = (join([one, *ways], comma()) for one in onto)
        return longer if width(longer) <= cells else shorter
    if not ways:
        ways.append(text(_("to store or to exchange") if view.is_exchanged(kind) else _("to store"), "dim"))
    return join(ways, comma())


def _own_card(view: View, number: int, cells: int) -> Line:
    """A card with what it does, or what lies in it; its points now at the end."""
    card, points = CARDS[number], of_card(view.seen, view.seat, number)
    mark = text("▸", "mark") if view.move("use", card.name) is not None else text(" ")
    name = width(text(words.card_name(card))) + 2
    said = text(words.effect(card), "dim")
    stored: list[int] = []
    if card.type == cards.MERCHANT:
        told = _("{good} sells for {coins}")
        said = fill(told, "dim", good=pieces.goods([card.good]), coins=words.coins(card.coins))
    elif card.type == cards.CONVERTER:
        goods = pieces.goods([card.good])
        said = fill(_("takes {good} for {points}"), "dim", good=goods, points=words.points(card.points))
    elif number == WAREHOUSE:
        stored = [kind for kind, many in enumerate(view.seen.stored[view.seat]) for _one in range(many)]
        said = pieces.crates(stored, 0) + text("  " if stored else "")
        said += text(_("room for {n}").format(n=view.holding.room - len(stored)), "dim")
    # Where words have no room the signs of points and coins stand for them.
    end = text(f" {words.points(points)} ", "worth") if points else EMPTY
    if max(name, _NAME) + width(said) + width(end) > cells:
        end = text(f" {points}{_(words.POINT_SIGN)} ", "worth") if points else EMPTY
    if card.type == cards.MERCHANT and max(name, _NAME) + width(said) + width(end) > cells:
        said = pieces.goods([card.good]) + figure(_(NC_("price", "for")), pieces.coins(card.coins), before=" ")
    if number == WAREHOUSE and stored and max(name, _NAME) + width(said) + width(end) > cells:
        said = pieces.crates(stored, 0)
    if max(name, _NAME) + width(said) + width(end) > cells and said:
        said = text(briefly.brief(card), "dim")
    size = max(name, _NAME if _NAME + width(said) + width(end) <= cells else 0)
    return ends(fit(mark + text(words.card_name(card)), size) + said, end, cells)


# All houses side by side.


def players(view: View, cells: int) -> Listing:
    """A row for each thing that houses have, then the cards of each house."""
    size = max(6, min(16, (cells - _LABEL) // len(view.houses)))
    names = [text(view.name(house)[: size - 1], view.style(house)) for house in view.houses]
    return Listing(tuple(_players(view, size, cells)), _side_by_side(pieces.heading(_("Houses")), names, size))


def _players(view: View, size: int, cells: int) -> Iterator[Row]:
    for label, counted in words.HOUSE_FIGURES:
        values = [counted(view.seen, house) for house in view.houses]
        if any(values) or label in (words.COINS, words.FIREMEN):
            shown = [text(value or "·", "plain" if value else "dim") for value in values]
            yield Row(_side_by_side(text(" " + _(label), "dim"), shown, size), f"figure:{label}")
    totals = [
        (text(LEADER, "mark") if leads else EMPTY) + text(str(total), "figure")
        for total, leads in zip(view.totals, view.leads, strict=True)
    ]
    yield Row(_side_by_side(text(" " + _("if it ended now"), "dim"), totals, size), "figure:total")
    for house in view.houses:
        yield from _house(view, house, cells)


def _house(view: View, house: int, cells: int) -> Iterator[Row]:
    seen, called = view.seen, "rival" if view.seen.is_rival(house) else view.name(house)
    number = len(seen.cards[house])
    count = ngettext("{n} card", "{n} cards", number).format(n=number)
    yield Row(text(" ") + view.called(house) + text("  " + count, "dim"))
    for label, goods in ((_("to be loaded"), seen.landed[house]), (_("in the Warehouse"), seen.stored[house])):
        if any(goods):
            line = text("   ") + fit(text(label, "dim"), 21) + pieces.numbers(goods)
            yield Row(fit(line, cells), f"{called}:{label}")
    for number in seen.cards[house]:
        card, place = CARDS[number], PLACE.get(number)
        if place is not None:
            named = text(_("contract {points}").format(points=card.points))
            line = fit(named, 21) + pieces.contract(place, seen.laid[place])
        else:
            note = "" if card.type in (cards.SHIP, cards.OFFICE) else words.effect(card)
            line = fit(text(words.card_name(card)), 21) + text(note, "dim")
        yield Row(fit(text("   ") + line, cells), f"{called}:{card.name}")


def _side_by_side(label: Line, values: Sequence[Line], size: int) -> Line:
    line = fit(label, _LABEL)
    for value in values:
        line += fit(value, size - 1, "right") + text(" ")
    return line
