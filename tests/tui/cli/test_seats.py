"""Who sits at the table that `havre play` lays."""

from __future__ import annotations

import pytest
import typer

from engine import TITLES
from engine.titles import about
from saves import SavedGame, latest
from screens.menus.set_up import SetUp
from tui.cli.main import main
from tui.cli.setup import seated

MERCHANT = "merchant"


@pytest.mark.parametrize(
    ("players", "people", "names", "levels", "expected"),
    [
        (None, None, [], [], (["You"], {})),
        (3, None, [], [], (["You", "Red", "Green"], {"Red": MERCHANT, "Green": MERCHANT})),
        (3, None, ["Blue"], [], (["Blue", "Red", "Green"], {"Red": MERCHANT, "Green": MERCHANT})),
        (3, 2, ["Blue"], [], (["Blue", "Red", "Green"], {"Green": MERCHANT})),
        (3, 3, [], [], (["Red", "Green", "Blue"], {})),
        (None, 2, [], [], (["Red", "Green"], {})),
        (7, 7, [], [], (["Red", "Green", "Blue", "Yellow", "White", "Player 6", "Player 7"], {})),
        (None, None, [], ["random"], (["You", "Red"], {"Red": "random"})),
        (None, None, ["Ann", "Ben"], ["random"], (["Ann", "Ben", "Red"], {"Red": "random"})),
        (3, None, ["Ann"], ["random"], (["Ann", "Red", "Green"], {"Red": "random", "Green": MERCHANT})),
        (3, None, ["Ann"], ["random", "deckhand"], (["Ann", "Red", "Green"], {"Red": "random", "Green": "deckhand"})),
        (2, 0, [], ["random", "deckhand"], (["Red", "Green"], {"Red": "random", "Green": "deckhand"})),
        (None, None, ["Ann", "Maximiliane von Hafen"], [], (["Ann", "Maximiliane"], {})),
        (None, None, ["Ann", "\x1b[2J"], ["random"], (["Ann", "Player 2", "Red"], {"Red": "random"})),
    ],
)
def test_people_sit_first_then_the_computers_that_are_named_and_then_the_usual_ones(
    players: int | None,
    people: int | None,
    names: list[str],
    levels: list[str],
    expected: tuple[list[str], dict[str, str]],
) -> None:
    assert seated(about("le-havre"), players, people, names, levels) == expected


@pytest.mark.parametrize(
    ("players", "people", "names", "levels", "problem"),
    [
        (None, None, [], ["pirate"], r"There is no level 'pirate': it is one of random, deckhand, merchant, "),
        (None, None, [], ["\x1b[2Jx"], r"There is no level 'x'"),
        (2, None, [], ["random", "random"], r"more people \(1\) and computers \(2\) than players \(2\)\."),
        (1, None, ["Ann", "Ben"], [], r"There are more people \(2\) than players \(1\)\."),
        (2, 3, [], [], r"There are more people \(3\) than players \(2\)\."),
        (None, 1, ["Ann", "Ben"], [], r"There are more names \(2\) than people \(1\)\."),
    ],
)
def test_what_does_not_fit_is_wrong_use(
    players: int | None, people: int | None, names: list[str], levels: list[str], problem: str
) -> None:
    with pytest.raises(typer.BadParameter, match=problem):
        seated(about("le-havre"), players, people, names, levels)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_command_line_seats_whom_a_new_game_seats(title: str, seats: int) -> None:
    form = SetUp(title)
    form.seats = seats
    assert main(["play", title, "--plain", "--players", str(seats)]) == 0
    with SavedGame.open(f"{title}-1") as saved:
        assert saved.bots == form.bots()
        assert saved.game.options["players"] == form.options()["players"]


def test_the_computer_plays_a_seat_whose_name_was_shortened() -> None:
    assert main(["play", "--plain", "--name", "Maximiliane von Hafen", "--bot", "random"]) == 0
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
    ("people", "names", "levels", "expected"),
    [
        (None, [], [], (["You", "Red"], {"Red": MERCHANT})),
        (None, ["Ann"], [], (["Ann", "Red"], {"Red": MERCHANT})),
        (None, ["Ann", "Ben"], [], (["Ann", "Ben"], {})),
        (None, [], ["random"], (["You", "Red"], {"Red": "random"})),
        (0, [], [], (["Red", "Green"], {"Red": MERCHANT, "Green": MERCHANT})),
    ],
)
def test_where_nobody_can_play_alone_computers_fill_the_table(
    people: int | None, names: list[str], levels: list[str], expected: tuple[list[str], dict[str, str]]
) -> None:
    assert seated(TWO_TO_FOUR, None, people, names, levels) == expected


def test_where_there_are_no_computers_people_fill_the_table() -> None:
    alone = TWO_TO_FOUR._replace(levels=(), usual_level="")
    assert seated(alone, None, None, [], []) == (["Red", "Green"], {})
    assert seated(alone, 3, None, ["Ann"], []) == (["Ann", "Red", "Green"], {})
    with pytest.raises(typer.BadParameter, match=r"Le Havre has no computer players\."):
        seated(alone, None, None, [], ["random"])


def test_where_there_are_no_computers_fewer_people_than_players_are_refused() -> None:
    alone = TWO_TO_FOUR._replace(levels=(), usual_level="")
    with pytest.raises(typer.BadParameter, match=r"Le Havre has no computer players\."):
        seated(alone, 3, 2, [], [])
