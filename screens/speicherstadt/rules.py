"""The rules of Die Speicherstadt in words: chapters, every card and good in full and in a line, pages of help.

Nothing here draws, and nothing imports Textual.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.speicherstadt.cards import AUTUMN, CONTRACT, CONVERTER, LAST, SEASONS, SPECIAL, SPRING, SUMMER, WINTER, Card
from engine.speicherstadt.deck import CARDS, INDEX, removed
from engine.speicherstadt.goods import CLOTH, GLASS, GOODS, HEMP, NAMES, NOTHING
from engine.speicherstadt.holdings import HALL_HOLDS
from engine.texts import N_
from engine.texts.cells import wrapped
from engine.texts.documents import Section, sections
from engine.texts.language import clauses, either, gettext as _, ngettext, paragraph, phrases
from saves.catalogues import document
from screens import documents
from screens.documents import RulesText, chapters, filled, in_a_row
from screens.plain import CardTable
from screens.speicherstadt import figures, pieces, words
from screens.words import shown
from widgets.legend import Block

PACKAGE: Final = "screens.speicherstadt"
_ROOM: Final = 43
"""Cells for what a card does, so that a line has at most 80."""

_OF_KAI: Final = frozenset({*(f"good:{NAMES[kind]}" for kind in (HEMP, CLOTH, GLASS)), f"type:{CONVERTER}"})
"""What the expansion alone has, as styles call it."""
_LABELS = (N_("Coffee"), N_("Tea"), N_("Saffron"), N_("Rubber"), N_("Carpet"), N_("Hemp"), N_("Cloth"), N_("Glass"))
"""The goods as labels."""


def texts() -> tuple[RulesText, ...]:
    """Everything that can be looked up, in the order in which one would read it: chapters, cards by season, goods."""
    ordered = sorted(CARDS, key=lambda card: (card.kai, SEASONS.index(card.season)))
    return (
        *chapters(PACKAGE, figures.values()),
        *map(_card, ordered),
        *(
            RulesText(_("Goods"), _(_LABELS[kind]), good_text(kind), _good_gist(kind), good.name)
            for kind, good in enumerate(GOODS)
        ),
    )


def help_pages(*, has_kai: bool) -> Sequence[tuple[str, str]]:
    """The rules in short, a page a subject: what the document says of the base game, and of more."""
    found: dict[str, list[str]] = {}
    for section in filled(PACKAGE, "help", figures.values()):
        if has_kai or section.group != "kaispeicher":
            found.setdefault(section.title, []).append(section.words)
    return [(title, "\n\n".join(paragraphs)) for title, paragraphs in found.items()]


def signs(page: str, *, has_kai: bool) -> Sequence[Block]:
    """The signs of a page, then those of the whole table; none of the expansion where it is not played."""
    codes = [code for code in words.codes() if has_kai or code.what not in _OF_KAI]
    goods, types = (in_a_row(codes, family) for family in ("good", "type"))
    return documents.signs(PACKAGE, {"goods": goods, "types": types}, page, "around")


# Cards.


def page(name: str) -> tuple[str, str]:
    """A card with all that there is to say of it."""
    return words.card_name(words.card(name)), text_of(words.card(name))


def text_of(card: Card) -> str:
    """All that there is to say of a card; an empty line parts paragraphs."""
    return "\n\n".join([paragraph(_comes(card)), *_does(card)])


def gist(card: Card) -> str:
    return phrases([_(pieces.TYPES[card.type].called), *map(shown, card.short)])


def effect(card: Card) -> str:
    """What a card does in a line, where it has been named: nothing that the name says stands in it again."""
    kind = _(pieces.TYPES[card.type].called)
    is_said = card.type == SPECIAL or kind.casefold() in shown(card.shown).casefold()
    does = [shown(one) for one in (card.short[-1:] if card.type == CONTRACT else card.short)]
    return phrases(does if is_said else [kind, *does])


def about(name: str) -> list[Section]:
    """What the document of the cards says of a card, or of a type of cards, by its name."""
    return [one for one in sections(document(PACKAGE, "cards")) if name in one.title.split(", ")]


_COMES: Final = {
    WINTER: N_("It comes up in winter."),
    SPRING: N_("It comes up in spring."),
    SUMMER: N_("It comes up in summer."),
    AUTUMN: N_("It comes up in autumn."),
    LAST: N_("It lies at the bottom of the pile."),
}


def _comes(card: Card) -> Iterator[str]:
    yield _(_COMES[card.season])
    if card.kai:
        yield _("It belongs to Kaispeicher.")
    out = [players for players in (2, 3, 4, 5) if INDEX[card.name] in removed(players, kai=True)]
    if out:
        yield _("It is taken out of the game with {players} players.").format(players=either([*map(str, out)]))


def _does(card: Card) -> Iterator[str]:
    """What a card does, and what is worth knowing about it: said of it by its name, else of its type."""
    values = {**figures.values(), **figures.of_card(card)}
    yield from (section.filled(values).words for section in about(card.name) or about(card.type))


def _card(card: Card) -> RulesText:
    template = _("Kaispeicher: {season}") if card.kai else _("Cards: {season}")
    group = template.format(season=words.season(card.season))
    return RulesText(group, shown(card.shown), text_of(card), gist(card), card.name)


def tables() -> tuple[CardTable, ...]:
    """Every card in a line, by season, those of Kaispeicher after the others."""
    found = []
    for kai in (False, True):
        for season in SEASONS:
            cards = [card for card in CARDS if (card.season, card.kai) == (season, kai)]
            if cards:
                heading = words.season(season)
                if kai:
                    heading = _("Kaispeicher: {season}").format(season=heading)
                rows = tuple(row for card in cards for row in _rows(card))
                found.append(CardTable((heading, _("worth"), _("what it is")), rows, right=(1,)))
    return tuple(found)


def _rows(card: Card) -> Iterator[tuple[str, ...]]:
    """A card in a line, and as many more as its last column takes."""
    first, *more = wrapped(gist(card), _ROOM)
    yield words.card_name(card), str(card.worth or "-"), first
    yield from (("", "", one) for one in more)


def legend() -> str:
    """What the figures of the tables mean."""
    return _("Worth: what the card is worth to the Rival of a game alone.")


def data(name: str) -> dict[str, Any]:
    """A card for a program to read; nothing of anything else."""
    if not words.is_card(name):
        return {}
    card = words.card(name)
    return {
        "name": card.name,
        "shown": words.card_name(card),
        "type": card.type,
        "season": card.season,
        "kaispeicher": card.kai,
        "worth": card.worth,
        "points": card.points,
        "coins": card.coins,
        "value": card.value,
        "capacity": card.capacity,
        "goods": [NAMES[kind] for kind in card.goods],
        "good": None if card.good == NOTHING else NAMES[card.good],
        "rule": text_of(card),
    }


# Goods.


def good_text(kind: int) -> str:
    """All that there is to say of a kind of good."""
    good = GOODS[kind]
    name = shown(good.shown)
    asking = [card for card in CARDS if kind in card.goods]
    taking = [card for card in CARDS if card.good == kind]
    found = [
        paragraph(
            [
                _("There are {n} of it in the bag.").format(n=good.count),
                *([_("It belongs to Kaispeicher.")] if all(card.kai for card in asking) else []),
            ]
        ),
        _("Contracts that ask for it: {contracts}.").format(
            contracts=clauses(
                # Translators: the goods of a contract and its points.
                _("{goods} ({points})").format(goods=words.named(one.goods), points=words.points(one.points))
                for one in asking
            )
        ),
        *(
            _("{card}: {effect}.").format(card=shown(one.shown), effect=shown(one.effect))
            for one in taking
            if one.effect is not None
        ),
        ngettext(
            "The market hall keeps {n} good from one round to the next.",
            "The market hall keeps {n} goods from one round to the next.",
            HALL_HOLDS,
        ).format(n=HALL_HOLDS),
    ]
    return "\n\n".join([_("A good: {name}.").format(name=name), *found])


def _good_gist(kind: int) -> str:
    asked = sum(card.goods.count(kind) for card in CARDS)
    return _("{n} in the bag, contracts ask for it {asked} times").format(n=GOODS[kind].count, asked=asked)
