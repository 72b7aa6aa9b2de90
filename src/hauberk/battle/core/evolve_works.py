"""What becomes of doors, walls, ladders, fires and machines by events. Part of `evolve`: knows no rules and throws no dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Away, Mark
from hauberk.battle.core.state import State
from hauberk.board.board import NOWHERE


def _worked(state: State, event: e.Worked) -> State:
    price = sum([term.value for term in event.costs])
    for who in event.men:
        being = state.beings[who]
        marks = being.marks | Mark.WORKED | Mark.HALTED if event.spent else being.marks
        if event.task == "put_out":
            marks |= Mark.DOUSED
        along = event.thing if event.task == "carry_engine" else being.along
        state = state.with_being(being._replace(marks=marks, left=being.left - price, spent=being.spent + price, along=along))
    return state


def _set(values: dict[Any, Any], key: Any, value: Any) -> dict[Any, Any]:
    """A copy of some values with one of them changed; None takes it out."""
    new = {**values, key: value}
    if value is None:
        del new[key]
    return new


def _door_set(state: State, event: e.DoorSet) -> State:
    return state._replace(works=state.works._replace(doors=_set(state.works.doors, event.door, event.state)))


def _ground_set(state: State, event: e.GroundSet) -> State:
    return state._replace(works=state.works._replace(changed=_set(state.works.changed, event.cell, event.terrain)))


def _side_set(state: State, event: e.SideSet) -> State:
    return state._replace(works=state.works._replace(sides=_set(state.works.sides, (event.cell, event.facing), event.kind)))


def _ladder_set(state: State, event: e.LadderSet) -> State:
    """Whoever carries it bears its mark. [LADDER-03]"""
    before = state.works.ladders.get(event.id)
    held = event.ladder.carriers if event.ladder else ()
    for who in before.carriers if before else ():
        if who not in held:
            state = state.with_being(state.beings[who]._replace(marks=state.beings[who].marks & ~Mark.LADDER))
    for who in held:
        if not state.beings[who].marks & Mark.LADDER:
            state = state.with_being(state.beings[who]._replace(marks=state.beings[who].marks | Mark.LADDER))
    return state._replace(works=state.works._replace(ladders=_set(state.works.ladders, event.id, event.ladder)))


def _flaming_arrow(state: State, event: e.FlamingArrow) -> State:
    being = state.beings[event.man]
    mark = Mark.SHOT_BACK if event.defensive else Mark.SHOT
    return state.with_being(being._replace(marks=being.marks | mark, thrown=being.thrown + event.counted, left=event.left))


def _arrows_handed(state: State, event: e.ArrowsHanded) -> State:
    giver, taker = state.beings[event.giver], state.beings[event.taker]
    state = state.with_being(giver._replace(thrown=giver.thrown + event.number))
    return state.with_being(taker._replace(thrown=taker.thrown - event.number))


def _fire_set(state: State, event: e.FireSet) -> State:
    return state._replace(works=state.works._replace(fires=_set(state.works.fires, event.cell, event.fire)))


def _naphtha_set(state: State, event: e.NaphthaSet) -> State:
    return state._replace(works=state.works._replace(naphtha=_set(state.works.naphtha, event.cell, event.patch or None)))


def _thing_set(state: State, event: e.ThingSet) -> State:
    return state._replace(works=state.works._replace(things=_set(state.works.things, event.id, event.thing)))


def _damage_set(state: State, event: e.DamageSet) -> State:
    return state._replace(works=state.works._replace(damage=_set(state.works.damage, event.cell, event.grades or None)))


def _machine_set(state: State, event: e.MachineSet) -> State:
    return state._replace(machines=_set(state.machines, event.id, event.machine))


def _sheltered(state: State, event: e.Sheltered) -> State:
    return state._replace(sheltered={**state.sheltered, event.man: (state.phase, event.cell, event.lee)})


def _shifted(state: State, event: e.Shifted) -> State:
    return state.with_being(state.beings[event.man]._replace(cell=event.cell, tail=NOWHERE, away=Away.HERE))


def _withdrawal_began(state: State, event: e.WithdrawalBegan) -> State:
    return state._replace(withdrawing=event.side)


def _driven(state: State, event: e.Driven) -> State:
    machine = state.machines[event.machine]
    for who, cell in zip(machine.team, event.team, strict=True):
        state = state.with_being(state.beings[who]._replace(cell=cell))
    being = state.beings[event.man]
    state = state.with_being(being._replace(marks=being.marks | Mark.MOVED, along=event.machine))
    moved = machine._replace(cells=event.cells, moved=machine.moved + event.hexes)
    return state._replace(machines={**state.machines, event.machine: moved})


def _pushed(state: State, event: e.Pushed) -> State:
    """Whoever pushes has spent all his movement on it, and keeps what he needs to push on. [RULING-T-126]"""
    for who, cell in zip(event.men, event.places, strict=True):
        being = state.beings[who]
        spent = being.spent if being.along == event.machine else being.spent + being.left
        new = being._replace(cell=cell, left=being.left - event.points, spent=spent, along=event.machine)
        state = state.with_being(new._replace(marks=being.marks | Mark.MOVED | Mark.HALTED))
    machine = state.machines[event.machine]
    moved = machine._replace(cells=event.cells, moved=machine.moved + event.points)
    return state._replace(machines={**state.machines, event.machine: moved}, moving="")


def _machine_left(state: State, event: e.MachineLeft) -> State:
    machine = state.machines[event.machine]
    for who in machine.team:
        state = state.with_being(state.beings[who]._replace(away=Away.EXITED, cell=NOWHERE))
    return state._replace(machines={**state.machines, event.machine: machine._replace(away=Away.EXITED, team=())})


def _work_begun(state: State, event: e.WorkBegun) -> State:
    being = state.beings[event.man]
    return state.with_being(being._replace(since=state.phase, marks=being.marks | Mark.HALTED))


def _team_changed(state: State, event: e.TeamChanged) -> State:
    being = state.beings[event.man]
    state = state.with_being(being._replace(since=-1, marks=being.marks | Mark.WORKED))
    changed = state.machines[event.machine]._replace(team=event.team)
    return state._replace(machines={**state.machines, event.machine: changed})


def told(state: State, event: Any) -> State:
    """An event that is told but changes nothing by itself."""
    return state


STEPS: dict[type, Callable[[State, Any], State]] = {
    e.Worked: _worked,
    e.Tested: told,
    e.DoorSet: _door_set,
    e.GroundSet: _ground_set,
    e.SideSet: _side_set,
    e.LadderSet: _ladder_set,
    e.FireSet: _fire_set,
    e.FlamingArrow: _flaming_arrow,
    e.ArrowsHanded: _arrows_handed,
    e.NaphthaSet: _naphtha_set,
    e.ThingSet: _thing_set,
    e.DamageSet: _damage_set,
    e.MachineSet: _machine_set,
    e.Sheltered: _sheltered,
    e.Shifted: _shifted,
    e.WithdrawalBegan: _withdrawal_began,
    e.Driven: _driven,
    e.Pushed: _pushed,
    e.MachineLeft: _machine_left,
    e.WorkBegun: _work_begun,
    e.TeamChanged: _team_changed,
}
