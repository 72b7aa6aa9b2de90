"""Oxen before machines: drawing, driving, hitching, and the full turn of work. The Anarchy 1.3.

The ram stands in column C with its nose on C7; its oxen stand on C6 and D6, and only D5 touches both.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Away, Health
from hauberk.battle.core.commands import Attack, Done, Drive, Hitch, HoldFire, HoldGround, Move, Retreat, ShootBack, TakeBridle
from hauberk.battle.core.events import Driven, Moved, TeamChanged, WorkBegun
from hauberk.battle.core.state import COMBAT, MOVEMENT
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from tests.kit import Man, Table, changed, drawn, go_to, man, of_kind

ROAD = """
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  W  .  .
    .  .  R  O  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
    .  .  .  .  .  .
"""


def ram(kind: str = "ram", team: tuple[str, ...] = ("ox_red", "ox_white"), **more: Any) -> dict[str, Any]:
    """A machine whose rear stands on C10 and whose nose, on C7, points up the map."""
    return {"id": "ram", "kind": kind, "side": "A", "at": "C10", "facing": 0, "team": list(team), **more}


def convoy(picture: str = ROAD, machine: dict[str, Any] | None = None, **more: Any) -> Table:
    """The ram with its two oxen and Wat before them."""
    people: dict[str, Man] = {
        "W": man("wat", "A"),
        "R": man("ox_red", "A"),
        "O": man("ox_white", "A"),
    }
    return drawn(picture, ruleset="anarchy", machines=[machine or ram()], **{**people, **more})


def stands(game: Table) -> list[str]:
    """The hexes of the ram, rear first."""
    return [game.field.name(cell) for cell in game.state.machines["ram"].cells]


# -- drawing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OXEN-01", "A-OXEN-01", "A-OXEN-02", "RULING-T-124", "RULING-A-OXEN-03")
@pytest.mark.parametrize("kind", ["gallery", "ram", "siege_tower"])
def test_two_oxen_draw_every_machine_four_hexes(kind: str) -> None:
    """Two oxen draw gallery, ram and siege tower alike, four hexes in a turn and not a fifth."""
    game = convoy(machine=ram(kind))
    assert game.refused(Drive("wat", "ram", 5)).reason == "oxen_too_far"
    events = game.do(Drive("wat", "ram", 4))
    assert len(of_kind(events, Driven)) == 4
    assert stands(game) == ["C6", "C5", "C4", "C3"]
    assert [game.at("ox_red"), game.at("ox_white"), game.at("wat")] == ["C2", "D2", "D1"]


@pytest.mark.rule("OXEN-01", "A-OXEN-02")
def test_the_four_hexes_are_counted_over_the_whole_turn() -> None:
    """Three hexes and one make four; the fifth waits for the next turn."""
    game = convoy(exits=[{"id": "north", "side": "A", "hexes": "D1"}])
    game.do(Drive("wat", "ram", 3))
    assert game.refused(Drive("wat", "ram", 2)).rule == "OXEN-01"
    game.do(Drive("wat", "ram", 1))
    assert game.refused(Drive("wat", "ram", 1)).reason == "oxen_too_far"
    go_to(game, MOVEMENT, 0)
    assert game.allowed(Drive("wat", "ram", 1))


@pytest.mark.rule("OXEN-02", "A-OXEN-03")
def test_a_single_ox_draws_nothing() -> None:
    """With one ox dead the ram stays where it is."""
    assert convoy().allowed(Drive("wat", "ram", 1))
    game = convoy(O=man("ox_white", "A", health="dead"))
    assert game.refused(Drive("wat", "ram", 1)).reason == "team_incomplete"
    assert convoy(machine=ram(team=("ox_red",))).refused(Drive("wat", "ram", 1)).reason == "team_incomplete"


@pytest.mark.rule("OXEN-02", "A-OXEN-04")
def test_the_driver_must_touch_both_oxen() -> None:
    """A man beside one of the oxen only, or in the saddle, does not direct the team."""
    beside_one = convoy(changed(ROAD, D5=".", C5="W"))
    assert beside_one.refused(Drive("wat", "ram", 1)).reason == "not_beside_both_oxen"
    assert convoy(W=man("wat", "A", health="stunned")).refused(Drive("wat", "ram", 1)).rule == "OXEN-02"
    assert convoy(W=man("wat", "A", health="dead")).refused(Drive("wat", "ram", 1)).rule == "OXEN-02"
    assert convoy(W=man("wat", "B"), active="B").refused(Drive("wat", "ram", 1)).reason == "no_such_machine"
    assert convoy(W=man("wat", "A", health="wounded")).allowed(Drive("wat", "ram", 4))


@pytest.mark.rule("A-OXEN-04")
def test_the_driver_walks_before_the_team_and_pays_his_way() -> None:
    """Four hexes of flat ground cost the driver four points; who has only two left leads the team two hexes."""
    game = convoy()
    events = game.do(Drive("wat", "ram", 4))
    assert sum(term.value for event in of_kind(events, Moved) for term in event.costs) == 4
    assert game["wat"].left == game["wat"].allowance - 4
    tired = convoy(W=man("wat", "A", left=2))
    assert tired.refused(Drive("wat", "ram", 3)).reason == "not_enough_points"
    assert tired.allowed(Drive("wat", "ram", 2))
    spent = convoy(W=man("wat", "A", marks=["moved", "halted"]))
    assert spent.refused(Drive("wat", "ram", 1)).rule == "MOVE-03"


@pytest.mark.rule("A-OXEN-04", "RULING-A-OXEN-04")
@pytest.mark.parametrize("die, health", [(5, Health.HEALTHY), (8, Health.WOUNDED), (10, Health.DEAD)])
def test_a_driver_who_is_stopped_stops_the_team(die: int, health: int) -> None:
    """Two Welshmen threaten the driver on his way; failing to slip past them he stops, and with him the ram."""
    picture = changed(ROAD, E5="G", E4="H")
    game = convoy(picture, G=man("gwyn", "B"), H=man("hywel", "B"))
    # D5 and D4 both touch Gwyn on E5 and Hywel on E4: going on from D4 costs 2 more and a test.
    events = game.do(Drive("wat", "ram", 4), die)
    assert len(of_kind(events, Driven)) == 1
    assert stands(game) == ["C9", "C8", "C7", "C6"]
    assert game.at("wat") == "D4"
    assert game["wat"].health == health
    assert not game.allowed(Drive("wat", "ram", 1))


@pytest.mark.rule("A-OXEN-03", "RULING-A-OXEN-04")
def test_an_ox_shot_on_the_way_ends_the_drive() -> None:
    """An archer kills an ox after two hexes: the two that were left are lost."""
    picture = changed(ROAD, A11="H", F11="T")
    game = convoy(picture, H=man("hob", "A"), T=man("tovi", "B"))
    game.do(Drive("wat", "ram", 2))
    assert game.asked == "order_watched"
    game.do(HoldFire())
    game.do(Move("hob", game.cells("A12")))
    assert game.asked == "move_watched"
    ox = game.cell(game.at("ox_white"))
    game.do(ShootBack("tovi", "ox_white", ox, game["tovi"].cell, "short_bow"), 1, 1)
    assert game["ox_white"].health == Health.DEAD
    assert game.refused(Drive("wat", "ram", 1)).reason in ("team_incomplete", "movement_over")
    go_to(game, MOVEMENT, 0)
    assert game.refused(Drive("wat", "ram", 1)).reason == "team_incomplete"
    assert stands(game) == ["C8", "C7", "C6", "C5"]


@pytest.mark.rule("RULING-A-OXEN-04", "DFIRE-01")
def test_the_enemy_may_shoot_while_the_team_draws() -> None:
    """An archer who sees the team on its way may interrupt it like any other movement."""
    game = convoy(changed(ROAD, F11="T"), T=man("tovi", "B"))
    game.do(Drive("wat", "ram", 4))
    assert game.asked
    assert game.decides == 1


# -- limits of the machine -----------------------------------------------------------------------------------------


@pytest.mark.rule("A-OXEN-07", "RULING-A-OXEN-02")
def test_the_machine_rolls_straight_on() -> None:
    """Whatever draws it, every hex of the ram moves in the direction it faces."""
    game = convoy()
    before = game.state.machines["ram"]
    game.do(Drive("wat", "ram", 1))
    after = game.state.machines["ram"]
    assert after.facing == before.facing
    assert after.cells == tuple(game.field.board.neighbours[cell][before.facing] for cell in before.cells)


@pytest.mark.rule("A-OXEN-07", "RULING-A-OXEN-02")
@pytest.mark.parametrize("sign", ["s", "t", "m", "k", "a", "~", "w", "f", "z"])
@pytest.mark.parametrize("place", ["C4", "D4"])
def test_a_drawn_machine_keeps_to_flat_ground(sign: str, place: str) -> None:
    """Scrub, trees, marsh, rock, beach, water, ford and even a filled ditch stop the team one hex before them."""
    game = convoy(changed(ROAD, **{place: sign}), map={"legend": {"z": "filled_moat"}}, W=man("wat", "A"))
    assert game.allowed(Drive("wat", "ram", 1))
    assert game.refused(Drive("wat", "ram", 2)).about == place


@pytest.mark.rule("A-OXEN-07")
def test_a_low_wall_stops_the_wheels() -> None:
    """Men step over a low wall, oxen and wheels do not."""
    game = convoy(map={"hexsides": {"low_wall": ["C4/C5"]}})
    assert game.allowed(Drive("wat", "ram", 1))
    assert game.refused(Drive("wat", "ram", 2)).about == "C4"


@pytest.mark.rule("A-OXEN-07")
def test_nobody_is_run_over() -> None:
    """A friend, an enemy or another machine in the way stops the team."""
    for place in ("C4", "D3"):
        for side in ("A", "B"):
            game = convoy(changed(ROAD, **{place: "G"}), G=man("gifford", side))
            assert game.allowed(Drive("wat", "ram", 1))
            assert game.refused(Drive("wat", "ram", 2)).reason == "team_blocked"
    game = convoy()
    tower = {"id": "tower", "kind": "siege_tower", "side": "A", "at": "C1", "facing": 3, "team": []}
    team = {"W": man("wat", "A"), "R": man("ox_red", "A"), "O": man("ox_white", "A")}
    crowded = drawn(ROAD, ruleset="anarchy", machines=[ram(), tower], **team)
    assert game.allowed(Drive("wat", "ram", 2))
    assert crowded.refused(Drive("wat", "ram", 2)).reason == "team_blocked"


@pytest.mark.rule("A-OXEN-07", "MOVE-10")
def test_the_edge_stops_the_team_unless_it_is_an_exit() -> None:
    """Where the scenario lets the machine go, it leaves with its oxen; elsewhere the edge stops it."""
    game = convoy()
    game.do(Drive("wat", "ram", 4))
    go_to(game, MOVEMENT, 0)
    assert game.refused(Drive("wat", "ram", 1)).reason == "edge_of_map"
    game = convoy(exits=[{"id": "north", "side": "A", "hexes": "C1 D1"}])
    game.do(Drive("wat", "ram", 4))
    go_to(game, MOVEMENT, 0)
    game.do(Drive("wat", "ram", 1))
    assert game.state.machines["ram"].away == Away.EXITED
    assert game["ox_red"].away == game["ox_white"].away == Away.EXITED
    assert game.at("wat") == "D1"


@pytest.mark.rule("OXEN-01", "A-OXEN-02")
def test_the_kings_ram_can_be_driven_to_its_exit() -> None:
    """In the convoy's battle the way lies open: with nobody in it the ram rolls out by the north ride."""
    game = Match(BATTLE, load_scenario("the_kings_ram"), "seed")
    for who in game.state.beings.values():
        if who.id not in ("wat", "ox_red", "ox_white"):
            game.state = game.state.with_being(who._replace(away=Away.EXITED, cell=-1, tail=-1, mount=""))
    for _ in range(14):
        while game.state.sequence != MOVEMENT or game.state.active != 0:
            game.do(Done())
        hexes = max(n for n in range(1, 5) if game.why_not(Drive("wat", "ram", n)) is None)
        game.do(Drive("wat", "ram", hexes))
        if game.state.machines["ram"].away:
            break
        game.do(Done())
    assert game.state.machines["ram"].away == Away.EXITED


# -- pushing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OXEN-04", "A-OXEN-06", "RULING-A-OXEN-01")
def test_two_men_alone_do_not_move_a_machine() -> None:
    """The two men of the note are no crew: without oxen Wat and Hob bring the ram nowhere."""
    game = convoy(changed(ROAD, C6="H", D6="."), machine=ram(team=()), H=man("hob", "A"))
    for who in ("wat", "hob"):
        assert game.refused(Drive(who, "ram", 1)).reason == "team_incomplete"


# -- hitching ------------------------------------------------------------------------------------------------------

SPARE = changed(ROAD, D6="O", D5="W")


def half_team(**more: Any) -> Table:
    """Candor stands before the ram but is not yet put to it."""
    return convoy(SPARE, machine=ram(team=("ox_red",)), **more)


@pytest.mark.rule("OXEN-03", "A-OXEN-05", "RULING-A-GEN-01")
def test_hitching_an_ox_takes_a_full_turn() -> None:
    """Wat begins in his movement and stays through the enemy's phase; in his next combat the ox is in the yoke."""
    game = half_team()
    begun = game.do(Hitch("wat", "ox_white", "ram"))
    assert of_kind(begun, WorkBegun)
    assert game.state.machines["ram"].team == ("ox_red",)
    assert game.refused(Hitch("wat", "ox_white", "ram")).reason == "full_turn_of_work"
    assert game.refused(Move("wat", game.cells("D4"))).rule == "MOVE-03"
    go_to(game, COMBAT, 0)
    assert game.refused(Hitch("wat", "ox_white", "ram")).reason == "full_turn_of_work"
    go_to(game, MOVEMENT, 0)
    assert game.refused(Hitch("wat", "ox_white", "ram")).reason == "full_turn_of_work"
    go_to(game, COMBAT, 0)
    done = game.do(Hitch("wat", "ox_white", "ram"))
    assert of_kind(done, TeamChanged)
    assert game.state.machines["ram"].team == ("ox_red", "ox_white")
    go_to(game, MOVEMENT, 0)
    assert game.allowed(Drive("wat", "ram", 4))


@pytest.mark.rule("OXEN-03", "A-OXEN-05")
def test_unhitching_takes_a_full_turn_for_each_ox() -> None:
    """One man takes one ox out in one turn, and needs another turn for the second."""
    game = convoy()
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 0)
    go_to(game, COMBAT, 0)
    game.do(Hitch("wat", "ox_white", "ram"))
    assert game.state.machines["ram"].team == ("ox_red",)
    assert game.refused(Hitch("wat", "ox_red", "ram")).reason == "full_turn_of_work"
    go_to(game, MOVEMENT, 0)
    game.do(Hitch("wat", "ox_red", "ram"))
    go_to(game, COMBAT, 0)
    go_to(game, COMBAT, 0)
    game.do(Hitch("wat", "ox_red", "ram"))
    assert game.state.machines["ram"].team == ()


@pytest.mark.rule("OXEN-03", "A-OXEN-05")
def test_only_an_ox_in_its_place_is_hitched_by_a_man_beside_it() -> None:
    """The ox stands before the machine, the man beside the ox, and no team has a third."""
    far = convoy(changed(ROAD, D5=".", D3="W"), machine=ram(team=("ox_red",)))
    assert far.refused(Hitch("wat", "ox_white", "ram")).reason == "not_beside_ox"
    astray = convoy(changed(ROAD, D6=".", E5="O"), machine=ram(team=("ox_red",)))
    assert astray.refused(Hitch("wat", "ox_white", "ram")).reason == "ox_not_before_machine"
    third = convoy(changed(ROAD, C5="D"), D=man("ox_dun", "A"))
    assert third.refused(Hitch("wat", "ox_dun", "ram")).reason == "ox_not_before_machine"
    mule = convoy(changed(ROAD, D6="M"), machine=ram(team=("ox_red",)), M=man("mule_grey", "A"))
    assert mule.refused(Hitch("wat", "mule_grey", "ram")).reason == "not_beside_ox"


@pytest.mark.rule("OXEN-03")
def test_a_dead_ox_makes_room_for_a_fresh_one() -> None:
    """The ox that fell is out of the team when another is put in its place."""
    game = convoy(
        changed(ROAD, D6="D"), machine=ram(team=("ox_red", "ox_white")), D=man("ox_dun", "A"),
        men=[{"who": "ox_white", "side": "A", "at": "D6", "health": "dead"}],
    )  # fmt: skip
    game.do(Hitch("wat", "ox_dun", "ram"))
    go_to(game, COMBAT, 0)
    go_to(game, COMBAT, 0)
    game.do(Hitch("wat", "ox_dun", "ram"))
    assert game.state.machines["ram"].team == ("ox_red", "ox_dun")


@pytest.mark.rule("OXEN-03", "A-OXEN-05")
def test_an_ox_in_the_yoke_is_not_led_away() -> None:
    """Who wants a hitched ox must take it out first; a free one he can lead."""
    assert convoy().refused(TakeBridle("wat", "ox_white")).rule == "OXEN-03"
    assert half_team().allowed(TakeBridle("wat", "ox_white"))


@pytest.mark.rule("HORSE-02")
def test_an_ox_in_the_yoke_is_not_pushed_aside() -> None:
    """Nobody ends his movement on the hex of a hitched ox by pushing it off."""
    game = convoy(changed(ROAD, D7="H"), H=man("hob", "A"))
    assert not game.allowed(Move("hob", game.cells("D6")))


# -- the full turn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-A-GEN-01", "OXEN-03")
def test_who_moves_in_his_next_phase_has_not_worked() -> None:
    """A step aside and back spoils the work; it can be begun anew and then takes its full turn."""
    game = half_team()
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, MOVEMENT, 0)
    game.do(Move("wat", game.cells("E6 D5")))
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 0)
    assert game.refused(Hitch("wat", "ox_white", "ram")).rule == "RULING-A-GEN-01"
    go_to(game, COMBAT, 0)
    assert game.allowed(Hitch("wat", "ox_white", "ram"))


@pytest.mark.rule("RULING-A-GEN-01", "OXEN-03")
def test_work_left_alone_is_forgotten() -> None:
    """Who began, walked off for a turn and came back must begin again."""
    game = half_team()
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, MOVEMENT, 0)
    game.do(Move("wat", game.cells("E6 D5")))
    go_to(game, COMBAT, 0)
    assert not game.allowed(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 0)
    assert not game.allowed(Hitch("wat", "ox_white", "ram"))
    go_to(game, MOVEMENT, 0)
    assert game.allowed(Hitch("wat", "ox_white", "ram"))


@pytest.mark.rule("RULING-A-GEN-01", "OXEN-03")
def test_who_attacks_in_his_next_phase_has_not_worked() -> None:
    """Wat strikes at Gwyn instead of minding the ox."""
    game = convoy(changed(ROAD, E6="G"), machine=ram(team=("ox_red",)), G=man("gwyn", "B"))
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 0)
    go_to(game, COMBAT, 0)
    assert game.allowed(Hitch("wat", "ox_white", "ram"))
    game.do(Attack(("wat",), "gwyn"), 4)  # column below 0, no effect
    assert not game.state.pending
    assert game.refused(Hitch("wat", "ox_white", "ram")).rule == "RULING-A-GEN-01"


@pytest.mark.rule("RULING-A-GEN-01", "OXEN-03")
@pytest.mark.parametrize("die, kept", [(8, True), (7, False)])
def test_an_attack_does_not_break_off_the_work_but_a_retreat_does(die: int, kept: bool) -> None:
    """Gwyn attacks Wat at his work: unharmed Wat goes on, driven back he has lost his turn."""
    game = convoy(changed(ROAD, E6="G"), machine=ram(team=("ox_red",)), G=man("gwyn", "B"))
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 1)
    # 11 − 3 = 8, column 5–8: a 7 drives him back, an 8 does nothing.
    game.do(Attack(("gwyn",), "wat"), die)
    if not kept:
        game.do(Retreat("wat", game.cell("C5")))
        game.do(HoldGround())
        assert game["wat"].since < 0
    go_to(game, COMBAT, 0)
    assert game.allowed(Hitch("wat", "ox_red", "ram")) is kept


@pytest.mark.rule("RULING-A-GEN-01", "OXEN-03")
def test_who_is_stunned_has_not_worked() -> None:
    """Knocked down in the enemy's phase, Wat finishes nothing in his own."""
    game = convoy(changed(ROAD, E6="G"), machine=ram(team=("ox_red",)), G=man("gwyn", "B"))
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 1)
    game.do(Attack(("gwyn",), "wat"), 3)  # stunned
    assert game["wat"].health == Health.STUNNED
    if game.state.pending:
        game.do(HoldGround())
    go_to(game, COMBAT, 0)
    assert not game.allowed(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 0)
    assert not game.allowed(Hitch("wat", "ox_white", "ram"))


@pytest.mark.rule("RULING-A-GEN-01", "OXEN-03")
def test_after_the_work_he_does_nothing_else_in_that_phase() -> None:
    """The hand that has hitched the ox does not strike in the same combat sequence."""
    game = convoy(changed(ROAD, E6="G"), machine=ram(team=("ox_red",)), G=man("gwyn", "B"))
    game.do(Hitch("wat", "ox_white", "ram"))
    go_to(game, COMBAT, 0)
    go_to(game, COMBAT, 0)
    game.do(Hitch("wat", "ox_white", "ram"))
    assert game.refused(Attack(("wat",), "gwyn")).reason == "has_worked"
