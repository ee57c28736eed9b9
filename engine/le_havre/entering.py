"""Entering a building: whether that is possible, the fee, the visit itself."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, NoReturn

from engine.errors import Refused
from engine.le_havre.cards import CARDS, Card, Effect, Fee
from engine.le_havre.goods import FOOD, FRANCS, INDEX, NAMES, food_of, several, some
from engine.le_havre.state import TOWN, Havre
from engine.le_havre.visits import FOOD_DEARNESS, Visit, tokens
from engine.moves import Bundle
from engine.paying import Counts, all_ways, needed
from engine.questions import Payment, Question
from engine.text import Text, _, text
from engine.title import Events, Steps


class _Carried(Exception):
    """A trial has come to where the visit would ask or act."""


class Trial(Visit):
    """A visit that stops where a real one would begin to ask or to act; until there an effect changes nothing."""

    __slots__ = ()

    def begins(self) -> None:
        """The visit can be carried out."""
        raise _Carried

    def give(self, bundle: Bundle) -> None:
        """The visit can be carried out."""
        raise _Carried

    def gain(self, *gains: tuple[int, int]) -> None:
        """The visit can be carried out."""
        raise _Carried

    def turn(self, good: int, into: int, number: int) -> None:
        """The visit can be carried out."""
        raise _Carried


class _Probe(Trial):
    """A trial that nobody wants the reason of."""

    __slots__ = ()

    def refuse(self, template: str, **values: Any) -> NoReturn:
        """The visit cannot be carried out."""
        raise _Hopeless


class _Hopeless(Exception):
    """A probe was refused."""


def objection(position: Havre, seat: int, card: int, goods: list[int]) -> Refused | None:
    """Why a visit could not be carried out with these goods, the fee being paid; None if it could."""
    effect = CARDS[card].effect
    if effect is None:
        return Refused(text(_("The {building} has no action."), building=CARDS[card].shown))
    try:
        _try(effect, Trial(position, seat, card, goods, None))
    except Refused as refusal:
        return refusal
    return None


def _try(effect: Effect, visit: Trial) -> None:
    try:
        steps = effect(visit)
        if steps is not None:
            next(steps)
    except (_Carried, StopIteration):
        pass


def _would_carry(probe: _Probe, card: int) -> bool:
    """Whether a visit to a building with an action could be carried out with the goods of the probe, the fee paid.

    Where the card can say so it is not tried.
    """
    building = CARDS[card]
    if building.needs is not None:
        goods = probe.goods
        for good, number in building.needs.goods:
            if goods[good] < number:
                return False
        return not building.needs.energy or probe.can_burn(building.needs.energy)
    probe.card = card
    if building.ready is not None:
        return building.ready(probe)
    try:
        if building.effect is not None:
            _try(building.effect, probe)
    except (_Hopeless, Refused):
        return False
    return True


def closed(position: Havre, seat: int, card: int) -> Refused | None:
    """Why a building cannot be entered at all, fee and effect left aside; None if it can."""
    building = CARDS[card]
    if position.place[card] < TOWN:
        return Refused(text(_("The {building} has not been built."), building=building.shown))
    if building.effect is None:
        return Refused(text(_("The {building} has no action."), building=building.shown))
    if card not in _full(position, seat):
        return None
    if position.persons[seat] == card:
        return Refused(text(_("Your own person stands in the {building}."), building=building.shown))
    names = position.terms.names
    return Refused(
        text(
            _("{player} stands in the {building}."),
            player=names[position.persons.index(card)],
            building=building.shown,
        )
    )


def _full(position: Havre, seat: int) -> list[int]:
    """Where nobody can enter now: where a person stands; in the final phase only where one's own does."""
    return position.persons[seat : seat + 1] if position.final else position.persons


def fee_text(card: Card) -> Text:
    """The entry fee in words."""
    return _in_words(card.fee)


@lru_cache(maxsize=64)
def _in_words(fee: Fee) -> Text:
    if fee.food and fee.francs:
        return text(_("{food} food or {francs}"), food=fee.food, francs=some(fee.francs, FRANCS))
    if fee.food:
        return text(_("{n} food"), n=fee.food)
    if fee.francs:
        return some(fee.francs, FRANCS)
    return text(_("free"))


def _fee_payments(building: Card, goods: list[int]) -> tuple[Counts, ...]:
    """The ways to pay the fee of a building that has one, best first."""
    due = building.due
    if due is None:
        return ()
    # A key of mere numbers is found fastest, and counts beyond what could be paid would only make more of them.
    return _fee_ways(building.fee.food, building.fee.francs, needed(due, [goods[kind] for kind in FOOD]))


@lru_cache(maxsize=4096)
def _fee_ways(food: int, francs: int, have: Counts) -> tuple[Counts, ...]:
    return all_ways(Fee(food, francs).due, have, FOOD_DEARNESS)


def _less(goods: list[int], paid: Counts) -> list[int]:
    left = goods[:]
    for kind, number in zip(FOOD, paid, strict=True):
        left[kind] -= number
    return left


def _inedible(goods: list[int]) -> list[int]:
    left = goods[:]
    for kind in FOOD:
        left[kind] = 0
    return left


@lru_cache(maxsize=4096)
def _bundle(paid: Counts) -> Bundle:
    return tuple((NAMES[kind], number) for kind, number in zip(FOOD, paid, strict=True) if number)


_FREE: tuple[Bundle, ...] = ((),)


def fee_ways(position: Havre, seat: int, card: int) -> tuple[Bundle, ...]:
    """The ways to pay the fee that leave enough for the visit, best first: ((),) where nothing is owed.

    Raises `Refused` if there is none.
    """
    building = CARDS[card]
    goods = position.goods[seat]
    probe = _Probe(position, seat, card, goods, None)
    if building.due is None or position.deeds.place[card] == seat:
        refusal = None if _would_carry(probe, card) else objection(position, seat, card, goods)
        if refusal is not None:
            raise refusal
        return _FREE
    payments = found = _fee_payments(building, goods)
    if not payments:
        raise _fee_refusal(position, seat, building)
    if building.looks_at_food:
        found = tuple([paid for paid in payments if _would_carry_with(probe, card, _less(goods, paid))])
    elif not _would_carry(probe, card):
        found = ()
    if found:
        return tuple([_bundle(paid) for paid in found])
    rest = objection(position, seat, card, _less(goods, payments[-1]))
    raise objection(position, seat, card, goods) or Refused(
        text(_("Once the fee is paid, it is not enough. {reason}"), reason=rest.sentence if rest else "")
    )


def _would_carry_with(probe: _Probe, card: int, goods: list[int]) -> bool:
    before, probe.goods = probe.goods, goods
    found = _would_carry(probe, card)
    probe.goods = before
    return found


def _fee_refusal(position: Havre, seat: int, building: Card) -> Refused:
    fee = building.fee
    has = position.francs(seat) if not fee.food else position.francs(seat) + position.food(seat)
    sentence = (
        _("The {building} costs {fee}: you have none.")
        if not has
        else _("The {building} costs {fee}: you have only {has}.")
    )
    return Refused(text(sentence, building=building.shown, fee=fee_text(building), has=has))


def enterable(position: Havre, seat: int) -> list[int]:
    """The buildings that a player can enter, pay for and use, in the order of the card list."""
    full = _full(position, seat)
    goods = position.goods[seat]
    probe = _Probe(position, seat, 0, goods, None)
    food = food_of(goods) + goods[FRANCS]
    return [card for card in position.deeds.with_action if card not in full and _can_pay_and_use(probe, card, food)]


def can_enter(position: Havre, seat: int, card: int) -> bool:
    """Whether a player can enter a building, pay for it and use it."""
    if closed(position, seat, card) is not None:
        return False
    goods = position.goods[seat]
    return _can_pay_and_use(_Probe(position, seat, card, goods, None), card, food_of(goods) + goods[FRANCS])


def _can_pay_and_use(probe: _Probe, card: int, food: int) -> bool:
    """Whether the fee can be paid from the goods of the probe, which are worth so much food, and the visit be done."""
    building = CARDS[card]
    goods = probe.goods
    if building.due is None or probe.position.deeds.place[card] == probe.seat:
        return _would_carry(probe, card)
    if not building.fee.within(food, goods[FRANCS]) or not _would_carry(probe, card):
        return False
    # More goods never make a visit impossible: whoever can do without any food can pay the fee as well.
    if not building.looks_at_food or _would_carry_with(probe, card, _inedible(goods)):
        return True
    return any(_would_carry_with(probe, card, _less(goods, paid)) for paid in _fee_payments(building, goods))


def enter(
    position: Havre, seat: int, card: int, events: Events, *, fee_label: str = "fee"
) -> Generator[Question, Any, str]:
    """Enter a building: pay the fee, move the person, use it. Gives the phase that follows.

    Raises `Refused` if the building is closed, the fee cannot be paid or the action cannot be carried out.
    """
    refusal = closed(position, seat, card)
    if refusal is not None:
        raise refusal
    building = CARDS[card]
    goods = position.goods[seat]
    ways = fee_ways(position, seat, card)
    owner = position.place[card]
    visit = Visit(position, seat, card, goods, events)
    visit.say(_("{player} enters the {building}."), building=building.shown)
    if ways != _FREE and building.due is not None:
        paid: Bundle = yield Payment(
            fee_label,
            text(_("Entry fee of the {building}, {fee}"), building=building.shown, fee=fee_text(building)),
            tokens(goods, FOOD),
            building.due,
            FOOD_DEARNESS,
            ways=ways,
        )
        for name, number in paid:
            goods[INDEX[name]] -= number
            if owner != TOWN:
                position.goods[owner][INDEX[name]] += number
        if owner == TOWN:
            visit.say(_("{player} pays {goods} to the town."), goods=several(paid))
        else:
            visit.say(_("{player} pays {goods} to {owner}."), goods=several(paid), owner=position.terms.names[owner])
    position.persons[seat] = card
    steps: Steps | None = building.effect(visit) if building.effect else None
    if steps is not None:
        yield from steps
    return visit.then
