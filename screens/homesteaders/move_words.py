"""Moves of Homesteaders in words, whole and in few words, and what trades cost and bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from engine import Move, Plan
from engine.homesteaders import goods, money, trading
from engine.homesteaders.benefits import BONUS, LAST, SPACES
from engine.homesteaders.bidding import bids
from engine.homesteaders.buildings import BUILDINGS, GENERAL_STORE, INDEX as KINDS
from engine.homesteaders.goods import CHIPS, DEBT_COSTS, DEBT_GIVES, FOOD, GOLD, INDEX, RAIL, SILVER, TRACKS, WORKERS
from engine.homesteaders.moves import AUCTIONS
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import BUILD, EXCHANGE, HIRE, SECOND, WAGES, Frontier
from engine.homesteaders.workers import bits_of, by_building
from engine.texts import N_
from engine.texts.language import clauses, either, gettext as _, listed, ngettext, within
from screens.homesteaders import words
from screens.homesteaders.words import auction_name, card_name, several, some
from screens.words import shown

DECLINING = {
    BUILD: N_("Build nothing"),
    SECOND: N_("Build no second building"),
    HIRE: N_("Take no worker"),
    EXCHANGE: N_("Exchange nothing"),
}
"""What declining is, by the phase."""

_ONE = {CHIPS: N_("a chip"), TRACKS: N_("a track"), WORKERS: N_("a worker")}
_TURNED = {
    "wood": N_("Turn 1 wood into 1 food with a trade chip"),
    "food": N_("Turn 1 food into 1 steel with a trade chip"),
    "chip": N_("Turn a trade chip into 1 silver"),
}
_TURNS = {
    "wood": N_("Turn {n} wood into food"),
    "food": N_("Turn {n} food into steel"),
    "chip": N_("Turn trade chips into {n} silver"),
}


def bonuses(space: int) -> list[str]:
    """The bonuses of the rail track up to a space, of which an advance brings one."""
    return [_("1 resource") if len(one) > 1 else several(one) for one in SPACES[:space]]


def short_bonuses(space: int) -> list[str]:
    """The same in few words."""
    return [_("a resource") if len(one) > 1 else _(_ONE.get(one[0][0], "")) or several(one) for one in SPACES[:space]]


def move(played: Move, position: Frontier) -> str:
    """A legal move in plain words."""
    target, phase = played.target, position.phase
    match played.words:
        case "bid" | "neutral":
            return _for_auction(played, position)
        case "pass":
            reached = min(position.goods[position.seat][RAIL] + 1, LAST)
            template = _("Pass: space {n} of the rail track, and take {bonuses}")
            return template.format(n=reached, bonuses=either(bonuses(reached)))
        case "take":
            bonus = "" if phase == HIRE else some(BONUS[INDEX[target]], INDEX[target])
            return _("Take {bonus} from the rail track").format(bonus=bonus) if bonus else _("Take the worker")
        case "build":
            card = BUILDINGS[KINDS[target]]
            return _("Build the {building} for {cost}").format(building=shown(card.shown), cost=words.cost(card))
        case "exchange":
            offered = position.tile(position.auction).exchange
            return _("Exchange {what}").format(what=words.exchange(offered) if offered else "")
        case "pay":
            template = _("Pay the wages ({due})") if phase == WAGES else _("Pay the bid ({due})")
            return template.format(due=some(money.due(position), SILVER))
        case "assign":
            return _("Put the workers to work")
        case "decline":
            return _(DECLINING.get(phase, N_("Decline")))
        case "finish":
            return _("Finish trading")
        case _:
            return _trade(played, position)


def _for_auction(played: Move, position: Frontier) -> str:
    auction = AUCTIONS.index(played.target)
    name, numbers = auction_name(auction), bids(position, auction)
    if played.words == "neutral":
        return _("Put the neutral marker on {auction}, at {n}").format(auction=name, n=position.neutral[0])
    if not numbers:
        return _("Bid for {auction}").format(auction=name)
    return _("Bid for {auction}, {n} or more").format(auction=name, n=numbers[0])


def _trade(played: Move, position: Frontier) -> str:
    kind = INDEX.get(played.target, -1)
    match played.words:
        case "trade":
            return _(_TURNED[played.target])
        case "buy":
            price = several(trading.price(kind))
            return _("Buy {good} for a trade chip and {price}").format(good=some(1, kind), price=price)
        case "sell":
            has_store = bool(position.towns[position.seat] & GENERAL_STORE)
            brings = several(trading.proceeds(kind, has_store=has_store))
            return _("Sell {good} with a trade chip for {brings}").format(good=some(1, kind), brings=brings)
        case "recruit":
            return _("Recruit a worker for a trade chip and {food}").format(food=some(1, FOOD))
        case "borrow":
            return _("Take a debt for {silver}").format(silver=some(DEBT_GIVES, SILVER))
        case _:
            silver, gold = some(DEBT_COSTS, SILVER), some(1, GOLD)
            return _("Return a debt for {silver} or {gold}").format(silver=silver, gold=gold)


def phrase(played: Move, position: Frontier) -> str:
    """Work, a bid, a pass, a building, a trade or a payment in few words; nothing for other moves."""
    if isinstance(played, TRADES):
        return next(_trades([played]))
    if played.words == "pass":
        return _("Pass")
    if played.words == "assign" and played.answers:
        slots = listed(map(shown, by_building(bits_of(_chosen(played)))))
        return _("Put the workers to work: {slots}").format(slots=slots) if slots else _("Put no worker to work")
    if played.words == "build":
        return _("Build the {building}").format(building=card_name(KINDS[played.target]))
    if played.words in ("pay", "exchange"):
        return _payment(played, position)
    if played.words != "bid":
        return ""
    bid = next((answer.value for answer in played.answers), None)
    template = _("Bid for {auction}") if bid is None else _("Bid {n} for {auction}")
    return template.format(n=bid, auction=auction_name(AUCTIONS.index(played.target)))


def _payment(played: Move, position: Frontier) -> str:
    """What is paid, where it is paid with just that; nothing where that is told otherwise."""
    offered = position.tile(position.auction).exchange if played.words == "exchange" else None
    due = (goods.GOODS[offered.give].name, 1) if offered else (goods.GOODS[SILVER].name, money.due(position))
    is_just_that = any(answer.value == (due,) for answer in played.answers)
    return move(played.unanswered(), position) if is_just_that else ""


def _chosen(played: Move) -> tuple[str, ...]:
    """The slots that a move puts to work."""
    value = played.answers[0].value
    return tuple(map(str, value)) if isinstance(value, tuple) else ()


def what(played: Move | Plan, position: Frontier, after: Callable[[Sequence[Move]], Frontier]) -> str:
    """A move in plain words; of several as one the last, and the trades before it in few words.

    `after` says how things stand after some of them: what a move is called depends on that.
    """
    if not isinstance(played, Plan):
        return move(played.unanswered(), position)
    *before, last = played.moves
    if not is_prepared(played):
        stages = [position, *(after(before[: place + 1]) for place in range(len(before)))]
        told = zip(played.moves, stages, strict=True)
        return clauses(phrase(one, stage) or move(one.unanswered(), stage) for one, stage in told)
    return _("First {trades}, then: {move}").format(trades=trades(before), move=move(last.unanswered(), position))


def is_prepared(plan: Plan) -> bool:
    """Whether a plan is one move and the trades before it."""
    return all(isinstance(one, TRADES) for one in plan.moves[:-1])


def trades(moves: Iterable[Move]) -> str:
    """Trades in few words within a sentence, equal ones together: 'buy 2 steel, take a debt'."""
    return listed(map(within, _trades(moves)))


def _trades(moves: Iterable[Move]) -> Iterator[str]:
    for (kind, target), same in groupby(moves, key=lambda one: (one.words, one.target)):
        n = len(list(same))
        templates = {
            "borrow": ngettext("Take {n} debt", "Take {n} debts", n),
            "repay": ngettext("Return {n} debt", "Return {n} debts", n),
            "recruit": ngettext("Recruit {n} worker", "Recruit {n} workers", n),
            "trade": _(_TURNS.get(target, "")),
            "buy": _("Buy {goods}"),
            "sell": _("Sell {goods}"),
        }
        yield templates[kind].format(n=n, goods=some(n, INDEX[target]) if target else "")
