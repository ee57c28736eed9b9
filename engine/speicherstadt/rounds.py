"""The course of the rounds: from one decision to the next one, and what happens by itself between them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.speicherstadt import anytime, demand, fires, informer, loading, purchase, state, supply
from engine.speicherstadt.deck import BANK, CARDS
from engine.speicherstadt.state import OVER, Quarter
from engine.texts import N_, message
from engine.title import Events, tell

EXTRA: Final = 1
"""The coin more for who bought no card."""


def go_on(position: Quarter, events: Events, until: str = OVER) -> None:
    """Let happen what happens by itself, up to the next decision, or before the phase `until` or the end."""
    while position.phase != until and not _STEPS[position.phase](position, events):
        pass


def income_of(position: Quarter, house: int) -> int:
    """The coins that a house would get at an income now."""
    number = position.terms.income
    if not position.bought >> house & 1:
        number += EXTRA
    if position.owns(house, BANK):
        number += CARDS[BANK].coins
    return number


def _income(position: Quarter, events: Events) -> bool:
    """Everybody gets coins, the start player card goes to the left, the next round begins."""
    houses = position.terms.houses
    numbers = [income_of(position, house) for house in range(houses)]
    for house, number in enumerate(numbers):
        position.coins[house] += number
    if events is not None:
        names = [position.name(house, within=True) for house in range(houses)]
        # Translators: a player and how much they get: "Anna 5".
        incomes = (message("{player} {n}", player=name, n=n) for name, n in zip(names, numbers, strict=True))
        tell(events, None, N_("Income: {incomes}."), incomes=tuple(incomes))
    position.start = (position.start + 1) % houses
    supply.begin_round(position, events)
    return False


def _final(position: Quarter, events: Events) -> bool:
    """After the last fire whoever can still use a card is asked, in turn; then the game is over."""
    houses = position.terms.houses
    while position.served < houses:
        house = (position.start + position.served) % houses
        if not position.is_rival(house) and anytime.usable(position, house):
            position.seat = house
            return True
        position.served += 1
    position.phase = OVER
    tell(events, None, N_("The game is over."))
    return True


def pass_at_last(position: Quarter, _house: int, _target: str, _events: Events) -> None:
    """Use no card any more."""
    position.served += 1


_STEPS: Final[dict[str, Callable[[Quarter, Events], bool]]] = {
    state.SUPPLY: supply.step,
    state.BURNING: fires.step,
    state.DEMAND: demand.step,
    state.INFORM: informer.step,
    state.PURCHASE: purchase.step,
    state.LOADING: loading.step,
    state.INCOME: _income,
    state.ENDING: supply.finish,
    state.FINAL: _final,
}
