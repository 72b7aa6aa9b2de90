"""Stone-throwers on the map: perrière and mangonel. Guiscard 10.4; The Anarchy 5.1.2; Siege 2.10."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Done, HoldFire, Move, Work
from hauberk.battle.core.events import Rolled
from hauberk.battle.machines.stone_throwers import landing
from hauberk.battle.walls.bombarding import in_hex
from tests.battle.storming import CREW, Table, front
from tests.kit import both, of_kind

MANGONEL_CREW = ("waleran", "wat", "hob", "tom")


def engine(kind: str, at: str, **more: Any) -> dict[str, Any]:
    """An engine of side A that looks up the map."""
    return {"id": kind, "kind": kind, "side": "A", "at": at, "facing": 0, "loaded": 9, **more}


def perriere(loaded: int = 2, **more: Any) -> Table:
    """A perrière on C12 and C11, arrow end on C11, three men beside that end."""
    more.setdefault("sequence", "fire")
    men = {"wat": "B10", "hob": "D10", "tom": "C10", **more.pop("men", {})}
    return front(machines=[engine("petraria", "C12", loaded=loaded), *more.pop("others", [])], men=men, ruleset="guiscard", **more)


def mangonel(**more: Any) -> Table:
    """A mangonel on C13 and C12 with an engineer and three men."""
    more.setdefault("sequence", "fire")
    men = {"waleran": "B12", "wat": "B11", "hob": "D11", "tom": "D12", **more.pop("men", {})}
    return front(machines=[engine("mangonel", "C13", loaded=more.pop("loaded", 3)), *more.pop("others", [])], men=men, **more)


def throw(game: Table, at: str, men: tuple[str, ...] = CREW[:3], thing: str = "petraria") -> Work:
    """The order to throw at a hex."""
    return Work("shoot_engine", men, game.cell(at), thing)


def stone(game: Table, at: str) -> Work:
    """The order to the mangonel."""
    return throw(game, at, MANGONEL_CREW, "mangonel")


def next_turn(game: Table) -> None:
    """To the next own fire sequence."""
    game.do(Done())
    while game.state.active or game.state.sequence != 1 or game.state.pending:
        game.do(HoldFire() if game.state.pending else Done())


# -- where stones land -------------------------------------------------------------------------------------------------


@pytest.mark.rule("PERR-07", "RULING-G-33", "A-MANG-08")
@pytest.mark.example("TC-G-13")
def test_nineteen_sums_for_nineteen_hexes() -> None:
    """10 % on the hex aimed at, 48 % round it, 42 % in the outer ring; 10 is the inner hex towards the title, 12 the next clockwise,
    7 the outer hex towards the title."""
    game = perriere()
    target = game.cell("E8")
    places = {sum_: landing(game.field, target, 0, sum_) for sum_ in range(2, 21)}
    assert len(set(places.values())) == 19
    chances: Counter[int] = Counter()
    for one in range(1, 11):
        for two in range(1, 11):
            chances[game.field.board.distance(target, places[one + two])] += 1
    assert chances == {0: 10, 1: 48, 2: 42}
    assert [game.field.name(places[sum_]) for sum_ in (11, 10, 12, 7)] == ["E8", "E7", "F7", "E6"]
    assert game.field.name(landing(game.field, target, 3, 10)) == "E9"


@pytest.mark.rule("A-MANG-08")
def test_the_mangonel_s_diagram_lies_along_the_flight() -> None:
    """Thrown to the right the first inner hex lies beyond the target, seen from the engine."""
    game = mangonel(rows=16)
    game.do(stone(game, "C8"), 5, 5)
    assert game.field.name(of_kind(game.told, e.Tested)[0].cell) == "C7"
    right = mangonel(rows=16)
    right.do(stone(right, "H10"), 5, 5)
    landed = of_kind(right.told, e.Tested)[0].cell
    assert right.field.board.distance(right.cell("C12"), landed) > right.field.board.distance(right.cell("C12"), right.cell("H10"))


# -- the perrière ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("PERR-02", "PERR-03", "RULING-G-32", "SHOOT-08")
def test_three_men_at_the_arrow_end_and_every_third_turn() -> None:
    """Served for two turns it throws in the third; a man at the other end does not count; a gap begins anew."""
    game = perriere(loaded=0)
    for _ in range(2):
        assert game.refused(throw(game, "C5")).reason == "engine_not_loaded"
        next_turn(game)
    assert game.allowed(throw(game, "C5"))
    game.do(throw(game, "C5"), 1, 1)
    for _ in range(2):
        next_turn(game)
        assert game.refused(throw(game, "C5")).reason == "engine_not_loaded"
    next_turn(game)
    assert game.allowed(throw(game, "C5"))
    rear = perriere(men={"wat": "C13"})
    assert rear.refused(throw(rear, "C5")).reason == "engine_not_served"
    gap = perriere(loaded=1, sequence="movement")
    gap.do(Move("wat", gap.cells("A10")))
    next_turn(gap)
    assert gap.state.machines["petraria"].loaded == 0


def to_enemy_combat(game: Table) -> None:
    """To the enemy's next combat sequence."""
    while not game.state.active or game.state.sequence != 4:
        game.do(HoldFire() if game.state.pending else Done())


@pytest.mark.rule("PERR-03", "RULING-G-32")
@pytest.mark.parametrize("fate", ["stunned", "dead", "away", "none"])
def test_a_gap_in_the_enemys_phase_begins_anew(fate: str) -> None:
    """One of the three falls or is driven off while the enemy plays; though another takes his place at once, the count starts again."""
    game = perriere(loaded=1, men={"alfwin": "C9"}, sequence="movement")
    to_enemy_combat(game)
    tom = game["tom"]
    if fate != "none":
        health = {"stunned": Health.STUNNED, "dead": Health.DEAD}.get(fate, tom.health)
        cell = game.cell("C8") if fate == "away" else tom.cell
        game.state = game.state.with_being(tom._replace(health=health, cell=cell, stunned_in=game.state.phase))
    while game.state.active or game.state.sequence != 3:
        game.do(HoldFire() if game.state.pending else Done())
    if fate in ("dead", "away"):
        game.do(Move("alfwin", game.cells("C10")))
    game.do(Done())
    while not game.state.active:
        game.do(HoldFire() if game.state.pending else Done())
    assert game.state.machines["petraria"].loaded == (3 if fate == "none" else 1)


@pytest.mark.rule("PERR-02", "PERR-06", "RULING-G-32")
def test_range_and_arc_of_the_perriere() -> None:
    """Up to thirty hexes, as near as one likes, within sixty degrees of its arrow; no line is needed."""
    game = perriere(rows=44)
    kind = game.field.rules.machines["petraria"]
    assert (kind.least, kind.range) == (1, 30)
    assert game.allowed(throw(game, "C2"))
    assert game.allowed(throw(game, "H8"))
    assert game.refused(throw(game, "H9")).reason == "engine_out_of_arc"
    assert game.refused(throw(game, "C14")).reason == "engine_out_of_arc"
    far = front(
        machines=[engine("petraria", "C40")], men={"wat": "B38", "hob": "D38", "tom": "C38"}, ruleset="guiscard", rows=44, sequence="fire"
    )
    assert far.allowed(throw(far, "C9"))
    assert both(far.refused(throw(far, "C8"))) == ("engine_out_of_range", 31, 30)


@pytest.mark.rule("PERR-05")
def test_nobody_passes_through_a_perriere() -> None:
    """Neither of its hexes is entered, and no line crosses them."""
    game = perriere(sequence="movement")
    assert not game.allowed(Move("wat", game.cells("C11")))
    assert not game.allowed(Move("tom", game.cells("C11 C12")))
    assert not game.field.now(game.state).sight.sees(game.cell("C14"), game.cell("C10"))


@pytest.mark.rule("PERR-04")
def test_four_men_carry_the_perriere() -> None:
    """Four who do nothing else: two hexes on flat ground, one in scrub."""
    game = perriere(sequence="movement", men={"alfwin": "B12"})
    assert game.refused(Work("carry_engine", CREW[:3], game.cell("C11"), "petraria", 0, 1)).reason == "crew_too_small"
    game.do(Work("carry_engine", CREW[:4], game.cell("C11"), "petraria", 0, 2))
    assert [game.field.name(cell) for cell in game.state.machines["petraria"].cells] == ["C10", "C9"]
    assert [game.at(who) for who in CREW[:4]] == ["B8", "D8", "C8", "B10"]
    scrub = perriere(sequence="movement", men={"alfwin": "B12"}, changed={"C9": "s"})
    assert not scrub.allowed(Work("carry_engine", CREW[:4], scrub.cell("C11"), "petraria", 0, 2))


@pytest.mark.rule("PERR-08", "RULING-G-35")
@pytest.mark.parametrize(("die", "health"), [(1, Health.DEAD), (5, Health.WOUNDED), (10, Health.HEALTHY)])
def test_a_stone_among_people(die: int, health: int) -> None:
    """Whoever is on the hex where it falls, friend or foe, takes a die of the shot table."""
    game = perriere(men={"B:gwyn": "C6"})
    game.do(throw(game, "C6"), 5, 6, die)
    assert game["gwyn"].health == health
    friend = perriere(men={"alfwin": "C5", "B:gwyn": "C6"})
    friend.do(throw(friend, "C6"), 4, 6, die)
    assert (friend["alfwin"].health, friend["gwyn"].health) == (health, Health.HEALTHY)


@pytest.mark.rule("PERR-01", "PERR-09", "RULING-G-34")
@pytest.mark.example("TC-G-06")
@pytest.mark.parametrize(("die", "falls", "worn"), [(10, True, False), (8, True, False), (7, False, False), (1, False, True)])
def test_a_stone_against_a_palisade(die: int, falls: bool, worn: bool) -> None:
    """One point against wood: 8 to 10 brings it down, a 1 damages the perrière, which then throws no more."""
    game = perriere(map={"hexsides": {"palisade": ["E6/E7"]}})
    game.do(throw(game, "E6"), 5, 6, die)
    assert (game.state.works.changed.get(game.cell("E6")) == "stockade_down") == falls
    assert game.state.machines["petraria"].damage == worn
    if worn:
        game.state = game.state._replace(machines={"petraria": game.state.machines["petraria"]._replace(loaded=2)})
        next_turn(game)
        assert game.refused(throw(game, "E6")).reason == "engine_damaged"


@pytest.mark.rule("PERR-09", "PERR-10", "RULING-G-34")
def test_engines_break_and_stone_does_not() -> None:
    """A D destroys a one-hex engine; a stone wall is not even tried."""
    foe = {"id": "siphon", "kind": "siphon", "side": "B", "at": "C6", "facing": 3}
    game = perriere(others=[foe])
    game.do(throw(game, "C6"), 5, 6, 8)
    assert "siphon" not in game.state.machines
    wall = perriere()
    events = wall.do(throw(wall, "C3"), 5, 6)
    assert [event.purpose for event in of_kind(events, Rolled)] == ["stone_lands", "stone_lands"]


# -- the mangonel ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MANG-04", "A-MANG-05", "A-MANG-07", "RULING-A-MANG-01", "RULING-A-MANG-06")
def test_crew_rate_and_range_of_the_mangonel() -> None:
    """Four men, one an engineer; every fourth turn; three to fifty hexes, no line needed; it is never moved."""
    game = mangonel(loaded=0)
    for _ in range(3):
        assert game.refused(stone(game, "C5")).reason == "engine_not_loaded"
        next_turn(game)
    assert game.allowed(stone(game, "C5"))
    assert game.allowed(stone(game, "C2"))
    assert both(game.refused(stone(game, "C10"))) == ("engine_too_near", 3, 2)
    assert (game.field.rules.machines["mangonel"].range, game.field.rules.machines["mangonel"].rate) == (50, 4)
    peasants = mangonel(men={"waleran": "A2", "alfwin": "B12"})
    assert peasants.refused(throw(peasants, "C5", ("wat", "hob", "tom", "alfwin"), "mangonel")).reason == "engine_not_served"
    still = mangonel(sequence="movement")
    assert still.refused(Work("carry_engine", ("wat", "hob"), still.cell("C12"), "mangonel", 0, 1)).reason == "engine_not_carried"
    assert not still.allowed(Move("wat", still.cells("C12")))


@pytest.mark.rule("A-MANG-09")
def test_under_the_stone_everybody_dies_and_beside_it_he_takes_a_die() -> None:
    """Gwyn is under it, Rhys beside it takes a die on the ballista's column, Ifor two hexes off nothing."""
    game = mangonel(men={"B:gwyn": "E7", "B:rhys": "E8", "B:ifor": "E5"})
    game.do(stone(game, "E7"), 5, 6, 3)
    assert [game[who].health for who in ("gwyn", "rhys", "ifor")] == [Health.DEAD, Health.DEAD, Health.HEALTHY]


@pytest.mark.rule("A-MANG-06", "A-MANG-10", "RULING-A-MANG-03")
def test_six_points_on_the_wall_that_is_hit_three_on_those_beside_it() -> None:
    """The wall hex hit loses a grade on a 7, its two neighbours in the wall only on a 9."""
    game = mangonel()
    game.do(stone(game, "E3"), 5, 6, 7, 8, 9)
    damage = {game.field.name(cell): grades for cell, grades in game.state.works.damage.items()}
    assert damage["E3"] == 1
    assert sorted(damage.values()) == [1, 1]
    game = mangonel(works={"damage": {"E3": 3}}, men={"B:gwyn": "D3/2"})
    game.do(stone(game, "E3"), 5, 6, 10, 10, 1, 1)
    assert game.state.works.changed[game.cell("E3")] == "rubble"


@pytest.mark.rule("A-MANG-03", "A-MANG-11", "A-MANG-12", "RULING-A-MANG-02", "RULING-A-MANG-07")
def test_wear_of_the_mangonel() -> None:
    """A 1 with six points costs it two of its three points: it throws on, as hard as before. When the third is gone it stops."""
    game = mangonel()
    game.do(stone(game, "E3"), 5, 6, 1, 5, 5)
    assert game.state.machines["mangonel"].damage == 2
    game.state = game.state._replace(machines={"mangonel": game.state.machines["mangonel"]._replace(loaded=3)})
    next_turn(game)
    game.do(stone(game, "E3"), 5, 6, 2, 5, 5)
    assert game.state.machines["mangonel"].damage == 3
    game.state = game.state._replace(machines={"mangonel": game.state.machines["mangonel"]._replace(loaded=3)})
    next_turn(game)
    assert game.refused(stone(game, "E3")).reason == "engine_damaged"


@pytest.mark.rule("A-MANG-10", "RULING-A-MANG-05", "RULING-A-TOWER-12", "A-MANT-09")
def test_towers_lose_a_hex_mantlets_everything() -> None:
    """Engines are wood: a D takes one hex of a siege tower, the top one, and the whole of a mantlet."""
    tower = {"id": "tower", "kind": "siege_tower", "side": "B", "at": "F7", "facing": 0}
    game = mangonel(others=[tower])
    marks = in_hex(game.position, game.cell("F5"))
    assert [(mark.kind, mark.material, game.field.name(mark.cell)) for mark in marks] == [("machine", "wood", "F5/3")]
    screen = {"id": "mantlet", "kind": "mantlet", "side": "B", "at": "E7", "facing": 3}
    game = mangonel(others=[screen])
    game.do(stone(game, "E7"), 5, 6, 5)
    assert "mantlet" not in game.state.machines


@pytest.mark.rule("A-ENTR-08", "A-MANG-10")
@pytest.mark.parametrize("kind", ["palisade", "hoarding", "scaffold", "fixed_bridge", "mantlet"])
def test_everything_of_wood_is_a_target(kind: str) -> None:
    """Mantlets, palisades, hoardings, scaffolds and the fixed bridge: one hex, and one D takes it away."""
    more: dict[str, Any] = {}
    if kind == "palisade":
        more = {"map": {"hexsides": {"palisade": ["E7/E6 E7/D6 E7/F6"]}}}
    elif kind == "fixed_bridge":
        more = {"changed": {"E7": "o"}, "map": {"axes": [{"terrain": "fixed_bridge", "hexes": "E6 E7 E8"}]}}
    elif kind == "mantlet":
        more = {"others": [{"id": "mantlet", "kind": "mantlet", "side": "B", "at": "E7", "facing": 3}]}
    else:
        more = {"works": {"ground": {kind: "E7/2"}}}
    game = mangonel(**more)
    (mark,) = in_hex(game.position, game.cell("E7"))
    assert mark.material == "wood"
    game.do(stone(game, "E7"), 5, 6, 10)
    assert not in_hex(game.position, game.cell("E7"))


@pytest.mark.rule("SC-CATA-01")
def test_in_the_classic_siege_no_catapult_throws_on_the_map() -> None:
    """Trebuchets and mangonels belong to the days of the siege, not to the assault."""
    game = mangonel(ruleset="siege_classic")
    assert game.refused(stone(game, "E3")).rule == "SC-CATA-01"
    assert not [work for work in game.legal if isinstance(work, Work) and work.task == "shoot_engine"]


@pytest.mark.rule("A-MANG-09", "RULING-A-MANG-06")
@pytest.mark.parametrize(("shelter", "fate"), [(False, Health.DEAD), (True, Health.HEALTHY)])
def test_whoever_is_in_the_hex_dies_under_a_roof_too(shelter: bool, fate: Health) -> None:
    """The book says everybody in the hex; by the switch a roof takes the stone, and only the building is struck."""
    more: dict[str, Any] = {"switches": {"roofs_stop_stones": True}} if shelter else {}
    walls = {"hexsides": {"wall": ["E7/E6", "E7/E8", "E7/D6", "E7/D7"]}}
    game = mangonel(changed={"E7": "i"}, men={"B:gwyn": "E7"}, map=walls, **more)
    game.do(stone(game, "E7"), 5, 6, 10)
    assert game["gwyn"].health == fate
    assert game.state.works.damage[game.cell("E7")] == 1


@pytest.mark.rule("A-MANG-09", "RULING-A-MANG-06")
@pytest.mark.parametrize(("shelter", "fates"), [(False, (Health.DEAD, Health.DEAD)), (True, (Health.DEAD, Health.HEALTHY))])
def test_the_stone_strikes_every_level_of_a_hex(shelter: bool, fates: tuple[Health, Health]) -> None:
    """Gwyn is on a scaffold and Rhys under it."""
    more: dict[str, Any] = {"switches": {"roofs_stop_stones": True}} if shelter else {}
    game = mangonel(works={"ground": {"scaffold": "E7/2"}}, men={"B:gwyn": "E7/2", "B:rhys": "E7"}, **more)
    game.do(stone(game, "E7"), 5, 6, 1)
    assert (game["gwyn"].health, game["rhys"].health) == fates


@pytest.mark.rule("A-MANG-10", "A-MANG-11", "RULING-A-MANG-02")
@pytest.mark.parametrize(("switches", "lost"), [({}, 3), ({"wear_from_hit_only": True}, 2)])
def test_every_roll_of_a_stone_wears_the_mangonel(switches: dict[str, bool], lost: int) -> None:
    """The book has the table applied to the hexes around too, and lets no C go by: 2 points, and 1 beside it."""
    game = mangonel(switches=switches)
    game.do(stone(game, "E3"), 5, 6, 1, 1, 5)
    assert game.state.machines["mangonel"].damage == lost


@pytest.mark.rule("PERR-09")
def test_a_machine_on_the_road_is_struck_too() -> None:
    """A ram behind its oxen loses the hex the stone falls on."""
    drawn_ram = {"id": "drawn_ram", "kind": "ram", "side": "B", "at": "C5", "facing": 3, "team": ["ox_red", "ox_white"]}
    game = perriere(others=[drawn_ram], men={"B:ox_red": "C9", "B:ox_white": "B8"})
    game.do(throw(game, "C6"), 5, 6, 9)
    assert len(game.state.machines["drawn_ram"].lost) == 1


# -- who is there when it comes down -----------------------------------------------------------------------------------


def beaten(kind: str, **more: Any) -> Table:
    """A perrière before a gate or palisade on C6, Gifford in its hex, Godbert beside him."""
    board: dict[str, Any] = {"hexsides": {"palisade": ["C6/C7", "C6/B6", "C6/D6"]}}
    if kind != "palisade":
        board = {"doors": [{"id": "gate", "kind": "tilting_gate", "state": "open", "hexes": "C6", "posts": "C5"}]}
    return perriere(men={"B:gifford": "C6", "B:godbert": "C5"}, map=board, **more)


@pytest.mark.rule("DEMO-04", "PERR-09", "GATE-05")
@pytest.mark.parametrize("kind", ["palisade", "gate"])
def test_whoever_is_in_a_hex_when_it_is_beaten_down_is_wounded(kind: str) -> None:
    """The stone itself spares Gifford; the palisade or the open gate comes down on him."""
    game = beaten(kind)
    order = throw(game, "C6")
    aimed = next(sum_ for sum_ in range(2, 21) if landing(game.field, game.cell("C6"), 0, sum_) == game.cell("C6"))
    start = game.state
    for stone_die in range(1, 11):
        game.state = start
        game.do(order, aimed // 2, aimed - aimed // 2, stone_die, 10)
        if [event.result for event in of_kind(game.told, e.Tested) if event.task == "stone"][-1] == "spared":
            break
    assert [event.result for event in of_kind(game.told, e.Tested) if event.task == "batter"][-1] == "demolished"
    assert game["gifford"].health == Health.WOUNDED
    assert game["godbert"].health == Health.HEALTHY


@pytest.mark.rule("DEMO-04", "PERR-09")
def test_under_a_jetty_that_is_beaten_down_is_water() -> None:
    """Who was on it lies wounded in the water, not on scorched earth."""
    sea = dict.fromkeys(("B5", "C5", "D5", "B6", "D6", "B7", "C7", "D7"), "~")
    game = perriere(changed={**sea, "C6": "J"}, legend={"~": "river", "J": "jetty"}, men={"B:tovi": "C6"})
    aimed = next(sum_ for sum_ in range(2, 21) if landing(game.field, game.cell("C6"), 0, sum_) == game.cell("C6"))
    start = game.state
    for stone_die in range(1, 11):
        game.state = start
        game.do(throw(game, "C6"), aimed // 2, aimed - aimed // 2, stone_die, 10)
        if [event.result for event in of_kind(game.told, e.Tested) if event.task == "stone"][-1] == "spared":
            break
    assert game.field.board.ground[game.cell("C6")].id == "river"
    assert game["tovi"].health == Health.WOUNDED
