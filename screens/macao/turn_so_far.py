"""What whoever looks has done in the turn so far: in sentences, and in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from engine import Event, Move
from engine.macao.moves import Activate, Claim, Climb, Craft, Deliver, Joker, Sail, Tribute, Use
from engine.macao.table_data import ColonyTable
from engine.texts.language import gettext as _
from screens.macao import move_words, words
from screens.macao.view import View
from screens.words import in_sentences

_OF_A_TURN: Final = (Activate, Craft, Claim, Climb, Sail, Deliver, Tribute, Use, Joker)
"""The kinds of move of which a turn is made."""


def move_by_move(view: View) -> list[str]:
    """What was done, move by move, in sentences."""
    found = (in_sentences([one for one in events if one.seat == view.seat], view.seat) for _move, events in _done(view))
    return [one for one in found if one]


def in_short(view: View) -> list[str]:
    """What was done in a few words each."""
    return briefly([move for move, _events in _done(view)], view.table)


def briefly(moves: Sequence[Move], table: ColonyTable) -> list[str]:
    """Moves of a turn in a few words each; steps of the ship that follow one another are one voyage."""
    found = []
    for move, after in zip_longest(moves, moves[1:]):
        if not (isinstance(move, Sail) and isinstance(after, Sail)):
            said = _brief(move, table)
            found.append(said[:1].lower() + said[1:])
    return found


def _brief(move: Move, table: ColonyTable) -> str:
    if isinstance(move, Claim):
        return _("Take {quarter}").format(quarter=words.quarter_name(move.target))
    if isinstance(move, Deliver):
        return _("Deliver {good}").format(good=words.good_name(move.target))
    if isinstance(move, Craft):
        return _("Craft {card}").format(card=words.told(move.target))
    return _("Use a joker tile") if isinstance(move, Joker) else move_words.gist(move, table)


def _done(view: View) -> list[tuple[Move, tuple[Event, ...]]]:
    return list(reversed(list(_backwards(view))))


def _backwards(view: View) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    for move, events in reversed(view.log):
        if not isinstance(move, _OF_A_TURN):
            return
        yield move, events
