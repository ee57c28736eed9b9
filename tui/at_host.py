"""A session at a host: its line is read as soon as there is something, and what is told to every screen is shown."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from engine.texts.language import gettext as _
from saves.harbour.replies import News, Told, YourTurn
from saves.harbour.requests import Speak
from saves.titles import title_name
from screens.base import BaseScreen
from screens.words import shown

if TYPE_CHECKING:
    from textual.app import App

    from screens.host import Host

_AUTO = "auto"
"""What the settings say where the terminal says the language."""


class AtHost:
    """The line to a host within the loop of the app."""

    def __init__(self, app: App[None], host: Host) -> None:
        self._app = app
        self._host = host
        self._handle = -1

    def begin(self, language: str) -> None:
        """Read the line from now on whenever there is something; for `language` see `speak`."""
        self._host.listen(self._tell)
        if self._host.is_there:
            self._handle = self._host.fileno()
            asyncio.get_running_loop().add_reader(self._handle, self._read)
            if language != _AUTO:
                self.speak(language)

    def end(self) -> None:
        """Read it no more."""
        self._host.stop(self._tell)
        handle, self._handle = self._handle, -1
        if handle >= 0:
            with suppress(RuntimeError):  # the loop is closed
                asyncio.get_running_loop().remove_reader(handle)

    def speak(self, language: str) -> None:
        """The host speaks this language to its player, too, whose code or "auto" is as in the settings."""
        self._host.tell(Speak("" if language == _AUTO else language))

    def _read(self) -> None:
        handle = self._handle
        self._host.read()
        if not self._host.is_there:
            asyncio.get_running_loop().remove_reader(handle)
            self._handle = -1
            self._say(_("The host has gone: what is on the disk stays there."))

    def _tell(self, one: News) -> None:
        match one:
            case YourTurn(_table, title, bell):
                if bell:
                    self._app.bell()
                self._say(
                    _("It is your turn at a table of {title}: the lobby leads there.").format(title=title_name(title))
                )
            case Told(sentence, _ends):
                self._say(shown(sentence))
            case _:
                pass

    def _say(self, words: str) -> None:
        """Say something in the line of keys of a screen that does not show it elsewhere."""
        screen = self._app.screen
        if isinstance(screen, BaseScreen) and not screen.hears_host:
            self._app.call_next(self._remark, screen, words)

    @staticmethod
    def _remark(screen: BaseScreen, words: str) -> None:
        if screen.is_active:
            screen.remark(words)
            screen.redraw()
