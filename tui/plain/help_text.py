"""What the plain mode says about itself."""

from __future__ import annotations

from engine import About
from engine.texts.language import gettext as _
from screens.plain import PlainWords
from screens.table.adviser import adviser_of
from screens.words import shown


def help_lines(about: About, words: PlainWords) -> list[str]:
    """What can be typed in a game of a title."""
    return [
        words.typing(),
        _("moves: every move that can be made now, with numbers; a number makes that move"),
        _("table: all that lies open. forecast: what is coming. scores: how everybody stands. log: what happened"),
        words.going_on(),
        _("An empty line answers a question as proposed; elsewhere it goes on as next does, and ends a turn"),
        _("back: to the question before"),
        *([_hint(about)] if about.advised else []),
        _("undo: take the last move back. redo: play it again"),
        _("help WORD: a card or a chapter of the rules. save: where the game is saved. quit: leave; it is saved"),
    ]


def _hint(about: About) -> str:
    return _(
        "hint: the {adviser}'s best plans, with the {points} that it expects at the end; h1, h2 or h3 plays that plan. "
        "review: what was lost"
    ).format(adviser=adviser_of(about), points=shown(about.unit.noun))
