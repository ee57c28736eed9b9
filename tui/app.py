"""The Textual app: what all screens stand in."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from pathlib import PurePath
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

from textual.app import App
from textual.filter import LineFilter
from textual.geometry import Offset
from textual.screen import Screen
from textual.types import AnimationLevel
from textual.worker import WorkerFailed

from saves.errors import SaveError
from saves.hosted import hosted
from saves.settings import Settings, load, store
from screens.base import LOWEST, STYLES, BaseScreen
from screens.by_name import host_of, in_window, new_screen
from screens.frame import NO_WORDS, HelpPages, Pages, Unforeseen
from screens.laid_out import LaidOutScreen
from screens.own_keys import with_keys
from tui.actions import REGISTRY
from tui.language import follow
from tui.signals import PlayedGames, followed
from tui.terminal import THEMES, Depth, chosen, depth_of, driver_class, forget_absurd_sizes, shows_unicode, stand_ins
from widgets.filled import Vocabulary
from widgets.palettes import Palette
from widgets.styles import NO_HUES, Hues

if TYPE_CHECKING:
    from saves.exchange import Farewell, LeftGame
    from screens.frame import Opened
    from screens.host import Host
    from tui.at_host import AtHost

_TITLE = "title"
"""The pile of screens (Textual's word is a mode) that stands in for the first one when a game lies at its bottom."""

_SWITCH = 0.001
"""Seconds after which a thread that thinks lets the screen have its turn: a key must not wait for several of them."""


class HavreApp(App[None], inherit_bindings=False, inherit_css=False):
    """The app with nothing of its own on screen: no command palette, header, toasts, mouse or animation.

    It is the `screens.frame.Frame` of its screens. With a saved game it opens that game at once, else the title.
    """

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Havre"
    AUTO_FOCUS = None
    ALLOW_SELECT = False

    def __init__(self, saved: LeftGame | None = None) -> None:
        forget_absurd_sizes()
        self.hosted = by = hosted()
        self.host: Host | None = host_of(by) if by is not None else None
        lowest = "game" if saved is not None else "title" if self.host is None else "lobby"
        styles: list[str | PurePath] = [STYLES, LOWEST[lowest]]
        super().__init__(driver_class=driver_class(), css_path=styles, ansi_color=True)
        for theme in THEMES:
            self.register_theme(theme)
        self.animation_level: AnimationLevel = "none"
        self._disable_tooltips = self._disable_notifications = True  # widgets of Textual's own, which nothing uses
        self.settings, self._unread = load()
        self._at_host: AtHost | None = None
        self._ground: Palette | None = None
        self._follow()
        self._styled_in = self.theme
        self._saved = saved
        self._is_settled = False
        self.add_mode(_TITLE, partial(new_screen, "title"))
        self._played = PlayedGames()

    def _follow(self) -> None:
        """Do as the settings say."""
        self.registry, wrong = with_keys(REGISTRY, self.settings.keys, self.settings.key_set)
        self.settings_problems: Sequence[str] = (*self._unread, *wrong)
        self.theme = chosen(self.settings.palette, self._depth, self._ground).name
        glyphs = self.settings.glyphs
        self.ascii_glyphs = glyphs == "ascii" or (glyphs == "auto" and not shows_unicode())

    @property
    def cursor_position(self) -> Offset:
        """Where the terminal's cursor, hidden as it is, is left by a drawing: magnifiers and readers follow it.

        It stands on what is selected, or stays where it was: where a widget that is typed into has put it.
        """
        screen = self.screen
        place = screen.cursor_place() if isinstance(screen, BaseScreen) else None
        if place is not None:
            self._cursor_place = place
        return self._cursor_place

    @cursor_position.setter
    def cursor_position(self, place: Offset) -> None:
        self._cursor_place = place

    @property
    def _depth(self) -> Depth:
        """How many colours the terminal shows."""
        return depth_of(self.console.color_system, no_color=self.no_color, is_headless=self.is_headless)

    @property
    def asks_ground(self) -> bool:
        """Whether it is of use to know the ground of the terminal."""
        return self.settings.palette == "auto" and self._depth == "many"

    def stands_on(self, ground: Palette) -> None:
        """The terminal has told its ground."""
        if ground is self._ground:
            return
        self._ground = ground
        before = self.theme
        self._follow()
        if self.theme != before:
            for widget in self.screen.query("*"):
                widget.refresh()

    def get_line_filters(self) -> Sequence[LineFilter]:
        """What every row goes through before it is shown: where the terminal shows ASCII alone, its signs."""
        return [*super().get_line_filters(), *stand_ins(self.settings.glyphs, is_ascii=self.ascii_glyphs)]

    def change_settings(self, settings: Settings) -> None:
        """Follow these settings from now on and keep them."""
        if settings.language != self.settings.language:
            follow(settings.language)
            if self._at_host is not None:
                self._at_host.speak(settings.language)
            for screen in chain(*self._screen_stacks.values()):
                if isinstance(screen, LaidOutScreen):
                    screen.reworded()
        self.settings = settings
        self._unread = []
        try:
            store(settings)
        except SaveError as error:
            self._unread = [str(error)]
        self._follow()

    def get_default_screen(self) -> Screen[None]:
        """The screen below all others: the game to begin with, since nobody sees a title that lies under it.

        Most terminals have told their ground while it was imported: then nothing need be styled twice.
        """
        if self._saved is not None:
            screen = self._game_screen(self._saved)
        else:
            screen = new_screen("title") if self.host is None else new_screen("lobby", self.host)
        self._ground = getattr(self._driver, "ground", None)
        if self._ground is not None:
            self._follow()
        self._styled_in = self.theme
        self.stylesheet.set_variables(self.get_css_variables())
        return screen

    def open_screen(self, name: str, *of: str) -> None:
        """Put a screen over this one: "new-game", of a title if one is named, or "saves"."""
        self.push_screen(new_screen(name, *of))

    def open_lesson(self, title: str, variant: str = "") -> None:
        """Teach a title or a variant by playing it, in the place of the screen that chose it."""
        screen = new_screen("lesson", title, variant)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def open_over(self, screen: Screen[None]) -> None:
        """Put a screen that is there already over this one."""
        self.push_screen(screen)

    def open_text(self, pages: Pages, words: Vocabulary = NO_WORDS, hues: Hues = NO_HUES) -> None:
        """Show pages that are read as they are; in them these words have their styles, and those these hues."""
        self.push_screen(new_screen("text", pages, words, hues))

    def open_help(
        self, contexts: Sequence[str], pages: HelpPages, hues: Hues = NO_HUES, about: tuple[str, str] = ("", "")
    ) -> None:
        """Explain what can be done in these contexts; `pages` are told besides, `about` is looked up in the rules."""
        self.push_screen(new_screen("help", contexts, pages, hues, about))

    def open_rules(self, title: str, about: str, *, finds: bool = False) -> None:
        """Show the rules of a title ("": of all) with the cursor on the text about something of the game, if any.

        `finds`: words are typed at once by which texts are found.
        """
        self.push_screen(new_screen("rules", title, about, finds))

    def open_game(self, saved: Opened) -> None:
        """Play a game in the place of the screens that chose it, or of the game that was played there."""
        is_played = self._played.screen is not None
        self._played.part()
        screen = self._game_screen(saved)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
            return
        if is_played:
            self._show_title()
        self.push_screen(screen)

    def _game_screen(self, saved: LeftGame) -> Screen[None]:
        kept: LeftGame = in_window(saved)
        screen: Screen[None] = new_screen("game", kept)
        self._played.begin(screen, kept)
        return screen

    def leave(self) -> None:
        """Go back to the screen before this one. A game that is left is closed."""
        if self._played.screen is self.screen:
            self._played.part()
        if len(self.screen_stack) > 1:
            self.pop_screen()
        else:
            self._show_title()

    def _show_title(self) -> None:
        """Show the title in the place of the game that lies below all other screens."""
        self.workers.cancel_node(self.screen)
        self.switch_mode(_TITLE)

    @property
    def farewell(self) -> str:
        """What is to be said of the game that was left last and could not be saved, if there was one."""
        farewells = self._played.farewells
        return farewells[-1].sentence if farewells else ""

    def farewells(self) -> Sequence[Farewell]:
        """What is to be said of all games that could not be saved, after the end."""
        self._played.part()
        return self._played.farewells

    def _handle_exception(self, error: Exception) -> None:
        """End with a sentence, wherever the error came up: Textual hands over every one that nobody caught."""
        cause = error.error if isinstance(error, WorkerFailed) else error
        super()._handle_exception(cause if isinstance(cause, Unforeseen) else Unforeseen(cause))

    def picture(self) -> str:
        return self.export_screenshot()

    def refresh_css(self, animate: bool = True) -> None:
        """Style everything anew, but for the first picture in its first theme: that has just been styled."""
        if self._is_settled or self.theme != self._styled_in:
            self._styled_in = self.theme
            super().refresh_css(animate)

    def redraw_terminal(self) -> None:
        """Send everything on screen again."""
        if (forget := self._of_the_driver("forget_screen")) is not None:
            forget()
        self.screen.refresh()

    def _of_the_driver(self, name: str) -> Callable[[], None] | None:
        """Something that the driver can do, if there is a driver and it can."""
        found: Callable[[], None] | None = getattr(getattr(self, "_driver", None), name, None)
        return found

    def on_resize(self) -> None:
        """Draw anew: nobody knows what a terminal keeps of its picture when it is resized there and back."""
        if self._is_settled:
            self.redraw_terminal()

    def on_ready(self) -> None:
        """The first picture is laid out: look for garbage from now on, and follow what happens to the terminal."""
        self._is_settled = True
        gc.freeze()  # what was loaded until now stays: to look through it would delay the picture, and keys later on
        gc.enable()

    async def run_async(self, **options: Any) -> Any:
        """See `textual.app.App`. It ends cleanly when the line drops or somebody ends the program by a signal."""
        with followed(self.exit):
            try:
                return await super().run_async(**options)
            finally:
                if self._at_host is not None:
                    self._at_host.end()
                if (close := self._of_the_driver("close")) is not None:
                    close()  # Textual does not where its own end fails

    def on_mount(self) -> None:
        """Let keys have their turn while computers think."""
        sys.setswitchinterval(_SWITCH)
        if self.host is not None:
            self._at_host = resolve_name("tui.at_host:AtHost")(self, self.host)
            self._at_host.begin(self.settings.language)
        if self.is_headless:
            self._follow()
