"""Fires: who wins and loses points, the Fire Chief, the Insurance."""

from __future__ import annotations

from typing import Final

from engine.speicherstadt.deck import CARDS, FIRE_CHIEF, INSURANCE, LAST_FIRE
from engine.speicherstadt.goods import coins, points
from engine.speicherstadt.holdings import holding
from engine.speicherstadt.state import BURNING, CHIEF, ENDING, FINAL, INSURE, SUPPLY, Asked, Quarter
from engine.texts import N_, Text
from engine.title import Events, tell

NONE: Final = 0
"""In place of the number of a fire: nothing is asked about one."""


def changes(position: Quarter, number: int) -> list[int]:
    """What each house would win or lose now at a fire of so many points."""
    strengths = [holding(cards).strength for cards in position.cards]
    high, low = max(strengths), min(strengths)
    if high == low:
        return [0] * len(strengths)
    return [number if sum_ == high else -number if sum_ == low else 0 for sum_ in strengths]


def burn(position: Quarter, card: int, events: Events) -> None:
    """A fire breaks out: its points count at once, then those who may change theirs are asked."""
    fire = CARDS[card]
    position.discard(card)
    position.fire = fire.value
    position.phase = BURNING
    found = changes(position, fire.points)
    if not any(found):
        tell(events, None, N_("{fire}: nothing happens, all are equally strong."), fire=fire.shown)
        return
    asked: list[Asked] = []
    for house, change in enumerate(found):
        position.points[house] += change
        if events is not None and change:
            _tell_change(position, house, change, fire.shown, events)
        if change > 0 and not position.is_rival(house) and position.owns(house, FIRE_CHIEF):
            if card == LAST_FIRE:
                use_chief(position, house, change, events)
            elif not position.ending:
                asked.insert(0, (CHIEF, house, change))
        elif change < 0 and not position.is_rival(house) and position.owns(house, INSURANCE):
            asked.append((INSURE, house, change))
    position.asked = tuple(asked)


def step(position: Quarter, _events: Events) -> bool:
    """Ask what is still to be asked about a fire; then Supply goes on. Whether somebody is asked."""
    while position.asked:
        phase, house, _change = position.asked[0]
        if phase == CHIEF or position.coins[house] >= CARDS[INSURANCE].coins:
            position.phase = phase
            position.seat = house
            return True
        position.asked = position.asked[1:]
    position.fire = NONE
    position.phase = ENDING if position.ending else SUPPLY
    return False


def leave(position: Quarter, _house: int, _target: str, _events: Events) -> None:
    """What was asked is decided; by itself that changes nothing."""
    position.asked = position.asked[1:]
    position.phase = BURNING


def settled(position: Quarter) -> None:
    """All fires are over: what can be used at any time may be used a last time."""
    position.phase = FINAL
    position.served = 0


def use_chief(position: Quarter, house: int, points: int, events: Events) -> None:
    """The Fire Chief doubles points that were just won."""
    position.points[house] += points
    position.use_up(house, FIRE_CHIEF)
    position.tell(events, house, N_("The Fire Chief doubles that for {player}."))


def use_insurance(position: Quarter, house: int, points: int, events: Events) -> None:
    """The Insurance cancels points that were just lost, which are below 0."""
    price = CARDS[INSURANCE].coins
    position.points[house] -= points
    position.coins[house] -= price
    position.tell(events, house, N_("{player} pays {coins}: the Insurance makes up for it."), coins=coins(price))


def _tell_change(position: Quarter, house: int, change: int, fire: Text, events: Events) -> None:
    said = N_("{player} wins {points} at {fire}.") if change > 0 else N_("{player} loses {points} at {fire}.")
    position.tell(events, house, said, fire=fire, points=points(abs(change)))
