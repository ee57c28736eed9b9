"""An error that nobody foresaw ends the app with a sentence, not with a page of code."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from gettext import gettext as _

from rich.text import Text

from saves.error_log import logged


class Unforeseen(Exception):
    """An error on a screen; its cause is the error itself. Textual ends the app and prints what `__rich__` gives."""

    def __init__(self, error: Exception) -> None:
        super().__init__(repr(error))
        self._sentence = logged(error)

    def __rich__(self) -> Text:
        return Text(_("havre: {sentence}").format(sentence=self._sentence))


@contextmanager
def unforeseen() -> Iterator[None]:
    """Whatever is raised in here nobody foresaw: it is raised again as `Unforeseen`."""
    try:
        yield
    except Exception as error:
        raise Unforeseen(error) from error
