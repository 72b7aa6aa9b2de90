"""How a game stands, in words: each measure as a line, and what of it is seen at a glance."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hauberk.play.standing import Measure


@dataclass(frozen=True)
class Scoring:
    """What says how one game stands."""

    line: Callable[[Any, Any, Measure], str]
    """A measure as a line, by the names and the position."""
    glance: Callable[[Any, Sequence[Measure]], list[tuple[str, str]]]
    """The few words that stand beside the date or the turn, each with the seat it is about."""


def scored(scoring: Scoring, names: Any, position: Any, measures: Sequence[Measure]) -> dict[str, Any]:
    """How a game stands, as the page gets it."""
    rows = [
        {
            "part": each.part, "kind": each.kind, "seat": each.seat, "text": scoring.line(names, position, each), "now": each.now,
            "needed": each.needed, "met": each.met, "way": each.way, "hex": each.hex,
        }
        for each in measures
    ]  # fmt: skip
    glance = [{"text": text, "seat": seat} for text, seat in scoring.glance(names, measures)]
    return {"rows": rows, "glance": glance}
