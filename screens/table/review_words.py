"""A decision that is looked at again, in words: what was done beside what would have been better."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine import OpenGame
from engine.texts.language import clauses, gettext as _, paragraph, within
from screens.plain import words_of
from screens.table.plan_words import course_in_words, doubt_in_words, plan_in_short, plan_in_words, reasons_in_words
from screens.words import shown
from widgets.lines import EMPTY, Line, text, wrap
from widgets.styles import StyleName

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.player import Reviewed

_TOLD = 4
"""So many of the actions expected after a plan are shown."""


class ReviewWords:
    """A decision in words: when it was, what was done, what would have been better, and how sure that is."""

    def __init__(self, game: OpenGame) -> None:
        self._game = game
        self._before = cache(lambda number: game.up_to(number - 1))
        self.plan = cache(lambda number, advice: plan_in_words(self._before(number), advice))
        """A plan in words, as it could be made in its place in the game."""
        self._short = cache(lambda number, advice: plan_in_short(self._before(number), advice))

    def when(self, one: Reviewed) -> str:
        """When it was, in few cells."""
        return within(self.entitled(one))

    def entitled(self, one: Reviewed) -> str:
        """The same, standing alone."""
        return words_of(self._game.title).moment(self._before(one.number))

    def in_short(self, one: Reviewed, columns: int) -> list[Line]:
        """What would have been better, the main reason, and how sure that is: it is sent anew with every step.

        Where nothing would have been, what was good about what was done.
        """
        if one.points < 1:
            return self._good(one, columns)
        words = _("{title}: {plan}.").format(title=self._better(one), plan=self._short(one.number, one.best))
        lines = wrap(words, columns - 1, "gain", " ", " ")
        for reason in reasons_in_words(one.best)[:1]:
            lines += wrap(reason, columns - 1, "dim", " ", " ")
        return lines + self._doubt(one, columns)

    def _good(self, one: Reviewed, columns: int) -> list[Line]:
        """That nothing better is seen than what was done, and what speaks for it, or what is about as good."""
        is_best = one.best.whole == one.played.whole
        about_as_good = _("About as good: {plan}.")
        words = _("Nothing better is seen.")
        words = words if is_best else about_as_good.format(plan=self._short(one.number, one.best))
        lines = wrap(words, columns - 1, "gain", " ", " ")
        for reason in reasons_in_words(one.played if is_best else one.best)[:1]:
            lines += wrap(reason, columns - 1, "dim", " ", " ")
        return lines

    def _better(self, one: Reviewed) -> str:
        """How much better another plan would have been."""
        words = _("Better by about {points} at the end") if one.is_sure else _("Perhaps better, by about {points}")
        return words.format(points=shown(self._game.about.unit.points(round(one.points))))

    def _doubt(self, one: Reviewed, cells: int) -> list[Line]:
        """How sure that is, where there is anything to say of it."""
        return [text(" ") + line for line in wrap(doubt_in_words(one), cells - 1, "dim")]

    def _side(self, seat: int, title: str, one: Reviewed, advice: Advice, cells: int, style: StyleName) -> list[Line]:
        """A plan, why, and what is expected after it."""
        lines = wrap(
            # Translators: "Done" or "Better" and the moves of a turn.
            _("{title}: {plan}.").format(title=title, plan=self.plan(one.number, advice)),
            cells - 1,
            style,
            " ",
            " ",
        )
        reasons = paragraph(reasons_in_words(advice))
        lines += wrap(reasons, cells - 1, "dim", " ", " ") if reasons else []
        expected = clauses(course_in_words(advice, seat)[:_TOLD])
        return lines + (
            wrap(_("Then {moves}.").format(moves=expected), cells - 1, "plain", " ", " ") if expected else []
        )

    def at_length(self, one: Reviewed, seat: int, columns: int) -> list[Line]:
        """All that there is to say of it: what was done, and what would have been better, one below the other."""
        done = self._side(seat, _("Done"), one, one.played, columns, "plain")
        if one.points < 1:
            is_best = one.best.whole == one.played.whole
            other = [] if is_best else self._side(seat, _("About as good"), one, one.best, columns, "gain")
            words = _("Nothing better is seen.")
            return [*done, EMPTY, *(other or (text(" ") + line for line in wrap(words, columns - 1, "gain")))]
        return [
            *done,
            EMPTY,
            *self._side(seat, self._better(one), one, one.best, columns, "gain"),
            EMPTY,
            *self._doubt(one, columns),
        ]
