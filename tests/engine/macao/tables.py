"""What programs are told of a position, arranged by what tests ask for: players, quarters, ports, dice, discs."""

from __future__ import annotations

from typing import Any

from engine import Game
from engine.macao.city import QUARTERS, areas
from engine.macao.deck import CARDS
from engine.macao.sea import PORTS

LAST_SPACE = 15


def there(numbers: dict[str, int]) -> dict[str, int]:
    """Numbers by name, but for those that are 0."""
    return {name: number for name, number in numbers.items() if number}


def arranged(game: Game) -> dict[str, Any]:
    """The plain table of a game, arranged: seats count from 0, the company and nobody are None."""
    plain = game.table()
    names, owners = plain["terms"]["names"], plain["city"]
    owned = {name: disc for disc, quarters in enumerate(owners) for name in quarters}
    is_thrown = any(plain["rolled"].values())
    return {
        "round": plain["round"],
        "phase": plain["phase"],
        "decider": None if plain["phase"] == "over" else plain["seat"],
        "queue": [seat_of(disc, names) for disc in plain["queue"]],
        "tribute": dict(zip(("gold", "prestige"), plain["tribute"], strict=True)) if plain["round"] else None,
        "offer": [{"card": name, "tribute": _pair(name)} for name in plain["offer"]],
        "offices": [plain["offices"][number : number + 2] for number in range(0, 24, 2)],
        "discard": plain["discard"],
        "closed": plain["deck"].count(None),
        "dice": [_die(plain, colour) for colour in plain["dice"]] if is_thrown else [],
        "wall": [_disc(plain, disc) for disc in plain["wall"]],
        "city": [
            {
                "quarter": quarter.name,
                "cost": [list(plain["dice"])[colour] for colour in quarter.cost],
                "tile": None if quarter.name in owned else tile,
                "owner": seat_of(owned.get(quarter.name, -1), names),
                "company": len(names) == 1 and owned.get(quarter.name) == 1,
            }
            for quarter, tile in zip(QUARTERS, plain["tiles"], strict=True)
        ],
        "ports": [
            {
                "port": port.name,
                "good": list(plain["cargo"][0])[port.good],
                "covered": [seat_of(disc, names) for disc in covered],
                "next": next(iter(port.values[len(covered) :]), None),
            }
            for port, covered in zip(PORTS, plain["ports"], strict=True)
        ],
        "players": [_player(plain, seat) for seat in range(len(names))],
        "turn": _turn(plain) if plain["phase"] == "action" else None,
        "company": _company(plain) if len(names) == 1 else None,
    }


def seat_of(disc: int, names: list[str]) -> int | None:
    """The seat of a disc or of a marker; None for the company and for nobody."""
    return disc if 0 <= disc < len(names) else None


def _pair(name: str) -> dict[str, int]:
    (card,) = (card for card in CARDS if card.name == name)
    return dict(zip(("gold", "prestige"), card.tribute, strict=True))


def _die(plain: dict[str, Any], colour: str) -> dict[str, Any]:
    return {
        "colour": colour,
        "rolled": plain["rolled"][colour],
        "value": plain["dice"][colour],
        "chosen_by": [seat for seat, dice in enumerate(plain["picked"]) if colour in dice],
        "usable": plain["round"] + plain["dice"][colour] - 1,
    }


def _disc(plain: dict[str, Any], disc: int) -> dict[str, Any]:
    steps = plain["steps"][disc]
    seat = seat_of(disc, plain["terms"]["names"])
    return {"seat": seat, "space": min(LAST_SPACE, steps), "steps": steps, "on_top": disc == plain["top"]}


def _player(plain: dict[str, Any], seat: int) -> dict[str, Any]:
    quarters = plain["city"][seat]
    bits = sum(1 << number for number, quarter in enumerate(QUARTERS) if quarter.name in quarters)
    return {
        "seat": seat,
        "name": plain["terms"]["names"][seat],
        "gold": plain["gold"][seat],
        "prestige": plain["points"][seat],
        "punishment": plain["penalties"][seat],
        "jokers": plain["jokers"][seat],
        "supply": there(plain["supply"][seat]),
        "rose": [there(side) for side in plain["rose"][seat]],
        "dice": plain["picked"][seat],
        "tableau": plain["tableau"][seat],
        "activated": plain["active"][seat],
        "quarters": quarters,
        "areas": list(areas(bits)),
        "ship": plain["ships"][seat],
        "cargo": there(plain["cargo"][seat]),
        "delivered": plain["delivered"][seat],
        "wall": min(LAST_SPACE, plain["steps"][seat]),
        "place": 1 + plain["wall"].index(seat),
    }


def _turn(plain: dict[str, Any]) -> dict[str, Any]:
    return {
        "seat": plain["seat"],
        "used": plain["used"],
        "quarters": plain["taken"],
        "purchases": plain["bought"],
        "wall_used": plain["walled"],
        "free_steps": plain["free_steps"],
        "moved": plain["moved"],
        "entered": plain["entered"],
        "earned": bool(plain["earned"] >> plain["seat"] & 1),
    }


def _company(plain: dict[str, Any]) -> dict[str, Any]:
    return {"space": min(LAST_SPACE, plain["steps"][1]), "quarters": plain["city"][1], "first": plain["wall"][0] == 1}
