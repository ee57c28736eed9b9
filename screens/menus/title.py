"""The title screen: the harbour, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from gettext import gettext as _

from saves import SaveError, Summary, latest, summaries
from saves.daily import daily_titles, today
from saves.daily_game import begun_or_continued
from saves.records import records
from saves.statistics import dailies
from screens.actions import Action, key_label
from screens.base import BaseScreen
from screens.menus.describing import game_line
from screens.menus.records import record_lines
from screens.opening import opened
from screens.reading.reader import ReadingScreen
from screens.titles import TITLES
from widgets.lines import EMPTY, Line, block, fit, text
from widgets.menu import Entry, menu, moved

_HARBOUR = (
    r"            |>                                                    ",
    r"            |\               .-------------.                      ",
    r"           /| \              |\            |                      ",
    r"          / |  \             | \          _|_       /\   __   /\  ",
    r"         /__|___\            |  \        |___|     /  \ |  | /  \ ",
    r"      ______|_______         |___\                |_.._||==||_.._|",
    r"      \  o  o  o  o/      ___|___|________________|_||_||__||_||_|",
    r" ~~ ~~~\__________/~~ ~~ |                                        ",
    r"  ~ ~~~~~  ~~~  ~~~~ ~~~~|                                        ",
)
_MENU = (
    "continue_game",
    "new_game",
    "daily",
    "saved_games",
    "show_records",
    "first_game",
    "show_rules",
    "open_settings",
    "show_help",
    "quit",
)
_FOR_NEWCOMERS = "first_game"


class TitleScreen(BaseScreen):
    """Continue, new game, saved games, help, quit."""

    CONTEXTS = ("title", "list")

    def __init__(self) -> None:
        super().__init__()
        self._latest: Summary | None = None
        self._is_newcomer = False
        """Whether there is no saved game at all: the first game then comes first."""
        self._problem = ""
        self._place = 0
        self._look()

    def _look(self) -> None:
        """See which game there is to continue."""
        try:
            self._latest = latest()
            self._is_newcomer = self._latest is None and not summaries()
        except SaveError as error:
            self._latest, self._problem = None, str(error)

    def seen_again(self) -> None:
        self._look()
        self._place = min(self._place, len(self._choices()) - 1)
        super().seen_again()

    def available(self, action: Action) -> bool:
        return action.name != "continue_game" or self._latest is not None

    def _choices(self) -> list[str]:
        choices = [name for name in _MENU if name != "continue_game" or self._latest is not None]
        if self._is_newcomer:
            choices.remove(_FOR_NEWCOMERS)
            choices.insert(0, _FOR_NEWCOMERS)
        return choices

    def picture(self, columns: int, rows: int) -> Sequence[Line]:
        art = [fit(text(line, "rule" if "~" in line else "plain"), columns, "centre") for line in _HARBOUR]
        top = [
            fit(text(_("H A V R E"), "title"), columns, "centre"),
            fit(text(_("Harbour-town games for the terminal"), "dim"), columns, "centre"),
            *art,
            EMPTY,
        ]
        problem = self._problem or next(iter(self.frame.settings_problems), "")
        lines = [*top, *self._menu(columns), fit(text(" " + problem, "bad"), columns, "centre")]
        above = [EMPTY] * max(0, (rows - 1 - len(lines)) // 2)
        return [*block([*above, *lines], rows - 1), self.footer(columns)]

    def _menu(self, columns: int) -> list[Line]:
        labels = {
            "continue_game": _("Continue"),
            "new_game": _("New game"),
            "daily": _("Daily harbour"),
            "saved_games": _("Saved games"),
            "show_records": _("Records"),
            "first_game": _("First game"),
            "show_rules": _("Rules"),
            "open_settings": _("Settings"),
            "show_help": _("Help"),
            "quit": _("Quit"),
        }
        keys: dict[str, str] = {}
        for action, shown in self.frame.registry.active(self.contexts):
            keys.setdefault(action.name, shown[0])
        note = text(game_line(self._latest)) if self._latest is not None else EMPTY
        entries = [
            Entry(key_label(keys[name]), labels[name], note if name == "continue_game" else EMPTY)
            for name in self._choices()
        ]
        cells = 66
        margin = text(" " * ((columns - cells) // 2))
        return [margin + line for line in menu(entries, self._place, cells)]

    def do_cursor_up(self) -> None:
        self._place = moved(self._place, -1, len(self._choices()))

    def do_cursor_down(self) -> None:
        self._place = moved(self._place, 1, len(self._choices()))

    def do_choose(self) -> None:
        getattr(self, f"do_{self._choices()[self._place]}")()

    def do_continue_game(self) -> None:
        if self._latest is None:
            return
        try:
            saved = opened(self._latest.slot)
        except SaveError as error:
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    def do_new_game(self) -> None:
        self.frame.open_screen("new-game")

    def do_daily(self) -> None:
        try:
            title = daily_titles()[0]
            saved = begun_or_continued(title, today(), [TITLES[title].names[0]])
            if saved.read_only:
                saved.close()
                raise SaveError(_("{name} is open in another program.").format(name=saved.slot))
        except SaveError as error:
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    def do_show_records(self) -> None:
        try:
            found = records()
        except SaveError as error:
            self._problem = str(error)
            return
        self.frame.open_over(ReadingScreen([(_("Records"), record_lines(found, dailies(found, today())))]))

    def do_first_game(self) -> None:
        self.frame.open_screen("lesson")

    def do_saved_games(self) -> None:
        self.frame.open_screen("saves")

    def do_quit(self) -> None:
        self.app.exit()
