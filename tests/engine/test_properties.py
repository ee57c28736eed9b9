"""Properties that hold wherever a game may get to; where one does not, hypothesis finds a short way there.

The same is asked of recorded games, step by step, in `test_random_games`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from engine import Event, Game, Move, Refused, format_move, new_game
from engine.le_havre.deck import CARDS
from engine.le_havre.state import FACE_DOWN
from engine.questions import Payment
from tests.engine.helpers import private
from tests.engine.open_table import open_table
from tests.engine.random_play import NAMES, SETUPS, begun, books, by_chance, completed, every_move, told
from tests.engine.remembering import agrees, memories, names

MOST_PAYMENTS = 20_000


@st.composite
def games(draw: st.DrawFn) -> Game:
    """A game after some moves, drawn at random; fewer moves and lower numbers are simpler."""
    variant, players = draw(st.sampled_from(SETUPS))
    game = begun(variant, players, draw(st.integers(0, 99)))
    rng = Random(draw(st.integers(0, 10**6)))
    for _move in range(draw(st.integers(0, 600))):
        if game.decision is None:
            break
        game.play(drawn(game, rng))
    return game


@st.composite
def games_with_looks(draw: st.DrawFn) -> Game:
    """A full game in which whoever can goes to the Marketplace and looks at the special buildings there."""
    players = draw(st.integers(1, 5))
    laid = {"town": ["marketplace"], "players": [{"goods": {"francs": 40, "fish": 40}}] * players}
    game = new_game("le-havre", NAMES[:players], seed=draw(st.integers(0, 99)), setup={"position": laid})
    rng = Random(draw(st.integers(0, 10**6)))
    for _move in range(draw(st.integers(0, 150))):
        if game.decision is None:
            break
        looks = [move for move in game.moves() if (move.words, move.target) == ("enter", "marketplace")]
        game.play(completed(game, rng.choice(looks or game.moves()), by_chance(rng)))
    return game


def drawn(game: Game, rng: Random) -> Move:
    """A legal move with answers drawn at random."""
    return completed(game, rng.choice(game.moves()), by_chance(rng))


def sample_of(some: Callable[[], st.SearchStrategy[Game]]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Try a property of such games a few times, or hundreds of times where time does not matter."""
    slow = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

    def decorated(test: Callable[..., None]) -> Callable[..., None]:
        @pytest.mark.parametrize("examples", [30, pytest.param(1000, marks=pytest.mark.long)])
        def tried(examples: int) -> None:
            settings(max_examples=examples, suppress_health_check=slow)(given(some(), st.integers(0, 10**6))(test))()

        tried.__name__ = test.__name__
        return tried

    return decorated


sample = sample_of(games)


def step(game: Game, seed: int) -> tuple[Game, Move, tuple[Event, ...]]:
    """The game before a random move, the move, and what happened; the game itself goes on."""
    before = game.copy()
    move = drawn(game, Random(seed))
    return before, move, game.play(move)


@sample
def test_tokens_and_francs_change_only_as_the_log_says(game: Game, seed: int) -> None:
    past, now = game.copy(), books(open_table(game))
    for _move, events in reversed(game.log[-20:]):
        past.undo()
        was = books(open_table(past))
        assert {entry: now[entry] - was[entry] for entry in was | now if now[entry] != was[entry]} == told(events)
        now = was


def payments(game: Game, seed: int) -> Iterator[Payment]:
    """The payments that the legal moves ask for, other questions being answered at random."""
    for unanswered in game.moves():
        move, answer = unanswered, by_chance(Random(seed))
        while (question := game.ask(move)) is not None:
            if isinstance(question, Payment):
                yield question
            move = move.answer(answer(question), question.label)


@sample
def test_no_payment_is_offered_that_could_leave_out_a_token(game: Game, seed: int) -> None:
    for question in payments(game, seed):
        for offered in question.answers(MOST_PAYMENTS) or ():
            paid = dict(offered)
            for name in paid:
                fewer = tuple((token.name, paid.get(token.name, 0) - (token.name == name)) for token in question.tokens)
                assert not question.due.met([number for _name, number in fewer]), f"{offered} without 1 {name}"


def most(question: Payment, place: int) -> int:
    """How many tokens of a kind may be paid at most: no more than are enough by themselves."""
    alone = [0] * len(question.tokens)
    while alone[place] < question.tokens[place].have and not question.due.met(alone):
        alone[place] += 1
    return alone[place]


@sample
def test_every_payment_that_could_be_made_is_offered(game: Game, seed: int) -> None:
    for question in payments(game, seed):
        held = [range(most(question, place) + 1) for place in range(len(question.tokens))]
        if prod(len(numbers) for numbers in held) > MOST_PAYMENTS:
            continue
        accepted = set()
        for counts in product(*held):
            value = tuple((token.name, n) for token, n in zip(question.tokens, counts, strict=True) if n)
            try:
                accepted.add(question.settled(value))
            except Refused:
                continue
        assert accepted == set(question.answers(MOST_PAYMENTS) or ())


@sample
def test_a_refused_move_leaves_the_game_as_it_was(game: Game, seed: int) -> None:
    before, table = game.position.copy(), open_table(game)
    for move in Random(seed).sample(every_move(game), 40):
        if move not in game.moves():
            with pytest.raises(Refused):
                game.play(move)
    for move in game.moves():
        if game.ask(move) is not None:
            with pytest.raises(Refused):
                game.play(move.answer("nonsense"))
    assert (game.position, open_table(game)) == (before, table)


@sample
def test_taking_back_gives_the_game_before_and_playing_again_the_game_after(game: Game, seed: int) -> None:
    if game.decision is not None:
        before, move, _events = step(game, seed)
        after = game.copy()
        assert game.undo() == move
        assert (game.position, open_table(game), game.history) == (before.position, open_table(before), before.history)
        assert game.redo() == move
        assert (game.position, open_table(game), game.history) == (after.position, open_table(after), after.history)


@sample
def test_what_lies_face_down_is_never_shown(game: Game, seed: int) -> None:
    hidden = names(card for card, place in enumerate(game.position.place) if place == FACE_DOWN)
    shown = json.dumps([open_table(game), game.scores(), *(format_move(move).split() for move in game.history)])
    assert not [name for name in hidden if f'"{name}"' in shown]


@sample
def test_what_lies_face_down_is_never_told(game: Game, seed: int) -> None:
    told_so_far = " ".join(str(event.text) for _move, events in game.log for event in events)
    hidden = [card for card, place in enumerate(game.position.place) if place == FACE_DOWN]
    lies_open = [str(CARDS[card].shown) for card in range(len(CARDS)) if card not in hidden]
    rest = re.sub("|".join(sorted(map(re.escape, lies_open), key=len, reverse=True)), "", told_so_far)
    assert not [card for card in hidden if re.search(rf"\b{re.escape(str(CARDS[card].shown))}\b", rest)]


@sample
def test_an_imagined_game_agrees_with_everything_that_its_seat_has_seen(game: Game, seed: int) -> None:
    for seat in range(len(open_table(game)["players"])):
        imagined = game.imagined(seat, Random(seed))
        assert open_table(imagined) == open_table(game)
        assert imagined.scores() == game.scores()
        decision = game.decision
        if decision is not None and decision.seat == seat:
            assert private(imagined) == private(game)
            assert imagined.moves() == game.moves()


@sample
def test_an_imagined_game_holds_the_same_cards_and_tiles(game: Game, seed: int) -> None:
    imagined, position = game.imagined(0, Random(seed)).position, game.position
    assert sorted(imagined.tiles) == sorted(position.tiles)
    assert len(set(imagined.specials)) == len(position.specials)
    assert all(CARDS[card].special for card in imagined.specials)


# What was seen at the Marketplace.


@sample_of(games_with_looks)
def test_what_a_seat_has_seen_it_imagines_where_it_lies(game: Game, seed: int) -> None:
    for seat, memory in enumerate(memories(game)):
        assert agrees(memory, game.position)
        assert all(agrees(memory, game.imagined(seat, Random(seed + another)).position) for another in range(4))


@sample_of(games_with_looks)
def test_the_seat_that_decides_is_told_what_it_has_seen_and_no_more(game: Game, seed: int) -> None:
    if game.decision is not None:
        told_it, memory = private(game), memories(game)[game.decision.seat]
        assert set(told_it["known"]) == set(memory.cards)
        assert not told_it["in_order"] or memory.in_order


@sample_of(games_with_looks)
def test_what_a_seat_has_not_seen_it_imagines_one_way_or_another(game: Game, seed: int) -> None:
    for seat, memory in enumerate(memories(game)):
        if len(memory.cards) < len(game.position.specials):
            imagined = [game.imagined(seat, Random(seed + another)).position for another in range(20)]
            assert len({frozenset(one.specials) for one in imagined}) > 1


@sample
def test_what_is_imagined_does_not_depend_on_what_lies_face_down(game: Game, seed: int) -> None:
    for seat in range(len(open_table(game)["players"])):
        otherwise = game.imagined(seat, Random(seed + 1))
        assert otherwise.imagined(seat, Random(seed)).position == game.imagined(seat, Random(seed)).position
