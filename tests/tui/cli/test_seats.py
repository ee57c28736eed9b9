"""Who sits at the table that `havre play` lays."""

from __future__ import annotations

import pytest
import typer

from engine import about
from saves import SavedGame, latest
from tui.cli.main import main
from tui.cli.seats import seated


@pytest.mark.parametrize(
    ("players", "names", "levels", "expected"),
    [
        (None, [], [], (["Red"], {})),
        (3, [], [], (["Red", "Green", "Blue"], {})),
        (3, ["Blue"], [], (["Blue", "Red", "Green"], {})),
        (7, [], [], (["Red", "Green", "Blue", "Yellow", "White", "Player 6", "Player 7"], {})),
        (None, [], ["merchant"], (["Red", "Green"], {"Green": "merchant"})),
        (None, ["Ann", "Ben"], ["random"], (["Ann", "Ben", "Red"], {"Red": "random"})),
        (2, ["Ann", "Ben"], ["random"], (["Ann", "Ben"], {"Ben": "random"})),
        (3, ["Ann"], ["random", "deckhand"], (["Ann", "Red", "Green"], {"Red": "random", "Green": "deckhand"})),
        (2, [], ["random", "deckhand"], (["Red", "Green"], {"Red": "random", "Green": "deckhand"})),
        (2, ["Ann", "Maximiliane von Hafen"], ["random"], (["Ann", "Maximiliane"], {"Maximiliane": "random"})),
        (2, ["Ann", "\x1b[2J"], ["random"], (["Ann", "Player 2"], {"Player 2": "random"})),
    ],
)
def test_computers_take_the_last_seats(
    players: int | None, names: list[str], levels: list[str], expected: tuple[list[str], dict[str, str]]
) -> None:
    assert seated(about("le-havre"), players, names, levels) == expected


@pytest.mark.parametrize(
    ("players", "names", "levels", "problem"),
    [
        (None, [], ["pirate"], r"There is no level 'pirate': it is one of random, deckhand, merchant, harbourmaster, "),
        (None, [], ["\x1b[2Jx"], r"There is no level 'x'"),
        (1, [], ["random", "random"], r"There are more computers \(2\) than players \(1\)\."),
        (1, ["Ann", "Ben"], [], r"There are more names \(2\) than players \(1\)\."),
    ],
)
def test_what_does_not_fit_is_wrong_use(players: int | None, names: list[str], levels: list[str], problem: str) -> None:
    with pytest.raises(typer.BadParameter, match=problem):
        seated(about("le-havre"), players, names, levels)


def test_the_computer_plays_a_seat_whose_name_was_shortened() -> None:
    assert main(["play", "--plain", "--players", "2", "--name", "Maximiliane von Hafen", "--bot", "random"]) == 0
    found = latest()
    assert found is not None
    with SavedGame.open(found.slot) as saved:
        assert saved.bots == {"Red": "random"}
        assert set(saved.bots) < set(saved.game.options["players"])


@pytest.mark.parametrize("given", ["999999999", "-1", "1.5"])
def test_a_number_of_players_that_nobody_could_seat_is_wrong_use(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--plain", "--players", given]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_seed_too_long_for_a_saved_game_is_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--plain", "--solo", "--seed", "9" * 4200]) == 2
    assert capsys.readouterr().err.startswith("havre: ")
    assert latest() is None


TWO_TO_FOUR = about("le-havre")._replace(seats=range(2, 5))


@pytest.mark.parametrize(
    ("names", "levels", "expected"),
    [
        ([], [], (["Red", "Green"], {"Green": "merchant"})),
        (["Ann"], [], (["Ann", "Red"], {"Red": "merchant"})),
        (["Ann", "Ben"], [], (["Ann", "Ben"], {})),
        ([], ["random"], (["Red", "Green"], {"Green": "random"})),
    ],
)
def test_where_nobody_can_play_alone_computers_fill_the_table(
    names: list[str], levels: list[str], expected: tuple[list[str], dict[str, str]]
) -> None:
    assert seated(TWO_TO_FOUR, None, names, levels) == expected


def test_where_there_are_no_computers_people_fill_the_table() -> None:
    alone = TWO_TO_FOUR._replace(levels=(), usual_level="")
    assert seated(alone, None, [], []) == (["Red", "Green"], {})
    with pytest.raises(typer.BadParameter, match=r"Le Havre has no computer players\."):
        seated(alone, None, [], ["random"])


def test_a_number_of_players_that_is_given_is_that_of_people() -> None:
    assert seated(TWO_TO_FOUR, 2, [], []) == (["Red", "Green"], {})
