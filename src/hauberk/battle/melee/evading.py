"""Ways out of a combat that a horse archer refuses. Rulebook 7.4."""

from __future__ import annotations

from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.commands import Withdraw
from hauberk.battle.core.field import Position
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.riding.two_hexes import Pose, front_hexes, pose_of
from hauberk.grid.hex import opposite


def may_refuse(position: Position, men: tuple[BeingId, ...], target: BeingId) -> bool:
    """A mounted archer attacked only by slower enemies, with a way out. [REFUSE-01, RULING-T-120]"""
    archer = position.state.beings[target]
    if not archer.able or not archer.mounted or "horse_archer" not in archer.character.traits:
        return False
    if any(position.state.beings[who].values.movement >= archer.values.movement for who in men):
        return False
    return bool(withdraw_choices(position, men, archer))


def withdraw_choices(position: Position, men: tuple[BeingId, ...], archer: Being) -> list[Withdraw]:
    """Two plain steps forward, or two straight back, over empty hexes, out of the attackers' reach. [REFUSE-01, REFUSE-02]"""
    found = []
    for poses in ways_out(position, archer):
        if not still_adjacent(position, men, poses[-1]):
            backwards = poses[0].cell == archer.tail
            found.append(Withdraw(tuple(pose.tail if backwards else pose.cell for pose in poses)))
    return found


def ways_out(position: Position, archer: Being) -> list[tuple[Pose, ...]]:
    """All of them, wherever they end. [REFUSE-02, RULING-T-120]"""
    field, state = position
    barred = state.occupied & ~archer.area | machine_cells(state) | hindrances(position).barred
    step, board = field.move_graph(archer).step, field.board
    start = pose_of(archer)
    ways: list[tuple[Pose, ...]] = [()]
    for _ in range(field.rules.figures.refusal_hexes):
        longer = []
        for way in ways:
            pose = way[-1] if way else start
            for cell in front_hexes(board, pose):
                facing = board.direction(pose.cell, cell)
                if cell >= 0 and facing is not None and (pose.cell, cell) in step and not barred >> cell & 1:
                    longer.append((*way, Pose(cell, pose.cell, facing)))
        ways = longer
    back: tuple[Pose, ...] = ()
    pose = start
    for _ in range(field.rules.figures.refusal_hexes):
        behind = board.neighbours[pose.tail][opposite(pose.facing)]
        if (pose.tail, behind) not in step or barred >> behind & 1:
            return ways
        pose = Pose(pose.tail, behind, pose.facing)
        back = (*back, pose)
    return [*ways, back]


def still_adjacent(position: Position, men: tuple[BeingId, ...], pose: Pose) -> bool:
    """Would he still touch one of the attackers there? [RULING-T-120]"""
    around = position.field.board.around[pose.cell] | position.field.board.around[pose.tail]
    return any(position.state.beings[who].area & around for who in men)
