"""The days of a siege as the campaign lives through them: events, initiative, actions, surrender, building, and what is left of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign import siege_ends, sieges
from hauberk.campaign.marches import allowance_of
from hauberk.campaign.state import MARCHES, SIEGES
from hauberk.siege import commands as sc
from hauberk.siege import events as se
from hauberk.siege import provisions
from hauberk.siege.doing import Doing as SiegeDoing
from hauberk.siege.state import BESIEGER, PRISONER, Engine, Outcome, SiegeState
from tests.campaign.fighting import GREEN, MIDDLE, RED
from tests.campaign.kit import Days, country, place

QUIET = (1, 1)
"""Two dice of the event on a later day: nothing happens."""


def the_siege(garrison: int = 6, men: int = 14, resources: int = 5, day: int = 5) -> Days:
    """The host has lain before the keep for so many days."""
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN, resources), place("home", "0101", "castle_motte", RED))))
    days.with_sieges().group("host", RED, MIDDLE, men, leader=6).garrison("keep", GREEN, garrison).turn("host")
    days.say(c.AttackPlace("siege"))
    days.change(day=4, step=SIEGES, now="keep", pending=(), todo=())
    days.run(lambda doing: sieges.open_siege(doing, "keep"))
    return inner(days, day=day, food=2 * resources)


def inner(days: Days, **changes: Any) -> Days:
    """Let the siege be otherwise."""
    siege = days.state.sieges["keep"]
    assert siege.days is not None
    return days.change(sieges={"keep": siege._replace(days=siege.days._replace(**changes))})


def now(days: Days) -> SiegeState:
    found = days.state.sieges["keep"].days
    assert found is not None
    return found


def dawn(days: Days, *dice: int) -> Days:
    """The next day of the siege, up to the first decision."""
    return days.run(lambda doing: sieges.take_up(doing, "keep"), dice)


def said(days: Days, command: sc.Command, dice: Iterable[int] = ()) -> Days:
    """An answer in the siege."""
    return days.run(lambda doing: sieges.say(doing, c.InSiege(command)), dice)


def told(days: Days, kind: type) -> list[Any]:
    """Events of the siege that the last thing brought."""
    return [event.of for event in days.happened(e.InSiege) if isinstance(event.of, kind)]


# -- events ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SIEGE-09", "RULING-C-SIEGE-EVENTS")
def test_what_is_above_twenty_is_twenty_and_lifts_the_siege() -> None:
    days = dawn(the_siege(day=1), 10, 10)
    (drawn,) = told(days, se.EventDrawn)
    assert sum(term.value for term in drawn.terms) == 25
    days.run(lambda doing: sieges.take_up(doing, "keep"))
    assert [(over.winner, over.reason) for over in days.happened(e.SiegeOver)] == [(GREEN, "lifted")]
    assert days.state.places["keep"].paid == ((RED, 4),)


# -- initiative and actions --------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SIEGE-10")
def test_a_garrison_that_does_nothing_hands_the_initiative_over() -> None:
    days = said(dawn(the_siege(), *QUIET, 3, 8), sc.Answer("pass"))
    asked = now(days).pending[-1]
    assert (asked.side, sieges.whose(days.state)) == (BESIEGER, RED)
    assert "assault" in getattr(asked, "choices", ())


# -- how it ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SIEGE-13", "C-SIEGE-03")
def test_a_garrison_without_anybody_to_command_gives_in() -> None:
    days = the_siege(garrison=1)
    castellan = days.state.places["keep"].garrison[0]
    light = days.light(GREEN, 5)
    days.group("for_a_moment", GREEN, "0707", light).holding("keep", garrison=(castellan, *light))
    days.change(groups={key: group for key, group in days.state.groups.items() if key != "for_a_moment"})
    for who in light:
        days.state = days.state.with_person(days.person(who)._replace(group="", place="keep"))
    dawn(days, *QUIET, 9, 1)
    assert now(days).outcome is None
    days = inner(days, pending=())
    days.run(lambda doing: doing.emit(e.HurtInSiege(castellan, Health.DEAD)))
    days.change(day=5).run(lambda doing: sieges.take_up(doing, "keep"), "leaderless")
    assert now(days).outcome is not None
    days.run(lambda doing: sieges.take_up(doing, "keep"), (8,))
    assert [over.reason for over in days.happened(e.SiegeOver)] == ["commanders_lost"]
    assert [rolled.die for rolled in days.happened(e.FateRolled)] == [8]


@pytest.mark.rule("C-SIEGE-14", "C-SIEGE-03")
@pytest.mark.parametrize("garrison, die, yields", [(4, 10, True), (4, 9, False), (6, 10, False)])
def test_the_place_is_asked_for(garrison: int, die: int, yields: bool) -> None:
    """Twelve is wanted: three besiegers to one are worth two, two to one only one."""
    days = dawn(the_siege(garrison=garrison), *QUIET, 9, 1)
    said(days, sc.Answer("negotiate"), (die,))
    (parley,) = told(days, se.Parleyed)
    assert parley.yields is yields
    if yields:
        days.run(lambda doing: sieges.take_up(doing, "keep"), (5,))
        assert [over.reason for over in days.happened(e.SiegeOver)] == ["negotiated"]
        assert [rolled.fate for rolled in days.happened(e.FateRolled)] == ["prisoners"]
    else:
        assert "keep" in days.state.sieges


@pytest.mark.rule("C-SIEGE-15", "C-SIEGE-02", "RULING-C-SIEGE-DAYS")
def test_who_falls_back_into_the_keep_leaves_half_of_the_stores_behind() -> None:
    """Half of seven days, rounded down, are lost: four are left, which is two points."""
    days = inner(the_siege(resources=5), food=7)

    def fall_back(inside: SiegeDoing) -> None:
        provisions.halve(inside, "fell_back")

    days.run(lambda doing: sieges.run(doing, "keep", fall_back))
    assert now(days).food == 4
    days.run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert days.state.places["keep"].resources == 2


@pytest.mark.rule("C-SIEGE-16", "C-CG-18", "C-CG-20")
@pytest.mark.parametrize("workers, nights", [(5, 4), (10, 2)])
def test_what_is_built_in_the_camp_goes_with_the_host(workers: int, nights: int) -> None:
    """A ram is four days of an engineer and five men, two of ten."""
    days = the_siege(men=16)
    men = days.men("host")
    engineer = days.person(men[-1])._replace(roles=frozenset({"engineer"}))
    days.state = days.state.with_person(engineer)
    people = {**now(days).people, men[-1]: now(days).people[men[-1]]._replace(roles=frozenset({"engineer"}))}
    inner(days, people=people, food=30)
    project = ""
    for night in range(1, nights + 1):
        days.change(day=4 + night, step=SIEGES, now="keep")
        dawn(days, *QUIET, 9, 1)
        said(days, sc.Answer("pass"))
        while now(days).pending:
            mine = now(days).pending[-1].side == BESIEGER
            site = sc.Site("ram", men[1 : 1 + workers], men[-1], project)
            said(days, sc.Orders(sites=(site,)) if mine else sc.Orders())
        project = next(iter(now(days).projects), "")
        days.run(lambda doing: sieges.take_up(doing, "keep"))
        assert days.state.groups["host"].engines == (("ram",) if night == nights else ())


# -- beasts behind the walls -------------------------------------------------------------------------------------------


@pytest.mark.rule("C-SIEGE-17", "RULING-C-SIEGE-CONVOY-IN", "C-CG-21")
def test_beasts_that_were_shut_in_feed_the_besieged_two_days_a_point() -> None:
    days = Days(map_=country(places=(place("keep", MIDDLE, "castle_motte", GREEN, 3), place("home", "0101", "castle_motte", RED))))
    days.with_sieges().group("host", RED, MIDDLE, 14, leader=6).garrison("keep", GREEN, 6).group("inside", GREEN, MIDDLE, 4)
    days.convoy("beasts", GREEN, MIDDLE, 4, escort="inside").convoy("late", GREEN, MIDDLE, 4).turn("host").say(c.AttackPlace("siege"))
    days.change(day=4, step=SIEGES, now="keep", pending=(), todo=()).run(lambda doing: sieges.open_siege(doing, "keep"))
    inner(days, day=1, food=6)
    assert days.order_refused(GREEN, loads=(c.Load("keep", "late", -1),)) == "not_your_place"
    assert days.order_refused(GREEN, loads=(c.Load("keep", "beasts", 1),)) == "not_your_place"
    assert days.order_refused(GREEN, loads=(c.Load("keep", points=1),)) == "not_your_place"
    days.order(GREEN, loads=(c.Load("keep", "beasts", -3),))
    assert (days.state.places["keep"].resources, days.state.convoys["beasts"].load, now(days).food) == (6, 1, 12)
    days.run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert days.state.places["keep"].resources == 6


# -- engines that come and go ------------------------------------------------------------------------------------------


def a_quiet_day(days: Days, day: int) -> Days:
    """A day of the siege on which nobody does anything."""
    dawn(days.change(day=day, step=SIEGES, now="keep", pending=(), todo=()), *QUIET, 9, 1)
    said(days, sc.Answer("pass"))
    while now(days).pending:
        said(days, sc.Orders())
    return days.run(lambda doing: sieges.take_up(doing, "keep"))


@pytest.mark.rule("C-CG-18", "C-ENGINE-01")
@pytest.mark.parametrize("merged", [True, False])
def test_a_train_that_comes_to_a_siege_brings_its_engines(merged: bool) -> None:
    days = the_siege(men=16, resources=10).group("train", RED, MIDDLE, 4, kind="train", engines=("mangonel",), oxen=2)
    people = days.men("train")
    if merged:
        days.order(RED, merges=(c.Merge("host", "train"),))
    a_quiet_day(days, 5)
    assert [(engine.kind, engine.side, engine.where) for engine in now(days).engines.values()] == [("mangonel", BESIEGER, "camp")]
    assert now(days).engines["mangonel 1"].points > 0
    assert all(now(days).people[who].present for who in people)
    assert days.state.groups["host" if merged else "train"].engines == ("mangonel",)
    assert days.state.sieges["keep"].groups == (("host",) if merged else ("host", "train"))
    a_quiet_day(days, 6)
    assert len(now(days).engines) == 1


@pytest.mark.rule("C-GROUP-04", "C-CG-18")
@pytest.mark.parametrize(("host", "other"), [("host", "more"), ("more", "host")])
def test_two_groups_before_a_place_become_one_that_besieges_it(host: str, other: str) -> None:
    """Those who lie before it join those who have just come, or these join them: the siege goes on."""
    days = the_siege(men=16, resources=10).group("more", RED, MIDDLE, 6, arrived=4)
    assert days.state.sieges["keep"].groups == ("host",)
    days.order(RED, merges=(c.Merge(host, other),))
    assert days.state.sieges["keep"].groups == (host,)


@pytest.mark.rule("C-CG-18", "C-CG-20")
def test_engines_go_with_the_group_that_draws_them() -> None:
    days = the_siege(men=16, resources=10)
    days.group("more", RED, MIDDLE, 6, engines=("ram",), oxen=2, arrived=4).turn("more").say(c.AttackPlace("siege"))
    a_quiet_day(days, 5)
    assert [engine.kind for engine in now(days).engines.values()] == ["ram"]
    built = Engine("mangonel 9", "mangonel", BESIEGER, 3, "camp")
    inner(days, engines={**now(days).engines, built.id: built}).run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert [days.state.groups[id_].engines for id_ in ("host", "more")] == [("mangonel",), ("ram",)]
    days.set("more", moved=0).change(step=MARCHES).march("more", "0403")
    assert "keep" in days.state.sieges
    a_quiet_day(days, 6)
    assert {*now(days).engines} == {"mangonel 9"}
    assert [days.state.groups[id_].engines for id_ in ("host", "more")] == [("mangonel",), ("ram",)]


@pytest.mark.rule("RULING-C-ENGINE-MOVE", "C-MOVE-10")
def test_whoever_drags_engines_goes_at_their_pace() -> None:
    days = Days().group("host", RED, MIDDLE, 8, engines=("ram",), oxen=2).group("light", RED, "0403", 8)
    assert [allowance_of(days.position, id_) for id_ in ("host", "light")] == [3, 5]


# -- prisoners of a siege ----------------------------------------------------------------------------------------------


@pytest.mark.rule("C-PRIS-01", "RULING-C-PRIS-ESCORT", "C-CG-18")
def test_those_who_are_taken_in_a_sortie_are_led_off_by_an_escort() -> None:
    days = the_siege()
    taken = days.state.places["keep"].garrison[0]
    people = {**now(days).people, taken: now(days).people[taken]._replace(fate="prisoner")}
    inner(days, people=people).run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert isinstance(days.asked, q.EscortAsked)
    assert (days.asked.faction, days.asked.prisoners) == (RED, (taken,))
    days.say(c.Name(days.men("host")[-3:]))
    escort = next(group for group in days.state.groups.values() if group.prisoners)
    assert (escort.prisoners, len(escort.men), escort.prison) == ((taken,), 3, "home")
    assert days.state.groups["host"].prisoners == ()
    days.run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert days.asked is None  # nobody is asked twice


@pytest.mark.rule("C-PRIS-02", "C-CG-18")
def test_besiegers_who_are_taken_lie_in_the_place() -> None:
    days = the_siege()
    taken = days.men("host")[-1]
    people = {**now(days).people, taken: now(days).people[taken]._replace(fate="prisoner")}
    inner(days, people=people).run(lambda doing: siege_ends.carry_over(doing, "keep"))
    assert days.asked is None
    assert days.state.places["keep"].captives == (taken,)
    assert days.person(taken).captor == GREEN


@pytest.mark.rule("C-PRIS-01", "RULING-C-PRIS-ESCORT", "RULING-C-SIEGE-CONTROL")
@pytest.mark.parametrize("reason", ["taken", "starved"])
def test_prisoners_are_led_off_before_a_garrison_is_named(reason: str) -> None:
    """Some were taken in the day's fight, the place falls by night: who stays as garrison can lead nobody off, whatever is answered."""
    days = the_siege()
    keepers = days.state.places["keep"].garrison
    people = {who: person._replace(fate=PRISONER) if who in keepers[:2] else person for who, person in now(days).people.items()}
    inner(days, people=people, outcome=Outcome(BESIEGER, reason)).run(lambda doing: sieges._nightfall(doing, "keep"), "fallen")
    asked = []
    while days.asked is not None:
        asked.append(type(days.asked))
        if isinstance(days.asked, q.PlunderAsked):
            days.say(c.Take(0))
            continue
        first = days.asked.choices
        named = next(men for men in ((*first[:5],), (*first[5:10],), (*first[-5:],), ()) if not days.reason(c.Name(men)))
        days.say(c.Name(named))
    assert asked[-1] is q.GarrisonAsked
    assert q.EscortAsked in asked
    held = [person for person in days.state.people.values() if person.fate == "prisoner" and person.alive]
    assert set(keepers[:2]) <= {person.id for person in held}
    assert all(person.id in days.state.groups[person.group].prisoners for person in held)


@pytest.mark.rule("C-PRIS-01", "RULING-C-PRIS-ESCORT")
def test_who_has_become_garrison_leads_nobody_off() -> None:
    """An answer that names him is turned down; no answer brings the day to a stop."""
    days = the_siege()
    host = days.men("host")
    days.capture("host", days.light(GREEN, 2), GREEN, RED)
    taken = days.state.groups["host"].prisoners
    days.change(pending=(q.EscortAsked(RED, "host", taken, host[1:]), q.GarrisonAsked(RED, "keep", host[1:])))
    days.say(c.Name(host[1:7]))
    assert days.reason(c.Name(host[1:4])) == "cannot_escort"
    assert days.reason(c.Name(host[7:10])) == ""
