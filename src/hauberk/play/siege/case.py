"""Cases of sieges: a siege at some step of some day, commands and scripted dice in a small file, and the ruling on them as JSON."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from hauberk.basis.dice import Dice
from hauberk.basis.faults import LANGUAGES, Reader, near
from hauberk.battle.core.being import SIDES, Health, Side
from hauberk.play.case_days import begun, read_day, read_orders, rulings_on
from hauberk.play.rulings import Ruling, ruling_json
from hauberk.play.siege.game import SIEGE, siege_field, siege_start
from hauberk.play.siege.scenario import ENGINEER, MINER, STOCK, SiegeScenario, load_siege, siege_files, siege_of
from hauberk.play.siege.view import view
from hauberk.play.siege.wire import SiegeWire
from hauberk.siege.actions import decide, opening
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


class SiegeCase:
    """A siege in the middle, with commands and dice."""

    game = SIEGE

    def __init__(self, reader: Reader) -> None:
        self.note = reader.text("note", default="")
        dice = reader.integers("dice")
        self.scenario: SiegeScenario = _scenario(reader)
        reader.source.done()  # without a siege nothing else can be checked
        self.field: SiegeField = siege_field(self.scenario)
        self.wire = SiegeWire()
        before = _Morning(reader, self.field.at(siege_start(self.scenario, self.field)))
        self.start: SiegeState = before.state()
        self.orders = read_orders(reader, self.wire)
        reader.source.done()
        self.opening, self.state = begun(reader, dice, partial(self._begin, before.step), self.start)
        reader.source.done()

    def _begin(self, step: int, dice: Dice) -> tuple[tuple[Event, ...], SiegeState]:
        """From the given step on, or from the first morning."""
        if step < 0:
            return opening(self.field.at(self.start), dice)
        doing = Doing(self.field.at(self.start._replace(step=step)), dice)
        settle(doing)
        return tuple(doing.events), doing.state

    def rulings(self) -> list[Ruling]:
        """Carry out the commands one by one; a refused one changes nothing."""
        return rulings_on(self.orders, self.field, decide, self.state)

    def answer(self, rulings: list[Ruling]) -> dict[str, Any]:
        """Rulings and the siege after them, as JSON."""
        found: dict[str, Any] = {"note": self.note} if self.note else {}
        before = [self.wire.event(event) for event in self.opening]
        told = [ruling_json(self.wire, ruling) for ruling in rulings]
        position = view(self.field.at(rulings[-1].after if rulings else self.state), (0, 1))
        return {**found, "ruleset": self.field.edition, "opening": before, "rulings": told, "position": position}

    def adjudicate(self) -> dict[str, Any]:
        """Rule on the case."""
        return self.answer(self.rulings())


def _scenario(reader: Reader) -> SiegeScenario:
    """A siege of the package by its id, or one that the case holds itself; names and story may be left out."""
    if "siege" not in reader:
        for key in _OF_A_CASE:
            reader.read(key)
        words = dict.fromkeys(LANGUAGES, "")
        defaults = {"id": "case", "title": words, "story": words, "briefing": words, "begins": "1100-01-01"}
        reader.table.update({key: value for key, value in defaults.items() if key not in reader.table})
        return siege_of(reader)
    reader.choice("kind", ("siege",))
    name = reader.choice("siege", siege_files())
    for key in _OF_A_CASE:
        reader.read(key)
    switches = reader.child("switches", needed=False)
    reader.finish()
    if name not in siege_files():
        reader.source.done()
    found = load_siege(name)
    ruleset = found.ruleset
    battles, sieges = ruleset.switches.__slots__, ruleset.siege_switches.__slots__
    turned = {key: switches.flag(key) for key in switches.table if key in (*battles, *sieges)}
    switches.finish()
    ruleset = ruleset.with_switches(**{key: turned[key] for key in turned if key in battles})
    ruleset = ruleset.with_siege_switches(**{key: turned[key] for key in turned if key in sieges})
    return replace(found, ruleset=ruleset)


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
