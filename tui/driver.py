"""The way to and from a Unix terminal: sends as little as possible, and sleeps until a key comes."""

from __future__ import annotations

import asyncio
import os
import selectors
import signal
import sys
import termios
from codecs import getincrementaldecoder
from collections.abc import Callable
from contextlib import suppress
from threading import Event
from typing import TYPE_CHECKING, Any

from textual.drivers.linux_driver import LinuxDriver

from screens.keys_first import KEYS
from tui.cells import CellScreen
from tui.received import Received, within
from tui.terminal import QUESTION, ground_of

try:
    from textual._xterm_parser import XTermParser
except ImportError:  # a name of Textual's own, which another release may not have
    XTermParser = None  # type: ignore[assignment, misc]  # the keys are then read by Textual

if TYPE_CHECKING:
    from textual.app import App

    from widgets.palettes import Palette


_AT_ONCE = 256
"""So many bytes are read before the app has handled those before: a queue that takes all would grow without end."""

_PATIENCE = 1.0
"""Seconds after which the app is asked once more: the screen that would have told has gone."""

_ESCAPE_DELAY = 50
"""Milliseconds after which an escape is the key itself; the environment variable ESCDELAY says otherwise."""


class TerminalDriver(LinuxDriver):
    """Textual's driver with a few differences, each for play over a line.

    Only cells that differ are sent (`tui.cells`). Waiting for a key takes no processor time; the original
    looks ten times a second. When the input ends the app ends too; the original would spin. Noise is passed over
    (`tui.received`). Input is read as fast as the app handles it.
    The mouse is never asked for. What it takes from Textual beyond the public names may go away: it does without.
    """

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        """See `textual.driver.Driver`; `mouse` is left off whatever it says."""
        shown = _sound(size or app.size)
        super().__init__(app, debug=debug, mouse=False, size=shown)
        self._shown_app = app
        self._own_loop = asyncio.get_running_loop()
        self._cells = CellScreen(*shown)
        self._wake_reader, self._wake_writer = os.pipe()
        self._is_over = Event()
        self._handled = Event()
        """Whether the app has handled what was read last."""
        self._has_asked = False
        self._modes_before: list[Any] | None = None
        self._is_suspended = False
        self.ground: Palette | None = None
        """The palette for the ground of the terminal, as soon as it has told that."""
        if self.can_suspend:
            self._own_loop.add_signal_handler(signal.SIGTSTP, self._stop)
            self._own_loop.add_signal_handler(signal.SIGCONT, self._go_on)
        else:  # nobody could let it go on
            for number in (signal.SIGTSTP, signal.SIGCONT):
                signal.signal(number, signal.SIG_IGN)

    @property
    def can_suspend(self) -> bool:
        """Whether there is a shell that the program can be stopped for: at a host there is none."""
        return getattr(self._app, "hosted", None) is None

    def start_application_mode(self) -> None:
        """Take the terminal, and ask it once for its ground if the app would know it; nobody waits for the answer."""
        super().start_application_mode()  # type: ignore[no-untyped-call]  # Textual's has no types
        if XTermParser is not None and not self._has_asked and getattr(self._shown_app, "asks_ground", False):
            self._has_asked = True
            self.write(QUESTION)

    def stop_application_mode(self) -> None:
        """Send all that gives the terminal back; `close` gives it its own modes again."""
        self._modes_before, self.attrs_before = self.attrs_before, None  # Textual would set them back before its end
        super().stop_application_mode()

    def close(self) -> None:
        """Let the terminal make signals of keys again, when all that was sent has gone out.

        What has not is thrown away with ctrl+c, as terminals do, and with it the end of what was asked of them.
        """
        super().close()
        before, self._modes_before = self._modes_before, None
        if before is not None:
            with suppress(termios.error):  # the line has dropped
                termios.tcsetattr(self.fileno, termios.TCSAFLUSH, before)

    def _stop(self) -> None:
        """Give the terminal back and stop until somebody lets the program go on.

        Textual does so wherever a signal strikes: in the middle of a drawing that would be waited for ever after.
        """
        self.suspend_application_mode()
        self._is_suspended = True
        os.kill(os.getpid(), signal.SIGSTOP)

    def _go_on(self) -> None:
        """Take the terminal, of which nobody knows what has become. Whoever was stopped from outside has kept it."""
        if not self._is_suspended:
            self.suspend_application_mode()
        self._is_suspended = False
        self.resume_application_mode()

    def _answered(self, answer: str) -> None:
        """Tell the app the ground that the terminal has told."""
        ground = ground_of(answer)
        follow: Callable[[Palette], None] | None = getattr(self._shown_app, "stands_on", None)
        self.ground = ground or self.ground
        if ground is not None and follow is not None:
            self._own_loop.call_soon_threadsafe(follow, ground)

    def forget_screen(self) -> None:
        """Send every cell again with the next drawing."""
        self._cells.forget()

    def write(self, data: str) -> None:
        """Send the difference that `data` makes."""
        self._cells.resize(*self._shown_app.size)
        if text := self._cells.feed(data):
            super().write(text)

    def run_input_thread(self) -> None:
        """Turn what is typed into messages until input is disabled or ends."""
        if XTermParser is None:
            super().run_input_thread()
            return
        received = Received(lambda: XTermParser().feed, _escape_delay(), self._answered)
        terminal = _input()
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        with selectors.DefaultSelector() as selector:
            selector.register(self._wake_reader, selectors.EVENT_READ)
            selector.register(terminal, selectors.EVENT_READ)
            while not self._is_over.is_set():
                ready = {source.fd for source, _ in selector.select(received.patience)}
                if self._wake_reader in ready:
                    os.read(self._wake_reader, 1)
                    continue
                messages = [] if terminal in ready else received.end()
                if terminal in ready:
                    typed = _read(terminal)
                    KEYS.came()
                    if not typed:
                        self._own_loop.call_soon_threadsafe(self._shown_app.exit)
                        return
                    messages = received.take(decode(typed))
                for message in messages:
                    self.process_message(message)
                if messages:
                    self._wait_for_the_app()

    def _wait_for_the_app(self) -> None:
        """Wait until the app has handled what it was sent, or the input is over. Called by the thread of the input.

        What asks goes the way of a key: through the queue of the app, and through that of the screen.
        """
        handled = self._handled = Event()
        while not self._is_over.is_set() and not handled.is_set():
            try:
                self._own_loop.call_soon_threadsafe(self._ask_app, handled)
            except RuntimeError:  # the loop has ended
                return
            handled.wait(_PATIENCE)

    def _ask_app(self, handled: Event) -> None:
        def reached_app() -> None:
            if not self._shown_app.screen.call_later(handled.set):
                handled.set()

        if not self._shown_app.call_later(reached_app):
            handled.set()

    def _get_terminal_size(self) -> tuple[int, int]:
        """The size of the terminal, as far as it can be drawn: Textual asks for it after every change."""
        return _sound(super()._get_terminal_size())

    def disable_input(self) -> None:
        self._is_over.set()
        self._handled.set()
        os.write(self._wake_writer, b".")
        super().disable_input()
        self._is_over.clear()


def _escape_delay() -> float:
    """Seconds after which an escape is the key itself."""
    asked = os.environ.get("ESCDELAY", "")
    is_asked = asked.isascii() and asked.isdigit() and 0 < len(asked) < 6
    return max(int(asked) if is_asked else _ESCAPE_DELAY, 1) / 1000


def _input() -> int:
    return sys.__stdin__.fileno() if sys.__stdin__ is not None else 0


def _sound(size: tuple[int, int]) -> tuple[int, int]:
    """A size, or that of the terminal itself where the environment names one that no terminal has."""
    if tuple(size) != within(*size):
        with suppress(OSError):
            size = os.get_terminal_size(_input())
    return within(*size)


def _read(terminal: int) -> bytes:
    """What was typed; nothing when the terminal has gone."""
    try:
        return os.read(terminal, _AT_ONCE)
    except OSError:
        return b""
