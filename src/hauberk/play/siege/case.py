"""Cases of sieges: a siege at some step of some day, commands and scripted dice in a small file, and the ruling on them as JSON."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.being import SIDES, Health, Side
from hauberk.common.dice import Dice
from hauberk.common.faults import Reader, near
from hauberk.play.case import CaseOf, read_day, read_orders, read_scenario
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import ENGINEER, MINER, STOCK, siege_of
from hauberk.siege.actions import opening
from hauberk.siege.building import is_engine
from hauberk.siege.day import settle
from hauberk.siege.doing import Doing
from hauberk.siege.events import Event
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.state import (
    CAMP,
    DIGGING,
    FAILED,
    FALLEN,
    FIRED,
    GONE,
    INSIDE,
    OUTER_LOST,
    PRISONER,
    WALL,
    WHOLE,
    Engine,
    Mine,
    Project,
    SiegeState,
)

STEPS = ("event", "initiative", "recovery", "action", "activities", "evening")
_OF_A_CASE = ("note", "state", "damage", "people", "engines", "stock", "mines", "projects", "do", "dice")
"""Fields of a case that the file of a siege does not have."""
_FLAGS = ("engineer", "sallied", "swapped", "relief", "combat", "passed")
_NUMBERS = ("food", "modifier", "store", "pledge", "truce", "restock", "redoubt", "foraged", "scorched", "singed", "fights")


class SiegeCase(CaseOf):
    """A siege in the middle, with commands and dice."""

    game = SIEGE
    field: SiegeField
    start: SiegeState

    def read(self, reader: Reader) -> None:
        """The siege, how it stands, and the commands."""
        self.scenario = read_scenario(reader, SIEGE, _OF_A_CASE, siege_of, begins="1100-01-01")
        reader.source.done()  # without a siege nothing else can be checked
        first = self.game.start(self.scenario)
        self.field, self.wire = first.field, self.game.wire(self.scenario)
        morning = _Morning(reader, first)
        self.start, self._step = morning.state(), morning.step
        self.todo = read_orders(reader, self.wire)

    def begin(self, dice: Dice) -> tuple[tuple[Event, ...], SiegeState]:
        """From the given step on, or from the first morning."""
        if self._step < 0:
            return opening(self.field.at(self.start), dice)
        doing = Doing(self.field.at(self.start._replace(step=self._step)), dice)
        settle(doing)
        return tuple(doing.events), doing.state


class _Morning:
    """Reads how a siege stands when the case begins."""

    def __init__(self, reader: Reader, position: SiegePosition) -> None:
        self.reader, self.field, self.start = reader, position.field, position.state
        self.step = -1
        """The number of the step that comes next, less one; −1 for the first morning, with the counting of provisions."""

    def state(self) -> SiegeState:
        """The state with everything the file changes."""
        state = self._circumstances(self.start)
        for entry in self.reader.children("people"):
            state = self._person(entry, state)
        for entry in self.reader.children("engines"):
            state = self._engine(entry, state)
        for entry in self.reader.children("mines"):
            state = self._mine(entry, state)
        for entry in self.reader.children("projects"):
            state = self._project(entry, state)
        stores = self.reader.child("stock", needed=False)
        stock: list[dict[str, int]] = [dict(each) for each in state.stock]
        for letter in stores.table:
            side, own = self._side(stores, letter), stores.child(letter)
            stock[side].update({kind: own.integer(kind, least=0) for kind in own.table if kind in STOCK})
            own.finish()
        return self._damage(state._replace(stock=(stock[0], stock[1])))

    def _side(self, entry: Reader, letter: str) -> Side:
        if letter not in SIDES:
            entry.fault(letter, f"no side {letter!r}", near(letter, SIDES))
        return SIDES.index(letter) if letter in SIDES else 0

    def _circumstances(self, state: SiegeState) -> SiegeState:
        entry = self.reader.child("state", needed=False)
        changes: dict[str, Any] = {key: entry.integer(key, least=0 if key != "modifier" else None) for key in _NUMBERS if key in entry}
        changes |= {key: entry.flag(key) for key in _FLAGS if key in entry}
        if "step" in entry:
            word = entry.choice("step", STEPS)
            self.step = STEPS.index(word) if word in STEPS else 0
            changes["day"] = 1
        if "day" in entry:
            changes["day"] = read_day(entry)
            self.step = max(self.step, 0)
        if "initiative" in entry:
            changes["initiative"] = self._side(entry, entry.choice("initiative", SIDES))
        elif self.step > STEPS.index("initiative"):
            changes["initiative"] = state.besieger
        for key, words in (("held", (WHOLE, OUTER_LOST)), ("gate", ("open", "closed")), ("bridge", ("whole", "destroyed"))):
            if key in entry:
                changes[key] = entry.choice(key, words)
        for key in ("fascines", "burnt"):
            if key in entry:
                found = tuple(entry.text(key).split())
                changes[key] = found if key == "fascines" else frozenset(found)
        if "shift" in entry:
            changes["shift"] = self._shift(entry)
        if "events" in entry:
            changes["events"] = frozenset(entry.choices("events", self.field.rules.events.events))
        entry.finish()
        return state._replace(**changes)

    def _shift(self, entry: Reader) -> tuple[int, int]:
        """What the besieged add to their die of the initiative: today, and to the end of the siege. [EVENT-18, A-EVENT-18]"""
        numbers = entry.integers("shift")
        if len(numbers) != 2:
            entry.fault("shift", "two numbers are wanted", "shift = [5, 0]: today, and to the end of the siege")
            return 0, 0
        return numbers[0], numbers[1]

    def _project(self, entry: Reader, state: SiegeState) -> SiegeState:
        """Something half built, and who works at it. [BUILD-01, RULING-G-57, RULING-A-BUILD-04]"""
        name, side = entry.text("id"), self._side(entry, entry.choice("side", SIDES, default="A"))
        line = entry.choice("line", self.field.rules.building.products)
        engineer, workers = entry.text("engineer", default=""), tuple(entry.text("workers", default="").split())
        done, paused = entry.integer("done", default=0, least=0), entry.flag("paused", default=not workers)
        for who in (*workers, *((engineer,) if engineer else ())):
            if who not in state.people:
                entry.fault("workers", f"{who!r} is not at this siege", near(who, state.people))
            elif not paused:
                state = state.with_person(state.people[who]._replace(job=name))
        entry.finish()
        project = Project(name, side, line, engineer, workers, done, paused)
        return state._replace(projects={**state.projects, name: project}, made=state.made + 1)

    def _damage(self, state: SiegeState) -> SiegeState:
        entry, grades = self.reader.child("damage", needed=False), self.field.battle.bombardment.grades
        damage, down = dict(state.damage), set(state.down)
        for name in entry.table if "siege" in self.reader else ():  # a siege in the case itself has read its damage already
            wall, lost = self.field.place.walls.get(name), entry.integer(name, least=1)
            if wall is None:
                entry.fault(name, f"{name} is no wall of this place", near(name, self.field.place.walls))
            else:
                damage[name] = lost
                down |= {name} if lost >= grades[wall.material] else set()
        return state._replace(damage=damage, down=frozenset(down))

    def _person(self, entry: Reader, state: SiegeState) -> SiegeState:
        """`who` may be several names."""
        health = entry.choice("health", Health.NAMES, default="healthy")
        fate = entry.choice("fate", (PRISONER, GONE), default="")
        heals = entry.integer("heals", default=0, least=0)
        roles = frozenset(entry.choices("roles", (ENGINEER, MINER)))
        within = entry.flag("within")
        ridden: dict[str, Any] = {"mounted": entry.flag("mounted")} if "mounted" in entry else {}
        for who in entry.text("who").split():
            person = state.people.get(who)
            if person is None:
                entry.fault("who", f"{who!r} is not at this siege", near(who, state.people))
                continue
            number = Health.NAMES.index(health) if health in Health.NAMES else 0
            changed = person._replace(health=number, fate=fate, heal_day=heals, roles=person.roles | roles, within=within)
            state = state.with_person(changed._replace(**ridden))
        entry.finish()
        return state

    def _engine(self, entry: Reader, state: SiegeState) -> SiegeState:
        """An engine that is there besides, or a known one that has changed."""
        name = entry.text("id")
        known = state.engines.get(name)
        kinds = [kind for kind in (*self.field.battle.machines, *self.field.rules.engines) if is_engine(self.field, kind)]
        kind = entry.choice("kind", kinds, default=known.kind if known else None)
        side = self._side(entry, entry.choice("side", SIDES, default=SIDES[known.side] if known else "A"))
        worth = self.field.rules.engines.get(kind, 0)
        points = entry.integer("points", default=known.points if known else worth, least=0)
        where = entry.choice("where", (CAMP, WALL, INSIDE), default=known.where if known else CAMP)
        hexes = tuple(entry.text("hexes", default="").split())
        facing, damaged = entry.integer("facing", default=-1), entry.flag("damaged", default=points < worth)
        used, lost = entry.integer("used", default=0, least=0), entry.integers("lost")
        entry.finish()
        made = state.made + (known is None)
        engine = Engine(name, kind, side, points, where, hexes, facing, damaged, lost=lost, used=used)
        return state.with_engine(engine)._replace(made=made)

    def _mine(self, entry: Reader, state: SiegeState) -> SiegeState:
        name, side = entry.text("id"), self._side(entry, entry.choice("side", SIDES, default="A"))
        section = entry.choice("section", self.field.place.sections)
        gallery = entry.choice("gallery", state.engines, default="")
        dug = tuple(entry.text("dug", default="").split())
        word = entry.choice("state", (DIGGING, FIRED, FAILED, FALLEN), default=DIGGING)
        fired, since, lost = entry.integer("fired", default=0), entry.integer("since", default=0), entry.flag("lost")
        entry.finish()
        mine = Mine(name, side, section, gallery, dug, word, fired, since, lost)
        return state._replace(mines={**state.mines, name: mine}, made=state.made + 1)
