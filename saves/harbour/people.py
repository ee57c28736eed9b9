"""Players of a host: who they are by their keys, what they may be called, and codes that let somebody in."""

from __future__ import annotations

import hashlib
import re
import secrets
from itertools import count
from typing import Final, NamedTuple

from engine.texts import Text, message
from saves.harbour.rows import InvitationRow, KeyRow, PlayerRow
from saves.harbour.store import Store, Taken

LONGEST_NAME: Final = 20

MOST_KEYS: Final = 20
"""So many keys a player may come in with."""

_NAME = re.compile(rf"[A-Za-z0-9](?:[A-Za-z0-9-]{{0,{LONGEST_NAME - 2}}}[A-Za-z0-9])?")
_FOREIGN = re.compile(r"[^A-Za-z0-9]+")
_ALIKE = str.maketrans({"I": "l", "1": "l", "0": "O", "-": None})
_SIGNS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""What codes are made of: nothing that is read as something else."""
_OF_A_CODE: Final = 12
_HOUR: Final = 3600.0
_PREFIX: Final = "SHA256:"
"""What every fingerprint begins with."""


class HarbourError(Exception):
    """Something is not possible at this host; the `sentence` says why."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.sentence)


class Person(NamedTuple):
    """A player of this host; `id` never changes and is never given again."""

    id: int
    name: str


class Known(NamedTuple):
    """A player as lists of them show: how many keys, and when they came first and last."""

    player: Person
    keys: int
    made: float
    seen: float


def name_problem(name: str) -> Text | None:
    """Why nobody can be called so; None where somebody can."""
    if _NAME.fullmatch(name):
        return None
    return message("A name has 1 to {n} letters, digits and '-', and neither begins nor ends with '-'.", n=LONGEST_NAME)


def folded(text: str) -> str:
    """What is the same however somebody typed capitals."""
    return text.lower()


def likeness(name: str) -> str:
    """What two names have in common that look alike in a terminal: Ina and lna, an-na and anna, B0b and BOb."""
    return folded(name.translate(_ALIKE)).replace("rn", "m").replace("vv", "w")


class People:
    """Everybody whom a host knows. What is refused raises `HarbourError`."""

    def __init__(self, store: Store) -> None:
        """Where they are kept."""
        self._store = store

    def of_key(self, fingerprint: str) -> Person | None:
        """Whose key it is; None where nobody knows it."""
        key = self._store.one(KeyRow, fingerprint=fingerprint)
        row = self._store.one(PlayerRow, id=key.player) if key is not None else None
        return None if row is None else _player(row)

    def named(self, name: str) -> Person | None:
        """Who is called so, in capitals or not."""
        row = self._store.one(PlayerRow, folded=folded(name))
        return None if row is None else _player(row)

    def all(self) -> list[Known]:
        """Everybody, in the order in which they came."""
        rows = self._store.find(PlayerRow, is_removed=0)
        return [
            Known(_player(row), self._store.count(KeyRow, player=row.id), row.made, row.seen) for row in rows if row.id
        ]

    def keys(self, player: Person) -> list[str]:
        """The fingerprints of a player's keys."""
        return [row.fingerprint for row in self._store.find(KeyRow, player=player.id)]

    def enlist(self, name: str, fingerprint: str, now: float, code: str | None = None) -> Person:
        """A new player with a key; with a `code`, which lets nobody else in then."""
        _check(name)
        with self._store.writing():
            if self._store.one(KeyRow, fingerprint=fingerprint) is not None:
                raise HarbourError(message("This key is somebody's already."))
            try:
                row = PlayerRow(None, name, folded(name), likeness(name), now, now)
                player = Person(self._store.add(row), name)
            except Taken:
                raise _taken(name) from None
            self._store.add(KeyRow(fingerprint, player.id, now))
            if code is not None:
                self._use(code, player, now)
        return player

    def add_key(self, player: Person, fingerprint: str, now: float, code: str | None = None) -> None:
        """Another key by which a player comes in; with a `code`, which was made for that player and is used up then."""
        with self._store.writing():
            if code is not None:
                self._use(code, player, now)
            if self._store.count(KeyRow, player=player.id) >= MOST_KEYS:
                raise HarbourError(message("{name} has {n} keys: that is the most.", name=player.name, n=MOST_KEYS))
            try:
                self._store.add(KeyRow(fingerprint, player.id, now))
            except Taken:
                raise HarbourError(message("This key is somebody's already.")) from None

    def take_key(self, name: str, key: str) -> tuple[Person, str]:
        """A player comes in by a key no more; enough of its fingerprint to tell it will do. Gives player and key."""
        with self._store.writing():
            player = _player(self._row(name))
            wanted = key.removeprefix(_PREFIX)
            found = [one for one in self.keys(player) if wanted and one.removeprefix(_PREFIX).startswith(wanted)]
            if len(found) != 1:
                raise HarbourError(message("{name} has no such key, or more than one.", name=player.name))
            self._store.delete(KeyRow, fingerprint=found[0])
        return player, found[0]

    def keys_of(self, name: str) -> list[KeyRow]:
        """The keys of whoever is called so, with the times when they were added."""
        return self._store.find(KeyRow, player=self._row(name).id)

    def is_free(self, name: str) -> bool:
        """Whether somebody new can be called so."""
        if name_problem(name) is not None:
            return False
        return not any(self._store.count(PlayerRow, **one) for one in _of_name(name))

    def free_name(self, wish: str) -> str:
        """A name that is free, like what somebody wished to be called."""
        base = _FOREIGN.sub("-", wish).strip("-")[: LONGEST_NAME - 4].strip("-") or "player"
        return next(name for number in count(1) if self.is_free(name := base if number == 1 else f"{base}-{number}"))

    def invite(self, now: float, hours: float = 7 * 24, name: str | None = None) -> str:
        """A new code, which lets one person in within so many hours.

        With the `name` of a player it lets nobody new in: whoever types it comes in as that player from then on.
        """
        player = None if name is None else self._row(name).id
        code = "".join(secrets.choice(_SIGNS) for _sign in range(_OF_A_CODE))
        self._store.add(InvitationRow(_digest(code), now, now + hours * _HOUR, player=player))
        return "-".join(code[part : part + 4] for part in range(0, _OF_A_CODE, 4))

    def is_code(self, code: str, now: float) -> bool:
        """Whether a code lets somebody in now."""
        found = self._store.one(InvitationRow, digest=_digest(code))
        return found is not None and found.used_by is None and now < found.expires

    def meant_by(self, code: str, now: float) -> Person | None:
        """The player for whom a code was made that adds a key now; None where it is none, or lets somebody new in."""
        found = self._store.one(InvitationRow, digest=_digest(code)) if self.is_code(code, now) else None
        row = None if found is None or found.player is None else self._store.one(PlayerRow, id=found.player)
        return None if row is None or row.is_removed else _player(row)

    def move_times(self, by: float) -> None:
        """The clock was set by so many seconds: codes let somebody in for as long as they would have."""
        for row in self._store.find(InvitationRow, used_by=None):
            self._store.put(row._replace(made=row.made + by, expires=row.expires + by))

    def _use(self, code: str, player: Person, now: float) -> None:
        """Use a code up, with which a player comes in who is new, or the one for whom it was made."""
        found = self._store.one(InvitationRow, digest=_digest(code))
        if found is None or not self.is_code(code, now) or found.player not in (None, player.id):
            raise HarbourError(message("This code lets nobody in: it is wrong, used, or too old."))
        self._store.put(found._replace(used_by=player.id))

    def rename(self, name: str, new: str) -> Person:
        """Call a player something else; all tables and games stay theirs."""
        _check(new)
        with self._store.writing():
            row = self._row(name)
            try:
                self._store.put(row._replace(name=new, folded=folded(new), likeness=likeness(new)))
            except Taken:
                raise _taken(new) from None
        return Person(row.id or 0, new)

    def remove(self, name: str) -> Person:
        """A player comes in no more; the name is free, and what was finished stays. Seats are given up elsewhere."""
        with self._store.writing():
            row = self._row(name)
            nobody = f"removed/{row.id}"
            self._store.put(row._replace(folded=nobody, likeness=nobody, is_removed=1))
            self._store.delete(KeyRow, player=row.id)
        return _player(row)

    def _row(self, name: str) -> PlayerRow:
        row = self._store.one(PlayerRow, folded=folded(name))
        if row is None:
            raise HarbourError(message("Nobody here is called {name}.", name=shown_name(name)))
        return row


def shown_name(name: str) -> str:
    """A name that somebody typed, as far as it can be one."""
    return _FOREIGN.sub("-", name)[:LONGEST_NAME]


def _player(row: PlayerRow) -> Person:
    return Person(row.id or 0, row.name)


def _of_name(name: str) -> tuple[dict[str, object], ...]:
    return {"folded": folded(name)}, {"likeness": likeness(name)}


def _check(name: str) -> None:
    problem = name_problem(name)
    if problem is not None:
        raise HarbourError(problem)


def _taken(name: str) -> HarbourError:
    return HarbourError(message("The name {name} is taken, or looks like one that is.", name=shown_name(name)))


def _digest(code: str) -> str:
    signs = "".join(sign for sign in folded(code) if sign in _SIGNS)
    return hashlib.sha256(signs.encode()).hexdigest()
