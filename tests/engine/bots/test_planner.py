"""Whole turns put together on the shared floor, tried with the judge of Macao: its turns have many moves."""

from __future__ import annotations

import pytest

from engine import Game, bots
from engine.bots.candidates import carried
from engine.bots.greedy import Greedy
from engine.bots.macao.evaluator import Evaluator
from engine.bots.macao.judge import ColonyJudge
from engine.bots.macao.weights import weights
from engine.bots.player import Player
from engine.bots.rehearsal import Practice, Rehearser
from engine.bots.turns import TurnSearch
from engine.macao.state import ACTION
from tests.engine.macao.helpers import begun

JUDGE = ColonyJudge(Evaluator(weights("sound")))
MANY = 400


def in_turn(seed: int, turns: int) -> Game:
    """A game of deckhands in which so many turns have been begun."""
    game, found = begun(2, seed=seed), 0
    player, marks = bots.player("macao", "deckhand", 1, 20), None
    while True:
        here = (game.position.round, game.position.seat)
        if game.position.phase == ACTION and here != marks:
            marks, found = here, found + 1
            if found == turns:
                return game
        game.play(player.choose(game))


@pytest.fixture(params=[(1, 3), (2, 8), (3, 15)], ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    """A turn early, in the middle and late in a game."""
    return in_turn(*request.param)


def search(game: Game, width: int, budget: int = MANY) -> TurnSearch:
    """A search of some breadth."""
    return TurnSearch(game.rules, JUDGE, width, budget)


def test_a_turn_leads_to_the_position_that_it_promises(game: Game) -> None:
    for line in search(game, 4).lines(game.position):
        assert line.moves[-1] == JUDGE.end()
        assert carried(game.rules, game.position, line.moves[:-1]) == line.after
        assert JUDGE.worth_ended(line.after, game.position.seat) == line.worth


def test_each_turn_begins_otherwise_and_the_best_stands_first(game: Game) -> None:
    lines = search(game, 4).lines(game.position)
    assert len({line.move for line in lines}) == len(lines)
    assert lines == sorted(lines, key=lambda line: -line.worth)


def test_who_looks_more_broadly_finds_no_worse_turn(game: Game) -> None:
    narrow, broad = (search(game, width, 100_000).lines(game.position)[0] for width in (1, 12))
    assert broad.worth >= narrow.worth


def test_without_nodes_a_turn_is_ended_at_once(game: Game) -> None:
    (line,) = search(game, 4, budget=0).lines(game.position)
    assert (line.ways, line.after) == (0, game.position)


def test_a_judge_counts_the_turns_that_are_still_to_come() -> None:
    game, player = begun(2, seed=5), bots.player("macao", "deckhand", 1, 20)
    lefts = [JUDGE.actions_left(game.position, 0)]
    while game.decision is not None:
        game.play(player.choose(game))
        left = JUDGE.actions_left(game.position, 0)
        if left != lefts[-1]:
            lefts.append(left)
    assert lefts == list(range(12, -1, -1))


@pytest.mark.parametrize(
    "player",
    [Greedy("greedy", JUDGE, 1), Rehearser("rehearser", JUDGE, 1, Practice(8, roots=2, horizon=1), (JUDGE,))],
    ids=lambda player: player.level,
)
def test_players_of_another_kind_can_think_with_a_judge_of_whole_turns(player: Player) -> None:
    game = in_turn(2, 22)
    while game.decision is not None:
        game.play(player.choose(game))
    assert game.scores()[0]["total"] > 0
