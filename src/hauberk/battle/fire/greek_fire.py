"""Greek fire: the siphon, its crew, its shot and the patch of naphtha it leaves. Guiscard 10.5."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Machine, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.works import GREEK
from hauberk.battle.fire.burning import flare
from hauberk.battle.fire.flaming_arrows import in_arc
from hauberk.battle.machines.footprint import next_to
from hauberk.battle.shooting.openings import what_hides
from hauberk.board.board import NOWHERE, Board, Cell, bits
from hauberk.common.dice import D10, span
from hauberk.common.refusal import Refusal
from hauberk.common.term import total
from hauberk.grid.hex import Facing

SIPHON = "siphon"
_BUSY = Mark.SHOT | Mark.WORKED | Mark.SHOT_BACK
PHASES = 2
"""Phases in a turn."""


class Jet(NamedTuple):
    """A shot of the siphon before the die."""

    machine: Machine
    cell: Cell


def plan_jet(position: Position, command: Work) -> Jet | Refusal:
    """Two men beside a siphon that is ready shoot at a hex in its arc, five to ten hexes away, that it has a line to.

    [GFIRE-01, GFIRE-03, GFIRE-04, GFIRE-05, GFIRE-06, RULING-G-32, RULING-G-36]
    """
    field, state = position
    machine = state.machines.get(command.thing)
    men = [state.beings[who] for who in command.men]
    if machine is None or machine.kind != SIPHON or machine.side != state.active:
        return Refusal("no_such_siphon", "GFIRE-01", about=command.thing)
    if len(men) != field.rules.works.siphon_crew:
        return Refusal("needs_a_crew_of_two", "GFIRE-03", needs=field.rules.works.siphon_crew, has=len(men))
    for man in men:
        if not _serves(field, machine, man):
            return Refusal("not_beside_it", "GFIRE-03", man.character.name, field.name(machine.cells[0]))
        if man.marks & _BUSY:
            return Refusal("busy_this_phase", "GFIRE-03", man.character.name)
    return _may_shoot(position, machine) or plan_target(field, machine, command.cell) or Jet(machine, command.cell)


def _serves(field: Field, machine: Machine, man: Being) -> bool:
    """Adjacent to the siphon, on its own storey. [GFIRE-03]"""
    return any(field.board.around[machine.cells[0]] >> cell & 1 for cell in man.cells) and not man.mounted


def _may_shoot(position: Position, machine: Machine) -> Refusal | None:
    """Loaded when the battle begins, then every fifth turn; a jammed one is silent for good. [GFIRE-04, GFIRE-07, RULING-G-32]"""
    field, state = position
    if machine.away or machine.damage:
        return Refusal("siphon_jammed", "GFIRE-07")
    if machine.cells[0] in state.works.fires:
        return Refusal("burns_already", "GFIRE-01", about=field.name(machine.cells[0]))
    if state.phase < machine.ready:
        return Refusal("siphon_not_ready", "GFIRE-04", needs=(machine.ready - state.phase + 1) // PHASES)
    return None


def plan_target(field: Field, machine: Machine, cell: Cell) -> Refusal | None:
    """Range, arc and line of a hex; no slit lets the stream through. [GFIRE-02, GFIRE-05, GFIRE-06, RULING-G-36]"""
    figures, board, here = field.rules.works, field.board, machine.cells[0]
    if cell < 0:
        return Refusal("no_such_hex", "GFIRE-05")
    distance = board.distance(here, cell)
    if distance < figures.siphon_nearest:
        return Refusal("engine_too_near", "GFIRE-05", about=field.name(cell), needs=figures.siphon_nearest, has=distance)
    if distance > figures.siphon_farthest:
        return Refusal("engine_out_of_range", "GFIRE-05", about=field.name(cell), needs=distance, has=figures.siphon_farthest)
    if not in_arc(board, here, machine.facing, cell):
        return Refusal("outside_the_arc", "GFIRE-06", about=field.name(cell))
    seen = field.sight.look(here, cell)
    if not seen.visible:
        return Refusal("no_line_of_fire", "RULING-G-36", about=field.name(cell), by=what_hides(field, here, cell))
    if any(passed.barrier.narrow for passed in seen.passed):
        return Refusal("no_stream_through_slits", "GFIRE-02", about=field.name(cell))
    return None


def shoot_siphon(doing: Doing, command: Work, jet: Jet) -> None:
    """A die first: it bursts, jams or works; then the mixture covers the hex and the six around it.

    [GFIRE-04, GFIRE-07, GFIRE-08, RULING-G-39]
    """
    figures, here = doing.rules.works, jet.machine.cells[0]
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, True))
    terms = doing.roll_and_add("siphon", "GFIRE-07")
    die = total(terms)
    result = "bursts" if die <= figures.siphon_bursts else "jams" if die <= figures.siphon_jams else "works"
    bands = {"bursts": (1, figures.siphon_bursts), "jams": (figures.siphon_bursts + 1, figures.siphon_jams)}
    needs = span(*bands.get(result, (figures.siphon_jams + 1, D10)))
    doing.emit(e.Tested("shoot_siphon", "", jet.cell, terms, result, needs=needs))
    if result == "bursts":
        doing.emit(e.MachineSet(jet.machine.id, None))
        around = patch_of(doing.field, here)
        pour(doing, around if doing.rules.switches.burst_wets_siphon else [cell for cell in around if cell != here])
    elif result == "jams":
        doing.emit(e.MachineSet(jet.machine.id, jet.machine._replace(damage=1)))
    else:
        ready = doing.state.phase + PHASES * figures.siphon_reload
        doing.emit(e.MachineSet(jet.machine.id, jet.machine._replace(ready=ready)))
        pour(doing, patch_of(doing.field, jet.cell))


def pour(doing: Doing, covered: list[Cell]) -> None:
    """Naphtha on some hexes; it floats on water, and takes fire from any flame. [GFIRE-08, GFIRE-09, FIRE-05]"""
    works = doing.state.works
    patch = 1 + max(works.naphtha.values(), default=0)
    for one in covered:
        doing.emit(e.NaphthaSet(one, patch))
    greek = [one for one, fire in works.fires.items() if fire.origin == GREEK]
    for one in (*covered, *greek):
        if one in works.fires and any(other == one or other in doing.field.board.neighbours[one] for other in covered):
            flare(doing, one, works.fires[one].side)
            return


def patch_of(field: Field, cell: Cell) -> list[Cell]:
    """The hexes that naphtha on one of them covers: itself and the six around it, where nothing that stands between stops it.

    [GFIRE-08, RULING-G-36]
    """
    board = field.board
    found = {cell}
    for side in range(6):
        kind = board.sides.get((cell, side))
        if kind is None or not kind.blocks or "canvas" in kind.traits:
            found.add(_runs_to(board, cell, side))
    return sorted(found - {NOWHERE})


def _runs_to(board: Board, cell: Cell, side: Facing) -> Cell:
    """Where it runs in a direction: on at its height, or, where the platform or roof ends, down to whatever lies open below.

    [GFIRE-08, RULING-G-39]
    """
    near = next_to(board, cell, side)
    below = [place for place in board.column(near % board.plane) if 0 <= board.storey(place) <= board.storey(cell)] if near >= 0 else []
    top = below[-1] if below else NOWHERE
    if top == NOWHERE or ("solid" in board.ground[top].traits and "machine" not in board.ground[top].traits):
        return NOWHERE
    return NOWHERE if top != near and "roofed" in board.ground[top].traits else top


def siphon_choices(position: Position) -> Iterator[Work]:
    """Every shot of every siphon."""
    field, state = position
    for machine in state.machines.values():
        if machine.kind != SIPHON or machine.side != state.active or _may_shoot(position, machine):
            continue
        crew = [man.id for man in state.people(state.active) if man.able and not man.marks & _BUSY and _serves(field, machine, man)]
        men = tuple(crew[: field.rules.works.siphon_crew])
        if len(men) == field.rules.works.siphon_crew:  # whoever serves it, it shoots the same
            for cell in bits(field.board.all):
                if plan_target(field, machine, cell) is None:
                    yield Work("shoot_siphon", men, cell, machine.id)
