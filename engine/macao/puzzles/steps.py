"""The steps of a puzzle: what is worth a search of all that can be done in a turn.

What is left out, and why (where gold cannot become cubes and no card asks for an empty purse, see `is_plain`):

- Cards and quarters come first: all else that is done in a turn brings no cube, and what it brings is no less after
  them. So the rest of the turn, which hardly asks for colours any more, is closed in the best way at once (`closing`):
  how many cubes are given for what, not in which order.
- A joker tile for cubes, and an exchange, stand right before something that could not be paid for without them, or at
  the end: what is paid for without them can be paid for before them.
- A card that brings cubes for nothing, or something to whoever is last on the wall, is used as soon as that is
  possible: it costs nothing and rules nothing out, and nobody falls back to the last place who has left it.
- With a quarter all steps on the wall are made that cost nothing, unless a card of the tableau looks for the last
  place.
- The steps of closed turns but one best way: what is left over counts nothing.

Elsewhere every move is followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.macao import acquisitions, colours, deck, effects, moves, powers
from engine.macao.puzzles.carried import carried
from engine.macao.puzzles.last_turn import closed
from engine.macao.state import ACTION, Colony
from engine.macao.title import MACAO
from engine.moves import Move
from engine.puzzles import Step
from engine.puzzles.puzzles import every_step, every_way

_JOKER: Final = moves.Joker()

Changes = tuple[tuple[int, ...], ...]
"""What helps have changed of the supply of cubes, one after the other."""


def steps(position: Colony) -> Iterator[Step]:
    """What is worth a search of a position in which the last seat decides."""
    seat = position.seat
    if position.phase != ACTION or not is_plain(position.active[seat], position.tableau[seat]):
        yield from every_step(MACAO, position)
        return
    at_once = _at_once(position, seat)
    if at_once is not None:
        yield from every_way(MACAO, position, at_once)
        return
    yield from _paid(position, seat)
    yield from _paid_with_more(position, seat, (), (), -1)
    yield from _for_closing(position, seat)
    _total, closing = closed(position, seat)
    yield Step(*carried(position, seat, closing))


@lru_cache(maxsize=1 << 12)
def is_plain(active: int, tableau: tuple[int, ...]) -> bool:
    """Whether gold cannot become cubes, and the order of what brings and takes gold is free."""
    numbers = (*deck.cards_of(active), *tableau)
    found = [deck.CARDS[number].effect for number in numbers]
    if any(isinstance(one, powers.PayForCubes | powers.GoldIfPoor) for one in found):
        return False
    if any(isinstance(one, effects.TributeBonus) and one.cubes for one in found):
        return False
    pays = any(isinstance(one, powers.ShipSteps) and one.gold for one in found)
    on_the_way = any(
        isinstance(one, effects.GoldOnEntering) or (isinstance(one, effects.DeliveryBonus) and one.gold)
        for one in found
    )
    return not (pays and on_the_way)


def _at_once(position: Colony, seat: int) -> Move | None:
    """A card that is used as soon as it can be."""
    for bit, number, power in deck.standing(position.active[seat]).powers:
        if not position.used & bit and power.possible(position, seat) and is_at_once(power):
            return moves.Use(deck.CARDS[number].name)
    return None


def is_at_once(power: powers.Power) -> bool:
    """Whether a card is used as soon as it can be."""
    return isinstance(power, powers.TakeCube) or (isinstance(power, powers.GainByWall) and power.place == powers.LAST)


def _paid(position: Colony, seat: int) -> Iterator[Step]:
    """The cards and quarters that the supply pays for."""
    have, cubes = deck.standing(position.active[seat]), position.supply[seat]
    supply, total = colours.marks(cubes), sum(cubes)
    if not total:
        return
    for card in acquisitions.cards_listed(position, seat, supply, total, have):
        yield from every_way(MACAO, position, card)
    looks_for_last = any(_looks_for_last(number) for number in position.tableau[seat])
    for quarter in acquisitions.quarters_listed(position, supply, total, have):
        for step in every_way(MACAO, position, quarter):
            moved = step.after.steps[seat] - position.steps[seat]
            if looks_for_last or moved == have.quarter_steps:
                yield step


def _more(position: Colony, seat: int, after: int) -> Iterator[tuple[int, Step]]:
    """Joker tiles for cubes and exchanges, each with its place; those before a place have been thought of."""
    if position.jokers[seat] and after <= 0:
        for step in every_way(MACAO, position, _JOKER):
            if step.after.supply[seat] != position.supply[seat]:
                yield 0, step
    for bit, number, power in deck.standing(position.active[seat]).powers:
        is_exchange = isinstance(power, powers.ExchangeColour) and not position.used & bit
        if is_exchange and number > after and power.possible(position, seat):
            for step in every_way(MACAO, position, moves.Use(deck.CARDS[number].name)):
                yield number, step


def _paid_with_more(
    position: Colony, seat: int, so_far: tuple[Move, ...], changes: Changes, after: int
) -> Iterator[Step]:
    """What is paid for with the help of joker tiles and exchanges, without any of which it could not be paid.

    `so_far` are helps before the position, each with what it has changed of the supply.
    """
    for place, step in _more(position, seat, after):
        there = step.after.supply[seat]
        helps = (*changes, tuple(map(int.__sub__, there, position.supply[seat])))
        longer = (*so_far, *step.moves)
        for bought in _paid(step.after, seat):
            needed = _needed(step.after, seat, bought)
            if needed is None or all(_is_lacking(there, needed, one) for one in helps):
                yield Step((*longer, *bought.moves), bought.after)
        yield from _paid_with_more(step.after, seat, longer, helps, place)


def _needed(position: Colony, seat: int, bought: Step) -> tuple[int, ...] | None:
    """The cubes that were needed for something; None where that is not plain, because cubes have come for it too."""
    move = bought.moves[0]
    if isinstance(move, moves.Craft):  # they are shown and kept
        return deck.CARDS[deck.NUMBER[move.target]].cubes
    if any(reward.cubes for _number, reward in deck.standing(position.active[seat]).rewards):
        return None
    return tuple(map(int.__sub__, position.supply[seat], bought.after.supply[seat]))


def _is_lacking(there: list[int], needed: tuple[int, ...], change: tuple[int, ...]) -> bool:
    """Whether a payment could not be made without what one of the helps has changed."""
    return any(had - more < paid for had, paid, more in zip(there, needed, change, strict=True))


def _for_closing(position: Colony, seat: int) -> Iterator[Step]:
    """Exchanges for cards that take cubes of one colour, or of different ones, when the turn is closed."""
    wanted = {
        power.colour if isinstance(power, powers.GiveColour) else None
        for bit, _number, power in deck.standing(position.active[seat]).powers
        if not position.used & bit and isinstance(power, powers.GiveColour | powers.GiveDifferent)
    }
    if not wanted:
        return
    for place, step in _more(position, seat, 0):
        if place:
            change = map(int.__sub__, step.after.supply[seat], position.supply[seat])
            if None in wanted or all(more <= 0 or colour in wanted for colour, more in enumerate(change)):
                yield step


def _looks_for_last(number: int) -> bool:
    power = deck.CARDS[number].effect
    return isinstance(power, powers.GainByWall) and power.place == powers.LAST
