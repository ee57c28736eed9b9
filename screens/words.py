"""The engine's texts and answers in the language of the player, and what is found in texts by any words in them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import TypeVar

from engine import EngineError, Event, Move, OpenGame, Question, Text
from engine.moves import AnswerValue
from engine.questions import Basket, Choice, Payment, Several, answer_in_words
from engine.texts import N_, Value
from engine.texts.language import clauses, gettext, gettext as _, listed, paragraph, spoken, within
from engine.texts.text import ENGLISH
from saves.called import labels_like, plainly

_NAME = re.compile(r"\{(\w+)\}(?:: |：| |(?=[⺀-\uffef]))")
"""How a sentence about a player begins, in Chinese without a blank."""

_VERB = re.compile(r"(\{(\w+)\}) (\w+s)\b")
"""What follows a value in a template and may be a verb in the third person."""
_SECOND_PERSON = {"has": "have", "is": "are", "was": "were", "does": "do", "goes": "go"}
_BEFORE_ES = ("ss", "sh", "ch", "x")


def shown(text: Text) -> str:
    """A text of the engine as the player reads it."""
    return _agreed(text).render(spoken())


def told(error: Exception) -> str:
    """An error as the player reads it: a refusal of the engine in the language that is spoken."""
    return shown(error.sentence) if isinstance(error, EngineError) else str(error)


def is_addressed(name: object) -> bool:
    """Whether a player is called by the word with which one speaks to somebody: 'You'."""
    return isinstance(name, str) and name.casefold() in ("you", _("You").casefold())


def agreed(template: str, **values: object) -> str:
    """A template whose verbs agree with the players that are called 'You'; `values` are its names of players.

    Another language agrees in ways of its own.
    """
    if spoken().code != ENGLISH.code:
        return template

    def in_second_person(found: re.Match[str]) -> str:
        return f"{found[1]} {_second_person(found[3])}" if is_addressed(values.get(found[2])) else found[0]

    return _VERB.sub(in_second_person, template)


def to_you(text: Text, name: str) -> Text:
    """What is said of a player of this name, said to them."""
    values = tuple((key, _("You") if value == name else value) for key, value in text.values)
    return text._replace(values=values)


def told_to(events: Iterable[Event], name: str) -> Iterator[Event]:
    """What happened, said to the player of this name; as everybody is told it where there is no name."""
    for event in events:
        yield event._replace(named=dict(to_you(event.text, name).values)) if name else event


def _second_person(verb: str) -> str:
    stem = verb.removesuffix("es")
    return _SECOND_PERSON.get(verb) or (stem if stem.endswith(_BEFORE_ES) else verb.removesuffix("s"))


def _agreed(text: Text) -> Text:
    if not any(is_addressed(value) for _name, value in text.values) or gettext(text.template) != text.template:
        return text  # another language agrees in ways of its own
    values = dict(text.values)
    template, plural = (agreed(one, **values) for one in (text.template, text.plural))
    return text._replace(template=template, values=tuple(_lowered(text.template, values)), plural=plural)


def _lowered(template: str, values: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
    """The values of an English template; whoever is called 'You' has a capital at its beginning alone."""
    for name, value in values.items():
        is_within = isinstance(value, str) and is_addressed(value) and not template.startswith(f"{{{name}}}")
        yield name, within(str(value)) if is_within else value


def in_sentences(events: Iterable[Event], seat: int | None = None) -> str:
    """What happened, sentence after sentence, as a seat is told it; None: as everybody is."""
    return paragraph(sentences(events, seat))


def sentences(events: Iterable[Event], seat: int | None = None) -> list[str]:
    """What happened, as a seat is told it; None: as everybody is.

    What one player did in a row is one sentence: their name is not said again and again.
    """
    said: list[tuple[str, list[Event]]] = []
    before = ""
    for event in events:
        name = _subject(event.text_for(seat))
        if name and name == before:
            said[-1][1].append(event)
        else:
            said.append((name, [event]))
        before = name
    return ["".join(together(row, seat, name)) for name, row in said]


def together(events: Sequence[Event], seat: int | None, name: str) -> tuple[str, str]:
    """Several things that one player did as one sentence, as a seat is told it: its beginning with the name, its rest.

    What begins a longer sentence belongs to what follows; where nothing does it is one of its own, without the name.
    """
    first = events[0]
    if first.alone and len(events) == 1:
        return "", shown(first.text_alone)
    texts = [event.text_for(seat) for event in events]
    parts = [without_name(text, name) for text in texts]
    return shown(texts[0]).removesuffix(parts[0]), _joined(parts, has_aside=bool(first.alone))


def _joined(parts: Sequence[str], *, has_aside: bool) -> str:
    found = tallied(parts)
    if len(found) == 1:
        return found[0]
    first, *others = (one.removesuffix(stop()) for one in found)
    if has_aside:
        # Translators: what stands in brackets, and a sentence: "(supply: 1 fish) takes 3 wood; builds the Bakery.".
        return _("{aside} {words}.").format(aside=first, words=clauses(others))
    return _("{words}.").format(words=clauses([first, *others]))


def tallied(sentences: Iterable[str]) -> list[str]:
    """Sentences as they follow one another; one that is said several times in a row stands once, with how often."""
    found: list[str] = []
    for words, same in groupby(sentences):
        times = len(list(same))
        more = _("{words} ({n} times)").format(words=words.removesuffix(stop()), n=times)
        found.append(words if times == 1 else _("{words}.").format(words=more) if words.endswith(stop()) else more)
    return found


def stop() -> str:
    """With what a sentence ends."""
    return _("{words}.").format(words="")


def without_name(text: Text, name: str) -> str:
    """A sentence about a player without their name, where it begins with that."""
    if not name or _subject(text) != name:
        return shown(text)
    told = _agreed(text)
    return shown(Text(_NAME.sub("", gettext(told.template), count=1), told.values))


def _subject(text: Text) -> str:
    """The name with which a sentence begins; nothing where it begins otherwise, or a number changes its words."""
    begins = None if text.plural else _NAME.match(gettext(text.template))
    value = dict(text.values).get(begins[1]) if begins is not None else None
    return value if isinstance(value, str) else ""


Item = TypeVar("Item")


def found(items: Sequence[Item], describe: Callable[[Item], str], words: str) -> list[Item]:
    """The items whose description holds every word, those in which a word begins with the first one first.

    Last come those that are found by the name that a card or good has in another language.
    """
    wanted = plainly(words).split()
    if not wanted:
        return list(items)
    elsewhere = [labels_like(word) for word in wanted]
    hits: list[tuple[int, int, Item]] = []
    for number, item in enumerate(items):
        description = plainly(describe(item))
        if all(word in description for word in wanted):
            begins = any(part.startswith(wanted[0]) for part in description.split())
            hits.append((0 if begins else 1, number, item))
        elif all(map(partial(_is_in, description), wanted, elsewhere)):
            hits.append((2, number, item))
    return [item for _begins, _number, item in sorted(hits, key=lambda hit: hit[:2])]


def _is_in(description: str, word: str, labels: tuple[str, ...]) -> bool:
    """Whether a word is in a description, or a name that stands for it."""
    return word in description or any(label in description for label in labels)


def in_words(question: Question, value: AnswerValue) -> str:
    """An answer as the player reads it."""
    if isinstance(question, Choice | Several):
        called = {option.name: shown(option.shown) for option in question.options}
        names = (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()
        return listed(called.get(str(name), str(name)) for name in names) or _notation(value)
    if isinstance(question, Basket | Payment) and isinstance(value, tuple):
        numbers = {part[0]: part[1] for part in value if isinstance(part, tuple)}
        some = [shown(token.some(numbers[token.name])) for token in question.tokens if token.name in numbers]
        return listed(some) or _notation(value)
    return answer_in_words(value)


def _notation(value: AnswerValue) -> str:
    """An answer that has no words of its own; one that takes nothing is said in the player's language."""
    return _("nothing") if value == () else answer_in_words(value)


def given(game: OpenGame, move: Move) -> list[str]:
    """The answers of a move, one after another; a number comes after what was asked for."""
    said, so_far = [], move.unanswered()
    for answer in move.answers:
        question = game.ask(so_far)
        if question is None:
            break
        so_far = so_far.answer(answer.value, answer.label)
        words = in_words(question, answer.value)
        said.append(_after(shown(question.prompt), words) if isinstance(answer.value, int) else words)
    return said


def _after(asked: str, answer: str) -> str:
    """An answer after its question, which may have no sign of one."""
    told = N_("{asked} {sentence}") if asked.endswith(("?", "？")) else N_("{name}: {words}")
    return _(told).format(asked=asked, sentence=answer, name=asked, words=answer)
