"""The special buildings that buy goods from a visitor, one good or a set of several at a price."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

from tests.engine.helpers import goods, options_of, play, red, refusal, storage
from tests.of_each import of_each

# name | shown | what is sold together | francs for it | most times a visit ('-': any number)
LIST = """
bakery             | Bakery             | bread                    | 3 | 6
baguette-shop      | Baguette Shop      | meat, bread              | 6 | 4
clothing-industry  | Clothing Industry  | hides, leather           | 7 | -
fish-market        | Fish Market        | fish                     | 2 | 7
fish-restaurant    | Fish Restaurant    | smoked-fish              | 3 | -
forest-hut         | Forest Hut         | wood, meat               | 5 | 4
diner              | Diner              | wood, smoked-fish, bread | 8 | 3
patisserie         | Pâtisserie         | grain, bread             | 5 | 3
furniture-factory  | Furniture Factory  | leather, wood            | 6 | -
tavern             | Tavern             | wood, grain              | 3 | 4
schnaps-distillery | Schnaps Distillery | grain                    | 2 | 4
steakhouse         | Steakhouse         | meat, charcoal           | 6 | 4
"""
PLENTY = 30


@dataclass(frozen=True)
class Buyer:
    """A line of the list."""

    card: str
    shown: str
    wanted: tuple[str, ...]
    price: int
    limit: int

    @property
    def label(self) -> str:
        """The word before the number in notation."""
        return self.wanted[0] if len(self.wanted) == 1 else "sets"

    @property
    def question(self) -> str:
        """The sentence that asks for the number."""
        if len(self.wanted) == 1:
            how = "many" if self.wanted[0] in ("fish", "cattle", "hides", "smoked-fish") else "much"
            return f"How {how} {self.wanted[0].replace('-', ' ')}?"
        return f"How many times {self.one}?"

    @property
    def one(self) -> str:
        """What is sold at once, as the player reads it."""
        return ", ".join(f"1 {good.replace('-', ' ').replace('hides', 'hide')}" for good in self.wanted)

    def goods(self, number: int, without: str = "") -> str:
        """What it takes to sell so many times, `without` one of the goods."""
        return ", ".join(f"{number} {good}" for good in self.wanted if good != without)


def _buyer(line: str) -> Buyer:
    card, shown, wanted, price, limit = (cell.strip() for cell in line.split("|"))
    return Buyer(card, shown, tuple(wanted.split(", ")), int(price), PLENTY if limit == "-" else int(limit))


BUYERS = [_buyer(line) for line in LIST.strip().splitlines()]
each = of_each(BUYERS, lambda buyer: buyer.card)
each_with_a_limit = of_each([buyer for buyer in BUYERS if buyer.limit != PLENTY], lambda buyer: buyer.card)
each_of_a_set = of_each(
    [(buyer, good) for buyer in BUYERS if len(buyer.wanted) > 1 for good in buyer.wanted],
    lambda buyer, good: f"{buyer.card}, {good}",
)


@of_each(product(BUYERS, (1, 2, 3)), lambda buyer, times: f"{buyer.card} {times} times")
def test_what_is_sold_brings_its_price_each_time(buyer: Buyer, times: int) -> None:
    game = red(buyer.goods(5), buildings=[buyer.card])
    play(game, f"enter {buyer.card}: {buyer.label} {times}")
    assert storage(game) == goods(f"{buyer.goods(5 - times)}, {buyer.price * times} francs")


@each
def test_as_much_is_sold_as_the_limit_says_by_default(buyer: Buyer) -> None:
    game = red(buyer.goods(PLENTY), buildings=[buyer.card])
    assert options_of(game, f"enter {buyer.card}")[0] == str(buyer.limit)


@each_with_a_limit
def test_more_than_the_limit_is_refused(buyer: Buyer) -> None:
    game = red(buyer.goods(PLENTY), buildings=[buyer.card])
    sentence = refusal(game, f"enter {buyer.card}: {buyer.label} {buyer.limit + 1}")
    assert sentence == f"{buyer.question} {buyer.limit + 1} is not possible, only 1 to {buyer.limit}."


@each
def test_more_than_there_is_is_refused(buyer: Buyer) -> None:
    game = red(buyer.goods(2), buildings=[buyer.card])
    sentence = refusal(game, f"enter {buyer.card}: {buyer.label} 3")
    assert sentence == f"{buyer.question} 3 is not possible, only 1 to 2."


@each
def test_something_must_be_sold(buyer: Buyer) -> None:
    game = red(buyer.goods(2), buildings=[buyer.card])
    sentence = refusal(game, f"enter {buyer.card}: {buyer.label} 0")
    assert sentence == f"{buyer.question} 0 is not possible, only 1 to 2."


@each
def test_a_buyer_is_closed_to_who_has_nothing_of_it(buyer: Buyer) -> None:
    assert refusal(red("9 clay", buildings=[buyer.card]), f"enter {buyer.card}") == (
        f"{buyer.shown}: You need {buyer.one}."
    )


@each_of_a_set
def test_a_set_is_not_sold_with_one_of_its_goods_missing(buyer: Buyer, good: str) -> None:
    game = red(buyer.goods(9, without=good), buildings=[buyer.card])
    assert refusal(game, f"enter {buyer.card}") == f"{buyer.shown}: You need {buyer.one}."


@each_of_a_set
def test_the_scarcest_good_of_a_set_limits_the_sale(buyer: Buyer, good: str) -> None:
    game = red(f"{buyer.goods(9, without=good)}, 2 {good}", buildings=[buyer.card])
    assert options_of(game, f"enter {buyer.card}") == ["2", "1"]


@each
def test_the_owner_of_a_buyer_receives_nothing_for_the_sale_of_a_visitor(buyer: Buyer) -> None:
    game = red(f"{buyer.goods(1)}, 1 coke, 2 francs", buildings=[buyer.card])
    before = storage(game, 2)
    play(game, f"enter {buyer.card}")
    assert storage(game, 2) == before


# What is not the good that is asked for.


@pytest.mark.parametrize(
    ("card", "has"),
    [
        ("fish-market", "9 smoked-fish"),
        ("fish-restaurant", "9 fish"),
        ("bakery", "9 grain"),
        ("schnaps-distillery", "9 bread"),
        ("tavern", "9 charcoal, 9 grain"),
        ("clothing-industry", "9 hides"),
        ("steakhouse", "9 meat, 9 wood"),
    ],
)
def test_the_other_side_of_a_token_is_another_good(card: str, has: str) -> None:
    assert ": You need " in refusal(red(has, buildings=[card]), f"enter {card}")


def test_the_bread_that_paid_the_fee_is_not_sold() -> None:
    game = red("3 bread", town=["bakery"])
    play(game, "enter bakery: bread 2")
    assert storage(game) == goods("6 francs")


def test_the_only_bread_pays_no_fee_at_the_bakery() -> None:
    assert refusal(red("1 bread", town=["bakery"]), "enter bakery") == (
        "Once the fee is paid, it is not enough. Bakery: You need 1 bread."
    )


def test_at_the_baguette_shop_the_fee_is_paid_with_what_is_not_needed_for_a_pair() -> None:
    game = red("1 meat, 2 bread", town=["baguette-shop"])
    play(game, "enter baguette-shop")
    assert storage(game) == goods("6 francs")


def test_the_fish_market_pays_for_a_fee_in_fish_with_the_others() -> None:
    game = red("8 fish", town=["fish-market"])
    play(game, "enter fish-market: fish 7")
    assert storage(game) == goods("14 francs")


def test_the_francs_of_the_sale_do_not_pay_the_fee() -> None:
    game = red("3 grain", town=["schnaps-distillery"])
    sentence = refusal(game, "enter schnaps-distillery")
    assert sentence == "The Schnaps Distillery costs 1 food: you have none."


def test_wood_and_smoked_fish_and_bread_are_sold_in_equal_numbers_at_the_diner() -> None:
    game = red("4 wood, 3 smoked-fish, 2 bread", buildings=["diner"])
    play(game, "enter diner: sets 2")
    assert storage(game) == goods("2 wood, 1 smoked-fish, 16 francs")
