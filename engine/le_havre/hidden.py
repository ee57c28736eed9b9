"""What lies face down, and dealing it anew for somebody who cannot know it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.le_havre.deck import CARDS, specials
from engine.le_havre.setup import SOLO_LEFT_OUT
from engine.le_havre.state import FACE_DOWN, UNUSED, Deeds, Havre

if TYPE_CHECKING:
    from random import Random


def imagined(position: Havre, seat: int, rng: Random) -> Havre:
    """The same position with all that `seat` cannot know dealt anew, and nothing changed that it does know.

    Hidden are the tiles not yet turned up and the special buildings face down, but for those that this seat
    has seen (their order too, unless somebody else may have changed it). What other seats have looked at is forgotten.
    """
    twin = position.copy()
    covered = sorted(twin.tiles[twin.opened :])  # what is dealt must not depend on how they really lie
    rng.shuffle(covered)
    twin.tiles = (*twin.tiles[: twin.opened], *covered)
    seen, unsure = list(twin.known[seat]), twin.unsure[seat]
    left_out = SOLO_LEFT_OUT if twin.terms.solo and not twin.terms.all_specials else ()
    unknown = [card for card in specials() if card not in seen and twin.place[card] in (FACE_DOWN, UNUSED)]
    drawn = rng.sample([card for card in unknown if CARDS[card].name not in left_out], len(twin.specials) - len(seen))
    places = list(twin.place)
    for card in unknown:
        places[card] = FACE_DOWN if card in drawn else UNUSED
    twin.deeds = Deeds.laid(places, twin.terms.players)
    specials_on_top = [*seen, *drawn[: 2 - len(seen)]] if unsure else seen
    if unsure:
        rng.shuffle(specials_on_top)
    twin.specials = (*specials_on_top, *(card for card in drawn if card not in specials_on_top))
    twin.known = tuple(known if other == seat else () for other, known in enumerate(twin.known))
    twin.unsure = tuple(other == seat and unsure for other in range(len(twin.known)))
    return twin
