"""What cannot be done with oil, and what it does besides, point by point. The Anarchy 4.3; the classic siege 2.11.1."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Attack, Done, Move, Retreat, Work
from hauberk.battle.core.works import Fire
from hauberk.battle.storming.oil import is_roofed
from hauberk.board.board import NOWHERE, bits
from tests.battle.storming import front, machine
from tests.battle.test_oil import faces, tip, wall
from tests.battle.trying import listed, with_being
from tests.kit import Table, drawn, of_kind


def with_thing(game: Table, **changed: Any) -> Table:
    """The same, with something else about the cauldron."""
    thing = game.state.works.things["oil"]._replace(**changed)
    game.state = game.state._replace(works=game.state.works._replace(things={**game.state.works.things, "oil": thing}))
    return game


# -- where it falls ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-01", "RULING-A-OIL-01")
def test_it_falls_neither_on_what_is_as_high_nor_under_it() -> None:
    """A hoarding hangs before the cauldron: oil does not run into it, nor through it onto the man below."""
    game = wall({"wat": "C4", "hob": "C4/2"}, state="set", works={"ground": {"hoarding": "C4/2"}})
    for at in ("C4", "C4/2"):
        assert game.refused(tip(game, at)).reason == "oil_does_not_fall_there"
    assert listed(game, "tip_oil") == set()


@pytest.mark.rule("A-OIL-01", "RULING-A-OIL-01")
def test_it_falls_neither_into_a_wall_nor_off_the_map() -> None:
    game = wall({}, state="set", changed={"C4": "#"})
    assert game.refused(tip(game, "C4")).reason == "oil_does_not_fall_there"
    assert game.refused(replace(tip(game, "C4"), cell=NOWHERE)).reason == "oil_does_not_fall_there"


def terrace(side: str, **more: Any) -> Table:
    """A cauldron on a terrace, with something on the side towards Wat, who stands below it in C4."""
    sides = {side: ["C3/C4", "B3/C4", "D3/C4"]}
    storeys = [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10] * 2 + ["r" * 10]), "hexsides": sides}]
    thing = {"id": "oil", "kind": "cauldron", "at": "C3/2", "side": "B", "men": ["gifford", "godbert"]}
    men = {"wat": "C4", "B:gifford": "B3/2", "B:godbert": "D3/2"}
    return front(men=men, things=[thing], map={"storeys": storeys}, sequence="combat", active="B", **more)


@pytest.mark.rule("A-OIL-01", "A-OIL-04", "RULING-A-OIL-01")
@pytest.mark.parametrize(("side", "reason"), [("wall", "oil_does_not_fall_there"), ("crenels", "cauldron_not_set"), ("low_wall", "")])
def test_not_through_a_wall_and_only_over_a_parapet_must_it_be_set(side: str, reason: str) -> None:
    game = terrace(side)
    if reason:
        assert game.refused(tip(game, "C4")).reason == reason
    else:
        assert game.allowed(tip(game, "C4"))


@pytest.mark.rule("A-TOWER-37")
def test_from_above_a_siege_tower_it_is_of_no_use_either() -> None:
    """The wall is two levels higher than the top of the tower before it."""
    walk = "\n".join(["_" * 10] * 2 + ["r" * 10])
    men = {"B:gifford": "B3/5", "B:godbert": "D3/5", "wat": "C4/3"}
    thing = {"id": "oil", "kind": "cauldron", "at": "C3/5", "side": "B", "men": ["gifford", "godbert"]}
    game = front(machines=[machine("siege_tower", "C7")], men=men, things=[thing], sequence="combat", active="B", storeys=7,
                 map={"storeys": [{"storey": 5, "level": 5, "terrain": walk}]})  # fmt: skip
    assert game.refused(tip(game, "C4/3")).reason == "tower_proof_to_oil"


@pytest.mark.rule("A-OIL-13", "RULING-A-OIL-02")
def test_it_runs_over_low_walls_but_not_up_a_bank() -> None:
    """Around Wat: Hob behind a low wall is splashed, Tom on the bank is not."""
    storeys = [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10] * 2 + ["r" * 10])}]
    thing = {"id": "oil", "kind": "cauldron", "at": "C3/2", "side": "B", "men": ["gifford", "godbert"]}
    men = {"wat": "C4", "B:gifford": "B3/2", "B:godbert": "D3/2", "hob": "B4", "tom": "D4"}
    levels = "\n".join(["0" * 10] * 4 + ["0000100000"] * 10)
    banks = {f"{column}{row}": "b" for column in "DF" for row in range(4, 15)} | {"E4": "b"}
    game = front(men=men, things=[thing], sequence="combat", active="B", changed=banks,
                 map={"storeys": storeys, "hexsides": {"low_wall": ["C4/B4"]}, "levels": levels})  # fmt: skip
    events = game.do(tip(game, "C4"), 1, 10)
    assert faces(events) == ["wat", "hob"]


@pytest.mark.rule("A-OIL-08", "RULING-A-OIL-02")
@pytest.mark.parametrize(("side", "splashed"), [("crenels", False), ("wall", False), ("low_wall", True)])
def test_parapets_and_walls_stop_what_is_spilt(side: str, splashed: bool) -> None:
    """Gifford falls and the cauldron with him; Wat at the foot of the wall is safe behind the parapet."""
    game = with_being(terrace(side), "gifford", health=Health.STUNNED, stunned_in=1)
    game = with_being(game, "wat", side=1)
    events = game.do(Done(), *([10, 10, 10] if splashed else [10, 10]))
    assert ("wat" in faces(events)) is splashed


@pytest.mark.rule("A-OIL-08")
def test_a_cauldron_dropped_at_the_edge_of_the_map_spills_on_the_map_only() -> None:
    """Gifford at the last hex of the wall is struck down; Godbert, who held it with him, is scalded."""
    game = wall({}, at="ABC", sequence="movement")
    game = with_thing(game, cell=game.cell("A3/2"), men=("godbert", "gifford"))
    for who, at in (("gifford", "B3/2"), ("godbert", "A4")):
        game = with_being(game, who, cell=game.cell(at))
    game = with_being(game, "godbert", health=Health.STUNNED, stunned_in=1)
    events = game.do(Done(), 10, 1)
    assert set(faces(events)) == {"gifford", "godbert"}


@pytest.mark.rule("A-OIL-01")
def test_at_the_edge_of_the_map_it_is_tipped_on_the_map() -> None:
    game = with_thing(wall({"wat": "A4"}, at="ABC", state="set"), cell=0)
    game = with_thing(game, cell=game.cell("A3/2"))
    game = with_being(with_being(game, "gifford", cell=game.cell("B3/2")), "godbert", cell=game.cell("A2"))
    assert {game.field.name(work.cell) for work in listed(game, "tip_oil")} <= {"A4"}


# -- roofs -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-08", "RULING-A-OIL-02", "A-OIL-10")
def test_the_roof_of_a_hoarding_is_no_engine_and_the_top_of_a_tower_no_roof() -> None:
    """Oil spilt in a hoarding scalds those in it; who stands on the open top of a siege tower is not under its roof."""
    game = wall({}, works={"ground": {"hoarding": "B4/2 C4/2"}}, machines=[machine("siege_tower", "G9")], storeys=4)
    field = game.field.now(game.state)
    assert "roofed" in field.board.ground[game.cell("C4/2")].traits
    assert not is_roofed(field.at(game.state), game.cell("C4/2"))
    assert not is_roofed(field.at(game.state), game.cell("G7/3"))
    assert is_roofed(field.at(game.state), game.cell("G7/2"))


# -- what it does ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-09", "A-OIL-11", "RULING-A-OIL-03", "STATE-04")
def test_driven_back_by_the_die_he_goes_back_once_and_stunned_he_dies() -> None:
    """By the column of 51 to 70 an unarmoured man is stunned on 9 and 10; in armour a 10 is above them all: stunned too. None can go."""
    game = wall({"wat": "C4"}, state="set")
    game.do(tip(game, "C4"), 9)
    assert (game["wat"].face, game.asked) == ("dead", "")
    driven = wall({"wat": "C4", "hob": "C5"}, state="set")
    driven.do(tip(driven, "C4"), 8, 8)
    assert [question.men for question in driven.state.pending] == [("wat",), ("hob",)]  # Hob by the die, Wat in any case
    assert driven["hob"].face == "foot"


@pytest.mark.rule("SC-OIL-02", "A-OIL-09")
def test_the_die_names_its_rule() -> None:
    """A cauldron and a barrel scald by rules of their own."""
    for kind, ruleset, rule in (("cauldron", "anarchy", "A-OIL-09"), ("barrel", "siege_classic", "SC-OIL-02")):
        game = wall({"wat": "C4"}, kind=kind, ruleset=ruleset, state="set")
        work = tip(game, "C4") if kind == "cauldron" else Work("pour_barrel", ("gifford",), game.cell("C4"), "oil")
        events = game.do(work, 6)
        assert [event.terms[0].rule for event in of_kind(events, e.Tested) if event.task == "oil"] == [rule]


@pytest.mark.rule("A-OIL-10", "A-OIL-14")
def test_what_burns_already_is_not_lit_again_and_the_story_tells_which() -> None:
    for die, told in ((7, "spared"), (8, "lit")):
        game = wall({}, state="set", works={"ground": {"gangway": "C4"}})
        events = game.do(tip(game, "C4"), die)
        assert [event.result for event in of_kind(events, e.Tested) if event.task == "oil_on_wood"] == [told]
    game = wall({"wat": "C5"}, state="set", works={"ground": {"gangway": "C4"}})
    game.state = game.state._replace(works=game.state.works._replace(fires={game.cell("C4"): Fire(1, 2, "oil")}))
    events = game.do(tip(game, "C4"), 10)
    assert faces(events) == ["wat"]
    assert game.state.works.fires == {game.cell("C4"): Fire(1, 2, "oil")}


@pytest.mark.rule("A-ENTR-07")
@pytest.mark.parametrize(("side", "state"), [("H5/H4", "closed"), ("C5/C4", "broken")])
def test_a_gate_elsewhere_or_broken_is_no_mark_for_oil(side: str, state: str) -> None:
    door = [{"id": "gate", "kind": "castle_gate", "state": state, "sides": [side], "posts": "C5"}]
    assert wall({}, state="set", doors=door).refused(tip(wall({}), "C4")).reason == "nobody_to_scald"


# -- who holds it ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("A-OIL-07")
def test_who_strikes_a_blow_has_put_it_down_before() -> None:
    """Godbert attacks and stays where he is: the cauldron stands there, nothing is spilt."""
    for die in range(1, 11):
        game = wall({"hob": "E3/2"})
        game.do(Attack(("godbert",), "hob"), die)
        if not game.asked and game["hob"].face == game["godbert"].face == "foot":
            break
    else:
        raise AssertionError("every blow tells")
    assert game.state.works.things["oil"].men == ()
    assert faces(game.told) == []


@pytest.mark.rule("A-OIL-07", "A-TOWER-28")
def test_a_bearer_driven_off_in_the_enemys_movement_drops_it() -> None:
    """The bridge of a siege tower comes down on Godbert, who goes back a hex: he has not walked away of himself."""
    men = {"osbert": "D4/2", "siward": "F4/2"}
    walk = {"storeys": [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10] + ["r" * 10] * 2)}]}
    thing = {"id": "oil", "kind": "cauldron", "at": "D2/2", "side": "B", "men": ["gifford", "godbert"]}
    men |= {"B:gifford": "C2/2", "B:godbert": "E3/2"}
    game = front(machines=[machine("siege_tower", "E7")], men=men, things=[thing], phase=5, map=walk)
    game.do(next(iter(listed(game, "lower_bridge"))), 4)
    events = game.do(Retreat("godbert", game.cell("F2/2")), 10)
    assert game.state.works.things == {}
    assert faces(events) == ["gifford"]


@pytest.mark.rule("A-OIL-07")
def test_a_bearer_driven_off_in_his_own_phase_drops_it_too() -> None:
    """Oil poured at Wat runs to Thurkil, who holds another cauldron on the ground and goes back from it."""
    storeys = [{"storey": 2, "level": 2, "terrain": "\n".join(["_" * 10] * 2 + ["r" * 10])}]
    pots = [{"id": "oil", "kind": "cauldron", "at": "C3/2", "side": "B", "men": ["gifford", "godbert"]},
            {"id": "pot", "kind": "cauldron", "at": "C6", "side": "B", "men": ["thurkil", "gwyn"]}]  # fmt: skip
    men = {"wat": "C4", "B:gifford": "B3/2", "B:godbert": "D3/2", "B:thurkil": "C5", "B:gwyn": "C7"}
    game = front(men=men, things=pots, sequence="combat", active="B", map={"storeys": storeys})
    game.do(tip(game, "C4"), 1, 9 if not game["thurkil"].character.armoured else 8)
    assert game.asked == "retreat_owed"
    events = game.do(Retreat("thurkil", game.cell("D4")), 10)
    assert game.state.works.things == {}
    assert faces(events) == ["gwyn"]


@pytest.mark.rule("A-OIL-07")
def test_other_things_that_are_held_are_not_spilt() -> None:
    """A grapnel in the hands of a man far from where it lies is no cauldron."""
    game = wall({}, sequence="movement")
    hook = game.state.works.things["oil"]._replace(id="hook", kind="grapnel", cell=game.cell("H9"))
    game.state = game.state._replace(works=game.state.works._replace(things={"hook": hook}))
    game.do(Done())
    assert faces(game.told) == []
    assert of_kind(game.told, e.ThingSet) == []


def yard(men: dict[str, Any], **more: Any) -> Table:
    """A cauldron at D4 on open ground, its bearers in D3 and D5 unless they are elsewhere."""
    thing = {"id": "oil", "kind": "cauldron", "at": "D4", "side": "A", "men": more.pop("held", [])}
    people = [{"who": who, "side": "A", **(at if isinstance(at, dict) else {"at": at})} for who, at in men.items()]
    return drawn("\n".join([".  " * 8] * 7), ruleset="anarchy", men=people, things=[thing, *more.pop("things", [])], **more)


def carry(game: Table, to: str, *men: str) -> Work:
    return Work("carry_cauldron", men or ("wat", "hob"), game.cell(to), "oil")


@pytest.mark.rule("A-OIL-02", "A-OIL-06")
def test_bearers_stand_on_foot_on_either_side() -> None:
    """Wat above it and Hob below it: they carry. Two beside each other, one alone, three, one on horseback: no."""
    game = yard({"wat": "D3", "hob": "D5", "tom": "E4", "alfwin": "A1"})
    assert game.allowed(carry(game, "D2"))
    for men in (("wat",), ("wat", "tom"), ("wat", "alfwin"), ("wat", "hob", "tom")):
        assert game.refused(carry(game, "D2", *men)).reason == "needs_two_bearers"
    riding = yard({"wat": "D3", "galeran": {"at": "D5", "mounted": True, "facing": 3}})
    assert riding.refused(carry(riding, "D2", "wat", "galeran")).reason == "needs_two_bearers"


@pytest.mark.rule("A-OIL-01", "A-OIL-06", "SC-OIL-01")
@pytest.mark.parametrize("task", ["carry_cauldron", "set_cauldron", "put_down_cauldron", "tip_oil"])
def test_only_a_cauldron_is_carried_set_up_put_down_and_tipped(task: str) -> None:
    """Not one that is not there, nor a barrel."""
    game = yard({"wat": "D3", "hob": "D5"}, sequence="combat" if task == "tip_oil" else "movement")
    work = Work(task, ("wat", "hob"), game.cell("D2"), "soup")
    assert game.refused(work).reason == "no_such_cauldron"
    assert with_thing(game, kind="barrel").refused(replace(work, thing="oil")).reason == "no_such_cauldron"


@pytest.mark.rule("A-OIL-06", "MOVE-03")
def test_bearers_who_have_moved_carry_no_more() -> None:
    for task in ("carry_cauldron", "set_cauldron"):
        game = with_being(yard({"wat": "D3", "hob": "D5"}), "hob", marks=Mark.HALTED)
        assert game.refused(Work(task, ("wat", "hob"), game.cell("D2"), "oil")).reason == "movement_over"
        assert listed(game, task) == set()


@pytest.mark.rule("A-OIL-06", "STACK-01")
def test_where_a_cauldron_cannot_be_carried() -> None:
    """Not to where the first man stands already, nor out of his reach, nor round a corner so sharp that the two would stand side by
    side, nor onto somebody's hex."""
    game = yard({"wat": "D3", "hob": "D5", "tom": "D1"})
    assert game.refused(carry(game, "D3")).reason == "no_way_to"
    assert game.refused(replace(carry(game, "D2"), cell=NOWHERE)).reason == "no_way_to"
    assert game.refused(carry(game, "D1")).reason in ("occupied", "not_enough_points")
    assert game.refused(carry(game, "E4")).reason == "needs_two_bearers"
    tired = with_being(yard({"wat": "D3", "hob": "D5"}), "hob", left=2)
    assert not tired.allowed(carry(tired, "D2"))
    slow = with_being(game, "wat", left=3)
    assert slow.allowed(carry(slow, "D2"))
    assert slow.refused(carry(slow, "E1")).reason == "not_enough_points"


@pytest.mark.rule("A-OIL-06")
def test_the_burden_is_paid_once_a_phase() -> None:
    """Two points less at the first step; when they take it up again in the same phase, nothing more; in the next phase again."""
    game = yard({"wat": "D3", "hob": "D5"})
    left = game["wat"].left
    game.do(carry(game, "D2"))
    assert game["wat"].left == left - 3
    game.do(carry(game, "D1"))
    assert game["wat"].left == left - 4


@pytest.mark.rule("A-OIL-02", "A-OIL-06")
def test_nobody_else_takes_over_a_cauldron_under_way() -> None:
    """Wat and Hob have carried it a hex: they carry on; two who stand elsewhere do not, though it was on its way a moment ago."""
    game = yard({"wat": "D3", "hob": "D5", "tom": "A1", "alfwin": "B1"})
    game.do(carry(game, "D2"))
    assert game.allowed(carry(game, "D1"))
    assert game.refused(carry(game, "D1", "tom", "alfwin")).reason == "needs_two_bearers"


@pytest.mark.rule("A-OIL-04")
def test_refusals_at_the_parapet() -> None:
    """No parapet there; no points left; set already."""
    ground = yard({"wat": "D3", "hob": "D5"})
    assert ground.refused(Work("set_cauldron", ("wat", "hob"), ground.cell("D4"), "oil")).reason == "no_parapet_there"
    game = wall({}, sequence="movement")
    work = Work("set_cauldron", ("gifford", "godbert"), game.cell("C3/2"), "oil")
    assert work in list(game.legal)
    fresh = game.state
    for who in ("gifford", "godbert"):
        assert with_being(game, who, left=1).refused(work).reason == "not_enough_points"
        game.state = fresh
        assert with_being(game, who, left=2).allowed(work)
        game.state = fresh
    game.do(work)
    assert game.refused(work).reason == "cauldron_set_already"


@pytest.mark.rule("A-OIL-04", "MOVE-03")
def test_who_was_under_way_has_arrived_when_others_set_it_up() -> None:
    """Foulque has begun to move; when the two at the cauldron begin, his move is over. If one of them was under way, he goes on."""
    game = wall({"B:foulque": "H3/2"}, sequence="movement")
    game.do(Move("foulque", game.cells("G3/2")))
    game.do(Work("set_cauldron", ("gifford", "godbert"), game.cell("C3/2"), "oil"))
    assert game["foulque"].has(Mark.MOVED)
    assert not game.allowed(Move("foulque", game.cells("H3/2")))
    other = wall({}, sequence="movement", at="BCD")
    other = with_thing(other, men=())
    other.do(Move("godbert", other.cells("E3/2 D3/2")))
    other.do(Work("set_cauldron", ("gifford", "godbert"), other.cell("C3/2"), "oil"))
    assert other.state.works.things["oil"].state == "set"
    assert other.allowed(Move("godbert", other.cells("E3/2")))


@pytest.mark.rule("A-OIL-06")
def test_who_holds_it_puts_it_down() -> None:
    """Only the two who hold it; then their hands are free."""
    game = yard({"wat": "D3", "hob": "D5", "tom": "C4", "alfwin": "E4"}, held=["wat", "hob"])
    down = Work("put_down_cauldron", ("wat", "hob"), game.cell("D4"), "oil")
    assert listed(game, "put_down_cauldron") == {down}
    assert game.refused(replace(down, men=("tom", "alfwin"))).reason == "needs_two_bearers"
    game.do(down)
    assert game.state.works.things["oil"].men == ()
    assert listed(game, "put_down_cauldron") == set()


@pytest.mark.rule("A-OIL-02", "A-OIL-06")
def test_who_is_offered_a_cauldron_to_carry() -> None:
    """Those who hold it first; nobody stunned, busy, loaded or of the other side; and every hex that is lawful is offered."""
    men = {"wat": "D3", "hob": "D5", "tom": "C4", "alfwin": "E5", "ailred": "E4", "osbert": "C5"}
    game = yard(men, held=["tom", "alfwin"])
    assert {frozenset(work.men) for work in listed(game, "carry_cauldron")} == {frozenset({"tom", "alfwin"})}
    for odd in ({"health": Health.STUNNED, "stunned_in": 1}, {"marks": Mark.SHOT}, {"carries": "osbert"}, {"side": 1}):
        one = with_being(yard(men, held=["tom", "alfwin"]), "tom", **odd)
        pairs = {frozenset(work.men) for work in listed(one, "carry_cauldron")}
        assert len(pairs) == 1
        assert "tom" not in pairs.pop()
    loaded = with_being(yard(men, held=["tom", "alfwin"]), "alfwin", carries="osbert")
    assert "alfwin" not in next(iter(listed(loaded, "carry_cauldron"))).men
    among = yard({"ox_red": "D3", "hob": "D5", "wat": "C4"})
    assert {frozenset(work.men) for work in listed(among, "carry_cauldron")} == {frozenset({"hob", "wat"})}
    beside = yard({"hob": "D5", "tom": "E5", "wat": "D3"})
    assert {frozenset(work.men) for work in listed(beside, "carry_cauldron")} == {frozenset({"hob", "wat"})}
    two = yard({"wat": "D3", "hob": "D5"})
    lawful = {Work("carry_cauldron", pair, cell, "oil") for pair in (("wat", "hob"), ("hob", "wat")) for cell in bits(two.field.board.all)}
    assert listed(two, "carry_cauldron") == {work for work in lawful if two.allowed(work)}
    assert len(listed(two, "carry_cauldron")) > 6


# -- barrels -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-OIL-01", "RULING-S-36")
def test_refusals_at_the_barrel() -> None:
    """One man, beside it or at it, who has neither shot nor fought; and a barrel, not a cauldron."""
    game = wall({"wat": "C4", "B:foulque": "F3/2"}, kind="barrel", ruleset="siege_classic")
    pour = Work("pour_barrel", ("gifford",), game.cell("C4"), "oil")
    assert game.refused(replace(pour, men=("gifford", "godbert"))).reason == "no_such_barrel"
    assert game.refused(replace(pour, thing="soup")).reason == "no_such_barrel"
    assert game.refused(replace(pour, men=("foulque",))).reason == "not_beside_it"
    assert {work.men for work in listed(game, "pour_barrel")} == {("gifford",), ("godbert",)}
    fresh = game.state
    assert with_being(game, "gifford", marks=Mark.ATTACKED).refused(pour).reason == "busy_this_phase"
    game.state = fresh
    assert with_thing(game, kind="cauldron").refused(pour).reason == "no_such_barrel"
    game.state = fresh
    assert with_being(game, "gifford", cell=game.cell("C3/2")).allowed(pour)


@pytest.mark.rule("A-OIL-11", "RULING-A-OIL-03")
def test_whom_the_die_has_driven_back_already_goes_back_once() -> None:
    """In a milder column the die itself may say so: there is one retreat, not two."""
    game = wall({"wat": "C4"}, state="set")
    rules = game.field.rules
    game._field = replace(game._field, rules=replace(rules, works=replace(rules.works, oil_column=rules.works.oil_splash)))
    game.do(tip(game, "C4"), 8)
    assert [question.men for question in game.state.pending] == [("wat",)]
