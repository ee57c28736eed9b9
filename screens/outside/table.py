"""Players of one's own at the table where somebody plays: who sits where, and what is said of those who do not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from engine import OpenGame
from engine.bots.player import Player
from engine.texts import Text
from engine.texts.language import gettext as _
from saves import SaveError
from saves.names import filled
from saves.players import OwnPlayer, is_allowed, named
from screens.outside import HERE
from screens.outside.seat import OwnSeat, Tamed
from screens.words import shown


class OwnSeats:
    """The seats of a game that are taken by names which are no levels; where nobody comes, a level plays."""

    def __init__(self, names: Mapping[int, str], game: OpenGame) -> None:
        """`names` by seat."""
        self._title = game.title
        self._stand_in = game.about.usual_level
        self.levels: dict[int, str] = {}
        """Who plays at each of these seats: a name, or the level that plays instead."""
        self.said: list[str] = []
        """What is to be said of them, until somebody takes it away."""
        self._players: dict[int, OwnSeat] = {}
        self._tamed: list[Tamed] = []
        for seat, name in names.items():
            found = self._found(name)
            self.levels[seat] = self._stand_in if found is None else name
            if found is not None:
                self._seat(seat, found)

    def player(self, seat: int) -> Player | None:
        """Who plays at a seat; None where a level does."""
        return self._players.get(seat)

    def end(self) -> None:
        """The game is left: their processes end."""
        for tamed in self._tamed:
            tamed.hang_up()
        for tamed in self._tamed:
            tamed.end()

    def _seat(self, seat: int, player: OwnPlayer) -> None:
        tamed = Tamed(player)
        self._tamed.append(tamed)
        lose = partial(self._lose, seat)
        self._players[seat] = OwnSeat(tamed, player, self._title, self._stand_in, seat, lose, lambda _tamed: None)

    def _lose(self, seat: int, sentence: Text) -> None:
        self.said.append(shown(sentence))
        self.levels[seat] = self._stand_in
        del self._players[seat]

    def _found(self, name: str) -> OwnPlayer | None:
        """The player of a name, if it may be started here; otherwise it is said why not."""
        found, problem = None, ""
        why = _("There is no player {name} here: the level {level} plays in its seat.")
        try:
            found = named(name)
        except SaveError as error:
            problem, why = str(error), _("{problem} The level {level} plays in the seat of {name}.")
        if found is not None and not HERE.may_start:
            found, why = None, _("{name} cannot be started here: the level {level} plays in its seat.")
        if found is not None and not is_allowed(found):
            why = _(
                "{name} was never started on this machine: the level {level} plays in its seat. "
                "'havre resume' in a terminal asks whether it may start."
            )
            found = None
        if found is None:
            self.said.append(filled(why, name=name, level=self._stand_in, problem=problem))
        return found
