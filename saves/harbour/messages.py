"""Requests, replies and news as JSON and back; nothing that comes over a socket is believed before it is checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from engine.texts import Text
from saves.harbour import replies, requests

Sent = requests.Request | replies.Reply | replies.News

REQUESTS = {kind.__name__: kind for kind in get_args(requests.Request)}
TOLD = {kind.__name__: kind for kind in (*get_args(replies.Reply), *get_args(replies.News))}

_DEEPEST = 32
"""So deep texts stand in texts at most, and tables of rules in one another."""

_UNSAFE = re.compile("[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ud800-\udfff\ufeff]")
"""What moves a cursor, or turns the direction of writing: it is never shown, so it stands in no message."""

_FIELD = re.compile(r"\{[a-z_0-9]*\}")
"""All that may stand in braces in a template: the name of a value, nothing that looks into it."""

Reader = Callable[[Any], Any]
"""A value from data that JSON gives; raises ValueError where it is none."""


class Garbled(ValueError):
    """What came over a socket is no message."""


def as_data(message: Sent) -> dict[str, Any]:
    """A message as data that JSON knows, with its name under `is`."""
    return {"is": type(message).__name__, **as_plain(message)}


def request_from(data: object) -> requests.Request:
    """The request that such data say; raises `Garbled`."""
    found: requests.Request = _message(data, REQUESTS)
    return found


def told_from(data: object) -> replies.Reply | replies.News:
    """The reply or the news that such data say; raises `Garbled`."""
    found: replies.Reply | replies.News = _message(data, TOLD)
    return found


def _message(data: object, kinds: dict[str, type]) -> Any:
    if not isinstance(data, dict) or data.get("is") not in kinds:
        raise Garbled("no message of a kind that is known")
    try:
        return value_of(kinds[data["is"]], {name: value for name, value in data.items() if name != "is"})
    except (ValueError, TypeError, RecursionError) as error:
        raise Garbled(str(error)) from error


def as_plain(value: Any) -> Any:
    """What stands in a message as data that JSON knows; `value_of` gives it back."""
    if isinstance(value, Text):
        return text_data(value)
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: as_plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, tuple):
        return [as_plain(one) for one in value]
    return value


def text_data(text: Text) -> Any:
    """A text as data: its template alone where it has nothing else."""
    values = {name: _text_value(value) for name, value in text.values}
    return [text.template, values, text.plural, text.number, text.context]


def _text_value(value: Any) -> Any:
    if isinstance(value, Text):
        return text_data(value)
    if isinstance(value, tuple):
        return {"list": [_text_value(one) for one in value]}
    return value if isinstance(value, int) else str(value)


def value_of(kind: Any, data: Any) -> Any:
    """The value of a kind (a dataclass of messages, or what stands in one) that data say; raises ValueError."""
    return _reader(kind)(data)


def know_all() -> None:
    """Make the readers of all messages now, for processes that are forked later."""
    for kind in (*REQUESTS.values(), *TOLD.values()):
        _reader(kind)


@lru_cache(maxsize=256)
def _reader(kind: Any) -> Reader:
    if kind is Text:
        return _text
    if is_dataclass(kind):
        return _dataclass(kind)
    origin = get_origin(kind)
    if origin is tuple:
        one = _reader(get_args(kind)[0])
        return lambda data: tuple(one(part) for part in _of(list, data))
    if origin in (Union, UnionType):
        (inner,) = (arg for arg in get_args(kind) if arg is not NoneType)
        some = _reader(inner)
        return lambda data: None if data is None else some(data)
    if origin is dict:
        return _plain
    if kind is float:
        return lambda data: float(_of(int, data) if type(data) is int else _of(float, data))
    return lambda data: _of(kind, data)


def _of(kind: type, data: Any) -> Any:
    if type(data) is not kind:
        raise ValueError(f"{kind.__name__} expected")
    if isinstance(data, str) and _UNSAFE.search(data):
        raise ValueError("signs that cannot be shown")
    return data


def _dataclass(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {field.name: _reader(hints[field.name]) for field in fields(kind)}

    def read(data: Any) -> Any:
        return kind(**{name: readers[name](value) for name, value in _of(dict, data).items() if name in readers})

    return read


def _plain(data: Any, depth: int = 0) -> Any:
    """A table of names and of what JSON knows, as the rules of a title are."""
    if depth > _DEEPEST:
        raise ValueError("too deep")
    if isinstance(data, dict):
        return {str(name): _plain(value, depth + 1) for name, value in data.items()}
    if depth == 0:
        raise ValueError("dict expected")
    if isinstance(data, list):
        return [_plain(one, depth + 1) for one in data]
    if data is None or type(data) in (bool, int):
        return data
    return _of(str, data)


def _text(data: Any, depth: int = 0) -> Text:
    if depth > _DEEPEST:
        raise ValueError("too deep")
    template, values, plural, number, context = _of(list, data)
    told = tuple((str(name), _value(value, depth + 1)) for name, value in _of(dict, values).items())
    return Text(_template(template), told, _template(plural), _of(int, number), _of(str, context))


def _template(data: Any) -> str:
    template: str = _of(str, data)
    if "{" in (rest := _FIELD.sub("", template)) or "}" in rest:
        raise ValueError("no template")
    return template


def _value(data: Any, depth: int) -> Any:
    if isinstance(data, list):
        return _text(data, depth)
    if isinstance(data, dict):
        return tuple(_value(one, depth + 1) for one in _of(list, data.get("list")))
    return data if type(data) is int else _of(str, data)
