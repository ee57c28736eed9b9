"""Le Havre in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.le_havre.moves import Borrow, Pass, Sell, StopBuilding, Supply
from engine.le_havre.state import FINAL, MAIN, MEAL, Havre
from engine.texts.language import gettext as _
from screens.le_havre import card_text, decision, goals, plain_table, words
from screens.le_havre.rules_list import texts
from screens.le_havre.view import View
from screens.plain import CardTable, PlainWords, completed
from screens.rules_texts import RulesText
from screens.table.viewpoint import Sight
from screens.ways import Goal


class HavreWords(PlainWords):
    """What the plain mode asks of Le Havre."""

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(game.seen())

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.table_lines(game.seen(seat))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(game.seen(seat))

    def point(self, game: OpenGame) -> str:
        position: Havre = game.seen()
        if position.final:
            return _("final actions")
        return _("round {round}/{rounds}").format(round=position.round, rounds=len(position.terms.rounds))

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(game.seen(seat), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        if game.seen().phase in (MAIN, FINAL):
            return [plain_table.offers(game.seen(seat))]
        return decision.told(View(Sight(game, seat, game.log)))

    def describe(self, game: OpenGame, move: Move) -> str:
        return words.move(move, game.seen())

    def moment(self, game: OpenGame) -> str:
        position: Havre = game.seen()
        if position.final:
            return _("final action")
        if position.phase == MEAL:
            return _("round {round}, meal").format(round=position.round)
        return _("round {round}, turn {turn}").format(round=position.round, turn=position.turn)

    def phrase(self, game: OpenGame, move: Move) -> str:
        return words.phrase(completed(game, move), game.seen())

    def gist(self, game: OpenGame, move: Move) -> str:
        return words.gist(move, game.seen())

    def ordinary(self, game: OpenGame) -> Move | None:
        by_words = {move.words: move for move in game.moves()}
        return next((by_words[name] for name in words.ORDINARY if name in by_words), None)

    def opening(self, game: OpenGame) -> Move | None:
        return Supply() if Supply() in game.moves() else None

    def understood(self, game: OpenGame, typed: str) -> Move | None:
        return goals.understood(typed)

    def wanted(self, game: OpenGame, move: Move) -> Goal | None:
        return goals.wanted(game, move)

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Sell | StopBuilding | Pass | Borrow)

    def part(self, kind: str) -> str:
        return _(words.KIND_NAMES[kind]).lower()

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: take wood, or enter bakehouse. "
            "The beginnings of its words do as well: t wo."
        )

    def going_on(self) -> str:
        return _("next: end the turn, bring the supply, feed, or whatever simply comes next")

    # Its rules and cards.

    def texts(self) -> Sequence[RulesText]:
        return texts()

    def names(self) -> tuple[str, ...]:
        """Every card and every kind of ship."""
        return card_text.names()

    def found(self, words: str) -> str | None:
        """By its sign too."""
        return card_text.found(words)

    def page(self, name: str) -> str:
        return card_text.page(name)[1]

    def tables(self) -> Sequence[CardTable]:
        return card_text.tables()

    def legend(self) -> str:
        return card_text.legend()

    def data(self, name: str) -> dict[str, Any]:
        return card_text.data(name)

    def all_data(self) -> dict[str, Any]:
        return card_text.all_data()


WORDS: Final = HavreWords()
