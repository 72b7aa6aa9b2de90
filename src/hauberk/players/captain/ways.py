"""The board as it could be: ways that men could open with ladders, machines and hands, and the crossings the enemy needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core.being import Being, Machine, Side
from hauberk.battle.core.field import Field, Position
from hauberk.battle.machines.footprint import ground_parts, machine_at
from hauberk.battle.machines.kinds import STAND
from hauberk.battle.machines.siege_tower import front_row, reached, rear_hexes
from hauberk.battle.storming.ladders import lean_of, place_for
from hauberk.battle.walls.bombarding import ahead_of
from hauberk.battle.walls.doors import state_of
from hauberk.battle.walls.leaning import Lean, over_the_top
from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import opposite, rotated
from hauberk.players.captain.floods import FAR, LONGEST, marches

Link = tuple[Cell, Cell, int]
"""A way that could be opened: from, to, and what it is worth in points of march."""

RAISE = 9
"""What it costs to bring a ladder against a wall, besides carrying it there."""
OPEN, BREAK, BATTER, BURN = 8, 16, 24, 44
"""What a shut door costs from inside, and from outside by hand; a wall with a ram; a gate that must burn."""
MANNED = 14
"""What a ladder costs more whose top is held."""
ABOARD = 6
ROLL = 2
"""What each hex costs that a machine has yet to roll."""
WITHIN_REACH = 16
"""Ladders are carried so far at most."""
SLACK = 8
"""A crossing can still be manned by whoever comes a turn after the enemy."""
FOREMOST = 14
"""How many enemies are thought of when crossings are manned."""


class Foot(NamedTuple):
    """A hex where a ladder could stand, and where its top would lead."""

    cell: Cell
    facing: int
    lean: Lean


def feet(field: Field) -> tuple[Foot, ...]:
    """Every place for a ladder, kept while the board stays the same."""
    known: tuple[Foot, ...] | None = field.memo.get("captain feet")
    if known is None:
        known = field.memo["captain feet"] = tuple(_feet(field))
    return known


def _feet(field: Field) -> Iterator[Foot]:
    board = field.board
    high = 0
    for storey in range(1, board.storeys):
        high |= board.all >> storey * board.plane & (1 << board.plane) - 1
    ground = (1 << board.plane) - 1
    scaled = cells_of(cell for (cell, _), kind in board.sides.items() if cell < board.plane and "scalable" in kind.traits)
    for cell in bits(field.move_graphs[0].enterable & ground & (board.beside(high) | scaled)):
        for facing in range(6):
            found = place_for(field, cell, facing, "")
            if not isinstance(found, Refusal):
                yield Foot(cell, facing, found)


def hopes(position: Position, side: Side) -> tuple[Link, ...]:
    """All ways that a side could open for itself."""
    field, state = position
    if not (field.board.built or state.machines or state.works.ladders):
        return ()
    ladders = tuple((one.cells, one.standing) for one in state.works.ladders.values() if one.side == side)
    manned = cells_of(high for _, high in over_the_top(field)) & state.standing(1 - side)
    key = ("captain hopes", side, ladders, manned, tuple(state.works.doors.items()))
    known: tuple[Link, ...] | None = field.memo.get(key)
    if known is None:
        found = [*_doors(position), *_ladders(position, side), *_machines(position, side)]
        known = field.memo[key] = tuple(sorted(set(found)))
    return known


def _doors(position: Position) -> Iterator[Link]:
    """Through shut doors: those inside open them, two outside break some of them."""
    board = position.field.board
    for gate in board.gates.values():
        if state_of(position.state, gate) != "closed":
            continue
        kind = board.doors[gate.kind]
        into = BREAK if kind.breakable_by_hand else BURN
        for cell, facing in gate.sides:
            other = cell + board.shifts[facing]
            if board.all >> other & 1:
                yield other, cell, into
                yield cell, other, OPEN
        if not gate.sides:
            for cell in gate.cells:
                for other in board.neighbours[cell]:
                    if other >= 0:
                        yield other, cell, BURN // 2
                        yield cell, other, OPEN // 2


def _ladders(position: Position, side: Side) -> Iterator[Link]:
    """Up ladders that have just been raised, and up those that could be."""
    field, state = position
    board = field.board
    lying = []
    for ladder in state.works.ladders.values():
        if ladder.standing:
            found = lean_of(board, ladder)
            if found is not None:
                manned = state.standing(1 - side) >> found.top & 1
                yield ladder.cells[0], found.top, field.rules.works.ladder_over + (MANNED if manned else 1)
        elif ladder.side == side:
            lying.append(ladder.cells[0])
    for foot in feet(field) if lying else ():
        far = min(board.distance(foot.cell, cell) for cell in lying)
        if far <= WITHIN_REACH:
            yield foot.cell, foot.lean.top, RAISE + far


def _machines(position: Position, side: Side) -> Iterator[Link]:
    """Over the bridge of a tower at the wall, up its rear, through the wall before a ram."""
    field, state = position
    board = field.board
    for machine in state.machines.values():
        if machine.side != side or machine.away or machine.folded:
            continue
        kind = field.rules.machines[machine.kind]
        if kind.assault_floor:
            ahead = reached(field, machine)
            if not ahead:
                yield from _from_afar(field, machine)
            for part in front_row(field, machine) if not machine.bridge else ():
                for cell in ahead:
                    if board.distance(part.cell, cell) == 1 + field.rules.switches.bridge_gap:
                        yield part.cell, cell, ABOARD
            if not machine.ladder:
                for part in ground_parts(board, kind, machine):
                    above = part.cell + board.plane
                    if part.sign == STAND and board.all >> above & 1 and part.cell in rear_hexes(field, machine):
                        yield part.cell, above, ABOARD
        elif kind.points and not kind.served:
            if fills_breach(field, machine):
                yield from _round_it(position, machine)
                continue
            nose, gone = _rolls_to(position, machine)
            yield from _breach(position, nose, machine.facing, BATTER + ROLL * gone)


def fills_breach(field: Field, machine: Machine) -> bool:
    """Does a ram stand in the way of those who would go through the breach it has made?"""
    return bool(field.rules.machines[machine.kind].points) and _breach_of(field, machine) >= 0


def _breach_of(field: Field, machine: Machine) -> Cell:
    """The rubble right before a ram, or a hex farther; -1 if there is none."""
    cell = machine.cells[-1]
    for _ in range(2):
        cell = field.board.neighbours[cell][machine.facing] if cell >= 0 else cell
        if cell >= 0 and "rubble" in field.board.ground[cell].traits:
            return cell
    return -1


def _round_it(position: Position, machine: Machine) -> Iterator[Link]:
    """Into the breach from the hexes beside the ram, when it has been drawn back."""
    board, rubble = position.field.board, _breach_of(position.field, machine)
    back = opposite(machine.facing)
    for turn in (1, 5):
        side = board.neighbours[machine.cells[-1]][rotated(back, turn)]
        for cell in (side, *(board.neighbours[side] if side >= 0 else ())):
            if cell >= 0 and position.field.move_graphs[0].enterable >> cell & 1 and machine_at(position, cell) is None:
                yield cell, rubble, ABOARD


def _from_afar(field: Field, machine: Machine) -> Iterator[Link]:
    """Onto the rampart that a tower will reach when it has been pushed to the wall."""
    board = field.board
    shift = board.shifts[machine.facing]
    for gone in range(1, WITHIN_REACH + 1):
        there = machine._replace(cells=tuple(cell + shift * gone for cell in machine.cells))
        if not all(board.all >> cell & 1 for cell in there.cells):
            return
        ahead = reached(field, there)
        if ahead:
            starts = (*there.cells, *(part.cell for part in front_row(field, machine)))
            yield from ((cell, top, ABOARD + ROLL * gone) for cell in starts for top in ahead)
            return


def _rolls_to(position: Position, machine: Machine) -> tuple[Cell, int]:
    """Where the nose of a ram will be when something stops it, and how many hexes on."""
    nose = machine.cells[-1]
    for gone in range(WITHIN_REACH):
        if ahead_of(position, nose, machine.facing) is not None:
            return nose, gone
        there = position.field.board.neighbours[nose][machine.facing]
        if there < 0:
            return nose, gone
        nose = there
    return nose, WITHIN_REACH


def _breach(position: Position, nose: Cell, facing: int, price: int) -> Iterator[Link]:
    """Over the rubble of the wall that a ram strikes."""
    board, mark = position.field.board, ahead_of(position, nose, facing)
    if mark is None:
        return
    for near in board.neighbours[mark.cell]:
        if near >= 0 and position.field.move_graphs[0].enterable >> near & 1:
            for far in board.neighbours[mark.cell]:
                if far >= 0 and far != near and position.field.move_graphs[0].enterable >> far & 1 and board.distance(near, far) > 1:
                    yield near, far, min(price, LONGEST - 1)


# -- where the enemy must pass ---------------------------------------------------------------------------------------


class Crossing(NamedTuple):
    """A door, a top of a ladder, a stair or a breach by which enemies would come in."""

    outer: Cell
    inner: Cell
    men: int
    """How many of the foremost would take it."""
    near: int
    """How far the first of them has to go to it."""


def crossings(position: Position, side: Side, goal: Cells) -> list[Crossing]:
    """Where a side meets those who are after some ground: each at the outermost crossing it can reach in time; the busiest first."""
    field, state = position
    foes = [man for man in state.people(1 - side) if man.able and man.on_map]
    own = cells_of(man.cell for man in state.people(side) if man.able and man.on_map)
    if not own or not foes:
        return []
    could = hopes(position, 1 - side)
    theirs = marches(field.board, field.move_graphs[0], goal, links=could)
    ours = marches(field.board, field.move_graphs[0], own)
    foremost = sorted((man for man in foes if theirs[man.cell] < FAR), key=lambda man: theirs[man.cell])[:FOREMOST]
    jumps: dict[Cell, list[tuple[Cell, int]]] = {}
    for start, end, price in could:
        jumps.setdefault(start, []).append((end, price))
    found: dict[Cell, Crossing] = {}
    for foe in foremost:
        crossing = _meets(field, foe, theirs, ours, jumps)
        if crossing is not None:
            known = found.get(crossing.inner)
            number, near = (known.men + 1, min(known.near, crossing.near)) if known else (1, crossing.near)
            found[crossing.inner] = crossing._replace(men=number, near=near)
    return sorted(found.values(), key=lambda each: (-each.men, each.near, each.inner))


def _meets(field: Field, foe: Being, theirs: list[int], ours: list[int], jumps: dict[Cell, list[tuple[Cell, int]]]) -> Crossing | None:
    """The first crossing on an enemy's way that we reach in time."""
    step, ways = field.move_graphs[0].step, field.board.ways
    cell, gone = foe.cell, 0
    for _ in range(FAR):
        if not theirs[cell]:
            return None
        options = [(theirs[other] + step[cell, other], other) for other in ways[cell] if (cell, other) in step]
        options += [(theirs[other] + price, other) for other, price in jumps.get(cell, ())]
        if not options:
            return None
        total, other = min(options)
        if total >= FAR or theirs[other] >= theirs[cell]:
            return None
        gone += total - theirs[other]
        if is_crossing(field.board, cell, other) and ours[other] <= gone + SLACK:
            return Crossing(cell, other, 1, gone)
        cell = other
    return None


def is_crossing(board: Board, cell: Cell, other: Cell) -> bool:
    """Is a step a narrow place: to another storey, through a door or window, over a wall, onto rubble?"""
    direction = board.direction(cell, other)
    if direction is None:
        return True
    return (cell, direction) in board.sides or "rubble" in board.ground[other].traits
