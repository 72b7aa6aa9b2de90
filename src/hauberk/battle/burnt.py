"""What fire leaves of the thing it has burned for three turns. Guiscard 9.2, 10.2.5; The Anarchy 3.2.4, 3.3.8; the classic siege 2.11.4."""

from __future__ import annotations

from hauberk.battle import events as e
from hauberk.battle.doing import Doing
from hauberk.battle.fuel import gate_at, is_palisade
from hauberk.board.board import Board, Cell

RULE = "FIRE-11"


def destroyed(doing: Doing, cell: Cell) -> None:
    """What stood on a burning hex is gone: a gate lies open, a palisade falls, a tent is ash, a bridge is down.

    [FIRE-11, FIRE-12, GATE-04, A-DOOR-07, A-ENTR-07, SC-FIRE-07]
    """
    field, state = doing.field, doing.state
    gate = gate_at(field, state, cell)
    if gate is not None:
        doing.emit(e.DoorSet(gate.id, "broken"))
    elif is_palisade(field.board, cell):
        _palisade(doing, cell)
    else:
        _ground(doing, cell)


def _palisade(doing: Doing, cell: Cell) -> None:
    """The stakes fall. [PALI-05]"""


def _ground(doing: Doing, cell: Cell) -> None:
    """Ash on the ground, nothing above it; what bridged water lies in it."""
    board = doing.field.board
    ground = board.ground[cell]
    _clear_sides(doing, cell)
    if ground.id in ("fixed_bridge", "gangway"):
        doing.emit(e.GroundSet(cell, "bridge_destroyed"))
    elif board.storey(cell) > 0:
        doing.emit(e.GroundSet(cell, ""))
    else:
        doing.emit(e.GroundSet(cell, _below(board, cell)))


def _below(board: Board, cell: Cell) -> str:
    """What lies under something of wood on the ground: the water a jetty stands in, else scorched earth."""
    ground, base = board.ground[cell], board.base[cell]
    if base.id != ground.id:
        return base.id
    around = [board.ground[other] for other in board.neighbours[cell] if other >= 0] if "structure" in ground.traits else []
    return next((other.id for other in around if "water" in other.traits), "burnt")


def _clear_sides(doing: Doing, cell: Cell) -> None:
    """Canvas and boards round it are gone with it."""
    board = doing.field.board
    for side in range(6):
        kind = board.sides.get((cell, side))
        if kind is not None and kind.material == "wood" and (cell, side) in board.inner:
            doing.emit(e.SideSet(cell, side, ""))
