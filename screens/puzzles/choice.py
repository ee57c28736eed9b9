"""Which puzzle is played: today's, the next one, that of a number; of which title where nobody says."""

from __future__ import annotations

from collections import Counter

from engine import TITLES
from engine.texts.language import gettext as _
from saves import SaveError
from saves.daily import today
from saves.puzzles import shelf
from saves.puzzles.form import Puzzle
from saves.puzzles.results import Result, best_of, results
from saves.puzzles.tries import Tries, tries_of
from saves.records import records
from saves.titles import title_name


def usual_title() -> str:
    """The title that one plays most, of those that have puzzles; the first of them for whoever has played none.

    Raises `SaveError` where there is no puzzle at all.
    """
    titles = shelf.titles()
    if not titles:
        raise SaveError(_("There are no puzzles."))
    played: Counter[str] = Counter(one.title for one in records())
    played.update({one.title for one in results()})
    return max(titles, key=lambda title: played[title])


def todays(title: str) -> Puzzle:
    """Today's puzzle of a title; raises `SaveError` where it has none."""
    found = shelf.of_day(title, today())
    if found is None:
        raise no_puzzles(title)
    return shelf.by_id(title, found)


def no_puzzles(title: str) -> SaveError:
    """What is said of a title that has none."""
    return SaveError(_("There are no puzzles of {title}."), title=title_name(title) if title in TITLES else title)


def next_of(title: str, after: int = 0) -> Puzzle:
    """The next puzzle of a title that is not solved, behind the one of a number; then from the first on.

    Where all are solved it is simply the next one. Raises `SaveError`.
    """
    found = shelf.shelf(title).offered
    if not found:
        raise no_puzzles(title)
    around = sorted(found, key=lambda one: (one.number <= after, one.number))
    best = best_of(results())
    return next((one for one in around if not is_solved(best, one)), around[0])


def is_solved(best: dict[str, Result], puzzle: Puzzle) -> bool:
    """Whether the best of a puzzle was found."""
    return puzzle.id in best and best[puzzle.id].is_solved


def next_tries(puzzle: Puzzle) -> Tries:
    """The tries of the puzzle after this one; raises `SaveError`."""
    return tries_of(next_of(puzzle.title, puzzle.number))


def begun_puzzle(title: str | None, number: int | None, *, daily: bool = False) -> Tries:
    """The tries of a puzzle: that of a number, today's, or the next one that is not solved.

    Of a title, that which is played most where none is named. Raises `SaveError`.
    """
    chosen = usual_title() if title is None else title
    if daily:
        return tries_of(todays(chosen))
    return tries_of(next_of(chosen) if number is None else shelf.numbered(chosen, number))
