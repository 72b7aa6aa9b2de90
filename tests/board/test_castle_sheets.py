"""The sheets with houses, castles and tents: everything is closed, everything can be reached, and there is more than one way in."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from hauberk.board.board import Board, Cells, Piece, bits, cells_of
from hauberk.board.doors import door_kinds
from hauberk.board.move_graph import MOVERS, compile_move_graph, spread
from hauberk.board.shape import Shape, reshaped
from hauberk.board.sheet import load_sheet
from hauberk.board.sight import Sight
from hauberk.board.terrain import terrain_table
from hauberk.play.battle.scenario import sheet

SHEETS = ("hamlet", "chapel", "camp", "eagles_nest", "priory", "norman_castle", "classic_castle", "siege_camp")
CASTLES = ("eagles_nest", "norman_castle", "classic_castle")
FOOT, _, RIDER, _ = MOVERS
LADDERS = {"priory": ("scaffold",), "chapel": ("roof_of_barn",)}
"""Places that one reaches only with a ladder or a rope."""
INSIDE = {"eagles_nest": ("court", "tower", "platforms"), "norman_castle": ("court", "keep"), "classic_castle": ("court", "keep")}
ENTRANCES = {"eagles_nest": {"gate"}, "norman_castle": {"gate", "postern"}, "classic_castle": {"drawbridge", "postern"}}
AREAS = {
    "hamlet": "houses long_house headman yard court square orchard",
    "chapel": "chapel nave vestibule chamber barn farm court churchyard",
    "camp": "tents tent_leader horse_lines causeway rise",
    "eagles_nest": "tower court platforms gate gate_rear palisade shelf centre redoubt",
    "priory": "church nave choir cloister conventual dormitory refectory scaffold centre redoubt",
    "norman_castle": "keep court outer gate gate_rear centre redoubt tower_n tower_nw tower_ne tower_sw tower_se "
    "wall_nw wall_ne wall_w wall_e wall_sw wall_se",
    "classic_castle": "keep court outer gate gate_rear centre redoubt tower_nw tower_ne tower_sw tower_se "
    "wall_n wall_s wall_nw wall_sw wall_ne wall_se tents trenches",
    "siege_camp": "tents tent_lord trenches park",
}


@cache
def laid(name: str) -> Board:
    """A sheet alone on the table."""
    return Board([Piece(sheet(name))])


def standing(name: str, **states: str) -> Board:
    """A sheet with some of its doors in other states than the printed ones."""
    board = laid(name)
    ground, sides = [], []
    for gate in board.gates.values():
        face = board.doors[gate.kind].faces[states.get(gate.id, gate.state)]
        ground += [(cell, face.ground) for cell in gate.cells]
        sides += [(cell, facing, face.side, True) for cell, facing in gate.sides]
    return reshaped(board, Shape(ground=tuple(ground), sides=tuple(sides)))


def reached(board: Board, start: Cells, riding: bool = False) -> Cells:
    """All the cells that one gets to from some of them, step by step."""
    graph = compile_move_graph(board, RIDER if riding else FOOT)
    found = start
    while (wider := found | spread(graph, board, found)) != found:
        found = wider
    return found


def edge(board: Board) -> Cells:
    """The hexes along the four sides of the sheet."""
    return cells_of(cell for cell in bits(ground(board)) if -1 in board.neighbours[cell])


def ground(board: Board) -> Cells:
    """All the cells of the ground."""
    return board.all & (1 << board.plane) - 1


def named(board: Board, cells: Cells) -> set[str]:
    """The names of some cells."""
    return {board.names[cell] for cell in bits(cells)}


def enterable(board: Board) -> Cells:
    """Cells that a man on foot may stand on."""
    return compile_move_graph(board, FOOT).enterable


def needing_ladders(name: str) -> Cells:
    """Cells that only a ladder or a rope leads to."""
    board, found = laid(name), 0
    for area in LADDERS.get(name, ()):
        found |= board.areas[area]
    return found


# -- every sheet -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
def test_it_joins_the_open_sheets(name: str) -> None:
    """The same size as the meadow, and a man can stand on every hex of its four sides."""
    found, meadow = sheet(name), sheet("meadow")
    assert (found.columns, found.rows) == (meadow.columns, meadow.rows)
    board = laid(name)
    assert not edge(board) & ~enterable(board)


@pytest.mark.parametrize("name", SHEETS)
def test_turned_it_is_the_same_place(name: str) -> None:
    """Turned by half every cell keeps its name, its ground and its ways."""
    board, turned = laid(name), Board([Piece(sheet(name), turned=True)])
    assert named(board, board.all) == named(turned, turned.all)
    for cell in bits(board.all):
        other = turned.cell[board.names[cell]]
        assert turned.ground[other] is board.ground[cell]
        assert {turned.names[way] for way in turned.ways[other]} == {board.names[way] for way in board.ways[cell]}


@pytest.mark.parametrize("name", SHEETS)
def test_its_areas(name: str) -> None:
    """The parts that battles speak of are there and not empty."""
    areas = laid(name).areas
    assert set(AREAS[name].split()) <= areas.keys()
    assert all(areas.values())


@pytest.mark.parametrize("name", SHEETS)
def test_with_all_doors_open_everything_is_reached(name: str) -> None:
    """Every cell of every storey, from the edge of the sheet, but for what needs a ladder."""
    board = standing(name, **dict.fromkeys(laid(name).gates, "open"))
    left = enterable(board) & ~reached(board, edge(board)) & ~needing_ladders(name)
    assert not named(board, left)


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.rule("BLDG-01", "CWALL-01")
def test_what_is_roofed_is_closed(name: str) -> None:
    """From under a roof to the open there is always a wall or an opening; only a stair may lie in between."""
    board = laid(name)
    for cell in bits(board.all):
        for side, other in enumerate(board.neighbours[cell]):
            if other < 0 or board.ground[other].foot == 0 or "roofed" not in board.ground[cell].traits:
                continue
            if "roofed" not in board.ground[other].traits and board.ground[other].id != "stairs":
                assert (cell, side) in board.sides, f"{board.names[cell]} is open towards {board.names[other]}"


@pytest.mark.parametrize("name", SHEETS)
def test_storeys_have_their_level(name: str) -> None:
    """Storey n lies n levels above the ground of its hex; a bank counts as the ground it lies on."""
    board = laid(name)
    for cell in bits(board.all & ~ground(board)):
        below = board.above(cell, 0)
        assert board.height[cell] == board.height[below] // 2 * 2 + 2 * board.storey(cell), board.names[cell]


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.rule("STAIR-01", "PLAT-05")
def test_links_join_neighbours_one_storey_apart(name: str) -> None:
    """Stairs lead one storey up, in the same hex or to the next one, or straight to a walk two storeys up from their own landing."""
    board = laid(name)
    for one, two in board.links:
        assert abs(board.storey(one) - board.storey(two)) == 1, (board.names[one], board.names[two])
        assert board.distance(one, two) <= 1
        assert "stairs" in (board.ground[one].id, board.ground[two].id)


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.rule("BLDG-08")
def test_corners_are_outside_where_two_walls_meet(name: str) -> None:
    """The hex is open ground, both walls belong to one hex of the building, and the hex touches one of them."""
    board = laid(name)
    for cell, nooks in board.nooks.items():
        assert "roofed" not in board.ground[cell].traits
        for nook in nooks:
            (inside, one), (same, two) = nook.one, nook.two
            assert inside == same
            assert (one - two) % 6 in (1, 5)
            assert board.neighbours[inside][one] == cell
            assert all(board.sides[wall].id.endswith(("wall", "window")) for wall in (nook.one, nook.two))
            assert not any(board.sides[wall].id == "low_wall" for wall in (nook.one, nook.two))


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.rule("TENT-01")
def test_a_tent_covers_four_hexes(name: str) -> None:
    """Four hexes that hang together, canvas all round, at least one of them the opening."""
    board = laid(name)
    for area, cells in board.areas.items():
        if not area.startswith("tent_"):
            continue
        kinds = Counter(board.ground[cell].id for cell in bits(cells))
        assert kinds.total() == 4
        assert kinds.keys() == {"tent", "tent_opening"}
        for cell in bits(cells):
            assert not board.around[cell] & ~cells & ~cells_of(board.neighbours[cell][s] for s in range(6) if (cell, s) in board.sides)
            flaps = [board.sides[cell, s].id for s in range(6) if not cells >> board.neighbours[cell][s] & 1]
            assert set(flaps) <= {"flap" if board.ground[cell].id == "tent_opening" else "canvas"}


# -- doors -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SHEETS)
@pytest.mark.rule("GATE-02", "A-DOOR-01")
def test_doors_are_printed_as_they_stand(name: str) -> None:
    """The sheet shows every door in the state it begins in, and one can stand where it is worked."""
    board = laid(name)
    for gate in board.gates.values():
        face = door_kinds()[gate.kind].faces[gate.state]
        assert all(board.sides[side].id == face.side and side in board.inner for side in gate.sides)
        assert all(board.ground[cell].id == face.ground for cell in gate.cells)
        assert gate.posts
        assert not cells_of(gate.posts) & ~enterable(board)


@pytest.mark.rule("A-DOOR-05")
def test_two_men_find_room_before_the_church_door() -> None:
    """The main door can be broken in by two men side by side."""
    board = laid("priory")
    outside = {board.neighbours[cell][side] for cell, side in board.gates["church_door"].sides}
    assert len(outside) >= 2


# -- castles -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASTLES)
@pytest.mark.rule("CWALL-01", "PALI-01")
def test_shut_nobody_gets_in(name: str) -> None:
    """With its gates shut a castle is closed all round."""
    board = standing(name)
    out = reached(board, edge(board))
    for area in INSIDE[name]:
        assert not named(board, out & board.areas[area])


@pytest.mark.parametrize("name", CASTLES)
def test_only_its_entrances_let_one_in(name: str) -> None:
    """Each gate and each postern alone is a way into the court; other doors are not."""
    board = laid(name)
    into = set()
    for gate in board.gates:
        opened = standing(name, **{gate: "open"})
        if reached(opened, edge(opened)) & opened.areas["court"]:
            into.add(gate)
    assert into == ENTRANCES[name]


@pytest.mark.parametrize("name", ["norman_castle", "classic_castle"])
def test_the_keep_is_a_castle_of_its_own(name: str) -> None:
    """Who has the court has not the keep: its door must be opened too, or its walls crossed."""
    board = standing(name)
    keep = board.areas["keep"]
    assert not reached(board, board.areas["court"]) & keep & ground(board)
    opened = standing(name, keep_door="open")
    assert not enterable(opened) & keep & ~reached(opened, opened.areas["court"])


@pytest.mark.parametrize("name", CASTLES)
def test_the_garrison_reaches_every_post(name: str) -> None:
    """From the court one walks to every rampart, tower top, platform and gate without going outside."""
    board = standing(name, **({"keep_door": "open"} if "keep_door" in laid(name).gates else {}))
    inside = reached(board, board.areas["court"])
    assert not inside & edge(board)
    assert not named(board, enterable(board) & ~inside & ~ground(board))
    assert all(inside >> post & 1 for gate in board.gates.values() for post in gate.posts)


@pytest.mark.parametrize("name", ["norman_castle", "classic_castle"])
@pytest.mark.rule("SC-LADDER-04")
def test_walks_have_crenels_outside_and_towers_cannot_be_scaled(name: str) -> None:
    """Every outer side of a walk or a tower top carries crenels; those of towers and of the gate bear no ladder."""
    board = laid(name)
    outer = reached(standing(name), edge(board))
    for cell in bits(board.all & ~ground(board)):
        if board.ground[cell].id not in ("rampart", "tower_top"):
            continue
        for side, below in enumerate(board.neighbours[board.above(cell, 0)]):
            if outer >> below & 1:
                assert "parapet" in board.sides[cell, side].traits, f"{board.names[cell]} is bare on side {side}"
                if board.ground[cell].id == "tower_top" or board.areas["gate"] >> cell & 1:
                    assert "scalable" not in board.sides[cell, side].traits


@pytest.mark.rule("A-MINE-08")
def test_stretches_of_wall_for_miners() -> None:
    """Every stretch is one line of wall hexes under a walk, and no hex belongs to two of them."""
    board = laid("norman_castle")
    stretches = [cells & ground(board) for name, cells in board.areas.items() if name.startswith(("wall_", "tower_"))]
    assert sum(cells.bit_count() for cells in stretches) == cells_of(cell for cells in stretches for cell in bits(cells)).bit_count()
    for name, cells in board.areas.items():
        if name.startswith("wall_"):
            assert cells & ground(board) == cells_of(board.above(cell, 0) for cell in bits(cells) if board.storey(cell) == 2)


@pytest.mark.rule("A-MOAT-01", "A-ENTR-02")
def test_three_fronts_of_the_norman_castle() -> None:
    """A ditch before the gate, rock under the postern, and eastern walls on plain ground, where engines can come up to the foot."""
    board = laid("norman_castle")
    outer = reached(standing("norman_castle"), edge(board))

    def before(*areas: str) -> set[str]:
        walls = 0
        for area in areas:
            walls |= board.areas[area] & ground(board)
        return {board.base[cell].id for cell in bits(board.beside(walls) & outer & ground(board))}

    assert before("wall_sw", "wall_se", "wall_w") == {"moat"}
    assert "rock" in before("wall_nw")
    assert before("wall_e", "wall_ne") <= {"flat", "scrub"}
    assert {board.ground[cell].id for cell in bits(board.where(span=True))} == {"fixed_bridge"}


@pytest.mark.rule("GATE-01")
def test_riders_pass_the_castle_gate_but_not_the_tilting_one() -> None:
    """A horseman rides over the bridge into the Norman court; under the raised gate only men on foot go."""
    for name, way_in in (("norman_castle", True), ("classic_castle", True), ("eagles_nest", False)):
        board = standing(name, gate="open", drawbridge="open")
        assert bool(reached(board, edge(board), riding=True) & board.areas["court"]) is way_in


@pytest.mark.rule("PALI-05")
def test_a_fallen_palisade_is_a_second_way_into_the_nest() -> None:
    """Wherever a stretch of palisade without a platform is down, one gets in on foot."""
    board = standing("eagles_nest")
    bare = list(bits(board.areas["palisade"] & ground(board)))
    assert len(bare) >= 6
    for cell in bare:
        gone = tuple(
            (cell, side, "", True) for side in range(6) if (cell, side) in board.sides and board.sides[cell, side].id == "palisade"
        )
        assert gone
        down = reshaped(board, Shape(ground=((cell, "stockade_down"),), sides=gone))
        assert reached(down, edge(down)) & down.areas["court"]


@pytest.mark.rule("LOOP-03", "LOOP-07")
def test_slits_of_the_tower() -> None:
    """One slit serves two hexes, and one hex has more than one slit."""
    board = laid("eagles_nest")
    slits = [(cell, side) for cell, side in board.inner if "slit" in board.sides[cell, side].traits]
    shared = [(cell, side) for cell, side in slits if "shared" in board.sides[cell, side].traits]
    sight = Sight(board)
    for cell, side in shared:
        assert [start for start, barrier in sight.obstacles.starts[cell] if barrier.facing == side and start >= 6], "at the end of its side"
    assert len(shared) == 4
    assert max(Counter(cell for cell, _ in slits).values()) >= 2


@pytest.mark.parametrize(("name", "least"), [("eagles_nest", 12), ("norman_castle", 24), ("classic_castle", 24)])
def test_room_in_the_court(name: str, least: int) -> None:
    """A garrison finds room."""
    assert laid(name).areas["court"].bit_count() >= least


@pytest.mark.rule("SC-BRIDGE-01", "SC-BRIDGE-02")
def test_the_drawbridge_lies_over_the_ditch() -> None:
    """Raised there is ditch before the gate; lowered one rides across; the winch is inside."""
    board = laid("classic_castle")
    (gate,) = [gate for gate in board.gates.values() if gate.kind == "drawbridge"]
    assert {board.ground[cell].id for cell in gate.cells} == {"moat"}
    assert {standing("classic_castle", drawbridge="open").ground[cell].id for cell in gate.cells} == {"drawbridge"}
    assert not reached(standing("classic_castle"), edge(board)) & cells_of(gate.posts)


# -- houses ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BLDG-01", "DOOR-07")
def test_houses_of_the_hamlet() -> None:
    """Five to seven houses of three to seven hexes, each with a door and a window."""
    board = laid("hamlet")
    houses = list(_houses(board, board.areas["houses"]))
    assert 5 <= len(houses) <= 7
    for house in houses:
        assert 3 <= house.bit_count() <= 7
        kinds = {board.sides[cell, side].id for cell in bits(house) for side in range(6) if (cell, side) in board.sides}
        assert {"wall", "door", "window"} <= kinds


def _houses(board: Board, cells: Cells) -> list[Cells]:
    """Cells that hang together."""
    found, left = [], cells
    while left:
        house: Cells = left & -left
        while (wider := board.beside(house) & cells) != house:
            house = wider
        found.append(house)
        left &= ~house
    return found


@pytest.mark.rule("BLDG-05")
def test_horses_stay_out_of_houses() -> None:
    """A rider reaches every courtyard and the doorsteps, no room behind them."""
    for name in ("hamlet", "chapel", "priory"):
        board = laid(name)
        riding = reached(board, edge(board), riding=True)
        assert all(board.ground[cell].id != "interior" for cell in bits(riding))
        yards = board.areas["cloister" if name == "priory" else "court"]
        assert riding & yards


@pytest.mark.rule("A-ACT-08")
def test_the_church_and_the_ranges_hold_out_by_themselves() -> None:
    """With its main door shut the church is entered from the cloister, or from the dormitory by the night stair, and no other way."""
    board = standing("priory")
    without = reshaped(board, Shape(gone=board.areas["cloister"] | board.areas["dormitory"]))
    assert not reached(without, edge(board)) & without.areas["nave"] & ground(without)
    assert reached(board, edge(board)) & board.areas["nave"]


@pytest.mark.rule("A-SCAF-02", "A-SCAF-03")
def test_the_scaffold_hangs_in_the_air_beside_church_windows() -> None:
    """Its deck has the level of the wall it leans on; no stair leads there, and every hex of it has the church beside it."""
    board = laid("priory")
    for cell in bits(board.areas["scaffold"]):
        assert board.ground[cell].id == "scaffold"
        assert not any(cell in link for link in board.links)
        below = board.above(cell, 0)
        assert board.around[below] & board.areas["church"]
        assert board.height[cell] == 2 * terrain_table().hexsides["tall_wall"].top


# -- for map makers ----------------------------------------------------------------------------------------------------


def test_the_example_for_map_makers_loads(tmp_path: Path) -> None:
    """The sheet printed in docs/sheets.md is sound, its roof is reached, and its gate shuts the yard."""
    text = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text("utf-8")
    path = tmp_path / "example.toml"
    path.write_text(text.split("```toml\n")[1].split("```")[0], "utf-8")
    board = Board([Piece(load_sheet(path))])
    found = reached(board, edge(board))
    assert not board.areas["house"] & ~found
    assert not found & board.areas["yard"]
    assert reached(board, 1 << board.cell["F3"]) == board.areas["yard"]


@pytest.mark.parametrize("word", ["terrain", "hexsides"])
def test_every_kind_a_sheet_uses_is_told(word: str) -> None:
    """What the castles are built of stands in the table of docs/sheets.md."""
    text = (Path(__file__).parents[2] / "docs" / "sheets.md").read_text("utf-8")
    used: set[str] = set()
    for name in CASTLES:
        board = laid(name)
        if word == "terrain":
            used |= {board.ground[cell].id for cell in bits(board.all & ~ground(board))}
        else:
            used |= {board.sides[side].id for side in board.inner}
    assert not {kind for kind in used if f"`{kind}`" not in text} - {"balustrade", "twin_window", "castle_window"}


def test_every_decor_is_told_and_painted() -> None:
    """What lies about on a sheet stands in docs/sheets.md, and a painter of that name draws it."""
    root = Path(__file__).parents[2]
    text = (root / "docs" / "sheets.md").read_text("utf-8")
    painters = "".join(path.read_text("utf-8") for path in (root / "src" / "hauberk" / "web" / "paint" / "map").glob("*.js"))
    for kind in {kind for name in SHEETS for kind, _ in sheet(name).decor} - {"road"}:
        assert f"`{kind}`" in text
        assert f"export function {kind}(" in painters
