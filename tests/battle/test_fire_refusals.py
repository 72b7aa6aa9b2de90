"""What cannot be done with fire, refusal by refusal, and what it does at the edges of its rules. Guiscard 10.2; The Anarchy 4.2.9."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.works import Fire
from hauberk.battle.fire.burning import ignite
from hauberk.battle.fire.fuel import fuel, reach, seat
from hauberk.board.board import NOWHERE
from hauberk.common.dice import ScriptedDice
from tests.battle.storming import front, machine
from tests.battle.test_burning import BESIDE, ROW, SIGNS, burning, camp, end_phase, fires
from tests.battle.trying import lawful, listed, offered, with_being
from tests.kit import Table, man, of_kind


def alight(game: Table, *flames: tuple[str, Fire]) -> Table:
    """The same battle with these fires."""
    found = {game.cell(at): fire for at, fire in flames}
    game.state = game.state._replace(works=game.state.works._replace(fires=found))
    return game


# -- with hands --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIRE-01", "FIRE-06")
def test_one_man_lights_and_one_fights_a_fire() -> None:
    game = camp(put_two(ROW), A=man("osmond", "A"), B=man("okeanos", "B"), C=man("turold", "A"), fires=[burning("D2", "B")])
    torch, bucket = Work("set_fire", ("osmond",), game.cell("C2")), Work("put_out", ("osmond",), game.cell("D2"))
    assert game.refused(replace(torch, men=("osmond", "turold"))).reason == "one_man_lights"
    assert game.refused(replace(bucket, men=("osmond", "turold"))).reason == "one_man_at_the_fire"
    assert game.refused(replace(bucket, cell=game.cell("C2"))).reason == "no_fire_there"
    assert game.refused(replace(torch, cell=NOWHERE)).reason == "nothing_to_burn"


def put_two(picture: str) -> str:
    """Turold beside the second tent."""
    return picture.replace("A  T  T  .", "A  T  T  C")


@pytest.mark.rule("FIRE-01", "FIRE-06", "FIRE-07")
def test_what_is_offered_at_a_fire() -> None:
    """To light: by who has stood a full turn, whatever does not burn yet. To put out: by who is able and idle, no Greek fire."""
    people = {"A": man("osmond", "A"), "B": man("okeanos", "B"), "C": man("turold", "A")}
    game = camp(put_two(ROW), fires=[burning("D2", "B")], **people)
    for task in ("set_fire", "put_out"):
        assert offered(game, task) == lawful(game, task, 1, [""])
        assert offered(game, task)
    assert {work.men for work in listed(game, "set_fire")} == {("osmond",)}  # the tent beside Turold burns
    assert {work.men for work in listed(game, "put_out")} == {("turold",)}
    assert listed(with_being(game, "osmond", busy=3 * 8), "set_fire") == set()
    greek = camp(put_two(ROW), fires=[burning("D2", "B", origin="greek")], **people)
    assert listed(greek, "put_out") == set()
    stunned = camp(put_two(ROW), fires=[burning("D2", "B")], **{**people, "C": man("turold", "A", health="stunned")})
    assert listed(stunned, "put_out") == set()
    busy = camp(put_two(ROW), fires=[burning("D2", "B")], **{**people, "C": man("turold", "A", marks=["moved"])})
    assert listed(busy, "put_out") == set()


@pytest.mark.rule("FIRE-06", "A-TOWER-34", "A-RAM-14")
def test_from_where_a_fire_is_fought() -> None:
    """Beside it; from its own hex only under the roof of a machine; never from afar."""
    game = camp(BESIDE.replace("T  T", "CT T"), active="B", B=man("okeanos", "B"), C=man("palaimon", "B"))
    game = alight(game, ("C2", Fire(0, 1, "hand")))
    assert game.refused(Work("put_out", ("palaimon",), game.cell("C2"))).reason == "not_beside_it"
    ram = front(machines=[machine("ram", "C7")], men={"wat": "D5", "hob": "H9"}, sequence="combat")
    ram = alight(ram, ("D5", Fire(1, 1, "arrow")))
    assert ram.allowed(Work("put_out", ("wat",), ram.cell("D5")))
    assert ram.refused(Work("put_out", ("hob",), ram.cell("D5"))).reason == "not_beside_it"


@pytest.mark.rule("SC-FIRE-06")
def test_for_the_first_side_a_classic_turn_begins_with_its_own_phase() -> None:
    """What side A did in the phase of side B belongs to the turn before."""
    game = camp(ROW, ruleset="siege_classic", A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2", "B")])
    game = with_being(game, "osmond", marks=Mark.SHOT_BACK)
    assert game.allowed(Work("put_out", ("osmond",), game.cell("C2")))


@pytest.mark.rule("FIRE-02", "FIRE-06", "FIRE-10")
def test_the_story_tells_what_the_die_did() -> None:
    for die, told in ((3, "out"), (4, "burns")):
        game = camp(BESIDE, active="B", B=man("okeanos", "B"), fires=[burning("C2")])
        events = game.do(Work("put_out", ("okeanos",), game.cell("C2")), die)
        assert [event.result for event in of_kind(events, e.Tested)] == [told]
    for die, told in ((6, "spared"), (7, "lit")):
        game = camp(BESIDE, active="B", B=man("okeanos", "B"), fires=[burning("C2")])
        assert [event.result for event in of_kind(end_phase(game, die), e.Tested)] == [told]
    for die, told in ((6, "wakes"), (7, "dies")):
        game = camp(
            ROW.replace("A  T  T", ".  T  CT").replace("B", "."), C=man("okeanos", "B", health="stunned"), fires=[burning("C2", "B")]
        )
        events = end_phase(game, 9, die)
        assert [event.result for event in of_kind(events, e.Tested) if event.task == "stunned_in_fire"] == [told]


@pytest.mark.rule("FIRE-02", "FIRE-06")
def test_hands_do_not_reach_through_walls_but_flames_do() -> None:
    """A wall of stone between man and tent; over a low wall or crenels he reaches it."""
    for side, by_hand in (("wall", False), ("low_wall", True), ("crenels", True), ("palisade", True)):
        game = camp(ROW, A=man("osmond", "A"), B=man("okeanos", "B"), map={"hexsides": {side: ["B2/C2"]}})
        field, here, tent = game.field, game.cell("B2"), game.cell("C2")
        assert (tent in reach(field, here, by_hand=True)) is by_hand, side
        assert tent in reach(field, here)
        assert (tent in {cell for cell, _, _ in offered(game, "set_fire")}) is by_hand


@pytest.mark.rule("PLAT-04", "FIRE-02")
def test_a_platform_and_the_timber_under_it_are_one() -> None:
    """From beside the timber one reaches the platform, and from the platform what lies beside the timber; bare timber is itself."""
    walk = "____\n_P__\n____"
    game = camp(
        """
        .  .  .  .
        .  F  F  .
        .  .  .  .
        """,
        map={"legend": {**SIGNS, "F": "timber_frame", "P": "platform"}, "storeys": [{"storey": 1, "level": 1, "terrain": walk}]},
    )  # fmt: skip
    names = {at: {game.field.name(cell) for cell in reach(game.field, game.cell(at))} for at in ("A2", "B2/1", "D2")}
    assert "B2/1" in names["A2"]
    assert "B2" not in names["A2"]
    assert {"A2", "B1", "B3"} <= names["B2/1"]
    assert "B2" not in names["B2/1"]
    assert "C2" in names["D2"]


# -- the check ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIRE-08")
def test_what_burns_already_does_not_begin_anew() -> None:
    game = camp(ROW, A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2", age=2)])
    doing = Doing(game.position, ScriptedDice(()))
    ignite(doing, game.cell("C2"), 1, "arrow")
    assert doing.state.works.fires == game.state.works.fires


@pytest.mark.rule("FIRE-08", "A-TOWER-35")
def test_in_the_open_the_first_check_is_deadly_also_where_roofs_give_a_turn() -> None:
    """By The Anarchy who is under the roof of a machine has a turn; who is still in a burning tent has none."""
    game = camp(ROW.replace("T  T", "CT ."), active="B", ruleset="anarchy", A=man("osmond", "A"), B=man("okeanos", "B"), C=man("wat", "B"))
    game = alight(game, ("C2", Fire(0, 1, "hand")))
    end_phase(game)
    assert game["wat"].face == "dead"


@pytest.mark.rule("A-TOWER-35", "SC-FIRE-05")
def test_in_the_classic_siege_a_burning_machine_is_left_at_once() -> None:
    for ruleset, asked in (("siege_classic", True), ("anarchy", False)):
        game = front(machines=[machine("siege_tower", "C7")], men={"wat": "C7"}, ruleset=ruleset, levels=1, storeys=4, sequence="combat")
        doing = Doing(game.position, ScriptedDice(()))
        ignite(doing, game.cell("C7"), 1, "arrow")
        assert bool(doing.state.pending) is asked


@pytest.mark.rule("GFIRE-09", "FIRE-05")
def test_naphtha_goes_up_patch_by_patch() -> None:
    """A patch is one, however it lies; another that touches nothing stays; and what went up with another needs no die of its own."""
    picture = """
        .  .  .  .  .  .  .  .
        .  T  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .
    """
    game = camp(picture, active="B", fires=[burning("B2")], works={"naphtha": {"1": "C2 B3 E4", "2": "H1"}})
    end_phase(game, 10)
    assert {game.field.name(cell) for cell in game.state.works.fires} == {"B2", "C2", "B3", "E4"}


@pytest.mark.rule("GFIRE-10", "FIRE-11")
def test_greek_fire_never_goes_out_and_counts_no_farther() -> None:
    """Nothing need be there to burn; it grows older by one turn beyond the third and then stays so."""
    game = camp(
        ROW.replace("T  T", ".  ."), active="B", A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("D3", age=3, origin="greek")]
    )
    for age in (4, 4):
        end_phase(game)
        end_phase(game)
        assert fires(game)["D3"].age == age


@pytest.mark.rule("FIRE-12", "FIRE-11")
def test_an_engine_burns_down_once() -> None:
    """All its hexes have burned long enough: it is gone with the first of them, and the ground under the others is no scorched earth."""
    game = front(machines=[machine("petraria", "C9")], ruleset="guiscard", active="B", sequence="combat")
    cells = [game.field.name(cell) for cell in game.state.machines["petraria"].cells]
    assert len(cells) > 1
    game = alight(game, *((at, Fire(0, 3, "arrow")) for at in cells))
    end_phase(game)
    assert game.state.machines == {}
    assert {game.field.now(game.state).board.ground[game.cell(at)].id for at in cells} == {"flat"}
    assert fires(game) == {}


# -- what it leaves ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIRE-11", "SC-FIRE-07")
def test_canvas_burns_with_its_tent_and_stone_does_not() -> None:
    """Of the sides of a burnt tent those of wood and canvas that belong to it are gone."""
    sides = {"canvas": ["C2/C1"], "wall": ["C2/C3"], "palisade": ["D2/C2"]}
    game = camp(ROW.replace("T  T", "T  ."), active="B", A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2", age=3)],
                map={"hexsides": sides})  # fmt: skip
    palisade = game.field.board.direction(game.cell("C2"), game.cell("D2"))
    end_phase(game, 1)
    left = {side: game.field.now(game.state).board.sides.get((game.cell("C2"), side)) for side in (0, 3, palisade or 0)}
    assert {side: kind.id if kind else "" for side, kind in left.items()} == {0: "", 3: "wall", palisade: "palisade"}


@pytest.mark.rule("FIRE-11")
@pytest.mark.parametrize(("sign", "left"), [("T", "burnt"), ("J", "river")])
def test_what_lies_under_burnt_timber(sign: str, left: str) -> None:
    """Under a tent on the shore scorched earth, under a jetty the water it stood in."""
    game = camp(f"w  {sign}  .  .\n.  .  .  .", active="B", fires=[burning("B1", age=3)])
    end_phase(game)
    assert game.field.now(game.state).board.ground[game.cell("B1")].id == left


@pytest.mark.rule("GATE-04", "A-DOOR-06")
def test_a_broken_door_burns_no_more() -> None:
    for state, burns in (("closed", True), ("open", True), ("broken", False)):
        door = [{"id": "door", "kind": "church_door", "state": state, "sides": ["C2/C3"], "posts": "C2"}]
        game = camp(ROW.replace("T  T", ".  ."), ruleset="anarchy", map={"doors": door}, A=man("osmond", "A"), B=man("okeanos", "B"))
        assert bool(fuel(game.position, game.cell("C2"))) is burns


@pytest.mark.rule("FIRE-08")
def test_a_prisoner_in_the_flames_is_wounded_where_he_is() -> None:
    """He goes nowhere by himself."""
    game = camp(ROW.replace("T  T", "CT ."), A=man("osmond", "A"), B=man("okeanos", "B"), C=man("palaimon", "B"))
    game = with_being(game, "palaimon", captive=True)
    doing = Doing(game.position, ScriptedDice(()))
    ignite(doing, game.cell("C2"), 0, "hand")
    assert (doing.state.pending, doing.being("palaimon").face) == ((), "foot_wounded")


@pytest.mark.rule("PLAT-04")
def test_only_a_platform_stands_for_the_timber_under_it() -> None:
    """Over other ground, and over timber that carries something else, a walk and what lies under it are two."""
    walk = "____\n_PSP\n____"
    game = camp(
        """
        .  .  .  .
        .  .  F  F
        .  .  .  .
        """,
        map={"legend": {**SIGNS, "F": "timber_frame", "P": "platform", "S": "scaffold"},
             "storeys": [{"storey": 1, "level": 1, "terrain": walk}]},
    )  # fmt: skip
    field = game.field
    assert [game.field.name(seat(field.board, game.cell(at))) for at in ("B2", "C2", "D2", "A1")] == ["B2", "C2", "D2/1", "A1"]
    near = {at: {field.name(cell) for cell in reach(field, game.cell(at))} for at in ("B2/1", "D2/1", "D2")}
    assert "B2" in near["B2/1"]  # the ground under a platform that no timber carries
    assert "A2" not in near["B2/1"]
    assert "C2" in near["D2/1"]  # beside the timber that carries it


@pytest.mark.rule("FIRE-02", "A-TOWER-32")
def test_fire_goes_up_and_down_to_what_is_there() -> None:
    """In a tower to the floors above and below; from the ground of an open field nowhere but around."""
    game = front(machines=[machine("siege_tower", "C8")], storeys=4)
    near = {game.field.name(cell) for cell in reach(game.field, game.cell("C6/1"))}
    assert {"C6", "C6/2"} <= near
    assert all(game.field.board.all >> cell & 1 for cell in reach(game.field, game.cell("H9")))
    assert {game.field.board.storey(cell) for cell in reach(game.field, game.cell("H9"))} == {0}
    assert len(reach(game.field, game.cell("A1"))) < 6
    assert NOWHERE not in reach(game.field, game.cell("A1"))


@pytest.mark.rule("FIRE-08", "HORSE-01")
def test_out_of_the_flames_a_beast_of_nobody_goes_where_the_active_side_says() -> None:
    game = camp(ROW.replace("T  T", "CT ."), A=man("osmond", "A"), B=man("okeanos", "B"), C=man("ox_red", "A"))
    for side, owner in ((-1, 0), (1, 1)):
        game = with_being(game, "ox_red", side=side)
        doing = Doing(game.position, ScriptedDice(()))
        ignite(doing, game.cell("C2"), 1, "hand")
        assert [question.side for question in doing.state.pending] == [owner]
