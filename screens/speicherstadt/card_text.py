"""Cards and goods of Die Speicherstadt in words: figures, effects and edge cases in full sentences.

Nothing here draws, and nothing imports Textual.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.speicherstadt.cards import CONTRACT, LAST, SPECIAL, Card
from engine.speicherstadt.deck import CARDS, INDEX, removed
from engine.speicherstadt.goods import GOODS
from engine.speicherstadt.holdings import HALL_HOLDS
from engine.texts.documents import Section, sections
from engine.texts.language import gettext as _
from engine.texts.language import ngettext
from saves.documents import document
from screens.speicherstadt import figures, words
from screens.words import shown

PACKAGE: Final = "screens.speicherstadt"


def text_of(card: Card) -> str:
    """All that there is to say of a card; an empty line parts paragraphs."""
    return "\n\n".join([" ".join(_comes(card)), *_does(card)])


def gist(card: Card) -> str:
    """A card in a line."""
    return ", ".join([_(words.TYPE_NAMES[card.type]), *map(shown, card.short)])


def effect(card: Card) -> str:
    """What a card does in a line, where it has been named: nothing that the name says stands in it again."""
    kind = _(words.TYPE_NAMES[card.type])
    is_said = card.type == SPECIAL or kind.casefold() in shown(card.shown).casefold()
    does = [shown(one) for one in (card.short[-1:] if card.type == CONTRACT else card.short)]
    return ", ".join(does if is_said else [kind, *does])


def about(name: str) -> list[Section]:
    """What the document of the cards says of a card, or of a type of cards, by its name."""
    return [one for one in sections(document(PACKAGE, "cards")) if name in one.title.split(", ")]


def _comes(card: Card) -> Iterator[str]:
    if card.season == LAST:
        yield _("It lies at the bottom of the pile.")
    else:
        yield _("It comes up in {season}.").format(season=words.season(card.season))
    if card.kai:
        yield _("It belongs to Kaispeicher.")
    out = [players for players in (2, 3, 4, 5) if INDEX[card.name] in removed(players, kai=True)]
    if out:
        *first, last = map(str, out)
        players = _("{first} or {last}").format(first=", ".join(first), last=last) if first else last
        yield _("It is taken out of the game with {players} players.").format(players=players)


def _does(card: Card) -> Iterator[str]:
    """What a card does, and what is worth knowing about it: said of it by its name, else of its type."""
    values = {**figures.values(), **figures.of_card(card)}
    yield from (section.filled(values).words for section in about(card.name) or about(card.type))


def good_text(kind: int) -> str:
    """All that there is to say of a kind of good."""
    good = GOODS[kind]
    name = shown(good.shown)
    asking = [card for card in CARDS if kind in card.goods]
    taking = [card for card in CARDS if card.good == kind]
    found = [
        _("There are {n} of it in the bag.").format(n=good.count)
        + (" " + _("It belongs to Kaispeicher.") if all(card.kai for card in asking) else ""),
        _("Contracts that ask for it: {contracts}.").format(
            contracts="; ".join(
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


def good_gist(kind: int) -> str:
    """A kind of good in a line."""
    asked = sum(card.goods.count(kind) for card in CARDS)
    return _("{n} in the bag, contracts ask for it {asked} times").format(n=GOODS[kind].count, asked=asked)
