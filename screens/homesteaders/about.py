"""What there is to know about a decision before it is made, in sentences: what is owed, what a worker would do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from engine import OpenGame, format_move
from engine.homesteaders import cures
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.construction import candidates, types_allowed
from engine.homesteaders.forecast import incomes
from engine.homesteaders.goods import SILVER
from engine.homesteaders.state import (
    ASSIGN,
    BID,
    BUILD,
    EXCHANGE,
    FINAL,
    HIRE,
    NEUTRAL_BID,
    PAY,
    RAIL,
    SECOND,
    WAGES,
    Frontier,
)
from engine.homesteaders.workers import places_of
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.homesteaders import move_words, plain_table, preview, words
from screens.homesteaders.view import View
from screens.table.viewpoint import Sight
from screens.words import shown

Data = Mapping[str, Any]


def sentences(game: OpenGame, seat: int) -> list[str]:
    """What a seat is told before it decides, a line a subject."""
    table = game.table(seat)
    phase = table["phase"]
    if phase == ASSIGN:
        return [_workers(game, seat)]
    if phase in (WAGES, PAY):
        return [_dues(table, seat)]
    if phase == NEUTRAL_BID:
        return plain_table.auctions(table)
    if phase == BID:
        return list(_bids(game, seat))
    if phase in (BUILD, SECOND):
        return list(_to_build(game, seat)) or [_("There is nothing on offer that you could build.")]
    if phase == RAIL:
        return [_rail(table, seat)]
    if phase == HIRE:
        return [_worker(game, seat)]
    if phase == EXCHANGE:
        return [_exchange(game, table, seat)]
    return [_last_trades(table, seat)] if phase == FINAL else []


def for_list(game: OpenGame, seat: int) -> list[str]:
    """What stands above the list of moves: of the auctions and of what is built the pages tell more than that."""
    table = game.table(seat)
    return [] if table["phase"] in (NEUTRAL_BID, BID, BUILD, SECOND) else sentences(game, seat)


def _workers(game: OpenGame, seat: int) -> str:
    """How many workers there are for how much room in the slots."""
    workers = words.some(game.table(seat)["players"][seat]["workers"], "worker")
    return _("You have {workers}; your slots have room for {n}.").format(workers=workers, n=_room(game, seat))


def _room(game: OpenGame, seat: int) -> int:
    return sum(place.workers for place in places_of(cast(Frontier, game.seen(seat)).towns[seat]))


def _dues(table: Data, seat: int) -> str:
    """What is to be paid, and what there is for it."""
    has = table["players"][seat]["holdings"]
    return _("You owe {due}; you have {silver}, {gold}, {chips}.").format(
        due=words.some(table["due"], "silver"),
        silver=words.some(has["silver"], "silver"),
        gold=words.some(has["gold"], "gold"),
        chips=words.some(has["chip"], "chip"),
    )


def _bids(game: OpenGame, seat: int) -> Iterator[str]:
    """Each auction, and what the lowest bid for it would leave."""
    view = View(Sight(game, seat, ()))
    for line, one in zip(plain_table.auctions(view.table), view.table["auctions"], strict=True):
        yield line
        if one["bids"]:
            yield "  " + _after_bid(view, one["auction"], one["bids"][0])


def _after_bid(view: View, auction: str, bid: int) -> str:
    """What a bid leaves, and what could be built with that, in a sentence."""
    left, debts = view.left_after(bid), view.debts_for(bid)
    if left is None:
        template = ngettext(
            "A bid of {bid} takes {n} debt, or sales", "A bid of {bid} takes {n} debts, or sales", debts
        )
        found = [template.format(bid=bid, n=debts)]
    else:
        found = [_("A bid of {bid} leaves {silver}").format(bid=bid, silver=words.some(left[SILVER], "silver"))]
    ready, cured = preview.buildable(view, auction, bid)
    for template, names in ((_("then you can build {names}"), ready), (_("after trades you can build {names}"), cured)):
        if names:
            found.append(template.format(names=", ".join(map(words.told, names))))
    if not ready and not cured and preview.offered(view, auction):
        found.append(_("then nothing could be built"))
    elsewhere = view.auction(auction)["taken_if_won"]
    if elsewhere:
        found.append(_("the rival then takes {buildings}").format(buildings=words.rival_takes_from(elsewhere)))
    return _("{words}.").format(words="; ".join(found))


def _rail(table: Data, seat: int) -> str:
    return _("You are on space {n} of the rail track: take its bonus or one before it.").format(
        n=table["players"][seat]["rail"]
    )


def _worker(game: OpenGame, seat: int) -> str:
    """What another worker would do, and cost until the end."""
    workers = game.table(seat)["players"][seat]["workers"]
    left = incomes(cast(Frontier, game.seen(seat)))
    costs = ngettext(
        "A worker costs 1 silver at the one income to come.",
        "A worker costs 1 silver at each of the {n} incomes to come.",
        left,
    ).format(n=left)
    room = _("You have {workers}; your slots have room for {n}.").format(
        workers=words.some(workers, "worker"), n=_room(game, seat)
    )
    return _("{costs} {room}").format(costs=costs, room=room)


def _exchange(game: OpenGame, table: Data, seat: int) -> str:
    (carried_out,) = (one for one in table["auctions"] if one["auction"] == table["carried_out"])
    give = carried_out["tile"]["exchange"]["give"]
    trades = View(Sight(game, seat, ())).exchanging()
    template = _("Once you may give {what}; you have {has}; these trades bring it: {trades}.")
    return (template if trades else _("Once you may give {what}; you have {has}.")).format(
        what=words.exchange(carried_out["tile"]["exchange"]),
        has=words.some(table["players"][seat]["holdings"][give], give),
        trades=move_words.trades(trades or ()),
    )


def _last_trades(table: Data, seat: int) -> str:
    return _("The last trades: as it is you have {points} in all.").format(
        points=words.some(table["players"][seat]["total"], "vp")
    )


def _to_build(game: OpenGame, seat: int) -> Iterator[str]:
    """The buildings that could be built now: what they cost, and what trades would help where something is lacking."""
    position = cast(Frontier, game.seen(seat))
    has = position.goods[seat]
    for kind in candidates(position, seat, types_allowed(position)):
        building = BUILDINGS[kind]
        name, cost = shown(building.shown), words.cost(building)
        cure = cures.cure(position, seat, kind)
        if cure == ():
            template = _("{building}: {cost}, which you have") if building.cost else _("{building}: for nothing")
            yield template.format(building=name, cost=cost)
            continue
        lacking = words.several(
            tuple((good, number - has[good]) for good, number in building.cost if number > has[good])
        )
        if cure is None:
            template = _("{building}: {cost}; you lack {lacking}, and no trade brings it now")
        else:
            template = _("{building}: {cost}; you lack {lacking}; these trades bring it: {trades}")
        yield template.format(building=name, cost=cost, lacking=lacking, trades=", ".join(map(format_move, cure or ())))
