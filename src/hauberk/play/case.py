"""Cases: a position, some commands and scripted dice in a small file, and the ruling on them as JSON."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from hauberk.basis.dice import DiceRanOut, ScriptedDice
from hauberk.basis.faults import BadInput, Fault, Reader, Source, read_toml
from hauberk.basis.refusal import Refused
from hauberk.battle.being import SIDES, Being, Health, Mark
from hauberk.battle.commands import Command
from hauberk.battle.field import Field
from hauberk.battle.state import State
from hauberk.play.deciding import decide
from hauberk.play.scenario import SetUp
from hauberk.play.view import position
from hauberk.play.wire import Malformed, Wire
from hauberk.rulesets.editions import RULESETS

SEQUENCES = ("fire", "charges", "movement", "combat")
MARKS = {name: 1 << number for number, name in enumerate(Mark.NAMES)}


class CaseSetUp(SetUp):
    """A position in the middle of a battle: people may be hurt, tired, in debt."""

    def man(self, entry: Reader) -> None:
        """One person with everything that may have befallen him already."""
        name = entry.text("who")
        character = self.character(entry, "who", name)
        side = self.side(entry)
        cell = self.cell(entry, "at", entry.text("at"))
        mounted, facing = entry.flag("mounted"), entry.integer("facing", default=-1)
        health = entry.choice("health", Health.NAMES, default="healthy")
        changes: dict[str, Any] = {"health": Health.NAMES.index(health) if health in Health.NAMES else 0}
        for key in ("spent", "thrown"):
            changes[key] = entry.integer(key, default=0)
        for key in ("debt", "captive", "was_hurt", "disarmed"):
            changes[key] = entry.flag(key)
        changes["since"] = entry.integer("since", default=-1)
        changes["marks"] = sum(MARKS[mark] for mark in set(entry.choices("marks", MARKS)) if mark in MARKS)
        left = entry.integer("left", default=-1)
        if health == "stunned":
            changes["stunned_in"] = entry.integer("stunned_in", default=0)
        if mounted and health in ("stunned", "dead"):
            entry.fault("health", f"{name} cannot be {health} in the saddle", "a stunned or dead rider is unhorsed")
            mounted = False
        if character is not None and cell >= 0:
            self.place(entry, Being(name, character, side, cell, **changes), mounted, facing)
            if name in self.beings:
                placed = self.beings[name]
                allowance = placed.values.movement
                points = allowance - placed.spent if left < 0 else left
                self.beings[name] = placed._replace(allowance=allowance, left=points)
        entry.finish()

    def check_ground(self, entry: Reader, being: Being, mounted: bool) -> None:
        """The dead may lie anywhere; the living stand alone."""
        if being.health != Health.DEAD:
            super().check_ground(entry, being, mounted)


class Case:
    """A position with commands and dice."""

    def __init__(self, reader: Reader) -> None:
        set_up = CaseSetUp(reader)
        set_up.board = set_up.read_board()  # first: without a map nothing else can be checked, and faults so far are raised
        first = next(iter(RULESETS))
        ruleset = RULESETS.get(reader.choice("ruleset", RULESETS, default=first), RULESETS[first])
        ruleset = set_up.switched(ruleset)
        self.note = reader.text("note", default="")
        self.field: Field = set_up.read_field(ruleset)
        state = set_up.read_formations(self.field, set_up.read_state(self.field, turn=reader.integer("turn", default=1, least=1)))
        sequence = reader.choice("sequence", SEQUENCES, default="movement")
        active = reader.choice("active", SIDES, default="A")
        self.state: State = state._replace(
            sequence=SEQUENCES.index(sequence) + 1 if sequence in SEQUENCES else 3,
            active=SIDES.index(active) if active in SIDES else 0,
            phase=reader.integer("phase", default=1),
            moving=reader.text("moving", default=""),
        )
        self.wire = Wire(self.field.board)
        self.orders: list[tuple[Command, tuple[int, ...]]] = []
        for number, entry in enumerate(reader.children("do")):
            dice = entry.integers("dice")
            try:
                command = self.wire.read_command({key: value for key, value in entry.table.items() if key != "dice"})
                self.orders.append((command, dice))
            except Malformed as bad:
                for problem in bad.problems:
                    reader.source.fault(("do", number), f"command {number + 1}: {problem}")
        reader.finish()
        reader.source.done()

    def adjudicate(self) -> dict[str, Any]:
        """Carry out the commands one by one; a refused one changes nothing."""
        state = self.state
        rulings = []
        for command, dice in self.orders:
            scripted = ScriptedDice(dice)
            ruling: dict[str, Any] = {"command": self.wire.command(command)}
            try:
                events, state = decide(self.field, state, command, scripted)
                ruling["events"] = [self.wire.event(event) for event in events]
                if scripted.left_over:
                    ruling["dice_left_over"] = scripted.left_over
            except Refused as refused:
                ruling["refused"] = refused.refusal._asdict()
            except DiceRanOut as short:
                ruling["dice"] = str(short)
            rulings.append(ruling)
        found: dict[str, Any] = {"note": self.note} if self.note else {}
        return {**found, "ruleset": self.field.rules.id, "rulings": rulings, "position": position(self.field, state)}


SLOW = ("siege", "campaign")
"""Games of days, whose cases are read elsewhere."""


def load_case(path: Path) -> Case:
    """Read a case of a battle from a TOML or JSON file, reporting all faults at once."""
    reader = read_case(path)
    if (kind := reader.table.get("kind")) in SLOW:
        raise BadInput([Fault(path.name, 0, f"is a case of a {kind}, and a battle is wanted", "hauberk adjudicate rules on it")])
    return Case(reader)


def read_case(path: Path) -> Reader:
    """The table of a case, of whatever scale."""
    return _read_json(path) if path.suffix == ".json" else read_toml(path)


def _read_json(path: Path) -> Reader:
    source = Source(path.name)
    try:
        source.text = path.read_text(encoding="utf-8")
        table = json.loads(source.text)
        if isinstance(table, dict):
            json.dumps(table, ensure_ascii=False).encode()  # half a character, such as \\ud800, cannot be printed
            return Reader(source, table)
        source.fault_at(1, "a table is needed")
    except OSError as error:
        source.fault_at(0, f"cannot be read: {error.strerror}")
    except (ValueError, RecursionError) as error:
        source.fault_at(getattr(error, "lineno", 0), f"is not JSON: {error}")
    raise BadInput(source.faults)


def case_from_text(text: str, name: str = "case") -> Case:
    """Read a case from a text."""
    source = Source(name, text)
    try:
        return Case(Reader(source, tomllib.loads(text)))
    except tomllib.TOMLDecodeError as error:
        source.fault_at(0, f"is not TOML: {error}")
        raise BadInput(source.faults) from error
