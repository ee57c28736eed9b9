"""Macao in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from engine import Move, OpenGame
from engine.macao import city
from engine.macao.moves import Claim, Decline, Deliver, Pass, Sail
from engine.macao.state import ACTION, LAST_ROUND, OVER, Colony
from engine.texts.language import gettext as _, listed, within
from screens.macao import move_words, plain_lines, rules_list, words
from screens.macao.view import View
from screens.plain import ListedWords
from screens.table.viewpoint import Sight
from screens.words import agreed, tallied

_QUARTER: Final = re.compile(r"(?:(?:claim|take) +)?quarter +(?P<quarter>[0-9]{1,2})|claim +q?(?P<claimed>[0-9]{1,2})")
"""How a quarter is typed by its number."""


class MacaoWords(ListedWords):
    """What the plain mode asks of Macao."""

    rules = rules_list
    kind_names = words.KIND_NAMES

    # A game.

    def where(self, game: OpenGame) -> str:
        return _("Macao, {point}").format(point=within(self._point_and_phase(game)))

    def point(self, game: OpenGame) -> str:
        position: Colony = game.seen()
        if position.phase == OVER or not position.round:
            return self._point_and_phase(game)
        return _("Round {round}/{rounds}").format(round=position.round, rounds=LAST_ROUND)

    def _point_and_phase(self, game: OpenGame) -> str:
        position: Colony = game.seen()
        phase = _(words.PHASES[position.phase])
        if position.phase == OVER:
            return _("The game is over")
        if not position.round:
            return _("Before round 1, {phase}").format(phase=phase)
        return _("Round {round} of {rounds}, {phase}").format(round=position.round, rounds=LAST_ROUND, phase=phase)

    def moment(self, game: OpenGame) -> str:
        position: Colony = game.seen()
        if not position.round or position.phase == OVER:
            return self.point(game)
        # Translators: when something is decided: "Round 3, dice".
        return _("Round {round}, {phase}").format(round=position.round, phase=_(words.PHASES[position.phase]))

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return [self.where(game), *plain_lines.table(_view(game, seat))]

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return list(plain_lines.forecast(_view(game, seat)))

    def state(self, game: OpenGame, seat: int) -> str:
        view = _view(game, seat)
        names = view.seen.terms.names
        totals = (_("{name} {n}").format(name=name, n=n) for name, n in zip(names, view.totals, strict=True))
        has = [words.gold(view.seen.gold[seat])]
        if view.seen.phase == ACTION:
            has.insert(0, words.cubes(view.supply) if any(view.supply) else _("no cubes"))
        return agreed(_("{point}. {name} has {things}; if it ended now: {totals}."), name=names[seat]).format(
            point=self._point_and_phase(game), name=names[seat], things=listed(has), totals=listed(totals)
        )

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        return list(plain_lines.to_decide(_view(game, seat)))

    def describe(self, game: OpenGame, move: Move) -> str:
        return move_words.move(move, game.seen())

    def together(self, moves: Sequence[Move]) -> int:
        """Steps of the ship make one voyage, tiles of one good that are delivered one delivery."""
        first = moves[0]
        if isinstance(first, Sail):
            return len(list(takewhile(lambda one: isinstance(one, Sail), moves)))
        return len(list(takewhile(lambda one: one == first, moves))) if isinstance(first, Deliver) else 1

    def phrase_of(self, game: OpenGame, moves: Sequence[Move]) -> str:
        if len(moves) == 1:
            return super().phrase_of(game, moves)
        return move_words.several(moves, game.seen(), game.plan(moves).after.seen())

    def ordinary(self, game: OpenGame) -> Move | None:
        """Passing, or what is the only thing to do."""
        moves = game.moves()
        if Pass() in moves:
            return Pass()
        return moves[0] if len(moves) == 1 else None

    def understood(self, game: OpenGame, typed: str) -> Move | None:
        """A quarter by its number: 'take quarter 7', 'claim 7', 'quarter 7'."""
        found = _QUARTER.fullmatch(typed.casefold())
        number = int(found["quarter"] or found["claimed"]) if found else 0
        return Claim(city.QUARTERS[number - 1].name) if 1 <= number <= len(city.QUARTERS) else None

    def loses(self, game: OpenGame, move: Move) -> bool:
        """Declining; passing where cubes, steps of the ship, prestige that can be bought or cards to use are left."""
        if isinstance(move, Pass):
            return len(game.moves()) > 1
        return isinstance(move, Decline)

    def sentence(self, game: OpenGame, move: Move) -> str:
        return self.describe(game, move)

    def in_short(self, game: OpenGame, moves: Sequence[Move]) -> str:
        return listed(tallied(move_words.briefly(moves, game.seen())))

    def gist(self, game: OpenGame, move: Move) -> str:
        return move_words.gist(move, game.seen())

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: take cooperage, lay: red; blue, choose: red, blue, activate mint, "
            "claim q07, wall: 2, sail london, deliver tea, tribute, use mint, pass. So is what the list of moves says: "
            "take quarter 7. The beginnings of words do as well: act coop."
        )

    def going_on(self) -> str:
        return _("next: pass, or whatever is the only thing to do")


WORDS: Final = MacaoWords()


def _view(game: OpenGame, seat: int | None) -> View:
    return View(Sight(game, seat or 0, ()))
