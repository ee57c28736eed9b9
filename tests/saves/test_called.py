"""Names of cards and goods in all languages, by which one finds them."""

from __future__ import annotations

import pytest

from saves.called import also_called, labels_like
from saves.catalogues import catalogue
from tests.languages.pseudo import spoken_here


@pytest.mark.parametrize("typed", ["backh", "BACKHAUS", "面包房", "mbf"])
def test_a_card_is_known_by_its_name_in_each_language_and_by_how_chinese_is_typed(typed: str) -> None:
    assert labels_like(typed) == ("bakehouse",)


def test_what_is_shown_is_the_name_in_the_language_that_is_spoken() -> None:
    assert labels_like("bakeh") == ()
    with spoken_here(catalogue("de")):
        assert labels_like("bakeh") == ("backhaus",)


def test_a_word_within_a_name_is_enough_and_accents_are_not_needed() -> None:
    assert labels_like("floz") == ("iron mine & coal seam",)


def test_too_few_letters_are_no_name_of_another_language() -> None:
    assert labels_like("ba") == ()


@pytest.mark.parametrize("label", ["Bakehouse", "05 Bakehouse"])
def test_a_thing_is_called_by_its_names_in_all_languages(label: str) -> None:
    assert set(also_called(label)) == {"bakehouse", "backhaus", "面包房", "mbf"}


def test_what_is_no_name_is_called_nothing_else() -> None:
    assert also_called("A turn") == ()
