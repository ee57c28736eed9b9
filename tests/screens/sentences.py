"""What is wrong with the texts of a title that are to be whole sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from screens.documents import RulesText


def broken(texts: Iterable[RulesText]) -> Iterator[str]:
    """The sentences of texts that do not begin or end like one, and the gists that are not one line."""
    for text in texts:
        for paragraph in filter(None, text.words.split("\n")):
            for sentence in re.split(r"(?<=\.) ", paragraph.removeprefix("- ").replace("St. ", "St ")):
                if re.fullmatch(r"[A-Z0-9][^{]*[.]", sentence) is None:
                    yield f"{text.title}: {sentence}"
        if len(text.gist.splitlines()) != 1:
            yield f"{text.title}: {text.gist}"
