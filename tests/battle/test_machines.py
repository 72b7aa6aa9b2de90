"""Machines as data and as shapes: footprints, facings, the road and the assault."""

from __future__ import annotations

from pathlib import Path

import pytest

from hauberk.battle.core.commands import Done, Hitch, HoldFire, PushMachine
from hauberk.battle.machines.footprint import ground_parts, machine_at, parts
from hauberk.battle.machines.siege_tower import reached
from hauberk.common.faults import BadInput
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.tables.machines import load_machines
from tests.battle.storming import crew, front, machine
from tests.table_files import spoilt

SIZES = {"siege_tower": (14, 12), "ram": (12, 8), "gallery": (12, 8), "mantlet": (1, 1), "ballista": (1, 0), "mangonel": (2, 0)}


@pytest.mark.rule("A-TOWER-15", "A-RAM-04", "A-GALL-06", "A-BALL-09", "A-MANG-07")
@pytest.mark.parametrize("kind", SIZES)
@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("wings", ["back", "ahead", "left", "right"])
def test_a_footprint_is_the_same_whichever_way_it_faces(kind: str, facing: int, wings: str) -> None:
    """So many hexes on the ground, so many of them for people, all hanging together, each once."""
    game = front(
        rows=24,
        machines=[{"id": "m", "kind": kind, "side": "A", "nose": "EGGEDD"[facing] + "14", "facing": facing, "wings": wings}],
        storeys=4,
    )
    found = ground_parts(game.field.board, game.field.rules.machines[kind], game.state.machines["m"])
    cells = {part.cell for part in found}
    assert (len(found), sum(part.sign == "." for part in found)) == SIZES[kind]
    assert len(cells) == len(found)
    reached, edge = set(), [found[0].cell]
    while edge:
        cell = edge.pop()
        reached.add(cell)
        edge += [near for near in game.field.board.neighbours[cell] if near in cells - reached]
    assert reached == cells


@pytest.mark.rule("A-TOWER-02", "RULING-A-TOWER-05")
@pytest.mark.parametrize(("at", "wings", "row"), [("C7", "back", {"B3/2", "C3/2", "D3/2"}), ("D7", "ahead", {"C3/2", "D3/2", "E3/2"})])
def test_side_columns_stand_as_the_wall_runs(at: str, wings: str, row: set[str]) -> None:
    """In every column the whole front of a tower comes up to the wall: its side columns stand half a hex behind or ahead."""
    game = front(machines=[machine("siege_tower", at, wings=wings)])
    board, one = game.field.board, game.state.machines["siege_tower"]
    front_row = [part.cell for part in parts(board, game.field.rules.machines["siege_tower"], one) if part.floor == 2 and part.row == 0]
    assert {game.field.name(cell + board.shifts[0]) for cell in front_row} == row


@pytest.mark.rule("A-TOWER-02", "RULING-A-TOWER-05")
@pytest.mark.parametrize(("facing", "wings", "nose"), [(1, "left", "B8"), (2, "right", "B8")])
def test_a_wall_along_the_grain_is_met_slantwise(facing: int, wings: str, nose: str) -> None:
    """A wall that runs straight down column C: with one wing ahead, the other behind, the front of the tower lies along it."""
    one = {"id": "tower", "kind": "siege_tower", "side": "A", "nose": nose, "facing": facing, "wings": wings}
    walk = "\n".join(["__r_______"] * 14)
    game = front(machines=[one], changed={f"{column}3": "." for column in "ABDEFGHIJ"} | {f"C{row}": "#" for row in range(1, 15)},
                 map={"storeys": [{"storey": 2, "level": 2, "terrain": walk}]})  # fmt: skip
    assert len(reached(game.field.now(game.state), game.state.machines["tower"])) == 3


@pytest.mark.rule("OXEN-01", "OXEN-03", "A-RAM-04")
def test_behind_oxen_a_machine_is_its_middle_line_and_unhitched_it_is_made_ready() -> None:
    """On the road men walk beside it; when the last ox is taken out its places by the wheels are there, and a crew can push it."""
    men = {**crew("B8", "B9", "D8"), "ox_red": "C6", "ox_white": "D6", "godric": "D5"}
    game = front(machines=[machine("ram", "C10", team=["ox_red"])], men=men)
    assert game.state.machines["ram"].folded
    assert game.field.now(game.state).board.ground[game.cell("B8")].id == "flat"
    assert game.refused(PushMachine(("wat", "hob", "tom"), "ram", 1)).reason == "team_in_the_way"
    game.do(Hitch("godric", "ox_red", "ram"))
    while game.state.phase < 3 or game.state.sequence != 4:
        game.do(HoldFire() if game.state.pending else Done())
    game.do(Hitch("godric", "ox_red", "ram"))
    assert not game.state.machines["ram"].folded
    assert game.field.now(game.state).board.ground[game.cell("B8")].id == "ram_hex"
    found = machine_at(game.position, game.cell("B8"))
    assert found is not None
    assert (found[0].id, found[1].sign) == ("ram", ".")
    while game.state.phase < 5 or game.state.sequence != 3:
        game.do(HoldFire() if game.state.pending else Done())
    assert game.refused(PushMachine(("wat", "hob", "tom"), "ram", 1)).about == "C6"  # the ox still stands there
    assert game.allowed(PushMachine(("wat", "hob", "tom"), "ram", -1))


def test_the_lines_of_an_edition_replace_the_common_ones(tmp_path: Path) -> None:
    """The classic ram strikes every turn with three men; whatever has no line of its own is as everywhere."""
    common, classic = (RULESETS[name].rules().machines for name in ("anarchy", "siege_classic"))
    assert (common["ram"].rate, classic["ram"].rate) == (2, 1)
    assert common["gallery"] == classic["gallery"]
    changes = ('rows = [".#."', 'rows = [".#"'), ("crew = [[6, 2], [3, 1]]", "crew = [6, 2]")
    with pytest.raises(BadInput) as faults:
        load_machines(*spoilt(tmp_path, "anarchy", "machines", *changes))
    assert len(faults.value.faults) == 2
