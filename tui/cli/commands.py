"""Commands that explain themselves in the language of the session, typer's own words among them.

What helps with a command is marked where the command stands and looked up when it is shown (`told`). Typer knows its
own words in English alone: they are looked up where they pass through here, on a page of help or in a refusal.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import typer
from typer._click.formatting import HelpFormatter
from typer.core import TyperCommand, TyperGroup, TyperOption

from engine.texts import N_
from engine.texts.cells import cells, wrapped
from engine.texts.language import either, gettext as _
from saves.catalogues import codes
from tui.cli.options import told
from tui.language import OPTION, speak_asked

_OF_TYPER = (
    N_("Arguments"),
    N_("Options"),
    N_("Commands"),
    N_("Show this message and exit."),
    N_("Install completion for the current shell."),
    N_("Show completion for the current shell, to copy it or customize the installation."),
)
"""Words of a page of help that typer writes, and we look up."""
_MARKED = re.compile(r"(?s)(?P<help>.*?)(?:  )?\[(?:(?P<needed>required)|default: (?P<usual>.*))\]")
"""What typer puts behind the help of a parameter."""
_MOST = 30
"""Cells that the names of parameters have at most, beside which they are explained."""

_SAID: Sequence[tuple[str, str]] = (
    (r"Invalid value for (?P<what>.*?): (?P<reason>.*)", N_("Invalid value for {what}: {reason}")),
    (r"Invalid value: (?P<reason>.*)", N_("Invalid value: {reason}")),
    (r"Missing argument (?P<what>.*)\.", N_("Missing argument {what}.")),
    (r"Missing option (?P<what>.*)\.", N_("Missing option {what}.")),
    (r"Missing command\.", N_("Missing command.")),
    (
        r"No such option: (?P<option>\S*) \(Possible options: (?P<known>.*)\)",
        N_("No such option: {option} (Possible options: {known})"),
    ),
    (r"No such option: (?P<option>.*)", N_("No such option: {option}")),
    (
        r"No such command '(?P<command>.*)'\. Did you mean (?P<known>.*)\?",
        N_("No such command '{command}'. Did you mean {known}?"),
    ),
    (r"No such command '(?P<command>.*)'\.", N_("No such command '{command}'.")),
    (r"Got unexpected extra argument\(s\) \((?P<words>.*)\)", N_("Got unexpected extra argument(s) ({words})")),
    (r"Option '(?P<option>.*)' requires an argument\.", N_("Option '{option}' requires an argument.")),
    (r"Option '(?P<option>.*)' does not take a value\.", N_("Option '{option}' does not take a value.")),
    (r"'(?P<word>.*)' is not a valid float\.", N_("'{word}' is not a number, such as 2.5.")),
)
"""Sentences in which typer refuses a line, and how we say them."""


_QUOTED = re.compile(r"(?:'[^']*'(?:, |$))+")
"""Names or words within what typer says."""


def _requoted(words: str) -> str:
    """Words of typer with the quotes of the language, if it has quoted them."""
    if not _QUOTED.fullmatch(words):
        return words
    # Translators: a word of the command line in a sentence, with the quotes of the language.
    return either([_("'{word}'").format(word=word.strip("'")) for word in words.split(", ")])


def refusal(error: typer.TyperException) -> str:
    """Why a line is not understood."""
    return _refusal(error.format_message())


def _refusal(sentence: str) -> str:
    for pattern, template in _SAID:
        if found := re.fullmatch(pattern, sentence, re.DOTALL):
            values = {name: _requoted(words) for name, words in found.groupdict().items()}
            if reason := found.groupdict().get("reason"):
                values["reason"] = _refusal(reason)
            return _(template).format(**values)
    return sentence


class _Page(HelpFormatter):
    """A page of help: its words are looked up as they are written, and wrapped by cells."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """The first line."""
        super().write_usage(prog, args, _("Usage: {line}").format(line=""))

    def write_heading(self, heading: str) -> None:
        """What kind of thing is explained below."""
        self.write(" " * self.current_indent + _("{heading}:").format(heading=_(heading)) + "\n")

    def write_text(self, text: str) -> None:
        """A paragraph."""
        margin = " " * self.current_indent
        self.write("\n".join(wrapped(told(text), self.width, margin, margin)) + "\n")

    def write_dl(self, rows: Sequence[tuple[str, str]], col_max: int = _MOST, col_spacing: int = 2) -> None:
        """Names, and beside each what it is."""
        column = min(max(cells(name) for name, _help in rows), col_max) + col_spacing
        indent = " " * self.current_indent
        margin = " " * column
        for name, words in rows:
            lines = wrapped(_explained(words), max(self.width - column - self.current_indent, 10))
            if cells(name) + col_spacing <= column:
                first, *others = lines or [""]
                rest = [(name + " " * (column - cells(name)) + first).rstrip(), *(margin + line for line in others)]
            else:
                rest = [name, *(margin + line for line in lines)]
            self.write("".join(f"{indent}{line}\n" for line in rest))


def _explained(words: str) -> str:
    """What is said beside a name."""
    found = _MARKED.fullmatch(words)
    if found is None:
        return told(words)
    marked = _("[required]") if found["needed"] else _("[default: {value}]").format(value=found["usual"])
    return f"{told(found['help'])}  {marked}" if found["help"] else marked


class _Context(typer.Context):
    formatter_class = _Page


def _language(_context: typer.Context, _parameter: object, code: str | None) -> None:
    if code is not None:
        speak_asked(code)


@cache
def _option() -> Any:
    """The language, which is taken wherever it stands; the parser knows its options by what they are."""
    return TyperOption(
        param_decls=[OPTION],
        metavar="CODE",
        help=N_("The language: {codes}."),
        is_eager=True,
        expose_value=False,
        callback=_language,
        autocompletion=lambda _context, _arguments, begun: [code for code in codes() if code.startswith(begun)],
    )


def _with_language(parameters: list[Any]) -> list[Any]:
    """The parameters of a command, the language before the last of them, which is the help."""
    return [*parameters[:-1], _option(), *parameters[-1:]]


class Command(TyperCommand):
    """A command in the language of the session."""

    context_class = _Context

    def get_params(self, ctx: Any) -> list[Any]:
        """What it takes."""
        return _with_language(super().get_params(ctx))


class Group(TyperGroup):
    """A command with others below it."""

    context_class = _Context

    def get_params(self, ctx: Any) -> list[Any]:
        """What it takes."""
        return _with_language(super().get_params(ctx))

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """List the commands below it, each with all that its help says."""
        rows = [(name, self.commands[name].help or "") for name in self.list_commands(ctx)]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


class Commands(typer.Typer):
    """Declares commands of this kind."""

    def __init__(self, *, cls: type[TyperGroup] = Group, **settings: Any) -> None:
        super().__init__(cls=cls, rich_markup_mode=None, **settings)

    def command(
        self, name: str | None = None, *, cls: type[TyperCommand] | None = Command, **settings: Any
    ) -> Callable[[Any], Any]:
        """See `typer.Typer.command`."""
        return super().command(name, cls=cls or Command, **settings)
