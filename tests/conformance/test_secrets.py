"""What a seat is shown, and what it must imagine: worlds that differ in what lies hidden look the same to it."""

from __future__ import annotations

import json
import pickle
from pickletools import genops
from random import Random
from typing import Any

from engine import Game, Move, Refused
from engine.bots.chance import decide, play_out
from tests.conformance.played import Record, different, seats, seen
from tests.conformance.titles import CONFORMING

WORLDS = range(3)


def worlds(game: Game, seat: int) -> list[Game]:
    """Games that this one might be for all that a seat knows."""
    return [game.imagined(seat, Random(number)) for number in WORLDS]


def plain(value: Any) -> Any:
    """The same as it comes back from JSON."""
    return json.loads(json.dumps(value, allow_nan=False))


def test_what_is_shown_is_plain_data(record: Record) -> None:
    for game in record.moments:
        for seat in (None, *seats(game)):
            for shown in (game.table(seat), game.forecast(seat), game.scores(seat), game.rivals(seat)):
                assert plain(shown) == shown


def test_everybody_is_told_of_the_same_things(record: Record) -> None:
    for game in record.moments:
        assert all(game.table(seat).keys() == game.table().keys() for seat in seats(game))


def test_worlds_that_differ_in_what_lies_hidden_look_the_same(record: Record) -> None:
    for game in record.moments:
        for seat in seats(game):
            shown, open_to_all = seen(game, seat), seen(game, None)
            for world in worlds(game, seat):
                assert seen(world, seat) == shown
                assert seen(world, None) == open_to_all


def test_what_is_imagined_does_not_depend_on_what_lies_hidden(record: Record) -> None:
    for game in record.moments:
        for seat in seats(game):
            imagined = game.imagined(seat, Random(7)).position
            assert all(world.imagined(seat, Random(7)).position == imagined for world in worlds(game, seat))


def test_an_imagined_game_gives_the_seed_away_nowhere(record: Record) -> None:
    for game in record.moments:
        imagined = game.imagined(0, Random(1))
        assert not {"seed", "setup"} & set(imagined.options)
        assert record.seed not in [value for _code, value, _place in genops(pickle.dumps(imagined.position))]


def test_much_can_be_imagined_at_the_start(record: Record) -> None:
    game = record.moments[0]
    for seat in seats(game):
        assert different(game.imagined(seat, Random(number)).position for number in range(10)) > 5


def test_memory_agrees_with_the_game_and_with_every_world_that_is_imagined(record: Record) -> None:
    for game in record.moments:
        for seat, agrees in enumerate(CONFORMING[game.title].memories(game)):
            assert agrees(game.position)
            assert all(agrees(world.position) for world in worlds(game, seat))


def test_an_imagined_game_can_be_played_to_its_end(record: Record) -> None:
    rng = Random(record.seed)
    for game in record.moments[::4]:
        for seat in seats(game):
            position = game.imagined(seat, rng).position
            play_out(game.rules, position, rng)
            assert game.rules.is_over(position)


def outcome(game: Game, move: Move, seat: int) -> object:
    """What a seat learns from a move; why it is refused where it is."""
    after = Game(game.rules, game.options, game.position)
    try:
        events = after.play(move)
    except Refused as refusal:
        return str(refusal)
    return (
        after.position.revealed - game.position.revealed,
        [event.text_for(seat) for event in events],
        seen(after, seat),
    )


def test_a_move_that_turns_nothing_up_comes_to_the_same_in_every_world(record: Record) -> None:
    for game in record.moments[:-1]:
        move = decide(game, Random(record.seed))
        after = Game(game.rules, game.options, game.position)
        after.play(move)
        if after.position.revealed == game.position.revealed:
            for seat in seats(game):
                learned = outcome(game, move, seat)
                assert all(outcome(world, move, seat) == learned for world in worlds(game, seat))


def one_way(game: Game) -> Game:
    """The game at its next round, everybody having made the first move that there is."""
    after = Game(game.rules, game.options, game.position)
    begun = game.rules.round_of(game.position)
    while after.decision is not None and after.rules.round_of(after.position) == begun:
        after.play(after.tried(after.moves()[0])[1])
    return after


def test_what_will_be_turned_up_is_not_known_at_the_start(record: Record) -> None:
    game = record.moments[0]
    for seat in seats(game):
        assert different(one_way(game.imagined(seat, Random(number))).table() for number in range(6)) > 1


def test_whoever_has_no_secret_sees_what_the_others_see(record: Record) -> None:
    for game in record.moments:
        if not game.has_secrets:
            for seat in seats(game):
                assert game.table(seat) == game.table(0)
                assert (game.forecast(seat), game.scores(seat)) == (game.forecast(0), game.scores(0))


def test_nothing_is_told_to_one_alone_where_nobody_has_a_secret(record: Record) -> None:
    for game, played in record.stages():
        if not game.has_secrets and len(game.names) > 1:
            assert [event for event in played.events if event.own is not None] == []
