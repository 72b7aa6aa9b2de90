"""The siege marker on the calendar of the siege. Guiscard 11.1, 11.6; The Anarchy 7.1, 7.9."""

from __future__ import annotations

from hauberk.siege import building, provisions
from hauberk.siege import events as e
from hauberk.siege.doing import Doing
from hauberk.siege.field import SiegeField


def runs(field: SiegeField) -> bool:
    """Does the siege keep its own calendar? The days of a campaign are everybody's, and no marker moves them. [RULING-C-SIEGE-EVENTS]"""
    return not field.daily and not field.rules.switches.marker_moves_food_only


def move(doing: Doing, boxes: int, why: str) -> None:
    """The marker goes some spaces on: as many days of food are gone, and all that has its day on the calendar comes nearer. Nothing is
    drawn, ordered or fought in the days between.

    [EVENT-12, EVENT-14, A-EVENT-12, A-EVENT-14, RULING-G-53, RULING-A-EVENT-05, RULING-A-SIEGE-02, BESB-05]
    """
    if not runs(doing.field):
        lose(doing, boxes, why)
        return
    doing.emit(e.MarkerMoved(doing.state.day + boxes, boxes, why))
    if doing.state.swapped:
        doing.emit(e.StoreChanged(max(0, doing.state.store - boxes), "stolen"))
    provisions.change(doing, -boxes, why)
    building.days_pass(doing, boxes)
    if doing.state.restock:
        doing.emit(e.CampBurnt(max(0, doing.state.restock - boxes)))


def lose(doing: Doing, days: int, why: str) -> None:
    """Only food is gone, from whoever is besieged. [RULING-G-53 b, RULING-A-EVENT-05 b, RULING-C-SIEGE-EVENTS, BESB-05]"""
    if doing.state.swapped:
        doing.emit(e.StoreChanged(max(0, doing.state.store - days), "stolen"))
    else:
        provisions.change(doing, -days, why)
