"""Games whose past is not plain: laid out by hand, with plans, with what was taken back, played on from elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from engine import Game
from engine.bots.chance import decide
from saves import Replay
from tests.conformance.laid_out import laid_out
from tests.conformance.played import together
from tests.conformance.titles import Setting


def by_plans(game: Game, rng: Random) -> Game:
    """The game played to its end by moves and plans, some of which are taken back and some of those played again."""
    while game.decision is not None:
        what = rng.choice(("move", "move", "plan", "plan", "plan", "undo", "redo"))
        if what == "undo" and game.can_undo:
            game.undo()
        elif what == "redo" and game.can_redo:
            game.redo()
        elif what == "plan":
            game.play(game.plan(together(game, rng)))
        else:
            game.play(decide(game, rng))
    return game


def from_the_start(setting: Setting, seed: int) -> Game:
    """A game from its start, with the rules and head starts of its set-up."""
    return by_plans(setting.begun(seed), Random(seed))


def by_hand(setting: Setting, seed: int) -> Game:
    """A game that begins with a position by hand."""
    return by_plans(laid_out(setting, seed), Random(seed))


def branched(setting: Setting, seed: int) -> Game:
    """A game that is played on from an earlier position of another one."""
    rng = Random(seed)
    whole = (by_hand if rng.random() < 0.5 else from_the_start)(setting, seed)
    with Replay(whole).branch(rng.randrange(len(whole.history) + 1)) as saved:
        return by_plans(saved.game.copy(), rng)


PASTS: Mapping[str, Callable[[Setting, int], Game]] = {
    "from-the-start": from_the_start,
    "by-hand": by_hand,
    "branched": branched,
}
"""What leads to the end of a game of a set-up and a seed."""
