"""Switches: points that players argue about, each with the rulings it turns. What it is called stands with the words, by its name."""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any


def switch(*readings: str, on: bool = False) -> Any:
    """A field of switches that turns these readings on, such as `RULING-T-02 a`; what it is about stands below it."""
    return field(default=on, metadata={"readings": readings})


def rulings_of(switches: type) -> dict[str, str]:
    """The ruling, or the rule, that each switch turns."""
    return {each.name: each.metadata["readings"][0].split()[0] for each in fields(switches)}
