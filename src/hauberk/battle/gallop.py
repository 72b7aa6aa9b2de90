"""How far a rider can charge: plain steps only, with a least number of hexes. Rulebook 7.2.1."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.being import Being
from hauberk.battle.field import Field
from hauberk.battle.reach import Obstacles
from hauberk.board.board import Board, Cell, Cells
from hauberk.board.going import Going


class Gallop(NamedTuple):
    """Places a rider reaches without any tight turn. [CHARGE-06, CHARGE-07]"""

    start: tuple[Cell, int]
    board: Board
    going: Going
    obstacles: Obstacles
    surcharge: int
    least: int
    onward: list[list[list[Cells]]]
    """By hexes covered (the last entry: the least number or more), points spent and facing: heads from which he can go on."""
    arrive: list[list[list[Cells]]]

    def ends(self, facing: int) -> Cells:
        """Heads with this facing where a charge of sufficient length can end."""
        found = 0
        for row in self.arrive[self.least]:
            found |= row[facing]
        return found

    def path(self, cell: Cell, facing: int) -> tuple[Cell, ...]:
        """A cheapest way that is long enough."""
        spent = next(points for points, row in enumerate(self.arrive[self.least]) if row[facing] >> cell & 1)
        hexes, standing, path = self.least, True, []
        while (hexes or spent) and not (hexes == 0 and (cell, facing) == self.start):
            path.append(cell)
            hexes, cell, facing, spent = self._before(hexes, cell, facing, spent, standing)
            standing = False
        return tuple(reversed(path))

    def _before(self, hexes: int, cell: Cell, facing: int, spent: int, standing: bool) -> tuple[int, Cell, int, int]:
        zone = self.obstacles.zone
        tail = self.board.neighbours[cell][(facing + 3) % 6]
        price = self.going.step[tail, cell] + self.obstacles.loads.extra(cell)
        debt = bool(zone >> cell & zone >> tail & 1)
        before = spent - price - (self.surcharge if debt and not standing else 0)
        for fewer in (hexes - 1, hexes) if hexes == self.least else (hexes - 1,):
            for turn in (0, 1, 5):
                source = (facing + turn) % 6
                if 0 <= fewer and 0 <= before and self.onward[fewer][before][source] >> tail & 1:
                    return fewer, tail, source, before
        raise LookupError((hexes, cell, facing, spent))


def gallop(field: Field, being: Being, points: int, obstacles: Obstacles, least: int) -> Gallop:
    """Flood the board with plain steps, counting hexes up to the least number. [CHARGE-04, CHARGE-06, CHARGE-07, CHARGE-14]"""
    board, going = field.board, field.going(being)
    surcharge = field.rules.infiltration.surcharge
    blocked, zone, loads = obstacles
    free = ~(blocked | loads.barred)
    costs = [(price, cells & free) for price, cells in going.costs]
    onward = [[[0] * 6 for _ in range(points + 16)] for _ in range(least + 1)]
    arrive = [[[0] * 6 for _ in range(points + 16)] for _ in range(least + 1)]
    done = [[0] * 6 for _ in range(least + 1)]
    onward[0][0][being.facing] = 1 << being.cell

    def go(heads: Cells, facing: int, spent: int, hexes: int) -> None:
        shift = board.shifts[facing]
        pressed = heads & zone
        for cells in (heads ^ pressed, pressed):
            moved = cells & going.open[facing]
            near = moved << shift if shift > 0 else moved >> -shift
            entered = [(price, near & enterable) for price, enterable in costs]
            for odd in going.odd:
                if odd.side == facing:
                    moved = cells & odd.start
                    entered.append((odd.cost, (moved << shift if shift > 0 else moved >> -shift) & free))
            if loads.slow:
                slowed = [(price + loads.surcharge, part & loads.slow) for price, part in entered]
                entered = [(price, part & ~loads.slow) for price, part in entered] + slowed
            for price, part in entered:
                total = spent + price
                if not part or total > points:
                    continue
                arrive[hexes][total][facing] |= part
                if cells is pressed:
                    onward[hexes][total][facing] |= part & ~zone
                    onward[hexes][total + surcharge][facing] |= part & zone
                else:
                    onward[hexes][total][facing] |= part

    for spent in range(points):
        for hexes in range(least + 1):
            fronts = onward[hexes][spent]
            for facing in range(6):
                fronts[facing] &= ~done[hexes][facing]
                done[hexes][facing] |= fronts[facing]
            for facing in range(6):
                heads = fronts[facing] | fronts[facing - 1] | fronts[(facing + 1) % 6]
                if heads:
                    go(heads, facing, spent, min(least, hexes + 1))
    return Gallop((being.cell, being.facing), board, going, obstacles, surcharge, least, onward, arrive)
