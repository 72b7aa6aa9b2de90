"""Machines of a set-up: where they stand, and how many storeys they need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.being import Machine
from hauberk.battle.machines.footprint import WINGS
from hauberk.battle.machines.kinds import MachineKind
from hauberk.board.board import NOWHERE
from hauberk.common.faults import Reader
from hauberk.grid.hex import opposite, rotated
from hauberk.rulesets.tables import base_table
from hauberk.rulesets.tables.machines import load_machines

if TYPE_CHECKING:
    from hauberk.play.battle.scenario import SetUp

MACHINES = load_machines(base_table("machines"))
"""What a scenario can put on wheels."""
HIGHEST = 3
"""The highest ramparts a siege tower is built for; it is then one storey taller. [A-TOWER-06]"""


def storeys_of_machines(reader: Reader) -> int:
    """How many storeys the machines of the set-up need, the ground counted."""
    machines = reader.table.get("machines")
    kinds = [entry.get("kind") for entry in machines if isinstance(entry, dict)] if isinstance(machines, list) else []
    most = max((len(MACHINES[kind].floors) for kind in kinds if isinstance(kind, str) and kind in MACHINES), default=1)
    walls = [entry.get("wall") for entry in machines if isinstance(entry, dict)] if isinstance(machines, list) else []
    return most + (most > 1 and HIGHEST in walls)


def read_machine(set_up: SetUp, entry: Reader, kinds: dict[str, MachineKind]) -> None:
    """A machine, by its rear hex (`at`) or its nose; with a team it is on the road. [OXEN-01, A-TOWER-11, A-RAM-02, A-GALL-03]"""
    kind = entry.choice("kind", kinds)
    facing = rotated(0, entry.integer("facing", least=0))
    length = kinds[kind].length if kind in kinds else 1
    from_nose = "nose" in entry
    line = [set_up.cell(entry, "nose", entry.text("nose")) if from_nose else set_up.cell(entry, "at", entry.text("at"))]
    while len(line) < length and line[-1] >= 0:
        line.append(set_up.board.neighbours[line[-1]][opposite(facing) if from_nose else facing])
    if line[0] < 0 or (line[-1] < 0 and not from_nose):
        entry.fault("at", "the machine does not fit on the map", "give its nose where its rear hangs over the edge")
    cells = tuple(reversed(line + [NOWHERE] * (length - len(line)))) if from_nose else tuple(line)
    name, team = entry.text("id"), entry.texts("team")
    set_up.machines[name] = Machine(
        name, kind, set_up.side(entry), cells, facing, team, folded=entry.flag("folded", default=bool(team)),
        wall=entry.integer("wall", default=2, least=1), wings=entry.choice("wings", WINGS, default="back"), ladder=entry.flag("ladder"),
        loaded=entry.integer("loaded", default=0, least=0), damage=entry.integer("damage", default=0, least=0),
        lost=entry.integers("lost"),
    )  # fmt: skip
    entry.finish()
