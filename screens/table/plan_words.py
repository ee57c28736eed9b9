"""Plans of the adviser in words: what to do in a turn, what others are expected to do, what a game has to teach."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

from engine import EngineError, Move, OpenGame, Refused, format_move, parse
from engine.texts.language import clauses, gettext as _, listed, within
from screens import by_name
from screens.plain import PlainWords, words_of
from screens.words import shown, tallied

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.player import Expected, Reviewed
    from engine.bots.sureness import Range
    from widgets.styles import StyleName

LESSONS = 3
"""So many lessons are drawn from a game."""
NOT_WORTH = 3
"""So many moves at most are named that are not worth it."""

_MANY = 5
"""A plan of so many steps is said in short where it stands among others."""
_FEW = 2
"""What was lost in fewer decisions than this teaches nothing general."""


def plan_in_words(game: OpenGame, advice: Advice) -> str:
    """All that a plan does in a turn as one sentence without a full stop; what simply goes on is left out."""
    # Where all of it simply goes on, that is what it is about.
    first, *more = _steps(game, advice, words_of(game.title).phrase_of) or [_phrase(game, advice)]
    return reduce(lambda said, move: _("{moves}, then {move}").format(moves=said, move=within(move)), more, first)


def plan_in_short(game: OpenGame, advice: Advice) -> str:
    """The same; where it has many steps, without what each of them costs and brings."""
    steps = _steps(game, advice, words_of(game.title).in_short)
    if len(steps) < _MANY:
        return plan_in_words(game, advice)
    first, *more = steps
    return listed([first, *map(within, more)])


def _steps(game: OpenGame, advice: Advice, said: Callable[[OpenGame, Sequence[Move]], str]) -> list[str]:
    """What a plan does in a turn but for what simply goes on, the moves that belong together each as they are said."""
    words, ahead = words_of(game.title), game
    parts: list[str] = []
    left = list(advice.moves)
    while left:
        count = words.together(left)
        moves, left = left[:count], left[count:]
        try:
            if moves[0] == advice.about or moves[0] != words.goes_without_saying(ahead):
                parts.append(said(ahead, moves))
            ahead = ahead.plan(moves).after
        except Refused:  # what was imagined may not be what it is
            parts.append(format_move(moves[0]))
            break
    return tallied(parts)


def _phrase(game: OpenGame, advice: Advice) -> str:
    return words_of(game.title).phrase(game, advice.move)


def next_in_words(advice: Advice, seat: int) -> str:
    """What the others are expected to do up to a seat's own next action, and that; nothing where nothing is.

    What several of them do, or one of them again, is said once.
    """
    seats = [step.seat for step in advice.expected]
    steps = advice.expected[: seats.index(seat) + 1 if seat in seats else None]
    if not steps:
        return ""
    if seats[0] == seat:
        return _("Your next move: {move}.").format(move=_gist_of(steps[0]))
    names: dict[str, dict[str, None]] = {}
    for step in steps:
        names.setdefault(_gist_of(step), {})[_called(step, seat)] = None
    moves = (_("{player}: {move}").format(player=listed(list(who)), move=gist) for gist, who in names.items())
    return _("Then expect: {moves}.").format(moves=clauses(moves))


def course_in_words(advice: Advice, seat: int | None = None, you: str = "") -> list[str]:
    """What is expected after a plan, an entry for each action; a `seat` is called "you", or as is said."""
    # Translators: a player and the move that is expected of them.
    template = _("{player}: {move}")
    return [template.format(player=_called(step, seat, you), move=_gist_of(step)) for step in advice.expected]


def _called(step: Expected, seat: int | None, you: str = "") -> str:
    return (you or _("you")) if step.seat == seat else step.before.names[step.seat]


def _gist_of(step: Expected) -> str:
    return words_of(step.before.title).gist(step.before, step.move)


def comparison_in_words(plans: Sequence[Advice], place: int, doubt: float | None) -> tuple[str, StyleName]:
    """How a plan compares with the best of those named with it, in at most 15 cells, and the style of these words.

    `doubt` is the standard error of such a difference; None where nobody knows that yet.
    """
    is_best, apart, is_sure = _compared(plans, place, doubt)
    if is_best:
        return (_("clearly best") if is_sure else _("best")), "gain"
    if not is_sure:
        return _("about as good"), "gain"
    return _("about {n} less").format(n=round(apart)), "mark"


def shares(plans: Sequence[Advice]) -> list[float]:
    """How much of what the best of these plans brings each of them brings, from 0 to 1: one scale for all of them.

    A point less is a tenth less, and where one plan is much worse that one has a fifth left.
    """
    points = [one.points for one in plans]
    best = max(points)
    scale = max(10.0, (best - min(points)) / 0.8)
    return [1 - (best - one) / scale for one in points]


def _compared(plans: Sequence[Advice], place: int, doubt: float | None) -> tuple[bool, float, bool]:
    """Whether a plan is the best, how far the next one or else the best one is from it, and whether that is sure."""
    points = [one.points for one in plans]
    best = max(range(len(points)), key=points.__getitem__)
    if place == best:
        gain = min((points[best] - other for n, other in enumerate(points) if n != best), default=0.0)
        return True, gain, doubt is not None and gain >= max(1.0, 2 * doubt)
    less = points[best] - points[place]
    return False, less, less >= max(1.0, doubt or 0.0)


def not_worth_in_words(game: OpenGame, plans: Sequence[Advice], others: Sequence[Advice], doubt: float) -> str:
    """Which main moves of `others` surely bring less than the best of the plans; nothing where there are none."""
    words, best = words_of(game.title), max(one.points for one in plans)
    told = {words.gist(game, one.about) for one in plans}
    found: dict[str, str] = {}
    for one in others:
        gist, less = words.gist(game, one.about), best - one.points
        if less >= max(1.0, 2 * doubt) and gist not in told:
            # Translators: a move that is not worth it, and how much less it brings.
            found.setdefault(gist, _("{move} (about {n} less)").format(move=within(gist), n=round(less)))
    return _("Not worth it: {moves}.").format(moves=listed([*found.values()][:NOT_WORTH])) if found else ""


def verdict_in_words(plans: Sequence[Advice], place: int, doubt: float | None, points: Callable[[int], str]) -> str:
    """The same as a sentence; `points` says a number of them."""
    is_best, apart, is_sure = _compared(plans, place, doubt)
    if len(plans) == 1:
        return _("It is the only plan that was found.")
    if not is_best:
        best = max(range(len(plans)), key=lambda n: plans[n].points)
        if not is_sure:
            return _("It is about as good as plan {n}: what divides them is less than the doubt.").format(n=best + 1)
        return _("It brings about {points} less than plan {n}.").format(points=points(round(apart)), n=best + 1)
    more = round(apart)
    if is_sure:
        return _("It is clearly the best plan: the next one brings about {points} less.").format(points=points(more))
    if more < 1:
        return _("It is the best plan, but the next one is about as good.")
    return _("It is the best plan, but nobody can be sure: the next one brings about {points} less.").format(
        points=points(more)
    )


def standing_in_words(advice: Advice, doubt: float | None, *, alone: bool) -> str:
    """How one would stand among the others at the end; nothing for whoever plays alone."""
    if alone:
        return ""
    if abs(advice.lead) < max(1.0, doubt or 0.0):
        return _("In the end you would be about level with the best of the others.")
    if advice.lead > 0:
        return _("In the end you would be ahead of the others.")
    return _("In the end you would still be behind the best of the others.")


def reasons_in_words(advice: Advice) -> list[str]:
    """Why a plan is thought good, a sentence each, the main reason first."""
    return list(map(shown, advice.reasons))


def doubt_in_words(one: Reviewed) -> str:
    """How sure a loss is; nothing where it is clear."""
    return "" if one.is_sure else _("Nobody can be sure of that: it may be nothing.")


def end_in_words(game: OpenGame, ends: Range | None) -> str:
    """With what the game ends for whoever follows advice; nothing where that cannot be told."""
    if ends is None:
        return ""
    points = shown(game.about.unit.points(ends.high))
    if ends.low == ends.high:
        return _("Following advice you end with {points}.").format(points=points)
    told = _("Following advice you end with {low} to {points}, four times out of five.")
    return told.format(low=ends.low, points=points)


def lessons_of(game: OpenGame, seat: int, reviewed: Sequence[Reviewed]) -> list[Taught]:
    """What a reviewed game teaches, what counts most first; of each decision it is told once what was lost."""
    found = [Taught(lesson.points, shown(lesson.text)) for lesson in by_name.lessons(game, seat, reviewed)]
    found += _general(game, [one for one in reviewed if one.is_sure])
    told: set[int] = set()
    chosen: list[Taught] = []
    for lesson in sorted(found, key=lambda lesson: -lesson.points):
        if len(chosen) < LESSONS and not (lesson.about and lesson.about <= told):
            told |= lesson.about
            chosen.append(lesson)
    return chosen


class Taught(NamedTuple):
    """A lesson, what it is worth, and the numbers of the decisions that it is about."""

    points: float
    words: str
    about: frozenset[int] = frozenset()

    @property
    def called(self) -> str:
        """The lesson, called so."""
        return _("Lesson: {words}").format(words=self.words)


def _general(game: OpenGame, lost: Sequence[Reviewed]) -> Iterator[Taught]:
    """What holds in any title: what was missed or done in vain more than once. A single decision is listed as such."""
    words, unit = words_of(game.title), game.about.unit
    befores = {one.number: game.up_to(one.number - 1) for one in lost}
    missed = _("More than once this was better: {move} ({when}); about {points} together.")
    vain = _("More than once this was not the best: {move} ({when}); it cost about {points} together.")
    for template, is_best in ((missed, True), (vain, False)):
        groups: dict[str, list[Reviewed]] = {}
        for one in lost:
            groups.setdefault(gist_of(words, befores[one.number], one, is_best=is_best), []).append(one)
        for move, group in groups.items():
            if len(group) < _FEW:
                continue
            points = sum(one.points for one in group)
            when = clauses(dict.fromkeys(words.moment(befores[one.number]) for one in group))
            said = template.format(when=when, move=move, points=shown(unit.points(round(points))))
            yield Taught(points / 2, said, frozenset(one.number for one in group))


def gist_of(words: PlainWords, before: OpenGame, one: Reviewed, *, is_best: bool, in_list: bool = False) -> str:
    """What the better plan (or the one that was made) is about; where both are about the same, what sets them apart."""
    gist = words.listed if in_list else words.gist
    told, other = (one.best, one.played) if is_best else (one.played, one.best)
    ahead = before
    are_alike = (type(told.about), told.about.target) == (type(other.about), other.about.target)
    for place, move in enumerate(told.moves):
        if are_alike and move not in other.moves:
            return words.phrase(ahead, move)
        if not are_alike and move == told.about:
            last = place + words.together(told.moves[place:]) - 1  # where a voyage of several steps leads
            return gist(ahead, told.moves[last])
        if place + 1 < len(told.moves):
            ahead = ahead.plan((move,)).after
    return gist(before, told.about)


def before_last(game: OpenGame, seat: int | None) -> OpenGame | None:
    """The game as it stood at the last decision of a seat, whose moves can mostly be made at the next one, too."""
    steps = game.steps
    own = [n for n, step in enumerate(steps) if step[0].seat == seat]
    return game.up_to(sum(map(len, steps[: own[-1]]))) if own else None


def kept_in_words(game: OpenGame, seat: int | None, notation: str) -> str:
    """What was kept, in words, or as it was typed where nobody can tell what it means."""
    before = before_last(game, seat)
    if before is None:
        return notation
    try:
        move = parse(before, notation)
        question = before.ask(move)
    except EngineError:
        return notation
    words = words_of(game.title)
    return words.phrase(before, move) if question is None else words.gist(before, move)
