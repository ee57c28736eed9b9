"""What a title declares is whole, fits together, and is read without its rules."""

from __future__ import annotations

import pickle
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import SetupError, new_game
from engine.about import About, Opening, Rule, Tireless, Unit
from engine.bots import adviser, levels_of, player
from engine.bots.levels import lineup_of
from engine.bots.shares import Sharer
from engine.setup import check
from engine.texts import Text
from engine.titles import about as about_of, rules_of
from tests.conformance.titles import CONFORMING

ROOT = Path(__file__).parents[2]
_NAME = re.compile(r"[a-z][a-z0-9]*([-_][a-z0-9]+)*")


def options(about: About, **changed: Any) -> dict[str, Any]:
    """The options of a game for the fewest seats."""
    names = [str(name) for name in about.names[: about.seats[0]]]
    return {"players": names, "variant": about.usual_variant, "seed": 1} | changed


def texts(about: About) -> list[Text]:
    """All that it says to a player and that may not be empty."""
    named = [*about.variants, *about.rules, *about.levels, *(value for rule in about.rules for value in rule.values)]
    return [about.shown, *about.names, *(one.shown for one in named), about.unit.noun]


def test_a_title_is_found_by_the_name_that_it_declares(about: About) -> None:
    assert about_of(about.name) is about
    assert rules_of(about.name).about is about


def test_what_a_title_declares_is_read_without_its_rules(about: About) -> None:
    home = CONFORMING[about.name].home
    rules = home.rules.partition(":")[0]
    program = f"from pkgutil import resolve_name\nimport sys\nresolve_name({home.about!r})\nprint(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert home.about.partition(":")[0] in done.stdout.split()
    assert rules not in done.stdout.split()


def test_all_names_can_be_typed(about: About) -> None:
    named = [*about.variants, *about.rules, *about.levels, *(value for rule in about.rules for value in rule.values)]
    assert [one.name for one in named if not _NAME.fullmatch(one.name)] == []
    assert _NAME.fullmatch(about.name)


def test_no_name_stands_for_two_things(about: About) -> None:
    for some in (about.variants, about.rules, about.levels, *(rule.values for rule in about.rules)):
        names = [one.name for one in some]
        assert len(set(names)) == len(names)


def test_everything_has_a_name_for_the_player(about: About) -> None:
    assert [text for text in texts(about) if not str(text).strip() or not str(text).isprintable()] == []


def test_there_is_a_name_for_every_seat(about: About) -> None:
    assert len({str(name) for name in about.names}) == len(about.names) >= about.seats[-1]


def test_the_seats_are_a_row_of_numbers_from_one_on(about: About) -> None:
    assert about.seats.step == 1
    assert 1 <= about.seats[0] <= about.seats[-1]


def test_the_usual_ways_are_among_the_ways(about: About) -> None:
    assert about.variant(about.usual_variant) is not None
    for seats in about.seats:
        assert all(rule.allows(rule.usual, seats) for rule in about.rules)
        assert all(rule.allows(rule.suggested(seats, 1), seats) for rule in about.rules)


def test_the_levels_are_those_that_there_are(about: About) -> None:
    assert tuple(level.name for level in about.levels) == levels_of(about.name)
    assert about.level(about.usual_level) is not None


def test_the_opponents_that_are_suggested_find_a_seat_beside_one_person(about: About) -> None:
    assert 1 + about.opponents in about.seats


def test_whoever_is_said_to_advise_is_there(about: About) -> None:
    assert about.advised == (adviser(about.name) is not None)


def test_nobody_gives_advice_who_never_comes_to_an_end(about: About) -> None:
    assert not isinstance(about.adviser, Tireless)


def test_whoever_thinks_for_as_long_as_it_may_can_think_in_shares(about: About) -> None:
    for level in about.levels:
        if isinstance(level, Tireless):
            assert isinstance(player(about.name, level.name), Sharer)


def test_whoever_sets_the_medals_is_there(about: About) -> None:
    assert about.medals == (lineup_of(about.name).soloist is not None)


@pytest.mark.parametrize("kind", ["quick", "daily"])
def test_a_game_that_has_a_name_of_its_own_can_be_begun(about: About, kind: str) -> None:
    opening: Opening | None = getattr(about, kind)
    if opening is not None:
        assert len(opening.levels) < opening.seats
        assert set(opening.levels) <= set(levels_of(about.name))
        names = [str(name) for name in about.names[: opening.seats]]
        rules: dict[str, Any] = dict(opening.rules)
        assert new_game(about.name, names, opening.variant, 1, **rules).decision is not None


def test_a_number_of_points_is_said_with_its_unit(about: About) -> None:
    unit: Unit = about.unit
    assert ("1" in str(unit.points(1)), "27" in str(unit.points(27))) == (True, True)


def test_editions_are_counted_from_one_on(about: About) -> None:
    assert about.edition >= 1


def test_nobody_sits_where_there_is_no_seat(about: About) -> None:
    for number in (about.seats[0] - 1, about.seats[-1] + 1):
        with pytest.raises(SetupError):
            check(about, options(about, players=[str(seat) for seat in range(number)]))


@pytest.mark.parametrize("change", [{"variant": "unheard-of"}, {"unheard_of": True}, {"seed": -1}, {"seed": "7"}])
def test_an_option_that_there_is_not_is_refused(about: About, change: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        check(about, options(about, **change))
    assert str(caught.value).endswith(".")


def wrong_ways(rule: Rule) -> list[Any]:
    """How a rule can not be chosen."""
    if rule.values:
        return ["unheard-of", True, 1, None]
    if rule.numbers is not None:
        return [rule.numbers[0] - 1, rule.numbers[-1] + 1, True, "1", None]
    return [1, "yes", None]


def test_a_rule_is_chosen_as_it_says_and_not_otherwise(about: About) -> None:
    for rule in about.rules:
        for way in wrong_ways(rule):
            with pytest.raises(SetupError, match=re.escape(rule.name.replace("_", "-"))):
                check(about, options(about, **{rule.name: way}))


def test_every_kind_of_move_has_words_of_its_own_and_says_what_it_does(about: About) -> None:
    kinds = rules_of(about.name).kinds_of_move
    assert len({kind.words for kind in kinds}) == len(kinds)
    assert [kind for kind in kinds if not re.fullmatch(r"[a-z]+( [a-z]+)*", kind.words) or not kind.__doc__] == []


def test_another_process_is_sent_the_name_of_the_rules_and_has_them_itself(about: About) -> None:
    rules = rules_of(about.name)
    assert pickle.loads(pickle.dumps(rules)) is rules


def test_every_target_is_one_word(about: About) -> None:
    kinds = rules_of(about.name).kinds_of_move
    targets = [target for kind in kinds if kind.needs_target for target in kind.targets]
    assert targets
    assert [target for target in targets if not re.fullmatch(r"[a-z0-9][a-z0-9'-]*", target)] == []
