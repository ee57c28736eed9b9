"""What a game came to: points by round, where gold and prestige came from and went, what became of each card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.game import Game
from engine.macao import scoring, state
from engine.macao.deck import CARDS, cards_of
from engine.macao.moves import Activate, Choose, Claim, Craft, Deliver, Joker, Sail, Tribute, Use
from engine.moves import Move
from engine.past import Stage

EARLIER: Final = -1
"""In place of a round: before the game began."""

AT_START: Final = "at-start"
CARDS_USED: Final = "cards"
TRIBUTE: Final = "tribute"
JOKERS: Final = "jokers"
DICE: Final = "dice"
QUARTERS: Final = "quarters"
SEA: Final = "sea"

GOLD_SOURCES: Final = (AT_START, CARDS_USED, JOKERS, DICE, QUARTERS, SEA, TRIBUTE)
"""Where gold comes from and goes to, in the order in which a report lists them; that of `tribute` is below 0.

What cards pay and cost is `cards`, but for the Professor (`dice`), the Speculator (`quarters`), and those that pay at
sea; joker tiles count where they are used.
"""
PRESTIGE_SOURCES: Final = (AT_START, TRIBUTE, SEA, CARDS_USED)
"""Where prestige comes from before the end; that of `sea` are deliveries."""

_BY_MOVE: Final[dict[type[Move], str]] = {
    Use: CARDS_USED,
    Activate: CARDS_USED,
    Craft: CARDS_USED,
    Tribute: TRIBUTE,
    Joker: JOKERS,
    Choose: DICE,
    Claim: QUARTERS,
    Sail: SEA,
    Deliver: SEA,
}


@dataclass(frozen=True, slots=True)
class Fate:
    """What became of a card that somebody took: the round it was taken in (0: the draft), activated, how often used.

    Where it was laid out by hand, the round is `EARLIER`.
    """

    card: str
    seat: int
    taken: int
    activated: int | None = None
    used: int = 0


@dataclass(frozen=True, slots=True)
class History:
    """The figures of a game up to where it stands, by seat from 0.

    `points[seat]` holds the score after the start cubes, at the end of each round, and last where the game stands;
    `rounds` holds the number of the round that each of them closes: 0 for the first, None for the last if none ends.
    """

    rounds: tuple[int | None, ...]
    points: tuple[tuple[int, ...], ...]
    gold: tuple[dict[str, int], ...]
    prestige: tuple[dict[str, int], ...]
    cards: tuple[Fate, ...]


def history(game: Game) -> History:
    """The figures of a game of Macao."""
    seats = range(game.position.terms.players)
    stages = list(game.stages)
    first = stages[0].before if stages else game.position
    rounds: list[int | None] = []
    points: list[list[int]] = [[] for _seat in seats]
    gold = [dict.fromkeys(GOLD_SOURCES, 0) | {AT_START: first.gold[seat]} for seat in seats]
    prestige = [dict.fromkeys(PRESTIGE_SOURCES, 0) | {AT_START: first.points[seat]} for seat in seats]
    for before, played, after in stages:
        source = _BY_MOVE.get(type(played.move))
        if source is not None:
            gold[before.seat][source] += after.gold[before.seat] - before.gold[before.seat]
            if source in PRESTIGE_SOURCES:
                prestige[before.seat][source] += after.points[before.seat] - before.points[before.seat]
        if before.round != after.round:
            _close(rounds, points, before.round, after)
    _close(rounds, points, None if game.decision is not None else game.position.round, game.position)
    cards = tuple(_fates(first, stages))
    return History(tuple(rounds), tuple(map(tuple, points)), tuple(gold), tuple(prestige), cards)


def _close(rounds: list[int | None], points: list[list[int]], number: int | None, position: state.Colony) -> None:
    rounds.append(number)
    for seat, line in enumerate(points):
        line.append(scoring.total(position, seat))


def _fates(first: state.Colony, stages: Sequence[Stage]) -> Iterator[Fate]:
    """What became of each card that stayed with somebody, in the order in which they were taken."""
    found = {number: fate for seat in range(first.terms.players) for number, fate in _laid(first, seat)}
    for before, _played, after in stages:
        seat = before.seat
        for number in (*after.tableau[seat], *cards_of(after.active[seat])):
            if number not in found:
                found[number] = Fate(CARDS[number].name, seat, before.round)
        for number in cards_of(after.active[seat] & ~before.active[seat]):
            found[number] = replace(found[number], activated=before.round)
        for number in cards_of(after.used & ~before.used):
            found[number] = replace(found[number], used=found[number].used + 1)
        for number in set(before.tableau[seat]) - set(after.tableau[seat]):
            if not after.active[seat] >> number & 1:
                del found[number]
    yield from found.values()


def _laid(position: state.Colony, seat: int) -> Iterator[tuple[int, Fate]]:
    """The cards that a seat has where the game begins."""
    yield from ((number, Fate(CARDS[number].name, seat, EARLIER)) for number in position.tableau[seat])
    for number in cards_of(position.active[seat]):
        yield number, Fate(CARDS[number].name, seat, EARLIER, EARLIER)
