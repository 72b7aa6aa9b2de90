"""Temperaments and strengths: what a captain cares about, and how far he thinks."""

from __future__ import annotations

from dataclasses import dataclass

TEMPERAMENTS = ("cautious", "steady", "rash")
STRENGTHS = (1, 2, 3)


@dataclass(frozen=True, slots=True)
class Temper:
    """The weights of one captain. Everything is counted in points, roughly half of a man's attack and defence."""

    loss: float
    """What his own losses weigh against the enemy's."""
    danger: float
    """What he fears of the enemy's next phase."""
    push: float
    """What a hex nearer to the goal is worth."""
    strike: float
    """What an attack must promise at least."""
    shoot: float
    """What a shot must promise at least."""
    foresees: int
    """How many enemies he reckons with on one of his men."""
    gathers: int
    """How many men he brings against one enemy."""
    noise: float
    """How far off his reckonings are."""
    exact: int
    """How many of the best attacks he reckons out die by die; with any he also tries his movement in thought."""
    forgets: float
    """How often he forgets a man."""


_CARE = {
    "cautious": {"loss": 1.2, "danger": 0.62, "push": 0.75, "strike": 0.9, "shoot": 0.12},
    "steady": {"loss": 1.0, "danger": 0.45, "push": 0.9, "strike": 0.3, "shoot": 0.08},
    "rash": {"loss": 0.8, "danger": 0.28, "push": 1.2, "strike": -0.2, "shoot": 0.05},
}
_THOUGHT = {
    1: {"foresees": 0, "gathers": 1, "noise": 5.0, "exact": 0, "forgets": 0.2},
    2: {"foresees": 2, "gathers": 3, "noise": 0.8, "exact": 0, "forgets": 0.05},
    3: {"foresees": 3, "gathers": 5, "noise": 0.0, "exact": 6, "forgets": 0.0},
}


def temper(temperament: str, strength: int) -> Temper:
    """The captain of a temperament and a strength."""
    if temperament not in TEMPERAMENTS:
        raise ValueError(f"no temperament {temperament!r}: {', '.join(TEMPERAMENTS)}")
    if strength not in STRENGTHS:
        raise ValueError(f"no strength {strength}: {', '.join(map(str, STRENGTHS))}")
    care, thought = _CARE[temperament], _THOUGHT[strength]
    return Temper(
        care["loss"], care["danger"], care["push"], care["strike"], care["shoot"],
        int(thought["foresees"]), int(thought["gathers"]), float(thought["noise"]), int(thought["exact"]), float(thought["forgets"]),
    )  # fmt: skip
