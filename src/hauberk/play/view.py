"""What can be shown of a battle, built up from nothing. In open country both sides see everything."""

from __future__ import annotations

from typing import Any

from hauberk.battle.being import SIDES, Being, Health, Mark
from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.play.wire import Wire

SEQUENCE_NAMES = ("", "fire", "charges", "movement", "combat", "recovery")


def being_view(field: Field, being: Being) -> dict[str, Any]:
    """One person or beast as JSON; only what differs from the usual is named."""
    found: dict[str, Any] = {
        "who": being.id,
        "name": being.character.name,
        "side": SIDES[being.side] if being.side >= 0 else None,
        "health": Health.NAMES[being.health],
        "face": being.face,
        "values": list(being.values),
        "armoured": being.character.armoured,
    }
    if being.cell >= 0:
        found["at"] = field.name(being.cell)
    if being.tail >= 0:
        found |= {"tail": field.name(being.tail), "facing": being.facing}
    if being.marks:
        found["marks"] = [name for number, name in enumerate(Mark.NAMES) if being.marks >> number & 1]
    for key in ("mount", "away", "spent", "left", "thrown", "debt", "leader", "carries", "formation", "pikes", "captive", "disarmed"):
        if value := getattr(being, key):
            found[key] = value
    return found


def position(field: Field, state: State) -> dict[str, Any]:
    """The whole position as JSON."""
    wire = Wire(field.board)
    found: dict[str, Any] = {
        "turn": state.turn,
        "active": SIDES[state.active],
        "sequence": SEQUENCE_NAMES[state.sequence],
        "men": [being_view(field, being) for being in state.beings.values()],
    }
    if state.pending:
        found["asked"] = [wire.question(question) for question in reversed(state.pending)]
    if state.formations:
        found["formations"] = [{**one._asdict(), "side": SIDES[one.side]} for one in state.formations.values()]
    if state.machines:
        found["machines"] = [
            {"id": one.id, "kind": one.kind, "cells": [field.name(cell) for cell in one.cells], "team": list(one.team), "away": one.away}
            for one in state.machines.values()
        ]
    if state.outcome:
        winner = state.outcome.winner
        found["outcome"] = {"winner": SIDES[winner] if winner is not None else None, "reason": state.outcome.reason}
    return found
