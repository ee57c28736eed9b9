"""The command `havre simulate`: whole games among computer players, and what came of them."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine import About
from engine.texts import N_
from engine.texts.language import gettext as _, shown
from screens.games import drawn_seed
from tui.cli import options
from tui.cli.lineup import Lineup, lineup, need_startable
from tui.cli.options import AsJson, Budget, GivenTitle, Rules, Variant, number, valued
from tui.cli.processors import shared
from tui.cli.series import Series, in_words, standing, summary, written
from tui.cli.setup import rules_of, variant_of
from tui.signals import interruptible
from tui.start import failed

if TYPE_CHECKING:
    from engine.bots.match import Outcome
    from saves.players import OwnPlayer

_PLAYERS = N_("Number of players: {seats}. As many as there are levels where nothing else is said.")
_BOTS = N_(
    "A level for each seat, or one for all: {levels}; or a player of your own: a name, exec:COMMAND or module:CLASS. "
    "May be said several times."
)
JOBS = N_("How many games at a time; as many as there are processors.")
CLUSTER = N_("Let the workers of a Dask cluster play: the address of its scheduler, tcp://host:8786.")

INTERRUPTED = 130
"""The exit status of a program that was ended by ctrl+C."""


def simulate(
    title: GivenTitle = None,
    players: Annotated[int | None, number("--players", "N", _PLAYERS, 1, 99)] = None,
    bots: Annotated[list[str] | None, valued("--bots", "LEVEL,...", _BOTS, options.lineups)] = None,
    games: Annotated[int, number("--games", "K", N_("How many games."), 1)] = 10,
    seed: Annotated[int | None, number("--seed", "S", N_("The number that decides everything."), 0)] = None,
    variant: Variant = None,
    rule: Rules = None,
    budget: Budget = None,
    jobs: Annotated[int | None, number("--jobs", "J", JOBS, 1)] = None,
    cluster: Annotated[str | None, valued("--cluster", "ADDRESS", CLUSTER)] = None,
    output: Annotated[
        Path | None, valued("--output", "FILE", N_("Write each game into a new file, as a line of JSON."))
    ] = None,
    as_json: AsJson = False,
) -> None:
    declared = options.chosen(title)
    levels, own = _levels(declared, bots, players)
    series = Series(
        title=declared.name,
        levels=levels,
        variant=variant_of(declared, variant) or declared.usual_variant,
        rules=rules_of(declared, rule or ()),
        seed=drawn_seed() if seed is None else seed,
        budget=budget,
        recorded=output is not None,
        own=own,
    )
    series.check()
    need_startable(own.values(), elsewhere=cluster is not None)
    from tui.cli.progress import GamesProgress  # noqa: PLC0415  (slow, and `havre --help` needs no Rich)

    began = time.monotonic()
    done: dict[int, Outcome] = {}
    stopped = False
    failure: Exception | None = None
    try:
        with ExitStack() as parts:
            parts.enter_context(interruptible())
            write = None if output is None else parts.enter_context(written(output))
            progress = parts.enter_context(GamesProgress(games)) if sys.stderr.isatty() else None
            for found in parts.enter_context(closing(shared(series.play, games, jobs, cluster))):
                place, outcome = _taken(series, found, games)
                if write is not None and outcome.record is not None:
                    write(place, outcome.record)
                tell_of_lost(place, outcome)
                done[place] = replace(outcome, record=None)
                if progress is not None:
                    progress.tell(len(done), lambda: standing(series, list(done.values())))
    except KeyboardInterrupt:
        stopped = True
    except Exception as error:  # what was played until then is told first, whatever it is
        failure = error
    dismiss(own)
    outcomes = [done[place] for place in sorted(done)]
    if outcomes or failure is None:
        figures = summary(series, outcomes, time.monotonic() - began)
        typer.echo(json.dumps(figures, indent=2, ensure_ascii=False) if as_json else in_words(figures))
    if failure is not None:
        raise failure
    if stopped:
        raise typer.Exit(INTERRUPTED)


def _taken(series: Series, found: object, games: int) -> tuple[int, Outcome]:
    """A game that came back; raises `typer.TyperException` where it is none, as from a worker with another Havre."""
    try:
        return series.taken(found, games)
    except ValueError as error:
        raise typer.TyperException(_("What came back from a worker is not a game of this series.")) from error


def dismiss(own: Mapping[str, OwnPlayer]) -> None:
    """Let players of one's own end that have played in this process."""
    if own:
        from screens.outside.pool import POOL  # noqa: PLC0415  (only they need it)

        POOL.end()


def tell_of_lost(number: int, outcome: Outcome) -> None:
    """Say of a game, from 0 on, who has lost a seat in it, and why."""
    for _place, why in outcome.lost:
        failed(_("In game {n}: {sentence}").format(n=number + 1, sentence=shown(why)), 1)


def _levels(declared: About, bots: Sequence[str] | None, players: int | None) -> Lineup:
    """Who sits in each seat; one alone sits in all seats, of which there are as many as the title needs."""
    found = lineup(declared, [declared.usual_level] if bots is None else bots, "--bots")
    levels = found.names
    if len(levels) == 1:
        levels *= declared.seats[0] if players is None else players
    if players is not None and len(levels) != players:
        otherwise = _("There are {levels} levels for {players} players.")
        raise options.refused(otherwise, "--bots", levels=len(levels), players=players)
    return found._replace(names=levels)
