"""What a screen may ask of the app that it runs in: settings, keys, other screens; how an unforeseen error ends it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from rich.text import Text

from engine.texts.language import gettext as _
from saves.error_log import logged, named
from screens.actions import Registry
from widgets.filled import Vocabulary
from widgets.lines import Line
from widgets.styles import NO_HUES, Hues

if TYPE_CHECKING:
    from textual.screen import Screen

    from saves import SavedGame
    from saves.follower import Follower
    from saves.hosted import Hosted
    from saves.settings import Settings
    from screens.host import Host

    Opened = SavedGame | Follower
    """A saved game that is played here: written, or followed as another window writes it."""


Pages = Sequence[tuple[str, Sequence[str | Line] | Callable[[int], Sequence[Line]]]]
"""Titles and lines, or what gives them for so many columns."""
HelpPages = Sequence[tuple[str, str | Callable[[int], Sequence[Line]]]]
"""Titles and texts, in which an empty line parts paragraphs, or what gives the lines for so many columns."""
NO_WORDS: Vocabulary = {}


class Frame(Protocol):
    """What a screen may ask of the app that it runs in."""

    registry: Registry
    """What can be done, and with which keys."""
    ascii_glyphs: bool
    """Whether the terminal shows ASCII only."""
    settings: Settings
    """What the player has chosen for all games."""
    settings_problems: Sequence[str]
    """What is wrong with the settings, a sentence each."""
    hosted: Hosted | None
    """The player for whom a host runs this session, and the line to it; None at home."""
    host: Host | None
    """The host of this session, to be asked; None at home."""

    @property
    def farewell(self) -> str:
        """What is to be said of a game that was left and could not be saved, if there was one."""

    def change_settings(self, settings: Settings) -> None:
        """Follow these settings from now on and keep them; what is wrong with it stands in `settings_problems`."""

    def open_screen(self, name: str, *of: str) -> None:
        """Put a screen over this one: "new-game", of a title if one is named, or "saves"."""

    def open_lesson(self, title: str, variant: str = "") -> None:
        """Teach a title that has a lesson, or a variant, by playing it, in the place of the screen that chose it."""

    def open_over(self, screen: Screen[None]) -> None:
        """Put a screen that is there already over this one."""

    def open_text(self, pages: Pages, words: Vocabulary = NO_WORDS, hues: Hues = NO_HUES) -> None:
        """Show pages that are read as they are; in them these words have their styles, and those these hues."""

    def open_help(
        self, contexts: Sequence[str], pages: HelpPages, hues: Hues = NO_HUES, about: tuple[str, str] = ("", "")
    ) -> None:
        """Explain what can be done in these contexts; `pages` are told besides, `about` is looked up in the rules."""

    def open_rules(self, title: str, about: str, *, finds: bool = False) -> None:
        """Show the rules of a title ("": of all) with the cursor on the text about something of the game, if any.

        `finds`: words are typed at once by which texts are found.
        """

    def open_game(self, saved: Opened) -> None:
        """Play a game in the place of the screens that chose it."""

    def leave(self) -> None:
        """Go back to the screen before this one, or to the title."""

    def picture(self) -> str:
        """What the screen shows, as an SVG."""

    def redraw_terminal(self) -> None:
        """Send everything on screen again."""


class Unforeseen(Exception):
    """An error on a screen; its cause is the error itself. Textual ends the app and prints what `__rich__` gives."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(named(error))
        self.__cause__ = error
        self._sentence = logged(error)

    def __rich__(self) -> Text:
        return Text(_("havre: {sentence}").format(sentence=self._sentence))
