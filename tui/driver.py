"""The way to and from a Unix terminal: sends as little as possible, and sleeps until a key comes."""

from __future__ import annotations

import os
import selectors
from codecs import getincrementaldecoder
from typing import TYPE_CHECKING, Any

from textual import constants
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

from tui.cells import CellScreen

if TYPE_CHECKING:
    from textual.app import App


class TerminalDriver(LinuxDriver):
    """Textual's driver with three differences, each for play over a line.

    Only cells that differ are sent (`tui.cells`). Waiting for a key takes no processor time; the original
    looks ten times a second. When the input ends the app ends too; the original would spin.
    The mouse is never asked for.
    """

    def __init__(
        self, app: App[Any], *, debug: bool = False, mouse: bool = False, size: tuple[int, int] | None = None
    ) -> None:
        """See `textual.driver.Driver`; `mouse` is left off whatever it says."""
        super().__init__(app, debug=debug, mouse=False, size=size)
        self._cells = CellScreen(*app.size)
        self._wake_reader, self._wake_writer = os.pipe()

    def forget_screen(self) -> None:
        """Send every cell again with the next drawing."""
        self._cells.forget()

    def write(self, data: str) -> None:
        """Send the difference that `data` makes."""
        self._cells.resize(*self._app.size)
        if text := self._cells.feed(data):
            super().write(text)

    def run_input_thread(self) -> None:
        """Turn what is typed into messages until input is disabled or ends."""
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")(errors="replace").decode
        unfinished = False
        with selectors.DefaultSelector() as selector:
            selector.register(self._wake_reader, selectors.EVENT_READ)
            selector.register(self.fileno, selectors.EVENT_READ)
            while not self.exit_event.is_set():
                # An escape is the key itself if nothing follows it within the delay.
                ready = selector.select(constants.ESCAPE_DELAY if unfinished else None)
                unfinished = False
                for source, _ in ready:
                    if source.fd == self._wake_reader:
                        os.read(self._wake_reader, 1)
                        self.exit_event.wait(1)
                        break
                    typed = self._read()
                    if not typed:
                        self._loop.call_soon_threadsafe(self._app.exit)
                        return
                    for event in parser.feed(decode(typed)):
                        self.process_message(event)
                    unfinished = True
                for event in parser.tick():
                    self.process_message(event)

    def _read(self) -> bytes:
        """What was typed; nothing when the terminal has gone."""
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""

    def disable_input(self) -> None:
        """Stop listening for keys."""
        os.write(self._wake_writer, b".")
        super().disable_input()
