"""Flotsam in plain words: the least that plain mode asks of a title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Game
from screens.plain import PlainWords
from screens.rules_texts import RulesText
from screens.words import shown
from tests.toy.position import THINGS
from texts.translation import gettext as _


class FlotsamWords(PlainWords):
    """What lies in the coves, what everybody has, and the charts of whoever looks."""

    def where(self, game: Game) -> str:
        table = game.table()
        return _("Flotsam, tide {tide} of {tides}").format(tide=table["tide"], tides=table["tides"])

    def table(self, game: Game, seat: int | None) -> list[str]:
        table = game.table(seat)
        coves = ", ".join(_("{cove} {thing}").format(**cove) for cove in table["coves"])
        lines = [self.where(game), _("Coves: {coves}").format(coves=coves)]
        for player in table["players"]:
            has = ", ".join(player["things"]) or _("nothing")
            lines.append(_("{name}: shells {n}, {things}").format(name=player["name"], n=player["shells"], things=has))
        return lines if seat is None else [*lines, *self.to_decide(game, seat)]

    def to_decide(self, game: Game, seat: int) -> list[str]:
        charts = ", ".join(game.table(seat)["private"]["charts"])
        return [_("Your charts: {charts}").format(charts=charts)]

    def texts(self) -> Sequence[RulesText]:
        tide = RulesText(
            _("Rules"), _("A tide"), _("Bid for a cove, draw a chart, or show one."), _("one decision each")
        )
        worth = _("Worth 1 point, and 2 more for each chart of it.")
        return (tide, *(RulesText(_("Things"), shown(name), worth, worth, thing) for thing, name in THINGS.items()))


WORDS: Final = FlotsamWords()
