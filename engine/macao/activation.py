"""Activating cards: what may be paid with, the Craftsman, and what those gain who have the cards for it."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Final

from engine.errors import Refused
from engine.macao import costs, effects, moves, visits, wall
from engine.macao.colours import COLOUR, GOLD, PRESTIGE, Cubes, in_words, marks, read
from engine.macao.deck import CARDS, MARKS, NUMBER, SIZES, Standing, standing, wanted
from engine.macao.state import Colony
from engine.moves import Bundle
from engine.questions import Question
from engine.texts import N_, Text, message
from engine.title import Events, Steps

_ACTIVATE: Final = tuple(moves.Activate(card.name) for card in CARDS)
_CRAFT: Final = tuple(moves.Craft(card.name) for card in CARDS)
_COSTS: Final = N_("It costs {cost} to activate {what}: you have {has}.")


@lru_cache(maxsize=256)
def _prompt(number: int) -> Text:
    return message("Pay for {card} with what?", card=CARDS[number].told)


def can_pay(number: int, supply: int, total: int, have: Standing) -> bool:
    """Whether a supply (as `marks`, and how many cubes in all) is enough to activate a card."""
    less = have.less[CARDS[number].kind]
    return costs.payable(MARKS[number], SIZES[number], supply, total, less, have.any_colour)


def listed(position: Colony, seat: int, supply: int, total: int, have: Standing) -> list[moves.Activate | moves.Craft]:
    """The cards that a seat can activate now."""
    tableau, lacking = position.tableau[seat], ~supply
    found: list[moves.Activate | moves.Craft]
    if have.pays_plainly:
        found = [_ACTIVATE[number] for number in tableau if not MARKS[number] & lacking]
    else:
        found = [_ACTIVATE[number] for number in tableau if can_pay(number, supply, total, have)]
    if have.craftsman & ~position.used:
        found += [_CRAFT[number] for number in tableau if not MARKS[number] & lacking]
    return found


def activate(position: Colony, seat: int, target: str, events: Events) -> Steps:
    """Pay for a card of the tableau and activate it; raises `Refused`."""
    number = _on_tableau(position, seat, target)
    card, supply, have = CARDS[number], position.supply[seat], standing(position.active[seat])
    if not can_pay(number, marks(supply), sum(supply), have):
        raise costs.lacking(_COSTS, card.told, card.cost, have.less[card.kind], have.any_colour, tuple(supply))
    less = have.less[card.kind]
    way: Bundle = yield costs.question(
        card.cost, less, have.any_colour, tuple(supply), wanted(position, seat), _prompt(number)
    )
    visits.spend(supply, way)
    if events is not None:
        position.tell(
            events, seat, N_("{player} activates {card} for {paid}."), card=card.told, paid=in_words(read(way))
        )
    yield from _activated(position, seat, number, have, events)


def craft(position: Colony, seat: int, target: str, events: Events) -> Steps:
    """Activate a card with the Craftsman: its whole cost is shown and kept; raises `Refused`."""
    number = _on_tableau(position, seat, target)
    have = standing(position.active[seat])
    ready = have.craftsman & ~position.used
    if not ready:
        if have.craftsman:
            raise Refused(message("You have used the Craftsman in this turn."))
        raise Refused(message("You have not activated the Craftsman."))
    if MARKS[number] & ~marks(position.supply[seat]):
        raise costs.lacking(_COSTS, CARDS[number].told, CARDS[number].cost, 0, 0, tuple(position.supply[seat]))
    position.used |= ready & -ready
    position.tell(events, seat, N_("{player} activates {card} with the Craftsman."), card=CARDS[number].told)
    yield from _activated(position, seat, number, have, events)


def _activated(position: Colony, seat: int, number: int, before: Standing, events: Events) -> Steps:
    """A card lies in front of its owner, who gains what the cards activated before it bring."""
    card = CARDS[number]
    position.tableau[seat] = tuple(other for other in position.tableau[seat] if other != number)
    position.active[seat] |= 1 << number
    if isinstance(card.effect, effects.WallTop):
        wall.stay_on_top(position, seat)
    for bringing, reward in before.rewards_for(card):
        yield from _rewarded(position, seat, bringing, reward, events)


def _rewarded(
    position: Colony, seat: int, number: int, reward: effects.ActivationReward, events: Events
) -> Generator[Question, Any, None]:
    position.points[seat] += reward.prestige
    if reward.gold:
        visits.earn(position, seat, reward.gold)
    got = [0] * 6
    for _cube in range(reward.cubes):
        colour: str = yield visits.colour_question(wanted(position, seat))
        got[COLOUR[colour]] += 1
        position.supply[seat][COLOUR[colour]] += 1
    if events is not None:
        tell_gain(events, position, seat, number, reward.prestige, reward.gold, tuple(got))


def tell_gain(events: Events, position: Colony, seat: int, number: int, prestige: int, gold: int, cubes: Cubes) -> None:
    """Say what a card brought by itself."""
    gain = [
        *([PRESTIGE.of(prestige)] if prestige else []),
        *([GOLD.of(gold)] if gold else []),
        *(in_words(cubes) if any(cubes) else ()),
    ]
    position.tell(events, seat, N_("{player} gains {gain} from {card}."), gain=tuple(gain), card=CARDS[number].told)


def _on_tableau(position: Colony, seat: int, target: str) -> int:
    """The number of a card of the own tableau; raises `Refused`."""
    number = NUMBER[target]
    if number in position.tableau[seat]:
        return number
    if position.active[seat] >> number & 1:
        raise Refused(message("You have activated {card} already.", card=CARDS[number].told))
    raise Refused(message("You do not have {card} on your tableau.", card=CARDS[number].told))
