"""The command `havre simulate`: whole games among computer players, and what came of them."""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from engine import About, new_game
from engine.about import Chosen
from screens.seeds import drawn_seed
from texts.tables import aligned
from texts.translation import gettext as _
from tui.cli.seats import LEVELS, SEATS, check_levels
from tui.cli.setting import Rules, Variant, rules_of, variant_of
from tui.cli.titles import Title, chosen
from tui.interrupts import interruptible
from tui.running import failed

if TYPE_CHECKING:
    from engine.bots.match import Outcome

INTERRUPTED = 130
"""The exit status of a program that was ended by ctrl+C."""


@dataclass(frozen=True, slots=True)
class _Series:
    """Games that are alike but for their number."""

    title: str
    levels: tuple[str, ...]
    variant: str
    rules: Mapping[str, Chosen]
    seed: int
    budget: int | None

    def play(self, number: int) -> tuple[int, Outcome]:
        """Play the game of a number."""
        from engine.bots.match import match  # noqa: PLC0415  (other commands, which load this module too, need no bots)

        return number, match(self.title, self.levels, self.variant, number, self.seed, self.budget, self.rules)


def simulate(
    title: Title = None,
    players: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            min=0,
            max=99,
            help=_("Number of players: {seats}. As many as there are levels where nothing else is said.").format(
                seats=SEATS
            ),
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVEL,...",
            help=_("A level for each seat, or one for all: {levels}.").format(levels=LEVELS),
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1, help=_("How many games."))] = 10,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", min=0, help=_("The number that decides everything."))
    ] = None,
    variant: Variant = None,
    rule: Rules = None,
    budget: Annotated[
        int | None,
        typer.Option("--budget", metavar="NODES", min=1, help=_("How much a player thinks who looks far ahead.")),
    ] = None,
    jobs: Annotated[
        int | None,
        typer.Option(
            "--jobs", metavar="J", min=1, help=_("How many games at a time; as many as there are processors.")
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=_("Print JSON for a program to read."))] = False,
) -> None:
    declared = chosen(title)
    levels = _levels(declared, bots, players)
    series = _Series(
        title=declared.name,
        levels=levels,
        variant=variant_of(declared, variant) or declared.usual_variant,
        rules=rules_of(declared, rule or ()),
        seed=drawn_seed() if seed is None else seed,
        budget=budget,
    )
    seats = [str(seat) for seat in range(len(levels))]
    options: dict[str, Any] = {"players": seats, "variant": series.variant, "seed": series.seed, **series.rules}
    new_game(declared.name, **options)
    began = time.monotonic()
    done: list[tuple[int, Outcome]] = []
    stopped = False
    try:
        with (
            interruptible(),
            _bar(games) as bar,
            closing(_results(series, games, jobs or os.cpu_count() or 1)) as results,
        ):
            for one in results:
                done.append(one)
                if bar is not None:
                    bar.update(1)
    except KeyboardInterrupt:
        stopped = True
    outcomes = [outcome for _number, outcome in sorted(done, key=lambda one: one[0])]
    summary = _summary(series, outcomes, time.monotonic() - began)
    typer.echo(json.dumps(summary, indent=2, ensure_ascii=False) if as_json else _in_words(summary))
    if stopped:
        raise typer.Exit(INTERRUPTED)


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


def _bar(games: int) -> AbstractContextManager[Any]:
    """A progress bar on standard error, or None where that is no terminal."""
    if not sys.stderr.isatty():
        return nullcontext()
    bar: AbstractContextManager[Any] = typer.progressbar(length=games, file=sys.stderr, label=_("Games"))
    return bar


def _results(series: _Series, games: int, jobs: int) -> Generator[tuple[int, Outcome]]:
    """The games of a series with their numbers, in the order in which they end."""
    if min(games, jobs) == 1:
        yield from map(series.play, range(games))
        return
    from tui.cli.workers import GivenUp, work_done  # noqa: PLC0415  (slow, and only this needs it)

    try:
        yield from work_done(series.play, games, jobs, _tell_of_loss)
    except GivenUp as given_up:
        sentence = _("Every process that played game {number} was ended.").format(number=given_up.number + 1)
        raise typer.TyperException(sentence) from given_up


def _tell_of_loss() -> None:
    failed(_("A process that played a game was ended: the game is played again."), 1)


def _summary(series: _Series, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    decisions = sum(outcome.decisions for outcome in outcomes)
    return {
        "title": series.title,
        "players": len(series.levels),
        "variant": series.variant,
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "bots": [_bot(level, place, outcomes) for place, level in enumerate(series.levels)],
    }


def _bot(level: str, place: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What came of one of the bots, as an object for `--json`; without games there are no figures."""
    scores = sorted(outcome.scores[place] for outcome in outcomes)
    wins = [outcome.wins[place] for outcome in outcomes]
    return {
        "level": level,
        "seat_share_of_wins": round(sum(wins) / len(wins), 4) if wins else None,
        "score_mean": round(sum(scores) / len(scores), 2) if scores else None,
        "score_p10": _percentile(scores, 10),
        "score_p90": _percentile(scores, 90),
    }


def _percentile(ordered: Sequence[int], percent: int) -> int | None:
    """The lowest of the scores that at least so many percent of them do not exceed."""
    return ordered[max(0, -(-percent * len(ordered) // 100) - 1)] if ordered else None


def _in_words(summary: dict[str, Any]) -> str:
    head = _("{title}, {variant} game, seats {players}, games {games}: {seconds} s, {rate} decisions/s").format(
        title=summary["title"],
        variant=summary["variant"],
        players=summary["players"],
        games=summary["games"],
        seconds=summary["seconds"],
        rate=summary["decisions_per_second"],
    )
    if not summary["games"]:
        return head
    columns = (_("level"), *(f"{heading:>8}" for heading in (_("wins"), _("mean"), _("p10"), _("p90"))))
    rows = [
        (
            bot["level"],
            f"{bot['seat_share_of_wins']:.1%}",
            f"{bot['score_mean']:.1f}",
            str(bot["score_p10"]),
            str(bot["score_p90"]),
        )
        for bot in summary["bots"]
    ]
    return "\n".join([head, *aligned([columns, *rows], right=range(1, len(columns)), between="")])
