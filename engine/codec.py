"""The forms of a position as data: JSON that is read back, and what programs are told; both follow from annotations."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin

from engine.errors import PositionError
from engine.position import PLAIN, UNKNOWN, Named, P, Position, fields_of
from engine.texts import message

FORM: Final = 1
"""The number of the JSON form; it grows when positions are written in another one."""

_UNKNOWN_FORM: Final = {"unknown": True}


def encode(position: Position) -> dict[str, Any]:
    """The position as JSON-able data."""
    return {"form": FORM, "position": _encoded(position)}


def decode(kind: type[P], data: object) -> P:
    """The position of a title's `kind` that `encode` gave as such data; raises `PositionError` for anything else."""
    if not isinstance(data, Mapping) or data.keys() != {"form", "position"}:
        raise PositionError(message("This is no position."))
    form = data["form"]
    if form != FORM or isinstance(form, bool):
        raise PositionError(
            message("This position has form {found}: only form {known} can be read.", found=str(form), known=FORM)
        )
    found: P = _decoded(kind, data["position"], "position")
    return found


def plain(position: Position | tuple[Any, ...]) -> dict[str, Any]:
    """The position, or a named tuple, as JSON-able data for a program: what is `Named` by name, `UNKNOWN` as None."""
    kind: Any = type(position)
    found: dict[str, Any] = _plain_of(kind)(position)
    return found


def _encoded(value: Any) -> Any:
    if value is UNKNOWN:
        return dict(_UNKNOWN_FORM)
    kind: Any = type(value)
    if names := fields_of(kind):
        return {name: _encoded(getattr(value, name)) for name in names}
    return [_encoded(one) for one in value] if isinstance(value, list | tuple) else value


@cache
def _plain_of(kind: Any) -> Callable[[Any], Any]:
    """What gives a value of an annotation as it stands in the plain table: made once for all positions."""
    tell = _known_of(kind)
    return lambda value: None if value is UNKNOWN or value is None else tell(value)


def _known_of(kind: Any) -> Callable[[Any], Any]:
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        called = next((one for one in parts[1:] if isinstance(one, Named)), None)
        return _plain_of(parts[0]) if called is None else partial(_by_name, called)
    if origin in (Union, UnionType):
        return _plain_of(next(part for part in parts if part is not NoneType))
    if origin is list or (origin is tuple and parts[-1] is Ellipsis):
        one = _plain_of(parts[0])
        return lambda value: [one(each) for each in value]
    if origin is tuple:
        ones = [_plain_of(part) for part in parts]
        return lambda value: [one(each) for one, each in zip(ones, value, strict=True)]
    if names := fields_of(kind):
        of_each = {name: _plain_of(part) for name, part in names.items()}
        return lambda value: {name: one(getattr(value, name)) for name, one in of_each.items()}
    return lambda value: value


def _by_name(called: Named, value: Any) -> Any:
    """A number by the name of what it stands for, or several."""
    named = called.names
    if isinstance(value, int) and not called.in_bits:
        return named[value] if value >= 0 else None
    if called.in_bits:
        return [name for place, name in enumerate(named) if value >> place & 1]
    return {name: None if one is UNKNOWN else one for name, one in zip(named, value, strict=True)}


def _decoded(kind: Any, data: Any, place: str) -> Any:
    """The value of an annotation; `place` is where in a position it stands."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        may_lack = any(one is UNKNOWN for one in parts[1:]) and data == _UNKNOWN_FORM
        return UNKNOWN if may_lack else _decoded(parts[0], data, place)
    if origin in (Union, UnionType):
        kind = NoneType if data is None else next(part for part in parts if part is not NoneType)
        return _decoded(kind, data, place)
    if origin in (list, tuple) and type(data) is list:
        if origin is list or parts[-1] is Ellipsis:
            return origin(_decoded(parts[0], one, place) for one in data)
        if len(parts) == len(data):
            return tuple(_decoded(part, one, place) for part, one in zip(parts, data, strict=True))
    names = fields_of(kind)
    if names and isinstance(data, Mapping) and data.keys() == names.keys():
        return kind(**{name: _decoded(part, data[name], f"{place}.{name}") for name, part in names.items()})
    if kind in PLAIN and type(data) is kind:
        return data
    raise PositionError(message("'{place}' is not of the form that it has in a position.", place=place))
