"""The position of a case: in the middle of a battle, with people who are hurt, tired or busy, and questions that are open."""

from __future__ import annotations

from typing import Any, NamedTuple

from hauberk.battle.core import questions as q
from hauberk.battle.core.being import NOBODY, SIDES, Away, Being, Health, Mark, Side
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import Figures
from hauberk.battle.core.state import State
from hauberk.battle.machines.kinds import MachineKind
from hauberk.board.board import NOWHERE
from hauberk.common.faults import Reader, near
from hauberk.play.battle.case_people import (
    NUMBERS,
    OF_HORSE,
    given_by_numbers,
    phases_needed,
    with_deeds,
    with_past,
    with_points,
    with_strangers,
)
from hauberk.play.battle.scenario import SetUp
from hauberk.play.wire import Malformed, Wire

MARKS = {name: 1 << number for number, name in enumerate(Mark.NAMES)}
FALLING = ("fall_asked", "landing_asked")
"""Questions about somebody who is in the air: he has no hex."""


class Moment(NamedTuple):
    """When a case begins."""

    turn: int
    active: Side
    sequence: int
    phase: int


class CaseSetUp(SetUp):
    """A position in the middle of a battle: people may be hurt, tired, in debt."""

    moment = Moment(1, 0, 3, 1)

    def read_moment(self, sequences: tuple[str, ...]) -> Moment:
        """Turn, side, sequence and the number of the phase: so high that all that has happened before finds room. [TURN-03, TURN-04]"""
        reader = self.reader
        sequence, active = reader.choice("sequence", sequences, default="movement"), reader.choice("active", SIDES, default="A")
        self.moment = Moment(
            reader.integer("turn", default=1, least=1),
            SIDES.index(active) if active in SIDES else 0,
            sequences.index(sequence) + 1 if sequence in sequences else 3,
            reader.integer("phase", default=phases_needed(reader)),
        )
        return self.moment

    def meet_strangers(self, figures: Figures) -> None:
        """Those whom the case itself makes join the people of the package."""
        self.people = with_strangers(self.people, self.reader, figures)

    def man(self, entry: Reader) -> None:
        """One person with everything that may have befallen him already."""
        name = entry.text("who")
        for key in NUMBERS if given_by_numbers(entry.table) else ():
            if not (key == "mounted" and isinstance(entry.table.get(key), bool)):
                entry.read(key)
        character = self.character(entry, "who", name)
        side = NOBODY if name.endswith(OF_HORSE) and "side" not in entry else self.side(entry)
        in_the_air = name in self._falling()
        cell = NOWHERE if "at" not in entry and ("on" in entry or in_the_air) else self.cell(entry, "at", entry.text("at"))
        facing = entry.integer("facing", default=-1)
        mounted = facing >= 0 if isinstance(entry.table.get("mounted"), list) else entry.flag("mounted")
        health = entry.choice("health", Health.NAMES, default="healthy")
        changes: dict[str, Any] = {"health": Health.NAMES.index(health) if health in Health.NAMES else 0}
        for key in ("spent", "thrown"):
            changes[key] = entry.integer(key, default=0, least=0)
        for key in ("debt", "captive", "was_hurt", "disarmed"):
            changes[key] = entry.flag(key)
        changes["since"] = entry.integer("since", default=-1)
        changes["missed"] = entry.texts("missed")
        changes["away"] = Away.RIDDEN if in_the_air and cell == NOWHERE else Away.HERE
        if entry.flag("hungry") and isinstance(starving := self.reader.table.setdefault("hungry", []), list):
            starving.append(name)
        changes["marks"] = sum(MARKS[mark] for mark in set(entry.choices("marks", MARKS)) if mark in MARKS)
        entry.integer("left", default=-1)  # taken up when everything about him is known
        if health == "stunned":
            changes["stunned_in"] = entry.integer("stunned_in", default=0)
        if mounted and health in ("stunned", "dead"):
            entry.fault("health", f"{name} cannot be {health} in the saddle", "a stunned or dead rider is unhorsed")
            mounted = False
        being = Being(name, character, side, cell, **changes) if character is not None else None
        if being is not None:
            phase, active = self.moment.phase, self.moment.active
            being = with_deeds(with_past(entry, being, phase, active), phase, active)
        self._take_place(entry, being, mounted, facing)
        entry.finish()

    def _take_place(self, entry: Reader, being: Being | None, mounted: bool, facing: int) -> None:
        """On the map, or on somebody's back. [CARRY-01]"""
        if "on" in entry:
            bearer = self.beings.get(who := entry.text("on"))
            if bearer is None or bearer.mounted or bearer.character.is_beast:
                entry.fault("on", f"{who!r} is nobody on foot who stands above in the list", near(who, self.beings))
            elif being is not None and being.health != Health.STUNNED:
                entry.fault("on", f"{being.id} is not stunned", "only the stunned are carried")
            elif being is not None:
                self.beings[bearer.id] = bearer._replace(carries=being.id)
                self.add(entry, being._replace(cell=NOWHERE, away=Away.RIDDEN), horse=False)
        elif being is not None and being.cell >= 0:
            self.place(entry, being, mounted, facing)
        elif being is not None and being.away:
            self.add(entry, being, horse=False)

    def _falling(self) -> list[str]:
        """Whoever has been thrown out of the saddle or off a wall and has yet to land. [UNHORSE-01]"""
        asked = self.reader.table.get("asked")
        entries = [entry for entry in asked if isinstance(entry, dict)] if isinstance(asked, list) else []
        return [str(entry.get("man")) for entry in entries if entry.get("ask") in FALLING]

    def check_ground(self, entry: Reader, being: Being, mounted: bool) -> None:
        """The dead may lie anywhere; the living stand alone."""
        if being.health != Health.DEAD:
            super().check_ground(entry, being, mounted)

    def add(self, entry: Reader, being: Being, horse: bool) -> None:
        """A rider's horse is under him or elsewhere, not both."""
        steed, rider = f"{being.id}{OF_HORSE}", self.beings.get(being.id.removesuffix(OF_HORSE))
        if (horse and steed in self.beings) or (being.id.endswith(OF_HORSE) and rider is not None and rider.mounted):
            entry.fault("who", f"{being.id}: his horse would be there twice", "put him on foot, or leave out the horse")
            return
        super().add(entry, being, horse)

    def machine(self, entry: Reader, kinds: dict[str, MachineKind]) -> None:
        """A machine that may have rolled, struck or let down its bridge already. [OXEN-01, A-RAM-07, A-TOWER-28]"""
        name = str(entry.table.get("id"))
        moved, wait = entry.integer("moved", default=0, least=0), entry.integer("ready_in", default=0, least=0)
        bridge = [self.cell(entry, "bridge", word) for word in entry.text("bridge", default="").split()]
        super().machine(entry, kinds)
        if name in self.machines:
            ready = self.moment.phase + 2 * wait if wait else 0
            self.machines[name] = self.machines[name]._replace(moved=moved, ready=ready, bridge=tuple(bridge))

    # -- what can be read only when everybody is there -----------------------------------------------------------------

    def read_state(self, field: Field, turn: int) -> State:
        """The position with everybody in it, his points reckoned last: hunger and wounds have changed them."""
        state = super().read_state(field, turn)
        for entry in self.reader.children("men"):
            who, left = str(entry.table.get("who")), entry.table.get("left")
            being = state.beings.get(who)
            if being is not None:
                points = left if isinstance(left, int) and not isinstance(left, bool) else -1
                state = state.with_being(with_points(field, being, being.spent, points)._replace(busy=being.busy))
        moment = self.moment
        return state._replace(
            active=moment.active, sequence=moment.sequence, phase=moment.phase,
            fought=max((being.fought for being in state.beings.values()), default=0),
            charged=frozenset(self._known(state, "charged")), moving=self._mover(state), withdrawing=self._withdrawing(),
        )  # fmt: skip

    def _known(self, state: State, key: str) -> tuple[str, ...]:
        names = self.reader.texts(key)
        for who in names:
            if who not in state.beings:
                self.reader.fault(key, f"nobody is called {who!r} here", near(who, state.beings))
        return names

    def _mover(self, state: State) -> str:
        who = self.reader.text("moving", default="")
        if who and who not in state.beings:
            self.reader.fault("moving", f"nobody is called {who!r} here", near(who, state.beings))
        return who

    def _withdrawing(self) -> Side:
        side = self.reader.choice("withdrawing", SIDES, default="")
        return SIDES.index(side) if side in SIDES else NOBODY

    def read_formations(self, position: Position) -> State:
        """Ranks that stood when the phase began. [HOPL-01, RULING-T-112]"""
        state = super().read_formations(position)
        for being in state.beings.values():
            if being.formation and being.side == state.active and not being.marks & Mark.HALTED:
                state = state.with_being(being._replace(marks=being.marks | Mark.FORMED_UP))
        return state

    # -- open questions ------------------------------------------------------------------------------------------------

    def read_questions(self, state: State, wire: Wire) -> State:
        """`asked`: what is to be answered, the first of them on top, just as an answer lists it. [TURN-06]"""
        found: list[q.Question] = []
        for entry in self.reader.children("asked"):
            table = {**entry.table}
            if "side" not in table and (side := _asked_side(state, table)) is not None:
                table["side"] = SIDES[side]
            try:
                found.append(wire.read_question(table))
            except Malformed as bad:
                for problem in bad.problems:
                    self.reader.source.fault(entry.path, f"asked: {problem}")
            for who in _people_in(table):
                if who not in state.beings:
                    self.reader.source.fault(entry.path, f"asked: nobody is called {who!r} here", near(who, state.beings))
            self._check_question(entry, state, table)
        return state._replace(pending=tuple(reversed(found)))

    def _check_question(self, entry: Reader, state: State, table: dict[str, Any]) -> None:
        """A question is about somebody, and whoever must go back or may follow is on his feet."""
        for key in ("men", "plans", "beaten", "rides"):
            if table.get(key) == []:
                entry.fault(key, f"asked: {key} names nobody" if key == "men" else f"asked: {key} is empty", "a question is about somebody")
        plans, number = table.get("plans"), table.get("number", 0)
        if isinstance(plans, list) and isinstance(number, int) and plans and number not in range(len(plans)):
            entry.fault("number", f"asked: there is no plan {number}", "they are counted from 0")
        for plan in plans if isinstance(plans, list) else ():
            for key in ("man", "target", "counter"):
                if isinstance(plan, dict) and (who := plan.get(key)) and who not in state.beings:
                    entry.fault("plans", f"asked: nobody is called {who!r} here", near(str(who), state.beings))
        men = table.get("men")
        for who in men if isinstance(men, list) else ():
            being = state.beings.get(who) if isinstance(who, str) else None
            if being is not None and not being.able and table.get("ask") in STANDING:
                entry.fault("men", f"asked: {who} is not on his feet", "who is stunned, dead or a prisoner is not asked")


STANDING = ("retreat_owed", "advance_offered", "casualty_asked", "refusable")
"""Questions about people who can still do something."""
OWN = ("retreat_owed", "advance_offered", "casualty_asked", "fall_asked", "landing_asked", "cover_asked", "charge_spent", "charge_rides")
"""Questions put to the side of the man they are about; the others are put to his enemies, or to the passive side."""


def _asked_side(state: State, table: dict[str, Any]) -> Side | None:
    """To whom a question is put, where the case does not say it."""
    men = _people_in({key: table.get(key) for key in ("man", "men")})
    first = state.beings.get(men[0]) if men else None
    if table.get("ask") == "refusable":
        target = state.beings.get(str(table.get("target")))
        return target.side if target else None
    if table.get("ask") in OWN:
        return first.side if first else state.active
    return 1 - first.side if first else 1 - state.active


def _people_in(table: dict[str, Any]) -> list[str]:
    """The people a question names."""
    found = [table[key] for key in ("man", "target", "horse") if isinstance(table.get(key), str)]
    for key in ("men", "foes"):
        if isinstance(table.get(key), list):
            found += [who for who in table[key] if isinstance(who, str)]
    return found
