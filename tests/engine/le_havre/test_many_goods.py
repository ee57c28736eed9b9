"""However much a player has hoarded, every question is asked at once."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product

from engine.le_havre.cards import Card
from engine.le_havre.goods import ANY_GOOD, NAMES
from tests.engine.helpers import listed, player, table
from tests.engine.le_havre.test_every_card import EVERY_CARD
from tests.of_each import of_each

SECONDS = 5
"""Far more than any question takes, and far less than a search through all mixtures would."""

HOARDS = {
    "12 of each good": [12] * 16,
    "13 of each good": [13] * 16,
    "10 to 25 of each good": list(range(10, 26)),
    "25 to 10 of each good": list(range(25, 9, -1)),
    "one standard good too many for threes": [4, *[3] * 7, *[12] * 8],
    "two standard goods too many for threes": [5, *[3] * 7, *[12] * 8],
}
SHIPS = ["wooden-ship-2", "iron-ship-2", "steel-ship-10"] * 3
WITH_ACTION = [card for card in EVERY_CARD if card.effect]
HARBOUR = ["wooden-ship-2", "iron-ship-2", "steel-ship-10", "luxury-liner-38"]


@contextmanager
def within(seconds: int) -> Iterator[None]:
    def too_slow(_signal: int, _frame: object) -> None:
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, too_slow)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@of_each(product(WITH_ACTION, HOARDS), lambda card, hoard: f"{card.name} with {hoard}")
def test_a_visit_with_many_goods_is_asked_about_at_once(card: Card, hoard: str) -> None:
    has = ", ".join(f"{number} {NAMES[good]}" for good, number in zip(ANY_GOOD, HOARDS[hoard], strict=True))
    mine = [name for name in ("joinery", "fishery", "building-firm-2") if name != card.name]
    game = table(
        player(f"{has}, 60 francs", buildings=mine, ships=SHIPS, loans=3),
        player(person="building-firm-1" if card.name == "building-firm-2" else "building-firm-2"),
        town=[card.name],
        stacks=[["marketplace"], ["town-hall"], ["bank"]],
        harbour=HARBOUR,
        offers="1 fish, 2 clay",
    )
    with within(SECONDS):
        move = listed(game, f"enter {card.name}")
        while (question := game.ask(move)) is not None:
            question.answers(50)
            move = move.answer(question.default, question.label)
        game.play(move)
