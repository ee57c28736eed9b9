"""The rules of Macao in chapters of a few sentences each; figures come from the rules themselves."""

from __future__ import annotations

from engine.macao import dice, lone, rounds, scoring, wall
from engine.macao.actions import GOLD_OF_A_JOKER
from engine.macao.city import DARK, QUARTERS
from engine.macao.colours import SHOWN
from engine.macao.deck import CARDS, OFFICES_IN_ALL
from engine.macao.effects import TABLEAU_SIZE, WallTop
from engine.macao.kinds import DEPARTMENTS_SHOWN
from engine.macao.sea import TILES_EACH
from engine.macao.state import GOLD_AT_START, LAST_ROUND
from engine.macao.taking import START_CUBES
from engine.macao.terms import Terms
from engine.texts.language import gettext as _
from screens.macao import words
from screens.words import shown

Chapter = tuple[str, str]
"""A title and a text, in which an empty line parts paragraphs."""


def chapters() -> tuple[Chapter, ...]:
    """All chapters, in the order in which one would read them."""
    return (*_beginning(), *_round(), *_actions(), *_board(), *_ends(), *_alone())


def _beginning() -> tuple[Chapter, ...]:
    colours = ", ".join(map(shown, SHOWN))
    return (
        (
            _("The goal"),
            _(
                "You trade in Macao for twelve rounds. In each of them six dice, one a colour, say how many cubes of a "
                "colour can be had and how late: a high die brings many, but they come many rounds later. With cubes "
                "you activate cards, take quarters of the city with their goods, sail, and step ahead on the wall.\n\n"
                "Prestige points (PP) come from goods that are delivered, from gold that is paid as tribute, and from "
                "cards. Who has the most at the end wins."
            ),
        ),
        (
            _("The start"),
            _(
                "Everybody has {gold} and a ship at the anchor. The discs lie in a stack on the first space of the "
                "wall: {order} In reverse order everybody takes one of as many cards as there are players and "
                "{extra} more.\n\n"
                "Then everybody lays cubes on the own wind rose: {one} of a colour at side 1, {two} of a colour at "
                "side 2. The colours are {colours}."
            ).format(
                gold=words.gold(GOLD_AT_START),
                order=_("the uppermost comes first in everything that is done in wall order."),
                extra=rounds.DRAFT_EXTRA,
                one=START_CUBES[1],
                two=START_CUBES[2],
                colours=colours,
            ),
        ),
        (
            _("Wall order"),
            _(
                "Who is further ahead on the wall comes first; of those on one space who lies higher in the stack. "
                "Cards are taken, dice are chosen and turns are made in this order."
            ),
        ),
    )


def _round() -> tuple[Chapter, ...]:
    removed = ", ".join(
        _("with {players} players {n}").format(players=players, n=Terms(("",) * players).removed or _("none"))
        for players in (2, 3, 4)
    )
    return (
        (
            _("Cards of a round"),
            _(
                "{cards} building and person cards come up, beside the {offices} office cards of the round, which have "
                "been open from the start. Each of these cards shows a number of gold and a number of PP: added up "
                "they are the tribute of the round.\n\n"
                "Then the last of the new cards go: {removed}. In wall order everybody must take one of the others. "
                "It lies on the tableau and does nothing before it is activated. What is left is discarded, face up."
            ).format(cards=rounds.REVEALED, offices=rounds.OFFICES_OF_A_ROUND, removed=removed),
        ),
        (
            _("A full tableau"),
            _(
                "A tableau holds {room} cards. Who takes one more discards any of them at once and gets a punishment "
                "marker, which costs {points} PP at the end."
            ).format(room=TABLEAU_SIZE, points=-scoring.PUNISHMENT),
        ),
        (
            _("The dice"),
            _(
                "All six dice are thrown. In wall order everybody chooses {n} of them; the same die may be chosen by "
                "several. A die brings as many cubes of its colour as it shows, and they are laid at that side of the "
                "wind rose.\n\n"
                "Then the rose turns by a side: what was at side 1 comes to the arrow and is the supply of this round. "
                "So a 1 brings a cube now, a 2 two cubes in the next round, a 6 six cubes in five rounds."
            ).format(n=dice.DICE_EACH),
        ),
        (_("Late dice"), _late_dice()),
        (
            _("An empty supply"),
            _(
                "Whose supply is empty when the rose has turned gets a punishment marker. A joker tile can be used "
                "just then to avoid it. The turn comes all the same: tribute can be paid, and cards that need no cube "
                "can be used."
            ),
        ),
    )


def _late_dice() -> str:
    lines = [
        _("Round {n}: {most} is the highest.").format(n=number, most=dice.highest(number))
        for number in range(1, LAST_ROUND)
        if dice.highest(number) < 6
    ]
    return "\n".join(
        (
            _(
                "Cubes that would come after round {n} would be lost. So dice that show too much are turned to 1."
            ).format(n=LAST_ROUND),
            "",
            *lines,
            _("Round {n}: all are turned to 1.").format(n=LAST_ROUND),
        )
    )


def _actions() -> tuple[Chapter, ...]:
    costs = ", ".join(str(wall.cost(spaces, 0)) for spaces in range(1, 6))
    return (
        (
            _("A turn"),
            _(
                "In wall order everybody makes a turn: any of the actions, in any order. A quarter, the wall and the "
                "tribute come once in a turn, and each activated card is used once in a round; activating, sailing, "
                "delivering and joker tiles come as often as you like and can pay. Passing ends the turn; cubes that "
                "are left are lost."
            ),
        ),
        (
            _("Activating a card"),
            _(
                "Give exactly the cubes that stand on a card of your tableau. It then lies before you and can be used "
                "from now on, in this turn, too. A card that you use can be used once in a round. A card that acts by "
                "itself, or leaves you a choice, does so every time, unless it says that it does so once in a round."
            ),
        ),
        (
            _("Taking a quarter"),
            _(
                "Give exactly the cubes of a free quarter, and put a marker there. Its goods tile comes onto your "
                "ship, wherever that is; a joker tile is kept. Once in a turn."
            ),
        ),
        (
            _("Sailing"),
            _(
                "A cube of any colour moves your ship a step along the route, in any direction. Spaces and ports are a "
                "step each, and any number of ships may be on them."
            ),
        ),
        (
            _("Delivering"),
            _(
                "In a port you may deliver tiles of its goods at any time in your turn, for nothing. Each covers the "
                "highest free space of the port and brings the PP that stand there."
            ),
        ),
        (
            _("The wall"),
            _(
                "Once in a turn you may move ahead on the wall, with cubes of any colours: {cubes} for 1, 2, 3, 4, 5 "
                "spaces, and so on. On an occupied space your disc comes on top of the stack, but below that of the "
                "{tower}'s owner."
            ).format(cubes=costs, tower=_tower()),
        ),
        (
            _("Tribute"),
            _(
                "Once in a turn you may pay the gold of the tribute for its PP. For 0 gold it is free, and it counts "
                "as a purchase even if it brings 0 PP."
            ),
        ),
        (
            _("Joker tiles"),
            _(
                "A joker tile is worth a cube of any colour or {gold}, at any time in your turn, and it can save you "
                "from an empty supply. Then it leaves the game."
            ).format(gold=words.gold(GOLD_OF_A_JOKER)),
        ),
    )


def _tower() -> str:
    """The card whose owner lies on top of every stack."""
    return next(shown(card.shown) for card in CARDS if isinstance(card.effect, WallTop))


def _board() -> tuple[Chapter, ...]:
    dark = DARK.bit_count()
    departments = ", ".join(
        _("{colour} {department}").format(colour=shown(colour), department=shown(department))
        for colour, department in zip(SHOWN, DEPARTMENTS_SHOWN, strict=True)
    )
    return (
        (
            _("The city"),
            _(
                "The city has {n} quarters in six rows. {light} are light and hold goods, {tiles} tiles of each kind; "
                "{dark} are dark and hold joker tiles. Quarters that share an edge are side by side: at the end your "
                "largest area counts."
            ).format(n=len(QUARTERS), light=len(QUARTERS) - dark, dark=dark, tiles=TILES_EACH),
        ),
        (
            _("The sea"),
            _(
                "Two routes lead from the anchor: a southern one to Lisbon, Barcelona, Marseille and Genoa, and a "
                "northern one to London, Antwerp, Amsterdam and Hamburg. Between the ports of each pair a sea space "
                "joins the two. The farther a port, the more it pays."
            ),
        ),
        (
            _("The end of the wall"),
            _(
                "There are {n} spaces. A disc that would go beyond the last one stays there, but goes on counting: who "
                "went further is ahead, and of equals who came later, but the {tower}'s owner before all of them."
            ).format(n=wall.LAST_SPACE + 1, tower=_tower()),
        ),
        (
            _("Office cards"),
            _(
                "There are {n} office cards, four of each department, for 1, 2, 3 and 4 cubes of its colour. Once in a "
                "round they turn cubes of that colour into gold: {departments}."
            ).format(n=OFFICES_IN_ALL, departments=departments),
        ),
        (
            _("Lower costs"),
            _(
                "Where a card lowers a cost the lower cost must be taken, and you choose which cube is left out; 1 "
                "cube stays. Where a cube may have any colour it is one of those that are left then. None of these "
                "cards helps to activate itself."
            ),
        ),
    )


def _ends() -> tuple[Chapter, ...]:
    return (
        (
            _("The end"),
            _(
                "After round {n} every card that is left on a tableau brings a punishment marker, and every marker "
                "costs {points} PP. Cards for the end bring their PP, and the largest area of your quarters {each} PP "
                "for each quarter.\n\n"
                "The most PP win; of equals who is ahead in wall order. Gold, joker tiles, goods on board and cubes "
                "are worth nothing."
            ).format(n=LAST_ROUND, points=-scoring.PUNISHMENT, each=scoring.PER_QUARTER),
        ),
    )


def _alone() -> tuple[Chapter, ...]:
    ranks = "\n".join(_("From {n} PP on: {rank}.").format(n=least, rank=shown(rank)) for least, rank in lone.RANKS)
    steps = ", ".join(map(str, lone.STEPPING[:-1]))
    return (
        (
            _("Alone: the company"),
            _(
                "Alone you play for a score, beside a trading company. It has a disc on the wall, which begins below "
                "yours, and takes quarters. You choose among 3 cards each round.\n\n"
                "At the start of rounds {rounds} and {last} its disc moves 1 space, onto a stack as all discs do. In "
                "its turn, which comes when the wall order says, the highest die as it was thrown names a colour, "
                "among equals the first in the order of the colours. The company takes the free quarter with the "
                "lowest number whose cost holds that colour, and pays nothing. Goods cover the highest free space of "
                "their port for nobody, a joker tile leaves the game. It scores nothing; for cards it counts as first "
                "or last on the wall."
            ).format(rounds=steps, last=lone.STEPPING[-1]),
        ),
        (
            _("Alone: the ranks"),
            "\n".join((_("Below {n} PP: {rank}.").format(n=lone.RANKS[0][0], rank=shown(lone.LOWEST)), ranks)),
        ),
    )
