"""The hints and the review of plain mode: what the title's adviser thinks best, and why."""

from __future__ import annotations

import re
from asyncio import run
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import Game, Move, Plan, parse
from engine.texts.language import clauses, gettext as _, paragraph
from saves.look_back import Replay
from screens.plain import PlainWords
from screens.table.adviser import Hint, Judged, Review, lost_in_words
from screens.table.plan_words import (
    comparison_in_words,
    course_in_words,
    doubt_in_words,
    end_in_words,
    next_in_words,
    plan_in_words,
    reasons_in_words,
)
from screens.ways import plan_of
from screens.words import shown
from tui.plain.typed_words import Unclear, numeral

if TYPE_CHECKING:
    from engine.bots.looks import Look

_NAME = re.compile(r"[hH]([0-9]{1,3})")


class Hints:
    """The plans that the adviser has named last, to be played by their names: h1 is the best."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._plans: list[Move | Plan] = []
        self._position: object = None

    def lines(self, seconds: float) -> list[str]:
        """The best plans for the decision, best first, each with what is expected of it, and why."""
        look = run(_last_look(Hint(self._game, seconds)))
        self._position = self._game.position
        self._plans = [] if look is None else [plan_of(self._game, one.moves) for one in look.advice]
        return [] if look is None else _told(self._game, look)

    def named(self, typed: str) -> Move | Plan | None:
        """The plan that is typed by its name; None where it is no such name. Raises `Unclear`."""
        name = _NAME.fullmatch(typed)
        if name is None:
            return None
        plans = self._plans if self._position == self._game.position else []
        number = int(name[1])
        if not plans:
            raise Unclear(_("There is no hint for what is to be decided now: type hint first."))
        if not 1 <= number <= len(plans):
            raise Unclear(_("There is no h{n}: the last plan of the hint is h{count}."), n=number, count=len(plans))
        return plans[number - 1]


def _told(game: Game, look: Look) -> list[str]:
    lines: list[str] = []
    seat = -1 if game.decision is None else game.decision.seat
    for place, one in enumerate(look.advice, start=1):
        verdict, _style = comparison_in_words(look.advice, place - 1, look.doubt)
        lines.append(_("h{n}, {verdict}. {plan}.").format(n=place, verdict=verdict, plan=plan_in_words(game, one)))
        said = filter(None, (paragraph(reasons_in_words(one)), next_in_words(one, seat)))
        lines += ["  " + words for words in said]
    end = end_in_words(game, look.range)
    return [*lines, end] if end else lines


async def _last_look(hint: Hint) -> Look | None:
    last = None
    async for look in hint.looks():
        last = look
    return last


def review_lines(game: Game, words: PlainWords, review: Review) -> Iterator[str]:
    """What was lost in which decision of a seat, the dearest first, with what would have been better, and lessons."""
    seat, replay, unit = review.seat, Replay(game), game.about.unit
    run(review.run())
    for number, one in enumerate(review.worst_first, start=1):
        before = replay.game(one.number - 1)
        about = _("{n}. {when}: about {points} lost.") if one.is_sure else _("{n}. {when}: perhaps {points} lost.")
        yield about.format(n=number, when=words.moment(before), points=shown(unit.points(round(one.points))))
        for template, advice in ((_("Done: {plan}."), one.played), (_("Better: {plan}."), one.best)):
            yield "  " + template.format(plan=plan_in_words(before, advice))
            yield from ("    " + words for words in reasons_in_words(advice))
            course = clauses(course_in_words(advice, seat))
            yield from ["    " + _("Then expect: {moves}.").format(moves=course)] if course else []
        doubt = doubt_in_words(one)
        yield from ["  " + doubt] if doubt else []
    lost = shown(unit.points(round(review.lost)))
    yield _("{n} decisions looked at; about {points} lost.").format(n=review.done, points=lost)
    yield from (lesson.called for lesson in review.lessons)
    if review.worst_first:
        yield _("better 1 shows the decision of line 1 again; better 1 MOVE judges another move there.")


def better_lines(game: Game, words: PlainWords, review: Review | None, typed: str) -> Iterator[str]:
    """A decision of the last review shown again, or what else could have been done there judged by the same looks.

    `typed` are the number of its line and a move, or its number in the list; further moves stand behind a stroke.
    Raises `Unclear`, or `engine.Refused`.
    """
    first, _blank, rest = typed.partition(" ")
    found = [] if review is None else review.worst_first
    number = numeral(first)
    if review is None or number is None or not 1 <= number <= len(found):
        raise Unclear(_("Type the number of a line of the review behind better: review gives them."))
    one, seat = found[number - 1], review.seat
    before = Replay(game).game(one.number - 1)
    unit = game.about.unit
    if not rest:
        yield lost_in_words(one, shown(unit.points(round(one.points))))
        yield from words.table(before, seat)
        listed = enumerate(before.moves(), start=1)
        # Translators: a number in a list, and a move.
        yield from (_("{n}. {move}").format(n=n, move=words.sentence(before, move)) for n, move in listed)
        return
    ahead = before.copy()
    for said in rest.split(" / "):
        place, legal = numeral(said), ahead.moves()
        move = parse(ahead, said) if place is None or not 1 <= place <= len(legal) else ahead.tried(legal[place - 1])[1]
        ahead.play(move)
    work = Judged(before, seat, ahead.history)
    run(work.run())
    lost = 0.0 if work.found is None else work.found.points
    if lost < 1:
        yield _("That is as good as anything the adviser sees.")
    elif lost < one.points - 1:
        yield _("Better: about {points} are lost this way.").format(points=shown(unit.points(round(lost))))
    else:
        yield _("No better: about {points} are lost this way.").format(points=shown(unit.points(round(lost))))
