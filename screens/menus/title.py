"""The title screen: the harbour, and where to go from here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from textual.widget import Widget

from engine import TITLES
from engine.texts import N_
from engine.texts.language import gettext as _, listed, paragraph
from saves import SaveError, Summary, latest, lessons
from saves.daily import all_under_way, today
from saves.record import Record
from saves.records import records
from saves.slots import games
from saves.titles import title_name
from screens import by_name
from screens.actions import Action, key_label
from screens.dates import moment
from screens.games import last_title, opened
from screens.headed_screen import CursorScreen
from screens.menus.harbour import HUES, harbour
from screens.menus.standings import Looking, game_line
from screens.menus.words import best_of, count, in_short, kind, move_count, of_the_day, seats
from screens.titles import has_lesson
from widgets.choices import Choices, MenuLine
from widgets.lines import EMPTY, Line, fit, text, width, wrap
from widgets.panel import Aside, Panel, Panes

_LINES: Mapping[str, tuple[str, ...]] = {
    "open_lobby": (
        N_("Lobby"),
        N_("The tables of this host: where they wait for you, where a seat is free, what can be watched."),
    ),
    "continue_game": (N_("Continue"),),
    "new_game": (N_("New game"), N_("Against computer players, against each other at this keyboard, or alone.")),
    "daily": (
        N_("Daily harbour"),
        N_("The same harbour for everybody, a new one each day; the result can be shared."),
        N_("It is shown before it is begun: the medals, and your attempts."),
    ),
    "puzzles": (
        N_("Puzzles"),
        N_("The ends of games with a task and a best answer that is proven: five minutes each."),
        N_("One of them is today's, the same for everybody. Stars are for how near you come."),
    ),
    "saved_games": (
        N_("Saved games"),
        N_("Every game is saved with each move."),
        N_("Here they are opened, named, exported, taken in, checked and deleted."),
    ),
    "show_records": (N_("Records"), N_("Bests, means, seeds and every finished game, kind by kind.")),
    "first_game": (
        N_("First game"),
        N_("After the steps of the lesson the same game is played to its end, with advice at hand."),
        N_("Every title has a first game: f on the form of a new game teaches the one that is chosen there."),
    ),
    "show_rules": (
        N_("Rules"),
        N_("Chapters, cards and goods of every title."),
        N_("/ finds any word. From everywhere F3 leads there, at a table to the card with the cursor."),
    ),
    "open_settings": (
        N_("Settings"),
        N_("How moves are made, how long the computer thinks, colours, signs, and every key."),
    ),
    "show_help": (N_("Help"), N_("Every screen explains itself and its keys with ?.")),
    "quit": (N_("Quit"), N_("Every game is saved already.")),
}
"""The lines of the menu by their actions: what each is called, and what it holds, after what is told of games."""
_SECONDS = 5.0
"""How long it may take to find out how a game stands."""
_NOTE = 54
"""Cells beside a line of the menu in the smallest terminal."""


class TitleScreen(CursorScreen):
    """Continue, new game, saved games, help, quit."""

    CONTEXTS = ("title", "list", "at-host")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    hues = HUES
    menu: Choices

    def __init__(self) -> None:
        super().__init__()
        self._latest: Summary | None = None
        self._saved = 0
        self._played = ""
        """The title that was played last: its daily game, its lesson and its best result are the ones shown."""
        self._looking = Looking()
        self._records: list[Record] = []
        self._under_way: list[str] = []
        """The titles whose game of today has been begun and is not over."""
        self._half_taught: list[str] = []
        """The titles whose lesson has been begun."""
        self._is_newcomer = False
        """Whether there is no saved game at all: the first game then comes first."""
        self.menu = Choices(id="menu")
        self._beside = Aside(id="held", classes="further")
        self._below = Panel(id="problem")
        self._look()

    @property
    def contexts(self) -> tuple[str, ...]:
        return self.CONTEXTS if self.frame.host is not None else self.CONTEXTS[:2]

    def parts(self) -> Sequence[Widget]:
        return Panel(harbour, id="harbour"), Panes(self.menu, self._beside, id="choices"), self._below

    def tell(self) -> None:
        self.menu.fill(self._rows())
        self._beside.tell(_(_LINES[self.menu.chosen][0]), self._holds)
        problem = self.problem or self.frame.farewell or next(iter(self.frame.settings_problems), "")
        self._below.show(
            lambda columns, _rows: [fit(line, columns, "centre") for line in wrap(problem, columns - 2, "short", " ")]
        )

    def _look(self) -> None:
        """See which game there is to continue, and what the records say."""
        self.problem = ""
        self._half_taught = [title for title in TITLES if has_lesson(title) and lessons.is_begun(title)]
        try:
            self._latest = latest()
            self._played = last_title()
            slots = games()
            self._saved = len(slots)
            self._under_way = all_under_way(today()) if any(slot.startswith("daily") for slot in slots) else []
            self._is_newcomer = self._latest is None and not self._saved
        except SaveError as error:
            self._latest, self.problem = None, str(error)
        try:
            self._records = records()
        except SaveError as error:
            self.problem = self.problem or str(error)

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
            self.in_background(partial(self._looking.find, [found.slot], _SECONDS, self.show_more), alone=True)

    def available(self, action: Action) -> bool:
        return action.name not in ("continue_game", "open_lobby") or action.name in self._choices()

    def _choices(self) -> list[str]:
        """The lines of the menu, the first game at the top for newcomers."""
        absent = {"continue_game": self._latest is None, "open_lobby": self.frame.host is None}
        choices = [name for name in _LINES if not absent.get(name)]
        return sorted(choices, key=lambda name: not self._is_newcomer or name != "first_game")

    def _rows(self) -> list[MenuLine]:
        """The lines of the menu: the key that chooses a line at once, what it is, and something about it."""
        keys: dict[str, Line] = {}
        for action, shown in self.frame.registry.active(self.contexts):
            keys.setdefault(action.name, text(key_label(shown[0]), "key"))
        names = {name: text(_(_LINES[name][0])) for name in self._choices()}
        cells, most = max(width(keys[name]) for name in names) + 2, max(map(width, names.values())) + 2
        notes = self._notes()

        def drawn(name: str, columns: int) -> Line:
            before = text(" ") + fit(keys[name], cells) + fit(names[name], most)
            is_game = name == "continue_game"
            return before + (self._continued(columns - width(before)) if is_game else notes.get(name, EMPTY))

        return [MenuLine(name, partial(drawn, name)) for name in names]

    def _continued(self, cells: int) -> Line:
        """The game to continue, and how it stands, in so many cells."""
        game = self._latest
        return text(game_line(game, self._looking.stands.of(game.slot) or (), cells)) if game is not None else EMPTY

    def _best_played(self) -> str:
        """The best result of the title that was played last, with its name; nothing before there is one."""
        best = best_of(self._records, self._played)
        # Translators: a game and the best result.
        return _("{title}: {best}").format(title=title_name(self._played), best=best) if best else ""

    def _notes(self) -> dict[str, Line]:
        """Something about what the lines of the menu hold, but for the game to continue."""
        left = _("{title}, where you left it; others in New game")
        lesson = left if self._lesson in self._half_taught else _("{title}, step by step; others in New game")
        lesson = lesson.format(title=title_name(self._lesson))
        return {
            "new_game": text(_games(), "plain" if self._is_newcomer else "dim"),
            "daily": text(of_the_day(self._records, today(), self._under_way), "dim"),
            "puzzles": text(_("the ends of games, five minutes each; one each day"), "dim"),
            "saved_games": text(count(self._saved), "dim"),
            "show_records": text(self._best_played(), "dim"),
            "first_game": text(lesson, "dim"),
        }

    def _held(self, name: str) -> list[str]:
        """What a line of the menu holds, in a few sentences."""
        told: list[str] = []
        if name == "continue_game" and self._latest is not None:
            game = self._latest
            played = _("Played last {moment}, saved as {slot}.").format(moment=moment(game.modified), slot=game.slot)
            told = [kind(game), seats(game.players), move_count(game.moves), played]
        elif name == "new_game":
            told = [*map(in_short, TITLES)]
        elif name == "show_records":
            bests = {title: best_of(self._records, title) or _("no game yet") for title in TITLES}
            # Translators: a game and the best result.
            told = [_("{title}: {best}").format(title=title_name(title), best=best) for title, best in bests.items()]
        elif name == "first_game":
            told = [_("{title} taught by playing it.").format(title=title_name(self._lesson))]
        return [*told, *map(_, _LINES[name][1:])]

    def _holds(self, columns: int, rows: int) -> list[Line]:
        """What the line with the cursor holds, in a few lines."""
        held = self._held(self.menu.chosen)
        return [line for words in held for line in wrap(words, columns - 2, "plain", " ", "   ")][:rows]

    def help_pages(self) -> Sequence[tuple[str, str]]:
        """What the lines of the menu hold."""
        told_there = ("continue_game", "new_game", "show_records")
        parts = [
            # Translators: a line of the menu and what it holds, in sentences.
            _("{line}: {words}").format(line=_(_LINES[name][0]), words=paragraph(self._held(name)))
            for name in self._choices()
            if name not in told_there
        ]
        return [(_("This screen"), "\n\n".join(parts))]

    def do_choose(self) -> None:
        getattr(self, f"do_{self.menu.chosen}")()

    def do_continue_game(self) -> None:
        found = self._latest
        if found is not None:
            self.attempt(lambda: self.frame.open_game(opened(found.slot)))

    def do_open_lobby(self) -> None:
        self.frame.open_over(by_name.new_screen("lobby", self.frame.host))

    def do_new_game(self) -> None:
        self.frame.open_screen("new-game")

    def do_daily(self) -> None:
        self.frame.open_screen("daily")

    def do_puzzles(self) -> None:
        self.frame.open_screen("puzzles")

    def do_show_records(self) -> None:
        self.attempt(lambda: self.frame.open_over(by_name.records_screen(records())))

    @property
    def _lesson(self) -> str:
        """The title that the first game teaches: one that is begun, the one played last, or one not known yet."""
        known = {record.title for record in self._records}
        taught = [title for title in dict.fromkeys((self._played, *TITLES)) if has_lesson(title)]
        taught.sort(key=lambda title: title not in self._half_taught)
        return next((title for title in taught if title in self._half_taught or title not in known), taught[0])

    def do_first_game(self) -> None:
        self.frame.open_lesson(self._lesson)

    def do_saved_games(self) -> None:
        self.frame.open_screen("saves")

    def do_quit(self) -> None:
        self.app.exit()


def _games() -> str:
    """The titles by name, as many as a line of the menu has room for."""
    names = [*map(title_name, TITLES)]
    words, left = listed(names), 0
    while width(text(words)) > _NOTE and names:
        names.pop()
        left += 1
        words = _("{titles} and {n} more").format(titles=listed(names), n=left)
    return words
