"""Taking cards onto the tableau, and the start cubes."""

from __future__ import annotations

from typing import Final

from engine.errors import Refused
from engine.macao import colours, dice, moves, state, visits
from engine.macao.deck import CARDS, NUMBER, standing, wanted
from engine.questions import Choice, Option
from engine.texts import N_, message
from engine.title import Events, Steps

START_CUBES: Final = {1: 1, 2: 2}
"""How many cubes begin at each side of a wind rose; those of a side are of one colour."""
_LABELS: Final = {1: "one", 2: "two"}
_PROMPTS: Final = {1: message("Which cube begins at side 1?"), 2: message("Which two cubes begin at side 2?")}

_TAKE: Final = tuple(moves.Take(card.name) for card in CARDS)
_DECLINE: Final = (moves.Decline(),)
_DISCARD: Final = message("Which card do you discard?")
_OPTIONS: Final = tuple(
    Option(card.name, card.shown, message("{cost}", cost=colours.in_words(card.cubes))) for card in CARDS
)


def listed(position: state.Colony, seat: int) -> tuple[moves.Take | moves.Decline, ...]:
    """The cards that can be taken now, and declining for those who may."""
    takes = tuple(_TAKE[number] for number in position.offer)
    return (*takes, *_DECLINE) if standing(position.active[seat]).may_decline else takes


def take(position: state.Colony, seat: int, target: str, events: Events) -> Steps:
    """Take an open card; of too many one must be discarded, with a punishment marker. Raises `Refused`."""
    number = NUMBER[target]
    if number not in position.offer:
        raise Refused(message("You cannot take {card}: it is not on offer.", card=CARDS[number].told))
    position.offer = tuple(other for other in position.offer if other != number)
    cards = (*position.tableau[seat], number)
    position.tell(events, seat, N_("{player} takes {card}."), card=CARDS[number].told)
    if len(cards) > standing(position.active[seat]).room:
        name: str = yield Choice("discard", _DISCARD, tuple(_OPTIONS[card] for card in cards))
        discarded = NUMBER[name]
        cards = tuple(card for card in cards if card != discarded)
        position.discard += (discarded,)
        position.penalties[seat] += 1
        position.tell(events, seat, N_("{player} discards {card}: a punishment marker."), card=CARDS[discarded].told)
    position.tableau[seat] = cards


def decline(position: state.Colony, seat: int, _target: str, events: Events) -> None:
    """Do without a card; raises `Refused` for those who may not."""
    if not standing(position.active[seat]).may_decline:
        raise Refused(message("Without the Idler everybody must take a card."))
    position.tell(events, seat, N_("{player} takes no card."))


def lay(position: state.Colony, seat: int, _target: str, events: Events) -> Steps:
    """Lay the start cubes."""
    order = wanted(position, seat)
    for side, number in START_CUBES.items():
        name: str = yield visits.colour_question(order, _LABELS[side], _PROMPTS[side])
        dice.lay(position, seat, [(side, colours.COLOUR[name], number)])
        position.tell(
            events,
            seat,
            N_("{player} lays {n} {colour} at side {side}."),
            n=number,
            colour=colours.SHOWN[colours.COLOUR[name]],
            side=side,
        )
