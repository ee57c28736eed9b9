"""What the others did since a player decided last, turn by turn, and from where on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from engine import Event, OpenGame
from screens.words import shown, together


class Telling(NamedTuple):
    """What happened in one turn of a player, or to everybody."""

    seat: int | None
    """Whom it happened to; None for all."""
    name: str
    """What that player is called; nothing for all."""
    words: str
    begins: str = ""
    """How the sentence begins whose rest the words are: with the player's name."""
    template: str = ""
    """Of what happened to everybody, untranslated."""


class Since(NamedTuple):
    """What happened since a player decided last."""

    tellings: tuple[Telling, ...]
    before: OpenGame
    """The position in which the others began."""
    after: OpenGame
    """The position in which they left the player."""


def since(
    game: OpenGame, seat: int, viewer: int | None, followed: Callable[[int], bool] = lambda _before: False
) -> Since:
    """What the others did since `seat` decided last, before what it decides now, as `viewer` is told it.

    What the last decision of the seat brought about for others, such as the end of a round, is part of it, and so is
    what `followed` by itself between theirs: it is asked of the step after so many.
    """
    steps = game.steps

    def is_own(before: int) -> bool:
        return steps[before][0].seat == seat

    last = len(steps)
    while last and is_own(last - 1):
        last -= 1
    first = last
    while first and (not is_own(first - 1) or followed(first - 1)):
        first -= 1
    if all(is_own(before) for before in range(first, last)):
        first = last
    events: list[Event] = []
    if first:
        own = [event for played in steps[first - 1] for event in played.events]
        shared = next((n for n, event in enumerate(own) if event.seat != seat), len(own))
        events += own[shared:]
    events += [event for step in steps[first:last] for played in step for event in played.events]
    before, after = (game.up_to(sum(map(len, steps[:step]))) if step < len(steps) else game for step in (first, last))
    return Since(tuple(_tellings(game.names, events, viewer)), before, after)


def _tellings(names: Sequence[str], events: Iterable[Event], viewer: int | None) -> Iterator[Telling]:
    """The events, those in a row that happened to one player together; those of everybody each alone."""
    for seat, group in groupby(events, key=lambda event: event.seat):
        if seat is None:
            texts = (event.text_for(viewer) for event in group)
            yield from (Telling(None, "", shown(text), template=text.template) for text in texts)
        else:
            begins, words = together(list(group), viewer, names[seat])
            yield Telling(seat, names[seat], words, begins)
