"""What the others are expected to do: at first what quick players do, then the best of what was liked."""

from __future__ import annotations

from engine.bots.choices import chosen
from engine.bots.le_havre.levels import judge
from engine.bots.replies import Replies
from tests.engine.bots.test_levels import game_of, later


def test_at_first_sight_it_is_a_quick_choice() -> None:
    game = later(game_of(), 25)
    found = judge("merchant")
    assert Replies(game.rules, found).stepped(game.position).after == chosen(game.rules, found, game.position)[1]


def test_at_second_sight_it_is_the_same_choice_for_fewer_trials() -> None:
    game = later(game_of(), 25)
    replies = Replies(game.rules, judge("merchant"))
    first = replies.stepped(game.position)
    tried = replies.tried
    again = replies.stepped(game.position)
    assert again.after == first.after
    assert replies.tried - tried == first.again == again.again
    assert first.again < tried


def test_what_could_not_be_done_before_is_tried() -> None:
    game = later(game_of(), 25)
    replies = Replies(game.rules, judge("merchant"))
    without = game.position.copy()
    without.offers[1] = 0
    replies.stepped(without)
    with_fish = game.position.copy()
    with_fish.offers[1] = 30
    assert replies.stepped(with_fish).after.offers[1] == 0


def test_only_a_position_of_the_callers_own_is_changed() -> None:
    game = game_of()
    replies = Replies(game.rules, judge("merchant"))
    before = game.position.copy()
    replies.stepped(before)
    assert before == game.position
    assert replies.stepped(before, is_own=True).after is before
