"""What people, engines, walls and days of a siege are called in a language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from hauberk.battle.core.being import SIDES, BeingId, Side
from hauberk.grid.hex import parse_name
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.play.siege.game import siege_field
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.rulesets.tables.armies import load_armies
from hauberk.siege.field import SiegeField
from hauberk.siege.place import HOARDING
from hauberk.siege.state import SiegeState
from hauberk.tell.battle.names import together
from hauberk.tell.grammar import HE, IT
from hauberk.tell.messages import Messages, Name
from hauberk.tell.names import PeopleAndDays

BESIEGER, BESIEGED = "besieger", "besieged"


class SiegeNames(PeopleAndDays):
    """The names of one siege in one language."""

    def __init__(self, messages: Messages, scenario: SiegeScenario, field: SiegeField | None = None) -> None:
        self.messages = messages
        self.scenario = scenario
        self.field = field or siege_field(scenario)

    # -- people ------------------------------------------------------------------------------------------------------

    def leads(self, state: Any, who: BeingId) -> bool:
        """Who commands one of the sides."""
        return who in state.people and "commander" in state.people[who].roles

    def whose_man(self, state: SiegeState, who: BeingId) -> str:
        """His side, in words."""
        return self.side(state.people[who].side)

    def side(self, side: Side) -> str:
        """A side as the scenario names it."""
        return self.messages.pick(self.scenario.sides[side])

    def role(self, state: SiegeState, side: Side) -> str:
        """Besieger or besieged, as things are."""
        return BESIEGER if side == state.besieger else BESIEGED

    def army(self, army: str) -> str:
        """A ready-made army."""
        found = load_armies().armies.get(army)
        return self.messages.pick(dict(found.name)) if found is not None else army

    # -- things ------------------------------------------------------------------------------------------------------

    def engine(self, state: SiegeState, engine: str) -> Name:
        """The mangonel; with its number where the side has several of the kind."""
        found = state.engines.get(engine)
        if found is None:
            return Name(engine, IT)
        text = self.messages.say(f"machine-{found.kind}")
        if sum(other.kind == found.kind and other.side == found.side for other in state.engines.values()) > 1:
            text = self.messages.say("engine-numbered", engine=text, number=engine.rpartition(" ")[2])
        return Name(text, IT)

    def engines(self, state: SiegeState, engines: Iterable[str]) -> Name:
        """Several engines together."""
        return together(self.messages, [self.engine(state, engine) for engine in engines])

    def ware(self, kind: str, number: int = 1) -> str:
        """Something that is built or kept: a ladder, two mangonels."""
        return self.messages.say(f"ware-{kind}", n=number)

    # -- the place ---------------------------------------------------------------------------------------------------

    def section(self, section: str) -> Name:
        """A stretch of wall."""
        found = self.field.place.sections.get(section)
        return Name(self.messages.pick(found.title), HE) if found is not None else Name(section)

    def spot(self, state: SiegeState, name: str) -> Name:
        """A hex with what stands there: the keep at K10. An engine is called by its name."""
        if name in state.engines:
            return self.engine(state, name)
        return self._at([name])

    def spots(self, state: SiegeState, names: Iterable[str]) -> Name:
        """Several of them; hexes of one stretch are named together."""
        grouped: dict[str, list[str]] = {}
        for name in names:
            section, wall = self.field.place.section_of(name), self.field.place.walls.get(name)
            grouped.setdefault(section.id if section is not None else wall.kind if wall is not None else "", []).append(name)
        found = [self._at(hexes) for hexes in grouped.values()]
        return found[0] if len(found) == 1 else together(self.messages, found)

    def _at(self, names: Sequence[str]) -> Name:
        """Hexes of one stretch, or of what hangs before one, in the order of the map."""
        place, some = self.field.place, sorted((name.partition("/")[0] for name in names), key=lambda name: parse_name(name) or ())
        hexes = together(self.messages, [Name(name) for name in some])
        section, wall = place.section_of(names[0]), place.walls.get(names[0])
        if self.by_place:
            return self._standing(names[0], len(names))
        if section is not None:
            return Name(self.messages.say("spot", section=self.messages.pick(section.title), hex=hexes.text))
        if wall is not None and wall.kind == HOARDING:
            return Name(self.messages.say("spot-hoarding", n=len(names), hex=hexes.text), count=len(names))
        return hexes

    def _standing(self, name: str, number: int) -> Name:
        """What stands on a hex, without the hex: the north wall, the hoarding."""
        section, wall = self.field.place.section_of(name), self.field.place.walls.get(name)
        if section is not None:
            return Name(self.messages.pick(section.title))
        kind = wall.kind if wall is not None and f"standing-{wall.kind}" in self.messages else "works"
        return Name(self.messages.say(f"standing-{kind}", n=number), IT, number)

    def redoubt(self, number: int) -> str:
        """The refuge of that number, counted from 1."""
        redoubts = self.field.place.redoubts
        return self.messages.pick(redoubts[number - 1].title) if 0 < number <= len(redoubts) else ""

    # -- whatever a refusal speaks of ----------------------------------------------------------------------------------

    def thing(self, state: SiegeState, about: str) -> Name:
        """A person, an engine, a mine, a building site, a stretch of wall, a sheet, a kind of thing, or a hex."""
        if about in state.people or about in state.pool:
            return self.person(state, about)
        if about in state.engines:
            return self.engine(state, about)
        if about in state.mines:
            return Name(self.messages.say("mine-under", section=self.section(state.mines[about].section)))
        if about in state.projects:
            return Name(self.ware(state.projects[about].line))
        if about in self.field.place.sections:
            return self.section(about)
        for key in (f"ware-{about}", f"activity-{about}"):
            if key in self.messages:
                return Name(self.messages.say(key, n=1))
        if about in sheet_files():
            return Name(self.messages.pick(sheet(about).title))
        return self.spot(state, about) if is_hex(about) else Name(about)

    def changed(self, state: SiegeState, what: str) -> Name:
        """Whom or what a forecast speaks of: a side by its letter, or anything else."""
        if what in SIDES:
            return Name(self.side(SIDES.index(what)))
        return self.thing(state, what) if what else Name("")


def is_hex(name: str) -> bool:
    """Is that the name of a hex, with or without its storey?"""
    return parse_name(name.partition("/")[0]) is not None
