"""What the program reads of a language is what its files say, and no translation asks for what it is not given."""

from __future__ import annotations

import pytest

from engine.texts.language import speak
from engine.texts.text import ENGLISH
from saves.catalogues import Spoken, compiled, languages, of_environment
from tests.languages.catalogues import translated
from tests.languages.checks import faults, values_of
from tests.languages.extracting import marked
from tui.language import in_language

each_language = pytest.mark.parametrize("spoken", languages(), ids=lambda one: one.code)


@each_language
def test_the_catalogue_that_is_read_is_compiled_from_the_files_beside_it(spoken: Spoken) -> None:
    assert compiled(spoken.code).read_bytes() == translated(spoken)


@each_language
def test_no_translation_lacks_a_value_or_asks_for_one_that_nobody_gives(spoken: Spoken) -> None:
    assert [str(one) for one in faults(spoken, is_whole=spoken.whole)] == []


def test_no_message_without_a_number_is_one_of_those_with_it() -> None:
    """In a language with one form for all numbers its translation would show '{n}'."""
    alone, counted = set[tuple[str, str]](), set[tuple[str, str]]()
    for one in marked():
        if isinstance(one.words, tuple):
            counted.update({one.key} if values_of(one.words[1]) > values_of(one.words[0]) else ())
        else:
            alone.add(one.key)
    assert alone & counted == set()


@each_language
def test_a_locale_alone_is_followed_only_once_all_of_its_texts_are_there(spoken: Spoken) -> None:
    assert of_environment({"LANG": f"{spoken.code}.UTF-8"}) == (spoken.code if spoken.whole else ENGLISH.code)


def test_a_language_that_nobody_speaks_here_is_answered_with_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        in_language(["--language", "xx"])
    assert end.value.code == 2
    assert capsys.readouterr().err == "There is no language 'xx' here, only en, de, zh.\n"


def test_what_stands_behind_the_language_is_left_for_the_command_line() -> None:
    try:
        assert in_language(["--language", "de", "rules"]) == ["rules"]
    finally:
        speak(ENGLISH)
