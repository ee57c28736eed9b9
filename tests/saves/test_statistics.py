"""What the records add up to."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

from saves.record import Record, Result
from saves.statistics import dailies, is_personal_best, standings

DAY = date(2026, 1, 31)
NOON = datetime(2026, 1, 31, 12, tzinfo=UTC)


def record(*scores: int, id: str = "", **more: Any) -> Record:
    """A game in which Red, Green and so on ended with these scores."""
    names = ("Red", "Green", "Blue")
    results = tuple(
        Result(name, score, 1 + sum(other > score for other in scores))
        for name, score in zip(names, scores, strict=False)
    )
    given: dict[str, Any] = {"title": "pile", "variant": "short", "seed": 7, "switches": (), "moves": 2}
    given["finished"] = NOON
    return Record(id=id or str(scores), results=results, **(given | more))


def test_games_are_compared_with_those_of_the_same_title_seats_variant_and_rules() -> None:
    found = standings(
        [
            record(1),
            record(2),
            record(3, 4),
            record(5, variant="full"),
            record(6, title="other"),
            record(7, switches=("expert_loans",)),
        ]
    )
    assert [(one.played, one.best.best) for one in found] == [(2, 2), (1, 6), (1, 5), (1, 7), (1, 4)]


def test_a_standing_holds_the_best_the_mean_and_the_best_seeds() -> None:
    (one,) = standings([record(10), record(30, attempt=2), record(20, seed=8), record(5, seed=9)])
    assert (one.best.best, one.mean) == (30, 16.25)
    assert [(seed.seed, seed.score, seed.attempt, seed.games) for seed in one.seeds] == [
        (7, 30, 2, 2),
        (8, 20, 1, 1),
        (9, 5, 1, 1),
    ]


def test_a_marked_game_is_no_best_as_long_as_there_are_others() -> None:
    (one,) = standings([record(10), record(30, seen_before=True)])
    assert (one.played, one.marked, one.best.best, one.seeds[0].score) == (2, 1, 10, 10)
    (one,) = standings([record(30, seen_before=True)])
    assert (one.best.best, one.seeds[0].seen_before) == (30, True)


def test_a_personal_best_is_better_than_all_that_are_not_marked() -> None:
    before = [record(10), record(30, seen_before=True)]
    assert is_personal_best(record(20), before)
    assert not is_personal_best(record(10, id="again"), before)
    assert not is_personal_best(record(40, seen_before=True), before)
    assert is_personal_best(record(1, variant="full"), before)


def test_a_first_game_counts_but_is_no_best_and_no_win_in_a_row() -> None:
    first = record(9, 2, id="first", first_game=True)
    later = record(5, 2)
    assert not is_personal_best(first, [first])
    assert is_personal_best(later, [first, later])
    usual, of_lesson = standings([first, later])
    assert (usual.played, usual.best, usual.mean) == (1, later, 3.5)
    assert (of_lesson.first_game, of_lesson.played, of_lesson.seeds, of_lesson.people) == (True, 1, (), ())


def test_players_are_told_apart_by_name_with_their_wins_in_a_row() -> None:
    (one,) = standings([record(1, 2), record(4, 3), record(6, 5)])
    assert [(person.name, person.wins, person.streak, person.best) for person in one.people] == [
        ("Red", 2, 2, 6),
        ("Green", 1, 0, 5),
    ]


def test_days_in_a_row_count_where_the_game_was_finished_on_its_day() -> None:
    def on(days_ago: int, late: int = 0) -> Record:
        day = DAY - timedelta(days=days_ago)
        return record(1, id=str(day), day=day, finished=NOON - timedelta(days=days_ago - late))

    found = dailies([on(9), on(8), on(7), on(6, late=1), on(2), on(1), record(5)], DAY)
    assert (found.played, found.streak, found.longest) == (5, 2, 3)
    assert dailies([on(2)], DAY).streak == 0
    assert dailies([on(1), on(0)], DAY).streak == 2
    assert found.last is not None
    assert found.last.day == DAY - timedelta(days=1)


def against(score: int, other: int, **more: Any) -> Record:
    """A game of Red against a merchant."""
    first = record(score, other, **more)
    return replace(first, results=(first.results[0], replace(first.results[1], level="merchant")))


def test_a_best_is_that_of_a_person_and_computers_are_not_counted() -> None:
    (one,) = standings([against(50, 90), against(70, 60, seed=8)])
    assert (one.levels, one.best.best, one.mean) == (("merchant",), 70, 60)
    assert [(person.name, person.wins, person.played) for person in one.people] == [("Red", 1, 2)]


def test_a_game_against_a_computer_is_no_best_over_games_among_people_but_one_of_its_own() -> None:
    assert is_personal_best(against(50, 90), [record(80, 70)])
    assert not is_personal_best(against(50, 40, id="new"), [against(60, 90)])
