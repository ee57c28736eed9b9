"""Die Speicherstadt in plain words: its positions, moves and cards. Nothing here draws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from engine import Move, OpenGame
from engine.speicherstadt import state
from engine.speicherstadt.cards import CONTRACT
from engine.speicherstadt.deck import CARDS, CONTRACTS, NAMES, PLACE
from engine.speicherstadt.demand import placed
from engine.speicherstadt.fires import changes
from engine.speicherstadt.goods import INDEX, NOTHING, counted_goods
from engine.speicherstadt.holdings import FULL, goods_on, lacked
from engine.speicherstadt.moves import UPPER, WATER, Decline, Exchange, Load, Market, Pass, Store, Use
from engine.speicherstadt.prospects import contracts, obvious
from engine.speicherstadt.purchase import laid_out
from engine.speicherstadt.rounds import income_of
from engine.speicherstadt.scoring import total
from engine.speicherstadt.state import Lot, Quarter, price_at
from engine.speicherstadt.supply import bagged, by_season, fires_to_come, rounds_left, season
from engine.texts import N_, NC_
from engine.texts.language import clauses, gettext as _, listed, ngettext, within
from screens.plain import ListedWords, completed
from screens.speicherstadt import rules, words
from screens.words import agreed, shown

_PHASES: Final = {state.PURCHASE: N_("purchase"), state.LOADING: N_("loading"), state.INFORM: N_("informer")}
_AT_CARDS: Final = (state.DEMAND, state.INFORM, state.PURCHASE, state.CHIEF, state.INSURE)
"""The phases in which one must know who stands in line for which card."""


class SpeicherstadtWords(ListedWords):
    """What the plain mode asks of Die Speicherstadt."""

    rules = rules
    kind_names = words.KIND_NAMES

    # A game.

    def where(self, game: OpenGame) -> str:
        name = _("Kaispeicher") if game.seen().terms.kai else _("Die Speicherstadt")
        # Translators: a game and how far it is.
        return _("{title}, {point}").format(title=name, point=within(self._point_and_season(game)))

    def _point_and_season(self, game: OpenGame) -> str:
        seen: Quarter = game.seen()
        if seen.phase == state.OVER:
            return self.point(game)
        rounds, when = seen.round + rounds_left(seen), within(words.season(season(seen)))
        return _("Round {round} of {rounds}, {season}").format(round=seen.round, rounds=rounds, season=when)

    def point(self, game: OpenGame) -> str:
        seen: Quarter = game.seen()
        if seen.phase == state.OVER:
            return _("The game is over")
        return _("Round {round}/{rounds}").format(round=seen.round, rounds=seen.round + rounds_left(seen))

    def moment(self, game: OpenGame) -> str:
        """With the phase of the round, and the worker that is placed."""
        seen: Quarter = game.seen()
        if seen.phase == state.DEMAND:
            number = placed(seen, seen.seat) + 1
            return _("Round {round}, worker {n}").format(round=seen.round, n=number)
        phase = _(_PHASES.get(seen.phase, ""))
        return _("Round {round}, {phase}").format(round=seen.round, phase=phase) if phase else self.point(game)

    def phrase(self, game: OpenGame, move: Move) -> str:
        whole = completed(game, move)
        if isinstance(whole, Load):
            contract = shown(words.card(str(whole.answers[0].value)).told)
            good = words.good_name(INDEX[whole.target])
            return _("Load {good} onto {contract}").format(good=good, contract=contract)
        if isinstance(whole, Exchange | Market | Store):
            return _of_goods(whole)
        return super().phrase(game, whole)

    def gist(self, game: OpenGame, move: Move) -> str:
        if isinstance(move, Exchange):
            return _("Exchange for {good}").format(good=words.good_name(INDEX[move.target]))
        return _("Store goods") if isinstance(move, Store) else super().gist(game, move)

    def listed(self, game: OpenGame, move: Move) -> str:
        lot = laid_out(game.seen(), move.target) if move.target in (*WATER, *UPPER) else None
        if lot is None:
            return super().listed(game, move)
        # Translators: a move in a narrow list: to stand in line for the card in this place, to reserve the one above.
        said = _("Line {n}: {card}") if move.target in WATER else _("Reserve {n}: {card}")
        return said.format(n=move.target.rpartition("-")[2], card=words.card_name(CARDS[lot[0]]))

    def table(self, game: OpenGame, seat: int | None) -> list[str]:
        seen: Quarter = game.seen()
        return [
            self.where(game),
            _labelled(_("Start player"), _name(seen, seen.start)),
            *_row(seen, gone=True),
            _labelled(_(NC_("goods", "Supply")), words.amounts(seen.supply)),
            *(line for house in range(seen.terms.houses) for line in _house(seen, house)),
        ]

    def forecast(self, game: OpenGame, seat: int | None) -> list[str]:
        seen: Quarter = game.seen()
        if seen.phase == state.OVER:
            return [_("Nothing more is coming: the game is over.")]
        return list(_coming(seen))

    def state(self, game: OpenGame, seat: int) -> str:
        """How far the game has come, what the seat has, how all stand."""
        seen: Quarter = game.seen()
        coins, totals = (
            words.coins(seen.coins[seat]),
            _of_all(seen, [total(seen, house) for house in range(seen.terms.houses)]),
        )
        return agreed(_("{point}. {name} has {coins}; points now: {totals}."), name=game.names[seat]).format(
            point=self._point_and_season(game), name=game.names[seat], coins=coins, totals=totals
        )

    def to_decide(self, game: OpenGame, seat: int) -> list[str]:
        seen: Quarter = game.seen()
        if seen.phase in _AT_CARDS:
            return list(_row(seen, gone=False))
        if seen.phase != state.LOADING:
            return []
        asking = clauses(_contract(seen, place) for place in contracts(seen, seat, full=False))
        return [
            _("To load: {goods}.").format(goods=words.amounts(seen.landed[seat])),
            _("Your contracts: {contracts}.").format(contracts=asking or _("none")),
            _("In the supply: {goods}.").format(goods=words.amounts(seen.supply)),
        ]

    def describe(self, game: OpenGame, move: Move) -> str:
        return words.move_in_full(move, game.seen())

    def lying(self, game: OpenGame, name: str) -> str:
        """A ship with its goods, by which it is known."""
        seen: Quarter = game.seen()
        there = (*seen.row, *seen.upper, *(one and (one[0], one[1]) for one in seen.reserved))
        return next((_card(lot) for lot in there if lot is not None and NAMES[lot[0]] == name and lot[1]), "")

    def ordinary(self, game: OpenGame) -> Move | None:
        """Loading what has a place of its own, then ending Loading; or what is the only thing to do."""
        seen = game.seen()
        load = obvious(seen) if seen.phase == state.LOADING else None
        return self.goes_without_saying(game) if load is None else load.unanswered()

    def goes_without_saying(self, game: OpenGame) -> Move | None:
        """The same but for loading: goods are told, also those that have but one place."""
        return Store() if Store() in game.moves() else super().ordinary(game)

    def loses(self, game: OpenGame, move: Move) -> bool:
        return isinstance(move, Decline | Pass | Store | Use)

    # How it is typed.

    def typing(self) -> str:
        return _(
            "A move is typed as it is written: queue water-2, buy, load coffee: on contract-1. "
            "The beginnings of its words do as well: q water-2."
        )

    def going_on(self) -> str:
        return _("next: load what has a place, then end Loading; or whatever is the only thing to do")


WORDS: Final = SpeicherstadtWords()


def _of_goods(move: Exchange | Market | Store) -> str:
    """A complete move that is about goods of a house, with which they are."""
    counts = [0] * len(INDEX)
    for answer in move.answers:
        for part in answer.value if isinstance(answer.value, tuple) else ():
            if isinstance(part, tuple):
                counts[INDEX[part[0]]] += part[1]
    stock = words.amounts(counts)
    if isinstance(move, Exchange):
        return _("Exchange {goods} for {good}").format(goods=stock, good=words.good_name(INDEX[move.target]))
    if isinstance(move, Market):
        return _("Sell {goods} in the market hall").format(goods=stock)
    return _("Store {goods}, the rest goes to the supply").format(goods=stock) if stock else _("Store nothing")


def _labelled(label: str, said: str) -> str:
    return _("{label}: {words}").format(label=label, words=said)


def _name(seen: Quarter, house: int, *, within: bool = True) -> str:
    name = seen.name(house, within=within)
    return name if isinstance(name, str) else shown(name)


def _of_all(seen: Quarter, numbers: Sequence[object]) -> str:
    return listed(_("{name} {n}").format(name=_name(seen, house), n=n) for house, n in enumerate(numbers))


# The cards of the round.


def _row(seen: Quarter, *, gone: bool) -> Iterator[str]:
    """The cards that are laid out, with those who stand in line; places without a card are told where `gone`."""
    for column, lot in enumerate(seen.row):
        if lot is not None:
            queue = seen.queues[column] if seen.queues else ()
            said = _("{card}; in line {names}").format(card=_card(lot), names=_in_line(seen, queue) or _("nobody"))
            yield _labelled(WATER[column], said)
        elif gone:
            yield _labelled(WATER[column], _("gone"))
    for place, lot in enumerate(seen.upper):
        if lot is not None or gone:
            yield _labelled(UPPER[place], _("reserved") if lot is None else _card(lot))
    for place, one in enumerate(seen.reserved):
        label = _("reserved {n}").format(n=place + 1)
        if one is not None:
            who, price = _name(seen, one[2]), price_at(seen.reserved, place)
            yield _labelled(label, _("{card}; {name} at {n}").format(card=_card((one[0], one[1])), name=who, n=price))
        elif gone:
            yield _labelled(label, _("gone"))


def _in_line(seen: Quarter, queue: Sequence[int]) -> str:
    """Who stands in a line, with what each would be asked."""
    said = []
    for place, house in enumerate(queue):
        price = price_at(queue, place)
        template = _("{name} at {n}") if seen.coins[house] >= price else _("{name} at {n}, which is too dear")
        said.append(template.format(name=_name(seen, house), n=price))
    return listed(said)


def _card(lot: Lot) -> str:
    card, said = CARDS[lot[0]], words.card_name(CARDS[lot[0]])
    if lot[1]:
        said = _("{card} with {goods}").format(card=said, goods=words.named(lot[1]))
    if card.type == CONTRACT:
        said = _("{card}, {n} points").format(card=said, n=card.points)
    return said


# What houses have.


def _house(seen: Quarter, house: int) -> Iterator[str]:
    """A house with its figures, its cards and its goods."""
    called, points = _name(seen, house, within=False), total(seen, house)
    if seen.phase != state.OVER and house == seen.seat:
        called = _("{name} (to decide)").format(name=called)
    said = [ngettext("{n} point now", "{n} points now", points).format(n=points)]
    # Of what else it has its cards and goods tell more.
    figures = ((label, figure(seen, house)) for label, figure in (*words.SUMS, *words.TO_PLACE))
    said += [_labelled(_(label), value) for label, value in figures if value]
    yield _labelled(called, clauses(said))
    held = [_contract(seen, PLACE[card]) for card in seen.cards[house] if card in PLACE]
    held += [words.card_name(CARDS[card]) for card in seen.cards[house] if card not in PLACE]
    if held:
        yield "  " + _labelled(_("Cards"), clauses(held))
    stores = []
    if any(seen.landed[house]):
        stores.append(_("to load {goods}").format(goods=words.amounts(seen.landed[house])))
    if any(seen.stored[house]):
        stores.append(_("in the Warehouse {goods}").format(goods=words.amounts(seen.stored[house])))
    if seen.hall[house] != NOTHING:
        stores.append(_("in the market hall {good}").format(good=words.good_name(seen.hall[house])))
    if stores:
        yield "  " + _labelled(_("Goods"), clauses(stores))


def _contract(seen: Quarter, place: int) -> str:
    """A contract with what lies on it: 'contract-2 of 8 points (has 1 saffron; lacks 2 carpets)'."""
    card, laid = CARDS[CONTRACTS[place]], seen.laid[place]
    if laid == FULL[place]:
        return _("full contract of {n} points").format(n=card.points)
    has = words.amounts(counted_goods(goods_on(place, laid)))
    lacks = words.amounts(counted_goods(lacked(place, laid)))
    said = _("{name} of {n} points (has {has}; lacks {lacks})") if laid else _("{name} of {n} points (lacks {lacks})")
    return said.format(name=card.name, n=card.points, has=has, lacks=lacks)


# What is coming.


def _coming(seen: Quarter) -> Iterator[str]:
    """Rounds, fires with what they would do now, what is left in pile and bag, the next income."""
    left = rounds_left(seen)
    yield ngettext("{n} round after this one.", "{n} rounds after this one.", left).format(n=left)
    for fire in fires_to_come(seen):
        would = [f"{change:+d}" if change else "0" for change in changes(seen, fire.points)]
        yield ngettext(
            "Fire {number}, {when}: {n} point; if it broke out now: {changes}",
            "Fire {number}, {when}: {n} points; if it broke out now: {changes}",
            fire.points,
        ).format(number=fire.value, when=words.in_season(fire.season), n=fire.points, changes=_of_all(seen, would))
    for when, cards in by_season(seen).items():
        copies = Counter(words.card_name(CARDS[card]) for card in cards)
        said = [_("{card} ({n} of them)").format(card=card, n=n) if n > 1 else card for card, n in copies.items()]
        yield _labelled(_("Left in the pile, {season}").format(season=words.season(when)), clauses(said))
    yield _labelled(_("In the bag"), words.amounts(bagged(seen)))
    yield _labelled(_("Next income"), _of_all(seen, [income_of(seen, house) for house in range(seen.terms.houses)]))
