"""The protocol for players from outside, over every title: what they are told is what their seat may know."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from engine import Game, Move, parse
from engine.bots.chance import decide
from engine.bots.protocol import MOST_ANSWERS, Limits, Talk, question
from tests.conformance.played import Record, deciding

WORLDS = range(3)


def told(game: Game) -> list[dict[str, Any]]:
    """All that whoever decides is told who has been told nothing before."""
    return Talk(Limits()).to_choose(game)


def without_past(game: Game) -> Game:
    """The same position of which nobody remembers how it came about, as worlds are imagined."""
    options = {name: value for name, value in game.options.items() if name not in ("seed", "setup")}
    return Game(game.rules, options, game.position)


def questions(game: Game, move: Move, rng: Random) -> list[dict[str, Any]]:
    """The questions of a move up to its end, with answers that are drawn."""
    found = [question(game, move)]
    while not found[-1]["complete"]:
        found.append(question(game, parse(game, rng.choice(found[-1]["answers"]))))
    return found


def test_what_a_player_is_sent_is_the_same_when_what_is_hidden_is_dealt_anew(record: Record) -> None:
    for game in record.moments[:-1]:
        seat = deciding(game)
        assert seat is not None
        here = without_past(game)
        for number in WORLDS:
            world = game.imagined(seat, Random(number))
            assert told(world) == told(here)
            for move in here.moves():
                assert questions(world, move, Random(1)) == questions(here, move, Random(1))


def test_what_has_happened_is_told_alike_when_what_is_hidden_is_dealt_anew(record: Record) -> None:
    for game in record.moments[:-1]:
        here = without_past(game)
        move = decide(game, Random(record.seed))
        after = here.copy()
        after.play(move)
        if after.position.revealed != here.position.revealed:
            continue  # what was turned up is another thing in another world
        for seat in range(len(game.names)):
            world = game.imagined(seat, Random(1))
            world.play(move)
            assert Talk(Limits()).over(world, seat)[:-1] == Talk(Limits()).over(after, seat)[:-1]


def test_every_answer_that_is_sent_leads_to_a_legal_move(record: Record) -> None:
    for game in record.moments[:-1]:
        rng = Random(record.seed)
        for line in told(game)[-1]["moves"]:
            last = questions(game, parse(game, line), rng)[-1]
            game.copy().play(last["move"])


def test_messages_are_lines_of_plain_data_that_are_not_too_long(record: Record) -> None:
    game = record.moments[len(record.moments) // 2]
    messages = told(game) if game.decision is not None else []
    for move in game.moves():
        asked = questions(game, move, Random(1))
        assert all(len(one["answers"]) <= MOST_ANSWERS for one in asked)
        messages += asked
    for message in (*messages, *Talk(Limits()).over(record.game, 0)):
        line = json.dumps(message, allow_nan=False)
        assert json.loads(line) == message
        assert len(line) < Limits().line


def test_nobody_is_told_the_seed(record: Record) -> None:
    for game in (one for one in record.moments if one.decision is not None):
        assert all("seed" not in one and "options" not in one for one in told(game))


def test_a_player_is_told_once_of_each_move_and_of_all_when_moves_are_taken_back(record: Record) -> None:
    game, talk = record.game.up_to(0), Talk(Limits())
    moves = record.game.history[:3]
    assert [one["type"] for one in talk.to_choose(game)] == ["new", "choose"]
    for move in moves:
        game.play(move)
        if game.decision is not None:
            assert [one["type"] for one in talk.to_choose(game)][-2:] == ["happened", "choose"]
    game.undo()
    types = [one["type"] for one in talk.to_choose(game)]
    assert types == ["new", *["happened"] * (len(moves) - 1), "choose"]
