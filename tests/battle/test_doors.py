"""Doors and gates: opened, shut, broken in, burnt; the drawbridge. Guiscard 9.2.3; The Anarchy 2.3, 3.2; the classic siege 2.13."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Done, Fall, HoldGround, Move, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import Hurt, Shifted
from hauberk.battle.core.field import Field
from hauberk.battle.core.sequence import settle
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Works
from hauberk.battle.walls import bombarding, doors
from hauberk.board.board import Board, Piece
from hauberk.common.dice import ScriptedDice
from hauberk.play.battle.scenario import sheet, sheet_files
from hauberk.rulesets.editions import RULESETS
from tests.battle.houses import legend, round_about, wait
from tests.kit import Table, drawn, of_kind, who

SIGNS = legend(interior="i", doorstep="d", moat="M", passage="p", court="c", gate_closed="g", flat=".", drawbridge="D")

CHURCH = """
    .  .  .  .  .  .  .  .
    .  .  .  i  .  .  .  .
    .  .  .  i  .  .  .  .
    .  .  .  d  .  .  .  .
    .  .  .  .  .  .  .  .
    .  .  .  .  .  .  .  .
"""


def church(men: list[dict[str, Any]], kind: str = "church_door", state: str = "closed", posts: str = "D4 D5", **more: Any) -> Table:
    """A church of three hexes; its door leads from D4 down to D5."""
    door = {"id": "west", "kind": kind, "state": state, "sides": ["D4/D5"], "posts": posts}
    sides = round_about("D2 D3 D4", door_shut="D4/D5")
    return drawn(CHURCH, map={"legend": SIGNS, "hexsides": sides, "doors": [door]}, men=men, phase=3, **{"sequence": "combat", **more})


def swing(task: str, man: str = "guy", door: str = "west") -> Work:
    """One man works a door."""
    return Work(task, (man,), thing=door)


# -- opening and shutting ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-DOOR-01", "A-DOOR-02", "A-DOOR-03", "GATE-02")
def test_a_shut_door_bars_the_way_and_the_fight_until_it_is_opened() -> None:
    game = church([who("guy", "D4"), who("milo", "D5", "B")])
    assert not game.allowed(Attack(("guy",), "milo"))
    game.do(swing("open_door"))
    assert game.state.works.doors == {"west": "open"}
    assert game.refused(Attack(("guy",), "milo")).reason == "has_worked"
    wait(game)
    assert game.allowed(Attack(("guy",), "milo"))
    assert game.plan(Attack(("guy",), "milo")).shifts[0].rule == "DOOR-06"


@pytest.mark.rule("A-DOOR-02", "GATE-03", "RULING-G-01")
def test_it_takes_a_full_turn_of_nothing_else() -> None:
    """Who arrives in this movement works it in the combat sequence of his next phase."""
    game = church([who("guy", "D3"), who("milo", "A1", "B")], sequence="movement")
    game.do(Move("guy", game.cells("D4")))
    game.do(Done())
    assert game.refused(swing("open_door")).reason == "needs_a_full_turn"
    assert not [command for command in game.legal if isinstance(command, Work)]
    wait(game)
    assert swing("open_door") in game.legal
    assert [command.task for command in game.legal if isinstance(command, Work)] == ["open_door"]
    game.do(swing("open_door"))
    wait(game)
    assert game.refused(swing("shut_door")).reason == "needs_a_full_turn"  # he worked in the turn before
    wait(game)
    game.do(swing("shut_door"))
    assert game.state.works.doors == {"west": "closed"}


@pytest.mark.rule("A-DOOR-02", "RULING-G-01")
def test_a_blow_in_vain_does_not_disturb_him_but_a_stun_does() -> None:
    """Milo attacks with 14 against 8: a seven does nothing, a two stuns."""
    for die, may in ((7, True), (2, False)):
        game = church([who("guy", "D4"), who("milo", "D3", "B")], active="B")
        game.do(Attack(("milo",), "guy"), die)
        while game.state.pending:
            game.do(HoldGround())
        wait(game, 1)
        assert game.allowed(swing("open_door")) is may


@pytest.mark.rule("A-DOOR-04")
def test_it_is_opened_only_from_inside_but_shut_from_either_side() -> None:
    game = church([who("guy", "D5"), who("milo", "A1", "B")])
    assert game.refused(swing("open_door")).reason == "opens_from_inside"
    opened = church([who("guy", "D5"), who("milo", "A1", "B")], state="open")
    assert opened.allowed(swing("shut_door"))


@pytest.mark.rule("GATE-02")
def test_what_is_so_already_cannot_be_done_again() -> None:
    game = church([who("guy", "D4"), who("milo", "A1", "B")])
    assert game.refused(swing("shut_door")).reason == "door_so_already"
    assert game.refused(Work("open_door", ("guy",), thing="east")).reason == "no_such_door"
    far = church([who("guy", "D3"), who("milo", "A1", "B")])
    assert far.refused(swing("open_door")).reason == "not_at_the_door"


@pytest.mark.rule("RULING-A-DOOR-01")
def test_nothing_is_shut_on_a_horse_that_stands_in_it() -> None:
    """The door has two posts inside; the horse stands with its head on one of them and its tail outside."""
    game = church([who("guy", "D3"), who("roger", "D4", "B", mounted=True, facing=0)], state="open", posts="D4 D3")
    assert game["roger"].tail == game.cell("D5")
    assert game.refused(swing("shut_door")).reason == "somebody_in_the_door"
    free = church([who("guy", "D3")], state="open", posts="D4 D3")
    assert free.allowed(swing("shut_door"))


@pytest.mark.rule("GATE-03", "A-DOOR-02")
def test_a_rider_works_no_door() -> None:
    game = church([who("roger", "D5", mounted=True, facing=0), who("milo", "A1", "B")], state="open")
    assert game.refused(swing("shut_door", "roger")).reason == "works_on_foot"


# -- breaking in -------------------------------------------------------------------------------------------------------


def two(one: str = "guy", other: str = "osmond") -> Work:
    """Two men at the door."""
    return Work("break_door", (one, other), thing="west")


@pytest.mark.rule("A-DOOR-05", "A-DOOR-06")
def test_two_men_break_the_door_in_after_two_turns() -> None:
    game = church([who("guy", "D5"), who("osmond", "E5"), who("milo", "D4", "B")])
    assert game.refused(two()).reason == "needs_two_turns"
    wait(game, 4)
    assert any(isinstance(command, Work) and command.task == "break_door" for command in game.legal)
    game.do(two())  # no die
    assert game.state.works.doors == {"west": "broken"}
    wait(game, 1)
    assert game.refused(swing("shut_door", "milo")).reason == "door_broken"
    assert game.allowed(Attack(("milo",), "guy"))


@pytest.mark.rule("RULING-A-DOOR-02")
def test_a_castle_gate_is_too_strong_for_hands() -> None:
    men = [who("guy", "D5"), who("osmond", "E5"), who("milo", "A1", "B")]
    assert church(men).refused(two()).reason == "needs_two_turns"
    assert church(men, kind="castle_gate").refused(two()).reason == "too_strong_for_hands"


@pytest.mark.rule("A-DOOR-05")
def test_a_door_whose_house_has_fallen_is_not_broken_in() -> None:
    """The hex it led into is no more, so there is no door; nobody is offered to break it."""
    game = church([who("guy", "D5"), who("osmond", "E5"), who("milo", "A1", "B")])
    wait(game, 4)
    assert game.allowed(two())
    game.state = game.state._replace(works=game.state.works._replace(changed={game.cell("D4"): ""}))
    assert game.refused(two()).reason == "no_such_door"
    assert not [work for work in game.legal if isinstance(work, Work)]


@pytest.mark.rule("A-DOOR-05")
def test_both_stand_beside_it_on_the_same_side() -> None:
    game = church([who("guy", "D5"), who("osmond", "D3"), who("milo", "A1", "B")])
    wait(game, 4)
    assert game.refused(two()).reason == "not_beside_the_door"
    assert game.refused(Work("break_door", ("guy",), thing="west")).reason == "needs_two_men"
    assert not game.allowed(Work("break_door", ("guy", "guy"), thing="west"))
    far = church([who("guy", "D5"), who("osmond", "D6"), who("milo", "A1", "B")])
    wait(far, 4)
    assert far.refused(two()).reason == "not_beside_the_door"


@pytest.mark.rule("RULING-A-DOOR-02", "A-ENTR-01", "A-ENTR-11", "A-MISC-01")
@pytest.mark.parametrize(("kind", "may"), [("church_door", True), ("keep_door", True), ("castle_gate", False), ("postern", False)])
def test_the_castle_gate_is_not_broken_by_hand(kind: str, may: bool) -> None:
    game = church([who("guy", "D5"), who("osmond", "E5"), who("ivo", "D4", "B")], kind=kind)
    wait(game, 4)
    assert game.allowed(two()) is may
    wait(game, 1)
    assert game.allowed(swing("open_door", "ivo"))  # opened from inside as the church door


@pytest.mark.rule("A-DOOR-05", "RULING-G-01")
def test_whoever_is_driven_off_begins_anew() -> None:
    game = church([who("guy", "D5"), who("osmond", "E5"), who("milo", "A1", "B")])
    wait(game, 2)
    game.state = game.state.with_being(game["osmond"]._replace(cell=game.cell("E6")))
    game.state = game.state.with_being(game["osmond"]._replace(cell=game.cell("E5")))
    wait(game, 2)
    assert game.refused(two()).reason == "needs_two_turns"


@pytest.mark.rule("A-DOOR-06", "A-DOOR-07", "GATE-04")
def test_a_burnt_door_stays_open() -> None:
    game = church([who("guy", "D5"), who("milo", "D4", "B")])
    doing = Doing(game.position, ScriptedDice(()))
    doors.burn_down(doing, game.field.board.gates["west"])
    game.state = doing.state
    assert game.state.works.doors == {"west": "broken"}
    assert game.allowed(Attack(("guy",), "milo"))


# -- the tilting gate --------------------------------------------------------------------------------------------------


def gate(men: list[dict[str, Any]], state: str = "closed", sequence: str = "movement") -> Table:
    """A palisade across the map with the gate in D3; D2 is its rear."""
    picture = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  g  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    line = ["A3/A4", "B3/B4", "C3/C4", "E3/E4", "F3/F4", "A3/B3", "C3/B3", "E3/F3"]
    door = {"id": "gate", "kind": "tilting_gate", "state": state, "hexes": "D3", "posts": "D2 C3 E3"}
    return drawn(picture, map={"legend": SIGNS, "hexsides": {"palisade": line}, "doors": [door]}, men=men, sequence=sequence, phase=3)


@pytest.mark.rule("GATE-01", "GATE-02", "RULING-G-12")
def test_a_closed_gate_lets_nobody_through_and_is_not_fought_across() -> None:
    game = gate([who("osmond", "D4"), who("milo", "D2", "B")])
    assert game.refused(Move("osmond", game.cells("D3"))).reason == "impassable"


@pytest.mark.rule("GATE-01", "GATE-08")
def test_raised_it_lets_men_through_at_two_points_and_no_rider_until_it_is_destroyed() -> None:
    foot = gate([who("osmond", "D4")], "open")
    assert foot.plan(Move("osmond", foot.cells("D3 D2"))).price == 3
    horse = [who("roger", "D4", mounted=True, facing=0)]
    assert gate(horse, "open").refused(Move("roger", foot.cells("D3"))).reason == "impassable"
    broken = gate(horse, "broken")
    assert broken.plan(Move("roger", broken.cells("D3"))).price == 4
    walker = gate([who("osmond", "D4")], "broken")
    assert walker.plan(Move("osmond", walker.cells("D3"))).price == 2


@pytest.mark.rule("GATE-01", "BLDG-11")
def test_in_the_gate_one_fights_at_minus() -> None:
    game = gate([who("guy", "D4"), who("milo", "D3", "B")], "open", "combat")
    assert [term.value for term in game.plan(Attack(("guy",), "milo")).shifts if term.reason.startswith("ground")] == [1]


@pytest.mark.rule("GATE-03", "RULING-G-14")
def test_one_man_at_its_rear_works_it_wounded_or_not_of_either_side() -> None:
    game = gate([who("guy", "D2", health="wounded"), who("milo", "A1", "B")], sequence="combat")
    game.do(swing("open_door", door="gate"))
    assert game.field.now(game.state).board.ground[game.cell("D3")].id == "gate_open"
    front = gate([who("guy", "D4"), who("milo", "A1", "B")], sequence="combat")
    assert front.refused(swing("open_door", door="gate")).reason == "not_at_the_door"


@pytest.mark.rule("GATE-03", "RULING-A-DOOR-01")
def test_it_is_not_let_down_on_anybody() -> None:
    game = gate([who("guy", "D2"), who("milo", "D3", "B")], "open", "combat")
    assert game.refused(swing("shut_door", door="gate")).reason == "somebody_in_the_door"


@pytest.mark.rule("GATE-05", "GATE-08")
@pytest.mark.parametrize(("die", "down"), [(7, False), (8, True)])
def test_one_stone_that_tells_destroys_the_gate(die: int, down: bool) -> None:
    """It is of wood: one D is enough, with one point on an eight; then riders pass."""
    game = gate([who("guy", "D2"), who("milo", "A1", "B")])
    doing = Doing(game.position, ScriptedDice((die,)))
    mark = next(mark for mark in bombarding.in_hex(doing.position, game.cell("D3")) if mark.kind == "door")
    bombarding.batter(doing, "milo", mark, 1, "PERR-09")
    assert (doors.state_of(doing.state, game.field.board.gates["gate"]) == "broken") is down
    assert ((game.cell("D4"), game.cell("D3")) in doing.field.move_graphs[2].step) is down


# -- the drawbridge ----------------------------------------------------------------------------------------------------


def bridge(men: list[dict[str, Any]], state: str = "open", sequence: str = "combat", ruleset: str = "siege_classic") -> Table:
    """A moat right across the map in row 4, a bridge over D4; the winch stands in D2, behind the gateway D3."""
    picture = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  p  .  .
        M  M  M  M  M  M
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    door = {"id": "bridge", "kind": "drawbridge", "state": state, "sides": ["D3/D4"], "hexes": "D4", "posts": "D2"}
    sides = {"gate_shut": ["D3/D4"]}
    return drawn(picture, map={"legend": SIGNS, "hexsides": sides, "doors": [door]}, men=men, sequence=sequence, ruleset=ruleset, phase=3)


def winch(task: str) -> Work:
    """Guy at the winch."""
    return Work(task, ("guy",), thing="bridge")


@pytest.mark.rule("SC-BRIDGE-01", "SC-BRIDGE-02")
def test_a_healthy_man_at_the_winch_lowers_it_in_a_full_turn() -> None:
    game = bridge([who("guy", "D2"), who("milo", "D6", "B")], "closed")
    game.do(winch("open_door"))
    assert game.field.now(game.state).board.ground[game.cell("D4")].id == "drawbridge"
    hurt = bridge([who("guy", "D2", health="wounded"), who("milo", "D6", "B")], "closed")
    assert hurt.refused(winch("open_door")).reason == "too_weak_for_winch"
    down = bridge([who("guy", "D2"), who("milo", "D6", "B")], "open", "movement")
    assert down.allowed(Move("guy", down.cells("D3 D4 D5")))
    up = bridge([who("guy", "D2"), who("milo", "D6", "B")], "closed", "movement")
    assert not up.allowed(Move("guy", up.cells("D3 D4")))


@pytest.mark.rule("SC-BRIDGE-03", "SC-BRIDGE-04")
def test_whoever_is_on_it_when_it_is_raised_falls_into_the_moat() -> None:
    """Milo is stunned in the hex of the moat that his owner chooses."""
    game = bridge([who("guy", "D2"), who("milo", "D4", "B")])
    game.do(winch("shut_door"))
    assert (game.asked, game.decides) == ("landing_asked", 1)
    places = {game.field.name(command.cell) for command in game.legal if isinstance(command, Fall)}
    assert places == {"D4", "C4", "E4"}
    told = game.do(Fall(game.cell("C4")))
    assert of_kind(told, Shifted)[0].why == "fell"
    assert game.at("milo") == "C4"
    assert game["milo"].health == Health.STUNNED
    assert not game.state.pending


@pytest.mark.rule("SC-BRIDGE-03")
def test_a_wounded_man_who_falls_is_dead() -> None:
    game = bridge([who("guy", "D2"), who("milo", "D4", "B", health="wounded")])
    game.do(winch("shut_door"))
    told = game.do(Fall(game.cell("E4")))
    assert of_kind(told, Hurt)[0].health == Health.DEAD


@pytest.mark.rule("SC-BRIDGE-04", "RULING-S-04")
def test_he_falls_only_on_a_free_hex_and_if_one_is_left_nobody_is_asked() -> None:
    game = bridge([who("guy", "D2"), who("milo", "D4", "B"), who("okeanos", "C4", "B"), who("stephanos", "E4", "B")])
    told = game.do(winch("shut_door"))
    assert not game.asked
    assert game.at("milo") == "D4"
    assert of_kind(told, Hurt)[0].rule == "SC-BRIDGE-03"


@pytest.mark.rule("RULING-S-04", "SC-BRIDGE-03")
def test_a_rider_falls_with_his_horse_and_is_stunned() -> None:
    game = bridge([who("guy", "D2"), who("roger", "D4", "B", mounted=True, facing=0)])
    game.do(winch("shut_door"))
    assert game.asked == "landing_asked"
    game.do(Fall(game.cell("C4")))
    assert game["roger"].health == Health.STUNNED
    assert not game["roger"].mounted
    assert game["roger.horse"].alive


@pytest.mark.rule("RULING-S-04")
def test_no_horse_is_left_hanging_over_the_moat() -> None:
    """The horse goes down with its rider and climbs out where there is room for it; so does one that was led over the bridge."""
    game = bridge([who("guy", "D2"), who("roger", "D4", "B", mounted=True, facing=0)])
    game.do(winch("shut_door"))
    game.do(Fall(game.cell("C4")))
    horse, now = game["roger.horse"], game.field.now(game.state)
    assert not game["roger"].mounted
    assert all(now.board.ground[cell].id != "moat" for cell in horse.cells)
    assert horse.area & game.state.occupied == horse.area
    led = bridge([who("guy", "D2"), who("milo", "D6", "B"), who("cart_horse", "D4", "B", facing=0)])
    led.do(winch("shut_door"))
    assert all(led.field.board.ground[cell].id != "moat" for cell in led["cart_horse"].cells)


@pytest.mark.rule("RULING-S-04")
def test_it_is_not_lowered_on_anybody() -> None:
    game = bridge([who("guy", "D2"), who("milo", "D4", "B")], "closed")
    assert game.refused(winch("open_door")).reason == "somebody_in_the_door"


@pytest.mark.rule("GATE-04", "RULING-A-ENTR-05")
def test_a_bridge_that_is_destroyed_drops_those_on_it_wounded() -> None:
    game = bridge([who("guy", "D2"), who("milo", "D4", "B"), who("okeanos", "C4", "B"), who("stephanos", "E4", "B")])
    doing = Doing(game.position, ScriptedDice(()))
    doors.destroy(doing, game.field.board.gates["bridge"], "GATE-05")
    settle(doing)
    assert doing.being("milo").health == Health.WOUNDED
    assert doing.field.board.ground[game.cell("D4")].id == "moat"


# -- refusals, one by one ----------------------------------------------------------------------------------------------


@pytest.mark.rule("GATE-03", "A-DOOR-05")
def test_one_man_works_a_door_and_two_break_one_that_is_there_and_shut() -> None:
    game = church([who("guy", "D4"), who("osmond", "D3"), who("milo", "A1", "B")])
    assert game.refused(Work("open_door", ("guy", "osmond"), thing="west")).reason == "no_such_door"
    assert game.refused(Work("break_door", ("guy", "osmond"), thing="east")).reason == "no_such_door"
    opened = church([who("guy", "D5"), who("osmond", "E5"), who("milo", "A1", "B")], state="open")
    wait(opened, 4)
    assert opened.refused(two()).reason == "door_so_already"
    assert not [work for work in opened.legal if isinstance(work, Work) and work.task == "break_door"]
    third = church([who("guy", "D5"), who("osmond", "E5"), who("ivo", "C5")])
    wait(third, 4)
    assert third.refused(Work("break_door", ("guy", "osmond", "ivo"), thing="west")).reason == "needs_two_men"


@pytest.mark.rule("A-DOOR-05")
def test_who_is_offered_a_door_to_break() -> None:
    """Every two on one side who have stood there for two turns; nobody who has just come, nobody of the other side, no rider."""
    men = [who("guy", "D5"), who("osmond", "E5"), who("ivo", "C5"), who("milo", "D4", "B"), who("okeanos", "D3", "B")]
    game = church(men)
    wait(game, 4)
    found = {frozenset(work.men) for work in game.legal if isinstance(work, Work) and work.task == "break_door"}
    assert found == {frozenset(pair) for pair in (("guy", "osmond"), ("guy", "ivo"), ("osmond", "ivo"))}
    game.state = game.state.with_being(game["ivo"]._replace(busy=game.state.phase * 8))
    found = {frozenset(work.men) for work in game.legal if isinstance(work, Work) and work.task == "break_door"}
    assert found == {frozenset(("guy", "osmond"))}
    game.state = game.state.with_being(game["osmond"]._replace(mount="roger.horse"))
    assert game.refused(two()).reason == "works_on_foot"


@pytest.mark.rule("RULING-S-04", "RULING-A-DOOR-01")
def test_a_refusal_names_the_ruling_it_rests_on() -> None:
    assert bridge([who("guy", "D2"), who("milo", "D4", "B")], "closed").refused(winch("open_door")).rule == "RULING-S-04"
    shut = gate([who("guy", "D2"), who("milo", "D3", "B")], "open", "combat").refused(swing("shut_door", door="gate"))
    assert shut.rule == "RULING-A-DOOR-01"


@pytest.mark.rule("RULING-A-ENTR-05", "SC-BRIDGE-03")
def test_only_who_was_on_a_bridge_falls() -> None:
    """Who lies in the moat under a raised bridge does not fall when it is shot to pieces, nor who stands in a gate that loses its leaf."""
    raised = bridge([who("guy", "D2"), who("milo", "D4", "B")], "closed")
    open_gate = gate([who("guy", "D2"), who("milo", "D3", "B")], "open", "combat")
    for game, door in ((raised, "bridge"), (open_gate, "gate")):
        doing = Doing(game.position, ScriptedDice(()))
        doors.destroy(doing, game.field.board.gates[door], "GATE-05")
        assert (doing.state.pending, doing.being("milo").health) == ((), Health.HEALTHY)
        told = len(doing.events)
        doors.destroy(doing, game.field.board.gates[door], "GATE-05")  # what is broken is not broken again
        assert len(doing.events) == told


@pytest.mark.rule("RULING-S-04", "SC-BRIDGE-04")
def test_beasts_on_a_bridge_that_is_raised_and_those_who_led_them() -> None:
    """The ox that Godric leads climbs out, and he no longer leads it; an ox elsewhere stays where it is, a dead one too."""
    men = [who("guy", "D2"), who("godric", "D5", "B"), who("ox_red", "D4", "B"), who("ox_white", "A6", "B")]
    game = bridge(men)
    game.state = game.state.with_being(game["ox_red"]._replace(leader="godric"))
    game.do(winch("shut_door"))
    assert (game["ox_red"].leader, game.asked) == ("", "")
    assert game.at("ox_red") != "D4"
    person = bridge([who("guy", "D2"), who("milo", "D4", "B")])
    person.do(winch("shut_door"))
    assert (person.asked, person.at("milo")) == ("landing_asked", "D4")  # no beast: he is asked first
    assert game.at("ox_white") == "A6"
    dead = bridge(men)
    dead.state = dead.state.with_being(dead["ox_red"]._replace(health=Health.DEAD))
    dead.do(winch("shut_door"))
    assert dead.at("ox_red") == "D4"


# -- the sheets --------------------------------------------------------------------------------------------------------


def gates() -> list[tuple[str, str]]:
    """Every door of every sheet."""
    return [(name, door.id) for name in sheet_files() for door in sheet(name).doors]


@pytest.mark.rule("GATE-02", "GATE-03", "A-DOOR-02", "A-ENTR-01", "A-ENTR-11", "SC-BRIDGE-02")
@pytest.mark.parametrize(("name", "door"), gates())
def test_every_door_of_the_sheets_can_be_worked_and_opens_a_way(name: str, door: str) -> None:
    """Somebody can stand at each of its posts; shut it bars the way, open or broken it does not."""
    field = Field(Board([Piece(sheet(name))]), RULESETS["siege_classic" if name == "classic_castle" else "guiscard"].rules())
    gate = field.board.gates[door]
    assert gate.posts
    assert all(field.move_graphs[1].enterable >> post & 1 for post in gate.posts)
    for face, way in (("closed", False), ("open", True), ("broken", True)):
        state = State(1, 0, 4, 3, {}, {}, works=Works(doors={door: face}))
        now = field.now(state)
        pairs = [(cell, cell + now.board.shifts[facing]) for cell, facing in gate.sides]
        pairs += [(post, cell) for cell in gate.cells for post in gate.posts if not gate.sides and now.board.around[post] >> cell & 1]
        assert pairs
        if gate.cells and gate.sides and face == "broken":
            continue  # a broken drawbridge leaves the moat
        assert any(pair in now.move_graphs[0].step for pair in pairs) is way, face


@pytest.mark.rule("A-DOOR-05", "A-ENTR-11")
@pytest.mark.parametrize(("name", "door"), [pair for pair in gates() if pair[1] in ("church_door", "keep_door")])
def test_two_men_find_room_before_every_door_that_can_be_broken(name: str, door: str) -> None:
    board = Board([Piece(sheet(name))])
    outside = doors.sides_of(board, board.gates[door])[1]
    assert len([cell for cell in outside if board.ground[cell].foot]) >= 2
