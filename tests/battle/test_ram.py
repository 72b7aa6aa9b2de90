"""Rams: crews, ways, strokes, and the walls that fall. The Anarchy 5.2; Siege 2.9.

The wall runs along row 3; the ram stands in column C with its nose on C4.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Attack, Done, HoldGround, Move, PushMachine, Retreat, Shoot, Work
from hauberk.battle.core.events import DamageSet, GroundSet, Rolled
from hauberk.battle.movement.infiltration import threats, zone
from tests.battle.storming import CREW, Table, crew, front, machine
from tests.kit import of_kind

WHEELS = ("B4", "B5", "B6", "B7", "D4", "D5", "D6", "D7")


def ram(men: int = 6, at: str = "C7", **more: object) -> Table:
    """A ram at the wall, with so many men at its wheels."""
    more.setdefault("sequence", "combat")
    extra = more.pop("others", {})
    return front(machines=[machine("ram", at)], men={**crew(*WHEELS[:men]), **extra}, phase=3, **more)  # type: ignore[dict-item, arg-type]


def strike(game: Table, die: int, men: int = 6) -> None:
    """The crew strikes once."""
    game.do(Work("strike_ram", CREW[:men], game.cell("C3"), "ram"), die)


def quietly(game: Table, attack: Attack) -> None:
    """An attack with the first die that changes nothing for anybody."""
    before = {who: (being.cell, being.health) for who, being in game.state.beings.items()}
    start = game.state
    for die in range(10, 0, -1):
        game.do(attack, die)
        if not game.state.pending and before == {who: (being.cell, being.health) for who, being in game.state.beings.items()}:
            return
        game.state = start
    raise AssertionError("every die does something")


def later(game: Table, turns: int = 1) -> None:
    """The same sequence so many turns later."""
    phase = game.state.phase + 2 * turns
    while game.state.phase < phase or game.state.sequence != 4:
        game.do(Done())


@pytest.mark.rule("A-RAM-01", "A-RAM-02", "A-MOAT-07")
@pytest.mark.parametrize(("men", "hexes"), [(2, 0), (3, 1), (5, 1), (6, 2), (8, 2)])
def test_the_crew_decides_how_far_it_rolls(men: int, hexes: int) -> None:
    """Fewer than three men move nothing, three to five one hex, six or more two; a filled ditch carries it."""
    places = ("B6", "B7", "B8", "B9", "D6", "D7", "D8", "D9")
    game = front(machines=[machine("ram", "C9")], men=crew(*places[:men]), changed={"C5": "e", "B5": "e", "D5": "e"})
    allowed = [command.hexes for command in game.legal if isinstance(command, PushMachine)]
    assert max(allowed, default=0) == hexes
    if hexes:
        game.do(PushMachine(CREW[:men], "ram", hexes))
        assert game.field.name(game.state.machines["ram"].cells[-1]) == f"C{6 - hexes}"
        assert game.at("wat") == f"B{6 - hexes}"


@pytest.mark.rule("A-RAM-02", "RULING-A-OXEN-02")
def test_scrub_and_open_ditch_stop_it() -> None:
    """Every wheel needs flat ground or a filled ditch."""
    for place, sign in (("C5", "s"), ("B5", "o"), ("D5", "o")):
        game = front(machines=[machine("ram", "C9")], men=crew("B6", "B7", "B8"), changed={place: sign})
        assert game.refused(PushMachine(CREW[:3], "ram", 1)).about == place


@pytest.mark.rule("A-RAM-03", "A-TOWER-12")
def test_who_has_fought_does_not_push_in_the_next_turn() -> None:
    """Of six men one was attacked in the enemy's phase: the other five move it one hex."""
    men = {**crew("B6", "B7", "B8", "B9", "D6", "D7"), "B:gifford": "A10"}
    game = front(machines=[machine("ram", "C9")], men=men, sequence="combat", active="B", phase=3)
    quietly(game, Attack(("gifford",), "alfwin"))
    while game.state.active or game.state.sequence != 3:
        game.do(Done())
    assert game.refused(PushMachine(CREW[:6], "ram", 1)).reason == "pusher_engaged"
    five = tuple(who for who in CREW[:6] if who != "alfwin")
    assert game.refused(PushMachine(five, "ram", 2)).reason == "crew_too_small"
    assert game.allowed(PushMachine(five, "ram", 1))


@pytest.mark.rule("A-RAM-04", "RULING-A-RAM-05")
def test_one_enters_at_the_ends_only_and_stands_by_the_wheels() -> None:
    """Two points a hex; the beam bars the way; through the sides nobody enters, but one strikes between the wheels."""
    game = front(machines=[machine("ram", "C7")], men={"wat": "B8", "hob": "A6", "B:gifford": "B6"})
    assert game.field.now(game.state).move_graph(game["wat"]).step[game.cell("B8"), game.cell("B7")] == 2
    assert game.refused(Move("wat", game.cells("C8 C7"))).reason == "impassable"
    assert game.refused(Move("hob", game.cells("B5"))).reason == "closed_side"
    game.do(Move("wat", game.cells("B7")))
    assert game["wat"].left == game["wat"].allowance - 2
    game.state = game.state._replace(sequence=4)
    assert game.allowed(Attack(("hob",), "gifford"))


@pytest.mark.rule("A-RAM-05", "A-RAM-06", "A-RAM-07", "RULING-A-RAM-01", "RULING-A-RAM-02", "A-MEANS-01", "A-MEANS-02", "A-MEANS-03")
@pytest.mark.example("DX-A-04")
@pytest.mark.parametrize(("men", "die", "grades"), [(6, 4, 0), (6, 5, 1), (3, 8, 0), (5, 9, 1)])
def test_what_a_stroke_does(men: int, die: int, grades: int) -> None:
    """Six men strike with nine points: a grade on 5 or more; three to five men need a 9. Fewer do not strike."""
    game = ram(men)
    strike(game, die, men)
    assert game.state.works.damage.get(game.cell("C3"), 0) == grades
    few = ram(2)
    assert few.refused(Work("strike_ram", CREW[:2], few.cell("C3"), "ram")).reason == "crew_too_small"
    assert not [command for command in few.legal if isinstance(command, Work) and command.task == "strike_ram"]


@pytest.mark.rule("A-RAM-08", "A-BOMB-06")
@pytest.mark.example("DX-A-04")
@pytest.mark.parametrize(("men", "die", "grades"), [(6, 5, 0), (6, 6, 1), (3, 9, 0), (3, 10, 1)])
def test_a_tower_wall_is_stronger(men: int, die: int, grades: int) -> None:
    """Against a tower the die counts one less; the keep is never rammed."""
    game = ram(men, changed={"C3": "T"})
    strike(game, die, men)
    assert game.state.works.damage.get(game.cell("C3"), 0) == grades
    keep = ram(men, map={"areas": {"keep": "C3"}})
    assert keep.refused(Work("strike_ram", CREW[:men], keep.cell("C3"), "ram")).reason == "keep_not_rammed"


@pytest.mark.rule("A-RAM-07", "A-RAM-09", "A-RUBBLE-01", "A-RUBBLE-06", "RULING-A-RAM-06", "A-BOMB-01", "A-BOMB-11")
def test_four_grades_in_one_assault_bring_the_wall_down() -> None:
    """Every second turn a die; a 3 would wear an engine, not a ram. With the fourth grade the wall is rubble, and who was on it lies
    wounded in the stones."""
    game = ram(others={"B:gifford": "C3/2", "B:thurkil": "D3/2"})
    for grades, die in ((1, 9), (1, 3), (2, 10), (3, 5)):
        strike(game, die)
        assert game.refused(Work("strike_ram", CREW[:6], game.cell("C3"), "ram")).reason == "ram_not_ready"
        assert game.state.works.damage[game.cell("C3")] == grades
        later(game)
        assert game.refused(Work("strike_ram", CREW[:6], game.cell("C3"), "ram")).reason == "ram_not_ready"
        later(game)
    strike(game, 8)
    assert game.state.works.changed[game.cell("C3")] == "rubble"
    assert game.state.works.changed[game.cell("C3/2")] == ""
    assert game.state.works.damage == {}
    assert (game.at("gifford"), game["gifford"].health) == ("C3", Health.WOUNDED)
    assert (game.at("thurkil"), game["thurkil"].health) == ("D3/2", Health.HEALTHY)
    assert all(game[who].health == Health.HEALTHY for who in CREW[:6])


@pytest.mark.rule("A-RAM-12", "A-RAM-13", "RULING-A-RAM-03")
def test_a_crew_that_attacks_does_not_batter() -> None:
    """One of the crew attacks: no stroke in this turn. One who was only attacked does not count: five men are left, five points."""
    game = ram(others={"B:gifford": "A6"})
    quietly(game, Attack(("tom",), "gifford"))
    others = tuple(who for who in CREW[:6] if who != "tom")
    assert game.refused(Work("strike_ram", others, game.cell("C3"), "ram")).reason == "crew_fights"
    later(game)
    assert game.allowed(Work("strike_ram", others, game.cell("C3"), "ram"))
    struck = ram(others={"B:gifford": "A6"}, active="B")
    quietly(struck, Attack(("gifford",), "tom"))
    while struck.state.active or struck.state.sequence != 4:
        struck.do(Done())
    assert struck.refused(Work("strike_ram", CREW[:6], struck.cell("C3"), "ram")).rule == "A-RAM-13"
    struck.do(Work("strike_ram", others, struck.cell("C3"), "ram"), 5)  # a grade with nine points, nothing with five
    assert struck.state.works.damage == {}


def turns_until_it_strikes(game: Table) -> int:
    """So many turns from now some of the crew can strike; 0: in this one."""
    for turns in range(6):
        if any(isinstance(command, Work) and command.task == "strike_ram" for command in game.legal):
            return turns
        later(game)
    raise AssertionError("it never strikes again")


@pytest.mark.rule("A-RAM-07", "A-RAM-12", "RULING-A-RAM-03")
@pytest.mark.parametrize("when", [0, 1])
@pytest.mark.parametrize("blows", [0, 1, 2])
def test_a_blow_between_two_strokes_costs_a_turn(when: int, blows: int) -> None:
    """Two turns after a stroke the next one is due; if some of the crew attack in between, in the turn of the stroke or in the next, three
    turns after it, however many of them attack in that turn."""
    game = ram(8, others={"B:godbert": "E7"})
    strike(game, 4)
    later(game, when)
    for who in ("osbert", "siward")[:blows]:
        quietly(game, Attack((who,), "godbert"))
    if when == 0:
        later(game)
    assert turns_until_it_strikes(game) == (2 if blows else 1)


@pytest.mark.rule("A-RAM-12", "RULING-A-RAM-03")
def test_every_turn_of_fighting_costs_another() -> None:
    """In the turn after the stroke and in the next one of the crew attacks: the stroke comes four turns after the last."""
    game = ram(others={"B:gifford": "A6"})
    strike(game, 4)
    for _ in range(2):
        later(game)
        quietly(game, Attack(("tom",), "gifford"))
    assert turns_until_it_strikes(game) == 2


@pytest.mark.rule("A-RAM-12", "A-RAM-14", "FIRE-06")
def test_a_fire_fought_between_two_strokes_costs_a_turn() -> None:
    """Whether it goes out or not."""
    for die in (1, 10):
        game = ram(fires=[{"at": "D6", "side": "B", "age": 1, "origin": "arrow"}])
        strike(game, 4, 3)
        game.do(Work("put_out", ("ailred",), game.cell("D6")), die)
        assert game.state.machines["ram"].ready == game.state.phase + 6


@pytest.mark.rule("A-RAM-13", "RULING-A-RAM-03")
def test_to_be_attacked_costs_no_turn() -> None:
    """Only the man who was attacked is missing."""
    game = ram(8, others={"B:gifford": "A6"})
    strike(game, 4)
    while not game.state.active or game.state.sequence != 4:
        game.do(Done())
    quietly(game, Attack(("gifford",), "tom"))
    while game.state.active or game.state.sequence != 4:
        game.do(Done())
    assert turns_until_it_strikes(game) == 1


@pytest.mark.rule("A-RAM-12", "SC-RAM-07")
@pytest.mark.parametrize("ruleset", ["anarchy", "siege_classic"])
def test_a_man_of_the_crew_who_attacks_and_is_driven_out_has_stopped_it(ruleset: str) -> None:
    """He attacks, and the answer drives him from the wheels, or fells him: all the same no stroke in this turn, but in the next."""
    men = {**crew("D4", "D5", "D6", "B7"), "B:gifford": "A8"}
    game = front(machines=[machine("ram", "C7")], men=men, ruleset=ruleset, sequence="combat", phase=3)
    strike_now, start = Work("strike_ram", CREW[:3], game.cell("C3"), "ram"), game.state
    out = 0
    for die in range(1, 11):
        game.state = start
        game.do(Attack(("alfwin",), "gifford"), die)
        if game.asked == "retreat_owed" and game.decides == 0:
            game.do(Retreat("alfwin", game.cell("C8")))
            out += 1
        elif game["alfwin"].alive:
            continue
        while game.state.pending:
            game.do(HoldGround())
        assert game.refused(strike_now).reason in ("ram_not_ready", "crew_fights")
        later(game)
        assert game.allowed(strike_now)
    assert out


@pytest.mark.rule("A-RAM-11", "A-HOARD-10", "A-HOARD-26")
def test_under_a_hoarding_it_works_on_and_the_hoarding_falls_with_the_wall() -> None:
    """A hoarding over the nose of the ram: the stroke is lawful; when the wall goes, so does the hoarding, and who was in it is hurt."""
    game = ram(works={"ground": {"hoarding": "C4/2"}, "damage": {"C3": 3}}, others={"B:gifford": "C4/2"})
    strike(game, 5)
    assert game.state.works.changed[game.cell("C3")] == "rubble"
    assert game.state.works.changed.get(game.cell("C4/2")) == ""
    assert game["gifford"].health == Health.WOUNDED
    assert game.field.now(game.state).board.all >> game["gifford"].cell & 1


@pytest.mark.rule("RULING-A-RAM-04", "A-RAM-08")
def test_a_gate_is_broken_by_the_ram() -> None:
    """The gate is single stone to the ram: two grades, then it stays open."""
    door = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["C3/C4"], "posts": "C2"}
    game = ram(changed={"C3": "g"}, map={"doors": [door]})
    for _ in range(2):
        strike(game, 4)
        later(game, 2)
    assert game.state.works.doors["gate"] == "broken"


@pytest.mark.rule("A-BOMB-09", "DEMO-04")
def test_who_stands_right_behind_a_gate_that_is_rammed_down_is_wounded() -> None:
    """Gifford leans against the gate from inside; Godbert a hex farther back is spared."""
    door = {"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["C3/C4"], "posts": "C2"}
    game = ram(changed={"C3": "g"}, map={"doors": [door]}, others={"B:gifford": "C3", "B:godbert": "C2"})
    for health in (Health.HEALTHY, Health.WOUNDED):
        strike(game, 4)
        assert game["gifford"].health == health
        later(game, 2)
    assert game["godbert"].health == Health.HEALTHY


# -- the classic ram ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-RAM-01", "SC-RAM-03", "SC-RAM-04", "SC-RAM-05", "SC-RAM-06", "SC-BATTER-01", "SC-BATTER-02", "SC-BATTER-03",
                  "SC-BATTER-04", "SC-RUBBLE-01", "RULING-S-28", "RULING-S-30")  # fmt: skip
@pytest.mark.example("TC-S-01")
def test_five_strokes_of_the_classic_ram() -> None:
    """5, 1, 9, 10, 7: one damage, one, two, three, four; the 3C is nothing to a ram, and with the fifth stroke there is rubble."""
    game = ram(3, ruleset="siege_classic", others={"B:gifford": "C3/2"})
    for die, grades in ((5, 1), (1, 1), (9, 2), (10, 3)):
        strike(game, die, 3)
        assert game.state.works.damage[game.cell("C3")] == grades
        assert game["gifford"].health == Health.HEALTHY
        later(game)
    events = game.do(Work("strike_ram", CREW[:3], game.cell("C3"), "ram"), 7)
    assert GroundSet(game.cell("C3"), "rubble") in events
    assert DamageSet(game.cell("C3"), 0) in events
    assert game["gifford"].health == Health.WOUNDED


@pytest.mark.rule("SC-RAM-03", "SC-RAM-04", "RULING-S-26")
@pytest.mark.parametrize("rests", [False, True])
def test_the_classic_ram_strikes_as_soon_as_it_has_come(rests: bool) -> None:
    """In the turn in which it reaches the wall; by a switch only in the next."""
    game = front(
        machines=[machine("ram", "C8")], men=crew("B5", "B6", "B7"), ruleset="siege_classic", phase=3,
        switches={"ram_rests_when_moved": rests},
    )  # fmt: skip
    game.do(PushMachine(CREW[:3], "ram", 1))
    game.do(Done())
    stroke = Work("strike_ram", CREW[:3], game.cell("C3"), "ram")
    assert game.allowed(stroke) is not rests
    later(game)
    assert game.allowed(stroke)


@pytest.mark.rule("SC-RAM-07")
def test_the_classic_ram_does_not_strike_while_one_of_the_crew_fights() -> None:
    """Whether he attacks or is attacked."""
    fought = ram(4, ruleset="siege_classic", others={"B:gifford": "A6"})
    fought.state = fought.state.with_being(fought["tom"]._replace(fought=fought.state.phase - 1))
    three = tuple(who for who in CREW[:4] if who != "tom")
    assert fought.refused(Work("strike_ram", three, fought.cell("C3"), "ram")).reason == "crew_fights"


@pytest.mark.rule("SC-RAM-07")
def test_from_under_the_classic_ram_one_shoots_at_the_next_hex() -> None:
    """An enemy right beside the wheels is shot at, though he presses the bowman; who is farther off is not. Then it does not strike."""
    men = {"tovi": "B5", "wat": "B6", "hob": "B7", "tom": "D5", "B:gifford": "A6", "B:gwyn": "A9"}
    game = front(machines=[machine("ram", "C7")], men=men, ruleset="siege_classic", sequence="fire", phase=3)
    shots = [command for command in game.legal if isinstance(command, Shoot)]
    assert {(shot.man, shot.target) for shot in shots} == {("tovi", "gifford")}
    far = replace(shots[0], target="gwyn", aim=game.cell("A9"))
    assert game.refused(far)[:2] == ("cannot_shoot_so_far_from_machine", "SC-RAM-07")
    back = front(machines=[machine("ram", "C7")], men={"tovi": "B5", "B:gwyn": "A6"}, ruleset="siege_classic", sequence="fire", active="B")
    assert not [command for command in back.legal if isinstance(command, Shoot)]
    crew_of_three = Work("strike_ram", ("wat", "hob", "tom"), game.cell("C3"), "ram")
    quiet = game.state
    game.do(shots[0], 10)
    game.state = game.state._replace(sequence=4)
    assert game.refused(crew_of_three).reason == "ram_not_ready"
    game.state = game.state.with_being(game["tovi"]._replace(cell=game.cell("A12")))
    assert game.refused(crew_of_three).reason == "ram_not_ready"
    game.state = quiet._replace(sequence=4)
    assert game.allowed(crew_of_three)


@pytest.mark.rule("A-RAM-07")
def test_every_stroke_is_one_die() -> None:
    """One die for a stroke, whatever it does."""
    game = ram()
    events = game.do(Work("strike_ram", CREW[:6], game.cell("C3"), "ram"), 7)
    assert [event.purpose for event in of_kind(events, Rolled)] == ["batter"]


@pytest.mark.rule("A-RAM-10")
def test_the_roof_of_a_ram() -> None:
    """From above and from the side nobody under it is seen; through its front and rear hexes he is, from the same level. Nobody shoots
    out of it, and no line of that level crosses it."""
    game = front(machines=[machine("ram", "C9")], men={"tovi": "B9", "wat": "D7", "B:gwyn": "B14"}, sequence="fire")
    sight = game.field.now(game.state).sight
    assert not sight.sees(game.cell("C3/2"), game.cell("D7"))
    assert not sight.sees(game.cell("F7"), game.cell("D7"))
    assert sight.sees(game.cell("B14"), game.cell("B9"))
    assert not sight.sees(game.cell("A8"), game.cell("F8"))
    assert not [command for command in game.legal if isinstance(command, Shoot)]
    classic = front(machines=[machine("ram", "C9")], men={"tovi": "B9", "wat": "D7"}, ruleset="siege_classic")
    assert classic.field.rules.machines["ram"].shots == "all"


@pytest.mark.rule("A-RAM-10", "SC-RAM-02", "A-GALL-01")
@pytest.mark.parametrize(
    ("kind", "ruleset", "rule"),
    [("ram", "anarchy", "A-RAM-10"), ("ram", "siege_classic", "SC-RAM-02"), ("gallery", "anarchy", "A-GALL-01")],
)
def test_a_shot_at_who_is_under_a_roof_is_refused_for_the_roof(kind: str, ruleset: str, rule: str) -> None:
    """From the rampart and from the side: total cover, and the paragraph of the machine; not a matter of how far one is from a wall."""
    for at in ("G3/2", "G9"):
        game = front(machines=[machine(kind, "C9")], men={"wat": "D8", "B:tovi": at}, sequence="fire", active="B", ruleset=ruleset)
        refusal = game.refused(Shoot("tovi", "wat", game.cell("D8"), game.cell(at), "short_bow"))
        assert (refusal.reason, refusal.rule) == ("total_cover", rule)


@pytest.mark.rule("SC-RAM-02")
def test_nobody_sees_under_the_classic_ram() -> None:
    """Characters under it are not shot at from anywhere."""
    game = front(machines=[machine("ram", "C9")], ruleset="siege_classic")
    sight = game.field.now(game.state).sight
    for place in ("C3/2", "F7", "B14", "B2"):
        assert not sight.sees(game.cell(place), game.cell("B8"))


@pytest.mark.rule("RULING-S-27")
def test_the_classic_ram_at_a_tower() -> None:
    """One less on the die against a tower; the keep is left alone."""
    game = ram(3, ruleset="siege_classic", changed={"C3": "T"})
    strike(game, 5, 3)
    assert game.state.works.damage == {}
    keep = ram(3, ruleset="siege_classic", map={"areas": {"keep": "C3"}})
    assert keep.refused(Work("strike_ram", CREW[:3], keep.cell("C3"), "ram")).reason == "keep_not_rammed"


@pytest.mark.rule("INF-06", "SHOOT-09", "RULING-A-RAM-05")
def test_who_strikes_between_the_wheels_is_a_threat_there() -> None:
    """The crew reaches out at who stands beside a wheel: no crossbow is spanned there, and passing along the ram is infiltration."""
    game = ram(others={"B:wigo": "A6", "B:gifford": "A9"}, sequence="fire", active="B")
    shot = Shoot("wigo", "ailred", game.cell("D6"), game.cell("A6"), "crossbow")
    assert game.refused(shot).reason == "beside_enemy"
    assert [foe.id for foe in threats(game.position, game.cell("A6"), 0)] == ["hob", "tom"]
    assert zone(game.position, 0) >> game.cell("A6") & 1
    assert not zone(game.position, 0) >> game.cell("A9") & 1


@pytest.mark.rule("A-RAM-10", "A-HOARD-18")
def test_no_stone_from_a_hoarding_goes_through_the_roof_of_a_ram() -> None:
    """Right below the hole in the floor is the roof: only who stands beside the ram at the foot of the wall is struck."""
    pile = {"id": "pile", "kind": "stone_pile", "at": "B4/2"}
    more = {"works": {"ground": {"hoarding": "A4/2 B4/2"}}, "things": [pile], "sequence": "fire", "active": "B"}
    game = ram(others={"B:lovell": "B4/2"}, **more)
    refusal = game.refused(Shoot("lovell", "wat", game.cell("B4"), game.cell("B4/2"), "stone_at_hand"))
    assert (refusal.reason, refusal.rule) == ("roof_hides", "A-RAM-10")
    beside = ram(others={"B:lovell": "A4/2", "dunstan": "A4"}, **more)
    assert beside.allowed(Shoot("lovell", "dunstan", beside.cell("A4"), beside.cell("A4/2"), "stone_beside"))
