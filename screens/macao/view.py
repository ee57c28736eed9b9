"""A position of Macao as its pages see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from engine import Game
from engine.macao.deck import Standing, standing
from engine.macao.table_data import ColonyTable, Forecast, PlayerData
from engine.texts.language import gettext as _
from screens.macao import words
from screens.macao.data import forecast_of, position_of, table_of
from screens.table.position_view import PositionView
from screens.table.title import Sight
from widgets.lines import Line, text
from widgets.styles import StyleName

ANOTHERS = "another's"


class View(PositionView):
    """The data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.table: ColonyTable = table_of(sight.game)
        self.position = position_of(sight.game)
        self.log = sight.log
        """What led here."""

    @cached_property
    def forecast(self) -> Forecast:
        """What is coming."""
        return forecast_of(self.game)

    @property
    def phase(self) -> str:
        """What is being decided, or that somebody else decides."""
        return self.table["phase"] if self.is_mine or self.table["over"] else ANOTHERS

    @property
    def mine(self) -> PlayerData:
        """The holdings of the player by whom the game is seen."""
        return self.table["players"][self.seat]

    @property
    def others(self) -> list[PlayerData]:
        """The other players, from the next one on."""
        players = self.table["players"]
        return [*players[self.seat + 1 :], *players[: self.seat]]

    @cached_property
    def have(self) -> Standing:
        """What the own activated cards come to."""
        return standing(self.position.active[self.seat])

    def name(self, seat: int | None) -> str:
        """The name of a player by their seat; None is the company."""
        return _(words.COMPANY) if seat is None else self.table["players"][seat]["name"]

    @cached_property
    def _initials(self) -> Sequence[str]:
        """The first letter of each name; of those that begin alike another one of theirs, or the number of the seat."""
        names = [one["name"].upper() for one in self.table["players"]]
        firsts = Counter(name[:1] for name in names)
        found: list[str] = []
        for number, name in enumerate(names, start=1):
            alone = (sign for sign in name if sign.isalpha() and sign not in firsts and sign not in found)
            found.append(name[:1] if firsts[name[:1]] == 1 else next(alone, str(number)))
        return found

    def token(self, seat: int) -> Line:
        """What stands for a player on the board: their initial in their colour."""
        return text(self._initials[seat], style_of(seat))

    def called(self, seat: int | None) -> Line:
        """The name of a player in their colour."""
        return text(self.name(seat), style_of(seat))


def style_of(seat: int | None) -> StyleName:
    """The style of a player by their seat; None is the company."""
    return "mark" if seat is None else f"seat:{seat}"


def changed(before: Game, now: Game) -> frozenset[str]:
    """The names of the quarters, cards and ports of which something else is to be seen."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: Game) -> dict[str, tuple[object, ...]]:
    """Who has each quarter and each card, how far the ports are covered."""
    table = table_of(game)
    found: dict[str, tuple[object, ...]] = {
        one["quarter"]: (one["owner"], one["company"], one["tile"]) for one in table["city"]
    }
    found |= {port["port"]: tuple(port["covered"]) for port in table["ports"]}
    for player in table["players"]:
        found |= dict.fromkeys(player["activated"], (player["seat"],))
        found |= dict.fromkeys(player["tableau"], (player["seat"], "tableau"))
    return found
