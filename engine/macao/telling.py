"""What the use of a card came to, in words: what was given for what."""

from __future__ import annotations

from dataclasses import dataclass

from engine.macao.colours import SPACES, Cubes, in_words
from engine.macao.sea import GOODS_SHOWN
from engine.macao.state import Colony
from engine.texts import N_, Text, message
from engine.title import Events, tell


@dataclass(frozen=True, slots=True)
class Holdings:
    """What the use of a card can change."""

    gold: int
    points: int
    supply: Cubes
    cargo: Cubes
    free_steps: int
    space: int


def holdings(position: Colony, seat: int) -> Holdings:
    """The holdings of a seat."""
    return Holdings(
        position.gold[seat],
        position.points[seat],
        tuple(position.supply[seat]),
        position.cargo[seat],
        position.free_steps,
        position.steps[seat],
    )


def tell_use(events: Events, position: Colony, seat: int, card: Text, before: Holdings) -> None:
    """Say that somebody used a card, what was given and what was got."""
    after, player = holdings(position, seat), position.name(seat)
    given, got = _more(after, before), _more(before, after)
    if given:
        tell(
            events, seat, N_("{player} uses {card}: {given} for {got}."), player=player, card=card, given=given, got=got
        )
    else:
        tell(events, seat, N_("{player} uses {card}: {got}."), player=player, card=card, got=got)


def _more(before: Holdings, after: Holdings) -> tuple[Text, ...]:
    """What somebody has more of."""
    found: list[Text] = []
    cubes = tuple(max(0, new - old) for old, new in zip(before.supply, after.supply, strict=True))
    if any(cubes):
        found += in_words(cubes)
    for good, (old, new) in enumerate(zip(before.cargo, after.cargo, strict=True)):
        if new > old:
            found.append(message("{n} {good}", n=new - old, good=GOODS_SHOWN[good]))
    if after.gold > before.gold:
        found.append(message("{n} gold", n=after.gold - before.gold))
    if after.points > before.points:
        found.append(message("{n} PP", n=after.points - before.points))
    if after.free_steps > before.free_steps:
        found.append(message("{spaces} for the ship", spaces=SPACES.of(after.free_steps - before.free_steps)))
    if after.space > before.space:
        found.append(message("{spaces} on the wall", spaces=SPACES.of(after.space - before.space)))
    return tuple(found)
