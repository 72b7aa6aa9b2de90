"""The board as a page sees it: every hex with its ground, lines to paint, sides, crests, exits. Plain values, ready for JSON."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.battle.core.field import Field
from hauberk.board.board import Board, Cell, Cells, Gate, Piece, bits
from hauberk.board.terrain import IMPASSABLE, Terrain
from hauberk.grid.hex import Facing, from_offset, opposite, parse_name, to_offset
from hauberk.play.picture import PLAIN, Picture, picture_json

Json = dict[str, Any]
Edge = tuple[Cell, Cell]


def board_json(field: Field, lang: str = "en", picture: Picture = PLAIN) -> Json:
    """The board of a field, with what the scenario marks on it, and how it looks there."""
    board = field.board
    return {
        **ground_json(board, lang),
        "exits": [{"name": way.id, "side": SIDES[way.side], "hexes": _names(board, way.cells)} for way in field.exits],
        "entries": [
            {"name": way.id, "side": SIDES[way.side], "turn": way.turn, "hexes": _names(board, way.cells)} for way in field.entries
        ],
        "areas": [{"name": name, "hexes": _names(board, cells)} for name, cells in field.areas.items()],
        "picture": picture_json(picture),
    }


def ground_json(board: Board, lang: str = "en") -> Json:
    """What is printed on the sheets, as they lie."""
    return {
        "columns": board.columns,
        "rows": board.rows,
        "pieces": [_piece(board, number, piece, lang) for number, piece in enumerate(board.pieces, start=1)],
        "hexes": [_hex(board, cell) for cell in bits(board.all & _ground_floor(board))],
        "storeys": list(_storeys(board)),
        "lines": [*_roads(board), *_axes(board)],
        "sides": [_side(board, cell, side) for cell, side in _seen_from_inside(board)],
        "links": [[board.names[one], board.names[two]] for one, two in board.links],
        "gates": [_gate(board, gate) for _, gate in sorted(board.gates.items())],
        "crest": [{"hex": board.names[cell], "side": side} for cell, side in sorted(board.crest)],
        "exits": [],
        "entries": [],
        "areas": [],
        "terrain": {terrain.id: _terrain(terrain, lang) for terrain in _kinds(board)},
    }


def _names(board: Board, cells: int) -> list[str]:
    return [board.names[cell] for cell in bits(cells)]


def _kinds(board: Board) -> list[Terrain]:
    found = {ground.id: ground for cell in bits(board.all) for ground in (board.base[cell], board.ground[cell])}
    return [found[name] for name in sorted(found)]


def _terrain(terrain: Terrain, lang: str) -> Json:
    return {
        "name": terrain.name[lang],
        "cover": terrain.cover.name.lower(),
        "cost": {
            "foot": None if terrain.foot == IMPASSABLE else terrain.foot,
            "mounted": None if terrain.mounted == IMPASSABLE else terrain.mounted,
        },
    }


def _piece(board: Board, number: int, piece: Piece, lang: str) -> Json:
    places = [to_offset(board.hex(cell)) for cell in bits(board.all) if board.piece_of[cell] == number]
    return {
        "sheet": piece.sheet.id,
        "title": piece.sheet.title[lang],
        "seed": piece.sheet.seed,
        "turned": piece.turned,
        "column": min(column for column, _ in places),
        "row": min(row for _, row in places),
        "columns": piece.sheet.columns,
        "rows": piece.sheet.rows,
    }


def _hex(board: Board, cell: Cell) -> Json:
    column, row = to_offset(board.hex(cell))
    found: Json = {
        "name": board.names[cell],
        "column": column,
        "row": row,
        "terrain": board.base[cell].id,
        "level": board.height[cell] // 2,
        "piece": board.piece_of[cell],
    }
    if board.ground[cell] is not board.base[cell]:
        found["structure"] = board.ground[cell].id
    if board.branches >> cell & 1:
        found["branches"] = True
    return found


def _ground_floor(board: Board) -> Cells:
    return (1 << board.plane) - 1


def _storeys(board: Board) -> Iterator[Json]:
    """What lies above the ground, floor by floor."""
    for storey in range(1, board.storeys):
        floor = [cell + storey * board.plane for cell in bits(board.all >> storey * board.plane & _ground_floor(board))]
        if floor:
            level = max(board.height[cell] for cell in floor) // 2
            yield {"storey": storey, "level": level, "hexes": [_hex(board, cell) for cell in floor]}


def _seen_from_inside(board: Board) -> Iterator[tuple[Cell, Facing]]:
    """Every side once: from the hex inside, or from the one that is there."""
    for cell, side in sorted(board.sides):
        other = (cell + board.shifts[side], opposite(side))
        if (cell, side) in board.inner or (other not in board.inner and (cell < other[0] or other not in board.sides)):
            yield cell, side


def _side(board: Board, cell: Cell, side: Facing) -> Json:
    return {
        "hex": board.names[cell],
        "side": side,
        "kind": board.sides[cell, side].id,
        "storey": board.storey(cell),
        "inner": (cell, side) in board.inner,
    }


def _gate(board: Board, gate: Gate) -> Json:
    return {
        "id": gate.id,
        "kind": gate.kind,
        "state": gate.state,
        "sides": [{"hex": board.names[cell], "side": side} for cell, side in gate.sides],
        "hexes": [board.names[cell] for cell in gate.cells],
        "posts": [board.names[cell] for cell in gate.posts],
    }


def _roads(board: Board) -> Iterator[Json]:
    """Lines that only the painter sees, in the order in which they are drawn on their sheet."""
    for number, piece in enumerate(board.pieces, start=1):
        prefix = f"{number}." if len(board.pieces) > 1 else ""
        for kind, names in piece.sheet.decor:
            yield {"kind": kind, "hexes": [prefix + name for name in names], "piece": number}


def _axes(board: Board) -> Iterator[Json]:
    """Paths, stairs and bridges as lines, with the open ground at either end."""
    for number, piece in enumerate(board.pieces, start=1):
        prefix = f"{number}." if len(board.pieces) > 1 else ""
        names = {parse_name(name.removeprefix(prefix)): cell for name, cell in board.cell.items() if board.piece_of[cell] == number}
        kinds: dict[str, set[Edge]] = {}
        for at, sides in piece.sheet.axes.items():
            cell = names[at]
            for side in sides:
                other = names.get(to_offset(from_offset(*at).neighbour(side)))
                if other is not None:
                    kinds.setdefault(board.ground[cell].id, set()).add((min(cell, other), max(cell, other)))
        for kind, edges in sorted(kinds.items()):
            for line in _chains(edges):
                yield {"kind": kind, "hexes": [board.names[cell] for cell in line], "piece": number}


def _chains(edges: Iterable[Edge]) -> Iterator[list[Cell]]:
    """Edges joined end to end, beginning where a line begins."""
    around: dict[Cell, list[Cell]] = {}
    for one, two in sorted(edges):
        around.setdefault(one, []).append(two)
        around.setdefault(two, []).append(one)
    left = set(edges)
    for start in sorted(around, key=lambda cell: (len(around[cell]) == 2, cell)):
        while any((min(start, other), max(start, other)) in left for other in around[start]):
            line = [start]
            while ahead := [cell for cell in around[line[-1]] if (min(line[-1], cell), max(line[-1], cell)) in left]:
                left.discard((min(line[-1], ahead[0]), max(line[-1], ahead[0])))
                line.append(ahead[0])
            yield line
