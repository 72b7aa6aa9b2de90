"""Before a charge is ordered it is known who may shoot at it on its way and who may ride to meet it, and how likely that hurts."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hauberk.battle.core.commands import Charge, CounterCharge, GroupCharge, HoldFire, LetCome, ShootBack
from hauberk.play.battle.dangers import dangers
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.queries import shot_branches
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.forecast import merged
from hauberk.play.match import Match
from hauberk.server.battle.odds import forecast
from hauberk.server.battle.speech import Speech
from hauberk.text.battle.odds import odds
from tests.battle.test_charge import SIX, watched
from tests.battle.test_counter_charge import RESCUE, TO_THE_RESCUE, gui, tamim
from tests.kit import drawn, man
from tests.text.seat import scene_of


@pytest.mark.rule("CHARGE-12")
def test_the_shooters_are_those_who_will_be_asked_with_their_chance() -> None:
    """Hamza may shoot at Gui; the chance is that of the very shot he will be offered."""
    game = watched()
    charge = Charge("gui", "bilal", game.cells(SIX))
    found = dangers(game.position, charge)
    assert [(each.rider, each.who, type(each.command)) for each in found] == [("gui", "hamza", ShootBack)]
    game.do(charge)
    shots = [each for each in game.legal if isinstance(each, ShootBack) and each.target == "gui"]
    chances = []
    for shot in shots:
        ways = merged(BATTLE, game.state, shot_branches(game.position, shot))
        chances.append(sum((way.chance for way in ways if any(who == "gui" for who, _ in way.changes)), Fraction(0)))
    assert found[0].chance == max(chances) > 0


@pytest.mark.rule("CCHARGE-01", "CCHARGE-07")
def test_who_may_ride_to_meet_a_charge_is_named() -> None:
    """Tamim may come to the rescue of a pikeman; what the clash may do to Gui is counted before anybody rides."""
    game = drawn(TO_THE_RESCUE, sequence="charges", G=gui(), T=man("bilal", "B"), R=tamim())
    charge = Charge("gui", "bilal", game.cells(SIX))
    (found,) = dangers(game.position, charge)
    assert (found.rider, found.who) == ("gui", "tamim")
    assert isinstance(found.command, CounterCharge)
    assert found.chance is not None
    assert Fraction(1, 10) < found.chance < 1
    game.do(charge)
    assert found.command in game.legal
    assert game.cells(RESCUE)[-1] == found.command.path[-1]
    game.do(LetCome(), 1)


@pytest.mark.rule("CHARGE-12")
def test_nobody_near_means_no_danger() -> None:
    game = drawn(TO_THE_RESCUE.replace("R", "."), sequence="charges", G=gui(), T=man("bilal", "B"))
    charge = Charge("gui", "bilal", game.cells(SIX))
    assert dangers(game.position, charge) == []
    assert dangers(game.position, HoldFire()) == []


@pytest.mark.rule("CHARGE-12", "GCHARGE-01")
def test_the_card_and_the_text_table_tell_them() -> None:
    """The last grain: Roger's sure charge at Damianos lies under four bows, and both tables say so."""
    game = Match(BATTLE, load_scenario("the_barn"), seed="1066")
    while game.state.sequence != 2:
        game.do(game.legal.nth(len(game.legal) - 1))
    charges = [each for each in game.legal if isinstance(each, Charge)]
    charge = next(each for each in charges if each.man == "roger" and each.target == "damianos")
    told = forecast(Speech(game.scenario, "en"), game.state, charge).dangers
    assert {each.who for each in told} == {"stephanos", "kosmas", "petros", "damianos"}
    assert all(each.act == "shoot" and 0 < each.percent < 100 for each in told)
    lines = odds(scene_of(game, "en"), charge)
    assert sum("may shoot on the way" in line for line in lines) == 4
    both = GroupCharge((charge, next(each for each in charges if each.man == "mauger")))
    assert {each.rider for each in dangers(game.position, both)} == {"roger", "mauger"}
