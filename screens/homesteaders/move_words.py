"""Moves of Homesteaders in words, whole and in few words, and what trades cost and bring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from typing import Any

from engine import Move, Plan
from engine.homesteaders import trading
from engine.homesteaders.buildings import GENERAL_STORE
from engine.homesteaders.buildings import INDEX as KINDS
from engine.homesteaders.goods import (
    DEBT_COSTS,
    DEBT_GIVES,
    FOOD,
    GOLD,
    GOODS,
    INDEX,
    SILVER,
)
from engine.homesteaders.phases import TRADES
from engine.homesteaders.rail import SPACES
from engine.homesteaders.state import BUILD, EXCHANGE, HIRE, SECOND, WAGES
from engine.questions import answer_in_words
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.homesteaders.words import (
    alternatives,
    auction_name,
    card,
    card_name,
    cost,
    exchange,
    place,
    several,
    some,
)
from screens.words import shown

DECLINING = {
    BUILD: N_("Build nothing"),
    SECOND: N_("Build no second building"),
    HIRE: N_("Take no worker"),
    EXCHANGE: N_("Exchange nothing"),
}
"""What declining is, by the phase."""

_RAIL_GIVES = {GOODS[kind].name: number for space in SPACES for kind, number in space}
_ONE = {"chip": N_("chip"), "track": N_("track"), "worker": N_("worker")}
_TURNED = {
    "wood": N_("Turn 1 wood into 1 food with a trade chip"),
    "food": N_("Turn 1 food into 1 steel with a trade chip"),
    "chip": N_("Turn a trade chip into 1 silver"),
}
_TURNS = {
    "wood": N_("turn {n} wood into food"),
    "food": N_("turn {n} food into steel"),
    "chip": N_("turn trade chips into {n} silver"),
}


def bonuses(space: int) -> list[str]:
    """The bonuses of the rail track up to a space, of which an advance brings one."""
    return [_("1 resource") if len(one) > 1 else several(one) for one in SPACES[:space]]


def short_bonuses(space: int) -> list[str]:
    """The same in few words."""
    return [
        _("resource") if len(one) > 1 else (_(_ONE.get(GOODS[one[0][0]].name, "")) or several(one))
        for one in SPACES[:space]
    ]


def move(played: Move, table: Mapping[str, Any]) -> str:
    """A legal move in plain words."""
    target = played.target
    templates = {
        "assign": _("Put the workers to work"),
        "decline": _(DECLINING.get(table["phase"], N_("Decline"))),
        "finish": _("Finish: trade no more"),
        "recruit": _("Recruit a worker for a trade chip and {food}").format(food=some(1, GOODS[FOOD].name)),
        "borrow": _("Take a debt for {silver}").format(silver=some(DEBT_GIVES, GOODS[SILVER].name)),
        "repay": _("Return a debt for {silver} or {gold}").format(
            silver=some(DEBT_COSTS, GOODS[SILVER].name), gold=some(1, GOODS[GOLD].name)
        ),
    }
    if played.words in templates:
        return templates[played.words]
    if played.words == "pay":
        template = _("Pay the wages, {due}") if table["phase"] == WAGES else _("Pay the bid, {due}")
        return template.format(due=some(table["due"], "silver"))
    if played.words == "neutral":
        return _("Put the neutral marker on {auction}, at {n}").format(
            auction=auction_name(target), n=table["neutral"][0]
        )
    if played.words == "bid":
        (wanted,) = (one for one in table["auctions"] if one["auction"] == target)
        template = _("Bid for {auction}, {n} or more") if wanted["bids"] else _("Bid for {auction}")
        return template.format(auction=auction_name(target), n=wanted["bids"][0] if wanted["bids"] else 0)
    if played.words == "pass":
        reached = min(table["players"][table["decider"]]["rail"] + 1, len(SPACES))
        brings = alternatives(bonuses(reached))
        return _("Pass: space {n} of the rail track, and take {bonuses}").format(n=reached, bonuses=brings)
    if played.words == "take":
        if table["phase"] == HIRE:
            return _("Take the worker")
        return _("Take {bonus} from the rail track").format(bonus=some(_RAIL_GIVES[target], target))
    if played.words == "build":
        return _("Build the {building} for {cost}").format(building=card_name(target), cost=cost(card(target)))
    if played.words == "exchange":
        (carried_out,) = (one for one in table["auctions"] if one["auction"] == table["carried_out"])
        return _("Exchange {what}").format(what=exchange(carried_out["tile"]["exchange"]))
    return _trade(played, table)


def phrase(played: Move, table: Mapping[str, Any]) -> str:
    """Work, a bid, a pass, a building, a trade or a payment as a part of a sentence; nothing for other moves."""
    if isinstance(played, TRADES):
        return trades([played])
    if played.words == "pass":
        return _("pass")
    if played.words == "assign" and played.answers:
        slots = ", ".join(shown(place(str(name)).shown) for name in _chosen(played))
        return _("put the workers to work: {slots}").format(slots=slots) if slots else _("put no worker to work")
    if played.words == "build":
        return _("build the {building}").format(building=card_name(played.target))
    if played.words in ("pay", "repay", "exchange"):
        return _payment(played, table)
    if played.words != "bid":
        return ""
    bid = next((answer.value for answer in played.answers), None)
    template = _("bid for {auction}") if bid is None else _("bid {n} for {auction}")
    return template.format(n=bid, auction=auction_name(played.target))


def _payment(played: Move, table: Mapping[str, Any]) -> str:
    """What is paid, and with what where that is not the same; nothing where that is told otherwise."""
    paid = next((answer_in_words(answer.value).replace("-", " ") for answer in played.answers), "")
    if played.words == "repay":
        return _("return a debt for {payment}").format(payment=paid) if paid else ""
    words = move(played.unanswered(), table)
    return words[:1].lower() + words[1:] if paid and paid in words else ""


def _chosen(played: Move) -> tuple[object, ...]:
    """The slots that a move puts to work."""
    value = played.answers[0].value
    return value if isinstance(value, tuple) else ()


def _trade(played: Move, table: Mapping[str, Any]) -> str:
    target = played.target
    if played.words == "trade":
        return _(_TURNED[target])
    if played.words == "buy":
        return _("Buy {good} for a trade chip and {price}").format(
            good=some(1, target), price=several(trading.price(INDEX[target]))
        )
    own = table["players"][table["decider"]]["buildings"]
    has_store = any(GENERAL_STORE >> KINDS[name] & 1 for name in own)
    brings = several(trading.proceeds(INDEX[target], has_store=has_store))
    return _("Sell {good} with a trade chip for {brings}").format(good=some(1, target), brings=brings)


def what(played: Move | Plan, table: Mapping[str, Any]) -> str:
    """A move in plain words; of several as one the last, and the trades before it in few words."""
    if not isinstance(played, Plan):
        return move(played.unanswered(), table)
    *before, last = played.moves
    if not all(isinstance(one, TRADES) for one in before):
        return "; ".join(move(one.unanswered(), table) for one in played.moves)
    return _("First {trades}, then: {move}").format(trades=trades(before), move=move(last.unanswered(), table))


def trades(moves: Iterable[Move]) -> str:
    """Trades in few words, equal ones together: 'buy 2 steel, take a debt'."""
    found = []
    for (kind, target), same in groupby(moves, key=lambda one: (one.words, one.target)):
        n = len(list(same))
        if kind == "borrow":
            found.append(ngettext("take {n} debt", "take {n} debts", n).format(n=n))
        elif kind == "repay":
            found.append(ngettext("return {n} debt", "return {n} debts", n).format(n=n))
        elif kind == "recruit":
            found.append(ngettext("recruit {n} worker", "recruit {n} workers", n).format(n=n))
        elif kind == "trade":
            found.append(_(_TURNS[target]).format(n=n))
        else:
            template = _("buy {goods}") if kind == "buy" else _("sell {goods}")
            found.append(template.format(goods=some(n, target)))
    return ", ".join(found)
