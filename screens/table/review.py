"""The review of a finished game: what the adviser would have played, the dearest differences first."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from textual.widget import Widget

from engine import Game, Move
from saves import Replay
from screens.actions import Action
from screens.base import BaseScreen
from screens.plain import words_of
from screens.table.counsel import LOOK_EVERY, Review, adviser_of
from screens.words import shown
from texts.translation import gettext as _
from texts.translation import ngettext
from widgets.lines import EMPTY, Line, ends, fit, plain, rule, selected, text, wrap
from widgets.menu import first_shown, moved
from widgets.panel import Panel

if TYPE_CHECKING:
    from engine.bots.review import Reviewed

_FIGURES = 6
"""Cells of the column of points."""


class ReviewScreen(BaseScreen):
    """Moves of one player with what they seem to have cost; enter shows the position before one."""

    CONTEXTS = ("review", "list")
    CSS_PATH = Path(__file__).with_name("table.tcss")

    def __init__(self, game: Game, seats: Sequence[int], seat: int, show: Callable[[int], None]) -> None:
        """Of the moves of `seat`, one of the `seats` that can be reviewed; `show` shows a position by its number."""
        super().__init__()
        self._game = game
        self._seats = seats
        self._seat = seat
        self._works: dict[int, Review] = {}
        self._replay = Replay(game)
        self._words: dict[tuple[int, Move], str] = {}
        self._show = show
        self._place = 0
        self._first = 0
        self._head = Panel(self._heading, id="head")
        self._list = Panel(self._rows, id="list")
        self._below = Panel(self._about, id="below")

    @property
    def _work(self) -> Review:
        """The review of the player who is looked at; it is kept as far as it got."""
        if self._seat not in self._works:
            self._works[self._seat] = Review(self._game, self._seat)
        return self._works[self._seat]

    def on_mount(self) -> None:
        self._clock = self.set_interval(LOOK_EVERY, self._look, pause=True)
        self._begin()

    def _begin(self) -> None:
        self.in_background(self._work.run, alone=True)
        self._clock.resume()

    def _look(self) -> None:
        if not self._work.is_running:
            self._clock.pause()
        if self.is_active:
            self.redraw()

    def on_unmount(self) -> None:
        self._work.stop()

    def available(self, action: Action) -> bool:
        if action.name == "stop_review":
            return self._work.is_running
        if action.name in ("player_before", "player_after"):
            return len(self._seats) > 1
        return bool(self._work.worst_first) or action.name != "open_reviewed"

    def parts(self) -> Sequence[Widget]:
        return self._head, self._list, self._below

    def tell(self) -> None:
        self._head.show(self._heading)
        self._list.show(self._rows)
        self._below.show(self._about)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        head = text(
            " " + _("Review of {name}'s moves").format(name=self._game.table()["players"][self._seat]["name"]), "title"
        )
        return [
            ends(head, text(self._progress() + " ", "dim"), columns),
            rule(columns),
            fit(self._column_heads(), columns),
        ]

    def _rows(self, columns: int, rows: int) -> list[Line]:
        found = self._work.worst_first
        self._place = max(0, min(self._place, len(found) - 1))
        self._first = first_shown(self._first, self._place, len(found), rows)
        lines = [self._row(one, columns, number == self._place) for number, one in enumerate(found)]
        return lines[self._first : self._first + rows] or self._nothing(columns)

    def _about(self, columns: int, _rows: int) -> list[Line]:
        return [rule(columns), *self._details(self._work.worst_first, columns)]

    def _column_heads(self) -> Line:
        noun = shown(self._game.about.unit.noun)
        columns = fit(text(" " + _("Move")), 8) + fit(text(noun[:1].upper() + noun[1:]), _FIGURES)
        return text(plain(columns) + "  " + _("Played"), "heading")

    def _progress(self) -> str:
        work = self._work
        if work.is_running:
            return _("{done} of {total} moves looked at").format(done=work.done, total=work.total or "?")
        return ngettext("{n} move looked at", "{n} moves looked at", work.done).format(n=work.done)

    def _nothing(self, columns: int) -> list[Line]:
        if self._work.is_running:
            words = _("The {adviser} looks at the game; what it would have played stands here, the dearest first.")
        else:
            words = _("The {adviser} would have played no move that seems better by {point}.")
        about = self._game.about
        words = words.format(adviser=adviser_of(about), point=shown(about.unit.points(1)))
        return wrap(words, columns - 2, "dim", " ", " ")

    def _row(self, one: Reviewed, columns: int, is_here: bool) -> Line:
        line = (
            fit(text(f" {one.number:>4}"), 7) + fit(text(f"-{one.points:.0f}", "short"), _FIGURES, "right") + text("  ")
        )
        line = fit(line + text(self._told(one.number, one.played)), columns)
        return selected(line) if is_here else line

    def _told(self, number: int, move: Move) -> str:
        """A move in words, as it could be made in its place in the game."""
        key = number, move
        if key not in self._words:
            before = self._replay.game(number - 1)
            self._words[key] = words_of(self._game.title).sentence(before, move)
        return self._words[key]

    def _details(self, found: Sequence[Reviewed], columns: int) -> list[Line]:
        if not found:
            return [EMPTY]
        one = found[self._place]
        words = _("Played: {played}").format(played=self._told(one.number, one.played))
        points = shown(self._game.about.unit.points(round(one.points)))
        best = self._told(one.number, one.best)
        better = _("Better by about {points} at the end: {move}").format(points=points, move=best)
        return [*wrap(words, columns - 2, "plain", " ", "  "), *wrap(better, columns - 2, "gain", " ", "  ")]

    def do_cursor_up(self) -> None:
        self._place = moved(self._place, -1, len(self._work.worst_first))

    def do_cursor_down(self) -> None:
        self._place = moved(self._place, 1, len(self._work.worst_first))

    def do_player_before(self) -> None:
        self._turn_to(-1)

    def do_player_after(self) -> None:
        self._turn_to(1)

    def _turn_to(self, step: int) -> None:
        """Look at another player's moves; a review that was under way begins anew when one comes back."""
        if self._work.is_running:
            self._work.stop()
            del self._works[self._seat]
        self._seat = self._seats[moved(self._seats.index(self._seat), step, len(self._seats))]
        self._place = self._first = 0
        if self._seat not in self._works:
            self._begin()

    def do_open_reviewed(self) -> None:
        self._show(self._work.worst_first[self._place].number - 1)

    def do_stop_review(self) -> None:
        self._work.stop()

    def do_back(self) -> None:
        self.frame.leave()
