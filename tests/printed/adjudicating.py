"""Printed examples of sieges and campaigns, ruled on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hauberk.play.cases import load_case

CASES = Path(__file__).parent / "cases"


def adjudicated(example: str) -> dict[str, Any]:
    """What is ruled on an example."""
    return load_case(CASES / f"{example}.toml").adjudicate()


def happened(found: dict[str, Any], kind: str) -> list[dict[str, Any]]:
    """All events of a kind, those before the first decision too."""
    events = [*found["opening"], *(event for ruling in found["rulings"] for event in ruling.get("events", ()))]
    return [event for event in events if event["event"] == kind]
