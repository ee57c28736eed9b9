"""The page of the players' storages, and each player's cards and score line by line."""

from __future__ import annotations

from collections.abc import Callable

from engine.le_havre.table_data import PlayerData
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from engine.title import ScoreLine
from screens.actions import key_label
from screens.le_havre import building_details, ships
from screens.le_havre.hues import good
from screens.le_havre.storage_box import PAIRS
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, good_name, is_ship, short_name
from screens.table.picture.listing import Listing, Row
from screens.table.scores import scores_of
from widgets.lines import EMPTY, Line, fill, fit, selected, text, width, wrap
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
    size = max(4 if is_narrow else 6, min(14, (cells - _name_cells(cells) - 1) // len(view.players)))
    title = _("Storage") if is_narrow else _("Player storage")
    heading = fit(text(" " + title, "heading"), _name_cells(cells) + 1)
    for player in view.players:
        name = fit(text(player["name"], seat(player["seat"])), size - 1, "right")
        heading += (selected(name) if player["seat"] == chosen else name) + text(" ")
    rows = [
        _row(view, (cells, size), text(_("Wealth")), lambda one: (one["wealth"],)),
        _row(view, (cells, size), _label((_("Francs"), "good:francs"), (_("loans"), "short")), _money),
        _row(view, (cells, size), text(_("Food / energy")), lambda one: (one["food"], one["energy"])),
    ]
    for low, high in PAIRS:
        label = _label(
            (good_name(low).capitalize(), good(low)), (_short(high) if is_narrow else good_name(high), good(high))
        )
        rows.append(_row(view, (cells, size), label, _both(low, high)))
    rows += [
        _row(view, (cells, size), text(_("Rods / hammers")), lambda one: (one["rods"], one["hammers"])),
    ]
    if cells not in _SMALL:
        rows += [
            _row(
                view,
                (cells, size),
                text(_("Cards / ships") if is_narrow else _("Buildings / ships")),
                lambda one: (len(one["buildings"]), len(one["ships"])),
            ),
            _people(view, (cells, size)),
        ]
    return Listing(tuple(Row(row) for row in rows if row), heading)


def _short(name: str) -> str:
    return _("smoked") if name == "smoked-fish" else good_name(name)


def _both(low: str, high: str) -> Callable[[PlayerData], tuple[int, ...]]:
    return lambda one: (one["goods"][low], one["goods"][high])


def _tight(label: Line) -> Line:
    """The name of a row without blanks around its stroke."""
    return tuple(piece._replace(text=piece.text.replace(" / ", "/")) for piece in label)


def _money(one: PlayerData) -> tuple[int, ...]:
    return one["francs"], one["loans"]


def _label(low: tuple[str, StyleName], high: tuple[str, StyleName]) -> Line:
    return text(*low) + text(" / ") + text(*high)


def _name_cells(cells: int) -> int:
    """Cells of the names of the rows."""
    return _NARROW_NAME if cells < _NARROW else _NAME


def _row(view: View, sizes: tuple[int, int], label: Line, figures: Callable[[PlayerData], tuple[int, ...]]) -> Line:
    """A row of figures; nothing where nobody has any."""
    if not any(any(figures(player)) for player in view.players):
        return EMPTY
    cells, size = sizes
    line = text(" ") + fit(_tight(label) if cells < _NARROW else label, _name_cells(cells))
    for player in view.players:
        found = figures(player)
        words = "/".join(str(number) if number else "·" for number in found)
        line += fit(text(words, "plain" if any(found) else "dim"), size - 1, "right") + text(" ")
    return line


def _people(view: View, sizes: tuple[int, int]) -> Line:
    cells, size = sizes
    is_by_number = size < _SIGN
    line = text(" ") + fit(text(_("Person on") if is_by_number else _("Person")), _name_cells(cells))
    for player in view.players:
        name = card_name(player["person"]) if player["person"] else _("at home")
        if is_by_number:
            name = card(player["person"]).sign if player["person"] else "·"
        elif player["person"]:
            name = short_name(player["person"], size - 1)
        line += fit(text(name, seat(player["seat"])), size - 1, "right") + text(" ")
    return line


def cards(view: View, cells: int, chosen: int) -> Listing:
    """One player's cards and ships with the score line by line."""
    player = view.players[chosen]
    score = scores_of(view.game)[chosen]
    rows = [Row(score_line(line, cells), line["name"] if line["kind"] != "bonus" else "") for line in score["lines"]]
    rows.append(Row(_amount(_("Score if the game ended now"), score["total"], cells, heading=True)))
    owner = text(player["name"], seat(chosen))
    heading = text(" ") + fill(_("Cards and score of {name}"), "heading", name=owner)
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
    told = [(player, _possessions(player)) for player in view.players]
    if len(told) <= _LINES:
        names = max(width(text(player["name"])) for player in view.players) + 2
        return lines + [
            fit(text(" ") + text(player["name"], seat(player["seat"])), names + 1) + text(words)
            for player, words in told
        ]
    joined = "; ".join(_("{name}: {words}").format(name=player["name"], words=words) for player, words in told)
    return lines + [text(" ") + line for line in wrap(joined, cells - 2)]


def _possessions(player: PlayerData) -> str:
    """How many cards a player has, and where their person stands."""
    return _("{cards}, {ships}, {place}").format(
        cards=ngettext("{n} building", "{n} buildings", len(player["buildings"])).format(n=len(player["buildings"])),
        ships=ngettext("{n} ship", "{n} ships", len(player["ships"])).format(n=len(player["ships"])),
        place=_("person in the {card}").format(card=card_name(player["person"]))
        if player["person"]
        else _("person at home"),
    )


def details(view: View, name: str, cells: int) -> list[Line]:
    """About a card or a ship in a list of possessions."""
    if not name:
        return []
    if not is_ship(name):
        return building_details.details(view, name, cells)
    return ships.details(view, name, cells)
