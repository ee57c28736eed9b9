"""Whole games among computer players."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from engine.bots.chance import play_out
from engine.bots.levels import player
from engine.bots.player import Player
from engine.game import Game
from engine.moves import Move
from engine.notation import format_move
from engine.setup import new_game
from engine.texts import Text

Makes = Callable[[str, str, int, int | None], Player]
"""What makes a player of a title from its name, a seed and a budget, as `engine.bots.levels.player` does."""

NO_RULES: Mapping[str, Any] = MappingProxyType({})
"""All rules as they usually are."""


class Record(NamedTuple):
    """A game from its set-up to its scores: `new_game(**setup)` and the moves give it again.

    `levels` says who sat in each seat; `moves` are in notation, `scores` what `Game.scores` gives.
    """

    setup: dict[str, Any]
    levels: tuple[str, ...]
    moves: tuple[str, ...]
    scores: list[dict[str, Any]]


class Rival(NamedTuple):
    """Somebody who plays by a fixed rule: the score, and the share of the win."""

    name: str
    score: int
    wins: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: for each of the levels, in the order in which they were named, its score and share of the win.

    `decisions` is the number of moves of the whole game; `record` is the game itself if it was asked for. `rivals` are
    the same of those who score by a fixed rule and sit on no seat, each with a name. `lost` says, by their places among
    the levels, why some have lost their seats to others; `places` are their places at the end, from 1 on.
    """

    scores: tuple[int, ...]
    wins: tuple[float, ...]
    decisions: int
    record: Record | None = None
    rivals: tuple[Rival, ...] = ()
    lost: tuple[tuple[int, Text], ...] = ()
    places: tuple[int, ...] = ()


def match(
    title: str,
    levels: Sequence[str],
    variant: str,
    number: int,
    seed: int,
    budget: int | None = None,
    rules: Mapping[str, Any] = NO_RULES,
    *,
    recorded: bool = False,
    make: Makes = player,
) -> Outcome:
    """Play game `number` (from 0 on) of a series.

    As many games as there are levels are dealt alike, and each level takes each seat in one of them: game n has the
    seed `seed + n // levels`. `rules` are those that were chosen; what they give to each player goes with the level.
    `recorded` adds the game itself to its outcome; `make` makes the players.

    Where nobody thinks, the whole game is drawn in one go and keeps no past. Raises `SetupError` and, for an unknown
    level, `ValueError`.
    """
    count = len(levels)
    deal, shift = divmod(number, count)
    seats = [(place + shift) % count for place in range(count)]
    setup: dict[str, Any] = {
        "title": title,
        "players": [str(place) for place in seats],
        "variant": variant,
        "seed": seed + deal,
        **{name: _by_seat(value, seats) for name, value in rules.items()},
    }
    game = new_game(**setup)
    players = [make(title, level, seed + number, budget) for level in levels]
    names = [int(name) for name in game.names]
    if any(one.thinks for one in players):
        while (decision := game.decision) is not None:
            game.play(players[names[decision.seat]].choose(game))
        moves: Sequence[Move] = game.history
    else:
        moves = play_out(game.rules, game.position, Random(seed + number))
    record = None
    if recorded:
        by_seat = tuple(levels[name] for name in names)
        record = Record(setup, by_seat, tuple(map(format_move, moves)), list(game.scores()))
    left = ((place, players[place].leave(game, seat)) for seat, place in enumerate(names))
    lost = tuple(sorted((place, why) for place, why in left if why is not None))
    return _outcome(game, names, len(moves), record, lost)


def _by_seat(chosen: Any, seats: Sequence[int]) -> Any:
    """A rule as it was chosen; where each level has something of its own, in the order in which they sit."""
    return [chosen[place] for place in seats] if isinstance(chosen, tuple | list) and chosen else chosen


def _outcome(
    game: Game, names: list[int], decisions: int, record: Record | None, lost: tuple[tuple[int, Text], ...]
) -> Outcome:
    lines = dict(zip(names, game.scores(), strict=True))
    # A rival that scores nothing is nobody to be compared with; one that does may win too, or share in the win.
    rivals = [rival for rival in game.rivals() if rival["total"]]
    first = [one["place"] == 1 for one in (*(lines[place] for place in range(len(names))), *rivals)]
    wins = [is_first / max(1, sum(first)) for is_first in first]
    return Outcome(
        tuple(lines[place]["total"] for place in range(len(names))),
        tuple(wins[: len(names)]),
        decisions,
        record,
        tuple(Rival(rival["name"], rival["total"], won) for rival, won in zip(rivals, wins[len(names) :], strict=True)),
        lost,
        tuple(lines[place]["place"] for place in range(len(names))),
    )
