"""Fire by hand, its spread, those who fight it, those who stand in it, and what it leaves. Guiscard 10.2; the classic siege 2.11."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.commands import Attack, Done, Move, PushMachine, Retreat, Work
from hauberk.battle.core.works import Fire
from hauberk.battle.fire.fuel import fuel
from tests.battle.scaled_walls import PALISADE, palisade, put
from tests.battle.storming import crew, front, machine
from tests.kit import Table, drawn, fires, man, of_kind, rider

SIGNS = {"T": "tent", "J": "jetty", "K": "building_wall"}
BOTH = pytest.mark.parametrize("ruleset", ["guiscard", "siege_classic"])


def camp(picture: str, **more: Any) -> Table:
    """A drawn camp: T is a tent hex, whose canvas does not matter here; J a jetty, K something solid."""
    more.setdefault("sequence", "combat")
    more.setdefault("phase", 3)
    return drawn(picture, map={"legend": SIGNS, **more.pop("map", {})}, **more)


def burning(at: str, side: str = "A", age: int = 1, origin: str = "hand") -> dict[str, Any]:
    return {"at": at, "side": side, "age": age, "origin": origin}


def end_phase(game: Table, *dice: int) -> tuple[Any, ...]:
    """Finish the phase; the dice fall at its very end."""
    while game.state.sequence < 4:
        game.do(Done())
    return game.do(Done(), *dice)


ROW = """
.  .  .  .  .  .
.  A  T  T  .  .
.  .  .  .  .  .
.  .  .  .  B  .
"""


# -- by hand -----------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("FIRE-01", "RULING-G-01", "SC-FIRE-02")
def test_who_has_stood_beside_it_for_a_full_turn_lights_it_without_a_die(ruleset: str) -> None:
    picture = ROW.replace(".  A  T", "A  .  T")
    game = camp(picture, sequence="movement", phase=1, ruleset=ruleset, A=man("osmond", "A"), B=man("okeanos", "B"))
    game.do(Move("osmond", game.cells("B2")))
    game.do(Done())
    torch = Work("set_fire", ("osmond",), game.cell("C2"))
    assert game.refused(torch).reason == "needs_a_full_turn"
    end_phase(game)
    end_phase(game)
    while game.state.sequence < 4:
        game.do(Done())
    assert torch in list(game.legal)
    game.do(torch)
    assert fires(game) == {"C2": Fire(0, 1, "hand")}
    assert game.refused(torch).reason == "burns_already"


@pytest.mark.rule("FIRE-01")
def test_a_torch_takes_the_place_of_fighting() -> None:
    game = camp(
        """
        .  .  .  .
        .  A  T  .
        .  B  .  .
        """,
        A=man("osmond", "A"), B=man("okeanos", "B"),
    )  # fmt: skip
    game.do(Work("set_fire", ("osmond",), game.cell("C2")))
    assert game.refused(Attack(("osmond",), "okeanos")).reason == "has_worked"


@pytest.mark.rule("FIRE-01", "FIRE-03")
def test_only_what_burns_and_lies_beside_him_is_lit() -> None:
    game = camp(ROW, A=man("osmond", "A"), B=man("okeanos", "B"))
    assert game.refused(Work("set_fire", ("osmond",), game.cell("D2"))).reason == "not_beside_it"
    assert game.refused(Work("set_fire", ("osmond",), game.cell("B3"))).reason == "nothing_to_burn"
    assert [game.field.name(work.cell) for work in game.legal if isinstance(work, Work)] == ["C2"]


@pytest.mark.rule("FIRE-03", "SC-FIRE-01", "TENT-06")
def test_in_the_classic_siege_engines_and_tents_alone_burn() -> None:
    found = {}
    for ruleset in ("guiscard", "siege_classic"):
        game = camp(
            """
            .  .  .  .
            T  A  J  .
            .  .  .  .
            """,
            ruleset=ruleset, A=man("osmond", "A"),
        )  # fmt: skip
        found[ruleset] = {game.field.name(work.cell) for work in game.legal if isinstance(work, Work)}
    assert found == {"guiscard": {"A2", "C2"}, "siege_classic": {"A2"}}


# -- spread ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FIRE-02", "RULING-G-30")
@pytest.mark.parametrize(("die", "spreads"), [(6, False), (7, True)])
def test_who_lit_a_fire_tests_its_spread_at_the_end_of_the_enemys_phase(die: int, spreads: bool) -> None:
    game = camp(ROW, A=man("osmond", "A"), B=man("okeanos", "B"))
    game.do(Work("set_fire", ("osmond",), game.cell("C2")))
    end_phase(game)  # the end of his own phase tests nothing
    assert fires(game) == {"C2": Fire(0, 1, "hand")}
    end_phase(game, die)
    assert fires(game)["C2"].age == 2
    assert fires(game).get("D2") == (Fire(0, 1, "spread") if spreads else None)


@pytest.mark.rule("FIRE-02", "RULING-G-26", "RULING-S-40")
def test_one_die_for_each_hex_however_many_fires_are_beside_it_and_new_fires_wait() -> None:
    game = camp(
        """
        .  .  T  .  .  .
        .  T  .  T  T  .
        .  .  T  .  .  .
        """,
        active="B", fires=[burning("B2"), burning("C1"), burning("C3")],
    )  # fmt: skip
    events = end_phase(game, 9)
    assert [game.field.name(event.cell) for event in of_kind(events, e.Tested)] == ["D2"]
    assert set(fires(game)) == {"B2", "C1", "C3", "D2"}
    assert fires(game)["D2"].age == 1


@pytest.mark.rule("SC-FIRE-04", "RULING-S-40")
def test_in_the_classic_siege_all_fires_are_tested_when_both_have_played() -> None:
    game = camp(ROW, ruleset="siege_classic", A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2", "B")])
    end_phase(game)
    assert fires(game)["C2"].age == 1
    end_phase(game, 7)
    assert set(fires(game)) == {"C2", "D2"}
    assert fires(game)["C2"].age == 2


# -- putting it out ----------------------------------------------------------------------------------------------------

BESIDE = """
.  .  .  .
.  B  T  T
.  .  .  .
"""


@pytest.mark.rule("FIRE-04", "FIRE-06")
def test_a_fire_that_was_put_out_does_not_spread() -> None:
    game = camp(BESIDE, active="B", B=man("okeanos", "B"), fires=[burning("C2")])
    game.do(Work("put_out", ("okeanos",), game.cell("C2")), 3)
    assert fires(game) == {}
    end_phase(game)
    assert fires(game) == {}


@BOTH
@pytest.mark.rule("FIRE-06", "RULING-G-29", "RULING-G-30", "SC-FIRE-06", "SC-FIRE-08")
@pytest.mark.parametrize(
    ("origin", "die", "out"), [("hand", 3, True), ("hand", 4, False), ("arrow", 5, True), ("arrow", 6, False), ("spread", 4, False)]
)
def test_three_in_ten_or_five_if_an_arrow_lit_it(ruleset: str, origin: str, die: int, out: bool) -> None:
    game = camp(BESIDE, active="B", ruleset=ruleset, B=man("okeanos", "B"), fires=[burning("C2", origin=origin)])
    game.do(Work("put_out", ("okeanos",), game.cell("C2")), die)
    assert ("C2" not in fires(game)) is out


@BOTH
@pytest.mark.rule("FIRE-06", "SC-FIRE-06")
@pytest.mark.parametrize("mark", ["moved", "shot", "attacked", "worked"])
def test_who_has_done_anything_else_does_not_fight_the_fire(ruleset: str, mark: str) -> None:
    game = camp(BESIDE, active="B", ruleset=ruleset, B=man("okeanos", "B", marks=[mark]), fires=[burning("C2")])
    work = Work("put_out", ("okeanos",), game.cell("C2"))
    assert game.refused(work).reason == "busy_this_phase"
    assert work not in list(game.legal)


@pytest.mark.rule("FIRE-06", "SC-FIRE-06")
def test_in_the_classic_siege_the_whole_turn_counts() -> None:
    for ruleset in ("guiscard", "siege_classic"):
        game = camp(BESIDE, active="B", ruleset=ruleset, B=man("okeanos", "B", marks=["shot_back"]), fires=[burning("C2")])
        assert game.allowed(Work("put_out", ("okeanos",), game.cell("C2"))) is (ruleset == "guiscard")


@pytest.mark.rule("SC-FIRE-06")
@pytest.mark.parametrize(
    ("ruleset", "side", "free"), [("siege_classic", "A", False), ("siege_classic", "B", True), ("guiscard", "A", True)]
)
def test_who_has_fought_a_fire_does_not_shoot_back_in_the_same_turn(ruleset: str, side: str, free: bool) -> None:
    """Both phases of a classic turn bind who tries; for side B the turn is over with its own phase."""
    foe = "B" if side == "A" else "A"
    picture = """
        .  .  .  .  .  .
        .  A  T  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  B  .  .  .  .
    """
    archer = man("stephanos", side)
    game = camp(picture, active=side, ruleset=ruleset, A=archer, B=man("osmond", foe), fires=[burning("C2", side=foe)])
    game.do(Work("put_out", ("stephanos",), game.cell("C2")), 1)
    while game.state.active == "AB".index(side) or game.state.sequence != 3:
        game.do(Done())
    game.do(Move("osmond", game.cells("B4")))
    assert (game.asked == "move_watched") is free


@BOTH
@pytest.mark.rule("FIRE-11")
def test_a_ladder_on_a_hex_that_burns_down_is_gone(ruleset: str) -> None:
    """A ladder is no fuel; but what lies in a hex that has burnt for three turns is destroyed with it."""
    ladder = {"id": "ladder", "side": "A", "at": "D2 D3"}
    people = {"A": man("osmond", "A"), "B": man("okeanos", "B")}
    game = camp(ROW, active="B", ruleset=ruleset, fires=[burning("D2", age=3)], ladders=[ladder], **people)
    assert fuel(game.position, game.cell("D3")) == ""
    end_phase(game, 1)
    assert game.state.works.ladders == {}


@pytest.mark.rule("FIRE-11")
def test_a_fire_with_nothing_left_to_burn_goes_out() -> None:
    game = camp(ROW, active="B", A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2")], works={"ground": {"rubble": "C2"}})
    end_phase(game)
    assert fires(game) == {}


@pytest.mark.rule("FIRE-06", "SC-FIRE-06")
def test_one_try_each_on_one_hex_but_several_may_try() -> None:
    game = camp(
        """
        .  .  .  .
        A  B  T  C
        .  .  .  .
        """,
        active="B", A=man("nikolaos", "B"), B=man("okeanos", "B"), C=man("palaimon", "B"), fires=[burning("C2")],
    )  # fmt: skip
    work = Work("put_out", ("okeanos",), game.cell("C2"))
    assert game.refused(Work("put_out", ("nikolaos",), game.cell("C2"))).reason == "not_beside_it"
    game.do(work, 8)
    assert game.refused(work).reason == "busy_this_phase"
    game.do(Work("put_out", ("palaimon",), game.cell("C2")), 2)
    assert fires(game) == {}


# -- people in the fire ------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("FIRE-08", "SC-FIRE-05", "RULING-G-28")
def test_whoever_stands_where_fire_breaks_out_goes_back_a_hex_at_once(ruleset: str) -> None:
    picture, flames = ROW.replace("T  T", "T  CT").replace("B", "."), [burning("C2")]
    game = camp(picture, active="B", ruleset=ruleset, A=man("osmond", "A"), C=man("palaimon", "B"), fires=flames)
    end_phase(game, 8)
    assert (game.asked, game.decides) == ("retreat_owed", 1)
    ends = {game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)}
    assert "E2" in ends
    assert "C2" not in ends  # nobody flees into another fire
    game.do(Retreat("palaimon", game.cell("E2")))
    assert (game.at("palaimon"), game["palaimon"].face) == ("E2", "foot")
    assert (game.state.active, game.state.sequence) == (0, 1)  # only now the next phase begins


CORNERED = """
K  K  K  .
K  CT K  .
K  T  K  .
.  .  .  .
"""


@BOTH
@pytest.mark.rule("FIRE-08", "RULING-G-28", "RULING-S-39")
def test_who_finds_no_way_out_is_wounded_and_dies_at_the_next_check(ruleset: str) -> None:
    game = camp(CORNERED, active="B", ruleset=ruleset, C=man("okeanos", "B"), fires=[burning("B3")])
    end_phase(game, 7)
    assert game["okeanos"].face == "foot_wounded"
    assert (game.state.active, game.state.sequence) == (0, 1)
    end_phase(game)
    end_phase(game)
    assert game["okeanos"].face == "dead"


@BOTH
@pytest.mark.rule("FIRE-09", "SC-FIRE-05")
def test_nobody_enters_a_burning_hex(ruleset: str) -> None:
    game = camp(ROW, sequence="movement", ruleset=ruleset, A=man("osmond", "A"), B=man("okeanos", "B"), fires=[burning("C2")])
    assert game.refused(Move("osmond", game.cells("C2"))).reason == "impassable"
    assert game.cell("C2") not in {command.path[-1] for command in game.legal if isinstance(command, Move)}


@pytest.mark.rule("FIRE-10")
@pytest.mark.parametrize(("die", "face"), [(6, "foot"), (7, "dead")])
def test_a_stunned_man_in_the_flames_comes_round_and_flees_or_dies(die: int, face: str) -> None:
    picture = ROW.replace("A  T  T", ".  T  CT").replace("B", ".")
    game = camp(picture, C=man("okeanos", "B", health="stunned"), fires=[burning("C2", "B")])
    end_phase(game, 9, die)
    assert game["okeanos"].face == face
    assert game.asked == ("retreat_owed" if face == "foot" else "")


@pytest.mark.rule("FIRE-08")
def test_a_rider_leaves_the_flames_with_both_hexes() -> None:
    game = camp(
        """
        .  .  .  .
        .  T  .  .
        .  CT .  .
        .  .  .  .
        .  .  .  .
        """,
        active="B", C=rider("drogon", "B", 0), fires=[burning("B2")], ruleset="anarchy",
        map={"legend": {**SIGNS, "T": "jetty"}},
    )  # fmt: skip
    end_phase(game, 10)
    assert game.asked == "retreat_owed"
    for command in game.legal:
        assert isinstance(command, Retreat)
        assert game.cell("B3") not in (command.cell, command.tail)
        assert game.cell("B2") not in (command.cell, command.tail)
    game.do(next(iter(game.legal)))
    assert game["drogon"].face == "mounted"


# -- what it leaves ----------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.rule("FIRE-11", "RULING-G-27", "SC-FIRE-07", "RULING-S-38")
def test_what_burns_for_three_turns_is_destroyed(ruleset: str) -> None:
    game = camp(ROW.replace("T  T", "T  ."), ruleset=ruleset, A=man("osmond", "A"), B=man("okeanos", "B"))
    game.do(Work("set_fire", ("osmond",), game.cell("C2")))
    for age in (2, 3):
        end_phase(game)
        end_phase(game)
        assert fires(game)["C2"].age == age
        assert game.field.now(game.state).board.ground[game.cell("C2")].id == "tent"
    end_phase(game)
    end_phase(game)
    assert fires(game) == {}
    assert game.field.now(game.state).board.ground[game.cell("C2")].id == "burnt"


@pytest.mark.rule("FIRE-11")
def test_a_burnt_jetty_leaves_the_water_it_stood_in() -> None:
    game = camp(
        """
        w  J  .  .
        w  w  .  .
        """,
        active="B", fires=[burning("B1", age=3)],
    )  # fmt: skip
    end_phase(game)
    assert game.field.now(game.state).board.ground[game.cell("B1")].id == "river"


# -- on wheels ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-RAM-14", "A-TOWER-31")
def test_a_burning_machine_takes_its_fire_along() -> None:
    game = front(machines=[machine("ram", "C9")], men=crew("B9", "B8", "D9", "D8", "B7", "D7"), sequence="movement")
    game.state = game.state._replace(works=game.state.works._replace(fires={game.cell("C9"): Fire(1, 2, "arrow")}))
    pushes = [command for command in game.legal if isinstance(command, PushMachine) and command.hexes == 1]
    game.do(pushes[0])
    assert fires(game) == {"C8": Fire(1, 2, "arrow")}


@pytest.mark.rule("FIRE-12", "SC-FIRE-07")
@pytest.mark.parametrize(("kind", "ruleset"), [("petraria", "guiscard"), ("ballista", "siege_classic")])
def test_an_engine_is_gone_with_its_first_hex(kind: str, ruleset: str) -> None:
    game = drawn(
        """
        .  .  .  .
        .  .  .  .
        .  .  .  .
        """,
        ruleset=ruleset, sequence="combat", active="B", machines=[{"id": "it", "kind": kind, "side": "B", "at": "B2", "facing": 0}],
    )  # fmt: skip
    game.state = game.state._replace(works=game.state.works._replace(fires={game.cell("B2"): Fire(0, 3, "arrow")}))
    end_phase(game, *[1] * (1 if kind == "petraria" else 0))
    assert game.state.machines == {}
    assert fires(game) == {}


@pytest.mark.rule("A-HOARD-27", "FIRE-11")
def test_a_hoarding_burns_hex_by_hex() -> None:
    game = front(active="B", sequence="combat", works={"ground": {"hoarding": "C4/2 D4/2"}})
    game.state = game.state._replace(works=game.state.works._replace(fires={game.cell("C4/2"): Fire(0, 3, "arrow")}))
    end_phase(game, 7)
    assert fires(game) == {"D4/2": Fire(0, 1, "spread")}
    board = game.field.now(game.state).board
    assert not board.all >> game.cell("C4/2") & 1
    assert board.ground[game.cell("D4/2")].id == "hoarding"


@pytest.mark.rule("A-SCAF-07", "FIRE-11")
def test_a_scaffold_burns_like_any_wood() -> None:
    game = front(active="B", sequence="combat", works={"ground": {"scaffold": "C4/2"}})
    game.state = game.state._replace(works=game.state.works._replace(fires={game.cell("C4/2"): Fire(0, 3, "arrow")}))
    end_phase(game)
    assert not game.field.now(game.state).board.all >> game.cell("C4/2") & 1


@pytest.mark.rule("PLAT-04", "PALI-05", "FIRE-11")
def test_a_platform_burns_with_the_palisade_before_it() -> None:
    walk = "____\n_P__\n____"
    game = camp(
        """
        .  .  .  .
        .  F  .  .
        .  A  .  .
        """,
        map={"legend": {**SIGNS, "F": "timber_frame", "P": "platform"},
             "storeys": [{"storey": 1, "level": 1, "terrain": walk, "hexsides": {"stakes": ["B2/B1"]}}]},
        A=man("osmond", "A"),
    )  # fmt: skip
    torch = Work("set_fire", ("osmond",), game.cell("B2/1"))
    assert [work for work in game.legal if isinstance(work, Work)] == [torch]
    game.do(torch)
    for _ in range(6):
        end_phase(game)
    board = game.field.now(game.state).board
    assert not board.all >> game.cell("B2/1") & 1
    assert board.ground[game.cell("B2")].id == "stockade_down"


@pytest.mark.rule("A-DOOR-07", "A-ENTR-07", "RULING-A-ENTR-02")
def test_a_church_door_and_a_bridge_burn_like_a_tower() -> None:
    doors = [{"id": "door", "kind": "church_door", "state": "closed", "sides": ["C2/C3"], "posts": "C2"}]
    game = camp(
        """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  A  .  .  .
        .  .  .  .  .  .
        """,
        ruleset="anarchy", map={"doors": doors}, A=man("osmond", "A"),
    )  # fmt: skip
    field, state = game.field.now(game.state), game.state
    assert field.rules.fire.column(fuel(field.at(state), game.cell("C2"))) == "tower"
    game.do(Work("set_fire", ("osmond",), game.cell("C2")))
    for _ in range(6):
        end_phase(game)
    assert game.state.works.doors == {"door": "broken"}


@pytest.mark.rule("A-ENTR-07", "RULING-A-ENTR-02", "FIRE-11")
def test_a_burnt_bridge_is_down() -> None:
    game = camp(
        """
        .  .  .  .
        .  A  .  .
        .  .  .  .
        """,
        ruleset="anarchy", A=man("osmond", "A"), works={"ground": {"gangway": "C2"}},
    )  # fmt: skip
    field = game.field.now(game.state)
    assert field.rules.fire.column(fuel(field.at(game.state), game.cell("C2"))) == "tower"
    game.do(Work("set_fire", ("osmond",), game.cell("C2")))
    for _ in range(6):
        end_phase(game)
    assert game.field.now(game.state).board.ground[game.cell("C2")].id == "bridge_destroyed"


@pytest.mark.rule("FIRE-09")
def test_a_field_that_has_burned_step_by_step_is_the_one_that_burns_at_once() -> None:
    picture = ROW.replace(".  .\n", "T  J\n")
    game, afresh = (camp(picture, A=man("osmond", "A"), B=man("okeanos", "B")) for _ in range(2))
    cells = [game.cell(name) for name in ("C2", "D2", "E1", "F1")]
    field, state = game.field, game.state
    for number in range(1, 5):
        lit = dict.fromkeys(cells[:number], Fire(0, number, "hand"))
        state = state._replace(works=state.works._replace(fires=lit))
        field = field.now(state)
    lit = {cell: Fire(0, 2, "hand") for cell in cells if cell != cells[1]}
    state = state._replace(works=state.works._replace(fires=lit))
    one, two = field.now(state), afresh.field.now(state)
    assert one.shape == two.shape
    assert one.board.barred == two.board.barred
    assert [graph.step for graph in one.move_graphs] == [graph.step for graph in two.move_graphs]
    assert [graph.enterable for graph in one.move_graphs] == [graph.enterable for graph in two.move_graphs]
    assert one.sight is game.field.now(game.state).sight  # flames hide nobody


@pytest.mark.rule("FIRE-08", "PLAT-05")
def test_out_of_the_flames_down_the_stairs() -> None:
    """The platform burns under Ahmad: he may go along it, or down the stairs that lead up to it."""
    game = palisade(
        put(PALISADE, C2="A"), A=man("enguerrand", "A"), men=[{"who": "ahmad", "side": "B", "at": "D2/1"}], sequence="combat", phase=5,
    )  # fmt: skip
    game.do(Work("set_fire", ("enguerrand",), game.cell("D2/1")))
    assert {game.field.name(command.cell) for command in game.legal if isinstance(command, Retreat)} == {"D1/1", "D3/1", "E2"}
    game.do(Retreat("ahmad", game.cell("E2")))
    assert game.at("ahmad") == "E2"
