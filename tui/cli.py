"""The command line. Textual is imported only where a command puts the game on the screen."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Sequence
from gettext import gettext as _
from typing import Annotated, Any

import typer

from engine import EngineError, SetupError, new_game
from saves import SavedGame, SaveError, latest
from saves.daily import TITLE, today
from saves.daily_game import begun_or_continued
from saves.names import printable
from screens.opponents import LEVEL_NAMES
from tui import cli_replay, cli_rules, cli_saves, cli_scores, cli_simulate

HIGHEST_SEED = 999_999
"""Seeds drawn here are short enough to be typed and told to a friend."""

NAMES = (_("Red"), _("Green"), _("Blue"), _("Yellow"), _("White"))
"""What players are called who give no name, by seat."""

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
    command = typer.main.get_command(app)
    try:
        status = command.main(args=None if args is None else list(args), prog_name="havre", standalone_mode=False)
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
    except BrokenPipeError:
        # Whoever read our output has enough of it; nothing more may be flushed into the pipe at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


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
        int | None, typer.Option("--players", metavar="N", help=_("Number of players; 1 if nothing says otherwise."))
    ] = None,
    short: Annotated[
        bool | None, typer.Option("--short/--full", help=_("The short or the full game."), show_default=False)
    ] = None,
    seed: Annotated[
        int | None, typer.Option("--seed", metavar="S", min=0, help=_("The number that decides tiles and cards."))
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
    names, levels = list(name or ()), list(bot or ())
    unknown = next((level for level in levels if level not in LEVEL_NAMES), None)
    if unknown is not None:
        raise typer.BadParameter(
            _("There is no level '{level}': there is {levels}.").format(
                level=printable(unknown), levels=", ".join(LEVEL_NAMES)
            ),
            param_hint="--bot",
        )
    count = players if players is not None else max(len(names), len(levels) + 1 if levels else 1)
    if len(levels) > count:
        raise typer.BadParameter(
            _("There are more computers ({levels}) than players ({players}).").format(levels=len(levels), players=count)
        )
    if solo and count != 1:
        raise typer.BadParameter(_("--solo is a game for one player."))
    if len(names) > count:
        raise typer.BadParameter(
            _("There are more names ({names}) than players ({players}).").format(names=len(names), players=count)
        )
    names += [given for given in _default_names(count) if given not in names][: count - len(names)]
    options: dict[str, Any] = {
        "players": names,
        "variant": "short" if short or (short is None and solo) else "full",
        "seed": seed if seed is not None else secrets.randbelow(HIGHEST_SEED + 1),
    }
    switches = {"expert_loans": expert_loans, "free_sales": free_sales, "all_specials": all_specials}
    if daily:
        if count != 1 or short is False or seed is not None or title != TITLE or any(switches.values()):
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
    bots = dict(zip(names[count - len(levels) :], levels, strict=True))
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
    with SavedGame.open(slot) as saved:
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


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415  (slow, and seldom needed)

    try:
        return version("havre")
    except PackageNotFoundError:
        return _("(not installed)")


def _default_names(count: int) -> list[str]:
    more = [_("Player {n}").format(n=seat) for seat in range(len(NAMES) + 1, 2 * count + 1)]
    return [*NAMES, *more]


def _need_writable(saved: SavedGame) -> None:
    if saved.read_only:
        raise SaveError(_("{name} is open in another program.").format(name=saved.slot))


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
