"""Greek fire: the siphon, its patch of naphtha, and those who stand in it. Guiscard 10.5."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Done, Move, PushMachine, Retreat, Work
from hauberk.battle.core.works import Fire
from hauberk.board.board import NOWHERE, bits
from tests.battle.scaled_walls import PALISADE, palisade, put
from tests.battle.trying import offered, with_being
from tests.kit import Table, both, drawn, fires, man, of_kind

SIGNS = {"T": "tent", "J": "jetty"}
SHORE = """
.  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .
A  .  .  .  .  .  .  .  .  .  .  .  .  .
B  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .  .  .  .  .  .  .
"""


def shore(picture: str = SHORE, **more: Any) -> Table:
    """Dorian and Alexio serve a siphon on B4, which points up and to the right."""
    more.setdefault("sequence", "fire")
    more.setdefault("A", man("dorian", "A"))
    more.setdefault("B", man("alexio", "A"))
    siphon = {"id": "dragon", "kind": "siphon", "side": "A", "at": "B4", "facing": 1}
    return drawn(picture, map={"legend": SIGNS, **more.pop("map", {})}, machines=[siphon], **more)


def jet(game: Table, at: str, *men: str) -> Work:
    return Work("shoot_siphon", men or ("dorian", "alexio"), game.cell(at), "dragon")


def naphtha(game: Table) -> set[str]:
    return {game.field.name(cell) for cell in game.state.works.naphtha}


def lit(at: str, side: str = "A") -> dict[str, Any]:
    return {"at": at, "side": side, "age": 1, "origin": "greek"}


def end_phase(game: Table, *dice: int) -> None:
    while game.state.sequence < 4:
        game.do(Done())
    game.do(Done(), *dice)


# -- the shot ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GFIRE-05")
def test_it_reaches_from_five_to_ten_hexes() -> None:
    game = shore()
    assert both(game.refused(jet(game, "F2"))) == ("engine_too_near", 5, 4)
    assert game.field.board.distance(game.cell("B4"), game.cell("G2")) == 5
    assert game.allowed(jet(game, "G2"))
    assert game.field.board.distance(game.cell("B4"), game.cell("L1")) == 10
    assert game.allowed(jet(game, "L1"))
    assert both(game.refused(jet(game, "M1"))) == ("engine_out_of_range", 11, 10)


@pytest.mark.rule("GFIRE-06")
def test_it_shoots_into_the_third_of_the_circle_before_it() -> None:
    game = shore()
    assert game.allowed(jet(game, "G7"))  # sixty degrees to the right
    assert game.refused(jet(game, "F7")).reason == "outside_the_arc"
    marks = {game.field.name(work.cell) for work in game.legal if isinstance(work, Work)}
    assert "G7" in marks
    assert "F7" not in marks


@pytest.mark.rule("GFIRE-03")
def test_two_men_beside_it_serve_it() -> None:
    game = shore()
    assert game.refused(jet(game, "H4", "dorian")).reason == "needs_a_crew_of_two"
    game = shore(SHORE.replace("B  .  .", ".  .  .").replace(".\n.  .", ".\nB  .", 1))
    assert game.refused(jet(game, "H4")).reason == "not_beside_it"
    assert not [work for work in game.legal if isinstance(work, Work)]


@pytest.mark.rule("GFIRE-04", "RULING-G-32")
def test_it_is_loaded_at_first_and_then_shoots_every_fifth_turn() -> None:
    game = shore(phase=1)
    game.do(jet(game, "H4"), 5)
    for turn in range(2, 7):
        end_phase(game)
        end_phase(game)
        assert game.state.turn == turn
        assert game.allowed(jet(game, "H4")) is (turn == 6)


@pytest.mark.rule("GFIRE-01")
def test_nobody_moves_a_siphon_or_batters_walls_with_it() -> None:
    game = shore(sequence="movement")
    kind = game.field.rules.machines["siphon"]
    assert (kind.points, kind.crew, kind.bearers) == ((), (), 0)
    assert not game.allowed(PushMachine(("dorian", "alexio"), "dragon", 1))
    assert not [command for command in game.legal if isinstance(command, PushMachine | Work)]


@pytest.mark.rule("GFIRE-02")
def test_it_may_stand_on_a_platform() -> None:
    walk = "\n".join(["______________"] * 3 + ["PPP___________"] + ["______________"] * 3)
    game = drawn(
        SHORE.replace("A  .  .", "F  F  F").replace("B", "."), sequence="fire",
        map={"legend": {"F": "timber_frame", "P": "platform"}, "storeys": [{"storey": 1, "level": 1, "terrain": walk}]},
        men=[{"who": "dorian", "side": "A", "at": "A4/1"}, {"who": "alexio", "side": "A", "at": "C4/1"}],
        machines=[{"id": "dragon", "kind": "siphon", "side": "A", "at": "B4/1", "facing": 1}],
    )  # fmt: skip
    board = game.field.now(game.state).board
    assert (board.ground[game.cell("B4/1")].id, board.ground[game.cell("B4")].id) == ("engine", "timber_frame")
    game.do(jet(game, "H4"), 9)
    assert len(naphtha(game)) == 7


@pytest.mark.rule("GFIRE-07", "GFIRE-08")
def test_from_three_on_it_works_and_covers_seven_hexes() -> None:
    game = shore()
    game.do(jet(game, "H4"), 3)
    assert naphtha(game) == {"H4", "H3", "H5", "G4", "G5", "I4", "I5"}
    assert fires(game) == {}


@pytest.mark.rule("GFIRE-07")
def test_on_two_it_jams_for_good() -> None:
    game = shore()
    game.do(jet(game, "H4"), 2)
    assert naphtha(game) == set()
    end_phase(game)
    end_phase(game)
    assert game.refused(jet(game, "H4")).reason == "siphon_jammed"


@pytest.mark.rule("GFIRE-07", "RULING-G-39")
@pytest.mark.parametrize("leaks", [False, True])
def test_on_one_it_bursts_over_the_six_hexes_around_it(leaks: bool) -> None:
    """Six, as printed; its own too by a switch."""
    game = shore(switches={"burst_wets_siphon": leaks})
    game.do(jet(game, "H4"), 1)
    assert naphtha(game) == {"B3", "B5", "A4", "A5", "C4", "C5"} | ({"B4"} if leaks else set())
    assert game.state.machines == {}
    assert game["dorian"].face == "foot"  # naphtha alone hurts nobody


def dragon_on_the_wall(at: str, men: str, **more: Any) -> Table:
    """A siphon on a platform behind the stakes in column D; the court lies in the east, the field in the west."""
    places = men.split()
    people = [{"who": who, "side": "A", "at": place} for who, place in zip(("dorian", "alexio"), places, strict=True)]
    siphon = {"id": "dragon", "kind": "siphon", "side": "A", "at": at, "facing": more.pop("facing", 2)}
    rows = [line + "  ." * 8 for line in put(PALISADE, **{key: more.pop(key) for key in tuple(more) if key[1:].isdecimal()}).splitlines()]
    return palisade("\n".join(rows), sequence="fire", men=people, machines=[siphon], **more)


@pytest.mark.rule("GFIRE-07", "GFIRE-08", "RULING-G-36")
def test_a_siphon_that_bursts_on_a_platform_wets_the_court_below() -> None:
    """The platforms beside it and the two hexes of the court at its foot; the stakes keep it from the field outside."""
    game = dragon_on_the_wall("D2/1", "D1/1 D3/1")
    game.do(jet(game, "J3"), 1)
    assert naphtha(game) == {"D1/1", "D3/1", "E2", "E3"}


@pytest.mark.rule("GFIRE-08", "GFIRE-12", "RULING-G-36")
def test_one_flame_takes_the_platform_and_the_court() -> None:
    """The patch lies on two heights and goes up at once, with who stands below."""
    game = dragon_on_the_wall("D2/1", "D1/1 D3/1", E3="V", V=man("vladko", "B"), fires=[{"at": "E2", "side": "B", "origin": "hand"}])
    game.do(jet(game, "J3"), 1, 9, 9, 9)
    assert set(fires(game)) == {"D1/1", "D3/1", "E2", "E3"}


@pytest.mark.rule("GFIRE-02", "RULING-G-36")
def test_it_needs_a_line_and_no_slit_is_wide_enough() -> None:
    game = shore(map={"hexsides": {"tall_wall": ["C4/D3"]}})
    refusal = game.refused(jet(game, "G2"))
    assert (refusal.reason, refusal.by) == ("no_line_of_fire", "wall_blocks")
    game = shore(map={"hexsides": {"arrow_slit": ["B4/C4"]}})
    assert game.field.sight.look(game.cell("B4"), game.cell("G2")).visible
    assert game.refused(jet(game, "G2")).reason == "no_stream_through_slits"


@pytest.mark.rule("RULING-G-36")
def test_naphtha_does_not_run_through_walls() -> None:
    game = shore(map={"hexsides": {"wall": ["H4/I4", "H4/I5"]}})
    game.do(jet(game, "H4"), 9)
    assert naphtha(game) == {"H4", "H3", "H5", "G4", "G5"}


# -- fire --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GFIRE-08", "GFIRE-09", "GFIRE-11", "RULING-G-37")
def test_naphtha_floats_on_water_and_one_arrow_lights_the_whole_patch() -> None:
    game = shore(SHORE.replace("B  .  .  .  .  .  .  .  .", "B  C  .  .  w  w  w  w  w"), C=man("stephanos", "A"))
    game.do(jet(game, "H4"), 7)
    assert len(naphtha(game)) == 7
    game.do(Work("flaming_arrow", ("stephanos",), game.cell("H5")), 8)
    assert fires(game) == {name: Fire(0, 1, "greek") for name in naphtha(game)}


@pytest.mark.rule("GFIRE-09", "FIRE-05")
def test_naphtha_that_falls_on_a_fire_is_lit_at_once() -> None:
    game = shore(SHORE.replace("A  .  .  .  .  .  .  .  .", "A  .  .  .  .  .  .  .  T"), fires=[{"at": "I4", "side": "B", "age": 2}])
    game.do(jet(game, "H4"), 7)
    assert set(fires(game)) == {"H4", "H3", "H5", "G4", "G5", "I4", "I5"}
    assert fires(game)["I4"] == Fire(1, 2, "greek")


@pytest.mark.rule("FIRE-05")
def test_greek_fire_takes_every_patch_it_touches() -> None:
    game = shore(works={"naphtha": {"1": "F3 F4", "2": "G4 G5", "3": "J4"}}, C=man("stephanos", "A"), picture=SHORE.replace("B  .", "B  C"))
    game.do(Work("flaming_arrow", ("stephanos",), game.cell("F3")), 10)
    assert set(fires(game)) == {"F3", "F4", "G4", "G5"}


PATCH = "H4 H3 H5 G4 G5 I4 I5"


@pytest.mark.rule("FIRE-07", "GFIRE-10")
def test_it_burns_to_the_end_and_nobody_puts_it_out() -> None:
    picture = SHORE.replace("B  .  .  .  .  .", "B  .  .  .  .  C")
    game = shore(picture, works={"naphtha": {"1": PATCH}}, fires=[lit(PATCH)], C=man("osmond", "A"), sequence="combat")
    assert game.refused(Work("put_out", ("osmond",), game.cell("G5"))).reason == "greek_fire_burns_on"
    for _ in range(12):
        end_phase(game)
    assert set(fires(game)) == set(PATCH.split())


@pytest.mark.rule("FIRE-09", "RULING-G-40")
def test_it_bars_the_way_hides_nobody_and_spreads_to_wood() -> None:
    picture = SHORE.replace("A  .  .  .  .  .  .  .  .  .", "A  .  .  .  .  .  .  .  .  T")
    game = shore(picture, works={"naphtha": {"1": PATCH}}, fires=[lit(PATCH)], active="B", sequence="combat")
    assert game.field.now(game.state).sight.look(game.cell("C5"), game.cell("L5")).visible
    end_phase(game, 7)
    assert fires(game)["J4"] == Fire(0, 1, "spread")


@pytest.mark.rule("GFIRE-12", "RULING-G-38")
@pytest.mark.parametrize(
    ("die", "face", "flees"), [(5, "dead", False), (6, "foot_wounded", True), (8, "foot_wounded", True), (9, "foot", True)]
)
def test_whoever_stands_in_it_dies_is_burnt_or_escapes(die: int, face: str, flees: bool) -> None:
    picture = SHORE.replace("B  .  .  .  .  .  .", "B  C  .  .  .  .  D")
    game = shore(picture, works={"naphtha": {"1": PATCH}}, C=man("stephanos", "A"), D=man("osmond", "B"))
    events = game.do(Work("flaming_arrow", ("stephanos",), game.cell("G4")), 9, die)
    assert game["osmond"].face == face
    assert (game.asked == "retreat_owed") == flees
    assert len(of_kind(events, e.Tested)) == 2


@pytest.mark.rule("RULING-G-38", "FIRE-10")
def test_the_stunned_must_wake_first() -> None:
    picture = SHORE.replace("B  .  .  .  .  .  .", "B  C  .  .  .  .  D")
    game = shore(picture, works={"naphtha": {"1": PATCH}}, C=man("stephanos", "A"), D=man("osmond", "B", health="stunned"))
    game.do(Work("flaming_arrow", ("stephanos",), game.cell("G4")), 9, 6, 10)
    assert (game["osmond"].face, game.asked) == ("foot", "retreat_owed")


@pytest.mark.rule("GFIRE-13")
def test_from_the_middle_of_a_patch_the_way_out_leads_through_more_fire() -> None:
    picture = SHORE.replace("A  .  .  .  .  .  .  .", "A  .  .  .  .  .  .  D").replace("B  .", "B  C")
    game = shore(picture, works={"naphtha": {"1": PATCH}}, C=man("stephanos", "A"), D=man("osmond", "B"))
    game.do(Work("flaming_arrow", ("stephanos",), game.cell("G5")), 9, 9)
    assert game.asked == "retreat_owed"
    game.do(Retreat("osmond", game.cell("I4")), 7)
    assert (game["osmond"].face, game.asked) == ("foot_wounded", "retreat_owed")
    game.do(Retreat("osmond", game.cell("J4")))
    assert (game["osmond"].face, game.at("osmond"), game.asked) == ("foot_wounded", "J4", "")


@pytest.mark.rule("FIRE-09", "GFIRE-12", "GFIRE-13")
def test_who_can_leave_the_fire_does_not_go_from_flame_to_flame() -> None:
    """At the edge of the patch Osmond goes where nothing burns; a friend on the only such hex makes room for him."""
    picture = SHORE.replace("B  .  .  .  .  .  .", "B  C  .  .  .  .  D")
    game = shore(picture, works={"naphtha": {"1": PATCH}}, C=man("stephanos", "A"), D=man("osmond", "B"))
    game.do(Work("flaming_arrow", ("stephanos",), game.cell("G4")), 9, 9)
    ways = {game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)}
    assert ways == {"F4", "F5", "G6"}
    assert game.refused(Retreat("osmond", game.cell("H4"))).reason == "not_a_way_back"


@pytest.mark.rule("FIRE-09", "GFIRE-12", "GFIRE-13")
def test_out_of_naphtha_nobody_goes_through_another_fire() -> None:
    """All around him burns, but one hex of it with ordinary flames: that is no way out."""
    picture = SHORE.replace("A  .  .  .  .  .  .  .", "A  .  .  .  .  .  .  D").replace("B  .", "B  C")
    fire = {"at": "H3", "side": "B", "age": 1, "origin": "hand"}
    game = shore(picture, works={"naphtha": {"1": PATCH.replace("H3 ", "").replace(" H3", "")}}, fires=[fire], C=man("stephanos", "A"),
                 D=man("osmond", "B"))  # fmt: skip
    game.do(Work("flaming_arrow", ("stephanos",), game.cell("G5")), 9, 9)
    ways = {game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)}
    assert ways == {"H5", "G4", "G5", "I4", "I5"}


@pytest.mark.rule("GFIRE-09")
def test_naphtha_alone_bars_nobodys_way() -> None:
    game = shore(works={"naphtha": {"1": "B2 B3"}}, sequence="movement")
    assert game.allowed(Move("dorian", game.cells("A3 B2")))


@pytest.mark.rule("GFIRE-01", "GFIRE-03", "GFIRE-04")
def test_who_shoots_a_siphon() -> None:
    """One's own siphon, ready, with two men on foot beside it who have done nothing else; every lawful mark is offered."""
    game = shore(men=[{"who": "petros", "side": "A", "at": "H6"}])
    work = jet(game, "G2")
    assert offered(game, "shoot_siphon") == {
        (cell, "dragon", -1) for cell in bits(game.field.board.all) if game.allowed(replace(work, cell=cell))
    }
    assert game.refused(replace(work, thing="stool")).reason == "no_such_siphon"
    assert game.refused(replace(work, men=("dorian",))).reason == "needs_a_crew_of_two"
    assert game.refused(replace(work, men=("dorian", "alexio", "petros"))).reason == "needs_a_crew_of_two"
    assert game.refused(replace(work, men=("dorian", "petros"))).reason == "not_beside_it"
    assert game.refused(replace(work, cell=NOWHERE)).reason == "no_such_hex"
    fresh = game.state
    for change, reason in (({"mount": "x"}, "not_beside_it"), ({"marks": Mark.SHOT}, "busy_this_phase")):
        assert with_being(game, "alexio", **change).refused(work).reason == reason
        assert offered(game, "shoot_siphon") == set()
        game.state = fresh
    dragon = fresh.machines["dragon"]
    for change, reason in (
        ({"side": 1}, "no_such_siphon"), ({"kind": "ballista"}, "no_such_siphon"), ({"damage": 1}, "siphon_jammed"),
        ({"away": 1}, "siphon_jammed"), ({"ready": fresh.phase + 1}, "siphon_not_ready"), ({"ready": fresh.phase}, ""),
    ):  # fmt: skip
        game.state = fresh._replace(machines={"dragon": dragon._replace(**change)})
        assert (game.refused(work).reason if reason else game.allowed(work)) == (reason or True)
        assert bool(offered(game, "shoot_siphon")) is (not reason)
