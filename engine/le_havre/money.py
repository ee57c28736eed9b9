"""Loans, repaying them, and the interest on them."""

from __future__ import annotations

from engine.errors import Refused
from engine.le_havre.goods import FRANCS, food_of, some
from engine.le_havre.state import INTEREST, MEAL, Havre, say
from engine.texts import N_, message
from engine.title import Events

LOAN = 4
REPAYMENT = 5
UNPAID_AT_END = 7
INTEREST_DUE = 1
EXPENSIVE_EXTRA = 1


def interest_due(position: Havre, seat: int) -> int:
    """The interest a seat owes on the interest tile, in francs; 0 without a loan.

    Expensive loans (an option, not alone): 1 more from as many loans on as there are players, counted after
    repaying and before loans taken for this interest.
    """
    is_asked = position.phase == INTEREST and seat == position.decider
    loans = position.loans[seat] - (position.borrowed if is_asked else 0)
    if position.loans[seat] == 0:
        return 0
    terms = position.terms
    if terms.expert_loans and not terms.solo and loans >= terms.players:
        return INTEREST_DUE + EXPENSIVE_EXTRA
    return INTEREST_DUE


def short(position: Havre, seat: int) -> int:
    """How much a seat lacks for the payment that is due, in francs or food; 0 if it can be met."""
    goods = position.goods[seat]
    if position.phase == MEAL:
        missing = position.round_card.food - food_of(goods) - goods[FRANCS]
        return max(0, missing - position.ships_feed(seat)) if missing > 0 else 0
    if position.phase == INTEREST:
        return max(0, interest_due(position, seat) - goods[FRANCS])
    return 0


def can_repay(position: Havre, seat: int) -> bool:
    """Whether a loan can be repaid now: not after a loan taken for the payment that is due."""
    return position.loans[seat] > 0 and position.goods[seat][FRANCS] >= REPAYMENT and not position.borrowed


def repay(position: Havre, seat: int, events: Events) -> None:
    """Repay one loan; raises `Refused`."""
    if not position.loans[seat]:
        raise Refused(message("You have no loan to repay."))
    if position.borrowed:
        raise Refused(message("You have just borrowed for this payment: loans are repaid later."))
    if position.goods[seat][FRANCS] < REPAYMENT:
        raise Refused(
            message(
                "Repaying a loan costs {price}: you have {has}.",
                price=some(REPAYMENT, FRANCS),
                has=position.francs(seat),
            )
        )
    position.goods[seat][FRANCS] -= REPAYMENT
    position.loans[seat] -= 1
    say(position, seat, events, N_("{player} repays a loan for {price}."), price=some(REPAYMENT, FRANCS))


def borrow(position: Havre, seat: int, _target: str, events: Events) -> None:
    """Take one loan; raises `Refused` unless the payment that is due cannot be met."""
    if not short(position, seat):
        raise Refused(message("You can pay: loans are only for those who cannot."))
    position.goods[seat][FRANCS] += LOAN
    position.loans[seat] += 1
    position.borrowed += 1
    say(position, seat, events, N_("{player} takes a loan of {price}."), price=some(LOAN, FRANCS))


def pay_interest(position: Havre, seat: int, events: Events) -> None:
    """Pay the interest; raises `Refused` where the francs are not there."""
    due = interest_due(position, seat)
    if position.goods[seat][FRANCS] < due:
        raise Refused(
            message(
                "The interest is {due}: you have {has}. Sell something or take a loan.",
                due=some(due, FRANCS),
                has=position.francs(seat),
            )
        )
    position.goods[seat][FRANCS] -= due
    say(position, seat, events, N_("{player} pays {due} of interest."), due=some(due, FRANCS))


def settle_loans(position: Havre, events: Events) -> None:
    """At the very end everybody repays loans as far as the francs go: 5 francs now are less than 7 in the score."""
    for seat in range(position.terms.players):
        while position.loans[seat] and position.goods[seat][FRANCS] >= REPAYMENT:
            repay(position, seat, events)
