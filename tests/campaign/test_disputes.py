"""Cases over which two players at one table would argue: who is owed what, who may say what, how often."""

from __future__ import annotations

from collections import Counter

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import fate, marches, night, siege_ends, strangers
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.state import MARCHES, STRANGERS
from hauberk.common.dice import ScriptedDice
from hauberk.siege.state import BESIEGED, BESIEGER
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, N, S
from tests.campaign.kit import Days, country, place


def a_siege(men: int = 14, garrison: int = 6) -> Days:
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN, 3), place("home", "0101", "castle_motte", RED))))
    days.with_sieges().group("host", RED, MIDDLE, men, leader=6, arrived=2).garrison("keep", GREEN, garrison).turn("host")
    return days.say(c.AttackPlace("siege"))


def lead(days: Days, who: str, prestige: int) -> None:
    days.state = days.state.with_person(days.person(who)._replace(prestige=prestige))


# -- sieges ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-NOBLE-04", "C-PLACE-09", "RULING-C-PRESTIGE-WHO")
@pytest.mark.parametrize("winner, host, castellan, sick", [(BESIEGED, 5, 5, 4), (BESIEGER, 7, 3, 2)])
def test_the_castellan_has_his_part_in_the_fights_of_a_siege(winner: int, host: int, castellan: int, sick: int) -> None:
    """A noble commands the garrison; the noble who lies wounded in it stands on the walls too."""
    days = a_siege()
    inside = days.state.places["keep"].garrison
    days.holding("keep", garrison=inside[:5], treated=inside[5:])
    lead(days, inside[0], 4)
    lead(days, inside[5], 3)
    days.run(lambda doing: siege_ends.fight_prestige(doing, "keep", winner))
    assert [days.person(who).prestige for who in (days.men("host")[0], inside[0], inside[5])] == [host, castellan, sick]
    assert days.person(inside[1]).prestige == 0


@pytest.mark.rule("C-NOBLE-04", "RULING-C-SIEGE-RELIEF", "RULING-C-PRESTIGE-WHO")
def test_a_castellan_who_comes_out_to_a_battle_has_his_part_in_it() -> None:
    days = a_siege()
    castellan = days.state.places["keep"].garrison[0]
    lead(days, castellan, 4)
    days.group("relief", GREEN, N, 14, leader=5, attitude=1).set("host", attitude=10).march("relief", MIDDLE)
    days.say("attack").say("fight")
    days.say(c.Join(("keep",)))
    days.say("map")
    while isinstance(days.asked, q.SheetAsked):
        days.say(days.asked.choices[0], (1,) if len(days.battle.sheets) + 1 == days.battle.needed else ())
    days.say("second_opens").report(0).say(S)  # the besiegers are driven off
    assert days.person(castellan).prestige == 5
    assert days.person(days.men("host")[0]).prestige == 5


@pytest.mark.rule("RULING-C-SIEGE-CONTROL")
def test_every_besieging_group_may_give_men_to_the_garrison() -> None:
    days = a_siege(men=5)
    days.group("more", RED, MIDDLE, 5).turn("more").say(c.AttackPlace("siege")).change(pending=())
    days.run(lambda doing: siege_ends.fallen(doing, "keep", "starved"), (8,))
    asked = days.asked
    assert isinstance(asked, q.GarrisonAsked)
    host, more = days.men("host"), days.men("more")
    assert {*host[1:], *more} == {*asked.choices}
    assert days.reason(c.Name((*host[3:], *more[2:]))) == "would_be_too_few"
    assert days.reason(c.Name((*host[3:], *more[3:]))) == "garrison_too_small"
    days.say(c.Name((*host[3:], *more)))
    assert {*days.state.places["keep"].garrison} == {*host[3:], *more}
    assert days.state.places["keep"].faction == RED
    assert "more" not in days.state.groups
    assert len(days.men("host")) == 3


@pytest.mark.rule("C-SIEGE-04", "RULING-C-SIEGE-HALF")
@pytest.mark.parametrize("lot, first", [(1, 0), (3, 2)])
def test_of_equals_the_lot_says_who_is_tested_first(lot: int, first: int) -> None:
    days = a_siege()
    alike = Counter(days.state.pool[who].faces["foot"].attack for who in days.light(GREEN, 30)).most_common(1)[0][0]
    three = tuple(who for who in days.light(GREEN, 30) if days.state.pool[who].faces["foot"].attack == alike)[:3]
    days.group("inside", GREEN, S, three)
    days.run(lambda doing: fate.decide(doing, "keep", three, doing.group("host")), (3, lot, 1, 2, 1))
    assert [roll.purpose for roll in days.happened(e.Rolled)] == ["fate", "lot", "massacre", "lot", "massacre"]
    assert not days.person(three[first]).alive
    assert sum(days.person(who).alive for who in three) == 1


# -- demands -----------------------------------------------------------------------------------------------------------


def before_corato() -> Days:
    days = Days("guiscard", country(places=(place("corato", MIDDLE, "borough", ARABS, 5), place("home", "0101", "town", NORMANS))))
    days.holding("corato", attitude=4).group("host", NORMANS, N, 10, leader=7, attitude=7)
    return days.march("host", MIDDLE).turn("host")


@pytest.mark.rule("RULING-C-CAPIT-AFTER", "C-CAPIT-01")
def test_a_place_may_be_asked_again_by_who_went_away_and_came_back() -> None:
    """One attempt per siege: who has been gone overnight comes to it anew."""
    days = before_corato().say(c.AttackPlace("demand")).say("resist")
    assert days.turn("host").reason(c.AttackPlace("demand")) == "asked_before"
    days.change(pending=()).run(night.close)
    assert days.state.places["corato"].asked == (NORMANS,)
    days.change(day=4).march("host", N).march("host", MIDDLE)
    assert days.turn("host").reason(c.AttackPlace("demand")) == "asked_before"  # stepping out and back is no new siege
    days.march("host", N).change(pending=()).run(night.close)
    days.change(day=5).march("host", MIDDLE)
    assert days.turn("host").reason(c.AttackPlace("demand")) == ""


@pytest.mark.rule("C-CAPIT-01")
def test_a_place_is_asked_by_who_arrives_not_by_who_has_been_there_since_yesterday() -> None:
    days = before_corato().change(day=4, pending=())
    assert days.turn("host").reason(c.AttackPlace("demand")) == "came_before_today"


# -- the order of play -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-TURN-TIES", "C-CG-03")
def test_of_his_own_equals_the_owner_says_who_acts_first() -> None:
    days = Days().group("one", RED, N, 5).group("two", RED, MIDDLE, 5).group("three", RED, S, 5).group("more", RED, "0101", 6)
    days.group("foe", GREEN, "0707", 4)

    def lines(doing: object) -> None:
        from hauberk.campaign.turn import _step

        _step(doing, MARCHES)  # type: ignore[arg-type]

    days.change(pending=(), todo=(), now="").run(lines)
    assert days.asked == q.OrderAsked(RED, ("one", "two", "three"))
    assert days.reason(c.Choose("more")) == "not_offered"
    days.say("three")
    assert days.asked == q.OrderAsked(RED, ("one", "two"))
    days.say("two")
    assert days.state.todo == ("more", "three", "two", "one", "foe")


@pytest.mark.rule("RULING-C-TURN-TIES", "C-CG-07")
def test_equals_of_different_factions_throw_and_nobody_is_asked() -> None:
    days = Days().group("one", RED, N, 5).group("foe", GREEN, S, 5)
    days.change(pending=()).run(lambda doing: marches.list_up(doing), (4, 6))
    assert days.state.pending == ()


# -- friends on one hex ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-STACK-TURN", "C-GROUP-07", "C-MOVE-05")
def test_stepping_out_and_back_does_not_keep_two_groups_apart() -> None:
    days = Days().group("one", RED, MIDDLE, 6, arrived=3).group("two", RED, MIDDLE, 6, arrived=3)
    days.run(night.close)
    assert {*days.state.groups} == {"one", "two"}
    days.change(day=4).march("two", N).march("two", MIDDLE).change(pending=()).run(night.close)
    assert {*days.state.groups} == {"one"}


@pytest.mark.rule("RULING-C-STACK-TURN", "C-GROUP-07")
def test_two_groups_that_march_side_by_side_are_one_on_the_second_night() -> None:
    days = Days().group("one", RED, MIDDLE, 6, arrived=3).group("two", RED, MIDDLE, 6, arrived=3).run(night.close)
    days.change(day=4).march("one", N).march("two", N).change(pending=()).run(night.close)
    assert {*days.state.groups} == {"one"}


@pytest.mark.rule("RULING-C-STACK-TURN", "C-GROUP-07")
def test_who_spent_a_night_elsewhere_may_share_the_hex_once_more() -> None:
    days = Days().group("one", RED, MIDDLE, 6, arrived=3).group("two", RED, MIDDLE, 6, arrived=3).run(night.close)
    days.change(day=4).march("two", N).change(pending=()).run(night.close)
    days.change(day=5).march("two", MIDDLE).change(pending=()).run(night.close)
    assert {*days.state.groups} == {"one", "two"}


# -- convoys -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-CONVOY-CAP", "C-CONVOY-04")
def test_five_points_pass_in_a_step_however_many_orders_are_given() -> None:
    days = Days(map_=country(places=(place("home", MIDDLE, "village", RED, 5),))).convoy("beasts", RED, MIDDLE, 3)
    swap = (c.Load("home", "beasts", -3), c.Load("home", "beasts", 3))
    assert days.order_refused(RED, loads=swap) == "too_many_points"
    days.order(RED, loads=(c.Load("home", "beasts", -3), c.Load("home", "beasts", 2)))
    assert (days.state.places["home"].resources, days.state.convoys["beasts"].load) == (6, 2)
    assert days.order_refused(RED, loads=(c.Load("home", "beasts", 1),)) == "too_many_points"
    days.change(day=4)
    assert days.order_refused(RED, loads=(c.Load("home", "beasts", 3),)) == ""


# -- who leads ---------------------------------------------------------------------------------------------------------


def second_victory(men: tuple[str, ...]) -> Days:
    """A group without leader wins for the second time."""
    days = Days(quick="never").group("red", RED, MIDDLE, men, came_from=N, victories=1, veterans=men)
    days.group("green", GREEN, MIDDLE, days.light(GREEN, 4))
    days.attack("red", "green").say("fight").say("meadow", (1,)).say("second_opens")
    return days.report(0, **dict.fromkeys(days.men("green"), "dead"))


@pytest.mark.rule("RULING-C-NOBLE-BIRTH", "C-NOBLE-07")
def test_of_equals_the_owner_says_who_leads() -> None:
    pool = Days()
    light = pool.light(RED, 30)
    alike = Counter(pool.state.pool[who].faces["foot"].attack for who in light).most_common(1)[0][0]
    men = tuple(who for who in light if pool.state.pool[who].faces["foot"].attack == alike)[:4]
    days = second_victory(men)
    assert days.asked == q.LeaderAsked(RED, "red", men)
    assert days.reason(c.Choose("nobody")) == "not_offered"
    days.say(men[2])
    assert [person.prestige for person in days.state.members(days.state.groups["red"])] == [0, 0, 2, 0]
    assert days.state.battle is None  # and what follows has followed


@pytest.mark.rule("RULING-C-NOBLE-BIRTH")
def test_nobody_is_asked_where_one_stands_above_the_others() -> None:
    pool = Days()
    men = (*pool.light(RED, 4), pool.riders(RED, 1)[0])
    days = second_victory(men)
    assert days.state.battle is None
    assert days.person(men[-1]).prestige == 2


@pytest.mark.rule("C-NOBLE-07", "RULING-C-QUICK-PRESTIGE")
def test_a_fight_of_a_siege_is_a_victory_for_who_has_no_leader() -> None:
    days = a_siege()
    lead(days, days.men("host")[0], 0)
    days.run(lambda doing: siege_ends.fight_prestige(doing, "keep", BESIEGER))
    assert (days.state.groups["host"].victories, days.state.groups["host"].veterans) == (1, days.men("host"))
    days.run(lambda doing: siege_ends.fight_prestige(doing, "keep", BESIEGED))
    assert days.state.groups["host"].victories == 1


# -- mercenaries who look for work -------------------------------------------------------------------------------------


def between_two() -> Days:
    days = Days().group("red", RED, "0402", 8).group("green", GREEN, "0406", 8).company("free", MIDDLE, 6, "flemish")
    return days.change(step=STRANGERS, now="", todo=strangers.list_up(Doing(days.position, ScriptedDice(()))), pending=())


@pytest.mark.rule("RULING-C-MERC-NEAREST", "RULING-C-MERC-ALTERNATE", "C-MERC-04")
@pytest.mark.parametrize("day, mover", [(3, RED), (4, GREEN)])
def test_of_two_employers_equally_near_the_moving_player_chooses(day: int, mover: str) -> None:
    days = between_two().change(day=day, now="free").run(lambda doing: strangers.take_up(doing, "free"))
    assert days.asked == q.SeekAsked(mover, "free", ("green", "red"))
    days.say("red")
    assert days.state.groups["free"].hex == "0402"
    assert days.state.now == ""


@pytest.mark.rule("RULING-C-MERC-NEAREST")
def test_nobody_chooses_where_one_is_nearer() -> None:
    days = between_two().set("red", hex=N).change(now="free").run(lambda doing: strangers.take_up(doing, "free"))
    assert days.state.pending == ()
    assert days.state.groups["free"].hex == N
