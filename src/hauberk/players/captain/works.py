"""What work is worth: ladders, gates, fires, oil, rams and engines, each in the sequence where it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.chances import melee_letters
from hauberk.battle.core.choices import Listed
from hauberk.battle.fire.flaming_arrows import FlamingShot, bow_of, plan_aim
from hauberk.battle.fire.fuel import fuel, gate_at, is_palisade
from hauberk.battle.fire.greek_fire import patch_of
from hauberk.battle.machines.ballista import plan_shot
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.shooting.shots import ShotPlan
from hauberk.battle.storming.grapnels import ropes
from hauberk.battle.storming.ladders import climber
from hauberk.battle.storming.oil import is_roofed, runs_to
from hauberk.battle.walls.doors import state_of
from hauberk.battle.walls.leaning import HOARDING
from hauberk.board.board import Cell
from hauberk.common.dice import D10
from hauberk.play.battle.legal import Legal
from hauberk.players.captain.jobs import bridge_helps, done_with, door_helps, opens_for, reachable, should_go_out, worth_shutting
from hauberk.players.captain.odds import shot_value
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.sally import sally
from hauberk.players.captain.shifting import gathered
from hauberk.players.captain.survey import Survey

OPENED = 3.0
"""What a way in is worth for each man who gets a shorter way by it, and at most."""
OPENED_MOST = 14.0
SHUT = 12.0
STROKE = 9.0
MACHINE, TIMBER = 12.0, 3.0
"""What a fire on an enemy machine is worth if it burns on, and on other timber of his."""
WANTED = 20.0
"""What a fire is worth that the scenario wants."""
LADDER, ROPE = 3.0, 3.0
"""What it is worth to be rid of a ladder, and of a rope."""
SPARING = 5.0
"""Oil is kept for something worth at least so much."""
PULLED = 2.0
NEAR = 2
LANDS = (0.10, 0.07, 0.03)
"""How likely a stone or a jet strikes a hex by its distance from the one aimed at."""
SCALDS = {"C": "", "D": "stunned", "E": "wounded", "F": "killed"}


class Deed(NamedTuple):
    """A work with what it promises and why."""

    value: float
    command: c.Work
    reason: Reason

    @property
    def men(self) -> frozenset[BeingId]:
        """Whose hands it takes."""
        return frozenset(self.command.men)


def listed(legal: Legal) -> Iterator[c.Work]:
    """Every work there is to do."""
    for group in legal.groups:
        if isinstance(group, Listed) and not group.about:
            for command in group:
                if isinstance(command, c.Work):
                    yield command


# -- in the combat sequence ------------------------------------------------------------------------------------------


def in_combat(survey: Survey, legal: Legal) -> list[Deed]:
    """Works of the combat sequence that promise something, the best first."""
    every = (_deed(survey, command) for command in survey.budget.among(listed(legal)))
    found = [deed for deed in every if deed is not None and deed.value > 0]
    return sorted(found, key=lambda deed: -deed.value)


def _deed(survey: Survey, command: c.Work) -> Deed | None:
    valued = _COMBAT.get(command.task)
    if valued is None:
        return None
    value, key = valued(survey, command)
    return Deed(value, command, Reason(key, command.men, cell=command.cell))


Valued = tuple[float, str]


def _open(survey: Survey, command: c.Work) -> Valued:
    """Doors are opened and broken for those who get in by them, or out against the enemy's machines."""
    if survey.aims.of_kind("guard") and not survey.aims.of_kind("hold"):
        out = sally(survey)
        return (OPENED_MOST if out and opens_for(survey, command.thing, out) else 0.0), "open_door"
    return min(OPENED_MOST, OPENED * door_helps(survey, command.thing)), "break_door" if command.task == "break_door" else "open_door"


def _shut(survey: Survey, command: c.Work) -> Valued:
    return (SHUT if worth_shutting(survey, command.thing, now=True) and sally(survey) is None else 0.0), "shut_door"


def _light(survey: Survey, command: c.Work) -> Valued:
    return _fire_worth(survey, command.cell), "set_fire"


def _fire_worth(survey: Survey, cell: Cell) -> float:
    """What a fire on a hex is worth to us; nothing where our own men stand."""
    state = survey.state
    if any(goal.cells >> cell & 1 for goal in survey.aims.of_kind("save")) or state.standing(survey.side) >> cell & 1:
        return 0.0
    if any(goal.cells >> cell & 1 for goal in survey.aims.of_kind("burn")):
        return WANTED
    found = machine_at(survey.field.at(state), cell)
    if found is not None:
        return MACHINE if found[0].side != survey.side else 0.0
    driven = sum(survey.worths.shaken(foe) + 1.0 for foe in survey.foes if foe.cell == cell)
    if survey.aims.of_kind("hold") and not survey.aims.of_kind("guard"):
        return driven + _in_the_way(survey, cell)
    return driven if cell in state.works.naphtha else 0.0


def _in_the_way(survey: Survey, cell: Cell) -> float:
    """What it is worth to burn timber that keeps us out: hoardings most; palisades and shut gates if no ladder leads over them."""
    board, works = survey.field.board, survey.state.works
    if HOARDING in board.ground[cell].traits:
        return TIMBER
    if any(ladder.side == survey.side for ladder in works.ladders.values()) or reachable(survey):
        return 0.0
    gate = gate_at(survey.position, cell)
    if gate is not None:
        return TIMBER / 2 if state_of(survey.state, gate) == "closed" and door_helps(survey, gate.id) else 0.0
    return TIMBER / 3 if is_palisade(board, cell) else 0.0


def _put_out(survey: Survey, command: c.Work) -> Valued:
    """Fires that harm us, most of all on our machines and on what the enemy must burn."""
    if not should_go_out(survey, command.cell):
        return 0.0, ""
    fire = survey.state.works.fires[command.cell]
    chance = sum(survey.field.rules.fire.puts_out(die, fire.origin == "arrow") for die in range(1, D10 + 1)) / D10
    saved = any(goal.cells >> command.cell & 1 for goal in survey.aims.of_kind("save"))
    own = machine_at(survey.position, command.cell) is not None
    return chance * (WANTED if saved else MACHINE if own and not done_with(survey, command.cell) else TIMBER), "put_out"


def _throw_down(survey: Survey, command: c.Work) -> Valued:
    """An enemy's ladder falls, and who is on it with it; the more are at its foot the better."""
    state, ladder = survey.state, survey.state.works.ladders[command.thing]
    if ladder.side == survey.side:
        return 0.0, ""
    man, on_it, figures = state.beings[command.men[0]], climber(state, ladder), survey.field.rules.works
    worse = figures.ladder_fall_wounded if man.health == Health.WOUNDED else 0
    near = sum(survey.field.board.distance(foe.cell % survey.field.board.plane, ladder.cells[0]) <= NEAR for foe in survey.foes if foe.able)
    gain = LADDER + min(NEAR, near)
    if on_it is not None:
        gain += survey.worths.count(on_it, survey.worths.price(on_it, "wounded"))
    under = state.at.get(command.cell, ()) if on_it is not None else ()
    gain += 0.1 * sum(state.beings[who].side != survey.side for who in under)
    return (figures.ladder_fall - worse) / D10 * gain, "throw_ladder"


def _cut(survey: Survey, command: c.Work) -> Valued:
    gain = ROPE
    for rope in ropes(survey.position):
        if rope.grapnel.id == command.thing:
            hanging = [survey.state.beings[who] for who in survey.state.at.get(rope.top, ())]
            gain += sum(survey.worths.count(man, survey.worths.price(man, "killed")) for man in hanging)
    return survey.field.rules.works.rope_cut / D10 * gain, "cut_rope"


def _oil(survey: Survey, command: c.Work) -> Valued:
    """Who would be scalded, and who splashed, friends counted against it; and whether an engine would burn."""
    field, state, works = survey.field, survey.state, survey.field.rules.works
    value = 0.0
    if not is_roofed(field.at(state), command.cell):
        value += _scalded(survey, command.cell, works.oil_column)
        if command.task == "tip_oil":
            thing = state.works.things[command.thing]
            value += sum(_scalded(survey, cell, works.oil_splash) for cell in runs_to(field.board, command.cell) if cell != thing.cell)
    if fuel(field.at(state), command.cell) and command.cell not in state.works.fires:
        chance = sum(field.rules.fire.catches("oil", die) for die in range(1, D10 + 1)) / D10
        value += chance * _fire_worth(survey, command.cell)
    return (value if value >= SPARING else 0.0), "tip_oil"


def _scalded(survey: Survey, cell: Cell, column: int) -> float:
    """What oil does on one hex."""
    table, worths, value = survey.field.rules.melee, survey.worths, 0.0
    for who in survey.state.at.get(cell, ()):
        man = survey.state.beings[who]
        more = table.armour if man.character.armoured else 0
        for letter, chance in melee_letters(table, column, more, False):
            if letter in SCALDS:
                lost = worths.price(man, SCALDS[letter]) if SCALDS[letter] else worths.shaken(man)
                value += chance * worths.count(man, lost)
    return value


def _ram(survey: Survey, command: c.Work) -> Valued:
    return STROKE, "ram"


def _pull(survey: Survey, command: c.Work) -> Valued:
    return (PULLED if survey.aims.of_kind("hold") else 0.0), "pull_down"


def _gangway(survey: Survey, command: c.Work) -> Valued:
    return (OPENED if survey.aims.of_kind("hold") else 0.0), "gangway"


def _stones(survey: Survey, command: c.Work) -> Valued:
    """Stones are of use above those who stand at the foot of the wall."""
    pile = survey.state.works.things[command.thing]
    ground = [cell % survey.field.board.plane for cell in (pile.cell, command.cell)]
    here, there = (gathered(survey, [cell]) for cell in ground)
    return (PULLED if there >= 1.0 > here else 0.0), "move_stones"


def _canvas(survey: Survey, command: c.Work) -> Valued:
    """A tent is cut open for the enemies inside."""
    board = survey.field.board
    tent = [cell for cell in (command.cell, *board.neighbours[command.cell]) if cell >= 0 and "tent" in board.ground[cell].traits]
    inside = [foe for foe in survey.foes if foe.cell in tent]
    return PULLED * len(inside) if survey.state.beings[command.men[0]].cell not in tent else 0.0, "cut_canvas"


def _bridge(survey: Survey, command: c.Work) -> Valued:
    """A bridge is taken down before enemies for whom it is the way, if ours do not need it."""
    return (SHUT if bridge_helps(survey, command.cell) else 0.0), "destroy_bridge"


_COMBAT: dict[str, Callable[[Survey, c.Work], Valued]] = {
    "open_door": _open, "break_door": _open, "shut_door": _shut, "set_fire": _light, "put_out": _put_out,
    "throw_down_ladder": _throw_down, "cut_rope": _cut, "tip_oil": _oil, "pour_barrel": _oil, "strike_ram": _ram,
    "pull_down": _pull, "lay_gangway": _gangway, "move_stones": _stones, "cut_canvas": _canvas, "destroy_bridge": _bridge,
}  # fmt: skip


# -- in the fire sequence --------------------------------------------------------------------------------------------


def in_fire(survey: Survey, legal: Legal) -> list[Deed]:
    """Shots of engines and flaming arrows that promise something, the best first."""
    found = []
    for command in survey.budget.among(listed(legal)):
        value, key = shot_worth(survey, command)
        if value > 0:
            found.append(Deed(value, command, Reason(key, command.men, cell=command.cell)))
    return sorted(found, key=lambda deed: -deed.value)


def shot_worth(survey: Survey, command: c.Work) -> Valued:
    """What a shot at something, or of something, promises."""
    if command.task == "flaming_arrow":
        return _arrow(survey, command), "burn_arrow"
    if command.task == "shoot_ballista":
        plan = plan_shot(survey.position, command)
        return (shot_value(survey.position, survey.worths, plan) if isinstance(plan, ShotPlan) else 0.0), "engine"
    if command.task == "shoot_engine":
        return _stone(survey, command.cell), "engine"
    if command.task == "shoot_siphon":
        return _jet(survey, command.cell), "siphon"
    return 0.0, ""


def _arrow(survey: Survey, command: c.Work) -> float:
    """The chance that it catches, times what the fire is worth."""
    worth = _fire_worth(survey, command.cell)
    man = survey.state.beings[command.men[0]]
    bow = bow_of(survey.field, man)
    plan = plan_aim(survey.position, man, bow, command.cell) if worth and bow else None
    if not isinstance(plan, FlamingShot):
        return 0.0
    rules = survey.field.rules
    catches = sum(rules.fire.catches(plan.column, die) for die in range(1, D10 + 1)) / D10
    return min(D10, rules.works.fire_arrow_hits) / D10 * catches * worth


def _stone(survey: Survey, cell: Cell) -> float:
    """Stones fall where they will: friends near the mark count double."""
    board, worths, value = survey.field.board, survey.worths, 0.0
    for being in (*survey.foes, *survey.own):
        far = board.distance(cell, being.cell % board.plane) if being.cell >= 0 else len(LANDS)
        if far < len(LANDS):
            lost = LANDS[far] * worths.price(being, "wounded")
            value += lost if being.side != survey.side else -2.0 * lost
    marks = [(far, found) for far in (0,) if (found := machine_at(survey.position, cell)) is not None]
    return value + sum(LANDS[far] * MACHINE for far, found in marks if found[0].side != survey.side)


def _jet(survey: Survey, cell: Cell) -> float:
    """Burning ground that enemies stand on; none of ours may be on it or beside it."""
    state, value = survey.state, 0.0
    for one in patch_of(survey.field, cell):
        for who in state.at.get(one, ()):
            man = state.beings[who]
            value += 0.5 * survey.worths.count(man, survey.worths.price(man, "wounded")) * (1.0 if man.side != survey.side else 4.0)
    return value - 2.0
