"""Somebody new is asked for a code and for a name, before any session is there: lines typed over the channel."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from typing import Final

from engine.texts import Text, message
from saves.harbour.people import HarbourError, People, Person
from tui.host.channel import Channel

_LONGEST: Final = 60
_MOST_AHEAD: Final = 4096
_TRIES: Final = 5
_ENDS: Final = (0x03, 0x04)
"""ctrl+c and ctrl+d."""
_BACK: Final = (0x08, 0x7F)
_SEQUENCE: Final = re.compile(rb"\x1b(?:\[[0-?]*[ -/]*[@-~]?|O.|.)?", re.DOTALL)


class Left(Exception):
    """Whoever was asked has gone, or has not answered."""


class Asker:
    """Asks for a line, and shows what is typed of it where there is a terminal: letters, digits, a few signs."""

    def __init__(self, channel: Channel) -> None:
        self._channel = channel
        self._typed = bytearray()
        self._line: asyncio.Future[str] | None = None
        self._is_over = False
        self.left = b""
        """What was typed ahead of the next question, or of the session."""
        channel.hand_to(self)

    async def ask(self, words: Text) -> str:
        """The answer to a question; raises `Left`."""
        if self._is_over and not self.left:
            raise Left
        self._channel.say(words, " ")
        self._typed.clear()
        self._line = asyncio.get_running_loop().create_future()
        ahead, self.left = self.left, b""
        self.type(ahead)
        if self._is_over and not self._line.done():
            raise Left
        return await self._line

    def type(self, data: bytes) -> None:
        """Take signs; of a sequence, such as that of an arrow, nothing."""
        signs = _SEQUENCE.sub(b"", data)
        for place, sign in enumerate(signs):
            if self._line is None or self._line.done():
                self.left = (self.left + signs[place:])[:_MOST_AHEAD]
                return
            self._take(sign)

    def _take(self, sign: int) -> None:
        if sign in _ENDS:
            self.close()
        elif sign in (0x0D, 0x0A):
            self._show(b"\r\n")
            if self._line is not None:
                self._line.set_result(self._typed.decode("ascii"))
        elif sign in _BACK:
            if self._typed:
                del self._typed[-1:]
                self._show(b"\b \b")
        elif 0x20 <= sign < 0x7F and len(self._typed) < _LONGEST:
            self._typed.append(sign)
            self._show(bytes([sign]))

    def _show(self, data: bytes) -> None:
        if self._channel.size is not None:
            self._channel.write(data)

    def resize(self, columns: int, rows: int) -> None:
        """Nothing is drawn."""

    def end_input(self) -> None:
        """Nobody answers any more."""
        self.close()

    def hold(self) -> None:
        """Little is sent."""

    def release(self) -> None:
        """Little is sent."""

    def close(self) -> None:
        """The line has dropped, or somebody does not want to answer."""
        self._is_over = True
        if self._line is not None and not self._line.done():
            self._line.set_exception(Left())


async def introduced(
    channel: Channel, people: People, fingerprint: str, wish: str, now: Callable[[], float], *, needs_code: bool
) -> Person:
    """A new player, who was asked for what is needed, or a known one with another key. Raises `Left`, `StoreError`."""
    asker = Asker(channel)
    channel.say(message("Welcome. This key is new here."))
    code = await _code(asker, channel, people, now) if needs_code else None
    if code is not None and (known := _known(channel, people, fingerprint, code, now())) is not None:
        channel.hand_to_nobody(asker.left)
        return known
    proposed = people.free_name(wish)
    channel.say(message("The others see a name: 1 to 20 letters, digits and '-'. It stays."))
    for _try in range(_TRIES):
        answer = (await asker.ask(message("Your name (enter: {name}):", name=proposed))).strip()
        try:
            player = _known(channel, people, fingerprint, answer, now()) if not needs_code else None
            player = player or people.enlist(answer or proposed, fingerprint, now(), code)
        except HarbourError as error:
            channel.say(error.sentence)
            proposed = people.free_name(wish)
            continue
        channel.hand_to_nobody(asker.left)
        return player
    raise Left


async def _code(asker: Asker, channel: Channel, people: People, now: Callable[[], float]) -> str:
    for _try in range(_TRIES):
        code = (await asker.ask(message("The code of your invitation:"))).strip()
        if people.is_code(code, now()):
            return code
        await asyncio.sleep(1)  # nobody tries many
        channel.say(message("This code lets nobody in: it is wrong, used, or too old."))
    raise Left


def _known(channel: Channel, people: People, fingerprint: str, code: str, now: float) -> Person | None:
    """The player for whom a code was made, who has this key, too, from now on; None where it was made for nobody."""
    player = people.meant_by(code, now)
    if player is None:
        return None
    try:
        people.add_key(player, fingerprint, now, code)
    except HarbourError as error:
        channel.say(error.sentence)
        raise Left from error
    channel.say(message("This key is yours from now on, {name}.", name=player.name))
    return player
