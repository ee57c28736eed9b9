"""Die Speicherstadt in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.speicherstadt.demand import placed
from engine.speicherstadt.moves import Decline, Load, Pass, Store, Use
from engine.speicherstadt.obvious import obvious
from engine.speicherstadt.state import CHIEF, DEMAND, INFORM, INSURE, LOADING, PURCHASE
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.plain import CardTable, PlainWords
from screens.rules_texts import RulesText
from screens.speicherstadt import card_tables, plain_table, words
from screens.speicherstadt.data import forecast_of, position_of, table_of
from screens.speicherstadt.rules_list import texts

_PHASES: Final = {PURCHASE: N_("purchase"), LOADING: N_("loading"), INFORM: N_("informer")}


class SpeicherstadtWords(PlainWords):
    """What the plain mode asks of Die Speicherstadt."""

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(table_of(game))

    def point(self, game: OpenGame) -> str:
        return plain_table.point(table_of(game))

    def moment(self, game: OpenGame) -> str:
        """With the phase of the round, and the worker that is placed."""
        table, position = table_of(game), position_of(game)
        if table["phase"] == DEMAND:
            number = placed(position, position.seat) + 1
            return _("round {round}, worker {n}").format(round=table["round"], n=number)
        phase = _(_PHASES.get(table["phase"], ""))
        return _("round {round}, {phase}").format(round=table["round"], phase=phase) if phase else self.point(game)

    def phrase(self, game: OpenGame, move: Move) -> str:
        if isinstance(move, Load) and move.answers:
            contract = words.told(str(move.answers[0].value))
            return _("load {good} onto {contract}").format(good=words.good_name(move.target), contract=contract)
        return super().phrase(game, move)

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.lines(table_of(game))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(table_of(game), forecast_of(game))

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(table_of(game), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        table = table_of(game)
        if table["phase"] in (DEMAND, INFORM, PURCHASE, CHIEF, INSURE):
            return plain_table.row(table, gone=False)
        if table["phase"] == LOADING:
            own = table["players"][seat]
            contracts = [plain_table.contract(one) for one in own["contracts"] if not one["full"]]
            open_ones = "; ".join(contracts) or _("none")
            return [
                _("To load: {goods}.").format(goods=words.goods(own["goods"])),
                _("Your contracts: {contracts}.").format(contracts=open_ones),
                _("In the supply: {goods}.").format(goods=words.goods(table["supply"])),
            ]
        return []

    def describe(self, game: OpenGame, move: Move) -> str:
        return words.move_in_full(move, table_of(game))

    def ordinary(self, game: OpenGame) -> Move | None:
        """Loading what has a place of its own, then ending Loading; or what is the only thing to do."""
        moves = game.moves()
        if table_of(game)["phase"] == LOADING:
            load = obvious(position_of(game))
            if load is not None:
                return load.unanswered()
        if Store() in moves:
            return Store()
        return moves[0] if len(moves) == 1 else None

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Decline | Pass | Store | Use)

    def part(self, kind: str) -> str:
        return _(words.KIND_NAMES[kind])

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: queue water-2, buy, load coffee: on contract-1. "
            "The beginnings of its words do as well: q water-2."
        )

    def going_on(self) -> str:
        return _("next: load what has a place, then end Loading; or whatever is the only thing to do")

    # Its rules and cards.

    def texts(self) -> Sequence[RulesText]:
        return texts()

    def tables(self) -> Sequence[CardTable]:
        return card_tables.tables()

    def legend(self) -> str:
        return card_tables.legend()

    def data(self, name: str) -> dict[str, Any]:
        return card_tables.data(name) if words.is_card(name) else super().data(name)


WORDS: Final = SpeicherstadtWords()
