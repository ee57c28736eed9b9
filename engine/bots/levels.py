"""The levels of computer players of each title, and the one place where they are made."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from engine.bots.chance import Aimless
from engine.bots.player import Adviser, Player
from engine.bots.sureness import NOTHING_LEARNED, Sureness
from engine.moves import Move

if TYPE_CHECKING:
    from engine.bots.player import Lesson, Reviewed
    from engine.game import Game

RANDOM: Final = "random"
"""The level that plays by chance alone: every title has it."""

BUDGET: Final = 2000
"""The nodes of a choice where neither the title nor anybody else says."""


def never_opens(_move: Move) -> bool:
    """A turn begins with what it is about."""
    return False


@dataclass(frozen=True, slots=True)
class Lineup:
    """The computer players of a title: what makes each from a seed and a budget (nodes a choice, at least 1).

    `budget` is the one that players have where nobody says. `adviser` is whom one asks for advice, if there is
    somebody; `looks` are the budgets with which it looks at a decision, one after the other, `sureness` is what was
    learned of its numbers; where what it expects says too little of the end of the game, games are played to their end
    in which it decides with a budget of `follows`. `opens` says of a move
    whether it only opens a turn, about which is decided after it; `lessons` says what is to be learned from a review,
    in the words of the title. `soloist` makes from a seed alone the player whose games set the medals of a deal, which
    it plays differently each time. `glance` says what those moves of a position that are worth a thought seem to be
    worth before anybody thinks, in points; not of every kind of move something needs to be said.
    """

    players: Mapping[str, Callable[[int, int], Player]]
    budget: int = BUDGET
    adviser: Callable[[int, int], Adviser] | None = None
    looks: tuple[int, ...] = (100, 400, 1600, 6400)
    sureness: Sureness = NOTHING_LEARNED
    follows: int | None = None
    opens: Callable[[Move], bool] = never_opens
    lessons: Callable[[Game, int, Sequence[Reviewed]], Iterable[Lesson]] | None = None
    soloist: Callable[[int], Player] | None = None
    glance: Callable[[Any], Sequence[tuple[Move, float]]] | None = None


LINEUPS: dict[str, str] = {
    "le-havre": "engine.bots.le_havre.levels:LINEUP",
    "homesteaders": "engine.bots.homesteaders.levels:LINEUP",
    "speicherstadt": "engine.bots.speicherstadt.levels:LINEUP",
    "macao": "engine.bots.macao.levels:LINEUP",
}
"""Where the lineup of each title is, "module:name": it is imported when somebody plays or advises, not before."""


def lineup_of(title: str) -> Lineup:
    """The computer players of a title; one that has none of its own can be played by chance alone."""
    if title not in LINEUPS:
        return Lineup({})
    found: Lineup = resolve_name(LINEUPS[title])
    return found


def levels_of(title: str) -> tuple[str, ...]:
    """The names of a title's levels, the weakest first."""
    return (RANDOM, *lineup_of(title).players)


def player(title: str, level: str, seed: int = 0, budget: int | None = None) -> Player:
    """A player of one of the levels of a title; raises `ValueError` for another.

    `seed` is any whole number; `budget` (nodes a choice, at least 1) concerns those alone who follow their moves far.
    """
    if level == RANDOM:
        return Aimless(seed)
    lineup = lineup_of(title)
    make = lineup.players.get(level)
    if make is None:
        raise ValueError(f"there is no level '{level}'")
    return make(seed, lineup.budget if budget is None else budget)


def adviser(title: str, seed: int = 0, budget: int | None = None) -> Adviser | None:
    """Whom one asks for advice in a game of a title, or None if there is nobody."""
    make = lineup_of(title).adviser
    return None if make is None else make(seed, BUDGET if budget is None else budget)
