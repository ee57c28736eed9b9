"""A turn: what can be done in it besides activating and using cards, each with its key, and what was done so far."""

from __future__ import annotations

from itertools import takewhile
from typing import Final, NamedTuple

from engine import Event, Move
from engine.macao import moves, sea, voyages, wall
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import words
from screens.macao.move_words import briefly
from screens.macao.view import View
from screens.words import in_sentences

_NUMBERS: Final = 6
"""So many quarters that can be taken are listed at most."""
_SPACES: Final = 3
"""So many spaces on the wall have their cost told at most."""


class Doing(NamedTuple):
    """Something that can be done: its key, the name of its action, what it is called, and what it would be."""

    key: str
    action: str
    said: str
    does: str


def others(view: View, most: int = _NUMBERS) -> list[Doing]:
    """What can be done but for activating and using cards, passing last; at most so many quarters by their numbers."""
    seen, left = view.seen, sum(view.supply)
    found = []
    kinds = {type(move) for move in view.moves}
    for move in view.moves:
        if isinstance(move, moves.Deliver):
            good = sea.GOOD[move.target]
            said = _("deliver {good}").format(good=words.good_name(good))
            found.append(Doing("d", "deliver", said, words.gain(*voyages.value(seen, view.seat, good))))
    if moves.Craft in kinds:
        found.append(Doing("f", "craft", _("craft a card"), _("keep its cubes")))
    if moves.Claim in kinds:
        said = _("one of {n}").format(n=len(view.payable))
        if len(view.payable) <= most:
            said = " ".join(words.numbers_of(view.payable))
        found.append(Doing("i", "claim", _("take a quarter"), said))
    if moves.Sail in kinds:
        said = _("up to {spaces}").format(spaces=words.spaces(left + seen.free_steps))
        found.append(Doing("s", "sail", _("sail"), said))
    if moves.Climb in kinds:
        found.append(Doing("w", "wall", _("move on the wall"), _wall(view)))
    if moves.Tribute in kinds:
        gold, prestige = seen.tribute
        points = words.prestige(prestige + view.have.tribute_prestige)
        said = _("{gold} → {points}").format(gold=words.gold(gold), points=points)
        found.append(Doing("t", "tribute", _("buy prestige"), said))
    if moves.Joker in kinds:
        brings = _("2 cubes, 1 cube and 3 gold, or 6 gold") if view.have.joker_counts > 1 else _("1 cube or 3 gold")
        found.append(Doing("o", "joker", _("use a joker tile"), brings))
    lost = _("loses {cubes}").format(cubes=words.number_of_cubes(left)) if left else _("loses nothing")
    found.append(Doing("p", "end_turn", _("pass"), lost))
    return found


def _wall(view: View) -> str:
    """What the first spaces on the wall cost, as far as the cubes are enough."""
    each = view.have.wall_each
    reach = wall.reach(sum(view.supply), each)
    costs = ", ".join(str(wall.cost(n, each)) for n in range(1, min(reach, _SPACES) + 1))
    return ngettext("{costs} cube", "{costs} cubes", max(reach, wall.cost(1, each))).format(costs=costs)


_OF_A_TURN: Final = (
    *(moves.Activate, moves.Craft, moves.Claim, moves.Climb, moves.Sail),
    *(moves.Deliver, moves.Tribute, moves.Use, moves.Joker),
)
"""The kinds of move of which a turn is made."""


def move_by_move(view: View) -> list[str]:
    """What was done, move by move, in sentences."""
    found = (in_sentences([one for one in events if one.seat == view.seat], view.seat) for _move, events in _done(view))
    return [one for one in found if one]


def in_short(view: View) -> list[str]:
    """What was done in a few words each."""
    return briefly([move for move, _events in _done(view)], view.seen)


def _done(view: View) -> list[tuple[Move, tuple[Event, ...]]]:
    return list(takewhile(lambda one: isinstance(one[0], _OF_A_TURN), reversed(view.log)))[::-1]
