"""The best plans for a decision as the computer sees them, thought out while keys are answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from engine import Move, OpenGame, Plan
from engine.texts.language import gettext as _, within
from screens.table.adviser import Hint, adviser_of
from screens.table.overlays.overlay import ListOverlay
from screens.table.plan_words import next_in_words, plan_in_words, reasons_in_words
from screens.table.requests import Begin, Close, Request, Say, ToPage
from screens.ways import plan_of
from screens.words import shown
from widgets.lines import EMPTY, Line, cut, fit, selected, text, whole, width, wrap

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.looks import Look

_FIGURES = 6
"""Cells of a column of figures."""
_PLAN = 32
"""Cells in which a plan stands beside its figures."""
_HANGS = 3
"""Cells before its further lines where it does not."""


class Told(NamedTuple):
    """A plan, and what is said of it."""

    advice: Advice
    draft: Move | Plan
    """What it would do, as far as it can be made as one."""
    words: str
    why: tuple[str, ...]
    """Why it is thought good, and what is expected after it."""


class HintList(ListOverlay):
    """The best plans with what is expected of each; they get better until a key is pressed."""

    CONTEXTS = ("hint", "list")

    def __init__(self, game: OpenGame, seconds: float, label: Callable[[str], str], *, over_question: bool) -> None:
        """It thinks for so many seconds; left, it leads back to the question that it lies over, or to the page.

        `label` is the key of an action, as it is shown.
        """
        super().__init__()
        self._game = game
        self._seconds = seconds
        self._label = label
        self._leave = Close() if over_question else ToPage()
        self._hint = Hint(game, seconds)
        self._thinks = True
        self._doubt: float | None = None
        self._found: list[Told] = []

    async def think(self, changed: Callable[[], None]) -> None:
        """Find the plans, again and again; what has `changed` is shown."""
        async for look in self._hint.looks():
            self._take(look)
            changed()
        if self._thinks:
            self._thinks = False
            changed()

    def _take(self, look: Look) -> None:
        """Show what was seen; the cursor stays with its plan, which is shown even if there are better ones by now."""
        game = self._game
        seat = -1 if game.decision is None else game.decision.seat
        self._thinks, self._doubt = not look.is_last and not self._hint.is_hurried, look.doubt
        chosen = self._found[self.place : self.place + 1]
        self._found = []
        for one in look.advice:
            why = filter(None, (reasons_in_words(one), next_in_words(one, seat)))
            self._found.append(Told(one, plan_of(game, one.moves), plan_in_words(game, one), tuple(why)))
        for told in chosen:
            places = [place for place, one in enumerate(self._found) if one.advice.moves == told.advice.moves]
            self.place = places[0] if places else len(self._found)
            self._found += [] if places else [told]

    @property
    def count(self) -> int:
        return len(self._found)

    @property
    def candidate(self) -> Move | Plan | None:
        return self._found[self.place].draft if self._found else None

    @property
    def title(self) -> Line:
        adviser = adviser_of(self._game.about)
        if self._thinks and self._found:
            return text(_("The {adviser}'s advice; a key ends its thinking").format(adviser=adviser), "title")
        return text(_("The {adviser}'s advice").format(adviser=adviser), "title")

    def lines(self, cells: int, rows: int) -> list[Line]:
        if not self._found:
            words = _("It thinks for {n} seconds at most; a key ends its thinking.").format(n=f"{self._seconds:g}")
            return [text(" ") + line for line in wrap(words, cells - 2, "dim")]
        is_alone = len(self._game.names) == 1
        head = [text(" ") + line for line in wrap(self._meaning(is_alone), cells - 2, "dim")]
        blocks = [self._block(one, cells, is_alone) for one in self._found]
        blocks[self.place] = [selected(blocks[self.place][0]), *blocks[self.place][1:]]
        why = [text(" ") + line for words in self._found[self.place].why for line in wrap(words, cells - 2, "dim")]
        # As many lines for every place of the cursor: what lies beneath must not move with it.
        most = max(sum(len(wrap(words, cells - 2)) for words in one.why) for one in self._found)
        plans = [line for block in blocks for line in block]
        size = len(head) + len(plans) + most
        if size > rows:
            kept = (one if n == self.place else whole(one, 1, cells) for n, one in enumerate(blocks))
            plans = [line for block in kept for line in block]
        return whole([*head, *plans, *why], min(rows, size), cells)

    def _meaning(self, is_alone: bool) -> str:
        """What the figures mean, and how sure they are."""
        doubt = "" if self._doubt is None else _(", ±{n}").format(n=f"{self._doubt:.1f}")
        meaning = (
            _("{points} at the end; gain over the next{doubt}")
            if is_alone
            else _("{points} at the end; lead over the others; gain over the next{doubt}")
        )
        return meaning.format(points=within(shown(self._game.about.unit.noun)), doubt=doubt)

    def _block(self, one: Told, cells: int, is_alone: bool) -> list[Line]:
        advice = one.advice
        figures = fit(text(f"{advice.points:.0f}", "gain"), _FIGURES, "right")
        figures += EMPTY if is_alone else fit(text(f"{advice.lead:+.0f}"), _FIGURES, "right")
        gain = f"{advice.gain:.1f}"
        figures += fit(text(gain if float(gain) else ""), _FIGURES, "right")
        indent = width(figures) + 2
        # In a narrow place a plan goes on below its figures.
        rest = indent if cells - indent >= _PLAN else _HANGS
        first, *more = wrap(one.words, cells - 1, first=" " * indent, rest=" " * rest)
        return [fit(figures + cut(first, width(figures), cells), cells), *more]

    def pressed(self) -> None:
        self._hint.hurry()
        self._thinks = self._thinks and not self._found

    def why_nothing(self, key: str) -> str:
        return _("{key} does nothing here: {enter} plays the plan with the cursor, {back} goes back.").format(
            key=key, enter=self._label("choose_hint"), back=self._label("leave_hint")
        )

    def do_choose_hint(self) -> Request:
        if self.candidate is not None:
            return Begin(self.candidate, seen=True)
        return Say(_("There is no plan yet: nothing was played."))

    def do_leave_hint(self) -> Request:
        return self._leave

    def closed(self) -> None:
        self._hint.hurry()
