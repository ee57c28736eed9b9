"""Small positions of the Lone homesteader near the end, and rules with a limit to debts, for searches without skill."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

from engine import new_game
from engine.homesteaders import lone, state
from engine.homesteaders.buildings import BUILDINGS, CITY
from engine.homesteaders.goods import DEBTS
from engine.homesteaders.moves import Borrow
from engine.homesteaders.puzzles import FrontierPuzzles
from engine.homesteaders.state import Frontier
from engine.homesteaders.title import HOMESTEADERS
from engine.moves import Move
from engine.title import Phase

OWNED = tuple(card.name for card in BUILDINGS if card.copies[0] and card.stage != CITY)
CITIES = tuple(card.name for card in BUILDINGS if card.stage == CITY)
PHASES = (state.ASSIGN, state.WAGES, state.PAY, state.BUILD)
"""A position in the first two of them is one of the last income, in the others of round 10."""


def positions(seed: int, number: int, phases: Sequence[str] = PHASES) -> Iterator[Frontier]:
    """So many positions with little to do, drawn by a seed."""
    rng = Random(seed)
    for _position in range(number):
        yield _drawn(rng, rng.choice(phases))


def _drawn(rng: Random, phase: str) -> Frontier:
    ends = phase in (state.ASSIGN, state.WAGES)
    town = rng.sample(OWNED, rng.randrange(1, 4))
    goods = {kind: rng.randrange(3) * (rng.random() < 0.4) for kind in ("wood", "food", "steel", "gold")}
    goods |= {kind: int(rng.random() < 0.3) for kind in ("copper", "livestock")}
    goods |= {"silver": rng.randrange(7), "chip": rng.randrange(3), "worker": rng.randrange(1, 3)}
    goods |= {"debt": rng.choice((0, 0, 0, 1, 2, 3)), "track": rng.randrange(2), "rail": rng.randrange(5)}
    taken = [] if ends else rng.sample(CITIES, rng.randrange(2, 6))
    laid = {
        "round": 11 if ends else 10,
        "rival": taken,
        "neutral": rng.choice(([3, 3], [4, 5], [3, 6])),
        "players": [{"goods": goods, "buildings": town}],
    }
    order = rng.choice((["a2-c1", "a2-c2"], ["a2-c2", "a2-c1"]))
    game = new_game("homesteaders", players=["Red"], setup={"auction-2": order, "position": laid})
    position: Frontier = game.position
    position.phase = phase
    if not ends:
        lone.stand(position)
        position.auction = rng.randrange(2)
        position.holders[position.auction] = 0
        position.bids[position.auction] = rng.choice((4, 5, 6))
    return position


def with_few_debts(position: Frontier, more: int = 4) -> FrontierPuzzles:
    """The same puzzles by rules that allow so many debts more than there are, or only few, else nothing ever ends.

    The last of them costs more than all that silver could still bring in a small position.
    """
    most = position.goods[0][DEBTS] + more

    def limited(phase: Phase[Frontier]) -> Phase[Frontier]:
        def lists(at: Frontier, seat: int) -> Sequence[Move]:
            found = phase.lists(at, seat)
            return [move for move in found if at.goods[seat][DEBTS] < most or not isinstance(move, Borrow)]

        return replace(phase, lists=lists)

    phases: dict[str, Any] = {name: limited(phase) for name, phase in HOMESTEADERS.phases.items()}

    class Limited(FrontierPuzzles):
        """Puzzles with a limit to debts."""

        title = replace(HOMESTEADERS, phases=phases)

    return Limited()
