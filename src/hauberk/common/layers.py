"""Tables in layers: of files of the same name each is laid over those before it, and says only what differs."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hauberk.common.faults import BadInput, Fault, Reader, Source, Table, read_toml


@dataclass
class LayeredSource(Source):
    """Several files read as one: a fault is told where the uppermost of them says what is wrong."""

    layers: tuple[Source, ...] = ()

    def fault(self, path: tuple[str | int, ...], what: str, hint: str = "") -> None:
        """Note a fault in the file that has most of this path."""
        layer = max(reversed(self.layers), key=lambda each: each.depth_of(path))
        self.faults.append(Fault(layer.name, layer.line_of(path), what, hint))


def read_layers(*paths: Path) -> Reader:
    """A reader over one table that is written in several files, the lowest first."""
    if len(paths) == 1:
        return read_toml(paths[0])
    readers: list[Reader] = []
    faults: list[Fault] = []
    for path in paths:
        try:
            readers.append(read_toml(path, f"{path.parent.name}/{path.name}"))
        except BadInput as bad:
            faults += bad.faults
    if faults:
        raise BadInput(faults)
    table: Table = {}
    for each in readers:
        table = laid_over(table, each.table)
    return Reader(LayeredSource(paths[-1].name, layers=tuple(each.source for each in readers)), table)


def laid_over(below: Table, above: Table) -> Table:
    """Two tables as one. Sections are put together; what names its source is one line, and replaces the whole line below it."""
    return {**below, **{key: _over(below.get(key), value) for key, value in above.items()}}


def _over(below: Any, above: Any) -> Any:
    together = isinstance(below, dict) and isinstance(above, dict) and "source" not in above
    return laid_over(below, above) if together else above
