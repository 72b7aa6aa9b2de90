"""The parts of a value by their types: what its class says, resolved once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints


class Part(NamedTuple):
    """A field of a class."""

    name: str
    type: Any
    """As it is meant: a class, a union, a tuple, or one of the numbers and words with a meaning, such as a cell."""
    needed: bool
    """It has no usual value."""
    usual: Any = None


def parts_of(kind: Any) -> tuple[Part, ...]:
    """The fields of a class of values, in their order."""
    return _parts_of(kind)


@cache
def _parts_of(kind: Any) -> tuple[Part, ...]:
    types = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        return tuple(Part(each.name, types[each.name], each.default is MISSING, each.default) for each in fields(kind))
    usual = kind._field_defaults
    return tuple(Part(name, types[name], name not in usual, usual.get(name, MISSING)) for name in kind._fields)


def is_value(kind: Any) -> bool:
    """Is it a class whose values have parts?"""
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))


def several(kind: Any) -> bool:
    """Is it a tuple, of however many?"""
    return get_origin(kind) is tuple


def inside(kind: Any) -> tuple[Any, ...]:
    """What stands in a tuple: one type if it is as long as one likes, else one for each place."""
    found = get_args(kind)
    return found[:1] if found[-1] is Ellipsis else found


def options(kind: Any) -> tuple[Any, ...]:
    """The members of a union, without None; any other type by itself."""
    if get_origin(kind) is Annotated and is_union(get_args(kind)[0]):
        kind = get_args(kind)[0]
    found = get_args(kind) if is_union(kind) else (kind,)
    return tuple(each for each in found if each is not NoneType)


def is_union(kind: Any) -> bool:
    """May it be one of several types?"""
    return get_origin(kind) in (Union, UnionType)


def values_in(kind: Any) -> Iterator[type]:
    """The classes of the values of which a value is made, however deep they lie."""
    if is_value(kind):
        for part in parts_of(kind):
            yield from _named(part.type)


def _named(kind: Any) -> Iterator[type]:
    for each in inside(kind) if several(kind) else options(kind):
        if several(each) or is_union(each):
            yield from _named(each)
        elif is_value(each):
            yield each
            yield from values_in(each)
