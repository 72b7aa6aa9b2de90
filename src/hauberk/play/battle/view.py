"""What can be shown of a battle, built up from nothing. In open country both sides see everything."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import compress
from operator import is_not, itemgetter
from typing import Any

from hauberk.battle.core.being import SIDES, Being, Health, Machine, Mark
from hauberk.battle.core.character import Character
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import UNASKED
from hauberk.battle.core.state import State
from hauberk.battle.machines import footprint
from hauberk.board.board import NOWHERE
from hauberk.play.protocol.common import Person
from hauberk.play.wire import Wire
from hauberk.rulesets.people import load_people

SEQUENCE_NAMES = ("", "fire", "charges", "movement", "combat", "recovery")
UNUSUAL = (
    "mount", "away", "spent", "left", "thrown", "debt", "leader", "carries", "formation", "pikes", "captive", "disarmed", "exit", "way",
)  # fmt: skip
"""Fields of a being that are named only when they say something."""
_unusual = itemgetter(*(Being._fields.index(key) for key in UNUSUAL))


def person_json(character: Character, language: str = "en") -> Person:
    """Who somebody is: what never changes during a battle."""
    people = load_people()
    kind, group = people.kinds.get(character.kind), people.groups.get(character.group)
    return Person(
        name=character.named(language),
        kind=character.kind,
        group=character.group,
        painter=group.painter if group else "neutral",
        code=character.code,
        class_=kind.name[language] if kind else character.kind,
        people=group.name[language] if group else "",
        arms=character.arms,
        weapons=list(character.weapons),
        faces={face: list(values) for face, values in character.faces.items()},
        armoured=character.armoured,
        rides=character.rides,
        beast=character.is_beast,
        traits=sorted(character.traits),
        note=character.note.get(language, ""),
    )


def being_view(position: Position, being: Being) -> dict[str, Any]:
    """One person or beast as JSON; only what differs from the usual is named."""
    field = position.field
    key = "counter", being.id, being.side, being.health, being.mount != "", being.captive, being.disarmed
    counter = field.memo.get(key)
    if counter is None:
        counter = field.memo[key] = _counter(being)
    found: dict[str, Any] = counter.copy()
    if being.cell >= 0:
        found["at"] = field.board.names[being.cell]
    if being.tail >= 0:
        found["tail"], found["facing"] = field.board.names[being.tail], being.facing
    if marks := being.marks if not being.marks & Mark.HARRIED or _guards(position, being) else being.marks & ~Mark.HARRIED:
        found["marks"] = list(_marks(marks))
    unusual = _unusual(being)
    found.update(compress(zip(UNUSUAL, unusual, strict=True), unusual))
    return found


def _guards(position: Position, being: Being) -> bool:
    """Does he stand beside a prisoner? Whoever is attacked is noted as harried, but it matters to guards alone. [CAPT-05]"""
    field, state = position
    beside = [who for cell in being.cells if cell >= 0 for near in field.board.ways[cell] for who in state.at.get(near, ())]
    return any(state.beings[who].captive and state.beings[who].side != being.side for who in beside)


def _counter(being: Being) -> dict[str, Any]:
    """What his counter shows, wherever it lies: the same as long as his health, his saddle and his bonds are."""
    character, side = being.character, being.side
    return {
        "who": being.id,
        "name": character.name,
        "side": SIDES[side] if side >= 0 else None,
        "health": Health.NAMES[being.health],
        "face": being.face,
        "values": list(being.values),
        "armoured": character.armoured,
    }


@cache
def _marks(marks: int) -> tuple[str, ...]:
    """What somebody has done, by name."""
    return tuple(name for number, name in enumerate(Mark.NAMES) if marks >> number & 1)


def circumstances(position: Position) -> dict[str, Any]:
    """All of a position but the men: turn, questions, formations, machines, the dead on the ground."""
    found: dict[str, Any] = {}
    for key, (_, tell) in _FIELDS.items():
        if (value := tell(position)) is not None:
            found[key] = value
    return found


def _asked(position: Position) -> Any:
    wire = Wire(position.field.board)
    return [wire.question(question) for question in reversed(position.state.pending) if not isinstance(question, UNASKED)] or None


def _formations(position: Position) -> Any:
    return [{**one._asdict(), "side": SIDES[one.side]} for one in position.state.formations.values()] or None


def _machines(position: Position) -> Any:
    return [machine_json(position.field, one) for one in position.state.machines.values()] or None


def machine_json(field: Field, one: Machine) -> dict[str, Any]:
    """A machine and, unless it is on the road, every hex of every floor of it."""
    found: dict[str, Any] = {
        "id": one.id, "kind": one.kind, "side": SIDES[one.side], "cells": [field.name(cell) for cell in one.cells],
        "facing": one.facing, "team": list(one.team), "away": one.away,
    }  # fmt: skip
    if one.folded:
        return {**found, "folded": True}
    kind = field.rules.machines[one.kind]
    laid = [] if one.away else [part for part in footprint.parts(field.board, kind, one) if part.cell != NOWHERE]
    found["parts"] = [{"hex": field.name(part.cell), "sign": part.sign} for part in laid]
    if lost := [field.name(part.cell) for part in laid if part.number in one.lost]:
        found["burnt"] = lost
    if one.bridge:
        found["bridge"] = [field.name(cell) for cell in one.bridge]
    return found


def _works(position: Position) -> Any:
    """What men have built, broken, brought or set alight."""
    field, state = position
    works, name, wire = state.works, field.name, Wire(field.board)
    told = {
        "doors": {gate.id: works.doors.get(gate.id, gate.state) for gate in field.board.gates.values()},
        "ground": {name(cell): terrain for cell, terrain in sorted(works.changed.items())},
        "sides": [{"hex": name(cell), "side": side, "kind": kind} for (cell, side), kind in sorted(works.sides.items())],
        "ladders": [wire.value(ladder) for ladder in works.ladders.values()],
        "fires": {name(cell): wire.value(fire) for cell, fire in sorted(works.fires.items())},
        "naphtha": {name(cell): patch for cell, patch in sorted(works.naphtha.items())},
        "things": [wire.value(thing) for thing in works.things.values()],
        "damage": {name(cell): grades for cell, grades in sorted(works.damage.items())},
    }
    return {key: value for key, value in told.items() if value} or None


def _dead(position: Position) -> Any:
    field, state = position
    cells = sorted({*state.dead_men, *state.dead_horses})
    return {field.name(cell): [state.dead_men.get(cell, 0), state.dead_horses.get(cell, 0)] for cell in cells} or None


def _outcome(position: Position) -> Any:
    if position.state.outcome is None:
        return None
    winner = position.state.outcome.winner
    return {"winner": SIDES[winner] if winner is not None else None, "reason": position.state.outcome.reason}


_FIELDS: dict[str, tuple[tuple[str, ...], Callable[[Position], Any]]] = {
    "turn": (("turn",), lambda position: position.state.turn),
    "active": (("active",), lambda position: SIDES[position.state.active]),
    "sequence": (("sequence",), lambda position: SEQUENCE_NAMES[position.state.sequence]),
    "asked": (("pending",), _asked),
    "formations": (("formations",), _formations),
    "machines": (("machines",), _machines),
    "works": (("works",), _works),
    "dead": (("dead_men", "dead_horses"), _dead),
    "moving": (("moving",), lambda position: position.state.moving or None),
    "outcome": (("outcome",), _outcome),
}
"""Each field of a position: the parts of the state it comes from, and how it is told; None if there is nothing to tell."""
_PARTS = tuple((key, State._fields.index(part)) for key, (parts, _) in _FIELDS.items() for part in parts)
"""Each part with the field that tells it, as its place in the state."""
_parts = itemgetter(*(part for _, part in _PARTS))
SELECTIVE = frozenset({"machines", "works", "outcome"})
"""Fields that leave something out: their parts may differ though there is nothing new to tell."""


def position(position: Position) -> dict[str, Any]:
    """The whole position as JSON."""
    return {**circumstances(position), "men": [being_view(position, being) for being in position.state.beings.values()]}


def change(position: Position, after: State) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """What a step has changed: men as they are now, and the other fields of the position; null where a field has gone.

    What is the very same value as before has not changed and is not looked at."""
    field, before = position
    men = []
    if after.beings is not before.beings:  # nobody joins a battle after its beginning, so they stand in the same order
        was, now = before.beings.values(), after.beings.values()
        men = [being_view(field.at(after), being) for being in compress(now, map(is_not, was, now))]
    fields: dict[str, Any] = {}
    for key, part in compress(_PARTS, map(is_not, _parts(before), _parts(after))):
        if key in fields:
            continue
        if key == "asked" or before[part] != after[part]:  # questions are tuples: two kinds of them with the same contents are equal
            now = _FIELDS[key][1](field.at(after))
            if key not in SELECTIVE or now != _FIELDS[key][1](position):
                fields[key] = now
    return men, fields
