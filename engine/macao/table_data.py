"""The shape of what a table and a forecast of Macao tell, for those who show it."""

from __future__ import annotations

from typing import TypedDict


class Pair(TypedDict):
    """A tribute pair, or the tribute value of a round."""

    gold: int
    prestige: int


class DieData(TypedDict):
    """A die of this round."""

    colour: str
    rolled: int
    """What it showed before it was perhaps turned to 1."""
    value: int
    chosen_by: list[int]
    """The seats that have chosen it."""
    usable: int
    """The round in which its cubes reach the arrow."""


class WallData(TypedDict):
    """A disc on the wall."""

    seat: int | None
    """None for the company."""
    space: int
    """From 0 to 15."""
    steps: int
    """The same, but it goes on counting beyond the last space."""
    on_top: bool
    """Whether it always lies on top of its stack."""


class QuarterData(TypedDict):
    """A quarter of the city."""

    quarter: str
    row: int
    column: int
    dark: bool
    cost: list[str]
    """The colours of its cubes."""
    tile: str | None
    """The good, or 'joker'; None once it is taken."""
    owner: int | None
    """The seat whose marker lies there."""
    company: bool
    """Whether the company's marker lies there."""
    payable: bool
    """Whether whoever acts can pay for it now, its limit apart."""


class PortData(TypedDict):
    """A port."""

    port: str
    good: str
    values: list[int]
    covered: list[int | None]
    """Whose tiles cover the first of them; None for nobody's."""
    next: int | None
    """The value of the next tile."""


class CardData(TypedDict):
    """A card on offer or on a tableau."""

    card: str
    kind: str
    cost: list[str]
    """The colours of its cubes."""
    tribute: Pair


class PlayerData(TypedDict):
    """A seat; everything lies open."""

    seat: int
    name: str
    gold: int
    prestige: int
    punishment: int
    """Punishment markers."""
    jokers: int
    supply: dict[str, int]
    """The cubes at the arrow."""
    rose: list[dict[str, int]]
    """The cubes at the sides 1 to 6."""
    dice: list[str]
    """The dice chosen in this round."""
    tableau: list[str]
    room: int
    """How many cards the tableau holds."""
    activated: list[str]
    quarters: list[str]
    areas: list[int]
    """The sizes of its areas, the largest first."""
    ship: str
    cargo: dict[str, int]
    delivered: int
    wall: int
    """The space of its disc."""
    place: int
    """Its place in wall order, from 1; the company counts."""
    total: int
    """Its score if the game ended now."""


class TurnData(TypedDict):
    """What whoever acts has done in this turn, and may still do."""

    seat: int
    used: list[str]
    """The cards that were used."""
    usable: list[str]
    """The cards that can be used now."""
    activatable: list[str]
    """The cards of the tableau that can be activated now."""
    quarters: int
    quarter_limit: int
    purchases: int
    purchase_limit: int
    wall_used: bool
    free_steps: int
    moved: int
    entered: bool
    earned: bool
    """Whether gold was received in this round."""


class CompanyData(TypedDict):
    """The company of the solitaire."""

    space: int
    quarters: list[str]
    colour: str | None
    """The colour that it asks for in this round, once the dice are thrown."""
    takes: str | None
    """The quarter that it would take now, while its turn is to come."""
    to_come: bool
    """Whether it still has its turn in this round."""
    first: bool
    """Whether its turn comes before that of the player."""


class ColonyTable(TypedDict):
    """All that a viewer may see."""

    title: str
    round: int
    """0 in the draft."""
    rounds: int
    phase: str
    over: bool
    decider: int | None
    queue: list[int | None]
    """Who is still to come in this phase; None for the company."""
    tribute: Pair | None
    """None before the first round."""
    offer: list[CardData]
    offices: list[list[str]]
    """The office cards of each round."""
    discard: list[str]
    closed: int
    """How many building and person cards have not come up."""
    dice: list[DieData]
    """None of them before they are thrown."""
    wall: list[WallData]
    """In wall order."""
    city: list[QuarterData]
    ports: list[PortData]
    players: list[PlayerData]
    turn: TurnData | None
    """None where nobody acts."""
    company: CompanyData | None


class ComingRound(TypedDict):
    """A round to come: what is known of it."""

    round: int
    offices: list[str]
    tribute: Pair
    """What its office cards add to the tribute; four more cards come to it."""
    highest: int
    """The highest value of a die that is not turned to 1."""
    company_steps: bool
    """Whether the company moves on the wall then."""


class ComingCubes(TypedDict):
    """The cubes that reach the arrow in a round."""

    round: int
    cubes: dict[str, int]
    total: int
    empty: bool
    """Whether there would be none: a punishment marker, unless the Hospital is activated."""


class PlayerForecast(TypedDict):
    """What is coming for a seat."""

    seat: int
    cubes: list[ComingCubes]
    """For every round to come; for this one too while the wind rose has not been turned."""
    left_over: int
    """The markers that the cards on its tableau would bring at the end."""


class Forecast(TypedDict):
    """What is coming; everybody knows it."""

    round: int
    rounds: int
    coming: list[ComingRound]
    players: list[PlayerForecast]
    company: str | None
    """The quarter that the company takes in this round, as things stand."""
