"""Le Havre in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.le_havre.moves import Borrow, Pass, Sell, StopBuilding, Supply
from engine.le_havre.state import FINAL, INTEREST, LOOK, MAIN, MEAL
from engine.le_havre.table_data import LeHavreTable
from engine.texts.language import gettext as _
from screens.le_havre import card_text, goals, plain_table, words
from screens.le_havre.rules_list import texts
from screens.le_havre.view import forecast_of, private_of, table_of
from screens.plain import CardTable, PlainWords, completed
from screens.rules_texts import RulesText
from screens.ways import Goal
from screens.words import shown


class HavreWords(PlainWords):
    """What the plain mode asks of Le Havre."""

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(table_of(game))

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.table_lines(table_of(game, seat))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.forecast_lines(table_of(game, seat), forecast_of(game, seat))

    def point(self, game: OpenGame) -> str:
        table = table_of(game)
        if table["final"]:
            return _("final actions")
        return _("round {round}/{rounds}").format(round=table["round"], rounds=table["rounds"])

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(table_of(game, seat), forecast_of(game, seat), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        table = table_of(game, seat)
        phase = table["phase"]
        if phase in (MAIN, FINAL):
            return [plain_table.offers(table)]
        if phase == LOOK:
            return [
                _("{n}. {name}: {rule}").format(n=place, name=words.card_name(name), rule=shown(words.card(name).rule))
                for place, name in enumerate(private_of(game, seat)["looking_at"], start=1)
            ]
        return _dues(game, table, seat) if phase in (MEAL, INTEREST) else []

    def describe(self, game: OpenGame, move: Move) -> str:
        return words.move(move, table_of(game))

    def moment(self, game: OpenGame) -> str:
        table = table_of(game)
        if table["final"]:
            return _("final action")
        if table["phase"] == MEAL:
            return _("round {round}, meal").format(round=table["round"])
        return _("round {round}, turn {turn}").format(round=table["round"], turn=table["turn"])

    def phrase(self, game: OpenGame, move: Move) -> str:
        return words.phrase(completed(game, move), table_of(game))

    def gist(self, game: OpenGame, move: Move) -> str:
        return words.gist(move, table_of(game))

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


def _dues(game: OpenGame, table: LeHavreTable, seat: int) -> list[str]:
    """What a meal or the interest takes, and what there is for it."""
    meal = forecast_of(game, seat)["meals"][seat]
    francs = words.francs(table["players"][seat]["francs"])
    if table["phase"] == INTEREST:
        due = _("The interest is {due}; you have {has}.").format(due=words.francs(meal["interest"]), has=francs)
        is_short = table["players"][seat]["francs"] < meal["interest"]
        return [due, _("Sell something or take a loan.")] if is_short else [due]
    owed = _("You owe {owed} food; you have {food} food and {francs}.").format(
        owed=meal["owed"], food=meal["food"], francs=francs
    )
    short = _("You are short by {n}: sell something or take a loan.").format(n=meal["short"])
    return [owed, short] if meal["short"] else [owed]


WORDS: Final = HavreWords()
