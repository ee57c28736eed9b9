"""A position of Die Speicherstadt as its pages see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine import Move
from engine.speicherstadt import purchase
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.holdings import Holding, holding
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import PURCHASE, Lot, Quarter
from engine.speicherstadt.supply import rounds_left
from engine.texts.language import gettext as _
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from widgets.gauges import leading
from widgets.lines import Line, text
from widgets.styles import StyleName


class View(PositionView):
    """One position, with what is reckoned of it once. Houses are numbers: the seats, then the Rival."""

    seen: Quarter

    def __init__(self, sight: Sight) -> None:
        super().__init__(sight)
        self.houses = range(self.seen.terms.houses)
        self.others = [*self.houses[self.seat + 1 :], *self.houses[: self.seat]]
        """The other houses, from the next one on."""
        self.has_kai = self.seen.terms.kai

    @cached_property
    def left(self) -> int:
        """The rounds that are still to come after this one."""
        return rounds_left(self.seen)

    @cached_property
    def totals(self) -> list[int]:
        """The score of each house if the game ended now."""
        return [total(self.seen, house) for house in self.houses]

    @cached_property
    def leads(self) -> Sequence[bool]:
        return leading(self.totals)

    @property
    def holding(self) -> Holding:
        """What the own cards come to."""
        return self.held_by(self.seat)

    def held_by(self, house: int) -> Holding:
        """What the cards of a house come to."""
        return holding(self.seen.cards[house])

    # Houses.

    def name(self, house: int) -> str:
        return _("Rival") if self.seen.is_rival(house) else self.seen.terms.names[house]

    def style(self, house: int) -> StyleName:
        return "mark" if self.seen.is_rival(house) else f"seat:{house}"

    def called(self, house: int) -> Line:
        """The name of a house in its colour."""
        return text(self.name(house), self.style(house))

    # The cards of the round.

    @property
    def asked(self) -> str:
        """The place of the card that somebody is asked to buy; nothing where nobody is."""
        return purchase.place(self.seen) if self.seen.phase == PURCHASE else ""

    def lot(self, place: str) -> Lot | None:
        return purchase.laid_out(self.seen, place)

    def card_at(self, place: str) -> str:
        """The name of the card at a place; nothing where none lies any more."""
        lot = self.lot(place)
        return "" if lot is None else CARDS[lot[0]].name

    def queue(self, column: int) -> Sequence[int]:
        """The houses that stand in line for a card; while a fire asks something nobody stands anywhere yet."""
        return self.seen.queues[column] if self.seen.queues else ()

    # Goods.

    def is_exchanged(self, kind: int) -> bool:
        """Whether a good at hand can be given for another one."""
        return any(move.words == "exchange" and move.target != NAMES[kind] for move in self.moves)

    def can(self, move: Move) -> bool:
        """Whether a move about something can be made now."""
        return self.move(move.words, move.target) is not None
