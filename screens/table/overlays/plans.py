"""The plans of a hint in their order, which changes while thought goes on, and the cursor on one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from engine import Move, OpenGame, Plan
from engine.texts.language import gettext as _
from screens.table.plan_words import course_in_words, plan_in_short, plan_in_words, reasons_in_words
from screens.ways import plan_of
from widgets.lines import EMPTY, Line, text, wrap

if TYPE_CHECKING:
    from engine.bots import Advice
    from widgets.styles import StyleName

NOTICED = 0.3
"""Seconds before which nobody has seen that plans stand in another order: a key then means those that stood before."""


class Told(NamedTuple):
    """A plan, and what is said of it."""

    advice: Advice
    draft: Move | Plan
    """What it would do, as far as it can be made as one."""
    words: str
    """All that it does, in short where that is much."""
    whole: str
    """All that it does, with what each step costs and brings."""
    why: list[str]
    """What it brings and why it is thought good, a sentence each, the main one first."""
    is_left_behind: bool = False
    """Whether harder thought no longer names it."""


def told(game: OpenGame, plans: Sequence[Advice]) -> list[Told]:
    """What is said of plans, those that it says in the same words once."""
    found: list[Told] = []
    for one in plans:
        whole = plan_in_words(game, one)
        # Plans that differ in what their words leave out are one to whoever reads them.
        if all(other.whole != whole for other in found):
            found.append(Told(one, plan_of(game, one.moves), plan_in_short(game, one), whole, reasons_in_words(one)))
    if len(found) > 1 and not found[0].why:  # whoever passes is told at least why nothing else is done
        found[0] = found[0]._replace(why=[_("Nothing else that you can do now brings more.")])
    return found


def reasoned(plan: Told, beside: Sequence[str], seat: int, end: Sequence[str], cells: int) -> list[Line]:
    """All that there is to say of a plan of a seat: itself, `beside` the others, and what is said of the `end`."""
    blocks: list[tuple[str, Sequence[str], StyleName]] = [
        ("", [plan.whole], "figure"),
        (_("What it brings"), plan.why, "plain"),
        (_("Beside the other plans"), list(filter(None, beside)), "plain"),
        (_("Then expect"), course_in_words(plan.advice, seat, _("You")), "plain"),
        (_("At the end"), list(filter(None, end)), "plain"),
    ]
    lines: list[Line] = []
    for heading, sentences, style in blocks:
        if sentences:
            lines += [EMPTY] if lines else []
            lines += [text(heading, "heading")] if heading else []
            lines += [line for words in sentences for line in wrap(words, cells - 2, style, " ", "   ")]
    return lines


class PlanOrder:
    """Plans, the best first. The cursor is on the first one until it is put on one: then it stays with that."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """No plans yet; `clock` tells seconds."""
        self.found: list[Told] = []
        self.place = 0
        self.is_chosen = False
        """Whether the cursor was put on a plan."""
        self._before: list[Told] = []
        self._clock = clock
        self._ordered_at = -NOTICED

    def take(self, found: Sequence[Told]) -> None:
        """Harder thought found these."""
        chosen = self.found[self.place : self.place + 1] if self.is_chosen else []
        self._before, self._ordered_at = self.found, self._clock()
        self.found = [*found]
        for one in chosen:
            self._put_on(one)

    @property
    def has_turned(self) -> bool:
        """Whether harder thought put another plan first than before."""
        return bool(self._before) and self._before[0].whole != self.found[0].whole

    def choose(self, place: int) -> None:
        """Put the cursor on the plan at a place, the last one where there are not as many."""
        seen = self._seen
        if seen:
            self.is_chosen = True
            self._put_on(seen[min(place, len(seen) - 1)])

    @property
    def meant(self) -> Told | None:
        """The plan that whoever presses a key now has seen under the cursor."""
        seen = self.found if self.is_chosen else self._seen
        return seen[self.place] if seen else None

    @property
    def _seen(self) -> list[Told]:
        """The plans in the order in which they have been seen."""
        return self._before if self._before and self._clock() < self._ordered_at + NOTICED else self.found

    def _put_on(self, plan: Told) -> None:
        """Put the cursor on a plan, which is shown even where it is none of the best any more."""
        places = [place for place, one in enumerate(self.found) if one.whole == plan.whole]
        self.place = places[0] if places else len(self.found)
        self.found += [] if places else [plan._replace(is_left_behind=True)]
