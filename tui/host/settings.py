"""How a host is set up: where it listens, who may come in, and how much of everything there is."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Final, Literal, Self

Door = Literal["invite", "open", "keys"]
"""Who may come in: with a code, anybody with a key, or the keys of a file."""

LOCK: Final = "host.lock"
SOCKET: Final = "host.sock"
HOST_KEY: Final = "host_key"
"""Files of the data folder, beside those of `saves.harbour.store`."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What `havre host` was told, and the limits that it keeps. Times are seconds."""

    data: str
    """The data folder, an absolute path."""
    address: str = "127.0.0.1"
    port: int = 2222
    door: Door = "invite"
    keys: str = ""
    """The file of keys, an absolute path, where the door is that of keys."""
    language: str = "en"
    """What the host speaks where nobody asks for another language."""
    most: int = 100
    """Sessions in all."""
    connections: int = 50
    """Connections whose key is not proven, in all."""
    connections_each: int = 5
    """The same from one address."""
    proof: float = 10.0
    """How long a connection may take to prove its key, and then to ask for a session."""
    answers: float = 120.0
    """How long somebody new may take for a code and a name."""
    newcomers: int = 20
    """How many are asked for them at once."""
    logins: int = 3
    """Sessions of one player."""
    grace: float = 5.0
    """How long a session may take to end."""
    most_games: int = 500
    most_bytes: int = 50_000_000
    """Saved games of a player, and their bytes."""

    def as_text(self) -> str:
        """The same for an argument of a process."""
        return json.dumps(asdict(self))

    @classmethod
    def of_text(cls, words: str) -> Self:
        """What an argument says."""
        return replace(cls(""), **json.loads(words))
