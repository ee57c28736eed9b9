"""The kinds of cards, and what cards do by themselves, once they are activated, and count for at the end.

They lower costs, raise limits, and add to what is gained. What a card says stands with its effect as three templates;
their values are the figures of the effect (`Effect.text`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, NamedTuple, dataclass_transform

from engine.macao import colours, sea, wall
from engine.macao.colours import called
from engine.texts import N_, Forms, Text, Value, counted, message

OFFICE: Final = "office"
BUILDING: Final = "building"
PERSON: Final = "person"
KINDS: Final = (OFFICE, BUILDING, PERSON)
KINDS_SHOWN: Final = {OFFICE: message("office"), BUILDING: message("building"), PERSON: message("person")}

NUMBERS: Final = {OFFICE: range(24), BUILDING: range(24, 68), PERSON: range(68, 120)}
"""The numbers of the cards of each kind: positions know a card by its number."""
BITS: Final = {kind: sum(1 << number for number in numbers) for kind, numbers in NUMBERS.items()}
"""The cards of each kind, a bit a card."""

DEPARTMENTS: Final = ("military", "justice", "customs", "finance", "construction", "administration")
DEPARTMENTS_SHOWN: Final = (
    called("Military"),
    called("Justice"),
    called("Customs"),
    called("Finance"),
    called("Construction"),
    called("Administration"),
)
"""The departments of the office cards; each has the colour of the same number."""
CARDS_OF_A_DEPARTMENT: Final = 4
DEPARTMENT_BITS: Final = tuple(0b1111 << CARDS_OF_A_DEPARTMENT * department for department in range(6))
"""The office cards of each department, a bit a card: they come first among all cards, department after department."""

# How often a card acts.
ONCE: Final = "once"
EACH: Final = "each"
PASSIVE: Final = "passive"
AT_THE_END: Final = "end"

ANY: Final = "any"
"""In place of a kind of card: all of them."""
TABLEAU_SIZE: Final = 5

_FIGURES: Final[Mapping[str, Callable[[Any], Text]]] = {
    "cubes": colours.CUBES.of,
    "gold": colours.GOLD.of,
    "prestige": colours.PRESTIGE.of,
    "spaces": colours.SPACES.of,
    "cards": Forms("{n} card", "{n} cards").of,
    "dice": Forms("{n} more die", "{n} more dice").of,
    "purchases": Forms("{n} time", "{n} times").of,
    "quarters": Forms("{n} quarter", "{n} quarters").of,
    "colour": colours.SHOWN.__getitem__,
    "department": DEPARTMENTS_SHOWN.__getitem__,
    "good": sea.GOODS_SHOWN.__getitem__,
}
"""How the figures of effects are said, by the names of their fields."""
_GAINS: Final = ("prestige", "gold", "cubes")
"""What an effect brings is the first of them that is not 0."""


Wording = str | tuple[str, ...]
"""A template, or several of which one fits the figures."""


@dataclass_transform(frozen_default=True, eq_default=False)
class Effect:
    """What a card does: in which phase, how often, and in words. Each kind is a dataclass; its figures never change."""

    def __init_subclass__(cls) -> None:
        # As little as is needed, for it takes a moment when the game starts: who adds no figures has it all already.
        if "__annotations__" in vars(cls) or cls.__base__ is Effect:
            dataclass(repr=False, eq=False)(cls)

    phase: ClassVar[str] = "action"
    times: ClassVar[str] = PASSIVE
    of_choice: ClassVar[bool] = False
    """Whether it is up to its owner, without being a power of its own."""
    said: ClassVar[Wording]
    """What it does, a sentence."""
    brief: ClassVar[Wording]
    """The same in a few cells."""
    noted: ClassVar[Wording] = ""
    """What is worth knowing beside, in sentences; nothing if there is nothing."""

    @property
    def which(self) -> int:
        """Which of the wordings is meant, from 0, where there are several."""
        return 0

    @property
    def says(self) -> Text:
        """What it does, in the words of the card."""
        return self.text(self.said)

    @property
    def short(self) -> Text:
        """What it does, in a few cells."""
        return self.text(self.brief)

    @property
    def note(self) -> Text:
        """What is worth knowing beside what stands on the card: edge cases, in full sentences."""
        return self.text(self.noted)

    def text(self, wording: Wording) -> Text:
        """A template with the figures of the effect: `{cubes}` is '2 cubes', `{n_cubes}` their number alone.

        `{gain}` is what it brings, `{short_gain}` the same in fewer words; `{coloured}` is '2 red', `{one}` '1 red'.
        """
        template = wording if isinstance(wording, str) else wording[self.which]
        return Text(template, tuple(self._values()))

    def _values(self) -> Iterator[tuple[str, Value]]:
        figures = vars(self)
        for name, figure in figures.items():
            yield name, _FIGURES[name](figure) if name in _FIGURES else figure
            yield f"n_{name}", figure
        if "colour" in figures:
            of_colour = colours.FORMS[figures["colour"]].of
            yield "coloured", of_colour(figures.get("cubes") or figures["most"])
            yield "one", of_colour(1)
        if gained := next((name for name in _GAINS if figures.get(name)), None):
            gain = _FIGURES[gained](figures[gained])
            yield "gain", message("{cubes} of any colour", cubes=gain) if gained == "cubes" else gain
            yield "short_gain", gain


class ActivationLess(Effect):
    """Archive, Crane, Healer: cards of a kind cost fewer cubes, but at least one."""

    kind: str
    cubes: int
    said = (
        N_("Activating office cards costs {cubes} less, 1 at least; which one is left out is your choice."),
        N_("Activating building cards costs {cubes} less, 1 at least; which one is left out is your choice."),
        N_("Activating person cards costs {cubes} less, 1 at least; which one is left out is your choice."),
    )
    brief = N_("office: {cubes} less"), N_("building: {cubes} less"), N_("person: {cubes} less")
    noted = N_(
        "The lower cost must be taken. It does not help to activate this card itself, and the Craftsman still asks for "
        "the whole printed cost."
    )

    @property
    def which(self) -> int:
        return KINDS.index(self.kind)


class ActivationAnyColour(Effect):
    """Count: some cubes of each cost may have any colour."""

    cubes: int
    times = EACH
    of_choice = True
    said = N_("At each activation {cubes} of the cost may have any colour.")
    brief = N_("card: {n_cubes} any colour")
    noted = N_(
        "The number of cubes stays the same; where another card lowers it, that comes first. It does not help to "
        "activate this card itself."
    )


class ActivationFree(Effect):
    """Craftsman: an activation for which the cubes are shown and kept."""

    times = ONCE
    of_choice = True
    said = N_("Activate a card without giving the cubes: you only need its whole printed cost in your supply.")
    brief = N_("activate, keep cubes")
    noted = N_(
        "No card lowers what must be there, and no cube may have another colour. Cards that bring something for "
        "activations bring it. It cannot activate itself."
    )


class ActivationReward(Effect):
    """University, School, Scholar, Architect, Notary: a gain for each card of a kind that is activated later."""

    kind: str
    prestige: int = 0
    gold: int = 0
    cubes: int = 0
    times = EACH
    said = (
        N_("Each time you activate another office card: {gain}."),
        N_("Each time you activate another building card: {gain}."),
        N_("Each time you activate another person card: {gain}."),
        N_("Each time you activate another card: {gain}."),
    )
    brief = (
        N_("new office: +{short_gain}"),
        N_("new building: +{short_gain}"),
        N_("new person: +{short_gain}"),
        N_("new card: +{short_gain}"),
    )
    noted = N_("It comes after the cost is paid and cannot help to pay it. Cards activated before bring nothing.")

    @property
    def which(self) -> int:
        return (*KINDS, ANY).index(self.kind)


class TributeBonus(Effect):
    """Embassy, Envoy: more for each purchase of prestige."""

    prestige: int = 0
    cubes: int = 0
    times = EACH
    said = N_("Each time you buy prestige by tribute, for nothing too: {gain} more.")
    brief = N_("tribute: +{short_gain}")
    noted = N_("It comes after the purchase.")


class TributeLimit(Effect):
    """Diplomat: so many purchases a turn."""

    purchases: int
    said = N_("You may buy prestige by tribute {purchases} in a turn.")
    brief = N_("tribute {n_purchases} times a turn")
    noted = N_("It holds at once, also if you have bought in this turn before.")


class JokerTwice(Effect):
    """Juggler: joker tiles count twice."""

    phase = "any"
    times = EACH
    said = N_("Every joker tile counts twice: 2 cubes, 1 cube and 3 gold, or 6 gold.")
    brief = N_("joker tiles count twice")
    noted = N_("To save an empty supply at least one cube must be taken.")


class MayDecline(Effect):
    """Idler: no card need be taken."""

    phase = "card"
    of_choice = True
    said = N_("You may decline to take a card.")
    brief = N_("you may take no card")
    noted = N_("It helps with a full tableau, too, and costs nothing.")


class TableauSize(Effect):
    """Secretary: more room for cards."""

    cards: int
    phase = "card"
    said = N_("Your tableau holds {cards}.")
    brief = N_("tableau: {n_cards} cards")

    @property
    def note(self) -> Text:
        return counted("{n} card more than usual.", "{n} cards more than usual.", self.cards - TABLEAU_SIZE)


class GoldPerOne(Effect):
    """Professor: gold for each chosen die that shows 1."""

    gold: int
    phase = "dice"
    times = EACH
    said = N_("For each die showing 1 that you choose: {gold}.")
    brief = N_("die of 1: +{gold}")
    noted = N_("What a die shows after it was turned counts: in round 12 all show 1.")


class ExtraDie(Effect):
    """Gambler: more dice, if one of all that are chosen is low."""

    dice: int
    at_most: int
    phase = "dice"
    times = ONCE
    of_choice = True
    said = N_("You may choose {dice}, if one of all that you choose shows {at_most} or less.")
    brief = N_("{dice}, one up to {at_most}")
    noted = N_("What a die shows after it was turned counts.")


class NoEmptyPenalty(Effect):
    """Hospital: an empty supply costs nothing."""

    phase = "dice"
    said = N_("You get no punishment marker for an empty supply.")
    brief = N_("empty supply: no marker")
    noted = N_("You are not asked then whether to use a joker tile.")


class QuarterLimit(Effect):
    """Herald: so many quarters a turn."""

    quarters: int
    said = N_("You may take up to {quarters} in a turn.")
    brief = N_("{quarters} a turn")
    noted = N_("It holds at once, also if you have taken a quarter in this turn before.")


class QuarterAnyColour(Effect):
    """Night Watchman: some cubes of a quarter's cost may have any colour."""

    cubes: int
    times = EACH
    of_choice = True
    said = N_("When you take a quarter, {cubes} of its cost may have any colour.")
    brief = N_("quarter: {n_cubes} any colour")
    noted = N_("With the Carpenter one cube is left out first, then one may be exchanged.")


class QuarterLess(Effect):
    """Carpenter: a quarter costs fewer cubes, but at least one."""

    cubes: int
    said = N_("A quarter costs {cubes} less, 1 at least; which one is left out is your choice.")
    brief = N_("quarter: {cubes} less")
    noted = N_("The lower cost must be taken.")


class QuarterReward(Effect):
    """Speculator: gold for each quarter."""

    gold: int
    times = EACH
    said = N_("When you take a quarter: {gold}.")
    brief = N_("quarter: +{gold}")
    noted = N_("It comes after the cost is paid.")


class StepsAfterQuarter(Effect):
    """Fountain: free steps on the wall with each quarter."""

    spaces: int
    times = EACH
    of_choice = True
    said = N_("Each time you take a quarter you may move {spaces} forward on the wall for nothing.")
    noted = N_(
        "It may be better to stay behind. It is not your wall action. "
        "Your disc comes onto the top of the stack that it reaches, but below that of the Tower's owner."
    )

    @property
    def short(self) -> Text:
        return counted("quarter: {n} wall space", "quarter: {n} wall spaces", self.spaces)


class WallFlat(Effect):
    """Gate: every space of the wall action costs the same."""

    cubes: int
    said = N_("Every space of your wall action costs {cubes}.")
    brief = N_("wall: {cubes} a space")
    noted = N_("It is still one action in a turn.")


class WallTop(Effect):
    """Tower: the own disc always lies on top."""

    said = N_("In a stack on the wall your disc always lies on top.")
    brief = N_("wall: on top of stack")
    noted = N_("It holds from its activation on. Who comes there later lies right below your disc.")


class DeliveryBonus(Effect):
    """Cooperage, Counting House: more for every tile that is delivered."""

    prestige: int = 0
    gold: int = 0
    times = EACH
    said = N_("For every goods tile that you deliver: {gain} more, never doubled.")
    brief = N_("delivery: +{gain}")


class DeliveryDouble(Effect):
    """The eight warehouses: a kind of goods counts double."""

    good: int
    times = EACH
    said = N_("The value that a tile of {good} covers counts double.")
    brief = N_("{good} pays double")
    noted = N_("What other cards add for a delivery is not doubled.")


class GoldOnEntering(Effect):
    """Lighthouse: gold for the first port that is entered after its activation, once in a round."""

    gold: int
    times = ONCE
    said = N_("When your ship enters a port: {gold}.")
    brief = N_("port entered: +{gold}")
    noted = N_(
        "It comes with the first port that the ship enters after this card was activated; lying in a port does not "
        "count."
    )


# At the end of the game.


class Counted(NamedTuple):
    """What can be counted of a seat at the end; before it parts of cards may be hoped for."""

    kinds: Mapping[str, float]
    """Activated cards by kind."""
    departments: float
    ends: float
    """Activated cards with points at the end."""
    markers: float
    dark: float
    largest: float
    second: float
    deliveries: float
    spaces: float
    """Spaces of the wall, none beyond its last one."""
    gold: float

    @property
    def sets(self) -> float:
        """Sets of an activated card of each kind."""
        return min(self.kinds.values())


_AT_LAST: Final = N_("What counts is how things stand at the end.")
_ENDINGS: Final[Mapping[str, Sequence[str]]] = {
    "ends": (
        N_("{prestige} for each activated card of yours with PP at the end, this one too; not for the Abbot."),
        N_("end: {prestige} per end card"),
        N_("A card counts even if it brought 0 PP."),
    ),
    "sets": (
        N_("{prestige} for each set of an office, a building and a person that you activated."),
        N_("end: {prestige} per 3 kinds"),
        _AT_LAST,
    ),
    OFFICE: (
        N_("{prestige} for each office card that you activated."),
        N_("end: {prestige} per office"),
        _AT_LAST,
    ),
    BUILDING: (
        N_("{prestige} for each building card that you activated."),
        N_("end: {prestige} per building"),
        _AT_LAST,
    ),
    PERSON: (
        N_("{prestige} for each person card that you activated."),
        N_("end: {prestige} per person"),
        _AT_LAST,
    ),
    "markers": (N_("{prestige} for each of your quarters."), N_("end: {prestige} per quarter")),
    "dark": (N_("{prestige} for each of your dark quarters."), N_("end: dark quarters {prestige}")),
    "deliveries": (
        N_("{prestige} for each goods tile that you delivered."),
        N_("end: {prestige} per delivery"),
        N_("Tiles that were sold to the Trader do not count."),
    ),
    "spaces": (
        N_("{prestige} for every {spaces} that your disc is from the first one."),
        N_("end: {prestige} per {n_spaces} of wall"),
        N_("At most {most} spaces count, however far your disc went."),
    ),
    "gold": (N_("{prestige} for every {gold} that you own."), N_("end: {prestige} per {gold}")),
    "departments": (
        N_("{prestige} for each different department among the offices that you activated."),
        N_("end: departments {prestige}"),
        N_("Several cards of a department count once."),
    ),
    "largest": (
        N_("{prestige} more for each quarter of your largest area."),
        N_("end: 1st area +{n_prestige} each"),
        N_("It comes on top of what the area brings to everybody."),
    ),
    "second": (
        N_("{prestige} for each quarter of your second largest area."),
        N_("end: 2nd area {prestige} each"),
        N_("If the two largest areas are of equal size, one of them is the second."),
    ),
}
"""What endings do by what they count: a sentence, a few words, and where it is worth knowing something beside."""


class Ending(Effect):
    """Points at the end of the game: so many for each of what is counted, or for every so many spaces, or so much gold.

    Palace, Prefecture, Residence, Council Hall, Smithy, Statue, the Baronesses, Governor, Midwife, Councillor, Vice
    Governor.
    """

    prestige: int
    counts: str
    """The name of what is counted, in `Counted`."""
    kind: str = ANY
    spaces: int = 0
    gold: int = 0
    phase = "end"
    times = AT_THE_END

    def number(self, counted: Counted) -> float:
        """How often its points count."""
        if self.counts == "kinds":
            return counted.kinds[self.kind]
        number: float = getattr(counted, self.counts)
        every = self.spaces or self.gold
        return number // every if every else number

    @property
    def _words(self) -> Sequence[str]:
        return _ENDINGS[self.kind if self.counts == "kinds" else self.counts]

    @property
    def says(self) -> Text:
        return self.text(self._words[0])

    @property
    def short(self) -> Text:
        return self.text(self._words[1])

    @property
    def note(self) -> Text:
        noted = "".join(self._words[2:])
        return message(noted, most=wall.LAST_SPACE) if noted else Text("")


class NoTableauPenalty(Effect):
    """Abbot: cards that are left on the tableau cost nothing."""

    phase = "end"
    times = AT_THE_END
    said = N_("You get no punishment markers for cards that are left on your tableau.")
    brief = N_("end: no loss for cards")
    noted = N_("Punishment markers from before stay.")
