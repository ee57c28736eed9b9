"""Entering a building: the fee, the visit itself, and the trial that tells whether a visit can be carried out.

A building's effect is a function of a `Visit`. It refuses first, then asks, then acts: once it has asked
or acted it can be completed, whatever is answered. A `Trial` runs it up to there and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, NoReturn

from engine.errors import Refused
from engine.le_havre.cards import CARD_INDEX, CARDS, Card, energy_due, material_due
from engine.le_havre.goods import ENERGY, FOOD, FRANCS, GOODS, INDEX, NAMES, energy_of, several, some
from engine.le_havre.state import AFTER_MAIN, TOWN, Havre
from engine.moves import Bundle
from engine.paying import Due, all_ways, needed
from engine.questions import Amount, Basket, Choice, Option, Payment, Question, Several, Token
from engine.text import Text, _, text
from engine.title import Event, Steps

WIND_FARM_WAIVES = 3
"""Energy that the Wind Farm saves its owner in a main action."""


def tokens(goods: list[int], kinds: Iterable[int]) -> tuple[Token, ...]:
    """The tokens of these kinds in a storage, for a basket or a payment."""
    return tuple(Token(NAMES[kind], GOODS[kind].shown, goods[kind]) for kind in kinds)


def dearness(kinds: Iterable[int]) -> tuple[float, ...]:
    """How much each kind is missed."""
    return tuple(GOODS[kind].dearness for kind in kinds)


FOOD_DEARNESS = dearness(FOOD)


class Visit:
    """One player's use of one building: what its effect can ask of it and do with it."""

    __slots__ = ("card", "events", "goods", "position", "seat", "then")

    def __init__(self, position: Havre, seat: int, card: int, goods: list[int], events: list[Event]) -> None:
        """A visit of `seat` at `card`; `goods` is the storage that pays and receives."""
        self.position = position
        self.seat = seat
        self.card = card
        self.goods = goods
        self.events = events
        self.then = AFTER_MAIN
        """The phase that follows the visit."""

    # What the visitor has.

    def has(self, good: int) -> int:
        """How many of a good the visitor has."""
        return self.goods[good]

    @property
    def rods(self) -> int:
        """The rods on the visitor's cards."""
        return self.position.rods(self.seat)

    @property
    def hammers(self) -> int:
        """The hammers on the visitor's cards."""
        return self.position.hammers(self.seat)

    def of_type(self, type_: str) -> int:
        """How many buildings of a type the visitor owns."""
        return self.position.of_type(self.seat, type_)

    def owns(self, name: str) -> bool:
        """Whether the visitor owns the card of this name."""
        return self.position.place[CARD_INDEX[name]] == self.seat

    @property
    def waived(self) -> int:
        """The energy that need not be paid, thanks to the Wind Farm."""
        return WIND_FARM_WAIVES if self.owns("wind-farm") else 0

    def can_burn(self, energy: int) -> bool:
        """Whether so much energy can be paid."""
        return energy_of(self.goods) + self.waived >= energy

    def most(self, good: int, *, at_most: int = 10**9, energy: Callable[[int], int] | None = None) -> int:
        """The largest number of a good that is there and whose energy can be paid."""
        number = min(self.goods[good], at_most)
        if energy is not None:
            while number and not self.can_burn(energy(number)):
                number -= 1
        return number

    # Refusing and asking.

    def refuse(self, template: str, **values: Any) -> NoReturn:
        """The visit is not possible; says why."""
        raise Refused(text(_("{building}: {reason}"), building=CARDS[self.card].shown, reason=text(template, **values)))

    def begins(self) -> None:
        """Nothing stands in the way any more: from here on the effect asks and acts."""

    def amount(
        self, good: int, *, at_most: int = 10**9, energy: Callable[[int], int] | None = None
    ) -> Generator[Question, int, int]:
        """Ask how many of a good, from 1 to as many as there are and as the energy allows."""
        high = self.most(good, at_most=at_most, energy=energy)
        if not high:
            if not self.goods[good]:
                self.refuse(_("you have no {good}."), good=GOODS[good].shown)
            self.refuse(_("you have not enough energy."))
        self.begins()
        return (
            yield Amount(
                NAMES[good],
                text(_("How much {good}?"), good=GOODS[good].shown),
                low=1,
                high=high,
                of=NAMES[good],
            )
        )

    def choose(self, label: str, prompt: Text, options: Iterable[Option]) -> Generator[Question, str, str]:
        """Ask for one of several options."""
        self.begins()
        return (yield Choice(label, prompt, tuple(options)))

    def pick(
        self, label: str, prompt: Text, kinds: Iterable[int], number: int
    ) -> Generator[Question, tuple[str, ...], list[int]]:
        """Ask for so many different goods."""
        self.begins()
        options = tuple(Option(NAMES[kind], GOODS[kind].shown) for kind in kinds)
        chosen = yield Several(label, prompt, options, number, number)
        return [INDEX[name] for name in chosen]

    def basket(
        self,
        label: str,
        prompt: Text,
        kinds: Iterable[int],
        *,
        low: int,
        high: int,
        aim: int,
        best_first: Iterable[int],
        groups: tuple[tuple[tuple[str, ...], int], ...] = (),
    ) -> Generator[Question, Bundle, Bundle]:
        """Ask for goods in a mixture."""
        self.begins()
        asked = Basket(
            label,
            prompt,
            tokens(self.goods, [kind for kind in kinds if self.goods[kind]]),
            low,
            high,
            aim,
            tuple(NAMES[kind] for kind in best_first),
            groups,
        )
        return (yield asked)

    def burn(self, energy: int, *, at_most: int = 10**9) -> Generator[Question, Bundle, None]:
        """Have the energy paid (at most so many tokens), less what the Wind Farm waives."""
        owed = max(0, energy - self.waived)
        if not owed:
            return
        self.begins()
        paid = yield Payment(
            "energy",
            text(_("Energy, {n}"), n=owed),
            tokens(self.goods, ENERGY),
            energy_due(ENERGY, owed),
            dearness(ENERGY),
            at_most,
        )
        self.give(paid)

    def pay_material(self, cost: tuple[tuple[int, int], ...]) -> Generator[Question, Bundle, None]:
        """Have building material paid; brick can stand in for clay and steel for iron."""
        if not cost:
            return
        self.begins()
        kinds, due = material_due(cost)
        paid = yield Payment("material", text(_("Building material")), tokens(self.goods, kinds), due, dearness(kinds))
        self.give(paid)

    # Acting.

    def say(self, template: str, **values: Any) -> None:
        """Add to what happened; {player} is the visitor."""
        player = self.position.terms.names[self.seat]
        self.events.append(Event(self.seat, text(template, player=player, **values)))

    def give(self, bundle: Bundle) -> None:
        """Goods and francs go back to the general supply."""
        for name, number in bundle:
            self.goods[INDEX[name]] -= number
        if bundle:
            self.say(_("{player} gives {goods}."), goods=several(bundle))

    def gain(self, *gains: tuple[int, int]) -> None:
        """Receive goods (each a kind and a number) from the general supply."""
        for good, number in gains:
            self.goods[good] += number
        self.say(
            _("{player} receives {goods}."),
            goods=tuple(some(number, good) for good, number in gains if number),
        )

    def earn(self, francs: int) -> None:
        """Receive francs from the treasury."""
        if francs:
            self.gain((FRANCS, francs))

    def turn(self, good: int, into: int, number: int) -> None:
        """Turn tokens over: they stay in the storage as another kind."""
        self.goods[good] -= number
        self.goods[into] += number
        self.say(_("{player} turns {goods} into {into}."), goods=some(number, good), into=GOODS[into].shown)


class _Carried(Exception):
    """A trial has come to where the visit would ask or act."""


class Trial(Visit):
    """A visit that stops where a real one would begin to ask or to act."""

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


def objection(position: Havre, seat: int, card: int, goods: list[int]) -> Refused | None:
    """Why a visit could not be carried out with these goods, the fee being paid; None if it could."""
    effect = CARDS[card].effect
    if effect is None:
        return Refused(text(_("The {building} has no action."), building=CARDS[card].shown))
    visit = Trial(position, seat, card, goods, [])
    try:
        steps = effect(visit)
        if steps is not None:
            next(steps)
    except (_Carried, StopIteration):
        return None
    except Refused as refusal:
        return refusal
    return None


def closed(position: Havre, seat: int, card: int) -> Refused | None:
    """Why a building cannot be entered at all, fee and effect left aside; None if it can."""
    building = CARDS[card]
    if position.place[card] < TOWN:
        return Refused(text(_("The {building} has not been built."), building=building.shown))
    if building.effect is None:
        return Refused(text(_("The {building} has no action."), building=building.shown))
    for other, place in enumerate(position.persons):
        if place != card:
            continue
        if other == seat:
            return Refused(text(_("Your own person stands in the {building}."), building=building.shown))
        if not position.final:
            return Refused(
                text(
                    _("{player} stands in the {building}."),
                    player=position.terms.names[other],
                    building=building.shown,
                )
            )
    return None


def fee_text(card: Card) -> Text:
    """The entry fee in words."""
    fee = card.fee
    if fee.food and fee.francs:
        return text(_("{food} food or {francs}"), food=fee.food, francs=some(fee.francs, FRANCS))
    if fee.food:
        return text(_("{n} food"), n=fee.food)
    if fee.francs:
        return some(fee.francs, FRANCS)
    return text(_("free"))


def _fee_payments(due: Due, goods: list[int]) -> tuple[tuple[int, ...], ...]:
    return all_ways(due, needed(due, [goods[kind] for kind in FOOD]), FOOD_DEARNESS)


def fee_ways(position: Havre, seat: int, card: int) -> tuple[Bundle, ...]:
    """The ways to pay the fee that leave enough for the visit, best first: ((),) where nothing is owed.

    Raises `Refused` if there is none.
    """
    building = CARDS[card]
    goods = position.goods[seat]
    if building.due is None or position.place[card] == seat:
        refusal = objection(position, seat, card, goods)
        if refusal is not None:
            raise refusal
        return ((),)
    found: list[Bundle] = []
    last: Refused | None = None
    for paid in _fee_payments(building.due, goods):
        left = goods[:]
        for kind, number in zip(FOOD, paid, strict=True):
            left[kind] -= number
        refusal = objection(position, seat, card, left)
        if refusal is None:
            found.append(tuple((NAMES[kind], n) for kind, n in zip(FOOD, paid, strict=True) if n))
        else:
            last = refusal
    if found:
        return tuple(found)
    if last is None:
        raise _fee_refusal(position, seat, building)
    raise objection(position, seat, card, goods) or Refused(
        text(_("Once the fee is paid, it is not enough. {reason}"), reason=last.sentence)
    )


def _fee_refusal(position: Havre, seat: int, building: Card) -> Refused:
    fee = building.fee
    has = position.francs(seat) if not fee.food else position.francs(seat) + position.food(seat)
    sentence = (
        _("The {building} costs {fee}: you have none.")
        if not has
        else _("The {building} costs {fee}: you have only {has}.")
    )
    return Refused(text(sentence, building=building.shown, fee=fee_text(building), has=has))


def can_enter(position: Havre, seat: int, card: int) -> bool:
    """Whether a player can enter a building, pay for it and use it."""
    building = CARDS[card]
    if building.effect is None or closed(position, seat, card) is not None:
        return False
    goods = position.goods[seat]
    if building.due is None or position.place[card] == seat:
        return objection(position, seat, card, goods) is None
    for paid in _fee_payments(building.due, goods):
        left = goods[:]
        for kind, number in zip(FOOD, paid, strict=True):
            left[kind] -= number
        if objection(position, seat, card, left) is None:
            return True
    return False


def enter(
    position: Havre, seat: int, card: int, events: list[Event], *, fee_label: str = "fee"
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
    if ways != ((),) and building.due is not None:
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
