"""What is stored as Loading ends, asked at most once: nothing where all goods find room, else which of them go."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import Move, Text
from engine.moves import Bundle
from engine.speicherstadt.goods import NAMES
from engine.speicherstadt.moves import Store
from engine.speicherstadt.prospects import lapsing
from engine.texts.language import gettext as _
from screens.speicherstadt import words
from screens.speicherstadt.view import View
from screens.ways import Goal, Way

_MOST: Final = 40
"""So many ways are listed at most; where there are more, Warehouse and market hall are asked for one by one."""


def plain(view: View) -> Move | None:
    """Storing: of all goods where there is room for them, else what is asked about it is still open."""
    if view.move("store") is None:
        return None
    move: Move = Store()
    if not lapsing(view.seen, view.seat):
        while (question := view.game.ask(move)) is not None:
            move = move.answer(question.default, question.label)
    return move


def goal(view: View) -> Goal | None:
    """Which goods go to the supply, where a Warehouse and the market hall hold some and not all."""
    lost, room, stock = lapsing(view.seen, view.seat), view.holding.room, view.seen.landed[view.seat]
    if view.move("store") is None or not lost or not room:
        return None
    found = list(_baskets(stock, lost))
    if len(found) > _MOST:
        return None
    return Goal(
        words.move(Store(), view.seen),
        Text(_("Which goods go to the supply?")),
        tuple(_way(stock, given, room) for given in found),
    )


def _way(stock: Sequence[int], given: Sequence[int], room: int) -> Way:
    """Storing all but what is given away: as much in the Warehouse as it holds, the last one in the market hall."""
    left = [have - number for have, number in zip(stock, given, strict=True)]
    stored: list[int] = []
    for number in left:
        stored.append(min(number, room - sum(stored)))
    kept = [have - number for have, number in zip(left, stored, strict=True)]
    stays = _("{goods} stay").format(goods=words.amounts(left))
    line = _("Store all but {goods}").format(goods=words.amounts(given))
    wishes = (("warehouse", _bundle(stored)), ("hall", _bundle(kept)))
    return Way(Store(), Text(words.amounts(given)), Text(stays), line, wishes)


def _baskets(stock: Sequence[int], number: int) -> Iterator[tuple[int, ...]]:
    """Every mixture of so many goods of a stock."""
    if not stock:
        if not number:
            yield ()
        return
    for taken in range(min(stock[0], number) + 1):
        yield from ((taken, *rest) for rest in _baskets(stock[1:], number - taken))


def _bundle(counts: Sequence[int]) -> Bundle:
    return tuple((name, number) for name, number in zip(NAMES, counts, strict=True) if number)
