"""Letters that are still free for a title's actions."""

from __future__ import annotations

from engine.about import About
from screens.table.keys import keys_of
from tests.conformance.letters import RESERVED, free_letters
from tui.actions import registry


def test_no_free_letter_does_something_and_none_is_reserved(about: About) -> None:
    free = free_letters(registry(), about.name)
    own = {
        page.name: {
            key for action in keys_of(about.name).actions if action.context in page.acting for key in action.keys
        }
        for page in keys_of(about.name).pages
    }
    assert {name: set(letters) & (own[name] | RESERVED) for name, letters in free.items()} == {
        name: set() for name in free
    }


def test_a_title_has_a_free_letter_on_every_page(about: About) -> None:
    assert all(free_letters(registry(), about.name).values())
