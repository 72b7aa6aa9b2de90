"""What cannot be done with mantlets, rams, ballistae and stone-throwers, refusal by refusal, and what is offered.

The Anarchy 3.5, 4.4, 5.1, 5.2; Siege 2.6, 2.7, 2.9; Guiscard 10.4.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Done, Work
from hauberk.battle.machines.ballista import target_on
from hauberk.battle.machines.moving import standing_places
from hauberk.battle.machines.serving import crew_of
from hauberk.battle.machines.stone_throwers import under_the_stone
from hauberk.board.board import NOWHERE
from hauberk.play.battle.scenario import SIDE_LETTERS
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.voice import VOICE
from hauberk.tell.messages import messages_in
from tests.battle import test_ram
from tests.battle.storming import CREW, front, machine
from tests.battle.test_ballista import FIELD as RANGE
from tests.battle.test_ballista import ballista, shot
from tests.battle.test_machine_refusals import with_machine
from tests.battle.test_mantlet import FIELD, mantlet, to
from tests.battle.test_stone_throwers import engine, mangonel, perriere, stone, throw
from tests.battle.trying import lawful, listed, offered, with_being
from tests.kit import Table, both, drawn, man, of_kind


def turn(game: Table, facing: int, who: str = "wat") -> Work:
    return Work("turn_mantlet", (who,), game.cell("C5"), "mantlet", facing)


# -- mantlets and screens ----------------------------------------------------------------------------------------------


@pytest.mark.rule("A-MANT-01", "A-MANT-03")
def test_whose_mantlet_it_is_and_who_takes_it() -> None:
    """One's own mantlet, here, and no other machine; one man on foot who can still move."""
    game = mantlet(W=man("wat", "A"), men=[{"who": "hob", "side": "A", "at": "B5"}])
    engines = front(machines=[engine("ballista", "H9")], men={"wat": "H10"})
    for work in (to(game, "C4"), turn(game, 2)):
        assert game.allowed(work)
        assert game.refused(replace(work, thing="stool")).reason == "not_such_a_machine"
        assert engines.refused(replace(work, thing="ballista")).reason == "not_such_a_machine"
        for change in ({"away": True}, {"side": 1}):
            assert with_machine(mantlet(), "mantlet", **change).refused(work).reason == "not_such_a_machine"
        assert game.refused(replace(work, men=("wat", "hob"))).reason == "crew_too_small"
        assert with_being(mantlet(), "wat", marks=Mark.HALTED).refused(work).reason == "movement_over"
        assert with_being(mantlet(), "wat", mount="galeran.horse").refused(work).reason == "not_at_mantlet"


@pytest.mark.rule("A-MANT-01", "A-MANT-02", "STACK-01")
def test_where_a_mantlet_is_not_taken() -> None:
    """To a hex beside it that holds no other machine and nobody; everything else is offered."""
    game = mantlet(FIELD.replace(".  .  W  .  .  .", ".  .  W  H  .  ."), H=man("hob", "A", marks=["halted"]))
    assert game.refused(to(game, "C3")).reason == "not_adjacent"
    assert game.refused(replace(to(game, "C3"), cell=NOWHERE)).by == "edge"
    assert game.refused(to(game, "D5")).rule == "STACK-01"  # Hob cannot make room any more
    assert offered(game, "move_mantlet") == lawful(game, "move_mantlet", 1, ["mantlet"])
    assert {game.field.name(cell) for cell, _, _ in offered(game, "move_mantlet")} == {"B4", "B5", "C4", "C6", "D4"}
    two = front(machines=[machine("mantlet", "C9"), {**machine("mantlet", "C8"), "id": "other"}], men={"wat": "C9"})
    assert two.refused(Work("move_mantlet", ("wat",), two.cell("C8"), "mantlet")).reason == "engine_no_room"


@pytest.mark.rule("A-MANT-03", "RULING-A-MANT-02")
def test_how_a_mantlet_is_turned() -> None:
    game = mantlet()
    assert {facing for _, _, facing in offered(game, "turn_mantlet")} == {1, 2, 3, 4, 5}
    for facing, reason in ((0, "ladder_so_already"), (6, "not_turned"), (9, "not_turned")):
        assert game.refused(turn(game, facing)).reason == reason
    assert with_being(mantlet(), "wat", left=0).refused(turn(game, 2)).reason == "not_enough_points"
    assert with_being(mantlet(), "wat", left=1).allowed(turn(game, 2))
    moved = with_machine(with_being(mantlet(), "wat", left=0), "mantlet", moved=1)
    moved.do(turn(moved, 2))
    assert of_kind(moved.told, e.MovementCut) == []


@pytest.mark.rule("SC-SCREEN-01", "SC-SCREEN-03", "RULING-S-16")
def test_where_a_screen_is_not_pushed() -> None:
    """Not sideways, not onto somebody, not over a wall; and it is not turned."""
    men = [{"who": "hob", "side": "A", "at": "C6"}]
    empty = FIELD.replace("W", ".")
    game = mantlet(empty, ruleset="siege_classic", men=men)
    assert {game.field.name(cell) for cell, _, _ in offered(game, "move_mantlet")} == {"C4"}
    assert game.refused(turn(game, 2, "hob")).reason == "not_turned"
    assert game.refused(to(game, "B4", "hob")).reason == "screen_goes_straight"
    assert listed(game, "turn_mantlet") == set()
    taken = mantlet(empty, ruleset="siege_classic", men=[*men, {"who": "tom", "side": "A", "at": "C4"}])
    assert taken.refused(to(taken, "C4", "hob")).by == "tom"
    walled = mantlet(empty, ruleset="siege_classic", men=men, map={"hexsides": {"wall": ["C5/C4"]}})
    assert walled.refused(to(walled, "C4", "hob")).rule == "SC-SCREEN-01"
    far = mantlet(empty, ruleset="siege_classic", men=[{"who": "hob", "side": "A", "at": "C7"}])
    assert far.refused(to(far, "C4", "hob")).reason == "not_at_mantlet"


# -- rams --------------------------------------------------------------------------------------------------------------


def stroke(game: Table, men: int = 6) -> Work:
    return Work("strike_ram", CREW[:men], game.cell("C3"), "ram")


@pytest.mark.rule("A-RAM-05", "A-RAM-06", "A-RAM-13")
def test_which_machines_strike() -> None:
    """A ram of one's own that is here and unfolded; neither a gallery nor a mangonel."""
    game = test_ram.ram()
    assert listed(game, "strike_ram") == {stroke(game)}
    for change in ({"away": True}, {"folded": True}, {"side": 1}):
        odd = test_ram.ram(others={"rupert": "C8"})
        work = Work("strike_ram", ("rupert",), odd.cell("C3"), "ram")
        assert with_machine(odd, "ram", **change).refused(work).reason == "no_such_machine"
    others = front(machines=[machine("gallery", "C7"), engine("mangonel", "H12")], men={"wat": "B7", "hob": "G12"}, sequence="combat")
    for thing, who in (("gallery", "wat"), ("mangonel", "hob")):
        assert others.refused(Work("strike_ram", (who,), others.cell("C3"), thing)).reason == "machine_spoilt"
    assert listed(others, "strike_ram") == set()
    assert test_ram.ram(2).refused(stroke(game, 2)).reason == "crew_too_small"
    shot_before = with_being(test_ram.ram(), "wat", marks=Mark.SHOT)
    assert shot_before.refused(stroke(shot_before)).reason == "pusher_engaged"
    assert {len(work.men) for work in listed(shot_before, "strike_ram")} == {5}


@pytest.mark.rule("RULING-A-RAM-01", "RULING-S-26", "A-RAM-07")
@pytest.mark.parametrize("ruleset", ["anarchy", "siege_classic"])
def test_a_ram_that_has_just_come(ruleset: str) -> None:
    """It strikes in the turn in which it has come to the wall, by The Anarchy and in the classic siege."""
    game = test_ram.ram(ruleset=ruleset, levels=1) if ruleset == "anarchy" else classic_ram()
    work = next(iter(listed(game, "strike_ram")))
    assert with_machine(game, "ram", moved=1).allowed(work)


def classic_ram() -> Table:
    """A classic ram at the wall with everybody who finds room by its wheels."""
    bare = front(machines=[machine("ram", "C7")], ruleset="siege_classic", levels=1, sequence="combat")
    places = sorted(bare.field.name(cell) for cell in standing_places(bare.field, bare.state.machines["ram"]))
    men = dict(zip(CREW, places, strict=False))
    return front(machines=[machine("ram", "C7")], ruleset="siege_classic", levels=1, sequence="combat", men=men, phase=3)


@pytest.mark.rule("SC-RAM-07")
@pytest.mark.parametrize("mark", [Mark.SHOT, Mark.SHOT_BACK])
def test_in_the_classic_siege_one_who_has_shot_stops_the_ram(mark: Mark) -> None:
    game = classic_ram()
    work = next(iter(listed(game, "strike_ram")))
    assert with_being(game, work.men[0], marks=mark).refused(work).reason in ("crew_fights", "pusher_engaged")
    assert game.refused(replace(work, men=work.men[1:])).reason == "crew_fights"


@pytest.mark.rule("A-RAM-12", "SC-RAM-07")
def test_only_the_ram_by_whose_wheels_somebody_fights_waits() -> None:
    """Wat attacks: his ram waits a turn, another does not, nor does the mangonel beside him lose its readiness."""
    game = front(
        machines=[machine("ram", "C7"), {**machine("ram", "H7"), "id": "other"}, engine("mangonel", "B11")],
        men={"wat": "B7", "hob": "G7", "B:gwyn": "A7"}, phase=3, sequence="combat",
    )  # fmt: skip
    for die in range(10, 0, -1):
        start = game.state
        game.do(Attack(("wat",), "gwyn"), die)
        if not game.asked:
            break
        game.state = start
    assert [game.state.machines[name].ready > 3 for name in ("ram", "other", "mangonel")] == [True, False, False]


# -- ballistae and stone-throwers --------------------------------------------------------------------------------------


@pytest.mark.rule("A-BALL-05")
def test_at_whom_a_ballista_shoots() -> None:
    """At an enemy on the hex: not at a friend, a prisoner of one's own, nobody or nowhere; an enemy's ox is a mark, one's own not."""
    game = ballista(RANGE.replace("B  .  .", "B  F  .", 1), F=man("tom", "A"))
    for at in ("E2", "A1"):
        assert game.refused(shot(game, at=at)).reason == "not_there"
    assert game.refused(replace(shot(game), cell=NOWHERE)).reason == "not_there"
    prisoner = with_being(ballista(), "gwyn", captive=True)
    assert prisoner.refused(shot(prisoner)).reason == "not_there"
    for leader, there in (("gwyn", True), ("wat", False)):
        oxen = ballista(RANGE.replace("B  .", "O  B", 1), O=man("ox_red", "B"))
        oxen = with_being(oxen, "ox_red", leader=leader)
        assert (target_on(oxen.position, 0, oxen.cell("D2")) is not None) is there
    assert offered(game, "shoot_ballista") == {(game.cell("D2"), "ballista", -1)}


@pytest.mark.rule("A-BALL-01", "A-BALL-08", "COVER-09")
def test_what_a_ballista_does_not_reach() -> None:
    """Through a wall, out of its range, with another engine's order."""
    walled = ballista(map={"hexsides": {"wall": ["D3/D4 D3/C4 D3/E4 C4/C5 E4/E5 B4/B5 F4/F5"]}})
    assert not walled.allowed(shot(walled))
    assert listed(walled, "shoot_ballista") == set()
    game = mangonel()
    assert game.refused(Work("shoot_ballista", ("waleran", "wat"), game.cell("C5"), "mangonel")).reason == "not_such_a_machine"
    assert ballista().refused(Work("shoot_engine", ("waleran", "wat"), ballista().cell("D2"), "ballista")).reason == "not_such_a_machine"
    for task in ("shoot_ballista", "shoot_engine"):
        assert game.refused(Work(task, ("waleran", "wat"), game.cell("C5"), "stool")).reason == "not_such_a_machine"
    away = with_machine(ballista(), "ballista", away=True)
    assert away.refused(shot(away)).reason == "not_such_a_machine"
    foreign = with_machine(ballista(), "ballista", side=1)
    assert foreign.refused(shot(foreign)).reason == "not_such_a_machine"


@pytest.mark.rule("A-BALL-02", "A-MANG-04")
@pytest.mark.parametrize(
    "change", [{"health": Health.STUNNED, "stunned_in": 1}, {"marks": Mark.SHOT}, {"marks": Mark.WORKED}, {"mount": "galeran.horse"}]
)
def test_who_serves_an_engine(change: dict[str, Any]) -> None:
    game = with_being(ballista(), "wat", **change)
    assert [each.id for each in crew_of(game.position, game.state.machines["ballista"])] == ["waleran"]
    assert not game.allowed(shot(game))
    assert listed(game, "shoot_ballista") == set()


@pytest.mark.rule("A-MANG-05", "PERR-02", "PERR-06", "RULING-A-MANG-02")
def test_each_engine_is_refused_by_its_own_rule() -> None:
    """Not loaded, out of range, damaged."""
    small, great = perriere(loaded=0), mangonel(loaded=0)
    assert (small.refused(throw(small, "C5")).rule, great.refused(stone(great, "C5")).rule) == ("PERR-02", "A-MANG-05")
    near = mangonel()
    assert near.refused(stone(near, "C11")).rule == "A-MANG-05"
    small = perriere()
    assert small.refused(replace(throw(small, "C5"), cell=NOWHERE)).rule == "PERR-06"
    assert perriere(loaded=2).allowed(throw(small, "C5"))
    worth = near.field.rules.machines["mangonel"].worth
    assert with_machine(mangonel(), "mangonel", damage=worth).refused(stone(near, "C5")).reason == "engine_damaged"
    assert with_machine(mangonel(), "mangonel", damage=worth - 1).allowed(stone(near, "C5"))


@pytest.mark.rule("A-MANG-07", "PERR-06")
def test_what_a_stone_thrower_is_offered() -> None:
    """The hexes of enemies who live and of their machines, as far as it reaches; nothing when it is not served or not loaded."""
    enemy = {"id": "theirs", "kind": "ballista", "side": "B", "at": "E6", "facing": 3}
    men = {"B:gwyn": "C5", "B:rhys": "D5", "siward": "B5"}
    game = perriere(men=men, others=[enemy])
    game = with_being(game, "rhys", health=Health.DEAD)
    assert {game.field.name(cell) for cell, _, _ in offered(game, "shoot_engine")} == {"C5", "E6"}
    assert listed(perriere(loaded=1, men=men), "shoot_engine") == set()
    assert listed(perriere(men={**men, "wat": "A14"}), "shoot_engine") == set()
    assert listed(with_machine(perriere(men=men), "petraria", side=1), "shoot_engine") == set()


@pytest.mark.rule("PERR-07", "RULING-A-MANG-06")
def test_a_stone_off_the_map_is_lost_and_roofs_take_stones() -> None:
    """Thrown at a corner of the map, and the story says so; where roofs take stones nobody under one is struck, on a machine he is."""
    for dice, result in (((1, 1), "off_map"), ((5, 6), "hits")):
        game = perriere(men={"B:gwyn": "J14"})
        before, events = game.state, game.do(throw(game, "A1"), *dice)
        assert [event.result for event in of_kind(events, e.Tested) if event.task == "stone_lands"] == [result]
        for language, word in (("en", "off the map"), ("fr", "sort de la carte"), ("it", "esce dalla mappa")):
            said = " ".join(line.text for line in VOICE.tell(Names(messages_in(language), game.field, SIDE_LETTERS), events, before))
            assert (word in said) is (result == "off_map"), said
    house = front(
        map={"legend": {"I": "interior", "T": "tower_wall"}},
        changed={"C6": "I"},
        machines=[machine("siege_tower", "F9")],
        storeys=4,
        switches={"roofs_stop_stones": True},
    )
    assert under_the_stone(house.position, house.cell("C6")) == []
    assert under_the_stone(house.position, house.cell("F7")) == [house.cell("F7/3")]
    assert under_the_stone(house.position, house.cell("C9")) == [house.cell("C9")]


@pytest.mark.rule("A-RAM-12", "SC-RAM-07")
@pytest.mark.parametrize(("ruleset", "waits"), [("anarchy", False), ("siege_classic", True)])
def test_an_attack_on_one_of_its_crew_stops_the_classic_ram_only(ruleset: str, waits: bool) -> None:
    game = classic_ram() if waits else test_ram.ram()
    victim = next(iter(listed(game, "strike_ram"))).men[0]
    near = next(cell for cell in game.field.board.neighbours[game[victim].cell] if cell >= 0 and not game.state.occupied >> cell & 1
                and game.field.move_graphs[0].enterable >> cell & 1 and game.field.name(cell)[0] in "AE")  # fmt: skip
    men = {who: game.at(who) for who in game.state.beings}
    game = front(machines=[machine("ram", "C7")], ruleset=ruleset, levels=1 if waits else 2, sequence="combat", active="B", phase=4,
                 men={**men, "B:ulf": game.field.name(near)})  # fmt: skip
    before = game.state.machines["ram"].ready
    for die in range(10, 0, -1):
        start = game.state
        game.do(Attack(("ulf",), victim), die)
        if not game.asked:
            break
        game.state = start
    assert (game.state.machines["ram"].ready > before) is waits


@pytest.mark.rule("A-BALL-05", "SHOOT-02")
def test_a_ballista_has_a_range() -> None:
    """Beyond the last hex of its long range there is no shot, not even down a long lane."""
    last = ballista().field.rules.weapons["ballista"].bands[-1]
    for hexes, may in ((last, True), (last + 1, False)):
        lane = "\n".join("B  ." if row == 0 else ".  ." for row in range(hexes + 3))
        game = drawn(lane, ruleset="anarchy", sequence="fire", B=man("gwyn", "B"), men=[
            {"who": "waleran", "side": "A", "at": f"A{hexes + 2}"}, {"who": "wat", "side": "A", "at": f"B{hexes + 1}"},
        ], machines=[{"id": "ballista", "kind": "ballista", "side": "A", "at": f"A{hexes + 1}", "facing": 0, "loaded": 2}])  # fmt: skip
        assert game.allowed(Work("shoot_ballista", ("waleran", "wat"), game.cell("A1"), "ballista")) is may


@pytest.mark.rule("PERR-08", "A-MANG-09")
def test_the_story_tells_whom_a_stone_has_spared() -> None:
    for die, told in ((1, "hit"), (10, "spared")):
        game = perriere(men={"B:gwyn": "C6"})
        events = game.do(throw(game, "C6"), 5, 6, die)
        assert [event.result for event in of_kind(events, e.Tested) if event.task == "stone"] == [told]


@pytest.mark.rule("RULING-A-MANG-06")
def test_under_a_stone_the_body_of_a_wall_and_an_engine_are_solid() -> None:
    """Nobody is inside them; on the walk over a wall he is struck."""
    game = perriere()
    assert under_the_stone(game.position, game.cell("C11")) == []
    assert under_the_stone(game.position, game.cell("C3")) == [game.cell("C3/2")]
    ram = front(machines=[machine("ram", "C9")])
    assert under_the_stone(ram.position, ram.cell("B8")) == [ram.cell("B8")]


@pytest.mark.rule("A-MANG-04", "A-BALL-02", "PERR-03")
def test_where_a_crew_stands_and_who_counts() -> None:
    """A mangonel is served from either end; who bears somebody serves nothing; the engineer is named first."""
    rear = mangonel(men={"tom": "C14"})
    assert rear.allowed(stone(rear, "C5"))
    bearing = with_being(mangonel(men={"alfwin": "A1"}), "tom", carries="alfwin")
    assert "tom" not in {each.id for each in crew_of(bearing.position, bearing.state.machines["mangonel"])}
    found = mangonel(men={"B:gwyn": "C5"})
    assert {work.men[0] for work in listed(found, "shoot_engine")} == {"waleran"}
    small = perriere(men={"B:gwyn": "C5", "waleran": "A1"})
    assert {frozenset(work.men) for work in listed(small, "shoot_engine")} == {frozenset(CREW[:3])}


@pytest.mark.rule("A-BALL-01", "A-BALL-02", "RULING-A-BALL-02")
@pytest.mark.parametrize(("change", "loaded"), [({}, 2), ({"away": True}, 1)])
def test_whose_service_is_counted(change: dict[str, Any], loaded: int) -> None:
    """At the end of the phase an engine on the map is a turn nearer to its shot; one that is gone is not, nor one that nobody serves."""
    game = with_machine(ballista(loaded=1, sequence="combat"), "ballista", **change)
    game.do(Done())
    assert game.state.machines["ballista"].loaded == loaded


@pytest.mark.rule("A-BALL-02")
def test_who_has_just_shot_it_is_still_its_crew_unless_he_is_down_or_gone() -> None:
    for change, loaded in (({"marks": Mark.WORKED}, 2), ({"marks": Mark.WORKED, "health": Health.STUNNED, "stunned_in": 1}, 0)):
        game = with_being(ballista(loaded=1, sequence="combat"), "wat", **change)
        game.do(Done())
        assert game.state.machines["ballista"].loaded == loaded
    far = ballista(loaded=1, sequence="combat")
    far = with_being(far, "wat", marks=Mark.WORKED, cell=far.cell("A1"))
    far.do(Done())
    assert far.state.machines["ballista"].loaded == 0


# -- carrying ----------------------------------------------------------------------------------------------------------


def carry(game: Table, facing: int = 0, number: int = 1, *men: str) -> Work:
    return Work("carry_engine", men or ("wat", "waleran"), game.cell("C8"), "ballista", facing, number)


def carried(picture: str = RANGE, **more: Any) -> Table:
    return ballista(picture, sequence="movement", **more)


@pytest.mark.rule("A-BALL-03", "PERR-04")
def test_who_carries_an_engine() -> None:
    """One's own, here, not carried before in this turn; by men beside it, on foot, who have done nothing else."""
    game = carried(men=[{"who": "hob", "side": "A", "at": "A1"}])
    assert game.allowed(carry(game))
    assert game.refused(replace(carry(game), thing="stool")).reason == "no_such_machine"
    for change in ({"away": True}, {"side": 1}):
        assert with_machine(carried(), "ballista", **change).refused(carry(game)).reason == "no_such_machine"
    assert with_machine(carried(), "ballista", moved=1).refused(carry(game)).reason == "machine_moves"
    assert game.refused(carry(game, 0, 1, "wat", "hob")).reason == "not_beside_engine"
    for change, reason in (
        ({"marks": Mark.HALTED}, "movement_over"), ({"marks": Mark.SHOT}, "not_beside_engine"),
        ({"marks": Mark.MOVED}, "not_beside_engine"), ({"mount": "galeran.horse"}, "not_beside_engine"),
    ):  # fmt: skip
        assert with_being(carried(), "wat", **change).refused(carry(game)).reason == reason


@pytest.mark.rule("A-BALL-03", "A-HOARD-21", "STACK-01")
def test_where_an_engine_is_not_carried() -> None:
    """In one of six directions, at least a hex; not onto people, off the map, into what cannot be entered or across a wall."""
    game = carried()
    for facing, number in ((-1, 1), (6, 1), (0, 0), (0, -1)):
        assert game.refused(carry(game, facing, number)).reason == "empty_path"
    assert both(game.refused(carry(game, 0, 3))) == ("engine_too_far", 3, 2)
    ways = {(work.facing, work.number) for work in listed(game, "carry_engine")}
    assert ways == {(facing, number) for facing in range(6) for number in (1, 2) if game.allowed(carry(game, facing, number))}
    assert len(ways) > 6
    man_there = carried(men=[{"who": "hob", "side": "A", "at": "C7"}])
    assert man_there.refused(carry(game)).rule == "STACK-01"
    beside = carried(men=[{"who": "hob", "side": "A", "at": "B7"}])
    assert beside.refused(carry(game)).rule == "STACK-01"
    edge = front(machines=[{**engine("ballista", "A9"), "id": "ballista"}], men={"wat": "A8", "waleran": "A10"})
    west = Work("carry_engine", ("wat", "waleran"), edge.cell("A9"), "ballista", 4, 1)
    assert edge.refused(west).by == "edge"
    rock = front(machines=[engine("ballista", "C4")], men={"wat": "B4", "waleran": "D4"})
    assert rock.refused(Work("carry_engine", ("wat", "waleran"), rock.cell("C4"), "ballista", 0, 1)).reason == "engine_no_room"
    walled = carried(map={"hexsides": {"wall": ["B8/B7"]}})
    assert (walled.refused(carry(game)).reason, walled.refused(carry(game)).by) == ("engine_no_room", "wall")


@pytest.mark.rule("A-HOARD-21", "A-BALL-03")
def test_an_engine_is_not_brought_into_a_hoarding() -> None:
    """Not even when its bearers stand in one already."""
    walk = {"storeys": [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10] * 2 + ["r" * 10])}]}
    men = {"wat": "C4/2", "waleran": "E4/2"}
    game = front(machines=[engine("ballista", "D3/2")], men=men, map=walk, works={"ground": {"hoarding": "B4/2 C4/2 D4/2 E4/2 F4/2"}})
    order = Work("carry_engine", ("wat", "waleran"), game.cell("D3/2"), "ballista", 3, 1)
    assert game.refused(order).rule == "A-HOARD-21"
