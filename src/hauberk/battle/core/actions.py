"""Every command with its check and its consequences, and what may be answered to every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hauberk.basis.refusal import Refusal
from hauberk.battle.capture.capturing import plan_escort, plan_rearming, rearm
from hauberk.battle.charge.counter_charge import counter, let_come, plan_counter, plan_waiting
from hauberk.battle.charge.declaring import charge, group_charge, plan_charge, plan_group
from hauberk.battle.charge.riding import plan_riding_on, ride_on
from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.orders import set_out
from hauberk.battle.core.sequence import done, hold_ground, plan_done, plan_holding_ground
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT, State
from hauberk.battle.core.tasks import plan_work
from hauberk.battle.machines.oxen import hitch, plan_drive, plan_hitch
from hauberk.battle.machines.pushing import plan_push_machine
from hauberk.battle.melee.advance import advance, plan_advance
from hauberk.battle.melee.combat import attack, plan_attack
from hauberk.battle.melee.melee_results import plan_hit, take_hit
from hauberk.battle.melee.refusing import plan_standing, plan_withdrawal, stand, withdraw
from hauberk.battle.melee.retreat import plan_retreat, retreat
from hauberk.battle.movement.moving import hold_fire, move, shoot_back
from hauberk.battle.movement.walking import plan_move
from hauberk.battle.people.carrying import lay_down, lift, plan_laying, plan_lift
from hauberk.battle.people.corpses import clear, plan_clearing
from hauberk.battle.people.formation import change_foulkon, form_up, plan_forming, plan_foulkon
from hauberk.battle.riding.leading import let_go, plan_bridle, plan_letting_go, plan_push, push, take_bridle
from hauberk.battle.riding.saddle import dismount, mount, plan_dismount, plan_mount
from hauberk.battle.scenario.calling_off import call_off, plan_calling_off
from hauberk.battle.scenario.entering import enter, go_round, plan_entry, plan_going_round, plan_leaving
from hauberk.battle.scenario.patrols import call_patrol, plan_patrol
from hauberk.battle.shooting.crossfire import loose, plan_taking_cover, take_cover
from hauberk.battle.shooting.defensive_fire import plan_holding, plan_shooting_back
from hauberk.battle.shooting.shots import plan_shot
from hauberk.battle.walls.falling import fall, plan_fall


class Action(NamedTuple):
    """A command's check, which gives a plan or a refusal, and what it does with the plan."""

    plan: Callable[[Position, Any], Any]
    resolve: Callable[[Doing, Any, Any], None]
    sequences: tuple[int, ...] = ()
    """The sequences in which the active side may give it; empty for answers to questions."""
    answers: tuple[type, ...] = ()
    """The questions it answers."""


ACTIONS: dict[type, Action] = {
    c.Done: Action(plan_done, done, (FIRE, CHARGES, MOVEMENT, COMBAT)),
    c.Shoot: Action(plan_shot, loose, (FIRE,)),
    c.Charge: Action(plan_charge, charge, (CHARGES,)),
    c.GroupCharge: Action(plan_group, group_charge, (CHARGES,)),
    c.Move: Action(plan_move, move, (MOVEMENT,)),
    c.Mount: Action(plan_mount, mount, (MOVEMENT,)),
    c.Dismount: Action(plan_dismount, dismount, (MOVEMENT,)),
    c.TakeBridle: Action(plan_bridle, take_bridle, (MOVEMENT,)),
    c.LetGo: Action(plan_letting_go, let_go, (MOVEMENT,)),
    c.PushHorse: Action(plan_push, push, (MOVEMENT,)),
    c.Lift: Action(plan_lift, lift, (MOVEMENT,)),
    c.LayDown: Action(plan_laying, lay_down, (MOVEMENT,)),
    c.Enter: Action(plan_entry, enter, (MOVEMENT,)),
    c.Leave: Action(plan_leaving, set_out, (MOVEMENT,)),
    c.GoRound: Action(plan_going_round, go_round, (MOVEMENT,)),
    c.CallOff: Action(plan_calling_off, call_off, (FIRE, CHARGES, MOVEMENT, COMBAT)),
    c.CallPatrol: Action(plan_patrol, call_patrol, answers=(q.PatrolAsked,)),
    c.FormUp: Action(plan_forming, form_up, (MOVEMENT,)),
    c.Foulkon: Action(plan_foulkon, change_foulkon, (MOVEMENT,)),
    c.Drive: Action(plan_drive, set_out, (MOVEMENT,)),
    c.PushMachine: Action(plan_push_machine, set_out, (MOVEMENT,)),
    c.Hitch: Action(plan_hitch, hitch, (MOVEMENT, COMBAT)),
    c.Escort: Action(plan_escort, set_out, (MOVEMENT,)),
    c.Rearm: Action(plan_rearming, rearm, (MOVEMENT, COMBAT)),
    c.Work: Action(plan_work, set_out, (FIRE, CHARGES, MOVEMENT, COMBAT), (q.MovementEnding,)),
    c.Attack: Action(plan_attack, attack, (COMBAT,)),
    c.ClearHex: Action(plan_clearing, clear, (COMBAT,)),
    c.ShootBack: Action(plan_shooting_back, shoot_back, answers=(q.MoveWatched, q.OrderWatched, q.ChargeWatched, q.MovementEnding)),
    c.HoldFire: Action(plan_holding, hold_fire, answers=(q.MoveWatched, q.OrderWatched, q.ChargeWatched, q.MovementEnding)),
    c.CounterCharge: Action(plan_counter, counter, answers=(q.ChargeMet,)),
    c.LetCome: Action(plan_waiting, let_come, answers=(q.ChargeMet,)),
    c.RideOn: Action(plan_riding_on, ride_on, answers=(q.ChargeSpent,)),
    c.StandFast: Action(plan_standing, stand, answers=(q.Refusable,)),
    c.Withdraw: Action(plan_withdrawal, withdraw, answers=(q.Refusable,)),
    c.TakeHit: Action(plan_hit, take_hit, answers=(q.CasualtyAsked,)),
    c.TakeCover: Action(plan_taking_cover, take_cover, answers=(q.CoverAsked,)),
    c.Retreat: Action(plan_retreat, retreat, answers=(q.RetreatOwed,)),
    c.Advance: Action(plan_advance, advance, answers=(q.AdvanceOffered,)),
    c.HoldGround: Action(plan_holding_ground, hold_ground, answers=(q.AdvanceOffered,)),
    c.Fall: Action(plan_fall, fall, answers=(q.FallAsked, q.LandingAsked)),
}


def to_decide(state: State) -> int | None:
    """The side that must decide now; None when the battle is over. [TURN-06]"""
    if state.outcome is not None:
        return None
    return state.pending[-1].side if state.pending else state.active


def plan(position: Position, command: c.Command) -> Any:
    """The plan of a command, or the refusal that stops it."""
    if refusal := out_of_place(position.state, type(command)):
        return refusal
    action = ACTIONS[type(command)]
    if refusal := _names_exist(position, command):
        return refusal
    found = action.plan(position, command)
    return found._replace(rule=position.field.rules.own.get(found.rule, found.rule)) if isinstance(found, Refusal) else found


def out_of_place(state: State, kind: type) -> Refusal | None:
    """Why a command has no place now, whatever it says: the end, an open question, one not open, the sequence. [TURN-04, TURN-06]"""
    action = ACTIONS[kind]
    if state.outcome is not None:
        return Refusal("battle_over", "TURN-01")
    asked = state.pending[-1] if state.pending else None
    if isinstance(asked, action.answers) or (asked is None and state.sequence in action.sequences):
        return None
    if not action.sequences:
        return Refusal("question_not_open", "TURN-06", about=kind.__name__)
    if asked is not None:
        return Refusal("answer_first", "TURN-06", about=type(asked).__name__)
    return Refusal("not_in_this_sequence", "TURN-04", about=str(state.sequence))


def _names_exist(position: Position, command: c.Command) -> Refusal | None:
    """People and hexes named by a command must be there; a defensive shot may be aimed at a floor that only comes to be there."""
    field, state = position
    there = (1 << len(field.board.names)) - 1 if isinstance(command, c.ShootBack) else field.board.all
    for name, about in _NAMED[type(command)]:
        value = getattr(command, name)
        if about == "being":
            if value not in state.beings:
                return Refusal("nobody_of_that_name", "TURN-01", about=str(value))
        elif about == "beings":
            if not all([who in state.beings for who in value]):
                return Refusal("nobody_of_that_name", "TURN-01", about=", ".join(value))
        else:
            for cell in value if about == "cells" else (value,):
                if cell != -1 and not (cell >= 0 and there >> cell & 1):
                    return Refusal("no_such_hex", "MOVE-10", about=str(cell))
    return None


_NAMES = {
    "being": ("man", "target", "horse", "beast", "body", "ox"),
    "beings": ("men", "guards"),
    "cell": ("cell", "aim", "origin", "to", "via"),
    "cells": ("path",),
}


def _named(kind: type) -> tuple[tuple[str, str], ...]:
    """The fields of a command that name people or hexes, in order, and which of these they name."""
    slots: tuple[str, ...] = kind.__slots__  # type: ignore[attr-defined]
    return tuple((name, about) for name in slots for about, names in _NAMES.items() if name in names)


_NAMED = {kind: _named(kind) for kind in ACTIONS}


def refuse(position: Position, command: c.Command) -> Refusal | None:
    """Why a command would be refused; None if it is lawful."""
    found = plan(position, command)
    return found if isinstance(found, Refusal) else None
