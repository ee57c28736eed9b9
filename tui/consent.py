"""What the owner of players of their own is asked before a game: whether one may start, and for its name."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves import SaveError
from saves.names import printable

if TYPE_CHECKING:
    from engine import About
    from saves.players import OwnPlayer

_YES = ("y", "yes")


def can_ask() -> bool:
    """Whether somebody sits at a terminal who can answer."""
    return sys.stdin.isatty() and sys.stderr.isatty()


def may_start(player: OwnPlayer) -> bool:
    """Whether a player may be started: one without a name was just typed, for another one its owner says yes once."""
    from saves import players  # noqa: PLC0415  (most games have no players of one's own)

    if not player.name or players.is_allowed(player):
        return True
    if not can_ask():
        return False
    asked = _(
        "{name} is a program of yours that was never started on this machine:\n"
        "  {command}\n"
        "It starts in the folder {folder}, and can do whatever you can do. Start it? (yes or no)"
    )
    if _answered(asked, name=player.name, command=player.command, folder=player.folder).casefold() not in _YES:
        return False
    players.allow(player)
    return True


def ask_for_all(about: About, names: Iterable[str]) -> None:
    """Ask for each of the names that is no level of a title whether it may start; raises `SaveError`."""
    for name in names:
        if about.level(name) is None:
            from saves import players  # noqa: PLC0415  (as above)

            player = players.named(name)
            if player is not None:
                may_start(player)


def christened(player: OwnPlayer) -> OwnPlayer:
    """A player with a name that its owner gives it, as it is written down; raises `SaveError` where nobody answers."""
    from saves import players  # noqa: PLC0415  (as above)

    if not can_ask():
        raise SaveError(
            _(
                "A saved game names its players, and {command} has no name yet: "
                "'havre arena add NAME COMMAND' gives one."
            ),
            command=player.command,
        )
    known = players.load()
    proposed = _proposed(player, known)
    while True:
        asked = _("A saved game names its players. A name for {command} (enter: {name}):")
        words = _answered(asked, command=player.command, name=proposed) or proposed
        try:
            name = players.checked_name(words)
        except SaveError as error:
            print(error, file=sys.stderr)
            continue
        if name not in known:
            break
        print(_("{name} is another player already.").format(name=name), file=sys.stderr)
    found = player._replace(name=name)
    players.store(found)
    players.allow(found)
    return found


def _proposed(player: OwnPlayer, known: Iterable[str]) -> str:
    """A name that may be had: after the last word of the command that says more than how it is run."""
    from saves import players  # noqa: PLC0415  (as above)

    words = [word for word in player.words if not word.startswith("-")]
    last = words[-1].rpartition(".")[2] if player.is_module else Path(words[min(1, len(words) - 1)]).stem
    base = "".join(sign for sign in last.casefold() if sign.isascii() and sign.isalnum())[:20]
    taken = set(known)
    for name in (base, *(f"{base or 'player'}-{number}" for number in range(1, 1000))):
        try:
            if players.checked_name(name) not in taken:
                return name
        except SaveError:
            continue
    return "player"


def _answered(template: str, **values: str) -> str:
    """What somebody at the keyboard answers. Raises `SaveError` where nobody does any more."""
    words = template.format(**{name: printable(value) for name, value in values.items()})
    print(words, end=" ", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise SaveError(_("Nobody answers."))
    return line.strip()
