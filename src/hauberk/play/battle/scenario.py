"""Scenarios: from a file to a field and a first state. [TURN-01]"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from hauberk.battle.core.being import NOBODY, SIDES, Away, Being, Formation, Health, Machine, Side
from hauberk.battle.core.character import Character
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.core.works import NOTHING
from hauberk.battle.fire.fuel import is_sheltered
from hauberk.battle.machines.kinds import MachineKind
from hauberk.battle.people.formation import ranks
from hauberk.battle.walls.buildings import parted
from hauberk.board.board import NOWHERE, Board, Cell, Cells, Piece, cells_of
from hauberk.board.sheet import Sheet, load_sheet, read_sheet
from hauberk.common.faults import LANGUAGES, BadInput, Fault, Reader, near, read_toml
from hauberk.grid.hex import opposite, rotated
from hauberk.play.battle.set_up_fights import read_calls, read_sallies
from hauberk.play.battle.set_up_machines import read_machine, storeys_of_machines
from hauberk.play.battle.set_up_names import check_names
from hauberk.play.battle.set_up_ruins import brought_down
from hauberk.play.battle.set_up_states import read_states
from hauberk.play.battle.set_up_tents import TENTS, tents_area
from hauberk.play.battle.set_up_victories import read_victory
from hauberk.play.battle.set_up_ways import read_entry, read_exit, read_patrolling, read_patrols
from hauberk.play.battle.set_up_works import check_engines, check_hands, hangs, misfit, read_works
from hauberk.play.files import edition_in, file_of, files_in, lesson_games
from hauberk.play.picture import PLAIN, Picture, read_picture
from hauberk.play.switches import switched
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import People, load_people
from hauberk.rulesets.ruleset import Ruleset
from hauberk.rulesets.tables import data_folder

MOST_MEN = 1000
"""Who may be in one battle."""
MOST_STOREYS = 9
"""No tower is taller; every storey is a board of its own."""
FIT = ("healthy", "wounded")
"""How somebody may be when a battle begins. [STATE-03]"""


SIDE_LETTERS = (dict.fromkeys(LANGUAGES, SIDES[0]), dict.fromkeys(LANGUAGES, SIDES[1]))
"""What sides are called where no scenario names them."""


@dataclass(frozen=True)
class Scenario:
    """A battle ready to be fought."""

    id: str
    order: int
    ruleset: Ruleset
    title: dict[str, str]
    story: dict[str, str]
    briefing: dict[str, str]
    teaches: tuple[str, ...]
    sides: tuple[dict[str, str], dict[str, str]]
    field: Field
    start: State
    set_up: dict[str, Any] | None = None
    """The table it was made of, where it is no file that everybody has."""
    picture: Picture = PLAIN
    """How it looks; no rule asks."""

    def under(self, ruleset: Ruleset) -> Scenario:
        """The same battle by the rules of another edition, or with switches turned; the ground is laid anew if that edition has its own."""
        board, why = self._laid(ruleset)
        if why:
            raise BadInput([Fault(self.id, 0, f"cannot be fought by the rules of {ruleset.id}", why)])
        field = replace(self.field, board=board, rules=ruleset.rules(), memo={}, lately={}, layouts={}, recent=[])
        return replace(self, ruleset=ruleset, field=field)

    def _laid(self, ruleset: Ruleset) -> tuple[Board, str]:
        """The board on the ground of an edition, and why the battle cannot begin on it, if it cannot."""
        board, rules = self.field.board, ruleset.rules()
        if board.table is not rules.terrain:
            board = Board(board.pieces, rules.terrain, board.storeys, board.mines >= 0)
        return board, misfit(board, rules, self.start)

    def editions(self) -> list[Ruleset]:
        """The editions by whose rules it can be fought: machines of one may be of another make in the next."""
        return list(self._editions)

    @cached_property
    def _editions(self) -> tuple[Ruleset, ...]:
        plain = not self.start.machines and self.start.works is NOTHING
        return tuple(each for each in RULESETS.values() if plain or each.id == self.ruleset.id or not self._laid(each)[1])


def sheet_files() -> dict[str, Path]:
    """The sheets of the package by name."""
    return {path.stem: path for path in sorted((data_folder() / "sheets").glob("*.toml"))}


@cache
def sheet(name: str) -> Sheet:
    """A sheet of the package."""
    return load_sheet(sheet_files()[name])


def scenario_files() -> dict[str, Path]:
    """The scenarios of the package by id, in playing order."""
    return files_in("scenarios")


def every_scenario_files() -> dict[str, Path]:
    """Those of the shelf, and the small ones of lessons."""
    return scenario_files() | lesson_games("battle")


@cache
def load_scenario(name: str) -> Scenario:
    """A scenario of the package, or one from a file."""
    return read_scenario(file_of(name, every_scenario_files(), "scenario"))


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file, reporting all faults at once."""
    reader = read_toml(path)
    scenario = SetUp(reader).scenario()
    reader.source.done()
    return scenario


class SetUp:
    """Takes a scenario (or the position of a case) apart."""

    def __init__(self, reader: Reader, people: People | None = None) -> None:
        self.reader = reader
        self.people = people or load_people()
        self.beings: dict[str, Being] = {}
        self.formations: dict[int, Formation] = {}
        self.machines: dict[str, Machine] = {}
        self.roofs: set[Cell] = set()
        """Burning roofs of machines: whoever is under one is unhurt for a turn. [A-TOWER-35, A-RAM-14, A-GALL-10]"""
        self.taken: dict[Cell, str] = {}

    def scenario(self) -> Scenario:
        """The whole scenario."""
        reader = self.reader
        self.board = self.read_board()
        ruleset = switched(reader, edition_in(reader), "switches")
        sides = reader.child("sides")
        names = []
        for side in SIDES:
            entry = sides.child(side)
            names.append(entry.words("name"))
            entry.finish()
        sides.finish()
        field = self.read_field(ruleset)
        state = self.read_formations(Position(field, self.read_state(field, turn=1)))
        found = Scenario(
            reader.text("id"), reader.integer("order", default=0), ruleset, reader.words("title"), reader.words("story"),
            reader.words("briefing"),
            reader.texts("teaches"), (names[0], names[1]), field, state, picture=read_picture(reader),
        )  # fmt: skip
        reader.finish()
        return found

    # -- board -----------------------------------------------------------------------------------------------------

    def read_board(self) -> Board:
        """The pieces, or a map drawn in the file itself, on the ground of the edition.

        `storeys`, `mines`: room for floors of machines that may come, and for what may be dug below the ground.
        """
        pieces = []
        if "map" in self.reader:
            entry = self.reader.child("map")
            entry.table.setdefault("id", "drawn")
            entry.table.setdefault("title", {"en": "drawn", "fr": "dessin", "it": "disegno"})
            legend = entry.table.setdefault("legend", {})
            if isinstance(legend, dict):
                entry.table["legend"] = {**DRAWN_LEGEND, **legend}
            pieces.append(Piece(read_sheet(entry)))
        for entry in self.reader.children("board"):
            name = entry.choice("sheet", sheet_files())
            if name in sheet_files():
                pieces.append(Piece(sheet(name), entry.flag("turned"), entry.integer("of", default=0), entry.integer("side", default=0)))
            entry.finish()
        if not pieces:
            self.reader.fault("board", "there is no map", "give [[board]] with a sheet, or [map]")
        storeys, mines = self.reader.integer("storeys", default=1, least=1), self.reader.flag("mines")
        men = self.reader.table.get("men")
        if isinstance(men, list) and len(men) > MOST_MEN:
            self.reader.fault("men", f"there are {len(men)} of them", f"at most {MOST_MEN}")
        if storeys > MOST_STOREYS:
            self.reader.fault("storeys", f"{storeys} storeys are too many", f"{MOST_STOREYS} at most")
        self.reader.source.done()
        ruleset = RULESETS.get(str(self.reader.table.get("ruleset"))) or next(iter(RULESETS.values()))
        turned = self.reader.table.get("switches")
        known = turned.items() if isinstance(turned, dict) else ()  # what is wrong with them is told when they are read
        ruleset = ruleset.with_switches(**{name: on for name, on in known if name in ruleset.switches.__slots__ and isinstance(on, bool)})
        try:
            return Board(pieces, ruleset.rules().terrain, max(storeys, storeys_of_machines(self.reader)), mines)
        except BadInput as bad:  # what does not fit together is told with the file and the line
            for each in bad.faults:
                self.reader.fault("board", each.what, each.hint)
            raise BadInput(self.reader.source.faults) from None

    def cell(self, entry: Reader, key: str, name: str) -> Cell:
        """The cell with a name; a fault if there is none."""
        found = self.board.cell.get(name)
        if found is None:
            entry.fault(key, f"no hex {name!r} on the map", near(name, self.board.cell))
            return NOWHERE
        return found

    def cells(self, entry: Reader, key: str = "hexes") -> Cells:
        """The cells named in a text."""
        found = [self.cell(entry, key, name) for name in entry.text(key).split()]
        return cells_of(cell for cell in found if cell >= 0)

    # -- field -----------------------------------------------------------------------------------------------------

    def read_field(self, ruleset: Ruleset) -> Field:
        """Board, rules, entries, exits, areas, victory."""
        figures = ruleset.rules().figures
        entries = tuple(read_entry(self, each, figures) for each in self.reader.children("entries"))
        exits = tuple(read_exit(self, each) for each in self.reader.children("exits"))
        patrols = read_patrols(self)
        patrolling = read_patrolling(self, patrols)
        areas = {}
        for each in self.reader.children("areas"):
            areas[each.text("id")] = self.area(each)
            each.finish()
        if pitched := tents_area(self):
            areas.setdefault(TENTS, pitched)
        calls, sallies = read_calls(self, areas), read_sallies(self, areas)
        victories = tuple(read_victory(self, each, areas, ruleset.endings) for each in self.reader.children("victory"))
        men = self.reader.table.get("men")
        hoplites = isinstance(men, list) and any(self.is_hoplite(entry) for entry in men)
        turns, attackers = self.reader.integer("turns", default=0), self.reader.choice("attackers", SIDES, default="")
        side = SIDES.index(attackers) if attackers in SIDES else NOBODY
        first = self.reader.choice("first", SIDES, default=SIDES[0])
        return Field(
            self.board, ruleset.rules(), turns, entries, exits, areas, victories, patrols, patrolling, calls, sallies,
            first=SIDES.index(first) if first in SIDES else 0, hoplites=hoplites, attackers=side,
        )  # fmt: skip

    def is_hoplite(self, entry: object) -> bool:
        """Could this man of the set-up stand in ranks? [HOPL-01]"""
        who = self.people.characters.get(str(entry.get("who"))) if isinstance(entry, dict) else None
        return who is not None and "hoplite" in who.traits

    def side(self, entry: Reader, key: str = "side") -> Side:
        """A side by its letter."""
        letter = entry.choice(key, SIDES)
        return SIDES.index(letter) if letter in SIDES else 0

    def area(self, entry: Reader) -> Cells:
        """Ground a battle speaks of: `hexes`, or the `place` of a sheet, or both together."""
        places = entry.text("place", default="").split()
        found = self.cells(entry) if "hexes" in entry or not places else 0
        for name in places:
            if name not in self.board.areas:
                entry.fault("place", f"no place {name!r} on the map", near(name, self.board.areas))
            found |= self.board.areas.get(name, 0)
        return found

    # -- people ----------------------------------------------------------------------------------------------------

    def character(self, entry: Reader, key: str, name: str) -> Character | None:
        """A person of the people files."""
        found = self.people.characters.get(name)
        if found is None:
            entry.fault(key, f"nobody is called {name!r}", near(name, self.people.characters))
        return found

    def read_state(self, field: Field, turn: int) -> State:
        """The first position: what is built and broken first, for people stand on it."""
        faults = len(self.reader.source.faults)
        for entry in self.reader.children("machines"):
            self.machine(entry, field.rules.machines)
        works = read_works(self, field.rules.terrain)
        state = State(turn, 0, 0, 0, {}, {}, machines=self.machines, works=works)
        if len(self.reader.source.faults) == faults:
            state = brought_down(self, Position(field, state))
            now = field.at(state).field
            self.board, self.roofs = now.board, {cell for cell in works.fires if is_sheltered(now, cell)}
        for entry in self.reader.children("men"):
            self.man(entry)
        for entry in self.reader.children("leads"):
            for name in entry.texts("beasts"):
                if name in self.beings:
                    leader = entry.text("who")
                    self.beings[name] = self.beings[name]._replace(
                        leader=leader, side=self.beings[leader].side if leader in self.beings else NOBODY
                    )
                else:
                    entry.fault("beasts", f"nobody is called {name!r} here", near(name, self.beings))
            entry.finish()
        read_states(self, field)
        check_hands(self, works)
        check_engines(self, works)
        check_names(self, field)
        for being in self.beings.values():
            state = state.with_being(being)
        return state

    def man(self, entry: Reader) -> None:
        """One person at his place."""
        name = entry.text("who")
        character = self.character(entry, "who", name)
        side = self.side(entry)
        cell = self.cell(entry, "at", entry.text("at"))
        mounted = entry.flag("mounted")
        facing = entry.integer("facing", default=-1)
        health = entry.choice("health", FIT, default=FIT[0])
        if character is not None and cell >= 0:
            hurt = Health.WOUNDED if health == FIT[1] else Health.HEALTHY
            self.place(entry, Being(name, character, side, cell, health=hurt), mounted, facing)
        entry.finish()

    def place(self, entry: Reader, being: Being, mounted: bool, facing: int) -> None:
        """Put somebody on the map, with his horse if he sits on one."""
        two_hexes = mounted or being.character.kind == "horse"
        if mounted and not being.character.rides:
            entry.fault("mounted", f"{being.id} has no horse")
            return
        if two_hexes:
            if facing not in range(6):
                entry.fault("facing", f"{being.id}: a rider needs a facing from 0 to 5")
                return
            tail = self.board.neighbours[being.cell][opposite(facing)]
            if tail < 0:
                entry.fault("at", f"{being.id}: his horse's tail would be off the map", "turn him or move him")
                return
            if parted(self.board, being.cell, tail):
                entry.fault("facing", f"{being.id}: a wall would part his horse", "turn him or move him")
                return
            being = being._replace(tail=tail, facing=facing)
        self.check_ground(entry, being, mounted)
        self.add(entry, being, horse=mounted)

    def check_ground(self, entry: Reader, being: Being, mounted: bool) -> None:
        """Nobody starts on ground he could not enter, or on another."""
        for cell in being.cells:
            ground = self.board.ground[cell]
            if not self.board.all >> cell & 1:
                entry.fault("at", f"{being.id}: there is nothing to stand on at {self.board.names[cell]}")
            elif self.board.barred >> cell & 1 and cell not in self.roofs:
                entry.fault("at", f"{being.id} cannot stand on {self.board.names[cell]}, where it burns")
            elif not ground.cost(mounted, being.character.armoured) and not hangs(ground, being, mounted):
                entry.fault("at", f"{being.id} cannot stand on {ground.id} at {self.board.names[cell]}")
            other = self.taken.setdefault(cell, being.id)
            if other != being.id:
                entry.fault("at", f"{being.id} and {other} both stand on {self.board.names[cell]}", "one living being a hex")

    def add(self, entry: Reader, being: Being, horse: bool) -> None:
        """Enter somebody (and his horse) in the list."""
        if being.id in self.beings:
            entry.fault("who", f"{being.id} is there twice")
            return
        if horse:
            steed = Being(f"{being.id}.horse", self.people.horse_for(being.character), being.side, away=being.away or Away.RIDDEN)
            self.beings[steed.id] = steed
            if not being.away:
                being = being._replace(mount=steed.id)
        self.beings[being.id] = being

    def machine(self, entry: Reader, kinds: dict[str, MachineKind]) -> None:
        """A machine as it stands when a battle begins."""
        read_machine(self, entry, kinds)

    def read_formations(self, position: Position) -> State:
        """Hoplites that begin in ranks. [HOPL-01]"""
        field, state = position
        for number, entry in enumerate(self.reader.children("formations"), start=1):
            men = entry.texts("men", needed=True)
            side, right = self.side(entry), rotated(0, entry.integer("right", least=0))
            foulkon = entry.flag("foulkon")
            entry.finish()
            known = [state.beings[who] for who in men if who in state.beings]
            found = ranks(field, [man.cell for man in known], right)
            if len(known) != len(men) or len(found.men) != len(men):
                entry.fault("men", "these do not stand in ranks", "a straight front row of three or more, others right behind")
                continue
            for man in known:
                state = state.with_being(man._replace(formation=number, pikes=man.cell in found.front))
            state = state._replace(formations={**state.formations, number: Formation(number, side, right, foulkon)})
        return state


DRAWN_LEGEND = {
    ".": "flat", "s": "scrub", "t": "tree", "b": "bank", "m": "marsh", "k": "rock", "p": "path", "x": "stone_stairs", "a": "beach",
    "~": "shallows", "w": "river", "f": "ford", "h": "hearth",
    "c": "court", "i": "interior", "d": "doorstep", "u": "stairs", "*": "furniture", "^": "terrace", "n": "tent", "v": "tent_opening",
    ":": "scaffold", "=": "building_wall", "#": "castle_wall", "%": "rubble", "r": "rampart", "z": "tower_top", "&": "hoarding",
    "l": "platform", "y": "timber_frame", "g": "passage", "j": "jetty", "-": "gangway", "o": "moat", "e": "filled_moat", "q": "trench",
}  # fmt: skip
