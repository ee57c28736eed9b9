"""Every figure of the cards, the quarters, the ports and the route is the printed one."""

from __future__ import annotations

from collections import Counter

from engine.macao.cards import Card
from engine.macao.city import NEIGHBOURS, QUARTERS, Quarter, quarters_of
from engine.macao.colours import COLOURS
from engine.macao.deck import CARDS
from engine.macao.effects import DEPARTMENTS, KINDS, NUMBERS, Ending
from engine.macao.powers import GiveColour
from engine.macao.sea import DISTANCE, GOODS, PORTS, REACHED, SPACE, SPACES
from tests.engine.macao import printed


def cost(colours: tuple[int, ...]) -> str:
    return " ".join(COLOURS[colour] for colour in colours)


def number(place: int) -> str:
    """The number that is printed on a card."""
    kind = next(kind for kind in KINDS if place in NUMBERS[kind])
    return f"{kind[0].upper()}{place - NUMBERS[kind][0] + 1:02}"


def written(place: int, card: Card) -> str:
    gold, prestige = card.tribute
    pair = f"{gold}-{prestige}"
    columns = (
        *(number(place), str(card.shown), card.kind, cost(card.cost)),
        *(pair, card.effect.phase, card.effect.times),
    )
    return " | ".join(columns)


def test_every_card_is_as_printed() -> None:
    assert [written(place, card) for place, card in enumerate(CARDS)] == printed.CARDS


def test_every_card_says_what_is_printed() -> None:
    assert [f"{number(place)} | {card.effect.says}" for place, card in enumerate(CARDS)] == printed.SAYS


def test_there_are_as_many_cards_as_lines() -> None:
    assert len(CARDS) == len(printed.CARDS) == len(printed.SAYS) == 120


def test_every_card_is_called_in_notation_as_on_its_face() -> None:
    faces = {card.name: str(card.shown).lower().replace("'", "").replace(" ", "-") for card in CARDS}
    assert {name: face for name, face in faces.items() if name != face} == {}


def test_every_quarter_is_as_printed() -> None:
    assert list(map(quarter_written, QUARTERS)) == printed.QUARTERS


def quarter_written(one: Quarter) -> str:
    near = " ".join(QUARTERS[other].name for other in quarters_of(NEIGHBOURS[QUARTERS.index(one)]))
    shade = "dark" if one.dark else "light"
    return " | ".join((one.name, f"{one.row}.{one.column}", shade, cost(one.cost), near))


def test_every_port_is_as_printed() -> None:
    written = [" | ".join((port.name, GOODS[port.good], " ".join(map(str, port.values)))) for port in PORTS]
    assert written == printed.PORTS


def test_the_route_is_as_printed() -> None:
    edges = {frozenset((SPACES[here], SPACES[there])) for here, near in enumerate(REACHED) for there in near}
    assert edges == {frozenset(line.split()) for line in printed.ROUTE}
    assert len(edges) == len(printed.ROUTE) == 26


STEPS = """
start 3 3 5 5 7 7 9 9
lisbon 0 2 2 4 4 6 6 8
london 2 0 4 2 6 4 8 6
barcelona 2 4 0 2 2 4 4 6
antwerp 4 2 2 0 4 2 6 4
marseille 4 6 2 4 0 2 2 4
amsterdam 6 4 4 2 2 0 4 2
genoa 6 8 4 6 2 4 0 2
hamburg 8 6 6 4 4 2 2 0
""".strip().splitlines()


def test_the_ports_are_as_far_apart_as_printed() -> None:
    spaces = [line.split()[0] for line in STEPS]
    steps = {name: [DISTANCE[SPACE[name]][SPACE[port.name]] for port in PORTS] for name in spaces}
    assert [" ".join((name, *map(str, found))) for name, found in steps.items()] == STEPS


def test_the_tribute_pairs_are_as_many_as_said() -> None:
    pairs = Counter(card.tribute for card in CARDS)
    assert pairs == {(0, 0): 20, (1, 1): 20, (2, 2): 20, (0, 1): 30, (1, 2): 30}


def test_a_department_has_the_colour_and_the_place_of_its_number() -> None:
    for place, card in enumerate(CARDS[:24]):
        department, size = divmod(place, 4)
        assert card.name == f"{DEPARTMENTS[department]}-{size + 1}"
        assert card.cost == (department,) * (size + 1)
        assert isinstance(card.effect, GiveColour)
        assert card.effect.colour == department


def test_thirteen_cards_bring_points_at_the_end() -> None:
    assert sum(isinstance(card.effect, Ending) for card in CARDS) == 13


def test_every_colour_is_needed_as_often() -> None:
    needed = Counter(colour for card in CARDS[24:] for colour in card.cost)
    assert [needed[colour] for colour in range(6)] == [41] * 6
    asked = Counter(colour for quarter in QUARTERS for colour in quarter.cost)
    assert [asked[colour] for colour in range(6)] == [10] * 6


def test_cards_and_quarters_cost_as_many_cubes_as_said() -> None:
    assert Counter(len(card.cost) for card in CARDS[24:]) == {1: 12, 2: 30, 3: 42, 4: 12}
    assert Counter(len(quarter.cost) for quarter in QUARTERS) == {1: 6, 2: 18, 3: 6}


def test_no_dark_quarters_lie_side_by_side() -> None:
    dark = [place for place, quarter in enumerate(QUARTERS) if quarter.dark]
    assert len(dark) == 6
    assert [place for place in dark if any(NEIGHBOURS[place] >> other & 1 for other in dark)] == []
