"""The one channel of a connection: what it may ask for, and what comes and goes over it."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, Protocol

import asyncssh

from engine.texts import Text, message
from engine.texts.language import spoken
from saves.harbour.values import NOTHING
from tui.host.languages import language_of
from tui.host.stream import ALL
from tui.host.wanted import Kind, sound_environment, sound_size

COMMANDS: Final[tuple[Kind, ...]] = ("plain", "scores")
"""What can be asked for as a command."""

_LONGEST_COMMAND: Final = 1000
_MOST_VARIABLES: Final = 64
_LONGEST_VARIABLE: Final = 256
"""Variables of a client that are kept, and the bytes of one with its name: one channel could send them for ever."""

_MOST_WORDS: Final = 30

RESTORED: Final = b"\x1b[m\x1b[?1049l\x1b[?25h\x1b[?2004l\x1b[<u\x1b[?1004l\x1b[?2026l\x1b[?2048l\r\n"
"""What gives a terminal back whose session has died: its own screen, its cursor, its ways of pasting and of keys."""


class Taker(Protocol):
    """Whoever is at the other end of a channel now."""

    def type(self, data: bytes) -> None:
        """Take what was typed."""

    def resize(self, columns: int, rows: int) -> None:
        """The terminal has another size now."""

    def end_input(self) -> None:
        """Nothing more is typed."""

    def hold(self) -> None:
        """Send nothing for now."""

    def release(self) -> None:
        """Send again."""

    def close(self) -> None:
        """The line has dropped."""


class Channel(asyncssh.SSHServerSession[bytes]):
    """Knows what its client wants; whoever is the `taker` is told what comes."""

    def __init__(self, begin: Callable[[Channel], None]) -> None:
        """`begin` is called when the client has said all that it wants and may have it."""
        self._begin = begin
        self._wire: asyncssh.SSHServerChannel[bytes] | None = None
        self._is_full = False
        self._has_terminal = False
        self._size = (0, 0)
        self._refusal = NOTHING
        self._early = bytearray()
        """What came before anybody took it."""
        self._has_ended = False
        self.has_begun = False
        """Whether the client has said all that it wants."""
        self.kind: Kind = "screen"
        self.words: tuple[str, ...] = ()
        self.language = spoken()
        """That in which the host speaks over this channel."""
        self.taker: Taker | None = None
        self.is_gone = asyncio.Event()

    # What the client wants.

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """It is open."""
        self._wire = chan
        chan.set_write_buffer_limits(ALL, ALL // 4)
        _bound_environment(chan)

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """A terminal, of any size and name: both are made sound."""
        self._has_terminal, self._size = True, (term_size[0], term_size[1])
        return True

    def shell_requested(self) -> bool:
        """The program on the screen, where there is a terminal."""
        if not self._has_terminal:
            self._refusal = message(
                "A terminal is needed to play in; without one `plain` and `scores` can be asked for."
            )
        return True

    def exec_requested(self, command: str) -> bool:
        """One of the commands that there are; whoever asks for any other is told so, and nothing is carried out."""
        words: list[str] = []
        if len(command) <= _LONGEST_COMMAND:
            with suppress(ValueError):  # quotation marks that are not closed
                words = shlex.split(command)
        found = next((kind for kind in COMMANDS if words[:1] == [kind]), None)
        if found is None or len(words) > _MOST_WORDS or (found == "scores" and words[1:]):
            self._refusal = message("There are no commands here but `plain` and `scores`.")
        else:
            self.kind, self.words = found, tuple(words[1:])
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """None is there, such as for files."""
        return False

    def session_started(self) -> None:
        """All is said."""
        self.has_begun = True
        self.language = language_of("", self.environment)
        if self._refusal.template:
            self.leave(self._refusal, 1)
        else:
            self._begin(self)

    @property
    def size(self) -> tuple[int, int] | None:
        """Columns and rows of the terminal; None where there is none."""
        return sound_size(*self._size) if self._has_terminal else None

    @property
    def environment(self) -> dict[str, str]:
        """What of the client's environment a session has."""
        if self._wire is None:
            return {}
        told = {str(name): str(value) for name, value in self._wire.get_environment().items()}
        return sound_environment(self._wire.get_terminal_type(), told)

    # What comes.

    def data_received(self, data: bytes, datatype: int | None) -> None:
        """Something was typed; it is kept for whoever takes it."""
        if self.taker is not None:
            self.taker.type(data)
        else:
            self._early += data
            self.pause_reading()

    def eof_received(self) -> bool:
        """Nothing more is typed; what there is to be read still goes out."""
        self._has_ended = True
        if self.taker is not None:
            self.taker.end_input()
        return True

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """The window has another size."""
        self._size = (width, height)
        if self.taker is not None:
            self.taker.resize(*sound_size(width, height))

    def pause_writing(self) -> None:
        """The client does not read what was sent."""
        self._is_full = True
        if self.taker is not None:
            self.taker.hold()

    def resume_writing(self) -> None:
        """It reads again."""
        self._is_full = False
        if self.taker is not None:
            self.taker.release()

    def connection_lost(self, exc: Exception | None) -> None:
        """The line has dropped, or all is over."""
        self._wire = None
        self.is_gone.set()
        taker, self.taker = self.taker, None
        if taker is not None:
            taker.close()

    def break_received(self, msec: int) -> bool:
        """A break means nothing here."""
        return False

    def signal_received(self, signal: str) -> None:
        """No signal is passed on."""

    # What goes.

    def hand_to(self, taker: Taker) -> None:
        """Let somebody take what comes from now on."""
        self.taker = taker
        if self._is_full:
            taker.hold()
        if self._wire is None:
            taker.close()
            return
        self._wire.resume_reading()
        early, self._early = bytes(self._early), bytearray()
        if early:
            taker.type(early)
        if self._has_ended:
            taker.end_input()

    def hand_to_nobody(self, left: bytes = b"") -> None:
        """Keep what comes until somebody takes it, behind what was left by the one who took it until now."""
        self.taker = None
        self._early += left

    def write(self, data: bytes) -> None:
        """Send bytes."""
        if self._wire is not None:
            with suppress(BrokenPipeError, OSError):
                self._wire.write(data)

    def say(self, words: Text, ends: str = "\r\n") -> None:
        """Send a line of text."""
        self.write((words.render(self.language) + ends).encode())

    def pause_reading(self) -> None:
        """Have nothing come for a while."""
        if self._wire is not None:
            self._wire.pause_reading()

    def resume_reading(self) -> None:
        """Have it come again."""
        if self._wire is not None:
            self._wire.resume_reading()

    def leave(self, words: Text, status: int) -> None:
        """Say something, tell the exit status, and close."""
        if words.template:
            self.say(words)
        if self._wire is not None:
            with suppress(OSError):
                self._wire.exit(status)


def _bound_environment(channel: Any) -> None:
    """Refuse variables of the client that are too many or too long. asyncssh keeps all, and has no setting for it."""
    accept: Callable[[Any], bool] | None = getattr(channel, "_process_env_request", None)
    if accept is None:
        return
    accepted, count = accept, 0

    def bounded(packet: Any) -> bool:
        nonlocal count
        count += 1
        if count > _MOST_VARIABLES or len(packet.get_remaining_payload()) > _LONGEST_VARIABLE:
            return False
        return accepted(packet)

    channel._process_env_request = bounded
