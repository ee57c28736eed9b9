"""Plans of the adviser in words: what to do in a turn, what others are expected to do, what a game has to teach."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine import Game, Move, Refused, format_move
from saves.looking_back import Replay
from screens import late
from screens.plain import PlainWords, words_of
from screens.words import capital, shown
from texts.translation import gettext as _

if TYPE_CHECKING:
    from engine.bots import Advice
    from engine.bots.reviewed import Reviewed

LESSONS = 3
"""So many lessons are drawn from a game."""

_FEW = 2
"""What was lost in fewer decisions than this teaches nothing general."""


def plan_in_words(game: Game, advice: Advice) -> str:
    """All that a plan does in a turn as one sentence without a full stop; what simply goes on is left out."""
    words, ahead = words_of(game.title), Game(game.rules, game.options, game.position)
    parts: list[str] = []
    for move in advice.moves:
        try:
            if move == advice.about or move != words.ordinary(ahead):
                parts.append(words.phrase(ahead, move))
            ahead.play(move)
        except Refused:  # what was imagined may not be what it is
            parts.append(format_move(move))
            break
    sentence = _(", then ").join(parts)
    return capital(sentence)


def next_in_words(advice: Advice, seat: int) -> str:
    """What the others are expected to do up to a seat's own next action, and that; nothing where nothing is."""
    seats = [step.seat for step in advice.expected]
    actions = course_in_words(advice, seat)[: seats.index(seat) + 1 if seat in seats else None]
    if not actions:
        return ""
    if seats[0] == seat:
        step = advice.expected[0]
        return _("Next you would {move}.").format(move=words_of(step.before.title).gist(step.before, step.move))
    return _("Then expect {moves}.").format(moves="; ".join(actions))


def course_in_words(advice: Advice, seat: int | None = None) -> list[str]:
    """What is expected after a plan, an entry for each action; a `seat` is called "you"."""
    found: list[str] = []
    for step in advice.expected:
        name = _("you") if step.seat == seat else step.before.names[step.seat]
        words = words_of(step.before.title)
        found.append(_("{player}: {move}").format(player=name, move=words.gist(step.before, step.move)))
    return found


def reasons_in_words(advice: Advice) -> str:
    """Why a plan is thought good."""
    return " ".join(map(shown, advice.reasons))


def lessons_of(game: Game, seat: int, reviewed: Sequence[Reviewed]) -> list[str]:
    """What a reviewed game teaches, what counts most first."""
    found = [(lesson.points, shown(lesson.text)) for lesson in late.lessons()(game, seat, reviewed)]
    found += _general(game, [one for one in reviewed if one.is_sure])
    found.sort(key=lambda lesson: -lesson[0])
    return [words for _points, words in found[:LESSONS]]


def _general(game: Game, lost: Sequence[Reviewed]) -> Iterator[tuple[float, str]]:
    """What holds in any title: what was missed or done in vain more than once, and when most was lost."""
    words, unit = words_of(game.title), game.about.unit
    replay = Replay(game)
    befores = {one.number: replay.game(one.number - 1) for one in lost}
    missed = _("Better in {when}: {move}. Together that is about {points}.")
    vain = _("Not the best in {when}: {move}. Together that cost about {points}.")
    for template, side in ((missed, "best"), (vain, "played")):
        groups: dict[tuple[type[Move], str], list[Reviewed]] = {}
        for one in lost:
            about = getattr(one, side).about
            groups.setdefault((type(about), about.target), []).append(one)
        for group in groups.values():
            if len(group) < _FEW:
                continue
            points = sum(one.points for one in group)
            first = group[0]
            yield (
                points / 2,
                template.format(
                    when=", ".join(dict.fromkeys(words.point(befores[one.number]) for one in group)),
                    move=_gist(words, befores[first.number], getattr(first, side)),
                    points=shown(unit.points(round(points))),
                ),
            )
    if lost:
        dearest = max(lost, key=lambda one: one.points)
        yield (
            dearest.points / 2,
            _("The dearest decision, {when}: {move} instead, for about {points} more.").format(
                when=words.moment(befores[dearest.number]),
                move=_gist(words, befores[dearest.number], dearest.best),
                points=shown(unit.points(round(dearest.points))),
            ),
        )


def _gist(words: PlainWords, before: Game, advice: Advice) -> str:
    """What a plan is about, in few words."""
    ahead = Game(before.rules, before.options, before.position)
    for move in advice.whole or advice.moves:
        if move == advice.about:
            return words.gist(ahead, move)
        ahead.play(move)
    return words.gist(ahead, advice.about)
