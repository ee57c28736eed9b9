"""What a game of Die Speicherstadt came to: points by round, coins, what was bought and for how much."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Game
from engine.history import by_round
from engine.past import Stage
from engine.speicherstadt import purchase
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.moves import Buy, Market, Sell, Use
from engine.speicherstadt.prospects import proceeds
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import Quarter
from engine.texts import N_
from engine.texts.language import gettext as _, within
from screens.speicherstadt.plain import WORDS
from screens.speicherstadt.words import KIND_NAMES, card_name, line_name
from screens.table.report import Curve, Report, Rows, Section, times
from screens.words import shown

_PAID, _MERCHANTS, _MARKET, _INCOME = N_("paid for cards"), N_("merchants"), N_("market hall"), N_("income and others")


def report(game: Game) -> Report:
    stages = list(game.stages)
    names = list(game.names)
    rounds, points = _curve(game, stages)
    return Report(
        heading=WORDS.where(game),
        kinds={kind: _(name) for kind, name in KIND_NAMES.items()},
        line_name=line_name,
        curve=Curve(_("Points by round"), rounds, points),
        sections=[
            Section(_("Coins"), coin_rows(names, stages)),
            Section(_("Cards bought"), bought_rows(names, stages), is_long=True),
            *([Section(_("Against the Rival"), rival_rows(game))] if game.rivals() else []),
        ],
    )


def _curve(game: Game, stages: Sequence[Stage]) -> tuple[list[str], Sequence[Sequence[int]]]:
    """What each round is called, and the points of each seat at its end, and last where the game stands."""
    rounds, points = by_round(game, stages, total)
    if stages and rounds[-1] is not None:
        rounds, points = (*rounds, None), tuple((*one, one[-1]) for one in points)
    return times(game, rounds), points


def coin_rows(names: Sequence[str], stages: Sequence[Stage]) -> Rows:
    """Where each seat's coins came from and went to."""
    sums = [dict.fromkeys((_PAID, _MERCHANTS, _MARKET, _INCOME), 0) for _name in names]
    for before, played, after in stages:
        move = played.move
        paid = purchase.price(before) if isinstance(move, Buy) else 0
        sums[before.seat][_PAID] -= paid
        for seat, found in enumerate(sums):
            change = after.coins[seat] - before.coins[seat] + (paid if seat == before.seat else 0)
            if seat == before.seat and isinstance(move, Sell | Market):
                got = proceeds(before, move)
                found[_MERCHANTS if isinstance(move, Sell) else _MARKET] += got
                change -= got
            found[_INCOME] += change
    had = [source for source in sums[0] if any(one[source] for one in sums)]
    rows = [[_(source), *(str(one[source]) for one in sums)] for source in had]
    return [["", *names], *rows]


def bought_rows(names: Sequence[str], stages: Sequence[Stage]) -> Rows:
    rows = [[_("Round"), _("Buyer"), _("Coins"), _("Card")]]
    for before, played, after in stages:
        move = played.move
        is_taken = isinstance(move, Use) and before.phase == after.phase and move.target == "fish-market"
        if isinstance(move, Buy) or is_taken:
            price, card = 0 if is_taken else purchase.price(before), CARDS[purchase.lot(before)[0]]
            rows.append([str(before.round), names[before.seat], str(price), card_name(card)])
    return rows


def rival_rows(game: Game) -> Rows:
    seen: Quarter = game.seen()
    both = range(seen.terms.houses)
    levels = {value.name: within(shown(value.shown)) for rule in game.about.rules for value in rule.values}
    return [
        ["", game.names[0], _("the Rival, {level}").format(level=levels[seen.terms.rival])],
        [_("Points"), *(str(total(seen, house)) for house in both)],
        [_("Fires and works"), *map(str, seen.points)],
        [_("Cards"), *(str(len(cards)) for cards in seen.cards)],
        [_("Coins left"), *map(str, seen.coins)],
    ]
