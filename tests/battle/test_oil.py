"""Boiling oil: cauldrons on the walls of The Anarchy, barrels of the classic siege. The Anarchy 4.3; the classic siege 2.11.1."""

from __future__ import annotations

from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.actions import refuse
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Done, HoldFire, Move, Retreat, ShootBack, Work
from hauberk.battle.core.works import Fire
from hauberk.battle.fire.burning import fires_due
from hauberk.battle.fire.fuel import burns, fuel, reach
from hauberk.battle.machines.footprint import parts
from hauberk.battle.machines.moving import spoilt
from hauberk.common.refusal import Refusal
from hauberk.play.battle.game import BATTLE
from hauberk.play.forecast import branches
from tests.battle.storming import crew, front, machine
from tests.kit import Table, of_kind

CRENELS = ["C3/C4", "B3/B4", "B3/C4", "B3/A4", "D3/D4", "D3/C4", "D3/E4", "E3/E4", "F3/F4", "F3/E4", "F3/G4"]


def wall(men: dict[str, str], kind: str = "cauldron", state: str = "", at: str = "BCD", **more: Any) -> Table:
    """Gifford and Godbert on either side of a cauldron on the rampart; the foot of the wall is row 4. `at`: the columns of the three."""
    more.setdefault("sequence", "combat")
    ruleset = more.pop("ruleset", "anarchy")
    thing: dict[str, Any] = {"id": "oil", "kind": kind, "at": f"{at[1]}3/2", "side": "B", "state": state}
    if kind == "cauldron":
        thing["men"] = ["gifford", "godbert"]
    bearers = {"B:gifford": f"{at[0]}3/2", "B:godbert": f"{at[2]}3/2"}
    storeys = [{"storey": 2, "level": 2, "terrain": "\n".join(["__________"] * 2 + ["rrrrrrrrrr"] + ["__________"] * 11),
                "hexsides": {"crenels": CRENELS}}]  # fmt: skip
    more.setdefault("active", "B")
    return front(ruleset=ruleset, men={**bearers, **men}, things=[thing], map={"storeys": storeys, "doors": more.pop("doors", [])}, **more)


def tip(game: Table, at: str) -> Work:
    return Work("tip_oil", ("gifford", "godbert"), game.cell(at), "oil")


def faces(events: Any) -> list[str]:
    return [event.man for event in of_kind(events, e.Tested) if event.task == "oil"]


# -- tipping -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-01", "A-OIL-03", "RULING-A-OIL-01", "RULING-A-OIL-06")
def test_it_falls_on_lower_hexes_beside_the_cauldron() -> None:
    game = wall({"wat": "C4", "hob": "C5", "tom": "C2"}, state="set")
    assert game.allowed(tip(game, "C4"))
    assert game.allowed(tip(game, "C2"))  # an attacker in the court is lower too
    assert game.refused(tip(game, "C5")).reason == "oil_does_not_fall_there"
    assert game.refused(tip(game, "D2")).reason == "nobody_to_scald"
    assert {game.field.name(work.cell) for work in game.legal if isinstance(work, Work)} == {"C4", "C2"}


@pytest.mark.rule("A-OIL-01", "A-OIL-04", "RULING-A-OIL-01")
def test_it_is_tipped_on_lower_hexes_beside_its_bearers_too() -> None:
    """E4 lies below Godbert, not below the cauldron: the book counts from the defenders' hexes, the switch from the counter's."""
    game = wall({"wat": "E4"}, state="set")
    assert game.cell("E4") not in game.field.board.neighbours[game.cell("C3")]
    assert {game.field.name(work.cell) for work in game.legal if isinstance(work, Work)} == {"E4"}
    game.do(tip(game, "E4"), 5)
    assert game["wat"].face == "dead"
    unset = wall({"wat": "E4"})
    assert unset.refused(tip(unset, "E4")).reason == "cauldron_not_set"
    narrow = wall({"wat": "E4"}, state="set", switches={"oil_from_the_cauldron": True})
    assert narrow.refused(tip(narrow, "E4")).reason == "oil_does_not_fall_there"
    assert not [work for work in narrow.legal if isinstance(work, Work)]


@pytest.mark.rule("A-OIL-02")
def test_two_men_one_on_either_side() -> None:
    game = wall({"wat": "C4"}, state="set")
    assert game.refused(Work("tip_oil", ("gifford",), game.cell("C4"), "oil")).reason == "needs_two_bearers"
    game = wall({"wat": "C4", "B:foulque": "E3/2"}, state="set")
    assert game.refused(Work("tip_oil", ("gifford", "foulque"), game.cell("C4"), "oil")).reason == "needs_two_bearers"


@pytest.mark.rule("A-OIL-04")
def test_over_a_parapet_it_must_be_set_first_for_two_points_each() -> None:
    game = wall({"wat": "C4"})
    assert game.refused(tip(game, "C4")).reason == "cauldron_not_set"
    game = wall({"wat": "C4"}, sequence="movement")
    before = game["gifford"].left, game["godbert"].left
    game.do(Work("set_cauldron", ("gifford", "godbert"), game.cell("C3/2"), "oil"))
    assert (game["gifford"].left, game["godbert"].left) == (before[0] - 2, before[1] - 2)
    game.do(Done())
    assert game.allowed(tip(game, "C4"))


@pytest.mark.rule("A-OIL-04", "RULING-A-OIL-01")
def test_from_a_hoarding_it_falls_straight_down_and_needs_no_setting() -> None:
    game = wall({"wat": "C4", "hob": "D4"}, works={"ground": {"hoarding": "B4/2 C4/2 D4/2"}})
    moved = game.state.works.things["oil"]._replace(cell=game.cell("C4/2"), men=())
    men = {"gifford": "B3/2", "godbert": "D3/2"}
    game.state = game.state._replace(works=game.state.works._replace(things={"oil": moved}))
    assert all(game.cell(at) in game.field.now(game.state).board.neighbours[game.cell("C4/2")] for at in men.values())
    assert game.allowed(tip(game, "C4"))
    assert game.refused(tip(game, "D4")).reason == "oil_does_not_fall_there"


@pytest.mark.rule("A-OIL-05")
def test_who_tips_neither_fights_nor_shoots() -> None:
    game = wall({"wat": "C4", "hob": "E3/2"}, state="set")
    assert game.allowed(Attack(("godbert",), "hob"))
    busy = game["godbert"]._replace(marks=Mark.ATTACKED)
    assert refuse(game.field.at(game.state.with_being(busy)), tip(game, "C4")) == Refusal("busy_this_phase", "A-OIL-05", "Godbert")
    game.do(tip(game, "C4"), 1)
    assert game.refused(Attack(("godbert",), "hob")).reason == "has_worked"


@pytest.mark.rule("A-OIL-09", "A-OIL-12", "RULING-A-GEN-05", "RULING-A-OIL-05")
@pytest.mark.parametrize(("die", "face"), [(5, "dead"), (6, "foot_wounded"), (8, "foot_wounded")])
def test_it_strikes_in_the_column_of_51_to_70_on_foot(die: int, face: str) -> None:
    game = wall({"wat": "C4"}, state="set")
    assert game.field.rules.melee.labels[game.field.rules.works.oil_column] == "51–70"
    assert game.field.rules.melee.labels[game.field.rules.works.oil_splash] == "13–20"
    game.do(tip(game, "C4"), die)
    assert game["wat"].face == face
    assert game.state.works.things == {}


@pytest.mark.rule("RULING-A-GEN-05")
def test_armour_alone_counts() -> None:
    bare, mailed = wall({"wat": "C4"}, state="set"), wall({"galeran": "C4"}, state="set")
    assert (bare["wat"].character.armoured, mailed["galeran"].character.armoured) == (False, True)
    bare.do(tip(bare, "C4"), 5)
    mailed.do(tip(mailed, "C4"), 5)
    assert (bare["wat"].face, mailed["galeran"].face) == ("dead", "foot_wounded")


@pytest.mark.rule("A-OIL-11", "RULING-A-OIL-03")
def test_whatever_the_die_says_the_scalded_man_goes_back() -> None:
    game = wall({"wat": "C4"}, state="set")
    game.do(tip(game, "C4"), 6)
    assert (game.asked, game.decides) == ("retreat_owed", 0)
    game.do(Retreat("wat", game.cell("C5")))
    assert (game.at("wat"), game["wat"].face, game.asked) == ("C5", "foot_wounded", "")


@pytest.mark.rule("A-OIL-13", "RULING-A-OIL-02")
def test_it_runs_on_into_the_hexes_around_but_not_up_the_wall() -> None:
    game = wall({"wat": "C4", "hob": "C5", "tom": "B4", "alfwin": "C6"}, state="set")
    events = game.do(tip(game, "C4"), 1, 10, 2)
    assert faces(events) == ["wat", "hob", "tom"] or faces(events) == ["wat", "tom", "hob"]
    assert game["alfwin"].face == "foot"
    assert {game[who].face for who in ("gifford", "godbert")} == {"foot"}
    assert sorted(game[who].face for who in ("hob", "tom")) == ["dead", "foot"]


# -- engines -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-10", "A-OIL-14", "RULING-A-OIL-04", "A-RAM-14")
@pytest.mark.parametrize(("die", "lit"), [(7, False), (8, True)])
def test_under_a_roof_it_harms_only_if_it_takes_fire(die: int, lit: bool) -> None:
    game = wall({"wat": "D4"}, state="set", at="CDE", machines=[machine("ram", "C7")])
    assert game.field.now(game.state).board.ground[game.cell("D4")].id == "ram_hex"
    events = game.do(tip(game, "D4"), *((die, 1) if lit else (die,)))
    assert (game["wat"].face == "dead") is lit
    assert game.state.works.fires == ({game.cell("D4"): Fire(1, 1, "oil")} if lit else {})
    assert len(of_kind(events, e.Rolled)) == (2 if lit else 1)


@pytest.mark.rule("A-TOWER-37")
def test_a_siege_tower_fears_no_oil() -> None:
    game = wall({}, state="set", machines=[machine("siege_tower", "C7")], storeys=4)
    reasons = {game.refused(tip(game, at)).reason for at in ("C4", "C4/1")}
    assert reasons == {"tower_proof_to_oil"}
    assert not [work for work in game.legal if isinstance(work, Work) and work.task == "tip_oil"]


def burn(game: Table, at: str, age: int) -> None:
    """Fire of side B on a hex, as old as that."""
    fires = {game.cell(at): Fire(1, age, "arrow")}
    game.state = game.state._replace(works=game.state.works._replace(fires=fires))


def no_spread(game: Table) -> list[int]:
    """A low die for every hex that could catch fire now."""
    return [1 for _ in threatened(game)]


@pytest.mark.rule("A-RAM-14", "A-GALL-10", "A-TOWER-35")
@pytest.mark.parametrize(("kind", "at"), [("ram", "D5"), ("gallery", "D7")])
def test_under_a_burning_roof_the_first_turn_is_safe_then_he_must_go_and_then_he_dies(kind: str, at: str) -> None:
    game = wall({"wat": at}, machines=[machine(kind, "C7")], active="A", sequence="combat")
    burn(game, at, 1)
    game.do(Done(), *no_spread(game))
    assert (game["wat"].face, game.asked) == ("foot", "retreat_owed")
    game = wall({"wat": at}, machines=[machine(kind, "C7")], active="A", sequence="combat")
    burn(game, at, 2)
    game.do(Done(), *no_spread(game))
    assert game["wat"].face == "dead"


@pytest.mark.rule("A-RAM-14", "A-GALL-10", "FIRE-06")
def test_a_burning_roof_is_fought_from_below_too() -> None:
    game = wall({"wat": "D5"}, machines=[machine("ram", "C7")], active="A", sequence="combat")
    burn(game, "D5", 1)
    game.do(Work("put_out", ("wat",), game.cell("D5")), 5)
    assert game.state.works.fires == {}


@pytest.mark.rule("A-TOWER-32", "A-TOWER-34")
def test_in_a_tower_fire_and_those_who_fight_it_go_up_and_down_too() -> None:
    game = wall({"wat": "C6/1"}, machines=[machine("siege_tower", "C8")], active="A", sequence="combat", storeys=4)
    field = game.field.now(game.state)
    assert game.cell("C6") in reach(field, game.cell("C6/1"))
    assert game.cell("C6/2") in reach(field, game.cell("C6/1"))
    burn(game, "C6", 1)
    assert game.allowed(Work("put_out", ("wat",), game.cell("C6")))
    game.do(Done(), *(10 if cell == game.cell("C6/1") else 1 for cell in sorted(threatened(game))))
    assert game.cell("C6/1") in game.state.works.fires
    assert (game["wat"].face, game.asked) == ("foot", "")  # the first turn does no harm


def threatened(game: Table) -> set[int]:
    field, state = game.field.now(game.state), game.state
    return {cell for due in fires_due(field.at(state)) for cell in reach(field, due) if burns(field.at(state), cell)}


@pytest.mark.rule("A-RAM-14", "A-GALL-10")
@pytest.mark.parametrize("kind", ["ram", "gallery"])
def test_an_arrow_lights_a_ram_or_a_gallery_once_in_ten_and_six_burnt_hexes_end_it(kind: str) -> None:
    game = wall({}, machines=[machine(kind, "C8")], active="A", sequence="combat")
    field = game.field.now(game.state)
    assert field.rules.fire.column(fuel(field.at(game.state), game.cell("D7"))) == "tower"
    ground = [part for part in parts(field.board, field.rules.machines[kind], game.state.machines[kind]) if part.floor == 0]
    for lost, spent in ((5, False), (6, True)):
        engine = game.state.machines[kind]._replace(lost=tuple(part.number for part in ground[-lost:]))
        assert spoilt(field.rules.machines[kind], engine) is spent


@pytest.mark.rule("A-OIL-03", "RULING-A-OIL-06")
@pytest.mark.parametrize("ground", ["rubble", "ladder"])
def test_who_climbs_rubble_or_a_ladder_is_a_mark(ground: str) -> None:
    game = wall({"wat": "C4"}, state="set", works={"ground": {ground: "C4"}})
    game.do(tip(game, "C4"), 1)
    assert game["wat"].face == "dead"


@pytest.mark.rule("A-ENTR-07", "RULING-A-ENTR-02", "A-OIL-14")
@pytest.mark.parametrize(("die", "lit"), [(7, False), (8, True)])
def test_oil_lights_a_bridge(die: int, lit: bool) -> None:
    game = wall({}, state="set", works={"ground": {"gangway": "C4"}})
    game.do(tip(game, "C4"), die)
    assert game.state.works.fires == ({game.cell("C4"): Fire(1, 1, "oil")} if lit else {})


@pytest.mark.rule("A-ENTR-07")
def test_oil_on_the_hex_before_it_lights_a_gate() -> None:
    door = [{"id": "gate", "kind": "castle_gate", "state": "closed", "sides": ["C5/C4"], "posts": "C5"}]
    game = wall({}, state="set", doors=door)
    game.do(tip(game, "C4"), 9)
    assert set(game.state.works.fires) == {game.cell("C5")}


# -- carrying and spilling ---------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-06")
def test_bearers_have_two_points_less_and_the_cauldron_goes_between_them() -> None:
    game = wall({}, sequence="movement")
    before = game["gifford"].left, game["godbert"].left
    game.do(Work("carry_cauldron", ("godbert", "gifford"), game.cell("F3/2"), "oil"))
    assert (game.at("godbert"), game.at("gifford")) == ("F3/2", "D3/2")
    assert game.field.name(game.state.works.things["oil"].cell) == "E3/2"
    assert (game["godbert"].left, game["gifford"].left) == (before[1] - 2 - 2, before[0] - 2 - 2)


@pytest.mark.rule("A-OIL-06")
def test_who_walks_away_has_put_it_down() -> None:
    game = wall({}, sequence="movement")
    game.do(Move("godbert", game.cells("E3/2")))
    assert game.state.works.things["oil"].men == ()


@pytest.mark.rule("A-OIL-07", "A-OIL-08")
def test_a_bearer_who_is_driven_off_drops_it() -> None:
    game = wall({"galeran": "E3/2", "B:foulque": "C2"}, active="A")
    game.do(Attack(("galeran",), "godbert"), 6)
    assert game.asked == "retreat_owed"
    events = game.do(Retreat("godbert", game.cell("C3/2")), 10, 1, 10)
    assert set(faces(events)) == {"godbert", "gifford", "foulque"}  # the court lies lower, and no parapet is between
    assert game["foulque"].face == "dead"
    assert game.state.works.things == {}


@pytest.mark.rule("A-OIL-06", "A-OIL-07", "DFIRE-01")
def test_bearers_are_shot_at_before_they_go_and_a_fallen_one_drops_it() -> None:
    game = wall({"stephanos": "D9"}, sequence="movement")
    carry = Work("carry_cauldron", ("godbert", "gifford"), game.cell("E3/2"), "oil")
    game.do(carry)
    assert (game.asked, game.decides) == ("order_watched", 0)
    before = game.state
    game.do(HoldFire())
    assert game.at("godbert") == "E3/2"
    game.state = before
    game.state = before.with_being(game["godbert"]._replace(health=Health.WOUNDED))  # another wound kills him
    shots = [command for command in game.legal if isinstance(command, ShootBack) and command.target == "godbert"]
    game.do(shots[0], 1, 1, 10)
    assert game["godbert"].face == "dead"
    assert game.state.works.things == {}
    assert game.at("gifford") == "B3/2"


# -- barrels -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-OIL-01", "SC-OIL-02", "RULING-S-36")
def test_one_man_pours_a_barrel_on_somebody_below() -> None:
    game = wall({"wat": "C4", "hob": "C5"}, kind="barrel", ruleset="siege_classic")
    pour = Work("pour_barrel", ("gifford",), game.cell("C4"), "oil")
    assert pour in list(game.legal)
    assert game.refused(Work("pour_barrel", ("gifford",), game.cell("C5"), "oil")).reason == "oil_does_not_fall_there"
    events = game.do(pour, 6)
    assert (faces(events), game["wat"].face, game.asked) == (["wat"], "foot_wounded", "")
    assert game.state.works.things == {}
    assert game.field.rules.works.oil_column == 7


@pytest.mark.rule("SC-OIL-01", "RULING-S-36")
def test_a_barrel_is_poured_on_any_hex_beside_it() -> None:
    """Wat has got onto the wall-walk beside the barrel: it can be poured over him as well as over Hob below, by a switch below only."""
    men = {"wat": "D3/2", "hob": "C4"}
    game = wall(men, kind="barrel", ruleset="siege_classic", at="BCG")
    pours = {game.field.name(work.cell) for work in game.legal if isinstance(work, Work) and work.task == "pour_barrel"}
    assert pours == {"C4", "D3/2"}
    game.do(Work("pour_barrel", ("gifford",), game.cell("D3/2"), "oil"), 6)
    assert game["wat"].face == "foot_wounded"
    only_down = wall(men, kind="barrel", ruleset="siege_classic", at="BCG", switches={"barrels_only_down": True})
    assert only_down.refused(Work("pour_barrel", ("gifford",), game.cell("D3/2"), "oil")).reason == "oil_does_not_fall_there"


@pytest.mark.rule("SC-OIL-03")
def test_a_barrel_on_an_engine_may_set_it_alight() -> None:
    game = wall({}, kind="barrel", ruleset="siege_classic", machines=[machine("ram", "C6")])
    targets = [work for work in game.legal if isinstance(work, Work) and work.task == "pour_barrel"]
    assert targets
    lit = sum(branch.chance for branch in branches(BATTLE, game.position, targets[0]) if branch.state.works.fires)
    assert lit * 10 == 3
    game.do(targets[0], 9)
    assert [fire.origin for fire in game.state.works.fires.values()] == ["oil"]


@pytest.mark.rule("A-OIL-10", "A-OIL-13", "RULING-A-OIL-02")
def test_burning_oil_runs_off_a_ram_between_its_wheels() -> None:
    """It takes fire over Wat; Dunstan beside the wheels is splashed, Hob under the next part of the roof is not."""
    pot = {"id": "pot", "kind": "cauldron", "at": "B4/2", "side": "B", "men": ["lovell", "gifford"]}
    men = {**crew("B4", "B5", "B6", "D4", "D5", "D6"), "B:lovell": "A4/2", "B:gifford": "C4/2", "dunstan": "A4"}
    game = front(
        machines=[machine("ram", "C7")], men=men, works={"ground": {"hoarding": "A4/2 B4/2 C4/2"}}, things=[pot],
        phase=3, sequence="combat", active="B",
    )  # fmt: skip
    game.do(Work("tip_oil", ("gifford", "lovell"), game.cell("B4"), "pot"), 8, 6, 1)
    assert [event.man for event in of_kind(game.told, e.Tested) if event.task == "oil"] == ["wat", "dunstan"]
