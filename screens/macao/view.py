"""A game of Macao as its pages see it: the position that is seen, sums that several of them ask for, who is who."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from engine import OpenGame
from engine.macao import acquisitions, city, colours, forecast, scoring, sea, state
from engine.macao.deck import CARDS, Standing, cards_of, standing
from engine.macao.moves import Claim
from engine.texts.language import gettext as _
from screens.macao import words
from screens.macao.timetable import Pair, pairs
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from widgets.gauges import leading
from widgets.lines import Line, text
from widgets.styles import StyleName, on


class View(PositionView):
    """One position, and what is worked out from it once."""

    seen: state.Colony

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.log = sight.log
        """What led here."""

    @cached_property
    def others(self) -> tuple[int, ...]:
        """The other seats, from the next one on."""
        players = self.seen.terms.players
        return (*range(self.seat + 1, players), *range(self.seat))

    @cached_property
    def have(self) -> Standing:
        """What the own activated cards come to."""
        return standing(self.seen.active[self.seat])

    @cached_property
    def supply(self) -> colours.Cubes:
        """The own cubes at the arrow."""
        return tuple(self.seen.supply[self.seat])

    @cached_property
    def owners(self) -> dict[int, int]:
        """The disc of whoever has each quarter that is taken."""
        return {number: disc for disc, owned in enumerate(self.seen.city) for number in city.quarters_of(owned)}

    @cached_property
    def payable(self) -> tuple[int, ...]:
        """The free quarters for which whoever acts can pay now, the limit of a turn apart."""
        seen, cubes = self.seen, self.seen.supply[self.seen.seat]
        if seen.phase != state.ACTION:
            return ()
        have = standing(seen.active[seen.seat])
        return tuple(city.quarters_of(acquisitions.payable(seen, colours.marks(cubes), sum(cubes), have)))

    @cached_property
    def bars_quarters(self) -> bool:
        """Whether the task of a puzzle alone speaks against a quarter that could be paid for."""
        could = bool(self.payable) and self.seen.taken < self.have.quarters
        return could and self.is_mine and not any(isinstance(move, Claim) for move in self.moves)

    @cached_property
    def pairs(self) -> list[Pair]:
        """All pairs of dice, the best first where anybody may give advice."""
        return pairs(self.seen, self.seat, is_ranked=self.game.about.advised)

    @cached_property
    def company_takes(self) -> int | None:
        """The quarter that the company of a game alone takes in this round."""
        return forecast.company_takes(self.seen)

    @cached_property
    def totals(self) -> Sequence[int]:
        """The score of each seat if the game ended now."""
        return [scoring.total(self.seen, seat) for seat in range(self.seen.terms.players)]

    @cached_property
    def leads(self) -> Sequence[bool]:
        """Which seats lead."""
        return leading(self.totals)

    # Who is who.

    def seat_of(self, disc: int) -> int | None:
        """The seat of a disc or of a marker; None for the company and for nobody."""
        return disc if 0 <= disc < self.seen.terms.players else None

    def name(self, seat: int | None) -> str:
        """The name of a player by their seat; None is the company."""
        return _(words.COMPANY) if seat is None else self.seen.name(seat)

    @cached_property
    def _initials(self) -> Sequence[str]:
        """The first letter of each name; of those that begin alike another one of theirs, or the number of the seat."""
        names = [name.upper() for name in self.seen.terms.names]
        firsts = Counter(name[:1] for name in names)
        found: list[str] = []
        for number, name in enumerate(names, start=1):
            alone = (sign for sign in name if sign.isalpha() and sign not in firsts and sign not in found)
            found.append(name[:1] if firsts[name[:1]] == 1 else next(alone, str(number)))
        return found

    def token(self, seat: int) -> Line:
        """What stands for a player on the board: their initial in their colour."""
        return text(self._initials[seat], style_of(seat))

    def initial(self, disc: int) -> str:
        """The sign of a player or of the company by their disc."""
        seat = self.seat_of(disc)
        return _(words.COMPANY_SIGN) if seat is None else self._initials[seat]

    def disc(self, disc: int) -> Line:
        """The same as a block in their colour."""
        return text(self.initial(disc), on(block_of(self.seat_of(disc))))

    def called(self, seat: int | None) -> Line:
        """The name of a player in their colour."""
        return text(self.name(seat), style_of(seat))


def style_of(seat: int | None) -> StyleName:
    """The style of a player by their seat; None is the company."""
    return "good:company" if seat is None else f"seat:{seat}"


def block_of(seat: int | None) -> StyleName:
    """The style of what is built in the colour of a player by their seat; None is the company."""
    return "good:company" if seat is None else f"seat:{seat}"


def changed(before: OpenGame, now: OpenGame) -> frozenset[str]:
    """The names of the quarters, cards and ports of which something else is to be seen."""
    old, new = _state(before.seen()), _state(now.seen())
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(position: state.Colony) -> dict[str, object]:
    """Who has each quarter and each card, how far the ports are covered."""
    found: dict[str, object] = {
        city.QUARTERS[n].name: disc for disc, owned in enumerate(position.city) for n in city.quarters_of(owned)
    }
    found |= {port.name: covered for port, covered in zip(sea.PORTS, position.ports, strict=True)}
    for seat, (active, tableau) in enumerate(zip(position.active, position.tableau, strict=True)):
        found |= {CARDS[card].name: seat for card in cards_of(active)}
        found |= {CARDS[card].name: (seat, "tableau") for card in tableau}
    return found
