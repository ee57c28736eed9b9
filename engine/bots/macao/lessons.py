"""What is to be learned from a game of Macao: rounds without cubes, cards too many, gold and goods left over."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.player import Lesson, Reviewed
from engine.game import Game
from engine.macao.deck import CARDS, standing
from engine.macao.effects import PerGold
from engine.macao.moves import Choose, Decline, Take
from engine.macao.scoring import PUNISHMENT, left_over
from engine.macao.sea import GOODS_SHOWN, PORT_OF, PORTS
from engine.macao.state import CARD, Colony
from engine.texts import counted, message

_MUCH_GOLD: Final = 3
"""So much gold left over is worth a word."""
_A_COIN: Final = 1.6
"""About what a coin buys at a tribute."""


def lessons(game: Game, seat: int, _reviewed: Sequence[Reviewed]) -> Iterator[Lesson]:
    """What a seat may learn from a finished game, each with about how many points it counts."""
    yield from _markers(game, seat)
    if game.decision is None:
        yield from _cards(game.position, seat)
        yield from _gold(game.position, seat)
        yield from _cargo(game.position, seat)


def _markers(game: Game, seat: int) -> Iterator[Lesson]:
    """Markers for rounds without cubes, and for cards that the tableau did not hold."""
    empty: list[int] = []
    full: list[int] = []
    for before, played, after in game.stages:
        if after.penalties[seat] > before.penalties[seat]:
            if isinstance(played.move, Take):
                full.append(before.round)
            elif isinstance(played.move, Choose | Decline) and before.phase != CARD:
                empty.append(before.round)
    if empty:
        yield Lesson(
            float(-PUNISHMENT * len(empty)),
            counted(
                "You had no cubes in round {rounds}: a punishment marker.",
                "You had no cubes in rounds {rounds}: {n} punishment markers.",
                len(empty),
                rounds=_listed(empty),
            ),
        )
    if full:
        yield Lesson(
            float(-PUNISHMENT * len(full)),
            counted(
                "In round {rounds} your tableau was full: a punishment marker, and a card for nothing.",
                "In rounds {rounds} your tableau was full: {n} punishment markers, and cards for nothing.",
                len(full),
                rounds=_listed(full),
            ),
        )


def _cards(position: Colony, seat: int) -> Iterator[Lesson]:
    left = left_over(position, seat)
    if left:
        yield Lesson(
            float(-PUNISHMENT * left),
            counted(
                "You did not activate {cards}: {points} PP.",
                "You did not activate {n} cards, {cards}: {points} PP.",
                left,
                cards=tuple(CARDS[number].shown for number in position.tableau[seat]),
                points=PUNISHMENT * left,
            ),
        )


def _gold(position: Colony, seat: int) -> Iterator[Lesson]:
    gold = position.gold[seat]
    endings = standing(position.active[seat]).endings
    if gold >= _MUCH_GOLD and not any(isinstance(ending, PerGold) for _number, ending in endings):
        yield Lesson(_A_COIN * gold, message("At the end {n} gold was left, which no tribute asked for.", n=gold))


def _cargo(position: Colony, seat: int) -> Iterator[Lesson]:
    """Goods that were not delivered, by what their ports would have paid."""
    cargo = position.cargo[seat]
    points = 0
    for good, number in enumerate(cargo):
        covered = len(position.ports[PORT_OF[good]])
        points += sum(PORTS[PORT_OF[good]].values[covered : covered + number])
    if points:
        yield Lesson(
            points / 2,
            message(
                "Your ship still carried {goods}, for {n} PP in their ports.",
                goods=tuple(GOODS_SHOWN[good] for good, number in enumerate(cargo) for _tile in range(number)),
                n=points,
            ),
        )


def _listed(numbers: Sequence[int]) -> str:
    """Numbers in a row."""
    return ", ".join(map(str, numbers))
