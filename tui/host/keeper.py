"""What the keeper of a host asks, whether it runs or not, and what is answered: plain data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from engine.texts import message
from engine.texts.language import gettext as _, shown
from saves.harbour.harbour import Harbour
from saves.harbour.people import HarbourError, Person
from saves.harbour.sessions import Post
from saves.harbour.store import StoreError

if TYPE_CHECKING:
    from tui.host.house import House


class Kept(NamedTuple):
    """What a question is answered with, plain data; `refused` is a sentence. What else comes of it stands beside."""

    answer: dict[str, Any]
    posts: tuple[Post, ...] = ()
    removed: Person | None = None
    key: str = ""
    """Of the sessions of whoever is removed only those are meant that came with this key."""


def keep(harbour: Harbour, question: Mapping[str, Any], now: float) -> Kept:
    """The answer to a question about invitations and players."""
    try:
        match question:
            case {"ask": "invite"}:
                name = question.get("for")
                return Kept({"code": harbour.people.invite(now, name=None if name is None else str(name))})
            case {"ask": "keys", "name": str(name)}:
                keys = harbour.people.keys_of(name)
                return Kept({"keys": [{"key": one.fingerprint, "made": one.made} for one in keys]})
            case {"ask": "take-key", "name": str(name), "key": str(key)}:
                player, taken = harbour.people.take_key(name, key)
                return Kept({}, removed=player, key=taken)
            case {"ask": "list"}:
                return Kept({"players": _listed(harbour)})
            case {"ask": "rename", "name": str(name), "new": str(new)}:
                return Kept({}, harbour.rename(name, new, now))
            case {"ask": "remove", "name": str(name)}:
                player, posts = harbour.remove(name, now)
                return Kept({}, posts, player)
    except HarbourError as error:
        return Kept({"refused": shown(error.sentence)})
    except StoreError as error:
        return Kept({"refused": str(error)})
    return Kept({"refused": _("The host does not know what is asked; is it of another version?")})


def _listed(harbour: Harbour) -> list[dict[str, Any]]:
    return [
        {"name": one.player.name, "number": one.player.id, "keys": one.keys, "made": one.made, "seen": one.seen}
        for one in harbour.people.all()
    ]


class Keeper:
    """Answers questions about a running host."""

    def __init__(self, house: House, unproven: Callable[[], int], stopped: asyncio.Event) -> None:
        """`unproven` counts the connections without a key; `stopped` is set to end the host."""
        self._house = house
        self._unproven = unproven
        self._stopped = stopped
        self._begun = monotonic()

    async def answer(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question; `refused` with a sentence where it is not possible."""
        if question.get("ask") == "status":
            return self._status()
        if question.get("ask") == "stop":
            self._stopped.set()
            return {"sessions": len(self._house.visits)}
        kept = keep(self._house.harbour, question, self._house.now())
        if kept.removed is not None:
            words = (
                message("This key was taken away from you.")
                if kept.key
                else message("You were removed from this host.")
            )
            for visit in self._house.of(kept.removed):
                if kept.key in ("", visit.key):
                    visit.end(words, self._house.grace)
        self._house.post(kept.posts)
        return kept.answer

    def _status(self) -> dict[str, Any]:
        now = monotonic()
        return {
            "here": [
                {"name": one.player.name, "number": one.number, "minutes": int(now - one.begun) // 60}
                for one in self._house.visits.values()
            ],
            "most": self._house.settings.most,
            "unproven": self._unproven(),
            "tables": self._house.harbour.tables(),
            "minutes": int(now - self._begun) // 60,
        }
