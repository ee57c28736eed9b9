"""What is paid in silver, with gold in its place, and debts."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Final

from engine.errors import Refused
from engine.homesteaders.goods import (
    DEBT_COSTS,
    DEBT_GIVES,
    DEBTS,
    GOLD,
    GOLD_AS_SILVER,
    GOODS,
    INDEX,
    SILVER,
    Bundle,
    Goods,
    several,
    some,
)
from engine.homesteaders.state import Frontier
from engine.moves import Bundle as Named
from engine.paying import Due, Part
from engine.questions import Payment, Question, Token
from engine.texts import N_, Text, message
from engine.title import Events, Steps, tell

_DEARNESS: Final = (1.0, float(GOLD_AS_SILVER))
REPAYING: Final = message("Return a debt with what?")


def gold_at_most(amount: int) -> int:
    """The most pieces of gold for a sum of silver: as many as cover it, no change being given."""
    return -(-amount // GOLD_AS_SILVER)


def can_pay(goods: Goods, amount: int) -> bool:
    """Whether a sum can be paid with the silver and the gold at hand."""
    return goods[SILVER] + goods[GOLD] * GOLD_AS_SILVER >= amount


def debts_for(goods: Goods, amount: int) -> int:
    """The debts that it takes to pay a sum with all silver and gold."""
    return -(-max(0, amount - goods[SILVER] - GOLD_AS_SILVER * goods[GOLD]) // DEBT_GIVES)


def after_paying(goods: Goods, amount: int) -> Goods:
    """The goods with a sum paid: in silver, then in gold, then with debts."""
    after, debts = list(goods), debts_for(goods, amount)
    after[DEBTS] += debts
    after[SILVER] += debts * DEBT_GIVES
    pieces = gold_at_most(max(0, amount - after[SILVER]))
    after[GOLD] -= pieces
    after[SILVER] -= max(0, amount - GOLD_AS_SILVER * pieces)
    return after


@lru_cache(maxsize=256)
def _due(amount: int) -> Due:
    return Due(((Part((1, GOLD_AS_SILVER), amount),),))


@lru_cache(maxsize=1024)
def _tokens(silver: int, gold: int) -> tuple[Token, ...]:
    return (Token(GOODS[SILVER].name, GOODS[SILVER].shown, silver), Token(GOODS[GOLD].name, GOODS[GOLD].shown, gold))


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


def lacking(goods: Goods, amount: int) -> Refused:
    """The refusal of a payment that cannot be made."""
    return Refused(
        message(
            "You owe {due} and have {has}: trade, sell or borrow.",
            due=some(amount, SILVER),
            has=purse(goods),
        )
    )


def purse(goods: Goods) -> tuple[Text, ...]:
    """What there is to pay with, in words."""
    return several(((SILVER, goods[SILVER]), (GOLD, goods[GOLD])))


def borrow(position: Frontier, seat: int, _target: str, events: Events) -> None:
    """Take a debt; any number is allowed at any time."""
    goods = position.goods[seat]
    goods[SILVER] += DEBT_GIVES
    goods[DEBTS] += 1
    tell(events, seat, N_("{player} takes a debt for {n}."), player=position.name(seat), n=some(DEBT_GIVES, SILVER))


def can_repay(goods: Goods) -> bool:
    """Whether there is a debt, and something to return it with."""
    return goods[DEBTS] > 0 and (goods[SILVER] >= DEBT_COSTS or goods[GOLD] > 0)


def repay(position: Frontier, seat: int, _target: str, events: Events) -> Steps:
    """Return a debt for 5 silver or 1 gold; raises `Refused`."""
    goods = position.goods[seat]
    if not goods[DEBTS]:
        raise Refused(message("You have no debt to return."))
    if not can_repay(goods):
        raise Refused(
            message(
                "Returning a debt costs {n} or 1 gold: you have {has}.",
                n=some(DEBT_COSTS, SILVER),
                has=some(goods[SILVER], SILVER),
            )
        )
    way = yield from paid(goods, DEBT_COSTS, REPAYING)
    goods[DEBTS] -= 1
    if events is not None:
        tell(events, seat, N_("{player} returns a debt for {paid}."), player=position.name(seat), paid=in_words(way))


def return_free(goods: Goods) -> None:
    """The Boarding House and the Bank: a debt goes without payment; without one there are 2 silver instead.

    That is the same as taking a debt and returning it.
    """
    if goods[DEBTS]:
        goods[DEBTS] -= 1
    else:
        goods[SILVER] += DEBT_GIVES


def in_words(named: Named) -> tuple[Text, ...]:
    """A bundle of notation in words: '2 silver', '1 gold'."""
    return several(tuple((INDEX[name], number) for name, number in named))
