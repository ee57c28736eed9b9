"""Lines that are no move: each is answered with one clear sentence, and nothing has changed.

Here are the slips that people make, in every kind of decision: the typical ones by hand, then thousands by chance.
Lines that make no sense at all, in the middle of whole games, are tried in `test_random_games`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from random import Random

import pytest

from engine import Game, Move, Refused, format_move
from engine.le_havre.deck import CARDS
from engine.le_havre.moves import KINDS_OF_MOVE
from tests.engine.baking import ASKED, FEE, PAID, baked, energy, free_to_bake
from tests.engine.helpers import at_meal, play, player, red, refusal, table, value_of
from tests.engine.random_play import GOODS, by_chance, completed


def before_supply() -> Game:
    return red("9 francs", buildings=["zoo"], loans=1, window="before-supply")


def at_main_action() -> Game:
    return free_to_bake(stacks=[["joinery"], ["church"], []])


def after_main_action() -> Game:
    game = red("9 francs", buildings=["zoo"], loans=1)
    play(game, "take clay")
    return game


def owing_interest() -> Game:
    game = red("5 francs", loans=1, turn=2, window="before-supply")
    play(game, "supply")
    return game


def short_of_interest() -> Game:
    game = red(loans=1, buildings=["zoo"], turn=2, window="before-supply")
    play(game, "supply")
    return game


def between_two_builds() -> Game:
    game = red("2 fish, 9 clay", stacks=[["charcoal-kiln", "bakehouse"], [], []])
    play(game, "enter construction-firm: fee 2 fish")
    return game


def looking() -> Game:
    game = red(buildings=["marketplace"], specials=["zoo", "diner"])
    play(game, "enter marketplace ...")
    return game


def eating() -> Game:
    return at_meal(player("3 fish, 1 meat, 2 francs", buildings=["zoo"]))


def short_of_food() -> Game:
    return at_meal(player("1 fish", buildings=["zoo"]))


def at_final_action() -> Game:
    return red("9 francs", window="final", round=14)


def after_final_action() -> Game:
    game = at_final_action()
    play(game, "take clay")
    return game


def over() -> Game:
    game = table(player(), window="final")
    play(game, "take clay", "end turn")
    return game


TURN = ("buy", "sell", "repay")
DECISIONS: dict[str, tuple[Callable[[], Game], str, tuple[str, ...]]] = {
    "before supply": (before_supply, "supply comes next", ("supply", *TURN)),
    "main action": (at_main_action, "take an offer or enter a building", ("take", "enter", *TURN)),
    "after main action": (after_main_action, "buy and sell, or end the turn", ("end turn", *TURN)),
    "interest": (owing_interest, "interest on loans", ("pay interest", "borrow", "sell", "repay")),
    "second build": (between_two_builds, "a second building, or none", ("build", "stop building", *TURN)),
    "look": (looking, "the next special buildings", ("put back", "swap specials", "repay")),
    "meal": (eating, "the meal", ("feed", "borrow", "sell", "repay")),
    "final action": (at_final_action, "the final action", ("take", "enter", "pass", "sell", "repay")),
    "after final action": (after_final_action, "sell and repay, or end", ("end turn", "sell", "repay")),
}
"""How each decision comes about, how it is called, and the words of the moves that it knows."""

LINES = {
    kind.words: f"{kind.words} {'clay' if kind.words == 'take' else 'joinery'}" if kind.needs_target else kind.words
    for kind in KINDS_OF_MOVE
}


# Out of turn, and after the end.


@pytest.mark.parametrize(
    ("decision", "words"),
    [(decision, words) for decision, known in DECISIONS.items() for words in LINES if words not in known[2]],
)
def test_a_move_that_the_decision_does_not_know_is_refused_with_what_is_to_be_decided(
    decision: str, words: str
) -> None:
    begin, called, _known = DECISIONS[decision]
    why = ": loans are only for those who cannot pay food or interest" if words == "borrow" else ""
    assert refusal(begin(), LINES[words]) == f"'{words}' is not possible now{why}. Red: {called}."


@pytest.mark.parametrize("words", list(LINES))
def test_after_the_end_every_move_is_refused(words: str) -> None:
    assert refusal(over(), LINES[words]) == "The game is over."


@pytest.mark.parametrize("line", ["take clay: 3", "enter bakehouse: grain 4", "feed: 1 fish"])
def test_after_the_end_answers_do_not_matter(line: str) -> None:
    assert refusal(over(), line) == "The game is over."


def test_after_the_end_nothing_is_listed_and_nobody_decides() -> None:
    assert (over().moves(), over().decision) == ((), None)


def test_a_line_that_is_no_move_is_explained_after_the_end_too() -> None:
    assert refusal(over(), "tke clay") == "'tke' is not known here: did you mean 'take'?"


# Moves that the decision knows, but not like this.


@pytest.mark.parametrize(
    ("begin", "line", "sentence"),
    [
        (before_supply, "sell joinery", "The Joinery is not yours."),
        (before_supply, "buy bank", "The Bank is not for sale."),
        (before_supply, "buy zoo", "The Zoo belongs to Red."),
        (at_main_action, "take wood", "There is no wood on offer."),
        (at_main_action, "enter joinery", "The Joinery has not been built."),
        (at_main_action, "enter bank", "The Bank has not been built."),
        (at_main_action, "enter luxury-yacht", "The Luxury Yacht has not been built."),
        (at_main_action, "buy church", "The Church cannot be bought."),
        (at_main_action, "buy joinery", f"The Joinery costs {value_of('joinery')} francs: you have 2."),
        (at_main_action, "buy wooden-ship-2", "The Wooden ship 2 does not lie on top of its stack."),
        (at_main_action, "buy luxury-liner-38", "Luxury liners cannot be bought."),
        (at_main_action, "sell wooden-ship-2", "You have no Wooden ship 2."),
        (at_main_action, "repay", "You have no loan to repay."),
        (owing_interest, "borrow", "You can pay: loans are only for those who cannot."),
        (short_of_interest, "repay", "Repaying a loan costs 5 francs: you have 0."),
        (
            short_of_interest,
            "pay interest",
            "The interest is 1 franc: you have 0. Sell something or take a loan.",
        ),
        (between_two_builds, "build joinery", "The Joinery does not lie on top of a proposal stack."),
        (eating, "borrow", "You can pay: loans are only for those who cannot."),
        (eating, "sell zoo", "You can pay: outside your turn you may sell only while you cannot."),
        (short_of_food, "feed", "You owe 2 food and are short by 1: sell something or take a loan."),
        (short_of_food, "feed: 1 fish", "You owe 2 food and are short by 1: sell something or take a loan."),
        (at_final_action, "pass", "You can still take an offer or enter a building."),
    ],
)
def test_a_move_that_is_not_allowed_is_refused_with_the_reason(
    begin: Callable[[], Game], line: str, sentence: str
) -> None:
    assert refusal(begin(), line) == sentence


# Names.


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take coal", "'coal' is not known here: did you mean 'cattle'?"),
        ("take hides", "'hides' is not known here."),
        ("take bakehouse", "'bakehouse' is not known here."),
        ("take 3", "'3' is not known here."),
        ("take 3 clay", "'clay' is one word too many."),
        ("take clay, wood", "'wood' is one word too many."),
        ("take clay; end turn", "'end' is one word too many."),
        ("takeclay", "'takeclay' is not known here: did you mean 'take'?"),
        ("enter", "'enter' what?"),
        ("enter:", "'enter' what?"),
        ("enter wood", "'wood' is not known here."),
        ("enter wooden-ship-2", "'wooden-ship-2' is not known here."),
        ("enter the bakehouse", "'bakehouse' is one word too many."),
        ("enter building firm 1", "'firm' is one word too many."),
        ("enter Bakehouse", "'Bakehouse' is not known here: did you mean 'bakehouse'?"),
        ("enter bakehouse 4 grain", "'4' is one word too many."),
        ("buy clay", "'clay' is not known here."),
        ("sell wood", "'wood' is not known here."),
        ("build wooden-ship-2", "'wooden-ship-2' is not known here."),
        ("undo", "'undo' is not known here."),
        ("end", "'end' is not known here: did you mean 'end turn'?"),
        ("end turn now", "'now' is one word too many."),
        ("repay 2", "'2' is one word too many."),
        ("", "Nothing is written there."),
        (" \t\n", "Nothing is written there."),
        (":", "Nothing is written there."),
        (": fee 1 fish", "Nothing is written there."),
        (";", "';' is not known here."),
        ("{}", "'{}' is not known here."),
        ("%s {word}", "'%s' is not known here."),
    ],
)
def test_a_wrong_name_is_pointed_at(line: str, sentence: str) -> None:
    assert refusal(at_main_action(), line) == sentence


# Answers: numbers, goods, and what else stands in them. The Bakehouse takes a fee and at most 5 grain.

ENERGY = f"Energy, {energy(2)}"


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        # Numbers.
        (f"{PAID}; grain 0", "How much grain? 0 is not possible, only 1 to 5."),
        (f"{PAID}; grain 6", "How much grain? 6 is not possible, only 1 to 5."),
        (f"{PAID}; grain -1", "How much grain? -1 is not possible, only 1 to 5."),
        (f"{PAID}; grain 999999999", "How much grain? 999999999 is not possible, only 1 to 5."),
        (f"{PAID}; grain 99999999999999", "How much grain? '99999999999999' is not a number."),
        (f"{PAID}; grain 2.5", "How much grain? '2.5' is not a number."),
        (f"{PAID}; grain 2e0", "How much grain? '2e0' is not a number."),
        (f"{PAID}; grain 0x2", "How much grain? '0x2' is not a number."),
        (f"{PAID}; grain +2", "How much grain? '+2' is not a number."),
        (f"{PAID}; grain \N{MINUS SIGN}1", "How much grain? '\N{MINUS SIGN}1' is not a number."),
        (f"{PAID}; grain two", "How much grain? 'two' is not a number."),
        (f"{PAID}; grain 2 grain", "How much grain? '2 grain' is not a number."),
        (f"{PAID}; grain 2, 3", "How much grain? '2, 3' is not a number."),
        (f"{PAID}; 2 3", "How much grain? '2 3' is not a number."),
        (f"{PAID}; grain nothing", "How much grain? 'nothing' is not a number."),
        # Goods.
        ("fee 1 meat", f"{ASKED}. You have no meat."),
        ("fee 10 fish", f"{ASKED}. You have 9 fish, not 10."),
        (f"fee {FEE + 1} fish", f"{ASKED}. 1 fish could be left out."),
        (f"{PAID}, 1 franc", f"{ASKED}. 1 fish could be left out."),
        (f"{PAID}, 1 fish", f"{ASKED}. 1 fish could be left out."),
        ("fee 1 wood", f"{ASKED}. 'wood' is of no use here."),
        ("fee 1 gold", f"{ASKED}. 'gold' is of no use here."),
        (f"fee 0 gold, {FEE} fish", f"{ASKED}. 'gold' is of no use here."),
        ("fee 0 fish", f"{ASKED}. That is not enough."),
        ("fee nothing", f"{ASKED}. That is not enough."),
        ("fee fish", f"{ASKED}. 'fish' is not an amount such as 2 fish."),
        ("fee -1 fish", f"{ASKED}. '-1 fish' is not an amount such as 2 fish."),
        ("fee 1.0 fish", f"{ASKED}. '1.0 fish' is not an amount such as 2 fish."),
        ("fee fish 1", f"{ASKED}. 'fish 1' is not an amount such as 2 fish."),
        ("fee 1 fish 1 franc", f"{ASKED}. '1 fish 1 franc' is not an amount such as 2 fish."),
        ("fee 1", f"{ASKED}. '1' is not an amount such as 2 fish."),
        ("fee 999999999999 fish", f"{ASKED}. You have 9 fish, not 999999999999."),
        (f"{PAID}; grain 2; energy 1 coke", f"{ENERGY}. You have no coke."),
        (f"{PAID}; grain 2; energy {energy(2) + 1} wood", f"{ENERGY}. 1 wood could be left out."),
        (f"{PAID}; grain 2; energy 1 fish", f"{ENERGY}. 'fish' is of no use here."),
        # Too few answers, too many, and in the wrong order.
        (PAID, "An answer is missing: How much grain?"),
        (f"{PAID}; grain 2", f"An answer is missing: {ENERGY}"),
        ("", "An answer is missing after 'enter bakehouse:'."),
        (";", "An answer is missing after 'enter bakehouse:'."),
        (f"{PAID};", f"An answer is missing after 'enter bakehouse: {PAID};'."),
        (f"{PAID}; ; grain 2", f"An answer is missing after 'enter bakehouse: {PAID};'."),
        (
            f"{PAID}; grain 2; energy {energy(2)} wood; energy 1 wood",
            "'energy 1 wood' answers no question of this move.",
        ),
        (f"grain 2; {PAID}", f"{ASKED}. 'grain 2' is not an amount such as 2 fish."),
        ("fee", f"{ASKED}. 'fee' is not an amount such as 2 fish."),
        ("fee: 1 fish", f"{ASKED}. 'fee: 1 fish' is not an amount such as 2 fish."),
    ],
)
def test_a_wrong_answer_is_refused_by_the_question(answers: str, sentence: str) -> None:
    assert refusal(at_main_action(), f"enter bakehouse: {answers}") == sentence


MEAL = "Your meal, 2 food"


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ("1 fish", f"{MEAL}. That is not enough."),
        ("3 fish", f"{MEAL}. 1 fish could be left out."),
        ("1 meat, 1 fish", f"{MEAL}. 1 fish could be left out."),
        ("2 bread", f"{MEAL}. You have no bread."),
        ("2 grain", f"{MEAL}. 'grain' is of no use here."),
        ("nothing", f"{MEAL}. That is not enough."),
        ("2", f"{MEAL}. '2' is not an amount such as 2 fish."),
    ],
)
def test_a_wrong_meal_is_refused(answers: str, sentence: str) -> None:
    assert refusal(eating(), f"feed: {answers}") == sentence


WRONG_CHOICES = {
    "take coal": "Choose exactly 2, not 1.",
    "take coal, coal": "All must be different.",
    "take coal, iron, fish": "Choose exactly 2, not 3.",
    "take nothing": "Choose exactly 2, not 0.",
    "take 1 coal, 1 iron": "'1 coal' is not among {goods}.",
    "take coal, steel": "'steel' is not among {goods}.",
    "take coal iron": "'coal iron' is not among {goods}.",
    "take coal,": "'' is not among {goods}.",
}


def test_a_wrong_choice_of_several_is_refused() -> None:
    goods = "coal, cattle, iron, hides, fish, wood, clay, grain"
    game = red(buildings=["marketplace"])
    for answers, sentence in WRONG_CHOICES.items():
        wanted = f"Take 2 different goods. {sentence.format(goods=goods)}"
        assert refusal(game, f"enter marketplace: {answers}") == wanted


def test_an_answer_to_a_move_that_asks_nothing_is_refused() -> None:
    assert refusal(at_main_action(), "take clay: 9") == "'9' answers no question of this move."


def test_answers_to_a_move_that_is_not_possible_do_not_matter() -> None:
    assert refusal(at_main_action(), "enter joinery: wood 3") == "The Joinery has not been built."


# What comes back to the terminal.


@pytest.mark.parametrize(
    "line",
    [
        "ta\x1b[2Jke clay",
        "take cl\x07ay",
        "take \x9b31mclay",
        "enter bakehouse: fee 1 fi\x1bsh",
        f"enter bakehouse: {PAID}; grain \x1b[5m2",
        f"enter bakehouse: {PAID}; grain 2\x00",
        "\N{RIGHT-TO-LEFT OVERRIDE}take clay",
        f"{baked(2)}; \x1b]0;title\x07",
    ],
)
def test_no_control_character_comes_back_in_a_refusal(line: str) -> None:
    sentence = refusal(at_main_action(), line)
    assert sentence
    assert sentence.isprintable()


@pytest.mark.parametrize("line", ["take clay" + " " * 2_000, "a" * 100_000, "enter bakehouse: " + "fee 1 fish; " * 900])
def test_a_line_that_is_much_too_long_is_refused(line: str) -> None:
    assert refusal(at_main_action(), line) == "The line is too long."


@pytest.mark.parametrize("line", ["fee \u0661 fish; grain 2; energy 1 wood", f"{PAID}; grain \u0662; energy 1 wood"])
def test_digits_of_other_scripts_are_no_numbers(line: str) -> None:
    assert "is no" in refusal(at_main_action(), f"enter bakehouse: {line}")


# By chance: lines as they are typed, each with one or two slips in it, in every kind of decision and after the end.


def trading() -> Game:
    """A free choice of buildings that ask every kind of question."""
    return red(
        "9 francs, 3 fish, 2 bread, 4 wood, 4 clay, 2 brick, 3 iron, 2 coal, 3 grain, 2 cattle, 1 hides",
        buildings=["marketplace", "zoo"],
        ships=["wooden-ship-2", "iron-ship-2"],
        loans=1,
        town=["bakehouse", "wharf-1", "shipping-line", "bridge-over-the-seine", "coal-trader", "business-office"],
        stacks=[["fishery"], ["bakery"], ["sawmill"]],
        harbour=["iron-ship-4"],
        green=player("5 francs", buildings=["diner"], person="diner"),
    )


BEGINNINGS: dict[str, Callable[[], Game]] = {
    **{decision: begin for decision, (begin, _called, _known) in DECISIONS.items()},
    "a full table": trading,
    "the end": over,
}
THINGS = [*GOODS, "francs", *(card.name for card in CARDS), "wooden-ship-2", "luxury-liner-30"]
NUMBERS = ("-1", "-999", "0", "7", "13", "99", "100000", "9" * 40, "1.5", "1e3", "\N{MINUS SIGN}2", "+1", "two", "")
SIGNS = "aeioux_-'\"{}%"


def legal_line(game: Game, rng: Random) -> str:
    """A legal move as it is written, with random answers."""
    return format_move(completed(game, rng.choice(game.moves()), by_chance(rng)))


def another_move(line: str, rng: Random) -> str:
    """A move that may belong to another decision, or to nobody, with the answers of this one."""
    kind = rng.choice(KINDS_OF_MOVE)
    target = rng.choice(THINGS) if kind.needs_target else ""
    _head, colon, answers = line.partition(":")
    return f"{kind.words} {target}".strip() + colon + answers


def another_number(line: str, rng: Random) -> str:
    """One number is negative, huge, zero, broken, spelt out or missing."""
    return _one_replaced(r"(?<![\w-])\d+", line, rng.choice(NUMBERS), rng)


def another_thing(line: str, rng: Random) -> str:
    """One name is that of a good, a card or a ship that one may not have."""
    return _one_replaced(r"[a-z][a-z0-9-]+", line, rng.choice(THINGS), rng)


def a_wrong_name(line: str, rng: Random) -> str:
    """One letter of a name is missing, doubled, swapped, capital or another one."""
    place = rng.choice([match.start() for match in re.finditer(r"\w", line)] or [0])
    letter, after = line[place : place + 1], line[place + 1 :]
    slips = (
        after,
        letter * 2 + after,
        after[:1] + letter + after[1:],
        letter.upper() + after,
        rng.choice(SIGNS) + after,
    )
    return line[:place] + rng.choice(slips)


def moved_words(line: str, rng: Random) -> str:
    """A word is missing, doubled or somewhere else."""
    words = line.split(" ")
    word = words.pop(rng.randrange(len(words)))
    for _copy in range(rng.randrange(3)):
        words.insert(rng.randint(0, len(words)), word)
    return " ".join(words)


def moved_answers(line: str, rng: Random) -> str:
    """The answers are shuffled, and some of them missing or given twice."""
    head, _colon, tail = line.partition(":")
    answers = [*tail.split(";"), rng.choice(["fee 1 fish", "grain 2", "nothing", "clay", "1 franc, 1 fish", ""])]
    return f"{head}: " + "; ".join(part.strip() for part in rng.sample(answers, rng.randint(1, len(answers))))


def _one_replaced(pattern: str, line: str, by: str, rng: Random) -> str:
    """The line with one of the places that match a pattern replaced; where there is none it stands at the end."""
    found = list(re.finditer(pattern, line))
    if not found:
        return f"{line} {by}"
    place = rng.choice(found)
    return line[: place.start()] + by + line[place.end() :]


SLIPS = (another_move, another_number, another_thing, a_wrong_name, moved_words, moved_answers)


@dataclass(frozen=True, slots=True)
class Typed:
    """A line that was typed in a decision, and what came of it."""

    where: str
    slip: str
    line: str
    error: Exception | None
    is_listed: bool
    """Whether the move that it stands for is one that the game lists, with answers that its questions list."""
    is_unchanged: bool
    """Whether the game is after it as it was before."""


@lru_cache(maxsize=2)
def typed(lines: int) -> list[Typed]:
    """So many lines with slips, typed one after the other in all decisions in turn."""
    rng = Random(lines)
    begun = {where: begin() for where, begin in BEGINNINGS.items()}
    found = []
    for number in range(lines):
        where, game = list(begun.items())[number % len(begun)]
        line = legal_line(begun["a full table"] if game.decision is None or rng.random() < 0.1 else game, rng)
        for _again in range(rng.randint(1, 2)):
            slip = rng.choice(SLIPS)
            line = slip(line, rng)
        found.append(_typed(where, slip.__name__, line, game))
    return found


def _typed(where: str, slip: str, line: str, game: Game) -> Typed:
    position, history, moves = game.position.copy(), game.history, game.moves()
    try:
        game.play(line)
    except Exception as error:
        is_unchanged = (game.position, game.history, game.moves()) == (position, history, moves)
        return Typed(where, slip, line, error, is_listed=False, is_unchanged=is_unchanged)
    move = game.history[-1]
    game.undo()
    return Typed(where, slip, line, None, is_listed(game, move), is_unchanged=False)


def is_listed(game: Game, move: Move) -> bool:
    """Whether the game lists a complete move, and each of its questions the answer."""
    begun = move.unanswered()
    if begun not in game.moves():
        return False
    for answer in move.answers:
        question = game.ask(begun)
        if question is None or answer.value not in (question.answers(20_000) or [answer.value]):
            return False
        begun = begun.answer(answer.value, question.label)
    return game.ask(begun) is None


LINES_TRIED = pytest.mark.parametrize("lines", [1_000, pytest.param(10_000, marks=pytest.mark.long)])


def refused_lines(lines: int) -> list[Typed]:
    """The lines that were refused."""
    return [one for one in typed(lines) if one.error is not None]


@LINES_TRIED
def test_a_line_with_a_slip_is_refused_by_the_rules_or_is_a_listed_move(lines: int) -> None:
    assert not [one for one in typed(lines) if one.error is None and not one.is_listed]
    assert not [one for one in refused_lines(lines) if not isinstance(one.error, Refused)]


@LINES_TRIED
def test_a_line_that_is_refused_changes_nothing(lines: int) -> None:
    assert not [one for one in refused_lines(lines) if not one.is_unchanged]


@LINES_TRIED
def test_a_refused_line_is_answered_in_words_on_one_line(lines: int) -> None:
    told = [str(one.error) for one in refused_lines(lines)]
    assert not [sentence for sentence in told if not sentence.isprintable() or not re.search("[a-z]{3}", sentence)]
    assert not [sentence for sentence in told if sentence != " ".join(sentence.split()) and "'" not in sentence]


def unquoted(one: Typed) -> str:
    """What a refusal says, without the words of the line that it answers."""
    words = sorted(set(filter(None, re.split(r"[\s,:;]+", one.line))), key=len, reverse=True)
    return re.sub("|".join(map(re.escape, words)), "", str(one.error)) if words else str(one.error)


@LINES_TRIED
def test_no_refusal_shows_the_insides_of_the_program(lines: int) -> None:
    insides = re.compile(r"[<>{}\[\]\\_=%]|\b(None|True|False|Error|Exception|Traceback|object)\b|\('")
    told = [(one.line, unquoted(one)) for one in refused_lines(lines)]
    assert not [(line, sentence) for line, sentence in told if insides.search(sentence)]


@LINES_TRIED
def test_after_the_end_no_line_is_played(lines: int) -> None:
    assert not [one for one in typed(lines) if one.where == "the end" and one.error is None]


@pytest.mark.parametrize("slip", [slip.__name__ for slip in SLIPS])
def test_every_kind_of_slip_is_made_and_refused_in_every_decision(slip: str) -> None:
    assert {one.where for one in refused_lines(1_000) if one.slip == slip} == set(BEGINNINGS)
