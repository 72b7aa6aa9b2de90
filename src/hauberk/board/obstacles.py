"""What stands up from the ground and stops lines of fire: walls and their openings, roofs, floors, solid ground.

Heights are twice the level, as on the board. A line has two ends; whether it passes something depends on how high either end stands
and on how far either is from the thing, counted along the line. What is possible downwards is possible upwards; the top of an outside
stair is as high as any other place of its level. [LEVEL-01, LEVEL-02, LEVEL-03, LEVEL-06, RULING-G-18, RULING-G-84]
"""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.board.barriers import LEVEL, Barrier, Bars, Ends, Masks, Mass, Passed, is_eye, is_opening, shared_start, stacked
from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.terrain import HexsideKind
from hauberk.board.traces import CENTRE
from hauberk.grid.hex import Facing, opposite
from hauberk.grid.line import axis_of, in_slit_field

SKY = 99
"""Higher than anything."""


class Obstacles:
    """Everything on a board that a line of fire must pass, besides trees and the tops of banks."""

    def __init__(self, board: Board, before: Obstacles | None = None, changed: Cells = 0) -> None:
        """`before`: what stood there when only the cells and sides that have `changed` since were otherwise; the rest is taken from it."""
        self.board = board
        if before is None:
            self.masses: dict[Cell, list[Mass]] = {}
            """What fills a hex, by its cell on the ground."""
            self.barriers: dict[tuple[Cell, Cell], list[Barrier]] = {}
            """What stands between two hexes, either way."""
            self.starts: dict[Cell, list[tuple[Facing, Barrier]]] = {}
            """Sides of a cell, or ends of sides, from which one shoots. [WIN-02, WIN-05, DOOR-03, TDOOR-02, LOOP-02, LOOP-03]"""
            self.screens: Cells = 0
            """Cells with a mantlet, which stops lines on its own level. [A-MANT-05]"""
            self.sealed: Cells = 0
            self.built: Cells = 0
            """Hexes where anything of all this is, by their cells on the ground."""
            self.eyed: set[tuple[Cell, Cell]] = set()
            """Steps in through a window or a slit."""
            self.lids: dict[Cell, int] = {}
            """The height of the next floor or roof over a cell."""
            self.tops: dict[Cell, int] = {}
            self._older: dict[tuple[int, int], tuple[Masks, Cells]] = {}
            """What stood in the way of lines before, and the hexes that have changed since."""
            self._build(self._on_all_storeys((1 << board.plane) - 1))
        else:
            self._take_over(before, changed)
        self.roofed: Cells = board.where(roofed=True)
        self._masks: dict[tuple[int, int], Masks] = {}
        self._rooms: dict[Cell, Cells] = {}

    def _take_over(self, before: Obstacles, changed: Cells) -> None:
        """All that stood there before, but for the hexes that have changed and two rings round them: a wall may end at its neighbours."""
        board = self.board
        self.masses, self.barriers, self.starts = before.masses.copy(), before.barriers.copy(), before.starts.copy()
        self.lids, self.tops, self.screens, self.sealed = before.lids.copy(), before.tops.copy(), before.screens, before.sealed
        columns = 0
        for storey in range(board.size // board.plane):
            columns |= changed >> storey * board.plane & (1 << board.plane) - 1
        columns = board.ringed(board.ringed(columns)) & (1 << board.plane) - 1
        cells = self._on_all_storeys(columns)
        gone = list(bits(columns))
        for column in gone:
            self.masses.pop(column, None)
            for shift in board.shifts:
                self.barriers.pop((column, column + shift), None)
                self.barriers.pop((column + shift, column), None)
        for cell in bits(cells):
            self.starts.pop(cell, None)
            self.lids.pop(cell, None)
            self.tops.pop(cell, None)
        self.screens &= ~cells
        self.sealed &= ~cells
        self.built = before.built & ~columns
        self.eyed = {(one, two) for one, two in before.eyed if not (columns >> one | columns >> two) & 1}
        older = {key: (masks, known | columns) for key, (masks, known) in before._older.items()}
        self._older = older | {key: (masks, columns) for key, masks in before._masks.items()}
        self._build(cells)

    def _on_all_storeys(self, columns: Cells) -> Cells:
        """The cells of some hexes, from the mines to the roofs, whether they are there or not."""
        found = 0
        for storey in range(self.board.size // self.board.plane):
            found |= columns << storey * self.board.plane
        return found

    def _build(self, cells: Cells) -> None:
        """What stands on some hexes, all their storeys, and on their sides."""
        board, plane = self.board, self.board.plane
        columns = cells & (1 << plane) - 1
        for cell in bits(board.all & cells):
            self._fill(cell)
        raised: dict[tuple[Cell, Cell], None] = {}
        for (cell, facing), kind in board.sides.items():
            beyond = cell + board.shifts[facing]
            if not (cells >> cell & 1 or (beyond >= 0 and cells >> beyond & 1)):
                continue
            back = beyond, opposite(facing)
            if (cell, facing) in board.inner or (back not in board.inner and cell < back[0]):
                raised |= dict.fromkeys(self._raise(cell, facing, kind, cells))
        final: dict[tuple[Cell, Facing], Barrier] = {}
        for pair in raised:
            self.barriers[pair] = stacked(self.barriers[pair])
            final |= {(barrier.inner, barrier.facing): barrier for barrier in self.barriers[pair]}
            if any(is_eye(barrier) for barrier in self.barriers[pair]):
                self.eyed |= {(barrier.outside, barrier.inside) for barrier in self.barriers[pair] if is_eye(barrier)}
        for cell in bits(cells & cells_of(self.starts)):
            self.starts[cell] = [(facing, final[old.inner, old.facing]) for facing, old in self.starts[cell]]
        for column in bits(columns):
            masses = self.masses.get(column, ())
            self.sealed |= cells_of(mass.cell for mass in masses if mass.kind == "sealed")
            self.tops |= {mass.cell: mass.top for mass in masses}
        self.built |= (cells_of(self.masses) | cells_of(column for pair in raised for column in pair)) & columns
        self.built |= cells_of(cell % plane for cell in bits(self.screens & cells))
        self.built |= cells_of(cell % plane for cell in self.starts if cells >> cell & 1)
        self.lids |= {cell: min(lows) for cell in bits(board.all & cells) if (lows := self._above(cell))}

    def masks(self, low: int, high: int) -> Masks:
        """What stands in the way of lines between two heights, worked out when first asked for."""
        found = self._masks.get((low, high))
        if found is None:
            found = self._masks[low, high] = self._masked(low, high)
        return found

    def _masked(self, low: int, high: int) -> Masks:
        """The same, from what it was before where that is known."""
        old, columns = self._older.get((low, high), (None, (1 << self.board.plane) - 1))
        stop = clear = doubt = rooms = 0
        if old is not None:
            stop, clear, doubt, rooms = old.stop & ~columns, old.clear & ~columns, old.doubt & ~columns, old.rooms & ~columns
        for column in bits(columns & self.built):
            for mass in self.masses.get(column, ()):
                if mass.low > high or low >= mass.top:
                    continue
                if mass.kind == "room" and mass.low <= low and high < mass.top:
                    continue
                if high < mass.top:
                    stop |= 1 << column
                elif mass.kind == "sealed":
                    doubt |= 1 << column
                else:
                    clear |= 1 << column
                if mass.kind in ("room", "sealed"):
                    rooms |= 1 << column
        for cell in bits(self.screens):
            doubt |= 1 << cell % self.board.plane
        sides = tuple(self._barred(low, high, facing, old, columns) for facing in range(6))
        near = stop | clear | doubt
        for bars in sides:
            near |= bars.stop | bars.clear | bars.doubt
        return Masks(stop, clear, rooms, doubt, near, sides)

    def _barred(self, low: int, high: int, facing: Facing, old: Masks | None, columns: Cells) -> Bars:
        """The hexes with something on one of their sides that stands in the way of lines between two heights."""
        before, shift = old.sides[facing] if old is not None else Bars(0, 0, 0), self.board.shifts[facing]
        stop, clear, doubt = before.stop & ~columns, before.clear & ~columns, before.doubt & ~columns
        for start in bits(columns & self.built):
            for barrier in self.barriers.get((start, start + shift), ()):
                if barrier.low > high or low >= barrier.top or self._of_a_machine(barrier, high):
                    continue
                if barrier.opening == "door":
                    doubt |= 1 << start
                elif high < barrier.top:
                    stop |= 1 << start
                else:
                    clear |= 1 << start
        return Bars(stop, clear, doubt)

    # -- building ----------------------------------------------------------------------------------------------

    def _beyond(self, cell: Cell, facing: Facing) -> Cell:
        return cell + self.board.shifts[facing]

    def _fill(self, cell: Cell) -> None:
        """Solid ground reaches up to the floor above it, a room to its roof; no line passes a screen, however high. [SC-SCREEN-02]"""
        board = self.board
        traits, low = board.ground[cell].traits, board.height[cell]
        above = [
            board.height[other] for other in board.column(cell) if board.height[other] > low and other // board.plane > cell // board.plane
        ]
        if "opaque" in traits:
            mass = Mass(low, low + SKY, "solid", cell)
        elif "solid" in traits:
            tall = 2 if board.ground[cell].material == "castle_stone" else 1
            mass = Mass(low, min(above, default=low + tall * LEVEL), "solid", cell)
        elif "roofed" in traits:
            mass = Mass(low, min(above, default=low + LEVEL), "sealed" if "sealed" in traits else "room", cell)
        elif board.storey(cell) > 0:
            mass = Mass(low, low, "floor", cell)
        else:
            return
        self.masses.setdefault(cell % board.plane, []).append(mass)

    def _raise(self, cell: Cell, facing: Facing, kind: HexsideKind, cells: Cells) -> tuple[tuple[Cell, Cell], ...]:
        """A wall stands on the lower of its two hexes; named from inside, if it has an inside. The steps over it, either way."""
        board = self.board
        inside = cell % board.plane
        outside = board.neighbours[inside][facing] if board.all >> inside & 1 else -1
        if "screen" in kind.traits and kind.blocks:
            self.screens |= 1 << cell
        opening = is_opening(kind)
        if outside < 0 or not (kind.blocks_sight or opening):
            return ()
        beyond = self._beyond(cell, facing)
        there = [board.height[each] for each in (cell, beyond) if board.all >> each & 1]
        low = min(there, default=0)
        start = shared_start(board, cell, facing) if "shared" in kind.traits else facing
        barrier = Barrier(low, low + kind.top * LEVEL, kind, cell, facing, inside, outside, start)
        self.barriers.setdefault((inside, outside), []).append(barrier)
        self.barriers.setdefault((outside, inside), []).append(barrier)
        if opening and cells >> cell & 1:
            self.starts.setdefault(cell, []).append((start, barrier))
        if opening and cells >> beyond & 1 and "window" in kind.traits and "slit" not in kind.traits and board.all >> beyond & 1:
            self.starts.setdefault(beyond, []).append((opposite(facing), barrier))
        return (inside, outside), (outside, inside)

    # -- what a line passes --------------------------------------------------------------------------------------

    def _above(self, cell: Cell) -> list[int]:
        masses, mine = self.masses.get(cell % self.board.plane, ()), self.board.height[cell]
        return [mass.low for mass in masses if mass.cell != cell and mass.low > mine]

    def hides(self, one: Cell, two: Cell, a: int, b: int) -> bool:
        """Is there a roof or a floor over one end, at or below the other? Nobody shoots straight up or down. [A-SCAF-05, GATE-07]"""
        if (one - two) % self.board.plane == 0:
            return True
        lids = self.lids
        return (one in lids and lids[one] <= b) or (two in lids and lids[two] <= a)

    def crosses(self, ends: Ends, column: Cell, at: int) -> str:
        """What stops a line over a hex on its way: a wall, a roof, a height that is not cleared; nothing if it passes.

        [LEVEL-01, LEVEL-02, PLAT-06, PLAT-07, A-HOARD-20, A-MANT-05, A-MANT-06, A-TOWER-22, A-RAM-10, SC-TOWER-09, SC-RUBBLE-05]
        """
        if self.screens and ends.a == ends.b:
            for cell in self.board.column(column):
                if self.screens >> cell & 1 and self.board.height[cell] == ends.a:
                    return "screen_blocks"
        for mass in self.masses.get(column, ()):
            if mass.kind == "sealed" and self._right_behind(ends, mass, at):
                return "roof_hides"
            if mass.low > ends.high or ends.clears(mass.top, at) or self._shares(ends, mass):
                continue
            if ends.high >= mass.top:
                return "too_low_behind"
            if mass.top - mass.low == SKY:
                return "screen_blocks"
            return "wall_blocks" if mass.kind == "solid" else "roof_hides"
        return ""

    def _right_behind(self, ends: Ends, mass: Mass, at: int) -> bool:
        """Somebody right behind a hoarding is hidden even from above, for it is roofed; nor does he shoot out past it.

        [A-HOARD-14, A-HOARD-15, A-HOARD-17, A-HOARD-21]
        """
        storey = mass.cell // self.board.plane
        near = [(ends.one, 2), (ends.two, ends.length - 2)]
        return any(at == place and end // self.board.plane == storey and not self.sealed >> end & 1 for end, place in near) and not any(
            self.sealed >> end & 1 and end // self.board.plane == storey for end in (ends.one, ends.two)
        )

    def _shares(self, ends: Ends, mass: Mass) -> bool:
        """Is this a room that the line runs through on its own floor? What shots may enter but not cross counts for those inside."""
        if mass.kind not in ("room", "sealed"):
            return False
        plane, storey = self.board.plane, mass.cell // self.board.plane
        rooms = self.sealed if mass.kind == "sealed" else self.roofed
        if any(rooms >> end & 1 and end // plane == storey for end in (ends.one, ends.two)):
            return True
        return mass.kind == "room" and mass.low <= ends.low and ends.high < mass.top

    def meets(self, ends: Ends, start: Cell, end: Cell, at: int) -> str | list[Passed]:
        """Between two hexes on a line: the reason that stops it, or the openings it passes. [BLDG-02, BLDG-03, PALI-04, CWALL-02]"""
        passed: list[Passed] = []
        for barrier in self.barriers.get((start, end), ()):
            if barrier.low > ends.high:
                continue
            reason = "too_low_behind" if ends.high >= barrier.top else "wall_blocks"
            if barrier.opening and self._uses(ends, barrier, start, end):
                inward = start == barrier.outside
                own = at == 1 and ends.start != CENTRE
                reason = self._refuses(ends, barrier, inward, own)
                if not reason:
                    passed.append(Passed(barrier, inward, own))
            # what does not go through an opening may still go over the wall it is in
            if reason and not ends.clears(barrier.top, at) and not self._of_a_machine(barrier, ends.high):
                return reason
        return passed

    def touches(self, ends: Ends, start: Cell, end: Cell, at: int) -> str:
        """What stops a line that only touches the end of a wall: the wall does, an opening in its place does not. [BLDG-02]"""
        walls = [each for each in self.barriers.get((start, end), ()) if not (each.opening and self._uses(ends, each, start, end))]
        return self._stops(ends, walls, at)

    def along(self, ends: Ends, one: Cell, two: Cell, at: int) -> str:
        """What stops a line that runs along the border of two hexes: nobody shoots through a door along its threshold. [BLDG-02]"""
        return self._stops(ends, self.barriers.get((one, two), ()), at)

    def _stops(self, ends: Ends, walls: Sequence[Barrier], at: int) -> str:
        for wall in walls:
            if wall.low <= ends.high and not ends.clears(wall.top, at) and not self._of_a_machine(wall, ends.high):
                return "too_low_behind" if ends.high >= wall.top else "wall_blocks"
        return ""

    def crowded(self, own: Barrier, high: int, length: int) -> bool:
        """Is there more on the side of an opening than it, on other storeys, that could matter to a line out of it?"""
        others = self.barriers[own.inside, own.outside]
        return len(others) > 1 and (length == 2 or any(own.low < other.low <= high for other in others))

    def _of_a_machine(self, barrier: Barrier, high: int) -> bool:
        """Over a hoarding or a machine its hex is the obstacle, not its boards. [A-HOARD-20]"""
        return high >= barrier.top and bool(self.sealed >> barrier.inner & 1)

    def _uses(self, ends: Ends, barrier: Barrier, start: Cell, end: Cell) -> bool:
        """Does the line go through the opening, not over it? On its own height, or because one end is right at it."""
        if barrier.low <= ends.low and ends.high < barrier.low + LEVEL:
            return True
        if (ends.one == barrier.inner and start == barrier.inside) or (ends.two == barrier.inner and end == barrier.inside):
            return True
        return barrier.opening == "door" and self._leaves_by(ends.one, barrier)  # out of a room, downwards or upwards

    def _leaves_by(self, cell: Cell, door: Barrier) -> bool:
        """Is this a door of the room he is in? A door further on lets nobody out from under his own roof. [WIN-01, DOOR-01, TDOOR-01]"""
        if not self.roofed >> cell & 1:
            return False
        beyond = self._beyond(door.inner, door.facing)
        return bool((self.room(cell) >> door.inner | self.room(cell) >> beyond) & 1)

    def room(self, cell: Cell) -> Cells:
        """The cells under one roof that no wall and no opening parts from this one."""
        found = self._rooms.get(cell)
        if found is None:
            found, todo, board = 0, [cell], self.board
            while todo:
                here = todo.pop()
                if found >> here & 1:
                    continue
                found |= 1 << here
                for facing, other in enumerate(board.neighbours[here]):
                    kind = board.sides.get((here, facing))
                    if other >= 0 and self.roofed >> other & 1 and not (kind and (kind.blocks_sight or is_opening(kind))):
                        todo.append(other)
            self._rooms.update(dict.fromkeys(bits(found), found))
        return found

    def _refuses(self, ends: Ends, barrier: Barrier, inward: bool, own: bool) -> str:
        """The conditions of a single opening. [WIN-01, WIN-04, WIN-05, TDOOR-01, LOOP-02, LOOP-05, CWIN-01, RULING-G-06, RULING-G-19]"""
        board = self.board
        if own:
            if barrier.narrow and not in_slit_field(ends.start, *board.offset(ends.one, ends.two)):
                return "out_of_slit_field"
            return ""
        if ends.one == barrier.inner:
            return "from_the_opening"  # who stands at an opening shoots from its middle
        if barrier.opening == "door":
            same = barrier.low <= ends.a < barrier.low + LEVEL
            return "" if same or "castle" not in barrier.kind.traits else "not_at_its_height"
        if ends.two != barrier.inner or not inward:
            return "only_at_the_opening"
        if barrier.narrow and not self._in_axis(ends, barrier):
            return "not_in_line_with_slit"
        return ""

    def _in_axis(self, ends: Ends, barrier: Barrier) -> bool:
        """Does the shooter stand in the straight row of hexes through the slit? [LOOP-03, LOOP-05, RULING-G-19]"""
        dq, dr = self.board.offset(barrier.outside, ends.one)
        sq, sr = axis_of(barrier.start)
        return dq * sr == dr * sq and dq * sq + dr * sr >= 0

    def cannot_pass(self, ends: Ends, passed: list[Passed]) -> str:
        """What forbids a line that passes just these openings; nothing if it is allowed."""
        if self._too_many(ends, passed):
            return "too_many_openings"
        return "roof_hides" if self._sealed_in(ends, passed) else ""

    def _too_many(self, ends: Ends, passed: list[Passed]) -> bool:
        """At most one opening, or two if the target stands at the second; from the sill of a window only into that room.

        [DOOR-01, DOOR-02, DOOR-04, WIN-05]
        """
        if len(passed) < 2:
            return False
        if passed[0].own and passed[0].inward:
            return True
        last = passed[-1]
        return len(passed) > 2 or not (last.inward and last.barrier.inner == ends.two)

    def _sealed_in(self, ends: Ends, passed: list[Passed]) -> bool:
        """Does somebody in a room see out, or is he seen, from another height, without standing at an opening the line passes?"""
        for cell, mine, other in ((ends.one, ends.a, ends.b), (ends.two, ends.b, ends.a)):
            if not self.roofed >> cell & 1:
                continue
            room = next(mass for mass in self.masses[cell % self.board.plane] if mass.cell == cell)
            if mine <= other < room.top:
                continue
            at_it = any(each.barrier.inner == cell for each in passed)
            by_door = cell == ends.one and any(each.barrier.opening == "door" and self._leaves_by(cell, each.barrier) for each in passed)
            if not (at_it or by_door):
                return True
        return False
