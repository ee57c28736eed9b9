"""Laying the game out: by seed, or by hand, for tests, puzzles, and a table at home that is to be played on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine import setup
from engine.about import head_starts
from engine.chance import deck, throw
from engine.errors import SetupError
from engine.macao import about, city, effects, rounds, sea, wall
from engine.macao.colours import COLOUR, COLOURS, Cubes
from engine.macao.deck import CARDS, NUMBER, OFFICES_IN_ALL, cards_of
from engine.macao.state import ACTION, CARD, COMPANY, DICE, LAST_ROUND, NOBODY, Colony, Terms
from engine.setup import laid_out, listed, mapping, unknown, within
from engine.texts import message

_BY_HAND: Final = ("cards", "offices", "tiles", "wall", "rolls", "position")
_DECK: Final = tuple(range(OFFICES_IN_ALL, len(CARDS)))
_OFFICES: Final = tuple(range(OFFICES_IN_ALL))
_TILES: Final = tuple(good for good in range(len(sea.GOODS)) for _tile in range(sea.TILES_EACH))
_ONES: Final[Cubes] = (1,) * len(COLOURS)
_MOST: Final = 10**6
_FARTHEST: Final = 1000
_WINDOWS: Final = (CARD, DICE, ACTION)
_POSITION: Final = ("round", "window", "tribute", "wall", "ports", "company", "players")
_COMPANY: Final = ("wall", "quarters")
_PLAYER: Final = (
    *("gold", "prestige", "punishment", "jokers", "supply", "rose", "tableau", "activated"),
    *("quarters", "ship", "cargo", "delivered", "wall"),
)
_PORT: Final = {port.name: number for number, port in enumerate(sea.PORTS)}


def start(options: Mapping[str, Any]) -> Colony:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names by seat), `seed` or `setup`, `head_start` (gold more for each of
    the players). The seed draws the decks, the tiles, the stack on the wall
    and every roll. `setup` lays out by hand: `cards` and `offices` (the first ones in the order in which they come up;
    those that are not named follow), `tiles` (the goods of the light quarters, in the order of these), `wall` (the
    seats in wall order, from 1), `rolls` (for each round what the dice show, by colour; else they all show 1),
    `position` (see `_lay_position`).
    """
    hand = laid_out(options, _BY_HAND)
    terms = Terms(tuple(str(name) for name in options["players"]))
    position = _laid(terms, hand) if hand else _drawn(terms, int(options.get("seed") or 0))
    for seat, more in enumerate(head_starts(options, terms.names)):
        position.gold[seat] += more
    if "position" in hand:
        _lay_position(position, hand["position"])
    else:
        rounds.begin_draft(position)
    return position


def _drawn(terms: Terms, seed: int) -> Colony:
    """Everything as the seed decides; alone your disc lies on top of the company's."""
    wall = tuple(deck(seed, "wall").shuffled(range(terms.players)))
    return Colony.begun(
        terms,
        (*wall, *range(terms.players, terms.discs)),
        deck=tuple(deck(seed, "cards").shuffled(_DECK)),
        offices=tuple(deck(seed, "offices").shuffled(_OFFICES)),
        tiles=_with_jokers(deck(seed, "goods").shuffled(_TILES)),
        rolls=tuple(tuple(throw(seed, colour, number, 6) for colour in COLOURS) for number in range(1, LAST_ROUND + 1)),
    )


def _laid(terms: Terms, hand: Mapping[str, Any]) -> Colony:
    wall = _seats(hand["wall"], terms.players) if "wall" in hand else tuple(range(terms.players))
    return Colony.begun(
        terms,
        (*wall, *range(terms.players, terms.discs)),
        deck=_ordered(_DECK, hand.get("cards", ())),
        offices=_ordered(_OFFICES, hand.get("offices", ())),
        tiles=_with_jokers(_goods(_TILES, hand.get("tiles", ()))),
        rolls=_rolls(hand.get("rolls", ()), _ONES),
    )


def _with_jokers(goods: list[int]) -> tuple[int, ...]:
    """The tiles of all quarters: goods on the light ones, jokers on the dark ones."""
    found = [sea.JOKER] * len(city.QUARTERS)
    for number, good in zip(city.LIGHT_QUARTERS, goods, strict=True):
        found[number] = good
    return tuple(found)


# By hand.


def _ordered(cards: Sequence[int], given: object) -> tuple[int, ...]:
    """A deck: the cards that are named first, the others after them in the order of the table."""
    first = _named_list(NUMBER, given)
    if len(set(first)) < len(first) or set(first) - set(cards):
        raise SetupError(message("A deck has each of its cards once, and no others."))
    return (*first, *(card for card in cards if card not in first))


def _goods(tiles: Sequence[int], given: object) -> list[int]:
    """The goods of the light quarters: those that are named first, the others after them."""
    first, left = _named_list(sea.GOOD, given), list(tiles)
    for good in first:
        if good not in left:
            raise SetupError(message("There are not so many tiles of {good}.", good=sea.GOODS_SHOWN[good]))
        left.remove(good)
    return first + left


def _seats(given: object, players: int) -> tuple[int, ...]:
    """Every seat once, counted from 0; they are given from 1 on."""
    found = tuple(within(number, 1, players) - 1 for number in listed(given))
    if sorted(found) != list(range(players)):
        raise SetupError(message("The wall has a disc of each player."))
    return found


def _rolls(given: object, usual: Cubes) -> tuple[Cubes, ...]:
    """What the dice show in each round."""
    found = [tuple(within(value, 1, 6) for value in listed(one)) for one in listed(given)]
    if len(found) > LAST_ROUND or any(len(one) != len(COLOURS) for one in found):
        raise SetupError(message("A roll is six numbers, and there are twelve of them."))
    return (*found, *(usual,) * (LAST_ROUND - len(found)))


def _lay_position(position: Colony, given: object) -> None:
    """Lay out a position by hand; raises `SetupError`.

    `round`, `window` ('card': the cards of the round are on offer, 'dice': the dice are thrown, 'action': everybody has
    turned the wind rose), `tribute` (gold and prestige, else as the cards say), `wall` (the seats in wall order, from
    1; who is on the same space lies in this order), `ports` (how many delivery spaces are covered, by port), alone
    `company` (`wall`, `quarters`), `players`: for each seat `gold`, `prestige`, `punishment`, `jokers`, `supply` (cubes
    by colour), `rose` (by side, '1' to '6'), `tableau`, `activated`, `quarters`, `ship`, `cargo` (tiles by good),
    `delivered`, `wall` (the space). What is not given stays as at the start. Cards that somebody has are not in a deck.
    """
    table = mapping(given, _POSITION)
    window = table.get("window", CARD)
    if window not in _WINDOWS:
        raise unknown(window, about.ABOUT.shown)
    players = listed(table.get("players", ()))
    if len(players) > position.terms.players:
        raise SetupError(message("There are more players laid out than there are names."))
    for seat, player in enumerate(players):
        _lay_player(position, seat, mapping(player, _PLAYER))
    if "company" in table:
        if not position.terms.lone:
            raise SetupError(message("Only the solitaire has a company."))
        _lay_disc(position, COMPANY, mapping(table["company"], _COMPANY))
    for name, covered in mapping(table.get("ports", {}), _PORT).items():
        position.ports[_PORT[name]] = (NOBODY,) * within(covered, 0, sea.TILES_EACH)
    _check_owners(position)
    _lay_wall(position, table)
    position.round = within(table.get("round", 1), 1, LAST_ROUND)
    _lay_decks(position)
    rounds.show_cards(position, None)
    if window != CARD:
        rounds.put_away(position)
        rounds.throw(position, None)
    rounds.begin_phase(position, window)
    if "tribute" in table:
        pair = [within(number, 0, _MOST) for number in listed(table["tribute"])]
        if len(pair) != len(position.tribute):
            raise SetupError(message("A tribute is a number of gold and a number of PP."))
        position.tribute = pair[0], pair[1]


def _lay_player(position: Colony, seat: int, player: Mapping[str, Any]) -> None:
    for name, numbers in (
        ("gold", position.gold),
        ("prestige", position.points),
        ("punishment", position.penalties),
        ("jokers", position.jokers),
        ("delivered", position.delivered),
    ):
        if name in player:
            numbers[seat] = within(player[name], 0, _MOST)
    position.supply[seat] = list(_numbers(COLOUR, player.get("supply", {})))
    sides = mapping(player.get("rose", {}), [str(side) for side in range(1, 7)])
    position.rose[seat] = tuple(_numbers(COLOUR, sides.get(str(side), {})) for side in range(1, 7))
    position.tableau[seat] = tuple(_named_list(NUMBER, player.get("tableau", ())))
    position.active[seat] = _bits(NUMBER, player.get("activated", ()))
    if any(isinstance(CARDS[number].effect, effects.WallTop) for number in cards_of(position.active[seat])):
        position.top = seat
    _lay_disc(position, seat, player)
    if "ship" in player:
        position.ships[seat] = setup.numbered(sea.SPACE, player["ship"], about.ABOUT.shown)
    position.cargo[seat] = _numbers(sea.GOOD, player.get("cargo", {}))


def _lay_disc(position: Colony, disc: int, given: Mapping[str, Any]) -> None:
    """Where a disc lies on the wall, and the quarters of whose it is."""
    position.steps[disc] = within(given.get("wall", 0), 0, _FARTHEST)
    position.city[disc] = _bits(city.QUARTER, given.get("quarters", ()))


def _lay_wall(position: Colony, table: Mapping[str, Any]) -> None:
    """The discs in wall order: by their spaces, in a stack as given, but who is always on top comes first there."""
    discs = position.wall
    if "wall" in table:
        discs = (*_seats(table["wall"], position.terms.players), *discs[position.terms.players :])
    position.wall = tuple(sorted(discs, key=lambda disc: -position.steps[disc]))
    if position.top != NOBODY:
        wall.stay_on_top(position, position.top)


def _check_owners(position: Colony) -> None:
    """Nothing has two owners."""
    for number, card in enumerate(CARDS):
        owners = sum(active >> number & 1 for active in position.active)
        owners += sum(tableau.count(number) for tableau in position.tableau)
        if owners > 1:
            raise SetupError(message("{card} is laid out twice.", card=card.shown))
    for number, quarter in enumerate(city.QUARTERS):
        if sum(quarters >> number & 1 for quarters in position.city) > 1:
            raise SetupError(message("{quarter} is laid out twice.", quarter=quarter.shown))
    for port, covered in zip(sea.PORTS, position.ports, strict=True):
        if len(covered) + sum(cargo[port.good] for cargo in position.cargo) > sea.TILES_EACH:
            raise SetupError(message("There are not so many tiles of {good}.", good=sea.GOODS_SHOWN[port.good]))


def _lay_decks(position: Colony) -> None:
    """Cards that somebody has are not in the decks; the offices of the rounds to come are those that are left."""
    taken = {card for tableau in position.tableau for card in tableau}
    taken |= {number for number in range(len(CARDS)) if any(active >> number & 1 for active in position.active)}
    position.deck = tuple(card for card in position.deck if card not in taken)
    if len(position.deck) < rounds.REVEALED * (LAST_ROUND + 1 - position.round):
        raise SetupError(message("There are not enough cards left for the rounds to come."))
    left = [card for card in position.offices if card not in taken]
    gone = rounds.OFFICES_OF_A_ROUND * (position.round - 1)
    needed = OFFICES_IN_ALL - gone
    if len(left) < needed:
        raise SetupError(message("There are not enough cards left for the rounds to come."))
    over = [card for card in position.offices if card in taken] + left[needed:]
    position.offices = (*over, *left[:needed])


def _numbers(index: Mapping[str, int], given: object) -> tuple[int, ...]:
    """Numbers by name, for every name of an index."""
    found = [0] * len(index)
    for name, number in mapping(given, index).items():
        found[index[name]] = within(number, 0, _MOST)
    return tuple(found)


def _bits(index: Mapping[str, int], given: object) -> int:
    """The things of the names in a list, a bit a thing."""
    return sum(1 << number for number in set(_named_list(index, given)))


def _named_list(index: Mapping[str, int], given: object) -> list[int]:
    """The numbers of the names in a list; raises `SetupError`."""
    return setup.named_list(index, given, about.ABOUT.shown)
