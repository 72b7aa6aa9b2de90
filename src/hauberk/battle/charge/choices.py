"""The charges a side could declare, listed lazily: for each rider, target and end of ride one cheapest path."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, permutations

from hauberk.battle.charge.declaring import connected, may_be_charged, may_charge, may_couch, plan_group
from hauberk.battle.core.being import Being, BeingId
from hauberk.battle.core.choices import Choices, Listed, Listing, nth_cell
from hauberk.battle.core.commands import Charge, GroupCharge
from hauberk.battle.core.field import Position
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.move_choices import Reaches
from hauberk.battle.riding.gallop import Gallop
from hauberk.battle.riding.mounted_reach import heads_free
from hauberk.battle.walls.buildings import halting
from hauberk.board.board import Cells, bits
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import OPPOSITES, TURNED


@dataclass(frozen=True, slots=True)
class ChargeRun(Choices):
    """All charges of one rider at one target: for each facing the hexes where his head can end."""

    about: BeingId
    """The rider."""
    target: BeingId
    ride: Gallop
    ends: tuple[Cells, ...]

    def __len__(self) -> int:
        return sum(cells.bit_count() for cells in self.ends)

    def nth(self, number: int) -> Charge:
        """The charge to one of the ends, by facing and hex."""
        for facing, cells in enumerate(self.ends):
            if number < (size := cells.bit_count()):
                return Charge(self.about, self.target, self.ride.path(nth_cell(cells, number), facing))
            number -= size
        raise IndexError(number)


def charge_choices(listing: Listing) -> Iterator[Choices]:
    """Riders with somebody to charge, and then groups of them. [CHARGE-01, GCHARGE-01]"""
    position, memory = listing
    state, runs = position.state, list[ChargeRun]()
    foes = state.foes(state.active)
    for man in state.people(state.active):
        if man.mount and may_charge(state, man) is None:
            runs += runs_of(position, man, memory.of(Reaches), foes)
    yield from runs
    yield Listed("", list(group_choices(position, runs)))


def runs_of(position: Position, man: Being, reaches: Reaches, foes: list[Being] | None = None) -> Iterator[ChargeRun]:
    """The charges of one rider; `foes`: those of his side, if they are known."""
    field, state = position
    foes = state.foes(man.side) if foes is None else foes
    reach, distance = man.left + 2, field.board.distance
    near = [foe for foe in foes if distance(man.cell, foe.cell) <= reach]
    targets = [foe for foe in near if may_be_charged(position, man, foe) is None]
    if not targets:
        return
    ride = reaches.gallop(man, reaches.obstacles(state, man))
    free = ~state.occupied | man.area
    heads = halting(field, [heads_free(field.board, cells, facing, free) if cells else 0 for facing, cells in enumerate(ride.ends())])
    for target in targets:
        ends = _before(position, man, target, heads)
        if any(ends):
            yield ChargeRun(man.id, target.id, ride, ends)


def _before(position: Position, man: Being, target: Being, heads: list[Cells]) -> tuple[Cells, ...]:
    """Heads that have a hex of the target among their front hexes. [CHARGE-08]"""
    board, step = position.field.board, position.field.move_graph(man).step
    barred = hindrances(position).barred
    found = [0] * 6
    for cell in target.cells:
        if barred >> cell & 1:
            continue
        for direction in range(6):
            head = board.neighbours[cell][OPPOSITES[direction]]
            if head < 0 or (head, cell) not in step:
                continue
            for turn in (0, 1, 5):
                facing = TURNED[direction][turn]
                found[facing] |= heads[facing] & 1 << head
    return tuple(found)


def group_choices(position: Position, runs: list[ChargeRun]) -> Iterator[GroupCharge]:
    """Groups of three: for each way to share out the targets the first paths whose ends do not collide. Larger groups are accepted,
    not listed."""
    field, state = position
    size = field.rules.figures.group_least
    riders = sorted({run.about for run in runs if _may_group(state.beings[run.about])})
    by_pair = {(run.about, run.target): run for run in runs}
    for men in combinations(riders, size):
        if not connected(field, [state.beings[who] for who in men]):
            continue
        common = sorted({run.target for run in runs if run.about in men})
        for targets in permutations(common, size):
            if all((man, target) in by_pair for man, target in zip(men, targets, strict=True)):
                command = _first_fit(position, [by_pair[pair] for pair in zip(men, targets, strict=True)])
                if command is not None and not isinstance(plan_group(position, command), Refusal):
                    yield command


def _may_group(man: Being) -> bool:
    return may_couch(man) or "cataphract" in man.character.traits


def _first_fit(position: Position, runs: list[ChargeRun]) -> GroupCharge | None:
    """Choose ends one after the other, none on another's hexes."""
    taken: Cells = 0
    charges = []
    for run in runs:
        for facing, cells in enumerate(run.ends):
            for cell in bits(cells):
                area = 1 << cell | 1 << position.field.board.neighbours[cell][OPPOSITES[facing]]
                if not area & taken:
                    break
            else:
                continue
            taken |= area
            charges.append(Charge(run.about, run.target, run.ride.path(cell, facing)))
            break
        else:
            return None
    return GroupCharge(tuple(charges))
