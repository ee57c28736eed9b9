"""Several people at one keyboard in plain mode: who reads what, and how the game is handed over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from engine import Event
from engine.texts import message
from saves import SavedGame, moves_of
from screens.table.play.course import Course
from tui.plain.seats import Seats
from tui.plain.session import Session
from tui.plain.typed_words import Unclear

TURN = ("supply", "take wood", "end turn")


@pytest.fixture
def saved() -> Iterator[SavedGame]:
    with SavedGame.create("le-havre", {"players": ["Ann", "Ben"], "variant": "short", "seed": 3}) as saved:
        yield saved


class People:
    """People who type lines, and read what is printed."""

    def __init__(self, saved: SavedGame, *, hands_over: bool) -> None:
        self.lines: list[str] = []
        self.session = Session(saved, self.lines.append, hands_over=hands_over)
        self.session.greet()

    def type(self, *lines: str) -> list[str]:
        """What is printed in answer to the last of the lines."""
        for line in lines:
            del self.lines[:]
            self.session.take(line)
        return self.lines.copy()


@pytest.fixture
def people(saved: SavedGame) -> People:
    """At a keyboard, the first of them sits there."""
    people = People(saved, hands_over=True)
    people.type("")
    return people


def first_and_second(saved: SavedGame) -> tuple[str, str]:
    first, second = saved.game.names
    return first, second


def test_nothing_is_shown_before_the_first_player_sits_there(saved: SavedGame) -> None:
    people = People(saved, hands_over=True)
    first, _second = first_and_second(saved)
    assert people.lines[-1] == f"{first} decides: press enter when nobody else looks."


def test_after_a_turn_the_next_player_is_called(people: People, saved: SavedGame) -> None:
    _first, second = first_and_second(saved)
    assert people.type(*TURN)[-1] == f"{second} decides next: press enter to hide this, then hand over."


def test_what_was_printed_is_hidden_before_the_next_player_sits_there(people: People, saved: SavedGame) -> None:
    _first, second = first_and_second(saved)
    *hidden, last = people.type(*TURN, "")
    assert set(hidden) == {""}
    assert len(hidden) > 40
    assert last == f"{second} decides: press enter when nobody else looks."


def test_whoever_takes_over_reads_what_happened_since(people: People, saved: SavedGame) -> None:
    first, _second = first_and_second(saved)
    assert f"{first} (supply: 1 fish, 1 clay) takes 3 wood." in people.type(*TURN, "", "")


def test_a_player_who_comes_back_reads_only_what_was_missed(people: People, saved: SavedGame) -> None:
    people.type(*TURN, "", "", "supply", "take fish", "end turn")
    missed = people.type("", "")
    _first, second = first_and_second(saved)
    assert any(line.startswith(f"{second} (supply: ") and line.endswith(" fish.") for line in missed)
    assert not any("wood." in line and "takes" in line for line in missed)


@pytest.mark.parametrize("line", ["supply", "moves", "1", "next", "hint", "redo"])
def test_nobody_plays_before_the_game_is_handed_over(people: People, saved: SavedGame, line: str) -> None:
    _first, second = first_and_second(saved)
    with pytest.raises(Unclear, match=f"{second} decides next: press enter"):
        people.type(*TURN, line)
    assert moves_of(saved.slot) == list(TURN)


@pytest.mark.parametrize("line", ["table", "forecast", "scores", "log 2", "help", "save"])
def test_what_lies_open_can_be_looked_at_meanwhile(people: People, line: str) -> None:
    assert people.type(*TURN, "", line)


def test_a_turn_can_be_taken_back_instead_of_handing_over(people: People, saved: SavedGame) -> None:
    people.type(*TURN, "undo")
    assert moves_of(saved.slot) == list(TURN[:2])
    people.type("end turn")
    assert moves_of(saved.slot) == list(TURN)


def test_somebody_can_leave_while_the_game_is_handed_over(people: People) -> None:
    people.type(*TURN, "quit")
    assert people.session.has_left


def test_from_a_pipe_nobody_hands_over(saved: SavedGame) -> None:
    People(saved, hands_over=False).type(*TURN, "supply")
    assert moves_of(saved.slot) == [*TURN, "supply"]


def test_one_person_against_the_computer_hands_nothing_over() -> None:
    options = {"players": ["Ann", "Ben"], "variant": "short", "seed": 3}
    with SavedGame.create("le-havre", options, bots={"Ben": "random"}) as saved:
        people = People(saved, hands_over=True)
        assert not any("press enter" in line for line in people.lines)


def test_whoever_sits_there_may_know_more_than_the_others(saved: SavedGame) -> None:
    seats = Seats(Course(saved), hands_over=False)
    seats.take_over()
    drawn = [Event.of(seat, message("Somebody draws a card."), message("You draw the ace.")) for seat in range(2)]
    assert [seats.alone_knows(event) for event in drawn] == [True, False]


def test_while_nobody_sits_there_nobody_knows_more(saved: SavedGame) -> None:
    seats = Seats(Course(saved), hands_over=True)
    assert not seats.alone_knows(Event.of(0, message("Somebody draws a card."), message("You draw the ace.")))
