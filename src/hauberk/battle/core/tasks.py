"""Everything that is done with hands, tools and machines: one command, `Work`, and here the list of its tasks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hauberk.battle.capture import freeing
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import COMBAT, FIRE, MOVEMENT, State
from hauberk.battle.core.works import NOTHING
from hauberk.battle.fire import burning, flaming_arrows, greek_fire
from hauberk.battle.machines import ballista, mantlet, ram, serving, siege_tower, stone_throwers
from hauberk.battle.shooting import stones
from hauberk.battle.storming import cauldrons, grapnels, ladder_carrying, ladders, oil, pulling_down
from hauberk.battle.walls import bridges, doors, tents
from hauberk.common.refusal import Refusal


class Task(NamedTuple):
    """One kind of work."""

    plan: Callable[[Position, Work], Any]
    """A plan, or the refusal that stops it."""
    resolve: Callable[[Doing, Work, Any], None]
    choices: Callable[[Position], Iterator[Work]]
    """Every lawful command of this task, in a fixed order."""
    sequences: tuple[int, ...]
    """The own sequences in which it is done."""


TASKS: dict[str, Task] = {
    "open_door": Task(doors.plan_work, doors.work, doors.opening_choices, (COMBAT,)),
    "shut_door": Task(doors.plan_work, doors.work, doors.shutting_choices, (COMBAT,)),
    "break_door": Task(doors.plan_breaking, doors.break_in, doors.breaking_choices, (COMBAT,)),
    "cut_canvas": Task(tents.plan_cutting, tents.cut, tents.cutting_choices, (COMBAT,)),
    "destroy_bridge": Task(bridges.plan_destroying, bridges.destroy_bridge, bridges.destroying_choices, (COMBAT,)),
    "lay_gangway": Task(bridges.plan_gangway, bridges.lay_gangway, bridges.gangway_choices, (COMBAT,)),
    "set_fire": Task(burning.plan_lighting, burning.light, burning.lighting_choices, (COMBAT,)),
    "put_out": Task(burning.plan_putting_out, burning.put_out, burning.putting_out_choices, (COMBAT,)),
    "flaming_arrow": Task(flaming_arrows.plan_flaming_arrow, flaming_arrows.shoot_arrow, flaming_arrows.arrow_choices, (FIRE,)),
    "hand_arrows": Task(flaming_arrows.plan_handing, flaming_arrows.hand_over, flaming_arrows.handing_choices, (COMBAT,)),
    "shoot_siphon": Task(greek_fire.plan_jet, greek_fire.shoot_siphon, greek_fire.siphon_choices, (FIRE,)),
    "carry_cauldron": Task(cauldrons.plan_carry, cauldrons.carry, cauldrons.carrying_choices, (MOVEMENT,)),
    "set_cauldron": Task(cauldrons.plan_setting, cauldrons.set_up, cauldrons.setting_choices, (MOVEMENT,)),
    "put_down_cauldron": Task(cauldrons.plan_letting_go, cauldrons.put_down, cauldrons.letting_go_choices, (MOVEMENT,)),
    "tip_oil": Task(oil.plan_tipping, oil.tip, oil.tipping_choices, (COMBAT,)),
    "pour_barrel": Task(oil.plan_barrel, oil.pour_barrel, oil.barrel_choices, (COMBAT,)),
    "take_up_ladder": Task(ladder_carrying.plan_take_up, ladder_carrying.take_up, ladder_carrying.taking_choices, (MOVEMENT,)),
    "carry_ladder": Task(ladder_carrying.plan_carry, ladder_carrying.carry, ladder_carrying.carrying_choices, (MOVEMENT,)),
    "lay_down_ladder": Task(ladder_carrying.plan_lay_down, ladder_carrying.lay_down, ladder_carrying.laying_choices, (MOVEMENT,)),
    "raise_ladder": Task(ladders.plan_raise, ladders.raise_ladder, ladders.raising_choices, (MOVEMENT,)),
    "shift_ladder": Task(ladders.plan_shift, ladders.shift_ladder, ladders.shifting_choices, (MOVEMENT,)),
    "shoot_ballista": Task(ballista.plan_shot, ballista.shoot, ballista.choices, (FIRE,)),
    "shoot_engine": Task(stone_throwers.plan_stone, stone_throwers.throw, stone_throwers.choices, (FIRE,)),
    "carry_engine": Task(serving.plan_carrying, serving.carry, serving.carrying_choices, (MOVEMENT,)),
    "move_mantlet": Task(mantlet.plan_moving, mantlet.move, mantlet.moving_choices, (MOVEMENT,)),
    "turn_mantlet": Task(mantlet.plan_turning, mantlet.turn, mantlet.turning_choices, (MOVEMENT,)),
    "strike_ram": Task(ram.plan_strike, ram.strike, ram.choices, (COMBAT,)),
    "lower_bridge": Task(siege_tower.plan_lowering, siege_tower.lower, siege_tower.lowering_choices, (MOVEMENT,)),
    "set_ladder": Task(siege_tower.plan_ladder, siege_tower.work_ladder, siege_tower.setting_choices, (MOVEMENT,)),
    "take_ladder": Task(siege_tower.plan_ladder, siege_tower.work_ladder, siege_tower.taking_choices, (MOVEMENT,)),
    "throw_down_ladder": Task(ladders.plan_throw_down, ladders.throw_down, ladders.throwing_choices, (COMBAT,)),
    "throw_grapnel": Task(grapnels.plan_throw, grapnels.throw, grapnels.throwing_choices, (MOVEMENT,)),
    "climb_rope": Task(grapnels.plan_climb, grapnels.climb, grapnels.climbing_choices, (MOVEMENT,)),
    "cut_rope": Task(grapnels.plan_cut, grapnels.cut, grapnels.cutting_choices, (COMBAT,)),
    "take_rope": Task(grapnels.plan_take, grapnels.take, grapnels.taking_choices, (MOVEMENT,)),
    "pull_down": Task(pulling_down.plan_pull, pulling_down.pull, pulling_down.pulling_choices, (COMBAT,)),
    "free_prisoner": Task(freeing.plan_freeing, freeing.free, freeing.freeing_choices, (COMBAT,)),
    "move_stones": Task(stones.plan_moving, stones.move_pile, stones.moving_choices, (COMBAT,)),
}


WITH_LADDER = ("carry_ladder", "lay_down_ladder", "raise_ladder")
"""What can be done with a ladder in one's hands. [LADDER-03]"""
FACED = ("raise_ladder", "shift_ladder", "throw_grapnel", "carry_engine", "turn_mantlet")
"""Works that are done in a direction."""
NUMBERED = ("carry_engine", "hand_arrows")
"""Works that are done so many hexes far, or with so many pieces."""
LED = ("carry_ladder", "carry_cauldron")
"""Works whose way the owner may give hex by hex."""


def plan_work(position: Position, command: Work) -> Any:
    """A known task in its own sequence, by people of the active side who can work."""
    state = position.state
    task = TASKS.get(command.task)
    if task is None:
        return Refusal("no_such_task", "TURN-04", about=command.task)
    if state.pending:  # the enemy has moved: what can be shot back besides at people
        return flaming_arrows.plan_shooting_back(position, command)
    if state.sequence not in task.sequences:
        return Refusal("not_in_this_sequence", "TURN-04", about=str(state.sequence))
    if _says_too_much(command):
        return Refusal("says_too_much", "TURN-04", about=command.task)
    return hands_refused(state, command) or task.plan(position, command)


def _says_too_much(command: Work) -> bool:
    """Is there a direction, a number or a way that this task knows nothing of?"""
    said = (command.facing >= 0, FACED), (command.number != 0, NUMBERED), (command.path != (), LED)
    return any(given and command.task not in tasks for given, tasks in said)


def hands_refused(state: State, command: Work) -> Refusal | None:
    """People of the active side with their hands free."""
    if not command.men or len(set(command.men)) < len(command.men):
        return Refusal("hands_needed", "MOVE-01", about=command.task)
    for who in command.men:
        man = state.beings[who]
        if man.side != state.active or man.character.is_beast:
            return Refusal("not_yours", "MOVE-01", man.character.name)
        if not man.able or man.carries:
            return Refusal("cannot_work", "STATE-01", man.character.name)
        if man.marks & Mark.LADDER and command.task not in WITH_LADDER:
            return Refusal("hands_on_ladder", "LADDER-03", man.character.name)
    return None


def do_work(doing: Doing, command: Work, plan: Any) -> None:
    """Set to work."""
    TASKS[command.task].resolve(doing, command, plan)


def is_built(position: Position) -> bool:
    """Is there anything to work at? In the open there is not, and nobody need look."""
    return position.field.board.built or position.state.works is not NOTHING or bool(position.state.machines)


def work_choices(position: Position) -> list[Work]:
    """Every work that can be done in this sequence."""
    if not is_built(position):
        return []
    state = position.state
    tasks = [task for task in TASKS.values() if state.sequence in task.sequences]
    return [command for task in tasks for command in task.choices(position) if hands_refused(state, command) is None]
