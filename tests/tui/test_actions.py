from __future__ import annotations

from screens.actions import TYPING
from screens.table.keys import keys_of
from screens.titles import TITLES
from tests.screens.registries import problems
from tui.actions import REGISTRY


def test_every_action_has_keys_a_label_and_a_help_line_and_no_key_is_given_twice() -> None:
    assert problems(REGISTRY) == []


def test_arrows_and_letters_move_in_pairs() -> None:
    pairs = {"up": "k", "down": "j", "left": "h", "right": "l"}
    groups = [group for title in TITLES for group in keys_of(title).together()]
    hinted = {action.context for action in REGISTRY if action.name == "hint"}
    with_hint = {one for group in groups if hinted & set(group) for one in group}
    for action in REGISTRY:
        if action.context in TYPING:
            continue
        for arrow, letter in pairs.items():
            # Where there are hints, h is theirs.
            if arrow in action.keys and not (arrow in ("left", "right") and action.context in with_hint):
                assert letter in action.keys, f"{action.context}/{action.name}"


def test_labels_are_short_enough_for_a_footer() -> None:
    assert all(len(action.label) <= 24 for action in REGISTRY)


def test_one_key_passes_or_declines_at_every_table_and_one_goes_on() -> None:
    at_tables = [action for action in REGISTRY if "/" in action.context]
    assert {action.keys for action in at_tables if action.name == "pass"} == {("p", "-")}
    assert [action for action in at_tables if action.name != "pass" and {"p", "-"} & set(action.keys)] == []
    assert {action.keys for action in at_tables if action.name == "go_on"} == {("n", "space")}
