"""What cannot be done with grapnels and their ropes, refusal by refusal, and what is offered. Guiscard 10.6."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Done, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.storming.grapnels import catch, pushed_past
from hauberk.common.dice import ScriptedDice
from tests.battle.scaled_walls import FIELD, PALISADE, castle, palisade, put
from tests.battle.test_grapnels import FOUR, HANGING, TEAM, borne, climb, grapnel, heave, hung, team, throw
from tests.battle.trying import lawful, listed, offered, with_being
from tests.kit import Table, man, of_kind


def with_hook(game: Table, **changed: Any) -> Table:
    """The same, with something else about the grapnel."""
    hook = game.state.works.things["hook"]._replace(**changed)
    game.state = game.state._replace(works=game.state.works._replace(things={"hook": hook}))
    return game


# -- throwing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-01", "GRAP-06")
def test_who_has_no_grapnel_throws_none() -> None:
    """One man, with a grapnel of his own that is coiled."""
    game = borne(picture=put(PALISADE, B5="E"), E=man("turold", "A"))
    assert game.allowed(throw(game))
    for odd in (replace(throw(game), men=("vladko", "turold")), replace(throw(game), thing="stool"), replace(throw(game), men=("turold",))):
        assert game.refused(odd).reason == "has_no_grapnel"
    assert with_hook(game, kind="stone_pile").refused(throw(game)).reason == "has_no_grapnel"
    assert with_hook(game, kind="grapnel", state="hung", facing=2).refused(throw(game)).reason == "has_no_grapnel"


@pytest.mark.rule("GRAP-01", "GRAP-02")
def test_where_and_by_whom_it_is_thrown() -> None:
    """On foot, not from a ditch, not where a rope or a ladder is; every direction that holds is offered."""
    game = borne()
    assert offered(game, "throw_grapnel") == {(game.cell("C5"), "hook", facing) for facing in (1, 2)}
    assert offered(game, "throw_grapnel") == lawful(game, "throw_grapnel", 1, ["hook"], range(6), at="C5")
    assert with_being(borne(), "vladko", mount="turold.horse").refused(throw(game)).reason == "no_rope_in_armour"
    assert with_being(borne(), "vladko", marks=Mark.HALTED).refused(throw(game)).reason == "has_acted"
    ditch = castle(put(FIELD, C5="Av"), A=man("vladko", "A"), things=[grapnel("C5", men=["vladko"])])
    assert ditch.refused(throw(ditch)).reason == "nothing_to_hook"
    two = palisade(put(PALISADE, C5="A"), A=man("vladko", "A"), things=[
        grapnel("C5", men=["vladko"]), {**grapnel("C5", 1), "id": "other"}])  # fmt: skip
    assert two.refused(throw(two)).reason == "rope_hangs_there"
    climbed = palisade(put(PALISADE, C5="A"), A=man("vladko", "A"), things=[grapnel("C5", men=["vladko"])],
                       ladders=[{"id": "ladder", "side": "A", "at": "C5", "facing": 1}])  # fmt: skip
    assert climbed.refused(throw(climbed)).reason == "rope_hangs_there"


@pytest.mark.rule("GRAP-02", "RULING-G-42")
def test_no_rope_hangs_from_a_church_window() -> None:
    board = {"hexsides": {"church_window": ["D3/C3"], "wall": ["D3/C4 D3/D2 D3/D4 D3/E3 D3/E4"]}}
    game = castle(put(FIELD.replace("W", "."), C3="A", D3="I"), A=man("vladko", "A"), map={**board, "storeys": [], "links": []},
                  things=[grapnel("C3", men=["vladko"])])  # fmt: skip
    assert all(game.refused(throw(game, facing=facing)).reason == "nothing_to_hook" for facing in range(6))


@pytest.mark.rule("GRAP-02", "GRAP-10", "GRAP-09")
def test_the_story_tells_what_the_die_did() -> None:
    for die, told in ((2, "slips"), (3, "holds")):
        game = borne()
        assert [event.result for event in of_kind(game.do(throw(game), die), e.Tested)] == [told]
    for die, told in ((3, "parts"), (4, "holds")):
        game = hung("C2", men=HANGING[1:], sequence="combat", active="B")
        events = game.do(Work("cut_rope", ("argyris",), game.cell("C2"), "hook"), die)
        assert [event.result for event in of_kind(events, e.Tested)] == [told]


# -- climbing ----------------------------------------------------------------------------------------------------------


def foot(**more: Any) -> Table:
    """Vladko at the foot of a rope on a high wall."""
    return hung("C3", put(FIELD, C3="A", **more.pop("more", {})), make=castle, A=man("vladko", "A"), **more)


@pytest.mark.rule("GRAP-03", "GRAP-07")
def test_who_climbs_a_rope() -> None:
    """From its own foot, up it, one at a time, with points left."""
    game = foot(more={"B3": "E"}, E=man("turold", "A"))
    up = climb(game, "C3/2")
    assert offered(game, "climb_rope") == {(game.cell("C3/2"), "hook", -1)} == lawful(game, "climb_rope", 1, ["hook"])
    assert game.refused(replace(up, men=("turold",))).reason == "not_at_the_rope"
    assert game.refused(replace(up, cell=game.cell("B3"))).reason == "not_at_the_rope"
    assert game.refused(replace(up, cell=game.cell("C3"))).reason == "not_at_the_rope"
    assert game.refused(replace(up, men=("vladko", "turold"))).reason == "no_such_rope"
    assert game.refused(replace(up, thing="stool")).reason == "no_such_rope"
    assert with_hook(foot(), kind="stone_pile").refused(replace(up, cell=game.cell("C3"))).reason == "no_such_rope"
    assert with_being(foot(), "vladko", marks=Mark.HALTED).refused(up).reason == "movement_over"
    assert with_being(foot(), "vladko", left=0).refused(up).reason == "not_enough_points"
    assert with_being(foot(), "vladko", left=1).allowed(up)
    assert with_being(foot(), "vladko", mount="turold.horse").refused(up).reason == "no_rope_in_armour"


@pytest.mark.rule("GRAP-07")
def test_one_at_a_time_on_a_rope() -> None:
    """Not while somebody hangs at its top, nor while another is on his way."""
    above = foot(men=[{"who": "turold", "side": "A", "at": "C3/2"}])
    assert above.refused(climb(above, "C3/2")).reason == "somebody_on_rope"
    assert above.refused(climb(above, "C3", "turold")).reason == "somebody_on_rope"
    under_way = foot(more={"C4": "E"}, E=man("turold", "A"), rope={"men": ["turold"], "number": 6})
    assert under_way.refused(climb(under_way, "C3/2")).reason == "somebody_on_rope"


@pytest.mark.rule("RULING-G-41")
def test_nobody_profits_from_what_another_has_climbed() -> None:
    """Half of the way is behind Vladko himself: eight points are enough. Without it they are not."""
    own = foot(rope={"men": ["vladko"], "number": 8})
    own.do(climb(own, "C3/2"))
    assert own.at("vladko") == "C3/2"
    fresh = foot(rope={"number": 8})
    fresh.do(climb(fresh, "C3/2"))
    assert fresh.at("vladko") == "C3"


# -- cutting and taking off --------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-10", "RULING-G-44")
def test_who_cuts_a_rope() -> None:
    game = hung("C2", men=HANGING, sequence="combat", active="B")
    work = Work("cut_rope", ("argyris",), game.cell("C2"), "hook")
    assert listed(game, "cut_rope") == {work}
    assert game.refused(replace(work, thing="stool")).reason == "no_such_rope"
    assert with_being(game, "argyris", mount="turold.horse").refused(work).reason == "has_acted"
    plain = hung("C5", put(PALISADE, D5="X"), X=man("argyris", "B"), sequence="combat", active="B")
    assert plain.refused(Work("cut_rope", ("argyris",), plain.cell("C5"), "hook")).reason == "not_at_the_rope"
    assert listed(plain, "cut_rope") == set()


@pytest.mark.rule("GRAP-11")
def test_a_rope_cut_with_nobody_on_it_stuns_nobody_below() -> None:
    game = hung("C2", put(PALISADE, C2="A"), A=man("osmond", "A"), men=HANGING[1:], sequence="combat", active="B")
    game.do(Work("cut_rope", ("argyris",), game.cell("C2"), "hook"), 1)
    assert game["osmond"].health == Health.HEALTHY


@pytest.mark.rule("GRAP-05", "RULING-G-46")
def test_who_takes_a_rope() -> None:
    """On foot at one of its ends, with two points; behind a plain palisade there is no upper end; a coiled one where it lies."""
    alone = {"rope_by_one": True}
    game = hung("C2", put(PALISADE, C2="A", B2="E"), A=man("vladko", "A"), E=man("turold", "A"), switches=alone)
    work = Work("take_rope", ("vladko",), game.cell("C2"), "hook")
    assert listed(game, "take_rope") == {work}
    assert game.refused(replace(work, men=("turold",))).reason == "not_at_the_rope"
    assert game.refused(replace(work, men=("vladko", "turold"))).reason == "no_such_rope"
    assert game.refused(replace(work, thing="stool")).reason == "no_such_rope"
    fresh = game.state
    for change, reason in (
        ({"left": 1}, "not_enough_points"), ({"marks": Mark.HALTED}, "movement_over"), ({"mount": "turold.horse"}, "not_at_the_rope")
    ):  # fmt: skip
        assert with_being(game, "vladko", **change).refused(work).reason == reason
        game.state = fresh
    assert with_being(game, "vladko", left=2).allowed(work)
    game.state = fresh
    assert with_hook(game, kind="stone_pile").refused(work).reason == "no_such_rope"
    inside = hung("C5", put(PALISADE, D5="X"), X=man("vladko", "A"), switches=alone)
    assert inside.refused(Work("take_rope", ("vladko",), inside.cell("D5"), "hook")).reason == "not_at_the_rope"
    coiled = palisade(put(PALISADE, B2="A"), A=man("vladko", "A"), things=[grapnel("B2")])
    assert listed(coiled, "take_rope") == {Work("take_rope", ("vladko",), coiled.cell("B2"), "hook")}
    held = palisade(put(PALISADE, B2="A", B3="E"), A=man("vladko", "A"), E=man("turold", "A"), things=[grapnel("B2", men=["turold"])])
    assert held.refused(Work("take_rope", ("vladko",), held.cell("B2"), "hook")).reason == "somebody_on_rope"


# -- pulling down ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-12", "RULING-G-45")
def test_who_is_offered_a_palisade_to_pull_down() -> None:
    """Four idle men on foot, two and two, a pace from it; nobody at the foot of the rope or on it."""
    game = team()
    assert {frozenset(work.men) for work in listed(game, "pull_down")} == {frozenset(TEAM)}
    far = team(put(PALISADE, A3="A", A4="E", A5="G", A6="J"))
    assert listed(far, "pull_down") == set()
    assert with_being(team(), "turold", mount="turold.horse").refused(heave(game)).reason == "has_acted"
    below = team(put(FOUR, C5="X"), X=man("vladko", "A"))
    assert below.refused(heave(below)).rule == "RULING-G-45"
    hanging = team(men=[{"who": "vladko", "side": "A", "at": "C5/1"}])
    assert hanging.refused(heave(hanging)).rule == "RULING-G-45"
    back = with_being(with_being(team(), "osmond", cell=team().cell("A3")), "bernier", cell=team().cell("A6"))
    assert back.refused(heave(back)).reason == "not_two_and_two"


@pytest.mark.rule("GRAP-13")
def test_the_wounded_are_a_term_of_their_own() -> None:
    for hurt, die, told in ((0, 2, "falls"), (2, 1, "stands")):
        game = team(hurt=hurt)
        tested = of_kind(game.do(heave(game), die), e.Tested)[0]
        assert ([term.value for term in tested.terms], tested.result) == ([die, hurt] if hurt else [die], told)


# -- what happens by itself --------------------------------------------------------------------------------------------


@pytest.mark.rule("GRAP-08", "GRAP-11")
def test_who_is_stunned_on_a_rope_falls_to_his_death_and_the_dead_fall_too() -> None:
    for health in (Health.STUNNED, Health.DEAD):
        game = with_being(hung("C2", men=HANGING[:1]), "vladko", health=health, stunned_in=1)
        game.do(Done())
        assert (game["vladko"].health, game.at("vladko")) == (Health.DEAD, "C2")


@pytest.mark.rule("GRAP-11")
def test_when_the_wall_is_gone_the_rope_comes_down_with_who_hung_on_it() -> None:
    """Nobody else of those above the ground comes down with it."""
    game = hung("C2", men=[*HANGING[:1], {"who": "turold", "side": "A", "at": "D3/1"}])
    works = game.state.works
    game.state = game.state._replace(works=works._replace(changed={game.cell("D2/1"): ""}, sides={(game.cell("D2/1"), 4): ""}))
    game.do(Done())
    hook = game.state.works.things["hook"]
    assert (hook.state, hook.facing) == ("", -1)
    assert (game.at("vladko"), game["vladko"].health) == ("C2", Health.WOUNDED)
    assert game.at("turold") == "D3/1"


# -- driven off the wall -----------------------------------------------------------------------------------------------


def on_the_wall(**more: Any) -> Table:
    """Nikolaos on the platform where a rope hangs, Vladko at its top unless told otherwise."""
    men = [{"who": "nikolaos", "side": "B", "at": more.pop("at", "D2/1")}, *more.pop("men", [{"who": "vladko", "side": "A", "at": "C2/1"}])]
    return hung(more.pop("rope_at", "C2"), men=men, **more)


@pytest.mark.rule("RULING-G-47")
def test_past_a_rope_only_where_somebody_hangs_on_it_falls_one_to_his_death() -> None:
    """He must be at its upper end, without armour, and the rope taken; over a plain palisade there is no such end."""
    for game, falls in (
        (on_the_wall(), True),
        (on_the_wall(at="D3/1"), False),
        (on_the_wall(men=[]), False),
        (hung("C5", put(PALISADE, D5="X"), X=man("nikolaos", "B"), men=[{"who": "vladko", "side": "A", "at": "C5/1"}]), False),
    ):
        doing = Doing(game.position, ScriptedDice(()))
        assert pushed_past(doing, "nikolaos") is falls
        assert (doing.being("nikolaos").health == Health.DEAD) is falls
    armoured = hung("C2", men=[{"who": "gautier", "side": "B", "at": "D2/1"}, {"who": "vladko", "side": "A", "at": "C2/1"}])
    assert not pushed_past(Doing(armoured.position, ScriptedDice(())), "gautier")


@pytest.mark.rule("GRAP-09")
def test_who_catches_a_rope() -> None:
    """A man at its top who is on his feet throws a die, and the story tells it; nobody else does."""
    for die, told in ((3, "misses"), (4, "holds")):
        game = hung("C2", men=HANGING[:1])
        doing = Doing(game.position, ScriptedDice((die,)))
        catch(doing, "vladko")
        assert [event.result for event in of_kind(doing.events, e.Tested)] == [told]
    for game in (hung("C2", men=[{**HANGING[0], "at": "D2/1"}]), with_being(hung("C2", men=HANGING[:1]), "vladko", health=Health.STUNNED)):
        doing = Doing(game.position, ScriptedDice(()))
        catch(doing, "vladko")
        assert doing.events == []


@pytest.mark.rule("GRAP-04", "GRAP-07", "PALI-02")
def test_from_a_platform_one_gets_onto_a_rope_and_from_behind_a_plain_palisade_not() -> None:
    walk, plain = hung("C2"), hung("C5")
    assert (walk.cell("D2/1"), walk.cell("C2/1")) in walk.field.move_graphs[0].step
    assert (plain.cell("D5"), plain.cell("C5/1")) not in plain.field.move_graphs[0].step
    assert (plain.cell("C5/1"), plain.cell("D5")) in plain.field.move_graphs[0].step


@pytest.mark.rule("GRAP-07")
def test_from_its_top_one_climbs_down_to_its_foot_and_nowhere_else() -> None:
    game = hung("C3", FIELD, make=castle, men=[{"who": "vladko", "side": "A", "at": "C3/2"}])
    assert offered(game, "climb_rope") == {(game.cell("C3"), "hook", -1)} == lawful(game, "climb_rope", 1, ["hook"])
