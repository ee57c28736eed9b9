"""Moves of Le Havre in words: all of a move, the gist of it, and a move with its answers as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine import Move
from engine.le_havre.deck import CARD_INDEX
from engine.le_havre.goods import INDEX, IRON
from engine.le_havre.money import LOAN, REPAYMENT
from engine.le_havre.state import BETWEEN, Havre
from engine.moves import AnswerValue
from engine.texts import N_
from engine.texts.language import gettext as _, listed, ngettext
from screens.le_havre.words import card, card_name, fee, francs, good_name, is_card, is_ship, price_of, some, value_of


def move(played: Move, position: Havre) -> str:
    """A legal move in plain words."""
    target = played.target
    templates = {
        "supply": _("Supply: go to the next tile"),
        "repay": _("Repay a loan for {francs}").format(francs=francs(REPAYMENT)),
        "end turn": _("End the turn"),
        "pay interest": _("Pay the interest"),
        "borrow": _("Take a loan of {francs}").format(francs=francs(LOAN)),
        "feed": _("Pay the meal"),
        "stop building": _("Build no second building"),
        "put back": _("Put them back as they lay"),
        "swap specials": _("Put the two of them back the other way round"),
        "pass": _("Sell nothing more") if position.phase == BETWEEN else _("Pass: nothing can be done"),
    }
    if played.words in templates:
        return templates[played.words]
    if played.words == "take":
        return _("Take {goods}").format(goods=_offered(target, position))
    name = card_name(target)
    if played.words == "enter":
        if _is_own(target, position):
            return _("Enter the {building} (yours)").format(building=name)
        return _("Enter the {building} ({fee})").format(building=name, fee=fee(card(target)))
    if played.words == "build":
        return _("Build the {building}").format(building=name)
    if played.words == "buy":
        return _("Buy the {card} for {price}").format(card=name, price=francs(price_of(target)))
    return _("Sell the {card} for {price}").format(card=name, price=francs(value_of(target) // 2))


def gist(played: Move, position: Havre) -> str:
    """A legal move in few words: what is taken, entered, bought."""
    target = played.target
    if played.words == "take":
        return _("Take the {good}").format(good=good_name(INDEX[target]))
    templates = {
        "enter": _("Enter the {card}"),
        "buy": _("Buy the {card}"),
        "build": _("Build the {card}"),
        "sell": _("Sell the {card}"),
    }
    if played.words in templates:
        return templates[played.words].format(card=card_name(target))
    return move(played, position)


def phrase(played: Move, position: Havre) -> str:
    """A complete move as a sentence without a stop to whoever makes it; how a fee and energy are paid is left out."""
    begun = gist(played, position)
    if played.words == "take":
        begun = move(played, position)
    elif played.words == "enter" and _is_own(played.target, position):
        begun = _("Enter your {building}").format(building=card_name(played.target))
    return _with_answers(begun, played)


def deed(played: Move, position: Havre) -> str:
    """The same with what is paid for it: fees and prices."""
    return _with_answers(move(played, position), played)


def _with_answers(begun: str, played: Move) -> str:
    kept = [answer for answer in played.answers if played.words == "feed" or answer.label not in _LEFT_OUT]
    said: list[str] = []
    for one in kept:
        words = _answer(one.label, one.value)
        if one.label in _SAID and words:
            words = _(_SAID[one.label]).format(answer=words)
        if one.label == _IN_RETURN and said and words:
            # Translators: the two are goods or money that change hands, as "3 hides for 3 leather".
            words = _("{given} for {got}").format(given=said.pop(), got=words)
        said += [words] if words else []
    # Translators: {answers} is what is chosen for the move, as "Enter the Abattoir: 3 cattle".
    return _("{move}: {answers}").format(move=begun, answers=listed(said)) if said else begun


def _offered(name: str, position: Havre) -> str:
    return some(position.offers[INDEX[name]], INDEX[name])


def _is_own(name: str, position: Havre) -> bool:
    return CARD_INDEX[name] in position.owned(position.decider)


_LEFT_OUT = ("fee", "energy", "material", "", "ships", "trade")
"""The labels of answers that say how something is paid, with which ships one sails, or what other answers say."""
_IN_RETURN = "for"
"""The label of what is given, or got, for what was answered before."""
_SAID = {"four": N_("{answer} for 1 steel")}
"""How an answer is said that does not stand for itself, by its label."""


_NUMBERED = {"one": 1, "two": 2, "no": 3, "yes": 4}
_NUMBERS: Mapping[str, Callable[[int], str]] = {
    "return": lambda n: ngettext("{n} loan", "{n} loans", n).format(n=n),
    "more": lambda n: some(n, IRON),
}
"""Answers that choose a number, by their label: of loans that go back, of iron that comes."""


def _answer(label: str, value: AnswerValue) -> str:
    """An answer in words."""
    if isinstance(value, int):
        return some(value, INDEX[label]) if label in INDEX else ngettext("{n} time", "{n} times", value).format(n=value)
    if isinstance(value, str):
        if label in _NUMBERS:
            return _NUMBERS[label](_NUMBERED[value])
        if value in INDEX:
            return good_name(INDEX[value])
        name = card_name(value) if is_card(value) or is_ship(value) else value.replace("-", " ")
        return _("build the {card}").format(card=name) if label == "build" else name
    named = [good_name(INDEX[one]) if one in INDEX else one.replace("-", " ") for one in value if isinstance(one, str)]
    counted = [some(one[1], INDEX[one[0]]) for one in value if not isinstance(one, str) and one[0] in INDEX]
    return listed(named + counted)
