"""Which cards acted in a game: each did at least once what it is there for."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from engine import Game, Move
from engine.speicherstadt import purchase
from engine.speicherstadt.deck import CARDS, CONVERTER_OF, INDEX, MERCHANT_OF, NAMES, PLACE
from engine.speicherstadt.goods import INDEX as KIND
from engine.speicherstadt.holdings import FULL
from engine.speicherstadt.scoring import of_card
from engine.speicherstadt.state import PURCHASE, Quarter

AT_THE_END = ("office", "point-building")


def acted(game: Game) -> set[str]:
    """The names of the cards that acted in a whole game."""
    played = [one for step in game.steps for one in step]
    positions = game.positions
    found = {"fire-4", *_scored(game.position)}
    for (before, after), one in zip(pairwise(positions), played, strict=True):
        found.update(_by_move(before, one.move, after))
        if before.round != after.round or after.ending:
            found.update(_between_rounds(before, after))
    return found


def _by_move(before: Quarter, move: Move, after: Quarter) -> Iterator[str]:
    if move.words == "sell":
        yield NAMES[MERCHANT_OF[KIND[move.target]]]
    elif move.words == "deliver":
        yield NAMES[CONVERTER_OF[KIND[move.target]]]
    elif move.words == "use":
        yield move.target
    elif move.words == "break":
        yield "coffee-break"
    elif move.words == "exchange" and before.owns(before.seat, INDEX["harbour-master"]):
        yield "harbour-master"
    elif move.words in ("queue", "reserve") and not before.workers[before.seat]:
        yield "warehouseman"
    elif move.words == "store" and any(after.stored[before.seat]):
        yield "warehouse"
    bought = move.words == "buy" or move.target == "fish-market"
    if before.phase == PURCHASE and bought:
        card = CARDS[purchase.lot(before)[0]]
        if card.type == "ship" or card.name in ("savings-bank", "thief"):
            yield card.name


def _between_rounds(before: Quarter, after: Quarter) -> Iterator[str]:
    """What works at an income and at fires."""
    burnt = [CARDS[card].name for card in after.discards if CARDS[card].type == "fire" and card not in before.discards]
    yield from burnt
    for cards in before.cards:
        names = {CARDS[card].name for card in cards}
        if "bank" in names:
            yield "bank"
        if burnt:
            firemen = {name for name in names if name.startswith("fireman")}
            yield from firemen
            if firemen and "fire-engine" in names:
                yield "fire-engine"


def _scored(end: Quarter) -> Iterator[str]:
    """What counts at the end."""
    for house, cards in enumerate(end.cards):
        for card in cards:
            one = CARDS[card]
            if one.type in AT_THE_END or (one.type == "special" and of_card(end, house, card)):
                yield one.name
            if card in PLACE and end.laid[PLACE[card]] == FULL[PLACE[card]]:
                yield one.name
