"""The answers that are worth a thought in Macao: which cubes are given and taken, and how many."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.bots.answers import few_answers
from engine.macao import actions, city, deck, state
from engine.macao.colours import COLOURS, EVERY
from engine.moves import AnswerValue
from engine.questions import Basket, Choice, Number, Payment, Question, Several

_COLOURS: frozenset[str] = frozenset(COLOURS)
_FEW = 3


def sought(position: state.Colony, seat: int) -> list[int]:
    """The colours of which one more would be enough for a card of the tableau or for a quarter, most useful first."""
    supply = position.supply[seat]
    found: dict[int, float] = {}
    for number in position.tableau[seat]:
        lacking = _lacking(deck.CARDS[number].cubes, supply)
        if len(lacking) == 1:
            found[lacking[0]] = found.get(lacking[0], 0.0) + 3.0
    for number in city.quarters_of(position.free_quarters()):
        lacking = _lacking(city.QUARTERS[number].cubes, supply)
        if len(lacking) == 1:
            found[lacking[0]] = found.get(lacking[0], 0.0) + (1.5 if city.QUARTERS[number].dark else 1.0)
    return sorted(found, key=lambda colour: (-found[colour], colour))


def _lacking(cost: Sequence[int], supply: Sequence[int]) -> list[int]:
    return [colour for colour in EVERY for _cube in range(cost[colour] - supply[colour])]


def answers(position: state.Colony, question: Question, quick: bool) -> Sequence[AnswerValue]:
    """A few answers in their canonical form, best guess first."""
    seat = position.seat
    match question:
        case Choice() if question.label == "cube" and question.options[0].name in _COLOURS:
            first = sought(position, seat)[: 1 if quick else _FEW]
            return [COLOURS[colour] for colour in first] or [question.options[0].name]
        case Choice() if question.label == "with":
            return [question.options[0].name]
        case Choice() if question.label == "third":
            return [option.name for option in question.options]
        case Basket() if question.label in ("cubes", "for"):
            return _taken(position, question, quick)
        case Basket():
            return _given(question, quick)
        case Number():
            return _numbers(question, quick)
        case Several() if question.label == "cubes":
            return [tuple(option.name for option in question.options)]
        case Payment():
            return few_answers(question, {}, quick)[:2]
        case _:
            return few_answers(question, {}, quick)


def _numbers(question: Number, quick: bool) -> list[AnswerValue]:
    if quick:
        return [question.usual]
    numbers = question.numbers
    return [*numbers[:2], *numbers[-1:]] if len(numbers) > 2 else list(numbers)


def _taken(position: state.Colony, question: Basket, quick: bool) -> list[AnswerValue]:
    """Cubes of colours that something lacks, one or all that may be taken; gold for a joker tile."""
    seat, there = position.seat, {token.name for token in question.tokens}
    names = (
        _named(sought(position, seat), there)[: 1 if quick else _FEW] or _named(deck.wanted(position, seat), there)[:1]
    )
    high = question.high
    found: list[AnswerValue] = []
    if actions.COINS in there:
        coins = next(token.have for token in question.tokens if token.name == actions.COINS)
        counts = {actions.COINS: coins}
        if coins < high:
            counts[names[0]] = high - coins
        found.append(_bundle(question, counts))
    for name in names:
        low = max(1, question.low)
        for number in {low, high}:
            have = next(token.have for token in question.tokens if token.name == name)
            if number <= have:
                found.append(_bundle(question, {name: number}))
    if len(names) > 1 and question.low <= 2 <= high:
        found.append(_bundle(question, {names[0]: 1, names[1]: 1}))
    unique = list(dict.fromkeys(found))
    return unique or [question.default]


def _named(colours: Sequence[int], there: set[str]) -> list[str]:
    """The names of some colours, as far as they are there."""
    return [COLOURS[colour] for colour in colours if COLOURS[colour] in there]


def _bundle(question: Basket, counts: dict[str, int]) -> AnswerValue:
    return question.bundle([counts.get(token.name, 0) for token in question.tokens])


def _given(question: Basket, quick: bool) -> list[AnswerValue]:
    """The cubes that are wanted least; as few as possible, or as many."""
    if quick or question.high <= question.low:
        return [question.default]
    return [question.default, replace(question, aim=question.high).default]
