"""The command `havre arena`: everybody against everybody, ratings, and the players of one's own."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Mapping, Sequence
from contextlib import ExitStack, closing
from typing import Annotated, Any

import typer

from engine import About
from engine.texts import N_
from engine.texts.cells import aligned, at_least
from engine.texts.language import decimal, gettext as _, listed, percent
from saves import SaveError
from saves.names import filled, printable
from tui.cli import options
from tui.cli.commands import Commands
from tui.cli.lineup import Lineup, lineup, need_startable
from tui.cli.options import AsJson, Budget, Rules, Variant, flag, number, valued
from tui.cli.processors import shared
from tui.cli.setup import GroupWithShortForms, rules_of, variant_of
from tui.cli.simulate import CLUSTER, INTERRUPTED, JOBS, dismiss, tell_of_lost
from tui.signals import interruptible
from tui.start import failed

app = Commands(cls=GroupWithShortForms)

_BOTS = N_(
    "Who plays, behind commas: {levels}; or players of your own: a name, exec:COMMAND or module:CLASS. "
    "May be said several times."
)
_TITLE = N_("The title; the one played last if none.")
_HOW = N_(
    "Ratings: whoever has 400 more wins ten games for one that is lost (Bradley and Terry); {anchor} has 1500, "
    "and intervals are those of the difference from it, for 95 %."
)
_USUAL_SEED = 1
"""The same command goes on where it was broken off: so the seed is the same where none is said."""


@app.callback(invoke_without_command=True)
def arena(
    context: typer.Context,
    bots: Annotated[list[str] | None, valued("--bots", "NAME,...", _BOTS, options.lineups)] = None,
    title: Annotated[str | None, valued("--title", "TITLE", _TITLE, options.titles)] = None,
    games: Annotated[
        int, number("--games", "N", N_("How many games each table plays, rounded up to whole deals."), 1, 10**6)
    ] = 20,
    players: Annotated[
        int | None, number("--players", "N", N_("Seats at a table; two, or the fewest that there may be."), 2, 99)
    ] = None,
    seed: Annotated[int, number("--seed", "S", N_("The number that decides everything; 1 if none."), 0)] = _USUAL_SEED,
    variant: Variant = None,
    rule: Rules = None,
    budget: Budget = None,
    jobs: Annotated[int | None, number("--jobs", "J", JOBS, 1)] = None,
    cluster: Annotated[str | None, valued("--cluster", "ADDRESS", CLUSTER)] = None,
    anew: Annotated[bool, flag("--anew", N_("Begin anew: what was played before does not count."))] = False,
    as_json: AsJson = False,
    markdown: Annotated[bool, flag("--markdown", N_("Print the table as Markdown."))] = False,
) -> None:
    if context.invoked_subcommand is not None:
        return
    from tui.cli import tournament as rounds  # noqa: PLC0415  (`havre arena list` needs no games)

    declared = options.chosen(title)
    found = _competing(declared, bots)
    tournament = rounds.Tournament(
        title=declared.name,
        names=found.names,
        seats=_seats(declared, players),
        variant=variant_of(declared, variant) or declared.usual_variant,
        rules=rules_of(declared, rule or ()),
        seed=seed,
        games=games,
        budget=budget,
        own=found.own,
    )
    tournament.check()
    need_startable(found.own.values(), elsewhere=cluster is not None)
    from tui.cli.progress import GamesProgress  # noqa: PLC0415  (slow, and `havre --help` needs no Rich)

    stopped = False
    failure: Exception | None = None
    with rounds.kept(tournament, anew=anew) as kept:
        missing = rounds.Missing(tournament, kept.played)
        before = tournament.count - len(missing.numbers)
        if before and missing.numbers:
            failed(_("Of {n} games {done} have been played before.").format(n=tournament.count, done=before), 0)
        try:
            with ExitStack() as parts:
                parts.enter_context(interruptible())
                is_shown = sys.stderr.isatty() and missing.numbers
                progress = parts.enter_context(GamesProgress(tournament.count)) if is_shown else None
                work = shared(missing, len(missing.numbers), jobs, cluster) if missing.numbers else _nothing()
                for done, game in enumerate(parts.enter_context(closing(work)), start=before + 1):
                    place, outcome = _taken(tournament, game)
                    tell_of_lost(place, outcome)
                    kept.add(place, rounds.kept_of(outcome))
                    if progress is not None:
                        progress.tell(done, lambda: "")
        except KeyboardInterrupt:
            stopped = True
        except Exception as error:  # what was played until then is told first, whatever it is
            failure = error
        dismiss(found.own)
        figures = rounds.summary(tournament, kept.played)
    if as_json:
        typer.echo(json.dumps(figures, indent=2, ensure_ascii=False))
    elif figures["games"]:
        typer.echo(in_markdown(figures) if markdown else in_words(figures))
    if failure is not None:
        raise failure
    if stopped:
        failed(_("The same command goes on where this was broken off."), 0)
        raise typer.Exit(INTERRUPTED)


def _nothing() -> Generator[Any]:
    yield from ()


def _taken(tournament: Any, game: object) -> tuple[int, Any]:
    try:
        found: tuple[int, Any] = tournament.taken(game)
    except ValueError as error:
        raise typer.TyperException(_("What came back from a worker is not a game of this series.")) from error
    return found


def _competing(declared: About, bots: Sequence[str] | None) -> Lineup:
    if not bots:
        raise options.refused(_("Say who plays, such as --bots {levels}."), "--bots", levels=_example(declared))
    found = lineup(declared, bots, "--bots")
    if len(set(found.names)) < len(found.names):
        raise options.refused(_("Somebody is named twice."), "--bots")
    if len(found.names) < 2:
        raise options.refused(_("A tournament needs two players at least."), "--bots")
    return found


def _example(declared: About) -> str:
    return ",".join(level.name for level in declared.levels[-2:])


def _seats(declared: About, players: int | None) -> int:
    if players is None:
        return max(2, declared.seats[0])
    if players not in declared.seats:
        most = declared.seats[-1]
        raise options.refused(_("{n} is too high: {high} is the highest."), "--players", n=players, high=most)
    return players


# The table.


def _headings() -> tuple[str, ...]:
    share = _("95 % interval")
    return (_("player"), _("rating"), share, _("wins"), share, _("mean"), share, _("games"), _("seats lost"))


def _rows(figures: Mapping[str, Any]) -> list[tuple[str, ...]]:
    between = _("{low} to {high}")
    return [
        (
            printable(one["name"]),
            str(one["rating"]),
            between.format(low=one["rating_low"], high=one["rating_high"]),
            percent(one["wins"], 1),
            between.format(low=percent(one["wins_low"]), high=percent(one["wins_high"])),
            decimal(one["score_mean"], 1),
            ""
            if one["score_mean_low"] is None
            else between.format(low=decimal(one["score_mean_low"], 1), high=decimal(one["score_mean_high"], 1)),
            str(one["games"]),
            str(one["seats_lost"] or ""),
        )
        for one in figures["players"]
    ]


def _head(figures: Mapping[str, Any]) -> str:
    head = _("{title}, {variant} game, seats {seats}, seed {seed}: {games} of {games_wanted} games")
    return head.format_map(figures)


def in_words(figures: Mapping[str, Any]) -> str:
    """How all stand, as lines of text."""
    rows = [tuple(at_least(6, heading) for heading in _headings()), *_rows(figures)]
    lines = aligned(rows, right=range(1, len(rows[0])), between="  ")
    return "\n".join([_head(figures), *lines, filled(_(_HOW), anchor=figures["anchor"])])


def in_markdown(figures: Mapping[str, Any]) -> str:
    """The same as Markdown, with what any two won against each other."""
    pairs = [
        (*map(printable, one["players"]), f"{decimal(one['wins'])} : {decimal(one['games'] - one['wins'])}")
        for one in figures["pairs"]
    ]
    return "\n".join(
        [
            *(_head(figures) + ".", "", *_table(_headings(), _rows(figures)), ""),
            *(filled(_(_HOW), anchor=figures["anchor"]), ""),
            *_table((_("player"), _("against"), _("games won")), pairs),
        ]
    )


def _table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    cells = ([cell.replace("|", r"\|") for cell in line] for line in (headings, ["---"] * len(headings), *rows))
    return [f"| {' | '.join(line)} |" for line in cells]


# Players of one's own.


@app.command(help=N_("Give a player of your own a name, by which saved games and other commands know it."))
def add(
    name: Annotated[str, options.argument("NAME", N_("Small letters, digits, - and _."))],
    command: Annotated[str, options.argument("COMMAND", N_("exec:PROGRAM ARGUMENTS or module:package.Class, quoted."))],
    seconds: Annotated[float | None, valued("--seconds", "S", N_("Seconds for a choice; 5 if none."))] = None,
    megabytes: Annotated[int | None, number("--megabytes", "MB", N_("Memory; 512 if none."), 16, 65_536)] = None,
) -> None:
    from saves import players  # noqa: PLC0415  (most commands need no players of one's own)

    player = players.typed(command, players.checked_name(name))
    limits = player.limits
    limits = limits._replace(
        seconds=limits.seconds if seconds is None else seconds,
        megabytes=limits.megabytes if megabytes is None else megabytes,
    )
    if not players.in_range(limits.seconds, limits.megabytes):
        raise options.refused(_("A choice takes 0.1 to 600 seconds."), "--seconds")
    player = player._replace(limits=limits)
    is_new = players.named(name) is None
    players.store(player)
    players.allow(player)
    words = _("{name} is {command} from now on.") if is_new else _("{name} is {command} now; it was another before.")
    typer.echo(filled(words, name=name, command=player.command))


@app.command("list", help=N_("List the players of your own."))
def list_all(as_json: AsJson = False) -> None:
    from saves import players  # noqa: PLC0415  (as above)

    known = players.load()
    if as_json:
        found = [{**one._asdict(), "limits": one.limits._asdict()} for one in known.values()]
        typer.echo(json.dumps(found, indent=2, ensure_ascii=False))
    elif not known:
        typer.echo(_("There are none: 'havre arena add NAME COMMAND' makes one."))
    else:
        rows = [(name, printable(one.command), printable(one.folder)) for name, one in known.items()]
        typer.echo("\n".join(aligned(rows, between="  ")))


@app.command(help=N_("Forget a player of your own."))
def remove(name: Annotated[str, options.argument("NAME", N_("The name of the player."))]) -> None:
    from saves import players  # noqa: PLC0415  (as above)

    if not players.remove(name):
        names = listed(players.load()) or _("nobody")
        raise SaveError(_("There is no player {name}: there is {names}."), name=name, names=names)
    typer.echo(filled(_("{name} is forgotten."), name=name))
