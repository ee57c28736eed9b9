"""The errors of the engine: each carries a sentence for the player."""

from __future__ import annotations

from engine.texts import N_, Text, message


class EngineError(ValueError):
    """Any refusal of the engine; `sentence` says why in the player's words."""

    def __init__(self, sentence: Text) -> None:
        super().__init__(sentence)
        self.sentence = sentence

    def __str__(self) -> str:
        return str(self.sentence)


class SetupError(EngineError):
    """A game cannot be set up like this."""


class PositionError(EngineError):
    """What was to be read as a position is none."""


class Refused(EngineError):
    """A move is not allowed now, or its answers are not; the game is unchanged.

    `word` is the one word of an answer that is at fault, where there is one; `asked` is the question that refuses it.
    """

    def __init__(self, sentence: Text, word: str = "", asked: Text | None = None) -> None:
        super().__init__(sentence)
        self.word = word
        self.asked = asked

    @property
    def whole(self) -> Text:
        """The sentence for whoever has not just read what was asked: after the question, where one refuses."""
        if self.asked is None:
            return self.sentence
        # Translators: a question that was asked, and why the answer to it is refused.
        # Translators: what was asked, without a stop of its own, and why the answer to it is refused.
        told = N_("{asked} {sentence}") if str(self.asked).endswith("?") else N_("{asked}. {sentence}")
        return message(told, asked=self.asked, sentence=self.sentence)


class NotNow(Refused):
    """A kind of move that what is to be decided now is not about; `prompt` says what that is."""

    def __init__(self, words: str, prompt: Text) -> None:
        """`words`: the first words of the move in notation."""
        super().__init__(message("'{words}' is not possible now. {prompt}.", words=words, prompt=prompt))
        self.prompt = prompt


class NotationError(Refused):
    """A line is no move; `word` is what it stumbled over, `column` where that begins (from 0)."""

    def __init__(self, sentence: Text, word: str, column: int) -> None:
        super().__init__(sentence, word)
        self.column = column
