"""Who must agree before something is taken back at a table."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine import Game, Refused
from engine.texts import message


def asks(game: Game, plays: Collection[int], people: Sequence[int], steps: int) -> tuple[int, ...]:
    """The seats of people who must agree before whoever plays the seats `plays` takes back the last so many steps.

    The first of these steps was one's own decision. The people who have decided since must agree; where one of the
    steps turned something up, all other people must. `people` are all seats of people. Raises `Refused`.
    """
    done = game.steps
    if game.decision is None:
        raise Refused(message("The game is over: nothing is taken back any more."))
    if not 0 < steps <= len(done):
        raise Refused(message("There is nothing to take back."))
    taken = done[-steps:]
    if taken[0][0].seat not in plays:
        raise Refused(message("Only one's own decision can be taken back."))
    others = [seat for seat in people if seat not in plays]
    if game.reveals(sum(map(len, taken))):
        return tuple(others)
    decided = {step[0].seat for step in taken}
    return tuple(seat for seat in others if seat in decided)


def own_steps(game: Game, plays: Collection[int]) -> int:
    """How many steps are to be taken back to come to one's own last decision; 0 where there was none."""
    steps = game.steps
    own = (number for number in range(1, len(steps) + 1) if steps[-number][0].seat in plays)
    return next(own, 0)
