"""The command `havre simulate`: whole games among computer players, and what came of them."""

from __future__ import annotations

import json
import sys
import time
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from engine import About
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.seeds import drawn_seed
from tui.cli import completing
from tui.cli.game_lines import written
from tui.cli.numbers import whole
from tui.cli.seats import LEVELS, SEATS, check_levels
from tui.cli.series import Series, in_words, standing, summary
from tui.cli.setting import Rules, Variant, rules_of, variant_of
from tui.cli.sharing import shared
from tui.cli.titles import Title, chosen
from tui.interrupts import interruptible

if TYPE_CHECKING:
    from engine.bots.match import Outcome

INTERRUPTED = 130
"""The exit status of a program that was ended by ctrl+C."""


def simulate(
    title: Title = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole(1, 99),
            help=N_("Number of players: {seats}. As many as there are levels where nothing else is said.").format(
                seats=SEATS
            ),
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVEL,...",
            help=N_("A level for each seat, or one for all: {levels}.").format(levels=LEVELS),
            autocompletion=completing.lineups,
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", parser=whole(1), help=N_("How many games."))] = 10,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", parser=whole(0), help=N_("The number that decides everything."))
    ] = None,
    variant: Variant = None,
    rule: Rules = None,
    budget: Annotated[
        int | None,
        typer.Option(
            "--budget", metavar="NODES", parser=whole(1), help=N_("How much a player thinks who looks far ahead.")
        ),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs",
            metavar="J",
            parser=whole(1),
            help=N_("How many games at a time; as many as there are processors."),
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            "--cluster",
            metavar="ADDRESS",
            help=N_("Let the workers of a Dask cluster play: the address of its scheduler, tcp://host:8786."),
        ),
    ] = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="FILE", help=N_("Write each game into a new file, as a line of JSON.")),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=N_("Print JSON for a program to read."))] = False,
) -> None:
    declared = chosen(title)
    levels = _levels(declared, bots, players)
    series = Series(
        title=declared.name,
        levels=levels,
        variant=variant_of(declared, variant) or declared.usual_variant,
        rules=rules_of(declared, rule or ()),
        seed=drawn_seed() if seed is None else seed,
        budget=budget,
        recorded=output is not None,
    )
    series.check()
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
                number, outcome = _taken(series, found, games)
                if write is not None and outcome.record is not None:
                    write(number, outcome.record)
                done[number] = replace(outcome, record=None)
                if progress is not None:
                    progress.tell(len(done), lambda: standing(series, list(done.values())))
    except KeyboardInterrupt:
        stopped = True
    except Exception as error:  # what was played until then is told first, whatever it is
        failure = error
    outcomes = [done[number] for number in sorted(done)]
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


def _levels(declared: About, bots: str | None, players: int | None) -> tuple[str, ...]:
    """The level of each seat; one level alone is that of all seats, of which there are as many as the title needs."""
    levels = tuple(level.strip() for level in (declared.usual_level if bots is None else bots).split(","))
    check_levels(declared, levels, "--bots")
    if len(levels) == 1:
        levels *= declared.seats[0] if players is None else players
    if players is not None and len(levels) != players:
        raise typer.BadParameter(
            _("There are {levels} levels for {players} players.").format(levels=len(levels), players=players),
            param_hint="--bots",
        )
    return levels
