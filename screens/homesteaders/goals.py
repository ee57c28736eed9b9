"""What one may want at the table of Homesteaders: a building, the ways to it now, or what stands in its way."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Move, Refused, Text
from engine.homesteaders import moves
from engine.homesteaders.bidding import bids
from engine.homesteaders.buildings import BUILDINGS, TYPES_SHOWN
from engine.homesteaders.goods import SILVER
from engine.homesteaders.moves import AUCTIONS, AUCTIONS_SHOWN, Bid, Build, Exchange, Pass, Pay
from engine.homesteaders.rounds import on_offer
from engine.homesteaders.state import BID, BUILD, EXCHANGE, PAY, SECOND, WAGES
from engine.texts.language import gettext as _, paragraph
from screens.homesteaders import move_words, words
from screens.homesteaders.view import View
from screens.ways import Goal, Way
from screens.words import shown

_TRADES: tuple[Move, ...] = (
    *map(moves.Buy, moves.SOLD),
    *map(moves.Sell, moves.SOLD),
    moves.Recruit(),
    *map(moves.Trade, moves.TRADABLE),
    moves.Repay(),
)


def goals(view: View) -> list[Goal]:
    """Every building that can be built at all, and the exchange of a tile that trades make possible."""
    return [*(goal(view, kind) for kind, card in enumerate(BUILDINGS) if card.copies[0]), *_exchange(view)]


def _exchange(view: View) -> Iterator[Goal]:
    trades = view.exchanging() if view.phase == EXCHANGE else None
    if trades:
        wanted = move_words.move(Exchange(), view.seen)
        line = _("{wanted}: first {trades}").format(wanted=wanted, trades=move_words.trades(trades))
        yield Goal(wanted, Text(""), (Way(view.game.plan((*trades, Exchange())), Text(""), Text(""), line),))


def goal(view: View, kind: int) -> Goal:
    """A building, with the ways to it that are open now: building it, or a bid after which it could be built."""
    if kind not in view.goals:
        wanted = _("Build the {building}").format(building=words.card_name(kind))
        ways = tuple(_ways(view, kind))
        reason = "" if ways else _missing(view, kind)
        view.goals[kind] = Goal(wanted, Text(_("With which auction?")), ways, reason, BUILDINGS[kind].name)
    return view.goals[kind]


def refused(view: View) -> list[tuple[str, str]]:
    """What cannot be bid, paid, exchanged or traded now, and why."""
    wanted = list(_TRADES)
    wanted += [Pay()] if view.phase in (WAGES, PAY) else []
    wanted += [Exchange()] if view.phase == EXCHANGE and not view.exchanging() else []
    wanted += [Pass()]
    wanted += [
        Bid(AUCTIONS[auction]) for auction in view.seen.auctions if view.phase != BID or not bids(view.seen, auction)
    ]
    return [
        (move_words.move(move, view.seen), view.refusal(move))
        for move in wanted
        if view.is_mine and view.move(move.words, move.target) is None
    ]


def _ways(view: View, kind: int) -> Iterator[Way]:
    card = BUILDINGS[kind]
    if view.phase in (BUILD, SECOND):
        cure = view.cure(kind)
        if view.move(Build.words, card.name) is None and not cure:
            return
        try:
            move = view.building(kind)
        except Refused:
            return
        trades = move_words.trades(cure or ())
        template = _("Build the {building}: first {trades}") if trades else _("Build the {building}")
        line = template.format(building=shown(card.shown), trades=trades)
        yield Way(move, card.shown, Text(_("for its cost")), line)
    elif view.phase == BID and view.seen.offer[kind] and not view.owns(kind):
        for auction in view.seen.auctions:
            possible = bids(view.seen, auction)
            if card.type in view.seen.tile(auction).builds and possible:
                yield from _by_bid(view, kind, auction, possible[0])


def _by_bid(view: View, kind: int, auction: int, bid: int) -> Iterator[Way]:
    """The lowest bid for an auction, if the building could be built after it."""
    cure = view.cure(kind, bid)
    if cure is None:
        return
    values = {"building": words.card_name(kind), "n": bid, "auction": words.auction_name(auction)}
    if cure:
        trades = move_words.trades(cure)
        line = _("Build the {building}: bid {n} for {auction}, then {trades}").format(trades=trades, **values)
        detail = Text(_("bid {n}; then {trades}"), (("n", bid), ("trades", trades)))
    else:
        left = view.left_after(bid)
        line = _("Build the {building}: bid {n} for {auction}").format(**values)
        detail = Text(_("bid {n}, which leaves {left} silver"), (("n", bid), ("left", left[SILVER] if left else 0)))
    yield Way(Bid(AUCTIONS[auction]), AUCTIONS_SHOWN[auction], detail, line, (("", bid),))


def _missing(view: View, kind: int) -> str:
    """Why a building cannot be built now, in sentences."""
    if view.owns(kind):
        return _("You own it: nobody builds it twice.")
    card = BUILDINGS[kind]
    if not view.seen.offer[kind]:
        if view.stage is not None and kind in dict(view.stage.comes):
            return _("It comes in round {n}.").format(n=view.stage.round)
        if card.stage not in on_offer(view.seen.round):
            return _("It is not on offer in this stage.")
        if kind in view.seen.rival:
            return _("The rival has taken it.")
        return _("Others have built it: there is none left.")
    if view.phase in (BUILD, SECOND):
        hopeless = card.type in view.types_now and view.cure(kind) is None
        sentences = [view.refusal(Build(card.name)), *([_("No trades help to build it now.")] if hopeless else [])]
        return paragraph(sentences)
    if view.phase != BID:
        return _("You build when you have won and paid an auction.")
    return _no_bid(view, kind)


def _no_bid(view: View, kind: int) -> str:
    card = BUILDINGS[kind]
    if not any(card.type in view.seen.tile(auction).builds for auction in view.seen.auctions):
        return _("No auction of this round builds this type: {type}.").format(type=shown(TYPES_SHOWN[card.type]))
    if not view.knows:
        return ""
    lacking = [(good, number - view.has(good)) for good, number in card.cost if number > view.has(good)]
    if lacking:
        template = _("You lack {goods}, and no trades bring it after the lowest bid.")
        return template.format(goods=words.several(lacking))
    return _("The lowest bid leaves too little for it.")
