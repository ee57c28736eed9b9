"""Players with fixed habits, and what whole games of them come to: the table of the reference."""

from __future__ import annotations

from typing import Any

from engine import Game
from engine.speicherstadt.deck import CARDS, INDEX
from tests.engine.speicherstadt.helpers import KAI, begun
from tests.engine.speicherstadt.told import told

GOODS = ("coffee", "tea", "saffron", "rubber", "carpet", "hemp", "cloth", "glass")

# seats | variant | rounds | final points (on the score track, coins left) of each seat
TABLE = """
2 | base | 16 | 29 (-10, 2) | 34 (10, 3)
3 | base | 12 | 28 (3, 3) | 16 (-10, 3) | 25 (7, 1)
4 | base | 10 | 6 (1, 3) | 12 (-7, 1) | 7 (0, 1) | 19 (9, 1)
5 | base | 8 | 17 (4, 1) | -2 (-10, 2) | 8 (0, 3) | 15 (3, 1) | 8 (-6, 1)
2 | kaispeicher | 16 | 27 (6, 2) | 19 (-6, 3)
3 | kaispeicher | 12 | 19 (5, 2) | 22 (2, 2) | 20 (-2, 2)
4 | kaispeicher | 10 | 6 (-3, 2) | 16 (10, 2) | 9 (-7, 2) | 10 (-1, 2)
5 | kaispeicher | 8 | 8 (1, 2) | 9 (4, 2) | -2 (-8, 2) | 4 (-2, 2) | 12 (2, 4)
""".strip().splitlines()


def habitual(game: Game) -> str:
    """The line that habit plays."""
    decision, table = game.decision, told(game)
    assert decision is not None
    me = table["players"][decision.seat]
    if decision.kind == "demand":
        return _placed(table, me)
    if decision.kind == "purchase":
        return "buy" if me["coins"] >= table["asked"]["price"] else "decline"
    if decision.kind in ("fire-chief", "insurance"):
        return f"use {decision.kind}"
    if decision.kind == "loading":
        return _loaded(me)
    return "pass" if decision.kind == "final" else "decline"


def _placed(table: dict[str, Any], me: dict[str, Any]) -> str:
    left = me["workers"]
    if not left:
        return "pass"
    upper = [one["place"] for one in table["upper"] if one["card"] is not None]
    if left == 1 and upper:
        return f"reserve {upper[0]}"
    shortest = min(table["columns"], key=lambda column: len(column["queue"]))
    return f"queue {shortest['place']}"


def _loaded(me: dict[str, Any]) -> str:
    for contract in me["contracts"]:
        free = [symbol["good"] for symbol in contract["symbols"] if not symbol["filled"]]
        good = next((name for name in GOODS if name in free and name in me["goods"]), None)
        if good is not None:
            return f"load {good}: {contract['contract']}"
    for name in me["cards"]:
        card = CARDS[INDEX[name]]
        if card.type in ("merchant", "converter") and GOODS[card.good] in me["goods"]:
            return f"{'sell' if card.type == 'merchant' else 'deliver'} {GOODS[card.good]}"
    left = [name for name in GOODS for _good in range(me["goods"].get(name, 0))]
    room = 4 if "warehouse" in me["cards"] else 0
    stored, hall = left[:room], left[room : room + 1]
    return f"store: warehouse {_some(stored)}; hall {_some(hall)}"


def _some(names: list[str]) -> str:
    return ", ".join(f"{names.count(name)} {name}" for name in GOODS if name in names) or "nothing"


def played(seats: int, variant: str, **options: Any) -> Game:
    """A whole game by habit."""
    game = begun(seats, variant, **options)
    while game.decision is not None:
        game.play(habitual(game))
    return game


def written(game: Game) -> str:
    """A game as a line of the table."""
    seats = [
        f"{one['total']} ({player['points']}, {player['coins']})"
        for one, player in zip(game.scores(), told(game)["players"], strict=True)
    ]
    return " | ".join(
        [str(len(game.names)), KAI if game.position.terms.kai else "base", str(game.position.round), *seats]
    )
