"""The solitaire: the company, which steps on the wall and takes quarters by the dice, and the ranks of a score."""

from __future__ import annotations

from typing import Final

from engine.macao import acquisitions, city, colours, sea, state, wall
from engine.texts import N_, Text, in_context, message
from engine.title import Events, tell

NAME: Final = message("the company")
STEPPING: Final = (3, 5, 7, 9, 11)
"""The rounds at whose start the company's disc moves a space."""

RANKS: Final[tuple[tuple[int, Text], ...]] = (
    (50, in_context("rank", "Soldier")),
    (65, in_context("rank", "Captain")),
    (80, in_context("rank", "Diplomat")),
    (95, in_context("rank", "Councillor")),
    (110, in_context("rank", "Governor")),
)
"""The totals from which on a game alone has a rank."""
LOWEST: Final = message("Ship's Boy")


def grade(total: int) -> int:
    """The grade of a total, from 0 (the lowest rank) to 5."""
    return sum(total >= least for least, _shown in RANKS)


def rank(total: int) -> Text:
    """The rank of a total."""
    reached = grade(total)
    return RANKS[reached - 1][1] if reached else LOWEST


def colour(position: state.Colony) -> int | None:
    """The colour that the company asks for in this round: the first of the highest dice as they were rolled."""
    rolled = position.rolled
    return rolled.index(max(rolled)) if any(rolled) else None


def choice(position: state.Colony) -> int | None:
    """The quarter that the company would take now: the first free one whose cost holds its colour."""
    wanted = colour(position)
    return next((n for n in city.quarters_of(position.free_quarters()) if wanted in city.QUARTERS[n].cost), None)


def step(position: state.Colony, events: Events) -> None:
    """The company's disc moves where its round begins."""
    if position.round in STEPPING:
        wall.advance(position, state.COMPANY, 1)
        tell(events, None, N_("The company moves 1 space ahead on the wall."))


def act(position: state.Colony, events: Events) -> None:
    """The company's turn: it takes a quarter and pays nothing; goods cover a delivery space for nobody."""
    number = choice(position)
    wanted = colour(position)
    if number is None or wanted is None:
        tell(events, None, N_("The company takes no quarter."))
        return
    position.city[state.COMPANY] |= 1 << number
    tile = position.tiles[number]
    tell(
        events,
        None,
        N_("The company takes {quarter} with {tile}, for {colour}."),
        quarter=city.QUARTERS[number].shown,
        tile=acquisitions.tile_shown(tile),
        colour=colours.SHOWN[wanted],
    )
    if tile != sea.JOKER and len(position.ports[sea.PORT_OF[tile]]) < len(sea.PORTS[sea.PORT_OF[tile]].values):
        position.ports[sea.PORT_OF[tile]] += (state.NOBODY,)


def to_come(position: state.Colony) -> bool:
    """Whether the company still has its turn in this round."""
    return position.terms.lone and position.round <= state.LAST_ROUND and state.COMPANY in position.queue
