"""What is proposed first where somebody is asked for cubes: those that leave the most open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.macao.actions import COINS
from engine.macao.colours import COLOUR, EVERY, counted, read
from engine.macao.cube_choice import Sparing
from engine.macao.state import ACTION, SAVE, Colony
from engine.macao.voyages import FREE
from engine.moves import Bundle, Move
from engine.questions import Basket, Choice, Option, Payment, Question, Several


def proposing(position: Colony, move: Move, question: Question) -> Question:
    """The question of a move with the same answers, that first which leaves the most open; see `Title.proposing`."""
    if position.phase not in (ACTION, SAVE):
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
    free = [option for option in options if option.name == FREE]
    cubes = [option for option in options if option.name != FREE]
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
    coins = next((token.have for token in question.tokens if token.name == COINS), 0)
    colours = list(sparing.taken(question.high, EVERY))
    ways = [sparing.together_with(counted(colours[:number]))[0] for number in range(question.high + 1)]
    number = max(ways.index(max(ways)), question.high - coins)
    found = dict(_named(question, colours[:number]))
    if number < question.high:
        found[COINS] = question.high - number
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
