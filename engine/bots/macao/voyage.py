"""What the cargo of a ship is worth: the best tour of the ports that take it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.macao.deck import Standing
from engine.macao.sea import DISTANCE, FIRST_PORT, PORT_OF, PORTS
from engine.macao.state import Colony

_BROAD: Final = 3
"""So many of the nearest ports are thought about as the next one."""


def cargo(position: Colony, seat: int, have: Standing, gold: float) -> tuple[tuple[int, float], ...]:
    """The ports that take what a ship carries, and what it would bring there now; a gold coin counts `gold`."""
    found = []
    for good, number in enumerate(position.cargo[seat]):
        if number:
            port = PORT_OF[good]
            covered = len(position.ports[port])
            worth = sum(PORTS[port].values[covered : covered + number])
            if good in have.doubled:
                worth *= 2
            bonus = have.delivery_prestige + have.delivery_gold * gold
            found.append((FIRST_PORT + port, worth + number * bonus))
    return tuple(found)


@lru_cache(maxsize=65536)
def tour(ship: int, ports: tuple[tuple[int, float], ...], reach: float, step: float) -> float:
    """What the best tour of ports brings, less `step` for each step; beyond `reach` steps it is not to be hoped for."""
    return max(0.0, _onward(ship, ports, reach, step, 0))


def _onward(ship: int, ports: tuple[tuple[int, float], ...], reach: float, step: float, made: int) -> float:
    if not ports:
        return 0.0
    distances = DISTANCE[ship]
    nearest = sorted(ports, key=lambda port: distances[port[0]] - port[1] / 8)[: _BROAD if len(ports) <= 5 else 2]
    best = 0.0
    for port in nearest:
        far = distances[port[0]]
        likely = min(1.0, 1.6 - (made + far) / reach) if reach else 0.0
        if not far:
            likely = 1.0
        if likely <= 0:
            continue
        others = tuple(other for other in ports if other is not port)
        worth = port[1] * likely - step * far + _onward(port[0], others, reach, step, made + far)
        best = max(best, worth)
    return best
