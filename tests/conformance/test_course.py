"""The course of a game: it ends, is the same every time, and says who decides, what happens and who stands where."""

from __future__ import annotations

from collections.abc import Hashable
from itertools import groupby

import pytest

from engine import Game, Refused, format_move, new_game
from tests.conformance.played import Record, deciding, different, seats


def test_every_game_comes_to_an_end_after_which_nothing_can_be_played(record: Record) -> None:
    game = record.game
    assert (game.decision, game.moves(), game.rules.is_over(game.position)) == (None, (), True)
    for move in game.history[-20:]:
        with pytest.raises(Refused, match="over"):
            game.play(move)


def test_until_then_somebody_decides_and_can_do_something(record: Record) -> None:
    for game, _played in record.stages():
        decision = game.decision
        assert decision is not None
        assert decision.seat in seats(game)
        assert decision.kind
        assert str(decision.prompt).isprintable()
        assert str(decision.prompt)
        assert game.moves()


def test_everybody_keeps_the_name_that_was_given(record: Record) -> None:
    given = record.game.options["players"]
    assert sorted(record.game.names) == sorted(given)
    assert {game.names for game in record.moments} == {record.game.names}


def test_what_happened_is_said_in_a_line(record: Record) -> None:
    for _move, events in record.game.log:
        for event in events:
            for seat in (None, *seats(record.game)):
                assert str(event.text_for(seat)).isprintable()
                assert str(event.text_for(seat))


def test_what_only_one_is_told_says_who_it_is(record: Record) -> None:
    events = [event for _move, events in record.game.log for event in events]
    assert {event.seat for event in events} <= {None, *seats(record.game)}
    assert [event for event in events if event.own is not None and event.seat is None] == []


def _in_a_row(found: list[Hashable]) -> bool:
    """Whether equal values stand together."""
    runs = [value for value, _same in groupby(found)]
    return len(set(runs)) == len(runs)


def test_a_round_that_is_over_does_not_come_back(record: Record) -> None:
    rounds = [game.rules.round_of(game.position) for game, _played in record.stages()]
    assert _in_a_row(rounds)
    assert len(set(rounds)) > 1


def test_a_turn_that_is_over_does_not_come_back(record: Record) -> None:
    assert _in_a_row([game.rules.turn_of(game.position) for game, _played in record.stages()])


def test_a_turn_lies_within_a_round(record: Record) -> None:
    found: dict[Hashable, Hashable] = {}
    for game, _played in record.stages():
        rules, position = game.rules, game.position
        assert found.setdefault(rules.turn_of(position), rules.round_of(position)) == rules.round_of(position)


def test_the_same_options_begin_the_same_game(record: Record) -> None:
    game = record.setting.begun(7)
    assert new_game(game.title, **game.options).position == game.position


def test_seeds_begin_different_games(record: Record) -> None:
    assert different(record.setting.begun(seed).position for seed in range(5)) == 5


def test_a_game_is_the_same_when_its_lines_are_played_again(record: Record) -> None:
    again = new_game(record.game.title, **record.game.options)
    for move in record.game.history:
        again.play(format_move(move))
    assert (again.position, again.log) == (record.game.position, record.game.log)


def test_a_score_is_the_sum_of_its_lines(record: Record) -> None:
    for game in record.moments:
        for seat in (None, *seats(game)):
            for score in [*game.scores(seat), *game.rivals(seat)]:
                assert score["total"] == sum(line["points"] for line in score["lines"])
                assert [line for line in score["lines"] if not {"kind", "name", "points"} <= set(line)] == []


def test_every_seat_has_its_score(record: Record) -> None:
    for game in record.moments:
        assert [(score["seat"], score["name"]) for score in game.scores()] == list(enumerate(game.names))


def test_whoever_has_more_stands_before_the_others_and_a_place_is_shared_only_by_equals(record: Record) -> None:
    for game in record.moments:
        seat = deciding(game)
        scores = [*game.scores(seat), *(one for one in game.rivals(seat) if one["total"] or one["place"] == 1)]
        for score in scores:
            better = [other for other in scores if other["place"] < score["place"]]
            assert score["place"] == 1 + len(better)
            assert all(other["total"] >= score["total"] for other in better)
            equal = [other for other in scores if other["total"] == score["total"]]
            assert all(other in equal for other in scores if other["place"] == score["place"])
            # What decides between equals is told with its number.
            assert all((other["place"] == score["place"]) == (other.get("tie") == score.get("tie")) for other in equal)
            assert all(("tie" in other) == (game.about.tie is not None) for other in scores)


def test_at_the_end_everybody_sees_the_whole_score(record: Record) -> None:
    game: Game = record.game
    for seat in seats(game):
        assert (game.scores(seat), game.rivals(seat)) == (game.scores(), game.rivals())
