"""Laying the game out: by seed, or by hand (tiles, stacks, specials, a position for puzzles and tests)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine import setup
from engine.about import head_starts
from engine.chance import Chance
from engine.errors import SetupError
from engine.le_havre import goods, state
from engine.le_havre.about import ABOUT
from engine.le_havre.building import STADIUM
from engine.le_havre.deck import CARD_INDEX, CARDS, proposals, specials, town_at_start
from engine.le_havre.goods import CATTLE, CLAY, COAL, FISH, FRANCS, HIDES, IRON, TILES, WOOD
from engine.le_havre.rounds import TURNS_IN_A_ROUND, round_cards
from engine.le_havre.ships import SHIP_INDEX, WOODEN, ship
from engine.le_havre.state import AT_HOME, FACE_DOWN, PROPOSED, TOWN, UNUSED, Deeds, Havre, Terms, with_item
from engine.setup import laid_out, listed, mapping, unknown, within
from engine.texts import message

SPECIALS_IN_PLAY = 6
OFFERS_AT_START = {"full": (2, 2, 2, 1, 0, 0, 0), "short": (3, 3, 3, 2, 1, 1, 1)}
GOODS_AT_START = {
    "full": {FRANCS: 5, COAL: 1},
    "short": {FRANCS: 5, FISH: 2, WOOD: 2, CLAY: 2, IRON: 2, CATTLE: 1, COAL: 2, HIDES: 2},
}
SOLO_LEFT_OUT = ("harbour-watch", "zoo")
"""What the rules recommend to leave out of the special buildings of a game alone."""
_BY_HAND = ("tiles", "stacks", "specials", "position")
_NEVER_ON_TOP = "black-market"
_MOST = 10**6
_WINDOWS = (state.BEFORE_SUPPLY, state.MAIN, state.FINAL)
_POSITION = ("round", "turn", "seat", "window", "offers", "town", "modern", "ships", "players")
_PLAYER = ("goods", "loans", "buildings", "ships", "person")


def start(options: Mapping[str, Any]) -> Havre:
    """The first position of a game; raises `SetupError`.

    Options: `players` (names in clockwise order), `variant`, `seed` or `setup`, `expert_loans`, `free_sales`
    (sales also between turns), `all_specials` (alone: draw from all 36, the Harbour Watch and the Zoo included),
    `head_start` (francs more for each of the players).
    The seed draws the start player (the names are turned until that one is first), the tiles and the cards. `setup`
    lays out by hand:
    `tiles` (seven names such as 'wood+fish'), `stacks` (three lists of cards, top first), `specials` (top first),
    `position` (see `_lay_position`); the players then sit as they are named.
    """
    names = [str(name) for name in options["players"]]
    variant = options["variant"]
    laid = laid_out(options, _BY_HAND)
    chance = Chance(int(options.get("seed") or 0))
    if not laid:
        first = chance.below(len(names))
        names = names[first:] + names[:first]
    terms = Terms(
        tuple(names),
        variant,
        round_cards(variant, len(names)),
        expert_loans=options.get("expert_loans", False),
        free_sales=options.get("free_sales", False),
        all_specials=options.get("all_specials", False),
    )
    tiles = chance.shuffled(range(len(TILES)))
    stacks = _deal(chance, proposals(variant, len(names)))
    left_out = SOLO_LEFT_OUT if terms.solo and not terms.all_specials else ()
    drawn = [card for card in specials() if CARDS[card].name not in left_out]
    hidden = chance.shuffled(drawn)[:SPECIALS_IN_PLAY] if variant == "full" else []
    if "tiles" in laid:
        tiles = _named_list(goods.TILE_INDEX, laid["tiles"])
        if sorted(tiles) != list(range(len(TILES))):
            raise SetupError(message("The seven supply tiles are needed, each once."))
    if "stacks" in laid:
        stacks = [_named_list(CARD_INDEX, stack) for stack in listed(laid["stacks"])]
    if "specials" in laid:
        hidden = _named_list(CARD_INDEX, laid["specials"])
    position = _laid_out(terms, tiles, stacks, hidden)
    for storage, more in zip(position.goods, head_starts(options, names), strict=True):
        storage[FRANCS] += more
    if "position" in laid:
        _lay_position(position, laid["position"])
    return position


def _deal(chance: Chance, cards: Sequence[int]) -> list[list[int]]:
    """Three equal stacks, each sorted, dealt anew until the Black Market lies on top of none."""
    while True:
        mixed = chance.shuffled(cards)
        stacks = [sorted(mixed[first::3]) for first in range(3)]
        if all(CARDS[stack[0]].name != _NEVER_ON_TOP for stack in stacks):
            return stacks


def _laid_out(terms: Terms, tiles: Sequence[int], stacks: Sequence[Sequence[int]], hidden: Sequence[int]) -> Havre:
    if len(stacks) != 3:
        raise SetupError(message("There are three stacks of proposals."))
    seats = terms.players
    town = town_at_start(terms.variant, seats)
    used = [*town, *(card for stack in stacks for card in stack), *hidden]
    if len(set(used)) < len(used):
        raise SetupError(message("A card is laid out twice."))
    places = [UNUSED] * len(CARDS)
    for cards, place in ((town, TOWN), (hidden, FACE_DOWN), *((stack, PROPOSED) for stack in stacks)):
        for card in cards:
            places[card] = place
    storage = [0] * len(goods.GOODS)
    for good, number in GOODS_AT_START[terms.variant].items():
        storage[good] = number
    small = (ship(WOODEN, 2),) if terms.variant == "short" and seats <= 2 else ()
    position = Havre(
        terms=terms,
        tiles=tuple(tiles),
        offers=list(OFFERS_AT_START[terms.variant]),
        goods=[storage[:] for _seat in range(seats)],
        loans=[0] * seats,
        persons=[AT_HOME] * seats,
        deeds=Deeds.laid(places, seats),
        stacks=tuple(map(tuple, stacks)),
        specials=tuple(hidden),
        known=((),) * seats,
        unsure=(False,) * seats,
        fleets=(small,) * seats,
    )
    if small and terms.solo:
        position.lay_ship(small[0])
    return position


def _lay_position(position: Havre, given: object) -> None:
    """Lay out a position by hand; raises `SetupError`.

    `round`, `turn`, `seat` (all from 1), `window` ('before-supply', 'main' or 'final'), `offers` (goods and numbers),
    `town`, `modern` (cards), `ships` (on the stacks, each stack's top last), `players`: for each seat `goods`
    (francs too), `loans`, `buildings`, `ships`, `person`. What is not given stays as at the start; a card laid out
    leaves the stack it lay in. In round 1 the tiles up to this turn's lie open. A Football Stadium of the town waits
    for an empty stack, unless there is one already: then it has been somebody's.
    """
    table = mapping(given, _POSITION)
    terms = position.terms
    position.round = within(table.get("round", 1), 1, len(terms.rounds))
    position.turn = within(table.get("turn", 1), 1, TURNS_IN_A_ROUND)
    position.seat = within(table.get("seat", 1), 1, terms.players) - 1
    window = table.get("window", state.BEFORE_SUPPLY)
    if window not in _WINDOWS:
        raise unknown(window, ABOUT.shown)
    position.phase = window
    position.final = window == state.FINAL
    opened = position.turn if window != state.BEFORE_SUPPLY else position.turn - 1
    position.opened = len(TILES) if position.round > 1 or position.final else opened
    if "offers" in table:
        position.offers = _counts(table["offers"], len(goods.OFFERED))
    laid: set[int] = set()
    for card in _named_list(CARD_INDEX, table.get("town", ())):
        _lay_card(position, card, TOWN, laid)
    position.modern = tuple(sorted(_named_list(CARD_INDEX, table.get("modern", ()))))
    if "ships" in table:
        position.harbour = ((), (), (), ())
        for ship in _named_list(SHIP_INDEX, table["ships"]):
            position.lay_ship(ship)
    players = listed(table.get("players", ()))
    if len(players) > terms.players:
        raise SetupError(message("There are more players laid out than there are names."))
    for seat, player in enumerate(players):
        _lay_player(position, seat, mapping(player, _PLAYER), laid)
    for seat, player in enumerate(players):
        _seat_person(position, seat, player.get("person"))
    position.stadium_waits = position.place[CARD_INDEX[STADIUM]] == TOWN and () not in position.stacks


def _lay_player(position: Havre, seat: int, player: Mapping[str, Any], laid: set[int]) -> None:
    if "goods" in player:
        position.goods[seat] = _counts(player["goods"], len(goods.INDEX))
    position.loans[seat] = within(player.get("loans", 0), 0, _MOST)
    for card in _named_list(CARD_INDEX, player.get("buildings", ())):
        _lay_card(position, card, seat, laid)
    if "ships" in player:
        fleet = tuple(sorted(_named_list(SHIP_INDEX, player["ships"])))
        position.fleets = with_item(position.fleets, seat, fleet)


def _lay_card(position: Havre, card: int, place: int, laid: set[int]) -> None:
    if card in laid:
        raise SetupError(message("The {card} is laid out twice.", card=CARDS[card].shown))
    laid.add(card)
    position.stacks = tuple(tuple(other for other in stack if other != card) for stack in position.stacks)
    position.specials = tuple(other for other in position.specials if other != card)
    position.move_card(card, place)


def _seat_person(position: Havre, seat: int, name: object) -> None:
    if not name:
        position.persons[seat] = AT_HOME
        return
    card = _named(CARD_INDEX, name)
    if position.place[card] < TOWN:
        raise SetupError(message("Nobody can stand in the {card}: it is not built.", card=CARDS[card].shown))
    position.persons[seat] = card


def _counts(given: object, kinds: int) -> list[int]:
    counts = [0] * kinds
    if not isinstance(given, Mapping):
        raise SetupError(message("Names and numbers are needed in place of '{value}'.", value=str(given)))
    for name, number in given.items():
        counts[within(_named(goods.INDEX, name), 0, kinds - 1)] = within(number, 0, _MOST)
    return counts


def _named_list(index: Mapping[str, int], given: object) -> list[int]:
    """The indices of the names in a list; raises `SetupError`."""
    return setup.named_list(index, given, ABOUT.shown)


def _named(index: Mapping[str, int], name: object) -> int:
    return setup.numbered(index, name, ABOUT.shown)
