"""The page of the market: the dice beside the wind rose as a timetable, the cards on offer, the own tableau."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from engine import Move
from engine.macao import colours, deck, moves, state
from engine.texts.language import gettext as _, listed, ngettext
from screens.actions import key_label
from screens.macao import actions, market_cards, market_lines, pieces, timetable, words
from screens.macao.view import View
from screens.table.page import EXAMPLES, ViewPage
from widgets.filled import figure
from widgets.legend import Example, labelled
from widgets.lines import Line, cut, fit, join, plain, text, width, wrap
from widgets.menu import moved, onward

_PICKED = 2
_OTHERS: Final = 3
"""So many other pairs of dice are told at most."""


class MarketPage(ViewPage[View]):
    """The dice and the cards; the cursor is on one of them."""

    keys = actions.KEYS.pages[0]

    def __init__(self, preview: Callable[[Move, int], list[Line]]) -> None:
        """`preview` tells in short what a move would do; the cursor is on the first card."""
        self._preview = preview
        self._is_on_dice = False
        self._die = self._card = 0
        self._ticked: list[int] = []
        self._at: tuple[int, str, int] = (0, "", 0)

    def look(self, view: View) -> None:
        """Show another position; the cursor goes to what is chosen in its phase."""
        super().look(view)
        now = (view.seen.round, view.phase, view.seat)
        if now != self._at:
            self._at = now
            self._ticked = []
            self._is_on_dice = view.phase == state.DICE
            self._card = 0
        self._card = max(0, min(self._card, len(self.cards) - 1))
        self._is_on_dice = self._is_on_dice or not self.cards

    @property
    def is_wide(self) -> bool:
        return True

    @property
    def cards(self) -> Sequence[int]:
        """The cards of the right column: those on offer, then those of the own tableau."""
        return (*self._view.seen.offer, *self._view.seen.tableau[self._view.seat])

    @property
    def ticked(self) -> tuple[int, ...]:
        """The dice that are ticked, by colour."""
        return tuple(self._ticked)

    @property
    def die(self) -> int | None:
        """The die with the cursor, by colour."""
        return self._die if self._is_on_dice else None

    @property
    def card(self) -> int | None:
        """The card with the cursor."""
        return self.cards[self._card] if self.cards and not self._is_on_dice else None

    @property
    def under_cursor(self) -> str:
        return "" if self.card is None else deck.CARDS[self.card].name

    @property
    def meant(self) -> Move | None:
        """What `enter` would do."""
        view = self._view
        if view.phase == state.DICE and self._is_on_dice:
            dice = tuple(colours.COLOURS[colour] for colour in sorted(self._ticked))
            return moves.Choose().answer(dice, "dice") if len(dice) == _PICKED else None
        if view.phase == state.LAY:
            return moves.Lay()
        if self.card is None:
            return None
        if view.seen.phase in (state.DRAFT, state.CARD) and self.card in view.seen.offer:
            return moves.Take(self.under_cursor)
        return moves.Activate(self.under_cursor) if view.phase == state.ACTION else None

    @property
    def ticks(self) -> bool:
        """Whether `enter` ticks the die with the cursor."""
        return self._view.phase == state.DICE and self._is_on_dice and len(self._ticked) < _PICKED

    # The cursor.

    def tick(self, colour: int | None = None) -> None:
        """Tick or untick a die, that with the cursor if none is named; of two the older one gives way to a third."""
        if colour is not None:
            self._die, self._is_on_dice = colour, True
        if self._die in self._ticked:
            self._ticked.remove(self._die)
        else:
            self._ticked = [*self._ticked, self._die][-_PICKED:]

    def along(self, by: int) -> None:
        """To the other column."""
        self._is_on_dice = by <= 0 or not self.cards

    def step(self, by: int) -> None:
        if self._is_on_dice:
            self._die = moved(self._die, by, len(colours.COLOURS))
        elif self.cards:
            self._card = moved(self._card, by, len(self.cards))

    def to_next_group(self) -> None:
        """To the next thing that can be done: of the dice the next pair, the best first; or the next card."""
        view = self._view
        if view.phase == state.DICE:
            ticked = tuple(sorted(self._ticked))
            place = next((n for n, one in enumerate(view.pairs) if one.dice == ticked), -1)
            self._ticked = list(view.pairs[moved(place, 1, len(view.pairs))].dice)
            self._die, self._is_on_dice = self._ticked[0], True
            return
        kind = "activate" if view.phase == state.ACTION else "take"
        cards = self.cards
        if cards:
            self._is_on_dice = False
            order = onward(self._card, len(cards))
            self._card = next((n for n in order if view.move(kind, deck.CARDS[cards[n]].name) is not None), order[0])

    def to_first(self) -> None:
        self._die = self._card = 0

    def to_last(self) -> None:
        self._die, self._card = len(colours.COLOURS) - 1, max(0, len(self.cards) - 1)

    def jump(self, words_typed: str) -> None:
        wanted = words_typed.strip().casefold()
        found = [n for n, card in enumerate(self.cards) if words.card_name(card).casefold().startswith(wanted)]
        if wanted and found:
            self._is_on_dice, self._card = False, found[0]

    # The picture.

    def lines(self, cells: int, height: int, *, active: bool) -> list[Line]:
        market = market_cards.Market(self._view, self.ticked, self.die, self.card)
        return market_lines.lines(market, cells, height, active=active)

    def captions(self) -> Sequence[Sequence[str]]:
        return [
            (_("card"), _("cost, in cubes"), _("tribute, or when it can be paid")),
            (_("card"), _("cost, in cubes")),
        ]

    def example(self, cells: int) -> Example | None:
        # The cards stand at the right of the line between both columns.
        lines = self.lines(cells, EXAMPLES, active=True)
        halves = [(line, plain(line).partition("│")) for line in lines]
        beyond = [cut(line, width(text(left)) + 2, width(line)) for line, (left, sign, _right) in halves if sign]
        return labelled(beyond, self.captions())

    def details(self, cells: int) -> list[Line]:
        if self._view.phase == state.DICE and self._is_on_dice:
            return self._about_pairs(cells)
        move = self.meant
        if move is not None and move in self._view.moves and not isinstance(move, moves.Take):
            return self._preview(move, cells)
        return [] if self.card is None else _about_card(self._view, self.card, cells)

    @property
    def _asked(self) -> str:
        """What is to be done with the dice; which pairs are the best is told where anybody may give advice."""
        is_ranked = self._view.game.about.advised
        if self._ticked:
            return _("Tick one more; the best with it:") if is_ranked else _("Tick one more:")
        if is_ranked:
            return _("Tick two dice; tab goes through the pairs, the best first.")
        return _("Tick two dice; tab goes through the pairs.")

    def _about_pairs(self, cells: int) -> list[Line]:
        """The pair that is ticked, and the best ones besides."""
        view = self._view
        if len(self._ticked) == _PICKED:
            first = next(one for one in view.pairs if set(one.dice) == set(self._ticked))
            found = _about_pair(view, first, cells - 2)
            others = [one for one in view.pairs if one is not first][:_OTHERS]
        else:
            found = wrap(self._asked, cells - 2, "dim")
            others = [one for one in view.pairs if set(self._ticked) <= set(one.dice)]
        for one in others:
            for is_short in (False, True):
                gains = map(_styled, pair_gains(view, one, is_short=is_short))
                line = join([text(pair_name(view, one), "dim"), *gains])
                if width(line) <= cells - 2:
                    break
            found.append(fit(line, cells - 2))
        return [text(" ") + line for line in found[:4]]


def pair_name(view: View, pair: timetable.Pair) -> str:
    """Two dice with what they show."""
    one, other = ((colour, view.seen.dice[colour]) for colour in pair.dice)
    return words.dice(one, other)


def pair_gains(view: View, pair: timetable.Pair, *, is_short: bool = False) -> list[tuple[str, bool]]:
    """What would come of two dice, each with whether it is good: rounds without cubes, those filled, cards ready.

    In short cards that are ready in the same round are counted.
    """
    present = max(1, view.seen.round)
    found = []
    soon = [number for number in pair.empty if number <= present + 1]
    if soon and not view.have.safe_when_empty:
        found.append((_("empty: {rounds}").format(rounds=_rounds(soon, present)), False))
    if pair.filled:
        found.append((_("fills {rounds}").format(rounds=_rounds(pair.filled, present)), True))
    by_round: dict[int, list[int]] = {}
    for card, number in pair.cards.items():
        by_round.setdefault(number, []).append(card)
    for number, cards in by_round.items():
        when = _("now") if number == present else _("in {n}").format(n=number)
        said = words.card_names(cards)
        if is_short and len(cards) > 1:
            said = ngettext("{n} card", "{n} cards", len(cards)).format(n=len(cards))
        # Translators: cards and when they can be paid: "Mint now", "Mint, Envoy in 2".
        found.append((_("{cards} {when}").format(cards=said, when=when), True))
    return found


def _rounds(numbers: Sequence[int], present: int) -> str:
    """Rounds by their numbers, this one first as such: 'this round, 9', 'rounds 9, 10'."""
    if numbers[0] == present:
        return listed([_("this round"), *map(str, numbers[1:])])
    said = ngettext("round {numbers}", "rounds {numbers}", len(numbers))
    return said.format(numbers=listed(map(str, numbers)))


def _styled(gain: tuple[str, bool]) -> Line:
    return text(gain[0], "gain" if gain[1] else "short")


def _about_pair(view: View, pair: timetable.Pair, cells: int) -> list[Line]:
    now = pair.table[max(1, view.seen.round)]
    head = text(key_label("enter"), "key") + text(" " + pair_name(view, pair), "figure")
    head += figure(_("now"), pieces.supply(now), before="   ")
    lines = pieces.flow([head, *map(_styled, pair_gains(view, pair))], cells, 2, "   ")
    quarters = words.numbers_of(timetable.payable(now, view.seen.free_quarters(), view.have))
    if quarters:
        said = ngettext("pays now for quarter {numbers}", "pays now for quarters {numbers}", len(quarters))
        lines += wrap(said.format(numbers=" ".join(quarters)), cells, "dim")[:1]
    return lines


def _about_card(view: View, card: int, cells: int) -> list[Line]:
    """A card in words, without its cost, which stands in its row; and when it could be activated."""
    found = wrap(words.described(card, with_cost=False), cells - 2)
    if not view.is_over:
        table = timetable.timetable(view.seen, view.seat)
        found += wrap(pieces.in_words(view, card, table), cells - 2, "dim")
        is_full = len(view.seen.tableau[view.seat]) >= view.have.room
        if card in view.seen.offer and view.phase == state.CARD and is_full:
            said = _("Your tableau is full: one card is discarded, with a punishment marker.")
            found += wrap(said, cells - 2, "short")
    return [text(" ") + line for line in found]
