"""What every title offers to screens, bots, replay, plain mode and tests: one game from its start to now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Self

from engine.about import About
from engine.carried import Carried
from engine.codec import plain
from engine.errors import Refused
from engine.moves import Move
from engine.notation import as_written, parse
from engine.open_game import Plan
from engine.past import KEPT_EVERY, Played, Stage, last_step, stages, steps
from engine.position import Position
from engine.questions import Question
from engine.texts import message
from engine.title import Decision, Event, Title

if TYPE_CHECKING:
    from random import Random


class Game:
    """A running or finished game. `play` is the only thing that changes it, with `undo` and `redo`."""

    def __init__(self, rules: Title[Any], options: Mapping[str, Any], position: Position | None = None) -> None:
        """A game of the title `rules`; `position` is where it stands if that is not its start."""
        self.rules = rules
        self.options = dict(options)
        self.position: Any = rules.start(self.options) if position is None else position
        self._past: list[Played] = []
        self._future: list[tuple[Move, ...]] = []
        self._decision: Decision | None = None
        self._moves: tuple[Move, ...] | None = None
        self._under_way: Carried | None = None

    @property
    def about(self) -> About:
        """What its title declares."""
        return self.rules.about

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return self.rules.names(self.position)

    @property
    def has_secrets(self) -> bool:
        """Whether one seat may know something now that another does not."""
        return self.rules.has_secrets(self.position)

    @property
    def title(self) -> str:
        """The title's name in notation and on the command line."""
        return self.rules.name

    @property
    def decision(self) -> Decision | None:
        """Who must decide, and what about; None when the game is over."""
        if self._decision is None:
            self._decision = self.rules.decision(self.position)
        return self._decision

    def moves(self) -> tuple[Move, ...]:
        """Every legal move of the decision, without its answers; none of them is a dead end."""
        if self._moves is None:
            self._moves = self.rules.moves(self.position)
        return self._moves

    def questions(self, move: Move) -> list[Question]:
        """The questions that follow the move's answers, up to and including the next open one.

        Those before it have only one answer and are answered by themselves. Raises `Refused`.
        """
        return list(self._carried(move).pending)

    def ask(self, move: Move) -> Question | None:
        """The next question that the move still raises, or None if it is complete; raises `Refused`."""
        carried = self._carried(move)
        return self.rules.proposing(carried.position, move, carried.pending[-1]) if carried.is_open else None

    def open_question(self, move: Move) -> Question | None:
        """The same question for whoever has nothing proposed (see `Title.proposing`), such as a player by chance."""
        carried = self._carried(move)
        return carried.pending[-1] if carried.is_open else None

    def play(self, move: Move | str | Plan) -> tuple[Event, ...]:
        """Apply the rules; returns what happened. Raises `Refused` and changes nothing if it is not allowed."""
        carried = self._under_way
        if carried is None or carried.move is not move:
            if isinstance(move, Plan):
                return self._play_together(move.moves)
            carried = self._carried(parse(self, move) if isinstance(move, str) else move)
        if carried.is_open:
            raise Refused(message("An answer is missing: {what}", what=carried.pending[-1].prompt))
        self._future.clear()
        return self._advance(carried)

    def plan(self, moves: Sequence[Move | str]) -> Plan:
        """Several moves as one, to be previewed and then handed to `play`; this game stays as it is.

        Each is complete and legal after those before it, all of them decided by the same seat, and nothing hidden is
        turned up before the last of them; raises `Refused`.
        """
        twin = self.at(self.position)
        seat = None if self.decision is None else self.decision.seat
        events: list[Event] = []
        for move in moves:
            if twin.decision is not None and twin.decision.seat != seat:
                raise Refused(message("Another player decides before '{move}'.", move=as_written(move)))
            if twin.position.revealed != self.position.revealed:
                raise Refused(message("Something is turned up before '{move}'.", move=as_written(move)))
            events += twin.play(move)
        return Plan(twin.history, twin, tuple(events))

    def _play_together(self, moves: Sequence[Move]) -> tuple[Event, ...]:
        """Play all of the moves, or none."""
        twin = self.at(self.position)
        for move in moves:
            twin.play(move)
        self._future.clear()
        for played in twin._past[1:]:
            played.follows = True
        self._past += twin._past
        self._stand(twin.position)
        return tuple(event for played in twin._past for event in played.events)

    def _advance(self, carried: Carried) -> tuple[Event, ...]:
        past, rules, before = self._past, self.rules, self.position
        earlier = past[-1] if len(past) % KEPT_EVERY else None
        past.append(played := Played(rules, rules.decider_of(before), before, earlier, carried))
        self._stand(carried.position)
        return played.events

    def _stand(self, position: Any) -> None:
        self.position = position
        self._decision = self._moves = self._under_way = None

    def _carried(self, move: Move) -> Carried:
        """The move carried out on a copy as far as its answers go: where it stopped the last time if it is the same."""
        carried = self._under_way
        if carried is not None and carried.move is move:
            return carried
        self._under_way = None  # while it goes on it belongs to this call alone: a refusal spoils it
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
        after = self.at(self.position)
        events = after._advance(carried)
        return after, move, events

    @property
    def history(self) -> tuple[Move, ...]:
        """The moves that led here from the start."""
        return tuple(played.move for played in self._past)

    @property
    def log(self) -> tuple[tuple[Move, tuple[Event, ...]], ...]:
        """The moves that led here, each with what happened."""
        return tuple((played.move, played.events) for played in self._past)

    @property
    def last(self) -> tuple[Played, ...]:
        """What would be taken back next: the last move, with all that were played together with it."""
        return last_step(self._past)

    @property
    def steps(self) -> tuple[tuple[Played, ...], ...]:
        """All that was played: moves that were played together stand together."""
        return steps(self._past)

    @property
    def stages(self) -> Iterator[Stage]:
        """Each move of `history` with the position before it and the one after it: the way to walk through a game."""
        return stages(tuple(self._past), self.position)

    @property
    def positions(self) -> list[Any]:
        """The position before each of the moves of `history`, and the one after the last; nobody may change them."""
        return [*(stage.before for stage in self.stages), self.position]

    @property
    def can_undo(self) -> bool:
        """Whether there is a move to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a move was taken back and none has been played since."""
        return bool(self._future)

    @property
    def again(self) -> tuple[Move, ...]:
        """The moves that `redo` would play; none where nothing was taken back."""
        return self._future[-1] if self._future else ()

    @property
    def undo_reveals(self) -> bool:
        """Whether what would be taken back turned up something hidden, so that taking it back gives knowledge away."""
        return self.reveals(len(self.last))

    def reveals(self, moves: int) -> bool:
        """Whether the last so many moves turned up something hidden."""
        return bool(self._past) and self._past[-moves].before.revealed != self.position.revealed

    def undo(self) -> Move:
        """Take back the last move, with all that were played together with it; returns the first of them.

        Raises `Refused` at the start.
        """
        taken = self.last
        if not taken:
            raise Refused(message("There is nothing to take back."))
        del self._past[-len(taken) :]
        self._future.append(tuple(played.move for played in taken))
        self._stand(taken[0].before)
        return taken[0].move

    def redo(self) -> Move:
        """Play again what was taken back last; returns its first move. Raises `Refused` if there is none."""
        if not self._future:
            raise Refused(message("There is nothing to play again."))
        future = self._future.copy()
        moves = future.pop()
        self._play_together(moves)
        self._future = future
        return moves[0]

    def ahead(self) -> Iterator[Self]:
        """This game after each step that can be played again: one and the same twin, which goes on."""
        twin = self.copy()
        while twin.can_redo:
            twin.redo()
            yield twin

    def at(self, position: Any) -> Game:
        """A game of the same set-up that stands at a position of it, without a past."""
        return Game(self.rules, self.options, position)

    def afresh(self) -> Game:
        """A game that stands where this one does, without a past."""
        return self.at(self.position)

    def copy(self) -> Self:
        """An independent game at the same point, with the same history."""
        twin = type(self)(self.rules, self.options, self.position)
        twin._past = self._past.copy()
        twin._future = self._future.copy()
        return twin

    def up_to(self, number: int) -> Self:
        """An independent game with the first so many moves of `history`, of which nothing can be played again."""
        twin = self.copy()
        if number < len(twin._past):
            twin._stand(twin._past[number].before)
            del twin._past[number:]
        twin._future.clear()
        return twin

    def seen(self, seat: int | None = None) -> Any:
        """A position in which `UNKNOWN` stands for all that a seat cannot know; None: that a spectator cannot."""
        return self.rules.seen(self.position, seat)

    def table(self, seat: int | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain JSON-able data; None: what lies open to everybody."""
        return {"title": self.title, **plain(self.seen(seat))}

    def forecast(self, seat: int | None = None) -> dict[str, Any]:
        """What is coming, as far as a seat may know it; None: as far as everybody may."""
        return dict(self.rules.forecast(self.seen(seat)))

    def imagined(self, seat: int, rng: Random) -> Game:
        """The same game with all that `seat` cannot know dealt anew by `rng`: what bots think on.

        It has no past, and its options do not give the seed away.
        """
        options = {name: value for name, value in self.options.items() if name not in ("seed", "setup")}
        return Game(self.rules, options, self.rules.imagined(self.position, seat, rng))

    def scores(self, seat: int | None = None) -> list[dict[str, Any]]:
        """The breakdown of each seat's score, line by line, at any time, as far as `seat` may see it."""
        return [dict(score) for score in self.rules.scores(self.seen(seat))]

    def rivals(self, seat: int | None = None) -> list[dict[str, Any]]:
        """The scores of those who play by a fixed rule and sit on no seat, in the form of `scores`."""
        return [dict(score) for score in self.rules.rivals(self.seen(seat))]
