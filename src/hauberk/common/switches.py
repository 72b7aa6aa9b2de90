"""Switches: points that players argue about, each with the rulings it turns. What it is called stands in the ledger, by these."""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any


def switch(*readings: str, on: bool = False) -> Any:
    """A field of switches that turns these readings on, such as `RULING-T-02 a`; what it is about stands below it."""
    return field(default=on, metadata={"readings": tuple(map(_parted, readings))})


def _parted(reading: str) -> tuple[str, str]:
    """A ruling or rule, and the letter of its reading; "" if it is taken as a whole."""
    rule, _, letter = reading.partition(" ")
    return rule, letter


def readings_of(switches: type) -> dict[str, tuple[tuple[str, str], ...]]:
    """All that each switch turns: rulings and rules, with the letter of the reading."""
    return {each.name: each.metadata["readings"] for each in fields(switches)}


def rulings_of(switches: type) -> dict[str, str]:
    """The ruling, or the rule, that each switch turns first of all."""
    return {name: readings[0][0] for name, readings in readings_of(switches).items()}
