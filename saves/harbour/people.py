"""Players of a host: who they are by their keys, what they may be called, and codes that let somebody in."""

from __future__ import annotations

from typing import NamedTuple


class Player(NamedTuple):
    """A player of this host; `id` never changes and is never given again."""

    id: int
    name: str


# People (built on a Store): what a host asks at its door.
#
#   name_problem(name: str) -> Text | None        why nobody can be called so
#   class People:
#       def __init__(self, store: Store) -> None
#       def of_key(self, fingerprint: str) -> Player | None
#       def named(self, name: str) -> Player | None
#       def all(self) -> list[Known]              (id, name, keys, made, seen)
#       def enlist(self, name: str, fingerprint: str, now: float, code: str | None = None) -> Player
#       def add_key(self, player: Player, fingerprint: str, now: float) -> None
#       def free_name(self, wish: str) -> str     a name like it that is free
#       def invite(self, now: float, hours: float = 168) -> str         a new code
#       def is_code(self, code: str, now: float) -> bool
#       def rename(self, name: str, new: str) -> Player
#       def remove(self, name: str) -> Player      gives up all seats
#   each raises HarbourError (a `sentence: Text`) where it is not possible
