"""What is paid in silver, with gold in its place, and debts."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Final

from engine.errors import Refused
from engine.homesteaders import goods as kinds
from engine.homesteaders.goods import DEBTS, GOLD, GOLD_AS_SILVER, GOODS, SILVER, Bundle, Goods, several, some
from engine.homesteaders.moves import AUCTIONS_SHOWN
from engine.homesteaders.state import PAY, WAGES, Frontier
from engine.moves import Bundle as Named
from engine.payments import Due, Sum
from engine.questions import Payment, Question, Token
from engine.texts import N_, Text, in_context, message
from engine.title import Events, Steps

_DEARNESS: Final = (1.0, float(GOLD_AS_SILVER))
_WAGES: Final = message("Pay the wages with what?")
_BID: Final = message("Pay the bid with what?")
_DEBT: Final = message("Return a debt with what?")


def gold_at_most(amount: int) -> int:
    """The most pieces of gold for a sum of silver: as many as cover it, no change being given."""
    return -(-amount // GOLD_AS_SILVER)


def can_pay(goods: Goods, amount: int) -> bool:
    """Whether a sum can be paid with the silver and the gold at hand."""
    return goods[SILVER] + goods[GOLD] * GOLD_AS_SILVER >= amount


def debts_for(goods: Goods, amount: int) -> int:
    """The debts that it takes to pay a sum with all silver and gold."""
    return -(-max(0, amount - goods[SILVER] - GOLD_AS_SILVER * goods[GOLD]) // kinds.DEBT_GIVES)


def settle(goods: Goods, amount: int) -> None:
    """Pay a sum in thought: in silver, then in gold, and the rest with debts."""
    silver = goods[SILVER] - amount
    if silver < 0:
        pieces = min(goods[GOLD], gold_at_most(-silver))
        goods[GOLD] -= pieces
        silver = min(silver + pieces * GOLD_AS_SILVER, goods[SILVER])
        if silver < 0:
            debts = -(silver // kinds.DEBT_GIVES)
            goods[DEBTS] += debts
            silver += debts * kinds.DEBT_GIVES
    goods[SILVER] = silver


def after_paying(goods: Goods, amount: int) -> Goods:
    """The goods with a sum paid, see `settle`."""
    after = goods[:]
    settle(after, amount)
    return after


@lru_cache(maxsize=256)
def _due(amount: int) -> Due:
    return Due(((Sum((1, GOLD_AS_SILVER), amount),),))


@lru_cache(maxsize=1024)
def _tokens(silver: int, gold: int) -> tuple[Token, ...]:
    had = ((GOODS[SILVER], silver), (GOODS[GOLD], gold))
    return tuple(Token(good.name, good.shown, number, good.forms) for good, number in had)


@lru_cache(maxsize=4096)
def ways_to_pay(amount: int, silver: int, gold: int) -> tuple[Bundle, ...]:
    """Every way to pay a sum with so much silver and gold at hand, the one with the least gold first."""
    ways: list[Bundle] = []
    for pieces in range(min(gold, gold_at_most(amount)) + 1):
        rest = max(0, amount - GOLD_AS_SILVER * pieces)
        if rest <= silver:
            ways.append(tuple((kind, number) for kind, number in ((SILVER, rest), (GOLD, pieces)) if number))
    return tuple(ways)


@lru_cache(maxsize=4096)
def _question(amount: int, silver: int, gold: int, prompt: Text) -> Payment:
    ways = tuple(tuple((GOODS[kind].name, number) for kind, number in way) for way in ways_to_pay(amount, silver, gold))
    return Payment("with", prompt, _tokens(silver, gold), _due(amount), _DEARNESS, ways=ways)


def paid(goods: Goods, amount: int, prompt: Text) -> Generator[Question, Any, Named]:
    """Pay a sum in silver with gold in its place (`can_pay` said that it can be paid); the question is with what.

    Returns what was paid, by name.
    """
    way: Named = yield _question(amount, goods[SILVER], goods[GOLD], prompt)
    for name, number in way:
        goods[GOLD if name == GOODS[GOLD].name else SILVER] -= number
    return way


def due(position: Frontier) -> int:
    """The silver that whoever decides must pay now: wages, 1 for each worker, working or not, or the bid that won."""
    if position.phase == WAGES:
        return position.goods[position.seat][kinds.WORKERS]
    return position.bids[position.auction] if position.phase == PAY else 0


def pay(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    """Pay what is due; raises `Refused` where the silver and gold are not there."""
    goods, amount, owes_wages = position.goods[seat], due(position), position.phase == WAGES
    if not can_pay(goods, amount):
        template = N_("You owe {due} and have {has}: trade, sell or borrow.")
        raise Refused(message(template, due=some(amount, SILVER), has=purse(goods)))
    way = yield from paid(goods, amount, _WAGES if owes_wages else _BID)
    if events is not None:
        template = N_("{player} pays {paid} of wages.") if owes_wages else N_("{player} pays {paid} for {auction}.")
        position.tell(events, seat, template, paid=in_words(way), auction=AUCTIONS_SHOWN[position.auction])


def purse(goods: Goods) -> tuple[Text, ...]:
    """What there is to pay with, in words."""
    return several(((SILVER, goods[SILVER]), (GOLD, goods[GOLD])))


def borrow(position: Frontier, seat: int, _target: str, events: Events) -> None:
    """Take a debt; any number is allowed at any time."""
    goods = position.goods[seat]
    goods[SILVER] += kinds.DEBT_GIVES
    goods[DEBTS] += 1
    position.tell(events, seat, N_("{player} takes a debt for {n}."), n=some(kinds.DEBT_GIVES, SILVER))


def can_repay(goods: Goods) -> bool:
    """Whether there is a debt, and something to return it with."""
    return goods[DEBTS] > 0 and (goods[SILVER] >= kinds.DEBT_COSTS or goods[GOLD] > 0)


def repay(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    """Return a debt for 5 silver or 1 gold; raises `Refused`."""
    goods = position.goods[seat]
    if not goods[DEBTS]:
        raise Refused(message("You have no debt to return."))
    if not can_repay(goods):
        template = N_("Returning a debt costs {n} or 1 gold: you have {has}.")
        raise Refused(message(template, n=some(kinds.DEBT_COSTS, SILVER), has=some(goods[SILVER], SILVER)))
    way = yield from paid(goods, kinds.DEBT_COSTS, _DEBT)
    goods[DEBTS] -= 1
    if events is not None:
        position.tell(events, seat, N_("{player} returns a debt for {paid}."), paid=in_words(way))


# Translators: what a building costs that costs nothing: "build the Foundry for nothing".
FREE: Final = in_context("price", "nothing")


def in_words(named: Named) -> tuple[Text, ...]:
    """A bundle of notation in words: '2 silver', '1 gold'."""
    return several(tuple((kinds.INDEX[name], number) for name, number in named))
