"""The steps of a puzzle: what is worth a search of all that can be done in a turn.

What is left out, and why (where gold cannot become cubes and no card asks for an empty purse, see `is_plain`):

- Cards and quarters come first, with joker tiles and exchanges for what they cost: all else that is done in a turn
  brings no cube, and what it brings is no less after them. So the rest of the turn, which asks for colours no more, is
  closed in the best way at once (`closing`): how many cubes are given for what, not in which order, nor which.
- A card that brings cubes for nothing, or something to whoever is last on the wall, is used as soon as that is possible:
  it costs nothing and rules nothing out, and nobody falls back to the last place who has left it.
- With a quarter all steps on the wall are made that cost nothing, unless a card of the tableau looks for the last place.
- The steps of closed turns but one best way: what is left over counts nothing.

Elsewhere every move is followed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from engine.macao import acquisitions, colours, deck, effects, moves, powers
from engine.macao.actions import COINS
from engine.macao.puzzles.carried import carried
from engine.macao.puzzles.closing import closed
from engine.macao.state import ACTION, Colony
from engine.macao.title import MACAO
from engine.moves import Move
from engine.puzzles import Step
from engine.puzzles.puzzles import every_step, every_way

_JOKER: Final = moves.Joker()


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
    for move in _early(position, seat):
        for step in every_way(MACAO, position, move):
            if _is_worth_it(position, seat, step):
                yield step
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


def _early(position: Colony, seat: int) -> Iterator[Move]:
    """What comes before a turn is closed."""
    have, cubes = deck.standing(position.active[seat]), position.supply[seat]
    supply, total = colours.marks(cubes), sum(cubes)
    if total:
        yield from acquisitions.cards_listed(position, seat, supply, total, have)
        yield from acquisitions.quarters_listed(position, supply, total, have)
    if position.jokers[seat]:
        yield _JOKER
    for bit, number, power in have.powers:
        if isinstance(power, powers.ExchangeColour) and not position.used & bit and power.possible(position, seat):
            yield moves.Use(deck.CARDS[number].name)


def _is_worth_it(position: Colony, seat: int, step: Step) -> bool:
    """Whether it is not dominated: see the module."""
    move = step.moves[0]
    if isinstance(move, moves.Joker):
        return any(name != COINS for name, _number in _bundle(move))
    if isinstance(move, moves.Claim):
        free = deck.standing(position.active[seat]).quarter_steps
        if free and not any(_looks_for_last(number) for number in position.tableau[seat]):
            return step.after.steps[seat] - position.steps[seat] == free
    return True


def _bundle(move: Move) -> tuple[tuple[str, int], ...]:
    value = move.answers[0].value
    assert isinstance(value, tuple)
    return value  # type: ignore[return-value]


def _looks_for_last(number: int) -> bool:
    power = deck.CARDS[number].effect
    return isinstance(power, powers.GainByWall) and power.place == powers.LAST
