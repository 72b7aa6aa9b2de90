"""What all tables have: a head, a source, single figures with a line for each, and ways of playing that are on or off."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from hauberk.board.terrain import PROVENANCES
from hauberk.common.faults import Reader, near

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

F = TypeVar("F", bound="DataclassInstance")


def head(reader: Reader) -> int:
    """The first lines of a table; gives the die it is read with."""
    reader.text("id")
    reader.words("title")
    die = reader.integer("die", least=2)
    reader.cited("source")
    reader.cited("note", needed=False)
    return die


def sourced(entry: Reader) -> None:
    """Where a table comes from; then whatever has not been read does not belong there."""
    entry.words("title", needed=False)
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()


def read_ways(entry: Reader, names: Iterable[str]) -> dict[str, bool]:
    """Ways of playing, each on or off in this edition."""
    for name in names:
        if name not in entry:
            entry.fault(name, f"ways lacks {name!r}", "true or false")
    found = {name: entry.flag(name) for name in names}
    sourced(entry)
    return found


def read_figures(section: Reader, kind: type[F]) -> F:
    """A value of this class, whose fields are the figures that there have to be: whole numbers, or rows of them."""
    types = {each.name: str(each.type) for each in fields(kind)}
    found: dict[str, Any] = {name: 0 if type_ == "int" else () for name, type_ in types.items()}
    for name in section.table:
        if name in types:
            found[name] = _figure(section.child(name), types[name])
        else:
            section.read(name)
            section.fault(name, f"no figure is called {name!r}", near(name, types))
    if lacking := [name for name in types if name not in section]:
        section.source.fault(section.path, f"lacks {', '.join(lacking)}", "give each a line with value, source and provenance")
    return kind(**found)


def _figure(entry: Reader, type_: str) -> Any:
    value = entry.integer("value") if type_ == "int" else entry.integers("values", needed=True)
    entry.cited("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return value
