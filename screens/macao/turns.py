"""A turn: what one may want in it to which several moves lead, what else can be done, and what was done so far."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from engine import Event, Move, Plan, Text
from engine.macao import city, colours, deck, proposals, sea, voyages, wall
from engine.macao.moves import Activate, Claim, Climb, Craft, Deliver, Joker, Sail, Tribute, Use
from engine.texts.language import gettext as _, listed, ngettext, pgettext
from screens.macao import move_words, pieces, words
from screens.macao.view import View
from screens.ways import Goal, Way, plan_of
from screens.words import in_sentences

_NUMBERS: Final = 6
"""So many quarters that can be taken are listed at most."""
_SPACES: Final = 3
"""So many spaces on the wall have their cost told at most."""


def activating(view: View) -> Goal:
    """A card of the tableau."""
    reason = _("You cannot pay for a card of your tableau.")
    if not view.seen.tableau[view.seat]:
        reason = _("Your tableau is empty.")
    return Goal(_("Activate a card"), Text(_("Which card?")), tuple(_cards(view, Activate, _card_detail)), reason)


def crafting(view: View) -> Goal:
    """A card of the tableau, with the Craftsman."""
    tableau = view.seen.tableau[view.seat]
    reason = view.refusal(Craft(deck.CARDS[tableau[0]].name)) if tableau else _("Your tableau is empty.")
    ways = tuple(_cards(view, Craft, _card_detail))
    return Goal(_("Activate a card with the Craftsman"), Text(_("Which card?")), ways, reason)


def using(view: View) -> Goal:
    """An activated card."""
    reason = _("No card of yours can be used now.") if view.have.cards else _("You have activated no card.")
    return Goal(_("Use a card"), Text(_("Which card?")), tuple(_cards(view, Use, words.effect)), reason)


def _cards(view: View, kind: type[Move], detail: Callable[[int], str]) -> Iterator[Way]:
    for move in view.moves:
        if isinstance(move, kind):
            card = deck.NUMBER[move.target]
            yield Way(move, deck.CARDS[card].shown, Text(detail(card)), move_words.move(move, view.seen))


def _card_detail(card: int) -> str:
    return f"{pieces.letters(deck.CARDS[card].cost)}  {words.effect(card)}"


def claiming(view: View) -> Goal:
    """A quarter, those first that make the largest area; then the cheapest, and those whose tile pays most."""
    quarters = [city.QUARTER[move.target] for move in view.moves if isinstance(move, Claim)]
    quarters.sort(key=lambda quarter: _brings(view, quarter), reverse=True)
    ways = []
    for quarter in quarters:
        move = Claim(city.QUARTERS[quarter].name)
        detail = Text(_quarter_detail(view, quarter))
        ways.append(Way(move, city.QUARTERS[quarter].shown, detail, move_words.move(move, view.seen)))
    reason = _("You cannot pay for any free quarter.")
    if view.seen.taken >= view.have.quarters:
        reason = _("You have taken a quarter in this turn.")
    elif view.payable and not ways:  # something else speaks against it, such as the task of a puzzle
        reason = view.refusal(Claim(city.QUARTERS[view.payable[0]].name))
    return Goal(_("Take a quarter"), Text(_("Which quarter?")), tuple(ways), reason)


def _brings(view: View, quarter: int) -> tuple[int, int, int]:
    """How large the own area would be with a quarter, how little it costs, what its tile pays in its port."""
    tile = view.seen.tiles[quarter]
    pays = voyages.value(view.seen, view.seat, tile)[0] if tile != sea.JOKER else 0
    return _area(view, quarter), -len(city.QUARTERS[quarter].cost), pays


def _area(view: View, quarter: int) -> int:
    """The size of the largest own area with a quarter."""
    return max(city.areas(view.seen.city[view.seat] | 1 << quarter))


def _quarter_detail(view: View, quarter: int) -> str:
    cost = pieces.letters(city.QUARTERS[quarter].cost)
    said = _("{tile} for {cost}").format(tile=words.tile_name(view.seen.tiles[quarter]), cost=cost)
    area = _area(view, quarter)
    if area > max(city.areas(view.seen.city[view.seat]), default=0) > 0:
        return _("{quarter}; area {n}").format(quarter=said, n=area)
    return said


# At sea.


def sailing(view: View) -> Goal:
    """A port that can be reached in this turn, those first for which something is aboard, then by distance."""
    here, cargo = view.seen.ships[view.seat], view.seen.cargo[view.seat]
    by_port = {sea.FIRST_PORT + number: cargo[port.good] for number, port in enumerate(sea.PORTS)}
    ways = []
    for space in sorted(by_port, key=lambda space: (not by_port[space], sea.DISTANCE[here][space])):
        move = voyage(view, space)
        if move is not None:
            detail, port = words.spaces(sea.DISTANCE[here][space]), sea.PORTS[space - sea.FIRST_PORT]
            if by_port[space]:
                aboard = pgettext("in a row", "{n} {good}").format(n=by_port[space], good=words.good_name(port.good))
                detail = _("{spaces}, {goods} aboard").format(spaces=detail, goods=aboard)
            ways.append(Way(move, port.shown, Text(detail), _("Sail to {port}").format(port=words.space_name(space))))
    if not ways:
        sought = [space for space in by_port if by_port[space]] or list(by_port)
        near = [move for move in view.moves if isinstance(move, Sail)]
        near.sort(key=lambda move: min(sea.DISTANCE[sea.SPACE[move.target]][port] for port in sought))
        ways = [Way(move, *_towards(sea.SPACE[move.target], sought), move_words.move(move, view.seen)) for move in near]
    return Goal(_("Sail"), Text(_("Where to?")), tuple(ways), view.refusal(Sail(sea.SPACES[sea.REACHED[here][0]])))


def _towards(space: int, sought: Sequence[int]) -> tuple[Text, Text]:
    """A space that is no port: the port to which it leads, and how far that is then."""
    port = min(sought, key=lambda one: sea.DISTANCE[space][one])
    said = _("{space}, towards {port}").format(space=words.space_name(space), port=words.space_name(port))
    return Text(said), Text(_("1 of {n} spaces").format(n=1 + sea.DISTANCE[space][port]))


def voyage(view: View, target: int) -> Move | Plan | None:
    """Sailing to a space on the shortest way, with cubes that can be spared; None where they do not suffice.

    The cube of a single step is asked for.
    """
    moves = list(_steps(view, target))
    if len(moves) == 1:
        return moves[0].unanswered()
    return plan_of(view.game, moves) if moves else None


def _steps(view: View, target: int) -> Iterator[Move]:
    here, free = view.seen.ships[view.seat], view.seen.free_steps
    distance = sea.DISTANCE[here][target]
    cubes = list(proposals.given(view.seen, view.seat, distance - free)) if distance > free else []
    if not view.is_mine or len(cubes) < distance - free:
        return
    game = view.game
    for cube in (*[voyages.FREE] * min(free, distance), *(colours.COLOURS[colour] for colour in cubes)):
        here = next(space for space in sea.REACHED[here] if sea.DISTANCE[space][target] < sea.DISTANCE[here][target])
        move: Move = Sail(sea.SPACES[here])
        if game.ask(move) is not None:
            move = move.answer(cube, "with")
        yield move
        game = game.tried(move)[0]


# On the wall.


def climbing(view: View) -> Goal:
    """So many spaces on the wall, each with the cubes that can be spared; last the choice of the cubes."""
    ways = []
    if view.move("wall") is not None:
        each = view.have.wall_each
        for spaces in range(1, wall.reach(sum(view.supply), each) + 1):
            ways.append(_climb(view, spaces, wall.cost(spaces, each)))
        if sum(map(bool, view.supply)) > 1:
            ways.append(Way(Climb(), Text(_("other cubes")), Text(_("you choose them")), _("Move on the wall")))
    return Goal(_("Move on the wall"), Text(_("How far?")), tuple(ways), view.refusal(Climb()))


def _climb(view: View, spaces: int, due: int) -> Way:
    cubes = colours.counted(proposals.given(view.seen, view.seat, due))
    line = _("Move {spaces} on the wall").format(spaces=words.spaces(spaces))
    wishes = (("spaces", spaces), ("with", colours.named(cubes)))
    return Way(Climb(), Text(words.spaces(spaces)), Text(words.cubes(cubes)), line, wishes)


GOALS: Final[Mapping[str, tuple[type[Move], Callable[[View], Goal]]]] = {
    "activate": (Activate, activating),
    "craft": (Craft, crafting),
    "use_card": (Use, using),
    "claim": (Claim, claiming),
    "sail": (Sail, sailing),
    "wall": (Climb, climbing),
}
"""The actions to which several moves lead, with the kind of these moves."""


def every(view: View) -> list[Goal]:
    """What one may want in one's turn, as far as several moves lead there."""
    found = [goal(view) for kind, goal in GOALS.values() if kind is not Craft]
    return [goal for goal in found if goal.ways]


# In short, each with its key.


class Doing(NamedTuple):
    """Something that can be done: its key, the name of its action, what it is called, and what it would be."""

    key: str
    action: str
    said: str
    does: str


def others(view: View, most: int = _NUMBERS) -> list[Doing]:
    """What can be done but for activating and using cards, passing last; at most so many quarters by their numbers."""
    seen, left = view.seen, sum(view.supply)
    found = []
    kinds = {type(move) for move in view.moves}
    for move in view.moves:
        if isinstance(move, Deliver):
            good = sea.GOOD[move.target]
            said = _("deliver {good}").format(good=words.good_name(good))
            found.append(Doing("d", "deliver", said, words.gain(*voyages.value(seen, view.seat, good))))
    if Craft in kinds:
        found.append(Doing("f", "craft", _("craft a card"), _("keep its cubes")))
    if Claim in kinds:
        said = _("one of {n}").format(n=len(view.payable))
        if len(view.payable) <= most:
            said = " ".join(words.numbers_of(view.payable))
        found.append(Doing("i", "claim", _("take a quarter"), said))
    if Sail in kinds:
        said = _("up to {spaces}").format(spaces=words.spaces(left + seen.free_steps))
        found.append(Doing("s", "sail", _("sail"), said))
    if Climb in kinds:
        found.append(Doing("w", "wall", _("move on the wall"), _wall(view)))
    if Tribute in kinds:
        gold, prestige = seen.tribute
        points = words.prestige(prestige + view.have.tribute_prestige)
        said = f"{words.gold(gold)} → {points}"
        found.append(Doing("t", "tribute", _("buy PP"), said))
    if Joker in kinds:
        brings = _("2 cubes, 1 cube and 3 gold, or 6 gold") if view.have.joker_counts > 1 else _("1 cube or 3 gold")
        found.append(Doing("o", "joker", _("use a joker tile"), brings))
    lost = _("loses {cubes}").format(cubes=words.number_of_cubes(left)) if left else _("loses nothing")
    found.append(Doing("p", "pass", pgettext("for this round", "pass"), lost))
    return found


def _wall(view: View) -> str:
    """What the first spaces on the wall cost, as far as the cubes are enough."""
    each = view.have.wall_each
    reach = wall.reach(sum(view.supply), each)
    costs = listed(str(wall.cost(n, each)) for n in range(1, min(reach, _SPACES) + 1))
    return ngettext("{costs} cube", "{costs} cubes", max(reach, wall.cost(1, each))).format(costs=costs)


_OF_A_TURN: Final = (*(Activate, Craft, Claim, Climb, Sail), *(Deliver, Tribute, Use, Joker))
"""The kinds of move of which a turn is made."""


def move_by_move(view: View) -> list[str]:
    """What was done, move by move, in sentences."""
    found = (in_sentences([one for one in events if one.seat == view.seat], view.seat) for _move, events in _done(view))
    return [one for one in found if one]


def in_short(view: View) -> list[str]:
    """What was done in a few words each."""
    return move_words.briefly([move for move, _events in _done(view)], view.seen)


def _done(view: View) -> list[tuple[Move, tuple[Event, ...]]]:
    return list(takewhile(lambda one: isinstance(one[0], _OF_A_TURN), reversed(view.log)))[::-1]
