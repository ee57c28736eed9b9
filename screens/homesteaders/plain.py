"""Homesteaders in plain words: its positions, moves, buildings and tiles. Nothing here draws."""

from __future__ import annotations

from typing import Final

from engine import Move, OpenGame
from engine.homesteaders import state
from engine.homesteaders.moves import Borrow, Decline, Pass, Sell
from engine.homesteaders.phases import TRADES
from engine.texts import N_, NC_
from engine.texts.language import gettext as _
from screens.homesteaders import about, move_words, plain_table, rules_list, words
from screens.homesteaders.view import View
from screens.plain import ListedWords, completed
from screens.table.viewpoint import Sight

_PHASES: Final = {
    state.ASSIGN: N_("workers"),
    state.WAGES: N_("wages"),
    state.NEUTRAL_BID: N_("bidding"),
    state.BID: N_("bidding"),
    state.RAIL: N_("rail track"),
    state.PAY: NC_("phase", "building"),
    state.BUILD: NC_("phase", "building"),
    state.SECOND: N_("second building"),
    state.HIRE: N_("worker"),
    state.EXCHANGE: N_("exchange"),
}
"""What is decided in a phase."""


class HomesteadersWords(ListedWords):
    """What the plain mode asks of Homesteaders."""

    rules = rules_list
    kind_names = words.KIND_NAMES

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(game.seen())

    def moment(self, game: OpenGame) -> str:
        """With what is decided in the round."""
        phase = _(_PHASES.get(game.seen().phase, ""))
        point = self.point(game)
        # Translators: how far the game is, and what is decided now: "Round 3, bidding".
        return _("{point}, {phase}").format(point=point, phase=phase) if phase else point

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.table_lines(game.seen(seat))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(game.seen(seat))

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(game.seen(seat), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        return about.sentences(View(Sight(game, seat, ())))

    def describe(self, game: OpenGame, move: Move) -> str:
        return move_words.move(move, game.seen())

    def sentence(self, game: OpenGame, move: Move) -> str:
        return (move_words.phrase(move, game.seen()) if move.answers else "") or super().sentence(game, move)

    def phrase(self, game: OpenGame, move: Move) -> str:
        return move_words.phrase(completed(game, move), game.seen()) or super().phrase(game, move)

    def gist(self, game: OpenGame, move: Move) -> str:
        return move_words.phrase(move.unanswered(), game.seen()) or super().gist(game, move)

    def ordinary(self, game: OpenGame) -> Move | None:
        """The one move that is no trade."""
        own = [move for move in game.moves() if not isinstance(move, TRADES)]
        return own[0] if len(own) == 1 else None

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Pass | Decline | Sell | Borrow)

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: bid auction-1: 5, or build farm. "
            "The beginnings of its words do as well: bu fa."
        )

    def going_on(self) -> str:
        return _("next: put the workers to work, pay, or whatever is the only thing to do but trade")


WORDS: Final = HomesteadersWords()
