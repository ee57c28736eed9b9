"""What holds in every game, whatever is played: random games of all set-ups from the first move to the last."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle, islice
from typing import Any
from unicodedata import category

import pytest

from engine import Game, NotationError, Refused, format_move, new_game, parse
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.ships import KINDS, SHIP_INDEX, SHIPS
from engine.le_havre.state import FACE_DOWN
from engine.notation import quotable
from tests.engine.open_table import open_table
from tests.engine.random_play import (
    SETUPS,
    Changes,
    Record,
    Step,
    begun,
    books,
    by_chance,
    by_default,
    completed,
    every_move,
    played,
    told,
)

FOOD = {"fish": 1, "smoked-fish": 2, "bread": 2, "meat": 3, "francs": 1}


@dataclass(frozen=True, slots=True)
class Series:
    """Some games of one set-up; of a sample only a few steps of each kind are looked at, chosen by chance."""

    records: tuple[Record, ...]
    steps: tuple[Step, ...]
    thorough: bool

    @property
    def whole(self) -> tuple[Record, ...]:
        """The games that are played again from end to end: of a sample one."""
        return self.records if self.thorough else self.records[:1]

    def by_verb(self, *words: str) -> list[Step]:
        """The steps whose move begins with one of these words."""
        return [step for step in self.steps if step.move.words in words]


SAMPLE = [
    pytest.param((*setup, range(first, first + 2)), id="{}-{}".format(*setup)) for first, setup in enumerate(SETUPS)
]
LONG = [
    pytest.param((*setup, range(first, first + 25)), id="{}-{}-from-{}".format(*setup, first), marks=pytest.mark.long)
    for setup in SETUPS
    for first in range(0, 200, 25)
]


@pytest.fixture(scope="module", params=SAMPLE + LONG)
def series(request: pytest.FixtureRequest) -> Series:
    """Games of one set-up, played once for all properties."""
    variant, players, seeds = request.param
    records = tuple(played(variant, players, seed) for seed in seeds)
    if len(seeds) > 2:
        return Series(records, tuple(step for record in records for step in record.steps), thorough=True)
    chosen = [step for record in records for step in _a_few_of_each_kind(record)]
    return Series(records, tuple(chosen), thorough=False)


def _a_few_of_each_kind(record: Record) -> list[Step]:
    rng = random.Random(record.where)
    steps = rng.sample(record.steps, len(record.steps))
    seen: Counter[str] = Counter()
    chosen = []
    for step in steps:
        kind = step.move.target if step.move.words == "enter" else step.move.words
        seen[kind] += 1
        if seen[kind] <= (1 if step.move.words == "enter" else 3):
            chosen.append(step)
    return chosen


# The course of a game.


def test_every_game_comes_to_an_end_after_which_nothing_can_be_played(series: Series) -> None:
    for record in series.records:
        assert record.game.decision is None, record.where
        assert open_table(record.game)["over"], record.where
        assert record.game.moves() == (), record.where
        for move in every_move(record.game):
            with pytest.raises(Refused):
                record.game.play(move)


def test_every_player_has_as_many_turns_as_the_others_in_clockwise_order(series: Series) -> None:
    for record in series.records:
        table = open_table(record.game)
        players, turns = len(table["players"]), 7 * table["rounds"]
        assert turns % players == 0
        supplied = [step.seat for step in record.by_verb("supply")]
        assert supplied == list(islice(cycle(range(players)), turns)), record.where


def test_every_turn_holds_one_main_action_and_so_does_each_final_turn(series: Series) -> None:
    for record in series.records:
        table = open_table(record.game)
        players = len(table["players"])
        main = [step.seat for step in record.by_verb("take", "enter", "pass")]
        assert main[:-players] == [step.seat for step in record.by_verb("supply")], record.where
        assert main[-players:] == list(range(players)), record.where


def test_in_every_decision_something_can_be_done_and_each_move_is_listed_once(series: Series) -> None:
    for step in series.steps:
        moves = step.before.moves()
        assert step.move.unanswered() in moves, step.where
        assert len(set(moves)) == len(moves), step.where


# Moves.


@pytest.mark.parametrize("answered", ["by default", "by chance"])
def test_every_listed_move_can_be_completed(series: Series, answered: str) -> None:
    for step in series.steps:
        rng = random.Random(step.where)
        moves = step.before.moves()
        for move in moves if series.thorough else rng.sample(moves, min(2, len(moves))):
            try:
                step.before.copy().play(
                    completed(step.before, move, by_default if answered == "by default" else by_chance(rng))
                )
            except Exception as error:
                raise AssertionError(f"{step.where}: but {format_move(move)}") from error


def test_every_move_that_is_not_listed_is_refused_before_it_asks_anything(series: Series) -> None:
    for step in series.steps:
        legal = set(step.before.moves())
        for move in random.Random(step.where).sample(every_move(step.before), 6):
            if move not in legal:
                why = f"{step.where}: but {format_move(move)}"
                with pytest.raises(Refused):
                    pytest.fail(f"{why} asks {step.before.ask(move)}")
                with pytest.raises(Refused):
                    pytest.fail(f"{why} gives {step.before.play(move)}")
        assert step.before.position == pickle.loads(step.frozen), step.where


def test_every_move_is_the_same_after_it_was_written_down_and_read(series: Series) -> None:
    for step in series.steps:
        assert parse(step.before, format_move(step.move)) == step.move, step.where


def test_a_copy_plays_on_equal_and_leaves_the_original_alone(series: Series) -> None:
    for step in series.steps:
        copy = step.before.copy()
        assert copy.play(step.move) == step.events, step.where
        assert copy.position == step.after.position, step.where
        assert step.before.position == pickle.loads(step.frozen), step.where


def test_taking_back_every_move_and_playing_them_again_passes_the_same_positions(series: Series) -> None:
    for record in series.whole:
        game = record.game.copy()
        for step in reversed(record.steps):
            assert game.undo() == step.move, step.where
            assert game.position == pickle.loads(step.frozen), step.where
        assert not game.can_undo, record.where
        for step in record.steps:
            assert game.redo() == step.move, step.where
            assert game.position == step.after.position, step.where
        assert not game.can_redo, record.where


def test_the_written_moves_give_the_same_game_again(series: Series) -> None:
    for record in series.whole:
        again = new_game(record.game.title, **record.game.options)
        for step in record.steps:
            assert again.play(format_move(step.move)) == step.events, step.where
        assert again.position == record.game.position, record.where
        assert again.history == record.game.history, record.where


# Tokens.


def test_nothing_is_ever_negative(series: Series) -> None:
    for step in series.steps:
        assert min(books(step.later).values()) >= 0, step.where


def test_whoever_reads_the_log_can_keep_the_books(series: Series) -> None:
    for step in series.steps:
        assert step.changes == told(step.events), step.where


def test_what_happened_is_told_in_one_line_each_about_a_seat_or_the_town(series: Series) -> None:
    for step in series.steps:
        seats = [None, *range(len(step.later["players"]))]
        for event in step.events:
            assert str(event.text).isprintable(), step.where
            assert event.seat in seats, step.where


def test_supply_puts_one_of_each_good_of_the_tile_on_offer(series: Series) -> None:
    for step in series.by_verb("supply"):
        table = step.later
        brings = table["tiles"][table["turn"] - 1]["brings"]
        assert step.changes == {("offers", good): 1 for good in brings}, step.where


def test_taking_empties_one_offer_space_and_nothing_else_changes(series: Series) -> None:
    for step in series.by_verb("take"):
        good = step.move.target
        number = step.table["offers"][good]
        assert number > 0, step.where
        assert step.changes == {("offers", good): -number, (step.name, good): number}, step.where


def test_only_supply_taking_and_the_haulage_firm_change_the_offers(series: Series) -> None:
    for step in series.steps:
        touched = [good for holder, good in step.changes if holder == "offers"]
        if touched and step.move.words not in ("supply", "take"):
            assert step.later["players"][step.seat]["person"] == "haulage-firm", step.where
            assert "francs" not in touched, step.where


def test_a_loan_gives_4_francs_and_costs_5_to_repay(series: Series) -> None:
    for step in series.by_verb("borrow", "repay"):
        francs, loans = (4, 1) if step.move.words == "borrow" else (-5, -1)
        assert step.changes == {(step.name, "francs"): francs, (step.name, "loans"): loans}, step.where


def test_interest_is_1_franc_or_2_where_expensive_loans_are_many(series: Series) -> None:
    for step in series.by_verb("pay interest"):
        table = step.table
        players, loans = len(table["players"]), table["players"][step.seat]["loans"]
        may_be_expensive = step.before.options["expert_loans"] and players > 1 and loans >= players
        dues = (1, 2) if may_be_expensive else (1,)
        assert step.changes in [{(step.name, "francs"): -due} for due in dues], step.where


def test_a_purchase_costs_the_price_and_a_sale_brings_half_the_value(series: Series) -> None:
    for step in series.by_verb("buy", "sell"):
        name = step.move.target
        if name in SHIP_INDEX:
            value, price = SHIPS[SHIP_INDEX[name]].value, KINDS[SHIPS[SHIP_INDEX[name]].kind].price
        else:
            value, price = CARDS[CARD_INDEX[name]].value, CARDS[CARD_INDEX[name]].price
        assert step.move.words == "sell" or price is not None, step.where
        francs = value // 2 if step.move.words == "sell" else -(price or 0)
        assert step.changes == {(step.name, "francs"): francs}, step.where


def test_a_meal_is_paid_in_full_with_no_token_that_could_be_left_out(series: Series) -> None:
    for step in series.by_verb("feed"):
        assert {holder for holder, _good in step.changes} == {step.name}, step.where
        paid = {good: -number for (_holder, good), number in step.changes.items()}
        meal = step.before.forecast()["meals"][step.seat]
        assert meal["owed"] == meal["due"] - meal["ships"] > 0, step.where
        surplus = sum(FOOD[good] * number for good, number in paid.items()) - meal["owed"]
        assert 0 <= surplus < min(FOOD[good] for good in paid), step.where


def test_the_harvest_gives_one_grain_for_one_and_one_cattle_for_two(series: Series) -> None:
    for step in series.by_verb("end turn"):
        table = step.table
        expected: Changes = {}
        if table["turn"] == table["turns"] and table["rounds_to_come"][0]["harvest"]:
            for player in table["players"]:
                name, cattle = player["name"], player["goods"]["cattle"]
                if player["goods"]["grain"]:
                    expected[name, "grain"] = 1
                if cattle >= 2:
                    expected[name, "cattle"] = 2 if "feedlot" in player["buildings"] and cattle <= 6 else 1
        assert table["final"] or step.changes == expected, step.where


def test_after_the_last_final_action_loans_are_repaid_as_far_as_the_francs_go(series: Series) -> None:
    for record in series.records:
        last = record.steps[-1]
        expected: Changes = {}
        for player in last.table["players"]:
            repaid = min(player["loans"], player["francs"] // 5)
            if repaid:
                expected |= {(player["name"], "francs"): -5 * repaid, (player["name"], "loans"): -repaid}
        assert last.changes == expected, last.where


def test_a_visit_gives_the_others_nothing_but_the_fee_of_the_owner(series: Series) -> None:
    for step in series.by_verb("enter"):
        if step.move.target == "harbour-watch":
            continue
        fee = CARDS[CARD_INDEX[step.move.target]].fee
        owner = next((p for p in step.table["players"] if step.move.target in p["buildings"]), None)
        others = {entry: n for entry, n in step.changes.items() if entry[0] not in (step.name, "offers")}
        if owner is None or owner["name"] == step.name or not (fee.food or fee.francs):
            assert not others, step.where
            continue
        assert {holder for holder, _good in others} == {owner["name"]}, step.where
        received = {good: number for (_holder, good), number in others.items()}
        food = sum(FOOD[good] * number for good, number in received.items())
        least = min(FOOD[good] for good in received)
        in_food = fee.food > 0 and fee.food <= food < fee.food + least
        assert in_food or received == {"francs": fee.francs}, step.where


# Cards and ships.


def _cards(table: dict[str, Any]) -> Counter[str]:
    """The cards that lie open, wherever they are."""
    rows = [*table["stacks"], table["town"], *(player["buildings"] for player in table["players"])]
    return Counter(card for row in rows for card in row)


def _ships(table: dict[str, Any]) -> Counter[str]:
    """The ships on the stacks and with the players."""
    rows = [*table["harbour"].values(), *(player["ships"] for player in table["players"])]
    return Counter(ship for row in rows for ship in row)


def test_no_building_vanishes_or_doubles(series: Series) -> None:
    for step in series.steps:
        before, after = step.table, step.later
        turned_up = before["specials_left"] - after["specials_left"]
        assert turned_up in (0, 1), step.where
        assert max(_cards(after).values()) == 1, step.where
        assert not _cards(before) - _cards(after), step.where
        assert _cards(after).total() - _cards(before).total() == turned_up, step.where


def test_ships_come_with_the_rounds_and_leave_only_for_the_luxury_yacht(series: Series) -> None:
    for step in series.steps:
        before, after = step.table, step.later
        round_ends = (after["round"], after["final"]) != (before["round"], before["final"])
        come = Counter([before["rounds_to_come"][0]["ship"]] if round_ends else [])
        assert _ships(after) - _ships(before) == come, step.where
        gone = list((_ships(before) - _ships(after)).elements())
        if gone:
            assert [ship.rpartition("-")[0] for ship in gone] == ["iron-ship"], step.where
            assert "luxury-yacht" in before["town"], step.where
            assert "luxury-yacht" in after["players"][step.seat]["buildings"], step.where


def test_persons_stand_in_buildings_and_only_at_the_end_in_the_same_one(series: Series) -> None:
    for step in series.steps:
        table = step.later
        built = [*table["town"], *(card for player in table["players"] for card in player["buildings"])]
        persons = [player["person"] for player in table["players"] if player["person"]]
        assert set(persons) <= set(built), step.where
        assert table["final"] or len(set(persons)) == len(persons), step.where


def test_a_stack_only_ever_loses_its_top_card(series: Series) -> None:
    for step in series.steps:
        stacks = zip(step.table["stacks"], step.later["stacks"], strict=True)
        changed = [(before, after) for before, after in stacks if before != after]
        assert len(changed) <= 2, step.where
        for before, after in changed:
            assert after in (before[1:], ["football-stadium"]), step.where


# What is shown.


def test_all_that_is_shown_is_plain_data(series: Series) -> None:
    for step in series.steps:
        for shown in (step.later, step.after.forecast(), step.after.scores()):
            assert json.loads(json.dumps(shown)) == shown, step.where


def test_no_special_building_that_lies_face_down_is_named(series: Series) -> None:
    for step in series.steps:
        hidden = [CARDS[card] for card, place in enumerate(step.after.position.place) if place == FACE_DOWN]
        shown = json.dumps(step.later)
        if len(step.later["players"]) > 1:  # alone one may know what comes
            shown += json.dumps(step.after.forecast())
        assert not [card.name for card in hidden if f'"{card.name}"' in shown], step.where


def test_every_score_is_the_sum_of_its_lines(series: Series) -> None:
    for step in series.steps:
        for score, player in zip(step.after.scores(), step.later["players"], strict=True):
            assert score["total"] == sum(line["points"] for line in score["lines"]) == player["wealth"], step.where


# Lines that nobody should type.


def _garbage(rng: random.Random, game: Game) -> str:
    """Random characters, random words of the notation, or a legal line with a slip in it."""
    kind = rng.randrange(3)
    if kind == 0:
        characters = [rng.choice((rng.randrange(32, 127), rng.randrange(0x3000))) for _n in range(rng.randrange(40))]
        return "".join(map(chr, characters))
    line = format_move(completed(game, rng.choice(game.moves()), by_chance(rng)))
    if kind == 1:
        other = format_move(rng.choice(every_move(game)))
        words = [*line.split(), *other.split(), *":;,", "0", "3", "-1", "999", "fee", "fish", "nothing", "\n"]
        return " ".join(rng.choice(words) for _n in range(rng.randrange(1, 9)))
    place = rng.randrange(len(line))
    slip = rng.choice(("", " ", "  ", ";", ":", ",", "9", "-", "x", "\t", "\n", "\x1b", "\u0663"))
    return line[:place] + slip + line[place + rng.randrange(2) :]


@lru_cache(maxsize=1)
def _tried(lines: int) -> list[tuple[Step, str, Exception | None]]:
    """So many lines played in random positions, each with what was raised."""
    rng = random.Random(lines)
    steps = [step for seed in (1, 2) for step in played("full", 3, seed).steps]
    found: list[tuple[Step, str, Exception | None]] = []
    for _n in range(lines):
        step = rng.choice(steps)
        line = _garbage(rng, step.before)
        game = step.before.copy()
        try:
            game.play(line)
        except Exception as error:
            assert game.position == pickle.loads(step.frozen), f"{step.where}: {line!r}"
            found.append((step, line, error))
        else:
            found.append((step, line, None))
    return found


HOW_MANY = pytest.mark.parametrize("lines", [1_000, pytest.param(10_000, marks=pytest.mark.long)])


@HOW_MANY
def test_a_line_is_a_legal_move_or_is_refused_and_changes_nothing(lines: int) -> None:
    for step, line, error in _tried(lines):
        if error is None:
            assert parse(step.before, line).unanswered() in step.before.moves(), f"{step.where}: {line!r}"
        else:
            assert isinstance(error, Refused), f"{step.where}: {line!r}"


@HOW_MANY
def test_a_refusal_is_one_line_without_anything_that_moves_the_cursor(lines: int) -> None:
    for step, line, error in _tried(lines):
        if error is not None:
            assert str(error), f"{step.where}: {line!r}"
            assert not {category(character) for character in str(error)} & {"Cc", "Zl", "Zp"}, f"{step.where}: {line!r}"


@HOW_MANY
def test_a_refused_line_points_at_the_word_it_stumbled_over(lines: int) -> None:
    for step, line, error in _tried(lines):
        if isinstance(error, NotationError):
            there = " ".join(quotable(line)[error.column :].split())
            assert there.startswith(error.word), f"{step.where}: {line!r} {error.column} {error.word!r}"


@pytest.mark.parametrize("target", ["", "coal", "no-such-card", "iron-ship-4", "supply"])
def test_a_target_that_a_kind_of_move_cannot_have_is_refused(target: str) -> None:
    game = begun("full", 3, 1)
    game.play("supply")
    for kind in game.rules.kinds_of_move:
        if target not in kind.targets:
            with pytest.raises(Refused):
                game.play(kind(target))
