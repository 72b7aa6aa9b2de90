"""Positions in which two rules of a campaign meet: what each says by itself is tested in its chapter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import mercenaries, night, prisoners, retreats, siege_ends
from hauberk.campaign import questions as q
from hauberk.campaign.marches import allowance_of
from hauberk.campaign.state import SIEGES, SUPPLY
from tests.campaign.fighting import ARABS, GREEN, MIDDLE, NORMANS, RED, SE, N, S
from tests.campaign.kit import Days, country, place

HOME, FAR = "0101", "0707"


def castles(resources: int = 3) -> Days:
    """A castle of the Angevins, one of the royalists far off, and another of the Angevins."""
    places = (
        place("keep", MIDDLE, "castle_motte", GREEN, resources),
        place("home", HOME, "castle_motte", RED),
        place("refuge", FAR, "castle_motte", GREEN),
    )
    return Days(map_=country(places=places)).with_sieges().garrison("keep", GREEN, 6)


def shut_in(days: Days, *inside: str) -> Days:
    """The royalists lie before the castle."""
    days.group("host", RED, MIDDLE, 14, leader=6, arrived=2).turn("host").say(c.AttackPlace("siege"))
    assert days.state.sieges["keep"].inside == inside
    return days.change(pending=())


def in_prison(days: Days, who: str, place_: str, captor: str, prestige: int = 5) -> Days:
    """A leader is held to ransom."""
    held = days.person(who)._replace(fate="prisoner", captor=captor, group="", place=place_, prestige=prestige)
    days.change(people={**days.state.people, who: held})
    return days.holding(place_, captives=(*days.state.places[place_].captives, who))


def fall(days: Days, reason: str, *dice: int) -> Days:
    return days.run(lambda doing: siege_ends.fallen(doing, "keep", reason), dice)


# -- prisoners and places ----------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-PRIS-RESCUE", "C-SIEGE-03")
@pytest.mark.parametrize("reason, dice", [("taken", ()), ("starved", (8,)), ("starved", (10,)), ("starved", (1,))])
def test_prisoners_whose_escort_is_taken_in_a_castle_are_free(reason: str, dice: tuple[int, ...]) -> None:
    days = castles().group("escort", GREEN, MIDDLE, 4, arrived=1)
    held = days.light(RED, 3)
    days.capture("escort", held, RED, GREEN).set("escort", prison="refuge")
    fall(shut_in(days, "escort"), reason, *dice)
    assert all(days.person(who).present for who in held)
    assert {days.person(who).group for who in held} == {"host"}
    assert all(days.person(who).disarmed for who in held)
    assert "escort" not in days.state.groups


@pytest.mark.rule("RULING-C-PRIS-RESCUE", "C-MEET-08")
def test_a_captive_leader_in_a_village_that_is_stormed_is_free() -> None:
    days = Days(map_=country(places=(place("here", MIDDLE, faction=GREEN, resources=2), place("home", HOME, faction=RED))), quick="never")
    days.group("host", RED, MIDDLE, 12, leader=6, came_from=N)
    lord = days.light(RED, 1)[0]
    days.group("lost", RED, S, (lord,))
    in_prison(days, lord, "here", GREEN).change(groups={"host": days.state.groups["host"]})
    days.storm("host")
    days.say(days.asked.choices[0], (1,)).say("second_opens").report(0, **dict.fromkeys(days.battle.militia, "dead"))
    assert days.person(lord).present
    assert days.person(lord).group == "host"


@pytest.mark.rule("C-PRIS-04", "RULING-C-PRIS-PAYER", "C-CAPIT-05")
def test_a_stranger_in_the_dungeon_is_held_by_who_holds_the_place() -> None:
    days = Days("guiscard", country(places=(place("corato", MIDDLE, "castle_motte", ARABS, 5), place("home", HOME, "town", NORMANS))))
    days.group("host", NORMANS, MIDDLE, 24, leader=9, attitude=9, arrived=3).holding("corato", attitude=1)
    greek = next(who for who in days.rolls["byzantine"] if who not in days.state.people)
    days.group("greeks", "byzantine", FAR, (greek,))
    in_prison(days, greek, "corato", ARABS, 7)
    days.turn("host").say(c.AttackPlace("demand")).say("offer", (6,))
    assert days.state.places["corato"].faction == NORMANS
    assert (days.person(greek).captor, days.state.places["corato"].captives) == (NORMANS, (greek,))


@pytest.mark.rule("C-PRIS-01", "RULING-C-PRIS-DEST", "C-SIEGE-07")
def test_no_prisoners_are_led_into_a_besieged_place() -> None:
    days = castles().group("escort", GREEN, "0405", 4)
    days.capture("escort", days.light(RED, 2), RED, GREEN).set("escort", prison="keep")
    assert prisoners.prison_of(days.position, days.state.groups["escort"]) == "keep"
    shut_in(days)
    assert prisoners.prison_of(days.position, days.state.groups["escort"]) == "refuge"


@pytest.mark.rule("RULING-C-PRIS-PAYER", "C-CG-21")
def test_a_besieged_group_pays_a_ransom_but_does_not_reorganise() -> None:
    days = castles().group("earl", GREEN, MIDDLE, 6, coin=40).group("lost", GREEN, "0202", 1)
    lord = days.men("lost")[0]
    in_prison(days, lord, "home", RED).change(groups={"earl": days.state.groups["earl"]})
    shut_in(days, "earl")
    assert days.order_refused(GREEN, splits=(c.Split("earl", days.men("earl")[:3]),)) == "not_your_group"
    days.order(GREEN, ransoms=(c.Ransom(lord, "earl"),))
    assert days.state.groups["earl"].coin == 40 - 20
    assert days.person(lord).present
    assert days.state.sieges["keep"].inside == ("earl",)


# -- wounds ------------------------------------------------------------------------------------------------------------


def resting() -> Days:
    """Three wounded and one man who is well lie in a village of their own."""
    days = Days(map_=country(places=(place("bed", MIDDLE, faction=RED), place("home", HOME, faction=RED))))
    days.group("tired", RED, MIDDLE, 4, leader=5, arrived=1).wound(*days.men("tired")[:3])
    days.turn("tired").say(c.Stay(), (3, 3, 3))
    assert days.turn("tired").reason(c.March((N,))) == "wounded_in_treatment"
    return days.change(pending=())


@pytest.mark.rule("C-WOUND-03", "C-END-02", "C-WOUND-02")
def test_who_is_driven_from_his_bed_may_march_to_another() -> None:
    days = resting()
    days.run(lambda doing: retreats.put(doing, doing.group("tired"), N))
    assert days.turn("tired").reason(c.March((MIDDLE,))) == ""


@pytest.mark.rule("C-WOUND-03", "C-BATTLE-07")
def test_nobody_leaves_his_bed_for_a_battle_next_door() -> None:
    days = resting().group("friends", RED, S, 6).group("foes", GREEN, S, 8, came_from="0406").group("fit", RED, SE, 4)
    days.attack("foes", "friends").say("fight")
    assert isinstance(days.asked, q.JoinAsked)
    assert days.asked.groups == ("fit",)


@pytest.mark.rule("C-WOUND-04", "C-PRIS-01", "RULING-C-PRIS-RESCUE")
def test_who_was_taken_in_his_bed_is_not_in_treatment_when_he_is_free() -> None:
    days = resting().group("foes", GREEN, MIDDLE, 5)
    days.run(lambda doing: prisoners.take_along(doing, doing.group("tired").men, doing.group("foes")))
    days.set("foes", hex=S).run(lambda doing: prisoners.rescue(doing, doing.group("foes"), None))
    free = next(group for group in days.state.groups.values() if group.faction == RED and group.men)
    assert (len(free.men), free.hex) == (4, S)
    assert days.turn(free.id).reason(c.March((MIDDLE,))) == ""


# -- mercenaries -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RULING-C-MERC-PARTIAL", "RULING-C-SIEGE-FATE")
def test_a_company_that_marches_out_with_honours_stays_a_company() -> None:
    days = castles().group("earl", GREEN, MIDDLE, 6)
    days.company("flemings", MIDDLE, 5, "flemish", faction=GREEN, employer="earl", pay="paid")
    hired = days.men("flemings")
    fall(shut_in(days, "earl", "flemings"), "starved", 10)
    assert days.state.groups["flemings"].men == hired
    assert (days.state.groups["flemings"].hex, days.state.groups["flemings"].pay) == (FAR, "paid")
    assert days.state.groups["flemings"].employer in days.state.groups


@pytest.mark.rule("C-MERC-06", "C-MERC-08", "C-END-01")
def test_mercenaries_who_win_the_battle_in_which_their_employer_falls_still_have_his_promise() -> None:
    days = Days(map_=country(places=(place("home", HOME, faction=RED),)), quick="never")
    days.group("red", RED, MIDDLE, 9, came_from=N).group("earl", GREEN, MIDDLE, 5, leader=6)
    days.company("flemings", MIDDLE, 5, "flemish", faction=GREEN, employer="earl", pay="promised", arrived=1)
    days.attack("red", "earl").say("fight").say(days.asked.choices[0], (1,)).say("second_opens")
    days.report(1, **dict.fromkeys((*days.men("red"), *days.men("earl")), "dead"))
    assert set(days.state.groups) == {"flemings"}
    company = days.state.groups["flemings"]
    assert (company.faction, company.employer, company.pay) == (GREEN, "", "promised")
    days.run(lambda doing: mercenaries.promise_test(doing, doing.group("flemings")), (3,))
    assert days.state.groups["flemings"].faction == ""


@pytest.mark.rule("C-MERC-09", "C-CG-21", "C-END-02")
def test_an_employer_whom_his_company_drives_out_of_a_besieged_castle_is_besieged_no_longer() -> None:
    days = castles().group("earl", GREEN, MIDDLE, 6, arrived=1)
    shut_in(days, "earl")
    days.run(lambda doing: retreats.put(doing, doing.group("earl"), S))
    assert days.state.sieges["keep"].inside == ()


@pytest.mark.rule("C-MERC-09", "C-CG-20")
def test_a_revolt_before_a_castle_that_wipes_out_the_besiegers_lifts_the_siege() -> None:
    days = castles()
    days.company("flemings", MIDDLE, 12, "flemish", faction=RED, employer="host", pay="promised", arrived=1)
    shut_in(days)
    days.field = replace(days.field, quick="never")
    days.run(lambda doing: mercenaries.turn_on(doing, doing.group("flemings")))
    days.say("fight")
    days.say(days.asked.choices[0], (1,))
    days.report(0, **dict.fromkeys(days.men("host"), "dead"))
    assert "host" not in days.state.groups
    assert days.state.sieges["keep"].groups == ()
    days.change(day=4).through(SIEGES)
    assert days.state.sieges == {}


# -- relief ------------------------------------------------------------------------------------------------------------


def relief() -> Days:
    """An Angevin group attacks the besiegers, and those who are shut in come out to it."""
    days = castles().group("earl", GREEN, MIDDLE, 6, arrived=1).convoy("beasts", GREEN, MIDDLE, 3, escort="earl")
    shut_in(days, "earl").group("relief", GREEN, MIDDLE, 6, came_from=S, entered=S)
    days.field = replace(days.field, quick="never")
    days.attack("relief", "host").say("fight").say(c.Join(("earl",)))
    while not isinstance(days.asked, q.BattleAwaited):
        days.say(days.asked.choices[0] if not isinstance(days.asked, q.DrawUpAsked) else "usual", "a seed")
    assert days.battle.sides == (("relief", "earl"), ("host",))
    return days


@pytest.mark.rule("RULING-C-SIEGE-RELIEF", "C-END-02", "C-CG-21")
def test_who_comes_out_to_a_relief_that_fails_goes_back_behind_the_walls() -> None:
    days = relief().report(1, "withdrew")
    assert days.asked.group == "relief"
    days.say(days.asked.choices[0])
    assert days.state.battle is None
    assert days.state.groups["relief"].hex != MIDDLE
    assert days.state.groups["earl"].hex == MIDDLE
    assert days.state.sieges["keep"].inside == ("earl",)
    assert (days.state.convoys["beasts"].faction, days.state.convoys["beasts"].escort) == (GREEN, "earl")


@pytest.mark.rule("RULING-C-SIEGE-RELIEF", "C-CG-20")
def test_a_relief_that_wins_lifts_the_siege_before_hunger_ends_it() -> None:
    days = relief().report(0, "withdrew")
    days.say(days.asked.choices[0])
    assert days.state.sieges == {}


# -- a group that goes over --------------------------------------------------------------------------------------------


def waverers() -> Days:
    """Four of the king's men of name only, whom a famous Angevin with many men can win over. A house rule lets them go over for good."""
    places = (place("keep", MIDDLE, "castle_motte", GREEN), place("home", HOME, "castle_motte", RED))
    days = Days(map_=country(places=places), defection=True).with_sieges().garrison("keep", GREEN, 6)
    return days.group("waverers", RED, MIDDLE, 4, leader=2, attitude=8, arrived=1).group("famous", GREEN, N, 14, leader=9)


@pytest.mark.rule("RULING-C-LOYAL-PERMANENCE", "C-CG-20")
def test_besiegers_who_go_over_besiege_their_new_friends_no_longer() -> None:
    days = waverers().turn("waverers").say(c.AttackPlace("siege")).change(pending=())
    days.march("famous", MIDDLE)
    assert days.state.groups["waverers"].faction == GREEN
    assert days.state.sieges == {}


@pytest.mark.rule("RULING-C-LOYAL-PERMANENCE", "C-MERC-06", "C-CONVOY-05")
def test_who_goes_over_takes_his_company_and_his_beasts_along() -> None:
    days = waverers().set("waverers", attitude=7).convoy("beasts", RED, MIDDLE, 4, escort="waverers")
    days.company("flemings", MIDDLE, 3, "flemish", faction=RED, employer="waverers", pay="paid").march("famous", MIDDLE)
    assert {days.person(who).faction for who in days.men("waverers")} == {GREEN}
    assert {days.state.groups[id_].faction for id_ in ("waverers", "flemings")} == {GREEN}
    assert (days.state.convoys["beasts"].faction, days.state.convoys["beasts"].escort) == (GREEN, "waverers")


@pytest.mark.rule("RULING-C-LOYAL-PERMANENCE", "RULING-C-PRIS-RESCUE")
def test_an_escort_that_goes_over_frees_its_new_friends() -> None:
    days = waverers()
    held = days.light(GREEN, 2)
    days.capture("waverers", held, GREEN, RED).march("famous", MIDDLE)
    assert days.state.groups["waverers"].prisoners == ()
    assert all(days.person(who).present and days.person(who).group == "waverers" for who in held)


# -- food, beasts and spies --------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SUPPLY-05", "C-WOUND-01", "C-ENV-03", "RULING-C-MOVE-MIN")
@pytest.mark.parametrize("season, hungry, hurt, points", [
    ("", False, False, 5), ("winter", False, False, 3), ("winter", True, False, 1), ("winter", True, True, 1), ("", True, True, 1),
    ("spring", True, False, 2),
])  # fmt: skip
def test_hunger_halves_what_wounds_and_season_leave(season: str, hungry: bool, hurt: bool, points: int) -> None:
    days = Days()
    days.group("host", RED, MIDDLE, days.light(RED, 9)).set("host", hungry=hungry).change(season=season)
    days.wound(*days.men("host")[:hurt])
    assert allowance_of(days.position, "host") == points


@pytest.mark.rule("C-CONVOY-07", "C-SIEGE-03")
def test_beasts_in_a_castle_that_falls_are_the_victors() -> None:
    days = castles().group("earl", GREEN, MIDDLE, 4, arrived=1).convoy("beasts", GREEN, MIDDLE, 4, escort="earl")
    fall(shut_in(days, "earl"), "starved", 8)
    days.say(c.Name(())).run(night.close)
    assert (days.state.convoys["beasts"].faction, days.state.convoys["beasts"].escort) == (RED, "host")


@pytest.mark.rule("C-SPY-04", "C-SIEGE-03", "RULING-C-SPY-TIMING")
def test_a_spy_in_a_castle_that_falls_is_looked_for_that_night() -> None:
    days = Days("guiscard", country(places=(place("keep", MIDDLE, "castle_motte", ARABS, 3), place("home", HOME, "castle_motte", NORMANS))))
    days.with_sieges().garrison("keep", ARABS, 6).spy("eyes", ARABS, MIDDLE)
    days.group("host", NORMANS, MIDDLE, 14, leader=6, arrived=2).turn("host").say(c.AttackPlace("siege")).change(pending=())
    fall(days, "starved", 8).say(c.Name(days.asked.choices[:5])).run(night.close, (5,))
    assert days.state.spies == {}


@pytest.mark.rule("C-SUPPLY-02", "RULING-C-SIEGE-DAYS")
def test_who_is_shut_in_does_not_eat_twice() -> None:
    days = castles(3).group("earl", GREEN, MIDDLE, 12)
    shut_in(days, "earl").through(SUPPLY)
    assert days.state.places["keep"].resources == 3


@pytest.mark.rule("C-MONEY-04", "C-SIEGE-07")
def test_nobody_is_raised_in_a_besieged_town() -> None:
    days = Days("guiscard", country(places=(place("town", MIDDLE, "borough", NORMANS, 8, ("fortified",)),)))
    days.group("lord", NORMANS, MIDDLE, 5, leader=5, coin=20).turn("lord")
    assert days.reason(c.Recruit(1, 0)) == ""
    days.with_sieges().group("foes", ARABS, MIDDLE, 12, leader=8, attitude=9, arrived=3).turn("foes").say(c.AttackPlace("siege"))
    assert days.turn("lord").reason(c.Recruit(1, 0)) != ""


@pytest.mark.rule("C-MEET-08", "RULING-C-RECRUIT-LIMIT")
def test_who_took_up_arms_for_his_town_is_not_recruited() -> None:
    days = Days(map_=country(places=(place("here", MIDDLE, faction=GREEN, resources=6),)), quick="never")
    days.group("red", RED, MIDDLE, 12, leader=6, came_from=N).storm("red")
    rose = days.battle.militia
    days.say(days.asked.choices[0], (1,)).say("second_opens").report(1, "withdrew")
    days.group("lord", GREEN, MIDDLE, 4, leader=4, coin=20).change(pending=()).turn("lord").say(c.Recruit(2, 1))
    assert not {*rose} & {*days.men("lord")}
