from __future__ import annotations

import pytest

from screens.actions import Action, Registry, key_label
from tests.screens.registries import problems


def action(name: str, context: str, *keys: str, label: str = "label", words: str = "Help.") -> Action:
    return Action(name, context, keys, label, words, "Group")


REGISTRY = Registry(
    [
        action("yes", "question", "y"),
        action("take", "game", "t", "enter"),
        action("yield", "game", "y", "f2"),
        action("help", "global", "?"),
    ]
)


def test_a_key_does_what_the_innermost_context_says() -> None:
    found = REGISTRY.find(("question", "game"), "y")
    assert found is not None
    assert found.name == "yes"


def test_a_key_of_every_screen_is_found_last() -> None:
    found = REGISTRY.find(("game",), "?")
    assert found is not None
    assert found.name == "help"
    assert REGISTRY.find(("game",), "x") is None


def test_a_key_taken_by_an_inner_context_is_not_shown_for_an_outer_one() -> None:
    shown = {action.name: keys for action, keys in REGISTRY.active(("question", "game"))}
    assert shown == {"yes": ("y",), "take": ("t", "enter"), "yield": ("f2",), "help": ("?",)}


def test_while_text_is_typed_printable_keys_are_not_shown() -> None:
    shown = {action.name: keys for action, keys in REGISTRY.active(("game",), typing=True)}
    assert shown == {"take": ("enter",), "yield": ("f2",)}


def test_the_help_lists_keys_under_their_headings() -> None:
    assert REGISTRY.help(("question",)) == {"Group": [("y ?", "Help.")]}


@pytest.mark.parametrize(
    ("actions", "problem"),
    [
        ([action("a", "game")], "game/a has no key"),
        ([action("a", "game", "a", label="")], "game/a has no label"),
        ([action("a", "game", "a", words="")], "game/a has no help"),
        ([action("a", "game", "x"), action("b", "game", "x")], "game/b has the key 'x' of game/a"),
        ([action("a", "game", "x"), action("a", "game", "y")], "game/a stands there twice"),
        ([action("a", "game", "ctrl+enter")], "game/a: not every terminal passes on the key 'ctrl+enter'"),
        ([action("a", "game", "é")], "game/a: not every terminal passes on the key 'é'"),
    ],
)
def test_a_registry_says_what_is_wrong_with_it(actions: list[Action], problem: str) -> None:
    assert problems(Registry(actions)) == [problem]


def test_the_same_key_may_do_something_else_in_another_context() -> None:
    assert problems(Registry([action("a", "game", "x"), action("a", "saves", "x")])) == []


def test_keys_are_shown_short() -> None:
    assert [key_label(key) for key in ("up", "escape", "f10", "ctrl+c", "/", "G")] == [
        "↑",
        "esc",
        "F10",
        "^C",
        "/",
        "G",
    ]
