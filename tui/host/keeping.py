"""Invitations and players, as the keeper of a host asks for them, whether it runs or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.texts.language import gettext as _, shown
from saves.harbour.harbour import Harbour
from saves.harbour.people import HarbourError, Player
from saves.harbour.sessions import Post
from saves.harbour.store import StoreError


class Kept(NamedTuple):
    """What a question is answered with, plain data; `refused` is a sentence. What else comes of it stands beside."""

    answer: dict[str, Any]
    posts: tuple[Post, ...] = ()
    removed: Player | None = None
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
