"""The page of the players' storages, and each player's cards and score line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.le_havre import deck
from engine.le_havre.deck import CARDS
from engine.le_havre.goods import FRANCS
from engine.le_havre.state import AT_HOME
from engine.texts.language import clauses, gettext as _, ngettext, pgettext, within
from engine.title import ScoreLine
from screens.actions import key_label
from screens.le_havre.page import STORAGE, HavrePage
from screens.le_havre.pieces import good
from screens.le_havre.side import PAIRS, short_label
from screens.le_havre.view import View
from screens.le_havre.words import card_name, good_label, short_name
from screens.table.picture.listing import Listing, Row
from screens.table.scores import scores_of
from widgets.filled import fill
from widgets.lines import EMPTY, Line, fit, selected, text, width, wrap
from widgets.menu import moved
from widgets.styles import StyleName, seat

_NAME, _NARROW_NAME = 21, 13
_NARROW = 55
"""Cells below which the names of the rows are short."""
_SIGN = 8
"""Cells of a player's column in which "at home" and the beginning of a card's name have room."""
_LINES = 3
"""Players of whom the foot tells in a line each."""
_SMALL = range(70, 110)
"""Cells of the page where the foot tells of cards and persons: there are no rows for them."""


def goods(view: View, cells: int, chosen: int) -> Listing:
    """Everybody's goods and cards side by side; `chosen` is the seat whose cards the other view shows.

    What nobody has is left out.
    """
    is_narrow = cells < _NARROW
    position = view.seen
    size = max(4 if is_narrow else 6, min(14, (cells - _name_cells(cells) - 1) // len(view.names)))
    heading = fit(text(" " + (_("Storage") if is_narrow else _("Player storage")), "heading"), _name_cells(cells) + 1)
    for number, called in enumerate(view.names):
        name = fit(text(called, seat(number)), size - 1, "right")
        heading += (selected(name) if number == chosen else name) + text(" ")
    rows: list[tuple[Line, Callable[[int], tuple[int, ...]]]] = [
        (text(_("Wealth")), lambda one: (view.wealth[one],)),
        (
            _label((_("Francs"), good(FRANCS)), (_("loans"), "short")),
            lambda one: (position.francs(one), position.loans[one]),
        ),
        (text(_("Food / energy")), lambda one: (position.food(one), position.energy(one))),
        *(
            (
                _label(
                    (good_label(low), good(low)),
                    (within(short_label(high) if is_narrow else good_label(high)), good(high)),
                ),
                lambda one, low=low, high=high: (position.goods[one][low], position.goods[one][high]),
            )
            for low, high in PAIRS
        ),
        (text(_("Rods / hammers")), lambda one: (deck.rods(position, one), deck.hammers(position, one))),
    ]
    if cells not in _SMALL:
        label = _("Cards / ships") if is_narrow else _("Buildings / ships")
        rows.append((text(label), lambda one: (len(position.owned(one)), len(position.fleets[one]))))
    found = [_row(label, [figures(one) for one in range(len(view.names))], cells, size) for label, figures in rows]
    found += [_people(view, cells, size)] if cells not in _SMALL else []
    return Listing(tuple(Row(row) for row in found if row), heading)


def _label(low: tuple[str, StyleName], high: tuple[str, StyleName]) -> Line:
    return text(*low) + text(" / ") + text(*high)


def _name_cells(cells: int) -> int:
    """Cells of the names of the rows: where they are narrow, as many as the longest pair takes in the language."""
    if cells >= _NARROW:
        return _NAME
    pairs = [(_("Francs"), _("loans")), *((good_label(low), within(short_label(high))) for low, high in PAIRS)]
    return max(_NARROW_NAME, *(width(text(f"{low}/{high}")) for low, high in pairs))


def _row(label: Line, figures: list[tuple[int, ...]], cells: int, size: int) -> Line:
    """A row of figures by seat; nothing where nobody has any. Narrow ones have no blanks around their stroke."""
    if not any(map(any, figures)):
        return EMPTY
    if cells < _NARROW:
        label = tuple(piece._replace(text=piece.text.replace(" / ", "/")) for piece in label)
    line = text(" ") + fit(label, _name_cells(cells))
    for found in figures:
        words = "/".join(str(number) if number else "·" for number in found)
        line += fit(text(words, "plain" if any(found) else "dim"), size - 1, "right") + text(" ")
    return line


def _people(view: View, cells: int, size: int) -> Line:
    """Where the persons are; the name in the first column may begin below the names of the rows."""
    is_by_number = size < _SIGN
    label = pgettext("wooden disc", "Person on") if is_by_number else pgettext("wooden disc", "Person")
    line = text(" " + label + " ")
    for number, at in enumerate(view.seen.persons):
        room = _name_cells(cells) + (number + 1) * size - width(line)
        if at == AT_HOME:
            name = "·" if is_by_number else _("at home")
        else:
            name = CARDS[at].sign if is_by_number else short_name(CARDS[at].name, room)
        line += fit(text(name, seat(number)), room, "right") + text(" ")
    return line


def cards(view: View, cells: int, chosen: int) -> Listing:
    """One player's cards and ships with the score line by line."""
    score = scores_of(view.game)[chosen]
    rows = [Row(score_line(line, cells), line["name"] if line["kind"] != "bonus" else "") for line in score["lines"]]
    total = _("Score") if view.is_over else _("Score if the game ended now")
    rows.append(Row(_amount(total, score["total"], cells, heading=True)))
    owner = text(view.names[chosen], seat(chosen))
    heading = text(" ") + fill(_("Cards and score: {name}"), "heading", name=owner)
    return Listing(tuple(rows), fit(heading, cells))


def score_line(line: ScoreLine, cells: int) -> Line:
    """A line of a score in words."""
    name = line["name"]
    labels = {
        "francs": _("Francs"),
        "loans": _("Loans, 7 each"),
        "bonus": _("{card}, for what its owner has").format(card=card_name(name)) if name else "",
    }
    label = labels.get(line["kind"]) or card_name(name)
    return _amount(label, line["points"], cells)


def _amount(label: str, points: int, cells: int, heading: bool = False) -> Line:
    style: StyleName = "heading" if heading else "short" if points < 0 else "plain"
    return text("  ") + fit(text(label, style), min(cells - 10, 44)) + fit(text(str(points), style), 6, "right")


def hint(view: View, cells: int, *, cards_shown: bool) -> list[Line]:
    """What else the page can show, and what of it there is no room for."""
    words = _("shows everybody's goods") if cards_shown else _("shows cards and score, line by line")
    lines = [text(" " + key_label("tab"), "key") + text(" " + words, "dim")]
    if cards_shown or cells not in _SMALL:
        return lines
    told = [(name, text(name, seat(number)), _possessions(view, number)) for number, name in enumerate(view.names)]
    if len(told) <= _LINES:
        names = max(width(name) for _name, name, _words in told) + 2
        return lines + [fit(text(" ") + name, names + 1) + text(words) for _name, name, words in told]
    # Translators: a player and what is told of them.
    joined = clauses(_("{name}: {words}").format(name=name, words=words) for name, _styled, words in told)
    return lines + [text(" ") + line for line in wrap(joined, cells - 2)]


def _possessions(view: View, number: int) -> str:
    """How many cards a player has, and where their person stands."""
    cards, ships, at = (view.seen.owned(number), view.seen.fleets[number], view.seen.persons[number])
    # Translators: "3 buildings, 1 ship, person at home".
    return _("{cards}, {ships}, {place}").format(
        cards=ngettext("{n} building", "{n} buildings", len(cards)).format(n=len(cards)),
        ships=ngettext("{n} ship", "{n} ships", len(ships)).format(n=len(ships)),
        place=_("person at home")
        if at == AT_HOME
        else _("person in the {card}").format(card=card_name(CARDS[at].name)),
    )


class StoragePage(HavrePage):
    """Everybody's goods side by side, or the cards of one player."""

    def __init__(self) -> None:
        super().__init__(STORAGE)
        self._shows_cards = False
        self._player = -1
        self._seen_by = -1

    def look(self, view: View) -> None:
        super().look(view)
        if view.seat != self._seen_by:
            self._player = self._seen_by = view.seat

    @property
    def is_wide(self) -> bool:
        return not self._shows_cards and len(self._view.names) > 1

    def turn_to(self, by: int) -> None:
        """Look at the storage of another player."""
        self._player = moved(self._player, by, len(self._view.names))
        self.renew()

    def turn(self) -> None:
        """From everybody's goods to the cards of one player, and back."""
        self._shows_cards = not self._shows_cards
        self.renew()

    def listing(self, cells: int) -> Listing:
        show = cards if self._shows_cards else goods
        return show(self._view, cells, self._player)

    def captions(self) -> Sequence[Sequence[str]]:
        return [(_("card"), _("francs"))] if self._shows_cards else [(_("what"), *self._view.names)]

    def details(self, cells: int) -> list[Line]:
        if self._shows_cards and self.under_cursor:
            return super().details(cells)
        return hint(self._view, cells, cards_shown=self._shows_cards)
