"""The title screen: the harbour, and where to go from here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import islice
from pathlib import Path

from textual.widget import Widget

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _
from engine.titles import about
from saves import SaveError, Summary, latest
from saves.daily import begun_or_continued, daily_titles, today
from saves.record import Record
from saves.records import records
from saves.slots import existing
from saves.titles import title_name
from screens import by_name
from screens.actions import Action, key_label
from screens.base import BaseScreen
from screens.menus.describing import game_line
from screens.menus.harbour import HUES, harbour
from screens.menus.holding import holding
from screens.menus.standing import Looking, best_of, count, of_the_day
from screens.opening import last_title, opened
from screens.titles import has_lesson, usual_names
from widgets.choices import Choices, Row
from widgets.lines import Line, fit, text, width, wrap
from widgets.panel import Panel
from widgets.panes import Aside, Panes

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
_LABELS = {
    "continue_game": N_("Continue"),
    "new_game": N_("New game"),
    "daily": N_("Daily harbour"),
    "saved_games": N_("Saved games"),
    "show_records": N_("Records"),
    "first_game": N_("First game"),
    "show_rules": N_("Rules"),
    "open_settings": N_("Settings"),
    "show_help": N_("Help"),
    "quit": N_("Quit"),
}
_SECONDS = 5.0
"""How long it may take to find out how a game stands."""
_FOR_NEWCOMERS = "first_game"


class TitleScreen(BaseScreen):
    """Continue, new game, saved games, help, quit."""

    CONTEXTS = ("title", "list")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    hues = HUES

    def __init__(self) -> None:
        super().__init__()
        self._latest: Summary | None = None
        self._saved = 0
        self._played = ""
        """The title that was played last: its daily game, its lesson and its best result are the ones shown."""
        self._looking = Looking()
        self._records: list[Record] = []
        self._is_newcomer = False
        """Whether there is no saved game at all: the first game then comes first."""
        self._problem = ""
        self._menu = Choices(id="menu")
        self._held = Aside(id="held", classes="further")
        self._below = Panel(id="problem")
        self._look()

    def parts(self) -> Sequence[Widget]:
        return Panel(harbour, id="harbour"), Panes(self._menu, self._held, id="choices"), self._below

    def tell(self) -> None:
        self._menu.show(self._rows())
        self._held.tell(_(_LABELS[self._menu.chosen]), self._holds)
        problem = self._problem or self.frame.farewell or next(iter(self.frame.settings_problems), "")
        self._below.show(
            lambda columns, _rows: [fit(line, columns, "centre") for line in wrap(problem, columns - 2, "short", " ")]
        )

    def _look(self) -> None:
        """See which game there is to continue, and what the records say."""
        self._problem = ""
        try:
            self._latest = latest()
            self._played = last_title()
            self._saved = len(existing())
            self._is_newcomer = self._latest is None and not self._saved
        except SaveError as error:
            self._latest, self._problem = None, str(error)
        try:
            self._records = records()
        except SaveError as error:
            self._problem = self._problem or str(error)

    def on_mount(self) -> None:
        self.call_after_refresh(self._look_closer)

    def on_unmount(self) -> None:
        self._looking.stop()

    def seen_again(self) -> None:
        self._look()
        super().seen_again()
        self._look_closer()

    def _look_closer(self) -> None:
        """Find out how the game to continue stands if that is not known, once there is a picture."""
        found = self._latest
        if found is not None and self._looking.stands.of(found.slot) is None:
            self._looking.stop()
            self.in_background(partial(self._looking.find, [found.slot], _SECONDS, self._read_more), alone=True)

    def _read_more(self) -> None:
        if self.is_active:
            self.redraw()

    def available(self, action: Action) -> bool:
        return action.name != "continue_game" or self._latest is not None

    def _choices(self) -> list[str]:
        choices = [name for name in _MENU if name != "continue_game" or self._latest is not None]
        if self._is_newcomer:
            choices.remove(_FOR_NEWCOMERS)
            choices.insert(0, _FOR_NEWCOMERS)
        return choices

    def _rows(self) -> list[Row]:
        """The lines of the menu: the key that chooses a line at once, what it is, and something about it."""
        keys: dict[str, str] = {}
        for action, shown in self.frame.registry.active(self.contexts):
            keys.setdefault(action.name, shown[0])
        notes = self._notes()
        cells = max(width(text(key_label(keys[name]))) for name in self._choices()) + 2
        most = max(width(text(_(_LABELS[name]))) for name in self._choices()) + 2

        def line(name: str, columns: int) -> Line:
            about = text(notes.get(name, ""), "plain" if name == "continue_game" else "dim")
            key = fit(text(key_label(keys[name]), "key"), cells)
            return fit(text(" ") + key + fit(text(_(_LABELS[name])), most) + about, columns)

        return [Row(name, partial(line, name)) for name in self._choices()]

    def _notes(self) -> dict[str, str]:
        """What each line of the menu holds."""
        notes = {
            "daily": of_the_day(self._records, today()),
            "saved_games": count(self._saved),
            "show_records": best_of(self._records, self._played),
            "first_game": title_name(self._lesson) if len(TITLES) > 1 else "",
        }
        if self._latest is None:
            return notes
        stands = self._looking.stands.of(self._latest.slot) or ""
        return notes | {"continue_game": game_line(self._latest, stands)}

    def _holds(self, columns: int, rows: int) -> list[Line]:
        """What the line with the cursor holds, in a few lines."""
        held = holding(self._menu.chosen, self._latest, self._records, self._lesson)
        return [line for words in held for line in wrap(words, columns - 2, "plain", " ", "   ")][:rows]

    def help_pages(self) -> Sequence[tuple[str, str]]:
        """What the lines of the menu hold."""
        parts = [
            _("{line}: {words}").format(
                line=_(_LABELS[name]), words=" ".join(holding(name, self._latest, self._records, self._lesson))
            )
            for name in self._choices()
            if name not in ("continue_game", "new_game", "show_records")
        ]
        return [(_("This screen"), "\n\n".join(parts))]

    def do_cursor_up(self) -> None:
        self._menu.move(-1)

    def do_cursor_down(self) -> None:
        self._menu.move(1)

    def do_choose(self) -> None:
        getattr(self, f"do_{self._menu.chosen}")()

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
            saved = begun_or_continued(*self._daily())
            if saved.read_only:
                saved.close()
                raise SaveError(_("{name} is open in another program.").format(name=saved.slot))
        except SaveError as error:
            self._problem = str(error)
            return
        self.frame.open_game(saved)

    def _daily(self) -> tuple[str, date, list[str]]:
        """The title whose daily game is played, the day, and who plays it: the title played last, if it has one."""
        titles = daily_titles()
        title = self._played if self._played in titles else titles[0]
        opening = about(title).daily
        people = 1 if opening is None else opening.seats - len(opening.levels)
        return title, today(), list(islice(usual_names(title), people))

    def do_show_records(self) -> None:
        try:
            screen = by_name.records_screen()(records())
        except SaveError as error:
            self._problem = str(error)
            return
        self.frame.open_over(screen)

    @property
    def _lesson(self) -> str:
        """The title that the first game teaches: the one played last, if it has a lesson."""
        return self._played if has_lesson(self._played) else next(filter(has_lesson, TITLES))

    def do_first_game(self) -> None:
        self.frame.open_lesson(self._lesson)

    def do_saved_games(self) -> None:
        self.frame.open_screen("saves")

    def do_quit(self) -> None:
        self.app.exit()
