"""The weights by which an evaluator values positions of Le Havre: plain data, in francs unless said otherwise.

The numbers stand in `weights.json`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.bots.numbers import entry


@dataclass(frozen=True, slots=True)
class Weights:
    """How much is thought of what is not yet in the score."""

    goods: dict[str, float]
    """What a token of each kind is worth beside its food while there is plenty of time."""
    material: dict[str, float]
    """What a token is worth besides while there are many proposals left to build."""
    late: float
    """With fewer own actions to come than this, standard goods are worth less and less."""
    late_made: float
    """The same for upgraded goods."""
    fading: float
    """The power by which they are: 1 for a straight line down to nothing, more for a faster fall."""
    plenty: float
    """The more tokens of a kind, the less the next is worth: after so many it is half as much."""
    meal_now: float
    """A food for the next meal."""
    meal_later: float
    """A food for a later meal."""
    short: float
    """A food that is missing at the next meal, beyond what it costs to pay it with a loan."""
    loan: float
    """A loan: 7 at the end, less what it is worth that it can be repaid for 5."""
    interest: float
    """A round to come with any loans."""
    grain_harvest: float
    """A harvest of grain to come."""
    cattle_harvest: float
    """A harvest of cattle to come."""
    sail: float
    """A franc that is gained by sailing, while all for a voyage is there."""
    launch: float
    """A franc that is gained by a ship, while all for building it is there."""
    convert: float
    """A franc that is gained by turning goods over, while they are there and the building stands."""
    energy: float
    """A unit of energy that is paid for that."""
    hold: float
    """The room for a good on one's ships, while there is plenty of time."""
    own: float
    """What an own building saves and brings in fees, for each own action to come and each food of its fee."""
    free: float
    """The same for a building with an action but without a fee."""
    town: dict[str, float] = field(default_factory=dict)
    """What it is worth that a building can be entered at all, with twelve own actions to come."""
    ships: float = 0.0
    """How fond somebody is of ships: by what share of its value an own one counts for more, while there is time."""
    buildings: float = 0.0
    """The same for own buildings."""
    others: float = 0.0
    """How much one franc of the best of the others counts against one's own."""


def weights(level: str) -> Weights:
    """What players of a level go by.

    The harbourmaster's were found by `tests/benchmarks/tune.py`. The merchant's were set by hand for the use of every
    good: they see no ship before it can be built. A builder would rather build, and buys what others built; a shipowner
    would rather have ships, sees them coming, and sails; a trader would rather turn goods over and ship them. Deckhands
    go by the francs in hand, the printed values and the next meal, and by nothing else.
    """
    return Weights(**entry(__package__, "weights", level))
