"""How an alderman thinks: a round that is foreseen to its end, and what it leaves by figures that were learned."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest

from engine import Game, Move, bots, format_move
from engine.bots.chance import decide
from engine.bots.speicherstadt.estimator import FIGURES, estimator, figures, learned
from engine.bots.speicherstadt.evaluator import Evaluator, Features, sound
from engine.bots.speicherstadt.foresight import Breadth, Foresight, Ranked, foreseen
from engine.bots.speicherstadt.levels import Alderman
from engine.bots.speicherstadt.memory import Memory
from engine.speicherstadt.deck import CARDS
from engine.speicherstadt.state import DEMAND, INFORM, PURCHASE, Quarter
from tests.benchmarks.learn_quarter import Sample, fitted, samples
from tests.engine.speicherstadt.helpers import KAI, begun, house, laid, queued

BY_HAND = Evaluator(sound())
BROAD = Breadth((3, 2), as_traders=True)
FORESEEN = (DEMAND, INFORM, PURCHASE)


def at_once() -> bool:
    """There is none."""
    return True


def foresight(game: Game) -> Foresight:
    """Of the seat that decides."""
    position: Quarter = game.position
    return Foresight(estimator(position.terms), BY_HAND, position, position.seat)


def chosen(game: Game, budget: int = 2000) -> str:
    """What an alderman does."""
    return format_move(Alderman(1, budget).choose(game))


def by_chance(game: Game, seed: int, moves: int) -> Game:
    """The game some moves later."""
    rng = Random(seed)
    for _number in range(moves):
        if game.decision is not None:
            game.play(decide(game, rng))
    return game


def decided(game: Game) -> list[str]:
    """What an alderman answers in Purchase, one question after another."""
    found: list[str] = []
    while game.decision is not None and game.position.phase == PURCHASE:
        found.append(chosen(game))
        game.play(found[-1])
    return found


def met(variant: str, seats: int) -> list[Game]:
    """Games played by chance up to somewhere in a round."""
    games = [by_chance(begun(seats, variant, seed=seed), seed, 10 + 17 * seed) for seed in range(6)]
    return [game for game in games if game.decision is not None and game.position.phase in FORESEEN]


# What it does.


def test_it_keeps_its_last_coin_for_a_better_card_that_is_asked_for_later() -> None:
    game = laid(house(1), house(0), pile="vulcaniser spice-merchant st-michaels-church fire-4", seats=2)
    queued(game, "1 2 3 2 2 2")
    assert decided(game) == ["decline", "buy"]


def test_it_chooses_by_what_a_seat_can_know_alone() -> None:
    game = by_chance(begun(4, "base", seed=3), 1, 30)
    position: Quarter = game.position.copy()
    unknown = [
        list(cards) for _season, cards in groupby(position.pile[position.drawn :], lambda card: CARDS[card].season)
    ]
    position.pile = (*position.pile[: position.drawn], *(card for cards in unknown for card in reversed(cards)))
    position.bag = (*position.bag[: position.taken], *reversed(position.bag[position.taken :]))
    twin = Game(game.rules, game.options, position)
    assert position.pile != game.position.pile
    assert chosen(twin) == chosen(game)


@pytest.mark.parametrize("variant", ["base", KAI])
def test_what_it_advises_first_is_what_it_plays(variant: str) -> None:
    for game in met(variant, 3):
        advice = Alderman(1, 300).advice(game, 1)
        assert format_move(advice[0].move) == chosen(game, 300)


def test_who_has_no_time_gets_a_legal_move() -> None:
    game = begun(5, seed=1)
    assert Alderman(1, 2000).choose(game, at_once) in game.moves()


def test_with_a_spread_it_plays_a_deal_in_several_ways() -> None:
    game = begun(1, seed=2)
    assert len({format_move(Alderman(seed, 100, spread=20.0).choose(game)) for seed in range(12)}) > 1


# Foreseeing.


def test_what_is_foreseen_of_the_last_round_is_the_score_at_its_end() -> None:
    game = laid(house(3), house(2), pile="vulcaniser boatmens-church st-michaels-church fire-4", seats=2)
    queued(game, "1 1 2 2 3 3")
    seen = foresight(game).after((), BROAD)
    while game.decision is not None:
        game.play(chosen(game) if game.decision.seat == 0 else bots.player("speicherstadt", "apprentice").choose(game))
    assert round(seen.points) == game.scores()[0]["total"]


def test_a_position_stays_as_it_is_when_its_round_is_foreseen() -> None:
    for game in met(KAI, 2):
        before = game.position.copy()
        foresight(game).after(game.moves()[:1], BROAD)
        assert game.position == before


@pytest.mark.parametrize("variant", ["base", KAI])
def test_what_is_remembered_is_what_the_evaluator_says(variant: str) -> None:
    for game in met(variant, 3):
        position: Quarter = game.position
        remembered = Memory(BY_HAND, position)
        for _time in range(2):
            for seat in range(3):
                assert remembered.gains(position, seat) == BY_HAND.gains(position, seat)
                assert remembered.score(position, seat) == BY_HAND.score(position, seat)


# The figures.


def test_there_are_figures_for_every_number_of_players_with_and_without_kaispeicher() -> None:
    assert set(learned()) == {(players, kai) for players in range(1, 6) for kai in (False, True)}


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_every_house_has_all_figures(seats: int) -> None:
    position: Quarter = begun(seats).position
    for number in range(position.terms.houses):
        assert len(figures(position, number, Features(position))) == len(FIGURES)


def figure(name: str, position: Quarter, seat: int = 0) -> float:
    """One of the figures of a house."""
    return figures(position, seat, Features(position))[FIGURES.index(name)]


def test_goods_at_hand_fill_contracts_first() -> None:
    position: Quarter = laid(house(0, "contract-3", hall="tea")).position
    assert figure("contracts that lack 3", position) == 11
    assert figure("goods", position) == 0


def test_whoever_is_strongest_is_ahead_by_so_much() -> None:
    position: Quarter = laid(house(0, "fireman-4a"), house(0, "fireman-2a"), house(0)).position
    fires = sum(Features(position).fires)
    assert figure("strongest", position) == fires
    assert figure("lead in strength", position) == 2 * fires / 10
    assert figure("weakest", position, 2) == fires


ROW_OF_TWO = "vulcaniser tea-taster spice-merchant"
NEXT_ROW_OF_TWO = "bank boatmens-church st-michaels-church"


@pytest.mark.parametrize(("coins", "useful"), [(0, 2), (1, 3), (2, 3.5), (4, 4.5), (30, 4.5)])
def test_where_two_play_more_coins_than_can_be_spent_count_half_and_then_nothing(coins: int, useful: float) -> None:
    position: Quarter = laid(house(coins), pile=f"{ROW_OF_TWO} {NEXT_ROW_OF_TWO} fire-4", seats=2).position
    assert figure("coins", position) == useful


def test_where_three_play_every_coin_counts() -> None:
    position: Quarter = laid(house(30), seats=3).position
    assert figure("coins", position) == 32


def test_the_coins_of_the_rival_count_apart() -> None:
    position: Quarter = begun(1).position
    assert figure("coins", position, 1) == 0 < figure("coins of the Rival", position, 1)


def test_a_contract_that_lacks_less_is_worth_more() -> None:
    def worth(*goods: str) -> float:
        position: Quarter = laid(house(0, "contract-3", contracts={"contract-3": list(goods)})).position
        return estimator(position.terms).score(position, 0)

    assert worth() < worth("tea") < worth("tea", "coffee") < worth("tea", "coffee", "rubber")


def test_whoever_is_asked_for_the_fire_chief_thinks_of_no_card_of_any_time() -> None:
    anna = house(5, "fire-chief", "fireman-1a", "auction-hall")
    pile = "fire-1 vulcaniser bank spice-merchant press fireman-1b theatre"
    game = laid(anna, house(0), pile=pile, seats=2, variant=KAI, supply="tea")
    assert game.decision is not None
    assert game.decision.kind == "fire-chief"
    assert chosen(game) in ("use fire-chief", "decline")


# Looking more and more broadly.


def widened(budget: int, *always: tuple[Move, ...]) -> list[Ranked]:
    """The first placements of a game of five with Kaispeicher."""
    game = begun(5, KAI, seed=4)
    return foreseen(foresight(game), [(move,) for move in game.moves()], budget, lambda: False, always)


def test_what_was_given_up_never_counts_more_than_what_was_kept() -> None:
    worths = [line.worth for line in widened(1500)]
    assert worths == sorted(worths, reverse=True)


def test_what_must_not_be_given_up_is_seen_as_broadly_as_the_best() -> None:
    last = widened(1500)[-1]
    again = next(line for line in widened(1500, last.moves) if line.moves == last.moves)
    assert again.seen.ways > last.seen.ways


# Learning them.


def test_of_every_purchase_but_the_last_a_sample_is_kept() -> None:
    found = samples(5, "base", 3, "apprentice")
    assert [left for left, _had, _own, _end in found] == [7, 6, 5, 4, 3, 2, 1]


def test_what_points_follow_from_is_found_to_be_worth_them() -> None:
    rng = Random(1)
    coins, strength = FIGURES.index("coins"), FIGURES.index("strength")
    found: list[Sample] = []
    for number in range(300):
        had = [[0.0] * len(FIGURES) for _house in range(3)]
        for values in had:
            values[coins], values[strength] = rng.randrange(9), rng.randrange(9)
        found.append((number % 3, had, [1.0] * 3, [5 + 2 * values[coins] - values[strength] for values in had]))
    worths, _start = fitted(found)
    assert worths[coins] == pytest.approx(2, abs=0.02)
    assert worths[strength] == pytest.approx(-1, abs=0.02)
