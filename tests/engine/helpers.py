"""How the tests of the rules lay a table out, play a few lines of notation and look at what is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine import Event, Game, Move, Refused, new_game, parse
from engine.le_havre.deck import CARD_INDEX, CARDS
from engine.le_havre.goods import NAMES as NAMES_OF_GOODS
from engine.questions import answer_in_words
from tests.engine.open_table import open_table

NAMES = ("Red", "Green", "Blue", "Yellow", "White")
TILES = ("iron+francs", "wood+fish", "fish+grain", "wood+cattle", "wood+francs", "fish+clay", "wood+clay")
OFFER = ("francs", "fish", "wood", "clay", "iron", "grain", "cattle")


def goods(words: str) -> dict[str, int]:
    """'2 fish, 1 franc' as numbers by name; what stands there twice is added up."""
    found: dict[str, int] = {}
    for part in filter(None, (part.strip() for part in words.split(","))):
        number, name = part.split()
        name = "francs" if name == "franc" else name
        found[name] = found.get(name, 0) + int(number)
    return {name: number for name, number in found.items() if number}


def private(game: Game) -> Any:
    """What only the player who must decide knows; of a game that is over, the first one."""
    return open_table(game, 0 if game.decision is None else game.decision.seat)["private"]


def player(
    has: str = "",
    *,
    loans: int = 0,
    buildings: Sequence[str] = (),
    ships: Sequence[str] = (),
    person: str | None = None,
) -> dict[str, Any]:
    """What lies before a player: goods and francs, loans, cards, and where the person stands (None: at home)."""
    laid: dict[str, Any] = {"goods": goods(has), "loans": loans, "buildings": list(buildings), "ships": list(ships)}
    if person is not None:
        laid["person"] = person
    return laid


def table(
    *seats: Mapping[str, Any],
    offers: str | None = "9 clay",
    town: Sequence[str] = (),
    stacks: Sequence[Sequence[str]] = ((), (), ()),
    specials: Sequence[str] = (),
    variant: str = "full",
    window: str = "main",
    harbour: Sequence[str] = (),
    expert_loans: bool = False,
    free_sales: bool = False,
    **position: Any,
) -> Game:
    """A game laid out by hand: unless told otherwise the first player is about to take a main action in round 1.

    The stacks of proposals are empty and only clay is on offer, so that a test says all that matters to it.
    """
    laid: dict[str, Any] = {"players": list(seats), "town": list(town), "ships": list(harbour), "window": window}
    laid |= position
    if offers is not None:
        laid["offers"] = goods(offers)
    by_hand = {"tiles": TILES, "stacks": [list(stack) for stack in stacks], "specials": list(specials)}
    return new_game(
        "le-havre",
        NAMES[: len(seats)],
        variant,
        setup={**by_hand, "position": laid},
        expert_loans=expert_loans,
        free_sales=free_sales,
    )


def red(
    has: str = "",
    *,
    loans: int = 0,
    buildings: Sequence[str] = (),
    ships: Sequence[str] = (),
    person: str | None = None,
    green: Mapping[str, Any] | None = None,
    **laid: Any,
) -> Game:
    """A table of two at which Red is about to take a main action."""
    first = player(has, loans=loans, buildings=buildings, ships=ships, person=person)
    return table(first, player() if green is None else green, **laid)


def visiting(building: str, has: str, **laid: Any) -> Game:
    """A table of two at which Red has these goods and the building is the town's and free."""
    return red(has, town=[building], **laid)


def at_meal(first: Mapping[str, Any], *, players: int = 3, round: int = 1, **laid: Any) -> Game:
    """The end of a round whose next one Red starts: the last player has taken clay and ended the turn.

    The others have francs enough. Alone, Red takes that clay.
    """
    others = [player("60 francs") for _seat in range(players - 1)]
    game = table(first, *others, round=round, turn=7, seat=players, offers="1 clay", **laid)
    play(game, "take clay", "end turn")
    return game


def play(game: Game, *lines: str) -> tuple[Event, ...]:
    """Play lines of notation; the events of the last one. What "enter marketplace ..." asks is answered by default."""
    events: tuple[Event, ...] = ()
    for line in lines:
        events = play_by_default(game, line.removesuffix(" ...")) if line.endswith(" ...") else game.play(line)
    return events


def end_round(game: Game) -> None:
    """End the turn that is the last of its round; everybody feeds by default."""
    play(game, "end turn")
    while game.decision is not None and game.decision.kind == "meal":
        play_by_default(game, "feed")


def play_by_default(game: Game, words: str) -> tuple[Event, ...]:
    """Play a move of these words and answer what it asks by the defaults; its events."""
    move = listed(game, words)
    while (question := game.ask(move)) is not None:
        move = move.answer(question.default, question.label)
    return game.play(move)


def listed(game: Game, words: str) -> Move:
    """The legal move of these words."""
    return next(move for move in game.moves() if f"{move.words} {move.target}".strip() == words)


def choices(game: Game) -> list[str]:
    """The legal moves in notation, without their answers."""
    return [f"{move.words} {move.target}".strip() for move in game.moves()]


def refusal(game: Game, line: str) -> str:
    """The sentence with which a line is refused; what is refused stands in no list and changes nothing."""
    before = game.position.copy()
    with pytest.raises(Refused) as refused:
        game.play(line)
    assert game.position == before
    return str(refused.value)


def at_table(game: Game, seat: int = 1) -> dict[str, Any]:
    """What lies open before a seat (from 1)."""
    found: dict[str, Any] = open_table(game)["players"][seat - 1]
    return found


def storage(game: Game, seat: int = 1) -> dict[str, int]:
    """The goods and francs of a seat (from 1), as `goods` gives them."""
    laid = at_table(game, seat)
    return {name: number for name, number in {"francs": laid["francs"], **laid["goods"]}.items() if number}


def offer(game: Game) -> list[int]:
    """The offer spaces in the order of the board."""
    laid: dict[str, int] = open_table(game)["offers"]
    return [laid[name] for name in OFFER]


def on_offer(game: Game) -> dict[str, int]:
    """The offer spaces that are not empty, as `goods` gives them."""
    return {name: number for name, number in open_table(game)["offers"].items() if number}


def town(game: Game) -> list[str]:
    """The cards of the town."""
    found: list[str] = open_table(game)["town"]
    return found


def stacks(game: Game) -> list[list[str]]:
    """The proposals, each stack's top first."""
    found: list[list[str]] = open_table(game)["stacks"]
    return found


def options_of(game: Game, line: str) -> list[str]:
    """The answers that the next question of a line offers, best first, in notation."""
    question = game.ask(parse(game, line))
    assert question is not None, f"{line} asks nothing more"
    answers = question.answers(1000)
    assert answers is not None
    return [answer_in_words(answer) for answer in answers]


def brought_by(building: str, has: str = "", answers: str = "") -> dict[str, int]:
    """What somebody without a card has, as `goods` gives it, after a visit to a building of the town.

    Without answers it is answered by default.
    """
    game = visiting(building, has)
    play(game, f"enter {building}: {answers}" if answers else f"enter {building} ...")
    return storage(game)


def cost_of(card: str) -> str:
    """What a building is built with, such as '1 wood, 1 clay'."""
    return ", ".join(f"{number} {NAMES_OF_GOODS[good]}" for good, number in CARDS[CARD_INDEX[card]].cost or ())


def food_of(card: str) -> int:
    """The food that a visit costs."""
    return CARDS[CARD_INDEX[card]].fee.food


def fee_of(card: str) -> str:
    """The food that a visit costs, in fish, such as '2 fish'."""
    return f"{food_of(card)} fish"


def value_of(card: str) -> int:
    """The value of a building, which is what most of them are bought for."""
    return CARDS[CARD_INDEX[card]].value


def points(game: Game, seat: int = 1) -> int:
    """The score of a seat (from 1)."""
    total: int = game.scores()[seat - 1]["total"]
    return total
