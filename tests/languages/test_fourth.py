"""A fourth language, with three forms of plurals and no documents: its files are all that it takes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from saves import catalogues as read_here
from saves.catalogues import languages
from tests.languages import catalogues, extracting
from tests.languages.checks import faults

TOLD = """
[pl]
name = "polski"
plural = "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
forms = []
whole = true
"""
TRANSLATED: dict[tuple[str, str], str | tuple[str, ...]] = {
    ("", "Usage: {line}"): "Użycie: {line}",
    ("", "Arguments"): "Argumenty",
    ("", "Options"): "Opcje",
    ("", "{heading}:"): "{heading}:",
    ("", "[required]"): "[wymagane]",
    ("", "The saved game."): "Zapisana gra.",
    ("", "Show a saved game and its moves."): "Pokaż zapisaną grę i jej ruchy.",
    ("", "Print JSON for a program to read."): "Wypisz JSON dla programu.",
    ("", "Show this message and exit."): "Pokaż tę pomoc.",
    ("", "--solo is a game for one player."): ("--solo: {n} gracz", "--solo: {n} gracze", "--solo: {n} graczy"),
}
RUN = """
import sys
from pathlib import Path
import saves.catalogues
saves.catalogues.LANGUAGES = Path(sys.argv.pop(1))
"""
HAVRE = RUN + "from havre.__main__ import main; sys.exit(main())"
CHOICES = RUN + "from saves.settings import CHOICES; print(CHOICES['language'], saves.catalogues.names()['pl'])"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of languages with a fourth one, as the commands for translators make it."""
    found = tmp_path_factory.mktemp("languages")
    before = (read_here.LANGUAGES / "languages.toml").read_text(encoding="utf-8")
    (found / "languages.toml").write_text(before + TOLD, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(read_here, "LANGUAGES", found)
        patch.setattr(catalogues, "LANGUAGES", found)
        patch.setattr("tests.languages.checks.LANGUAGES", found)
        patch.setattr(extracting, "FOLDERS", ("tui/cli",))
        languages.cache_clear()
        extracting._modules.cache_clear()
        spoken = next(one for one in languages() if one.code == "pl")
        catalogues.update(spoken)
        translate(found / "pl" / "tui" / "cli.po")
        catalogues.update(spoken)
        catalogues.compile_(spoken)
        assert list(faults(spoken)) == []
        yield found
    languages.cache_clear()
    extracting._modules.cache_clear()


def translate(path: Path) -> None:
    """Fill in the translations as somebody with an editor does."""
    words = path.read_text(encoding="utf-8")
    for (_context, message), string in TRANSLATED.items():
        if isinstance(string, str):
            words = filled(words, f'msgid "{message}"\nmsgstr ""', f'msgid "{message}"\nmsgstr "{string}"')
        else:
            for number, form in enumerate(string):
                start = words.index(f'msgid "{message}"')
                words = words[:start] + filled(words[start:], f'msgstr[{number}] ""', f'msgstr[{number}] "{form}"')
    path.write_text(words, encoding="utf-8")


def filled(words: str, empty: str, full: str) -> str:
    assert empty in words, empty
    return words.replace(empty, full, 1)


def ran(code: str, folder: Path, *words: str, language: str = "en_GB.UTF-8") -> str:
    """What the program prints that finds its languages there."""
    silent = {name: value for name, value in os.environ.items() if not name.startswith(("LANG", "LC_"))}
    done = subprocess.run(  # noqa: PLW1510  (what it says is looked at, whatever its status)
        [sys.executable, "-c", code, str(folder), *words],
        env={**silent, "LANG": language, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    return done.stdout + done.stderr


def test_its_messages_are_shown_and_english_where_it_has_none(folder: Path) -> None:
    told = ran(HAVRE, folder, "saves", "show", "--help", "--language", "pl")
    assert "Użycie: havre saves show" in told
    assert "SLOT  Zapisana gra. [wymagane]" in told
    assert "The language: en, de, zh, pl." in told


def test_it_is_followed_in_the_environment(folder: Path) -> None:
    assert "Pokaż zapisaną grę" in ran(HAVRE, folder, "saves", "show", "--help", language="pl_PL.UTF-8")


def test_its_plurals_are_its_own(folder: Path) -> None:
    told = ran(HAVRE, folder, "play", "homesteaders", "--solo", "--players", "4", "--language", "pl")
    assert told == "havre: Invalid value: --solo: 3 gracze\n"


def test_its_documents_are_english_whole(folder: Path) -> None:
    assert ran(HAVRE, folder, "rules", "macao", "--language", "pl") == ran(HAVRE, folder, "rules", "macao")


def test_the_settings_offer_it_by_its_own_name(folder: Path) -> None:
    assert ran(CHOICES, folder) == "('auto', 'en', 'de', 'zh', 'pl') polski\n"
