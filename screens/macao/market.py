"""The page of the market: the dice beside the wind rose as a timetable, the cards on offer, the own tableau."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine import Move
from engine.macao.colours import COLOURS
from engine.macao.moves import Activate, Choose, Lay, Take
from engine.macao.state import ACTION, CARD, DICE, DRAFT, LAY
from engine.texts.language import gettext as _
from screens.macao import market_lines, pieces, timetable, words
from screens.macao.actions import KEYS
from screens.macao.market_cards import Market
from screens.macao.timetable import Pair
from screens.macao.view import View
from screens.table.title import Page
from screens.words import capital
from widgets.lines import Line, fit, join, text, wrap
from widgets.menu import moved

DICE_COLUMN, CARD_COLUMN = 0, 1
_PICKED = 2


class MarketPage(Page):
    """The dice and the cards; the cursor is on one of them."""

    keys = KEYS.pages[0]

    _seen: View

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells in short what a move would do; the cursor is on the first card."""
        self._preview = preview
        self._column = CARD_COLUMN
        self._die = 0
        self._card = 0
        self._ticked: list[int] = []
        self._at: tuple[int, str, int] = (0, "", 0)
        self._pairs: list[Pair] | None = None

    def look(self, view: View) -> None:
        """Show another position; the cursor goes to what is chosen in its phase."""
        self._seen = view
        self._pairs = None
        now = (view.table["round"], view.phase, view.seat)
        if now != self._at:
            self._at = now
            self._ticked = []
            self._column = DICE_COLUMN if view.phase == DICE else CARD_COLUMN
            self._card = 0
        self._card = max(0, min(self._card, len(self.cards) - 1))
        if not self.cards:
            self._column = DICE_COLUMN

    @property
    def is_wide(self) -> bool:
        return True

    @property
    def view(self) -> View:
        """The position that is shown."""
        return self._seen

    @property
    def cards(self) -> list[str]:
        """The cards of the right column: those on offer, then those of the own tableau."""
        return [*(one["card"] for one in self._seen.table["offer"]), *self._seen.mine["tableau"]]

    @property
    def pairs(self) -> list[Pair]:
        """All pairs of dice, the best first."""
        if self._pairs is None:
            view = self._seen
            self._pairs = timetable.pairs(view.seen, view.seat, view.have, tuple(view.mine["tableau"]))
        return self._pairs

    @property
    def ticked(self) -> tuple[int, ...]:
        """The dice that are ticked, by colour."""
        return tuple(self._ticked)

    @property
    def die(self) -> int | None:
        """The die with the cursor, by colour."""
        return self._die if self._column == DICE_COLUMN else None

    @property
    def under_cursor(self) -> str:
        cards = self.cards
        return cards[self._card] if self._column == CARD_COLUMN and cards else ""

    @property
    def meant(self) -> Move | None:
        """What `enter` would do."""
        view, name = self._seen, self.under_cursor
        if view.phase == DICE and self._column == DICE_COLUMN:
            dice = tuple(COLOURS[colour] for colour in sorted(self._ticked))
            return Choose().answer(dice, "dice") if len(dice) == _PICKED else None
        if view.phase == LAY:
            return Lay()
        if not name:
            return None
        if view.table["phase"] in (DRAFT, CARD) and name in {one["card"] for one in view.table["offer"]}:
            return Take(name)
        return Activate(name) if view.phase == ACTION else None

    @property
    def ticks(self) -> bool:
        """Whether `enter` ticks the die with the cursor."""
        return self._seen.phase == DICE and self._column == DICE_COLUMN and len(self._ticked) < _PICKED

    # The cursor.

    def tick(self, colour: int | None = None) -> None:
        """Tick or untick a die, that with the cursor if none is named; of two the older one gives way to a third."""
        if colour is not None:
            self._die, self._column = colour, DICE_COLUMN
        if self._die in self._ticked:
            self._ticked.remove(self._die)
        else:
            self._ticked = [*self._ticked, self._die][-_PICKED:]

    def along(self, by: int) -> None:
        """To the other column."""
        self._column = CARD_COLUMN if by > 0 and self.cards else DICE_COLUMN

    def step(self, by: int) -> None:
        if self._column == DICE_COLUMN:
            self._die = moved(self._die, by, len(COLOURS))
        elif self.cards:
            self._card = moved(self._card, by, len(self.cards))

    def to_next_group(self) -> None:
        """To the next thing that can be done: of the dice the next pair, the best first; or the next card."""
        view = self._seen
        if view.phase == DICE:
            ticked = tuple(sorted(self._ticked))
            place = next((n for n, one in enumerate(self.pairs) if one.dice == ticked), -1)
            self._ticked = list(self.pairs[(place + 1) % len(self.pairs)].dice)
            self._die, self._column = self._ticked[0], DICE_COLUMN
            return
        kind = "activate" if view.phase == ACTION else "take"
        cards = self.cards
        if cards:
            self._column = CARD_COLUMN
            order = [(self._card + n) % len(cards) for n in range(1, len(cards) + 1)]
            self._card = next((n for n in order if view.move(kind, cards[n]) is not None), order[0])

    def to_first(self) -> None:
        self._die = self._card = 0

    def to_last(self) -> None:
        self._die, self._card = len(COLOURS) - 1, max(0, len(self.cards) - 1)

    def jump(self, words_typed: str) -> None:
        wanted = words_typed.strip().casefold()
        found = [n for n, name in enumerate(self.cards) if words.card_name(name).casefold().startswith(wanted)]
        if wanted and found:
            self._column, self._card = CARD_COLUMN, found[0]

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        return market_lines.lines(self, cells, height, active=active)

    def details(self, cells: int) -> list[Line]:
        if self._seen.phase == DICE and self._column == DICE_COLUMN:
            return about_pairs(self, cells)
        move = self.meant
        if move is not None and move in self._seen.moves and not isinstance(move, Take):
            return self._preview(move, cells)
        return about_card(self._seen, self.under_cursor, cells)


_OTHERS: Final = 3
"""So many other pairs of dice are told at most."""


def about_pairs(page: Market, cells: int) -> list[Line]:
    """The pair that is ticked, and the best ones besides."""
    ticked = page.ticked
    pairs = page.pairs
    if len(ticked) == 2:
        first = next(one for one in pairs if set(one.dice) == set(ticked))
        found = _about_pair(page.view, first, cells - 2)
        others = [one for one in pairs if one is not first][:_OTHERS]
    else:
        found = []
        others = [one for one in pairs if set(ticked) <= set(one.dice)]
        said = _("Tick two dice; tab goes through the pairs, the best first.")
        if ticked:
            said = _("Tick one more; the best with it:")
        found += wrap(said, cells - 2, "dim")
    found += [_pair_line(page.view, one, cells - 2) for one in others]
    return [text(" ") + line for line in found[:4]]


def _pair_name(view: View, pair: Pair) -> str:
    names = [words.die(COLOURS[colour], view.seen.dice[colour]) for colour in pair.dice]
    said = _("{one} and {other}").format(one=names[0], other=names[1])
    return capital(said)


def _pair_line(view: View, pair: Pair, cells: int) -> Line:
    return fit(join([text(_pair_name(view, pair), "dim"), *_gains(view, pair)]), cells)


def _gains(view: View, pair: Pair) -> list[Line]:
    found = []
    present = max(1, view.table["round"])
    soon = [number for number in pair.empty if number <= present + 1]
    if soon and not view.have.safe_when_empty:
        rounds = ", ".join(_("now") if number == present else str(number) for number in soon)
        found.append(text(_("empty: {rounds}").format(rounds=rounds), "short"))
    if pair.filled:
        rounds = ", ".join(_("now") if number == present else str(number) for number in pair.filled)
        found.append(text(_("fills {rounds}").format(rounds=rounds), "gain"))
    for name, number in pair.cards.items():
        when = _("now") if number == present else _("in {n}").format(n=number)
        found.append(text(_("{card} {when}").format(card=words.card_name(name), when=when), "gain"))
    return found


def _about_pair(view: View, pair: Pair, cells: int) -> list[Line]:
    present = max(1, view.table["round"])
    now = pair.table[present]
    supply = {COLOURS[colour]: number for colour, number in enumerate(now) if number}
    head = text("enter", "key") + text(" " + _pair_name(view, pair), "figure")
    head += text("   " + _("now") + " ", "dim") + pieces.numbers(supply)
    lines_ = pieces.flow([head, *_gains(view, pair)], cells, 2, "   ")
    quarters = timetable.payable(now, view.seen.free_quarters(), view.have)
    if quarters:
        said = _("pays now for quarters {numbers}").format(numbers=" ".join(map(str, quarters)))
        lines_ += wrap(said, cells, "dim")[:1]
    return lines_


def about_card(view: View, name: str, cells: int) -> list[Line]:
    """A card in words, without its cost, which stands in its row; and when it could be activated."""
    if not name:
        return []
    found = wrap(words.described(name, with_cost=False), cells - 2)
    is_offered = any(one["card"] == name for one in view.table["offer"])
    if view.table["over"]:
        return [text(" ") + line for line in found]
    table = timetable.timetable(view.seen, view.seat)
    found += wrap(pieces.in_words(view, name, table), cells - 2, "dim")
    if is_offered and view.phase == CARD and len(view.mine["tableau"]) >= view.mine["room"]:
        found += wrap(_("Your tableau is full: one card is discarded, with a punishment marker."), cells - 2, "short")
    return [text(" ") + line for line in found]
