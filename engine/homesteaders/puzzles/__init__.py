"""Puzzles of the Lone homesteader: rounds 9 and 10, the last income and the last trades."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import Final

from engine.homesteaders import moves, state
from engine.homesteaders.buildings import BUILDINGS, CITY, INDEX
from engine.homesteaders.puzzles import bounds, steps
from engine.homesteaders.scoring import total
from engine.homesteaders.state import Frontier
from engine.homesteaders.tiles import LAST_ROUND
from engine.homesteaders.title import HOMESTEADERS
from engine.moves import Move
from engine.puzzles import FEWEST, UNDER, Puzzles, Step, Task
from engine.texts import Text, message

ROUNDS: Final = (9, 10)
"""The rounds in which a puzzle can begin: of the last two tiles one lies open then, and the other one is left."""
NO_DEBT: Final = "no-debt"
"""The condition that no debt is taken."""
OWN: Final = "own"
"""The aim to own a building, which is named after a colon."""

_MOVES: Final = {state.ASSIGN: 5, state.WAGES: 4, state.BID: 3, state.PAY: 2}
"""From these phases on so many moves at least lead to a building."""
_NEVER: Final = 10**6


class FrontierPuzzles(Puzzles[Frontier]):
    """From the assignment of the workers in round 9 or 10 to the end. The rival's auctions and buildings follow a rule.

    Debts alone would let it go on for ever: how the search is made finite, and short, is told in `steps` and `bounds`.
    """

    title = HOMESTEADERS
    level = "homesteader"

    def begins(self, position: Frontier) -> bool:
        """See `Puzzles.begins`."""
        return position.terms.lone and position.round in ROUNDS and position.phase == state.ASSIGN

    def points(self, position: Frontier, seat: int) -> int:
        """See `Puzzles.points`."""
        return total(position, seat)

    def tasks(self, position: Frontier) -> Sequence[Task]:
        """The most points, the same without a debt, a City building in few moves; what comes first goes in turn."""
        found = [Task(), Task(UNDER, NO_DEBT), *self._aims(position)]
        first = sum(position.goods[0]) % len(found)
        return (*found[first:], *found[:first])

    def _aims(self, position: Frontier) -> Iterator[Task]:
        """To own the City building on offer that counts most."""
        kinds = [kind for kind, card in enumerate(BUILDINGS) if card.stage == CITY and position.offer[kind]]
        kinds = [kind for kind in kinds if not position.owns(0, kind)]
        if kinds:
            best = max(kinds, key=lambda kind: (BUILDINGS[kind].points, -kind))
            yield Task(FEWEST, f"{OWN}:{BUILDINGS[best].name}")

    def bars(self, task: Task, position: Frontier, move: Move) -> bool:
        """See `Puzzles.bars`."""
        return task.what == NO_DEBT and isinstance(move, moves.Borrow)

    def is_reached(self, task: Task, position: Frontier, seat: int) -> bool:
        """See `Puzzles.is_reached`."""
        return position.owns(seat, _aim(task))

    def least(self, task: Task, position: Frontier, seat: int) -> int:
        """See `Puzzles.least`; what is not on offer any more is never reached."""
        is_gone = not position.offer[_aim(task)] or position.round > LAST_ROUND
        return _NEVER if is_gone else _MOVES.get(position.phase, 1)

    def told(self, task: Task, position: Frontier) -> Text:
        """See `Puzzles.told`."""
        if task.fewest:
            return message("Own the {building} in the fewest steps.", building=BUILDINGS[_aim(task)].shown)
        last = position.round == LAST_ROUND
        if task.kind == UNDER:
            if last:
                return message("The last round without a new debt: make the most of it.")
            return message("The last two rounds without a new debt: make the most of it.")
        if last:
            return message("The last round, the last income and trades: make the most of it.")
        return message("The last two rounds, the last income and trades: make the most of it.")

    def brief(self, task: Task, position: Frontier) -> Text:
        """See `Puzzles.brief`."""
        if task.fewest:
            return message("Own the {building}", building=BUILDINGS[_aim(task)].shown)
        last = position.round == LAST_ROUND
        if task.kind == UNDER:
            return message("Last round, no new debt") if last else message("Last two rounds, no new debt")
        return message("Last round") if last else message("Last two rounds")

    def left(self, position: Frontier) -> Text:
        """See `Puzzles.left`."""
        if position.phase in (state.FINAL, state.OVER):
            return message("the last trades")
        if position.round > LAST_ROUND:
            return message("the last income and trades")
        if position.round == LAST_ROUND:
            return message("the last round, income and trades")
        return message("2 rounds, the last income and trades")

    def steps(self, position: Frontier) -> Iterable[Step]:
        """See the module of that name."""
        return steps.steps(position)

    def bound(self, position: Frontier, seat: int) -> int:
        """See `bounds`."""
        return bounds.bound(position)

    def key(self, position: Frontier) -> Hashable:
        """See `Puzzles.key`; in which slots workers stood does not matter once they have brought their income."""
        return (
            *(position.phase, position.round, position.auction, position.tasks, position.passed, position.neutral),
            *(tuple(position.bids), tuple(position.holders), tuple(position.offer), position.towns[0]),
            tuple(position.goods[0]),
        )

    def is_main(self, position: Frontier, move: Move) -> bool:
        """A building, or what the rail track brings to those who pass."""
        return isinstance(move, moves.Build | moves.Take)

    def is_choice(self, move: Move) -> bool:
        """Wages and bids must be paid: at first sight nobody likes that."""
        return not isinstance(move, moves.Pay)


def _aim(task: Task) -> int:
    """The building of the aim of a task."""
    return INDEX[task.what.removeprefix(f"{OWN}:")]


PUZZLES: Final = FrontierPuzzles()
