"""What the others do not get because of a turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.bots.le_havre.prospects import WHARFS, launchable
from engine.bots.le_havre.reasons.meals import missing
from engine.bots.le_havre.reasons.turn import Reason, Turn
from engine.bots.le_havre.time import actions_before_the_meal
from engine.le_havre.goods import FISH, GOODS, some
from engine.le_havre.moves import Take
from engine.le_havre.state import AT_HOME, TOWN, Havre
from engine.texts import message

_A_SHIP_LATER = 2.0
"""So many francs it counts that another must wait for a ship."""


def denied(turn: Turn) -> Iterator[Reason]:
    """Fish that somebody needs, the only Wharf."""
    others = [seat for seat in range(turn.before.terms.players) if seat != turn.seat]
    if turn.meals and others:
        yield from _fish(turn, others)
        yield from _wharf(turn, others)


def _fish(turn: Turn, others: list[int]) -> Iterator[Reason]:
    before = turn.before
    if Take(GOODS[FISH].name) not in turn.moves:
        return
    taken = before.offers[FISH]
    hungry = [(missing(before, other), other) for other in others if actions_before_the_meal(turn.after, other)]
    lacks, other = max(hungry, default=(0, 0))
    if lacks > 1 and taken > 1:
        yield Reason(
            0.4 * min(lacks, taken),
            message(
                "{player} has {food} of the {owed} food for the next meal, and does not get these {goods}.",
                player=before.terms.names[other],
                food=before.food(other),
                owed=before.meal_owed(other),
                goods=some(taken, FISH),
            ),
        )


def _wharf(turn: Turn, others: list[int]) -> Iterator[Reason]:
    before, after = turn.before, turn.after
    card = after.persons[turn.seat]
    if card == before.persons[turn.seat] or card not in WHARFS or _stands_free(after):
        return
    for other in others:
        if any(True for _kind in launchable(after, before.goods[other])):
            words = message(
                "{player} has the material for a ship, and no Wharf to enter while you stand there.",
                player=before.terms.names[other],
            )
            yield Reason(_A_SHIP_LATER, words)
            return


def _stands_free(position: Havre) -> bool:
    """Whether nobody stands in one of the Wharfs that are there."""
    taken = {at for at in position.persons if at != AT_HOME}
    return any(position.place[card] >= TOWN and card not in taken for card in WHARFS)
