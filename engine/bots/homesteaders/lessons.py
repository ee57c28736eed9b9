"""What a game of Homesteaders teaches: debts that were kept, silver left over, towns that stayed small."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.bots.player import Lesson, Reviewed
from engine.game import Game
from engine.homesteaders import scoring
from engine.homesteaders.goods import DEBTS, SILVER, some
from engine.texts import counted, message

_MUCH = 6
"""So much silver left over is worth a word."""
_A_POINT = 4
"""About so much silver is a point that could have been had."""
_FEWER = 2
"""So many buildings fewer than another's are worth a word."""


def lessons(game: Game, seat: int, _reviewed: Sequence[Reviewed]) -> Iterator[Lesson]:
    """What a seat may learn from a finished game, each with about how many points it counts."""
    if game.decision is not None:
        return
    position = game.position
    debts, silver = position.goods[seat][DEBTS], position.goods[seat][SILVER]
    if debts:
        cost = scoring.debts_cost(debts)
        yield Lesson(
            cost,
            counted(
                "The debt that you kept costs {points} VP at the end.",
                "The {n} debts that you kept cost {points} VP at the end.",
                debts,
                points=cost,
            ),
        )
    if silver >= _MUCH:
        yield Lesson(
            silver / _A_POINT,
            message("At the end {silver} were left over, which count nothing.", silver=some(silver, SILVER)),
        )
    towns = [len(scoring.town_of(town)) for town in position.towns]
    most = max(towns)
    if most - towns[seat] >= _FEWER:
        yield Lesson(
            2.0 * (most - towns[seat]),
            counted(
                "You own {n} building, {player} owns {most}.",
                "You own {n} buildings, {player} owns {most}.",
                towns[seat],
                player=game.names[towns.index(most)],
                most=most,
            ),
        )
