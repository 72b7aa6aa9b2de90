"""Engines, ladders, grapnels, cauldrons and stones on the map of a fight. Guiscard 11.4.1, 10.1; The Anarchy 7.7.1, 4.2, 5.2, 5.3."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.core.being import Side
from hauberk.battle.machines.kinds import MachineKind
from hauberk.grid.hex import DIRECTIONS
from hauberk.siege.chart import Chart, Line, lines_to, nose_of
from hauberk.siege.lands import INWARD, around, standing
from hauberk.siege.parties import on_maps
from hauberk.siege.place import DOORS, OUTER
from hauberk.siege.set_up import Row, Sketch
from hauberk.siege.state import INSIDE, WALL, Engine, Person
from hauberk.siege.territory import land_of, territory

ROLLING = ("gallery", "ram", "siege_tower")
"""Engines that are pushed straight to a wall."""
LADDER, GRAPNEL, MANTLET, CAULDRON, STONES = "ladder", "grapnel", "mantlet", "cauldron", "stones"
PILE, SET = "stone_pile", "set"


# -- engines -----------------------------------------------------------------------------------------------------------


def bring_up(sketch: Sketch, side: Side, ways: Sequence[int]) -> None:
    """Engines that come along stand where they were left, across an edge with a straight way to a wall, or behind the others.

    [A-TOWER-11, A-RAM-02, A-GALL-03, RULING-A-ACT-18, RULING-G-32]
    """
    chart = Chart(sketch)
    for name in sketch.fight.engines:
        engine = sketch.state.engines[name]
        if engine.side != side:
            continue
        kind = sketch.field.battle.machines[engine.kind]
        if engine.where == WALL and engine.hexes:
            _left_there(sketch, chart, engine, kind)
        elif engine.kind in ROLLING:
            _rolled_in(sketch, chart, engine, kind)
        else:
            _set_down(sketch, chart, engine, kind, ways)


def _left_there(sketch: Sketch, chart: Chart, engine: Engine, kind: MachineKind) -> None:
    nose = sketch.here + engine.hexes[-1]
    _machine(sketch, chart, engine, kind, nose, engine.facing)


def aims(sketch: Sketch, engine: Engine) -> list[str]:
    """What an engine is brought to: a ram to a gate, a tower to a wall, a gallery to the stretch to be mined. [A-MINE-02, A-GALL-04]"""
    place, gone = sketch.field.place, sketch.gone
    if engine.kind == "gallery":
        named = [place.sections[sketch.fight.section]] if sketch.fight.section else [each for each in place.sections.values() if each.mine]
        return [sketch.here + name for section in named for name in section.hexes if name not in gone]
    outer = [wall for wall in place.walls.values() if wall.ring == OUTER and wall.hex not in gone and "/" not in wall.hex]
    doors = [wall for wall in outer if wall.kind in DOORS] if engine.kind == "ram" else []
    plain = [wall for wall in outer if wall.kind == "wall"]
    return [sketch.here + wall.hex for wall in doors + plain]


def way_to_wall(sketch: Sketch, chart: Chart, engine: Engine, kind: MachineKind) -> Line | None:
    """The best straight way for an engine, if there is any."""
    lines = lines_to(chart, aims(sketch, engine), kind, sketch.taken)
    return lines[0] if lines else None


def _rolled_in(sketch: Sketch, chart: Chart, engine: Engine, kind: MachineKind) -> None:
    line = way_to_wall(sketch, chart, engine, kind)
    if line is not None:
        _machine(sketch, chart, engine, kind, nose_of(line, kind), line.facing)


def _set_down(sketch: Sketch, chart: Chart, engine: Engine, kind: MachineKind, ways: Sequence[int]) -> None:
    """A stone-thrower or ballista stands at the edge and looks at the place."""
    for side in ways:
        for facing in INWARD[side]:
            for cell in middle_first(sketch.along(side)):
                rear = chart.spots[cell]
                line = [rear]
                while len(line) < kind.length:
                    line.append(line[-1].neighbour(facing))
                names = [chart.names.get(spot, "") for spot in line]
                if all(name and spot in chart.flat and name not in sketch.taken for name, spot in zip(names, line, strict=True)):
                    _machine(sketch, chart, engine, kind, names[-1], facing)
                    return


def middle_first(cells: Sequence[str]) -> list[str]:
    """Cells from the middle of a row outwards."""
    middle = len(cells) // 2
    return sorted(cells, key=lambda cell: abs(cells.index(cell) - middle))


def _machine(sketch: Sketch, chart: Chart, engine: Engine, kind: MachineKind, nose: str, facing: int) -> None:
    sketch.rows["machines"].append(machine_row(sketch, engine, kind, nose, facing))
    sketch.taken |= {cell for cell, _ in chart.floor(kind, nose, facing)}


def machine_row(sketch: Sketch, engine: Engine, kind: MachineKind, nose: str, facing: int) -> Row:
    """An engine as a set-up names it, with the points it has lost and the parts that have burnt. [A-MANG-11, A-MANG-12, A-TOWER-33]"""
    row: Row = {"id": engine.id, "kind": engine.kind, "side": sketch.letter(engine.side), "nose": nose, "facing": facing}
    if lost := points_lost(engine, kind):
        row["damage"] = lost
    if engine.lost:
        row["lost"] = list(engine.lost)
    return row


def points_lost(engine: Engine, kind: MachineKind) -> int:
    """Bombardment points an engine has lost and not yet been given back. [A-MANG-11]"""
    return max(0, kind.worth - engine.points) if engine.damaged or engine.points else 0


# -- what people carry -------------------------------------------------------------------------------------------------


def hand_out(sketch: Sketch, side: Side, people: Sequence[Person], ways: Sequence[int]) -> None:
    """Ladders lie where their bearers come in, grapnels go to men without armour, mantlets stand in front. [LADDER-02, GRAP-01]"""
    stock = sketch.state.stock[side]
    for number in range(stock.get(LADDER, 0)):
        _ladder(sketch, side, number, ways[number % len(ways)])
    light = [person for person in people if not person.character.armoured and not person.wounded]
    for number, person in zip(range(stock.get(GRAPNEL, 0)), light, strict=False):
        where = sketch.along(ways[number % len(ways)])
        row = {"id": f"{GRAPNEL}_{number + 1}", "kind": GRAPNEL, "at": where[0], "side": sketch.letter(side), "men": [person.id]}
        if where:
            sketch.rows["things"].append(row)
    for number in range(stock.get(MANTLET, 0)):
        _mantlet(sketch, side, number, ways[number % len(ways)])


def _ladder(sketch: Sketch, side: Side, number: int, way: int) -> None:
    """A ladder lies on two hexes along the edge."""
    cells = sketch.along(way)
    for one in middle_first(cells):
        prefix, dot, name = one.rpartition(".")
        for near in around(name):
            other = prefix + dot + near
            if near and other in cells and one not in sketch.taken and other not in sketch.taken:
                sketch.taken |= {one, other}
                sketch.rows["ladders"].append({"id": f"{LADDER}_{number + 1}", "side": sketch.letter(side), "at": f"{one} {other}"})
                return


def _mantlet(sketch: Sketch, side: Side, number: int, way: int) -> None:
    for cell in middle_first(sketch.along(way)):
        if cell not in sketch.taken:
            sketch.taken.add(cell)
            row = {"id": f"{MANTLET}_{number + 1}", "kind": MANTLET, "side": sketch.letter(side), "nose": cell, "facing": INWARD[way][0]}
            sketch.rows["machines"].append(row)
            return


def place_stores(sketch: Sketch, side: Side, posts: Sequence[str]) -> None:
    """The defenders' engines, cauldrons and stones stand on the walls. [A-ACT-03, A-OIL-01, A-STONE-01]"""
    assert sketch.own is not None
    stock, walks = sketch.state.stock[side], [sketch.here + post for post in posts if post in sketch.own.walks]
    free = [cell for cell in walks if cell not in sketch.taken]
    manned = [cell for cell in walks if cell in sketch.taken]
    for number in range(stock.get(CAULDRON, 0)):
        if free:
            cell = free.pop(0)
            sketch.taken.add(cell)
            row = {"id": f"{CAULDRON}_{number + 1}", "kind": CAULDRON, "at": cell, "side": sketch.letter(side), "state": SET}
            sketch.rows["things"].append(row)
    for number, cell in zip(range(stock.get(STONES, 0)), manned, strict=False):
        sketch.rows["things"].append({"id": f"{STONES}_{number + 1}", "kind": PILE, "at": cell})
    for engine in sketch.state.engines.values():
        if engine.side == side and engine.where == INSIDE and on_maps(sketch.field, engine) and free:
            _inside(sketch, engine, free)


def _inside(sketch: Sketch, engine: Engine, free: list[str]) -> None:
    """An engine on the wall: where it stood before, or on the next free walk; only small ones have room there."""
    kind = sketch.field.battle.machines[engine.kind]
    if kind.length > 1:
        return
    told = sketch.here + engine.hexes[-1] if engine.hexes else ""
    cell = told if told in free else free[0]
    free.remove(cell)
    sketch.taken.add(cell)
    facing = engine.facing if engine.facing >= 0 else 0
    sketch.rows["machines"].append(machine_row(sketch, engine, kind, cell, facing))


def park_inside(sketch: Sketch, side: Side) -> None:
    """Larger engines in the place, such as besiegers who shelter have with them, stand on open ground of what their side holds, and there
    they can be burnt; people stand round them.

    [BESB-04]
    """
    chart, place, land = Chart(sketch), sketch.field.place, land_of(sketch.field)
    own, told = territory(sketch.position, side), {cell for cell, _ in sketch.cells.values()}
    room = {sketch.here + cell for cell in standing(land, sorted(own & place.court), sketch.gone) if "/" not in cell} - told
    for engine in sketch.state.engines.values():
        if engine.side == side and engine.where == INSIDE and on_maps(sketch.field, engine):
            _park(sketch, chart, engine, room)


def _park(sketch: Sketch, chart: Chart, engine: Engine, room: set[str]) -> None:
    kind = sketch.field.battle.machines[engine.kind]
    whole = sum(sign != " " for row in kind.floors[0].rows for sign in row)
    for nose in sorted(room - sketch.taken) if kind.length > 1 else ():
        for facing in range(len(DIRECTIONS)):
            floor = {cell for cell, _ in chart.floor(kind, nose, facing)}
            if len(floor) == whole and floor <= room - sketch.taken:
                _machine(sketch, chart, engine, kind, nose, facing)
                return


def crew_places(sketch: Sketch, nose: str, facing: int, kind: MachineKind) -> list[str]:
    """The places in a rolling engine for those who push it, from the rear. [A-GALL-06]"""
    return [cell for cell, sign in Chart(sketch).floor(kind, nose, facing) if sign == "."][::-1]
