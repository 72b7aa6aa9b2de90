"""What burns: wood, canvas and naphtha, where hands and flames reach it, and how readily an arrow lights it. Guiscard 10.2, 10.3."""

from __future__ import annotations

from hauberk.battle.core.field import Field, Position
from hauberk.battle.machines.footprint import machine_at
from hauberk.board.board import NOWHERE, Board, Cell, Gate, bits

WOOD, TENT, TOWER, TOWER_SIDE = "wood", "tent", "siege_tower", "tower_side"
"""Words of the fire table: in which column an arrow at something is read. [RULING-G-30, SC-FIRE-08]"""
BURNT = "burnt"
"""What fire leaves of timber on dry ground."""


def fuel(position: Position, cell: Cell) -> str:
    """What would burn on a cell, in the words of the fire table; "" where nothing does.

    [FIRE-03, FLARROW-01, RULING-G-30, RULING-S-35, RULING-A-ENTR-02, A-SCAF-07, A-ENTR-07, A-HOARD-27, A-RAM-14, A-GALL-10, SC-FIRE-01,
    TENT-06, CAMP-09]
    """
    field, state = position
    if cell < 0:
        return ""
    if cell in state.works.naphtha:
        return "naphtha"
    ground = field.board.ground[cell]
    if "tent" in ground.traits:
        return TENT
    if state.machines and ground.material == "wood" and (found := machine_at(position, cell)) is not None:
        return found[0].kind
    if field.rules.switches.only_engines_burn:
        return ""
    gate = gate_at(position, cell)
    if gate is not None:
        return field.board.doors[gate.kind].burns
    return ground.burns or (WOOD if is_palisade(field.board, cell) else "")


def burns(position: Position, cell: Cell) -> bool:
    """Can this cell catch fire? [FIRE-03, SC-FIRE-01]"""
    return fuel(position, cell) != ""


def is_palisade(board: Board, cell: Cell) -> bool:
    """Does a palisade stand on the outer sides of this hex? [RULING-G-02]"""
    for side in range(6):
        kind = board.sides.get((cell, side))
        if kind is not None and "stakes" in kind.traits and (cell, side) in board.inner:
            return True
    return False


def gate_at(position: Position, cell: Cell) -> Gate | None:
    """The door or gate that burns when this cell does, if it still stands. [GATE-04, A-DOOR-07, A-ENTR-07]"""
    for gate in position.field.board.gates.values():
        stands = position.state.works.doors.get(gate.id, gate.state) != "broken"
        if stands and position.field.board.doors[gate.kind].burns and (cell in gate.cells or any(cell == inner for inner, _ in gate.sides)):
            return gate
    return None


def under_timber(board: Board, cell: Cell) -> str:
    """What lies under something of wood on the ground: the water a jetty stands in, else scorched earth."""
    ground, base = board.ground[cell], board.base[cell]
    if base.id != ground.id:
        return base.id
    around = [board.ground[other] for other in bits(board.around[cell])] if "structure" in ground.traits else []
    return next((other.id for other in around if "water" in other.traits), BURNT)


def is_sheltered(field: Field, cell: Cell) -> bool:
    """Does a roof or a floor of a machine keep the first flames off those who are here? [A-TOWER-35, A-RAM-14, A-GALL-10]"""
    return field.rules.works.fire_safe_turns > 0 and "in_engine" in field.board.ground[cell].traits


# -- where flames and hands reach ------------------------------------------------------------------------------------


def seat(board: Board, cell: Cell) -> Cell:
    """The timber under a platform burns with the platform: what counts is the walk on top. [PLAT-04]"""
    above = cell + board.plane
    framed = "frame" in board.ground[cell].traits and above < board.size and board.all >> above & 1
    return above if framed and "platform" in board.ground[above].traits else cell


def _body(board: Board, cell: Cell) -> tuple[Cell, ...]:
    """A cell, and the timber that carries it."""
    below = cell - board.plane
    return (cell, below) if below >= 0 and board.all >> below & 1 and seat(board, below) == cell else (cell,)


def reach(field: Field, cell: Cell, by_hand: bool = False) -> list[Cell]:
    """What lies next to a cell for fire: the hexes around, and the floors right above and below. Hands do not reach through walls.

    [FIRE-02, FIRE-06, A-TOWER-32, A-TOWER-34]
    """
    board = field.board
    found: dict[Cell, None] = {}
    for part in _body(board, cell):
        for side, other in enumerate(board.neighbours[part]):
            if other != NOWHERE and not (by_hand and _walled(board, part, side)):
                found[seat(board, other)] = None
    for storey in (board.storey(cell) - 1, board.storey(cell) + 1):
        if 0 <= storey < board.storeys and board.storey(cell) >= 0:
            other = board.above(cell, storey)
            if board.all >> other & 1:
                found[seat(board, other)] = None
    found.pop(cell, None)
    return sorted(found)


def _walled(board: Board, cell: Cell, side: int) -> bool:
    """Does something that is neither wood nor canvas stand between?"""
    kind = board.sides.get((cell, side))
    return kind is not None and kind.blocks and kind.material != "wood" and "parapet" not in kind.traits
