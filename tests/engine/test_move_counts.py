"""How many ways there are to go on: listed by the game, and found again by trying everything one by one.

The slow count knows nothing of `moves()` and of the bounds, options and lists of a question. It tries every verb with
every name, and for each answer that `play` misses whatever could stand there; it keeps what `play` does not refuse.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, product

import pytest

from engine import Game, Move, Refused, new_game
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import NAMES as GOODS
from engine.le_havre.ships import SHIPS
from engine.moves import AnswerValue
from engine.questions import Amount, Choice, Several
from tests.engine.helpers import player, table
from tests.engine.open_table import open_table

MISSING = "An answer is missing: "
NUMBERS = range(-1, 13)
SEATS = range(1, 3)
CARD_NAMES = [card.name for card in CARDS]
NAMES = [*GOODS, *CARD_NAMES, *(ship.name for ship in SHIPS)]
ONE_NAME = [
    *NAMES,
    *("one", "two", "both", "yes", "no"),
    *(f"{card}/{seat}" for card in CARD_NAMES for seat in SEATS),
    *(f"{left}+{right}" for left in GOODS for right in GOODS),
]
SEVERAL_NAMES = [chosen for size in range(4) for chosen in combinations(GOODS, size)]


def listed(game: Game) -> Iterator[Move]:
    """Every complete move as the game lists it: its moves, and of each question all its answers."""
    for move in game.moves():
        found = list(_completed(game, move))
        assert found, f"{move} is a dead end"
        yield from found


def _completed(game: Game, move: Move) -> Iterator[Move]:
    question = game.ask(move)
    if question is None:
        yield move
        return
    answers = question.answers(100_000)
    assert answers is not None
    assert len(set(answers)) == len(answers)
    for value in answers:
        yield from _completed(game, move.answer(value, question.label))


def tried(game: Game) -> Iterator[Move]:
    """Every complete move that the game does not refuse, whatever is tried."""
    for kind in game.rules.kinds_of_move:
        for target in ("", *NAMES):
            yield from _tried(game, kind(target))


def _tried(game: Game, move: Move) -> Iterator[Move]:
    after = _fresh(game)
    try:
        after.play(move)
    except Refused as refusal:
        if not str(refusal).startswith(MISSING):
            return
    else:
        yield after.history[-1]
        return
    for value in _conceivable(game, move):
        yield from _tried(game, move.answer(value))


def _conceivable(game: Game, move: Move) -> Iterator[AnswerValue]:
    """Whatever could be an answer of the kind that is asked for; of the question nothing but its kind is looked at."""
    question = game.ask(move)
    if isinstance(question, Amount):
        yield from NUMBERS
    elif isinstance(question, Choice):
        yield from ONE_NAME
    elif isinstance(question, Several):
        yield from SEVERAL_NAMES
    else:
        laid = open_table(game)["players"][open_table(game)["decider"]]
        kinds = Counter(ship.rpartition("-")[0] for ship in laid["ships"])
        owned = {"francs": laid["francs"], **laid["goods"], **kinds}
        owned = {name: number for name, number in owned.items() if number}
        for counts in product(*(range(number + 1) for number in owned.values())):
            yield tuple((name, number) for name, number in zip(owned, counts, strict=True) if number)


def _fresh(game: Game) -> Game:
    return Game(game.rules, game.options, game.position)


def count_listed(game: Game, depth: int) -> int:
    """How many sequences of moves the game lists."""
    found = list(listed(game))
    assert len(set(found)) == len(found)
    return len(found) if depth == 1 else sum(count_listed(_after(game, move), depth - 1) for move in found)


def count_tried(game: Game, depth: int) -> int:
    """How many sequences of moves the game does not refuse."""
    found = list(tried(game))
    assert len(set(found)) == len(found)
    return len(found) if depth == 1 else sum(count_tried(_after(game, move), depth - 1) for move in found)


def _after(game: Game, move: Move) -> Game:
    after = _fresh(game)
    after.play(move)
    return after


def solo_short() -> Game:
    return new_game("le-havre", ["Red"], "short", seed=1)


def two_full() -> Game:
    return new_game("le-havre", ["Red", "Green"], "full", seed=2)


def in_the_middle() -> Game:
    """Two players with a few goods of most uses, among buildings that ask every kind of question."""
    return table(
        player("2 francs, 2 fish, 2 wood, 2 clay, 1 grain, 1 hides, 1 coal", buildings=["brickworks", "ironworks"]),
        player("3 francs", buildings=["smokehouse"], ships=["wooden-ship-2"], person="smokehouse"),
        town=["bakehouse", "wharf-1", "haulage-firm", "harbour-watch", "coal-trader", "furriery", "town-square"],
        stacks=(["marketplace"], ["sawmill"], ["clay-mound"]),
        offers="1 fish, 2 iron",
        harbour=["wooden-ship-2"],
        round=3,
        turn=3,
    )


def in_business() -> Game:
    """What the other one does not ask: sets, baskets in groups, sailing, a yacht to swap, a second build, a look."""
    return table(
        player(
            "3 francs, 2 fish, 2 wood, 1 bread, 1 steel, 1 coke, 1 cattle",
            buildings=["wind-farm", "marketplace"],
            ships=["iron-ship-2", "wooden-ship-2"],
            loans=1,
        ),
        player("1 franc", loans=1),
        town=["shipping-line", "business-office", "bridge-over-the-seine", "wharf-2", "luxury-yacht", "farm"],
        stacks=(["fishery"], ["hardware-store"], ["charcoal-kiln"]),
        specials=["zoo", "diner"],
        offers="2 francs",
        harbour=["steel-ship-10", "luxury-liner-30"],
        round=6,
        turn=2,
    )


def in_the_end() -> Game:
    """The final actions: persons share buildings, nothing is bought, loans are repaid and cards sold."""
    return table(
        player("6 francs, 2 wood, 1 grain, 1 bread", buildings=["bakehouse"], loans=1, ships=["wooden-ship-2"]),
        player("2 fish, 1 coal", person="grocery-market"),
        town=["grocery-market", "smokehouse", "harbour-watch"],
        stacks=(["sawmill"], [], []),
        offers="2 cattle",
        window="final",
        round=14,
    )


Case = tuple[Callable[[], Game], int, int]
SHALLOW: list[Case] = [
    (solo_short, 1, 5),
    (solo_short, 2, 99),
    (two_full, 1, 2),
    (two_full, 2, 7),
    (two_full, 3, 21),
    (in_the_middle, 1, 34),
    (in_the_end, 1, 8),
    (in_the_end, 2, 38),
    (in_the_end, 3, 128),
]
DEEP: list[Case] = [(solo_short, 3, 1219), (in_business, 1, 898), (in_the_middle, 2, 306), (in_the_middle, 3, 3697)]
"""Set-ups, how many moves, and how many sequences of so many moves there are from there."""


def counts(dear: Sequence[Case]) -> pytest.MarkDecorator:
    """All of them as cases of a test, those that are dear to it behind the mark `long`."""
    cases = [pytest.param(*one, marks=[pytest.mark.long] if one in dear else []) for one in (*SHALLOW, *DEEP)]
    return pytest.mark.parametrize(
        ("begun", "depth", "count"), cases, ids=lambda value: getattr(value, "__name__", None)
    )


@counts(DEEP)
def test_the_game_lists_so_many_sequences_of_moves(begun: Callable[[], Game], depth: int, count: int) -> None:
    assert count_listed(begun(), depth) == count


@counts([(solo_short, 2, 99), *DEEP])
def test_so_many_sequences_are_not_refused_whatever_is_tried(begun: Callable[[], Game], depth: int, count: int) -> None:
    assert count_tried(begun(), depth) == count


@pytest.mark.parametrize(
    "begun", [solo_short, two_full, in_the_middle, in_the_end, pytest.param(in_business, marks=pytest.mark.long)]
)
def test_what_is_listed_is_just_what_is_not_refused(begun: Callable[[], Game]) -> None:
    assert set(listed(begun())) == set(tried(begun()))
