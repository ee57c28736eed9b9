"""Descriptors that somebody listens to within the loop of the app: nothing is asked for again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Ears:
    """Who listens to which descriptor: of several who would, the one who began last."""

    def __init__(self) -> None:
        self._listening: dict[int, list[Callable[[], None]]] = {}

    def listen(self, fileno: int, heard: Callable[[], None]) -> None:
        """Call `heard` whenever the descriptor can be read, until `stop`."""
        others = self._listening.setdefault(fileno, [])
        others.append(heard)
        asyncio.get_running_loop().add_reader(fileno, heard)

    def stop(self, fileno: int, heard: Callable[[], None]) -> None:
        """Listen no more; whoever listened before does so again."""
        others = self._listening.get(fileno, [])
        if heard in others:
            others.remove(heard)
        loop = asyncio.get_running_loop()
        if others:
            loop.add_reader(fileno, others[-1])
        else:
            self._listening.pop(fileno, None)
            loop.remove_reader(fileno)


EARS = Ears()
"""Those of the program."""
