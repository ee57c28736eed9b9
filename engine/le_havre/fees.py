"""Entry fees: in words, the ways to pay one, and what is left of a storage then."""

from __future__ import annotations

from functools import lru_cache

from engine.errors import Refused
from engine.le_havre.cards import Card, Fee
from engine.le_havre.goods import FOOD, FRANCS, NAMES, some
from engine.le_havre.state import Havre
from engine.le_havre.visits import FOOD_DEARNESS
from engine.moves import Bundle
from engine.paying import Counts, all_ways, needed
from engine.texts import N_, Text, message


def fee_text(card: Card) -> Text:
    """The entry fee in words."""
    return _in_words(card.fee)


@lru_cache(maxsize=64)
def _in_words(fee: Fee) -> Text:
    if fee.food and fee.francs:
        return message("{food} food or {francs}", food=fee.food, francs=some(fee.francs, FRANCS))
    if fee.food:
        return message("{n} food", n=fee.food)
    if fee.francs:
        return some(fee.francs, FRANCS)
    return message("free")


def fee_prompt(card: Card) -> Text:
    """What is asked of whoever pays the entry fee."""
    return _prompt(card.shown, card.fee)


@lru_cache(maxsize=128)
def _prompt(building: Text, fee: Fee) -> Text:
    return message("Entry fee of the {building}, {fee}", building=building, fee=_in_words(fee))


def fee_payments(building: Card, goods: list[int]) -> tuple[Counts, ...]:
    """The ways to pay the fee of a building that has one, best first."""
    due = building.due
    if due is None:
        return ()
    # A key of mere numbers is found fastest, and counts beyond what could be paid would only make more of them.
    return _fee_ways(building.fee.food, building.fee.francs, needed(due, [goods[kind] for kind in FOOD]))


@lru_cache(maxsize=4096)
def _fee_ways(food: int, francs: int, have: Counts) -> tuple[Counts, ...]:
    return all_ways(Fee(food, francs).due, have, FOOD_DEARNESS)


def less(goods: list[int], paid: Counts) -> list[int]:
    """A storage less what was paid in the kinds of `FOOD`."""
    left = goods[:]
    for kind, number in zip(FOOD, paid, strict=True):
        left[kind] -= number
    return left


def inedible(goods: list[int]) -> list[int]:
    """A storage without the kinds of `FOOD`."""
    left = goods[:]
    for kind in FOOD:
        left[kind] = 0
    return left


@lru_cache(maxsize=4096)
def in_notation(paid: Counts) -> Bundle:
    """What was paid in the kinds of `FOOD`, as an answer."""
    return tuple((NAMES[kind], number) for kind, number in zip(FOOD, paid, strict=True) if number)


def fee_refusal(position: Havre, seat: int, building: Card) -> Refused:
    """Why a seat cannot pay the fee of a building."""
    fee = building.fee
    has = position.francs(seat) if not fee.food else position.francs(seat) + position.food(seat)
    sentence = (
        N_("The {building} costs {fee}: you have none.")
        if not has
        else N_("The {building} costs {fee}: you have only {has}.")
    )
    return Refused(message(sentence, building=building.shown, fee=fee_text(building), has=has))
