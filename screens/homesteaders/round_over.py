"""What a round of Homesteaders came to, in one line: one's points, what the wages took, what the next ones lack."""

from __future__ import annotations

from engine import OpenGame
from engine.homesteaders.forecast import next_income
from engine.homesteaders.goods import SILVER, VP, WORKERS
from engine.homesteaders.moves import Pay
from engine.homesteaders.state import WAGES, Frontier
from engine.texts.language import gettext as _
from screens.homesteaders import words as names
from screens.homesteaders.view import View


def words(view: View) -> str:
    """The round that has just ended, as the seat of a view sees it; nothing where its holdings are hidden."""
    if not view.knows:
        return ""
    paid = names.some(_wages_paid(view.game, view.seat), SILVER)
    values = {"round": view.seen.round - 1, "points": names.some(view.total, VP), "paid": paid}
    coming = next_income(view.seen, view.seat)
    if coming is None:
        return _("Round {round}: {points}, wages {paid}; no more are to come.").format(**values)
    if not coming.lacking:
        return _("Round {round}: {points}, wages {paid}, next wages covered.").format(**values)
    return _("Round {round}: {points}, wages {paid}, next wages {short} short.").format(short=coming.lacking, **values)


def _wages_paid(game: OpenGame, seat: int) -> int:
    """What the last wages of a seat were."""
    played = [one for step in game.steps for one in step]
    for number in reversed(range(len(played))):
        if played[number].seat == seat and isinstance(played[number].move, Pay):
            before: Frontier = game.up_to(number).seen(seat)
            if before.phase == WAGES:
                return int(before.goods[seat][WORKERS])
    return 0
