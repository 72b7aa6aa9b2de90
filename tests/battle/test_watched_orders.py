"""Whatever goes by an order is watched step by step, as a single man's move is. Guiscard 5.3.

Column D is a wall with its end at D6: what stands west of it is hidden from the archer in the east, what comes out below is not.
"""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Command, Drive, Escort, HoldFire, Leave, Move, PushMachine, ShootBack, Work
from hauberk.battle.core.events import Driven, MovementCut, Pushed
from tests.battle.scaled_walls import PALISADE, put
from tests.battle.storming import crew
from tests.battle.test_grapnels import hung
from tests.battle.test_siege_tower import classic
from tests.kit import Table, drawn, man, of_kind

YARD = """
.  .  .  #  .  .  .  .
.  .  .  #  .  .  .  .
.  .  .  #  .  .  .  .
.  .  .  #  .  .  .  .
.  .  .  #  .  .  .  .
.  .  .  #  .  .  .  .
.  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .
"""


def yard(men: dict[str, str], archer: str = "G7", ruleset: str = "anarchy", **more: Any) -> Table:
    """People of side A where they stand, and Stephanos with his bow in the east; a man of side B: "B:name"."""
    everybody = {**men, "B:stephanos": archer} if archer else men
    people = [{"who": who.split(":")[-1], "side": "B" if who.startswith("B:") else "A", "at": at} for who, at in everybody.items()]
    return drawn(YARD, ruleset=ruleset, men=people + more.pop("people", []), **more)


def shots(game: Table, target: str = "") -> list[ShootBack]:
    """What Stephanos is offered."""
    return [one for one in game.legal if isinstance(one, ShootBack) and target in ("", one.target)]


def steps(game: Table, target: str = "") -> set[int]:
    """After how many hexes of the way he has a shot."""
    return {one.step for one in shots(game, target)}


def ladder_party(carried: bool = True) -> Table:
    """Osmond and Bernier carry a ladder behind the wall."""
    ladder = {"id": "ladder", "side": "A", "at": "B5 B4", "carriers": ["osmond", "bernier"]}
    return yard({"osmond": "B5", "bernier": "B4"}, ladders=[ladder] if carried else [], ruleset="guiscard")


def carry(game: Table, *path: str) -> Work:
    """They carry it along a way."""
    cells = game.cells(" ".join(path))
    return Work("carry_ladder", ("osmond", "bernier"), cells[-1], "ladder", path=cells)


# -- ladders ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFIRE-01", "RULING-T-47", "LADDER-02")
def test_a_ladder_party_that_comes_out_of_hiding_is_shot_at_on_its_way() -> None:
    """Nobody sees them where they start; the archer is asked all the same, waits for the third hex, and they go on from there."""
    game = ladder_party()
    alone = ladder_party(carried=False)
    way = ("B6", "B7", "B8", "C9")
    alone.do(Move("osmond", alone.cells(" ".join(way))))
    assert (alone.asked, 0 in steps(alone)) == ("move_watched", False)
    game.do(carry(game, *way))
    assert (game.asked, game.decides) == ("order_watched", 1)
    assert steps(game, "osmond") == steps(alone, "osmond")
    assert steps(game, "bernier")
    shot = next(one for one in shots(game, "osmond") if one.step == 3)
    game.do(shot, 1, 10)  # it strikes the hex, and nobody
    assert (game.at("osmond"), game.at("bernier")) == ("B8", "B7")
    assert [game.field.name(cell) for cell in game.state.works.ladders["ladder"].cells] == ["B8", "B7"]
    game.do(carry(game, "C8"))  # another way
    assert (game.at("osmond"), game.at("bernier"), game.asked) == ("C8", "B8", "")


@pytest.mark.rule("DFIRE-06", "LADDER-02")
def test_a_carrier_who_falls_on_the_way_lets_the_ladder_lie_where_they_have_come() -> None:
    game = ladder_party()
    game.state = game.state.with_being(game["osmond"]._replace(health=Health.WOUNDED))  # another wound kills him
    game.do(carry(game, "B6", "B7", "B8"))
    shot = next(one for one in shots(game, "osmond") if one.step == 2)
    game.do(shot, 1, 1)
    assert game["osmond"].face == "dead"
    lying = game.state.works.ladders["ladder"]
    assert (lying.carriers, [game.field.name(cell) for cell in lying.cells]) == ((), ["B7", "B6"])
    assert game.allowed(Move("bernier", game.cells("C7")))


@pytest.mark.rule("DFIRE-06", "LADDER-03")
def test_points_lost_on_the_way_are_lost_to_the_party() -> None:
    """Osmond has 8 points: 2 for the ladder, 2 hexes, 2 for the shot; two hexes are left to the two."""
    game = ladder_party()
    game.do(carry(game, "B6", "B7", "B8", "C9"))
    shot = next(one for one in shots(game, "osmond") if one.step == 2)
    for face in range(1, 11):
        before = game.state
        events = game.do(shot, 1, face)
        if cut := of_kind(events, MovementCut):
            break
        game.state = before
    assert (cut[0].man, game["osmond"].left) == ("osmond", 2)
    assert game.refused(carry(game, "B8", "C9", "C8")).reason == "not_enough_points"
    game.do(carry(game, "B8", "C9"))
    assert game.at("osmond") == "C9"


@pytest.mark.rule("LADDER-02", "MOVE-04")
def test_the_owner_gives_the_way_of_a_ladder() -> None:
    """Any way he likes, hex by hex; not one with a gap, nor one that ends elsewhere than he says."""
    game = ladder_party()
    game.state = game.state.with_being(game["stephanos"]._replace(cell=game.cell("H1")))
    assert game.allowed(carry(game, "A5", "A6", "B6"))
    assert game.refused(carry(game, "A5", "B6", "B7")).reason in ("not_adjacent", "not_enough_points")
    wrong = Work("carry_ladder", ("osmond", "bernier"), game.cell("B7"), "ladder", path=game.cells("B6"))
    assert game.refused(wrong).reason == "path_ends_elsewhere"
    game.do(carry(game, "A6", "A7", "B6"))
    assert (game.at("osmond"), game.at("bernier")) == ("B6", "A7")
    assert game.refused(Work("lay_down_ladder", ("osmond", "bernier"), game.cell("B6"), "ladder", path=game.cells("B7")))


# -- machines --------------------------------------------------------------------------------------------------------

CREW = ("wat", "hob", "tom", "alfwin", "wulfric", "ailred")
PLACES = ("A5", "A4", "C5", "C4", "A3", "C3")


def ram(number: int = 6, archer: str = "G7", **more: Any) -> Table:
    """A ram on B2–B5, its nose down the map, and its crew beside it, all behind the wall."""
    machine = {"id": "ram", "kind": "ram", "side": "A", "at": "B2", "facing": 3, "team": []}
    return yard(dict(zip(CREW[:number], PLACES, strict=False)), archer, machines=[machine], **more)


@pytest.mark.rule("OXEN-04", "A-RAM-01", "A-TOWER-08")
def test_a_machine_pushed_one_hex_is_pushed_on_within_its_points() -> None:
    """Six men make two hexes of a ram, in one push or in two; a third there is not, and they do nothing else."""
    game = ram(archer="")
    game.do(PushMachine(CREW, "ram", 1))
    assert game.refused(Move("wat", game.cells("A7"))).rule == "MOVE-03"
    assert game.refused(PushMachine(CREW, "ram", 2)).reason == "machine_too_far"
    assert PushMachine(CREW, "ram", 1) in list(game.legal)
    game.do(PushMachine(CREW, "ram", 1))
    assert game.field.name(game.state.machines["ram"].cells[-1]) == "B7"
    assert not [one for one in game.legal if isinstance(one, PushMachine)]


@pytest.mark.rule("OXEN-04")
def test_who_has_gone_elsewhere_does_not_push() -> None:
    game = ram(archer="")
    game.do(Move("wat", game.cells("A6")))
    game.do(Move("wat", game.cells("A5")))
    assert game.refused(PushMachine(CREW, "ram", 1)).reason == "cannot_push"


@pytest.mark.rule("DFIRE-01", "RULING-T-47", "OXEN-04")
def test_a_machine_is_watched_hex_by_hex_and_pushed_on_after_the_shot() -> None:
    """The crew comes into sight with the first hex; a shot falls there, and the crew pushes on."""
    game = ram(archer="E10")
    game.do(PushMachine(CREW, "ram", 2))
    assert game.asked == "order_watched"
    assert steps(game) == {1}
    shot = min(shots(game), key=lambda one: one.step)
    events = game.do(shot, 1, 10)
    assert [event.hexes for event in of_kind(events, Pushed)] == [1]
    assert game.asked == ""
    game.do(PushMachine(CREW, "ram", 1))
    assert game.field.name(game.state.machines["ram"].cells[-1]) == "B7"


@pytest.mark.rule("DFIRE-06", "A-RAM-01")
def test_a_crew_too_small_after_the_shot_stands_where_it_is() -> None:
    """Three push a ram one hex... with a man lost on the first hex five are left, who have made their one hex already."""
    game = ram(archer="E10")
    for who in CREW:
        game.state = game.state.with_being(game[who]._replace(health=Health.WOUNDED))
    game.do(PushMachine(CREW, "ram", 2))
    shot = min(shots(game), key=lambda one: one.step)
    game.do(shot, 1, 1)
    assert game[shot.target].face == "dead"
    left = tuple(who for who in CREW if who != shot.target)
    assert game.refused(PushMachine(left, "ram", 1)).reason == "crew_too_small"
    assert not [one for one in game.legal if isinstance(one, PushMachine)]


@pytest.mark.rule("DFIRE-06", "OXEN-04", "RULING-T-126")
def test_a_pusher_with_no_points_left_pushes_no_more() -> None:
    """What a shot takes is his own: who has nothing left stands still, and the others are too few."""
    game = ram(archer="")
    game.state = game.state.with_being(game["wat"]._replace(left=1))
    game.do(PushMachine(CREW, "ram", 1))
    assert game["wat"].left == 0
    assert game.refused(PushMachine(CREW, "ram", 1)).reason == "not_enough_points"


def convoy(archer: str = "G8", **more: Any) -> Table:
    """A cart behind two oxen on B3 and C3, Wat before them on B4, the archer in the east."""
    machine = {"id": "ram", "kind": "ram", "side": "A", "at": "C6", "facing": 0, "team": ["ox_red", "ox_white"]}
    picture = "\n".join([" ".join("." for _ in range(8))] * 12)
    men = {"wat": "D5", "ox_red": "C6", "ox_white": "D6", **({"B:stephanos": archer} if archer else {})}
    people = [{"who": who.split(":")[-1], "side": "B" if who.startswith("B:") else "A", "at": at} for who, at in men.items()]
    machine["at"] = "C10"
    walls = {"hexsides": {"wall": ["D5/E5", "D5/E6", "D6/E6", "D6/E7", "C6/D6", "D7/E7", "D7/E8"]}}
    return drawn(picture, ruleset="anarchy", men=people, machines=[machine], map=walls, **more)


@pytest.mark.rule("DFIRE-01", "OXEN-01", "RULING-A-OXEN-04")
def test_a_team_is_watched_hex_by_hex_and_driven_on() -> None:
    game = convoy("H3")
    game.do(Drive("wat", "ram", 3))
    assert game.asked == "order_watched"
    assert max(steps(game)) == 3
    shot = next(one for one in shots(game, "wat") if one.step == 2)
    events = game.do(shot, 1, 10)
    assert len(of_kind(events, Driven)) == 2
    assert (game.at("wat"), game.at("ox_red")) == ("D3", "C4")
    game.do(Drive("wat", "ram", 1))
    assert game.at("wat") == "D2"


@pytest.mark.rule("RULING-A-OXEN-04", "OXEN-02")
def test_when_the_driver_falls_the_hexes_left_are_lost() -> None:
    """Another man beside both oxen does not drive on in this turn."""
    game = convoy("H3")
    game.state = game.state.with_being(game["wat"]._replace(health=Health.WOUNDED))
    game.do(Drive("wat", "ram", 3))
    shot = next(one for one in shots(game, "wat") if one.step == 1)
    game.do(shot, 1, 1)
    assert game["wat"].face == "dead"
    hob = game["wat"]._replace(id="hob", health=Health.HEALTHY, left=8, spent=0, marks=0, along="", trail=())
    game.state = game.state.with_being(hob)
    assert game.refused(Drive("hob", "ram", 1)).rule == "RULING-A-OXEN-04"


# -- whatever else goes by an order ----------------------------------------------------------------------------------


def engine() -> tuple[Table, Command, Command]:
    """Two men carry a ballista down behind the wall, and on."""
    machine = {"id": "ballista", "kind": "ballista", "side": "A", "at": "B5", "facing": 3}
    game = yard({"wat": "A5", "hob": "B4"}, "F9", machines=[machine])
    return (
        game,
        Work("carry_engine", ("wat", "hob"), game.cell("B5"), "ballista", 3, 2),
        Work("carry_engine", ("wat", "hob"), game.cell("B6"), "ballista", 3, 1),
    )


def mantlet() -> tuple[Table, Command, Command]:
    """A man with his mantlet, which looks the other way, comes round the end of the wall."""
    machine = {"id": "screen", "kind": "mantlet", "side": "A", "at": "C6", "facing": 5}
    game = yard({"wat": "C6"}, "G7", machines=[machine])
    return game, Work("move_mantlet", ("wat",), game.cell("C7"), "screen"), Work("move_mantlet", ("wat",), game.cell("C8"), "screen")


def prisoner() -> tuple[Table, Command, Command]:
    """Two guards lead a prisoner down behind the wall."""
    people = [{"who": "drogon", "side": "B", "at": "B5", "captive": True}]
    game = yard({"wat": "B4", "hob": "A5"}, "F9", people=people)
    return game, Escort("drogon", ("wat", "hob"), game.cells("B6 B7")), Escort("drogon", ("wat", "hob"), game.cells("B7"))


@pytest.mark.rule("DFIRE-01", "RULING-T-47", "PERR-04", "A-MANT-01", "CAPT-04")
@pytest.mark.parametrize("scene", [engine, mantlet, prisoner])
def test_whatever_comes_into_sight_is_shot_at_on_the_way_and_may_go_on(scene: Any) -> None:
    game, order, onward = scene()
    game.do(order)
    assert game.asked == "order_watched"
    assert 0 not in steps(game)
    shot = min(shots(game), key=lambda one: one.step)
    game.do(shot, 1, 10)
    assert game[shot.target].cell == shot.aim
    assert game.asked == ""
    assert game.allowed(onward)


@pytest.mark.rule("DFIRE-06", "OXEN-01", "RULING-T-126")
def test_what_an_ox_loses_is_lost_to_the_team() -> None:
    """Two of four hexes are made: with two points less none is left."""
    game = convoy("H3")
    game.do(Drive("wat", "ram", 2))
    shot = next(one for one in shots(game, "ox_white") if one.step == 2)
    before = game.state
    for face in range(1, 11):
        game.state = before
        game.do(shot, 1, face)
        if game["ox_white"].face == "foot" and game.state.machines["ram"].moved > 2:
            break
    assert game.state.machines["ram"].moved == 4
    assert game.refused(Drive("wat", "ram", 1)).reason == "oxen_too_far"


@pytest.mark.rule("DFIRE-01", "A-OIL-06")
def test_a_cauldron_stopped_in_a_bend_is_carried_on() -> None:
    """The three stand crooked where the shot fell; they go on all the same, and put it down only in a row."""
    oil = {"id": "oil", "kind": "cauldron", "at": "B5", "side": "A", "men": ["wat", "hob"]}
    game = yard({"wat": "B6", "hob": "B4"}, "G7", things=[oil])
    way = game.cells("C6 C7 D7")
    order = Work("carry_cauldron", ("wat", "hob"), way[-1], "oil", path=way)
    game.do(order)
    assert game.asked == "order_watched"
    shot = min(shots(game), key=lambda one: one.step)
    game.do(shot, 1, 10)
    assert game.state.works.things["oil"].men == ("wat", "hob")
    onward = order.path[shot.step :]
    rest = Work("carry_cauldron", ("wat", "hob"), onward[-1], "oil", path=onward)
    game.do(rest)
    assert game["wat"].cell == order.path[-1]


@pytest.mark.rule("DFIRE-01", "RULING-T-47")
def test_who_lets_the_whole_party_pass_is_not_asked_again() -> None:
    game = ladder_party()
    game.do(carry(game, "B6", "B7"))
    game.do(HoldFire("man"))
    game.do(carry(game, "B8"))
    assert (game.asked, game.at("osmond")) == ("", "B8")
    asked = ladder_party()
    asked.do(carry(asked, "B6", "B7"))
    asked.do(HoldFire())
    asked.do(carry(asked, "B8"))
    assert asked.asked == "order_watched"


@pytest.mark.rule("DFIRE-01", "GRAP-03")
def test_a_man_on_a_rope_is_watched() -> None:
    """Before he climbs, and where he hangs when he has come up."""
    game = hung(picture=put(PALISADE, C5="A", B2="X"), A=man("vladko", "A"), X=man("stephanos", "B"))
    climbs = [one for one in game.legal if isinstance(one, Work) and one.task == "climb_rope"]
    game.do(climbs[0])
    assert game.asked == "order_watched"
    assert 0 in steps(game)


@pytest.mark.rule("DFIRE-01")
def test_a_question_of_an_old_record_knows_only_the_start() -> None:
    """Without a way it is answered as it was: before the first step, or not at all."""
    game = ram(archer="E10")
    old = game.wire.read_event({"event": "asked", "question": {"ask": "order_watched", "side": "B", "order": OLD}})
    game.state = game.state._replace(pending=(old.question,))  # type: ignore[union-attr]
    assert steps(game) <= {0}
    game.do(HoldFire())
    assert game.field.name(game.state.machines["ram"].cells[-1]) == "B6"


OLD = {"do": "push_machine", "men": list(CREW), "machine": "ram", "hexes": 1}


@pytest.mark.rule("DFIRE-06", "OXEN-04", "RULING-T-126")
def test_a_pusher_struck_on_the_way_loses_points_of_his_own() -> None:
    """Tom has pushed one hex and lost two points; he pushes on with the rest."""
    game = ram(archer="E10")
    game.do(PushMachine(CREW, "ram", 1))
    shot = shots(game, "tom")[0]
    before = game.state
    for face in range(1, 11):
        game.state = before
        cut = of_kind(game.do(shot, 1, face), MovementCut)
        if cut and game["tom"].face == "foot":
            break
    assert game["tom"].left == game["tom"].allowance - 1 - 2
    assert game.allowed(PushMachine(CREW, "ram", 1))


@pytest.mark.rule("DFIRE-01", "RULING-A-OXEN-04")
def test_an_ox_struck_before_the_first_step_slows_the_team_and_does_not_stop_it() -> None:
    game = convoy("A8")
    game.do(Drive("wat", "ram", 2))
    shot = next(one for one in shots(game, "ox_white") if one.step == 0)
    before = game.state
    for face in range(1, 11):
        game.state = before
        game.do(shot, 1, face)
        if game["ox_white"].face == "foot" and game.state.machines["ram"].moved == 2:
            break
    assert game.allowed(Drive("wat", "ram", 2))
    assert game.refused(Drive("wat", "ram", 3)).reason == "oxen_too_far"


@pytest.mark.rule("DFIRE-01", "MOVE-10")
def test_who_leaves_the_map_from_where_he_stands_is_shot_at_before_he_goes() -> None:
    """Not a second time if he has come there in this phase: then he was watched on his last hex."""
    way_out = [{"id": "east", "side": "A", "hexes": "H9"}]
    game = yard({"wat": "H9"}, "G6", exits=way_out)
    game.do(Leave("wat"))
    assert (game.asked, steps(game, "wat"), game.decides) == ("order_watched", {0}, 1)
    before = game.state
    game.do(HoldFire())
    assert game["wat"].exit == "east"
    game.state = before
    game.do(shots(game, "wat")[0], 1, 10)
    game.do(Leave("wat"))
    assert game["wat"].exit == "east"
    came = yard({"wat": "H8"}, "G6", exits=way_out)
    came.do(Move("wat", came.cells("H9")))
    came.do(HoldFire())
    came.do(Leave("wat"))
    assert (came.asked, came["wat"].exit) == ("", "east")


@pytest.mark.rule("DFIRE-01", "RULING-T-47", "SC-TOWER-06")
def test_who_stands_on_a_tower_is_shot_at_where_it_has_carried_him() -> None:
    """The floor he is shot at on was not there before the tower moved; whatever shot is offered is lawful."""
    men = {**crew("C7", "D7", "C8"), "siward": "C7/2", "B:stephanos": "G5"}
    game = classic(at="C8", men=men)
    game.do(PushMachine(("wat", "hob", "tom"), "siege_tower", 1))
    later = [one for one in shots(game, "siward") if one.step == 1]
    assert later
    assert not game.field.board.all >> later[0].aim & 1
    assert all(game.allowed(one) for one in shots(game))
    assert of_kind(game.do(later[0], 1, 1), Pushed)
