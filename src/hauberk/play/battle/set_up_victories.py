"""Who wins when: the victory conditions of a set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hauberk.battle.core.field import Condition, Victory
from hauberk.battle.core.registries import Ending
from hauberk.board.board import Cells
from hauberk.common.faults import Reader

if TYPE_CHECKING:
    from hauberk.play.battle.scenario import SetUp


def read_victory(set_up: SetUp, entry: Reader, areas: dict[str, Cells], endings: Mapping[str, Ending]) -> Victory:
    """One line of the victory conditions."""
    draw = entry.choice("result", ("draw",), default="") == "draw"
    winner = None if draw else set_up.side(entry)
    conditions = tuple(_condition(set_up, each, areas, endings) for each in entry.children("all"))
    found = Victory(winner, entry.choice("at", ("once", "end")), conditions)
    entry.finish()
    return found


def _condition(set_up: SetUp, entry: Reader, areas: dict[str, Cells], endings: Mapping[str, Ending]) -> Condition:
    """One thing that must hold."""
    kind = entry.choice("kind", endings)
    side = set_up.side(entry) if kind in endings and endings[kind].sided else 0
    key = {"able": "at_most", "points": "margin", "stalled": "phases"}.get(kind, "at_least")
    number = entry.integer(key) if kind in endings and endings[kind].amount else 0
    who = (entry.text("who"),) if isinstance(entry.table.get("who"), str) else entry.texts("who")
    area = ""
    if kind in ("holds", "inside", "burnt", "cleared", "gathered"):
        area = entry.choice("area", areas)
    if kind in ("machine", "docked"):
        area = entry.text("id")
        entry.flag("exited")
    if kind == "exited":
        area = entry.text("exit", default="")
    entry.finish()
    return Condition(kind, side, number, who, area)
