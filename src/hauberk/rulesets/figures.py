"""Reading single figures: a line for each, with its value, its source and its provenance."""

from __future__ import annotations

from dataclasses import fields
from typing import TYPE_CHECKING, Any, TypeVar

from hauberk.basis.faults import Reader, near
from hauberk.board.terrain import PROVENANCES

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

F = TypeVar("F", bound="DataclassInstance")


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
    entry.text("source")
    entry.choice("provenance", PROVENANCES)
    entry.finish()
    return value
