"""Builders who stay out of a general sortie or of a battle with an army. The Anarchy 7.7.3, 7.7.5; Guiscard 11.4.3."""

from __future__ import annotations

import pytest

from hauberk.siege import activities, fights
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege.jobs import is_engineer
from hauberk.siege.kinds import GENERAL_SORTIE, RELIEF
from hauberk.siege.parties import names
from hauberk.siege.state import ACTION, ACTIVITIES, Project
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import CASTLE, CLASSIC, NEST
from tests.siege.turning import BESIEGED, BESIEGER, decide, why, with_army


def sallied(name: str = CASTLE) -> Skirmish:
    """A general sortie; the besiegers have a ram under work."""
    skirmish = Skirmish(name).changed(step=ACTION, initiative=BESIEGED, engines={})
    engineer = next(person.id for person in skirmish.state.free(BESIEGER) if is_engineer(person))
    team = names(person for person in skirmish.state.free(BESIEGER) if not is_engineer(person))[-5:]
    people = {who: skirmish.state.people[who]._replace(job="site 1") for who in (*team, engineer)}
    skirmish.changed(projects={"site 1": Project("site 1", BESIEGER, "ram", engineer, team, 1)}, people={**skirmish.state.people, **people})
    skirmish.changed(action=GENERAL_SORTIE, sallied=True).begin(GENERAL_SORTIE)
    return skirmish


@pytest.mark.rule("A-ACT-38", "A-BUILD-06", "A-SIEGE-24", "RULING-A-BUILD-05")
@pytest.mark.parametrize("name", [CASTLE, CLASSIC])
def test_builders_may_stay_out_of_a_general_sortie(name: str) -> None:
    """The besieger is asked; his engineer and five men go on building, and in the evening their work has grown by a day."""
    skirmish = sallied(name)
    site = skirmish.state.projects["site 1"]
    builders = {*site.workers, site.engineer}
    decide(skirmish, skirmish.usual())
    assert skirmish.asked == q.MusterAsked(BESIEGER, GENERAL_SORTIE)
    fighters = tuple(person.id for person in skirmish.state.present(BESIEGER) if person.id not in builders)
    assert skirmish.refused(c.Muster(fighters)) is None
    decide(skirmish, c.Muster(fighters))
    assert set(skirmish.fight.parties[BESIEGER]) == set(fighters)
    skirmish.ready()
    decide(skirmish, c.Answer(fights.MAP))
    assert not skirmish.state.projects["site 1"].paused
    skirmish.home(skirmish.result(BESIEGER, "withdrew"))
    skirmish.changed(step=ACTIVITIES, pending=()).run(activities.carry_out)
    assert skirmish.state.projects["site 1"].done == 2


@pytest.mark.rule("A-ACT-38", "RULING-A-BUILD-05")
def test_only_builders_stay_out_and_their_owner_may_call_them_away() -> None:
    skirmish = sallied()
    site = skirmish.state.projects["site 1"]
    skirmish.answer(skirmish.usual())
    everybody = [person.id for person in skirmish.state.present(BESIEGER)]
    idle = sorted((who for who in everybody if who not in {*site.workers, site.engineer}),
                  key=lambda who: is_engineer(skirmish.state.people[who]))  # fmt: skip
    assert why(skirmish, c.Muster(tuple(everybody))) == "", "all may fight"
    assert why(skirmish, c.Muster(tuple(who for who in everybody if who != idle[0]))) == "only_builders_stay_out"
    assert why(skirmish, c.Muster(tuple(who for who in everybody if who != site.engineer))) == "only_builders_stay_out", "no team"
    assert why(skirmish, c.Muster(tuple(who for who in everybody if who not in site.workers))) == "wants_an_engineer"
    assert why(skirmish, c.Muster(tuple(who for who in idle if who != idle[0]))) == "", "a sixth hand helps at the site"
    leaders = [who for who in everybody if is_engineer(skirmish.state.people[who])]
    assert why(skirmish, c.Muster((*leaders[1:], idle[0]))) == "too_many_builders", "more than any team"
    assert why(skirmish, c.Muster(())) in ("nobody_goes", "only_builders_stay_out")
    skirmish.answer(c.Muster(tuple(everybody))).on_map()
    assert skirmish.state.projects["site 1"].paused


@pytest.mark.rule("A-BUILD-06", "RULING-A-BUILD-04", "RULING-A-BUILD-05")
def test_a_team_of_which_one_is_called_away_rests_and_is_free() -> None:
    """Five others stay out with the engineer; the old team is short of a man, and nobody of it is bound to the site any more."""
    skirmish = sallied()
    site = skirmish.state.projects["site 1"]
    skirmish.answer(skirmish.usual())
    idle = [person.id for person in skirmish.state.free(BESIEGER) if not is_engineer(person)]
    out = {site.engineer, *site.workers[1:], idle[0]}
    skirmish.answer(c.Muster(tuple(person.id for person in skirmish.state.present(BESIEGER) if person.id not in out))).on_map()
    assert skirmish.state.projects["site 1"].paused
    assert all(not skirmish.state.people[who].job for who in (*site.workers, site.engineer))


@pytest.mark.rule("GSORT-03", "RULING-G-54")
@pytest.mark.parametrize("switches", [{}, {"build_on_combat_days": True}])
def test_in_guiscard_the_builders_fight_too(switches: dict[str, bool]) -> None:
    skirmish = Skirmish(NEST, **switches).begin(GENERAL_SORTIE)
    assert [question.side for question in skirmish.state.pending if isinstance(question, q.MusterAsked)] == [BESIEGED]
    skirmish.answer(skirmish.usual())
    assert set(skirmish.fight.parties[BESIEGER]) == {person.id for person in skirmish.state.present(BESIEGER)}


@pytest.mark.rule("A-ACT-11", "A-BUILD-06")
def test_builders_may_stay_out_of_battle_with_an_army_too() -> None:
    """It is fought as a general sortie is."""
    skirmish = with_army(Skirmish(CASTLE)).begin(RELIEF)
    engineer = next(person.id for person in skirmish.state.free(BESIEGER) if is_engineer(person))
    everybody = [person.id for person in skirmish.state.present(BESIEGER)]
    team = [who for who in everybody if not is_engineer(skirmish.state.people[who])][:5]
    assert why(skirmish, c.Muster(tuple(who for who in everybody if who not in (*team, engineer)))) == ""
    assert why(skirmish, c.Muster(tuple(who for who in everybody if who not in team))) == "wants_an_engineer"
