"""What a siege asks of a sheet: where people can stand, what is worth guarding, what cannot be shot at from the last redoubt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from hauberk.battle.core.field import Field
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import WALKS
from hauberk.battle.movement.paths import walked, with_doors_open
from hauberk.battle.walls.buildings import parted
from hauberk.board.board import Board, Cell, Piece, bits, cells_of
from hauberk.board.sight import Sight
from hauberk.common.faults import Reader, read_toml
from hauberk.grid.hex import DIRECTIONS, Facing, opposite
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.play.siege.places import load_place
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.ruleset import Ruleset
from hauberk.rulesets.tables import data_folder
from hauberk.siege.kinds import ASSAULT, CAMP_SORTIE, GALLERY, GENERAL_SORTIE, MINE_FIGHT, MINE_SALLY, RELIEF, SUPPLY_SORTIE
from hauberk.siege.lands import Land, spread
from hauberk.siege.place import Place

FIGHTS = (ASSAULT, CAMP_SORTIE, SUPPLY_SORTIE, GENERAL_SORTIE, RELIEF, GALLERY, MINE_FIGHT, MINE_SALLY, "field", "settlement", "revolt")
OPENINGS = frozenset({"window", "slit"})
ENTRANCES = ("castle_gate", "tilting_gate", "drawbridge", "church_door")


def lands_of(place: str, grounds: Iterable[str], ruleset: Ruleset) -> dict[str, Land]:
    """The sheet of a place and the open sheets beside it, by name."""
    found = {name: open_land(name, ruleset.id) for name in grounds}
    own = load_place(place)
    return {**found, own.sheet: land_of_place(place, ruleset.id)}


@cache
def land_of_place(name: str, edition: str) -> Land:
    """The sheet of a place, with its posts and what is safe from its redoubts."""
    place = load_place(name)
    board = Board([Piece(sheet(place.sheet))], RULESETS[edition].rules().terrain)
    land = _surveyed(board, place.sheet)
    walks = frozenset(cell for cell in place.inside if cell in land.foot and _looks_out(board, board.cell[cell]))
    linked = _linked(board, place)
    posts = tuple(post for post in _posts(board, place, land, walks) if post in linked)
    hidden = tuple(_hidden(board, place, land))
    return land._replace(posts=posts, walks=walks, hidden=hidden, gate=_gate(board, place))


def _linked(board: Board, place: Place) -> set[str]:
    """The cells from which one can walk to the centre once every door is open: some roofs have no stair. [ASSLT-08, A-ACT-07]"""
    field = Field(board, next(iter(RULESETS.values())).rules())
    opened = with_doors_open(field.at(State(1, 0, 0, 0, {}, {}))).field
    start = cells_of(board.cell[name] for name in place.centre)
    return {board.names[cell] for cell in bits(walked(opened.board, opened.move_graphs[1], start, opened.board.all))}


def _gate(board: Board, place: Place) -> str:
    """The door by which one comes in: no postern, and no door of the keep."""
    for gate in board.gates.values():
        if gate.kind in ENTRANCES and any(board.names[post] in place.inside for post in gate.posts):
            return gate.id
    return ""


@cache
def open_land(name: str, edition: str) -> Land:
    """An open sheet, with the camp that can be pitched on it."""
    board = Board([Piece(sheet(name))], RULESETS[edition].rules().terrain)
    land = _surveyed(board, name)
    tents, posts = grounds().get(name, ((), ()))
    return land._replace(tents=tents, posts=tuple(cell for cell in posts if cell in land.foot))


def _surveyed(board: Board, name: str) -> Land:
    """Who can stand where."""
    foot, flat = set(), set()
    moat = frozenset(board.names[cell] for cell in bits(board.all) if "moat" in board.ground[cell].traits)
    ride = {cell for cell in bits(board.all) if all(board.ground[cell].cost(True, armoured) for armoured in (False, True))}
    for cell in bits(board.all):
        ground = board.ground[cell]
        if all(ground.cost(False, armoured) for armoured in (False, True)):
            foot.add(board.names[cell])
        if "open" in ground.traits:
            flat.add(board.names[cell])
    poses = {board.names[cell]: facings for cell in sorted(ride) if (facings := tuple(_poses(board, cell, ride)))}
    doors = {
        gate.id: tuple(sorted({board.names[cell].partition("/")[0] for cell in (*gate.cells, *(inner for inner, _ in gate.sides))}))
        for gate in board.gates.values()
    }
    wet = frozenset(board.names[cell] for cell in bits(board.where(water=True) | board.where(marsh=True)))
    return Land(name, board.columns, board.rows, frozenset(foot), poses, frozenset(flat), moat=moat, doors=doors, wet=wet)


def _poses(board: Board, cell: Cell, ride: set[Cell]) -> Iterator[Facing]:
    """The directions in which a rider could look with his horse's tail behind him on the same sheet."""
    for facing in range(len(DIRECTIONS)):
        tail = board.neighbours[cell][opposite(facing)]
        if tail in ride and not parted(board, cell, tail):
            yield facing


def _looks_out(board: Board, cell: Cell) -> bool:
    """Can one shoot from here at whoever comes: from a walk, a roof, a window or a slit?"""
    kinds = [board.sides.get((cell, side)) for side in range(len(DIRECTIONS))]
    return bool(board.ground[cell].traits & WALKS) or any(kind is not None and kind.traits & OPENINGS for kind in kinds)


def _posts(board: Board, place: Place, land: Land, walks: frozenset[str]) -> tuple[str, ...]:
    """The rear of the doors first, then the walls all round, then the rest of the place, stairs last of all."""
    inside = [cell for cell in sorted(place.inside) if cell in land.foot]
    doors = [board.names[post] for gate in board.gates.values() for post in gate.posts if board.names[post] in land.foot & place.inside]
    doors += [cell for cell in sorted(place.access) if cell in land.foot and cell not in doors]
    stairs = {cell for cell in inside if "stairs" in board.ground[board.cell[cell]].traits}
    rest = [cell for cell in inside if cell not in walks and cell not in doors and cell not in stairs]
    ordered = [*dict.fromkeys(doors), *spread(walks - set(doors) - stairs), *spread(rest), *sorted(stairs - set(doors))]
    return tuple(ordered)


def _hidden(board: Board, place: Place, land: Land) -> Iterable[frozenset[str]]:
    """For each redoubt the cells outside it that cannot be shot at from any of its own. [RULING-G-66, RULING-A-ACT-06]"""
    sight = Sight(board)
    for redoubt in place.redoubts:
        seen = 0
        for name in redoubt.cells & land.foot:
            seen |= sight.row(board.cell[name]).visible
        seen |= cells_of(board.cell[name] for name in redoubt.cells)
        yield frozenset(name for name in land.foot if not seen >> board.cell[name] & 1)


Camp = tuple[tuple[tuple[str, Facing], ...], tuple[str, ...]]
"""Tents, each by its opening and where that looks, and the posts of the guard."""


@cache
def grounds() -> dict[str, Camp]:
    """Where camps stand on open sheets."""
    return read_grounds(data_folder() / "grounds.toml")


def read_grounds(path: Path) -> dict[str, Camp]:
    """Read the file of camps, reporting all faults at once."""
    reader = read_toml(path)
    reader.text("source")
    entries = reader.child("grounds")
    found = {name: _ground(entries.child(name), name) for name in entries.table}
    entries.finish()
    reader.finish()
    reader.source.done()
    return found


def _ground(entry: Reader, name: str) -> Camp:
    known = set(_names(name)) if name in sheet_files() else set()
    if not known:
        entry.fault(name, f"no sheet {name!r}")
    tents: list[tuple[str, Facing]] = []
    for text in entry.texts("tents"):
        at, _, facing = text.partition(" ")
        if at not in known or facing not in "012345" or not facing:
            entry.fault("tents", f"no tent {text!r}", "write K5 3: the hex of its opening and where it looks")
        else:
            tents.append((at, int(facing)))
    posts = tuple(entry.text("posts").split())
    for post in posts:
        if post not in known:
            entry.fault("posts", f"no hex {post!r} on the sheet")
    entry.finish()
    return tuple(tents), posts


def _names(name: str) -> Iterable[str]:
    return Board([Piece(sheet(name))]).cell


@cache
def fight_words() -> dict[str, dict[str, dict[str, str]]]:
    """Title, story and briefing of every kind of fight, in every language."""
    return read_words(data_folder() / "fights.toml")


def read_words(path: Path) -> dict[str, dict[str, dict[str, str]]]:
    """Read the file of these words, reporting all faults at once."""
    reader = read_toml(path)
    found = {}
    for kind in FIGHTS:
        entry = reader.child(kind)
        found[kind] = {key: entry.words(key) for key in ("title", "story", "briefing")}
        entry.finish()
    reader.finish()
    reader.source.done()
    return found
