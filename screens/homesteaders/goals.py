"""What one may want at the table of Homesteaders: a building, the ways to it now, or what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Move, Refused, Text
from engine.homesteaders.bidding import SHOWN
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.cards import TYPES_SHOWN
from engine.homesteaders.goods import GOODS, SILVER
from engine.homesteaders.moves import (
    AUCTIONS,
    SOLD,
    TRADABLE,
    Bid,
    Build,
    Buy,
    Exchange,
    Pass,
    Pay,
    Recruit,
    Repay,
    Sell,
    Trade,
)
from engine.homesteaders.rounds import on_offer
from engine.homesteaders.state import BID, BUILD, EXCHANGE, PAY, SECOND, WAGES
from engine.texts.language import gettext as _
from screens.homesteaders import move_words, words
from screens.homesteaders.view import View
from screens.ways import Goal, Way
from screens.words import shown

_TRADES: tuple[Move, ...] = (*map(Buy, SOLD), *map(Sell, SOLD), Recruit(), *map(Trade, TRADABLE), Repay())


def goals(view: View) -> list[Goal]:
    """Every building that can be built at all, and the exchange of a tile that trades make possible."""
    return [*(goal(view, card.name) for card in BUILDINGS if card.copies[0]), *_exchange(view)]


def _exchange(view: View) -> Iterator[Goal]:
    trades = view.exchanging() if view.phase == EXCHANGE else None
    if trades:
        wanted = move_words.move(Exchange(), view.table)
        line = _("{wanted}: first {trades}").format(wanted=wanted, trades=move_words.trades(trades))
        yield Goal(wanted, Text(""), (Way(view.game.plan((*trades, Exchange())), Text(""), Text(""), line),))


def goal(view: View, name: str) -> Goal:
    """A building, with the ways to it that are open now: building it, or a bid after which it could be built."""
    if name not in view.goals:
        wanted = _("Build the {building}").format(building=words.card_name(name))
        ways = tuple(_ways(view, name))
        reason = "" if ways else _missing(view, name)
        view.goals[name] = Goal(wanted, Text(_("With which auction?")), ways, reason, name)
    return view.goals[name]


def refused(view: View) -> list[tuple[str, str]]:
    """What cannot be bid, paid, exchanged or traded now, and why."""
    moves = list(_TRADES)
    moves += [Pay()] if view.phase in (WAGES, PAY) else []
    moves += [Exchange()] if view.phase == EXCHANGE and not view.exchanging() else []
    moves += [Pass(), *(Bid(one["auction"]) for one in view.table["auctions"] if not one["bids"] or view.phase != BID)]
    return [
        (move_words.move(move, view.table), view.refusal(move))
        for move in moves
        if view.is_mine and view.move(move.words, move.target) is None
    ]


def _ways(view: View, name: str) -> Iterator[Way]:
    called = words.card_name(name)
    if view.phase in (BUILD, SECOND):
        cure = view.cure(name)
        if view.move("build", name) is None and not cure:
            return
        try:
            move = view.building(name)
        except Refused:
            return
        trades = move_words.trades(cure or ())
        template = _("Build the {building}: first {trades}") if trades else _("Build the {building}")
        line = template.format(building=called, trades=trades)
        yield Way(move, words.card(name).shown, Text(_("for its cost")), line)
    elif view.phase == BID and name in view.table["offer"] and not view.owns(name):
        for auction in view.table["auctions"]:
            if words.card(name).type in auction["tile"]["builds"] and auction["bids"]:
                yield from _by_bid(view, name, auction["auction"], auction["bids"][0])


def _by_bid(view: View, name: str, auction: str, bid: int) -> Iterator[Way]:
    """The lowest bid for an auction, if the building could be built after it."""
    cure = view.cure(name, bid)
    if cure is None:
        return
    values = {"building": words.card_name(name), "n": bid, "auction": words.auction_name(auction)}
    if cure:
        trades = move_words.trades(cure)
        line = _("Build the {building}: bid {n} for {auction}, then {trades}").format(trades=trades, **values)
        detail = Text(_("bid {n}; then {trades}"), (("n", bid), ("trades", trades)))
    else:
        left = view.left_after(bid)
        line = _("Build the {building}: bid {n} for {auction}").format(**values)
        detail = Text(_("bid {n}, which leaves {left} silver"), (("n", bid), ("left", left[SILVER] if left else 0)))
    yield Way(Bid(auction), SHOWN[AUCTIONS.index(auction)], detail, line, (("", bid),))


def _missing(view: View, name: str) -> str:
    """Why a building cannot be built now, in sentences."""
    if view.owns(name):
        return _("You own it: nobody builds it twice.")
    if name not in view.table["offer"]:
        stage = view.forecast["stage"]
        if stage is not None and name in stage["comes"]:
            return _("It comes in round {n}.").format(n=stage["round"])
        if words.card(name).stage not in on_offer(view.table["round"]):
            return _("It is not on offer in this stage.")
        taken = any(name in rival["buildings"] for rival in view.table["rivals"])
        return _("The rival has taken it.") if taken else _("Others have built it: there is none left.")
    if view.phase in (BUILD, SECOND):
        return " ".join((view.refusal(Build(name)), *_no_cure(view, name)))
    if view.phase != BID:
        return _("You build when you have won and paid an auction.")
    return _no_bid(view, name)


def _no_cure(view: View, name: str) -> list[str]:
    allowed = words.card(name).type in view.types_now
    return [_("No trades help to build it now.")] if allowed and view.cure(name) is None else []


def _no_bid(view: View, name: str) -> str:
    card = words.card(name)
    auctions = [one for one in view.table["auctions"] if card.type in one["tile"]["builds"]]
    if not auctions:
        return _("No auction of this round builds {type}.").format(type=shown(TYPES_SHOWN[card.type]))
    if view.holdings is None:
        return ""
    lacking = [(kind, number - view.has(GOODS[kind].name)) for kind, number in card.cost]
    goods = words.several(tuple((kind, number) for kind, number in lacking if number > 0))
    if any(number > 0 for _kind, number in lacking):
        return _("You lack {goods}, and no trades bring it after the lowest bid.").format(goods=goods)
    return _("The lowest bid leaves too little for it.")
