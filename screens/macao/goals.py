"""What one may want to which several moves lead: to activate or use a card, a quarter, a port, spaces on the wall."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from engine import Move, Plan, Text
from engine.macao import cube_choice, wall
from engine.macao.city import QUARTER, areas
from engine.macao.colours import COLOURS
from engine.macao.moves import Activate, Claim, Climb, Craft, Joker, Sail, Use
from engine.macao.sea import DISTANCE, FIRST_PORT, GOOD, GOODS, PORTS, REACHED, SPACE, SPACES
from engine.macao.voyages import FREE
from engine.texts.language import gettext as _
from screens.macao import move_words, pieces, words
from screens.macao.data import delivery
from screens.macao.view import View
from screens.ways import Goal, Way, plan_of


def every(view: View) -> list[Goal]:
    """What one may want in one's turn, as far as several moves lead there."""
    found = (activating(view), using(view), claiming(view), sailing(view), climbing(view))
    return [goal for goal in found if goal.ways]


def activating(view: View) -> Goal:
    """A card of the tableau."""
    ways = tuple(_ways(view, Activate, _card_detail))
    reason = (
        _("Your tableau is empty.") if not view.mine["tableau"] else _("You cannot pay for a card of your tableau.")
    )
    return Goal(_("Activate a card"), Text(_("Which card?")), ways, reason)


def crafting(view: View) -> Goal:
    """A card of the tableau, with the Craftsman."""
    ways = tuple(_ways(view, Craft, _card_detail))
    reason = view.refusal(Craft(view.mine["tableau"][0])) if view.mine["tableau"] else _("Your tableau is empty.")
    return Goal(_("Activate a card with the Craftsman"), Text(_("Which card?")), ways, reason)


def using(view: View) -> Goal:
    """An activated card."""
    ways = tuple(_ways(view, Use, words.effect))
    reason = _("You have activated no card.") if not view.mine["activated"] else _("No card of yours can be used now.")
    return Goal(_("Use a card"), Text(_("Which card?")), ways, reason)


def claiming(view: View) -> Goal:
    """A quarter, those first that make the largest area; then the cheapest, and those whose tile pays most."""
    found = _ways(view, Claim, lambda name: _quarter_detail(view, name))
    ways = tuple(sorted(found, key=lambda way: _brings(view, way), reverse=True))
    turn = view.table["turn"]
    reason = _("You cannot pay for any free quarter.")
    if turn is not None and turn["quarters"] >= turn["quarter_limit"]:
        reason = _("You have taken a quarter in this turn.")
    return Goal(_("Take a quarter"), Text(_("Which quarter?")), ways, reason)


def _brings(view: View, way: Way) -> tuple[int, int, int]:
    """How large the own area would be with a quarter, how little it costs, what its tile pays in its port."""
    name = way.move.target if isinstance(way.move, Claim) else ""
    tile = view.table["city"][QUARTER[name]]["tile"]
    pays = delivery(view.table, view.mine, tile)[0] if tile in GOOD else 0
    return _area(view, name), -len(words.quarter(name).cost), pays


def _area(view: View, name: str) -> int:
    """The size of the largest own area with a quarter."""
    return max(areas(view.seen.city[view.seat] | 1 << QUARTER[name]))


def _ways(view: View, kind: type[Move], detail: Callable[[str], str]) -> Iterator[Way]:
    for move in view.moves:
        if isinstance(move, kind):
            said = detail(move.target)
            name = words.card_name(move.target) if words.is_card(move.target) else words.quarter_name(move.target)
            yield Way(move, Text(name), Text(said), move_words.move(move, view.table))


def _card_detail(name: str) -> str:
    return _("{cost}  {does}").format(cost=pieces.letters(pieces.cost_of(name)), does=words.effect(name))


def _quarter_detail(view: View, name: str) -> str:
    tile = next(one["tile"] for one in view.table["city"] if one["quarter"] == name)
    cost = pieces.letters(COLOURS[colour] for colour in words.quarter(name).cost)
    said = _("{tile} for {cost}").format(tile=words.tile_name(tile), cost=cost)
    area = _area(view, name)
    if area > max(view.mine["areas"], default=0) > 0:
        return _("{quarter}; area {n}").format(quarter=said, n=area)
    return said


# At sea.


def sailing(view: View) -> Goal:
    """A port that can be reached in this turn, those first for which something is aboard, then by distance."""
    here = SPACE[view.mine["ship"]]
    ports = sorted(range(len(PORTS)), key=lambda port: (not _aboard(view, port), DISTANCE[here][FIRST_PORT + port]))
    ways = []
    for port in ports:
        move = voyage(view, SPACES[FIRST_PORT + port])
        if move is not None:
            steps = DISTANCE[here][FIRST_PORT + port]
            detail = words.spaces(steps)
            if _aboard(view, port):
                aboard = words.goods({GOODS[PORTS[port].good]: _aboard(view, port)})
                detail = _("{spaces}, {goods} aboard").format(spaces=detail, goods=aboard)
            name = PORTS[port].shown
            ways.append(Way(move, name, Text(detail), _("Sail to {port}").format(port=name)))
    if not ways:
        sought = [FIRST_PORT + port for port in ports if _aboard(view, port)] or [FIRST_PORT + port for port in ports]
        near = [move for move in view.moves if isinstance(move, Sail)]
        near.sort(key=lambda move: min(DISTANCE[SPACE[move.target]][port] for port in sought))
        ways = [
            Way(move, Text(words.space_name(move.target)), Text(words.spaces(1)), move_words.move(move, view.table))
            for move in near
        ]
    return Goal(_("Sail"), Text(_("Where to?")), tuple(ways), view.refusal(Sail(SPACES[REACHED[here][0]])))


def _aboard(view: View, port: int) -> int:
    return view.seen.cargo[view.seat][PORTS[port].good]


def voyage(view: View, target: str) -> Move | Plan | None:
    """Sailing to a space on the shortest way, with cubes that can be spared; None where they do not suffice.

    The cube of a single step is asked for.
    """
    moves = list(_steps(view, SPACE[target]))
    if len(moves) == 1:
        return moves[0].unanswered()
    return plan_of(view.game, moves) if moves else None


def _steps(view: View, target: int) -> Iterator[Move]:
    here, position = SPACE[view.mine["ship"]], view.seen
    distance = DISTANCE[here][target]
    free = position.free_steps
    cubes = list(cube_choice.given(position, view.seat, distance - free)) if distance > free else []
    if not view.is_mine or len(cubes) < distance - free:
        return
    paid = [*([FREE] * min(free, distance)), *(COLOURS[colour] for colour in cubes)]
    game = view.game
    for cube in paid:
        here = next(space for space in REACHED[here] if DISTANCE[space][target] < DISTANCE[here][target])
        move: Move = Sail(SPACES[here])
        if game.ask(move) is not None:
            move = move.answer(cube, "with")
        yield move
        game = game.tried(move)[0]


# On the wall.


def climbing(view: View) -> Goal:
    """So many spaces on the wall, each with the cubes that can be spared; last the choice of the cubes."""
    ways = []
    if view.move("wall") is not None:
        position, each = view.seen, view.have.wall_each
        for spaces in range(1, wall.reach(sum(position.supply[view.seat]), each) + 1):
            ways.append(_climb(view, spaces, wall.cost(spaces, each)))
        if len(view.mine["supply"]) > 1:
            ways.append(Way(Climb(), Text(_("other cubes")), Text(_("you choose them")), _("Move on the wall")))
    return Goal(_("Move on the wall"), Text(_("How far?")), tuple(ways), view.refusal(Climb()))


def _climb(view: View, spaces: int, due: int) -> Way:
    count = Counter(cube_choice.given(view.seen, view.seat, due))
    bundle = tuple((COLOURS[colour], number) for colour, number in sorted(count.items()))
    said = words.cubes(dict(bundle))
    line = _("Move {spaces} on the wall").format(spaces=words.spaces(spaces))
    return Way(Climb(), Text(words.spaces(spaces)), Text(said), line, (("spaces", spaces), ("with", bundle)))


def using_joker(view: View) -> Move | None:
    """Using a joker tile."""
    return next((move for move in view.moves if isinstance(move, Joker)), None)
