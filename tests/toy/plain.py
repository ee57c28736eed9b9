"""Flotsam in plain words: its positions, moves and rules. Nothing here draws."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Move, OpenGame
from engine.position import UNKNOWN
from engine.texts import N_, Forms, Text, message
from engine.texts.language import gettext as _
from screens.documents import RulesText, filled
from screens.plain import PlainWords
from screens.words import agreed, shown
from tests.toy.position import BIDS, CHARTS_AT_START, COVES, FOUND, PILE, PURSES, THINGS, Beach, Bid, Draw, Sell, Show

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
        beach: Beach = game.seen()
        if beach.is_over:
            return _("Flotsam, the last tide is over.")
        return _("Flotsam, tide {tide} of {tides}.").format(tide=beach.tide, tides=beach.tides)

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        beach: Beach = game.seen(seat)
        lines = [_cove(beach, cove) for cove in range(len(beach.coves))]
        lines += [
            _("{name}: {shells}; things: {things}; charts: {charts}.").format(
                name=name,
                shells=_shells(beach.shells[other]),
                things=_called(beach.things[other]),
                charts=_charts(beach.hands[other]),
            )
            for other, name in enumerate(beach.names)
        ]
        if beach.waiting:
            waiting = ", ".join(beach.names[other] for other in beach.waiting)
            lines.append(_("To decide: {names}.").format(names=waiting))
        if beach.gull:
            lines.append(_("The gull: {things}.").format(things=_called(beach.snatched)))
        if seat is not None:
            lines.append(_("Your charts: {charts}.").format(charts=_called(beach.hands[seat])))
        return lines

    def state(self, game: OpenGame, seat: int) -> str:
        beach: Beach = game.seen(seat)
        name = beach.names[seat]
        return agreed(_("{where} {name} has {shells}."), name=name).format(
            where=self.where(game), name=name, shells=_shells(beach.shells[seat])
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


def _cove(beach: Beach, cove: int) -> str:
    thing, bid = _called([beach.coves[cove]]), beach.bids[cove]
    if bid is None:
        return _("{cove}: {thing}, no bid.").format(cove=COVES[cove], thing=thing)
    seat, shells = bid
    return _("{cove}: {thing}, {shells} by {name}.").format(
        cove=COVES[cove], thing=thing, shells=_shells(shells), name=beach.names[seat]
    )


def _target(game: OpenGame, move: Move) -> str | Text:
    """What a move is about: of a cove the thing that lies there."""
    if not isinstance(move, Bid):
        return THINGS.get(move.target, "")
    beach: Beach = game.seen()
    found = (_called([thing]) for cove, thing in zip(COVES, beach.coves, strict=False) if cove == move.target)
    return next(found, move.target)


def _charts(hand: Sequence[str]) -> str:
    """Those that are known, and how many are not."""
    known = [chart for chart in hand if chart is not UNKNOWN]
    hidden = len(hand) - len(known)
    if not known or not hidden:
        return str(hidden) if hidden else _called(known)
    return _("{charts} and {n} more").format(charts=_called(known), n=hidden)


def _shells(number: int) -> str:
    return shown(Forms("{n} shell", "{n} shells").of(number))


def _called(things: Sequence[str]) -> str:
    return ", ".join(shown(THINGS[thing]) for thing in things) or _("none")


WORDS: Final = FlotsamWords()
