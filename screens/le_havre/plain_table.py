"""A position of Le Havre as lines of plain text, for the plain mode and for `havre replay`; Textual is not imported."""

from __future__ import annotations

from collections.abc import Iterable

from engine.le_havre import deck
from engine.le_havre.cards import Card
from engine.le_havre.deck import CARDS
from engine.le_havre.forecast import ComingTile, Meal, RoundEnd, forecast, marker
from engine.le_havre.goods import ANY_GOOD, CATTLE, FRANCS, GRAIN, OFFERED, TILES, Tile
from engine.le_havre.rounds import NONE, SPECIAL, STANDARD, TURNS_IN_A_ROUND, RoundCard
from engine.le_havre.scoring import wealth
from engine.le_havre.ships import ENERGY_OF_BUILDING, KINDS, SHIPS
from engine.le_havre.state import AT_HOME, OVER, TOWN, Havre
from engine.texts import N_
from engine.texts.language import clauses, gettext as _, listed, ngettext, pgettext, phrases, within
from screens.le_havre.words import cost, fee, francs, good_name, goods, some
from screens.words import agreed, shown

_TOWN = {STANDARD: N_("the town builds a building"), SPECIAL: N_("the town builds a special building"), NONE: ""}


def table_lines(position: Havre) -> list[str]:
    """All that lies open, a line a subject; lines may be long."""
    found = [where(position), _tiles(position), offers(position)]
    for seat in range(position.terms.players):
        found += _player(position, seat)
    found.append(_labelled(pgettext("owner", "Town"), _listed(map(_for_sale, _cards(position.owned(TOWN))))))
    found += [
        _("Proposals {n}, the top one first: {cards}").format(n=number, cards=_listed(map(_to_build, _cards(stack))))
        for number, stack in enumerate(position.stacks, start=1)
    ]
    found.append(_labelled(_("Ship market"), _market(position)))
    if position.modern:
        found.append(_labelled(_("Modern"), _listed(shown(card.shown) for card in _cards(position.modern))))
    if position.specials:
        found.append(_("Special buildings face down: {n}").format(n=len(position.specials)))
    return found


def forecast_lines(position: Havre) -> list[str]:
    """What is coming: the next tiles, the end of the round, each player's meal, the rounds."""
    coming = forecast(position)
    if position.phase == OVER:
        return [_("Nothing more is coming: the game is over.")]
    if coming.round_end is None:
        return [_("No supply, no purchases: one action each, then the score.")]
    return [
        _labelled(_("Next tiles"), _listed(map(_coming_tile, coming.tiles))),
        _round_end(coming.round_end, coming.turns_left),
        *(
            _("Meal ({name}): {what}").format(name=position.terms.names[meal.seat], what=_meal(meal))
            for meal in coming.meals
        ),
        *(
            _("Round {n}: {what}").format(n=number, what=_round_words(card, _(_TOWN[card.town])))
            for number, card in position.rounds_to_come[1:]
        ),
    ]


def where(position: Havre) -> str:
    """One line: the title, the variant and how far the game has come."""
    variant = _("short game") if position.terms.variant == "short" else _("full game")
    return _("Le Havre, {variant}, {point}").format(variant=variant, point=within(point(position)))


def point(position: Havre) -> str:
    """How far the game has come."""
    if position.phase == OVER:
        return _("The game is over")
    if position.final:
        return _("Final actions")
    return _("Round {round} of {rounds}, turn {turn} of {turns}").format(
        round=position.round, rounds=len(position.terms.rounds), turn=position.turn, turns=TURNS_IN_A_ROUND
    )


def state(position: Havre, seat: int) -> str:
    """One line before a turn: how far the game has come, what the seat has, the meal, and everybody's wealth."""
    names = position.terms.names
    worth = [_("{name} {n}").format(name=name, n=wealth(position, number)) for number, name in enumerate(names)]
    said = [
        agreed(_("{name} has {goods}"), name=names[seat]).format(
            name=names[seat], goods=goods(enumerate(position.goods[seat]))
        ),
        *(_meal(meal) for meal in forecast(position).meals if meal.seat == seat),
        _("wealth: {everybody}").format(everybody=listed(worth)),
    ]
    # Translators: how far the game is, and what a player has.
    return _("{point}. {said}.").format(point=point(position), said=clauses(said))


def _labelled(label: str, words: str) -> str:
    return _("{label}: {words}").format(label=label, words=words)


def _listed(parts: Iterable[str]) -> str:
    return listed(parts) or _("none")


def _cards(numbers: Iterable[int]) -> list[Card]:
    return [CARDS[number] for number in numbers]


def _for_sale(card: Card) -> str:
    """A building of the town, what it costs to buy and to enter."""
    price = _("not for sale") if card.price is None else francs(card.price)
    # Translators: a building, its price and its entry fee.
    return _("{card} ({price}, {fee})").format(card=shown(card.shown), price=price, fee=_entry(card))


def _owned(card: Card) -> str:
    """A building of a player, and what it costs the others to enter."""
    # Translators: a building and its entry fee.
    return _("{card} ({fee})").format(card=shown(card.shown), fee=_entry(card))


def _to_build(card: Card) -> str:
    """A building proposal, what it costs to build and to buy."""
    if card.price is None:
        # Translators: a building and what it costs to build.
        return _("{card} ({cost})").format(card=shown(card.shown), cost=cost(card))
    template = _("{card} (only bought, for {price})") if card.cost is None else _("{card} ({cost}, or {price})")
    return template.format(card=shown(card.shown), cost=cost(card), price=francs(card.price))


def _entry(card: Card) -> str:
    return _("entry {fee}").format(fee=fee(card)) if card.effect else _("no entry")


def _tiles(position: Havre) -> str:
    """The seven tiles in their order; a word says which one the last supply came from."""
    found = [_tile(TILES[number] if place < position.opened else None) for place, number in enumerate(position.tiles)]
    here = marker(position)
    if here is not None:
        found[here] = _("{tile} (reached)").format(tile=found[here])
    return _labelled(_("Tiles"), listed(found))


def _tile(tile: Tile | ComingTile | None) -> str:
    if tile is None or tile.brings is None:
        return _("face down")
    names = "+".join(_("franc") if kind == FRANCS else good_name(kind) for kind in tile.brings)
    return _("{tile} with interest").format(tile=names) if tile.interest else names


def offers(position: Havre) -> str:
    """One line: what can be taken."""
    return _labelled(_("Offers"), goods(zip(OFFERED, position.offers, strict=True)))


def _player(position: Havre, seat: int) -> list[str]:
    has = [francs(position.francs(seat))]
    if loans := position.loans[seat]:
        has.append(ngettext("{n} loan", "{n} loans", loans).format(n=loans))
    has += [
        _("food {n}").format(n=position.food(seat)),
        _("energy {n}").format(n=position.energy(seat)),
        _("wealth {n}").format(n=wealth(position, seat)),
    ]
    name = position.terms.names[seat]
    if seat == position.decider and position.phase != OVER:
        name = _("{name} (to decide)").format(name=name)
    found = [_labelled(_("Goods"), goods((kind, position.goods[seat][kind]) for kind in ANY_GOOD))]
    if cards := _cards(position.owned(seat)):
        found.append(_labelled(_("Buildings"), _listed(map(_owned, cards))))
    if fleet := position.fleets[seat]:
        ships = _listed(shown(SHIPS[ship].shown) for ship in fleet)
        feed = _("{ships}; they give {n} food a round").format(ships=ships, n=position.ships_feed(seat))
        found.append(_labelled(_("Ships"), feed))
    rods, hammers = deck.rods(position, seat), deck.hammers(position, seat)
    if rods or hammers:
        found.append(_("Rods {rods}, hammers {hammers}").format(rods=rods, hammers=hammers))
    if (card := position.persons[seat]) != AT_HOME:
        found.append(_("Person in the {building}").format(building=shown(CARDS[card].shown)))
    return [_labelled(name, phrases(has)), *("  " + line for line in found)]


def _market(position: Havre) -> str:
    """The ships of each stack, the top one first, with what the next one costs to build and to buy, and feeds."""
    found = []
    for kind, pile in zip(KINDS, position.harbour, strict=True):
        if not pile:
            continue
        good, number = kind.cost
        said = [_("{material} and {n} energy").format(material=some(number, good), n=ENERGY_OF_BUILDING)]
        if kind.price is not None:
            said.append(_("or {price}").format(price=francs(kind.price)))
        if feeds := kind.food[position.terms.players - 1]:
            said.append(_("feeds {n}").format(n=feeds))
        ships = listed(shown(SHIPS[ship].shown) for ship in reversed(pile))
        # Translators: the ships of a stack and what one costs.
        found.append(_("{ships} ({figures})").format(ships=ships, figures=phrases(said)))
    return clauses(found) or _("no ships yet")


def _coming_tile(coming: ComingTile) -> str:
    words = _tile(coming)
    if not coming.in_turns:
        return _("{tile} now").format(tile=words)
    return _("{tile} in {n}").format(tile=words, n=coming.in_turns)


def _round_end(end: RoundEnd, turns_left: int) -> str:
    town = _(_TOWN[end.town]) if end.town == SPECIAL else ""
    if end.builds is not None:
        town = _("the town builds the {building}").format(building=shown(CARDS[end.builds].shown))
    what = _round_words(end, town)
    if not turns_left:
        return _("Round {round} ends now: {what}").format(round=end.round, what=what)
    return ngettext(
        "Round {round} ends in {n} turn: {what}", "Round {round} ends in {n} turns: {what}", turns_left
    ).format(round=end.round, n=turns_left, what=what)


def _round_words(card: RoundCard | RoundEnd, town: str) -> str:
    parts = [
        _("{food} food each").format(food=card.food),
        _("harvest") if card.harvest else _("no harvest"),
        _("then {ship}").format(ship=shown(SHIPS[card.ship].shown)),
    ]
    return phrases([*parts, town] if town else parts)


def _meal(meal: Meal) -> str:
    """What a player's meal takes, what is there for it, and whether that is enough."""
    if not meal.owed:
        parts = [_("the ships feed everybody") if meal.due else _("no food is due")]
    else:
        parts = [_("{n} food due").format(n=meal.due)]
        if meal.ships:
            parts.append(_("the ships give {n}").format(n=meal.ships))
        parts.append(_("{n} food and {francs} are there").format(n=meal.food, francs=francs(meal.francs)))
        loans = ngettext("{n} loan", "{n} loans", meal.loans).format(n=meal.loans)
        parts.append(_("short by {n} ({loans})").format(n=meal.short, loans=loans) if meal.short else _("covered"))
    if any(meal.harvest):
        grown = goods(zip((GRAIN, CATTLE), meal.harvest, strict=True))
        parts.append(_("the harvest brings {goods}").format(goods=grown))
    if meal.interest:
        parts.append(_("interest {francs}").format(francs=francs(meal.interest)))
    return phrases(parts)
