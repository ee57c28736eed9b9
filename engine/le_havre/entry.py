"""Entering a building: whether that is possible, the fee, the visit itself."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, NamedTuple

from engine.errors import Refused
from engine.le_havre import deck
from engine.le_havre.building import build_one, build_ship, can_build_any, can_build_any_ship
from engine.le_havre.cards import Card, fee_payments, fee_prompt, fee_refusal, in_notation, inedible, less
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import FOOD, FRANCS, INDEX, food_of, several
from engine.le_havre.state import TOWN, Havre
from engine.le_havre.visits import Visit, food_payment
from engine.moves import Bundle
from engine.payments import Counts, Due
from engine.questions import Option, Payment, Question
from engine.texts import N_, message
from engine.title import Events, Steps


class VisitAtTable(Visit):
    """A visit that knows the cards, and so can build, and go on to another building."""

    __slots__ = ()

    @property
    def rods(self) -> int:
        """See `Visit`."""
        return deck.rods(self.position, self.seat)

    @property
    def hammers(self) -> int:
        """See `Visit`."""
        return deck.hammers(self.position, self.seat)

    def of_type(self, type_: str) -> int:
        """See `Visit`."""
        return deck.of_type(self.position, self.seat, type_)

    def owns(self, name: str) -> bool:
        """See `Visit`."""
        return self.position.deeds.place[CARD_INDEX[name]] == self.seat

    def option(self, card: int) -> Option:
        """See `Visit`."""
        return Option(CARDS[card].name, CARDS[card].shown)

    def can_build(self, wood_less: int = 0) -> bool:
        """See `Visit`."""
        if wood_less:
            return can_build_any(self.position, self.seat, self.goods, wood_less)
        if self.finds_material is None:  # asked of every building firm, before anything is built
            self.finds_material = can_build_any(self.position, self.seat, self.goods)
        return self.finds_material

    build = build_one
    can_build_ship = can_build_any_ship
    build_ship = build_ship

    def could_enter(self, position: Havre, card: int) -> bool:
        """See `Visit`."""
        return can_enter(position, self.seat, card)

    def go_on(self, card: int, fee_label: str) -> Steps:
        """See `Visit`."""
        self.then = yield from enter(self.position, self.seat, card, self.events, fee_label=fee_label)


def objection(position: Havre, seat: int, card: int, goods: list[int]) -> Refused | None:
    """Why a visit could not be carried out with these goods, the fee being paid; None if it could."""
    entered = CARDS[card]
    if entered.effect is None:
        return _no_action(entered)
    missing = entered.needs.missing(VisitAtTable(position, seat, card, goods, None))
    if missing is None:
        return None
    # Translators: a building and a whole sentence that says why it cannot be used.
    return Refused(message("{building}: {reason}", building=entered.shown, reason=missing))


def _no_action(card: Card) -> Refused:
    return Refused(message("The {building} has no action.", building=card.shown))


def closed(position: Havre, seat: int, card: int) -> Refused | None:
    """Why a building cannot be entered at all, fee and effect left aside; None if it can."""
    building = CARDS[card]
    if position.place[card] < TOWN:
        return Refused(message("The {building} has not been built.", building=building.shown))
    if building.effect is None:
        return _no_action(building)
    if card not in _full(position, seat):
        return None
    if position.persons[seat] == card:
        return Refused(message("Your own person stands in the {building}.", building=building.shown))
    names = position.terms.names
    return Refused(
        message(
            "{player} stands in the {building}.", player=names[position.persons.index(card)], building=building.shown
        )
    )


def _full(position: Havre, seat: int) -> list[int]:
    """Where nobody can enter now: where a person stands; in the final phase only where one's own does."""
    return position.persons[seat : seat + 1] if position.final else position.persons


_FREE: tuple[Bundle, ...] = ((),)


def fee_ways(visit: VisitAtTable) -> tuple[Bundle, ...]:
    """The ways to pay the fee that leave enough for the visit, best first: ((),) where nothing is owed.

    Raises `Refused` if there is none.
    """
    position, seat, card, goods = visit.position, visit.seat, visit.card, visit.goods
    building = CARDS[card]
    if building.due is None or position.deeds.place[card] == seat:
        refusal = None if building.needs.met(visit) else objection(position, seat, card, goods)
        if refusal is not None:
            raise refusal
        return _FREE
    payments = found = fee_payments(building, goods)
    if not payments:
        raise fee_refusal(position, seat, building)
    if building.needs.looks_at_food:
        found = tuple([paid for paid in payments if _met_with(less(goods, paid), building, visit)])
    elif not building.needs.met(visit):
        found = ()
    if found:
        return tuple([in_notation(paid) for paid in found])
    rest = objection(position, seat, card, less(goods, payments[-1]))
    raise objection(position, seat, card, goods) or Refused(
        message("Once the fee is paid, it is not enough. {reason}", reason=rest.sentence if rest else "")
    )


def _met_with(goods: list[int], building: Card, visit: Visit) -> bool:
    """Whether all would be there for the visit if the visitor had these goods."""
    before, visit.goods = visit.goods, goods
    found = building.needs.met(visit)
    visit.goods = before
    return found


def _entry_of(card: Card) -> _Entry | None:
    if card.effect is None:
        return None
    needs = card.needs
    has_more = bool(needs.energy or needs.tests or needs.looks_at_food)
    return _Entry(card, card.fee.food, card.fee.francs, needs.goods, has_more)


class _Entry(NamedTuple):
    """What is looked at first of a building with an action: its fee, and the goods without which it is of no use."""

    building: Card
    food: int
    francs: int
    goods: tuple[tuple[int, int], ...]
    has_more_needs: bool
    """Whether these goods are not all that must be there."""


# Written out card by card, because they are asked in every position.
_ENTRIES = tuple(map(_entry_of, CARDS))


def enterable(position: Havre, seat: int) -> list[int]:
    """The buildings that a player can enter, pay for and use, in the order of the card list."""
    full = _full(position, seat)
    place = position.deeds.place
    goods = position.goods[seat]
    francs = goods[FRANCS]
    food = food_of(goods) + francs
    visit = VisitAtTable(position, seat, 0, goods, None)
    found = []
    for card in position.deeds.built:
        if card in full:
            continue
        entry = _ENTRIES[card]
        if entry is None:
            continue
        building, fee_food, fee_francs, needed, has_more_needs = entry
        is_free = place[card] == seat or not (fee_food or fee_francs)
        if not (is_free or 0 < fee_food <= food or 0 < fee_francs <= francs):
            continue
        for good, number in needed:
            if goods[good] < number:
                break
        else:
            if has_more_needs:
                visit.card = card
                if not _is_usable(visit, building, is_free):
                    continue
            found.append(card)
    return found


def can_act(position: Havre, seat: int) -> bool:
    """Whether a seat can take an offer or enter a building."""
    return any(position.offers) or bool(enterable(position, seat))


def can_enter(position: Havre, seat: int, card: int) -> bool:
    """Whether a player can enter a building, pay for it and use it."""
    if closed(position, seat, card) is not None:
        return False
    building = CARDS[card]
    goods = position.goods[seat]
    is_free = building.due is None or position.place[card] == seat
    if not is_free and not building.fee.within(food_of(goods) + goods[FRANCS], goods[FRANCS]):
        return False
    return _is_usable(VisitAtTable(position, seat, card, goods, None), building, is_free)


def _is_usable(visit: VisitAtTable, building: Card, is_free: bool) -> bool:
    """Whether all that a building needs is there, and would be left once its fee, which can be paid, is paid."""
    needs = building.needs
    if not needs.met(visit):
        return False
    if is_free or not needs.looks_at_food:
        return True
    # More goods never make a visit impossible: whoever can do without any food can pay the fee as well.
    goods = visit.goods
    if _met_with(inedible(goods), building, visit):
        return True
    return any(_met_with(less(goods, paid), building, visit) for paid in fee_payments(building, goods))


@lru_cache(maxsize=4096)
def _fee_payment(card: int, label: str, counts: Counts, ways: tuple[Bundle, ...]) -> Payment:
    building = CARDS[card]
    return food_payment(label, fee_prompt(building.shown, building.fee), counts, building.due or Due(()), ways)


def enter(
    position: Havre, seat: int, card: int, events: Events, *, fee_label: str = "fee"
) -> Generator[Question, Any, str]:
    """Enter a building: pay the fee, move the person, use it. Gives the phase that follows.

    Raises `Refused` if the building is closed, the fee cannot be paid or the action cannot be carried out.
    """
    building, owner = CARDS[card], position.deeds.place[card]
    if owner < TOWN or building.effect is None or card in _full(position, seat):
        raise closed(position, seat, card) or _no_action(building)
    goods = position.goods[seat]
    visit = VisitAtTable(position, seat, card, goods, events)
    ways = fee_ways(visit)
    if events is not None:
        visit.say(N_("{player} enters the {building}."), building=building.shown)
    if ways != _FREE and building.due is not None:
        counts = tuple([goods[kind] for kind in FOOD])
        paid: Bundle = yield _fee_payment(card, fee_label, counts, ways)
        for name, number in paid:
            goods[INDEX[name]] -= number
            if owner != TOWN:
                position.goods[owner][INDEX[name]] += number
        if events is None:
            pass
        elif owner == TOWN:
            visit.say(N_("{player} pays {goods} to the town."), goods=several(paid))
        else:
            visit.say(N_("{player} pays {goods} to {owner}."), goods=several(paid), owner=position.terms.names[owner])
    position.persons[seat] = card
    steps = building.effect(visit)
    if steps is not None:
        yield from steps
    return visit.then
