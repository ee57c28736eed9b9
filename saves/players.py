"""The players of one's own: which command stands behind a name (`players.toml`), and which may be started here.

A save names such a player by its name alone. Whoever is sent one, with a `players.toml` or without, starts nothing by
that: before a player is started for the first time on a machine, its owner has said yes to its command.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import shutil
import tomllib
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

import tomli_w

from engine import TITLES
from engine.bots.protocol import Limits
from engine.texts.language import gettext as _
from engine.titles import about
from saves import settings, slots
from saves.disk import open_file, put
from saves.errors import SaveError
from saves.hosted import hosted

EXEC, MODULE = "exec:", "module:"
"""How commands begin: a program with its arguments, or a class of Python."""

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]{0,29}")
_CLASS = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
_LARGEST: Final = 256 * 1024
_SECONDS: Final = (0.1, 600.0)
_MEGABYTES: Final = (16, 65_536)


class OwnPlayer(NamedTuple):
    """A player that somebody brought: a name, or nothing as long as it has none, and the command behind it.

    `command` begins with "exec:" or "module:"; it is started in `folder`.
    """

    name: str
    command: str
    folder: str
    limits: Limits = Limits()

    @property
    def called(self) -> str:
        """What it is called: its name, or its command."""
        return self.name or self.command

    @property
    def words(self) -> list[str]:
        """The words of its command without how that begins."""
        return shlex.split(self.command.partition(":")[2])

    @property
    def is_module(self) -> bool:
        """Whether it is a class of Python."""
        return self.command.startswith(MODULE)


def is_command(word: str) -> bool:
    """Whether a word is the command of a player, and no name."""
    return word.startswith((EXEC, MODULE))


def typed(command: str, name: str = "") -> OwnPlayer:
    """The player that a command stands for which somebody has typed here; raises `SaveError` for what is none.

    A guest of a host brings no programs.
    """
    if hosted() is not None:
        raise SaveError(_("No programs are started for the guests of a host."))
    return OwnPlayer(name, _checked_command(command), os.getcwd())


def _checked_command(command: str) -> str:
    if not is_command(command):
        command = EXEC + command
    kind, _colon, rest = command.partition(":")
    try:
        words = shlex.split(rest)
    except ValueError as error:
        raise SaveError(_("{command} is no command: its quotes do not match."), command=command) from error
    if not words or "\0" in command:
        raise SaveError(_("{command} names no program."), command=command)
    if kind + ":" == MODULE and not (len(words) == 1 and _CLASS.fullmatch(words[0])):
        raise SaveError(_("{command} names no class: that would be such as module:package.Player."), command=command)
    return command


def is_there(player: OwnPlayer) -> bool:
    """Whether this machine can begin the program of a player, or has the module of its class; nothing of it is run."""
    program = player.words[0]
    if player.is_module:
        return _has_module(program.split(".")[:-1], player.folder)
    is_path = os.sep in program
    return shutil.which(os.path.join(player.folder, program) if is_path else program) is not None


def _has_module(parts: Sequence[str], folder: str) -> bool:
    """Whether a module is found from a folder on; packages are looked into, and not imported."""
    first, *inner = parts
    try:
        found = PathFinder.find_spec(first, [folder]) or find_spec(first)
    except ValueError:  # what runs now, which is no module of anybody's
        return False
    for part in inner:
        found = PathFinder.find_spec(part, found.submodule_search_locations or ()) if found is not None else None
    return found is not None


def checked_name(name: str) -> str:
    """A name that a player may have; raises `SaveError` for another one."""
    if not _NAME.fullmatch(name):
        words = _("'{name}' is no name for a player: small letters, digits, - and _ make one, 30 at most.")
        raise SaveError(words, name=name)
    if any(about(title).level(name) is not None for title in TITLES) or name == "random":
        raise SaveError(_("'{name}' is a level of computer players: a player needs another name."), name=name)
    return name


# The file.


def path() -> Path:
    """The file, beside that of the settings; it need not exist."""
    return settings.path().with_name("players.toml")


def load() -> dict[str, OwnPlayer]:
    """The players by name, in the order of the file; raises `SaveError` where it cannot be followed."""
    return {name: _player(name, table) for name, table in _table().items()}


def named(name: str) -> OwnPlayer | None:
    """The player of a name, or None if there is none; raises `SaveError` where the file cannot be followed.

    Guests of a host have none.
    """
    return None if hosted() is not None else load().get(name)


def store(player: OwnPlayer) -> None:
    """Write a player under its name, which it has; one that had the name before has gone. Raises `SaveError`."""
    checked_name(player.name)
    usual = Limits()
    table: dict[str, Any] = {"command": player.command, "folder": player.folder}
    if player.limits.seconds != usual.seconds:
        table["seconds"] = player.limits.seconds
    if player.limits.megabytes != usual.megabytes:
        table["megabytes"] = player.limits.megabytes
    _write(_table() | {player.name: table})


def remove(name: str) -> bool:
    """Take a player out of the file; whether it was there. Raises `SaveError`."""
    table = _table()
    if name not in table:
        return False
    del table[name]
    _write(table)
    return True


def _write(table: Mapping[str, Any]) -> None:
    target = path()
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        put(target, tomli_w.dumps(table).encode())
    except OSError as error:
        raise SaveError(_("{name} cannot be written: {reason}."), name=target, reason=error) from error


def _table() -> dict[str, Any]:
    target = path()
    try:
        with open_file(target) as file:
            data = file.read(_LARGEST + 1)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise SaveError(_("{name} cannot be read: {reason}."), name=target, reason=error) from error
    try:
        if len(data) > _LARGEST:
            raise ValueError(_("it is too large"))
        return tomllib.loads(data.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise SaveError(_("{name} is not followed: {reason}."), name=target, reason=error) from error


def _player(name: str, table: Any) -> OwnPlayer:
    """A player as it stands in the file; raises `SaveError`."""
    usual = Limits()
    match table:
        case {"command": str(command), "folder": str(folder), **more} if Path(folder).is_absolute():
            seconds: Any = more.get("seconds", usual.seconds)
            megabytes: Any = more.get("megabytes", usual.megabytes)
            are_numbers = isinstance(seconds, int | float) and isinstance(megabytes, int)
            if are_numbers and in_range(seconds, megabytes):
                limits = usual._replace(seconds=float(seconds), megabytes=megabytes)
                return OwnPlayer(checked_name(name), _checked_command(command), folder, limits)
    raise SaveError(_("{file} is not followed: {name} is no player."), file=path(), name=name)


def in_range(seconds: float, megabytes: float) -> bool:
    """Whether a player may have so many seconds for a choice and so many megabytes."""
    return _SECONDS[0] <= seconds <= _SECONDS[1] and _MEGABYTES[0] <= megabytes <= _MEGABYTES[1]


# Which of them may be started on this machine.


def is_allowed(player: OwnPlayer) -> bool:
    """Whether somebody on this machine has said yes to the command of a player."""
    try:
        return _sign(player) in _allowed().read_text("ascii").split()
    except (OSError, ValueError):
        return False


def offered() -> tuple[str, ...]:
    """The names of the players that may be started here without a question; none for guests of a host."""
    if hosted() is not None:
        return ()
    try:
        return tuple(name for name, player in load().items() if is_allowed(player))
    except SaveError:
        return ()


def allow(player: OwnPlayer) -> None:
    """Remember that the command of a player may be started on this machine; raises `SaveError`."""
    if is_allowed(player):
        return
    target = _allowed()
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        before = target.read_bytes() if target.exists() else b""
        put(target, before + _sign(player).encode() + b"\n")
    except OSError as error:
        raise SaveError(_("{name} cannot be written: {reason}."), name=target, reason=error) from error


def _allowed() -> Path:
    return slots.home() / "players-allowed"


def _sign(player: OwnPlayer) -> str:
    """A sum over the machine, its user and the command: elsewhere, or for another command, it allows nothing."""
    try:
        machine = Path("/etc/machine-id").read_text("ascii")
    except (OSError, ValueError):
        machine = ""
    user = str(os.getuid()) if hasattr(os, "getuid") else ""
    whole = [machine.strip(), platform.node(), user, player.command, player.folder]
    return sha256("\0".join(whole).encode(errors="surrogateescape")).hexdigest()
