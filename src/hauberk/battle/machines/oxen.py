"""Ox teams that draw machines, and work that takes a full turn. The Anarchy 1.3."""

from __future__ import annotations

from typing import NamedTuple, Self

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Machine, Mark
from hauberk.battle.core.commands import Drive, Hitch
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.state import COMBAT, MOVEMENT, State
from hauberk.battle.fire.burning import carried
from hauberk.battle.machines.footprint import standing_parts
from hauberk.battle.machines.moving import aboard, held_fast, one_hex, unfolded
from hauberk.battle.movement.barring import what_bars
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells, may_move
from hauberk.battle.movement.walking import Walk, begin, leave_ranks, plan_walk, walk_on
from hauberk.battle.riding.horses import train_of
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import rotated

OPEN = "open"
"""Ground for a machine behind oxen; filled moats bear some machines, but no beasts. [A-OXEN-07, RULING-A-OXEN-02]"""


class Pull(NamedTuple):
    """Where machine and team stand after each hex, and the driver's own way before them."""

    machine: Machine
    steps: tuple[tuple[Machine, tuple[Cell, ...]], ...]
    walk: Walk | None
    leaves: bool
    along: tuple[Being, ...] = ()
    """Everybody on the machine."""
    shift: int = 0

    def stages(self) -> tuple[Stage, ...]:
        """Where driver, oxen and machine are after each hex. [DFIRE-01]"""
        return tuple(self._stage(number) for number in range(1, len(self.steps) + 1))

    def _stage(self, number: int) -> Stage:
        machine, team = self.steps[number - 1]
        driver = [(self.walk.man.id, self.walk.strides[number - 1].leg.pose.cell)] if self.walk else []
        riders = [(one.id, one.cell + self.shift * number) for one in self.along]
        people = [*driver, *zip(machine.team, team, strict=False), *riders]
        return Stage(tuple(who for who, _ in people), tuple(cell for _, cell in people), machine)

    def upto(self, steps: int) -> Self:
        """Its first hexes only."""
        walk = self.walk._replace(strides=self.walk.strides[:steps]) if self.walk else None
        return self._replace(steps=self.steps[:steps], walk=walk, leaves=self.leaves and steps >= len(self.steps))


def team_cells(field: Field, machine: Machine) -> tuple[Cell, Cell]:
    """The two hexes before the machine where its oxen stand. [RULING-A-OXEN-02]"""
    ring = field.board.neighbours[machine.cells[-1]]
    return ring[machine.facing], ring[rotated(machine.facing, 1)]


def _directs(field: Field, man: Being, oxen: list[Being]) -> bool:
    """Beside both oxen: that is the hex before them. [OXEN-02, A-OXEN-04]"""
    return all(field.board.around[man.cell] & ox.area for ox in oxen)


def plan_drive(position: Position, command: Drive) -> Pull | Refusal:
    """Two living oxen and a man beside both: up to four hexes straight on over flat ground, whatever the machine.

    Whoever began to lead it in this turn leads it on, or nobody. [RULING-A-OXEN-04]

    [OXEN-01, OXEN-02, A-OXEN-01, A-OXEN-02, A-OXEN-03, A-OXEN-04, A-OXEN-07, A-TOWER-14, RULING-A-OXEN-03]
    """
    field, state = position
    man, machine = state.beings[command.man], state.machines.get(command.machine)
    name = man.character.name
    if state.sequence != MOVEMENT or man.side != state.active or not man.able or man.mounted or man.character.is_beast:
        return Refusal("cannot_drive", "OXEN-02", name)
    if machine is None or machine.away or machine.side != man.side:
        return Refusal("no_such_machine", "OXEN-01", name, command.machine)
    if refusal := held_fast(field, machine, name):
        return refusal
    oxen = [state.beings[who] for who in machine.team if state.beings[who].alive]
    yoked = {ox.cell for ox in oxen} & set(team_cells(field, machine))
    if len(yoked) < field.rules.figures.ox_team:
        return Refusal("team_incomplete", "OXEN-02", name, command.machine, needs=field.rules.figures.ox_team, has=len(yoked))
    if not _directs(field, man, oxen):
        return Refusal("not_beside_both_oxen", "OXEN-02", name)
    left = max(0, field.rules.figures.ox_hexes - machine.moved)
    if command.hexes < 1:
        return Refusal("empty_path", "OXEN-01", name)
    if command.hexes > left:
        return Refusal("oxen_too_far", "OXEN-01", name, machine.id, needs=command.hexes, has=left)
    if any(other.along == machine.id and other.id != man.id for other in state.people(man.side)):
        return Refusal("team_stopped", "RULING-A-OXEN-04", name, machine.id)
    if refusal := may_move(state, man):
        return refusal
    if man.carries or train_of(state, man.id):
        return Refusal("cannot_drive", "OXEN-02", name)
    return _pull(position, machine, oxen, man, command.hexes)


def _pull(position: Position, machine: Machine, oxen: list[Being], man: Being, hexes: int) -> Pull | Refusal:
    """Straight on, hex by hex; the driver walks before the team and pays for his own way. [A-OXEN-07, MOVE-01]"""
    field, state = position
    board, name = field.board, man.character.name
    rolling, team = machine, tuple(ox.cell for ox in oxen)
    riders = tuple(aboard(position, machine))
    along = {man.id, *(ox.id for ox in oxen), *(rider.id for rider in riders)}
    own = (*along, machine.id)
    path: tuple[Cell, ...] = (man.cell,)
    taken = state.occupied & ~man.area | machine_cells(state) | hindrances(position).barred
    for ox in oxen:
        taken &= ~ox.area
    steps, leaves = [], False
    for _ in range(hexes):
        ahead = tuple(board.neighbours[cell][machine.facing] for cell in team)
        place = board.neighbours[path[-1]][machine.facing]
        if NOWHERE in (*ahead, place):
            if _at_exit(field, machine, (*rolling.cells, *team, path[-1])):
                leaves = True
                break
            return Refusal("edge_of_map", "MOVE-10", name)
        for here, there in zip(team, ahead, strict=True):
            if not _rolls(field, here, there) or taken >> there & 1:
                return Refusal("team_blocked", "A-OXEN-07", name, field.name(there), by=what_bars(position, there, here, own))
        on = one_hex(position, rolling, machine.facing, along, only=OPEN)
        if isinstance(on, Refusal):
            return on._replace(who=name)
        if taken >> place & 1:
            return Refusal("team_blocked", "OXEN-02", name, field.name(place), by=what_bars(position, place, path[-1], own))
        rolling, team, path = on[0], ahead, (*path, place)
        steps.append((rolling, team))
    walk = plan_walk(position, man, path[1:], man.left) if steps else None
    return walk if isinstance(walk, Refusal) else Pull(machine, tuple(steps), walk, leaves, riders, board.shifts[machine.facing])


def _rolls(field: Field, here: Cell, there: Cell) -> bool:
    """Level open ground with nothing across the way. [A-OXEN-07]"""
    ground = field.board.ground[there]
    return OPEN in ground.traits and field.move_graphs[0].step.get((here, there)) == ground.foot


def _at_exit(field: Field, machine: Machine, convoy: tuple[Cell, ...]) -> bool:
    area = sum(1 << cell for cell in set(convoy))
    return any(exit_.side == machine.side and exit_.cells & area for exit_ in field.exits)


def drive(doing: Doing, command: Drive, plan: Pull) -> None:
    """The driver goes ahead, the team follows; when he is stopped or falls it stands. [OXEN-02, RULING-A-OXEN-04]"""
    begin(doing, command.man)
    if plan.walk is not None:
        leave_ranks(doing, plan.walk)
        for stride, (machine, team) in zip(plan.walk.strides, plan.steps, strict=True):
            if not walk_on(doing, plan.walk._replace(strides=(stride,))):
                return
            step, before = doing.field.board.shifts[machine.facing], doing.state.machines[command.machine]
            boards = [part.cell for part in standing_parts(doing.field.board, doing.rules.machines[before.kind], before)]
            for rider in aboard(doing.position, before):
                doing.emit(e.Shifted(rider.id, rider.cell + step, "carried"))
            doing.emit(e.Driven(command.man, command.machine, machine.cells, team, 1))
            carried(doing, boards, step)
    if plan.leaves:
        doing.emit(e.MachineLeft(command.machine))


# -- hitching --------------------------------------------------------------------------------------------------------


def full_turn(state: State, man: Being) -> bool | Refusal:
    """Work of a full turn: False where he can begin it now, True where it is done.

    He stands by it when his movement ends, keeps his place through the enemy's phase, and neither moves, shoots nor
    attacks in his next one; it is done in that phase's combat sequence. [RULING-A-GEN-01]
    """
    name = man.character.name
    idle = not man.marks & (Mark.MOVED | Mark.SHOT | Mark.ATTACKED | Mark.WORKED)
    at_it = 0 <= man.since == state.phase - 2 and idle
    if state.sequence == COMBAT:
        return at_it or Refusal("full_turn_of_work", "RULING-A-GEN-01", name)
    return Refusal("full_turn_of_work", "RULING-A-GEN-01", name) if at_it or man.since == state.phase else False


def plan_hitch(position: Position, command: Hitch) -> tuple[bool, tuple[str, ...]] | Refusal:
    """A full turn beside one ox: it is put to the machine, or taken out. [OXEN-03, A-OXEN-05, RULING-A-GEN-01]"""
    field, state = position
    man, ox = state.beings[command.man], state.beings[command.ox]
    machine = state.machines.get(command.machine)
    name = man.character.name
    if machine is None or machine.away:
        return Refusal("no_such_machine", "OXEN-03", name, command.machine)
    if man.side != state.active or not man.able or man.mounted or man.character.is_beast:
        return Refusal("cannot_hitch", "OXEN-03", name)
    if ox.character.kind != "ox" or not ox.alive or not field.board.around[man.cell] & ox.area:
        return Refusal("not_beside_ox", "OXEN-03", name, ox.character.name)
    if command.ox in machine.team:
        team = tuple(who for who in machine.team if who != command.ox)
    else:
        free = [cell for cell in team_cells(field, machine) if cell == ox.cell]
        living = tuple(who for who in machine.team if state.beings[who].alive)
        if not free or len(living) >= field.rules.figures.ox_team:
            return Refusal("ox_not_before_machine", "OXEN-03", name, ox.character.name)
        team = (*living, command.ox)
    ready = full_turn(state, man)
    return ready if isinstance(ready, Refusal) else (ready, team)


def hitch(doing: Doing, command: Hitch, plan: tuple[bool, tuple[str, ...]]) -> None:
    """He sets to work, or the work is done. [OXEN-03]"""
    ready, team = plan
    if ready:
        doing.emit(e.TeamChanged(command.man, command.machine, team))
        machine = doing.state.machines[command.machine]
        if machine.folded and not team and (set_up := unfolded(doing.position, machine)) is not None:
            doing.emit(e.MachineSet(machine.id, set_up))
    else:
        doing.emit(e.WorkBegun(command.man))


def ox_choices(position: Position) -> list[Drive | Hitch]:
    """What can be done with machines and oxen now."""
    field, state = position
    commands: list[Drive | Hitch] = []
    for machine in state.machines.values():
        if machine.side != state.active or machine.away:
            continue
        for man in state.people(state.active):
            if not man.able or man.mounted:
                continue
            for hexes in range(1, field.rules.figures.ox_hexes + 1):
                drive_on = Drive(man.id, machine.id, hexes)
                if not isinstance(plan_drive(position, drive_on), Refusal):
                    commands.append(drive_on)
            for ox in state.beings.values():
                if ox.character.kind == "ox" and ox.alive and field.board.around[man.cell] & ox.area:
                    work = Hitch(man.id, ox.id, machine.id)
                    if not isinstance(plan_hitch(position, work), Refusal):
                        commands.append(work)
    return commands
