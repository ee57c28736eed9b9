"""Income and wages: what the buildings of a town, its slots and the tracks bring, and what the workers cost."""

from __future__ import annotations

from functools import lru_cache

from engine.homesteaders.buildings import BUILDINGS, MOST_PER_WORKER, RETURN_A_DEBT, SILVER_PER_WORKER
from engine.homesteaders.goods import DEBT_GIVES, DEBTS, SILVER, TRACKS, WORKERS, Bundle, several
from engine.homesteaders.state import ASSIGN, FINAL, FINAL_INCOME, OVER, WAGES, Frontier
from engine.homesteaders.workers import brought
from engine.texts import N_
from engine.title import Events


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
    goods, brings = position.goods[seat], income(position, seat)
    if events is not None:
        gained = tuple((kind, number) for kind, number in enumerate(brings) if number > 0)
        position.tell(events, seat, N_("{player} has an income of {goods}."), goods=several(gained))
        if brings[DEBTS]:
            position.tell(events, seat, N_("{player} returns a debt through the Bank."))
    for kind, number in enumerate(brings):
        goods[kind] += number


def incomes(position: Frontier) -> int:
    """How many incomes are still to come."""
    if position.phase in (FINAL, OVER):
        return 0
    return FINAL_INCOME - position.round + (position.phase == ASSIGN)


def owes_wages(position: Frontier, seat: int) -> bool:
    """Whether a seat has had the income of this round and must still pay its workers."""
    seats, start = position.terms.players, position.start
    return position.phase == WAGES and (seat - start) % seats >= (position.seat - start) % seats


def silver_left(position: Frontier, seat: int, brings: tuple[int, ...]) -> int:
    """The silver of a seat after an income and the wages; below 0 what is short without gold."""
    return position.goods[seat][SILVER] + brings[SILVER] - position.goods[seat][WORKERS]
