"""Where the command `havre` begins: a game opened, shown until it is left, and what goes wrong told in one line.

The ways into a game that are typed every day are told apart here, so that the screen comes up without the parser of the
command line, which takes as long to load as the game. Whatever else is given is the parser's, and so is every refusal.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from io import TextIOWrapper
from itertools import islice
from pkgutil import resolve_name
from shlex import quote
from typing import TYPE_CHECKING

from engine import TITLES, About, EngineError, SetupError
from engine.about import Opening
from engine.texts import message
from engine.texts.language import gettext as _, shown
from engine.titles import about
from saves import Damaged, SavedGame, SaveError, latest
from saves.listing import newest
from saves.names import printable
from saves.replay import begun
from saves.titles import usual_names
from screens.by_name import in_window
from screens.games import drawn_seed, followed
from screens.garbage import look_seldom
from screens.outside import HERE
from tui.consent import ask_for_all
from tui.language import in_language
from tui.signals import said

if TYPE_CHECKING:
    from screens.frame import Opened

HIGHEST_GIVEN = 10**18
"""Seeds that somebody gives fit into any program that reads the saved game."""

COMPLETING = "_HAVRE_COMPLETE"
"""The variable by which a shell asks the parser what a word could be; nothing else may run then."""

LONGEST = 18
"""A seed of more digits may be too high: the parser says so."""


def main() -> int:
    """Run Havre and return its exit status."""
    look_seldom()
    sys.argv[1:] = in_language(sys.argv[1:])
    run = short_way(sys.argv[1:]) if has_terminal() and COMPLETING not in os.environ else None
    if run is not None:
        return status_of(run)
    gc.enable()
    status: int = resolve_name("tui.cli.main:main")()
    return status


def short_way(arguments: list[str]) -> Callable[[], int] | None:
    """What these arguments ask for, if they say it in the shortest way."""
    match arguments:
        case []:
            return partial(on_screen, None)
        case ["resume"]:
            return partial(go_on, None)
        case ["resume", slot] if not slot.startswith("-"):
            return partial(go_on, slot)
        case ["play", "--solo"]:
            return quick_solo
        case ["play", "--solo", "--seed", seed] if _is_seed(seed):
            return partial(quick_solo, None, int(seed))
        case ["play", title, "--solo"] if title in TITLES:
            return partial(quick_solo, title)
        case ["play", title, "--solo", "--seed", seed] if title in TITLES and _is_seed(seed):
            return partial(quick_solo, title, int(seed))
        case ["puzzle", *words] if (way := _puzzle(words)) is not None:
            return way
        case _:
            return None


def _puzzle(words: list[str]) -> Callable[[], int] | None:
    """The puzzle that these words ask for, if they say it in the shortest way."""
    match words:
        case [] | ["--daily"]:
            return partial(try_puzzle, None, None, daily=bool(words))
        case [title] | [title, "--daily"] if title in TITLES:
            return partial(try_puzzle, title, None, daily=len(words) > 1)
        case [title, number] if title in TITLES and number.isascii() and number.isdigit() and len(number) < LONGEST:
            return partial(try_puzzle, title, int(number))
        case _:
            return None


def try_puzzle(
    title: str | None, number: int | None, *, daily: bool = False, plain: bool = False, keep_going: bool = False
) -> int:
    """Try a puzzle: of a number, today's, or the next one that is not solved; returns the exit status.

    Of a title, that which is played most where none is named.
    """
    from screens.puzzles.choice import begun_puzzle  # noqa: PLC0415  (only this needs it)

    if not plain:
        need_terminal()
    with begun_puzzle(title, number, daily=daily) as tries:
        if not plain:
            return on_screen(tries)
        from tui.plain.puzzles import play as play_plainly  # noqa: PLC0415

        return play_plainly(tries, keep_going=keep_going)


def _is_seed(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= LONGEST


def status_of(run: Callable[[], int]) -> int:
    """The exit status of a run: 0, 1 for a failure, 2 for wrong use. What went wrong is told on standard error."""
    _prepare_streams()
    try:
        status = run()
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return 1
    except SetupError as error:
        return failed(shown(error.sentence), 2)
    except EngineError as error:
        return failed(shown(error.sentence), 1)
    except SaveError as error:
        return failed(str(error), 1)
    except BrokenPipeError:  # whoever read our output has enough of it
        _give_output_up()
        return 1
    except OSError as error:  # what the disk refuses to games is a `SaveError`: this is the output
        _give_output_up()
        return failed(_("The output cannot be written: {reason}.").format(reason=error.strerror), 1)
    except Exception as error:  # whatever nobody foresaw is told in a sentence too
        from saves.error_log import logged  # noqa: PLC0415  (only this needs it)

        return failed(logged(error), 1)


def failed(sentence: str, status: int) -> int:
    """Tell what went wrong, and give the status back."""
    with suppress(OSError, ValueError):  # whoever would read it has gone, or has closed it
        print(_("havre: {sentence}").format(sentence=printable(sentence)), file=sys.stderr)
    return status


def usual_title() -> str:
    """What is played where nobody says what: the title of the newest saved game, or else the first of all titles."""
    last = newest()
    return last.title if last is not None and last.title in TITLES else next(iter(TITLES))


def quick_of(title: About) -> Opening:
    """The quick game of a title; raises `SetupError` where it has none."""
    if title.quick is None:
        raise SetupError(message("{title} has no quick game.", title=title.shown))
    return title.quick


def quick_solo(title: str | None = None, seed: int | None = None) -> int:
    """Begin the quick game of a title and play it on the screen; returns the exit status."""
    declared = about(usual_title() if title is None else title)
    opening = quick_of(declared)
    need_terminal()
    players = list(islice(usual_names(declared.name, opening.alone), opening.seats))
    dealt = drawn_seed() if seed is None else seed
    options = {"players": players, "variant": opening.variant, "seed": dealt, **opening.rules}
    bots = dict(zip(players[opening.seats - len(opening.levels) :], opening.levels, strict=True))
    game = begun(declared.name, options)
    with _while_the_app_loads(lambda: SavedGame.keep(game, bots=bots)) as saved:
        return on_screen(saved)


def _while_the_app_loads(wait: Callable[[], SavedGame]) -> SavedGame:
    """What comes of waiting for the disk, which takes a tenth of the time in which Textual is imported."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415  (only Textual needs it besides)

    with ThreadPoolExecutor(1) as beside:
        found = beside.submit(wait)
        import tui.app  # noqa: F401, PLC0415  (Textual is slow to import, and only this needs it)
    return found.result()


def go_on(slot: str | None, *, plain: bool = False, keep_going: bool = False) -> int:
    """Go on with the game in a slot, or with the one played last; returns the exit status."""
    if slot is None:
        last = latest()
        if last is None:
            raise SaveError(_("There is no game to continue."))
        slot = last.slot
    with _opened(slot) as saved:
        if plain:
            need_writable(saved)
        else:
            need_terminal()
        ask_for_all(saved.game.about, saved.bots.values())
        return played(saved, plain=plain, keep_going=keep_going)


def _opened(slot: str) -> SavedGame:
    """The game in a slot; of a damaged one it is said how to go on with what comes before the damage."""
    try:
        return SavedGame.open(slot)
    except Damaged as damage:
        if not damage.recoverable:
            raise
        hint = _("`havre saves recover {name}` goes on before that.").format(name=quote(printable(slot)))
        raise with_hint(damage, hint) from damage


def with_hint(damage: Damaged, hint: str) -> SaveError:
    # Translators: two sentences: what is wrong and what helps.
    return SaveError(_("{problem} {hint}"), problem=damage, hint=hint)


def need_writable(saved: SavedGame) -> None:
    """Raises `SaveError` for a game that another program holds."""
    if saved.read_only:
        raise _held_elsewhere(saved)


def _held_elsewhere(saved: SavedGame) -> SaveError:
    return SaveError(_("{name} is open in another program; `havre replay` shows where it stands."), name=saved.slot)


def has_terminal() -> bool:
    """Whether there is a terminal to play in, or what stands in for one; the screen is drawn on standard error."""
    if os.environ.get("TEXTUAL_DRIVER"):
        return True
    return bool(sys.stdin and sys.stdin.isatty() and sys.stderr and sys.stderr.isatty())


def need_terminal() -> None:
    """Raises `SaveError` where no game can be shown."""
    if not has_terminal():
        raise SaveError(_("Havre needs a terminal to play in; `havre play --plain` needs none."))


def played(saved: SavedGame, *, plain: bool, keep_going: bool) -> int:
    """Play a game on the screen, or as lines of text; returns the exit status."""
    HERE.is_own_keyboard()
    if not plain:
        live = followed(saved.slot) if saved.read_only else saved
        if live is None:
            raise _held_elsewhere(saved)
        return on_screen(live)
    from tui.plain.play import play as play_plainly  # noqa: PLC0415  (only this needs it)

    return play_plainly(saved, keep_going=keep_going)


def on_screen(saved: Opened | None) -> int:
    """Show a game, or the title screen, until the player leaves; returns the exit status."""
    need_terminal()
    HERE.is_own_keyboard()
    kept = None if saved is None else in_window(saved)  # whoever wants to follow it waits while Textual is imported
    from tui.app import HavreApp  # noqa: PLC0415  (Textual is slow to import, and only this needs it)

    shown = HavreApp(saved=kept)
    shown.run(mouse=False)
    return said(shown.farewells()) or shown.return_code or 0


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
