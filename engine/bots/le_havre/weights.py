"""The weights by which an evaluator values positions of Le Havre: plain data, in francs unless said otherwise."""

from __future__ import annotations

from dataclasses import dataclass, field, replace


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


HARBOURMASTER = Weights(
    goods={
        "fish": 0.1,
        "wood": 0.95,
        "clay": 2.5,
        "iron": 3.7,
        "grain": 0.82,
        "cattle": 1.9,
        "coal": 3.9,
        "hides": 1.2,
        "smoked-fish": 0.042,
        "charcoal": 1.6,
        "brick": 3.7,
        "steel": 12.0,
        "bread": 0.16,
        "meat": 0.073,
        "coke": 5.7,
        "leather": 2.2,
    },
    material={
        "wood": 0.26,
        "clay": 0.74,
        "iron": 0.38,
        "brick": 0.43,
    },
    late=10.0,
    late_made=7.9,
    fading=1.1,
    plenty=18.0,
    meal_now=0.86,
    meal_later=1.1,
    short=0.15,
    loan=4.3,
    interest=0.81,
    grain_harvest=0.56,
    cattle_harvest=1.1,
    sail=0.56,
    launch=0.39,
    convert=0.25,
    energy=0.7,
    hold=2.3,
    own=0.059,
    free=0.071,
    town={
        "wharf-1": 3.3,
        "wharf-2": 2.4,
        "shipping-line": 2.9,
        "brickworks": 2.6,
        "steel-mill": 3.5,
        "cokery": 2.1,
        "colliery": 4.0,
        "ironworks": 2.0,
        "abattoir": 3.1,
        "bakehouse": 2.3,
        "smokehouse": 0.94,
        "fishery": 1.4,
        "charcoal-kiln": 2.6,
        "marketplace": 1.5,
        "tannery": 1.3,
        "business-office": 2.6,
        "bridge-over-the-seine": 0.79,
    },
    others=0.2,
)
"""What harbourmasters go by: figures found by `tests/benchmarks/tune.py`."""

MERCHANT = Weights(
    goods={
        "fish": 0.1,
        "wood": 1.0,
        "clay": 0.9,
        "iron": 2.0,
        "grain": 1.1,
        "cattle": 2.2,
        "coal": 3.0,
        "hides": 1.5,
        "smoked-fish": 0.1,
        "charcoal": 2.2,
        "brick": 1.9,
        "steel": 7.0,
        "bread": 0.2,
        "meat": 0.1,
        "coke": 5.5,
        "leather": 2.6,
    },
    material={"wood": 0.3, "clay": 0.4, "iron": 0.4, "brick": 0.6},
    late=12.0,
    late_made=10.0,
    fading=0.8,
    plenty=14.0,
    meal_now=0.95,
    meal_later=0.8,
    short=0.35,
    loan=6.5,
    interest=0.5,
    grain_harvest=0.7,
    cattle_harvest=1.6,
    sail=0.8,
    launch=0.0,
    convert=0.0,
    energy=0.0,
    hold=1.2,
    own=0.06,
    free=0.03,
    town={
        "wharf-1": 6.0,
        "wharf-2": 3.0,
        "shipping-line": 4.0,
        "brickworks": 3.0,
        "steel-mill": 3.0,
        "cokery": 3.0,
        "colliery": 3.0,
        "ironworks": 2.0,
        "abattoir": 2.0,
        "bakehouse": 1.5,
        "smokehouse": 1.5,
        "fishery": 1.0,
        "charcoal-kiln": 1.5,
        "marketplace": 2.0,
        "tannery": 1.0,
        "business-office": 2.0,
        "bridge-over-the-seine": 1.0,
    },
    others=0.2,
)
"""What merchants go by: figures set by hand for the use of every good; they see no ship before it can be built."""

BUILDER = replace(
    MERCHANT,
    material={"wood": 0.5, "clay": 0.6, "iron": 0.6, "brick": 0.9},
    own=0.08,
    free=0.05,
    buildings=0.25,
)
"""A merchant who would rather build, and buys what others built."""

SHIPOWNER = replace(
    MERCHANT,
    goods=MERCHANT.goods | {"iron": 2.5, "steel": 8.0},
    launch=0.5,
    hold=2.0,
    town=MERCHANT.town | {"wharf-1": 8.0, "wharf-2": 4.0, "shipping-line": 5.0},
    ships=0.2,
    buildings=-0.05,
)
"""A merchant who would rather have ships, sees them coming, and sails."""

TRADER = replace(
    MERCHANT,
    goods=MERCHANT.goods | {"leather": 2.8, "charcoal": 2.4, "coke": 6.0},
    sail=1.0,
    convert=0.2,
    energy=0.7,
    buildings=-0.1,
)
"""A merchant who would rather turn goods over and ship them than build."""

DECKHAND = Weights(
    goods={},
    material={},
    late=1.0,
    late_made=1.0,
    fading=1.0,
    plenty=1.0,
    meal_now=1.0,
    meal_later=0.0,
    short=0.5,
    loan=7.0,
    interest=0.0,
    grain_harvest=0.0,
    cattle_harvest=0.0,
    sail=0.0,
    launch=0.0,
    convert=0.0,
    energy=0.0,
    hold=0.0,
    own=0.0,
    free=0.0,
)
"""What deckhands go by: the francs in hand, the printed values and the next meal, and nothing else."""
