"""An answer to a question, put together number by number: at each step only what can still become an answer is legal.

Amounts and choices of one are a single number. Baskets, payments and choices of several are put together token by
token in the order in which the question names them, and end with "done"; so each of them comes about in one way.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from engine.moves import AnswerValue
from engine.questions import Amount, Basket, Choice, Number, Option, Payment, Question, Several, Token
from havre.environments.actions import AMOUNTS, Actions

KINDS: tuple[type[Question], ...] = (Amount, Number, Choice, Several, Basket, Payment)
"""The kinds of question; the number of one in an observation is its place here, from 1 on."""


class Answering(ABC):
    """An answer that is being put together."""

    legal: list[int]
    """The numbers that are possible next."""
    put: list[int]
    """The names put so far, by their places among all names."""

    @abstractmethod
    def take(self, number: int) -> AnswerValue | None:
        """Go on with one of the legal numbers: the answer, or None while it is not whole."""


class OfOne(Answering):
    """An answer that is a single number."""

    def __init__(self, answers: dict[int, AnswerValue]) -> None:
        self.legal = list(answers)
        self.put = []
        self._answers = answers

    def take(self, number: int) -> AnswerValue:
        """The answer of that number."""
        return self._answers[number]


class InTokens(Answering):
    """An answer of names that are put down one after the other, in the order of the question."""

    def __init__(self, actions: Actions, things: tuple[Option, ...] | tuple[Token, ...]) -> None:
        self._done = actions.done
        self._numbers = [actions.of_names[thing.name] for thing in things]
        self._places = {number: place for place, number in enumerate(self._numbers)}
        self.counts = [0] * len(things)
        self.last = 0
        """The place of the last name put; what comes before it is settled."""
        self.put = []

    def begin(self) -> None:
        """Find out what is possible first."""
        self._look()

    def _look(self) -> None:
        numbers = self._numbers
        self.legal = [numbers[place] for place in range(self.last, len(numbers)) if self._can_put(place)]
        if self._is_whole():
            self.legal.append(self._done)

    def take(self, number: int) -> AnswerValue | None:
        """Put a name, or end the answer."""
        if number == self._done:
            return self._value()
        place = self._places[number]
        self.last = place
        self.counts[place] += 1
        self.put.append(number - self._done - 1)
        self._has_put(place)
        self._look()
        return None

    def _has_put(self, place: int) -> None:
        """Take note of what has been put."""

    @abstractmethod
    def _can_put(self, place: int) -> bool:
        """Whether one more of the name at a place, from the last one on, leaves a way to a whole answer."""

    @abstractmethod
    def _is_whole(self) -> bool:
        """Whether what has been put is an answer."""

    @abstractmethod
    def _value(self) -> AnswerValue:
        """What has been put."""


class OfSeveral(InTokens):
    """Different options that weigh enough together, and not too much."""

    def __init__(self, actions: Actions, question: Several) -> None:
        super().__init__(actions, question.options)
        self._question = question
        weights = [option.weight for option in question.options]
        self._weights, self._weight = weights, 0
        self._after = [1] * (len(weights) + 1)
        """What the options from a place on can weigh together, as the set bits of a number."""
        for place in range(len(weights) - 1, -1, -1):
            self._after[place] = self._after[place + 1] | self._after[place + 1] << weights[place]
        self.begin()

    def _has_put(self, place: int) -> None:
        self._weight += self._weights[place]

    def _can_put(self, place: int) -> bool:
        weight = self._weight + self._weights[place]
        return not self.counts[place] and _reaches(
            self._after[place + 1], self._question.low - weight, self._question.high - weight
        )

    def _is_whole(self) -> bool:
        return self._question.low <= self._weight <= self._question.high

    def _value(self) -> AnswerValue:
        options = self._question.options
        return tuple(option.name for option, chosen in zip(options, self.counts, strict=True) if chosen)


class OfBasket(InTokens):
    """Tokens in any mixture, so many in all; of a group only a multiple of its number."""

    def __init__(self, actions: Actions, question: Basket) -> None:
        super().__init__(actions, question.tokens)
        self._question = question
        self._group = [
            next((number for number, (names, _n) in enumerate(question.groups) if token.name in names), -1)
            for token in question.tokens
        ]
        self.begin()

    def _can_put(self, place: int) -> bool:
        token = self._question.tokens[place]
        if self.counts[place] >= token.have:
            return False
        self.counts[place] += 1
        can = self._can_end(place)
        self.counts[place] -= 1
        return can

    def _can_end(self, place: int) -> bool:
        """Whether more tokens from a place on can make a basket of what has been put."""
        groups, counts = self._question.groups, self.counts
        put, left = [0] * (len(groups) + 1), [0] * (len(groups) + 1)  # the last one is what stands in no group
        for at, (token, group) in enumerate(zip(self._question.tokens, self._group, strict=True)):
            put[group] += counts[at]
            if at >= place:
                left[group] += token.have - counts[at]
        total = sum(put)
        more = (1 << left[-1] + 1) - 1
        for (_names, multiple), there, room in zip(groups, put, left, strict=False):
            ways = sum(1 << number for number in range(-there % multiple, room + 1, multiple))
            more = _sums(more, ways)
        return _reaches(more, self._question.low - total, self._question.high - total)

    def _is_whole(self) -> bool:
        question = self._question
        if not question.low <= sum(self.counts) <= question.high:
            return False
        for number, (_names, multiple) in enumerate(question.groups):
            if sum(n for n, group in zip(self.counts, self._group, strict=True) if group == number) % multiple:
                return False
        return True

    def _value(self) -> AnswerValue:
        return self._question.bundle(self.counts)


class OfPayment(InTokens):
    """Tokens that pay what is owed, with none to spare."""

    def __init__(self, actions: Actions, question: Payment) -> None:
        super().__init__(actions, question.tokens)
        self._question = question
        places = {token.name: place for place, token in enumerate(question.tokens)}
        self._ways = []
        """The payments that what has been put can become, as counts by place."""
        for bundle in question.answers(10**9) or ():
            counts = [0] * len(places)
            for name, number in bundle:
                counts[places[name]] = number
            self._ways.append(counts)
        self._next: set[int] = set()
        self._find()
        self.begin()

    def _find(self) -> None:
        """The places of which one more can be put next; -1 where nothing is missing."""
        counts, last = self.counts, self.last
        self._next = {
            next((place for place in range(last, len(way)) if way[place] > counts[place]), -1) for way in self._ways
        }

    def _has_put(self, place: int) -> None:
        number, before = self.counts[place], self.counts[:place]
        self._ways = [way for way in self._ways if way[place] >= number and way[:place] == before]
        self._find()

    def _can_put(self, place: int) -> bool:
        return place in self._next

    def _is_whole(self) -> bool:
        return -1 in self._next

    def _value(self) -> AnswerValue:
        return self._question.bundle(self.counts)


def answering(question: Question, actions: Actions) -> Answering:
    """An answer to a question, of which nothing has been put yet."""
    match question:
        case Choice():
            return OfOne({actions.of_names[option.name]: option.name for option in question.options})
        case Amount():
            high = min(question.high, AMOUNTS - 1)
            return OfOne({actions.zero + number: number for number in range(question.low, high + 1)})
        case Number():
            return OfOne({actions.zero + number: number for number in question.numbers})
        case Several():
            return OfSeveral(actions, question)
        case Basket():
            return OfBasket(actions, question)
        case Payment():
            return OfPayment(actions, question)
        case _:
            raise TypeError(f"a question of another kind: {question}")


def _reaches(sums: int, low: int, high: int) -> bool:
    """Whether one of the sums, the set bits of a number, lies within bounds."""
    if high < 0:
        return False
    low, high = max(low, 0), min(high, sums.bit_length())
    return low <= high and bool(sums >> low & (1 << high - low + 1) - 1)


def _sums(one: int, other: int) -> int:
    """All sums of one number of each of two sets, which are bits of numbers."""
    found = 0
    while other:
        lowest = other & -other
        found |= one * lowest
        other ^= lowest
    return found
