"""What is said of a decision, what a move would do to the player who makes it, and what it has done."""

from __future__ import annotations

from collections import Counter

from engine import Move, OpenGame, Plan, Refused
from engine.le_havre.deck import CARDS
from engine.le_havre.forecast import forecast
from engine.le_havre.goods import ANY_GOOD, OFFER_SPACES
from engine.le_havre.moves import Build, EndTurn, Enter, PutBack, StopBuilding, SwapSpecials, Take
from engine.le_havre.scoring import wealth
from engine.le_havre.ships import SHIPS
from engine.le_havre.state import AT_HOME, BETWEEN, INTEREST, LOOK, MEAL, SECOND_BUILD, TOWN, Havre
from engine.texts.language import colon, gettext as _, ngettext, paragraph
from screens.actions import key_label
from screens.le_havre.move_words import deed
from screens.le_havre.view import View
from screens.le_havre.words import card, card_name, francs, good_name
from screens.ways import outcome, turns_up
from screens.words import in_sentences, shown
from widgets.lines import EMPTY, Line, cut, packed, plain, text, width, wrap
from widgets.styles import StyleName


def told(view: View) -> list[str]:
    """What there is to know about the decision, in sentences; nothing about an ordinary turn."""
    if view.phase == LOOK:
        return [_("You look at the next special buildings")] + [
            # Translators: its place in a list, the name of a card, its rule.
            _("{place}. {name}: {rule}").format(place=place, name=card_name(name), rule=shown(card(name).rule))
            for place, name in enumerate(view.known, start=1)
        ]
    if view.phase == SECOND_BUILD:
        return [_("The Construction Firm may build a second building; you may buy and sell before it.")]
    if view.phase == BETWEEN:
        return [_("Before the next turn everybody may sell; this is the option of free sales.")]
    if view.phase == MEAL:
        return [_meal(view)]
    return [_interest(view)] if view.phase == INTEREST else []


def known(view: View, cells: int) -> list[Line]:
    """The same in a few lines above the list."""
    found = [text(" ") + line for words in told(view) for line in wrap(words, cells - 2)]
    if view.phase == LOOK:
        found[0] = text(" " + _("You look at the next special buildings"), "title")
    return [*found, EMPTY] if found else []


def _meal(view: View) -> str:
    meal = view.forecast.meals[view.seat]
    owed = _("You owe {owed} food and have {food} food and {francs}.").format(
        owed=meal.owed, food=meal.food, francs=francs(meal.francs)
    )
    sentences = [owed]
    if taken := view.seen.borrowed:
        sentences.append(
            ngettext(
                "You have taken {n} loan for this meal: all your food goes, and loans are repaid later.",
                "You have taken {n} loans for this meal: all your food goes, and loans are repaid later.",
                taken,
            ).format(n=taken)
        )
    if meal.short:
        sentences.append(_("You are short by {n}: sell or take a loan.").format(n=meal.short))
    return paragraph(sentences)


def _interest(view: View) -> str:
    meal = view.forecast.meals[view.seat]
    sentences = [
        _("The interest on your loans is {due}; you have {has}.").format(
            due=francs(meal.interest), has=francs(meal.francs)
        )
    ]
    if taken := view.seen.borrowed:
        sentences.append(
            ngettext(
                "You have taken {n} loan for this payment: loans are repaid later.",
                "You have taken {n} loans for this payment: loans are repaid later.",
                taken,
            ).format(n=taken)
        )
    if meal.francs < meal.interest:
        sentences.append(_("Sell something or take a loan."))
    return paragraph(sentences)


def steps(view: View, plan: Plan) -> list[str]:
    """What each move of a plan is, as it is once those before it are made."""
    found: list[str] = []
    ahead = view.game
    for one in plan.moves:
        seen: Havre = ahead.seen(view.seat)
        try:
            found.append(deed(one, seen))
            ahead = ahead.plan((one,)).after
        except Refused:  # what is expected may not be what it is
            break
    return found


def lines(view: View, move: Move | Plan, words: str, cells: int, *, is_named: bool = False) -> list[Line]:
    """The move in `words` with the player's changes, then the events; open questions are answered by defaults.

    `is_named`: without its words and the events, if anything changes.
    """
    try:
        after, events = outcome(view.game, move)
    except Refused as refusal:
        return [text(" ") + line for line in wrap(shown(refusal.sentence), cells - 2)]
    last = move.moves[-1] if isinstance(move, Plan) else move
    if turns_up(after) and last.words != "enter":
        events = ()  # what is face down stays so until the move is made
    parts = _changes(view, after)
    key = text(key_label("enter"), "key")
    if is_named and parts:
        return [text(" ") + line for line in packed(parts, cells - 2)]
    # What is done is told whole: it is not cut where a plan is long.
    first, *more = wrap(words + (colon().rstrip() if parts else ""), cells - 2, "plain", " " * (width(key) + 1))
    head = key + cut(first, width(key), width(first))
    if not more and parts and width(head) + 1 + width(parts[0]) <= cells - 2:
        blank = "" if plain(head).endswith(colon()) else " "
        head, parts = head + text(blank) + parts[0], parts[1:]
    found = [head, *more, *packed(parts, cells - 2)] if more else packed([head, *parts], cells - 2)
    if len(events) > 1 and not isinstance(move, Plan):  # several moves as one are told by their words
        found += wrap(in_sentences(events), cells - 2, "dim")
    return [text(" ") + line for line in found]


def _changes(view: View, after: OpenGame) -> list[Line]:
    """What goes and what comes, as 'wood 2 → 6'."""
    seat, old = view.seat, view.seen
    new: Havre = after.seen(seat)
    found: list[Line] = []
    for kind in ANY_GOOD:
        _add(found, good_name(kind), old.goods[seat][kind], new.goods[seat][kind])
    _add(found, _("francs"), old.francs(seat), new.francs(seat))
    _add(found, _("loans"), old.loans[seat], new.loans[seat], better=-1)
    _add(found, _("food"), old.food(seat), new.food(seat))
    _add(found, _("energy"), old.energy(seat), new.energy(seat))
    _add(found, _("wealth"), wealth(old, seat), wealth(new, seat))
    before, later = view.forecast.meals, forecast(new).meals
    if before and later and old.round == new.round:
        old_short, new_short = before[seat].short, later[seat].short
        if old_short != new_short:
            words = _("meal {before} → {after}").format(before=_meal_words(old_short), after=_meal_words(new_short))
            found.append(text(words, "gain" if new_short < old_short else "short"))
    ships = Counter(new.fleets[seat]) - Counter(old.fleets[seat])
    gained = [CARDS[card].name for card in new.owned(seat) if card not in old.owned(seat)]
    gained += [SHIPS[ship].name for ship in ships]
    found += [text("+ " + card_name(name), "gain") for name in gained]
    return found


def _meal_words(short: int) -> str:
    return ngettext("{n} short", "{n} short", short).format(n=short) if short else _("covered")


def _add(found: list[Line], name: str, old: int, new: int, better: int = 1) -> None:
    """One figure; `better`: 1 if more of it is good, -1 if more of it is a debt, which alone is alarming."""
    if old != new:
        gained = (new - old) * better > 0
        style: StyleName = "gain" if gained else "short" if better < 0 else "plain"
        found.append(text(name + " ") + text(f"{old} → {new}", style))


def changed(before: OpenGame, now: OpenGame) -> frozenset[str]:
    """The names of what has changed: an amount, a place, an owner, a guest."""
    old, new = _state(before), _state(now)
    return frozenset(name for name in {*old, *new} if old.get(name) != new.get(name))


def _state(game: OpenGame) -> dict[str, tuple[object, ...]]:
    """What can be said of everything that has a row, by its name."""
    position: Havre = game.seen()
    found: dict[str, tuple[object, ...]] = dict(zip(OFFER_SPACES, zip(position.offers), strict=True))
    for stack in position.stacks:
        found |= {CARDS[card].name: ("stack", place == 0) for place, card in enumerate(stack)}
    for owner, holding in enumerate(position.deeds.holdings, start=TOWN):
        found |= dict.fromkeys((CARDS[card].name for card in holding), (owner,))
    for seat, at in enumerate(position.persons):
        if at != AT_HOME:
            found[CARDS[at].name] = (*found.get(CARDS[at].name, ()), "guest", seat)
    found |= {SHIPS[pile[-1]].name: ("pile", len(pile)) for pile in position.harbour if pile}
    return found


_LAST_OF_THE_ACTION = (Take, Enter, Build, StopBuilding, PutBack, SwapSpecials)
"""The moves with which a main action can be over."""


def ends_by_itself(game: OpenGame, played: Move | None) -> bool:
    """Whether nothing is left but to end the turn, or the main action has brought nothing new within reach."""
    moves = game.moves()
    if EndTurn() not in moves:
        return False
    if len(moves) == 1:
        return True
    if not isinstance(played, _LAST_OF_THE_ACTION):
        return False
    before = game.rules.moves(game.last[0].before)
    return all(move in before or isinstance(move, EndTurn) for move in moves)


def round_over(seen: Havre, seat: int) -> str:
    """What a round that has just ended came to for a seat: its wealth, the meal, and what the next meal lacks."""
    number = seen.round if seen.final else seen.round - 1
    eaten = max(0, seen.terms.rounds[number - 1].food - seen.ships_feed(seat))
    values = {"round": number, "wealth": wealth(seen, seat), "eaten": eaten}
    if seen.final:
        return _("Round {round}: wealth {wealth}, meal {eaten} food.").format(**values)
    short = forecast(seen).meals[seat].short
    if not short:
        return _("Round {round}: wealth {wealth}, meal {eaten} food, next meal covered.").format(**values)
    return _("Round {round}: wealth {wealth}, meal {eaten} food, next meal {short} short.").format(
        short=short, **values
    )
