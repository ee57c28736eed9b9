"""What a card needs is said once: where nothing is missing it can be entered, and its visit can be carried out."""

from __future__ import annotations

from functools import cache
from itertools import chain
from random import Random

from engine import Game
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.entry import closed, objection
from engine.le_havre.goods import FOOD, NAMES
from engine.le_havre.moves import Enter
from engine.payments import each_way
from tests.engine.helpers import player, table
from tests.engine.random_play import by_chance, completed
from tests.of_each import of_each

WITH_ACTION = [card for card in CARDS if card.effect is not None]
PROPOSED = (("storehouse", "bank"), ("dock",), ("town-hall",))
IN_PLAY = [card.name for card in CARDS if card.name not in chain.from_iterable(PROPOSED)]
TABLES = 60
of_each_card = of_each(WITH_ACTION, lambda card: card.name)


def _some_goods(rng: Random) -> str:
    """Few kinds or many, few of each or many: nothing and all that a visit could take are likely enough."""
    kinds = rng.sample(NAMES, rng.choice((0, 1, 2, 3, 5, 9, 17)))
    return ", ".join(f"{rng.choice((1, 1, 2, 3, 5, 14))} {name}" for name in kinds)


@cache
def _laid(number: int) -> Game:
    """A random table of three before a main action of the first player, with nearly all the cards built."""
    rng = Random(number)
    owners = {name: rng.choice((0, 1, 2, -1, -1, -1)) for name in IN_PLAY}
    seats = []
    for seat in range(3):
        buildings = [name for name, owner in owners.items() if owner == seat]
        person = rng.choice([None, *(card.name for card in WITH_ACTION)])
        ships = rng.choices(("wooden-ship-2", "iron-ship-4", "steel-ship-10", "luxury-liner-38"), k=rng.randrange(3))
        seats.append(player(_some_goods(rng), loans=rng.randrange(3), buildings=buildings, ships=ships, person=person))
    harbour = rng.sample(("wooden-ship-4", "iron-ship-2", "steel-ship-16", "luxury-liner-34"), rng.randrange(5))
    offers = ", ".join(f"{rng.randrange(1, 4)} {name}" for name in rng.sample(NAMES[:7], rng.randrange(8)))
    town = [name for name, owner in owners.items() if owner < 0]
    return table(
        *seats, offers=offers, town=town, stacks=PROPOSED, harbour=harbour, window=rng.choice(("main", "final"))
    )


def _can_be_used(game: Game, card: Card) -> bool:
    """Whether the card can be entered, found by asking what is missing after every way to pay the fee."""
    position, index = game.position, CARD_INDEX[card.name]
    if closed(position, 0, index) is not None:
        return False
    goods = position.goods[0]
    if card.due is None or position.place[index] == 0:
        return objection(position, 0, index, goods) is None
    for paid in each_way(card.due, tuple(goods[kind] for kind in FOOD)):
        left = goods[:]
        for kind, number in zip(FOOD, paid, strict=True):
            left[kind] -= number
        if objection(position, 0, index, left) is None:
            return True
    return False


@of_each_card
def test_a_card_can_be_entered_exactly_where_a_way_to_pay_leaves_nothing_missing(card: Card) -> None:
    found = [(number, Enter(card.name) in _laid(number).moves()) for number in range(TABLES)]
    assert found == [(number, _can_be_used(_laid(number), card)) for number in range(TABLES)]


@of_each_card
def test_a_card_that_can_be_entered_can_be_used_whatever_is_answered(card: Card) -> None:
    rng = Random(card.name)
    for number in range(TABLES):
        if Enter(card.name) in _laid(number).moves():
            game = _laid(number).copy()
            game.play(completed(game, Enter(card.name), by_chance(rng)))


@of_each_card
def test_the_tables_hold_both_answers_for_a_card(card: Card) -> None:
    assert {Enter(card.name) in _laid(number).moves() for number in range(TABLES)} == {True, False}
