"""What the others did since a player decided last, as a table: bids, buildings, trades, income and wages of each.

And what a round came to, in one line: one's points, what the wages took, what the next ones lack.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice

from engine import Move, OpenGame
from engine.homesteaders.benefits import BONUS
from engine.homesteaders.buildings import INDEX
from engine.homesteaders.forecast import next_income
from engine.homesteaders.goods import INDEX as GOODS_INDEX, SILVER, VP, WORKERS
from engine.homesteaders.income import income
from engine.homesteaders.moves import AUCTIONS, Assign, Bid, Build, Decline, Exchange, Neutral, Pass, Pay, Take
from engine.homesteaders.phases import TRADES
from engine.homesteaders.scoring import total
from engine.homesteaders.state import BUILD, WAGES, Frontier
from engine.texts.language import gettext as _, listed, pgettext
from screens.homesteaders import pieces, words
from screens.homesteaders.view import View
from screens.table.play.recap import Since
from widgets.lines import EMPTY, Line, cut, fit, join, text, width
from widgets.styles import seat as style_of


@dataclass
class _Row:
    """What one of the others did."""

    bid: str = ""
    built: list[str] = field(default_factory=list)
    took: list[str] = field(default_factory=list)
    """What a tile brought beside a building, and bonuses of the rail track that are none for passing."""
    brought: Line = EMPTY
    wages: int = 0
    trades: list[Move] = field(default_factory=list)


def table(since: Since, viewer: int | None, cells: int) -> list[Line]:
    """The table in so many cells: a row for each of the others, no column without anything in it."""
    rows: dict[int, _Row] = {}
    number = len(since.before.history)
    for step in islice(since.after.steps, len(since.before.steps), None):
        for played in step:
            if played.seat != viewer:
                row = rows.setdefault(played.seat, _Row())
                _tell(row, played.move, played.seat, since, number, viewer)
            number += 1
    position = since.after.seen(viewer)
    ordered = sorted(rows.items(), key=lambda one: (one[0] - (viewer or 0)) % position.terms.players)
    columns = [
        (pgettext("heading", "bid"), [text(row.bid) for _seat, row in ordered]),
        (_("built"), [text(listed(row.built), "gain") for _seat, row in ordered]),
        (pgettext("heading", "took"), [text(listed(row.took), "gain") for _seat, row in ordered]),
        (_("income"), [row.brought for _seat, row in ordered]),
        (_("wages"), [text(f"{row.wages}$" if row.wages else "") for _seat, row in ordered]),
        (_("trades"), [pieces.trades(row.trades) for _seat, row in ordered]),
        (_("now"), [_now(position, seat) for seat, _row in ordered]),
    ]
    seen = [(head, column) for head, column in columns if any(column)]
    if len(seen) < 2 and len(since.tellings) <= 1 + len(ordered):
        return []  # sentences tell more in as few lines
    names = [text(position.name(seat), style_of(seat)) for seat, _row in ordered]
    lines = _aligned([("", names), *seen])
    return [fit(cut(line, 0, cells), cells) for line in lines]


def _tell(row: _Row, move: Move, seat: int, since: Since, number: int, viewer: int | None) -> None:
    """Add a move, the one after so many others, to what its player did."""
    if isinstance(move, Bid | Neutral):
        n = next((answer.value for answer in move.answers), None)
        auction = AUCTIONS.index(move.target) + 1
        template = _("Auction {auction}") if n is None else _("{n} for Auction {auction}")
        row.bid = template.format(n=n, auction=auction)
    elif isinstance(move, Pass):
        row.bid = _("passed")
    elif isinstance(move, Take):
        kind = GOODS_INDEX[move.target]
        bonus = words.some(BONUS[kind], kind)
        if row.bid == _("passed"):
            row.bid = _("passed: {bonus}").format(bonus=bonus)
        else:
            row.took.append(bonus)
    elif isinstance(move, Decline):
        declined: Frontier = since.after.up_to(number).seen(viewer)
        row.built += [_("nothing")] if declined.phase == BUILD else []
    elif isinstance(move, Exchange):
        carried_out: Frontier = since.after.up_to(number).seen(viewer)
        offered = carried_out.tile(carried_out.auction).exchange
        row.took += [words.exchange(offered)] if offered else []
    elif isinstance(move, Build):
        row.built.append(words.card_name(INDEX[move.target]))
    elif isinstance(move, Assign):
        after: Frontier = since.after.up_to(number + 1).seen(viewer)
        row.brought = pieces.bundle(enumerate(income(after, seat)))
    elif isinstance(move, Pay):
        before: Frontier = since.after.up_to(number).seen(viewer)
        row.wages += before.goods[seat][WORKERS] if before.phase == WAGES else 0
    elif isinstance(move, TRADES):
        row.trades.append(move)


def _now(position: Frontier, seat: int) -> Line:
    """The score of a seat if the game ended now, where its holdings are seen."""
    return text(total(position, seat), "figure") if position.shows(seat) else EMPTY


def _aligned(columns: Sequence[tuple[str, Sequence[Line]]]) -> list[Line]:
    """Columns beside each other, each as wide as it must be, under what they are called."""
    found: list[list[Line]] = []
    for head, column in columns:
        cells = max(width(text(head)), *map(width, column))
        found.append([fit(one, cells) for one in (text(head, "dim"), *column)])
    return [text(" ") + join(parts, "  ") for parts in zip(*found, strict=True)]


def of_round(view: View) -> str:
    """The round that has just ended, as the seat of a view sees it; nothing where its holdings are hidden."""
    if not view.knows:
        return ""
    paid = words.some(_wages_paid(view.game, view.seat), SILVER)
    values = {"round": view.seen.round - 1, "points": words.some(view.total, VP), "paid": paid}
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
