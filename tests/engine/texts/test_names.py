"""Names: labels with their title for a context, and the forms that a translated sentence asks them for."""

from __future__ import annotations

import pytest

from engine.texts import Name, Names, Text, message, the
from engine.texts.names import Catalogue
from engine.texts.text import English

HARBOUR = Names("harbour")
WHARF = HARBOUR("Wharf")
FORMS = {
    ("harbour", "Wharf"): "Werft",
    ("harbour nom", "Wharf"): "die Werft",
    ("harbour dat", "Wharf"): "der Werft",
    ("harbour at", "Wharf"): "auf der Werft",
    ("harbour", "{kind} {n}"): "{kind} {n}",
    ("harbour dat", "{kind} {n}"): "{kind.dat} {n}",
}
SENTENCES = {
    "Enter the {place}.": "{place} betreten.",
    "The {place} is full.": "{place.Nom} ist voll.",
    "You are in the {place}.": "Du bist {place.at}.",
    "{place} helps {player}.": "{place.dat} hilft {player.dat}.",
    "Leave the {place}.": "{place.acc} verlassen.",
    "{n} at the {place}.": "{n} bei {place.dat}.",
}


class Words(English):
    def gettext(self, message: str) -> str:
        return SENTENCES.get(message, message)

    def pgettext(self, context: str, message: str) -> str:
        return FORMS.get((context, message), message)


GERMAN = Catalogue("de", Words())


def german(template: str, **values: Text | str | int) -> str:
    return message(template, **values).render(GERMAN)


def test_a_sentence_shows_the_label_of_a_name() -> None:
    assert german("Enter the {place}.", place=WHARF) == "Werft betreten."


def test_a_form_at_the_beginning_of_a_sentence_has_a_capital() -> None:
    assert german("The {place} is full.", place=WHARF) == "Die Werft ist voll."


def test_a_sentence_asks_a_name_where_one_stands() -> None:
    assert german("You are in the {place}.", place=WHARF) == "Du bist auf der Werft."


def test_a_name_that_a_player_typed_has_one_form() -> None:
    assert german("{place} helps {player}.", place=WHARF, player="Anna") == "der Werft hilft Anna."


def test_a_form_that_the_catalogue_lacks_is_the_label() -> None:
    assert german("Leave the {place}.", place=WHARF) == "Werft verlassen."


def test_a_name_made_of_a_name_bends_it() -> None:
    assert german("{n} at the {place}.", place=HARBOUR("{kind} {n}", kind=WHARF, n=2), n=3) == "3 bei der Werft 2."


def test_the_article_is_english_and_elsewhere_the_name_can_still_be_bent() -> None:
    assert str(the(WHARF)) == "the Wharf"
    assert german("You are in the {place}.", place=the(WHARF)) == "Du bist auf der Werft."


def test_a_form_that_nobody_knows_is_refused() -> None:
    with pytest.raises(AttributeError):
        WHARF.render(GERMAN).gen  # type: ignore[attr-defined]  # noqa: B018  (asked for to be refused)


def test_english_shows_a_name_as_plain_words() -> None:
    assert type(str(WHARF)) is str


def test_a_name_with_changed_values_is_still_one() -> None:
    assert isinstance(WHARF._replace(context="quay"), Name)
