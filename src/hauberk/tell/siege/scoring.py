"""How a siege stands, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauberk.play.standing import FORCE, Measure
from hauberk.siege.field import SiegePosition
from hauberk.tell.grammar import sentence
from hauberk.tell.scoring import Scoring
from hauberk.tell.siege.names import SiegeNames


def line(names: SiegeNames, position: SiegePosition, measure: Measure) -> str:
    """A measure in words."""
    gaps: dict[str, Any] = {"now": measure.now or 0, "needed": measure.needed or 0}
    if measure.kind == "progress":
        return names.messages.say(f"score-progress-{gaps['now']}")
    if measure.kind in ("stores", "pledge"):
        gaps["date"] = names.date(measure.needed or 0)
    if measure.kind in ("breach", "breached"):
        gaps["what"] = names.spot(position.state, measure.hex)
    if measure.kind == "mine":
        gaps["what"] = names.thing(position.state, measure.of.id)
    if measure.kind == "project":
        gaps["what"] = names.ware(measure.of.line)
    if measure.part == FORCE:
        gaps["well"] = "yes" if measure.needed is not None else "no"
    return sentence(names.messages.say(f"score-{measure.kind}", **gaps))


def glance(names: SiegeNames, measures: Sequence[Measure]) -> list[tuple[str, str]]:
    """When hunger comes, if that is known; how far a breach is; how long to hold out; how many there are on either side."""
    found = []
    for each in measures:
        if each.kind in ("stores", "breach", "hold_out", "breached"):
            found.append((names.messages.say(f"glance-{each.kind}", now=each.now, needed=each.needed), each.seat))
    there = [str(each.now) for each in measures if each.part == FORCE]
    return [*found, (" : ".join(there), "")]


SCORING = Scoring(line, glance)
