"""A seat at which a player from outside sits: it is asked as a level is, and a level takes over what it loses."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from threading import Lock
from typing import Final

from engine import Game, Move
from engine.bots import player as level_player
from engine.bots.chance import decide
from engine.bots.levels import RANDOM
from engine.bots.player import Player, Stop, never
from engine.bots.protocol import Foul, Talk
from engine.texts import N_, Text, message
from saves.names import printable
from saves.players import OwnPlayer
from screens.outside.child import START, Child, Dropped

MOST_MOVES: Final = 300
"""So many moves a player makes in one round at most: some games can be gone on with for ever, by debts for instance."""

_LOST: Final = N_("{sentence} The level {level} plays on in its seat.")


class Tamed:
    """The process of a player, and what it has been told: it plays one game after another."""

    def __init__(self, player: OwnPlayer) -> None:
        """Begins nothing before it is asked for a move."""
        self._player = player
        self._child: Child | None = None
        self._talk = Talk(player.limits)
        self._lock = Lock()

    @property
    def is_there(self) -> bool:
        """Whether its process is there."""
        return self._child is not None and self._child.is_there

    def choose(self, game: Game, stop: Stop) -> Move:
        """Its move, complete and legal. Raises `Foul` and `Dropped`; then its process has ended."""
        with self._lock:  # a choice that nobody wants any more may not be over yet
            if stop():
                raise Dropped
            try:
                return self._chosen(self._begun(stop), game, stop)
            except Foul:
                self.end_at_once()
                raise

    def over(self, game: Game, seat: int) -> None:
        """Tell it how a game has ended."""
        if self._child is not None and self._child.is_there:
            self._child.tell(self._talk.over(game, seat))

    def end_at_once(self) -> None:
        """End its process."""
        if self._child is not None:
            self._child.end_at_once()

    def hang_up(self) -> None:
        """Say nothing to it any more: it has a second to end."""
        if self._child is not None:
            self._child.hang_up()

    def end(self) -> None:
        """Let its process end."""
        if self._child is not None:
            self._child.end()

    def _begun(self, stop: Stop) -> Child:
        if self._child is None or not self._child.is_there:
            self._talk = Talk(self._player.limits)
            self._child = Child(self._player)
            self._talk.greeting(self._child.answer([self._talk.hello()], START, stop, within=START)[0])
        return self._child

    def _chosen(self, child: Child, game: Game, stop: Stop) -> Move:
        left = self._player.limits.seconds
        messages = self._talk.to_choose(game)
        while True:
            line, took = child.answer(messages, left, stop)
            left -= took
            found = self._talk.heard(game, line)
            if isinstance(found, Move):
                return found
            messages = [found]


class OwnSeat(Player):
    """A player of one's own at a seat of one game.

    `lost` is the sentence that says why it has lost its seat to a level, or None. It is told the time that it has
    itself: only that its move is not wanted any more stops it.
    """

    def __init__(
        self,
        tamed: Tamed,
        player: OwnPlayer,
        title: str,
        stand_in: str,
        seed: int,
        tell: Callable[[Text], None],
        give_back: Callable[[Tamed], None],
    ) -> None:
        """`stand_in` is the level to which it loses its seat, `tell` is told why once that has happened.

        After the game `give_back` is given its process.
        """
        self.level = player.called
        self._tamed = tamed
        self._called = printable(player.called)
        self._stand_in_level = stand_in or RANDOM
        self._title = title
        self._seed = seed
        self._tell = tell
        self._give_back = give_back
        self._stand_in: Player | None = None
        self._round: object = None
        self._moves = 0
        """How many it has made in that round."""
        self.lost: Text | None = None

    @property
    def keeps_time(self) -> bool:
        """Whether it has a time of its own: until it has lost its seat."""
        return self._stand_in is None

    def choose(self, game: Game, stop: Stop = never) -> Move:
        """See `Player.choose`."""
        if self._stand_in is None:
            try:
                self._count(game)
                return self._tamed.choose(game, stop)
            except Dropped:
                return decide(game, Random(0))  # nobody plays it
            except Foul as foul:
                self._stand_in = self._replaced(foul)
        return self._stand_in.choose(game, stop)

    def _count(self, game: Game) -> None:
        """Raises `Foul` where it has made too many moves in one round."""
        now = game.rules.round_of(game.seen(None))
        self._moves = self._moves + 1 if now == self._round else 1
        self._round = now
        if self._moves > MOST_MOVES:
            self._tamed.end_at_once()
            raise Foul(N_("{player} made more than {n} moves in one round."), n=MOST_MOVES)

    def _replaced(self, foul: Foul) -> Player:
        """The level that plays on."""
        self.lost = message(_LOST, sentence=foul.sentence(self._called), level=self._stand_in_level)
        self._tell(self.lost)
        return level_player(self._title, self._stand_in_level, self._seed)

    def leave(self, game: Game, seat: int) -> Text | None:
        """See `Player.leave`."""
        if self._stand_in is None:
            self._tamed.over(game, seat)
        self._give_back(self._tamed)
        return self.lost
