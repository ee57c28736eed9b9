"""What everybody picks before the turns: cards for the tableau, start cubes, dice whose cubes turn with a wind rose."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.errors import Refused
from engine.macao import moves, state, visits
from engine.macao.colours import COLOUR, COLOURS, EVERY, FORMS, NO_CUBES, SHOWN, Cubes, in_words
from engine.macao.deck import CARDS, NUMBER, standing, wanted
from engine.questions import Choice, Option, Several
from engine.questions.question import NOTHING
from engine.texts import N_, Text, message, only
from engine.title import Events, Steps

START_CUBES: Final = {1: 1, 2: 2}
"""How many cubes begin at each side of a wind rose; those of a side are of one colour."""
_LABELS: Final = {1: "one", 2: "two"}
_PROMPTS: Final = {
    1: message("Which cube do you want for round 1? It begins at side 1."),
    2: message("Which two cubes do you want for round 2? They begin at side 2."),
}

_TAKE: Final = tuple(moves.Take(card.name) for card in CARDS)
_DECLINE: Final = (moves.Decline(),)
_DISCARD: Final = message("Which card do you discard?")
_OPTIONS: Final = tuple(Option(card.name, card.shown, only(in_words(card.cubes))) for card in CARDS)
DICE_EACH: Final = 2
_DICE: Final = message("Which two dice do you choose?")
_THIRD: Final = message("Which further die do you choose?")
_NONE: Final = Option(NOTHING, message("no further die"))


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
        _lay_on_rose(position, seat, [(side, COLOUR[name], number)])
        position.tell(
            events,
            seat,
            N_("{player} lays {cubes} at side {side}."),
            cubes=FORMS[COLOUR[name]].of(number),
            side=side,
        )


# Dice.


def highest(number: int) -> int:
    """The highest value of a die in a round that is not turned to 1: its cubes come in the last round."""
    return min(6, state.LAST_ROUND + 1 - number)


def turned(rolled: Cubes, number: int) -> Cubes:
    """What the dice of a round show after those that are too high were turned to 1."""
    return tuple(value if value <= highest(number) else 1 for value in rolled)


@lru_cache(maxsize=64)
def _shown(colour: int, value: int) -> Text:
    # Translators: a die and what it shows: "red 3"; at the start of a line "Red 3".
    return message("{colour} {n}", colour=SHOWN[colour], n=value)


@lru_cache(maxsize=512)
def _option(colour: int, value: int, number: int) -> Option:
    """A die of a round, with the round in which its cubes come."""
    when = message("now") if value == 1 else message("in round {n}", n=number + value - 1)
    return Option(COLOURS[colour], _shown(colour, value), when)


@lru_cache(maxsize=4096)
def _question(dice: Cubes, number: int) -> Several:
    options = tuple(_option(colour, value, number) for colour, value in enumerate(dice))
    return Several("dice", _DICE, options, DICE_EACH, DICE_EACH)


def choose(position: state.Colony, seat: int, _target: str, events: Events) -> Steps:
    """Choose dice, lay their cubes on the own wind rose and turn it; what follows is up to the course."""
    dice, have = position.dice, standing(position.active[seat])
    names: tuple[str, ...] = yield _question(dice, position.round)
    chosen = [COLOUR[name] for name in names]
    for _die in range(have.more_dice):
        low = any(dice[colour] <= have.more_dice_at_most for colour in chosen)
        left = [
            _option(colour, dice[colour], position.round)
            for colour in EVERY
            if colour not in chosen and (low or dice[colour] <= have.more_dice_at_most)
        ]
        name: str = yield Choice("third", _THIRD, (_NONE, *left))
        if name == NOTHING:
            break
        chosen.append(COLOUR[name])
    _lay_on_rose(position, seat, [(dice[colour], colour, dice[colour]) for colour in chosen])
    position.picked = tuple(tuple(chosen) if one == seat else dice for one, dice in enumerate(position.picked))
    if events is not None:
        position.tell(
            events, seat, N_("{player} chooses {dice}."), dice=tuple(_shown(colour, dice[colour]) for colour in chosen)
        )
    gold = have.gold_per_one * sum(dice[colour] == 1 for colour in chosen)
    if gold:
        visits.earn(position, seat, gold)
        position.tell(events, seat, N_("{player} gains {n} gold for dice that show 1."), n=gold)
    _turn(position, seat, events)


def _lay_on_rose(position: state.Colony, seat: int, cubes: list[tuple[int, int, int]]) -> None:
    """Put cubes on a wind rose: the side, the colour and the number of each group."""
    rose = [list(side) for side in position.rose[seat]]
    for side, colour, number in cubes:
        rose[side - 1][colour] += number
    position.rose[seat] = tuple(map(tuple, rose))


def _turn(position: state.Colony, seat: int, events: Events) -> None:
    """Turn a wind rose by a step: what was at side 1 is the supply; where that is empty a marker may be due."""
    supply, *others = position.rose[seat]
    position.rose[seat] = (*others, NO_CUBES)
    position.supply[seat] = list(supply)
    if any(supply) or standing(position.active[seat]).safe_when_empty:
        return
    if position.jokers[seat]:
        position.phase = state.SAVE
    else:
        leave_empty(position, seat, "", events)


def leave_empty(position: state.Colony, seat: int, _target: str, events: Events) -> None:
    """The punishment marker for an empty supply."""
    position.penalties[seat] += 1
    position.tell(events, seat, N_("{player} has no cube for this round: a punishment marker."))
