"""The figures that the documents of Die Speicherstadt name: `{warehouse.capacity}`, `{rate}`, `{two.rounds}`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.speicherstadt.about import ABOUT
from engine.speicherstadt.anytime import MOST_MOVED
from engine.speicherstadt.cards import FIRE, OFFICES, Card
from engine.speicherstadt.deck import BANK, CARDS, in_game
from engine.speicherstadt.goods import BASE_KINDS, GOODS, NOTHING
from engine.speicherstadt.holdings import HALL_HOLDS, MASTERS_RATE, RATE, SOLD_FOR_A_COIN
from engine.speicherstadt.rounds import EXTRA
from engine.speicherstadt.state import SPACES
from engine.speicherstadt.terms import Terms
from engine.texts.language import listed
from screens.speicherstadt import words
from screens.words import shown


class Size(NamedTuple):
    """A game of so many players of the base game."""

    cards: int
    """The cards of a round."""
    rounds: int


class Level(NamedTuple):
    """The coins with which the Rival begins."""

    base: int
    kai: int


def values() -> Mapping[str, object]:
    """Every figure by its name, each card with its own by its name in notation."""
    base, kai = Terms(("",) * 3), Terms(("",) * 3, kai=True)
    return {
        **{card.name: card for card in CARDS},
        "base": base,
        "kai": kai,
        **{name: _size(players) for players, name in enumerate(("two", "three", "four", "five"), start=2)},
        **{level.name: _level(level.name) for rule in ABOUT.rules if rule.name == "rival" for level in rule.values},
        "start_coins": words.coins(base.coins(0)),
        "income": words.coins(base.income),
        "kai_income": words.coins(kai.income),
        "extra": words.coins(EXTRA),
        "bank_income": words.coins(CARDS[BANK].coins),
        "bag": sum(good.count for good in GOODS[:BASE_KINDS]),
        "spaces": SPACES,
        "hall": HALL_HOLDS,
        "rate": RATE,
        "masters_rate": MASTERS_RATE,
        "sold": SOLD_FOR_A_COIN,
        "moved": MOST_MOVED,
        "fires": listed(str(card.points) for card in CARDS if card.type == FIRE),
        "offices": listed(map(str, OFFICES[1:])),
        "new_cards": sum(card.kai for card in CARDS),
        "new_goods": words.named(range(BASE_KINDS, len(GOODS))),
    }


def of_card(card: Card) -> Mapping[str, object]:
    """The figures of a card alone, as what the document says of its type names them."""
    return {
        "good": words.named([card.good]) if card.good != NOTHING else "",
        "goods": words.named(card.goods),
        "coins": words.coins(card.coins),
        "points": words.points(card.points),
        "short": listed(map(shown, card.short)),
        "capacity": card.capacity,
        "value": card.value,
    }


def samples() -> Mapping[str, object]:
    """What else the documents name, as it may look: the figures of one card, and a legend of the help."""
    return {**of_card(CARDS[0]), "types": ""}


def _size(players: int) -> Size:
    cards = sum(CARDS[card].type != FIRE for season in in_game(players, kai=False) for card in season)
    return Size(players + 1, cards // (players + 1))


def _level(name: str) -> Level:
    return Level(Terms(("",), rival=name).coins(1), Terms(("",), kai=True, rival=name).coins(1))
