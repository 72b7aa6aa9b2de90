"""What nobody does in a fight, refusal by refusal: shots, defensive fire, charges, blows, surrender, retreats and advances."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.battle.core.being import Away, Health, Mark
from hauberk.battle.core.commands import Advance, Attack, Charge, CounterCharge, HoldFire, Move, Retreat, RideOn, Shoot, Withdraw
from tests.battle import test_charge, test_corpses, test_refusing
from tests.battle.shots import back, lane, shot
from tests.battle.test_advance import duel
from tests.battle.test_capture import demand, held, ringed
from tests.battle.test_corpses import clear, dead
from tests.battle.test_counter_charge import SIX, joust
from tests.battle.test_defensive_fire import watched
from tests.battle.test_gallery import gallery
from tests.battle.test_retreat import SHOT_AT, at, hit, meadow
from tests.battle.test_siege_fights import PATROLLING
from tests.battle.trying import with_being
from tests.kit import drawn, man, rider

# -- shooting ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-04", "DFIRE-01", "LADDER-03", "A-GALL-09")
def test_who_does_not_shoot_in_the_own_fire() -> None:
    """The passive side, who carries a ladder, who stands in the middle of a gallery."""
    game = lane(".....", people={1: man("olivier", "A"), 4: man("hamza", "B")})
    assert game.allowed(shot(game, "olivier", "hamza", "short_bow"))
    assert game.refused(shot(game, "hamza", "olivier", "composite_bow")).reason == "not_fire_sequence"
    assert with_being(game, "olivier", marks=Mark.LADDER).refused(shot(game, "olivier", "hamza", "short_bow")).reason == "carries_ladder"
    archers = gallery(men={"tovi": "C7", "B:gwyn": "C12"}, sequence="fire")
    mine = next(command for command in archers.legal if isinstance(command, Shoot))
    archers = with_being(archers, "tovi", cell=archers.cell("C6"))
    inside = replace(mine, origin=archers.cell("C6"))
    assert archers.refused(inside).reason == "cannot_shoot_from_machine"


@pytest.mark.rule("DFIRE-01", "DFIRE-03")
def test_what_is_no_shot_at_a_mover() -> None:
    """By his own side, at a step he does not make, with a weapon for one's own fire; and fire is held for the path or the man."""
    game = watched()
    game.do(Move("ahmad", game.cells("B6 C7 D6")))
    mine = back(game, "olivier", "ahmad", "short_bow")
    assert game.allowed(mine)
    assert game.refused(replace(mine, man="bilal")).reason == "nobody_moves"
    assert game.refused(replace(mine, step=4)).reason == "no_such_step"
    assert game.refused(HoldFire("day")).reason == "no_such_scope"
    offensive = {id_ for id_, weapon in game.field.rules.weapons.items() if weapon.fires == "offensive"}
    assert {game.refused(replace(mine, weapon=weapon)).reason for weapon in offensive} == {"weapon_offensive_only"}
    either = {id_ for id_, weapon in game.field.rules.weapons.items() if weapon.fires == "either"}
    shot_before = with_being(game, "olivier", marks=Mark.SHOT)
    assert {shot_before.refused(replace(mine, weapon=weapon)).reason for weapon in either} == {"one_shot_a_turn"}


@pytest.mark.rule("FORAGE-06")
def test_a_patrol_that_is_just_coming_up_shoots_at_nobody_who_moves() -> None:
    """Grimo of the patrol has come onto the map in its first turn; Olivier, who was there, shoots."""
    game = watched(patrols=[{"id": "first", "side": "A", "who": ["grimo"]}], patrolling={**PATROLLING, "side": "A"})
    game = with_being(game, "grimo", away=Away.HERE, cell=game.cell("A1"))
    game.do(Move("ahmad", game.cells("B6 C7 D6")))
    assert game.why_not(back(game, "olivier", "ahmad", "short_bow")) is None
    assert game.refused(back(game, "grimo", "ahmad", "short_bow")).reason == "patrol_comes_up"


@pytest.mark.rule("SC-FIRE-06", "CCHARGE-02")
def test_who_has_fought_a_fire_meets_no_charge() -> None:
    game = joust(ruleset="siege_classic", first="B")
    game.do(Charge("gui", "tamim", game.cells(SIX)))
    meet = next(command for command in game.legal if isinstance(command, CounterCharge))
    assert with_being(game, "tamim", marks=Mark.DOUSED).refused(meet).reason == "has_fought_fire"


# -- charges -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CHARGE-13")
def test_a_spent_charge_goes_no_farther_than_it_can() -> None:
    game = test_charge.watched(
        """
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  G  .  .  .  .  .  .  .  .  .  .  .  .  T  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .
        .  .  .  .  H  .  .  .  .  .  .  .  .  .  .  .
        """,
    )  # fmt: skip
    game.do(Charge("gui", "bilal", game.cells(test_charge.TWELVE)))
    game.do(test_charge.shot(game, "D2", 2), 1, 5)
    assert game.allowed(RideOn(8))
    assert game.refused(RideOn(9)).reason == "no_such_ride"


# -- blows -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MELEE-01", "MELEE-27", "CAPT-06")
def test_who_strikes_no_blow() -> None:
    """Nobody at all, the same man twice, who stands elsewhere, who carries a ladder, a prisoner by himself."""
    game = duel()
    assert game.refused(Attack((), "ahmad")).reason == "no_attackers"
    assert game.refused(Attack(("guy", "guy"), "ahmad")).reason == "no_attackers"
    far = with_being(duel(), "raoul", cell=duel().cell("G5"))
    assert far.refused(Attack(("raoul",), "ahmad")).reason == "not_adjacent_enemy"
    assert with_being(duel(), "guy", marks=Mark.LADDER).refused(Attack(("guy",), "ahmad")).reason == "carries_ladder"
    prisoner = held(sequence="combat", active="B")
    assert prisoner.refused(Attack(("galeran",), "gifford")).reason == "prisoner_cannot"


@pytest.mark.rule("CAPT-01", "A-CAPT-01")
def test_nobody_calls_on_a_sergeant_to_yield() -> None:
    assert ringed().allowed(demand())
    assert ringed(who="wigo").refused(demand(target="wigo")).reason == "not_worth_capture"


@pytest.mark.rule("CORPSE-03", "RULING-T-18")
def test_the_dead_are_not_heaped_where_they_would_shut_somebody_in() -> None:
    """Three more on three make a hex impassable; under a living man that may not be."""
    for more, reason in ((2, ""), (3, "clear_would_bar")):
        under = [{**each, "who": who} for each, who in zip(dead(more, at="C3"), test_corpses.MEN[3:], strict=False)]
        people = {"O": man("osmond", "A"), "T": man("turold", "A")}
        game = drawn(test_corpses.PLACE, sequence="combat", men=[*dead(3, at="C2"), *under], **people)
        found = game.why_not(clear(game, "C3"))
        assert (found.reason if found else "") == reason


# -- going back and following ------------------------------------------------------------------------------------------


@pytest.mark.rule("RETREAT-01", "RETREAT-05")
def test_who_goes_back_and_who_makes_room() -> None:
    """Only whom the blow drove, and only friends who stand in his way make room, each to a hex beside his own."""
    game = meadow({**SHOT_AT, (3, 3): man("jemal", "B")})
    hit(game, "ahmad")
    assert game.refused(Retreat("jemal", game.cell(at(3, 4)))).reason == "no_retreat_owed"


@pytest.mark.rule("RETREAT-05", "RULING-T-83")
def test_only_friends_in_the_way_make_room() -> None:
    """Each to a hex beside his own; an enemy or a stranger makes none."""
    friends = {(0, 1): man("jemal", "B"), (1, 0): man("bilal", "B"), (-1, 1): man("kafur", "B")}
    foes = {(0, -1): man("guy", "A"), (-1, 0): man("raoul", "A"), (1, -1): man("osmond", "A")}
    game = meadow({(0, 0): man("ahmad", "B"), **friends, **foes}, sequence="combat")
    game.do(Attack(("guy",), "ahmad"), 7)
    back_ = next(command for command in game.legal if isinstance(command, Retreat))
    (friend,) = back_.displaced
    for odd in (friend._replace(man="guy"), friend._replace(man="nobody"), friend._replace(cell=game.cell(at(9, 0)))):
        assert game.refused(replace(back_, displaced=(odd,))).reason == "cannot_be_displaced"


@pytest.mark.rule("ADV-01", "ADV-03", "ADV-04")
def test_who_follows_and_where() -> None:
    """One who took part and is on his feet, first into the hex the enemy has left."""
    game = duel()
    game.do(Attack(("guy",), "ahmad"), 1)
    assert game.allowed(Advance("guy", game.cells("D3")))
    assert game.refused(Advance("raoul", game.cells("D3"))).reason == "no_advance_offered"
    assert game.refused(Advance("guy", game.cells("C2"))).reason == "not_left_by_enemy"
    assert with_being(game, "guy", health=Health.STUNNED).refused(Advance("guy", game.cells("D3"))).reason == "cannot_advance"


@pytest.mark.rule("RIDE-01")
def test_a_rider_goes_only_where_his_horse_looks() -> None:
    game = drawn(". . . .\n. . . .\n. R . .\n. . . .\n. . . .", R=rider("gui", "A", 0))
    assert game.refused(Move("gui", game.cells("D3"))).reason == "not_in_front"


@pytest.mark.rule("REFUSE-02")
def test_a_horse_archer_slips_away_by_a_way_that_is_free() -> None:
    game = test_refusing.field()
    game.do(Attack(("guy",), "salih"))
    assert game.allowed(Withdraw(game.cells("C6 C7")))
    assert game.refused(Withdraw(game.cells("F6 F7"))).reason == "no_way_out"
