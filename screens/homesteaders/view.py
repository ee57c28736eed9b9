"""A position of Homesteaders as its pages see it, and what has changed in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from engine import Move, OpenGame, Plan
from engine.homesteaders import cures, lone, money
from engine.homesteaders.buildings import BUILDINGS
from engine.homesteaders.construction import candidates, types_allowed
from engine.homesteaders.forecast import StageChange, stage_change
from engine.homesteaders.goods import HIDDEN, NAMES, Bundle, Goods
from engine.homesteaders.moves import AUCTIONS, Borrow, Build
from engine.homesteaders.scoring import total, total_with
from engine.homesteaders.state import BUILD, SECOND, Frontier
from engine.position import UNKNOWN
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from screens.ways import Goal


class View(PositionView):
    """One position as a seat sees it, and what is found out about it once."""

    seen: Frontier

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.viewer = sight.viewer
        self.goods: Goods = self.seen.goods[self.seat]
        self.knows = self.seen.shows(self.seat)
        """Whether the holdings of that seat are seen."""
        self.order = (self.seat, *(seat for seat in range(self.seen.terms.players) if seat != self.seat))
        """All seats, that one first."""
        self.goals: dict[int, Goal] = {}
        """What was found out about the ways to the buildings."""
        self._cures: dict[tuple[int, int], cures.Way | None] = {}
        self._totals: dict[tuple[int, int], int | None] = {}

    def has(self, kind: int) -> int:
        """How many of a good that seat has, as far as it is seen."""
        number = self.goods[kind]
        return 0 if number is UNKNOWN else number

    # What is coming.

    @cached_property
    def stage(self) -> StageChange | None:
        """The next change of what is on offer."""
        return stage_change(self.seen)

    @cached_property
    def taken(self) -> lone.Taken:
        """What the rival of a game alone takes as the bids stand."""
        return lone.taken(self.seen)

    # Building.

    @property
    def types_now(self) -> tuple[str, ...]:
        """The types of which something can be built now; none while nobody builds."""
        return types_allowed(self.seen) if self.seen.phase in (BUILD, SECOND) else ()

    def owns(self, kind: int) -> bool:
        """Whether that seat has a building."""
        return self.seen.owns(self.seat, kind)

    def offered(self, auction: int) -> list[int]:
        """What is on offer for the tile of an auction and not owned, but for what a rival alone takes before."""
        gone = lone.gone_if_won(self.seen, auction)
        return [kind for kind in candidates(self.seen, self.seat, self.seen.tile(auction).builds) if kind not in gone]

    def left_after(self, bid: int) -> Goods | None:
        """What a bid leaves of the goods of that seat; None where silver and gold do not suffice."""
        return None if not self.knows or self.debts_for(bid) else money.after_paying(self.goods, bid)

    def debts_for(self, bid: int) -> int:
        """The debts that it takes to pay a bid with all silver and gold."""
        return money.debts_for(self.goods, bid)

    def can_pay(self, kind: int, bid: int = 0) -> bool:
        """Whether that seat could pay for a building at once, after paying a bid without a debt."""
        return self.knows and cures.can_pay_after(self.seen, self.seat, kind, bid)

    def cure(self, kind: int, bid: int = 0) -> cures.Way | None:
        """The trades before a building could be paid, none where it can be at once; None where no trades help.

        Of a bid that takes debts these are among them.
        """
        if (kind, bid) not in self._cures:
            found = cures.cure_after(self.seen, self.seat, kind, bid) if self.knows else None
            self._cures[kind, bid] = self._allowed(found)
        return self._cures[kind, bid]

    @cached_property
    def bars_debts(self) -> bool:
        """Whether the task of a puzzle alone speaks against a debt now."""
        phase = self.game.rules.phases.get(self.seen.phase) if self.is_mine else None
        return phase is not None and Borrow in phase.performs and not any(isinstance(one, Borrow) for one in self.moves)

    def _allowed(self, way: cures.Way | None) -> cures.Way | None:
        """Trades, where no task forbids them."""
        return None if way and self.bars_debts and any(isinstance(move, Borrow) for move in way) else way

    @cached_property
    def total(self) -> int:
        """The score of that seat if the game ended now, where its holdings are seen."""
        return total(self.seen, self.seat) if self.knows else 0

    def total_after(self, kind: int, bid: int = 0) -> int | None:
        """That score once a bid is paid and a building stands, with the trades of `cure`; None where none help."""
        if (kind, bid) not in self._totals:
            found = cures.total_after(self.seen, self.seat, kind, bid) if self.knows else None
            self._totals[kind, bid] = found
        return self._totals[kind, bid]

    def total_with(self, bonuses: Iterable[Bundle]) -> int:
        """That score with the one of some goods that adds most to it."""
        gains = [total_with(self.seen, self.seat, kind, number) for bonus in bonuses for kind, number in bonus]
        return max([self.total, *gains])

    def exchanging(self) -> cures.Way | None:
        """The trades before the exchange of the tile, none where it can be made at once; None where no trades help."""
        offered = self.seen.tile(self.seen.auction).exchange
        return None if offered is None else self._allowed(cures.cured(self.seen, self.seat, ((offered.give, 1),)))

    def building(self, kind: int) -> Move | Plan:
        """Building something, with the trades before it that it takes; raises `Refused`."""
        move = Build(BUILDINGS[kind].name)
        trades = None if self.move(move.words, move.target) else self.cure(kind)
        return self.game.plan((*trades, move)) if trades else move

    def after(self, moves: Sequence[Move]) -> Frontier:
        """How things would stand after some moves."""
        stands: Frontier = self.game.plan(moves).after.seen(self.viewer)
        return stands


def changed(before: OpenGame, now: OpenGame, viewer: int | None) -> frozenset[str]:
    """The names of what has changed for a viewer.

    Of auctions whose bid stands, of buildings how many are on offer and who owns them, and of one's own goods how many
    there are.
    """
    old, new = _state(before.seen(viewer), viewer), _state(now.seen(viewer), viewer)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(position: Frontier, viewer: int | None) -> dict[str, tuple[object, ...]]:
    """What can be said of everything that has a row, by its name."""
    found: dict[str, tuple[object, ...]] = {}
    for auction in position.auctions:
        found[AUCTIONS[auction]] = (position.tile(auction), position.bids[auction], position.holders[auction])
    for kind, card in enumerate(BUILDINGS):
        owners = (town >> kind & 1 for town in position.towns)
        found[card.name] = (position.offer[kind], *owners, position.rival.count(kind))
    if viewer is not None:
        found |= {NAMES[kind]: (position.goods[viewer][kind],) for kind in HIDDEN}
    return found
