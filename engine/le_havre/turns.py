"""The course of the game: what each move does, and which phase follows upon it."""

from __future__ import annotations

from functools import lru_cache

from engine.errors import Refused
from engine.le_havre import building, entry, meal, money, state
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import FRANCS, GOODS, INDEX, TILES, some
from engine.le_havre.rounds import TURNS_IN_A_ROUND
from engine.le_havre.state import Havre, say, with_item
from engine.texts import N_, Text, Value, message
from engine.title import ROUND_BEGINS, Event, Events, Steps, tell


def supply(position: Havre, seat: int, _target: str, events: Events) -> None:
    """The goods of the tile join the offers; interest may be due."""
    tile = TILES[position.tiles[position.turn - 1]]
    if position.opened < position.turn:
        position.opened = position.turn
        position.revealed += 1
    for kind in tile.brings:
        position.offers[kind] += 1
    if events is not None:
        named: dict[str, Value] = {"player": position.terms.names[seat], "goods": _one_of_each(tile.brings)}
        # Translators: the supply where what the player does next is not told with it.
        alone = N_("Supply: {goods}.")
        events.append(Event(seat, N_("{player} (supply: {goods})."), named, alone=alone))
    position.phase = state.MAIN
    if tile.interest:
        position.waiting = tuple(other for other in position.around(seat) if position.loans[other])
        _next_debtor(position)


@lru_cache(maxsize=32)
def _one_of_each(kinds: tuple[int, ...]) -> tuple[Text, ...]:
    return tuple(some(1, kind) for kind in kinds)


def _next_debtor(position: Havre) -> None:
    position.borrowed = 0
    position.phase = state.INTEREST if position.waiting else state.MAIN


def take(position: Havre, seat: int, target: str, events: Events) -> None:
    """All of an offer is taken."""
    kind = INDEX[target]
    number = position.offers[kind]
    if not number:
        if kind == FRANCS:
            raise Refused(message("There are no francs on offer."))
        raise Refused(message("There is no {good} on offer.", good=GOODS[kind].shown))
    position.offers[kind] = 0
    position.goods[seat][kind] += number
    if events is not None:
        say(position, seat, events, N_("{player} takes {goods}."), goods=some(number, kind))
    _after_main(position, state.AFTER_MAIN)


def _after_main(position: Havre, phase: str) -> None:
    if phase == state.LOOK:
        position.revealed += 1
        position.known = with_item(position.known, position.seat, position.specials[:2])
        # Nobody sees in which order the cards are put back, so for everybody else it is open from now on.
        position.unsure = tuple(seat != position.seat for seat in range(position.terms.players))
    if phase == state.AFTER_MAIN and position.final:
        phase = state.AFTER_FINAL
    position.phase = phase


def enter(position: Havre, seat: int, target: str, events: Events) -> Steps:
    """A building is entered: see `entry.enter`."""
    phase = yield from entry.enter(position, seat, CARD_INDEX[target], events)
    _after_main(position, phase)


def repay(position: Havre, seat: int, _target: str, events: Events) -> None:
    """A loan is repaid; who has none left owes no interest."""
    money.repay(position, seat, events)
    if position.phase == state.INTEREST and not position.loans[seat]:
        position.waiting = position.waiting[1:]
        _next_debtor(position)


def pay_interest(position: Havre, seat: int, _target: str, events: Events) -> None:
    """Interest is paid."""
    money.pay_interest(position, seat, events)
    position.waiting = position.waiting[1:]
    _next_debtor(position)


def second_build(position: Havre, seat: int, target: str, events: Events) -> Steps:
    """The Construction Firm builds a second building."""
    visit = entry.VisitAtTable(position, seat, CARD_INDEX["construction-firm"], position.goods[seat], events)
    yield from building.build(visit, CARD_INDEX[target])
    _after_main(position, state.AFTER_MAIN)


def stop_building(position: Havre, _seat: int, _target: str, _events: Events) -> None:
    """The Construction Firm builds no second building."""
    _after_main(position, state.AFTER_MAIN)


def put_back(position: Havre, seat: int, _target: str, events: Events) -> None:
    """The special buildings that were looked at are put back as they lay."""
    say(position, seat, events, N_("{player} has looked at the next special buildings and put them back."))
    position.phase = state.AFTER_MAIN


def swap_specials(position: Havre, seat: int, target: str, events: Events) -> None:
    """They are put back the other way round."""
    if len(position.specials) < 2:
        raise Refused(message("There is only one card: nothing can be swapped."))
    top, second, *others = position.specials
    position.specials = (second, top, *others)
    position.known = with_item(position.known, seat, (second, top))
    put_back(position, seat, target, events)


def sell_no_more(position: Havre, _seat: int, _target: str, _events: Events) -> None:
    """Between the turns: the next seat that has something to sell is asked."""
    position.waiting = position.waiting[1:]
    _next_seller(position)


def pass_on(position: Havre, seat: int, _target: str, events: Events) -> None:
    """Nothing can be done in the final action."""
    if entry.can_act(position, seat):
        raise Refused(message("You can still take an offer or enter a building."))
    say(position, seat, events, N_("{player} has nothing left to do."))
    _after_main(position, state.AFTER_MAIN)


def feed(position: Havre, seat: int, _target: str, events: Events) -> Steps:
    """A meal is paid."""
    yield from meal.feed(position, seat, events)
    position.waiting = position.waiting[1:]
    position.borrowed = 0
    _next_eater(position, events)


def end_turn(position: Havre, seat: int, _target: str, events: Events) -> None:
    """The turn ends, and with the last one the round or the game."""
    position.sold = ()
    last = position.terms.players - 1
    if position.final:
        if seat == last:
            money.settle_loans(position, events)
            position.phase = state.OVER
            tell(events, None, N_("The game is over."))
        else:
            position.seat = seat + 1
            _between_turns(position, seat)
        return
    position.seat = 0 if seat == last else seat + 1
    if position.turn < TURNS_IN_A_ROUND:
        position.turn += 1
        _between_turns(position, seat)
        return
    tell(events, None, N_("Round {n} ends."), n=position.round)
    meal.harvest(position, events)
    position.waiting = tuple(other for other in position.around(position.seat) if position.meal_owed(other))
    position.phase = state.MEAL
    _next_eater(position, events)


def _next_eater(position: Havre, events: Events) -> None:
    """Pass the meal on; when everybody has eaten, the round is closed and the next one begins."""
    while position.waiting and not position.meal_owed(position.waiting[0]):
        position.waiting = position.waiting[1:]
    if position.waiting:
        return
    meal.town_builds(position, events)
    meal.new_ship(position, events)
    if position.round == len(position.terms.rounds):
        position.final = True
        position.seat = 0
        tell(events, None, N_("The last round is over: every player has one final action."))
    else:
        position.round += 1
        position.turn = 1
        tell(events, None, ROUND_BEGINS, n=position.round)
    _between_turns(position)


def _between_turns(position: Havre, ended: int | None = None) -> None:
    """Before the next turn, with `free_sales`: whoever has something to sell may do so.

    Left out are the seat whose turn comes and the one whose turn has just `ended`: both can sell in their turns.
    """
    if position.terms.free_sales:
        position.waiting = tuple(seat for seat in position.around(position.seat)[1:] if seat != ended)
    _next_seller(position)


def _next_seller(position: Havre) -> None:
    waiting = position.waiting
    while waiting and not (position.fleets[waiting[0]] or position.owned(waiting[0])):
        waiting = waiting[1:]
    position.waiting = waiting
    position.phase = state.BETWEEN if waiting else state.FINAL if position.final else state.BEFORE_SUPPLY
