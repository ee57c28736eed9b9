"""Homesteaders in plain words: its positions, moves, buildings and tiles. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.homesteaders.moves import Borrow, Decline, Pass, Sell
from engine.homesteaders.phases import TRADES
from engine.homesteaders.state import ASSIGN, BID, BUILD, EXCHANGE, HIRE, NEUTRAL_BID, PAY, RAIL, SECOND, WAGES
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.homesteaders import about, card_tables, move_words, plain_table, words
from screens.homesteaders.rules_list import texts
from screens.plain import CardTable, PlainWords, completed
from screens.rules_texts import RulesText

_PHASES: Final = {
    ASSIGN: N_("workers"),
    WAGES: N_("wages"),
    NEUTRAL_BID: N_("bidding"),
    BID: N_("bidding"),
    RAIL: N_("rail track"),
    PAY: N_("building"),
    BUILD: N_("building"),
    SECOND: N_("second building"),
    HIRE: N_("worker"),
    EXCHANGE: N_("exchange"),
}
"""What is decided in a phase."""


class HomesteadersWords(PlainWords):
    """What the plain mode asks of Homesteaders."""

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(game.table())

    def moment(self, game: OpenGame) -> str:
        """With what is decided in the round."""
        phase = _(_PHASES.get(game.table()["phase"], ""))
        point = self.point(game)
        return _("{point}, {phase}").format(point=point, phase=phase) if phase else point

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.table_lines(game.table(seat))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(game.table(seat), game.forecast(seat))

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(game.table(seat), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        return about.sentences(game, seat)

    def describe(self, game: OpenGame, move: Move) -> str:
        return move_words.move(move, game.table())

    def phrase(self, game: OpenGame, move: Move) -> str:
        return move_words.phrase(completed(game, move), game.table()) or super().phrase(game, move)

    def gist(self, game: OpenGame, move: Move) -> str:
        return move_words.phrase(move.unanswered(), game.table()) or super().gist(game, move)

    def ordinary(self, game: OpenGame) -> Move | None:
        """The one move that is no trade."""
        own = [move for move in game.moves() if not isinstance(move, TRADES)]
        return own[0] if len(own) == 1 else None

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Pass | Decline | Sell | Borrow)

    def part(self, kind: str) -> str:
        return _(words.KIND_NAMES[kind])

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: bid auction-1: 5, or build farm. "
            "The beginnings of its words do as well: bu fa."
        )

    def going_on(self) -> str:
        return _("next: put the workers to work, pay, or whatever is the only thing to do but trade")

    # Its rules and cards.

    def texts(self) -> Sequence[RulesText]:
        return texts()

    def tables(self) -> Sequence[CardTable]:
        return card_tables.tables()

    def legend(self) -> str:
        return card_tables.legend()

    def data(self, name: str) -> dict[str, Any]:
        return card_tables.data(name) if card_tables.is_card(name) else super().data(name)


WORDS: Final = HomesteadersWords()
