"""Small print of the days of a siege: timber, bridges, cauldrons, repairs, mines and the day after, and what the record keeps of it all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hauberk.battle.core.being import NOBODY
from hauberk.battle.core.commands import Work
from hauberk.battle.fire.fuel import burns
from hauberk.board.board import bits
from hauberk.common.term import total
from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.play.record import parse, states
from hauberk.play.record_writer import lines_of
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import load_siege
from hauberk.siege import (
    activities,
    bombarding_days,
    building,
    events_of_the_day,
    initiative,
    mining_days,
    provisions,
    relief,
    supply_sortie,
)
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.day import settle
from hauberk.siege.fights import ASSAULT, CAMP_SORTIE
from hauberk.siege.quick import Loss, QuickResult, reckon
from hauberk.siege.quick_fights import clash_of
from hauberk.siege.results import EngineResult
from hauberk.siege.rules import BYSTANDERS, NO, YES
from hauberk.siege.state import ACTION, ACTIVITIES, CAMP, FALLEN, FIRED, INSIDE, OUTER_LOST, Engine, Fight, Mine
from tests.kit import drawn
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, NEST, PRIORY, Siege
from tests.siege.wild import WildCommander


def orders(siege: Siege, side: int = 0) -> Siege:
    """A quiet day on which a side is asked for its orders."""
    return siege.change(initiative=0, action="none", step=ACTIVITIES, pending=()).ask(q.OrdersAsked(side))


def why(siege: Siege, command: c.Command) -> str:
    """The reason an order is refused for; "" if it is not."""
    refusal = siege.refused(command)
    return refusal.reason if refusal is not None else ""


def walls(siege: Siege, *materials: str) -> Iterator[str]:
    """Walls of the outer ring of some materials that can be struck."""
    return (wall.hex for wall in siege.field.place.walls.values() if wall.ring == "outer" and wall.material in materials)


# -- stones ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GATE-06", "A-ENTR-09", "A-BOMB-04", "SC-CATA-02", "A-MANG-01", "A-MANG-02", "DEMO-05")
@pytest.mark.parametrize(("name", "material"), [(NEST, "wood"), (PRIORY, "stone"), (CASTLE, "castle_stone"), (CLASSIC, "castle_stone")])
def test_one_hex_an_engine_a_day(name: str, material: str) -> None:
    """Timber is struck like stone: an engine throws at one hex of it, two engines at one or two, and each hex is thrown for once."""
    siege = orders(Siege(name))
    kind = next(iter(siege.field.rules.engines))
    siege.change(engines={key: Engine(key, kind, 0, 3) for key in ("one", "two")})
    first, second = list(walls(siege, material))[:2]
    assert why(siege, c.Orders(bombard=(c.Aim(first, ("one",)), c.Aim(second, ("one",))))) == "engine_is_busy"
    assert why(siege, c.Orders(bombard=(c.Aim(first, ("one",)), c.Aim(first, ("two",))))) == "one_throw_a_hex"
    both = (c.Aim(first, ("one",)), c.Aim(second, ("two",)))
    siege.change(orders=(c.Orders(bombard=both), None)).run(activities.carry_out, [5, 5])
    assert [(blow.hex, blow.points) for blow in siege.happened(e.Bombarded)] == [(first, 3), (second, 3)]


@pytest.mark.rule("A-BOMB-04", "SC-CATA-03", "SC-CATA-04", "DEMO-01")
@pytest.mark.parametrize("name", [CASTLE, CLASSIC])
def test_points_against_a_hex_add_up(name: str) -> None:
    """Two engines of three points are six, and one die is thrown: 7 takes a grade off castle stone, 6 does not; the sheet notes it."""
    siege = Siege(name)
    kind = next(iter(siege.field.rules.engines))
    siege.change(engines={key: Engine(key, kind, 0, 3) for key in ("one", "two")})
    target = next(each for each in walls(siege, "castle_stone") if siege.field.place.walls[each].kind not in ("tower", "keep"))
    order = c.Orders(bombard=(c.Aim(target, ("one", "two")),))
    for die, grade in ((6, 0), (7, 1)):
        again = Siege(name).change(engines=siege.state.engines, orders=(order, None)).run(activities.carry_out, [die])
        assert [blow.points for blow in again.happened(e.Bombarded)] == [6]
        assert again.state.damage.get(target, 0) == grade
        assert again.state.hit == (frozenset({target}) if grade else frozenset())


@pytest.mark.rule("A-SIEGE-26", "A-MANG-12", "SC-CATA-07", "SC-CATA-08", "RULING-G-59")
def test_repairs_take_the_whole_day_of_an_engine() -> None:
    """It throws nothing meanwhile, and what was on the map today has had no rest; what burnt is gone, and nothing is left to mend."""
    siege = orders(Siege(CLASSIC))
    kind, full = next(iter(siege.field.rules.engines.items()))
    siege.change(engines={"worn": Engine("worn", kind, 0, full - 1, damaged=True), "sound": Engine("sound", kind, 0, full)})
    target = next(walls(siege, "castle_stone"))
    assert why(siege, c.Orders(repair=("worn",), bombard=(c.Aim(target, ("worn",)),))) == "engine_is_busy"
    assert why(siege, c.Orders(repair=("sound",))) == "nothing_to_mend"
    used = siege.state.engines["worn"]._replace(used=siege.state.day)
    assert (
        why(Siege(CLASSIC).change(**siege.state._asdict()).change(engines={"worn": used}), c.Orders(repair=("worn",))) == "engine_is_busy"
    )
    siege.change(orders=(c.Orders(repair=("worn",)), None), pending=()).run(activities.carry_out)
    mended = siege.state.engines["worn"]
    assert (mended.points, mended.damaged, mended.repairing) == (full, False, True)
    siege.run(lambda doing: doing.emit(e.EngineLost("worn", "fire")))
    assert why(orders(siege), c.Orders(repair=("worn",))) == "nothing_to_mend"
    assert why(orders(siege), c.Orders(bombard=(c.Aim(target, ("worn",)),))) == "no_such_engine"


@pytest.mark.rule("A-MANG-12", "A-TOWER-33")
def test_what_fire_takes_of_an_engine_is_never_made_good() -> None:
    """A siege tower loses three hexes in one assault: there is nothing to mend, and it comes burnt onto the next map. Hexes of its upper
    floors do not count; when seven of the ground are gone it is spoilt."""
    siege = Skirmish(CASTLE).engine("siege_tower")
    name, upper = "siege_tower 1", (14, 15, 16, 17)
    for lost, left in (((2, 5, 7), (2, 5, 7)), ((2, 5, 7, *upper), (2, 5, 7, *upper)), (tuple(range(8)), None)):
        siege.begin(ASSAULT).on_map(dice=[])
        burnt = EngineResult(name, "siege_tower", 0, lost=lost)
        siege.home(siege.result(men={}, engines=(burnt,)))
        tower = siege.state.engines.get(name)
        assert (tower.lost if tower is not None else None) == left
        if tower is not None:
            again = Skirmish(CASTLE).changed(**siege.state._asdict()).changed(pending=(), action="", forced="").begin(ASSAULT).on_map()
            assert again.scenario.start.machines[name].lost == left
        assert name not in bombarding_days.in_need(siege.changed(day=siege.state.day + 1).state, 0)
        siege.changed(pending=(), action="", forced="")


# -- building ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-15", "A-BUILD-01")
def test_an_engineer_and_five_make_two_cauldrons_a_day() -> None:
    siege = orders(Siege(CASTLE), side=1)
    engineer = next(person.id for person in siege.state.free(1) if "engineer" in person.roles)
    five = tuple(who for who in siege.men(1) if who != engineer)[:5]
    before = siege.state.stock[1].get("cauldron", 0)
    assert why(siege, c.Orders(sites=(c.Site("cauldron", five[:4], engineer),))) == "team_too_small"
    assert why(siege, c.Orders(sites=(c.Site("cauldron", five),))) == "wants_an_engineer"
    site = c.Site("cauldron", five, engineer)
    assert why(siege, c.Orders(sites=(site,))) == ""
    siege.change(orders=(None, c.Orders(sites=(site,))), pending=()).run(activities.carry_out)
    assert siege.state.stock[1]["cauldron"] == before + 2


@pytest.mark.rule("A-BUILD-01", "RULING-A-BUILD-03", "A-ACT-03")
def test_what_the_besieged_build_stands_inside_and_on_their_wall() -> None:
    """A ballista of the garrison is on the rampart when the assault comes; it never stands in the besiegers' camp."""
    siege = Skirmish(CASTLE)
    siege.run(lambda doing: building.deliver(doing, 1, "ballista", 1))
    built = siege.happened(e.EngineSet)[0].engine
    assert built.where == INSIDE
    table = siege.begin(ASSAULT).on_map().table
    assert built.id in {row["id"] for row in table["machines"]}
    siege.run(lambda doing: building.deliver(doing, 0, "ballista", 1))
    assert siege.happened(e.EngineSet)[0].engine.where == CAMP


@pytest.mark.rule("BESB-04", "A-ACT-14")
@pytest.mark.parametrize("name", [NEST, CASTLE])
def test_besiegers_who_shelter_bring_their_engines_in(name: str) -> None:
    """They are no longer in a camp, throw no stones from there, and stand on the walls or in the court when those outside storm; of one
    edition only ballistae can be taken in, and the rest is left to the army."""
    siege, kind = Skirmish(name), {NEST: "petraria", CASTLE: "ballista"}[name]
    siege.changed(held=OUTER_LOST, redoubt=1, engines={"e": Engine("e", kind, 0, 0), "p": Engine("p", "petraria", 0, 1, lost=(1,))})
    siege.run(relief.shelter)
    inside = {"e", "p"} if name == NEST else {"e"}
    assert {engine.id for engine in siege.state.engines.values() if engine.where == INSIDE} == inside
    assert {each.id for each in siege.happened(e.EngineLost)} == {"e", "p"} - inside
    assert bombarding_days.may_throw(siege.position, 0, "e") is not None
    assert siege.state.besieged == 0
    fight = siege.changed(pending=(), forced="").begin(ASSAULT, side=1).on_map()
    assert {row["id"] for row in fight.table["machines"]} == inside
    board, place = fight.scenario.field.board, siege.field.place
    for machine in fight.scenario.start.machines.values():
        hexes = {board.names[cell].removeprefix("1.") for cell in machine.cells}
        assert hexes <= place.inside - place.redoubts[0].cells


@pytest.mark.rule("A-SIEGE-24", "RULING-A-BUILD-05")
@pytest.mark.parametrize("action", ["assault", "general_sortie"])
def test_beside_a_battle_only_those_build_who_took_no_part(action: str) -> None:
    siege = orders(Siege(CASTLE))
    engineer = next(person.id for person in siege.state.free(0) if "engineer" in person.roles)
    others = [who for who in siege.men(0) if who != engineer]
    fought, rested = tuple(others[:8]), tuple(others[8:13])
    siege.change(action=action, combat=True, fight=Fight(action, 0, parties=(fought, ())))
    siege.run(lambda doing: doing.emit(e.FightEnded(action, None, "time", combat=True)))
    assert siege.field.rules.goes_on(action, "build", True) == BYSTANDERS
    assert why(siege, c.Orders(sites=(c.Site("ladder", fought[:5], engineer),))) == "has_a_job_today"
    assert why(siege, c.Orders(sites=(c.Site("ladder", (*rested[:4], fought[0]), engineer),))) == "has_a_job_today"
    assert why(siege, c.Orders(sites=(c.Site("ladder", rested, engineer),))) == ""
    siege.change(action="camp_sortie")
    assert why(siege, c.Orders(sites=(c.Site("ladder", fought[:5], engineer),))) == ""


@pytest.mark.rule("BUILD-02", "RULING-A-BUILD-06")
def test_nobody_builds_at_two_places() -> None:
    """Not in one order, not by manning a site twice, and not at a site that paused while he went elsewhere."""
    siege = orders(Siege(NEST))
    five, more = tuple(siege.men(0))[:5], tuple(siege.men(0))[5:10]
    assert why(siege, c.Orders(sites=(c.Site("petraria", five), c.Site("ladder", five)))) == "has_a_job_today"
    siege.run(lambda doing: building.open_sites(doing, 0, (c.Site("petraria", five),)))
    name = next(iter(siege.state.projects))
    again = c.Site("petraria", five, project=name)
    assert why(siege, c.Orders(sites=(again,))) == ""
    assert why(siege, c.Orders(sites=(again, c.Site("ladder", five)))) == "has_a_job_today"
    assert why(siege, c.Orders(sites=(again, again))) == "has_a_job_today"
    assert why(siege, c.Orders(sites=(c.Site("petraria", more, project=name), c.Site("ladder", five)))) == ""
    siege.run(lambda doing: [doing.emit(e.Employed(who, "")) for who in five] and None)
    siege.run(lambda doing: doing.emit(e.ProjectSet(siege.state.projects[name]._replace(paused=True))))
    siege.run(lambda doing: building.open_sites(doing, 0, (c.Site("ladder", five),)))
    assert why(siege, c.Orders(sites=(again,))) == "has_a_job_today"


@pytest.mark.rule("A-ENTR-04", "A-SIEGE-27", "RULING-A-ENTR-06")
def test_the_bridge_is_broken_down_in_a_day() -> None:
    """It is an order of the besieged; in the evening it is gone, once and for all, and the next assault finds it so."""
    siege = orders(Siege(CASTLE), side=1)
    assert why(siege, c.Orders(bridge=True)) == ""
    assert why(orders(Siege(CASTLE)), c.Orders(bridge=True)) == "only_besieged"
    assert why(orders(Siege(CLASSIC), side=1), c.Orders(bridge=True)) == "no_bridge_to_break"
    siege.change(orders=(None, c.Orders(bridge=True)), pending=()).run(activities.carry_out)
    assert siege.state.bridge == "destroyed"
    assert why(orders(siege, side=1), c.Orders(bridge=True)) == "no_bridge_to_break"
    fight = Skirmish(CASTLE).changed(bridge="destroyed").begin(ASSAULT).on_map()
    spans = {wall.hex for wall in fight.field.place.walls.values() if wall.kind == "bridge"}
    named = {cell.removeprefix("1.") for ruin in fight.table["ruins"] for cell in ruin["at"].split()}
    assert spans <= named


# -- mines ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MINE-17", "RULING-A-MINE-01", "A-SIEGE-24")
def test_digging_and_fighting() -> None:
    """Digging follows a day's fight about a mine, and no assault and no general sortie."""
    rules = Siege(CASTLE).field.rules
    assert [rules.goes_on(action, "dig", True) for action in ("none", "mines", "camp_sortie", "supply_sortie")] == [YES] * 4
    assert [rules.goes_on(action, "dig", True) for action in ("assault", "general_sortie")] == [NO] * 2
    siege = orders(Siege(CASTLE)).change(action="assault", combat=True)
    assert why(siege, c.Orders(digs=(c.Dig("m", "nobody", ()),))) == "not_beside_the_action"
    assert why(siege, c.Orders(props=("m",))) == "not_beside_the_action"
    assert why(siege.change(action="gallery"), c.Orders(digs=(c.Dig("m", "nobody", ()),))) == "no_such_mine"


@pytest.mark.rule("A-MINE-04", "A-MINE-12")
def test_a_mine_is_dug_once_a_day() -> None:
    """Two engineers with two gangs make no two hexes of it: that is what forced work is for."""
    siege = orders(Siege(CASTLE))
    section = next(each for each in siege.field.place.sections.values() if each.mine)
    gallery = Engine("g", "gallery", 0, 0, where="wall", hexes=("A1", "A2"), facing=0)
    siege.change(engines={"g": gallery}, mines={"m": Mine("m", 0, section.id, "g")})
    diggers = [person.id for person in siege.state.free(0) if "miner" in person.roles]
    one, two = [who for who in siege.men(0) if who not in diggers][:2]
    for who in (one, two):
        siege.state = siege.state.with_person(siege.state.people[who]._replace(roles=frozenset({"engineer"})))
    gangs = (c.Dig("m", one, tuple(diggers[:2])), c.Dig("m", two, tuple(diggers[2:4])))
    assert why(siege, c.Orders(digs=gangs[:1])) == ""
    assert why(siege, c.Orders(digs=gangs)) == "mine_named_twice"


@pytest.mark.rule("A-ACT-36", "A-MINE-18", "A-MINE-08")
def test_a_breach_is_stormed_on_the_next_day_at_the_earliest() -> None:
    """The wall falls in the work of the day, after its action; the next action is that of another day, and it finds the rubble."""
    siege = Siege(CASTLE)
    section = next(each for each in siege.field.place.sections.values() if each.mine)
    siege.change(mines={"m": Mine("m", 0, section.id, "", dug=section.hexes, state=FIRED, fired=6)}, action="none", initiative=0)
    siege.run(mining_days.burn_down, [10])
    assert siege.state.mines["m"].state == FALLEN
    assert set(section.hexes) <= siege.state.down
    assert siege.state.day == 7
    siege.change(step=ACTIVITIES, pending=(), events=frozenset(siege.field.rules.events.events))
    siege.run(settle, [1, 1, 10, 1])
    asked = siege.state.pending[-1]
    assert isinstance(asked, q.ActionAsked)
    assert siege.state.day == 8
    assert ASSAULT in asked.choices
    fight = Skirmish(CASTLE).changed(down=siege.state.down, damage=siege.state.damage).begin(ASSAULT).on_map()
    named = {cell.removeprefix("1.") for ruin in fight.table["ruins"] for cell in ruin["at"].split()}
    assert set(section.hexes) <= named


# -- actions -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-SIEGE-28", "CAMP-11", "INIT-05")
def test_while_the_camp_is_made_good_only_those_inside_may_storm() -> None:
    """All others only beat off sorties; unless a spy has opened the gate."""
    siege = Skirmish(CASTLE).changed(restock=2, scorched=6, step=ACTION, initiative=0)
    assert initiative.choices(siege.position, 0) == ("pass",)
    men = siege.men(0)
    siege.run(lambda doing: doing.emit(e.Quartered(tuple(men[:6]), within=True)))
    siege.changed(held=OUTER_LOST, redoubt=1)
    assert initiative.choices(siege.position, 0) == (ASSAULT, "pass")
    siege.begin(ASSAULT)
    usual = siege.usual()
    assert isinstance(usual, c.Muster)
    assert set(usual.men) == set(men[:6])
    assert why(siege, usual) == ""
    assert why(siege, c.Muster((*men[:6], men[7]))) == "has_a_job_today"
    assert why(siege.changed(forced=ASSAULT), c.Muster((*men[:6], men[7]))) == ""


@pytest.mark.rule("ASSLT-12")
def test_an_assault_can_be_made_as_often_as_one_likes() -> None:
    siege = Siege(NEST).change(fights=12, step=ACTION, initiative=0)
    assert ASSAULT in initiative.choices(siege.position, 0)


@pytest.mark.rule("FORAGE-02", "A-ACT-34", "RULING-A-ACT-15")
@pytest.mark.parametrize("left", [1, 2, 3, 6])
def test_nothing_is_offered_in_which_nobody_could_take_part(left: int) -> None:
    """A garrison of two has no third that could go for food, one of one no half that could sally."""
    siege = Siege(CASTLE).keep(1, left)
    section = next(each for each in siege.field.place.sections.values() if each.mine)
    gallery = Engine("g", "gallery", 0, 0, where="wall", hexes=(), facing=0)
    mines = {"m": Mine("m", 0, section.id, "g", section.hexes[:2], since=1), "n": Mine("n", 1, section.id, "", section.hexes[:2], since=2)}
    siege.change(engines={"g": gallery}, mines=mines)
    found = initiative.choices(siege.position, 1)
    assert ("supply_sortie" in found, "mine_sally" in found, "mine_fight" in found) == (left >= 3, left >= 2, left >= 3)


@pytest.mark.rule("CAMP-09")
def test_tents_burn_as_engines_do() -> None:
    """By hand at once, by a flaming arrow with a die; every hex of the camp that a sortie finds is such a tent."""
    tent: dict[str, Any] = {"tents": [{"at": "C3", "facing": 0}]}
    torch = drawn(".  .  .  .  .  .\n" * 6, men=[{"who": "guy", "side": "A", "at": "C5"}], sequence="combat", phase=9, active="A", **tent)
    torch.do(Work("set_fire", ("guy",), torch.cell("C4")))
    assert set(torch.state.works.fires) == {torch.cell("C4")}
    for die, burning in ((7, False), (8, True)):
        arrow = drawn(".  .  .  .  .  .\n" * 6, men=[{"who": "stephanos", "side": "A", "at": "C1"}], sequence="fire", active="A", **tent)
        arrow.do(Work("flaming_arrow", ("stephanos",), arrow.cell("C3")), die)
        assert (arrow.cell("C3") in arrow.state.works.fires) == burning
    camp = Match(BATTLE, Skirmish(NEST).begin(CAMP_SORTIE).on_map().scenario, "tents")
    cells = bits(camp.field.areas["tents"])
    assert all(burns(camp.position, cell) for cell in cells)


@pytest.mark.rule("C-QUICK-12", "C-QUICK-10")
@pytest.mark.parametrize(("flag", "home"), [("", 4), ("recoil", 2), ("rout", 0)])
def test_what_rout_and_recoil_mean_for_foragers(flag: str, home: int) -> None:
    """The rulebook does not say; who stands brings all beasts home, who recoils half, who is routed none."""
    siege = Siege(CASTLE)
    fight = Fight("supply_sortie", 1, parties=((), tuple(siege.men(1))), animals=4)
    result = QuickResult("C", 5, (Loss(flag, (), (), ""), Loss("", (), (), "")))
    siege.run(lambda doing: supply_sortie.food_settled(doing, fight, result))
    assert siege.state.food == 20 + home


@pytest.mark.rule("HOOK-03", "C-QUICK-05", "C-QUICK-08")
def test_walls_engines_and_rubble_in_quick_resolution() -> None:
    """Behind the walls of a castle the garrison counts double; an engine takes one from the die and a breach two."""
    siege = Skirmish(CASTLE).begin(ASSAULT)
    siege.answer(siege.usual())
    whole = reckon(siege.field.rules.quick, clash_of(siege.position, siege=True))
    castle = next(term.value for term in whole.defender if term.reason == "quick_castle")
    assert whole.values[1] == 2 * castle
    breach = next(each.hex for each in siege.field.place.walls.values() if each.ring == "outer" and each.kind == "wall")
    siege.changed(down=frozenset({breach}))
    broken = reckon(siege.field.rules.quick, clash_of(siege.position, siege=True))
    assert siege.fight.engines
    assert (total(whole.roll), total(broken.roll)) == (-1, -3)
    siege.changed(fight=siege.fight._replace(engines=()))
    assert total(reckon(siege.field.rules.quick, clash_of(siege.position, siege=True)).roll) == -2


# -- the sheet -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SIEGE-06", "A-SIEGE-18")
def test_the_record_keeps_the_action_of_every_day_and_all_damage() -> None:
    """Whoever reads it finds for each day what was chosen, and every point that engines lost, and comes to the same siege."""
    for number in range(30):
        game = Match(SIEGE, load_siege(CLASSIC), f"calendar {number}")
        players = (WildCommander(f"{number} a"), WildCommander(f"{number} b"))
        while game.side is not None:
            game.do(players[game.side].choose(game))
        if any(isinstance(event, e.EngineSet) and event.why == "worn" for step in game.steps for event in step.events):
            break
    record = parse("\n".join(lines_of(game)))
    chosen: dict[int, list[str]] = {}
    gone: set[int] = set()
    worn, day = 0, 0
    for entry, state in states(record):
        for event in entry.events:  # type: ignore[union-attr]
            if isinstance(event, e.DayBegan | e.MarkerMoved):
                day = event.day
            if isinstance(event, e.MarkerMoved):
                gone |= {*range(event.day - event.boxes, event.day)}
            if isinstance(event, e.ActionChosen) and not (event.action == "pass" and event.side == state.besieged):
                chosen.setdefault(day, []).append(event.action)
            worn += isinstance(event, e.EngineSet) and event.why == "worn"
    assert worn
    assert all(len(actions) == 1 for actions in chosen.values())
    last = game.state.day - (game.state.initiative == NOBODY or not game.state.action)
    assert {*range(1, last + 1)} - gone <= set(chosen)


# -- food ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EVENT-14", "A-EVENT-14", "PROV-04", "RULING-G-53")
@pytest.mark.example("TC-G-12")
def test_six_refugees_in_a_castle_of_eighteen_cost_eight_days() -> None:
    """18 mouths gave four days more, 24 would have given four fewer: eight days are gone. Losses give nothing back."""
    siege = Siege(NEST).keep(1, 18)
    siege.run(provisions.count, [4, 5, 5])
    assert (siege.state.food, siege.state.modifier) == (18, 4)
    event = siege.field.rules.events.events["refugees"]
    siege.run(lambda doing: events_of_the_day.refugees(doing, event), [6])
    assert len(siege.state.present(1)) == 24
    assert siege.state.food == 10
    siege.keep(1, 12)
    assert provisions.mouths_cost(siege.position) == 0
