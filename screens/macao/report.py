"""What a game of Macao came to: points by round, where gold and PP came from, what became of each card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from engine import Game
from engine.macao import city, deck, history, lone, scoring, state, wall
from engine.texts import N_, NC_
from engine.texts.language import gettext as _, pgettext
from screens.macao import words
from screens.macao.plain import WORDS
from screens.table.report import Curve, Report, Rows, Section, Sources, source_rows, times
from screens.words import shown

_GOLD_NAMES: Final[Mapping[str, str]] = {
    history.AT_START: N_("at the start"),
    history.CARDS_USED: N_("cards"),
    history.JOKERS: N_("joker tiles"),
    history.DICE: N_("dice"),
    history.QUARTERS: N_("quarters"),
    history.SEA: N_("the sea"),
    history.TRIBUTE: N_("tribute"),
}
_PRESTIGE_NAMES: Final[Mapping[str, str]] = {
    **{source: _GOLD_NAMES[source] for source in history.PRESTIGE_SOURCES},
    history.SEA: N_("deliveries"),
}

_SOURCES: Final[Mapping[str, str]] = {
    history.AT_START: N_("At the start"),
    history.TRIBUTE: N_("Tribute"),
    history.SEA: N_("Deliveries"),
    history.CARDS_USED: N_("Cards used"),
}
"""What the sources of prestige before the end are called in a result."""


def report(game: Game) -> Report:
    """The report on a game up to where it stands."""
    found = history.history(game)
    names, position = list(game.names), game.seen()
    return Report(
        heading=WORDS.where(game),
        kinds={kind: _(name) for kind, name in words.KIND_NAMES.items()},
        line_name=words.line_name,
        sources=Sources("prestige", {one: _(name) for one, name in _SOURCES.items()}, found.prestige),
        curve=Curve(_("PP by round"), times(game, (*found.rounds[:-1], None)), found.points),
        sections=[
            Section(_("PP before the end"), source_rows(names, _PRESTIGE_NAMES, found.prestige, _("In all"))),
            Section(_(NC_("coins", "Gold")), source_rows(names, _GOLD_NAMES, found.gold, _("In all"))),
            Section(_("City, sea and wall"), board_rows(position)),
            Section(_("Cards"), card_rows(names, found.cards), is_long=True),
            *([Section(_("Rank"), rank_rows(scoring.total(position, 0)))] if len(names) == 1 else []),
        ],
    )


def board_rows(position: state.Colony) -> Rows:
    """How far everybody came in the city, at sea and on the wall."""
    seats = range(position.terms.players)
    figures: Sequence[tuple[str, Iterable[int]]] = (
        (_("Quarters"), (position.city[seat].bit_count() for seat in seats)),
        (_("Largest area"), (max(city.areas(position.city[seat]), default=0) for seat in seats)),
        (_("Tiles delivered"), position.delivered),
        (_("Tiles still on board"), map(sum, position.cargo)),
        (_("Space of the wall"), (wall.space(position, seat) for seat in seats)),
        (_("Cards activated"), (active.bit_count() for active in position.active)),
        (_("Cards left over"), map(len, position.tableau)),
        (_("Punishment markers"), position.penalties),
    )
    return [["", *position.terms.names], *([label, *map(str, numbers)] for label, numbers in figures)]


def card_rows(names: Sequence[str], cards: Sequence[history.Fate]) -> Rows:
    """Every card that stayed with somebody: the rounds in which it was taken and activated, and how often used."""
    rows = [[_("Taken"), _("Activated"), _("Used"), _("Player"), _("Card")]]
    for one in cards:
        activated = "" if one.activated is None else _round(one.activated)
        rows.append(
            [_round(one.taken), activated, str(one.used or ""), names[one.seat], words.card_name(deck.NUMBER[one.card])]
        )
    return rows


def _round(number: int) -> str:
    return pgettext("the game", "before") if number == history.EARLIER else str(number)


def rank_rows(total: int) -> Rows:
    """The rank of a score alone, and of the next one."""
    rows = [[_("Score"), _("Rank"), _("Next rank"), _("From")]]
    reached = lone.grade(total)
    if reached < len(lone.RANKS):
        least, rank = lone.RANKS[reached]
        rows.append([str(total), shown(lone.rank(total)), shown(rank), str(least)])
    else:
        rows.append([str(total), shown(lone.rank(total)), "", ""])
    return rows
