"""Long texts as documents: headings, paragraphs, lists, tables and named values, in the plainest Markdown.

A heading begins a section, `# Group` names the group of those that follow, `## Title` opens one. Lines of a paragraph
are one line of words; an item of a list (`- `) and a row of a table (`| a | b |`) stay lines of their own. `{value}`
stands for a figure or a name that whoever shows the document fills in, so that no figure is written twice. There are no
other signs: what a terminal could not show is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from string import Formatter
from typing import NamedTuple

from engine.texts.cells import aligned, joint, wrapped

_REFUSED = re.compile(r"(?<![\w{])[*_`]+\w|\]\(|^(?:#{3,}|>|\d+\.)\s|\t|<\w")
"""Emphasis, links, deep headings, quotations, numbered lists, tabs, HTML."""
_RULE = re.compile(r"\|[\s|:-]+\|")


class DocumentError(ValueError):
    """A document is not what it must be: where, and what is wrong."""


class Section(NamedTuple):
    """What stands below a heading; `words` is a template in which an empty line parts paragraphs."""

    title: str
    words: str
    group: str = ""

    def filled(self, values: Mapping[str, object]) -> Section:
        """With its values filled in; raises `DocumentError` for one that nobody gives."""
        try:
            words = self.words.format_map(values)
        except (KeyError, AttributeError, IndexError, ValueError) as error:
            raise DocumentError(f"{self.title}: {error!r}") from error
        return self._replace(words=_with_tables(words))

    def values(self) -> set[str]:
        """The names of the values that it asks for."""
        return {name for _text, name, _spec, _conversion in Formatter().parse(self.words) if name}

    @property
    def gist(self) -> str:
        """Its first paragraph."""
        return self.words.partition("\n")[0]


@cache
def sections(document: str) -> tuple[Section, ...]:
    """The sections of a document, in their order; raises `DocumentError` with the number of the line."""
    found: list[Section] = []
    group, title, block = "", "", list[str]()
    for number, line in enumerate(document.splitlines(), start=1):
        if _REFUSED.search(line):
            raise DocumentError(f"line {number}: {line}")
        if line.startswith("#"):
            if title:
                found.append(Section(title, _joined(block), group))
            elif any(block):
                raise DocumentError(f"line {number}: what stands before it has no heading")
            marks, _blank, words = line.partition(" ")
            group, title = (words, "") if marks == "#" else (group, words)
            block = []
        else:
            block.append(line)
    if title:
        found.append(Section(title, _joined(block), group))
    if empty := [one.title for one in found if not one.words]:
        raise DocumentError(f"nothing stands below {', '.join(empty)}")
    return tuple(found)


def _joined(lines: Iterable[str]) -> str:
    """Blocks of lines as words: a paragraph is one line, an item of a list one, a row of a table one."""
    found: list[str] = []
    is_open = False
    for line in lines:
        words = line.strip()
        if not words:
            found.append("")
        elif words.startswith(("- ", "|")) or not is_open:
            found.append(words)
        else:
            found[-1] += joint(found[-1], words) + words
        is_open = bool(words) and not words.startswith("|")
    return "\n".join(found).strip("\n")


def _with_tables(words: str) -> str:
    """The words, columns of tables one below the other."""
    lines = words.split("\n")
    if not any(line.startswith("|") for line in lines):
        return words
    return "\n".join(_aligned(lines)).removesuffix("\n")


def _aligned(lines: Iterable[str]) -> Iterator[str]:
    rows: list[list[str]] = []
    for line in (*lines, ""):
        if line.startswith("|"):
            if not _RULE.fullmatch(line):
                rows.append([cell.strip() for cell in line.strip("|").split("|")])
            continue
        yield from aligned(rows)
        rows = []
        yield line


def laid_out(words: str, width: int, margin: str = "") -> list[str]:
    """The words of a section in lines of so many cells; what an item of a list goes on with stands below its words."""
    lines: list[str] = []
    for line in words.split("\n"):
        rest = margin + "  " if line.startswith("- ") else margin
        lines += wrapped(line, width, margin, rest) if line else [""]
    return lines
