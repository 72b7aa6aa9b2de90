"""Graphs of moves: what every kind of mover pays for every step."""

from __future__ import annotations

import string

import pytest

from hauberk.board.board import Board, Piece, bits
from hauberk.board.move_graph import MOVERS, MoveGraph, Mover, compile_move_graph, spread
from hauberk.board.sheet import read_sheet
from hauberk.board.terrain import terrain_table
from hauberk.common.faults import Reader, Source
from hauberk.play.battle.scenario import sheet, sheet_files

FOOT, ARMOURED, RIDER, KNIGHT = MOVERS
COSTS = {
    "flat": (1, 1), "scrub": (2, 4), "tree": (2, 0), "bank": (2, 4), "marsh": (2, 4), "rock": (4, 0), "path": (1, 0),
    "stone_stairs": (2, 0), "beach": (1, 1), "shallows": (2, 2), "river": (4, 0), "ford": (2, 2), "bridge": (1, 1),
    "ramp": (2, 0), "moat": (4, 0), "filled_moat": (2, 0), "hearth": (2, 2),
    # Houses and tents
    "court": (1, 1), "interior": (1, 0), "doorstep": (1, 1), "stairs": (2, 0), "furniture": (2, 0), "terrace": (1, 0), "tent": (2, 0),
    "tent_opening": (2, 0), "scaffold": (1, 0), "building_wall": (0, 0),
    # Castles
    "castle_wall": (0, 0), "tower_wall": (0, 0), "rampart": (1, 0), "tower_top": (1, 0), "platform": (1, 0), "timber_frame": (0, 0),
    "gate_closed": (0, 0), "gate_open": (2, 0), "gate_destroyed": (2, 4), "stockade_down": (2, 2), "passage": (1, 1), "jetty": (1, 1),
    "fixed_bridge": (1, 1), "bridge_destroyed": (0, 0), "gangway": (1, 0), "drawbridge": (1, 1), "hoarding": (1, 0), "trench": (1, 1),
    # What storming makes of them
    "ladder": (3, 0), "rope": (0, 0), "rubble": (2, 0), "mine": (2, 0), "burnt": (1, 1), "tower_ground": (2, 0), "tower_floor": (1, 0),
    "tower_roof": (1, 0), "tower_bridge": (1, 0), "tower_winch": (2, 0), "ram_hex": (2, 0), "ram_beam": (0, 0), "gallery_hex": (2, 0),
    "engine": (0, 0), "mantlet_hex": (1, 0), "screen_hex": (0, 0),
}  # fmt: skip
"""The terrain tables of the three games: points on foot and mounted, 0 for impassable."""
SIGNS = dict(zip(COSTS, string.ascii_letters + string.digits, strict=False))


def board(rows: str, **more: object) -> Board:
    """A board drawn with the signs of SIGNS; a dot is flat ground."""
    source = Source("trial")
    legend = {".": "flat", **{sign: terrain for terrain, sign in SIGNS.items()}}
    title = {"en": "trial", "fr": "essai", "it": "prova"}
    table = {"id": "trial", "title": title, "terrain": "\n".join(rows.split()), "legend": legend, **more}
    found = read_sheet(Reader(source, table))
    source.done()
    return Board([Piece(found)])


def column(terrain: str) -> Board:
    """A strip of flat ground with one hex of a terrain at A3, entered from A2 and left towards A4."""
    if terrain in ("bridge", "fixed_bridge", "gangway"):
        return board(f".. .. {SIGNS['river']}. .. ..", axes=[{"terrain": terrain, "hexes": "A2 A3 A4"}])
    more: dict[str, object] = {}
    if terrain in ("path", "stone_stairs"):
        more["axes"] = [{"terrain": terrain, "hexes": "A2 A3 A4"}]
    if terrain == "bank":
        return board(f".. .. {SIGNS['bank']}{SIGNS['bank']} .. ..", levels="11\n11\n00\n00\n00", **more)
    return board(f".. .. {SIGNS[terrain]}. .. ..", **more)


def price(graph: MoveGraph, on: Board, one: str, two: str) -> int:
    """What a step costs; 0 if it cannot be made."""
    return graph.step.get((on.cell[one], on.cell[two]), 0)


@pytest.mark.rule("TERR-01", "TERR-03", "MOVE-04", "WATER-01", "WATER-03", "A-TERR-01", "A-TERR-02", "A-TERR-03", "A-PRIO-01")
@pytest.mark.parametrize("mover", MOVERS)
@pytest.mark.parametrize("terrain", sorted(COSTS))
def test_costs_are_those_of_the_terrain_table(terrain: str, mover: Mover) -> None:
    """Every line of the table, on foot and mounted, with and without armour; only off a ladder one climbs."""
    on = column(terrain)
    graph = compile_move_graph(on, mover)
    foot, mounted = COSTS[terrain]
    expected = mounted if mover.mounted else foot
    if terrain == "river" and mover.armoured:
        expected = 0
    assert price(graph, on, "A2", "A3") == expected
    assert price(graph, on, "A4", "A3") == expected
    assert price(graph, on, "A3", "A4") == {"ladder": 3}.get(terrain, 1)
    assert bool(graph.enterable >> on.cell["A3"] & 1) == bool(expected)


def test_the_table_has_no_other_lines() -> None:
    """Every terrain of the data is tested above."""
    assert terrain_table().terrain.keys() == COSTS.keys()


@pytest.mark.rule("TERR-01")
def test_a_ditch_is_cheap_along_its_bottom() -> None:
    """Down into the ditch four points, along it one, out of it what the ground there costs. [RULING-A-MOAT-01]"""
    ditch = SIGNS["moat"]
    on = board(f".. {ditch}{ditch} {ditch}{ditch} ..")
    graph = compile_move_graph(on, FOOT)
    assert price(graph, on, "A1", "A2") == 4
    assert price(graph, on, "A2", "A3") == 1
    assert price(graph, on, "A3", "A4") == 1
    assert price(compile_move_graph(on, RIDER), on, "A1", "A2") == 0


@pytest.mark.rule("RULING-T-14")
@pytest.mark.parametrize("terrain", ["path", "stone_stairs", "bridge"])
def test_an_axis_is_entered_along_its_line_only(terrain: str) -> None:
    """From the ends yes, from the sides no, in neither direction."""
    on = column(terrain)
    graph = compile_move_graph(on, FOOT)
    assert price(graph, on, "A2", "A3")
    assert price(graph, on, "A3", "A4")
    for side in ("B2", "B3"):
        assert price(graph, on, side, "A3") == 0
        assert price(graph, on, "A3", side) == 0


@pytest.mark.rule("RULING-T-14", "TERR-01")
def test_a_bridge_carries_riders_and_armour_over_the_water() -> None:
    """What one walks on is the bridge; out of the river below nobody climbs onto it."""
    river = SIGNS["river"]
    on = board(f"...... {river * 6} {river * 6} ......", axes=[{"terrain": "bridge", "hexes": "C1 C2 C3 C4"}])
    for mover in MOVERS:
        graph = compile_move_graph(on, mover)
        assert [price(graph, on, *step) for step in (("C1", "C2"), ("C2", "C3"), ("C3", "C4"))] == [1, 1, 1]
        assert price(graph, on, "B2", "C2") == price(graph, on, "D2", "C2") == 0
        assert price(graph, on, "C2", "D2") == 0
    assert price(compile_move_graph(on, FOOT), on, "B2", "B3") == 4


@pytest.mark.rule("MOVE-04")
@pytest.mark.parametrize("kind, extra", [("low_wall", 2), ("wall", None), ("balustrade", None)])
def test_hexsides_add_their_crossing_or_bar_the_way(kind: str, extra: int | None) -> None:
    """A low wall costs two points on top of the hex behind it, walls and balustrades let nobody through."""
    scrub = SIGNS["scrub"]
    on = board(f"...... ..{scrub}... ......", hexsides={kind: ["C1/C2"]})
    graph = compile_move_graph(on, FOOT)
    assert price(graph, on, "C1", "C2") == (2 + extra if extra else 0)
    assert price(graph, on, "C2", "C1") == (1 + extra if extra else 0)
    assert price(graph, on, "C3", "C2") == 2


def test_links_are_climbed_on_foot() -> None:
    """Between storeys one walks; no horse goes up."""
    storey = {"storeys": [{"storey": 1, "level": 1, "terrain": "____\n_.\n"}], "links": ["B2/0 B2/1"]}
    on = board(".... .... ....", **storey)
    assert price(compile_move_graph(on, FOOT), on, "B2", "B2/1") == 1
    assert price(compile_move_graph(on, FOOT), on, "B2/1", "B2") == 1
    assert price(compile_move_graph(on, RIDER), on, "B2", "B2/1") == 0


@pytest.mark.parametrize("mover", MOVERS)
@pytest.mark.parametrize("name", sorted(sheet_files()))
def test_sets_and_steps_say_the_same(name: str, mover: Mover) -> None:
    """On every sheet: the shifted sets lead exactly to the hexes that the single steps lead to, at the same price."""
    on = Board([Piece(sheet(name))])
    graph = compile_move_graph(on, mover)
    ways: dict[int, int] = {}
    for (start, end), cost in graph.step.items():
        ways[start] = ways.get(start, 0) | 1 << end
        assert cost > 0
    for cell in bits(on.all):
        assert spread(graph, on, 1 << cell) == ways.get(cell, 0)
    for cost, cells in graph.costs:
        for cell in bits(cells):
            assert on.ground[cell].cost(*mover) == cost
