"""Every command with its check, its consequences and its choices, and what may be answered to every question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from hauberk.battle.capture.capturing import escort_choices, plan_escort, plan_rearming, rearm, rearming_choices
from hauberk.battle.charge.choices import charge_choices
from hauberk.battle.charge.counter_charge import counter, counter_choices, let_come, plan_counter, plan_waiting
from hauberk.battle.charge.declaring import charge, group_charge, plan_charge, plan_group
from hauberk.battle.charge.riding import plan_riding_on, ride_on, riding_on_choices
from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.choices import Choices, Listing, Plain
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.orders import set_out
from hauberk.battle.core.sequence import done, done_choices, hold_ground, plan_done, plan_holding_ground
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT, State
from hauberk.battle.core.tasks import plan_work, work_choices
from hauberk.battle.fire.flaming_arrows import arrows_back
from hauberk.battle.machines.oxen import hitch, plan_drive, plan_hitch
from hauberk.battle.machines.pushing import hauling_choices, plan_push_machine
from hauberk.battle.melee.advance import advance, advance_choices, plan_advance
from hauberk.battle.melee.combat import attack, combat_choices, plan_attack
from hauberk.battle.melee.melee_results import hit_choices, plan_hit, take_hit
from hauberk.battle.melee.refusing import plan_standing, plan_withdrawal, stand, withdraw, withdrawal_choices
from hauberk.battle.melee.retreat import plan_retreat, retreat, retreat_choices
from hauberk.battle.movement.move_choices import move_choices
from hauberk.battle.movement.moving import hold_fire, move, shoot_back
from hauberk.battle.movement.walking import plan_move
from hauberk.battle.people.at_hand import choices_at_hand
from hauberk.battle.people.carrying import lay_down, lift, plan_laying, plan_lift
from hauberk.battle.people.corpses import clear, clearing_choices, plan_clearing
from hauberk.battle.people.formation import change_foulkon, form_up, forming_choices, plan_forming, plan_foulkon
from hauberk.battle.riding.leading import let_go, plan_bridle, plan_letting_go, plan_push, push, take_bridle
from hauberk.battle.riding.saddle import dismount, mount, plan_dismount, plan_mount
from hauberk.battle.riding.unhorsing import fall_choices
from hauberk.battle.scenario.calling_off import call_off, calling_choices, plan_calling_off
from hauberk.battle.scenario.entering import enter, entering_choices, go_round, plan_entry, plan_going_round, plan_leaving
from hauberk.battle.scenario.patrols import call_patrol, patrol_choices, plan_patrol
from hauberk.battle.shooting.choices import shooting_choices
from hauberk.battle.shooting.crossfire import cover_choices, loose, plan_taking_cover, take_cover
from hauberk.battle.shooting.defensive_fire import holding_choices, plan_holding, plan_shooting_back, shot_choices
from hauberk.battle.shooting.shots import plan_shot
from hauberk.battle.walls.falling import fall, landing_choices, plan_fall
from hauberk.common.refusal import Refusal

Choose: TypeAlias = Callable[[Listing], Iterable[Choices]]
"""Lists the lawful commands of a sequence."""
Reply: TypeAlias = Callable[[Position, Any], Iterable[Choices | c.Command]]
"""Lists what may be said to a question."""


class Action(NamedTuple):
    """A command's check, which gives a plan or a refusal, what it does with the plan, and where it is listed."""

    plan: Callable[[Position, Any], Any]
    resolve: Callable[[Doing, Any, Any], None]
    choices: Choose | None = None
    """Lists it in its sequences, perhaps with its sisters: a function that several actions name is asked once."""
    sequences: tuple[int, ...] = ()
    """The sequences in which the active side may give it; empty for answers to questions."""
    answers: Mapping[type, Reply] = MappingProxyType({})
    """The questions it answers, and what lists the answers."""


def _only(command: c.Command) -> Reply:
    """There is one such answer."""
    return lambda position, asked: (command,)


_WATCHED = (q.MoveWatched, q.OrderWatched, q.ChargeWatched, q.MovementEnding)
_HAULING = Plain(hauling_choices)
_ENTERING = Plain(entering_choices)
_ARROWS_BACK: dict[type, Reply] = {q.MovementEnding: lambda position, asked: arrows_back(position)}

ACTIONS: dict[type, Action] = {
    c.Shoot: Action(plan_shot, loose, shooting_choices, (FIRE,)),
    c.Charge: Action(plan_charge, charge, charge_choices, (CHARGES,)),
    c.GroupCharge: Action(plan_group, group_charge, charge_choices, (CHARGES,)),
    c.Attack: Action(plan_attack, attack, combat_choices, (COMBAT,)),
    c.ClearHex: Action(plan_clearing, clear, Plain(clearing_choices), (COMBAT,)),
    c.Move: Action(plan_move, move, move_choices, (MOVEMENT,)),
    c.Dismount: Action(plan_dismount, dismount, move_choices, (MOVEMENT,)),
    c.Mount: Action(plan_mount, mount, choices_at_hand, (MOVEMENT,)),
    c.TakeBridle: Action(plan_bridle, take_bridle, choices_at_hand, (MOVEMENT,)),
    c.LetGo: Action(plan_letting_go, let_go, choices_at_hand, (MOVEMENT,)),
    c.PushHorse: Action(plan_push, push, choices_at_hand, (MOVEMENT,)),
    c.Lift: Action(plan_lift, lift, choices_at_hand, (MOVEMENT,)),
    c.LayDown: Action(plan_laying, lay_down, choices_at_hand, (MOVEMENT,)),
    c.FormUp: Action(plan_forming, form_up, forming_choices, (MOVEMENT,)),
    c.Foulkon: Action(plan_foulkon, change_foulkon, forming_choices, (MOVEMENT,)),
    c.Enter: Action(plan_entry, enter, _ENTERING, (MOVEMENT,)),
    c.Leave: Action(plan_leaving, set_out, _ENTERING, (MOVEMENT,)),
    c.GoRound: Action(plan_going_round, go_round, _ENTERING, (MOVEMENT,)),
    c.Drive: Action(plan_drive, set_out, _HAULING, (MOVEMENT,)),
    c.Hitch: Action(plan_hitch, hitch, _HAULING, (MOVEMENT, COMBAT)),
    c.PushMachine: Action(plan_push_machine, set_out, _HAULING, (MOVEMENT,)),
    c.Escort: Action(plan_escort, set_out, Plain(escort_choices), (MOVEMENT,)),
    c.Rearm: Action(plan_rearming, rearm, Plain(rearming_choices), (MOVEMENT, COMBAT)),
    c.Work: Action(plan_work, set_out, Plain(work_choices), (FIRE, CHARGES, MOVEMENT, COMBAT), _ARROWS_BACK),
    c.CallOff: Action(plan_calling_off, call_off, Plain(calling_choices), (FIRE, CHARGES, MOVEMENT, COMBAT)),
    c.Done: Action(plan_done, done, Plain(done_choices), (FIRE, CHARGES, MOVEMENT, COMBAT)),
    c.ShootBack: Action(plan_shooting_back, shoot_back, answers=dict.fromkeys(_WATCHED, shot_choices)),
    c.HoldFire: Action(plan_holding, hold_fire, answers=dict.fromkeys(_WATCHED, holding_choices)),
    c.CounterCharge: Action(plan_counter, counter, answers={q.ChargeMet: counter_choices}),
    c.LetCome: Action(plan_waiting, let_come, answers={q.ChargeMet: _only(c.LetCome())}),
    c.RideOn: Action(plan_riding_on, ride_on, answers={q.ChargeSpent: riding_on_choices}),
    c.Withdraw: Action(plan_withdrawal, withdraw, answers={q.Refusable: withdrawal_choices}),
    c.StandFast: Action(plan_standing, stand, answers={q.Refusable: _only(c.StandFast())}),
    c.TakeHit: Action(plan_hit, take_hit, answers={q.CasualtyAsked: hit_choices}),
    c.TakeCover: Action(plan_taking_cover, take_cover, answers={q.CoverAsked: cover_choices}),
    c.Retreat: Action(plan_retreat, retreat, answers={q.RetreatOwed: retreat_choices}),
    c.Advance: Action(plan_advance, advance, answers={q.AdvanceOffered: advance_choices}),
    c.HoldGround: Action(plan_holding_ground, hold_ground, answers={q.AdvanceOffered: _only(c.HoldGround())}),
    c.Fall: Action(plan_fall, fall, answers={q.FallAsked: fall_choices, q.LandingAsked: landing_choices}),
    c.CallPatrol: Action(plan_patrol, call_patrol, answers={q.PatrolAsked: patrol_choices}),
}
"""In the order in which commands are listed."""


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
    if type(asked) in action.answers or (asked is None and state.sequence in action.sequences):
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
