"""How the games of tables stand, read from their files; and the moves of their computers. A process a call will do.

A host forks for it: it knows no rules itself, and how long a computer thinks must slow nobody's keys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from engine import OpenGame, Refused
from engine.texts import Text
from engine.texts.language import gettext as _, shown
from saves.errors import SaveError
from saves.harbour.game_files import Outgrown
from saves.harbour.shared_game import Overtaken, SharedGame
from saves.harbour.values import NOTHING, Summary, Table

Stop = Callable[[], bool]


def summary_of(shared: SharedGame) -> Summary:
    """How a table stands (`requests.Wrote`): only what lies open to everybody."""
    game, position = shared.game, shared.game.position
    decision, scores = game.decision, game.scores(None)
    totals = tuple(score["total"] if type(score["total"]) is int else None for score in scores)
    rounds = game.rules.rounds(position)
    now = _number(game.rules.round_of(position))
    return Summary(
        entries=shared.entries,
        to_move=() if decision is None else (decision.seat,),
        turn="" if decision is None else f"{game.rules.turn_of(position)!r}"[:80],
        round=min(now, rounds) if rounds else now,  # a last income may be counted as a round of its own
        rounds=rounds,
        totals=totals,
        line=_line(game),
        places=tuple(score["place"] for score in scores) if decision is None else (),
        seen_before=shared.seen_before,
    )


def _number(found: Any) -> int:
    """The number in what tells a round from others: itself, or the first in it."""
    if isinstance(found, tuple):
        return next((_number(one) for one in found if isinstance(one, int)), 0)
    return int(found) if isinstance(found, int) else 0


def _line(game: OpenGame) -> Text:
    """What the last move did, as everybody is told it; nothing before the first.

    What is but the beginning of what a player does is passed over: it is told, as in the log, with what follows it, or
    in words of its own where there is nothing before it.
    """
    beginning = NOTHING
    for _move, events in reversed(game.log):
        for event in events:
            if not event.alone:
                return event.text_for(None)
            beginning = beginning if beginning.template else event.text_alone
    return beginning


def attend(folder: Path, table: Table, thinks: Callable[[], Stop], *, plays: bool = True) -> Summary:
    """See to the game of a table in the folder of a host's tables: begin it, move its computers, tell how it stands.

    A computer moves until a person must decide. For each decision `thinks` gives what tells when it must stop thinking
    and play the best found so far. Whatever is wrong with the file is told as the summary's `problem` only where it
    will never be right.
    Raises `SaveError` for the rest.
    """
    computers = [number for number, seat in enumerate(table.seats) if seat.level and plays]
    try:
        with SharedGame.open(folder / f"{table.id}.toml", table, computers) as shared:
            _play(shared, table, thinks)
            return summary_of(shared)
    except Outgrown as error:
        return Summary(table.summary.entries, problem=error.told)


def _play(shared: SharedGame, table: Table, thinks: Callable[[], Stop]) -> None:
    """Move the computers until a person must decide."""
    from engine import bots  # noqa: PLC0415  (who only reads how tables stand needs no players)

    while (decision := shared.game.decision) is not None and decision.seat in shared.plays:
        game, level = shared.game, table.seats[decision.seat].level
        if game.about.level(level) is None:
            raise SaveError(_("There is no computer player {level} in this game."), level=level)
        player = bots.player(game.title, level, seed=shared.seed + shared.entries)
        move = player.choose(game, thinks())
        try:
            shared.play(move)
        except Overtaken:
            continue
        except Refused as error:
            raise SaveError(shown(error.sentence)) from error


def _no_time() -> Stop:
    return lambda: True


def read_anew(folder: Path, tables: Iterable[Table]) -> Iterator[tuple[str, Summary]]:
    """How tables stand by their files, for a host that starts; those that cannot be read now are left out."""
    for table in tables:
        try:
            yield table.id, attend(folder, table, _no_time, plays=False)
        except SaveError:
            continue
