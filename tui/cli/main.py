"""The command line. Textual is imported only where a command puts the game on the screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Annotated

import typer

from engine.texts import N_
from engine.texts.language import gettext as _
from tui.cli import (
    arena as cli_arena,
    host as cli_host,
    play as cli_play,
    puzzles as cli_puzzles,
    replay as cli_replay,
    rules as cli_rules,
    saves as cli_saves,
    scores as cli_scores,
    simulate as cli_simulate,
)
from tui.cli.commands import Commands, refusal
from tui.cli.options import KeepGoing, Plain, argument, slots
from tui.cli.setup import WithShortForms
from tui.start import failed, go_on, on_screen, status_of

app = Commands(
    name="havre",
    help=N_("Harbour-town strategy games for the terminal. Without a command: the title screen."),
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
app.add_typer(cli_saves.app, name="saves")
app.add_typer(cli_arena.app, name="arena", help=N_("Let players meet each other, and rate them."))
app.add_typer(cli_host.app, name="host")
app.add_typer(cli_puzzles.app, name="puzzles")


def main(args: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status: 0, 1 for a failure, 2 for wrong use."""
    given = sys.argv[1:] if args is None else list(args)
    return status_of(partial(_run, given))


def _run(given: list[str]) -> int:
    """The exit status of the command that is given."""
    command = typer.main.get_command(_only(given[0]) if given else app)
    try:
        status = command.main(args=given, prog_name="havre", standalone_mode=False)
    except typer.TyperException as error:
        return failed(refusal(error), error.exit_code)
    except typer.Abort:
        return 1
    return status if isinstance(status, int) else 0


def _only(name: str) -> typer.Typer:
    """The command line with one command alone, if there is one of that name: to make all of them takes its time."""
    chosen = [info for info in app.registered_commands if name in (info.name, getattr(info.callback, "__name__", ""))]
    if not chosen:
        return app
    found = copy(app)
    found.registered_commands, found.registered_groups = chosen, []
    return found


@app.callback(invoke_without_command=True)
def havre(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", help=N_("Show the version and exit."), is_eager=True)
    ] = False,
) -> None:
    if show_version:
        typer.echo(_("havre {version}").format(version=_version()))
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(on_screen(None))


@app.command(help=N_("Go on with the last game, or with another one."))
def resume(
    slot: Annotated[
        str | None, argument("SLOT", N_("The saved game; `havre saves list` shows their names."), slots)
    ] = None,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    raise typer.Exit(go_on(slot, plain=plain, keep_going=keep_going))


app.command("play", help=N_("Begin a new game."), cls=WithShortForms)(cli_play.play)
app.command("puzzle", help=N_("Try a puzzle: the end of a game, with a best answer."))(cli_puzzles.puzzle)
app.command("replay", help=N_("Print a position of a finished or running game."))(cli_replay.replay)
app.command("scores", help=N_("Show personal bests, means, seeds and streaks."))(cli_scores.scores)
app.command("rules", help=N_("List cards and chapters of the rules, or explain one."))(cli_rules.rules)
app.command("simulate", help=N_("Let computer players play whole games, and count."), cls=WithShortForms)(
    cli_simulate.simulate
)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  (slow, and seldom needed)

    try:
        return version("havre")
    except PackageNotFoundError:
        return _("(not installed)")
