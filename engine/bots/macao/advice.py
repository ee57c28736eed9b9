"""Why something is thought good in Macao, in a few words, and what is to be learned from a game of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.bots.macao import timetable
from engine.bots.player import Lesson, Reviewed
from engine.game import Game
from engine.macao import city, deck, scoring, sea, state
from engine.macao.moves import Activate, Choose, Claim, Craft, Decline, Lay, Take, Tribute
from engine.moves import Move
from engine.texts import Forms, Text, counted, message

_QUARTERS: Final = Forms("{n} quarter", "{n} quarters")
_MUCH_GOLD: Final = 3
"""So much gold left over is worth a word."""
_A_COIN: Final = 1.6
"""About what a coin buys at a tribute."""


def reasons(start: state.Colony, moves: Sequence[Move], end: state.Colony) -> tuple[Text, ...]:
    """What speaks for moves of whoever must decide, which lead from one position to another, its turn not yet ended."""
    seat, first = start.seat, moves[0]
    match first:
        case Take():
            if deck.NUMBER[first.target] not in end.tableau[seat]:
                return (message("All cards on your tableau stay."),)
            return tuple(_card(deck.NUMBER[first.target], timetable.timetable(start, seat, passed=False)[0]))
        case Choose() | Lay():
            return tuple(_rose(start, seat, timetable.timetable(end, seat, passed=False)[0]))
        case Claim():
            return (*_quarter(start, seat, city.QUARTER[first.target]), *_turn(start, end, seat))
        case Activate() | Craft():
            return (deck.CARDS[deck.NUMBER[first.target]].effect.says, *_turn(start, end, seat))
        case Tribute():
            gold, prestige = start.tribute
            bought = message("The tribute of this round is {gold} gold for {n} PP.", gold=gold, n=prestige)
            return (bought, *_turn(start, end, seat))
        case _:
            return tuple(_turn(start, end, seat))


def _card(number: int, rounds: Sequence[timetable.Coming]) -> Iterator[Text]:
    """When the cubes for a card lie on the wind rose."""
    yield deck.CARDS[number].effect.says
    ready = _ready(number, rounds)
    if ready is not None:
        yield message("Its cubes lie ready in round {n}.", n=ready.number)


def _ready(number: int, rounds: Sequence[timetable.Coming]) -> timetable.Coming | None:
    return next((coming for coming in rounds if not deck.MARKS[number] & ~coming.marks), None)


def _rose(start: state.Colony, seat: int, rounds: Sequence[timetable.Coming]) -> Iterator[Text]:
    """Which cards become ready together in which round, and which of the next rounds stay without cubes."""
    empty = [coming.number for coming in rounds if not any(coming.cubes)]
    by_round: dict[int, list[Text]] = {}
    for number in sorted(start.tableau[seat], key=lambda number: -deck.SIZES[number]):
        ready = _ready(number, rounds)
        if ready is not None:
            ready.spend(deck.CARDS[number].cost, deck.SIZES[number])
            by_round.setdefault(ready.number, []).append(deck.CARDS[number].shown)
    for number in sorted(by_round):
        yield message("Ready in round {n}: {cards}.", n=number, cards=tuple(by_round[number]))
    if empty and empty[0] <= start.round + 2:
        yield message("Round {n} is still without cubes.", n=empty[0])


def _quarter(start: state.Colony, seat: int, number: int) -> Iterator[Text]:
    """What lies on a quarter, and the area that it joins."""
    tile = start.tiles[number]
    if tile == sea.JOKER:
        yield message("It has a joker tile: a cube, or 3 gold.")
    else:
        port = sea.PORTS[sea.PORT_OF[tile]]
        free = port.values[len(start.ports[sea.PORT_OF[tile]]) :]
        if free:
            yield message("Its tile brings {n} PP in {port}.", n=free[0], port=port.shown)
    area = city.areas(start.city[seat] | 1 << number)[0]
    if area > 1 and area > max(city.areas(start.city[seat]), default=0):
        yield message("It makes an area of {quarters}.", quarters=_QUARTERS.of(area))


def _turn(start: state.Colony, end: state.Colony, seat: int) -> Iterator[Text]:
    """What a turn brings."""
    points = end.points[seat] - start.points[seat]
    if points:
        yield counted("The turn brings {n} PP.", "The turn brings {n} PP.", points)
    cost = start.tribute[0]
    if start.round < state.LAST_ROUND and not end.bought and end.gold[seat] >= cost > 0:
        yield message("{n} gold is kept for the tributes to come.", n=end.gold[seat])
    lost = sum(end.supply[seat])
    if lost:
        yield counted("{n} cube is left over.", "{n} cubes are left over.", lost)


# After the game.


def lessons(game: Game, seat: int, _reviewed: Sequence[Reviewed]) -> Iterator[Lesson]:
    """What a seat may learn from a finished game, each with about how many points it counts."""
    yield from _markers(game, seat)
    if game.decision is None:
        yield from _cards_left(game.position, seat)
        yield from _gold_left(game.position, seat)
        yield from _cargo_left(game.position, seat)


def _markers(game: Game, seat: int) -> Iterator[Lesson]:
    """Markers for rounds without cubes, and for cards that the tableau did not hold."""
    empty: list[int] = []
    full: list[int] = []
    for before, played, after in game.stages:
        if after.penalties[seat] > before.penalties[seat]:
            if isinstance(played.move, Take):
                full.append(before.round)
            elif isinstance(played.move, Choose | Decline) and before.phase != state.CARD:
                empty.append(before.round)
    if empty:
        yield Lesson(
            float(-scoring.PUNISHMENT * len(empty)),
            counted(
                "You had no cubes in round {rounds}: a punishment marker.",
                "You had no cubes in rounds {rounds}: {n} punishment markers.",
                len(empty),
                rounds=tuple(empty),
            ),
        )
    if full:
        yield Lesson(
            float(-scoring.PUNISHMENT * len(full)),
            counted(
                "In round {rounds} your tableau was full: a punishment marker, and a card for nothing.",
                "In rounds {rounds} your tableau was full: {n} punishment markers, and cards for nothing.",
                len(full),
                rounds=tuple(full),
            ),
        )


def _cards_left(position: state.Colony, seat: int) -> Iterator[Lesson]:
    left = scoring.left_over(position, seat)
    if left:
        yield Lesson(
            float(-scoring.PUNISHMENT * left),
            counted(
                "You did not activate {cards}: {points} PP.",
                "You did not activate {n} cards, {cards}: {points} PP.",
                left,
                cards=tuple(deck.CARDS[number].shown for number in position.tableau[seat]),
                points=scoring.PUNISHMENT * left,
            ),
        )


def _gold_left(position: state.Colony, seat: int) -> Iterator[Lesson]:
    gold = position.gold[seat]
    endings = deck.standing(position.active[seat]).endings
    if gold >= _MUCH_GOLD and not any(ending.counts == "gold" for _number, ending in endings):
        yield Lesson(_A_COIN * gold, message("At the end {n} gold was left, which no tribute asked for.", n=gold))


def _cargo_left(position: state.Colony, seat: int) -> Iterator[Lesson]:
    """Goods that were not delivered, by what their ports would have paid."""
    cargo = position.cargo[seat]
    points = 0
    for good, number in enumerate(cargo):
        covered = len(position.ports[sea.PORT_OF[good]])
        points += sum(sea.PORTS[sea.PORT_OF[good]].values[covered : covered + number])
    if points:
        yield Lesson(
            points / 2,
            message(
                "Your ship still carried {goods}, for {n} PP in their ports.",
                goods=tuple(sea.GOODS_SHOWN[good] for good, number in enumerate(cargo) for _tile in range(number)),
                n=points,
            ),
        )
