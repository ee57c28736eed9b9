"""The review of a finished game: what would have been better, the dearest first, lessons, and all other decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partialmethod
from pathlib import Path
from typing import TYPE_CHECKING

from textual.widget import Widget

from engine import OpenGame
from engine.texts.language import gettext as _, ngettext
from screens import by_name
from screens.actions import Action
from screens.base import BaseScreen
from screens.table.adviser import LOOK_EVERY, Review, adviser_of
from screens.table.report import LABEL, plot, report_of, scale
from screens.table.review_words import ReviewWords
from screens.words import is_addressed, shown
from widgets.lines import Line, block, ends, fit, plain, rule, selected, text, whole, width, wrap
from widgets.menu import Scroll, moved
from widgets.panel import Aside, Panel, Panes
from widgets.styles import StyleName

if TYPE_CHECKING:
    from engine.bots.player import Reviewed
    from screens.table.report import Curve

_FIGURES = 6
"""Cells of the column of points."""
_WHEN = 18, 28
"""Cells of the column that says when it was, at least and at most."""
_PLOT, _PLOT_WIDE = 7, 5
"""Rows of the curve of points, and cells of each of its columns at most."""
_ENOUGH = 16
"""Rows above which there is room for the curve."""


class ReviewScreen(BaseScreen):
    """Decisions of one player with what they seem to have cost; enter shows the position before one."""

    CONTEXTS = ("review", "list")
    CSS_PATH = Path(__file__).with_name("table.tcss")

    def __init__(
        self, game: OpenGame, seats: Sequence[int], seat: int, show: Callable[[int], None], begun: Review | None = None
    ) -> None:
        """Of what `seat` did, one of the `seats` that can be reviewed; `show` shows a position by its number.

        A review that was `begun` elsewhere is looked at as far as it is, and goes on when this screen is left.
        """
        super().__init__()
        self._game = game
        self._seats = seats
        self._seat = seat
        self._begun = begun
        self._works: dict[int, Review] = {} if begun is None else {begun.seat: begun}
        self._report: Curve | None = None
        self._words = ReviewWords(game)
        self._show = show
        self._place, self._scroll = 0, Scroll()
        self._head = Panel(self._heading, id="head")
        self._list = Panel(self._rows, id="list", classes="listed")
        self._below = Aside(id="below")

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
        if self._work is not self._begun:
            self.in_background(self._work.run, alone=True)
        self._clock.resume()

    def _look(self) -> None:
        if not self._work.is_running:
            self._clock.pause()
        if self.is_active:
            self.redraw()

    def on_unmount(self) -> None:
        """Look no further, unless somebody else does."""
        if self._work is not self._begun:
            self._work.hurry()

    def available(self, action: Action) -> bool:
        if action.name in ("player_before", "player_after"):
            return len(self._seats) > 1
        if action.name == "find_better":
            return self._place < len(self._work.worst_first)
        if action.name in ("open_reviewed", "why_plan"):
            return self._open is not None
        return action.name != "stop_review" or self._work.is_running

    def why_not(self, action: Action) -> str:
        if action.name in ("open_reviewed", "find_better", "why_plan") and self._count:
            if self._open is None:
                return _("A lesson is about the whole game: there is no one decision to open.")
            return _("Nothing better is seen there.")
        return super().why_not(action)

    def parts(self) -> Sequence[Widget]:
        return self._head, Panes(self._list, self._below)

    def tell(self) -> None:
        self._head.show(self._heading)
        self._list.show(self._rows)
        self._below.tell(_("What could have been better"), self._about, at_length=self._at_length)

    def _heading(self, columns: int, _rows: int) -> list[Line]:
        name = self._game.names[self._seat]
        told = _("Review of your turns") if is_addressed(name) else _("Review of {name}'s turns")
        head = ends(text(" " + told.format(name=name), "title"), text(self._progress() + " ", "dim"), columns)
        return [head, rule(columns), *([] if self._below.is_beside else [fit(self._column_heads(), columns)])]

    def _rows(self, columns: int, rows: int) -> list[Line]:
        if self._below.is_beside:
            return [fit(self._column_heads(), columns), *self._shown(columns, rows - 1)]
        return self._shown(columns, rows)

    def _shown(self, columns: int, rows: int) -> list[Line]:
        self._place = max(0, min(self._place, self._count - 1))
        first = self._scroll.follow((True,) * self._count, self._place, rows)
        blocks = [self._row(one, columns) for one in self._work.worst_first]
        count = len(blocks)
        told = (one.called for one in self._work.lessons)
        blocks += [wrap(words, columns - 1, "heading", " ", "   ") for words in told]
        lost = len(blocks)
        blocks += [self._row(one, columns) for one in self._work.as_good]
        # Whole sentences as far as they have room, else a line of each: the one with the cursor is told below.
        lines = [whole(block, 1, columns) for block in blocks]
        spare = rows - len(blocks)
        for place in (*range(count, lost), *range(count)):  # lessons are sentences, which say least in part
            if (further := len(blocks[place]) - 1) <= spare:
                lines[place] = blocks[place]
                spare -= further
        blocks = lines
        if blocks:
            head, *more = blocks[self._place]
            blocks[self._place] = [selected(fit(head, columns)), *more]
            return [line for block in blocks[first : first + rows] for line in block]
        return self._nothing(columns)

    @property
    def _count(self) -> int:
        """How many lines there are: decisions that cost something, lessons below them, and all others."""
        return len(self._work.worst_first) + len(self._work.lessons) + len(self._work.as_good)

    @property
    def _open(self) -> Reviewed | None:
        """The decision with the cursor."""
        worst, others = self._work.worst_first, self._work.as_good
        if self._place < len(worst):
            return worst[self._place]
        place = self._place - len(worst) - len(self._work.lessons)
        return others[place] if 0 <= place < len(others) else None

    def _about(self, columns: int, rows: int) -> list[Line]:
        if not self._below.is_beside:
            return self._told(columns, rows)
        curve = self._curve(columns)
        room = rows - len(curve)
        if not self._count:
            return curve
        lines = self._told(columns, room if room > _ENOUGH else rows)
        return [*block(lines, room), *curve] if room > _ENOUGH else lines

    def _told(self, columns: int, rows: int) -> list[Line]:
        """About the decision or the lesson with the cursor."""
        if self._open is not None:
            lines = self._words.in_short(self._open, columns)
            return whole(lines, min(rows, len(lines)), columns)
        lessons = self._work.lessons[self._place - len(self._work.worst_first) :][:1]
        return [line for one in lessons for line in wrap(one.words, columns - 2, "plain", " ", " ")]

    def _at_length(self, columns: int) -> list[Line]:
        """All that there is to say about the decision or the lesson with the cursor, one below the other."""
        one = self._open
        return self._told(columns, 0) if one is None else self._words.at_length(one, self._seat, columns)

    def _curve(self, columns: int) -> list[Line]:
        """How the player's points grew."""
        self._report = self._report or report_of(self._game).curve
        values = self._report.values[self._seat]
        wide = max(1, min(_PLOT_WIDE, (columns - LABEL - 1) // max(1, len(values))))
        rows = plot(values, *scale(self._report.values), _PLOT, wide=wide, ascii_only=self.frame.ascii_glyphs)
        return [text(" " + self._report.title, "heading"), *(text(row, "worth") for row in rows)]

    def _column_heads(self) -> Line:
        noun = shown(self._game.about.unit.noun)
        columns = fit(text(" " + _("When")), self._when_cells) + fit(text(noun), _FIGURES, "right")
        return text(plain(columns) + "  " + _("What was done"), "heading")

    def _progress(self) -> str:
        work = self._work
        if work.is_running:
            return _("{done} of {total} decisions looked at").format(done=work.done, total=work.total or "?")
        looked = ngettext("{n} decision looked at", "{n} decisions looked at", work.done).format(n=work.done)
        points = shown(self._game.about.unit.points(round(work.lost)))
        return _("{looked}, about {points} lost").format(looked=looked, points=points)

    def _nothing(self, columns: int) -> list[Line]:
        if self._work.is_running:
            words = _("The {adviser} looks at the game; what it would have done stands here, the dearest first.")
        else:
            words = _("The {adviser} sees no decision in which {point} was lost.")
        about = self._game.about
        words = words.format(adviser=adviser_of(about), point=shown(about.unit.points(1)))
        return wrap(words, columns - 2, "dim", " ", " ")

    def _row(self, one: Reviewed, columns: int) -> list[Line]:
        style: StyleName = "plain" if one.points >= 1 else "dim"
        points = text(f"-{one.points:.0f}", "short") if one.is_sure else text(f"~{one.points:.0f}", "dim")
        points = points if one.points >= 1 else text("·", "dim")
        line = fit(text(f" {self._words.when(one)}", style), self._when_cells) + fit(points, _FIGURES, "right")
        line += text("  ")
        indent = width(line)
        first, *more = wrap(self._words.plan(one.number, one.played), columns - 3 - indent, style)
        return [line + first, *(text(" " * indent) + words for words in more)]

    @property
    def _when_cells(self) -> int:
        """Cells of the column that says when it was."""
        least, most = _WHEN
        return min(most, max(least, *(width(text(self._words.when(one))) + 2 for one in self._work.found), least))

    def _step(self, by: int) -> None:
        self._place = moved(self._place, by, self._count)

    do_cursor_up = partialmethod(_step, -1)
    do_cursor_down = partialmethod(_step, 1)

    def _turn_to(self, step: int) -> None:
        """Look at another player's moves; a review that was under way begins anew when one comes back."""
        if self._work.is_running and self._work is not self._begun:
            self._work.hurry()
            del self._works[self._seat]
        self._seat = self._seats[moved(self._seats.index(self._seat), step, len(self._seats))]
        self._place, self._scroll = 0, Scroll()
        if self._seat not in self._works or self._work.is_running:
            self._begin()

    do_player_before = partialmethod(_turn_to, -1)
    do_player_after = partialmethod(_turn_to, 1)

    def do_open_reviewed(self) -> None:
        if self._open is not None:
            self._show(self._open.number - 1)

    def do_find_better(self) -> None:
        one = self._work.worst_first[self._place]
        self.frame.open_over(by_name.own_puzzle_screen(self._game, self._seat, one, self._words.when(one)))

    def do_why_plan(self) -> None:
        one, seat, words = self._open, self._seat, self._words
        if one is not None:
            self.frame.open_text([(words.entitled(one), lambda columns: words.at_length(one, seat, columns))])

    def do_stop_review(self) -> None:
        self._work.hurry()

    def do_back(self) -> None:
        self.frame.leave()
