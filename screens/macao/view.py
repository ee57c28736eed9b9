"""A game of Macao as its pages see it: the position, what is not as it was, and the turn so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import zip_longest
from typing import Final

from engine import Event, Move, OpenGame
from engine.macao.deck import Standing, standing
from engine.macao.moves import Activate, Claim, Climb, Craft, Deliver, Joker, Sail, Tribute, Use
from engine.macao.state import Colony
from engine.macao.table_data import ColonyTable, Forecast, PlayerData
from engine.texts.language import gettext as _
from screens.macao import move_words, words
from screens.macao.data import forecast_of, table_of
from screens.table.title import Sight
from screens.table.viewpoint import PositionView
from screens.words import in_sentences
from widgets.lines import Line, text
from widgets.styles import StyleName

ANOTHERS = "another's"


class View(PositionView):
    """The data of one position, read once."""

    def __init__(self, sight: Sight) -> None:
        """A view of a position as it is seen."""
        super().__init__(sight)
        self.table: ColonyTable = table_of(sight.game)
        self.seen: Colony = sight.seen
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
        return standing(self.seen.active[self.seat])

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


def changed(before: OpenGame, now: OpenGame) -> frozenset[str]:
    """The names of the quarters, cards and ports of which something else is to be seen."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: OpenGame) -> dict[str, tuple[object, ...]]:
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


_OF_A_TURN: Final = (Activate, Craft, Claim, Climb, Sail, Deliver, Tribute, Use, Joker)
"""The kinds of move of which a turn is made."""


def move_by_move(view: View) -> list[str]:
    """What was done, move by move, in sentences."""
    found = (in_sentences([one for one in events if one.seat == view.seat], view.seat) for _move, events in _done(view))
    return [one for one in found if one]


def in_short(view: View) -> list[str]:
    """What was done in a few words each."""
    return briefly([move for move, _events in _done(view)], view.table)


def briefly(moves: Sequence[Move], table: ColonyTable) -> list[str]:
    """Moves of a turn in a few words each; steps of the ship that follow one another are one voyage."""
    found = []
    for move, after in zip_longest(moves, moves[1:]):
        if not (isinstance(move, Sail) and isinstance(after, Sail)):
            said = _brief(move, table)
            found.append(said[:1].lower() + said[1:])
    return found


def _brief(move: Move, table: ColonyTable) -> str:
    if isinstance(move, Claim):
        return _("Take {quarter}").format(quarter=words.quarter_name(move.target))
    if isinstance(move, Deliver):
        return _("Deliver {good}").format(good=words.good_name(move.target))
    if isinstance(move, Craft):
        return _("Craft {card}").format(card=words.told(move.target))
    return _("Use a joker tile") if isinstance(move, Joker) else move_words.gist(move, table)


def _done(view: View) -> list[tuple[Move, tuple[Event, ...]]]:
    return list(reversed(list(_backwards(view))))


def _backwards(view: View) -> Iterator[tuple[Move, tuple[Event, ...]]]:
    for move, events in reversed(view.log):
        if not isinstance(move, _OF_A_TURN):
            return
        yield move, events
