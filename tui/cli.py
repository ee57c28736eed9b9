"""The command line. Textual is imported only where a command puts the game on the screen."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from copy import copy
from gettext import gettext as _
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from engine import EngineError, SetupError, new_game
from saves import Damaged, SavedGame, SaveError, latest
from saves.daily import TITLE, today
from saves.daily_game import begun_or_continued
from saves.names import printable
from screens.opponents import LEVEL_NAMES
from tui import cli_replay, cli_rules, cli_saves, cli_scores, cli_simulate
from tui.cli_exchange import with_hint
from tui.cli_seats import seated

HIGHEST_SEED = 999_999
"""Seeds drawn here are short enough to be typed and told to a friend."""

HIGHEST_GIVEN = 10**18
"""Seeds that somebody gives fit into any program that reads the saved game."""

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
    command = typer.main.get_command(_only(given[0]) if given else app)
    _prepare_streams()
    try:
        status = command.main(args=given, prog_name="havre", standalone_mode=False)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except typer.TyperException as error:
        return _failed(error.format_message(), error.exit_code)
    except SetupError as error:
        return _failed(str(error), 2)
    except (SaveError, EngineError) as error:
        return _failed(str(error), 1)
    except typer.Abort:
        return 1
    except BrokenPipeError:  # whoever read our output has enough of it
        _give_output_up()
        return 1
    except OSError as error:  # what the disk refuses to games is a `SaveError`: this is the output
        _give_output_up()
        return _failed(_("The output cannot be written: {reason}.").format(reason=error.strerror), 1)


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
        raise typer.Exit(_on_screen(None))


@app.command(help=_("Begin a new game."))
def play(
    title: Annotated[str, typer.Argument(metavar="[TITLE]", help=_("The title to play."))] = "le-havre",
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
    names, bots = seated(players, name or (), bot or ())
    if solo and len(names) != 1:
        raise typer.BadParameter(_("--solo is a game for one player."))
    options: dict[str, Any] = {
        "players": names,
        "variant": "short" if short or (short is None and solo) else "full",
        "seed": seed if seed is not None else secrets.randbelow(HIGHEST_SEED + 1),
    }
    switches = {"expert_loans": expert_loans, "free_sales": free_sales, "all_specials": all_specials}
    if daily:
        if len(names) != 1 or short is False or seed is not None or title != TITLE or any(switches.values()):
            raise typer.BadParameter(_("--daily is a short game of Le Havre for one player; its day is its seed."))
        if not plain:
            _need_terminal()
        with begun_or_continued(today(), names) as saved:
            _need_writable(saved)
            raise typer.Exit(_played(saved, plain, keep_going))
    options |= {switch: True for switch, is_on in switches.items() if is_on}
    new_game(title, **options)  # what cannot be set up is refused first of all, and leaves no file
    if not plain:
        _need_terminal()
    with SavedGame.create(title, options, bots=bots) as saved:
        raise typer.Exit(_played(saved, plain, keep_going))


@app.command(help=_("Go on with the last game, or with another one."))
def resume(
    slot: Annotated[
        str | None,
        typer.Argument(metavar="[SLOT]", help=_("The saved game; `havre saves list` shows their names.")),
    ] = None,
    plain: Plain = False,
    keep_going: KeepGoing = False,
) -> None:
    if slot is None:
        last = latest()
        if last is None:
            raise SaveError(_("There is no game to continue."))
        slot = last.slot
    with _opened(slot) as saved:
        _need_writable(saved)
        if not plain:
            _need_terminal()
        raise typer.Exit(_played(saved, plain, keep_going))


app.command("replay", help=_("Print a position of a finished or running game."))(cli_replay.replay)
app.command("scores", help=_("Show personal bests, means, seeds and streaks."))(cli_scores.scores)
app.command("rules", help=_("List the cards of a title, or explain one of them."))(cli_rules.rules)
app.command("simulate", help=_("Let computer players play whole games among themselves, and count."))(
    cli_simulate.simulate
)


def _prepare_streams() -> None:
    """Let no stream be missing, and none fail over a sign that its encoding does not know."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  (open until the end)
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):
            stream.reconfigure(errors="replace")


def _give_output_up() -> None:
    """Let nothing more be flushed into a pipe or a file that takes no more, not even at the exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  (slow, and seldom needed)

    try:
        return version("havre")
    except PackageNotFoundError:
        return _("(not installed)")


def _opened(slot: str) -> SavedGame:
    """The game in a slot; of a damaged one it is said how to go on with what comes before the damage."""
    try:
        return SavedGame.open(slot)
    except Damaged as damage:
        hint = _("`havre saves recover {name}` goes on before that.").format(name=printable(slot))
        raise with_hint(damage, hint) from damage


def _need_writable(saved: SavedGame) -> None:
    if saved.read_only:
        raise SaveError(
            _("{name} is open in another program; `havre replay` shows where it stands.").format(name=saved.slot)
        )


def _need_terminal() -> None:
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise SaveError(_("Havre needs a terminal to play in."))


def _played(saved: SavedGame, plain: bool, keep_going: bool) -> int:
    """Play a game on the screen, or as lines of text; returns the exit status."""
    if not plain:
        return _on_screen(saved)
    from tui.plain.play import play as play_plainly  # noqa: PLC0415  (only this needs it)

    return play_plainly(saved, keep_going=keep_going)


def _on_screen(saved: SavedGame | None) -> int:
    """Show a game, or the title screen, until the player leaves; returns the exit status."""
    _need_terminal()
    from tui.app import HavreApp  # noqa: PLC0415  (Textual is slow to import, and only this needs it)

    shown = HavreApp(saved=saved)
    shown.run(mouse=False)
    if saved is not None and saved.problem is not None:
        return _failed(saved.problem, 1)
    return shown.return_code or 0


def _failed(sentence: str, status: int) -> int:
    typer.echo(_("havre: {sentence}").format(sentence=printable(sentence)), err=True)
    return status
