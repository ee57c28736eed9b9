"""What every title offers to screens, bots, replay, plain mode and tests: one game from its start to now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from engine.carried import Carried
from engine.errors import Refused, SetupError
from engine.moves import Move
from engine.notation import parse
from engine.questions import Question
from engine.text import _, text
from engine.title import Decision, Event, Position, Title
from engine.titles import TITLES, rules_of

if TYPE_CHECKING:
    from random import Random


class Game:
    """A running or finished game. `play` is the only thing that changes it, with `undo` and `redo`."""

    def __init__(self, rules: Title[Any], options: Mapping[str, Any], position: Position | None = None) -> None:
        """A game of the title `rules`; `position` is where it stands if that is not its start."""
        self.rules = rules
        self.options = dict(options)
        self.position: Any = rules.start(self.options) if position is None else position
        self._past: list[tuple[Any, Move, tuple[Event, ...]]] = []
        self._future: list[Move] = []
        self._moves: tuple[Move, ...] | None = None
        self._under_way: Carried | None = None

    @property
    def title(self) -> str:
        """The title's name in notation and on the command line."""
        return self.rules.name

    @property
    def decision(self) -> Decision | None:
        """Who must decide, and what about; None when the game is over."""
        return self.rules.decision(self.position)

    def moves(self) -> tuple[Move, ...]:
        """Every legal move of the decision, without its answers; none of them is a dead end."""
        if self._moves is None:
            self._moves = self.rules.moves(self.position)
        return self._moves

    def questions(self, move: Move) -> list[Question]:
        """The questions that follow the move's answers, up to and including the next open one.

        Those before it have only one answer and are answered by themselves. Raises `Refused`.
        """
        return self._carried(move).pending.copy()

    def ask(self, move: Move) -> Question | None:
        """The next question that the move still raises, or None if it is complete; raises `Refused`."""
        carried = self._carried(move)
        return carried.pending[-1] if carried.is_open else None

    def play(self, move: Move | str) -> tuple[Event, ...]:
        """Apply the rules; returns what happened. Raises `Refused` and changes nothing if it is not allowed."""
        if isinstance(move, str):
            move = parse(self, move)
        carried = self._carried(move)
        if carried.is_open:
            raise Refused(text(_("An answer is missing: {what}"), what=carried.pending[-1].prompt))
        self._future.clear()
        return self._advance(carried)

    def _advance(self, carried: Carried) -> tuple[Event, ...]:
        happened = tuple(carried.events)
        self._past.append((self.position, carried.complete, happened))
        self._stand(carried.position)
        return happened

    def _stand(self, position: Any) -> None:
        self.position = position
        self._moves = None
        self._under_way = None

    def _carried(self, move: Move) -> Carried:
        """The move carried out on a copy as far as its answers go: where it stopped the last time if it is the same."""
        # While it goes on it belongs to this call alone; a refusal spoils it.
        carried, self._under_way = self._under_way, None
        if carried is not None and carried.leads_to(move):
            carried.go_on(move)
        else:
            carried = Carried(self.rules, self.position.copy(), move)
        self._under_way = carried
        return carried

    def tried(self, move: Move) -> tuple[Game, Move, tuple[Event, ...]]:
        """What a move would do: the game after it, the move as played, the events.

        Questions that are still open are answered by their defaults. This game stays as it is.
        """
        while (question := self.ask(move)) is not None:
            move = move.answer(question.default, question.label)
        carried = self._carried(move)
        after = Game(self.rules, self.options, self.position)
        events = after._advance(carried)
        return after, move, events

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves that led here from the start."""
        return tuple(move for _position, move, _events in self._past)

    @property
    def log(self) -> tuple[tuple[Move, tuple[Event, ...]], ...]:
        """The moves that led here, each with what happened."""
        return tuple((move, events) for _position, move, events in self._past)

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and none has been played since."""
        return bool(self._future)

    @property
    def undo_reveals(self) -> bool:
        """Whether the last move turned up something hidden, so that taking it back gives knowledge away."""
        return self.reveals(1)

    def reveals(self, moves: int) -> bool:
        """Whether the last so many moves turned up something hidden."""
        return bool(self._past) and self._past[-moves][0].revealed != self.position.revealed

    def undo(self) -> Move:
        """Take the last move back and return it; raises `Refused` at the start."""
        if not self._past:
            raise Refused(text(_("There is nothing to take back.")))
        position, move, _events = self._past.pop()
        self._future.append(move)
        self._stand(position)
        return move

    def redo(self) -> Move:
        """Play the move again that was taken back last and return it; raises `Refused` if there is none."""
        if not self._future:
            raise Refused(text(_("There is nothing to play again.")))
        future = self._future.copy()
        move = future.pop()
        self.play(move)
        self._future = future
        return move

    def copy(self) -> Self:
        """An independent game at the same point, with the same history."""
        twin = type(self)(self.rules, self.options, self.position)
        twin._past = self._past.copy()
        twin._future = self._future.copy()
        return twin

    def table(self) -> dict[str, Any]:
        """All that lies open: round, turn, offers, players' goods, cards, ships, stacks; plain JSON-able data."""
        return self.rules.table(self.position)

    def private(self) -> dict[str, Any]:
        """What only the player who must decide may see now, such as cards that are being looked at."""
        return self.rules.private(self.position)

    def forecast(self) -> dict[str, Any]:
        """What is coming: tiles, food due, harvest, the town's building, the next ships, a shortfall."""
        return self.rules.forecast(self.position)

    def imagined(self, seat: int, rng: Random) -> Game:
        """The same game with all that `seat` cannot know dealt anew by `rng`: what bots think on.

        It has no past, and its options do not give the seed away.
        """
        options = {name: value for name, value in self.options.items() if name not in ("seed", "setup")}
        return Game(self.rules, options, self.rules.imagined(self.position, seat, rng))

    def scores(self) -> list[dict[str, Any]]:
        """The breakdown of each seat's score, line by line, at any time."""
        return self.rules.scores(self.position)


def new_game(
    title: str,
    players: Sequence[str],
    variant: str = "full",
    seed: int | None = None,
    setup: Mapping[str, Any] | None = None,
    **options: Any,
) -> Game:
    """A new game of a title.

    `players` are the names in clockwise order; `seed` draws the start player, tiles and cards, or `setup`
    lays them out by hand. `new_game(game.title, **game.options)` begins the same game again. Raises `SetupError`.
    """
    if title not in TITLES:
        raise SetupError(
            text(_("There is no title '{title}': there is {titles}."), title=title, titles=", ".join(TITLES))
        )
    chosen: dict[str, Any] = {"players": list(players), "variant": variant}
    if seed is not None:
        chosen["seed"] = seed
    if setup is not None:
        chosen["setup"] = dict(setup) if isinstance(setup, Mapping) else setup
    chosen |= options
    return Game(rules_of(title), chosen)
