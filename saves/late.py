"""What saves import only when they need it, by name: the one place for names of modules in strings on this floor.

Records, recovery and looking back take 9 ms of the start of a game that has 30 to spare, and wait until it is over.
"""

from __future__ import annotations

from collections.abc import Callable
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from saves.record import Record

EXPORTED = {
    "Examined": "saves.recovery",
    "Replay": "saves.looking_back",
    "examined": "saves.recovery",
    "parted": "saves.parting",
    "recovered": "saves.recovery",
}
"""What `saves` exports and imports when somebody asks for it, and where it stands."""


def exported(name: str) -> Any:
    """What `saves` exports under a name; raises `AttributeError` for a name that is not in `EXPORTED`."""
    if name not in EXPORTED:
        raise AttributeError(f"module 'saves' has no attribute {name!r}")
    return resolve_name(f"{EXPORTED[name]}:{name}")


def record_of(id: str) -> Record | None:
    """What the records say of a game, see `saves.records.record_of`."""
    found: Record | None = resolve_name("saves.records:record_of")(id)
    return found


def enter() -> Callable[..., Record | None]:
    """The function that enters a finished game into the records."""
    found: Callable[..., Record | None] = resolve_name("saves.records:enter")
    return found
