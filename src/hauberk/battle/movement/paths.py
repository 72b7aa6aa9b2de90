"""Who can come to whom: ground that can be walked without crossing walls, moats and closed doors. Guiscard 11.4.1; The Anarchy 7.7.1."""

from __future__ import annotations

from hauberk.battle.core.being import Away, Being, Side
from hauberk.battle.core.field import Field, Position, Way
from hauberk.board.board import Board, Cells
from hauberk.board.move_graph import MoveGraph


def walked(board: Board, graph: MoveGraph, start: Cells, within: Cells) -> Cells:
    """All cells that can be walked to from some, the first ones counted, without leaving others."""
    found = fresh = start
    while fresh:
        new = 0
        for side, open_ in enumerate(graph.open):
            new |= _shifted(fresh & open_, board.shifts[side])
        for odd in graph.odd:
            new |= _shifted(fresh & odd.start, board.shifts[odd.side])
        for one, two, _ in graph.links:
            new |= (fresh >> one & 1) << two
        fresh = new & within & ~found
        found |= fresh
    return found


def _shifted(cells: Cells, by: int) -> Cells:
    return cells << by if by >= 0 else cells >> -by


def free(man: Being) -> bool:
    """Alive on the map and nobody's prisoner, on his feet or not."""
    return man.alive and not man.captive


def separated(position: Position, side: Side) -> bool:
    """Is everybody of a side parted from the enemy by wall, moat, palisade, door or ground that nobody enters? Enemies who wait beside the
    map could come from where they stand.

    [ASSLT-07, A-ACT-06, RULING-G-64]
    """
    field, state = position
    board = field.board
    dry = board.all & ~_moats(field)
    held = 0
    for man in state.people(side):
        if free(man):
            held |= man.area
    for armoured in (False, True):
        start = 0
        for foe in state.people(1 - side):
            if foe.character.armoured == armoured:
                start |= foe.area if free(foe) else _waits_at(field, foe)
        if walked(board, field.move_graphs[1 if armoured else 0], start, dry | start) & held:
            return False
    return True


def _moats(field: Field) -> Cells:
    known: Cells | None = field.memo.get("moats")
    if known is None:
        board = field.board
        known = field.memo["moats"] = sum(1 << cell for cell in range(board.size) if "moat" in board.ground[cell].traits) & board.all
    return known


def _waits_at(field: Field, man: Being) -> Cells:
    """Where somebody who waits beside the map could come in, now or when he has gone round it."""
    found = 0
    if man.away == Away.WAITING:
        for entry in field.entries:
            if man.id in entry.who:
                found |= _all_of(entry.ways) if entry.ways and not entry.fixed else entry.cells
        if field.patrolling and any(man.id in patrol.who for patrol in field.patrols):
            found |= _all_of(field.patrolling.ways)
    return found


def _all_of(ways: tuple[Way, ...]) -> Cells:
    found = 0
    for way in ways:
        found |= way.cells
    return found


def with_doors_open(position: Position) -> Position:
    """The position as it is for those whose doors are opened to them; a fire parts nobody for good. [RULING-G-64, RULING-A-ACT-02]"""
    field, state = position
    doors = dict(state.works.doors)
    for name, gate in field.board.gates.items():
        if doors.get(name, gate.state) == "closed":
            doors[name] = "open"
    if doors == state.works.doors and not state.works.fires:
        return position
    return field.at(state._replace(works=state.works._replace(doors=doors, fires={})))


def cut_off(position: Position, man: Being, centre: Cells) -> bool:
    """Has somebody no free path to the centre of the place? It leads over hexes without enemies on their feet, and through his own doors.

    [ASSLT-08, A-ACT-07, RULING-G-64, RULING-A-ACT-02]
    """
    opened, state = position
    within = opened.board.all & ~state.standing(1 - man.side)
    return not walked(opened.board, opened.move_graph_on_foot(man), man.area, within) & centre
