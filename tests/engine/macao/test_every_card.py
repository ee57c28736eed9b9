"""Every card: what it costs to activate, what it adds to the tribute, and what it does, by the printed list."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine import Game
from engine.macao.deck import CARDS as DECK, NUMBER
from tests.engine.macao import printed
from tests.engine.macao.helpers import (
    RULES,
    amounts,
    cargo,
    gold,
    laid,
    moves,
    play,
    player,
    prestige,
    refused,
    supply,
    total,
    wall,
    ways,
)
from tests.engine.macao.tables import arranged

CARDS = [line.split(" | ") for line in printed.CARDS]


def name_of(card: list[str]) -> str:
    return card[1].lower().replace("'", "").replace(" ", "-")


def cubes(colours: str) -> str:
    """'red red blue' as '2 red, 1 blue'."""
    return ", ".join(f"{number} {colour}" for colour, number in Counter(colours.split()).items())


def test_every_card_is_activated_for_its_cost_and_no_other() -> None:
    wrong = []
    for card in CARDS:
        game = laid(player(cubes(card[3]), tableau=[name_of(card)]))
        play(game, f"activate {name_of(card)}")
        mine = arranged(game)["players"][0]
        if (supply(game), mine["tableau"], mine["activated"]) != ("", [], [name_of(card)]):
            wrong.append(name_of(card))
    assert wrong == []


def test_without_a_cube_of_its_cost_no_card_is_activated() -> None:
    wrong = []
    for card, colour in [(one, colour) for one in CARDS for colour in set(one[3].split())]:
        needed = Counter(card[3].split())
        less = " ".join((needed - Counter([colour])).elements())
        other = next(one for one in ("red", "blue", "green", "black", "gray", "violet") if one not in needed)
        game = laid(player(cubes(f"{less} {other}"), tableau=[name_of(card)]))
        if moves(game, "activate") or not refused(game, f"activate {name_of(card)}").startswith("It costs "):
            wrong.append((name_of(card), colour))
    assert wrong == []


def test_every_card_adds_its_pair_to_the_tribute() -> None:
    assert [added(card) for card in CARDS] == [f"{name_of(card)} {card[4]}" for card in CARDS]


def added(card: list[str]) -> str:
    """The only card that is open with the pair that it adds: 'mint 1-2'."""
    decks: dict[str, Any] = {"offices" if card[2] == "office" else "cards": [name_of(card)]}
    game = laid(player(), window="card", **decks)
    (shown,) = (one for one in arranged(game)["offer"] if one["card"] == name_of(card))
    return f"{shown['card']} {shown['tribute']['gold']}-{shown['tribute']['prestige']}"


def state(game: Game) -> dict[str, int]:
    """All that the first player has a number of."""
    found = {"gold": gold(game), "pp": prestige(game), "step": wall(game)[0][1] if wall(game)[0][0] == "Anna" else 0}
    found |= amounts(supply(game)) | amounts(cargo(game))
    return found | {"free": game.position.free_steps, "marker": -game.position.penalties[0]}


def change(game: Game, *lines: str) -> dict[str, int]:
    """By how much something changes for the first player."""
    before = state(game)
    after = state(play(game, *lines))
    return {name: after.get(name, 0) - before.get(name, 0) for name in {**before, **after}}


def changed(game: Game, *lines: str) -> str:
    """The same in words, what is gained first: '+1 gold, -3 red'."""
    found = {name: number for name, number in change(game, *lines).items() if number}
    gained_first = sorted(found.items(), key=lambda pair: (pair[1] < 0, pair[0]))
    return ", ".join(f"{number:+} {name}" for name, number in gained_first)


FOUR = "q01 q06 q11 q16"

# Card | position: supply; gold; more | lines | change
USED: list[tuple[str, dict[str, Any], str, str]] = [
    *((f"{name}-1", {"supply": f"3 {colour}"}, "", f"+1 gold, -3 {colour}") for name, colour in (
        ("military", "red"), ("justice", "blue"), ("customs", "green"),
        ("finance", "black"), ("construction", "gray"), ("administration", "violet"),
    )),
    *((f"{name}-2", {"supply": f"2 {colour}"}, "", f"+1 gold, -2 {colour}") for name, colour in (
        ("military", "red"), ("justice", "blue"), ("customs", "green"),
        ("finance", "black"), ("construction", "gray"), ("administration", "violet"),
    )),
    *((f"{name}-{size}", {"supply": f"1 {colour}"}, "", f"+{size - 2} gold, -1 {colour}")
      for size in (3, 4) for name, colour in (
        ("military", "red"), ("justice", "blue"), ("customs", "green"),
        ("finance", "black"), ("construction", "gray"), ("administration", "violet"),
    )),
    *((name, {"supply": f"1 {colour}"}, "", f"+1 pp, -1 {colour}") for name, colour in (
        ("knight", "red"), ("sailor", "blue"), ("hunter", "green"), ("nun", "black"), ("mason", "gray"),
        ("monk", "violet"),
    )),
    *((name, {}, "", f"+1 {colour}") for name, colour in (
        ("potter", "red"), ("fisherman", "blue"), ("gardener", "green"), ("charcoal-burner", "black"),
        ("stonemason", "gray"), ("vintner", "violet"),
    )),
    ("brickworks", {"supply": "3 red"}, ": cubes 1 blue, 1 green", "+1 blue, +1 green, -2 red"),
    ("dye-works", {"supply": "3 blue"}, ": cubes 2 violet", "+2 violet, -2 blue"),
    ("mill", {"supply": "3 green"}, ": cubes 1 red", "+1 red, -1 green"),
    ("tannery", {"supply": "1 black"}, ": cubes 1 gray", "+1 gray, -1 black"),
    ("builders-yard", {"supply": "2 gray"}, ": cubes 1 red, 1 black", "+1 black, +1 red, -2 gray"),
    ("wine-press", {"supply": "2 violet"}, ": cubes 2 blue", "+2 blue, -2 violet"),
    ("cathedral", {"supply": "2 red, 1 blue, 3 gray"}, ": cubes red, blue, gray", "+3 pp, -1 blue, -1 gray, -1 red"),
    ("mint", {}, "", "+1 gold"),
    ("theatre", {"gold": 2}, "", "+3 pp, -2 gold"),
    ("money-changer", {"gold": 1}, ": cubes 1 gray", "+1 gray, -1 gold"),
    ("nobleman", {"gold": 5}, ": cubes 1 red, 1 blue", "+1 blue, +1 red, -4 gold"),
    ("gold-digger", {"supply": "4 red, 3 blue"}, ": with 4 red, 2 blue", "+2 gold, -2 blue, -4 red"),
    ("alchemist", {"supply": "1 red, 2 blue"}, ": with 1 red, 1 blue", "+1 gold, -1 blue, -1 red"),
    ("trader", {"cargo": "1 tea, 1 rice"}, ": tile rice", "+2 gold, -1 rice"),
    ("beggar", {"gold": 0}, "", "+1 gold"),
    ("soldier", {"quarters": FOUR}, "", "+1 gold"),
    ("soldier", {"quarters": f"{FOUR} q21 q26 q02 q03"}, "", "+2 gold"),
    ("toll-collector", {"wall": 1}, "", "+1 gold"),
    ("sailmakers-shop", {}, "", "+2 free"),
    ("ships-boy", {}, "", "+1 free"),
    ("helmsman", {"gold": 1}, "", "+4 free, -1 gold"),
    ("messenger", {"wall": 3}, "", "+1 step"),
    *((name, {"cards": [f"{office}-1", f"{office}-3"]}, "", "+2 pp") for name, office in (
        ("fortress", "military"), ("court", "justice"), ("town-hall", "administration"), ("treasury", "finance"),
        ("quarry", "construction"), ("customs-station", "customs"),
    )),
]  # fmt: skip


def using(name: str, given: dict[str, Any]) -> Game:
    """The owner of a card is to act."""
    more = dict(given)
    return laid(player(more.pop("supply", ""), name, *more.pop("cards", ()), **more), seats=2)


def test_cards_are_used_for_what_is_printed() -> None:
    found = [(name, changed(using(name, given), f"use {name}{answers}")) for name, given, answers, _expected in USED]
    assert found == [(name, expected) for name, _given, _answers, expected in USED]


def test_cards_are_used_once_in_a_turn() -> None:
    wrong = []
    for name, given, answers, _expected in USED:
        game = play(using(name, given), f"use {name}{answers}")
        says = f"You have used {DECK[NUMBER[name]].told} in this turn."
        if f"use {name}" in moves(game, "use") or refused(game, f"use {name}") != says:
            wrong.append(name)
    assert wrong == []


# Card | a position in which a use would have no effect | what it needs
IDLE: list[tuple[str, dict[str, Any], str]] = [
    ("military-1", {"supply": "2 red, 2 blue"}, "You need 3 red to use the office Military 1."),
    ("finance-2", {"supply": "1 black"}, "You need 2 black to use the office Finance 2."),
    ("justice-3", {"supply": "1 red"}, "You need 1 blue to use the office Justice 3."),
    ("knight", {"supply": "1 blue"}, "You need 1 red to use the Knight."),
    ("brickworks", {"supply": "1 blue"}, "You need 1 red to use the Brickworks."),
    ("cathedral", {}, "You need 1 cube to use the Cathedral."),
    ("theatre", {"gold": 1}, "You need 2 gold to use the Theatre."),
    ("money-changer", {"gold": 0}, "You need 1 gold to use the Money Changer."),
    ("nobleman", {"gold": 1}, "You need 2 gold to use the Nobleman."),
    ("gold-digger", {"supply": "2 red"}, "You need 3 cubes to use the Gold Digger."),
    ("alchemist", {"supply": "1 red"}, "You need 2 cubes to use the Alchemist."),
    ("trader", {}, "You need a goods tile on your ship to use the Trader."),
    ("beggar", {"gold": 1}, "You need an empty purse to use the Beggar."),
    ("soldier", {"quarters": "q01 q06 q11"}, "You need 4 quarters of your own to use the Soldier."),
    ("toll-collector", {"wall": 0, "other": 1}, "You need the first place on the wall to use the Toll Collector."),
    ("gunner", {"wall": 1}, "You need the last place on the wall to use the Gunner."),
    ("sentry", {"wall": 1}, "You need the last place on the wall to use the Sentry."),
    ("helmsman", {"gold": 0}, "You need 1 gold to use the Helmsman."),
    ("court", {"cards": ["customs-1"]}, "You need an activated office card of Justice to use the Court."),
    ("pawnshop", {}, "You need gold that you received in this round to use the Pawnshop."),
    (
        "office-chamber",
        {"cards": ["customs-1"]},
        "You need an office card that you used in this round to use the Office Chamber.",
    ),
    ("captain", {}, "You need a ship that moved 2 spaces in this round to use the Captain."),
    ("pilgrim", {"ship": "london"}, "You need a port that your ship entered in this round to use the Pilgrim."),
]


def test_a_use_without_effect_is_refused() -> None:
    found = []
    for name, given, _says in IDLE:
        more = dict(given)
        other = player(wall=more.pop("other", 0))
        mine = player(more.pop("supply", ""), name, *more.pop("cards", ()), **more)
        game = laid(mine, other, window="action")
        while game.decision is not None and game.decision.seat:
            play(game, "pass")
        found.append((name, moves(game, "use"), refused(game, f"use {name}")))
    assert found == [(name, [], says) for name, _given, says in IDLE]


PASSIVE = [name_of(card) for card in CARDS if card[6] in ("passive", "each", "end")]
PASSIVE += ["craftsman", "gambler", "lighthouse"]


def test_what_acts_by_itself_or_is_a_choice_is_not_used() -> None:
    wrong = []
    for name in PASSIVE:
        game, card = laid(player("1 red", name)), DECK[NUMBER[name]]
        why = "you choose when it comes to it" if card.effect.of_choice else "it acts by itself"
        says = refused(game, f"use {name}")
        if moves(game, "use") or not says.startswith(f"You need not use {card.told}, {why}: "):
            wrong.append((name, says))
    assert wrong == []


def last(*, of: str) -> Game:
    """The owner of a card is last on the wall, and acts."""
    return play(laid(player("1 red", of), player("1 red", wall=2)), "pass")


def test_the_last_on_the_wall_gains_by_the_gunner_and_the_sentry() -> None:
    assert changed(last(of="gunner"), "use gunner: cube violet") == "+1 violet"
    assert changed(last(of="sentry"), "use sentry") == "+1 gold"


def test_the_pawnshop_pays_after_gold_of_this_round() -> None:
    game = laid(player("", "pawnshop", "mint"))
    assert changed(game, "use mint", "use pawnshop") == "+2 gold"


def test_the_pawnshop_counts_gold_of_the_professor() -> None:
    game = laid(player("", "pawnshop", "professor", rose={"1": "1 red"}), window="dice")
    play(game, "choose: dice red, blue", "choose: dice red, blue")
    assert gold(game) == 5 + 2
    assert changed(game, "use pawnshop") == "+1 gold"


def test_the_pawnshop_counts_gold_of_a_joker_tile() -> None:
    game = laid(player("", "pawnshop", jokers=1))
    assert changed(game, "joker: for 1 coins", "use pawnshop") == "+4 gold"


def test_the_office_chamber_pays_after_an_office_was_used_also_before_its_activation() -> None:
    game = laid(player("2 blue, 1 violet", "justice-3", tableau=["office-chamber"]))
    assert changed(game, "use justice-3", "activate office-chamber", "use office-chamber") == (
        "+1 gold, +1 pp, -2 blue, -1 violet"
    )


def test_the_captain_counts_steps_of_the_whole_turn_there_and_back_too() -> None:
    game = laid(player("3 blue, 1 green, 1 violet", tableau=["captain"]))
    play(game, "sail s01: with blue", "activate captain", "sail start: with blue")
    assert changed(game, "use captain") == "+1 pp"


def test_the_pilgrim_counts_entering_a_port() -> None:
    game = laid(player("2 blue", "pilgrim", ship="s04"))
    play(game, "sail london")
    assert changed(game, "use pilgrim") == "+2 pp"


def test_the_lighthouse_pays_once_in_a_round_by_itself() -> None:
    game = laid(player("6 blue", "lighthouse", ship="s11"))
    assert changed(game, "sail london") == "+1 gold, -1 blue"
    assert changed(game, "sail s11", "sail lisbon") == "-2 blue"


def test_the_lighthouse_pays_at_the_first_entry_after_its_activation() -> None:
    game = laid(player("2 blue, 1 black, 1 gray, 1 violet", tableau=["lighthouse"], ship="s11"))
    play(game, "sail london: with blue", "activate lighthouse")
    assert changed(game, "sail s11: with blue") == "-1 blue"
    game = laid(player("3 blue, 1 black, 1 gray, 1 violet", tableau=["lighthouse"], ship="s11"))
    play(game, "sail london: with blue", "activate lighthouse", "sail s11: with blue")
    assert changed(game, "sail lisbon: with blue") == "+1 gold, -1 blue"


def test_free_steps_need_no_cubes_and_end_with_the_turn() -> None:
    game = laid(player("1 red", "sailmakers-shop", "helmsman"), player("1 red"), window="action")
    play(game, "use sailmakers-shop", "use helmsman", "sail s01: with free", "sail s03: with red")
    assert (game.position.free_steps, supply(game)) == (5, "")
    play(game, "sail lisbon", "pass")
    assert game.position.free_steps == 0


@pytest.mark.parametrize(
    ("name", "kind", "other"),
    [("archive", "justice-2", "crane"), ("crane", "archive", "messenger"), ("healer", "messenger", "archive")],
)
def test_a_cost_that_is_lowered_must_be_lowered(name: str, kind: str, other: str) -> None:
    """A cube of the cost is left out, of one kind of cards alone."""
    rich = "4 red, 4 blue, 4 green, 4 black, 4 gray, 4 violet"
    costs = {name_of(card): Counter(card[3].split()) for card in CARDS}
    game = laid(player(rich, name, tableau=[kind, other]))
    assert ways(game, f"activate {kind}") == len(costs[kind])
    assert ways(game, f"activate {other}") == 1
    before = sum(game.position.supply[0])
    play(game, f"activate {kind}" + (f": with 1 {next(iter(costs[kind]))}" if len(costs[kind]) > 1 else ""))
    assert before - sum(game.position.supply[0]) == 1


def test_a_cube_always_stays_of_a_lowered_cost() -> None:
    game = laid(player("1 blue", "archive", tableau=["justice-1"]))
    assert changed(game, "activate justice-1") == "-1 blue"


def test_the_count_lets_one_cube_have_any_colour() -> None:
    game = laid(player("1 red, 1 blue, 1 gray", "count", tableau=["palace", "prefecture"]))
    assert moves(game, "activate") == ["activate palace", "activate prefecture"]
    assert changed(game, "activate palace: with 1 red, 1 blue, 1 gray") == "-1 blue, -1 gray, -1 red"


@pytest.mark.parametrize(
    ("name", "tableau", "expected"),
    [
        ("university", "messenger", "+1 pp"),
        ("university", "mill", "+1 pp"),
        ("university", "customs-1", "+1 pp"),
        ("school", "secretary", "+1 gold"),
        ("school", "mill", ""),
        ("architect", "mill", "+1 pp"),
        ("architect", "secretary", ""),
        ("notary", "customs-1", "+2 pp"),
        ("notary", "mill", ""),
        ("scholar", "mill", "+1 black"),
    ],
)
def test_an_activation_is_rewarded(name: str, tableau: str, expected: str) -> None:
    game = laid(player("1 blue, 1 green", name, tableau=[tableau]))
    answer = {"scholar": ": cube black"}.get(name, "")
    paid = "-1 blue, -1 green" if tableau == "messenger" else "-1 green"
    assert changed(game, f"activate {tableau}{answer}") == ", ".join(filter(None, [expected, paid]))


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        ("university", "1 red, 1 green, 1 black, 1 gray"),
        ("school", "1 red, 1 violet"),
        ("architect", "1 red, 1 violet"),
        ("scholar", "1 blue, 1 green, 1 gray, 1 violet"),
    ],
)
def test_its_own_activation_is_not_rewarded(name: str, cost: str) -> None:
    game = laid(player(cost, tableau=[name]))
    assert set(changed(game, f"activate {name}").split(", ")) == {f"-{part}" for part in cost.split(", ")}


def test_the_herald_allows_two_quarters_even_after_the_first() -> None:
    game = laid(player("2 red, 2 blue, 1 black, 1 gray, 1 green", tableau=["herald"]))
    play(game, "claim q11", "activate herald", "claim q07")
    assert moves(game, "claim") == []
    assert refused(game, "claim q01") == "You have taken 2 quarters in this turn: there are no more."


def test_the_night_watchman_lets_one_cube_of_a_quarter_have_any_colour() -> None:
    game = laid(player("2 gray", "night-watchman"))
    assert "claim q11" in moves(game, "claim")
    assert "claim q25" in moves(game, "claim")
    assert "claim q14" not in moves(game, "claim")
    assert changed(game, "claim q25: with 2 gray").endswith("-2 gray")


def test_the_carpenter_saves_a_cube_of_a_quarter_but_for_one() -> None:
    game = laid(player("1 red, 1 blue, 1 green, 1 violet", "carpenter"))
    assert (ways(game, "claim q06"), ways(game, "claim q01"), ways(game, "claim q04")) == (3, 1, 1)
    assert changed(game, "claim q04").endswith("-1 blue")


def test_the_speculator_pays_for_a_quarter() -> None:
    assert changed(laid(player("1 red", "speculator")), "claim q11").startswith("+1 gold")


@pytest.mark.parametrize(("steps", "expected"), [(1, 3), (0, 2)])
def test_the_fountain_may_step_on_the_wall_with_a_quarter(steps: int, expected: int) -> None:
    game = play(laid(player("2 red", "fountain", wall=2)), f"claim q11: steps {steps}")
    assert dict(wall(game))["Anna"] == expected
    assert "wall" in moves(game, "wall")


def test_the_gate_makes_every_space_of_the_wall_cost_one_cube() -> None:
    game = play(laid(player("5 red", "gate")), "wall: spaces 5")
    assert (supply(game), dict(wall(game))["Anna"]) == ("", 5)


def test_the_tower_lies_on_top_from_its_activation_on() -> None:
    game = laid(player("1 red, 1 blue", tableau=["tower"]), wall=[2, 1])
    play(game, "pass", "activate tower")
    assert wall(game) == [("Anna", 0), ("Ben", 0)]
    assert [one["on_top"] for one in arranged(game)["wall"]] == [True, False]


@pytest.mark.parametrize(("name", "expected"), [("embassy", "+7 pp, -3 gold"), ("envoy", "+6 pp, +1 red, -3 gold")])
def test_a_purchase_of_prestige_brings_more(name: str, expected: str) -> None:
    game = laid(player("", name), tribute=[3, 6])
    assert changed(game, "tribute" + (": cube red" if name == "envoy" else "")) == expected


def test_the_diplomat_buys_prestige_twice() -> None:
    game = laid(player("", "diplomat", gold=9), tribute=[3, 6])
    assert changed(game, "tribute", "tribute") == "+12 pp, -6 gold"
    assert refused(game, "tribute") == "You have bought prestige in this turn: you may not again."


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("2 red", "+2 red"),
        ("1 red, 1 gray", "+1 gray, +1 red"),
        ("1 blue, 1 coins", "+1 blue, +3 gold"),
        ("2 coins", "+6 gold"),
    ],
)
def test_the_juggler_doubles_a_joker_tile(answer: str, expected: str) -> None:
    assert changed(laid(player("", "juggler", jokers=1)), f"joker: for {answer}") == expected


def test_the_idler_may_decline_a_card() -> None:
    game = laid(player("", "idler"), window="card")
    assert arranged(play(game, "decline"))["players"][0]["tableau"] == []
    assert refused(game, "decline") == "Without the Idler everybody must take a card."


FIVE = ["brickworks", "dye-works", "mill", "tannery", "builders-yard"]


def test_the_secretary_has_room_for_six_cards() -> None:
    game = laid(player("", "secretary", tableau=FIVE), window="card", offices=["finance-1", "finance-2"])
    play(game, "take finance-1")
    assert (len(arranged(game)["players"][0]["tableau"]), game.position.penalties[0]) == (6, 0)


def test_with_the_secretary_the_seventh_card_is_too_many() -> None:
    six = [*FIVE, "wine-press"]
    game = laid(player("", "secretary", tableau=six), window="card", offices=["finance-1", "finance-2"])
    assert changed(game, "take finance-1: discard mill") == "-1 marker"


def test_the_professor_pays_for_dice_that_show_1_after_turning() -> None:
    game = laid(player("", "professor"), window="dice", round=12, rolls=[[6, 5, 4, 3, 2, 1]] * 12)
    assert gold(play(game, "choose: dice red, blue")) == 7
    game = laid(player("", "professor"), window="dice", rolls=[[6, 5, 4, 3, 2, 1]] * 12)
    assert gold(play(game, "choose: dice blue, violet")) == 6


def test_the_gambler_may_choose_a_third_die_if_one_is_low() -> None:
    game = laid(player("", "gambler"), window="dice", rolls=[[5, 4, 3, 2, 5, 6]] * 12)
    assert refused(game, "choose: dice red, blue; third green").endswith("'green' is not among nothing, black.")
    assert ways(game, "choose") == 15 + 5 * 4 + 10
    play(game, "choose: dice red, blue; third black")
    assert arranged(game)["players"][0]["dice"] == ["red", "blue", "black"]


def test_a_third_die_may_be_left() -> None:
    game = laid(player("", "gambler"), window="dice", rolls=[[1, 4, 3, 2, 5, 6]] * 12)
    play(game, "choose: dice red, blue; third nothing")
    assert arranged(game)["players"][0]["dice"] == ["red", "blue"]


def test_the_hospital_spares_the_marker_of_an_empty_supply() -> None:
    game = laid(player("", "hospital", jokers=1), window="dice", rolls=[[2] * 6] * 12)
    assert changed(game, "choose: dice red, blue") == ""
    assert game.decision is not None
    assert game.decision.kind == "dice"


@pytest.mark.parametrize(
    ("cards", "expected"),
    [((), "+4 pp, -1 tea"), (("cooperage",), "+5 pp, -1 tea"), (("counting-house",), "+1 gold, +4 pp, -1 tea")],
)
def test_a_delivery_brings_more(cards: tuple[str, ...], expected: str) -> None:
    assert changed(laid(player("", *cards, ship="london", cargo="1 tea")), "deliver tea") == expected


def test_a_warehouse_doubles_its_good_and_no_bonus() -> None:
    for line in printed.PORTS:
        port, good, values = line.split(" | ")
        game = laid(player("", f"{good}-warehouse", "cooperage", ship=port, cargo=f"3 {good}"))
        for value in map(int, values.split()):
            assert changed(game, f"deliver {good}") == f"+{2 * value + 1} pp, -1 {good}"
        other = laid(player("", "tea-warehouse" if good != "tea" else "rice-warehouse", ship=port, cargo=f"1 {good}"))
        assert changed(other, f"deliver {good}") == f"+{values.split()[0]} pp, -1 {good}"


# Card | what its owner has | points at the end
ENDING: list[tuple[str, dict[str, Any], int]] = [
    ("palace", {}, 2),
    ("palace", {"cards": ["smithy", "statue", "abbot", "mint"]}, 6),
    ("prefecture", {"cards": ["customs-1", "mint", "trader", "beggar", "customs-2"]}, 6),
    ("prefecture", {"cards": ["customs-1", "customs-2"]}, 0),
    ("residence", {"cards": ["mint", "trader"]}, 2),
    ("smithy", {"quarters": "q01 q25"}, 2),
    ("council-hall", {"cards": ["customs-1", "finance-1", "mint"]}, 4),
    ("statue", {"quarters": "q03 q10 q01"}, 6),
    ("baroness-1", {"delivered": 5}, 5),
    ("baroness-2", {"wall": 9}, 4),
    ("baroness-2", {"wall": 18}, 7),
    ("baroness-3", {"gold": 7}, 3),
    ("governor", {"quarters": "q01 q06 q25"}, 2),
    ("midwife", {"cards": ["trader", "mint"]}, 2),
    ("councillor", {"cards": ["customs-1", "customs-2", "finance-1"]}, 4),
    ("vice-governor", {"quarters": "q01 q06 q25 q30"}, 4),
    ("vice-governor", {"quarters": "q01 q06"}, 0),
]


def test_cards_count_at_the_end() -> None:
    assert [(name, given, counted(name, given)) for name, given, _expected in ENDING] == ENDING


def counted(name: str, given: dict[str, Any]) -> int:
    """What a card counts at the end."""
    more = dict(given)
    game = laid(player("", name, *more.pop("cards", ()), **more))
    found: int = next(line["points"] for line in game.scores()[0]["lines"] if line["name"] == name)
    return found


def test_the_abbot_spares_the_markers_of_the_tableau_alone() -> None:
    mine: dict[str, Any] = {"tableau": ["mint", "trader"], "punishment": 1}
    assert (total(laid(player("", **mine))), total(laid(player("", "abbot", **mine)))) == (-9, -3)


TESTED = {
    *(name for name, *_others in (*USED, *IDLE, *ENDING)),
    *("gunner", "sentry", "archive", "crane", "healer", "count", "university", "school", "architect", "notary"),
    *("scholar", "herald", "night-watchman", "carpenter", "speculator", "fountain", "gate", "tower", "embassy"),
    *("envoy", "diplomat", "juggler", "idler", "secretary", "professor", "gambler", "hospital", "cooperage"),
    *("counting-house", "abbot", "lighthouse", "craftsman"),
    *(f"{line.split(' | ')[1]}-warehouse" for line in printed.PORTS),
}


def test_every_card_is_among_those_that_are_tested() -> None:
    assert {name_of(card) for card in CARDS} == TESTED
    assert RULES.about.name == "macao"
