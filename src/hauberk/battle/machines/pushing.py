"""Men who push a machine, from inside or instead of oxen. The Anarchy 1.3, 4.2.4, 5.2.1, 5.3.2; Siege 2.81, 2.91."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, Self

from hauberk.battle.core.being import Being, Machine, Mark
from hauberk.battle.core.commands import Drive, Hitch, PushMachine
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import Pushed, Shifted
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.fire.burning import carried
from hauberk.battle.machines.footprint import standing_parts
from hauberk.battle.machines.moving import aboard, at_ground, engaged, held_fast, one_hex, roofed_places, standing_places
from hauberk.battle.machines.oxen import ox_choices
from hauberk.battle.movement.mobility import may_go_on
from hauberk.battle.movement.walking import begin
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import Facing, opposite


class Push(NamedTuple):
    """A machine that is pushed, hex by hex, and everybody who goes along."""

    machine: Machine
    men: tuple[Being, ...]
    riders: tuple[Being, ...]
    """Those who are carried along."""
    shift: int
    """From each cell to the next one."""
    steps: tuple[tuple[tuple[Cell, ...], int], ...]
    """Where the machine stands after each hex, and the points it has then taken."""

    def stages(self) -> tuple[Stage, ...]:
        """Where everybody is after each hex. [DFIRE-01]"""
        return tuple(self._stage(number) for number in range(1, len(self.steps) + 1))

    def _stage(self, number: int) -> Stage:
        (cells, points), everybody = self.steps[number - 1], (*self.men, *self.riders)
        places = tuple(one.cell + self.shift * number for one in everybody)
        return Stage(tuple(one.id for one in everybody), places, self.machine._replace(cells=cells, moved=self.machine.moved + points))

    def upto(self, steps: int) -> Self:
        """Its first hexes only."""
        return self._replace(steps=self.steps[:steps])


def speed(field: Field, machine: Machine, men: int) -> int:
    """How many points of movement a crew of so many makes in a turn.

    [OXEN-04, A-OXEN-06, RULING-A-OXEN-01, A-TOWER-08, A-RAM-01, A-GALL-02, SC-TOWER-02, SC-RAM-01]
    """
    kind = field.rules.machines[machine.kind]
    return next((points for least, points in kind.crew if men >= least), 0)


def may_push(position: Position, man: Being, machine: Machine) -> Refusal | None:
    """On foot, in one of its places by the wheels, and nothing done in this phase but to push it. [OXEN-04, A-TOWER-08, A-RAM-04]"""
    name = man.character.name
    if refusal := may_go_on(position.state, man, machine.id):
        return refusal
    elsewhere = man.has(Mark.MOVED) and man.along != machine.id
    if man.mounted or man.captive or man.carries or man.character.is_beast or man.has(Mark.SHOT) or elsewhere:
        return Refusal("cannot_push", "OXEN-04", name, machine.id)
    if man.cell not in standing_places(position.field, machine):
        return Refusal("not_beside_machine", "OXEN-04", name, machine.id)
    if engaged(position.state, man):
        return Refusal("pusher_engaged", "A-TOWER-12", name, machine.id)
    return None


def plan_push_machine(position: Position, command: PushMachine) -> Push | Refusal:
    """Straight on or straight back, as far as the crew is strong and the ground lets it roll; once or hex by hex.

    [OXEN-04, RULING-T-126, A-OXEN-06, A-OXEN-07, A-TOWER-09, A-TOWER-13, A-RAM-02, A-GALL-03, RULING-S-19]
    """
    field, state = position
    machine = state.machines.get(command.machine)
    name = state.beings[command.men[0]].character.name if command.men else ""
    if machine is None or machine.away or machine.side != state.active:
        return Refusal("no_such_machine", "OXEN-04", name, command.machine)
    if machine.team:
        return Refusal("team_in_the_way", "OXEN-04", name, machine.id)
    if refusal := held_fast(field, machine, name):
        return refusal
    for who in command.men:
        if refusal := may_push(position, state.beings[who], machine):
            return refusal
    kind = field.rules.machines[machine.kind]
    if kind.all_or_none and any(engaged(state, man) for man in at_ground(position, machine)):
        return Refusal("pusher_engaged", "SC-TOWER-03", name, machine.id)
    named, least = len(set(command.men)), min((least for least, _ in kind.crew), default=1)
    if not command.men or named != len(command.men):
        return Refusal("crew_too_small", "OXEN-04", name, machine.id, needs=least, has=named)
    if not command.hexes:
        return Refusal("empty_path", "OXEN-04", name)
    push = _roll(position, machine, [state.beings[who] for who in command.men], command.hexes)
    if isinstance(push, Refusal):
        return push
    points = push.steps[-1][1]
    if points + machine.moved > speed(field, machine, named):
        return _too_far(field, machine, points, named, name)
    spent = next((man for man in push.men if man.left < points), None)
    if spent:
        return Refusal("not_enough_points", "RULING-T-126", spent.character.name, machine.id, needs=points, has=max(0, spent.left))
    return push


def _too_far(field: Field, machine: Machine, points: int, men: int, name: str) -> Refusal:
    """How many men it takes to push it so far, or how far it goes with any number of them. [OXEN-04, A-TOWER-08]"""
    crew = field.rules.machines[machine.kind].crew
    enough = [least for least, worth in crew if worth >= points + machine.moved]
    if enough:
        return Refusal("crew_too_small", "OXEN-04", name, machine.id, needs=min(enough), has=men)
    most = max((worth for _, worth in crew), default=0)
    return Refusal("machine_too_far", "OXEN-04", name, machine.id, needs=points, has=max(0, most - machine.moved))


def _roll(position: Position, machine: Machine, men: list[Being], hexes: int) -> Push | Refusal:
    """Hex by hex over ground its wheels take; everybody in it goes along. [A-OXEN-07, A-TOWER-10, A-MOAT-07, A-GALL-04, SC-TOWER-01]"""
    board, name = position.field.board, men[0].character.name
    direction: Facing = machine.facing if hexes > 0 else opposite(machine.facing)
    riders = aboard(position, machine)
    if foes := [rider.id for rider in riders if rider.side != machine.side and rider.able]:
        return Refusal("enemy_in_machine", "A-TOWER-12", name, machine.id, by=foes[0])
    if under := [rider.id for rider in riders if rider.cell in roofed_places(position.field, machine)]:
        return Refusal("under_the_roof", "A-GALL-06", name, machine.id, by=under[0])
    inside = {rider.id for rider in riders}
    moving, price, steps = machine, 0, []
    for _ in range(abs(hexes)):
        found = one_hex(position, moving, direction, inside)
        if isinstance(found, Refusal):
            return found._replace(who=name)
        moving, cost = found
        price += cost
        steps.append((moving.cells, price))
    carried_along = tuple(rider for rider in riders if rider not in men)
    return Push(machine, tuple(men), carried_along, board.shifts[direction], tuple(steps))


def push_machine(doing: Doing, command: PushMachine, plan: Push) -> None:
    """The crew puts its shoulders to it, and everybody inside goes along. [OXEN-04, A-TOWER-08]"""
    begin(doing, command.men[0])
    machine, hexes = plan.machine, len(plan.steps)
    boards = [part.cell for part in standing_parts(doing.field.board, doing.rules.machines[machine.kind], machine)]
    for rider in plan.riders:
        doing.emit(Shifted(rider.id, rider.cell + plan.shift * hexes, "carried"))
    cells, points = plan.steps[-1]
    places = tuple(man.cell + plan.shift * hexes for man in plan.men)
    doing.emit(Pushed(command.men, machine.id, cells, places, hexes if command.hexes > 0 else -hexes, points))
    carried(doing, boards, plan.shift * hexes)


def pushing_choices(position: Position) -> Iterator[PushMachine]:
    """For each machine the whole crew at its wheels, forward and back; smaller crews are accepted, not listed."""
    field, state = position
    for machine in state.machines.values():
        if machine.side != state.active or machine.away or machine.team or not field.rules.machines[machine.kind].crew:
            continue
        able = [man for man in at_ground(position, machine) if may_push(position, man, machine) is None]
        most = speed(field, machine, len(able))
        for hexes in range(-most, most + 1):
            command = PushMachine(tuple(man.id for man in able if man.left >= abs(hexes)), machine.id, hexes)
            if hexes and not isinstance(plan_push_machine(position, command), Refusal):
                yield command


def hauling_choices(position: Position) -> list[Drive | Hitch | PushMachine]:
    """Everything by which machines are moved: oxen first, then crews."""
    if not position.state.machines:
        return []
    return [*ox_choices(position), *(pushing_choices(position) if position.state.sequence == MOVEMENT else ())]
