"""What a scenario or a case finds built, broken, brought or burning when it begins. [TURN-01]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.being import NOBODY, SIDES, Being, Mark, Side
from hauberk.battle.core.shaping import shape_of
from hauberk.battle.core.works import NOTHING, Fire, Ladder, Thing, Works
from hauberk.board.board import NOWHERE, Board, Cell
from hauberk.board.doors import STATES
from hauberk.board.shape import reshaped
from hauberk.board.terrain import Terrain, TerrainTable
from hauberk.common.faults import Reader, near
from hauberk.grid.hex import Facing
from hauberk.play.battle.set_up_tents import facing_of, pitch

if TYPE_CHECKING:
    from hauberk.battle.core.rules import Rules
    from hauberk.battle.core.state import State
    from hauberk.play.battle.scenario import SetUp

ORIGINS = ("hand", "arrow", "oil", "greek", "spread")
THINGS = ("cauldron", "barrel", "stone_pile", "grapnel", "mine_mouth")
"""What can lie, stand or hang on a cell."""


def read_works(set_up: SetUp, table: TerrainTable) -> Works:
    """Everything that differs from the sheets."""
    reader = set_up.reader
    entry = reader.child("works", needed=False)
    pitched, canvas = pitch(set_up)
    works = Works(
        doors=_doors(set_up, entry.child("doors", needed=False)),
        changed=pitched | _ground(set_up, entry.child("ground", needed=False), table),
        sides=canvas | dict(_side(set_up, each, table) for each in entry.children("sides")),
        ladders={ladder.id: ladder for ladder in (_ladder(set_up, each) for each in reader.children("ladders"))},
        fires={cell: fire for each in reader.children("fires") for cell, fire in _fire(set_up, each)},
        naphtha=_naphtha(set_up, entry.child("naphtha", needed=False)),
        things={thing.id: thing for thing in (_thing(set_up, each) for each in reader.children("things"))},
        damage=_damage(set_up, entry.child("damage", needed=False)),
    )
    entry.finish()
    return works if any(works) else NOTHING


def _doors(set_up: SetUp, entry: Reader) -> dict[str, str]:
    """`doors = { gate = "open" }`."""
    gates = set_up.board.gates
    for name in entry.table:
        if name not in gates:
            entry.fault(name, f"no door {name!r} on the map", near(name, gates))
    return {name: entry.choice(name, STATES) for name in entry.table}


def _ground(set_up: SetUp, entry: Reader, table: TerrainTable) -> dict[Cell, str]:
    """`[works.ground] rubble = "K5 K6/2"`; `gone` for places that are no longer there. [A-HOARD-04]"""
    found: dict[Cell, str] = {}
    for name in entry.table:
        if name != "gone" and name not in table.terrain:
            entry.fault(name, f"no terrain {name!r}", near(name, table.terrain))
            continue
        for cell in _places(set_up, entry, name):
            found[cell] = "" if name == "gone" else name
    return found


def _places(set_up: SetUp, entry: Reader, key: str) -> list[Cell]:
    """The places named in a text; they may lie where a storey is yet to come."""
    return [cell for cell in (set_up.cell(entry, key, name) for name in entry.text(key).split()) if cell != NOWHERE]


def _side(set_up: SetUp, entry: Reader, table: TerrainTable) -> tuple[tuple[Cell, Facing], str]:
    """`{ hex = "K5", side = 2, kind = "breach" }`: the hex is the inner one; no kind, nothing stands there."""
    cell, facing = set_up.cell(entry, "hex", entry.text("hex")), facing_of(entry, "side")
    kind = entry.choice("kind", ("", *table.hexsides), default="")
    entry.finish()
    return (cell, facing), kind


def _owner(entry: Reader) -> Side:
    """A side, or nobody's."""
    letter = entry.choice("side", SIDES, default="")
    return SIDES.index(letter) if letter in SIDES else NOBODY


def _ladder(set_up: SetUp, entry: Reader) -> Ladder:
    """`at`: one hex if it stands, with its facing; two if it lies. [LADDER-02, LADDER-04]"""
    cells, facing = _places(set_up, entry, "at"), facing_of(entry, "facing", default=-1)
    standing = facing >= 0
    lies = len(cells) == 2 and cells[1] in set_up.board.neighbours[cells[0]]
    if not (len(cells) == 1 if standing else lies):
        entry.fault("at", "a ladder stands on one hex and has a facing, or lies on two hexes side by side")
    found = Ladder(
        entry.text("id"), set_up.side(entry), tuple(cells), standing, facing, entry.texts("carriers"), entry.integer("raised", default=-1)
    )
    entry.finish()
    return found


def _fire(set_up: SetUp, entry: Reader) -> list[tuple[Cell, Fire]]:
    """`{ at = "K5 K6", side = "A", age = 1, origin = "hand" }`. [FIRE-01, FIRE-11]"""
    cells = _places(set_up, entry, "at")
    fire = Fire(set_up.side(entry), entry.integer("age", default=1, least=1), entry.choice("origin", ORIGINS, default=ORIGINS[0]))
    entry.finish()
    return [(cell, fire) for cell in cells]


def _naphtha(set_up: SetUp, entry: Reader) -> dict[Cell, int]:
    """`[works.naphtha] 1 = "K5 K6"`: the hexes of every patch by its number. [GFIRE-08]"""
    found: dict[Cell, int] = {}
    for name in entry.table:
        if not name.isdecimal() or int(name) < 1:
            entry.fault(name, f"a patch has a number from 1, not {name!r}")
            continue
        found |= dict.fromkeys(_places(set_up, entry, name), int(name))
    return found


def _thing(set_up: SetUp, entry: Reader) -> Thing:
    """A cauldron, a heap of stones, a grapnel."""
    found = Thing(
        entry.text("id"), entry.choice("kind", THINGS), set_up.cell(entry, "at", entry.text("at")), _owner(entry),
        facing_of(entry, "facing", default=-1), entry.texts("men"), entry.integer("number", default=0), entry.text("state", default=""),
    )  # fmt: skip
    entry.finish()
    return found


def _damage(set_up: SetUp, entry: Reader) -> dict[Cell, int]:
    """`[works.damage] K5 = 2`: demolition grades by hex. [SC-BATTER-01]"""
    cells = {name: set_up.cell(entry, name, name) for name in entry.table}
    return {cell: entry.integer(name, least=1) for name, cell in cells.items() if cell != NOWHERE}


def check_engines(set_up: SetUp, works: Works) -> None:
    """No engine stands in a hoarding. [A-HOARD-21]"""
    for number, machine in enumerate(set_up.machines.values()):
        if any("hoarding" in set_up.board.table.traits(works.changed.get(cell, "")) for cell in machine.cells):
            set_up.reader.source.fault(("machines", number), f"{machine.id} stands in a hoarding", "on the rampart there is room for it")


def check_hands(set_up: SetUp, works: Works) -> None:
    """Whoever carries a ladder or serves a thing is there; carriers of a ladder stand under its two ends. [LADDER-02]"""
    held = [(("ladders", number, "carriers"), ladder.id, ladder.carriers) for number, ladder in enumerate(works.ladders.values())]
    held += [(("things", number, "men"), thing.id, thing.men) for number, thing in enumerate(works.things.values())]
    for path, name, men in held:
        for who in men:
            if who not in set_up.beings:
                set_up.reader.source.fault(path, f"{name}: nobody is called {who!r} here", near(who, set_up.beings))
    for number, ladder in enumerate(works.ladders.values()):
        if ladder.carriers:
            _carriers(set_up, ladder, number)


def _carriers(set_up: SetUp, ladder: Ladder, number: int) -> None:
    men = [set_up.beings[who] for who in ladder.carriers if who in set_up.beings]
    if len(men) == len(ladder.carriers) and sorted(man.cell for man in men) != sorted(ladder.cells):
        set_up.reader.source.fault(("ladders", number), f"{ladder.id}: its carriers stand under its two ends")
    for man in men:
        set_up.beings[man.id] = bearing(man)


def hangs(ground: Terrain, being: Being, mounted: bool) -> bool:
    """May he begin at the top of a rope? [GRAP-01, GRAP-07]"""
    return "climbed" in ground.traits and not mounted and not being.character.armoured


def misfit(board: Board, rules: Rules, start: State) -> str:
    """Why a battle cannot begin like this under some rules: a machine is of another make there, or somebody has nothing to stand on;
    empty if it can."""
    for machine in start.machines.values():
        kind = rules.machines.get(machine.kind)
        if kind is None or kind.length != len(machine.cells):
            return f"{machine.id} is of another make"
    board = reshaped(board, shape_of(board, start, rules))
    for being in start.beings.values():
        for cell in being.cells if being.on_map and being.alive else ():
            if not board.all >> cell & 1 or not board.ground[cell].cost(being.mounted, being.character.armoured):
                return f"{being.id} has nothing to stand on at {board.names[cell]}"
    return ""


def bearing(man: Being) -> Being:
    """Somebody with a ladder on his shoulder. [LADDER-03]"""
    return man._replace(marks=man.marks | Mark.LADDER)
