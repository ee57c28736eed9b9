"""The other actions of a turn: the wall, the purchase of prestige, joker tiles, and the powers of cards."""

from __future__ import annotations

from collections.abc import Generator
from functools import lru_cache
from typing import Any, Final

from engine.errors import Refused
from engine.macao import colours, moves, powers, sea, visits, wall
from engine.macao.deck import CARDS, NUMBER, Standing, standing, wanted
from engine.macao.state import SAVE, Colony
from engine.moves import Bundle
from engine.questions import Basket, Number, Question, Token
from engine.texts import N_, Forms, Text, in_context, message
from engine.title import Events, Steps

COINS: Final = "coins"
"""What a joker tile gives in place of a cube, in notation."""
GOLD_OF_A_JOKER: Final = 3

_USE: Final = tuple(moves.Use(card.name) for card in CARDS)
_CLIMB: Final = (moves.Climb(),)
_TRIBUTE: Final = (moves.Tribute(),)
_JOKER: Final = (moves.Joker(),)
_GIVEN: Final = message("Which cubes do you give?")
_FOR: Final = message("What do you take for the joker tile?")
_COINS_SHOWN: Final = in_context("an answer", "3 gold")
_COINS_FORMS: Final = Forms("3 gold", "{n} times 3 gold")


def climbs_listed(position: Colony, total: int, have: Standing) -> tuple[moves.Climb, ...]:
    """The wall action, if it is possible now."""
    return _CLIMB if not position.walled and total >= (have.wall_each or 1) else ()


def climb(position: Colony, seat: int, _target: str, events: Events) -> Steps:
    """The wall action: so many spaces for cubes of any colours; raises `Refused`."""
    if position.walled:
        raise Refused(message("You have moved on the wall in this turn: there is one wall action."))
    supply, each = position.supply[seat], standing(position.active[seat]).wall_each
    most = wall.reach(sum(supply), each)
    if not most:
        raise Refused(message("A space on the wall costs {cubes}: you have none.", cubes=colours.CUBES.of(each or 1)))
    spaces: int = yield _spaces(most, each)
    due = wall.cost(spaces, each)
    way: Bundle = yield visits.giving(tuple(supply), due, due, wanted(position, seat), _GIVEN)
    visits.spend(supply, way)
    wall.advance(position, seat, spaces)
    position.walled = True
    if events is not None:
        position.tell(
            events,
            seat,
            N_("{player} moves {spaces} ahead on the wall for {paid}."),
            spaces=colours.SPACES.of(spaces),
            paid=colours.in_words(colours.read(way)),
        )


@lru_cache(maxsize=64)
def _spaces(most: int, each: int) -> Number:
    """The question for the spaces of a wall action; each costs so many cubes, 0: as everybody pays."""
    prompt = message("How many spaces (1 cube for the first one, 2 cubes for each other)?")
    if each:
        prompt = message("How many spaces ({cubes} for each)?", cubes=colours.CUBES.of(each))
    return Number("spaces", prompt, tuple(range(1, most + 1)), 1)


def purchases_listed(position: Colony, seat: int, have: Standing) -> tuple[moves.Tribute, ...]:
    """The purchase of prestige, if it is possible now."""
    return _TRIBUTE if position.bought < have.purchases and position.gold[seat] >= position.tribute[0] else ()


def buy(position: Colony, seat: int, _target: str, events: Events) -> Steps:
    """Buy prestige for the tribute value of the round; raises `Refused`."""
    have, (price, prestige) = standing(position.active[seat]), position.tribute
    if position.bought >= have.purchases:
        raise Refused(message("You have bought prestige in this turn: you may not again."))
    if position.gold[seat] < price:
        raise Refused(message("The tribute is {n} gold: you have {has}.", n=price, has=position.gold[seat]))
    position.gold[seat] -= price
    position.bought += 1
    gained = prestige + have.tribute_prestige
    position.points[seat] += gained
    position.tell(events, seat, N_("{player} buys {n} PP for {gold} gold."), n=gained, gold=price)
    for _cube in range(have.tribute_cubes):
        yield from _one_cube(position, seat, events)


def _one_cube(position: Colony, seat: int, events: Events) -> Generator[Question, Any, None]:
    colour: str = yield visits.colour_question(wanted(position, seat))
    position.supply[seat][colours.COLOUR[colour]] += 1
    position.tell(events, seat, N_("{player} takes {cubes}."), cubes=colours.FORMS[colours.COLOUR[colour]].of(1))


def jokers_listed(position: Colony, seat: int) -> tuple[moves.Joker, ...]:
    """Using a joker tile, if there is one."""
    return _JOKER if position.jokers[seat] else ()


@lru_cache(maxsize=256)
def _joker_question(times: int, saving: bool, wanted: colours.Cubes) -> Basket:
    """What a joker tile gives; where it must fill an empty supply at least one cube is among it."""
    coins = times - 1 if saving else times
    tokens = colours.tokens((times,) * len(colours.COLOURS))
    if coins:
        tokens += (Token(COINS, _COINS_SHOWN, coins, _COINS_FORMS),)
    names = (*(colours.COLOURS[colour] for colour in wanted), COINS)
    return Basket("for", _FOR, tokens, times, times, times, names)


def use_joker(position: Colony, seat: int, _target: str, events: Events) -> Steps:
    """A joker tile for a cube or 3 gold, or twice that; raises `Refused`."""
    if not position.jokers[seat]:
        raise Refused(message("You have no joker tile."))
    times = standing(position.active[seat]).joker_counts
    got: Bundle = yield _joker_question(times, position.phase == SAVE, wanted(position, seat))
    position.jokers[seat] -= 1
    gold = sum(number for name, number in got if name == COINS) * GOLD_OF_A_JOKER
    cubes = colours.read(tuple((name, number) for name, number in got if name != COINS))
    for colour in colours.EVERY:
        position.supply[seat][colour] += cubes[colour]
    if gold:
        visits.earn(position, seat, gold)
    if events is not None:
        gain = [*(colours.in_words(cubes) if any(cubes) else ()), *([colours.GOLD.of(gold)] if gold else [])]
        position.tell(events, seat, N_("{player} uses a joker tile for {gain}."), gain=tuple(gain))


def uses_listed(position: Colony, seat: int, have: Standing) -> list[moves.Use]:
    """The cards that a seat can use now."""
    used = position.used
    return [_USE[number] for bit, number, power in have.powers if not used & bit and power.possible(position, seat)]


def use(position: Colony, seat: int, target: str, events: Events) -> Steps:
    """Use an activated card; raises `Refused`."""
    number = NUMBER[target]
    card, power = CARDS[number], CARDS[number].effect
    if not position.active[seat] >> number & 1:
        raise Refused(message("You have not activated {card}.", card=card.told))
    if not isinstance(power, powers.Power):
        told = N_("You need not use {card}, it acts by itself: {says}")
        if power.of_choice:
            told = N_("You need not use {card}, you choose when it comes to it: {says}")
        raise Refused(message(told, card=card.told, says=power.says))
    if position.used >> number & 1:
        raise Refused(message("You have used {card} in this turn.", card=card.told))
    if not power.possible(position, seat):
        raise Refused(message("You need {needs} to use {card}.", card=card.told, needs=power.needs))
    before = position.copy() if events is not None else None
    steps = power.use(visits.Visit(position, seat, wanted(position, seat)))
    if steps is not None:
        yield from steps
    position.used |= 1 << number
    if before is None:
        return
    given, got = _more(position, before, seat), _more(before, position, seat)
    if given:
        position.tell(
            events, seat, N_("{player} uses {card}: {given} for {got}."), card=card.told, given=given, got=got
        )
    else:
        position.tell(events, seat, N_("{player} uses {card}: {got}."), card=card.told, got=got)


def _more(old: Colony, new: Colony, seat: int) -> tuple[Text, ...]:
    """What a seat has more of."""
    found: list[Text] = []
    cubes = tuple(max(0, now - before) for before, now in zip(old.supply[seat], new.supply[seat], strict=True))
    if any(cubes):
        found += colours.in_words(cubes)
    for good, (before, now) in enumerate(zip(old.cargo[seat], new.cargo[seat], strict=True)):
        if now > before:
            # Translators: so many goods tiles of a kind: "2 tea".
            found.append(message("{n} {good}", n=now - before, good=sea.GOODS_SHOWN[good]))
    if new.gold[seat] > old.gold[seat]:
        found.append(colours.GOLD.of(new.gold[seat] - old.gold[seat]))
    if new.points[seat] > old.points[seat]:
        found.append(colours.PRESTIGE.of(new.points[seat] - old.points[seat]))
    if new.free_steps > old.free_steps:
        found.append(message("{spaces} for the ship", spaces=colours.SPACES.of(new.free_steps - old.free_steps)))
    if new.steps[seat] > old.steps[seat]:
        found.append(message("{spaces} on the wall", spaces=colours.SPACES.of(new.steps[seat] - old.steps[seat])))
    return tuple(found)
