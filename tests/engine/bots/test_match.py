"""Games among computer players: the seats are changed, and the figures are those of the levels."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine import SetupError, new_game
from engine.bots.match import match
from engine.game import Game


@pytest.fixture
def dealt(monkeypatch: pytest.MonkeyPatch) -> list[Game]:
    """The games that are begun."""
    games: list[Game] = []

    def noted(title: str, players: Sequence[str], variant: str, seed: int, **_rules: object) -> Game:
        games.append(new_game(title, players, variant, seed))
        return games[-1]

    monkeypatch.setattr("engine.bots.match.new_game", noted)
    return games


def seating(game: Game) -> list[str]:
    """The numbers of the levels by seat."""
    return [str(line["name"]) for line in game.scores()]


def test_each_level_sits_everywhere_once_in_the_same_deal(dealt: list[Game]) -> None:
    for number in range(2):
        match("le-havre", ("random", "random"), "short", number, 4)
    first, second = dealt
    assert seating(first) == seating(second)[::-1]
    assert first.options["seed"] == second.options["seed"]
    assert first.position.tiles == second.position.tiles


def test_the_next_games_are_dealt_anew(dealt: list[Game]) -> None:
    for number in (0, 2):
        match("le-havre", ("random", "random"), "short", number, 4)
    assert [game.options["seed"] for game in dealt] == [4, 5]


def test_scores_stand_in_the_order_of_the_levels(dealt: list[Game]) -> None:
    outcomes = [match("le-havre", ("deckhand", "random"), "short", number, 4) for number in range(2)]
    assert all(one.scores[0] > one.scores[1] for one in outcomes)
    assert all(one.wins == (1.0, 0.0) for one in outcomes)
    lines = {str(line["name"]): line["total"] for line in dealt[1].scores()}
    assert outcomes[1].scores == (lines["0"], lines["1"])


def test_the_same_number_is_the_same_game() -> None:
    one, again = (match("le-havre", ("deckhand", "random"), "short", 3, 4) for _time in range(2))
    assert one == again


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no level"):
        match("le-havre", ("admiral",), "short", 0, 1)


def test_an_unknown_title_is_refused() -> None:
    with pytest.raises(SetupError):
        match("le-havre-2", ("random",), "short", 0, 1)


def test_games_by_chance_alone_are_played_to_their_end_and_scored() -> None:
    outcome = match("le-havre", ("random",) * 3, "short", 4, 7)
    other = match("le-havre", ("random",) * 3, "short", 5, 7)
    assert outcome.decisions > 50
    assert sum(outcome.wins) == 1
    assert outcome.scores != other.scores
    assert len(outcome.scores) == 3


def test_a_game_is_kept_only_where_it_is_asked_for() -> None:
    without, with_it = (match("le-havre", ("random",), "short", 0, 4, recorded=wanted) for wanted in (False, True))
    assert without.record is None
    assert with_it.record is not None
    assert len(with_it.record.moves) == without.decisions


def test_a_head_start_goes_with_its_level_from_seat_to_seat() -> None:
    for number in range(2):
        record = match(
            "le-havre", ("random",) * 2, "short", number, 4, rules={"head_start": (7, 0)}, recorded=True
        ).record
        assert record is not None
        assert dict(zip(record.setup["players"], record.setup["head_start"], strict=True)) == {"0": 7, "1": 0}


def test_who_plays_by_a_fixed_rule_takes_the_win_of_a_game_alone() -> None:
    """Speicherstadt's Rival beats whoever moves by chance."""
    outcome = match("speicherstadt", ("random",), "base", 0, 1)
    assert outcome.wins == (0.0,)
