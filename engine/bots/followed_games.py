"""Advice followed to the end of the game, in several deals of what a seat cannot know: what score comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, pstdev
from typing import Final, NamedTuple

from engine.bots.chance import seeded_generator
from engine.bots.levels import adviser, lineup_of, player
from engine.bots.player import Stop, whose
from engine.errors import Refused
from engine.game import Game
from engine.moves import Move

DEALS: Final = 5
"""In so many deals it is played to the end."""


class Followed(NamedTuple):
    """The mean of the scores, and how far apart they are: their standard deviation."""

    points: float
    apart: float


def followed(game: Game, moves: Sequence[Move], seed: int, stop: Stop) -> Followed | None:
    """What the seat that decides has at the end if it makes these moves and then what advice puts first.

    The others play as usual. None if there was no time.
    """
    seat, rng = whose(game), seeded_generator(seed, game)
    scores: list[int] = []
    for number in range(DEALS):
        score = _played_out(game.imagined(seat, rng), moves, seat, seed + number, stop)
        if score is None:
            return None
        scores.append(score)
    return Followed(fmean(scores), pstdev(scores))


def _played_out(game: Game, moves: Sequence[Move], seat: int, seed: int, stop: Stop) -> int | None:
    for move in moves:
        try:
            game.play(move)
        except Refused:  # what was imagined when it was thought of may not be what it is here
            break
    own = adviser(game.title, seed, lineup_of(game.title).follows)
    others = player(game.title, game.about.usual_level, seed)
    while (decision := game.decision) is not None:
        if stop():
            return None
        found = game.moves()
        if len(found) == 1 and game.ask(found[0]) is None:
            game.play(found[0])
            continue
        chooser = others if own is None or decision.seat != seat else own
        game.play(chooser.choose(game))
    total: int = next(score["total"] for score in game.scores() if score["seat"] == seat)
    return total
