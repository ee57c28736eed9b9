"""The chapters of the rules of Homesteaders about rounds, bidding and building; figures come from the rules."""

from __future__ import annotations

from collections.abc import Iterable

from engine.homesteaders.bidding import NEUTRAL_AT_START, NEUTRAL_ROW, ROW
from engine.homesteaders.goods import (
    GOODS,
    SILVER,
    SILVER_AT_START,
    WORKERS,
    WORKERS_AT_START,
)
from engine.homesteaders.rail import SPACES
from engine.homesteaders.state import LAST_ROUND
from engine.homesteaders.tiles import STAGES
from engine.texts.language import gettext as _
from screens.homesteaders.words import STAGE_NAMES, several
from screens.words import shown

Chapter = tuple[str, str]
"""A title and a text, in which an empty line parts paragraphs."""


def chapters() -> tuple[Chapter, ...]:
    """These chapters, in the order in which one would read them."""
    return (*_rounds(), *_bidding(), *_building())


def one(kind: int, number: int = 1) -> str:
    """So many of a good."""
    return several(((kind, number),))


def listed(numbers: Iterable[int]) -> str:
    """Numbers one after another."""
    return ", ".join(map(str, numbers))


def _rounds() -> tuple[Chapter, ...]:
    stages = "\n".join(
        _("{stage}: rounds {first} to {last}.").format(stage=_(STAGE_NAMES[stage]), first=rounds[0], last=rounds[-1])
        for stage, rounds in STAGES.items()
    )
    return (
        (
            _("The goal"),
            _(
                "You settle in a young town of the frontier. In {rounds} rounds you bid for the right to build, let "
                "your workers work, and pay them. Who has the most victory points (VP) at the end wins.\n\n"
                "Points come from VP tokens, from buildings and their bonuses, and from gold, copper and livestock. "
                "Debts that are left cost points."
            ).format(rounds=LAST_ROUND),
        ),
        (
            _("The start"),
            _(
                "Everybody begins with a Homestead, {workers} and {silver}. The start player is drawn by lot.\n\n"
                "There are two auctions a round, with four players three. The tiles of Auction 1 lie open in the "
                "order of the rounds. Those of the others are shuffled within their stages and closed: the one of the "
                "round is turned up when it begins."
            ).format(workers=one(WORKERS, WORKERS_AT_START), silver=one(SILVER, SILVER_AT_START)),
        ),
        (
            _("What lies open"),
            _(
                "Silver, the six resources, trade chips, debts and VP tokens lie behind your screen. Workers, "
                "buildings, tracks and your place on the rail track lie open.\n\n"
                "With the rule of open holdings, and alone, nothing lies behind a screen."
            ),
        ),
        (
            _("A round"),
            _(
                "A round has three parts: the income with its wages, the bidding, and the building of those who won "
                "an auction.\n\n"
                "After round {rounds} there is one more income with wages, and then everybody may trade a last time."
            ).format(rounds=LAST_ROUND),
        ),
        (
            _("Stages"),
            _(
                "Which buildings are on offer depends on the stage of the town.\n\n{stages}\n\n"
                "When the Town begins, the buildings of the Settlement that nobody built are gone, but for those that "
                "belong to both stages. When the City begins, everything that nobody built is gone. What somebody owns "
                "stays."
            ).format(stages=stages),
        ),
        (
            _("Workers and income"),
            _(
                "Each round you put your workers into the slots of your buildings, as you like. A slot brings its "
                "income if it holds exactly the workers that it shows. Workers without a slot bring nothing.\n\n"
                "Some buildings bring an income without a worker. Every track brings {silver}."
            ).format(silver=one(SILVER)),
        ),
        (
            _("Wages"),
            _(
                "After the income each of your workers takes {silver}, working or not. Nobody can skip the wages: who "
                "lacks silver pays with gold, sells something or takes debts."
            ).format(silver=one(SILVER)),
        ),
    )


def _bidding() -> tuple[Chapter, ...]:
    return (
        (
            _("Bidding"),
            _(
                "The start player begins, then it goes clockwise. In your turn you bid for an auction or pass; while "
                "you hold the highest bid of one you are left out, and you cannot move it.\n\n"
                "The bids are {row}. The first bid for an auction may be any of them, a later one must be higher; the "
                "owner of the Lawyer alone may bid as high. You may bid more than you have. Who was outbid bids again "
                "in the next own turn, for any auction, or passes.\n\n"
                "The bidding is over when everybody holds an auction or has passed."
            ).format(row=listed(ROW)),
        ),
        (
            _("Passing"),
            _(
                "Who passes is out of the bidding of this round, advances one space on the rail track and takes a "
                "bonus at once."
            ),
        ),
        (
            _("The rail track"),
            _("The rail track has {n} spaces beyond its start. Their bonuses are these.\n\n{bonuses}\n\n").format(
                n=len(SPACES), bonuses="\n".join(_bonus(place) for place in range(len(SPACES)))
            )
            + _(
                "With each advance you take one bonus: that of the space which you reach, or of any before it. On the "
                "last space you stay where you are and still take a bonus.\n\n"
                "You advance when you pass, and by some buildings and tiles."
            ),
        ),
        (
            _("Two players"),
            _(
                "With two players a neutral marker takes part. Before the bidding the start player puts it on one of "
                "the two auctions, at the neutral bid of the round; then the start player bids first. It counts as a "
                "bid. If nobody outbids it, nobody wins that auction.\n\n"
                "The neutral bid is {start} in round 1. When both have won an auction it goes up a space for the next "
                "round, otherwise down; it stays between {least} and {most}. By the rule of the steep neutral bid it "
                "falls two spaces where both passed. When both passed, the other player becomes start player."
            ).format(start=NEUTRAL_AT_START, least=NEUTRAL_ROW[0], most=NEUTRAL_ROW[-1]),
        ),
    )


def _bonus(place: int) -> str:
    space = SPACES[place]
    if len(space) > 1:
        names = _(" or ").join(shown(GOODS[kind].shown) for kind, _number in space)
        return _("Space {n}: one of {names}.").format(n=place + 1, names=names)
    return _("Space {n}: {bonus}.").format(n=place + 1, bonus=several(space))


def _building() -> tuple[Chapter, ...]:
    return (
        (
            _("Paying and building"),
            _(
                "The auctions are carried out one after another. Whoever won pays the bid, and may then build one "
                "building on offer of a type that the tile shows. You pay its whole cost. You never own the same "
                "building twice.\n\n"
                "Nothing that a building brings helps to pay for itself. What happens when it is built happens at "
                "once. The right to build cannot be kept for later."
            ),
        ),
        (
            _("What tiles bring"),
            _(
                "Some tiles bring more: a worker, a rail advance, VP or an exchange. You get it only if you built with "
                "the tile, unless the tile shows no type of building. Each is offered once, and a worker and an "
                "exchange can be declined."
            ),
        ),
        (
            _("The next start player"),
            _(
                "The winner of Auction 1 begins the next round. If nobody won it, the winner of Auction 2 does, then "
                "that of Auction 3. If nobody won anything, the start player stays the same; with two players it is "
                "the other one's turn to begin."
            ),
        ),
    )
