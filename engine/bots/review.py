"""Looking back at a game: what the adviser would have done instead in each turn, and how much better that seems."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from engine.bots.levels import lineup_of
from engine.bots.looks import looks
from engine.bots.medals import Progress, unseen
from engine.bots.player import Advice, Lesson, Reviewed, Stop, never
from engine.game import Game
from engine.moves import Move

LEAST: Final = 1.0
"""What is worth less than this is no loss."""


@dataclass(frozen=True, slots=True)
class Deed:
    """The moves of a seat that were one decision; `number` is that of the first, counted from 1 on for all players."""

    number: int
    seat: int
    moves: tuple[Move, ...]


def deeds(game: Game) -> list[Deed]:
    """All that was done in a game, what was one decision as one: the moves of a turn up to where something came up.

    What only opens a turn, and what there was no choice about where one begins with it, stand by themselves.
    """
    found: list[Deed] = []
    mark: object = None
    opens = lineup_of(game.title).opens
    for number, stage in enumerate(game.stages, start=1):
        seat, move = stage.played.seat, stage.move
        here: object = (seat, game.rules.turn_of(stage.before), stage.before.revealed)
        if here == mark:
            last = found[-1]
            found[-1] = Deed(last.number, seat, (*last.moves, move))
        else:
            found.append(Deed(number, seat, (move,)))
            if not has_choice(game.at(stage.before), move):
                here = None
        mark = None if opens(move) else here
    return found


def has_choice(game: Game, move: Move) -> bool:
    """Whether there was anything else to do in `game` than a complete move."""
    return bool(move.answers) or len(game.moves()) > 1


def review(
    game: Game,
    seat: int,
    stop: Stop = never,
    progress: Progress = unseen,
    *,
    budgets: Sequence[int] | None = None,
    seed: int = 0,
) -> Iterator[Reviewed]:
    """Each decision of a seat in `game`, in their order, as it looks to an adviser who knew no more.

    Of a decision that several moves carried out and that lost something, each move is told that lost a part of it.
    It ends early once `stop` says so. Nothing is yielded where there was no choice, such as to go on, nor of what only
    opens a turn; `progress` is told of all the seat's other decisions. `game` stays as it is; where the title has no
    adviser there is nothing to say. `budgets` are those of the looks; without them they are the title's, as for hints.
    """
    lineup = lineup_of(game.title)
    if lineup.adviser is None:
        return
    chosen = tuple(lineup.looks if budgets is None else budgets)
    own = [deed for deed in deeds(game) if deed.seat == seat and not all(map(lineup.opens, deed.moves))]
    positions = game.positions
    for done, deed in enumerate(own, start=1):
        if stop():
            return
        then = game.at(positions[deed.number - 1])
        if has_choice(then, deed.moves[0]):
            found = judged(then, deed, chosen, seed, stop)
            if stop():
                return
            steps = [game.at(positions[deed.number - 1 + place]) for place in range(len(deed.moves))]
            parts = by_moves(steps, deed, found, sorted(chosen)[-2:][0], seed, stop)
            if stop():
                return
            yield from parts
        progress(done, len(own))


def judged(game: Game, deed: Deed, budgets: Sequence[int], seed: int = 0, stop: Stop = never) -> Reviewed:
    """What was done in the decision of `game`, beside the plan that seems best.

    It is looked at with the last budget but one. Where something seems lost, each other look must see that too: what
    one of them puts first is no loss, and neither is what is about as good.
    """
    rising = sorted(budgets)
    main = rising[-2:][0]
    seen = _look(game, (deed.moves,), main, seed, stop)
    played, best = _of(deed.moves, seen) or seen[0], seen[0]
    losses = [best.points - played.points]
    for budget in (*rising[-1:], *rising[:-2]):
        if budget == main or min(losses) < LEAST or stop():
            break
        again = _look(game, (deed.moves, best.whole), budget, seed, stop)
        mine, better = _of(deed.moves, again), _of(best.whole, again)
        losses.append(0.0 if mine is None or better is None else better.points - mine.points)
        if again[0] is mine:
            losses.append(0.0)
    points = min(losses)
    error = lineup_of(game.title).sureness.doubt(best.left)
    return Reviewed(deed.number, played, best, points if points >= max(LEAST, error) else 0.0, error)


def by_moves(
    steps: Sequence[Game], deed: Deed, found: Reviewed, budget: int, seed: int = 0, stop: Stop = never
) -> list[Reviewed]:
    """What was lost in a decision, move by move: what could still be had before each of its moves and not after it.

    `steps` are the games before each of them. What is less than a loss by itself is told with the dearest one.
    """
    if found.points < LEAST or len(deed.moves) == 1:
        return [found]
    left, played, best = found.points, found.played, found.best
    parts: list[Reviewed] = []
    for place, move in enumerate(deed.moves):
        rest, later = deed.moves[place + 1 :], 0.0
        seen: Sequence[Advice] = (best,)
        still = played
        if rest and not stop():
            seen = _look(steps[place + 1], (rest,), budget, seed, stop)
            still = _of(rest, seen) or seen[0]
            # Where the best plan begins with the same move, nothing was lost by that.
            later = left if best.move == move else min(left, max(0.0, seen[0].points - still.points))
        alone = replace(played, moves=(move,), main=None, whole=(move,))
        parts.append(Reviewed(deed.number + place, alone, best, left - later, found.doubt))
        left, played, best = later, still, seen[0]
    dearest = max(parts, key=lambda part: part.points)
    shown = [part for part in parts if part is dearest or part.points >= LEAST]
    beside = found.points - sum(part.points for part in shown)
    # A doubt is shared like the loss that it is about.
    whole = [replace(part, points=part.points + (beside if part is dearest else 0.0)) for part in shown]
    return [replace(part, doubt=found.doubt * part.points / found.points) for part in whole]


def lessons(game: Game, seat: int, reviewed: Sequence[Reviewed]) -> Sequence[Lesson]:
    """What the title has to say about a game that was reviewed, what counts most first."""
    drawn = lineup_of(game.title).lessons
    return sorted(drawn(game, seat, reviewed), key=lambda lesson: -lesson.points) if drawn is not None else ()


def _look(game: Game, also: Sequence[Sequence[Move]], budget: int, seed: int, stop: Stop) -> Sequence[Advice]:
    return next(looks(game, 1, stop, seed=seed, budgets=(budget,), also=also)).advice


def _of(moves: tuple[Move, ...], seen: Sequence[Advice]) -> Advice | None:
    return next((one for one in seen if one.whole == moves), None)
