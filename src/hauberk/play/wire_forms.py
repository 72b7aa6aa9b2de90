"""How values are written as plain JSON, and read: a writer and a reader for every type, made once from the types of their parts."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from hauberk.battle.core import commands, events
from hauberk.battle.core.being import SIDES, BeingId, Side
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.faults import near, shown
from hauberk.common.parts import inside, is_union, is_value, options, parts_of, several
from hauberk.common.term import Term
from hauberk.grid.hex import DIRECTIONS, Facing

Json = Any
Cells = dict[str, int]
"""The cells of a board by their names."""
Writer = Callable[[list[str], Any], Json]
"""Makes JSON of a value, given the names of the cells."""
Reader = Callable[[Cells, Json, str, list[str]], Any]
"""Makes a value of JSON, given where it stands; what is wrong goes to the problems."""
MOST_PROBLEMS = 20
"""Unknown fields that are told of one message: to find what somebody may have meant takes long."""


@cache
def snake(name: str) -> str:
    """ShootBack → shoot_back."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def union(alias: Any) -> dict[str, type]:
    """The classes of a union by their names."""
    return {snake(kind.__name__): kind for kind in options(alias)}


# -- a class -----------------------------------------------------------------------------------------------------------


class Form(NamedTuple):
    """How values of a class are written and read."""

    word: str
    fields: tuple[str, ...]
    values: Callable[[Any], tuple[Any, ...]]
    odd: tuple[tuple[str, Writer], ...]
    """The fields that are not written as they are."""
    reads: tuple[tuple[str, Reader, bool], ...]
    """Each field, how it is read, and whether it must be given."""


@cache
def form_of(kind: type) -> Form:
    """How values of a class are written and read. A command must name its hexes, unless it may leave them out."""
    parts = parts_of(kind)
    names = tuple(part.name for part in parts)
    values = attrgetter(*names) if len(names) > 1 else lambda value: tuple([getattr(value, name) for name in names])
    odd = [(part.name, writer(part.type)) for part in parts]
    must_name = kind.__module__ == commands.__name__
    return Form(
        snake(kind.__name__),
        names,
        values,
        tuple((name, write) for name, write in odd if write is not None),
        tuple((part.name, reader(part.type, must_name and part.needed), part.needed) for part in parts),
    )


def written(names: list[str], value: Any) -> dict[str, Json]:
    """All fields of a value."""
    form = form_of(value.__class__)
    found = dict(zip(form.fields, form.values(value), strict=True))
    for name, write in form.odd:
        found[name] = write(names, found[name])
    return found


def said(tag: str, names: list[str], value: Any) -> dict[str, Json]:
    """The word for its kind, and all fields of a value."""
    form = form_of(value.__class__)
    found = {tag: form.word}
    found.update(zip(form.fields, form.values(value), strict=True))
    for name, write in form.odd:
        found[name] = write(names, found[name])
    return found


def read_said(cells: Cells, message: Json, tag: str, kinds: dict[str, type], problems: list[str]) -> Any:
    """A value of one of several classes; its word says of which."""
    if not isinstance(message, dict):
        problems.append(f"{tag}: a table is needed, not {shown(message)}")
        return None
    word = message.get(tag)
    if not isinstance(word, str) or word not in kinds:
        problems.append(f"{tag}: no {shown(word)} here ({near(word if isinstance(word, str) else '', kinds)})")
        return None
    return read_written(cells, {key: value for key, value in message.items() if key != tag}, kinds[word], word, problems)


def read_written(cells: Cells, message: dict[str, Json], kind: type, where: str, problems: list[str]) -> Any:
    """A value of a class, with everything that is wrong."""
    form = form_of(kind)
    if kind in OLDER:
        message = OLDER[kind](message)
    if not message.keys() <= set(form.fields):
        for key in [key for key in message if key not in form.fields][:MOST_PROBLEMS]:
            problems.append(f"{where}: unknown field {shown(key)} ({near(str(key)[:80], form.fields)})")
    values = {}
    for name, read, needed in form.reads:
        if name in message:
            values[name] = read(cells, message[name], f"{where}.{name}", problems)
        elif needed:
            problems.append(f"{where}: lacks {name!r}")
    return kind(**values) if not problems else None


# -- out ---------------------------------------------------------------------------------------------------------------


@cache
def writer(kind: Any) -> Writer | None:
    """How values of a type are written; None: as they are. Raises TypeError for what has no form."""
    if kind in PLAIN:
        return None
    if kind in ODD_WRITERS:
        return ODD_WRITERS[kind]
    if several(kind):
        return _list_writer(kind)
    found = options(kind)
    if len(found) > 1:
        return _said_writer(tag_of(kind))
    if not is_union(kind):
        if is_value(kind):
            return written
        raise TypeError(f"no wire form for {kind}")
    one = writer(found[0])
    return lambda names, value: None if value is None or one is None else one(names, value)


def _said_writer(tag: str) -> Writer:
    return lambda names, value: said(tag, names, value)


def _list_writer(kind: Any) -> Writer:
    if inside(kind) == (Cell,):  # paths are long
        return lambda names, value: [names[cell] if cell != NOWHERE else None for cell in value]
    inner = [writer(part) for part in inside(kind)]
    if len(inner) > 1:
        return lambda names, value: [write(names, each) if write else each for each, write in zip(value, inner, strict=True)]
    one = inner[0]
    return _list_of(one) if one is not None else lambda names, value: list(value)


def _list_of(one: Writer) -> Writer:
    """A list of things that are written in the same way."""
    return lambda names, value: [one(names, each) for each in value]


def _term(_names: list[str], term: Term) -> dict[str, Json]:
    value, reason, rule, about = term
    found: dict[str, Json] = {"value": value, "reason": reason, "rule": rule}
    if about != "":
        found["about"] = about
    return found


def _side(_names: list[str], value: Any) -> Json:
    return SIDES[value] if value is not None and value >= 0 else None


ODD_WRITERS: dict[Any, Writer] = {
    Cell: lambda names, value: names[value] if value != NOWHERE else None,
    Side: _side,
    Side | None: _side,
    Term: _term,
}


def tag_of(kind: Any) -> str:
    """The field that says of which class of a union a value is: questions are named tuples, commands are not; others say it beside."""
    if get_origin(kind) is Annotated:
        return str(get_args(kind)[1])
    return "ask" if all(issubclass(each, tuple) for each in options(kind)) else "do"


# -- in ----------------------------------------------------------------------------------------------------------------


@cache
def reader(kind: Any, must_name: bool = False) -> Reader:
    """How values of a type are read. `must_name`: a hex has to be named. Raises TypeError for what has no form."""
    if kind == Cell:
        return _known_cell if must_name else _cell
    if kind in ODD_READERS:
        return ODD_READERS[kind]
    if kind in PLAIN:
        return _plain(PLAIN[kind])
    if several(kind):
        return _list_reader(tuple(reader(part, must_name) for part in inside(kind)))
    found = options(kind)
    if len(found) > 1:
        return _said_reader(tag_of(kind), union(kind))
    if not is_union(kind):
        if is_value(kind):
            return _value_reader(kind)
        raise TypeError(f"no wire form for {kind}")
    one = reader(found[0], must_name)
    return lambda cells, value, where, problems: None if value is None else one(cells, value, where, problems)


def _plain(kind: type) -> Reader:
    def read(_cells: Cells, value: Json, where: str, problems: list[str]) -> Any:
        if type(value) is kind or (isinstance(value, kind) and not isinstance(value, bool)):  # a cover is a number too
            return value
        problems.append(f"{where}: {shown(value)} should be {kind.__name__}")
        return kind()

    return read


def _facing(_cells: Cells, value: Json, where: str, problems: list[str]) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        problems.append(f"{where}: {shown(value)} should be int")
    elif value not in range(-1, len(DIRECTIONS)):
        problems.append(f"{where}: {shown(value)} is no direction (0 is up, then clockwise to 5)")
    else:
        return value
    return -1


def _read_side(_cells: Cells, value: Json, where: str, problems: list[str]) -> int:
    if value is None:
        return -1
    if value not in SIDES:
        problems.append(f"{where}: {shown(value)} is none of {', '.join(SIDES)}")
        return 0
    return SIDES.index(value)


def _cell(cells: Cells, value: Json, where: str, problems: list[str]) -> int:
    return NOWHERE if value is None else _known_cell(cells, value, where, problems)


def _known_cell(cells: Cells, value: Json, where: str, problems: list[str]) -> int:
    if isinstance(value, str) and value in cells:
        return cells[value]
    problems.append(f"{where}: no hex {shown(value)} on this map")
    return NOWHERE


def _list_reader(inner: tuple[Reader, ...]) -> Reader:
    """A list as long as one likes if there is one reader, else with one item for each."""
    one = inner[0] if len(inner) == 1 else None

    def read(cells: Cells, value: Json, where: str, problems: list[str]) -> Any:
        if not isinstance(value, list | tuple) or (one is None and len(value) != len(inner)):
            problems.append(f"{where}: a list is needed, not {shown(value)}")
            return ()
        if one is not None:
            return tuple([one(cells, each, where, problems) for each in value]) if len(problems) < MOST_PROBLEMS else ()
        return tuple(part(cells, each, where, problems) for each, part in zip(value, inner, strict=True))

    return read


def _said_reader(tag: str, kinds: dict[str, type]) -> Reader:
    return lambda cells, value, _where, problems: read_said(cells, value, tag, kinds, problems)


def _value_reader(kind: type) -> Reader:
    def read(cells: Cells, value: Json, where: str, problems: list[str]) -> Any:
        if isinstance(value, dict):
            return read_written(cells, value, kind, where, problems)
        problems.append(f"{where}: a table is needed")
        return None

    return read


PLAIN: dict[Any, type] = {str: str, int: int, bool: bool, BeingId: str, Facing: int}
"""What is written as it is."""
ODD_READERS: dict[Any, Reader] = {
    Facing: _facing,
    Side: _read_side,
    Side | None: lambda cells, value, where, problems: None if value is None else _read_side(cells, value, where, problems),
}


# -- what older records wrote otherwise --------------------------------------------------------------------------------


def _cover_apart(shot: dict[str, Json]) -> dict[str, Json]:
    """Up to 0.5.0 the reasons of a cover stood among the terms of the die."""
    terms = shot.get("hit_terms")
    if "cover_terms" in shot or not isinstance(terms, list) or not all(isinstance(term, dict) for term in terms):
        return shot
    apart = [term.get("reason") in COVERS for term in terms]
    return shot | {
        "hit_terms": [term for term, is_cover in zip(terms, apart, strict=True) if not is_cover],
        "cover_terms": [term for term, is_cover in zip(terms, apart, strict=True) if is_cover],
    }


COVERS = frozenset(
    {
        "terrain_cover", "hexside_cover", "foulkon_cover", "across_to_water", "through_scrub", "opening_cover", "doorway_cover",
        "corner_cover", "floor_cover", "through_breach", "through_canvas",
    }
)  # fmt: skip
"""Reasons for a cover."""
OLDER: dict[type, Callable[[dict[str, Json]], dict[str, Json]]] = {events.Shot: _cover_apart}
"""What older records wrote otherwise, as it is written now."""
