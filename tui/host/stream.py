"""Bytes between a session's terminal and a channel, no faster than either side takes them."""

from __future__ import annotations

import asyncio
import fcntl
import os
import socket
import struct
import termios
from contextlib import suppress
from typing import Final, Protocol

_AT_ONCE: Final = 16 * 1024

ALL: Final = 64 * 1024
"""Bytes that are kept for a side that does not take them."""


class Wire(Protocol):
    """The channel, as far as bytes go."""

    def write(self, data: bytes) -> None:
        """Send bytes."""

    def pause_reading(self) -> None:
        """Have nothing come for a while."""

    def resume_reading(self) -> None:
        """Have it come again."""


class Stream:
    """Carries until the session's side is at its end; `over` is done then."""

    def __init__(self, descriptor: int, wire: Wire) -> None:
        """The session's terminal or socket, which belongs to this from now on."""
        self._descriptor = descriptor
        self._wire = wire
        self._loop = asyncio.get_running_loop()
        self._typed = bytearray()
        self._is_closed = False
        self._is_held = False
        self._input_ends = False
        self.over: asyncio.Future[None] = self._loop.create_future()
        os.set_blocking(descriptor, False)
        self._loop.add_reader(descriptor, self._read)

    def type(self, data: bytes) -> None:
        """Hand on what came over the channel."""
        if self._is_closed:
            return
        was_waiting = bool(self._typed)
        self._typed += data
        if not was_waiting:
            self._hand_on()
        if self._typed and not was_waiting:
            self._wire.pause_reading()
            self._loop.add_writer(self._descriptor, self._go_on)

    def resize(self, columns: int, rows: int) -> None:
        """Give the terminal another size."""
        if not self._is_closed:
            with suppress(OSError):
                fcntl.ioctl(self._descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def end_input(self) -> None:
        """Nothing more is typed: of a socket that is told, to a terminal somebody may come back."""
        self._input_ends = True
        if not self._is_closed and not self._typed and not os.isatty(self._descriptor):
            with suppress(OSError), socket.socket(fileno=os.dup(self._descriptor)) as end:
                end.shutdown(socket.SHUT_WR)

    def hold(self) -> None:
        """The channel takes no more for now: what nobody reads is not read here."""
        if not self._is_closed and not self._is_held:
            self._loop.remove_reader(self._descriptor)
        self._is_held = True

    def release(self) -> None:
        """The channel takes more again."""
        if not self._is_closed and self._is_held:
            self._loop.add_reader(self._descriptor, self._read)
        self._is_held = False

    def close(self) -> None:
        """Hang up."""
        if self._is_closed:
            return
        self._is_closed = True
        self._loop.remove_reader(self._descriptor)
        self._loop.remove_writer(self._descriptor)
        os.close(self._descriptor)
        if not self.over.done():
            self.over.set_result(None)

    def _read(self) -> None:
        try:
            data = os.read(self._descriptor, _AT_ONCE)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:  # the last who had the terminal has gone
            data = b""
        if data:
            self._wire.write(data)
            return
        self._loop.remove_reader(self._descriptor)
        self._is_held = True
        if not self.over.done():
            self.over.set_result(None)

    def _hand_on(self) -> None:
        while self._typed:
            try:
                del self._typed[: os.write(self._descriptor, self._typed)]
            except (BlockingIOError, InterruptedError):
                return
            except OSError:
                self._typed.clear()

    def _go_on(self) -> None:
        self._hand_on()
        if not self._typed and not self._is_closed:
            self._loop.remove_writer(self._descriptor)
            self._wire.resume_reading()
            if self._input_ends:
                self.end_input()
