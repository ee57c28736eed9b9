"""The line between a session and its host: frames, what is none, a host that goes."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest

from engine.texts import Text, counted, message
from saves.harbour.line import LARGEST_REQUEST, Frames, Line, Requests, framed
from saves.harbour.messages import Garbled, as_data, request_from, told_from
from saves.harbour.replies import Done, LobbyChanged, Moved, Refusal, Told
from saves.harbour.requests import AskLobby, NewTable, Request, SayWord, StandUp, Wrote
from saves.harbour.values import SeatWish, Summary


@pytest.fixture
def ends() -> Iterator[tuple[Line, socket.socket]]:
    mine, theirs = socket.socketpair()
    line = Line(mine)
    yield line, theirs
    line.close()
    theirs.close()


REQUEST = NewTable(
    "macao", "full", (SeatWish(name="anna"), SeatWish(level="factor")), {"head_start": [0, 2]}, True, 3600
)
LINE = message("{who}: {what}", who="anna", what=counted("{n} franc", "{n} francs", 2, goods=(message("wood"), 3)))


def test_every_request_comes_through_as_it_was_sent() -> None:
    wrote = Wrote("t", Summary(3, (1,), "x", 2, 0, (4, None), LINE, (1, 2), seen_before=True))
    host, data = Requests(), b""
    sent: tuple[Request, ...] = (REQUEST, wrote, StandUp())
    for number, request in enumerate(sent, start=1):
        data += framed(number, request)
    heard = [found for place in range(len(data)) for found in host.feed(data[place : place + 1])]
    assert heard == [(1, REQUEST), (2, wrote), (3, StandUp())]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"is": "Nothing"},
        {"is": "Done"},
        {"is": "SitDown"},
        {"is": "SitDown", "table": 3},
        {"is": "SayWord", "table": "t", "words": "a\x1b[2J"},
        {"is": "SayWord", "table": "t", "words": "a\u202eb"},
        {"is": "AskUndo", "table": "t", "entries": True, "steps": 1, "seats": []},
        {"is": "AskUndo", "table": "t", "entries": 1.5, "steps": 1, "seats": []},
        {"is": "NewTable", "title": "t", "variant": "v", "seats": "x"},
        {"is": "NewTable", "title": "t", "variant": "v", "seats": [], "rules": []},
        {"is": "Wrote", "table": "t", "summary": {"entries": 1, "line": ["{a.__class__}", {"a": 1}, "", 1, ""]}},
        {"is": "Wrote", "table": "t", "summary": {"entries": 1, "line": ["{a:>9999999}", {"a": 1}, "", 1, ""]}},
        {"is": "Wrote", "table": "t", "summary": {"entries": 1, "line": ["{a!r}", {"a": 1}, "", 1, ""]}},
    ],
)
def test_what_is_no_request_is_not_understood(data: object) -> None:
    with pytest.raises(Garbled):
        request_from(data)


def test_what_a_host_says_is_no_request_and_the_other_way_round() -> None:
    with pytest.raises(Garbled):
        told_from(as_data(StandUp()))
    with pytest.raises(Garbled):
        request_from(as_data(LobbyChanged()))


@pytest.mark.parametrize(
    "sent",
    [
        (LARGEST_REQUEST + 1).to_bytes(4, "big"),
        b"\0\0\0\2{}",
        b"\0\0\0\1x",
        b"\0\0\0\6[-1,1]",
        b"\0\0\0\7[1,NaN]",
    ],
)
def test_a_frame_that_is_none_is_not_understood(sent: bytes) -> None:
    with pytest.raises(Garbled):
        Requests().feed(sent)


def test_a_frame_that_is_too_deep_is_not_understood() -> None:
    sent = (100_000).to_bytes(4, "big") + b"[" * 100_000
    with pytest.raises(Garbled):
        Frames(200_000).feed(sent)


def test_a_reply_reaches_whoever_asked_and_news_are_handed_over(ends: tuple[Line, socket.socket]) -> None:
    line, host = ends
    replies: list[object] = []
    line.ask(AskLobby("2026-11-22"), replies.append)
    line.ask(StandUp(), replies.append)
    assert [number for number, _request in Requests().feed(host.recv(10_000))] == [1, 2]
    host.sendall(framed(2, Done("b")) + framed(0, LobbyChanged()) + framed(1, Done("a")) + framed(0, Moved("t", 3))[:5])
    assert line.read() == [LobbyChanged()]
    assert replies == [Done("b"), Done("a")]
    host.sendall(framed(0, Moved("t", 3))[5:])
    assert line.read() == [Moved("t", 3)]


def test_whoever_has_no_loop_waits_for_a_reply_and_loses_no_news(ends: tuple[Line, socket.socket]) -> None:
    line, host = ends
    host.sendall(framed(0, LobbyChanged()) + framed(1, Done("t")))
    assert line.ask_now(StandUp(), 5) == Done("t")
    assert line.read() == [LobbyChanged()]


def test_a_host_that_does_not_answer_is_told_as_a_refusal(ends: tuple[Line, socket.socket]) -> None:
    reply = ends[0].ask_now(StandUp(), 0.01)
    assert isinstance(reply, Refusal)
    assert str(reply.sentence) == "The host does not answer."


@pytest.mark.parametrize("last", [b"", b"\0\0\0\2{}", framed(0, Told(Text("x")))[:-3] + b"\xff\xff\xff"])
def test_where_the_host_has_gone_everything_is_refused_with_a_sentence(
    ends: tuple[Line, socket.socket], last: bytes
) -> None:
    line, host = ends
    replies: list[object] = []
    line.ask(StandUp(), replies.append)
    host.sendall(last)
    if not last:
        host.close()
    assert line.read() == []
    assert not line.is_open
    line.ask(SayWord("t", "hello"), replies.append)
    assert [type(reply) for reply in replies] == [Refusal, Refusal]
    assert "has gone" in str(line.ask_now(StandUp()).sentence)  # type: ignore[union-attr]


def test_a_text_is_shown_as_it_was_written() -> None:
    again = told_from(json.loads(json.dumps(as_data(Told(LINE)))))
    assert isinstance(again, Told)
    assert (again.sentence, str(again.sentence)) == (LINE, str(LINE))
