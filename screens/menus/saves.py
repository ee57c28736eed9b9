"""The list of saved games: open, name, export, import, check, recover and delete them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from shlex import quote

from textual.widget import Widget

from engine.texts import N_
from engine.texts.language import gettext as _, ngettext
from saves import Damaged, SaveError, Summary
from saves.disk import read_outside, typed_path
from saves.exchange import exported
from saves.files import delete
from screens.actions import Action
from screens.games import opened
from screens.headed_screen import LONG_LIST, ListScreen, LongListScreen, TypingScreen
from screens.menus import saved_games
from screens.menus.glimpse import Glimpse, Glimpses
from screens.menus.saved_games import Columns, Outcome, headed
from screens.menus.words import facts
from widgets.choices import Choices
from widgets.lines import EMPTY, Line, text, wrap
from widgets.panel import Panel, Panes, Stack
from widgets.styles import NO_HUES

_NEEDS_A_GAME = ("open_saved", "delete", "name_saved", "export_saved", "check_saved", "recover_saved", "recall")
_LONGEST_NAME = 40
_LONGEST_PATH = 400


class SavesScreen(LongListScreen, ListScreen, TypingScreen):
    """All saved games, the one played last first."""

    CONTEXTS = ("saves", *LONG_LIST, "confirm", "typing")
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("Saved games")
    menu: Choices

    def __init__(self) -> None:
        super().__init__()
        self._games = saved_games.Glances()
        self._glimpses = Glimpses()
        self._asks = False
        self._is_importing = False
        """Whether what is typed is where to import from, rather than another name."""
        self._said = ""
        self._damaged = ""
        """The slot that was checked or opened last and is damaged."""
        self._recalled = ""
        """The slot of which is told what happened, as long as the cursor is on it."""
        self.menu = Choices(id="table", classes="listed")
        nothing = text(" " + _("No game has been saved yet: begin a new one from the title."), "dim")
        self._nothing = Panel([nothing], id="nothing", classes="listed")
        self.attempt(self._games.look)

    def on_mount(self) -> None:
        self._read_on()

    def _read_on(self) -> None:
        """Read what has not been read of the games, and find out how they stand, while keys are answered."""
        self._games.stop()
        self.in_background(partial(self._games.read, self.show_more), alone=True)

    def on_unmount(self) -> None:
        self._games.stop()
        self._glimpses.stop()

    @property
    def _game(self) -> Summary | None:
        """The game with the cursor, if there is any."""
        return next((game for game in self._games.games if game.slot == self.menu.chosen), None)

    @property
    def _slot(self) -> str:
        return "" if self._game is None else self._game.slot

    @property
    def contexts(self) -> tuple[str, ...]:
        if self.field.is_open:
            return ("typing",)
        return ("confirm",) if self._asks else ("saves", *self.of_list)

    def available(self, action: Action) -> bool:
        game = self._game
        if game is None:
            return action.name not in _NEEDS_A_GAME
        if action.name == "recall":
            return game.problem is None and not self.below.is_beside
        is_damaged = game.problem is not None or game.slot == self._damaged
        return action.name != ("check_saved" if is_damaged else "recover_saved")

    @property
    def _recalls(self) -> bool:
        """Whether what happened in the game with the cursor is told below the list, as it was asked for."""
        return bool(self._recalled) and self._recalled == self._slot

    # The picture.

    def parts(self) -> Sequence[Widget]:
        return self.head, Panes(Stack(self.menu, self._nothing), self.below), self.field

    def tell(self) -> None:
        super().tell()
        self.menu.fill(self._games.lines(self._columns), heading=lambda cells: headed(self._columns(cells)))
        self.set_class(self._game is None, "-nothing")
        self.set_class(self.field.is_open, "-typing")
        self.set_class(self._recalls, "-recalling")
        self.field.border_title = _("File, or paste the game's text here") if self._is_importing else _("New name")
        self.below.tell(self._slot, self._about)
        self._glimpse()

    def laid_out(self) -> None:
        self._glimpse()
        super().laid_out()

    def _glimpse(self) -> None:
        """Look at the game with the cursor: beside the list always, below it where somebody wants to know."""
        game, found = self._game, self._seen
        if game is None or not self._is_looking:
            return
        self.hues = NO_HUES if found is None else found.hues
        if game.problem is None and self._glimpses.begins(game.slot):
            self.in_background(partial(self._glimpses.find, game.slot, self.show_more), group="glimpses", alone=True)

    @property
    def where(self) -> str:
        count = len(self._games.games)
        return ngettext("{n} game", "{n} games", count).format(n=count)

    @property
    def _is_looking(self) -> bool:
        """Whether the game with the cursor is shown from outside.

        Below the list it would be sent anew with every step of the cursor.
        """
        return self.below.is_attached and (self.below.is_beside or self._recalls)

    @property
    def _seen(self) -> Glimpse | None:
        """The game with the cursor from outside, where it is shown and as far as it has been found."""
        return self._glimpses.of(self._slot) if self._is_looking else None

    def _columns(self, cells: int) -> Columns:
        return self._games.columns(cells)

    def _about(self, columns: int, rows: int) -> list[Line]:
        """What is known of the game under the cursor, a question, or what went wrong."""
        lines, found = self._details(columns - 2), self._seen
        if self.field.is_open or not self._is_looking:
            return lines
        if found is None:
            is_all = self._glimpses.tells_nothing_of(self._slot)
            return [
                *lines,
                text(" " + (_("Nothing more is known of it.") if is_all else _("Looking at it ...")), "dim"),
            ]
        return [*lines, EMPTY, *found.lines(columns, rows - len(lines) - 1)]

    def _details(self, columns: int) -> list[Line]:
        game = self._game
        if self.field.is_open and not self.below.is_framed:
            return [text(" " + self._asked)]
        if self.problem or self._said:
            return wrap(self.problem or self._said, columns, "short" if self.problem else "gain", " ", " ")
        if game is None:
            return []
        if self._asks:
            return [text(" " + _("Delete {slot} for good?").format(slot=game.slot), "mark")]
        if game.problem is not None:
            return wrap(game.problem, columns, "short", " ", " ")
        # What the frame is called, and what is told below or stands in the list as a whole, is not said here too.
        is_bare = not self.below.is_framed
        stands = self._games.cut_state(game, self.menu.size.width) if self._seen is None else ""
        return wrap(facts(game, stands, with_name=is_bare), columns, "dim", " ", " ")

    @property
    def _asked(self) -> str:
        """What is asked for in the field."""
        if not self._is_importing:
            return _("New name:")
        return _("File, or paste the game's text here:") if self.frame.hosted is None else _("Paste the game's text:")

    # Keys.

    def perform(self, action: Action) -> None:
        self._said = ""
        super().perform(action)

    def pasted(self, words: str) -> bool:
        if not self._is_importing or "\n" not in words.strip():
            return super().pasted(words)
        self.field.close()
        self._take_in(lambda: saved_games.taken_in(words.encode(), _("the pasted text")))
        return True

    def _try(self, deed: Callable[[], Outcome | None], *, of_this: bool = False) -> None:
        """Do something and say how it went; `of_this`: it shows whether the game under the cursor is damaged."""
        try:
            self._said, self.problem = deed() or Outcome()
        except SaveError as error:
            self.problem = str(error)
            if of_this and isinstance(error, Damaged) and error.recoverable:
                self._damaged = self._slot

    def _change(self, deed: Callable[[], Outcome | None]) -> None:
        """Do something with the files, say how it went, and see what is in the folder now."""
        self._try(deed)
        self.attempt(self._games.look)
        self._read_on()

    def _take_in(self, deed: Callable[[], Outcome]) -> None:
        self.menu.to_top()
        self._change(deed)

    def do_open_saved(self) -> None:
        self._try(lambda: self.frame.open_game(opened(self._slot)), of_this=True)

    def do_recall(self) -> None:
        self._recalled = "" if self._recalls else self._slot

    def do_name_saved(self) -> None:
        self._is_importing = False
        self.field.open(self._slot, _LONGEST_NAME)

    def do_import_saved(self) -> None:
        self._is_importing = True
        self.field.open("", _LONGEST_PATH)

    def do_accept(self) -> None:
        words = self.field.close()
        if words and self._is_importing:
            self._take_in(lambda: self._from_outside(words))
        elif words:
            self._change(lambda: saved_games.renamed(self._slot, words))

    def _from_outside(self, words: str) -> Outcome:
        """Take in the file that is named; at a host only what is pasted."""
        if self.frame.hosted is None:
            return saved_games.taken_in(read_outside(typed_path(words)), words)
        return saved_games.taken_in(words.encode(), _("the pasted text"))

    def do_export_saved(self) -> None:
        self._try(self._export)

    def _export(self) -> None:
        words = exported(self._slot)
        hint = _("Copy this text, or write it into a file: havre saves export {slot} --output FILE")
        if self.frame.hosted is not None:
            hint = _("Copy this text; in the list of saved games it is taken in where one pastes it.")
        self.frame.open_text([(self._slot, [hint.format(slot=quote(self._slot)), "", *words.splitlines()])])

    def do_check_saved(self) -> None:
        self._try(lambda: saved_games.checked(self._slot), of_this=True)

    def do_recover_saved(self) -> None:
        self._change(lambda: saved_games.put_right(self._slot))

    def do_delete(self) -> None:
        self._asks = True

    def do_say_yes(self) -> None:
        self._asks = False
        self._change(lambda: delete(self._slot))

    def do_say_no(self) -> None:
        self._asks = False
