"""What is to be learned from a game of Le Havre: loans that food would have saved, goods left over, late ships."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.bots.player import Lesson, Reviewed
from engine.game import Game
from engine.le_havre.goods import ANY_GOOD, GOODS, some
from engine.le_havre.money import LOAN, UNPAID_AT_END, short
from engine.le_havre.moves import Borrow
from engine.le_havre.state import MEAL, Havre
from engine.texts import counted, message

_LATE = 2
"""So many rounds later than another's first ship is late."""
_LEFT_OVER = 6
"""Goods for so many francs at the Shipping Line are worth a word."""
_A_ROUND_LATE = 2.0
"""About what a ship counts less for each round that it comes later."""


def lessons(game: Game, seat: int, _reviewed: Sequence[Reviewed]) -> Iterator[Lesson]:
    """What a seat may learn from a finished game, each with about how many francs it counts."""
    yield from _loans(game, seat)
    if game.decision is None:
        yield from _left_over(game.position, seat)
        yield from _late_ship(game, seat)


def _loans(game: Game, seat: int) -> Iterator[Lesson]:
    """Loans that were taken for meals, and the food that would have saved them."""
    loans = food = 0
    rounds: list[int] = []
    for before, played, _after in game.stages:
        if isinstance(played.move, Borrow) and before.decider == seat and before.phase == MEAL:
            loans += 1
            if not before.borrowed:
                food += short(before, seat)
                rounds.append(before.round)
    if loans:
        yield Lesson(
            loans * (UNPAID_AT_END - LOAN + 1.0),
            counted(
                "You took {n} loan for a meal (round {rounds}); {food} food more would have saved it.",
                "You took {n} loans for meals (round {rounds}); {food} food more would have saved them.",
                loans,
                rounds=tuple(dict.fromkeys(rounds)),
                food=food,
            ),
        )


def _left_over(position: Havre, seat: int) -> Iterator[Lesson]:
    goods = position.goods[seat]
    left = sorted((good for good in ANY_GOOD if goods[good]), key=lambda good: -GOODS[good].ship_price * goods[good])
    value = sum(GOODS[good].ship_price * goods[good] for good in left)
    if value >= _LEFT_OVER:
        yield Lesson(
            value / 3,
            message(
                "At the end {goods} were left over, which count nothing; on ships they are worth {n} francs.",
                goods=tuple(some(goods[good], good) for good in left),
                n=value,
            ),
        )


def _late_ship(game: Game, seat: int) -> Iterator[Lesson]:
    end = game.position
    firsts: dict[int, int] = {}
    for position in game.positions:
        for owner, fleet in enumerate(position.fleets):
            if fleet:
                firsts.setdefault(owner, position.round)
    others = {owner: number for owner, number in firsts.items() if owner != seat}
    if not others:
        return
    first, rival = min((number, owner) for owner, number in others.items())
    own = firsts.get(seat)
    name = end.terms.names[rival]
    if own is None:
        yield Lesson(
            _A_ROUND_LATE * (len(end.terms.rounds) - first),
            message("You had no ship to feed you; {player} had one from round {first} on.", player=name, first=first),
        )
    elif own - first >= _LATE:
        yield Lesson(
            _A_ROUND_LATE * (own - first),
            message(
                "Your first ship came in round {own}, that of {player} in round {first}.",
                own=own,
                player=name,
                first=first,
            ),
        )
