"""What fire leaves of the thing it has burned for three turns. Guiscard 9.2, 10.2.5; The Anarchy 3.2.4, 3.3.8; the classic siege 2.11.4."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.doing import Doing
from hauberk.battle.fire.fuel import gate_at, is_palisade, under_timber
from hauberk.battle.machines.destroying import lose
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.storming import ladders
from hauberk.battle.walls import bridges, hoardings
from hauberk.battle.walls.doors import burn_down
from hauberk.battle.walls.hoardings import come_down
from hauberk.battle.walls.palisades import fell
from hauberk.board.board import Cell

RULE = "FIRE-11"


def destroyed(doing: Doing, cell: Cell) -> None:
    """What stood on a burning hex is gone: a machine or a part of it, a gate, a palisade with its platform, a bridge, a tent.

    [FIRE-11, FIRE-12, GATE-04, PALI-05, PLAT-04, A-DOOR-07, A-ENTR-07, A-HOARD-27, A-SCAF-07, SC-FIRE-07]
    """
    ladders.destroy(doing, cell)  # no fuel, but what lies in a burnt hex is gone
    position = doing.position
    found, gate = machine_at(position, cell), gate_at(position, cell)
    if found is not None:
        lose(doing, *found, RULE)
    elif gate is not None:
        burn_down(doing, gate)
    elif is_palisade(position.field.board, cell):
        fell(doing, cell, RULE)
    elif position.field.board.ground[cell].traits & {"span"}:
        bridges.destroy(doing, cell, RULE)
    elif "hoarding" in position.field.board.ground[cell].traits:
        hoardings.destroy(doing, cell, "A-HOARD-27")
    else:
        _ashes(doing, cell)


def _ashes(doing: Doing, cell: Cell) -> None:
    """Ashes on the ground, nothing above it; canvas and boards round it are gone too. [FIRE-11, SC-FIRE-07]"""
    board = doing.field.board
    for side in range(6):
        kind = board.sides.get((cell, side))
        if kind is not None and kind.material == "wood" and (cell, side) in board.inner:
            doing.emit(e.SideSet(cell, side, ""))
    if board.storey(cell) > 0:
        come_down(doing, cell, RULE)
    else:
        doing.emit(e.GroundSet(cell, under_timber(board, cell)))
