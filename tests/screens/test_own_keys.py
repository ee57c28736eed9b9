"""Keys that a player changes: they hold everywhere, and what cannot be is named and left out."""

from __future__ import annotations

import pytest

from screens.own_keys import with_keys
from tui.actions import REGISTRY


def keys_of(name: str, context: str, **changes: tuple[str, ...]) -> tuple[str, ...]:
    """The keys of an action after these changes, none of which is refused."""
    registry, problems = with_keys(REGISTRY, changes)
    assert problems == []
    return next(action.keys for action in registry.of(context) if action.name == name)


def refused(changes: dict[str, tuple[str, ...]]) -> list[str]:
    """What is said about changes; the first action among them keeps its usual keys."""
    registry, problems = with_keys(REGISTRY, changes)
    assert [action.keys for action in registry] == [action.keys for action in REGISTRY]
    return problems


def test_an_action_gets_its_key_in_every_context() -> None:
    assert keys_of("undo", "game", undo=("z",)) == ("z",)
    assert keys_of("undo", "hand-over", undo=("z",)) == ("z",)


def test_an_action_can_get_a_key_in_one_context_alone() -> None:
    assert keys_of("undo", "game", **{"game.undo": ("z",)}) == ("z",)
    assert keys_of("undo", "hand-over", **{"game.undo": ("z",)}) == ("u",)


def test_two_actions_can_exchange_their_keys() -> None:
    assert keys_of("undo", "game", undo=("U",), redo=("u",)) == ("U",)


@pytest.mark.parametrize(("name", "keys"), [("show_rules", ("R", "f3")), ("undo", ("R",))])
def test_a_key_that_a_player_has_set_stays_theirs_when_a_later_action_has_it_too(
    name: str, keys: tuple[str, ...]
) -> None:
    registry, problems = with_keys(REGISTRY, {name: keys})
    assert problems == []
    found = registry.find(("le-havre/offers", "list", "le-havre/pages", "le-havre/game", "game"), "R")
    assert found is not None
    assert found.name == name
    assert next(action.keys for action in registry.of("game") if action.name == "recall") == ("f4",)


def test_a_letter_that_a_player_has_set_for_a_page_is_not_taken_by_an_offer() -> None:
    registry, problems = with_keys(REGISTRY, {"enter_card": ("w",)})
    assert problems == []
    found = registry.find(("le-havre/buildings", "le-havre/letters", "list"), "w")
    assert found is not None
    assert found.name == "enter_card"


def test_several_keys_can_do_the_same() -> None:
    assert keys_of("find", "game", find=("F", "f3")) == ("F", "f3")


def test_the_set_of_arrows_gives_up_the_letters_that_move() -> None:
    registry, problems = with_keys(REGISTRY, {}, "arrows")
    assert problems == []
    assert next(action.keys for action in registry.of("list") if action.name == "cursor_up") == ("up",)
    assert not any(set(action.keys) >= {"left", "h"} for action in registry)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"jump": ("z",)}, "Keys: there is no action 'jump'."),
        ({"undo": ("ctrl+a",)}, "Keys: 'ctrl+a' for 'undo' is no key that every terminal passes on."),
        ({"undo": ("ü",)}, "Keys: 'ü' for 'undo' is no key that every terminal passes on."),
        ({"undo": ("q",)}, "Keys: q for 'undo' is the key of 'leave'."),
        ({"game.undo": ("/",)}, "Keys: / for 'game.undo' is the key of 'find'."),
        ({"accept": ("x",)}, "Keys: while typing, 'done' cannot have a letter."),
        ({"find_up": ("x",)}, "Keys: while typing, 'up' cannot have a letter."),
    ],
)
def test_a_key_that_cannot_be_is_named_and_left_out(changes: dict[str, tuple[str, ...]], problem: str) -> None:
    assert refused(changes) == [problem]


def test_a_key_that_a_page_needs_cannot_hide_behind_it() -> None:
    assert refused({"undo": ("w",)}) == ["Keys: w for 'undo' is the key of 'wood'."]


def test_a_key_of_a_page_cannot_hide_what_the_whole_game_needs() -> None:
    assert refused({"take_wood": ("u",)}) == ["Keys: u for 'wood' is the key of 'undo'."]


def test_the_other_changes_hold_when_one_is_refused() -> None:
    registry, problems = with_keys(REGISTRY, {"undo": ("q",), "find": ("F",)})
    assert len(problems) == 1
    assert registry.keys_of("find") == ("F",)
