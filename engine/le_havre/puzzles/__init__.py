"""Puzzles of Le Havre alone: up to three turns of the last round, the last meal and the final action."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from engine.bots.choices import branches, completed
from engine.le_havre import moves, state
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.puzzles.aims import aim_of, aims, is_owned, least
from engine.le_havre.puzzles.bounds import acts_left, reach
from engine.le_havre.puzzles.cargo import cargoes
from engine.le_havre.rounds import NONE, TURNS_IN_A_ROUND
from engine.le_havre.scoring import WITH_BONUS, wealth
from engine.le_havre.ships import Ship
from engine.le_havre.state import Havre
from engine.le_havre.title import LE_HAVRE
from engine.moves import AnswerValue, Move
from engine.puzzles import UNDER, Puzzles, Step, Task
from engine.questions import Amount, Basket, Payment, Question, Several
from engine.texts import Text, counted, message

LONGEST: Final = 3
"""A puzzle has at most so many turns before the final action."""
NO_LOAN: Final = "no-sale-no-loan"
NO_SALE: Final = "no-sale"
_MOST: Final = 4000
"""A question that has more answers is too much for a puzzle."""
_LEFT_OUT: Final = (*WITH_BONUS, "local-court")
"""Cards with which there are no puzzles: what they are worth hangs on too much else. Alone hardly one is dealt."""


class HavrePuzzles(Puzzles[Havre]):
    """The last turns of a game alone. What is left out, and why that loses nothing:

    - Before the supply, and after the main action of a turn but the last, nothing is bought, sold or repaid: all that
      can be done in the next turn before its main action, between which and now only offers grow.
    - Nothing is sold: that is what every task asks for.
    - No card costs less than it is worth, so who buys one from the town wants to enter it, or its signs: see
      `_needs_a_use`. In the final action one alone can be entered.
    - Loans are repaid to save interest alone, when it is due: at the end every loan is repaid for the same 5 francs.
    - The special buildings that the Marketplace shows go back as they lay: the town builds none of them any more.
    - Cargo that is of no use otherwise does not wait: see `cargo`.
    - In the final action goods only count for what they bring in it: who turns goods over does so with all of them, and
      what is left afterwards does not matter, so that of what is given last one way is enough.

    Where moves are counted nothing is borrowed: whoever has more can do all that can be done with less, so that the
    same may be left out. The ship that is asked for is bought whenever that is possible.
    """

    title = LE_HAVRE
    level = "harbourmaster"
    budget = 100
    clearly = 3.0

    def __init__(self, *, borrows: bool = True, aim: Ship | None = None) -> None:
        self._borrows, self._aim = borrows, aim

    def narrowed(self, task: Task) -> HavrePuzzles:
        """Without a loan less can be reached; where a ship is asked for that alone counts."""
        if task.what == NO_LOAN:
            return type(self)(borrows=False)
        return type(self)(borrows=False, aim=aim_of(task)) if task.fewest else self

    def begins(self, position: Havre) -> bool:
        """The beginning of one of the last turns: all tiles lie open, and the town builds nothing any more."""
        terms = position.terms
        if not terms.solo or position.phase != state.BEFORE_SUPPLY or position.round != len(terms.rounds):
            return False
        if position.turn <= TURNS_IN_A_ROUND - LONGEST or position.opened < TURNS_IN_A_ROUND:
            return False
        in_play = (*position.deeds.built, *(card for stack in position.stacks for card in stack))
        return position.round_card.town == NONE and not any(CARDS[card].name in _LEFT_OUT for card in in_play)

    def points(self, position: Havre, seat: int) -> int:
        """See `Puzzles.points`."""
        return wealth(position, seat)

    # What may be asked.

    def tasks(self, position: Havre) -> Sequence[Task]:
        """The dearest ships in few moves; the most francs, and where it is hard to pay the meal, without a new loan."""
        owed = position.meal_owed(position.seat)
        is_short = owed > position.food(position.seat) + position.francs(position.seat)
        return *aims(position), Task(UNDER, NO_LOAN if is_short else NO_SALE)

    def bars(self, task: Task, position: Havre, move: Move) -> bool:
        """Nothing is sold to the town, and if that is asked, nothing borrowed."""
        may_borrow = task.kind == UNDER and task.what == NO_SALE
        return isinstance(move, moves.Sell if may_borrow else (moves.Sell, moves.Borrow))

    def is_reached(self, task: Task, position: Havre, seat: int) -> bool:
        """See `Puzzles.is_reached`."""
        ship = aim_of(task)
        return ship is not None and is_owned(ship, position, seat)

    def least(self, task: Task, position: Havre, seat: int) -> int:
        """See `aims.least`."""
        ship = aim_of(task)
        return 0 if ship is None else least(ship, position, seat)

    def told(self, task: Task, position: Havre) -> Text:
        """See `Puzzles.told`."""
        turns, ship = acts_left(position) - 1, aim_of(task)
        if ship is not None:
            return message("Own the {ship} in the fewest steps, without a new loan, and sell no card.", ship=ship.shown)
        if task.what == NO_LOAN:
            return counted(
                "The last turn and the final action: make the most of it, without a new loan, and sell no card.",
                "The last {n} turns and the final action: make the most of them, without a new loan, and sell no card.",
                turns,
            )
        return counted(
            "The last turn and the final action: make the most of it, and sell no card.",
            "The last {n} turns and the final action: make the most of them, and sell no card.",
            turns,
        )

    def brief(self, task: Task, position: Havre) -> Text:
        """See `Puzzles.brief`."""
        turns, ship = acts_left(position) - 1, aim_of(task)
        if ship is not None:
            return message("Own the {ship}", ship=ship.shown)
        if task.what == NO_LOAN:
            return counted("Last turn, no new loan", "Last {n} turns, no new loan", turns)
        return counted("Last turn", "Last {n} turns", turns)

    def left(self, position: Havre) -> Text:
        """See `Puzzles.left`."""
        if position.final:
            return message("the final action")
        if position.phase == state.MEAL:
            return message("the last meal and the final action")
        turns = TURNS_IN_A_ROUND - position.turn + 1
        return counted("{n} turn and the final action", "{n} turns and the final action", turns)

    # How it is searched.

    def steps(self, position: Havre) -> Iterator[Step]:
        """See the class."""
        for move in self._moves(position):
            for complete, after in branches(LE_HAVRE, _ANSWERS, position, move, quick=False):
                if isinstance(move, moves.Buy) and _needs_a_use(position, move):
                    yield from self._used(position, complete, after)
                else:
                    yield self._forced(Step((complete,), after))

    def _moves(self, position: Havre) -> list[Move]:
        """What is worth a search, and to buy the ship that is asked for."""
        found = _moves(position)
        if self._aim is not None and is_passing_over(position):
            found += [move for move in LE_HAVRE.moves(position) if move == moves.Buy(self._aim.name)]
        return found

    def _forced(self, step: Step) -> Step:
        """A step with all that must follow it: ending turns, supplies, loans that are needed; nothing after the aim."""
        made, after = step
        while self._aim is None or not is_owned(self._aim, after, after.seat):
            found = self._moves(after)
            if len(found) != 1 or not isinstance(found[0], _PLAIN):
                break
            after = completed(LE_HAVRE, after, found[0])
            made = (*made, found[0])
        return Step(made, after)

    def _used(self, position: Havre, bought: Move, after: Havre) -> Iterator[Step]:
        """A purchase from the town with its use: the card is entered at once, or in the final action, which is next."""
        if position.phase == state.AFTER_MAIN:
            yield self._forced(Step((bought, moves.EndTurn()), completed(LE_HAVRE, after, moves.EndTurn())))
            return
        for move in self._moves(after):
            if isinstance(move, moves.Enter) and move.target == bought.target:
                for complete, entered in branches(LE_HAVRE, _ANSWERS, after, move, quick=False):
                    yield self._forced(Step((bought, complete), entered))

    def bound(self, position: Havre, seat: int) -> int:
        """See `bounds`."""
        return reach(position, seat, borrows=self._borrows)

    def key(self, position: Havre) -> Hashable:
        """What is equal where the same can follow; at the end what is owned and owed: goods count for nothing then."""
        seat = 0
        owns = position.deeds.holdings, position.fleets, position.loans[seat]
        if position.phase == state.OVER:
            return owns, position.francs(seat)
        return (
            *owns,
            *(position.phase, position.final, position.turn, position.waiting, position.borrowed),
            *(tuple(position.goods[seat]), tuple(position.offers), position.persons[seat]),
            *(position.harbour, position.modern, position.sold, position.stadium_waits),
        )

    def is_main(self, position: Havre, move: Move) -> bool:
        """Taking an offer or entering a building."""
        return isinstance(move, moves.Take | moves.Enter)


_PASSED_OVER: Final = {
    state.BEFORE_SUPPLY: (moves.Sell, moves.Repay, moves.Buy),
    state.INTEREST: (moves.Sell,),
    state.LOOK: (moves.Sell, moves.Repay, moves.SwapSpecials),
    state.AFTER_FINAL: (moves.Sell, moves.Repay),
}
"""The kinds of move in each phase that are left out, where they are not those of most phases."""


def _moves(position: Havre) -> list[Move]:
    passed_over: tuple[type[Move], ...] = _PASSED_OVER.get(position.phase, (moves.Sell, moves.Repay))
    if is_passing_over(position):
        passed_over = (moves.Sell, moves.Repay, moves.Buy)
    return [move for move in LE_HAVRE.moves(position) if not isinstance(move, passed_over)]


def is_passing_over(position: Havre) -> bool:
    """Whether it is a time at which nothing is bought, because it can be bought later as well."""
    if position.phase == state.AFTER_MAIN:
        return position.turn < TURNS_IN_A_ROUND
    return position.phase == state.BEFORE_SUPPLY


_LAST_PAID: Final = ("energy", "material", "food")
"""The labels of payments after which nothing depends on what is left, but for energy that could be cargo."""
_SHIPPING_LINE: Final = CARD_INDEX["shipping-line"]


def _sails(position: Havre) -> bool:
    return position.persons[position.seat] == _SHIPPING_LINE


_PLAIN: Final = (moves.EndTurn, moves.Supply, moves.PutBack, moves.Borrow)


def _needs_a_use(position: Havre, move: Move) -> bool:
    """Whether a card is bought for a use that must follow at once: it can be bought later as well, and brings nothing.

    So it is with all that lies in the town but for what brings signs to some other action: a rod to the Fishery, a
    hammer to the Clay Mound, the Colliery or the Labour Exchange, a craftsman to the Marketplace or the Town Square.
    """
    card = CARD_INDEX.get(move.target)
    if card is None or position.place[card] != state.TOWN or position.phase not in (state.MAIN, state.AFTER_MAIN):
        return False
    if position.phase == state.AFTER_MAIN:
        return True
    one, there = CARDS[card], {CARDS[other].name for other in position.deeds.built}
    signs = (one.rods, one.hammers, one.type == "craftsman")
    return not any(sign and there & users for sign, users in zip(signs, _SIGNS_USED, strict=True))


_SIGNS_USED: Final = (
    {"fishery", "labour-exchange"},
    {"clay-mound", "colliery", "labour-exchange"},
    {"marketplace", "town-square"},
)


class _Answers:
    """All answers; in the final action those alone that may bring most."""

    def answers(self, position: Havre, question: Question, *, quick: bool) -> Sequence[AnswerValue]:
        """See `Answering`."""
        if position.final and position.phase == state.FINAL:
            if isinstance(question, Amount | Several) or (isinstance(question, Basket) and question.label != "ships"):
                return (question.default,)
            if isinstance(question, Payment) and question.label in _LAST_PAID and not _sails(position):
                return (question.default,)
        if isinstance(question, Basket) and question.label == "cargo":
            return cargoes(question, position, _MOST)
        found = question.answers(_MOST)
        if found is None:
            raise OverflowError(question.label)
        return found


_ANSWERS: Final = _Answers()

PUZZLES: Final = HavrePuzzles()
