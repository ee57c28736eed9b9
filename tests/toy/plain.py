"""Flotsam in plain words: its positions, moves and rules. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from engine import Move, OpenGame
from engine.texts import N_, Forms, Text, message
from engine.texts.language import gettext as _
from screens.documents import filled
from screens.plain import PlainWords
from screens.rules_texts import RulesText
from screens.words import agreed, shown
from tests.toy.position import BIDS, CHARTS_AT_START, FOUND, PILE, PURSES, THINGS, Bid, Draw, Sell, Show

_MOVES = {
    Bid: N_("Bid for the {thing}"),
    Draw: N_("Draw a chart"),
    Show: N_("Show the chart of the {thing}"),
    Sell: N_("Sell the {thing}"),
}


PARTS = {"thing": N_("things"), "chart": N_("charts")}


class FlotsamWords(PlainWords):
    """What the plain mode asks of Flotsam."""

    def where(self, game: OpenGame) -> str:
        table = game.table()
        if table["over"]:
            return _("Flotsam, the last tide is over.")
        return _("Flotsam, tide {tide} of {tides}.").format(tide=table["tide"], tides=table["tides"])

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        table = game.table(seat)
        lines = [_cove(cove, table) for cove in table["coves"]]
        lines += [
            _("{name}: {shells}; things: {things}; charts: {charts}.").format(
                name=player["name"],
                shells=_shells(player["shells"]),
                things=_called(player["things"]),
                charts=_called(player["open"]) if player["open"] else player["charts"],
            )
            for player in table["players"]
        ]
        lines += [_("The gull: {things}.").format(things=_called(rival["things"])) for rival in table["rivals"]]
        if seat is not None:
            lines.append(_("Your charts: {charts}.").format(charts=_called(table["private"]["charts"])))
        return lines

    def state(self, game: OpenGame, seat: int) -> str:
        own = game.table(seat)["players"][seat]
        return agreed(_("{where} {name} has {shells}."), name=own["name"]).format(
            where=self.where(game), name=own["name"], shells=_shells(own["shells"])
        )

    def describe(self, game: OpenGame, move: Move) -> str:
        return shown(message(_MOVES[type(move)], thing=_target(game, move)))

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Sell)

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        forecast = game.forecast(seat)
        unseen = ", ".join(f"{number} {shown(THINGS[thing])}" for thing, number in forecast["unseen"].items())
        return [
            _("Tides to come: {n}.").format(n=forecast["tides"]),
            _("Charts that you cannot place: {charts}.").format(charts=unseen or _("none")),
        ]

    def part(self, kind: str) -> str:
        return _(PARTS[kind])

    def texts(self) -> Sequence[RulesText]:
        copies = len(PILE) // len(THINGS)
        figures = {
            "shells": PURSES["thin"],
            "heavy": PURSES["heavy"],
            "charts": CHARTS_AT_START,
            "found": FOUND,
            "bids": ", ".join(map(str, BIDS)),
            "copies": copies,
        }
        chapters = (
            RulesText(one.group, one.title, one.words, one.gist) for one in filled("tests.toy", "rules", figures)
        )
        things = (
            RulesText(
                _("Things"),
                shown(called).capitalize(),
                _("1 point, and 2 more for each of its {n} charts that you have.").format(n=copies),
                _("1 point"),
                name,
            )
            for name, called in THINGS.items()
        )
        return (*chapters, *things)


def texts() -> Sequence[RulesText]:
    """All texts of its rules."""
    return WORDS.texts()


def _cove(cove: dict[str, Any], table: dict[str, Any]) -> str:
    bid = cove["bid"]
    if bid is None:
        return _("{cove}: {thing}, no bid.").format(cove=cove["cove"], thing=_called([cove["thing"]]))
    return _("{cove}: {thing}, {shells} by {name}.").format(
        cove=cove["cove"],
        thing=_called([cove["thing"]]),
        shells=_shells(bid["shells"]),
        name=table["players"][bid["seat"]]["name"],
    )


def _target(game: OpenGame, move: Move) -> str | Text:
    """What a move is about: of a cove the thing that lies there."""
    if not isinstance(move, Bid):
        return THINGS.get(move.target, "")
    found = (_called([cove["thing"]]) for cove in game.table()["coves"] if cove["cove"] == move.target)
    return next(found, move.target)


def _shells(number: int) -> str:
    return shown(Forms("{n} shell", "{n} shells").of(number))


def _called(things: Sequence[str]) -> str:
    return ", ".join(shown(THINGS[thing]) for thing in things) or _("none")


WORDS: Final = FlotsamWords()
