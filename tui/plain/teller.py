"""What plain mode says of any game: where it stands, what happened, what can be done, and how everybody stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine import About, Event
from engine.past import Played
from engine.texts.language import decimal, gettext as _, listed, paragraph, within
from saves import SaveError
from saves.names import printable
from saves.records import records
from saves.settings import load
from saves.titles import title_name
from screens import lookup
from screens.plain import PlainWords
from screens.table.adviser import Review, adviser_of
from screens.table.comparison import end_words, result_lines
from screens.table.play.kept_game import NamedGame
from screens.table.scores import compared, given_each, headline, scores_of
from screens.words import agreed, sentences, shown
from tui.plain import COLUMNS, fitted
from tui.plain.advice import Hints, better_lines, review_lines
from tui.plain.seats import Seats
from tui.plain.typed_words import Unclear, numeral

_LAST_MOVES = 10

_OUT_OF_SIGHT = 60
"""After so many empty lines nothing on a terminal is seen of what stood there before."""


class Teller:
    """Prints what somebody asks about a game, for the eyes of whoever sits there."""

    def __init__(self, saved: NamedGame, words: PlainWords, seats: Seats, write: Callable[[str], None]) -> None:
        """`write` is given each line to print, without its end."""
        self._saved = saved
        self._game = saved.game
        self._words = words
        self._seats = seats
        self._write = write
        self.hints = Hints(saved.game)
        """What the adviser has said last."""
        self._review: Review | None = None
        """The review that was told last."""
        self._last: list[str] = []
        self._last_turn: object = None

    def say(self, *lines: str) -> None:
        """Print lines, broken where they are too long."""
        for line in fitted(lines, COLUMNS):
            indent = line[: len(line) - len(line.lstrip())]
            self._write(indent + printable(line))

    def hide(self) -> None:
        """Move out of sight what was printed so far."""
        for _line in range(_OUT_OF_SIGHT):
            self._write("")

    def greet(self, *, by_enter: bool) -> None:
        """Say which game it is, and what became of its file; `by_enter`: an empty line goes on."""
        self.say(self._words.where(self._game))
        self.say(*given_each(self._game))
        if self._seats.told:
            self.say(paragraph(self._seats.told))
        self.say(_("Type a move, the number of a line, or help."))
        if by_enter:
            self.say(_("Enter alone goes on wherever there is nothing to choose, and ends a turn."))
        self.say(*filter(None, (self._saved.recovered, self._saved.problem)))

    def problem(self) -> None:
        """Say what is wrong with the saving of the game, if anything is."""
        self.say(*filter(None, (self._saved.problem,)))

    def events(self, events: Iterable[Event]) -> None:
        self._last = self._sentences(events)
        self.say(*self._last)

    def taken_back(self, step: Sequence[Played]) -> None:
        """Say what a person had decided that was taken back."""
        self.say(_("Taken back: {what}").format(what=self._what_happened(step)))
        self.problem()

    def played_again(self, steps: Sequence[Sequence[Played]]) -> None:
        """Say what was played again."""
        self.say(*(_("Played again: {what}").format(what=self._what_happened(step)) for step in steps))
        self.problem()

    def _what_happened(self, step: Sequence[Played]) -> str:
        """Moves in the sentences that told them; in their own words, before they were made, where nothing was told."""
        game, (first, *_more) = self._game, step
        told = paragraph(self._sentences(event for played in step for event in played.events))
        return told or self._words.sentence(game.at(first.before), first.move)

    def decision(self) -> None:
        """Say what is to be decided, or who must take over for it."""
        decision, name = self._game.decision, self._seats.awaited
        if name is not None:
            self.say(self.hand_over(name))
        elif decision is not None:
            self.turn()
            self.say(shown(decision.prompt), *self._words.to_decide(self._game, decision.seat))

    def waits(self) -> None:
        """Say for whom everybody waits who decides elsewhere."""
        decision = self._game.decision
        if decision is not None:
            self.say(_("{name} decides.").format(name=self._game.names[decision.seat]))

    def hand_over(self, name: str) -> str:
        """The sentence that asks to hand over to somebody."""
        if self._seats.sitting is None:
            return agreed(_("{name} decides: press enter when nobody else looks."), name=name).format(name=name)
        told = agreed(_("{name} decides next: press enter to hide this, then hand over."), name=name)
        return told.format(name=name)

    def turn(self) -> None:
        """Say how things stand, where a turn begins."""
        decision, rules, position = self._game.decision, self._game.rules, self._game.position
        if decision is None:
            return
        turn = (rules.round_of(position), rules.turn_of(position), decision.seat)
        if turn != self._last_turn:
            self._last_turn = turn
            self.say(self._words.state(self._game, decision.seat))

    def saving(self, _rest: str = "") -> None:
        """Say where the game is saved, or why it is not; what the disk has refused is tried once more."""
        self._saved.save()
        if self._saved.puzzle:
            told = _("Every move is saved at once; your tries are kept.")
        elif self._saved.slot:
            told = _("Every move is saved at once, in {slot}.").format(slot=self._saved.slot)
        else:
            title, names = title_name(self._game.title), listed(self._game.names)
            told = _("Every move is saved at once, at the table of {title} with {names}.").format(
                title=title, names=names
            )
        self.say(self._saved.problem or told)

    def moves(self) -> None:
        for number, move in enumerate(self._game.moves(), start=1):
            self.say(_("{n}. {move}").format(n=number, move=self._words.sentence(self._game, move)))

    def table(self, _rest: str = "") -> None:
        self.say(*self._words.table(self._game, self._seats.sitting))

    def forecast(self, _rest: str = "") -> None:
        self.say(*self._words.forecast(self._game, self._seats.sitting))

    def scores(self, _rest: str = "") -> None:
        """Say how everybody stands, by kind and in sum; at the end also who has won, and by how much."""
        scores, rivals = self._game.scores(self._seats.sitting), self._game.rivals(self._seats.sitting)
        self.say(*map(self._score, (*scores, *compared((), rivals))))
        if self._game.decision is None:
            self.say(headline(scores_of(self._game, self._seats.sitting), rivals, self._game.about))

    def result(self) -> None:
        """Say how the game has ended, and what the records make of it."""
        over = _("The game is over.")
        if over not in self._last:  # a title may say so itself
            self.say(over)
        self.scores()
        self.say(*given_each(self._game))
        try:
            if self._saved.record_problem is not None:
                self.say(self._saved.record_problem)
            elif self._saved.record is not None:
                found = records()
                self.say(*end_words(self._game, self._saved.record, found))
                self.say(*result_lines(self._saved.record, found))
        except SaveError as error:
            self.say(str(error))

    def log(self, count: str) -> None:
        """Say what happened in the last moves, in so many of them as are typed. Raises `Unclear`."""
        number = numeral(count) if count else _LAST_MOVES
        if number is None:
            raise Unclear(_("'{typed}' is not a number: log 20 tells the last 20 moves."), typed=count)
        # Moves of which there is nothing to tell, such as the end of a turn, are left out as on the page of the log.
        told = enumerate((paragraph(self._sentences(events)) for _move, events in self._game.log), start=1)
        # Translators: a number in a list, and what happened.
        lines = [_("{n}. {words}").format(n=place, words=words) for place, words in told if words]
        self.say(*lines[max(0, len(lines) - number) :])

    def help(self, card: str) -> None:
        """Say what can be typed, or the rule of the card that is named. Raises `Unclear`."""
        if not card:
            self.say(*help_lines(self._game.about, self._words))
            return
        found = lookup.looked_up(self._words, card)
        if found is None:
            raise Unclear(_("There is no card '{name}', and no chapter of the rules."), name=card)
        self.say(*lookup.page(self._words, found.text).split("\n"), *filter(None, [lookup.also(found.others)]))

    def hint(self, _rest: str = "") -> None:
        """Say what the adviser would do. Raises `Unclear`."""
        if self._game.decision is None:
            raise Unclear(_("The game is over."))
        adviser, seconds = self._adviser(), load()[0].thinking
        self.say(_("The {adviser} thinks, for {n} seconds at most.").format(adviser=adviser, n=decimal(seconds)))
        self.say(*self.hints.lines(seconds))

    def review(self, _rest: str = "") -> None:
        """Say where the adviser would have done something else. Raises `Unclear`."""
        adviser, seat = self._adviser(), self._seats.sitting
        if seat is None or not self._game.history:
            raise Unclear(_("There is nothing to review yet."))
        self.say(_("The {adviser} looks at the game.").format(adviser=adviser))
        self._review = Review(self._game, seat)
        self.say(*review_lines(self._game, self._words, self._review))

    def better(self, typed: str) -> None:
        """Show a decision of the last review again, or judge another move there. Raises `Unclear`, `engine.Refused`."""
        self.say(*better_lines(self._game, self._words, self._review, typed))

    def _adviser(self) -> str:
        about = self._game.about
        if not about.advised:
            raise Unclear(_("There is no adviser for {title}."), title=shown(about.shown))
        return adviser_of(about)

    def _sentences(self, events: Iterable[Event]) -> list[str]:
        return sentences(events, self._seats.sitting)

    def _score(self, score: Mapping[str, Any]) -> str:
        sums = Counter[str]()
        for line in score["lines"]:
            sums[line["kind"]] += line["points"]
        told = ((self._words.part(kind), points) for kind, points in sums.items() if points)
        # Translators: a kind of points and how many: "Buildings 24".
        parts = listed(_("{kind} {points}").format(kind=kind, points=points) for kind, points in told)
        total = shown(self._game.about.unit.points(score["total"]))
        # Translators: a player, the points, and their parts.
        return _("{name}: {total} ({parts})").format(name=score["name"], total=total, parts=parts or _("nothing"))


def help_lines(about: About, words: PlainWords) -> list[str]:
    """What can be typed in a game of a title."""
    hint = _(
        "hint: the {adviser}'s best plans, with the {points} that it expects at the end; h1, h2 or h3 plays that plan. "
        "review: what was lost. better 1: its first decision again"
    ).format(adviser=adviser_of(about), points=within(shown(about.unit.noun)))
    return [
        words.typing(),
        _("moves: every move that can be made now, with numbers; a number makes that move"),
        _("table: all that lies open. forecast: what is coming. scores: how everybody stands. log: what happened"),
        words.going_on(),
        _("An empty line answers a question as proposed; elsewhere it goes on as next does, and ends a turn"),
        _("back: to the question before"),
        *([hint] if about.advised else []),
        _("undo: take the last move back. redo: play it again"),
        _("help WORD: a card or a chapter of the rules. save: where the game is saved. quit: leave; it is saved"),
    ]
