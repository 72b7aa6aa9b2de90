"""The cheapest way through hexes a player names, without leaving the rules: floods and plans of the engine do the work."""

from __future__ import annotations

from hauberk.battle.core.being import Being
from hauberk.battle.core.commands import Move
from hauberk.battle.core.field import Position
from hauberk.battle.movement.far import too_far
from hauberk.battle.movement.mobility import may_move, obstacles
from hauberk.battle.movement.reach import foot_reach
from hauberk.battle.movement.walking import Walk, plan_move, plan_walk
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.battle.riding.two_hexes import leg, pose_of
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal

Path = tuple[Cell, ...]


def way(position: Position, man: Being, hexes: Path) -> Path | Refusal:
    """The cheapest path through these hexes; a hex that is one step away is stepped into, all others are gone to."""
    if refusal := may_move(position.state, man):
        return refusal
    paths: list[tuple[Path, Being]] = [((), man)] if hexes else []
    for goal in hexes:
        paths = [(path + part, there) for path, here in paths[:1] for part, there in _onward(position, here, goal)]
        if not paths:
            return too_far(position, man, goal, obstacles(position, man))
    for path, _ in paths:
        if not isinstance(plan_move(position, Move(man.id, path)), Refusal):
            return path
    return paths[0][0] if paths else ()


def _onward(position: Position, here: Being, goal: Cell) -> list[tuple[Path, Being]]:
    """Ways from where somebody has come to the next hex, the cheapest first, and how he arrives."""
    if leg(position.field.board, pose_of(here), goal) is not None:
        found: list[Path] = [(goal,)]
    else:
        found = _flooded(position, here, goal)
    return [(part, there) for part in found if (there := _arrived(position, here, part)) is not None]


def _flooded(position: Position, here: Being, goal: Cell) -> list[Path]:
    around, points = obstacles(position, here), max(0, here.left)
    if here.tail < 0:
        reach = foot_reach(position.field, here, points, around)
        return [reach.path(goal)] if reach.reached >> goal & 1 else []
    ride = rider_reach(position.field, here, points, around)
    facings = sorted((facing for facing in range(6) if ride.reached[facing] >> goal & 1), key=lambda facing: ride.price(goal, facing))
    return [ride.path(goal, facing) for facing in facings]


def _arrived(position: Position, here: Being, part: Path) -> Being | None:
    walk = plan_walk(position, here, part, max(0, here.left))
    if not isinstance(walk, Walk):
        return None
    last = walk.strides[-1]
    cell, tail, facing = last.leg.pose
    return here._replace(cell=cell, tail=tail, facing=facing, left=here.left - walk.price, debt=last.debt)
