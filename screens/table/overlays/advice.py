"""The best plans for a decision as the computer sees them, thought out while keys are answered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, partialmethod
from typing import TYPE_CHECKING

from engine import Move, OpenGame, Plan
from engine.texts.language import decimal, gettext as _, paragraph
from screens.actions import Action
from screens.table.adviser import HINTS, Hint, adviser_of
from screens.table.keys import ShownKeys
from screens.table.overlays.overlay import ListOverlay
from screens.table.overlays.plans import PlanOrder, Told, reasoned, told
from screens.table.plan_words import (
    comparison_in_words,
    end_in_words,
    not_worth_in_words,
    shares,
    standing_in_words,
    verdict_in_words,
)
from screens.table.requests import Close, Play, Read, Request, Say, ToPage, Work
from screens.words import shown
from widgets.gauges import gauge
from widgets.lines import EMPTY, Line, cut, fit, selected, text, whole, width, wrap
from widgets.menu import more

if TYPE_CHECKING:
    from engine.bots.looks import Look
    from widgets.styles import StyleName

_HARDER = 4
"""So many times as hard it thinks when it is asked to think longer, each time."""
_EDGE = 4
"""Cells of the bar of the cursor beside a plan."""
_INDENT = 5
"""Cells before the words of a plan: a mark and its number."""
_GAUGE = 8
"""Cells of the gauge that shows how far it has thought."""
_AROUND_TITLE = 4
"""Cells of a rule, or of a frame, beside a title."""
_NARROWEST = 80
_SIGNS = 2
"""Cells of the signs for more lines above and below."""
_MARK = "▌"
_BAR = 12
"""Cells of the bar that shows how plans compare."""
_LEAST_FOR_BARS = 46


class HintList(ListOverlay):
    """The best plans, what each brings and how they compare; they get better until a key is pressed.

    The cursor is on the first one, whichever that is by now, until it is moved: then it stays with its plan.
    """

    CONTEXTS = ("hint", "list")
    LEAVES = 0.25
    IS_TOLD = True

    def __init__(self, game: OpenGame, seconds: float, keys: ShownKeys, *, over_question: bool) -> None:
        """It thinks for so many seconds; left, it leads back to the question that it lies over, or to the page."""
        self._order = PlanOrder()
        super().__init__()
        self._game = game
        self._seconds = seconds
        self._keys = keys
        self._leave = Close() if over_question else ToPage()
        self._hint = Hint(game, seconds)
        self._harder = 1
        self._thinks = True
        self._doubt: float | None = None
        self._end = ""
        """What is said of the end of the game for whoever follows advice: it says nothing of other plans."""
        self._not_worth = ""
        """What is said of plans that are none of the best."""
        self._cells = _NARROWEST
        """In how many cells it was seen last."""

    async def think(self, changed: Callable[[], None]) -> None:
        """Find the plans, again and again; what has `changed` is shown."""
        async for look in self._hint.looks():
            self._take(look)
            changed()
        if self._thinks:
            self._thinks = False
            changed()

    def _take(self, look: Look) -> None:
        """Show what was seen."""
        game = self._game
        self._thinks, self._doubt = not look.is_last and not self._hint.is_hurried, look.doubt
        self._end = end_in_words(game, look.range)
        best = [one for n, one in enumerate(look.advice) if n < HINTS or one.moves in self._hint.also]
        others = [one for one in look.advice if one not in best]
        self._not_worth = not_worth_in_words(game, best, others, look.doubt)
        self._order.take(told(game, best))

    @property
    def place(self) -> int:
        """Where the cursor is."""
        return self._order.place

    @place.setter
    def place(self, place: int) -> None:
        if self._found:
            self._order.choose(place)

    @property
    def _found(self) -> list[Told]:
        return self._order.found

    @property
    def _seat(self) -> int:
        """The seat that is advised."""
        return -1 if self._game.decision is None else self._game.decision.seat

    @property
    def count(self) -> int:
        return len(self._found)

    @property
    def candidate(self) -> Move | Plan | None:
        return self._found[self.place].draft if self._found else None

    @property
    def candidates(self) -> tuple[Move | Plan, ...]:
        """What all plans would do."""
        return tuple(one.draft for one in self._found)

    @property
    def title(self) -> Line:
        words = text(_("The {adviser}'s advice").format(adviser=adviser_of(self._game.about)), "title")
        if not self._thinks:
            return words
        if self._harder > 1:
            return words + text("  " + _("{n} times as long as at first").format(n=self._harder), "dim")
        return words + text("  ") + gauge(self._hint.total, [(self._hint.seen, "mark")], _GAUGE)

    def title_within(self, cells: int) -> Line:
        """The same, with what can be said of its thinking as far as there is room."""
        said = _("a new plan is first") if self._order.has_turned else ""
        said = _("a key ends its thinking") if self._thinks else said
        longer = self.title + text(f"  {said}", "dim")
        return longer if said and width(longer) + _AROUND_TITLE <= cells else self.title

    @property
    def prompt(self) -> str:
        return _("If you follow {n}").format(n=self.place + 1) if self._found else ""

    @property
    def remarks(self) -> str:
        return self._end

    def _standing(self, plan: Told) -> str:
        return standing_in_words(plan.advice, self._doubt, alone=len(self._game.names) == 1)

    def _main(self, plan: Told, cells: int) -> list[str]:
        """The reasons that stand below a plan: those that one line holds, the first one at least."""
        kept = plan.why[:1]
        for words in plan.why[1:]:
            if width(text(paragraph([*kept, words]))) > cells - _INDENT - 1:
                break
            kept.append(words)
        return kept

    def height(self, cells: int) -> int:
        plans = sum(len(self._block(place, cells)) for place in range(self.count))
        # In a column there is room for more; below the pages these stay as whole as can be.
        return plans + len(self._others(cells) if cells < _LEAST_FOR_BARS else ()) or super().height(cells)

    def lines(self, cells: int, rows: int) -> list[Line]:
        if not self._found:
            words = _("It thinks for {n} seconds at most; a key ends its thinking.").format(n=decimal(self._seconds))
            return [text(" ") + line for line in wrap(words, cells - 2, "dim")]
        self._cells = cells
        blocks = [self._block(place, cells, has_bar=True) for place in range(self.count)]
        if cells < _LEAST_FOR_BARS or sum(map(len, blocks)) > rows:
            blocks = [self._block(place, cells) for place in range(self.count)]
        others = self._others(cells)
        others = others if sum(map(len, blocks)) + len(others) <= rows else []
        if sum(map(len, blocks)) + len(others) + self.count - 1 <= rows:
            blocks = [[EMPTY, *block] if place else block for place, block in enumerate(blocks)]
        lines = [*(line for block in blocks for line in block), *others]
        if len(lines) <= rows:
            return lines
        # The last line shows that there is more: what is said of a plan leaves that place free.
        blocks = [self._block(place, cells, apart=_SIGNS) for place in range(self.count)]
        ends = [sum(map(len, blocks[: place + 1])) for place in range(self.count)]
        lines = [line for block in blocks for line in block]
        # All of the plan with the cursor is seen.
        if len(blocks[self.place]) > rows:
            return whole(blocks[self.place], rows, cells)
        first = max(0, ends[self.place] - rows)
        seen = lines[first : first + rows]
        signs = more(first, len(lines), rows)
        return [*seen[:-1], fit(seen[-1], cells - 1 - _SIGNS) + text(f" {signs}", "dim")]

    def _others(self, cells: int) -> list[Line]:
        """What is not worth it, parted from the plans."""
        return [EMPTY, *wrap(self._not_worth, cells - 2, "dim", " ", " ")] if self._not_worth else []

    def _block(self, place: int, cells: int, apart: int = 0, *, has_bar: bool = False) -> list[Line]:
        """A plan: all of it, what is said of it beside the others (so far from the edge), what it brings, its bar."""
        plan, has_cursor = self._found[place], place == self.place
        verdict, style = self._verdict(place)
        bar = self._bar(place, style) if has_bar else EMPTY
        kept = width(bar) + 2 if bar else 0
        room, beside = cells - _INDENT - 1 - kept, max(kept, width(text(verdict)) + 2 + apart)
        # What is said of it has its place in the first line alone.
        first, *rest = wrap(plan.words, room, "figure", " " * (beside - kept))
        head = fit(text(f" {place + 1} ", "key"), _INDENT - 1) + cut(first, beside - kept, width(first))
        main = self._main(plan, cells)
        why = wrap(paragraph(main), room, "dim") if main else []
        lines = [fit(head, cells - 2 - beside) + fit(text(verdict, style), beside - apart, "right")]
        lines += [text(" " * (_INDENT - 1)) + line for line in (*rest, *why)]
        lines += [EMPTY] if bar and not lines[1:] else []
        lines = [fit(text(_MARK if has_cursor else " ", "mark") + line, cells) for line in lines]
        if bar:
            lines[1] = cut(lines[1], 0, cells - 1 - width(bar)) + bar + cut(lines[1], cells - 1, cells)
        # The cursor is a bar beside the whole plan: what is said of it is not sent anew as the cursor moves.
        return [selected(cut(line, 0, _EDGE)) + cut(line, _EDGE, cells) for line in lines] if has_cursor else lines

    def _bar(self, place: int, style: StyleName) -> Line:
        """What a plan brings beside the best one; nothing of one that was left behind, or beside none."""
        if self.count == 1 or any(one.is_left_behind for one in self._found):
            return EMPTY
        full = round(_BAR * shares([one.advice for one in self._found])[place])
        return text("▰" * full, style) + text("▱" * (_BAR - full), "dim")

    def _verdict(self, place: int) -> tuple[str, StyleName]:
        plan = self._found[place]
        if plan.is_left_behind:
            return _("fallen behind"), "dim"
        return comparison_in_words([one.advice for one in self._found], place, self._doubt)

    def pressed(self) -> None:
        self._hint.hurry()
        self._thinks = self._thinks and not self._found

    def why_nothing(self, key: str) -> str:
        return _("{key} does nothing here: {enter} plays the plan with the cursor, {back} goes back.").format(
            key=key, enter=self._keys.label("choose_hint"), back=self._keys.label("leave_hint")
        )

    def do_choose_hint(self) -> Request:
        plan = self._order.meant
        if plan is not None:
            return Play(plan.draft)
        return Say(_("There is no plan yet: nothing was played."))

    def do_leave_hint(self) -> Request:
        return self._leave

    def available(self, action: Action) -> bool:
        if action.name == "think_longer":
            return not self._thinks and self.count > 1
        return action.name != "why_plan" or bool(self._found)

    def why_not(self, action: Action) -> str:
        if action.name == "think_longer" and not self._thinks:
            return _("There is nothing to choose between.")
        return _("It is still thinking.")

    def do_why_plan(self) -> Request:
        plan = self._found[self.place]
        return Read(_("Why plan {n}?").format(n=self.place + 1), partial(self._reasoned, plan, self.place))

    def _reasoned(self, plan: Told, place: int, cells: int) -> list[Line]:
        """All that there is to say of a plan."""
        plans = [one.advice for one in self._found if not one.is_left_behind or one is plan]
        unit = self._game.about.unit
        verdict = (
            _("Harder thought found better plans.")
            if plan.is_left_behind
            else verdict_in_words(plans, place, self._doubt, lambda n: shown(unit.points(n)))
        )
        end = self._standing(plan), "" if place else self._end
        return reasoned(plan, (verdict, self._not_worth), self._seat, end, cells)

    def do_think_longer(self) -> Request:
        self._harder *= _HARDER
        also = [one.advice.moves for one in self._found if not one.is_left_behind]
        self._hint = Hint(self._game, self._seconds, harder=self._harder, also=also)
        self._thinks = True
        return Work(self.think)

    def _go_to(self, place: int) -> None:
        self._order.choose(place)

    do_first_plan = partialmethod(_go_to, 0)
    do_second_plan = partialmethod(_go_to, 1)
    do_third_plan = partialmethod(_go_to, 2)

    def closed(self) -> None:
        self._hint.hurry()
