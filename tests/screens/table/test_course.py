"""A game at one keyboard without a screen: what follows by itself, and what is taken back together."""

from __future__ import annotations

from engine import Move, format_move, new_game
from engine.le_havre.moves import EndTurn, Supply
from saves import SavedGame
from saves.reader import read
from saves.slots import path_of
from screens.table.play.course import Course
from screens.table.play.kept_game import KeptGame, Practice


def follows(played: Move | None) -> Move | None:
    """The supply begins every turn."""
    return Supply() if played is None or isinstance(played, EndTurn) else None


def course(*players: str) -> Course:
    """A new game of these people."""
    return kept(Practice(new_game("le-havre", list(players), "short", 7)))


def kept(saved: KeptGame) -> Course:
    """The course of a game."""
    return Course(saved, follows, lambda _played, after: isinstance(after, Supply))


def moves(course: Course) -> list[str]:
    return [format_move(move) for move in course.game.history]


def taken_back(course: Course) -> list[str]:
    """What is taken back, in notation."""
    return [format_move(played.move) for played in course.take_back()]


def test_what_follows_at_the_beginning_is_made_when_somebody_sits_down() -> None:
    alone = course("Red")
    assert not alone.take_over()
    assert moves(alone) == ["supply"]
    assert "Supply: " in alone.happened


def test_what_follows_upon_a_move_is_told_with_it() -> None:
    alone = course("Red")
    alone.take_over()
    alone.play(alone.game.moves()[0])
    alone.play(EndTurn())
    assert moves(alone)[-2:] == ["end turn", "supply"]


def test_nothing_goes_on_before_the_next_player_was_called() -> None:
    two = course("Red", "Green")
    two.take_over()
    two.play(two.game.moves()[0])
    assert two.play(EndTurn())
    assert two.hand_on()
    assert moves(two)[-1] == "end turn"


def test_nobody_need_be_called_where_nobody_has_secrets() -> None:
    two = Course(Practice(new_game("speicherstadt", ["Red", "Green"], seed=7)))
    first = two.deciding
    assert two.play(two.game.moves()[0])
    assert not two.hand_on()
    assert two.sitting == two.deciding != first


def test_nothing_follows_where_nobody_says_what() -> None:
    plain = Course(Practice(new_game("le-havre", ["Red"], "short", 7)))
    plain.take_over()
    plain.play(Supply())
    assert moves(plain) == ["supply"]


def test_nothing_follows_before_the_next_player_has_sat_down() -> None:
    two = course("Red", "Green")
    two.take_over()
    first = two.deciding
    two.play(two.game.moves()[0])
    assert two.play(EndTurn())
    assert moves(two)[-1] == "end turn"
    assert two.calls
    assert two.deciding != first


def test_nobody_is_called_for_what_leaves_no_choice() -> None:
    game = Practice(new_game("le-havre", ["Red", "Green"], "short", 7))
    two = Course(game, follows, lambda _played, after: isinstance(after, Supply), calls_for_all=False)
    two.take_over()
    two.play(two.game.moves()[0])
    assert two.play(EndTurn())
    assert moves(two)[-2:] == ["end turn", "supply"]
    assert two.calls


def test_a_wish_to_stop_leaves_the_next_move_to_the_player() -> None:
    alone = course("Red")
    alone.take_over()
    alone.play(alone.game.moves()[0])
    alone.stop_before_next()
    alone.play(EndTurn())
    assert moves(alone)[-1] == "end turn"


def test_what_followed_by_itself_is_taken_back_with_the_move_before_it() -> None:
    alone = course("Red")
    alone.take_over()
    alone.play(alone.game.moves()[0])
    alone.play(EndTurn())
    assert alone.together() == 2
    assert taken_back(alone) == ["end turn"]
    assert len(moves(alone)) == 2
    alone.redo()
    assert moves(alone)[-2:] == ["end turn", "supply"]


def test_a_plan_is_taken_back_and_played_again_whole() -> None:
    alone = course("Red")
    alone.take_over()
    alone.play(alone.game.plan(["take wood", "end turn"]))
    assert moves(alone) == ["supply", "take wood", "end turn", "supply"]
    assert alone.together() == 2
    assert alone.reveals
    assert taken_back(alone) == ["take wood", "end turn"]
    assert moves(alone) == ["supply"]
    alone.redo()
    assert moves(alone) == ["supply", "take wood", "end turn", "supply"]


def test_a_plan_of_an_earlier_sitting_is_taken_back_whole() -> None:
    alone = course("Red")
    alone.take_over()
    alone.play(alone.game.plan(["take wood", "end turn"]))
    later = kept(alone.saved)
    assert taken_back(later) == ["take wood", "end turn"]
    assert moves(later) == ["supply"]


def test_a_plan_is_one_entry_of_the_file() -> None:
    with SavedGame.create("le-havre", {"players": ["Red"], "variant": "short", "seed": 7}) as saved:
        alone = kept(saved)
        alone.take_over()
        alone.play(alone.game.plan(["take wood", "end turn"]))
        entries = read(path_of(saved.slot).read_bytes(), saved.slot).entries
        assert [len(entry.step) for entry in entries] == [1, 2, 1]
