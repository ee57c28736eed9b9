"""Income and wages: what the buildings of a town, its slots and the tracks bring, and what the workers cost."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.cards import MOST_PER_WORKER, RETURN_A_DEBT, SILVER_PER_WORKER
from engine.homesteaders.goods import DEBT_GIVES, DEBTS, SILVER, TRACKS, WORKERS, Bundle, several
from engine.homesteaders.money import can_pay, in_words, lacking, paid, return_free
from engine.homesteaders.state import Frontier
from engine.homesteaders.workers import brought
from engine.texts import N_, message
from engine.title import Events, Steps, tell

_WAGES: Final = message("Pay the wages with what?")


@lru_cache(maxsize=4096)
def automatic(town: int) -> tuple[Bundle, bool, bool]:
    """The fixed income of a town; whether it returns a debt; whether it has silver for each worker."""
    sums: dict[int, int] = {}
    owned = [card for kind, card in enumerate(BUILDINGS) if town >> kind & 1]
    for card in owned:
        for kind, number in card.income:
            sums[kind] = sums.get(kind, 0) + number
    special = {card.special_income for card in owned}
    return tuple(sorted(sums.items())), RETURN_A_DEBT in special, SILVER_PER_WORKER in special


def income(position: Frontier, seat: int, worked: int | None = None) -> tuple[int, ...]:
    """What a seat's next income would bring, a number for each kind of good.

    Debts are below 0 where the Bank returns one, and where its debts are not known. `worked` are the slots that
    work, else those that worked last.
    """
    goods, sums = position.goods[seat], [0] * len(position.goods[seat])
    fixed, returns, per_worker = automatic(position.towns[seat])
    for bundle in (fixed, brought(position.worked[seat] if worked is None else worked)):
        for kind, number in bundle:
            sums[kind] += number
    sums[SILVER] += goods[TRACKS]
    if per_worker:
        sums[SILVER] += min(goods[WORKERS], MOST_PER_WORKER)
    if returns:
        kind, number = (SILVER, DEBT_GIVES) if goods[DEBTS] == 0 else (DEBTS, -1)
        sums[kind] += number
    return tuple(sums)


def receive(position: Frontier, seat: int, events: Events) -> None:
    """The income of a seat."""
    goods = position.goods[seat]
    if events is not None:
        brings = tuple((kind, number) for kind, number in enumerate(income(position, seat)) if number > 0)
        tell(events, seat, N_("{player} has an income of {goods}."), player=position.name(seat), goods=several(brings))
    fixed, returns, per_worker = automatic(position.towns[seat])
    for kind, number in fixed:
        goods[kind] += number
    for kind, number in brought(position.worked[seat]):
        goods[kind] += number
    goods[SILVER] += goods[TRACKS]
    if per_worker:
        goods[SILVER] += min(goods[WORKERS], MOST_PER_WORKER)
    if returns:
        if events is not None and goods[DEBTS]:
            tell(events, seat, N_("{player} returns a debt through the Bank."), player=position.name(seat))
        return_free(goods)


def wages(position: Frontier, seat: int) -> int:
    """The silver that a seat owes its workers: 1 for each, working or not."""
    return position.goods[seat][WORKERS]


def silver_left(position: Frontier, seat: int, brings: tuple[int, ...]) -> int:
    """The silver of a seat after an income and the wages; below 0 what is short without gold."""
    return position.goods[seat][SILVER] + brings[SILVER] - wages(position, seat)


def can_pay_wages(position: Frontier, seat: int) -> bool:
    """Whether a seat can pay its workers without another trade or debt."""
    return can_pay(position.goods[seat], wages(position, seat))


def pay_wages(position: Frontier, seat: int, events: Events) -> Steps:
    """Pay the workers; raises `Refused` where the silver and gold are not there."""
    goods, due = position.goods[seat], wages(position, seat)
    if not can_pay(goods, due):
        raise lacking(goods, due)
    way = yield from paid(goods, due, _WAGES)
    if events is not None:
        tell(events, seat, N_("{player} pays {paid} of wages."), player=position.name(seat), paid=in_words(way))
