"""From event to next state. Knows no rules and throws no dice: every event carries all that is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hauberk.battle.core import events as e
from hauberk.battle.core import evolve_movement, evolve_works
from hauberk.battle.core.being import Away, Formation, Health, Mark
from hauberk.battle.core.evolve_movement import trail_of
from hauberk.battle.core.evolve_works import told
from hauberk.battle.core.state import COMBAT, Outcome, State
from hauberk.board.board import NOWHERE


def evolve(state: State, event: e.Event) -> State:
    """The state after an event."""
    return _STEPS[type(event)](state, event)


def _asked(state: State, event: e.Asked) -> State:
    return state._replace(pending=(*state.pending, event.question))


def _answered(state: State, event: e.Answered) -> State:
    return state._replace(pending=state.pending[:-1])


# -- the turn ------------------------------------------------------------------------------------------------------


def _phase_began(state: State, event: e.PhaseBegan) -> State:
    beings = state.beings.copy()
    for who, being in beings.items():
        if being.side != event.side:
            if being.marks & Mark.ENEMY_PHASE:
                beings[who] = being._replace(marks=being.marks & ~Mark.ENEMY_PHASE)
            continue
        marks = being.marks & ~(Mark.OWN_PHASE | Mark.STRUCK) | (Mark.FORMED_UP if being.formation else 0)
        beings[who] = being._replace(
            marks=marks, allowance=(points := being.values.movement), left=points, spent=0, debt=False, trail=(), missed=(), along=""
        )
    machines = {key: machine._replace(moved=0) if machine.side == event.side else machine for key, machine in state.machines.items()}
    works = state.works
    if any([0 <= ladder.raised < event.turn for ladder in works.ladders.values()]):  # what was raised stands firm in the next turn
        firm = {key: one._replace(raised=-1) if one.raised < event.turn else one for key, one in works.ladders.items()}
        works = works._replace(ladders=firm)
    return state._replace(
        turn=event.turn, active=event.side, sequence=0, phase=state.phase + 1, beings=beings, machines=machines, works=works,
        charged=frozenset(), moving="", held="",
    )  # fmt: skip


def _sequence_began(state: State, event: e.SequenceBegan) -> State:
    for being in state.beings.values() if event.sequence == COMBAT else ():
        if being.marks & Mark.HARRIED and being.side != state.active:  # a guard attacked in the last combat sequence was harried up to now
            state = state.with_being(being._replace(marks=being.marks & ~Mark.HARRIED))
    return state._replace(sequence=event.sequence, moving="", held="")


def _recovered(state: State, event: e.Recovered) -> State:
    return state.with_being(state.beings[event.man]._replace(health=Health.HEALTHY, stunned_in=-1))


def _battle_ended(state: State, event: e.BattleEnded) -> State:
    return state._replace(outcome=Outcome(event.winner, event.reason, event.condition), pending=())


# -- shooting and wounds -------------------------------------------------------------------------------------------


def _fire_held(state: State, event: e.FireHeld) -> State:
    return state._replace(held=event.man) if event.man else state


def _shot(state: State, event: e.Shot) -> State:
    being = state.beings[event.man]
    mark = Mark.SHOT_BACK if event.defensive else Mark.SHOT
    return state.with_being(being._replace(marks=being.marks | mark, thrown=being.thrown + event.counted, left=event.left))


def _hurt(state: State, event: e.Hurt) -> State:
    being = state.beings[event.man]
    stunned_in = state.phase if event.health == Health.STUNNED else -1
    new = being._replace(health=event.health, stunned_in=stunned_in, debt=False)
    if event.health >= Health.STUNNED:
        bound = being.bound and event.health == Health.STUNNED  # who lies stunned in his bonds has not got rid of them
        new = new._replace(formation=0, pikes=False, captive=bound, disarmed=being.disarmed or (being.captive and not bound))
    if event.health == Health.DEAD and being.leader:
        new = new._replace(leader="")
    if event.health == Health.DEAD and being.away == Away.RIDDEN and not being.character.is_beast:
        new = new._replace(away=Away.RIDDEN)  # killed on somebody's back; laid down later
    state = state.with_being(new)
    if event.health >= Health.STUNNED and state.moving == event.man:
        state = state._replace(moving="")
    return state


def _unhorsed(state: State, event: e.Unhorsed) -> State:
    being, horse = state.beings[event.man], state.beings[event.horse]
    # Until it is decided where he falls he lies off the map, beside his horse.
    state = state.with_being(being._replace(mount="", cell=NOWHERE, tail=NOWHERE, facing=-1, away=Away.RIDDEN))
    free = horse._replace(cell=being.cell, tail=being.tail, facing=being.facing, away=Away.HERE, side=being.side)
    return state.with_being(free)


def _fell(state: State, event: e.Fell) -> State:
    return state.with_being(state.beings[event.man]._replace(cell=event.cell, away=Away.HERE))


# -- melee ---------------------------------------------------------------------------------------------------------


def _attack_declared(state: State, event: e.AttackDeclared) -> State:
    for who in event.men:
        being = state.beings[who]
        if being.side == state.active:
            state = state.with_being(being._replace(marks=being.marks | Mark.ATTACKED, fought=state.phase))
    target = state.beings[event.target]
    return state.with_being(target._replace(marks=target.marks | Mark.STRUCK | Mark.HARRIED, fought=state.phase))


def _fought(state: State, event: e.Fought) -> State:
    return state._replace(fought=state.phase)


def _captured(state: State, event: e.Captured) -> State:
    being = state.beings[event.man]
    hurt = being.health == Health.WOUNDED or (being.disarmed and being.was_hurt)
    since = -1 if event.guarded else state.phase
    return state.with_being(being._replace(captive=True, was_hurt=hurt, formation=0, pikes=False, since=since))


def _escorted(state: State, event: e.Escorted) -> State:
    state = state.with_being(state.beings[event.man]._replace(cell=event.path[-1]))
    debts = event.debts or (False,) * len(event.guards)
    for who, cell, costs, debt in zip(event.guards, event.places, event.costs, debts, strict=True):
        guard, price = state.beings[who], sum([term.value for term in costs])
        paid = guard._replace(left=guard.left - price, spent=guard.spent + price, debt=debt)
        state = state.with_being(paid._replace(cell=cell, marks=guard.marks | Mark.MOVED | Mark.HALTED, along=event.man))
    return state._replace(moving="")


def _freed(state: State, event: e.Freed) -> State:
    being = state.beings[event.man]
    free = being._replace(captive=False, disarmed=True)
    return state.with_being(free._replace(left=free.values.movement if not being.has(Mark.MOVED) else being.left))


def _rearmed(state: State, event: e.Rearmed) -> State:
    being = state.beings[event.man]
    health = Health.WOUNDED if being.was_hurt else being.health
    return state.with_being(being._replace(disarmed=False, health=health, since=-1, marks=being.marks | Mark.WORKED))


def _retreated(state: State, event: e.Retreated) -> State:
    being = state.beings[event.man]
    return state.with_being(being._replace(cell=event.path[-1], tail=event.tail, facing=event.facing, since=-1))


def _advanced(state: State, event: e.Advanced) -> State:
    being = state.beings[event.man]
    return state.with_being(being._replace(cell=event.path[-1], tail=event.tail, facing=event.facing, since=-1))


# -- charges -------------------------------------------------------------------------------------------------------


def _charge_declared(state: State, event: e.ChargeDeclared) -> State:
    being = state.beings[event.man]
    state = state.with_being(being._replace(marks=being.marks | Mark.CHARGED | Mark.ATTACKED | Mark.HALTED))
    return state._replace(charged=state.charged | {event.target})


def _counter_charge_declared(state: State, event: e.CounterChargeDeclared) -> State:
    being = state.beings[event.man]
    return state.with_being(being._replace(marks=being.marks | Mark.COUNTERED))


def _charge_void(state: State, event: e.ChargeVoid) -> State:
    return state._replace(charged=state.charged - {event.target})


def _rode(state: State, event: e.Rode) -> State:
    being = state.beings[event.man]
    new = being._replace(cell=event.path[-1], tail=event.tail, facing=event.facing)
    if not event.countering:  # a counter-charge takes nothing from the next own phase
        spent = being.spent + sum([term.value for term in event.costs])
        new = new._replace(left=event.left, spent=spent, trail=trail_of(being, event.path))
    return state.with_being(new)


# -- formations ----------------------------------------------------------------------------------------------------


def _formation_formed(state: State, event: e.FormationFormed) -> State:
    for who in event.men:
        being = state.beings[who]
        state = state.with_being(being._replace(formation=event.formation, pikes=who in event.pikes, marks=being.marks | Mark.HALTED))
    formations = {**state.formations, event.formation: Formation(event.formation, event.side, event.right)}
    return state._replace(formations=formations, moving="")


def _formation_left(state: State, event: e.FormationLeft) -> State:
    return state.with_being(state.beings[event.man]._replace(formation=0, pikes=False))


def _formation_dissolved(state: State, event: e.FormationDissolved) -> State:
    for being in state.beings.values():
        if being.formation == event.formation:
            state = state.with_being(being._replace(formation=0, pikes=False))
    return state._replace(formations={key: one for key, one in state.formations.items() if key != event.formation})


def _foulkon_changed(state: State, event: e.FoulkonChanged) -> State:
    changed = state.formations[event.formation]._replace(foulkon=event.closed)
    return state._replace(formations={**state.formations, event.formation: changed})


def _pikes_changed(state: State, event: e.PikesChanged) -> State:
    return state.with_being(state.beings[event.man]._replace(pikes=event.pikes))


_STEPS: dict[type, Callable[[State, Any], State]] = {
    e.Rolled: told,
    e.Asked: _asked,
    e.Answered: _answered,
    e.PhaseBegan: _phase_began,
    e.SequenceBegan: _sequence_began,
    e.Recovered: _recovered,
    e.BattleEnded: _battle_ended,
    e.InfiltrationTested: told,
    e.FireHeld: _fire_held,
    e.Shot: _shot,
    e.Hurt: _hurt,
    e.Unhorsed: _unhorsed,
    e.Fell: _fell,
    e.AttackDeclared: _attack_declared,
    e.Fought: _fought,
    e.YieldAsked: told,
    e.Captured: _captured,
    e.Escorted: _escorted,
    e.Freed: _freed,
    e.Rearmed: _rearmed,
    e.Retreated: _retreated,
    e.Advanced: _advanced,
    e.Withdrew: _retreated,
    e.ChargeDeclared: _charge_declared,
    e.CounterChargeDeclared: _counter_charge_declared,
    e.ChargeVoid: _charge_void,
    e.Rode: _rode,
    e.FormationFormed: _formation_formed,
    e.FormationLeft: _formation_left,
    e.FormationDissolved: _formation_dissolved,
    e.FoulkonChanged: _foulkon_changed,
    e.PikesChanged: _pikes_changed,
    **evolve_movement.STEPS,
    **evolve_works.STEPS,
}
