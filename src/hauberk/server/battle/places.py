"""What can be said of one place: ground, storey and level, cover and influence, what stands on its sides, what burns or is broken."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Machine
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.works import GREEK
from hauberk.battle.machines import footprint
from hauberk.battle.walls.doors import state_of
from hauberk.board.board import Cell
from hauberk.board.terrain import Cover
from hauberk.grid.hex import opposite
from hauberk.server.battle.speech import Speech
from hauberk.server.encoding import Json
from hauberk.tell.grammar import sentence


def place(speech: Speech, position: Position, cell: Cell) -> Json:
    """One cell as it is now; what is usual is left out."""
    board, say = position.field.board, speech.say
    there = bool(board.all >> cell & 1)
    ground = board.ground[cell]
    found: Json = {
        "hex": position.field.name(cell),
        "ground": speech.names.ground(ground.id) if there else "",
        "storey": board.storey(cell),
    }
    if not there:
        return found
    found["level"] = board.height[cell] // 2
    if ground.cover:
        found["cover"] = say(f"cover-{int(ground.cover)}")
    if ground.influence:
        found["influence"] = ground.influence
    if sides := list(_sides(speech, position, cell)):
        found["sides"] = sides
    if ways := sorted(board.storey(other) for other in board.linked.get(cell, ()) if board.storey(other) != board.storey(cell)):
        found["leads"] = ways
    return found | _changed(speech, position, cell)


def _sides(speech: Speech, position: Position, cell: Cell) -> Iterator[Json]:
    """What stands between it and its neighbours."""
    board = position.field.board
    gates = {side: gate for gate in board.gates.values() for side in gate.sides}
    for facing in range(6):
        kind = board.sides.get((cell, facing))
        if kind is None:
            continue
        entry: Json = {"side": facing, "name": speech.names.ground(kind.id)}
        if kind.cover > Cover.NONE:
            entry["cover"] = speech.say(f"cover-{int(kind.cover)}")
        gate = gates.get((cell, facing)) or gates.get((cell + board.shifts[facing], opposite(facing)))
        if gate is not None:
            entry |= {
                "name": speech.names.work(position.state, gate.id).text,
                "state": speech.say(f"place-door-{state_of(position.state, gate)}"),
            }
        yield entry


def _changed(speech: Speech, position: Position, cell: Cell) -> Json:
    """What men have done to it, as lines to read."""
    field, state = position
    works, say, rules = state.works, speech.say, field.rules
    lines: list[str] = []
    for gate in field.board.gates.values():
        if cell in gate.cells or cell in gate.posts:
            name = speech.names.work(state, gate.id)
            lines.append(
                say("place-gate" if cell in gate.cells else "place-post", thing=name, state=say(f"place-door-{state_of(state, gate)}"))
            )
    if fire := works.fires.get(cell):
        lines.append(say("place-greek" if fire.origin == GREEK else "place-fire", age=fire.age, turns=rules.works.fire_turns))
    elif cell in works.naphtha:
        lines.append(say("place-naphtha"))
    if grades := works.damage.get(cell, 0):
        worst = rules.bombardment.grades.get(field.board.ground[cell].material, 0)
        lines.append(say("place-damage", grades=grades, all=worst or grades))
    for ladder in works.ladders.values():
        if cell in ladder.cells:
            lines.append(say("place-ladder", state="stands" if ladder.standing else "carried" if ladder.carriers else "lies"))
    lines += [say("place-thing", thing=speech.names.work(state, thing.id)) for thing in works.things.values() if thing.cell == cell]
    lines += [line for machine in state.machines.values() if _covers(field, machine, cell) for line in _machine(speech, position, machine)]
    return {"lines": [sentence(line) for line in lines]} if lines else {}


def _covers(field: Field, machine: Machine, cell: Cell) -> bool:
    if machine.away:
        return False
    if machine.folded:
        return cell in machine.cells
    return any(part.cell == cell for part in footprint.parts(field.board, field.rules.machines[machine.kind], machine))


def progress(speech: Speech, position: Position, machine: Machine) -> str:
    """How near a machine is to its next shot or stroke; empty if nothing hinders it."""
    kind = position.field.rules.machines[machine.kind]
    if kind.served and kind.rate:
        return speech.say("place-loaded", turns=min(machine.loaded, kind.rate - 1), all=kind.rate - 1)
    return speech.say("place-ready", turns=(machine.ready - position.state.phase + 1) // 2) if machine.ready > position.state.phase else ""


def _machine(speech: Speech, position: Position, machine: Machine) -> Iterator[str]:
    """How far a machine is: served, spent, damaged."""
    kind, name, say = position.field.rules.machines[machine.kind], speech.names.machine(position.state, machine.id), speech.say
    yield say("place-thing", thing=name)
    if text := progress(speech, position, machine):
        yield text
    if machine.damage:
        yield say("place-worn", points=machine.damage, all=kind.worth)
    if lost := len(machine.lost):
        yield say("place-lost", number=lost)
