"""Things brought where they are of use: cauldrons, engines, screens, standing ladders, ropes."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being, BeingId, Machine
from hauberk.battle.core.works import Thing
from hauberk.battle.machines.serving import plan_carrying
from hauberk.battle.storming.cauldrons import plan_carry
from hauberk.battle.storming.grapnels import rope_of
from hauberk.battle.storming.ladders import lean_of, plan_shift
from hauberk.battle.storming.oil import beside_bearers, targets
from hauberk.battle.walls.leaning import AsItIs
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal
from hauberk.players.captain.aims import distance_map
from hauberk.players.captain.floods import FAR
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey

Order = tuple[c.Command, Reason]
Once = Callable[[object], bool]
Offered = dict[str, list[c.Work]]

UNDER = 4
"""Screens are brought so near to the enemy."""
TOO_NEAR = 2
"""From enemies so near who has a screen draws back."""
CROWD = 2.0
"""So many enemies at the foot of the wall are worth carrying the oil there."""
BY = 0.3
"""How much somebody counts who is not at the foot yet, but near."""
CLOSE = 3
SAFE = 5
"""Engines are not carried nearer to the enemy."""


def shifted(survey: Survey, offered: Offered, once: Once) -> Order | None:
    """The first thing that is better brought elsewhere."""
    return (
        _ladder(survey, offered, once)
        or _cauldron(survey, offered, once)
        or _rope(survey, offered, once)
        or _screen(survey, offered, once)
        or _engine(survey, offered, once)
    )


def gathered(survey: Survey, cells: Iterable[Cell]) -> float:
    """How many enemies stand on some hexes of the ground or beside them, those near by counted for less."""
    board, places = survey.field.board, list(cells)
    found = 0.0
    for foe in survey.foes:
        if foe.able and 0 <= foe.cell < board.plane:
            far = min((board.distance(foe.cell, cell) for cell in places), default=CLOSE + 1)
            found += 1.0 if far <= 1 else BY if far <= CLOSE else 0.0
    return found


def _ladder(survey: Survey, offered: Offered, once: Once) -> Order | None:
    """A ladder whose top is held goes a hex aside, to one that is not."""
    goals, foes = survey.aims.of_kind("hold"), survey.state.standing(1 - survey.side)
    for work in survey.budget.among(offered.get("shift_ladder", ())) if goals else ():
        ladder, board = survey.state.works.ladders[work.thing], survey.field.board
        before, found = lean_of(board, ladder), plan_shift(survey.position, work)
        after = None if isinstance(found, Refusal) else lean_of(board, found)
        if ladder.side != survey.side or before is None or after is None or not foes >> before.top & 1 or foes >> after.top & 1:
            continue
        inner = distance_map(survey.field, survey.state.beings[work.men[0]], goals[0].cells)
        if inner[after.top] < FAR and once(("shift", work.thing)):
            return work, Reason("shift_ladder", work.men, cell=work.cell)
    return None


def _cauldron(survey: Survey, offered: Offered, once: Once) -> Order | None:
    """Oil goes along the wall to where the enemy gathers below."""
    position = survey.position
    best: tuple[float, c.Work] | None = None
    for name in dict.fromkeys(work.thing for work in offered.get("carry_cauldron", ())):
        thing = position.state.works.things[name]
        here = gathered(survey, below(survey, thing, _standing(survey, thing.men)))
        if here >= 1.0 or not once(("oil", name)):
            continue
        for work in survey.budget.among(offered["carry_cauldron"]):
            haul = plan_carry(position, work) if work.thing == name else None
            if haul is None or isinstance(haul, Refusal):
                continue
            last = (thing.cell, *haul.ends)[-2:]
            there = gathered(survey, below(survey, thing._replace(cell=last[1]), (last[0], work.cell)))
            if there >= max(CROWD, here + 1.0) and (best is None or there > best[0]):
                best = (there, work)
    return (best[1], Reason("carry_cauldron", best[1].men, cell=best[1].cell)) if best else None


def below(survey: Survey, thing: Thing, bearers: tuple[Cell, ...]) -> list[Cell]:
    """Where the oil of a cauldron can fall while its bearers stand on these hexes. [A-OIL-01, RULING-A-OIL-01]"""
    return targets(survey.position, thing, beside_bearers(survey.field, bearers))


def _standing(survey: Survey, men: Iterable[BeingId]) -> tuple[Cell, ...]:
    return tuple(survey.state.beings[who].cell for who in men)


def _rope(survey: Survey, offered: Offered, once: Once) -> Order | None:
    """The enemy's rope is drawn up; ours is taken away from under somebody who waits above, or from where it was dropped."""
    foes = survey.state.standing(1 - survey.side)
    for work in survey.budget.among(offered.get("take_rope", ())):
        grapnel = survey.state.works.things[work.thing]
        rope = rope_of(AsItIs(survey.field.board), grapnel)
        useless = rope is None or foes >> rope.lean.top & 1
        wanted = useless and bool(survey.aims.of_kind("hold")) if grapnel.side == survey.side else rope is not None
        if wanted and once(("rope", work.thing)):
            return work, Reason("take_rope", work.men, cell=work.cell)
    return None


# -- screens ---------------------------------------------------------------------------------------------------------


def _nearest(survey: Survey, cell: Cell) -> Being | None:
    """The enemy to be minded most: the nearest, shooters before others."""
    board = survey.field.board
    shooting = {foe.id for foe, _ in survey.shooters}
    foes = [foe for foe in survey.foes if foe.able and foe.cell >= 0]
    return min(foes, key=lambda foe: (board.distance(cell, foe.cell) - (CLOSE if foe.id in shooting else 0), foe.id), default=None)


def _screen(survey: Survey, offered: Offered, once: Once) -> Order | None:
    """Whoever has a screen takes it towards the enemy, step by step, draws back when they come out, and looks at whoever shoots."""
    for name in dict.fromkeys(work.thing for work in offered.get("move_mantlet", ())):
        here = survey.state.machines[name].cells[0]
        near = _to_foes(survey, here)
        out = on_foot_near(survey, here, TOO_NEAR)
        steps = [work for work in offered["move_mantlet"] if work.thing == name and not survey.aims.road >> work.cell & 1]
        best = min(steps, key=lambda work: (_to_foes(survey, work.cell) * (-1 if out else 1), work.cell), default=None)
        if best is None:
            continue
        there = _to_foes(survey, best.cell)
        if (there > near if out else there < near and near > UNDER) and once(("screen", name, best.cell)):
            return best, Reason("mantlet_back" if out else "mantlet", best.men, cell=best.cell)
    for work in survey.budget.among(offered.get("turn_mantlet", ())):
        machine = survey.state.machines[work.thing]
        if work.facing == facing_to(survey, machine) and once(("turn", work.thing)):
            return work, Reason("mantlet_turn", work.men, cell=machine.cells[0])
    return None


def on_foot_near(survey: Survey, cell: Cell, within: int) -> bool:
    """Is an enemy so near, on the ground and not on the wall?"""
    board = survey.field.board
    return any(foe.able and 0 <= foe.cell < board.plane and board.distance(cell, foe.cell) <= within for foe in survey.foes)


def facing_to(survey: Survey, machine: Machine) -> int:
    """Where a screen should look; where it looks now if that is as good."""
    board, here = survey.field.board, machine.cells[0]
    foe = _nearest(survey, here)
    if foe is None:
        return machine.facing
    ring = {side: board.distance(cell, foe.cell) for side, cell in enumerate(board.neighbours[here]) if cell >= 0}
    return min(ring, key=lambda side: (ring[side], side != machine.facing, side))


# -- engines ---------------------------------------------------------------------------------------------------------


def _engine(survey: Survey, offered: Offered, once: Once) -> Order | None:
    """An engine with nobody to shoot at is carried to where somebody is in sight, or nearer."""
    position = survey.position
    field, state = position
    for name in dict.fromkeys(work.thing for work in offered.get("carry_engine", ())):
        machine = state.machines[name]
        kind = field.rules.machines[machine.kind]
        if kind.points or not kind.weapon or in_sight(survey, machine.cells[-1]) or not once(("engine", name)):
            continue
        here = _to_foes(survey, machine.cells[-1])
        best: tuple[int, int, c.Work] | None = None
        for work in survey.budget.among(offered["carry_engine"]):
            load = plan_carrying(position, work) if work.thing == name else None
            if load is None or isinstance(load, Refusal):
                continue
            cell = load.steps[-1][0].cells[-1]
            option = (in_sight(survey, cell), -_to_foes(survey, cell))
            if -option[1] >= SAFE and (option[0] or -option[1] < here) and (best is None or option > best[:2]):
                best = (*option, work)
        if best is not None:
            return best[2], Reason("carry_engine", best[2].men, cell=machine.cells[-1])
    return None


def in_sight(survey: Survey, cell: Cell) -> int:
    """How many enemies can be seen from a hex."""
    return sum(survey.field.sight.look(cell, foe.cell).visible for foe in survey.foes if foe.able and foe.cell >= 0)


def _to_foes(survey: Survey, cell: Cell) -> int:
    return min((survey.field.board.distance(cell, foe.cell) for foe in survey.foes if foe.able and foe.cell >= 0), default=FAR)
