"""Lines of forms: functions from values to lines."""

from __future__ import annotations

import pytest

from screens.menus.form import Entry, choice
from widgets.lines import plain, text, width


def test_a_line_of_a_form_has_its_label_its_value_and_a_hint() -> None:
    assert (
        plain(Entry("seed", "Seed", value=text("7")).line("a number", 8, 40)) == " Seed     7                 a number"
    )


def test_the_chosen_value_stands_in_brackets() -> None:
    assert plain(choice(["short", "full"], 1, 20)) == " short [full]"


@pytest.mark.parametrize(("chosen", "shown"), [(0, "[one] two  three ▸"), (2, "◂ two [three]▸"), (4, "◂ four [five]")])
def test_of_more_values_than_have_room_those_around_the_chosen_one_are_seen(chosen: int, shown: str) -> None:
    line = choice(["one", "two", "three", "four", "five"], chosen, 18)
    assert (plain(line), width(line) <= 18) == (shown, True)


def test_a_hint_that_has_no_room_is_left_out_and_not_begun() -> None:
    entry = Entry("game", "Game", {"base": "base game", "kai": "with Kaispeicher"}, "base")
    hint = "one row of cards, five kinds of goods"
    assert hint in plain(entry.line(hint, 20, 120))
    assert "one row" not in plain(entry.line(hint, 20, 80))
