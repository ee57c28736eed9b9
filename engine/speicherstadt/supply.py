"""Supply: cards come up from the pile, ships get their goods, fires break out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, reduce
from itertools import groupby
from typing import Final

from engine.speicherstadt import fires
from engine.speicherstadt.cards import FIRE, SHIP, Card
from engine.speicherstadt.deck import CARDS, LAST_FIRE
from engine.speicherstadt.goods import counted_goods, several
from engine.speicherstadt.state import BURNING, CHIEF, DEMAND, ENDING, INSURE, SUPPLY, Lot, Quarter
from engine.texts import N_, Text, message
from engine.title import ROUND_BEGINS, Events, tell

LAID_OUT: Final = (N_("On the water: {cards}."), N_("Above the board: {cards}."))
"""How it is told that a round begins, and which cards came up, by their row."""


def begin_round(position: Quarter, events: Events) -> None:
    """The next round, or what is left of the pile if it does not fill the rows any more."""
    terms = position.terms
    position.row, position.queues = [], []
    position.upper, position.reserved = [], ()
    position.column = position.bought = position.passed = position.served = 0
    if cards_left(position) < terms.shown:
        position.ending = True
        position.phase = ENDING
        return
    position.round += 1
    position.workers = [terms.workers] * terms.houses
    position.phase = SUPPLY
    tell(events, None, ROUND_BEGINS, n=position.round)


def cards_left(position: Quarter) -> int:
    """The cards in the pile that are no fires."""
    return _left(position.terms.cards, position.pile[: position.drawn])[1]


def closed(position: Quarter) -> tuple[int, ...]:
    """The cards that are still in the pile: season by season, and in each of them in the order of their list."""
    return _left(position.terms.cards, position.pile[: position.drawn])[0]


@lru_cache(maxsize=1 << 12)
def _left(cards: tuple[int, ...], up: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Which cards are left once some came up, and how many of them are no fires."""
    found = tuple(card for card in cards if card not in up)
    return found, sum(CARDS[card].type != FIRE for card in found)


def fires_to_come(position: Quarter) -> list[Card]:
    """The fires that are still in the pile, the next one first."""
    return [CARDS[card] for card in closed(position) if CARDS[card].type == FIRE]


def by_season(position: Quarter) -> dict[str, list[int]]:
    """The cards that are still in the pile, of each season of which there are any."""
    return {season: list(cards) for season, cards in groupby(closed(position), key=lambda card: CARDS[card].season)}


def season(position: Quarter) -> str:
    """That of the card which comes up next; at the end of the pile that of the last one."""
    cards = position.terms.cards
    return CARDS[cards[min(position.drawn, len(cards) - 1)]].season


def bagged(position: Quarter) -> list[int]:
    """How many goods of each kind are still in the bag."""
    drawn = counted_goods(position.bag[: position.taken])
    return [number - out for number, out in zip(position.terms.goods, drawn, strict=True)]


def rounds_left(position: Quarter) -> int:
    """The rounds that are still to come after this one."""
    terms = position.terms
    laid = position.phase not in (SUPPLY, BURNING, CHIEF, INSURE) or position.ending
    to_come = cards_left(position) if laid else cards_left(position) - _to_lay_out(position)
    return 0 if position.ending else to_come // terms.shown


def _to_lay_out(position: Quarter) -> int:
    """The cards that are still to be laid out in this round."""
    return position.terms.shown - len(position.row) - len(position.upper)


def step(position: Quarter, events: Events) -> bool:
    """Lay out cards until a fire comes up or the rows are full; nobody is asked."""
    columns = position.terms.columns
    rows = (position.row, position.upper) if position.terms.kai else (position.row,)
    for row, template in zip(rows, LAID_OUT, strict=False):
        before = len(row)
        while len(row) < columns:
            lot = _reveal(position)
            if CARDS[lot[0]].type == FIRE:
                _tell_lots(row[before:], template, events)
                fires.burn(position, lot[0], events)
                return False
            row.append(lot)
        _tell_lots(row[before:], template, events)
    position.queues = [()] * columns
    position.seat = (position.start - 1) % position.terms.houses
    position.phase = DEMAND
    return False


def finish(position: Quarter, events: Events) -> bool:
    """After the last round: the fires that are still in the pile; nobody is asked here."""
    while position.drawn < len(position.pile):
        card, goods = _reveal(position)
        if CARDS[card].type == FIRE:
            fires.burn(position, card, events)
            return False
        position.discard(card, goods)
    fires.settled(position)
    return False


def _reveal(position: Quarter) -> Lot:
    """The next card of the pile, a ship with its goods."""
    place = position.drawn
    card = position.pile[place]
    one = CARDS[card]
    position.drawn = place + 1
    goods: tuple[int, ...] = ()
    unknown = card != LAST_FIRE and CARDS[position.pile[place + 1]].season == one.season
    if one.type == SHIP:
        after = position.taken + one.capacity
        goods = position.bag[position.taken : after]
        position.taken += len(goods)
        unknown = unknown or after < len(position.bag)
    position.revealed += unknown
    return card, goods


def _tell_lots(lots: Sequence[Lot | None], template: str, events: Events) -> None:
    """Tell together what has been laid out."""
    if events is not None and lots:
        # Names of contracts have commas.
        cards = [_said(*lot) for lot in lots if lot is not None]
        # Translators: two things in a list.
        told = reduce(lambda one, other: message("{one}; {other}", one=one, other=other), cards)
        tell(events, None, template, cards=told)


def _said(card: int, goods: tuple[int, ...]) -> Text:
    shown = CARDS[card].shown
    # Translators: a card and the goods that it has or asks for.
    return message("{card} ({goods})", card=shown, goods=several(counted_goods(goods))) if goods else shown
