"""Boiling oil: cauldrons carried and tipped by two, barrels poured by one. The Anarchy 4.3; the classic siege 2.11.1."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import MOVEMENT
from hauberk.battle.core.works import OIL, Thing
from hauberk.battle.fire.burning import ignite
from hauberk.battle.fire.fuel import TOWER, burns, gate_at
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.melee.melee_results import drive_back
from hauberk.battle.people.wounds import harm
from hauberk.board.board import NOWHERE, Board, Cell
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

CAULDRON, BARREL = "cauldron", "barrel"
HOARDING, SET = "hoarding", "set"
_BUSY = Mark.SHOT | Mark.ATTACKED | Mark.CHARGED | Mark.WORKED
_RESULTS = {"C": "flees", "D": "stunned", "E": "wounded", "F": "killed"}


class Pouring(NamedTuple):
    """Oil about to be poured."""

    thing: Thing
    cell: Cell


# -- where oil runs ----------------------------------------------------------------------------------------------------


def lower_cell(board: Board, place: Cell, than: Cell) -> Cell:
    """The uppermost cell of a hex, if it lies lower than another cell and is no wall; NOWHERE if oil cannot fall there.

    [A-OIL-01, RULING-A-OIL-01]
    """
    top = board.column(place)[-1]
    ground = board.ground[top]
    wall = "solid" in ground.traits and ground.material != "wood"
    return NOWHERE if wall or board.height[top] >= board.height[than] else top


def runs_to(board: Board, cell: Cell) -> list[Cell]:
    """The hexes around that spilt oil reaches, as high or lower: walls and parapets stop it, the wheels of a ram do not.

    [A-OIL-08, A-OIL-13, RULING-A-OIL-02]
    """
    found = []
    for side in range(6):
        kind = board.sides.get((cell, side))
        if kind is not None and kind.blocks and "reached_over" not in kind.traits:
            continue
        beside = board.neighbours[cell][side]
        below = board.neighbours[cell % board.plane][side]
        if beside != NOWHERE:
            found += [beside] if board.height[beside] <= board.height[cell] else []
        elif below != NOWHERE and (low := lower_cell(board, below, cell)) != NOWHERE:
            found.append(low)
    return found


def is_roofed(position: Position, cell: Cell) -> bool:
    """Does an engine stand over who is here, or fill the hex? [A-OIL-10, RULING-A-OIL-02, RULING-S-36]"""
    return machine_at(position, cell) is not None and bool(position.field.board.ground[cell].traits & {"roofed", "solid"})


# -- who it scalds -----------------------------------------------------------------------------------------------------


def scald(doing: Doing, who: BeingId, column: int, rule: str) -> None:
    """An attack in a fixed column against somebody on foot: only his armour counts, and nobody is there to be hurt in turn.

    [A-OIL-08, A-OIL-09, A-OIL-13, SC-OIL-02, RULING-A-GEN-05]
    """
    man, table = doing.being(who), doing.rules.melee
    armour = (Term(table.armour, "armoured", "MELEE-16", man.character.name),) if man.character.armoured else ()
    terms = doing.roll_and_add("oil", rule, *armour, who=who)
    letter = table.result(column, total(terms), False)
    result = _RESULTS.get(letter, "unhurt")
    doing.emit(e.Tested("oil", who, man.cell, terms, result, table.labels[column], "", letter))
    if result == "flees":
        drive_back(doing, (who,), ())
    elif result != "unhurt":
        harm(doing, who, result, rule)


def splash(doing: Doing, cells: list[Cell], rule: str) -> None:
    """Everybody on these hexes, friend or foe, who is not under the roof of an engine. [A-OIL-08, A-OIL-13, RULING-A-OIL-02]"""
    state = doing.state
    hit = [who for cell in cells if not is_roofed(doing.field.at(state), cell) for who in state.at.get(cell, ())]
    for who in dict.fromkeys(hit):
        scald(doing, who, doing.rules.works.oil_splash, rule)


def spill(doing: Doing, thing: Thing) -> None:
    """The cauldron falls and spills over its own hex and those around it. [A-OIL-07, A-OIL-08]"""
    cells = [thing.cell, *runs_to(doing.field.board, thing.cell)]
    doing.emit(e.Tested("spill_oil", "", thing.cell, (), "spilt"))
    doing.emit(e.ThingSet(thing.id, None))
    splash(doing, cells, "A-OIL-08")


def drop_cauldrons(doing: Doing) -> bool:
    """A cauldron whose bearer is stunned, killed or driven off falls; who walks away, shoots or fights has put it down before.

    [A-OIL-07]
    """
    for thing in doing.state.works.things.values():
        if thing.kind != CAULDRON:
            continue
        men = [doing.being(who) for who in thing.men]
        if all(man.able and _beside(doing.field, man, thing.cell) and not man.marks & _BUSY for man in men):
            continue
        walked = doing.state.sequence == MOVEMENT and men[0].side == doing.state.active
        if all(man.able and (walked or _beside(doing.field, man, thing.cell)) for man in men):
            doing.emit(e.ThingSet(thing.id, thing._replace(men=(), state="")))
        else:
            spill(doing, thing)
        return True
    return False


# -- tipping and pouring -----------------------------------------------------------------------------------------------


def _beside(field: Field, man: Being, cell: Cell) -> bool:
    return not man.mounted and man.cell in field.board.neighbours[cell]


def on_either_side(field: Field, men: list[Being], cell: Cell) -> bool:
    """Two men at a cauldron, one on this side and one on the other: beside it, and not beside each other. [A-OIL-02, A-OIL-06]"""
    return all(_beside(field, man, cell) for man in men) and not field.board.around[men[0].cell] >> men[1].cell & 1


def plan_tipping(position: Position, command: Work) -> Pouring | Refusal:
    """Two men, one on either side of the cauldron, who neither shoot nor fight in this phase, tip it on something lower beside it or them.

    [A-OIL-01, A-OIL-02, A-OIL-04, A-OIL-05, A-OIL-06, A-TOWER-37, RULING-A-OIL-01, RULING-A-OIL-06]
    """
    field, state = position
    thing, men = state.works.things.get(command.thing), [state.beings[who] for who in command.men]
    if thing is None or thing.kind != CAULDRON:
        return Refusal("no_such_cauldron", "A-OIL-01", about=command.thing)
    name = men[0].character.name
    if len(men) != field.rules.works.oil_bearers or not on_either_side(field, men, thing.cell):
        return Refusal("needs_two_bearers", "A-OIL-02", name)
    for man in men:
        if man.marks & _BUSY:
            return Refusal("busy_this_phase", "A-OIL-05", man.character.name)
    beside, board = beside_bearers(field, tuple(man.cell for man in men)), field.board
    found = machine_at(position, command.cell)
    near = {place for start in (thing.cell, *beside) for place in board.neighbours[start % board.plane]}
    if found is not None and found[0].kind == TOWER and command.cell % board.plane in near:
        return Refusal("tower_proof_to_oil", "A-TOWER-37", name)
    if command.cell not in targets(position, thing, beside):
        return Refusal("oil_does_not_fall_there", "A-OIL-01", name, field.name(command.cell))
    if needs_setting(field, thing, command.cell, beside) and thing.state != SET:
        return Refusal("cauldron_not_set", "A-OIL-04", name)
    return Pouring(thing, command.cell) if _worth_it(position, command.cell) else Refusal("nobody_to_scald", "A-OIL-03", name)


def beside_bearers(field: Field, cells: tuple[Cell, ...]) -> tuple[Cell, ...]:
    """The bearers' hexes, from which its reach is counted too, unless a switch has the cauldron's alone. [A-OIL-01, RULING-A-OIL-01]"""
    return () if field.rules.switches.oil_from_the_cauldron else cells


def targets(position: Position, thing: Thing, beside: tuple[Cell, ...] = ()) -> list[Cell]:
    """Where its oil falls: the lower hexes beside it or its bearers, not through a wall; from a hoarding the hex right below.

    [A-OIL-01, A-OIL-03, RULING-A-OIL-01]
    """
    board = position.field.board
    if HOARDING in board.ground[thing.cell].traits:
        below = [cell for cell in board.column(thing.cell) if board.height[cell] < board.height[thing.cell]]
        return below[-1:]
    return list(dict.fromkeys(low for start in (thing.cell, *beside) for low, _ in _beneath(board, start)))


def _beneath(board: Board, start: Cell) -> list[tuple[Cell, bool]]:
    """The lower hexes beside one that no wall parts from it, and whether a parapet does. [A-OIL-01, A-OIL-04]"""
    found = []
    for side in range(6):
        kind, place = board.sides.get((start, side)), board.neighbours[start % board.plane][side]
        parapet = kind is not None and "parapet" in kind.traits
        if (kind is None or not kind.blocks or parapet) and place != NOWHERE and (low := lower_cell(board, place, start)) != NOWHERE:
            found.append((low, parapet))
    return found


def needs_setting(field: Field, thing: Thing, cell: Cell, beside: tuple[Cell, ...] = ()) -> bool:
    """Is there a parapet between the cauldron, or its bearers, and where its oil shall fall, from wherever it reaches it? [A-OIL-04]"""
    over = [parapet for start in (thing.cell, *beside) for low, parapet in _beneath(field.board, start) if low == cell]
    return bool(over) and all(over)


def _worth_it(position: Position, cell: Cell) -> bool:
    """Enemies, or something that oil could set alight. [A-OIL-03, A-ENTR-07, RULING-A-OIL-06]"""
    foes = any(position.state.beings[who].side != position.state.active for who in position.state.at.get(cell, ()))
    return foes or burns(position, cell) or gate_before(position, cell) != NOWHERE


def gate_before(position: Position, cell: Cell) -> Cell:
    """The inner hex of a gate that still stands and that oil on this hex runs against; NOWHERE if there is none. [A-ENTR-07]"""
    for gate in position.field.board.gates.values():
        for inner, side in gate.sides:
            if inner + position.field.board.shifts[side] == cell and gate_at(position, inner) is gate:
                return inner
    return NOWHERE


def tip(doing: Doing, command: Work, plan: Pouring) -> None:
    """The scalded must go back, and the oil runs on over the hexes around. Under a roof it harms only if it takes fire.

    [A-OIL-09, A-OIL-10, A-OIL-11, A-OIL-12, A-OIL-13, A-OIL-14]
    """
    if not _pour(doing, command, plan, driven=True):
        return
    splash(doing, runs_to(doing.field.board, plan.cell), "A-OIL-13")


def _pour(doing: Doing, command: Work, plan: Pouring, driven: bool) -> bool:
    """Pour it out, once and for all; False if a roof has kept it off.

    [A-OIL-09, A-OIL-10, SC-OIL-02, SC-OIL-03, RULING-A-OIL-04, RULING-A-OIL-05]
    """
    doing.emit(e.Worked(command.task, command.men, plan.cell, command.thing, True))
    doing.emit(e.ThingSet(plan.thing.id, None))
    here, roofed = doing.state.at.get(plan.cell, ()), is_roofed(doing.position, plan.cell)
    lit = _takes_fire(doing, plan.cell)
    if roofed and not lit:
        return False
    for who in here:
        scald(doing, who, doing.rules.works.oil_column, "A-OIL-09" if driven else "SC-OIL-02")
        if driven:
            _must_go(doing, who)
    return True


def _takes_fire(doing: Doing, cell: Cell) -> bool:
    """A die in the column of oil for whatever would burn: an engine, a bridge, the gate behind it. [A-OIL-10, A-ENTR-07, SC-OIL-03]"""
    position = doing.position
    place = cell if burns(position, cell) else gate_before(position, cell)
    if place == NOWHERE or place in position.state.works.fires:
        return False
    terms = doing.roll_and_add("fire_catches", "A-OIL-10")
    lit = doing.rules.fire.catches("oil", total(terms))
    letter = doing.rules.fire.letter("oil", total(terms))
    doing.emit(e.Tested("oil_on_wood", "", place, terms, "lit" if lit else "spared", "oil", "", letter))
    if lit:
        ignite(doing, place, position.state.active, OIL)
    return lit


def _must_go(doing: Doing, who: BeingId) -> None:
    """Whatever the die said, he goes back a hex; the stunned cannot, and die. [A-OIL-11, RULING-A-OIL-03, STATE-04]"""
    if not any(who in getattr(question, "men", ()) for question in doing.state.pending):
        drive_back(doing, (who,), ())


def tipping_choices(position: Position) -> Iterator[Work]:
    """Every cauldron that can be tipped, and on what."""
    for thing in position.state.works.things.values():
        if thing.kind != CAULDRON:
            continue
        pair = bearers(position, thing)
        if pair is not None:
            beside = beside_bearers(position.field, tuple(position.state.beings[who].cell for who in pair))
            for cell in targets(position, thing, beside):
                command = Work("tip_oil", pair, cell, thing.id)
                if not isinstance(plan_tipping(position, command), Refusal):
                    yield command


def bearers(position: Position, thing: Thing) -> tuple[BeingId, BeingId] | None:
    """Two men of the active side on either side of a cauldron; those who hold it before others."""
    field, state = position
    near = [state.beings[who] for cell in field.board.neighbours[thing.cell] for who in state.at.get(cell, ())]
    able = [man for man in near if man.side == state.active and man.able and not man.character.is_beast and not man.marks & _BUSY]
    able.sort(key=lambda man: (man.id not in thing.men, man.id))
    for number, one in enumerate(able):
        for two in able[number + 1 :]:
            if on_either_side(field, [one, two], thing.cell) and not (one.carries or two.carries):
                return one.id, two.id
    return None


def plan_barrel(position: Position, command: Work) -> Pouring | Refusal:
    """One man beside a barrel pours it on any hex beside it, instead of fighting. [SC-OIL-01, RULING-S-36]"""
    field, state = position
    thing = state.works.things.get(command.thing)
    if thing is None or thing.kind != BARREL or len(command.men) != 1:
        return Refusal("no_such_barrel", "SC-OIL-01", about=command.thing)
    man = state.beings[command.men[0]]
    name = man.character.name
    if man.marks & _BUSY:
        return Refusal("busy_this_phase", "SC-OIL-01", name)
    if not (_beside(field, man, thing.cell) or man.cell == thing.cell):
        return Refusal("not_beside_it", "SC-OIL-01", name, field.name(thing.cell))
    if command.cell not in poured_on(position, thing):
        return Refusal("oil_does_not_fall_there", "SC-OIL-01", name, field.name(command.cell))
    return Pouring(thing, command.cell) if _worth_it(position, command.cell) else Refusal("nobody_to_scald", "SC-OIL-01", name)


def poured_on(position: Position, thing: Thing) -> list[Cell]:
    """Where a barrel is poured: on the lower hexes beside it, and on those at its own height that nothing parts from it.

    [SC-OIL-01, RULING-S-36]
    """
    board, found = position.field.board, targets(position, thing)
    if position.field.rules.switches.barrels_only_down:
        return found
    for side, cell in enumerate(board.neighbours[thing.cell]):
        kind = board.sides.get((thing.cell, side))
        if cell != NOWHERE and cell not in found and (kind is None or not kind.blocks) and "solid" not in board.ground[cell].traits:
            found.append(cell)
    return found


def pour_barrel(doing: Doing, command: Work, plan: Pouring) -> None:
    """It scalds who stands there, or may set an engine alight. [SC-OIL-02, SC-OIL-03]"""
    _pour(doing, command, plan, driven=False)


def barrel_choices(position: Position) -> Iterator[Work]:
    """Every barrel that can be poured, by whom, and on what."""
    for thing in position.state.works.things.values():
        if thing.kind != BARREL:
            continue
        places = [thing.cell, *position.field.board.neighbours[thing.cell]]
        for who in [who for cell in places for who in position.state.at.get(cell, ())]:
            for cell in poured_on(position, thing):
                command = Work("pour_barrel", (who,), cell, thing.id)
                if not isinstance(plan_barrel(position, command), Refusal):
                    yield command
