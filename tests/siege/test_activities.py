"""Building, bombarding, fire, mines, repairs, day by day. Guiscard 11.2–11.4; The Anarchy 5.1, 6.3, 7.3–7.6; Siege 2.10."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.siege import bombarding_days, building, filling, fires_by_day, mining_days
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.lands import around
from hauberk.siege.place import needed
from hauberk.siege.state import DIGGING, FAILED, FALLEN, FIRED, WALL, Engine, Mine
from tests.siege.kit import CASTLE, CLASSIC, NEST, Siege, reasons


def orders(siege: Siege, side: int = 0) -> Siege:
    """A quiet day on which a side is asked for its orders."""
    return siege.change(initiative=0, action="none", step=5, pending=()).ask(q.OrdersAsked(side))


def engine(siege: Siege, name: str, kind: str, points: int) -> Siege:
    """An engine more in the besiegers' camp."""
    return siege.change(engines={**siege.state.engines, name: Engine(name, kind, 0, points)})


def outer(siege: Siege, kind: str = "wall", material: str = "") -> str:
    """A wall of the outer ring."""
    walls = siege.field.place.walls.values()
    return next(wall.hex for wall in walls if wall.ring == "outer" and wall.kind == kind and material in ("", wall.material))


# -- building --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BUILD-01", "BUILD-02", "RULING-G-57", "C-SIEGE-16")
def test_five_men_make_two_ladders_in_a_day() -> None:
    siege = orders(Siege(NEST))
    before = siege.state.stock[0].get("ladder", 0)
    five = tuple(siege.men(0, "archer", "light_infantry", "sergeant", "spearman"))[:5]
    assert siege.refused(c.Orders(sites=(c.Site("ladder", five[:4]),))).reason == "team_too_small"
    siege.run(lambda doing: building.open_sites(doing, 0, (c.Site("ladder", five),)))
    assert {siege.state.people[who].job for who in five} == set(siege.state.projects)
    siege.run(lambda doing: building.work(doing, "yes"))
    assert siege.state.stock[0]["ladder"] == before + 2
    assert not siege.state.projects
    assert not any(siege.state.people[who].job for who in five)


@pytest.mark.rule("BUILD-01", "BUILD-03", "EVENT-10", "RULING-G-57")
def test_a_petraria_takes_eight_days_or_five() -> None:
    for hurried, days in ((False, 8), (True, 5)):
        siege = Siege(NEST).change(engineer=hurried)
        five = tuple(siege.men(0))[:5]
        siege.run(lambda doing, five=five: building.open_sites(doing, 0, (c.Site("petraria", five),)))
        for _ in range(days - 1):
            siege.run(lambda doing: building.work(doing, "yes"))
        assert siege.state.projects
        before = len(siege.state.engines)
        siege.run(lambda doing: building.work(doing, "yes"))
        assert len(siege.state.engines) == before + 1
        assert not siege.state.projects


@pytest.mark.rule("A-BUILD-01", "A-BUILD-02", "A-BUILD-03", "RULING-A-BUILD-06")
def test_an_engineer_directs_one_site() -> None:
    siege = orders(Siege(CASTLE))
    engineers = siege.men(0, "engineer")
    workers = [who for who in siege.men(0) if who not in engineers]
    assert siege.refused(c.Orders(sites=(c.Site("ram", tuple(workers[:5])),))).reason == "wants_an_engineer"
    twice = (c.Site("ram", tuple(workers[:5]), engineers[0]), c.Site("ladder", tuple(workers[5:10]), engineers[0]))
    assert siege.refused(c.Orders(sites=twice)).reason == "has_a_job_today"
    siege.run(lambda doing: building.open_sites(doing, 0, (c.Site("ram", tuple(workers[:10]), engineers[0]),)))
    project = next(iter(siege.state.projects.values()))
    job = building.job_of(siege.position, project)
    assert job is not None
    assert job.days == 2


@pytest.mark.rule("RULING-A-BUILD-03")
def test_the_besieged_build_what_defends() -> None:
    siege = orders(Siege(CASTLE), side=1)
    engineers = siege.men(1, "engineer")
    workers = tuple(who for who in siege.men(1) if who not in engineers)[:5]
    leader = engineers[0] if engineers else workers[0]
    refusal = siege.refused(c.Orders(sites=(c.Site("mangonel", workers, leader),)))
    assert refusal is not None
    assert refusal.reason == "besieged_cannot_build"


@pytest.mark.rule("RULING-A-BUILD-04", "BUILD-02")
def test_work_rests_when_hands_are_missing_and_is_kept() -> None:
    siege = Siege(NEST)
    five = tuple(siege.men(0))[:5]
    siege.run(lambda doing: building.open_sites(doing, 0, (c.Site("petraria", five),))).run(lambda doing: building.work(doing, "yes"))
    siege.run(lambda doing: doing.kill(five[0], "well")).run(lambda doing: building.work(doing, "yes"))
    project = next(iter(siege.state.projects.values()))
    assert (project.done, project.paused) == (1, True)
    assert not any(siege.state.people[who].job for who in five)


# -- bombardment -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DEMO-03", "A-BOMB-02", "A-BOMB-03", "RULING-G-61")
def test_a_castle_wall_stands_until_the_fourth_grade() -> None:
    siege = engine(Siege(CASTLE), "stone", "mangonel", 3)
    target = outer(siege, "wall", "castle_stone")
    for grade in range(1, 5):
        siege.run(lambda doing: bombarding_days.throw(doing, 0, (c.Aim(target, ("stone",)),)), [10])
        assert siege.state.damage[target] == grade
        assert (target in siege.state.down) == (grade == 4)


@pytest.mark.rule("A-BOMB-06", "SC-CATA-05", "RULING-A-BOMB-03")
def test_towers_stand_firmer() -> None:
    siege = engine(engine(Siege(CLASSIC), "one", "trebuchet", 3), "two", "trebuchet", 3)
    walls = siege.field.place.walls.values()
    tower, wall = (next(each.hex for each in walls if each.ring == "outer" and each.kind == kind) for kind in ("tower", "wall"))
    siege.run(lambda doing: bombarding_days.throw(doing, 0, (c.Aim(tower, ("one", "two")),)), [7])
    assert siege.happened(e.Bombarded)[0].result == "-"
    siege.run(lambda doing: bombarding_days.throw(doing, 0, (c.Aim(wall, ("one", "two")),)), [7])
    assert siege.happened(e.Bombarded)[0].result == "D"


@pytest.mark.rule("A-MANG-11", "A-MANG-12", "A-BOMB-08", "SC-CATA-07", "RULING-G-59", "RULING-A-BOMB-06")
def test_wear_is_divided_by_the_owner_and_mended_in_a_day() -> None:
    siege = engine(engine(Siege(CASTLE), "one", "mangonel", 3), "two", "mangonel", 3)
    target = outer(siege, "wall", "castle_stone")
    siege.run(lambda doing: bombarding_days.throw(doing, 0, (c.Aim(target, ("one", "two")),)), [1])
    question = siege.state.pending[-1]
    assert isinstance(question, q.WearAsked)
    assert question.left == 2
    siege.change(step=5).do(c.Answer("two"), [], strict=False)
    assert siege.state.engines["two"].points == 2
    assert isinstance(siege.state.pending[-1], q.WearAsked)
    siege.run(lambda doing: bombarding_days.repair(doing, ("two",)))
    assert (siege.state.engines["two"].points, siege.state.engines["two"].damaged) == (3, False)


@pytest.mark.rule("DEMO-06", "RULING-G-60")
def test_the_tower_is_hidden_behind_the_palisade() -> None:
    siege = orders(engine(Siege(NEST), "stone", "petraria", 1))
    place = siege.field.place
    inner = [wall.hex for wall in place.walls.values() if wall.ring == "inner"]
    command = c.Orders(bombard=(c.Aim(inner[0], ("stone",)),))
    refusal = siege.refused(command)
    assert refusal is not None
    assert refusal.reason == "no_target_hidden"
    breach = outer(siege, "palisade")
    siege.change(down=frozenset({breach}))
    open_ = [name for name in inner if siege.refused(c.Orders(bombard=(c.Aim(name, ("stone",)),))) is None]
    assert len(open_) >= 3
    gate = outer(siege, "gate")
    assert siege.change(down=frozenset({gate})).refused(command) is not None


@pytest.mark.rule("A-MANG-04", "RULING-A-SIEGE-06")
def test_a_mangonel_wants_its_crew() -> None:
    siege = orders(engine(Siege(CASTLE), "stone", "mangonel", 3))
    command = c.Orders(bombard=(c.Aim(outer(siege, "wall"), ("stone",)),))
    assert siege.refused(command) is None
    for who in siege.men(0, "engineer"):
        siege.run(lambda doing, who=who: doing.kill(who, "well"))
    refusal = siege.refused(command)
    assert refusal is not None
    assert refusal.reason == "wants_a_crew"


@pytest.mark.rule("A-SIEGE-24")
def test_both_sides_seal_their_orders_before_a_die_is_thrown() -> None:
    siege = engine(Siege(CASTLE), "stone", "mangonel", 3).change(initiative=0, action="none", step=5)
    siege.change(pending=(q.OrdersAsked(1), q.OrdersAsked(0)))
    target = outer(siege, "wall", "castle_stone")
    siege.do(c.Orders(bombard=(c.Aim(target, ("stone",)),)))
    assert not siege.happened(e.Bombarded)
    assert siege.state.orders[0] is not None
    siege.do(c.Orders(), [10, 5, 5, 5, 5, 5, 5], strict=False)
    assert siege.happened(e.Bombarded)


# -- fire ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-FIRE-01", "A-FIRE-04", "A-FIRE-05", "A-FIRE-07", "RULING-A-FIRE-01", "RULING-A-FIRE-02", "RULING-A-FIRE-05")
def test_fire_catches_leaps_and_is_fought() -> None:
    siege = orders(Siege(CASTLE))
    hung = siege.field.place.hoardings
    archers = tuple(who for who in siege.men(0) if fires_by_day.is_archer(siege.state.people[who]))[:3]
    order = c.Orders(burn=hung[0], archers=archers)
    assert siege.refused(order) is None
    siege.run(lambda doing: fires_by_day.shoot_fire(doing, 0, order), [4, 5])  # it catches, and is put out: an arrow's fire
    assert not siege.state.burnt
    beside = [name for name in siege.field.place.beside[hung[0]] if siege.field.place.walls[name].burns]
    siege.run(lambda doing: fires_by_day.shoot_fire(doing, 0, order), [4, 6, *([1] * len(beside))])  # it burns, and leaps nowhere
    assert siege.state.burnt == {hung[0]}
    caught, burns, *leaps = siege.happened(e.FireTried)
    assert (caught.what, burns.what) == ("caught", "burns_on")
    assert [reasons(leap.terms) for leap in leaps] == [{"die": 1, "all_day": siege.field.rules.figures.fire_bonus}] * len(beside)


@pytest.mark.rule("RULING-A-FIRE-04", "A-FIRE-01")
def test_crossbows_shoot_no_fire() -> None:
    siege = orders(Siege(CASTLE))
    bolts = [who for who in siege.men(0) if "crossbow" in siege.state.people[who].character.weapons]
    others = bolts or siege.men(0, "sergeant", "knight")
    refusal = siege.refused(c.Orders(burn=siege.field.place.hoardings[0], archers=(others[0],)))
    assert refusal is not None
    assert refusal.reason == "no_archer"


@pytest.mark.rule("A-FIRE-06", "RULING-A-FIRE-03")
def test_the_besieged_burn_what_stands_at_their_wall() -> None:
    siege = Siege(CASTLE).change(engines={"cat": Engine("cat", "gallery", 0, 0, WALL)})
    assert fires_by_day.targets(siege.position, 1) == ("cat",)
    archers = tuple(who for who in siege.men(1) if fires_by_day.is_archer(siege.state.people[who]))[:1]
    assert fires_by_day.chance(siege.position, "cat", 1) * 10 == 3
    siege.run(lambda doing: fires_by_day.shoot_fire(doing, 1, c.Orders(burn="cat", archers=archers)), [8, 6])
    assert "cat" not in siege.state.engines


# -- mines -----------------------------------------------------------------------------------------------------------


def mined(dug: int = 0, **changes: object) -> tuple[Siege, str]:
    """A gallery before a stretch of the castle's wall, with so many hexes dug."""
    siege = Siege(CASTLE)
    section = next(each for each in siege.field.place.sections.values() if each.mine and len(each.hexes) >= 3)
    mine = Mine("mine", 0, section.id, "cat", tuple(section.hexes[:dug]), since=1)._replace(**changes)
    siege.change(engines={**siege.state.engines, "cat": Engine("cat", "gallery", 0, 0, WALL)}, mines={"mine": mine})
    return orders(siege), section.id


def diggers(siege: Siege, number: int) -> tuple[str, ...]:
    people = [who for who in siege.men(0) if mining_days.may_dig(siege.state, siege.state.people[who])]
    return tuple(people[:number])


@pytest.mark.rule("A-MINE-01", "A-MINE-02", "A-MINE-03", "A-MINE-04", "A-MINE-05")
def test_miners_dig_a_hex_a_day() -> None:
    siege, _ = mined()
    leader = siege.men(0, "engineer")[0]
    men = diggers(siege, 6)
    order = c.Dig("mine", leader, men)
    assert siege.refused(c.Orders(digs=(order,))) is None
    siege.run(lambda doing: mining_days.dig(doing, order), [10])
    assert len(siege.state.mines["mine"].dug) == 1
    siege.run(lambda doing: mining_days.dig(doing, order), [1])  # what would wear engines out is nothing to miners
    assert len(siege.state.mines["mine"].dug) == 1
    assert not siege.happened(e.Hurt)
    assert siege.refused(c.Orders(digs=(replace(order, engineer=""),))).reason == "wants_an_engineer"
    siege.change(engines={})
    assert siege.refused(c.Orders(digs=(order,))).reason == "wants_a_gallery"


@pytest.mark.rule("A-MINE-12", "RULING-A-MINE-04", "RULING-A-MINE-12")
def test_forced_work_digs_two_and_costs_men() -> None:
    siege, _ = mined()
    hexes = mining_days.next_hexes(siege.field, siege.state.mines["mine"], 2)
    order = c.Dig("mine", siege.men(0, "engineer")[0], diggers(siege, 6), hexes=hexes)
    siege.run(lambda doing: mining_days.dig(doing, order), [10, 10])
    assert len(siege.state.mines["mine"].dug) == 2
    siege, _ = mined()
    order = replace(order, men=diggers(siege, 6), hexes=mining_days.next_hexes(siege.field, siege.state.mines["mine"], 2))
    siege.run(lambda doing: mining_days.dig(doing, order), [1])  # six points: two miners are hurt, and nothing is dug
    assert len(siege.happened(e.Hurt)) == 2
    assert not siege.state.mines["mine"].dug


@pytest.mark.rule("A-MINE-08", "A-MINE-15", "RULING-A-MINE-13")
@pytest.mark.example("EX-A-6.3.3-1")
def test_props_are_fired_when_half_is_dug_and_nobody_is_inside() -> None:
    siege, section = mined(1)
    half = needed(siege.field.place.sections[section])
    if half > 1:
        assert siege.refused(c.Orders(props=("mine",))).reason == "not_dug_enough"
    siege, section = mined(half)
    assert siege.refused(c.Orders(props=("mine",))) is None
    digs = (c.Dig("mine", siege.men(0, "engineer")[0], diggers(siege, 2)),)
    assert siege.refused(c.Orders(props=("mine",), digs=digs)).reason == "miners_are_inside"
    siege.change(mines={"mine": siege.state.mines["mine"]._replace(lost=True)})
    assert siege.refused(c.Orders(props=("mine",))).reason == "mine_is_lost"


@pytest.mark.rule("A-MINE-09", "A-MINE-10", "A-MINE-11", "A-MINE-18", "RULING-A-MINE-08", "RULING-A-MINE-10")
def test_the_wall_falls_a_day_later_or_stands() -> None:
    siege, section = mined(3, state=FIRED, fired=7)
    siege.run(mining_days.burn_down)  # the props burn for a day
    assert siege.state.mines["mine"].state == FIRED
    siege.change(day=8).run(mining_days.burn_down, [3])
    assert siege.state.mines["mine"].state == FALLEN
    assert set(siege.field.place.sections[section].hexes) <= siege.state.down
    siege, _ = mined(3, state=FIRED, fired=6)
    siege.run(mining_days.burn_down, [2])
    assert siege.state.mines["mine"].state == FAILED
    siege.run(mining_days.burn_down, [2])
    assert siege.state.mines["mine"].state == FAILED
    siege.run(mining_days.burn_down, [1])
    assert siege.state.mines["mine"].state == FALLEN


@pytest.mark.rule("A-MINE-14", "RULING-A-MINE-05")
def test_mine_and_counter_mine_meet() -> None:
    siege, section = mined(1)
    first, second = siege.field.place.sections[section].hexes[:2]
    counter = Mine("counter", 1, section, "", (second,), DIGGING)
    assert mining_days.met(siege.position) is None
    siege.change(mines={**siege.state.mines, "counter": counter})
    assert mining_days.met(siege.position) is not None
    assert first != second


@pytest.mark.rule("A-MINE-15", "RULING-A-MINE-11", "A-MINE-19", "A-ACT-34")
def test_a_mine_that_is_won_can_be_filled() -> None:
    siege, _ = mined(2, lost=True)
    siege = orders(siege, side=1)
    men = tuple(siege.men(1))[:3]
    switched = Siege(CASTLE, unled_counter_mine=True)
    siege.field = switched.field
    order = c.Dig("mine", "", men, fill=True)
    assert siege.refused(c.Orders(digs=(order,))) is None
    siege.run(lambda doing: mining_days.dig(doing, order), [10])
    assert len(siege.state.mines["mine"].dug) == 1
    assert siege.happened(e.MineSet)[0].why == "filled"
    everybody = c.Dig("mine", "", tuple(siege.men(1)), fill=True)
    assert siege.refused(c.Orders(digs=(everybody,))).reason == "too_many_for_the_mine"


@pytest.mark.rule("RULING-G-54", "RULING-G-83", "INIT-02")
def test_talking_goes_beside_work_but_not_beside_blows() -> None:
    siege = orders(Siege(NEST))
    assert siege.refused(c.Orders(negotiate=True)) is None
    assert siege.change(combat=True).refused(c.Orders(negotiate=True)).reason == "no_parley_after_blows"
    anarchy = orders(Siege(CASTLE))
    assert anarchy.refused(c.Orders(negotiate=True)).reason == "parley_is_an_action"


@pytest.mark.rule("A-ACT-03", "RULING-A-MOAT-04")
def test_fascines_fill_the_moat_from_its_edge_as_far_as_they_go() -> None:
    siege = orders(Siege(CLASSIC)).change(stock=({"fascine": 3}, {}))
    moat = sorted(filling.moat_of(siege.field))
    edge = [name for name in moat if filling.from_the_edge(siege.field, name, ())]
    inner = next(name for name in moat if name not in edge)
    assert siege.refused(c.Orders(fascines=("A1",))).reason == "no_moat_to_fill"
    assert siege.refused(c.Orders(fascines=(edge[0], edge[0]))).reason == "no_moat_to_fill"
    assert siege.refused(c.Orders(fascines=(inner,))).reason == "not_from_the_edge"
    assert siege.refused(c.Orders(fascines=tuple(edge[:4]))).reason == "too_few_fascines"
    line = filling.usual(siege.position)
    assert 0 < len(line) <= 3
    assert siege.refused(c.Orders(fascines=line)) is None
    siege.run(lambda doing: filling.fill(doing, 0, line))
    assert siege.state.fascines == line
    assert siege.state.stock[0]["fascine"] == 3 - len(line)
    assert orders(siege, side=1).refused(c.Orders(fascines=(edge[-1],))).reason == "only_besiegers"


@pytest.mark.rule("A-ACT-03", "RULING-A-MOAT-04")
@pytest.mark.parametrize("name", [CASTLE, CLASSIC])
def test_the_usual_filling_reaches_a_wall(name: str) -> None:
    siege = orders(Siege(name)).change(stock=({"fascine": 12}, {}))
    line = filling.usual(siege.position)
    walls = {wall.hex for wall in siege.field.place.walls.values() if wall.ring == "outer"}
    assert siege.refused(c.Orders(fascines=line)) is None
    assert any(near in walls for hex_ in line for near in around(hex_))
