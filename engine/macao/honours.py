"""Powers that bring prestige for what has been done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.macao.cards import BITS, DEPARTMENT_BITS, DEPARTMENTS_SHOWN
from engine.macao.colours import PRESTIGE, SPACES
from engine.macao.kinds import OFFICE
from engine.macao.powers import Power
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.texts import Text, message

_OFFICES: Final = BITS[OFFICE]


@dataclass(frozen=True, slots=True)
class PrestigeIfOfficeUsed(Power):
    """Office Chamber."""

    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return bool(position.used & _OFFICES)

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("an office card that you used in this round")

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("If you used an office card in this round: {gain}.", gain=PRESTIGE.of(self.prestige))


@dataclass(frozen=True, slots=True)
class PrestigePerOffice(Power):
    """Fortress, Court, Customs Station, Treasury, Quarry, Town Hall."""

    department: int
    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return bool(position.active[seat] & DEPARTMENT_BITS[self.department])

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("an activated office card of {department}", department=DEPARTMENTS_SHOWN[self.department])

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        offices = visit.position.active[visit.seat] & DEPARTMENT_BITS[self.department]
        visit.score(offices.bit_count() * self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "{gain} for each office card of {department} that you activated.",
            gain=PRESTIGE.of(self.prestige),
            department=DEPARTMENTS_SHOWN[self.department],
        )


@dataclass(frozen=True, slots=True)
class PrestigeIfSailed(Power):
    """Captain."""

    spaces: int
    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.moved >= self.spaces

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("a ship that moved {spaces} in this round", spaces=SPACES.of(self.spaces))

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message(
            "If your ship moved at least {spaces} in this round: {gain}.",
            spaces=SPACES.of(self.spaces),
            gain=PRESTIGE.of(self.prestige),
        )


@dataclass(frozen=True, slots=True)
class PrestigeIfEntered(Power):
    """Pilgrim."""

    prestige: int

    def possible(self, position: Colony, seat: int) -> bool:
        """See `Power`."""
        return position.entered

    @property
    def needs(self) -> Text:
        """See `Power`."""
        return message("a port that your ship entered in this round")

    def use(self, visit: Visit) -> None:
        """See `Power`."""
        visit.score(self.prestige)

    @property
    def says(self) -> Text:
        """See `Effect`."""
        return message("If your ship entered a port in this round: {gain}.", gain=PRESTIGE.of(self.prestige))
