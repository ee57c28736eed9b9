"""What is acquired for cubes: cards that are activated, quarters of the city, and what cards bring for that."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Final

from engine.errors import Refused
from engine.macao import city, colours, costs, deck, effects, moves, sea, state, visits, wall
from engine.moves import Bundle
from engine.questions import Number, Question
from engine.texts import N_, Forms, Text, message
from engine.title import Events, Steps

_ACTIVATE: Final = tuple(moves.Activate(card.name) for card in deck.CARDS)
_CRAFT: Final = tuple(moves.Craft(card.name) for card in deck.CARDS)
# Translators: {what} is a card within a sentence (the Archive), below a quarter (Quarter 5).
_COSTS: Final = N_("It costs {cost} to activate {what}: you have {has}.")
_QUARTER_COSTS: Final = N_("{what} costs {cost}: you have {has}.")
_PAY_CARD: Final = tuple(message("Pay for {card} with what?", card=card.told) for card in deck.CARDS)
_PAY_QUARTER: Final = tuple(message("Pay for {quarter} with what?", quarter=one.shown) for one in city.QUARTERS)
_CLAIM: Final = tuple(moves.Claim(quarter.name) for quarter in city.QUARTERS)
_STEPS: Final = message("How many spaces do you move on the wall?")
_QUARTERS: Final = Forms("{n} quarter", "{n} quarters")


def _pay(
    position: state.Colony, seat: int, texts: tuple[Text, str, Text], cost: tuple[int, ...], less: int, any_colour: int
) -> Generator[Question, Any, Bundle]:
    """Pay for something; `texts` are what asks, what refuses, and what it is called. Raises `Refused`."""
    asks, says, what = texts
    supply, wanted = tuple(position.supply[seat]), deck.wanted(position, seat)
    if not costs.ways(cost, less, any_colour, supply, wanted):
        raise costs.lacking(says, what, cost, less, any_colour, supply)
    way: Bundle = yield costs.question(cost, less, any_colour, supply, wanted, asks)
    visits.spend(position.supply[seat], way)
    return way


# Cards.


def can_pay(number: int, supply: int, total: int, have: deck.Standing) -> bool:
    """Whether a supply (as `marks`, and how many cubes in all) is enough to activate a card."""
    less = have.less[deck.CARDS[number].kind]
    return costs.payable(deck.MARKS[number], deck.SIZES[number], supply, total, less, have.any_colour)


def cards_listed(
    position: state.Colony, seat: int, supply: int, total: int, have: deck.Standing
) -> list[moves.Activate | moves.Craft]:
    """The cards that a seat can activate now."""
    tableau, lacking = position.tableau[seat], ~supply
    found: list[moves.Activate | moves.Craft]
    if have.pays_plainly:
        found = [_ACTIVATE[number] for number in tableau if not deck.MARKS[number] & lacking]
    else:
        found = [_ACTIVATE[number] for number in tableau if can_pay(number, supply, total, have)]
    if have.craftsman & ~position.used:
        found += [_CRAFT[number] for number in tableau if not deck.MARKS[number] & lacking]
    return found


def activate(position: state.Colony, seat: int, target: str, events: Events) -> Steps:
    """Pay for a card of the tableau and activate it; raises `Refused`."""
    number = _on_tableau(position, seat, target)
    card, have = deck.CARDS[number], deck.standing(position.active[seat])
    texts = (_PAY_CARD[number], _COSTS, card.told)
    way = yield from _pay(position, seat, texts, card.cost, have.less[card.kind], have.any_colour)
    if events is not None:
        paid = colours.in_words(colours.read(way))
        position.tell(events, seat, N_("{player} activates {card} for {paid}."), card=card.told, paid=paid)
    yield from _activated(position, seat, number, have, events)


def craft(position: state.Colony, seat: int, target: str, events: Events) -> Steps:
    """Activate a card with the Craftsman: its whole cost is shown and kept; raises `Refused`."""
    number = _on_tableau(position, seat, target)
    card, have, supply = deck.CARDS[number], deck.standing(position.active[seat]), position.supply[seat]
    ready = have.craftsman & ~position.used
    if not ready:
        if have.craftsman:
            raise Refused(message("You have used the Craftsman in this turn."))
        raise Refused(message("You have not activated the Craftsman."))
    if deck.MARKS[number] & ~colours.marks(supply):
        raise costs.lacking(_COSTS, card.told, card.cost, 0, 0, tuple(supply))
    position.used |= ready & -ready
    position.tell(events, seat, N_("{player} activates {card} with the Craftsman."), card=card.told)
    yield from _activated(position, seat, number, have, events)


def _activated(position: state.Colony, seat: int, number: int, before: deck.Standing, events: Events) -> Steps:
    """A card lies in front of its owner, who gains what the cards activated before it bring."""
    card = deck.CARDS[number]
    position.tableau[seat] = tuple(other for other in position.tableau[seat] if other != number)
    position.active[seat] |= 1 << number
    if isinstance(card.effect, effects.WallTop):
        wall.stay_on_top(position, seat)
    for bringing, reward in before.rewards_for(card):
        yield from _rewarded(position, seat, bringing, reward, events)


def _rewarded(
    position: state.Colony, seat: int, number: int, reward: effects.ActivationReward, events: Events
) -> Generator[Question, Any, None]:
    position.points[seat] += reward.prestige
    if reward.gold:
        visits.earn(position, seat, reward.gold)
    got = [0] * 6
    for _cube in range(reward.cubes):
        colour: str = yield visits.colour_question(deck.wanted(position, seat))
        got[colours.COLOUR[colour]] += 1
        position.supply[seat][colours.COLOUR[colour]] += 1
    if events is not None:
        tell_gain(events, position, seat, number, reward.prestige, reward.gold, tuple(got))


def tell_gain(
    events: Events, position: state.Colony, seat: int, number: int, prestige: int, gold: int, cubes: colours.Cubes
) -> None:
    """Say what a card brought by itself."""
    gain = [*([colours.PRESTIGE.of(prestige)] if prestige else []), *([colours.GOLD.of(gold)] if gold else [])]
    gain += colours.in_words(cubes) if any(cubes) else ()
    card = deck.CARDS[number].told
    position.tell(events, seat, N_("{player} gains {gain} from {card}."), gain=tuple(gain), card=card)


def _on_tableau(position: state.Colony, seat: int, target: str) -> int:
    """The number of a card of the own tableau; raises `Refused`."""
    number = deck.NUMBER[target]
    if number in position.tableau[seat]:
        return number
    if position.active[seat] >> number & 1:
        raise Refused(message("You have activated {card} already.", card=deck.CARDS[number].told))
    raise Refused(message("You do not have {card} on your tableau.", card=deck.CARDS[number].told))


# Quarters.


def payable(position: state.Colony, supply: int, total: int, have: deck.Standing) -> int:
    """The free quarters that can be paid with a supply (as `marks`, and how many cubes in all), a bit a quarter."""
    found = city.payable(supply, total, have.quarter_less, have.quarter_any_colour)
    return found & position.free_quarters() if found else 0


def quarters_listed(position: state.Colony, supply: int, total: int, have: deck.Standing) -> tuple[moves.Claim, ...]:
    """The quarters that can be taken now."""
    if position.taken >= have.quarters:
        return ()
    return _claims(payable(position, supply, total, have))


@lru_cache(maxsize=16384)
def _claims(quarters: int) -> tuple[moves.Claim, ...]:
    return tuple(_CLAIM[number] for number in city.quarters_of(quarters))


def claim(position: state.Colony, seat: int, target: str, events: Events) -> Steps:
    """Pay for a quarter, take its tile and put a marker there; raises `Refused`."""
    number = city.QUARTER[target]
    quarter, have = city.QUARTERS[number], deck.standing(position.active[seat])
    if not position.free_quarters() >> number & 1:
        raise Refused(message("{quarter} is taken.", quarter=quarter.shown))
    if position.taken >= have.quarters:
        raise Refused(message("You have taken {n} in this turn: there are no more.", n=_QUARTERS.of(position.taken)))
    less, any_colour = have.quarter_less, have.quarter_any_colour
    texts = (_PAY_QUARTER[number], _QUARTER_COSTS, quarter.shown)
    way = yield from _pay(position, seat, texts, quarter.cost, less, any_colour)
    position.city[seat] |= 1 << number
    position.taken += 1
    tile = position.tiles[number]
    take_tile(position, seat, tile)
    if have.quarter_gold:
        visits.earn(position, seat, have.quarter_gold)
    if events is not None:
        position.tell(
            events,
            seat,
            N_("{player} takes {quarter} with {tile} for {paid}."),
            quarter=quarter.shown,
            tile=tile_shown(tile),
            paid=colours.in_words(colours.read(way)),
        )
        if have.quarter_gold:
            position.tell(events, seat, N_("{player} gains {n} gold for the quarter."), n=have.quarter_gold)
    if have.quarter_steps:
        steps: int = yield Number("steps", _STEPS, tuple(range(have.quarter_steps + 1)), have.quarter_steps)
        if steps:
            wall.advance(position, seat, steps)
            told = N_("{player} moves {spaces} ahead on the wall.")
            position.tell(events, seat, told, spaces=colours.SPACES.of(steps))


def take_tile(position: state.Colony, seat: int, tile: int) -> None:
    """A goods tile goes onto the own ship; a joker tile is kept."""
    if tile == sea.JOKER:
        position.jokers[seat] += 1
    else:
        cargo = position.cargo[seat]
        position.cargo[seat] = (*cargo[:tile], cargo[tile] + 1, *cargo[tile + 1 :])


def tile_shown(tile: int) -> Text:
    """A tile in words."""
    return message("a joker tile") if tile == sea.JOKER else sea.GOODS_SHOWN[tile]
