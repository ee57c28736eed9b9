"""The position as somebody sees it: `UNKNOWN` in place of all that they cannot know, and nothing made up."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

from engine import Game
from engine.codec import decode, encode, plain
from engine.position import UNKNOWN
from tests.conformance.played import Record, seats
from tests.conformance.titles import CONFORMING

Place = tuple[int | str, ...]
WORLDS = range(4)
"""The table of a title that writes none: it tells the position it is given, which hides nothing that was not hidden."""


def parts(value: Any, place: Place = ()) -> Iterator[tuple[Place, Any]]:
    """All that a position consists of, down to single values, each with its place."""
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name), (*place, field.name))
    elif isinstance(value, list | tuple):
        for number, one in enumerate(value):
            yield from parts(one, (*place, number))
    else:
        yield place, value


def at(value: Any, place: Place) -> Any:
    """What stands in a place of a position."""
    for step in place:
        value = getattr(value, step) if isinstance(step, str) else value[step]
    return value


def hidden(position: Any) -> set[Place]:
    """The places of a position that is seen of which nothing is known."""
    return {place for place, value in parts(position) if value is UNKNOWN}


def viewers(game: Game) -> tuple[int | None, ...]:
    """Everybody who may look: a spectator, then the seats."""
    return (None, *seats(game))


def worlds(game: Game, viewer: int | None) -> Iterator[Game]:
    """Games that this one might be for all that somebody knows: for a spectator those that differ for all seats."""
    for number in WORLDS:
        world = game
        for seat in seats(game) if viewer is None else (viewer,):
            world = world.imagined(seat, Random(number))
        yield world


def told(game: Game, position: Any) -> list[Any]:
    """What is told of a position."""
    rules = game.rules
    return [
        {"title": game.title, **plain(position)},
        rules.forecast(position),
        [*rules.scores(position)],
        [*rules.rivals(position)],
    ]


def test_whoever_looks_twice_sees_the_same(record: Record) -> None:
    for game in record.moments:
        for viewer in viewers(game):
            assert game.seen(viewer) == game.seen(viewer)


def test_what_lies_hidden_otherwise_is_seen_the_same(record: Record) -> None:
    for game in record.moments:
        for viewer in viewers(game):
            seen = game.seen(viewer)
            assert all(world.seen(viewer) == seen for world in worlds(game, viewer))


def test_what_is_seen_stands_so_in_the_game_and_in_its_place(record: Record) -> None:
    for game in record.moments:
        moved = CONFORMING[game.title].sorted
        for viewer in viewers(game):
            seen = game.seen(viewer)
            known = [place for place, value in parts(seen) if value is not UNKNOWN and place[0] not in moved]
            assert [place for place in known if at(seen, place) != at(game.position, place)] == []


def test_all_that_is_imagined_otherwise_is_unknown(record: Record) -> None:
    for game in record.moments:
        moved = CONFORMING[game.title].sorted
        for seat in seats(game):
            unknown = hidden(game.seen(seat))
            places = [
                place
                for place, _value in parts(game.position)
                if place[0] not in moved and not any(place[:length] in unknown for length in range(1, len(place) + 1))
            ]
            for world in worlds(game, seat):
                assert [place for place in places if at(world.position, place) != at(game.position, place)] == []


def test_much_is_unknown_at_the_start_and_nothing_in_a_game_that_is_played(record: Record) -> None:
    for viewer in viewers(record.game):
        assert len(hidden(record.moments[0].seen(viewer))) > 5
    assert [hidden(game.position) for game in record.moments if hidden(game.position)] == []


def test_a_spectator_knows_no_more_than_any_seat(record: Record) -> None:
    for game in record.moments:
        spectator = hidden(game.seen(None))
        for seat in seats(game):
            open_to_all = {place[:length] for place in spectator for length in range(1, len(place) + 1)}
            assert hidden(game.seen(seat)) <= open_to_all


def test_seats_without_secrets_see_the_same_as_a_spectator(record: Record) -> None:
    for game in record.moments:
        if not game.has_secrets:
            assert all(game.seen(seat) == game.seen(None) for seat in seats(game))


def test_a_seat_with_secrets_sees_what_a_spectator_does_not(record: Record) -> None:
    if record.moments[0].has_secrets:
        assert any(game.seen(seat) != game.seen(None) for game, _played in record.stages() for seat in seats(game))


def test_what_is_seen_twice_is_seen_the_same(record: Record) -> None:
    for game in record.moments:
        for viewer in viewers(game):
            seen = game.seen(viewer)
            assert game.rules.seen(seen, viewer) == seen


def test_nothing_is_told_that_is_not_seen(record: Record) -> None:
    for game in record.moments:
        for viewer in viewers(game):
            seen = game.seen(viewer)
            by_the_game = [game.table(viewer), game.forecast(viewer), game.scores(viewer), game.rivals(viewer)]
            assert told(game, seen) == by_the_game
            if not game.has_secrets:
                assert told(game, game.position)[1:] == told(game, seen)[1:]  # the whole position lies in no table


def test_what_is_seen_is_the_same_after_its_json_form(record: Record) -> None:
    for game in record.moments:
        for viewer in viewers(game):
            seen = game.seen(viewer)
            assert decode(type(seen), json.loads(json.dumps(encode(seen)))) == seen


def test_what_is_seen_is_the_same_after_a_journey_as_bytes(record: Record) -> None:
    for game in record.moments:
        seen = game.seen(None)
        assert pickle.loads(pickle.dumps(seen)) == seen


def test_what_is_seen_is_a_position_of_its_own(record: Record) -> None:
    for game in record.moments:
        before = pickle.dumps(game.position)
        for viewer in viewers(game):
            seen, twin = game.seen(viewer), game.seen(viewer).copy()
            assert type(seen) is type(game.position)
            assert twin == seen
            for field in fields(twin):
                if isinstance(changed := getattr(twin, field.name), list):
                    changed.append(0)
            assert seen == game.seen(viewer)
        assert pickle.dumps(game.position) == before


def test_a_position_that_is_seen_does_not_give_the_seed_away(record: Record) -> None:
    for game in record.moments:
        for viewer in viewers(game):
            assert record.seed not in [value for _place, value in parts(game.seen(viewer))]
