"""Places somebody could get to in this movement, as one set a facing, built into paths only when chosen."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Being
from hauberk.battle.core.commands import Move
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.movement.mobility import may_move, own_area
from hauberk.battle.movement.reach import FootReach
from hauberk.battle.movement.walking import plan_move
from hauberk.battle.riding.mounted_reach import RiderReach, heads_free
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.battle.scenario.withdrawal import goes, nearest
from hauberk.battle.walls.buildings import halting
from hauberk.board.board import Cells, bits
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import opposite
from hauberk.players.captain.survey import Survey


class Places:
    """Where one man can stop."""

    def __init__(self, survey: Survey, man: Being) -> None:
        self.position, self.field, self.state, self.man = survey.position, survey.field, survey.state, man
        self._reach: FootReach | RiderReach | None = None
        self.heads: list[Cells] = []
        board = survey.field.board
        free = board.all & ~survey.state.occupied
        if man.left <= 0 or may_move(survey.state, man) is not None:
            return
        self._reach = survey.reach(man, man.left)
        if isinstance(self._reach, FootReach):
            self.heads = [self._reach.reached & free]
        else:
            clear = free | own_area(survey.state, man)
            heads = [heads_free(board, cells, facing, clear) if cells else 0 for facing, cells in enumerate(self._reach.reached)]
            self.heads = halting(survey.field, heads)
        if goes(survey.state, man):
            self.heads = nearest(survey.field, man, self.heads)

    def __len__(self) -> int:
        return sum(cells.bit_count() for cells in self.heads)

    def poses(self) -> Iterator[Pose]:
        """All of them."""
        yield from self._built(self.heads)

    def beside(self, target: Being) -> Iterator[Pose]:
        """Those from which he touches somebody, head first."""
        board = self.field.board
        around = 0
        for cell in target.cells:
            around |= board.around[cell]
        yield from self._built([cells & around for cells in self.heads])
        if self.man.tail >= 0:
            tails = []
            for facing, cells in enumerate(self.heads):
                shift = board.shifts[facing]
                tails.append(cells & ~around & (around << shift if shift > 0 else around >> -shift))
            yield from self._built(tails)

    def _built(self, heads: list[Cells]) -> Iterator[Pose]:
        if self.man.tail < 0:
            for cells in heads:
                for cell in bits(cells):
                    yield Pose(cell)
            return
        ring = self.field.board.neighbours
        for facing, cells in enumerate(heads):
            for cell in bits(cells):
                yield Pose(cell, ring[cell][opposite(facing)], facing)

    def price(self, pose: Pose) -> int:
        """What the way costs."""
        if isinstance(self._reach, RiderReach):
            return self._reach.price(pose.cell, pose.facing)
        assert self._reach is not None
        return self._reach.price(pose.cell)

    def move(self, pose: Pose) -> Move | None:
        """The cheapest way to a place, if the rules allow it."""
        if self._reach is None:
            return None
        if isinstance(self._reach, RiderReach):
            path = self._reach.path(pose.cell, pose.facing)
        else:
            path = self._reach.path(pose.cell)
        command = Move(self.man.id, path)
        return None if isinstance(plan_move(self.position, command), Refusal) else command


def risks(position: Position, command: Move) -> int:
    """How many tests a way through the enemy's lines asks for."""
    walk = plan_move(position, command)
    return 0 if isinstance(walk, Refusal) else sum(stride.test for stride in walk.strides)


def at(man: Being, pose: Pose) -> Being:
    """The man as if he stood at a place."""
    return man if pose == pose_of(man) else man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing)


def friends_of(state: State, man: Being) -> Cells:
    """Hexes of his able comrades."""
    return state.standing(man.side) & ~man.area
