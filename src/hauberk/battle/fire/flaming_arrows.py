"""Flaming arrows: who shoots them, at what, and what they light. Guiscard 10.3; The Anarchy 4.2.9, 5.2.7; the classic siege 2.11.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import MovementEnding
from hauberk.battle.core.rules import Weapon
from hauberk.battle.core.state import State
from hauberk.battle.core.works import ARROW, NOTHING, rested
from hauberk.battle.fire.burning import ignite
from hauberk.battle.fire.fuel import TOWER, TOWER_SIDE, burns, fuel, seat
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.defensive_fire import shooters
from hauberk.battle.shooting.shots import aim_at, limit_of, may_shoot_defensively, may_shoot_offensively, missiles
from hauberk.board.board import Board, Cell, Cells, bits, cells_of
from hauberk.board.terrain import Cover
from hauberk.common.dice import D10, span
from hauberk.common.refusal import Refusal
from hauberk.common.term import total
from hauberk.grid.hex import DIRECTIONS, Facing

TASK = "flaming_arrow"


class FlamingShot(NamedTuple):
    """A flaming arrow before the die."""

    aim: lof.Aim
    column: str
    """The column of the fire table."""


def bow_of(field: Field, man: Being) -> Weapon | None:
    """What he could shoot a flaming arrow with, on foot or in the saddle. [FLARROW-01, RULING-G-80, SC-FIRE-03]"""
    able = {"fire_arrows", "fire_bolts"} if field.rules.switches.burning_bolts else {"fire_arrows"}
    return next((weapon for weapon in missiles(field, man) if weapon.traits & able), None)


def plan_flaming_arrow(position: Position, command: Work) -> FlamingShot | Refusal:
    """An archer who may shoot, something that burns within short range, a line of fire to it. [FLARROW-01, FLARROW-02, SC-FIRE-03]"""
    if len(command.men) != 1:
        return Refusal("one_man_shoots", "FLARROW-01")
    man = position.state.beings[command.men[0]]
    bow = bow_of(position.field, man)
    if bow is None:
        return Refusal("no_bow", "FLARROW-01", man.character.name)
    return may_shoot_offensively(position, man, bow) or plan_aim(position, man, bow, command.cell)


def plan_shooting_back(position: Position, command: Work) -> FlamingShot | Refusal:
    """A flaming arrow instead of another defensive shot, when the enemy has moved. [RULING-G-31, DFIRE-01]"""
    field, state = position
    question = state.pending[-1] if state.pending else None
    if not isinstance(question, MovementEnding) or command.task != TASK or len(command.men) != 1:
        return Refusal("answer_first", "TURN-06")
    man = state.beings[command.men[0]]
    if man.side != question.side:
        return Refusal("not_yours", "DFIRE-01", man.character.name)
    bow = bow_of(field, man)
    if bow is None:
        return Refusal("no_bow", "FLARROW-01", man.character.name)
    return may_shoot_defensively(position, man, bow) or plan_aim(position, man, bow, command.cell)


def plan_aim(position: Position, man: Being, bow: Weapon, cell: Cell) -> FlamingShot | Refusal:
    """Target, range and line of a flaming arrow; cover does not matter. [FLARROW-01, FLARROW-02, FLARROW-05, GFIRE-11, RULING-G-31]"""
    field, state = position
    name = man.character.name
    if field.rules.switches.counted_fire_arrows and man.thrown >= field.rules.works.fire_arrows:
        return Refusal("no_flaming_arrows_left", "FLARROW-05", name)
    if cell in state.works.fires:
        return Refusal("burns_already", "FLARROW-01", name, field.name(cell))
    if not burns(position, cell):
        return Refusal("nothing_to_burn", "FLARROW-01", name, field.name(cell))
    near, short = min(field.board.distance(origin, cell) for origin in man.cells), (bow.saddle if man.mounted else bow.bands)[lof.SHORT]
    refusal = Refusal("out_of_range", "FLARROW-02", name, bow.id, needs=near, has=short)
    for origin in man.cells:
        aim = aim_at(field, man, origin, cell, bow)
        if isinstance(aim, Refusal):
            refusal = aim if near <= short else refusal
            continue
        if aim.band != lof.SHORT:
            continue
        stopped = _stopped(position, aim)
        if stopped is None:
            return FlamingShot(aim, field.rules.fire.column(_face(position, aim)))
        refusal = stopped
    return refusal


def _stopped(position: Position, aim: lof.Aim) -> Refusal | None:
    """A line to the hex, or to the foot of the timber that stands on its sides: the arrow need not come in to set it alight."""
    refusal = lof.blocked(position, aim, None, Cover.NONE)
    if refusal is None:
        return None
    for before in _outside(position.field.board, aim.cell):
        if before == aim.origin or lof.blocked(position, aim._replace(cell=before), None, Cover.NONE) is None:
            return None
    return refusal


def _outside(board: Board, cell: Cell) -> Iterator[Cell]:
    """The hexes right before the wooden faces of a cell."""
    for side in range(6):
        kind = board.sides.get((cell, side))
        if kind is None or kind.material != "wood" or (cell, side) not in board.inner:
            continue
        for place in (cell + board.shifts[side], cell % board.plane + board.shifts[side]):
            if board.all >> place & 1:
                yield place
                break


def _face(position: Position, aim: lof.Aim) -> str:
    """What the arrow strikes; raw hides cover the front of a siege tower, not its sides and rear. [A-TOWER-31, RULING-G-30]"""
    struck = fuel(position, aim.cell)
    if struck != TOWER:
        return struck
    found = machine_at(position, aim.cell)
    return TOWER if found is None or in_arc(position.field.board, aim.cell, found[0].facing, aim.origin) else TOWER_SIDE


def in_arc(board: Board, cell: Cell, facing: Facing, other: Cell) -> bool:
    """Does a cell lie within sixty degrees to either side of a direction? [GFIRE-06, A-TOWER-31]"""
    dq, dr = board.offset(cell, other)
    uq, ur = DIRECTIONS[facing]
    along = 2 * dq * uq + 2 * dr * ur + dq * ur + dr * uq  # twice the product of the two directions on the hex plane
    return along > 0 and along * along >= dq * dq + dr * dr + dq * dr


def shoot_arrow(doing: Doing, command: Work, plan: FlamingShot) -> None:
    """One die decides whether it burns; where the edition asks for it, one before that whether the arrow hits.

    [FLARROW-03, FLARROW-04, GFIRE-11, RULING-G-37, SC-FIRE-03]
    """
    aim, man, back = plan.aim, plan.aim.shooter, bool(doing.state.pending)
    left = man.left if back else min(man.left, limit_of(aim.weapon, man.allowance))
    doing.emit(e.FlamingArrow(man.id, aim.weapon.id, aim.origin, aim.cell, back, left, doing.rules.switches.counted_fire_arrows))
    strike(doing, plan)


def strike(doing: Doing, plan: FlamingShot) -> None:
    """The arrow arrives. [FLARROW-03, FLARROW-04, SC-FIRE-03]"""
    man, cell = plan.aim.shooter, plan.aim.cell
    hits = doing.rules.works.fire_arrow_hits
    if hits < D10:
        terms = doing.roll_and_add("flaming_arrow", "SC-FIRE-03")
        wide = total(terms) > hits
        doing.emit(e.Tested("flaming_arrow", man.id, cell, terms, "wide" if wide else "strikes", needs=span(1, hits)))
        if wide:
            return
    terms = doing.roll_and_add("fire_catches", "FLARROW-03")
    lit = doing.rules.fire.catches(plan.column, total(terms))
    letter, result = doing.rules.fire.letter(plan.column, total(terms)), "lit" if lit else "spent"
    doing.emit(e.Tested("flaming_arrow", man.id, cell, terms, result, plan.column, "", letter))
    if lit:
        ignite(doing, cell, man.side, ARROW)


def arrow_choices(position: Position) -> Iterator[Work]:
    """Every flaming arrow that could be shot."""
    field, state = position
    archers = [(man, bow) for man in state.people(state.active) if _ready(state, man) and (bow := bow_of(field, man)) is not None]
    archers = [(man, bow) for man, bow in archers if may_shoot_offensively(position, man, bow) is None]
    if archers:
        yield from _arrows(position, archers, targets(position))


def _arrows(position: Position, archers: list[tuple[Being, Weapon]], marks: list[Cell]) -> Iterator[Work]:
    """Which of these could shoot at which of those: a quick look before the exact one."""
    others = lof.hindering(position)
    places = {cell: (cell, *_outside(position.field.board, cell)) for cell in marks}
    for man, bow in archers:
        short = (bow.saddle if man.mounted else bow.bands)[lof.SHORT]
        for cell in marks:
            near = [origin for origin in man.cells if position.field.board.distance(origin, cell) <= short]
            lines = [(origin, place) for origin in near for place in places[cell]]
            hopeful = any(one == two or not lof.surely_stopped(position.field, man, bow, one, two, others) for one, two in lines)
            if hopeful and not isinstance(plan_aim(position, man, bow, cell), Refusal):
                yield Work(TASK, (man.id,), cell)


def _ready(state: State, man: Being) -> bool:
    return man.able and man.character.missile and not man.marks & Mark.SHOT


def arrows_back(position: Position) -> Iterator[Work]:
    """Flaming arrows at what the enemy has brought or stands on, when he has moved; others are accepted too. [RULING-G-31]"""
    field, state = position
    if not (field.board.built or state.machines or state.works is not NOTHING):
        return
    men = {man.id: man for man, _ in shooters(position)}.values()
    archers = [(man, bow) for man in men if (bow := bow_of(field, man)) and may_shoot_defensively(position, man, bow) is None]
    marks = [cell for cell in targets(position) if _worth_it(position, cell)] if archers else []
    yield from _arrows(position, archers, marks)


def _worth_it(position: Position, cell: Cell) -> bool:
    """A machine of the side that moves, or a hex on which one of it stands."""
    state = position.state
    found = machine_at(position, cell) if state.machines else None
    if found is not None:
        return found[0].side == state.active
    return any(state.beings[who].side == state.active for who in state.at.get(cell, ()))


# -- handing arrows over ---------------------------------------------------------------------------------------------


def arrows_left(field: Field, man: Being) -> int:
    """Flaming arrows he still has, where they are counted. [CAMP-10, FLARROW-05]"""
    return field.rules.works.fire_arrows - man.thrown


def plan_handing(position: Position, command: Work) -> int | Refusal:
    """Two archers who have stood side by side for a full turn, neither moving, fighting nor shooting: one gives the other arrows.

    [CAMP-10, A-ACT-23, RULING-G-01]
    """
    field, state = position
    if not field.rules.switches.counted_fire_arrows:
        return Refusal("arrows_are_not_counted", "CAMP-10")
    if len(command.men) != 2:
        return Refusal("two_archers", "CAMP-10")
    giver, taker = (state.beings[who] for who in command.men)
    for man in (giver, taker):
        if man.side != state.active or not man.able:
            return Refusal("not_yours", "CAMP-10", man.character.name)
        if bow_of(field, man) is None:
            return Refusal("no_bow", "CAMP-10", man.character.name)
        if not rested(state.phase, man):
            return Refusal("needs_a_full_turn", "RULING-G-01", man.character.name)
    if taker.cell not in field.board.neighbours[giver.cell]:
        return Refusal("not_side_by_side", "CAMP-10", taker.character.name)
    most = min(arrows_left(field, giver), taker.thrown)
    if not 0 < command.number <= most:
        return Refusal("not_so_many_arrows", "CAMP-10", giver.character.name, needs=command.number, has=most)
    return command.number


def hand_over(doing: Doing, command: Work, number: int) -> None:
    """The arrows change hands. [CAMP-10, A-ACT-23]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, "", True))
    doing.emit(e.ArrowsHanded(command.men[0], command.men[1], number))


def handing_choices(position: Position) -> Iterator[Work]:
    """Who could give whom as many arrows as he can take."""
    field, state = position
    if not field.rules.switches.counted_fire_arrows:
        return
    archers = [man for man in state.people(state.active) if man.cell >= 0 and bow_of(field, man) is not None and rested(state.phase, man)]
    for giver in archers:
        for taker in archers:
            most = min(arrows_left(field, giver), taker.thrown)
            command = Work("hand_arrows", (giver.id, taker.id), number=most)
            if giver is not taker and most > 0 and not isinstance(plan_handing(position, command), Refusal):
                yield command


def targets(position: Position) -> list[Cell]:
    """Everything on the map that could be set alight; the printed part of it is worked out once for a shape of the board."""
    field, state = position
    known: tuple[Cell, ...] | None = field.memo.get("wood")
    if known is None:
        known = field.memo["wood"] = tuple(cell for cell in bits(_wooden(field.board)) if seat(field.board, cell) == cell)
    found = {cell for cell in (*known, *state.works.naphtha) if cell not in state.works.fires and burns(position, cell)}
    return sorted(found)


def _wooden(board: Board) -> Cells:
    """Cells with wood or canvas on them or on their sides: a quick look before `burns`."""
    found = cells_of(cell for gate in board.gates.values() for cell in gate.cells)
    found |= cells_of(cell for (cell, _), kind in board.sides.items() if cell >= 0 and kind.material == "wood")
    for terrain, cells in board.lots.items():
        if board.table.terrain[terrain].material == "wood":
            found |= cells
    return found & board.all
