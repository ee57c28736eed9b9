"""What the keeper of a host asks it while it runs, and what it answers: plain data."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import monotonic, time
from typing import TYPE_CHECKING, Any

from engine.texts.language import gettext as _
from saves.harbour.people import HarbourError, People
from saves.harbour.store import StoreError
from tui.host.house import House

if TYPE_CHECKING:
    from tui.host.bridge import Bridge


class Keeper:
    """Answers questions about a running host."""

    def __init__(self, house: House, bridge: Bridge, stopped: asyncio.Event) -> None:
        """`stopped` is set to end the host."""
        self._house = house
        self._bridge = bridge
        self._stopped = stopped
        self._begun = monotonic()

    async def answer(self, question: Mapping[str, Any]) -> dict[str, Any]:
        """The answer to a question; `refused` with a sentence where it is not possible."""
        try:
            match question:
                case {"ask": "status"}:
                    return self._status()
                case {"ask": "stop"}:
                    self._stopped.set()
                    return {"sessions": len(self._house.visits)}
                case {"ask": "invite"}:
                    return {"code": self._house.harbour.people.invite(time())}
                case {"ask": "list"}:
                    return {"players": listed(self._house.harbour.people)}
                case {"ask": "rename", "name": str(name), "new": str(new)}:
                    self._house.post(self._house.harbour.rename(name, new, time()))
                    return {}
                case {"ask": "remove", "name": str(name)}:
                    return self._removed(name)
        except (HarbourError, StoreError) as error:
            return {"refused": str(error)}
        return {"refused": _("The host does not know what is asked; is it of another version?")}

    def _status(self) -> dict[str, Any]:
        visits = self._house.visits.values()
        here = [
            {"name": one.player.name, "number": one.number, "minutes": int(monotonic() - one.begun) // 60}
            for one in visits
        ]
        return {
            "here": here,
            "most": self._house.settings.most,
            "unproven": self._bridge.unproven,
            "tables": self._house.harbour.tables(),
            "minutes": int(monotonic() - self._begun) // 60,
        }

    def _removed(self, name: str) -> dict[str, Any]:
        player, posts = self._house.harbour.remove(name, time())
        for visit in self._house.of(player):
            visit.end(_("You were removed from this host."), self._house.grace)
        self._house.post(posts)
        return {}


def listed(people: People) -> list[dict[str, Any]]:
    """All players, as plain data."""
    return [
        {"name": one.player.name, "number": one.player.id, "keys": one.keys, "made": one.made, "seen": one.seen}
        for one in people.all()
    ]
