"""The command line. Textual is imported only where a command puts the game on the screen."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from copy import copy
from functools import partial
from gettext import gettext as _
from typing import Annotated, Any

import typer

from engine import new_game
from saves import SavedGame
from saves.daily import daily_titles, today
from saves.daily_game import begun_or_continued
from screens.seeds import drawn_seed
from screens.table.opponents import LEVEL_NAMES
from tui.cli import replay as cli_replay
from tui.cli import rules as cli_rules
from tui.cli import saves as cli_saves
from tui.cli import scores as cli_scores
from tui.cli import simulate as cli_simulate
from tui.cli.seats import seated
from tui.running import (
    HIGHEST_GIVEN,
    QUICK_TITLE,
    failed,
    go_on,
    need_terminal,
    need_writable,
    on_screen,
    played,
    status_of,
)

Plain = Annotated[
    bool, typer.Option("--plain", help=_("As lines of text, for screen readers, dumb terminals and scripts."))
]
KeepGoing = Annotated[
    bool, typer.Option("--keep-going", help=_("With --plain from a pipe: go on after a line that is refused."))
]

app = typer.Typer(
    name="havre",
    help=_("Harbour-town strategy games for the terminal. Without a command: the title screen."),
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
app.add_typer(cli_saves.app, name="saves")


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
        return failed(error.format_message(), error.exit_code)
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
        bool, typer.Option("--version", help=_("Show the version and exit."), is_eager=True)
    ] = False,
) -> None:
    if show_version:
        typer.echo(_("havre {version}").format(version=_version()))
        raise typer.Exit
    if context.invoked_subcommand is None:
        raise typer.Exit(on_screen(None))


@app.command(help=_("Begin a new game."))
def play(
    title: Annotated[str, typer.Argument(metavar="TITLE", help=_("The title to play."))] = QUICK_TITLE,
    players: Annotated[
        int | None,
        typer.Option(
            "--players", metavar="N", min=0, max=99, help=_("Number of players; 1 if nothing says otherwise.")
        ),
    ] = None,
    short: Annotated[
        bool | None, typer.Option("--short/--full", help=_("The short or the full game."), show_default=False)
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="S", min=0, max=HIGHEST_GIVEN, help=_("The number that decides tiles and cards.")
        ),
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option("--name", metavar="NAME", help=_("A player's name; once for each player."))
    ] = None,
    solo: Annotated[
        bool, typer.Option("--solo", help=_("A quick game alone; short if nothing says otherwise."))
    ] = False,
    daily: Annotated[
        bool, typer.Option("--daily", help=_("Today's daily harbour: alone, short, the same for everybody."))
    ] = False,
    expert_loans: Annotated[
        bool, typer.Option("--expert-loans", help=_("Play with the expert rules for loans."))
    ] = False,
    free_sales: Annotated[
        bool, typer.Option("--free-sales", help=_("Let players sell between all turns, as the basic rules do."))
    ] = False,
    all_specials: Annotated[
        bool, typer.Option("--all-specials", help=_("Alone: deal the Harbour Watch and the Zoo too."))
    ] = False,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            "--bot",
            metavar="LEVEL",
            help=_("A seat for the computer, once for each: {levels}.").format(levels=", ".join(LEVEL_NAMES)),
        ),
    ] = None,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    names, bots = seated(title, players, name or (), bot or ())
    if solo and len(names) != 1:
        raise typer.BadParameter(_("--solo is a game for one player."))
    options: dict[str, Any] = {
        "players": names,
        "variant": "short" if short or (short is None and solo) else "full",
        "seed": seed if seed is not None else drawn_seed(),
    }
    switches = {"expert_loans": expert_loans, "free_sales": free_sales, "all_specials": all_specials}
    if daily:
        if (
            len(names) != 1
            or short is False
            or seed is not None
            or title not in daily_titles()
            or any(switches.values())
        ):
            raise typer.BadParameter(_("--daily is a short game of Le Havre for one player; its day is its seed."))
        if not plain:
            need_terminal()
        with begun_or_continued(title, today(), names) as saved:
            need_writable(saved)
            raise typer.Exit(played(saved, plain=plain, keep_going=keep_going))
    options |= {switch: True for switch, is_on in switches.items() if is_on}
    new_game(title, **options)  # what cannot be set up is refused first of all, and leaves no file
    if not plain:
        need_terminal()
    with SavedGame.create(title, options, bots=bots) as saved:
        raise typer.Exit(played(saved, plain=plain, keep_going=keep_going))


@app.command(help=_("Go on with the last game, or with another one."))
def resume(
    slot: Annotated[
        str | None,
        typer.Argument(metavar="SLOT", help=_("The saved game; `havre saves list` shows their names.")),
    ] = None,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    raise typer.Exit(go_on(slot, plain=plain, keep_going=keep_going))


app.command("replay", help=_("Print a position of a finished or running game."))(cli_replay.replay)
app.command("scores", help=_("Show personal bests, means, seeds and streaks."))(cli_scores.scores)
app.command("rules", help=_("List the cards of a title, or explain one of them."))(cli_rules.rules)
app.command("simulate", help=_("Let computer players play whole games, and count."))(cli_simulate.simulate)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  (slow, and seldom needed)

    try:
        return version("havre")
    except PackageNotFoundError:
        return _("(not installed)")
