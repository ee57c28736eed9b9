"""One key, one meaning at every table: enter does it, one key goes on, one passes or declines, each by one word."""

from __future__ import annotations

from engine.about import About
from engine.texts.text import CONTEXT_ENDS
from screens.actions import Action
from screens.table.keys import RESULT, keys_of
from tui.actions import registry

AT_EVERY_TABLE = {"go_on": ("n", "go on"), "pass": ("p", "pass"), "toggle_overview": ("0", "overview")}
"""The key and the word of what every title that has it calls alike."""


def actions_of(title: str) -> tuple[Action, ...]:
    """All that a title adds to what every table can do."""
    return keys_of(title).all_actions()


def label_of(action: Action) -> str:
    """The word of an action at the foot, without what tells it from others in the catalogues."""
    return action.label.rpartition(CONTEXT_ENDS)[2]


def test_going_on_passing_and_the_overview_have_one_key_and_one_word(about: About) -> None:
    found = {(one.name, one.keys[0], label_of(one)) for one in actions_of(about.name) if one.name in AT_EVERY_TABLE}
    assert found <= {(name, *told) for name, told in AT_EVERY_TABLE.items()}


def test_these_keys_mean_nothing_else(about: About) -> None:
    taken = {key: name for name, (key, _word) in AT_EVERY_TABLE.items()}
    assert [
        one.name for one in actions_of(about.name) for key in one.keys if taken.get(key, one.name) != one.name
    ] == []


def test_enter_does_what_the_cursor_is_on_wherever_something_can_be_done(about: About) -> None:
    without = []
    for page in keys_of(about.name).pages:
        for context in page.acting[:1]:
            named = {key for one in registry().of(context) for key in one.keys}
            without += [page.name] if page.name != RESULT and named and "enter" not in named else []
    assert without == []
