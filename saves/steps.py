"""The steps of a game as they are written, and those that stand after some were taken back."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Game, format_move
from engine.notation import format_forced
from engine.past import Played
from saves.format import UNDO, Entry, Header, Step, Written, WrittenMove, entries_of, step_of, whole_file


def written(step: Iterable[Played]) -> Step:
    """Moves that were played together, in notation."""
    return tuple(WrittenMove(format_move(played.move), tuple(format_forced(played.forced))) for played in step)


def steps_of(game: Game) -> list[Step]:
    """All that was played in a game, in notation."""
    return [written(step) for step in game.steps]


def file_of(header: Header, game: Game) -> Written:
    """A whole file for a game, with what was taken back in it and can be played again."""
    ahead, taken_back = game.copy(), 0
    while ahead.can_redo:
        ahead.redo()
        taken_back += 1
    entries = entries_of(steps_of(ahead), over=ahead.decision is None)
    return whole_file(header, [*entries, *entries_of([step_of(UNDO)] * taken_back)])


def standing(entries: Iterable[Entry]) -> list[Step]:
    """What stands after some of it was taken back and played again."""
    done: list[Step] = []
    undone: list[Step] = []
    for entry in entries:
        if entry.is_undo:
            undone += done[-1:]
            del done[-1:]
        elif entry.is_redo:
            done += undone[-1:]
            del undone[-1:]
        else:
            done.append(entry.step)
            undone.clear()
    return done
