"""A decision of a review in words: when it was, what was done, what would have been better, and how sure that is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine import OpenGame
from engine.texts.language import gettext as _
from screens.plain import words_of
from screens.table.plan_words import course_in_words, plan_in_words, reasons_in_words
from screens.words import capital, shown
from widgets.lines import EMPTY, Line, beside, text, whole, wrap
from widgets.styles import StyleName

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.player import Reviewed

_TOLD = 4
"""So many of the actions expected after a plan are shown."""


class ReviewWords:
    """What is said of the decisions of a game."""

    def __init__(self, game: OpenGame) -> None:
        self._game = game
        self._befores: dict[int, OpenGame] = {}
        self._plans: dict[tuple[int, Advice], str] = {}

    def _before(self, one: Reviewed) -> OpenGame:
        """The game as it stood then."""
        if one.number not in self._befores:
            self._befores[one.number] = self._game.up_to(one.number - 1)
        return self._befores[one.number]

    def when(self, one: Reviewed) -> str:
        """When it was, in few cells."""
        return words_of(self._game.title).moment(self._before(one))

    def plan(self, one: Reviewed, advice: Advice) -> str:
        """A plan in words, as it could be made in its place in the game."""
        key = one.number, advice
        if key not in self._plans:
            self._plans[key] = plan_in_words(self._before(one), advice)
        return self._plans[key]

    def details(self, one: Reviewed, seat: int, columns: int, rows: int, *, is_beside: bool) -> list[Line]:
        """What was done beside what would have been better, both as they are expected to go on."""
        better = self._better(one)
        if is_beside:
            told = [*self._side(seat, _("Done"), one, one.played, columns, "plain"), EMPTY]
            told += [*self._side(seat, better, one, one.best, columns, "gain"), EMPTY, *self._doubt(one)]
            return whole(told, min(rows, len(told)), columns)
        half = (columns - 3) // 2
        left = self._side(seat, _("Done"), one, one.played, half, "plain")
        right = self._side(seat, better, one, one.best, half, "gain")
        last = self._doubt(one)
        height = min(max(len(left), len(right)), rows - len(last))
        sides = ((whole(side, height, half), half) for side in (left, right))
        return [*beside(*sides, between=text(" │ ", "rule")), *last]

    def _better(self, one: Reviewed) -> str:
        """How much better another plan would have been."""
        words = _("Better by about {points} at the end") if one.is_sure else _("Perhaps better, by about {points}")
        return words.format(points=shown(self._game.about.unit.points(round(one.points))))

    def _doubt(self, one: Reviewed) -> list[Line]:
        """How sure that is, where there is anything to say of it."""
        doubt = _("more thought changes it by {n}").format(n=f"{one.doubt:.1f}")
        return [text(" " + capital(doubt) + ".", "dim")] if one.doubt else []

    def _side(self, seat: int, title: str, one: Reviewed, advice: Advice, cells: int, style: StyleName) -> list[Line]:
        """A plan, why, and what is expected after it."""
        lines = wrap(_("{title}: {plan}.").format(title=title, plan=self.plan(one, advice)), cells - 1, style, " ", " ")
        reasons = reasons_in_words(advice)
        lines += wrap(reasons, cells - 1, "dim", " ", " ") if reasons else []
        expected = "; ".join(course_in_words(advice, seat)[:_TOLD])
        return lines + (
            wrap(_("Then {moves}.").format(moves=expected), cells - 1, "plain", " ", " ") if expected else []
        )

    def at_length(self, one: Reviewed, seat: int, columns: int) -> list[Line]:
        """All that there is to say of it, one below the other."""
        done = self._side(seat, _("Done"), one, one.played, columns, "plain")
        return [*done, EMPTY, *self._side(seat, self._better(one), one, one.best, columns, "gain"), *self._doubt(one)]
