"""What is proposed first where somebody is asked for cubes: those with which the most is still possible in the turn."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.macao import acquisitions, actions, city, deck, moves, state, voyages
from engine.macao.colours import COLOUR, EVERY, Cubes, counted, marks, read
from engine.moves import Bundle, Move
from engine.questions import Basket, Choice, Option, Payment, Question, Several

_CARD: Final = 4
"""How much it counts that a card can still be activated."""
_POWER: Final = 2
"""The same for the use of a card that gives cubes."""
_QUARTER: Final = 1
"""The same for a quarter, while one may still be taken."""

Ways = tuple[int, int]
"""What is possible with a supply (cards of the tableau, powers of cards, a quarter), and from how many quarters one may
choose: more is better."""


class Sparing:
    """What a seat may still do in its turn, a move under way apart, and how much of it a supply is enough for."""

    __slots__ = ("_cards", "_free", "_have", "_order", "_powers", "_seat", "_twin", "supply")

    def __init__(self, position: state.Colony, seat: int, move: Move | None = None) -> None:
        """`move` is what the cubes are given for: it will be done."""
        have = self._have = deck.standing(position.active[seat])
        target = move.target if move is not None else ""
        done = deck.NUMBER[target] if isinstance(move, moves.Activate | moves.Craft | moves.Use) else -1
        self._seat = seat
        self._twin = position.copy()
        self.supply: Cubes = tuple(position.supply[seat])
        self._cards = tuple(number for number in position.tableau[seat] if number != done)
        self._powers = tuple(power for bit, number, power in have.powers if not position.used & bit and number != done)
        may_take = position.taken + isinstance(move, moves.Claim) < have.quarters
        self._free = position.free_quarters() if may_take else 0
        if isinstance(move, moves.Claim):
            self._free &= ~(1 << city.QUARTER[target])
        self._order = deck.wanted(position, seat)

    def ways(self, supply: Sequence[int]) -> Ways:
        """How much is possible with a supply."""
        have, found, total = self._have, marks(supply), sum(supply)
        self._twin.supply[self._seat] = list(supply)
        cards = sum(acquisitions.can_pay(number, found, total, have) for number in self._cards)
        powers = sum(power.possible(self._twin, self._seat) for power in self._powers)
        paid = city.payable(found, total, have.quarter_less, have.quarter_any_colour) & self._free
        return _CARD * cards + _POWER * powers + _QUARTER * (paid > 0), paid.bit_count()

    def without(self, cubes: Sequence[int]) -> Ways:
        """How much is possible once some cubes are given."""
        return self.ways([have - given for have, given in zip(self.supply, cubes, strict=True)])

    def together_with(self, cubes: Sequence[int]) -> Ways:
        """How much is possible once some cubes are taken."""
        return self.ways([have + taken for have, taken in zip(self.supply, cubes, strict=True)])

    def given(self, number: int) -> Iterator[int]:
        """The colours of so many cubes to give, one after another; fewer where there are not so many."""
        return self._best(min(number, sum(self.supply)), -1, EVERY)

    def taken(self, number: int, among: Sequence[int], given: int = -1) -> Iterator[int]:
        """The colours of so many cubes to take, one after another, each perhaps for one of the colour `given`."""
        return self._best(number, 1, among, given)

    def _best(self, number: int, more: int, among: Sequence[int], given: int = -1) -> Iterator[int]:
        """So many colours to have one `more` of, or one less: those with which the most is possible."""
        supply = list(self.supply)

        def worth(colour: int) -> tuple[Ways, int]:
            supply[colour] += more
            found = self.ways(supply), -more * self._order.index(colour)
            supply[colour] -= more
            return found

        for _cube in range(number):
            if given >= 0:
                supply[given] -= 1
            colour = max((one for one in among if more > 0 or supply[one]), key=worth)
            supply[colour] += more
            yield colour


def given(position: state.Colony, seat: int, number: int) -> Iterator[int]:
    """The colours of so many cubes to give, those first without which the most is possible."""
    return Sparing(position, seat).given(number)


def proposing(position: state.Colony, move: Move, question: Question) -> Question:
    """The question of a move with the same answers, that first which leaves the most open; see `Title.proposing`."""
    if position.phase not in (state.ACTION, state.SAVE):
        return question
    match question:
        case Payment(ways=ways) if ways is not None and len(ways) > 1:
            sparing = Sparing(position, position.seat, move)
            return replace(question, ways=tuple(sorted(ways, key=lambda way: sparing.without(read(way)), reverse=True)))
        case Choice(label="with" | "cube"):
            sparing = Sparing(position, position.seat, move)
            return replace(question, options=_ordered(sparing, question.options, is_given=question.label == "with"))
        case Basket(label="with" | "cubes" | "for"):
            return replace(question, usual=_bundle(Sparing(position, position.seat, move), question))
        case Several(label="cubes"):
            sparing = Sparing(position, position.seat, move)
            return replace(question, usual=_different(sparing, [option.name for option in question.options]))
        case _:
            return question


def _one(colour: int) -> tuple[int, ...]:
    return counted((colour,))


def _ordered(sparing: Sparing, options: Sequence[Option], *, is_given: bool) -> tuple[Option, ...]:
    """The colours of one cube; what costs no cube stays first."""
    judged = sparing.without if is_given else sparing.together_with
    free = [option for option in options if option.name == voyages.FREE]
    cubes = [option for option in options if option.name != voyages.FREE]
    return (*free, *sorted(cubes, key=lambda option: judged(_one(COLOUR[option.name])), reverse=True))


def _bundle(sparing: Sparing, question: Basket) -> Bundle:
    if question.label == "with":
        return _named(question, sparing.given(question.aim))
    if question.label == "for":
        return _for_a_joker(sparing, question)
    there = [COLOUR[token.name] for token in question.tokens]
    missing = [colour for colour in EVERY if colour not in there]
    given = missing[0] if missing else -1
    return _taken(sparing, question, there, given)


def _taken(sparing: Sparing, question: Basket, there: Sequence[int], given: int) -> Bundle:
    """As few cubes as open what can be opened; `given` is the colour for which they are exchanged, or -1."""
    best: tuple[int, list[int]] | None = None
    for number in range(question.low, question.high + 1, question.low):
        colours = list(sparing.taken(number, there, given))
        cubes = list(counted(colours))
        if given >= 0:
            cubes[given] -= number
        ways = sparing.together_with(cubes)[0]
        if best is None or ways > best[0]:
            best = ways, colours
    return _named(question, best[1] if best is not None else ())


def _for_a_joker(sparing: Sparing, question: Basket) -> Bundle:
    """Cubes that open something; gold for the others."""
    coins = next((token.have for token in question.tokens if token.name == actions.COINS), 0)
    colours = list(sparing.taken(question.high, EVERY))
    ways = [sparing.together_with(counted(colours[:number]))[0] for number in range(question.high + 1)]
    number = max(ways.index(max(ways)), question.high - coins)
    found = dict(_named(question, colours[:number]))
    if number < question.high:
        found[actions.COINS] = question.high - number
    return question.bundle(found.get(token.name, 0) for token in question.tokens)


def _different(sparing: Sparing, names: Sequence[str]) -> tuple[str, ...]:
    """One cube of each colour without which as much is possible; one at least."""
    kept = sparing.ways(sparing.supply)
    first = max(names, key=lambda name: sparing.without(_one(COLOUR[name])))
    chosen = [first]
    for name in names:
        if name != first and sparing.without(counted(COLOUR[one] for one in (*chosen, name))) >= kept:
            chosen.append(name)
    return tuple(name for name in names if name in chosen)


def _named(question: Basket, colours: Iterable[int]) -> Bundle:
    cubes = counted(colours)
    return question.bundle(cubes[COLOUR[token.name]] if token.name in COLOUR else 0 for token in question.tokens)
