"""An error that nobody foresaw ends the app with a sentence, not with a page of code."""

from __future__ import annotations

from rich.text import Text

from engine.texts.language import gettext as _
from saves.error_log import logged, named


class Unforeseen(Exception):
    """An error on a screen; its cause is the error itself. Textual ends the app and prints what `__rich__` gives."""

    def __init__(self, error: BaseException) -> None:
        super().__init__(named(error))
        self.__cause__ = error
        self._sentence = logged(error)

    def __rich__(self) -> Text:
        return Text(_("havre: {sentence}").format(sentence=self._sentence))
