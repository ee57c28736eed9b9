"""What a game of Macao came to: points by round, where gold and prestige came from, what became of each card."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine import Game
from engine.macao import lone
from engine.macao.history import (
    AT_START,
    CARDS_USED,
    DICE,
    EARLIER,
    JOKERS,
    QUARTERS,
    SEA,
    TRIBUTE,
    Fate,
    History,
    history,
)
from engine.macao.table_data import PlayerData
from engine.texts import N_
from engine.texts.language import gettext as _
from screens.macao.data import table_of
from screens.macao.plain_table import where
from screens.macao.words import KIND_NAMES, card_name, line_name
from screens.table.report import Curve, Report, Rows, Section
from screens.words import shown

_GOLD_NAMES: Final[Mapping[str, str]] = {
    AT_START: N_("at the start"),
    CARDS_USED: N_("cards"),
    JOKERS: N_("joker tiles"),
    DICE: N_("dice"),
    QUARTERS: N_("quarters"),
    SEA: N_("the sea"),
    TRIBUTE: N_("tribute"),
}
_PRESTIGE_NAMES: Final[Mapping[str, str]] = {
    AT_START: N_("at the start"),
    TRIBUTE: N_("tribute"),
    SEA: N_("deliveries"),
    CARDS_USED: N_("cards"),
}


def report(game: Game) -> Report:
    """The report on a game up to where it stands."""
    found = history(game)
    names, players = list(game.names), table_of(game)["players"]
    return Report(
        heading=where(table_of(game)),
        kinds={kind: _(name) for kind, name in KIND_NAMES.items()},
        line_name=line_name,
        curve=Curve(_("Points by round"), list(_times(game, found)), found.points),
        sections=[
            Section(_("Prestige before the end"), source_rows(names, _PRESTIGE_NAMES, found.prestige)),
            Section(_("Gold"), source_rows(names, _GOLD_NAMES, found.gold)),
            Section(_("City, sea and wall"), board_rows(players)),
            Section(_("Cards"), card_rows(names, found.cards), is_long=True),
            *([Section(_("Rank"), rank_rows(players[0]["total"]))] if len(names) == 1 else []),
        ],
    )


def _times(game: Game, found: History) -> Iterator[str]:
    """What each moment of the curve is called."""
    for number in found.rounds[:-1]:
        yield _("Round {n}").format(n=number) if number else _("At the start")
    yield _("At the end") if game.decision is None else _("Now")


def source_rows(names: Sequence[str], called: Mapping[str, str], sums: Sequence[Mapping[str, int]]) -> Rows:
    """Where something of each seat came from and went to, by what the sources are called, and what it came to."""
    return [
        ["", *names],
        *([called[one], *(str(found[one]) for found in sums)] for one in called if any(found[one] for found in sums)),
        [_("In all"), *(str(sum(found.values())) for found in sums)],
    ]


def board_rows(players: Sequence[PlayerData]) -> Rows:
    """How far everybody came in the city, at sea and on the wall."""
    return [
        ["", *(player["name"] for player in players)],
        [_("Quarters"), *(str(len(player["quarters"])) for player in players)],
        [_("Largest area"), *(str(max(player["areas"], default=0)) for player in players)],
        [_("Tiles delivered"), *(str(player["delivered"]) for player in players)],
        [_("Tiles still on board"), *(str(sum(player["cargo"].values())) for player in players)],
        [_("Space of the wall"), *(str(player["wall"]) for player in players)],
        [_("Cards activated"), *(str(len(player["activated"])) for player in players)],
        [_("Cards left over"), *(str(len(player["tableau"])) for player in players)],
        [_("Punishment markers"), *(str(player["punishment"]) for player in players)],
    ]


def card_rows(names: Sequence[str], cards: Sequence[Fate]) -> Rows:
    """Every card that stayed with somebody: the rounds in which it was taken and activated, and how often used."""
    rows = [[_("Taken"), _("Activated"), _("Used"), _("Player"), _("Card")]]
    for one in cards:
        activated = "" if one.activated is None else _round(one.activated)
        rows.append([_round(one.taken), activated, str(one.used or ""), names[one.seat], card_name(one.card)])
    return rows


def _round(number: int) -> str:
    return _("before") if number == EARLIER else str(number)


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
