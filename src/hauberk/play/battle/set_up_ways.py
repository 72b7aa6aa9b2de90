"""Who waits beside the map, by which ways they come in, and where one leaves. [MOVE-10, ASSLT-04, A-ACT-04, FORAGE-04, FORAGE-07]"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hauberk.battle.core.being import Away, Being, Health, Side
from hauberk.battle.core.field import Entry, Exit, Patrol, Patrolling, Way
from hauberk.board.board import NOWHERE, Board, Cells, bits, cells_of
from hauberk.common.faults import Reader, near

if TYPE_CHECKING:
    from hauberk.battle.core.rules import Figures
    from hauberk.play.battle.scenario import SetUp

EDGES = {1: (0,), 2: (1, 2), 3: (3,), 4: (4, 5)}
"""The edges of a map, 1 top, 2 right, 3 bottom, 4 left, and the directions in which there is nothing beyond them."""


def edge_of(board: Board, edge: int, piece: int = 0) -> Cells:
    """The hexes of an edge that a man could enter; of one piece of the map, or of the whole."""
    ground = board.all & (1 << board.plane) - 1
    return cells_of(
        cell
        for cell in bits(ground)
        if all(board.neighbours[cell][side] == NOWHERE for side in EDGES[edge])
        and piece in (0, board.piece_of[cell])
        and board.ground[cell].cost(False, False)
    )


def _edges(entry: Reader) -> tuple[int, ...]:
    """`side_of_map = 2`, or several of them."""
    several = isinstance(entry.table.get("side_of_map"), list)
    found = entry.integers("side_of_map") if several else (entry.integer("side_of_map"),)
    if bad := [edge for edge in found if edge not in EDGES]:
        entry.fault("side_of_map", f"no side {bad[0]} of the map", "1 top, 2 right, 3 bottom, 4 left")
    return tuple(edge for edge in found if edge in EDGES)


def stretch(set_up: SetUp, entry: Reader) -> tuple[Cells, int]:
    """`hexes`, or sides of the map (`side_of_map`, of a `piece` if it has several), and the edge it is, if it is one."""
    if "side_of_map" not in entry:
        return set_up.cells(entry), 0
    edges, piece = _edges(entry), entry.integer("piece", default=0, least=0)
    if piece > len(set_up.board.pieces):
        entry.fault("piece", f"the map has no piece {piece}")
    found = set_up.cells(entry) if "hexes" in entry else 0
    for edge in edges:
        found |= edge_of(set_up.board, edge, piece)
    if not found:
        entry.fault("side_of_map", "there is no hex by which a man could come in")
    return found, edges[0] if len(edges) == 1 else 0


def read_way(set_up: SetUp, entry: Reader) -> Way:
    """One way in, by its name."""
    cells, edge = stretch(set_up, entry)
    found = Way(entry.text("id"), cells, edge)
    entry.finish()
    return found


def read_ways(set_up: SetUp, entry: Reader, key: str = "ways") -> tuple[Way, ...]:
    """Several ways, each with a name of its own."""
    found = tuple(read_way(set_up, each) for each in entry.children(key))
    if len({way.id for way in found}) < len(found):
        entry.fault(key, "two ways have the same name")
    return found


def read_entry(set_up: SetUp, entry: Reader, figures: Figures) -> Entry:
    """People who wait off the map until their turn, along one way or, until they come in, along any of several."""
    mounted, side = entry.flag("mounted"), set_up.side(entry)
    who, wounded = entry.texts("who", needed=True), entry.texts("wounded")
    add_waiting(set_up, entry, who, side, mounted, wounded)
    ways = read_ways(set_up, entry)
    cells = ways[0].cells if ways else stretch(set_up, entry)[0]
    found = Entry(entry.text("id"), side, entry.integer("turn", least=1), cells, who, mounted, ways, entry.flag("fixed"))
    for each in entry.children("leads"):
        _lead(set_up, each, found, figures)
    entry.finish()
    return found


def add_waiting(set_up: SetUp, entry: Reader, who: tuple[str, ...], side: Side, mounted: bool, wounded: tuple[str, ...]) -> None:
    """Put people beside the map, on their horses if they have any and come mounted."""
    for name in who:
        character = set_up.character(entry, "who", name)
        if character:
            health = Health.WOUNDED if name in wounded else Health.HEALTHY
            waits = Being(name, character, side, away=Away.WAITING, health=health)
            set_up.add(entry, waits, horse=mounted and character.rides)
    for name in wounded:
        if name not in who:
            entry.fault("wounded", f"{name} does not wait here", near(name, who))


def _lead(set_up: SetUp, each: Reader, entry: Entry, figures: Figures) -> None:
    """`{ who = "guy", beasts = ["pack_horse"] }`: beasts that come in by somebody's hand. [FORAGE-02, A-ACT-26, HORSE-09]"""
    leader, beasts = each.text("who"), each.texts("beasts", needed=True)
    each.finish()
    man = set_up.beings.get(leader)
    if leader not in entry.who or man is None:
        each.fault("who", f"{leader} does not wait here", near(leader, entry.who))
        return
    most = figures.led_mounted if entry.mounted and man.character.rides else figures.led_on_foot
    if len(beasts) > most:
        each.fault("beasts", f"{leader} leads {len(beasts)} beasts, but can lead {most}")
    for name in beasts:
        character = set_up.character(each, "beasts", name)
        if character and not (character.is_beast and "led" in character.traits):
            each.fault("beasts", f"{name} is not to be led")
        elif character:
            set_up.add(each, Being(name, character, entry.side, away=Away.WAITING, leader=leader), horse=False)


def read_exit(set_up: SetUp, entry: Reader) -> Exit:
    """Where a side may leave."""
    found = Exit(entry.text("id"), set_up.side(entry), stretch(set_up, entry)[0])
    entry.finish()
    return found


def read_patrols(set_up: SetUp) -> tuple[Patrol, ...]:
    """`[[patrols]] id, side, who`: men who come when they are called. [FORAGE-03, A-ACT-27]"""
    found = []
    for entry in set_up.reader.children("patrols"):
        mounted, side, who = entry.flag("mounted"), set_up.side(entry), entry.texts("who", needed=True)
        add_waiting(set_up, entry, who, side, mounted, entry.texts("wounded"))
        if not who:
            entry.fault("who", "nobody is in this patrol")
        found.append(Patrol(entry.text("id"), side, who, mounted))
        entry.finish()
    return tuple(found)


def read_patrolling(set_up: SetUp, patrols: tuple[Patrol, ...]) -> Patrolling | None:
    """`[patrolling] side, chances, ways, first`: when and where they come. [FORAGE-05, FORAGE-07, A-ACT-28, A-ACT-30]"""
    if "patrolling" not in set_up.reader:
        if patrols:
            set_up.reader.fault("patrols", "there are patrols, but nobody says when they come", "give [patrolling]")
        return None
    entry = set_up.reader.child("patrolling")
    side, chances, ways = set_up.side(entry), entry.integers("chances", needed=True), read_ways(set_up, entry)
    first = entry.choices("first", [way.id for way in ways]) or tuple(way.id for way in ways)
    entry.finish()
    if not ways:
        entry.fault("ways", "no patrol could come", "give the ways by which they come")
    if len({patrol.id for patrol in patrols}) < len(patrols):
        set_up.reader.fault("patrols", "two patrols have the same name")
    for patrol in patrols:
        if patrol.side != side:
            set_up.reader.fault("patrols", f"patrol {patrol.id} is of the other side")
    return Patrolling(side, chances, ways, first)
