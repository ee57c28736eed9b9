"""Puzzles of the Lone homesteader: the fast search, what it leaves out, its bounds, and its tasks."""

from __future__ import annotations

import pytest

from engine import new_game
from engine.bots.choices import completed
from engine.bots.levels import lineup_of
from engine.homesteaders import state
from engine.homesteaders.buildings import BANK, GENERAL_STORE, INDEX, MARKET
from engine.homesteaders.goods import CHIPS, FOOD, GOLD, KINDS, NAMES, RESOURCES, SILVER, WOOD
from engine.homesteaders.moves import Pay
from engine.homesteaders.puzzles import NO_DEBT, OWN, PUZZLES
from engine.homesteaders.puzzles.funding import funded, needed
from engine.homesteaders.puzzles.last import fewest_trades, last_trades
from engine.homesteaders.puzzles.prices import is_no_bargain, last_bound, prices
from engine.homesteaders.puzzles.prospects import ahead, prospects
from engine.homesteaders.puzzles.steps import assignments
from engine.homesteaders.puzzles.trades import BORROW, REPAY, REPAY_WITH_GOLD, after, carried, of_town
from engine.homesteaders.scoring import fixed
from engine.homesteaders.state import Frontier
from engine.puzzles import FEWEST, UNDER, Task, TooMany, Unreached, proven
from engine.puzzles.puzzles import every_step
from engine.puzzles.slow import walked
from engine.texts.language import shown
from tests.engine.homesteaders.puzzles.small import PHASES, positions, with_few_debts

RETURNS = (REPAY, REPAY_WITH_GOLD)
NO_DEBTS = Task(UNDER, NO_DEBT)


def best(task: Task, position: Frontier) -> int | None:
    """The best value of a task; None where it cannot be done."""
    try:
        return proven(PUZZLES, task, position).best
    except Unreached:
        return None


def test_wages_are_nothing_that_one_has_to_find() -> None:
    free = [kind for kind in PUZZLES.title.kinds_of_move if not PUZZLES.is_choice(kind())]
    assert free == [Pay]


@pytest.mark.parametrize("count", [7, pytest.param(20, marks=pytest.mark.long)])
def test_the_slow_search_proves_small_positions(count: int) -> None:
    proved, differing = 0, list[object]()
    for number, position in enumerate(positions(1, 60)):
        task = NO_DEBTS if number % 3 == 0 else Task()
        try:
            slow: int | None = walked(with_few_debts(position), task, position, limit=12_000, remembers=True).best
        except TooMany:
            continue
        except Unreached:
            slow = None
        proved += 1
        if best(task, position) != slow:
            differing.append((position, task, slow))
        if proved == count:
            break
    assert (proved, differing) == (count, [])


@pytest.mark.parametrize("phase", [*PHASES, state.EXCHANGE])
def test_no_move_that_is_left_out_leads_to_more(phase: str) -> None:
    better = []
    for position in positions(7, 6, (state.BUILD if phase == state.EXCHANGE else phase,)):
        position.phase = phase
        most = proven(PUZZLES, Task(), position).best
        for step in every_step(PUZZLES.title, position):
            if not PUZZLES.is_over(step.after) and proven(PUZZLES, Task(), step.after).best > most:
                better.append((position, step.moves))
    assert better == []


def test_no_bid_and_no_bonus_that_is_left_out_leads_to_more() -> None:
    better = []
    for position in positions(11, 4, (state.PAY,)):
        position.phase, position.auction = state.BID, state.BIDDING
        position.bids, position.holders = list(position.neutral), [state.NEUTRAL] * 2
        most = proven(PUZZLES, Task(), position).best
        better += [
            (position, step.moves)
            for step in every_step(PUZZLES.title, position)
            if proven(PUZZLES, Task(), step.after).best > most
        ]
    assert better == []


def test_no_bound_is_below_what_is_reached() -> None:
    below = []
    for position in positions(3, 40):
        found = proven(PUZZLES, Task(), position)
        there = position
        for move in found.line:
            if PUZZLES.bound(there, 0) < found.best:
                below.append((position, there.phase))
            there = completed(PUZZLES.title, there, move)
        assert PUZZLES.points(there, 0) == found.best
    assert below == []


def test_a_prospect_takes_the_least_bid_above_the_neutral_one() -> None:
    laid = {"round": 10, "neutral": [3, 4], "players": [{"goods": {"silver": 6, "worker": 1}, "buildings": []}]}
    game = new_game("homesteaders", players=["Red"], setup={"auction-2": ["a2-c1", "a2-c2"], "position": laid})
    assert {one.silver for one in prospects(ahead(game.position))} == {0, 4, 5}


def test_at_none_of_the_prices_a_trade_is_a_bargain() -> None:
    towns = [market | store | bank for market in (0, MARKET) for store in (0, GENERAL_STORE) for bank in (0, BANK)]
    bargains = [
        (town, per_worker, one)
        for town in towns
        for per_worker in range(4)
        for one in prices(town, per_worker)
        if not is_no_bargain(one, town, per_worker)
    ]
    assert bargains == []


def test_the_last_trades_are_bounded_by_every_set_of_prices() -> None:
    below = []
    for position in positions(5, 40, (state.WAGES,)):
        goods, town = tuple(position.goods[0]), position.towns[0]
        found, trades = last_trades(goods, town)
        sure = fixed(town)[0] + fixed(town)[2] * position.goods[0][11]
        if last_bound(goods, town, goods[10]) < found - sure:
            below.append((goods, town))
        assert min(after(goods, trades)) >= 0
        shortest = fewest_trades(goods, town)
        assert sum(trade not in RETURNS for trade in shortest) <= sum(trade not in RETURNS for trade in trades)
        assert last_trades(after(goods, shortest), town)[0] == found
    assert below == []


def test_a_debt_is_taken_for_the_last_gold_unless_that_is_barred() -> None:
    has = [0] * KINDS
    has[SILVER], has[CHIPS] = 2, 1
    assert last_trades(tuple(has), 0)[0] == last_trades(tuple(has), 0, borrows=False)[0] + 1


def test_every_way_to_fund_something_is_possible_and_has_no_trade_to_spare() -> None:
    has = [0] * KINDS
    has[SILVER], has[WOOD], has[GOLD], has[CHIPS] = 1, 2, 1, 3
    goods, need = tuple(has), needed((FOOD, 1), (SILVER, 2))
    ways = funded(goods, MARKET | GENERAL_STORE, need)
    assert len(ways) > 3
    for left, trades in ways.items():
        assert after(goods, trades) == left
        assert all(map(int.__ge__, left, need))
        for place in range(len(trades)):
            without = after(goods, (*trades[:place], *trades[place + 1 :]))
            assert not all(map(int.__ge__, without, need)) or min(without) < 0


@pytest.mark.parametrize("buildings", [("market", "bank"), ("general-store",)])
def test_every_trade_changes_what_somebody_has_as_the_rules_do(buildings: tuple[str, ...]) -> None:
    goods = dict.fromkeys([*map(NAMES.__getitem__, RESOURCES), "silver", "chip", "worker", "debt"], 9)
    laid = {"round": 9, "players": [{"goods": goods, "buildings": list(buildings)}]}
    start = new_game("homesteaders", players=["Red"], setup={"position": laid}).position
    wrong = []
    for trade in (*of_town(start.towns[0]), BORROW, REPAY, REPAY_WITH_GOLD):
        position = start.copy()
        carried(position, [trade])
        if tuple(position.goods[0]) != after(tuple(start.goods[0]), [trade]):
            wrong.append(trade)
    assert wrong == []


def test_who_can_pay_trades_nothing() -> None:
    has = tuple(9 for _kind in range(KINDS))
    assert funded(has, MARKET, needed((GOLD, 1), (SILVER, 5))) == {has: ()}


def test_no_worker_is_left_without_a_slot_that_is_free() -> None:
    farm = 1 << INDEX["farm"] | 1
    assert {slots.bit_count() for slots in assignments(farm, 3)} == {3}
    assert len(assignments(farm, 4)) == 1


def test_a_puzzle_begins_with_the_workers_of_rounds_9_and_10_alone() -> None:
    begun = {"players": [{"goods": {"worker": 2}}]}
    found = {
        (number, players)
        for number in (8, 9, 10, 11)
        for players in (("Red",), ("Red", "Blue"))
        if PUZZLES.begins(
            new_game("homesteaders", players=players, setup={"position": {"round": number, **begun}}).position
        )
    }
    assert found == {(9, ("Red",)), (10, ("Red",))}


def test_a_puzzle_tells_what_is_asked_in_its_own_words() -> None:
    laid = {"round": 10, "rival": ["town-hall"], "players": [{"goods": {"worker": 2, "silver": 1}}]}
    position = new_game("homesteaders", players=["Red"], setup={"position": laid}).position
    tasks = PUZZLES.tasks(position)
    assert {task.kind for task in tasks} == {"most", UNDER, FEWEST}
    told = {shown(PUZZLES.told(task, position)) for task in tasks}
    assert told == {
        "The last round, the last income and trades: make the most of it.",
        "The last round without a new debt: make the most of it.",
        "Own the Restaurant in the fewest steps.",
    }
    assert shown(PUZZLES.left(position)) == "the last round, income and trades"


def test_to_own_a_building_takes_as_few_moves_as_can_be() -> None:
    goods = {"worker": 1, "silver": 20, "wood": 2, "copper": 1}
    laid = {"round": 10, "neutral": [3, 3], "players": [{"goods": goods}]}
    position = new_game("homesteaders", players=["Red"], setup={"position": laid}).position
    aim = Task(FEWEST, f"{OWN}:town-hall")
    assert PUZZLES.least(aim, position, 0) == 5
    assert proven(PUZZLES, aim, position).best == 5


def test_nothing_is_borrowed_where_that_is_the_condition() -> None:
    goods = {"worker": 3, "chip": 2}
    laid = {"round": 10, "players": [{"goods": goods, "buildings": ["farm"]}]}
    position = new_game("homesteaders", players=["Red"], setup={"position": laid}).position
    free, held = proven(PUZZLES, Task(), position), proven(PUZZLES, NO_DEBTS, position)
    assert held.best <= free.best
    assert not any(move.words == "borrow" for move in held.line)


def test_at_first_sight_every_move_that_is_worth_a_thought_has_a_worth() -> None:
    glance = lineup_of("homesteaders").glance
    assert glance is not None
    position = next(positions(2, 1, (state.BUILD,)))
    worths = dict(glance(position))
    assert {move.words for move in worths} >= {"decline"}
    assert all(isinstance(worth, float | int) for worth in worths.values())
