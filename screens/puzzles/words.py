"""What is said of puzzles, on the screen and in plain mode: tasks, results, stars, help, a line to share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine import Game, Move
from engine.texts import N_
from engine.texts.language import gettext as _, listed, ngettext, paragraph
from engine.titles import about
from saves.puzzles.begun import Asked
from saves.puzzles.form import Puzzle
from saves.puzzles.tries import Tries
from saves.titles import title_name
from screens import by_name
from screens.lookup import looked_up
from screens.plain import words_of
from screens.words import shown

if TYPE_CHECKING:
    from engine.bots.player import Advice, Reviewed

MOST_STARS = 3
GRADES: Mapping[int, str] = {
    1: N_("Grade 1: a strong computer player sees it at a glance."),
    2: N_("Grade 2: a strong computer player sees it after long thought."),
    3: N_("Grade 3: no computer player sees it, only a search of everything."),
}
_NODES = 30
"""How much the adviser looks around for the reasons of a move: an instant."""


def stars_in_signs(stars: int) -> str:
    """Stars as signs, those that were not earned too."""
    return "●" * stars + "○" * (MOST_STARS - stars)


def stars_in_words(stars: int) -> str:
    """Stars as a word, for whoever hears it."""
    return ngettext("{n} star of three", "{n} stars of three", stars).format(n=stars)


def result_in_words(puzzle: Puzzle, result: int) -> str:
    """A result in the unit of what counts: points, or steps, as moves are called where they count."""
    if puzzle.falls:
        return ngettext("{n} step", "{n} steps", result).format(n=result)
    return shown(about(puzzle.title).unit.points(result))


def name_of(puzzle: Puzzle) -> str:
    """What a puzzle is called: its title and its number."""
    return _("{title}, puzzle {n}").format(title=title_name(puzzle.title), n=puzzle.number)


def task_of(asked: Asked) -> str:
    """The task as a sentence."""
    return shown(asked.told)


def left_of(tries: Tries) -> str:
    """How long the puzzle still goes on; nothing at its end."""
    return "" if tries.is_over else shown(tries.asked.puzzles.left(tries.game.seen(0)))


def stuck_in_words(tries: Tries, key: str) -> str:
    """What is said where the condition of a puzzle leaves nothing to do, with what takes a move back; else nothing."""
    if tries.is_over or tries.game.moves():
        return ""
    return _("Nothing is left that this puzzle allows: {key} takes the last move back.").format(key=key)


def best_in_words(puzzle: Puzzle) -> str:
    """The best possible result, as a note."""
    return _("best possible: {result}").format(result=result_in_words(puzzle, puzzle.best))


def thresholds_in_words(puzzle: Puzzle) -> str:
    """From which results on there are how many stars."""
    if puzzle.falls:
        return _("Three stars for {best}, two for one more, one for coming there at all.").format(
            best=result_in_words(puzzle, puzzle.best)
        )
    one, two, three = (result_in_words(puzzle, least) for least in puzzle.stars)
    if one == three:
        return _("Three stars for {three}, none for less.").format(three=three)
    if one == two:
        return _("Three stars for {three}, two from {two} on.").format(three=three, two=two)
    if two == three:
        return _("Three stars for {three}, one from {one} on.").format(three=three, one=one)
    return _("Three stars for {three}, two from {two} on, one from {one} on.").format(one=one, two=two, three=three)


def explained(puzzle: Puzzle, task: str, helps: Sequence[str] = ()) -> str:
    """What there is to know of a puzzle while one tries it, in paragraphs; `task` says what is asked.

    `helps` are those that were given.
    """
    parts = [
        # Translators: two sentences: the task of a puzzle, and what its stars ask for.
        _("{task} {stars}").format(task=task, stars=thresholds_in_words(puzzle)),
        _(GRADES[puzzle.grade]),
        paragraph(
            [
                _("Every step that you confirm counts, and so does what happens by itself.")
                if puzzle.falls
                else _("What it would come to now is what the score would be if all ended here."),
                _("Moves can be taken back as often as you like; each end that you reach is a try on the scale."),
            ]
        ),
        _(
            "Help comes in three steps: what matters, the first move, the whole line. Each costs all ends of this "
            "try a star; from the start again all three can be earned."
        ),
        *helps,
    ]
    return "\n\n".join(parts)


def now_in_words(tries: Tries) -> str:
    """What the game would come to now, or has come to."""
    if tries.is_over:
        return end_in_words(tries)
    return _("now {result}").format(result=result_in_words(tries.of, tries.asked.now(tries.game)))


def end_in_words(tries: Tries) -> str:
    """What the end that is reached came to, in a sentence."""
    end = tries.last
    if end is None or end.result is None:
        return _("What was asked was not done.")
    result, puzzle = result_in_words(tries.of, end.result), tries.of
    if end.result == puzzle.best:
        return _("You made {result}: the best possible.").format(result=result)
    return _("You made {result}; the best possible is {best}.").format(
        result=result, best=result_in_words(puzzle, puzzle.best)
    )


def cost_in_words(tries: Tries) -> str:
    """What help has cost in this try; nothing where none was taken."""
    if not tries.helps:
        return ""
    return ngettext("Help has cost this try {n} star.", "Help has cost this try {n} stars.", tries.helps).format(
        n=tries.helps
    )


def shared(tries: Tries) -> str:
    """What was made of a puzzle as one line, which gives nothing of its solution away."""
    best, puzzle = tries.best_end, tries.of
    stars = 0 if best is None else best.stars
    marks = [ngettext("{n} try", "{n} tries", len(tries.ends)).format(n=len(tries.ends))]
    if best is not None and best.helps:
        marks.append(_("with help"))
    words = _("Havre, {puzzle} ({id}): {stars} in {marks}")
    return words.format(puzzle=name_of(puzzle), id=puzzle.id, stars=stars_in_signs(stars), marks=listed(marks))


# Help.


def helps_in_words(tries: Tries) -> list[str]:
    """What help was given in this try: the card that matters, then the first move, then where the whole line is."""
    told = [_help_with_card(tries)] if tries.helps else []
    told += [_help_with_move(tries)] if tries.helps > 1 else []
    return [*told, _("Third help: the whole line was shown.")] if tries.helps > 2 else told


def _help_with_card(tries: Tries) -> str:
    puzzle = tries.of
    found = looked_up(words_of(puzzle.title), puzzle.card) if puzzle.card else None
    if found is None:
        place = _odd_place(tries)
        return _("First help: move {n} of {last} is the one to find.").format(n=place + 1, last=len(tries.best.history))
    card = words_of(puzzle.title).lying(tries.start, puzzle.card) or found.text.title
    return _("First help, what matters: {card}.").format(card=card)


def _help_with_move(tries: Tries) -> str:
    known, place = words_of(tries.of.title), _first_choice(tries)
    before = tries.best.up_to(place)
    move = known.phrase(before, tries.best.history[place])
    return _("Second help: the best begins so: {move}.").format(move=move)


def _first_choice(tries: Tries) -> int:
    """The place of the first move of the best line that is not what simply goes on."""
    known = words_of(tries.of.title)
    for place, move in enumerate(tries.best.history):
        before = tries.best.up_to(place)
        if move != known.ordinary(before) and (move.answers or len(before.moves()) > 1):
            return place
    return 0


def _odd_place(tries: Tries) -> int:
    """The place of the move of the best line that is the one to find: its file tells it, or the first choice does."""
    told = tries.of.proof.get("odd")
    return told - 1 if type(told) is int and 0 < told <= len(tries.best.history) else _first_choice(tries)


def reasons_of(game: Game, move: Move) -> list[str]:
    """What speaks for a move where a game stands: what the adviser of the title says of it at a glance."""
    decision = game.decision
    if decision is None or not game.about.advised:
        return []
    reviewed: Reviewed = by_name.judged(game, by_name.deed(1, decision.seat, (move,)), (_NODES,))
    advice: Advice = reviewed.played
    return [shown(reason) for reason in advice.reasons]


def line_in_words(tries: Tries) -> list[str]:
    """The best line move by move: what is done, what it is worth then, and why."""
    words, told = words_of(tries.of.title), list[str]()
    game = tries.start
    for number, move in enumerate(tries.best.history, start=1):
        done = words.phrase(game, move)
        reasons = reasons_of(tries.asked.whole(game), move)
        game = tries.best.up_to(number)
        now = result_in_words(tries.of, tries.asked.now(game))
        # Translators: a move of a puzzle: its number, what is done, what it comes to then.
        sentence = _("{n}. {move}; now {result}.").format(n=number, move=done, result=now)
        told.append(paragraph([sentence, *reasons]))
    return told
