"""What the owners of cards can do with them, once in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.macao.effects import ONCE, Effect
from engine.macao.state import Colony
from engine.macao.visits import Visit
from engine.texts import Text, message
from engine.title import Steps


@dataclass(frozen=True, slots=True)
class Power(Effect):
    """What the owner of an activated card can do once in a turn; a use without any effect is not possible."""

    times: ClassVar[str] = ONCE

    def possible(self, position: Colony, seat: int) -> bool:
        """Whether it would have an effect now."""
        return True

    @property
    def needs(self) -> Text:
        """What must be there, in words."""
        return message("nothing")

    def use(self, visit: Visit) -> Steps | None:
        """Do it; it is possible."""
        raise NotImplementedError
