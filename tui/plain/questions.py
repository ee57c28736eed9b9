"""The questions of a move in lines of text, the answers that are typed, and a move that is asked one after another."""

from __future__ import annotations

from collections.abc import Iterable

from engine import Game, Move, Question
from engine.moves import AnswerValue
from engine.questions import NOTHING, Amount, Basket, Choice, Number, Option, Payment, Several, Token
from engine.texts.language import gettext as _, listed, spoken
from engine.texts.text import ENGLISH
from screens.plain import plain
from screens.ways import Wishes, furthered, stepped_back
from screens.words import in_words, shown
from tui.plain.typed_words import Unclear, is_same, meant, numbered, numeral

MOST_LISTED = 12
"""So many answers are listed; where there are more, they are asked for in words."""


def asked(question: Question) -> list[str]:
    """The question, what can be answered, and what an empty line would answer."""
    lines = [shown(question.prompt), *_choices(question)]
    return [*lines, _("An empty line answers: {default}").format(default=in_words(question, question.default))]


def _choices(question: Question) -> list[str]:
    if isinstance(question, Choice | Several):
        lines = _numbered(map(_option, question.options))
        if isinstance(question, Several):
            lines.append(_how_many(question))
        return lines
    if answers := _listed(question):
        return _numbered(in_words(question, value) for value in answers)
    if isinstance(question, Amount):
        return [_("From {low} to {high}.").format(low=question.low, high=question.high)]
    if isinstance(question, Number):
        return [_("One of these: {numbers}").format(numbers=listed(map(str, question.numbers)))]
    if isinstance(question, Basket | Payment):
        have = listed(shown(token.some(token.have)) for token in question.tokens if token.have)
        example = in_words(question, question.default)
        if isinstance(question, Payment):
            return [_("You have {goods}. Answer such as: {example}").format(goods=have, example=example)]
        low, high = question.low, min(question.high, sum(token.have for token in question.tokens))
        number = str(low) if low == high else _("{low} to {high}").format(low=low, high=high)
        words = _("From {goods}: {number} in all. Answer such as: {example}")
        return [words.format(goods=have, number=number, example=example)]
    return []


def _numbered(lines: Iterable[str]) -> list[str]:
    # Translators: a number in a list, and a choice.
    return [_("{n}. {what}").format(n=n, what=line) for n, line in enumerate(lines, start=1)]


def _how_many(question: Several) -> str:
    if not question.low:
        return _("Name up to {n} of them, with commas between, or nothing.").format(n=question.high)
    if question.low < question.high:
        return _("Name {low} to {high} of them, with commas between.").format(low=question.low, high=question.high)
    return _("Name {n} of them, with commas between.").format(n=question.high)


def _option(option: Option) -> str:
    words = shown(option.shown)
    if spoken() is ENGLISH and not f"{plain(words)} ".startswith(f"{plain(option.name)} "):
        words = _("{name}: {words}").format(name=option.name, words=words)
    if option.detail is None:
        return words
    # Translators: a choice and more about it.
    return _("{option} ({detail})").format(option=words, detail=shown(option.detail))


def _listed(question: Question) -> tuple[AnswerValue, ...]:
    """The answers that stand in a numbered list: bundles, where there are few."""
    return question.answers(MOST_LISTED) or () if isinstance(question, Basket | Payment) else ()


def answered(question: Question, typed: str) -> AnswerValue:
    """The answer that is meant; an empty line is the default. Raises `Unclear` or `engine.Refused`."""
    if not typed:
        return question.default
    if isinstance(question, Choice):
        return _chosen(question.options, typed)
    if isinstance(question, Several):
        if _is_nothing(typed):
            return question.settled(())
        return question.settled(tuple(_chosen(question.options, part.strip()) for part in typed.split(",")))
    lines = _listed(question)
    place = numbered(typed, len(lines)) if lines else None
    if place is not None:
        return lines[place]
    if isinstance(question, Basket | Payment):
        if _is_nothing(typed):
            return question.settled(())
        alone = [value for value in lines if _is_all_of(question, value, typed)]
        if len(alone) == 1:
            return alone[0]
        typed = ", ".join(_in_notation(question, part.split()) for part in typed.split(","))
    return question.settled(question.read(typed))


def _is_nothing(typed: str) -> bool:
    return typed in (NOTHING, _("nothing"))


def _is_all_of(question: Basket | Payment, value: AnswerValue, typed: str) -> bool:
    """Whether an answer is so many of one kind alone, and of that the name is typed without a number."""
    if not isinstance(value, tuple) or len(value) != 1 or not isinstance(value[0], tuple):
        return False
    called = next((token.shown for token in question.tokens if token.name == value[0][0]), None)
    return is_same(typed, str(value[0][0])) or (called is not None and is_same(typed, shown(called)))


def _in_notation(question: Basket | Payment, part: list[str]) -> str:
    """A number of goods as notation writes it: by their name there with blanks in it, or by what they are called."""
    number, name = "".join(part[:1]), "-".join(part[1:]).casefold()
    if name and name not in {token.name for token in question.tokens}:
        name = next((token.name for token in question.tokens if _is_called(token, " ".join(part))), name)
    return f"{number} {name}".strip()


def _is_called(token: Token, typed: str) -> bool:
    """Whether so many of a token are typed, in the language that is spoken."""
    number, _blank, name = typed.partition(" ")
    some = shown(token.some(int(number))) if numeral(number) is not None else ""
    return is_same(name, shown(token.shown)) or is_same(typed, some)


def _chosen(options: tuple[Option, ...], typed: str) -> str:
    """The name of the option that is meant by its name, its number in the list, or the beginnings of its words."""
    names = {option.name: option.name for option in options}
    if typed in names:  # a name that is a number is no line of the list
        return typed
    place = numbered(typed, len(options))
    if place is not None:
        return options[place].name
    names |= {shown(option.shown): option.name for option in options if shown(option.shown) not in names}
    by_name = meant(typed, {option.name: option.name for option in options})
    found = by_name if by_name is not None else meant(typed, names)
    if found is None:
        possible = listed(shown(option.shown) for option in options)
        raise Unclear(_("'{typed}' is none of these: {names}."), typed=typed, names=possible)
    return found


class Draft:
    """The move that somebody has begun, as far as it is answered."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._move: Move | None = None
        self._wishes: Wishes = ()

    @property
    def is_open(self) -> bool:
        return self._move is not None

    @property
    def question(self) -> Question | None:
        """What is asked now, if anything is."""
        return None if self._move is None else self._game.ask(self._move)

    def begin(self, move: Move, wishes: Wishes = ()) -> Move | None:
        """Take up a move; what is wished is answered where it is asked, and the move is given back once it is whole."""
        move, question = furthered(self._game, move, wishes)
        self._move, self._wishes = (None, ()) if question is None else (move, wishes)
        return move if question is None else None

    def answer(self, typed: str) -> Move | None:
        """Answer what is asked now; the move once it has no question left. Raises `Unclear` or `engine.EngineError`."""
        question = self.question
        if self._move is None or question is None:
            return None
        return self.begin(self._move.answer(answered(question, typed), question.label), self._wishes)

    def back(self) -> None:
        """Take the last answer back, or the move itself where there is none. Raises `Unclear` without a move."""
        if self._move is None:
            raise Unclear(_("There is no question to go back from."))
        self._move = stepped_back(self._move, self._wishes)

    def drop(self) -> None:
        self._move = None
