"""What lies face down, and dealing it anew for somebody who cannot know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.le_havre.deck import CARDS, specials
from engine.le_havre.setup import SOLO_LEFT_OUT
from engine.le_havre.state import FACE_DOWN, UNUSED, Havre
from engine.position import UNKNOWN, covered, dealt

if TYPE_CHECKING:
    from random import Random


def _unplaced(position: Havre, known: tuple[int, ...]) -> list[int]:
    """The special buildings that lie face down or are not used, but for those that are known to lie there."""
    return [card for card in specials() if card not in known and position.place[card] in (FACE_DOWN, UNUSED)]


def seen(position: Havre, seat: int | None) -> Havre:
    """The position as a seat sees it: the tiles turned up, and of the special buildings face down those it has seen.

    Alone nobody is there to hide that from.
    """
    twin = position.copy()
    viewer = 0 if position.terms.solo else seat
    known = () if viewer is None else position.known[viewer]
    in_order = 0 if viewer is None or position.unsure[viewer] else len(known)
    twin.tiles = covered(position.tiles, position.opened)
    twin.specials = covered(position.specials, in_order)
    twin.known = tuple(cards if other == viewer else UNKNOWN for other, cards in enumerate(position.known))
    twin.unsure = tuple(unsure if other == viewer else UNKNOWN for other, unsure in enumerate(position.unsure))
    if position.specials:
        places = list(position.place)
        for card in _unplaced(position, known):
            places[card] = UNKNOWN
        twin.deeds = position.deeds._replace(place=tuple(places))
    return twin


def imagined(position: Havre, seat: int, rng: Random) -> Havre:
    """The same position with all that `seat` cannot know dealt anew, and nothing changed that it does know.

    Hidden are the tiles not yet turned up and the special buildings face down, but for those that this seat
    has seen (their order too, unless somebody else may have changed it). What other seats have looked at is forgotten.
    """
    twin = position.copy()
    twin.tiles = dealt(position.tiles, position.opened, rng)
    known, unsure = position.known[seat], position.unsure[seat]
    left_out = SOLO_LEFT_OUT if twin.terms.solo and not twin.terms.all_specials else ()
    unknown = _unplaced(position, known)
    drawn = rng.sample([card for card in unknown if CARDS[card].name not in left_out], len(twin.specials) - len(known))
    places = list(twin.place)
    for card in unknown:
        places[card] = FACE_DOWN if card in drawn else UNUSED
    twin.deeds = twin.deeds._replace(place=tuple(places))
    on_top = [*known, *drawn[: 2 - len(known)]] if unsure else [*known]
    if unsure:
        rng.shuffle(on_top)
    twin.specials = (*on_top, *(card for card in drawn if card not in on_top))
    twin.known = tuple(known if other == seat else () for other in range(len(twin.known)))
    twin.unsure = tuple(other == seat and unsure for other in range(len(twin.known)))
    return twin
