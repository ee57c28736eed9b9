"""The course of the game: the draft and the start cubes, the three phases of a round, and who decides next."""

from __future__ import annotations

from typing import Final

from engine.macao import colours, deck, lone, picks, scoring, state
from engine.texts import N_, Text, message
from engine.title import ROUND_BEGINS, Events, tell

DRAFT_EXTRA: Final = 2
"""How many cards of the draft are left over."""
REVEALED: Final = 4
"""How many building and person cards come up in a round."""
OFFICES_OF_A_ROUND: Final = 2

OFFERED: Final = N_("On offer: {cards}. The tribute is {gold} gold for {n} PP.")
THROWN: Final = N_("The dice show {dice}.")
TURNED: Final = N_("Turned to 1 they show {dice}.")
"""What is told of cards and dice."""


def reveal(position: state.Colony, number: int) -> tuple[int, ...]:
    """The next cards of the deck come up."""
    first = position.drawn
    position.drawn += number
    return position.deck[first : position.drawn]


def offices_of(position: state.Colony, number: int) -> tuple[int, ...]:
    """The office cards of a round."""
    return position.offices[OFFICES_OF_A_ROUND * (number - 1) : OFFICES_OF_A_ROUND * number]


def tribute_of(numbers: tuple[int, ...]) -> tuple[int, int]:
    """The gold and the prestige that some cards come to."""
    pairs = [deck.CARDS[number].tribute for number in numbers]
    return sum(gold for gold, _prestige in pairs), sum(prestige for _gold, prestige in pairs)


def begin_draft(position: state.Colony) -> None:
    """Everybody will take a card, whoever is last on the wall first."""
    seats = seats_in_order(position)
    position.offer = reveal(position, len(seats) + DRAFT_EXTRA)
    _begin(position, state.DRAFT, seats[::-1], None)


def seats_in_order(position: state.Colony) -> tuple[int, ...]:
    """The seats in wall order."""
    return tuple(disc for disc in position.wall if disc < position.terms.players)


def _begin(position: state.Colony, phase: str, queue: tuple[int, ...], events: Events) -> None:
    """A phase begins."""
    position.phase = phase
    position.queue = queue
    go_on(position, events)


def begin_phase(position: state.Colony, phase: str) -> None:
    """A phase of a round begins, in wall order."""
    _begin(position, phase, position.wall if phase == state.ACTION else seats_in_order(position), None)


def go_on(position: state.Colony, events: Events) -> None:
    """The next one in this phase decides; after the last one the next phase begins."""
    if not position.queue:
        _END[position.phase](position, events)
        return
    first, *others = position.queue
    position.queue = tuple(others)
    if first == state.COMPANY and position.terms.lone:
        lone.act(position, events)
        go_on(position, events)
        return
    position.seat = first
    position.turn += 1


def after_choosing(position: state.Colony, events: Events) -> None:
    """Somebody has turned the wind rose, and is not asked about an empty supply any more."""
    position.phase = state.DICE
    go_on(position, events)


def _after_draft(position: state.Colony, events: Events) -> None:
    put_away(position)
    _begin(position, state.LAY, seats_in_order(position), events)


def begin_round(position: state.Colony, events: Events) -> None:
    """The cards of the next round come up and set the tribute; with fewer than four some of them go at once."""
    position.round += 1
    tell(events, None, ROUND_BEGINS, n=position.round)
    if position.terms.lone:
        lone.step(position, events)
    show_cards(position, events)
    _begin(position, state.CARD, seats_in_order(position), events)


def show_cards(position: state.Colony, events: Events) -> None:
    """Turn up the cards of the round: they set the tribute, and some of them go."""
    position.earned = 0
    position.rolled = position.dice = colours.NO_CUBES
    position.picked = ((),) * position.terms.players
    cards = (*offices_of(position, position.round), *reveal(position, REVEALED))
    position.revealed += 1
    position.tribute = tribute_of(cards)
    stay = len(cards) - position.terms.removed
    position.offer = cards[:stay]
    position.discard += cards[stay:]
    if events is not None:
        gold, prestige = position.tribute
        tell(
            events,
            None,
            OFFERED,
            cards=tuple(deck.CARDS[number].shown for number in position.offer),
            gold=gold,
            n=prestige,
        )


def put_away(position: state.Colony) -> None:
    """What is left of the offer goes."""
    position.discard += position.offer
    position.offer = ()


def _after_cards(position: state.Colony, events: Events) -> None:
    put_away(position)
    throw(position, events)
    _begin(position, state.DICE, seats_in_order(position), events)


def throw(position: state.Colony, events: Events) -> None:
    """Roll the dice of the round, and turn those that are too high."""
    position.rolled = position.rolls[position.round - 1]
    position.dice = picks.turned(position.rolled, position.round)
    position.thrown = position.round
    position.revealed += 1
    if events is not None:
        tell(events, None, THROWN, dice=_dice_in_words(position.rolled))
        if position.dice != position.rolled:
            tell(events, None, TURNED, dice=_dice_in_words(position.dice))


def _dice_in_words(dice: colours.Cubes) -> tuple[Text, ...]:
    return tuple(
        message("{colour} {n}", colour=colours.SHOWN[colour], n=dice[colour]) for colour in range(len(colours.COLOURS))
    )


def end_turn(position: state.Colony, seat: int, _target: str, events: Events) -> None:
    """A turn is over: the cubes that are left are lost."""
    position.tell(events, seat, N_("{player} passes for this round."))
    position.supply[seat] = [0] * 6
    position.begin_turn()
    go_on(position, events)


def _after_actions(position: state.Colony, events: Events) -> None:
    if position.round < state.LAST_ROUND:
        begin_round(position, events)
        return
    position.phase = state.OVER
    position.turn += 1
    tell(events, None, N_("The game is over."))
    if position.terms.lone and events is not None:
        reached = scoring.total(position, 0)
        position.tell(
            events, 0, N_("{player} ends with {n} PP: the rank is {rank}."), n=reached, rank=lone.rank(reached)
        )


_END: Final = {
    state.DRAFT: _after_draft,
    state.LAY: begin_round,
    state.CARD: _after_cards,
    state.DICE: lambda position, events: _begin(position, state.ACTION, position.wall, events),
    state.ACTION: _after_actions,
}
