"""What the keeper of a host asks it while it runs, and what it answers: plain data."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from time import monotonic
from typing import Any

from engine.texts import message
from tui.host.house import House
from tui.host.keeping import keep


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
