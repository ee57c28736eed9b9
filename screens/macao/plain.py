"""Macao in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.macao.city import QUARTERS
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS, standing
from engine.macao.moves import Claim, Decline, Pass
from engine.macao.state import DICE, Colony
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from screens.macao import card_tables, move_words, plain_round, plain_table, words
from screens.macao.data import forecast_of, position_of, table_of
from screens.macao.rules_list import texts
from screens.macao.timetable import Pair, pairs
from screens.plain import CardTable, PlainWords
from screens.rules_texts import RulesText

_QUARTER: Final = re.compile(r"(?:(?:claim|take) +)?quarter +(?P<quarter>[0-9]{1,2})|claim +q?(?P<claimed>[0-9]{1,2})")
"""How a quarter is typed by its number."""


class MacaoWords(PlainWords):
    """What the plain mode asks of Macao."""

    # A game.

    def where(self, game: OpenGame) -> str:
        return plain_table.where(table_of(game))

    def point(self, game: OpenGame) -> str:
        return plain_table.point(table_of(game))

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_table.lines(table_of(game), forecast_of(game))

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        return plain_round.forecast_lines(table_of(game), forecast_of(game))

    def state(self, game: OpenGame, seat: int) -> str:
        return plain_table.state(table_of(game), seat)

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        table = table_of(game)
        told = plain_round.to_decide(table, forecast_of(game), seat)
        return [*told, *best_pairs(position_of(game), seat)] if table["phase"] == DICE else told

    def describe(self, game: OpenGame, move: Move) -> str:
        return move_words.move(move, table_of(game))

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
        return Claim(QUARTERS[number - 1].name) if 1 <= number <= len(QUARTERS) else None

    def loses(self, game: OpenGame, move: Move) -> bool:
        """Declining; passing where cubes, steps of the ship, prestige that can be bought or cards to use are left."""
        if isinstance(move, Pass):
            return len(game.moves()) > 1
        return isinstance(move, Decline)

    def sentence(self, game: OpenGame, move: Move) -> str:
        return self.describe(game, move)

    def gist(self, game: OpenGame, move: Move) -> str:
        said = move_words.gist(move, table_of(game))
        return said[:1].lower() + said[1:]

    def part(self, kind: str) -> str:
        return _(words.KIND_NAMES.get(kind, "")) or super().part(kind)

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: take cooperage, lay: red; blue, choose: red, blue, activate mint, "
            "claim q07, wall: 2, sail london, deliver tea, tribute, use mint, pass. So is what the list of moves says: "
            "take quarter 7. The beginnings of words do as well: act coop."
        )

    def going_on(self) -> str:
        return _("next: pass, or whatever is the only thing to do")

    # Its rules and cards.

    def texts(self) -> Sequence[RulesText]:
        return texts()

    def tables(self) -> Sequence[CardTable]:
        return card_tables.tables()

    def legend(self) -> str:
        return card_tables.legend()

    def data(self, name: str) -> dict[str, Any]:
        return card_tables.data(name) if words.is_card(name) else super().data(name)


WORDS: Final = MacaoWords()


_TOLD: Final = 3
"""How many pairs are told."""


def best_pairs(position: Colony, seat: int) -> list[str]:
    """The best pairs of dice for a seat, one after another, each with what would come of it."""
    tableau = tuple(CARDS[number].name for number in position.tableau[seat])
    found = pairs(position, seat, standing(position.active[seat]), tableau)[:_TOLD]
    return [_("Good pairs: {pairs}.").format(pairs="; ".join(_pair(position, one) for one in found))]


def _pair(position: Colony, pair: Pair) -> str:
    dice = _(" and ").join(words.die(COLOURS[colour], position.dice[colour]) for colour in pair.dice)
    comes = ", ".join(_comes(position, pair))
    return _("{dice} ({what})").format(dice=dice, what=comes) if comes else dice


def _comes(position: Colony, pair: Pair) -> Iterator[str]:
    """What the dice would bring: rounds that are empty without them, cards that are ready with them."""
    if pair.filled:
        rounds = ", ".join(map(str, pair.filled))
        yield ngettext("fills round {rounds}", "fills rounds {rounds}", len(pair.filled)).format(rounds=rounds)
    for name, number in pair.cards.items():
        when = _("now") if number == position.round else _("in round {n}").format(n=number)
        yield _("{card} ready {when}").format(card=words.card_name(name), when=when)
