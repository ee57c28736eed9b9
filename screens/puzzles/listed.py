"""All puzzles of a title: today's first, then by their numbers, with grade, stars and task."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, partial
from pathlib import Path

from textual.widget import Widget

from engine.texts import N_
from engine.texts.language import gettext as _, ngettext
from engine.titles import about
from saves import SaveError
from saves.daily import today
from saves.puzzles import shelf
from saves.puzzles.begun import told_of
from saves.puzzles.form import GRADES, Puzzle, PuzzleError
from saves.puzzles.results import Result, best_of, days_in_a_row, results, tally
from saves.puzzles.tries import slot_of, tries_of
from saves.slots import existing
from saves.titles import title_name
from screens.frame import HelpPages
from screens.headed_screen import LONG_LIST, ListScreen, LongListScreen
from screens.menus.about_game import fitted, said
from screens.puzzles import words
from screens.puzzles.bars import STARS
from screens.puzzles.choice import is_solved, next_of, todays, usual_title
from screens.words import shown
from widgets.choices import Choices, MenuLine
from widgets.filled import fill
from widgets.lines import EMPTY, Line, fit, join, text
from widgets.panel import Panel, Panes

_NUMBER, _GRADE, _STARS, _BEST = 4, 9, 5, 10
_TASK, _ROOMY = 4, 16
"""Lines kept for a task where a panel has so many, so that what stands below it does not move with the cursor."""


class PuzzlesScreen(LongListScreen, ListScreen):
    """The puzzles of one title after another."""

    CONTEXTS = ("puzzles", *LONG_LIST)
    CSS_PATH = Path(__file__).with_suffix(".tcss")
    NAME = N_("Puzzles")
    menu: Choices

    def __init__(self, title: str = "", id: str = "") -> None:
        """Of a title, that which is played most where none is named, with the cursor on a puzzle, or on today's."""
        super().__init__()
        self.menu = Choices(id="puzzles", classes="listed")
        self._tabs = Panel(id="titles")
        self._title = title
        self._found: list[Result] = []
        self._begun: set[str] = set()
        self._wanted: str | None = id or None
        self._look()

    def _look(self) -> None:
        """See what was solved, and what is under way."""
        try:
            self._found = results()
            self._begun = set(existing())
            self._title = self._title or usual_title()
        except SaveError as error:
            self.problem = str(error)

    @property
    def contexts(self) -> tuple[str, ...]:
        return ("puzzles", *self.of_list)

    IN_WORDS = ("_tasks",)

    def seen_again(self) -> None:
        self._look()
        super().seen_again()

    def parts(self) -> Sequence[Widget]:
        return self.head, self._tabs, Panes(self.menu, self.below)

    def tell(self) -> None:
        super().tell()
        self._tabs.show(self._tab_lines)
        self.menu.fill(self._rows(), self._wanted)
        self._wanted = None
        puzzle = self._puzzle
        self.below.tell("" if puzzle is None else words.name_of(puzzle), self._told)

    # What is shown.

    @property
    def _titles(self) -> list[str]:
        return shelf.titles()

    @property
    def _puzzles(self) -> Sequence[Puzzle]:
        """Those that are offered; one that was withdrawn while it is today's, too."""
        return [one for one in self._counted(self._todays) if not one.withdrawn or one.id == self._todays]

    def _counted(self, *more: str) -> Sequence[Puzzle]:
        """Those that count, and some more."""
        try:
            return shelf.counted(self._title, {*self._best, *more}) if self._title else ()
        except PuzzleError as error:
            self.problem = str(error)
            return ()

    @property
    def _puzzle(self) -> Puzzle | None:
        """The one with the cursor."""
        chosen = self.menu.chosen
        return next((one for one in self._puzzles if one.id == chosen), None)

    @property
    def _todays(self) -> str:
        """The id of today's puzzle of the title."""
        return shelf.of_day(self._title, today()) or "" if self._title else ""

    @property
    def _best(self) -> dict[str, Result]:
        return best_of(self._found)

    @property
    def where(self) -> str:
        done = tally(self._found, self._title)
        return _("{solved} of {n} solved").format(solved=done.solved, n=len(self._counted()))

    def _tab_lines(self, columns: int, _rows: int) -> list[Line]:
        """The titles, and how far one is with this one, by grade."""
        tabs = [text(f" {title_name(one)} ", "tab" if one == self._title else "plain") for one in self._titles]
        return [fit(text(" ") + join(tabs, " "), columns), fit(text(" " + self._by_grade(), "dim"), columns)]

    def _by_grade(self) -> str:
        """How many of each grade are solved, and days in a row."""
        parts = []
        for grade in GRADES:
            count = sum(one.grade == grade for one in self._counted())
            solved = tally(self._found, self._title, grade).solved
            parts.append(_("grade {grade}: {solved}/{n}").format(grade=grade, solved=solved, n=count))
        days, most = days_in_a_row(self._found, today())
        row = ngettext("{n} day in a row, at most {most}", "{n} days in a row, at most {most}", days)
        return "   ".join([*parts, row.format(n=days, most=most)] if most else parts)

    def _rows(self) -> list[MenuLine]:
        first, best = self._todays, self._best
        ordered = sorted(self._puzzles, key=lambda one: (one.id != first, one.number))
        return [MenuLine(one.id, partial(self._row, one, best, one.id == first)) for one in ordered]

    def _row(self, puzzle: Puzzle, best: dict[str, Result], is_todays: bool, _cells: int) -> Line:
        stars = best[puzzle.id].stars if puzzle.id in best else None
        sign = text(words.stars_in_signs(stars), STARS[stars]) if stars is not None else text("···", "dim")
        line = fit(text(f" {puzzle.number}", "figure"), _NUMBER, "right") + text("  ") + fit(sign, _STARS)
        line += fit(text(_("grade {n}").format(n=puzzle.grade), "dim"), _GRADE)
        line += fit(text(words.result_in_words(puzzle, puzzle.best), "worth"), _BEST, "right") + text("  ")
        task = text(self._row_task(puzzle), "dim" if is_solved(best, puzzle) else "plain")
        return line + (fill(_("today's: {task}"), "mark", task=task) if is_todays else task)

    def _row_task(self, puzzle: Puzzle) -> str:
        """The task in brief, after the variant where the title has several and it is not the usual one."""
        declared, task = about(puzzle.title), self._task_of(puzzle, briefly=True)
        variant = declared.variant(puzzle.variant)
        if variant is None or puzzle.variant == declared.usual_variant:
            return task
        return _("{variant}: {task}").format(variant=shown(variant.shown), task=task)

    def _task_of(self, puzzle: Puzzle, *, briefly: bool = False) -> str:
        """The task, or why there is none; found out once, for the puzzles that are seen."""
        key = puzzle.id, briefly
        if key not in self._tasks:
            try:
                self._tasks[key] = shown(told_of(puzzle, briefly=briefly))
            except PuzzleError as error:
                self._tasks[key] = str(error)
        return self._tasks[key]

    @cached_property
    def _tasks(self) -> dict[tuple[str, bool], str]:
        return {}

    def _told(self, columns: int, rows: int) -> list[Line]:
        """About the puzzle with the cursor."""
        puzzle = self._puzzle
        problems = [str(one) for one in shelf.shelf(self._title).problems] if self._title and self._puzzles else []
        blocks = [said(one, columns, "short") for one in filter(None, [self.problem, *problems])]
        if puzzle is not None:
            best = self._best.get(puzzle.id)
            task = said(self._task_of(puzzle), columns)
            if rows >= _ROOMY:
                task += [EMPTY] * (_TASK - len(task))
            blocks.append([*task, *said(self._state(puzzle, best), columns)])
            # What has a line more for one puzzle than for another stands last, so that it moves nothing.
            grade = said(_(words.GRADES[puzzle.grade]), columns, "dim")
            blocks.append([*grade, *said(words.thresholds_in_words(puzzle), columns, "dim")])
        return fitted(blocks, rows)

    def _state(self, puzzle: Puzzle, best: Result | None) -> str:
        if best is None:
            return _("You have begun it.") if slot_of(puzzle) in self._begun else _("You have not tried it.")
        if best.is_solved:
            return _("Solved: {stars}.").format(stars=words.stars_in_words(best.stars))
        reached = _("nothing") if best.result is None else words.result_in_words(puzzle, best.result)
        return _("Your best: {result}, {stars}.").format(result=reached, stars=words.stars_in_words(best.stars))

    def help_pages(self) -> HelpPages:
        told = [
            _("Each puzzle is the end of a game with a task. Its best answer is proven: nothing is left to chance."),
            *map(_, words.GRADES.values()),
            _("Today's puzzle stands first: the date chooses it, the same for everybody."),
        ]
        return [(_("This screen"), "\n\n".join(told))]

    # Keys.

    def do_open_puzzle(self) -> None:
        puzzle = self._puzzle
        if puzzle is not None:
            self.attempt(lambda: self.frame.open_game(tries_of(puzzle)))

    def do_daily_puzzle(self) -> None:
        self.attempt(lambda: self.frame.open_game(tries_of(todays(self._title))))

    def _turn_to(self, by: int) -> None:
        titles = self._titles
        if self._title in titles:
            self._title = titles[(titles.index(self._title) + by) % len(titles)]
            self._wanted = self._todays

    def do_next_title(self) -> None:
        self._turn_to(1)

    def do_previous_title(self) -> None:
        self._turn_to(-1)

    def do_next_unsolved(self) -> None:
        puzzle = self._puzzle
        after = 0 if puzzle is None else puzzle.number
        self.attempt(lambda: self._go_to(next_of(self._title, after)))

    def _go_to(self, puzzle: Puzzle) -> None:
        self._wanted = puzzle.id
