"""What the host itself says, in the language of whoever reads it: at the door, to newcomers, at a farewell."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.texts.language import speak
from engine.texts.text import ENGLISH
from saves.catalogues import catalogue
from saves.harbour.harbour import Harbour
from saves.harbour.store import PLAYERS, Store
from tests.tui.host.hosting import Client, Host, introduced, new_key
from tui.host.languages import language_of, with_language

ENDED = "The host has ended. What you played is saved."


def said(code: str, words: str) -> str:
    """A sentence of the host in a language, which is not the English one."""
    found = catalogue(code).gettext(words)
    assert found != words
    return found


async def heard(client: Client, words: str) -> None:
    await client.until(lambda: words.encode() in client.sent, words)


@pytest.fixture
def german() -> Iterator[None]:
    """The host speaks German."""
    speak(catalogue("de"))
    yield
    speak(ENGLISH)


@pytest.fixture
def hosts(tmp_path: Path) -> Iterator[Any]:
    """Begins hosts of their own."""
    begun: list[Host] = []

    def begin(**settings: Any) -> Host:
        begun.append(Host(tmp_path / "data", **settings))
        return begun[-1]

    yield begin
    for host in begun:
        host.close()


@pytest.mark.usefixtures("german")
@pytest.mark.parametrize(
    ("chosen", "environment", "spoken"),
    [
        ("", {}, "de"),
        ("", {"TERM": "xterm"}, "de"),
        ("", {"LC_TIME": "zh_CN"}, "de"),
        ("", {"LANG": "zh_CN.UTF-8"}, "zh"),
        ("", {"LANG": "zh_CN.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ("", {"LC_MESSAGES": "zh_TW", "LANG": "de_DE"}, "zh"),
        ("", {"LANG": "C"}, "en"),
        ("", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("zh", {"LANG": "de_DE.UTF-8"}, "zh"),
        ("en", {}, "en"),
        ("xx", {}, "de"),
        ("..", {"LANG": "zh_CN"}, "zh"),
    ],
)
def test_what_somebody_has_chosen_comes_before_what_their_client_asks_for_and_that_before_the_host(
    chosen: str, environment: dict[str, str], spoken: str
) -> None:
    assert language_of(chosen, environment).code == spoken


@pytest.mark.usefixtures("german")
def test_a_session_speaks_as_the_host_where_its_client_asks_for_nothing() -> None:
    assert with_language({"TERM": "xterm"}) == {"TERM": "xterm", "LANGUAGE": "de"}
    assert with_language({"LANG": "C"}) == {"LANG": "C"}


async def test_a_newcomer_is_asked_in_the_language_of_their_client_or_of_the_host(hosts: Any) -> None:
    host = hosts(door="invite", language="de")
    for environment, spoken in (({}, "de"), ({"LANG": "zh_CN.UTF-8"}, "zh")):
        async with host.client(new_key(), env=environment) as client:
            await heard(client, said(spoken, "The code of your invitation:"))
            assert said(spoken, "Welcome. This key is new here.").encode() in client.sent
            client.type("\x03")
            await client.ended()
            assert said(spoken, "Come again.").encode() in client.sent
    async with host.client(new_key(), env={"LC_ALL": "en_US.UTF-8"}) as client:
        await heard(client, "The code of your invitation:")
        client.type(host.ask(ask="invite")["code"] + "\rA B\r")
        await heard(client, "A name has")
    async with host.client(new_key(), "berta", env={"LANG": "zh_CN.UTF-8"}) as client:
        client.type(host.ask(ask="invite")["code"] + "\rA B\r\x03")
        await client.ended()
        told = client.sent.decode()
        assert said("zh", "Your name (enter: {name}):").format(name="berta") in told
        assert "A name has" not in told


async def test_a_newcomer_plays_in_the_language_in_which_they_were_asked(hosts: Any) -> None:
    host = hosts(language="de")
    async with host.client(new_key()) as client:
        await heard(client, said("de", "Your name (enter: {name}):").format(name="anna"))
        client.type("\r")
        await client.until_text(said("de", "Tables"))


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("ls", "There are no commands here but `plain` and `scores`."),
        (None, "A terminal is needed to play in; without one `plain` and `scores` can be asked for."),
    ],
)
async def test_what_is_refused_is_refused_in_the_language_of_the_client(
    hosts: Any, command: str | None, words: str
) -> None:
    async with hosts().client(new_key(), command=command, size=None, env={"LANG": "de_DE.UTF-8"}) as client:
        assert await client.ended() == 1
        assert client.sent.decode() == said("de", words) + "\r\n"


async def test_to_its_keeper_the_host_speaks_as_it_was_begun(hosts: Any) -> None:
    host = hosts(language="de")
    come_in = said("de", "Come in: ssh -p {port} NAME@{address}")
    assert host.greeting == come_in.format(port=host.port, address="127.0.0.1") + "\n"
    nobody = said("de", "Nobody here is called {name}.").format(name="x")
    assert host.ask(ask="rename", name="x", new="y")["refused"] == nobody


async def test_the_farewell_is_in_the_language_that_a_player_has_chosen_in_the_settings(hosts: Any) -> None:
    host = hosts()
    anna, ben = new_key(), new_key()
    await introduced(host, anna, "anna")
    await introduced(host, ben, "ben")
    (host.folder / PLAYERS / "1" / "settings.toml").write_text('language = "zh"\n')
    german = {"LANG": "de_DE.UTF-8"}
    async with host.client(anna, env=german) as first, host.client(ben, env=german) as second:
        await first.answers()
        await second.answers()
        host.ask(ask="stop")
        await first.ended()
        await second.ended()
        assert said("zh", ENDED).encode() in first.sent
        assert said("de", ENDED).encode() in second.sent
    host.process.wait(20)
    store = Store.open(host.folder)
    harbour = Harbour(store)
    player = harbour.people.named("anna")
    assert player is not None
    assert harbour.preferences(player).language == "zh"
    store.close()
