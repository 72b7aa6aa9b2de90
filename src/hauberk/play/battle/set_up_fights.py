"""What a fight of a siege asks for besides people and ground: who may end it, and who must come out. [ASSLT-09, GSORT-05, A-ACT-38]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.being import NOBODY
from hauberk.battle.core.field import Call, Sally
from hauberk.battle.scenario.calling_off import GATHERED, WHEN
from hauberk.board.board import Cells
from hauberk.common.faults import Reader, near

if TYPE_CHECKING:
    from hauberk.play.battle.scenario import SetUp


def read_calls(set_up: SetUp, areas: dict[str, Cells]) -> tuple[Call, ...]:
    """`[[call_off]] side, when, area, of`: who may end the fight. [ASSLT-09, A-ACT-08, GSORT-05, A-ACT-39]"""
    found = []
    for entry in set_up.reader.children("call_off"):
        side, when = set_up.side(entry), entry.choice("when", WHEN)
        area, of = "", NOBODY
        if when == GATHERED:
            area, of = area_named(set_up, entry, "area", areas), set_up.side(entry, "of")
        entry.finish()
        found.append(Call(side, when, area, of))
    return tuple(found)


def read_sallies(set_up: SetUp, areas: dict[str, Cells]) -> tuple[Sally, ...]:
    """`[[sally]] side, place, turns`: out of the place by the end of that turn. [A-ACT-38, RULING-A-ACT-16]"""
    found = []
    for entry in set_up.reader.children("sally"):
        found.append(Sally(set_up.side(entry), area_named(set_up, entry, "place", areas), entry.integer("turns", least=1)))
        entry.finish()
    return tuple(found)


def area_named(set_up: SetUp, entry: Reader, key: str, areas: dict[str, Cells]) -> str:
    """An area of the battle, or a place of its map, which becomes one."""
    name, places = entry.text(key), set_up.board.areas
    if name not in areas and name not in places:
        entry.fault(key, f"no place {name!r} here", near(name, (*areas, *places)))
    areas.setdefault(name, places.get(name, 0))
    return name
