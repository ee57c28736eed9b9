"""The entry fees of the special buildings, and what each of them is bought and sold for."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from engine import Game, parse
from tests.engine.helpers import at_table, choices, goods, options_of, play, player, red, refusal, storage, town
from tests.of_each import of_each

# name | shown | fee | value | what a visit needs when the fee is paid ('-': nothing)
LIST = """
labour-exchange         | Labour Exchange       | free              |  6 | -
bakery                  | Bakery                | 1 food            |  6 | 1 bread
baguette-shop           | Baguette Shop         | 1 food            |  4 | 1 meat, 1 bread
farm                    | Farm                  | 1 franc           |  8 | -
clothing-industry       | Clothing Industry     | 2 food or 1 franc |  8 | 1 hides, 1 leather
iron-mine-and-coal-seam | Iron Mine & Coal Seam | 1 food            |  6 | -
fish-market             | Fish Market           | 1 food            |  4 | 1 fish
fish-restaurant         | Fish Restaurant       | 1 food            |  6 | 1 smoked-fish
fishpond-and-wood       | Fishpond & Wood       | 1 food            |  4 | -
forest-hut              | Forest Hut            | 1 food            |  4 | 1 wood, 1 meat
plant-nursery           | Plant Nursery         | 1 food            |  6 | -
harbour-watch           | Harbour Watch         | 1 food            |  6 | 1 franc
smelter                 | Smelter               | 2 francs          | 10 | -
diner                   | Diner                 | 1 food            |  6 | 1 wood, 1 smoked-fish, 1 bread
hunting-lodge           | Hunting Lodge         | 1 food            |  6 | -
coal-trader             | Coal Trader           | 1 food            |  4 | 1 fish
patisserie              | Pâtisserie            | 1 food            |  6 | 1 grain, 1 bread
furriery                | Furriery              | 1 food            |  6 | 1 hides
leather-industry        | Leather Industry      | 2 food            |  8 | 3 leather, 14 francs
kiln                    | Kiln                  | 1 food            |  6 | 1 clay, 1 wood
furniture-factory       | Furniture Factory     | 2 food            |  8 | 1 leather, 1 wood
town-square             | Town Square           | 1 franc           |  6 | -
tavern                  | Tavern                | free              |  4 | 1 wood, 1 grain
haulage-firm            | Haulage Firm          | 1 food            |  6 | 3 francs
schnaps-distillery      | Schnaps Distillery    | 1 food            |  6 | 1 grain
steelworks              | Steelworks            | 2 food or 1 franc |  8 | 1 iron, 5 coal
steakhouse              | Steakhouse            | 1 food            |  6 | 1 meat, 1 charcoal
brick-manufacturer      | Brick Manufacturer    | 2 food            |  8 | 3 brick, 10 francs
zoo                     | Zoo                   | 1 franc           |  8 | 3 cattle
"""


@dataclass(frozen=True)
class Entrance:
    """A line of the list."""

    card: str
    shown: str
    fee: str
    value: int
    needs: str

    @property
    def paid(self) -> str:
        """The tokens that pay the fee here: bread, which nobody has to spare, where food is asked for."""
        return "" if self.fee == "free" else "1 bread" if "food" in self.fee else self.fee

    def visited(self, owner: str, has: str) -> Game:
        """The table after a visit of Red with these goods; what is asked beside the fee is answered by default.

        The Joinery of Red is there for the cards that count cards, the person of Green for the Harbour Watch.
        """
        game = red(
            has,
            buildings=["joinery", *([self.card] if owner == "Red" else [])],
            town=["fishery", *([self.card] if owner == "town" else [])],
            green=player(buildings=[self.card] if owner == "Green" else [], person="fishery"),
        )
        fee = f": fee {self.paid}" if self.paid and owner != "Red" else ""
        move = parse(game, f"enter {self.card}{fee}")
        while (question := game.ask(move)) is not None:
            move = move.answer(question.default, question.label)
        game.play(move)
        return game


def _entrance(line: str) -> Entrance:
    card, shown, fee, value, needs = (cell.strip() for cell in line.split("|"))
    return Entrance(card, shown, fee, int(value), "" if needs == "-" else needs)


ENTRANCES = [_entrance(line) for line in LIST.strip().splitlines()]
each = of_each(ENTRANCES, lambda entrance: entrance.card)
each_with_a_fee = of_each([entrance for entrance in ENTRANCES if entrance.paid], lambda entrance: entrance.card)


@each_with_a_fee
def test_the_town_takes_the_fee_and_the_owner_pays_none(entrance: Entrance) -> None:
    as_owner = entrance.visited("Red", entrance.needs)
    as_visitor = entrance.visited("town", f"{entrance.needs}, {entrance.paid}")
    assert storage(as_visitor) == storage(as_owner)


@each
def test_a_player_who_owns_it_receives_the_fee_exactly_as_paid(entrance: Entrance) -> None:
    game = entrance.visited("Green", f"{entrance.needs}, {entrance.paid}")
    for_leaving = "1 franc" if entrance.card == "harbour-watch" else ""
    assert storage(game, 2) == goods(f"{entrance.paid}, {for_leaving}")


@each_with_a_fee
def test_who_has_nothing_reads_what_it_costs(entrance: Entrance) -> None:
    game = red(town=[entrance.card], buildings=["joinery"])
    assert refusal(game, f"enter {entrance.card}") == f"The {entrance.shown} costs {entrance.fee}: you have none."


@each
def test_the_visitor_stands_there_afterwards(entrance: Entrance) -> None:
    game = entrance.visited("town", f"{entrance.needs}, {entrance.paid}")
    assert at_table(game)["person"] == ("fishery" if entrance.card == "harbour-watch" else entrance.card)


@pytest.mark.parametrize("card", ["farm", "smelter", "town-square", "zoo"])
def test_a_fee_in_francs_takes_no_food(card: str) -> None:
    game = red("9 fish, 9 bread, 9 cattle", town=[card], buildings=["joinery"])
    assert refusal(game, f"enter {card}").endswith(": you have none.")


@pytest.mark.parametrize(
    ("card", "needs"), [("clothing-industry", "1 hides, 1 leather"), ("steelworks", "1 iron, 5 coal")]
)
def test_a_fee_of_2_food_or_1_franc_is_paid_in_full_with_one_of_them(card: str, needs: str) -> None:
    game = red(f"{needs}, 2 fish, 2 francs", town=[card])
    assert sorted(options_of(game, f"enter {card}")) == ["1 francs", "2 fish"]


@pytest.mark.parametrize("card", ["leather-industry", "brick-manufacturer", "furniture-factory"])
def test_a_fee_of_2_food_may_be_mixed_with_francs(card: str) -> None:
    game = red("1 fish, 30 francs, 3 leather, 3 brick, 1 wood", town=[card])
    assert sorted(options_of(game, f"enter {card}")) == ["1 fish, 1 francs", "2 francs"]


@each
def test_it_is_bought_for_its_value(entrance: Entrance) -> None:
    game = red(f"{entrance.value} francs", town=[entrance.card])
    play(game, f"buy {entrance.card}")
    assert (at_table(game)["buildings"], storage(game)) == ([entrance.card], {})


@each
def test_a_franc_less_does_not_buy_it(entrance: Entrance) -> None:
    game = red(f"{entrance.value - 1} francs", town=[entrance.card])
    sentence = refusal(game, f"buy {entrance.card}")
    assert sentence == f"The {entrance.shown} costs {entrance.value} francs: you have {entrance.value - 1}."


@each
def test_it_is_sold_to_the_town_for_half_its_value(entrance: Entrance) -> None:
    game = red(buildings=[entrance.card])
    play(game, f"sell {entrance.card}")
    assert (storage(game), entrance.card in town(game)) == (goods(f"{entrance.value // 2} francs"), True)


@each
def test_it_lies_on_no_stack_and_is_never_built(entrance: Entrance) -> None:
    game = red("99 wood, 99 clay, 99 brick, 99 iron, 99 steel", town=[entrance.card])
    assert "enter building-firm-1" not in choices(game)
