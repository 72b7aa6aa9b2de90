"""People who are made when the rolls of named ones are empty: castles, town fighters, recruits. The Anarchy 5.3; Guiscard 5.2."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.classes import ROSTER_CLASSES, class_of
from hauberk.campaign.doing import Doing
from hauberk.campaign.garrisons import call_out, strength
from hauberk.campaign.state import CampaignState
from hauberk.common.dice import SeededDice
from hauberk.play.battle.fights import fight_scenario
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.view import person_json
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import campaign_files, load_campaign
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.players.random_player import RandomPlayer
from hauberk.rulesets.people import load_people
from tests.campaign.fighting import GREEN, NORMANS, RED, Campaign
from tests.campaign.kit import Days, country, place

PEOPLE = load_people()


def meet_every_castle(name: str) -> tuple[CampaignMatch, CampaignState]:
    """The first day of a campaign, on which every garrison is called out."""
    game = Match(CAMPAIGN, load_campaign(name), seed="ten")
    doing = Doing(game.position, SeededDice("ten"))
    for id_ in game.state.places:
        call_out(doing, id_)
    return game, doing.state


@pytest.mark.rule("C-PLACE-09")
@pytest.mark.parametrize("name", campaign_files())
def test_no_castle_stands_empty(name: str) -> None:
    """Ten in every castle of every campaign, even if all of them are met."""
    game, state = meet_every_castle(name)
    for id_, holding in state.places.items():
        wanted = strength(game.state.places[id_])
        assert (len(holding.garrison), holding.unnamed) == (wanted, 0), id_
        if game.field.map.places[id_].is_castle:
            assert wanted >= game.field.rules.figures.garrison or f'place = "{id_}"' in campaign_files()[name].read_text(), id_
    men = [who for holding in state.places.values() for who in holding.garrison]
    assert len(set(men)) == len(men)


@pytest.mark.rule("C-PLACE-09", "RULING-C-MADE")
@pytest.mark.parametrize("name", campaign_files())
def test_in_fifty_random_wars_no_castle_that_is_met_is_empty(name: str) -> None:
    """Some castles were met before, in some order, and some named people are anywhere else; six campaigns make three hundred positions."""
    game = Match(CAMPAIGN, load_campaign(name), seed="wars")
    castles = [id_ for id_, holding in game.state.places.items() if holding.unnamed]
    for number in range(50):
        chance = random.Random(f"{name} {number}")
        doing = Doing(game.position, SeededDice("wars"))
        roll = sorted({who for men in game.field.levies.values() for who in men if who not in game.state.people})
        away = tuple(chance.sample(roll, chance.randrange(len(roll))))
        doing.emit(e.Recruited(away, game.field.factions[0].id, group=next(iter(game.state.groups))))
        for id_ in chance.sample(castles, min(3, len(castles))):
            call_out(doing, id_)
            garrison = doing.state.places[id_].garrison
            assert len(set(garrison)) == strength(game.state.places[id_]) >= 5, id_
            assert all(doing.state.people[who].place == id_ for who in garrison)


@pytest.mark.rule("C-PLACE-09", "C-GROUP-10")
@pytest.mark.parametrize("name", campaign_files())
def test_every_garrison_is_made_up_by_its_roster(name: str) -> None:
    game, state = meet_every_castle(name)
    for id_, holding in state.places.items():
        if game.state.places[id_].garrison or not holding.garrison:
            continue
        rules = game.field.rules
        wanted = rules.roster(holding.faction if holding.faction in rules.rosters else next(iter(rules.rosters)), len(holding.garrison))
        found = Counter(class_of(state.people[who].character) for who in holding.garrison)
        assert found == {each: wanted[each] for each in ROSTER_CLASSES if wanted.get(each)}, id_


@pytest.mark.rule("C-PLACE-09", "SURR-02", "A-SURR-02")
@pytest.mark.parametrize("name", campaign_files())
def test_every_garrison_has_somebody_to_command_it(name: str) -> None:
    game, state = meet_every_castle(name)
    rules = game.field.siege
    for id_, holding in state.places.items():
        men = [state.people[who].character for who in holding.garrison]
        able = [man for man in men if man.kind in rules.commanders and man.group in rules.commanding_peoples.get(man.kind, {man.group})]
        assert able or not men, id_


@pytest.mark.rule("C-PLACE-09")
def test_a_made_man_is_like_his_people_and_the_same_wherever_he_is_asked_for() -> None:
    _, state = meet_every_castle("the_val_demone")
    made = [person for who, person in state.people.items() if who not in list(PEOPLE.characters)]
    assert len(made) > 100
    again = load_people.__wrapped__().characters  # read anew, as by another server
    for person in made:
        roll, class_, _ = person.id.split("-")
        assert class_of(person.character) == class_
        alike = [PEOPLE.characters[who] for who in PEOPLE.rolls[roll] if class_of(PEOPLE.characters[who]) == class_]
        assert any((man.faces, man.weapons, man.kind, man.group) == (
            person.character.faces, person.character.weapons, person.character.kind, person.character.group) for man in alike)  # fmt: skip
        assert person.character == PEOPLE.characters[person.id] == again[person.id]
        assert person.character.name
        assert person.character.arms


@pytest.mark.rule("C-PLACE-09")
@pytest.mark.parametrize("name", campaign_files())
def test_in_one_castle_nobody_bears_anothers_name(name: str) -> None:
    _, state = meet_every_castle(name)
    for holding in state.places.values():
        called = Counter(state.people[who].character.name for who in holding.garrison)
        assert not [each for each, number in called.items() if number > 1]


def test_ids_that_nobody_can_bear_are_turned_down() -> None:
    for bad in ("normans-knight", "normans-knight-x", "normans-knight--1", "normans-knight-10000", "normans-knight-007", "nobody-knight-1",
                "normans-noble-1", "normans-civilian-1", "-knight-1", "normans-knight-1-2", "normans-knight-²", ""):  # fmt: skip
        assert bad not in PEOPLE.characters
        assert PEOPLE.characters.get(bad) is None
        with pytest.raises(KeyError):
            PEOPLE.characters[bad]
    assert "normans-knight-7" in PEOPLE.characters
    assert "normans-knight-7" not in list(PEOPLE.characters)


def emptied(campaign: Campaign) -> None:
    """Everybody with a name of his own is in the campaign already, far away."""
    everybody = [who for men in campaign.field.levies.values() for who in men]
    free = tuple(dict.fromkeys(who for who in everybody if who not in campaign.state.people))
    campaign.group("far_away", campaign.field.factions[0].id, "0101", free)


@pytest.mark.rule("C-MEET-08")
@pytest.mark.parametrize("resources", [0, 5, 10])
def test_a_town_has_its_fighters_when_everybody_named_is_elsewhere(resources: int) -> None:
    town = Campaign(map_=country(places=(place("ely", "0404", faction=GREEN, resources=resources),))).group("band", RED, "0404", 12)
    emptied(town)
    town.storm("band")
    assert len(town.battle.militia) == resources + 1
    wanted = town.field.rules.militia.classes(resources)
    assert Counter(class_of(town.state.people[who].character) for who in town.battle.militia) == Counter(wanted)
    assert {town.state.people[who].character.group for who in town.battle.militia} == {"country_folk"}


@pytest.mark.rule("C-MONEY-04", "RULING-C-RECRUIT-LIMIT")
def test_recruits_come_when_everybody_named_is_elsewhere() -> None:
    days = Days("guiscard", map_=country(places=(place("bari", "0404", faction=NORMANS, resources=8),)))
    days.group("band", NORMANS, "0404", 9, leader=5, coin=20)
    emptied(days)
    days.turn("band").say(c.Recruit(light=2, peasants=1))
    recruits = days.men("band")[9:]
    assert [class_of(days.person(who).character) for who in recruits] == ["light_foot", "light_foot", "peasant"]
    assert all(one != other for one, other in pairwise(recruits))


@pytest.mark.rule("C-PLACE-09", "C-MEET-08")
def test_made_people_fight_on_the_map_and_their_record_can_be_verified() -> None:
    """The reader of scenarios, the rules, the record and the view know them by their ids."""
    town = Campaign(map_=country(places=(place("ely", "0404", faction=GREEN, resources=9),))).group("band", RED, "0404", 12)
    emptied(town)
    town.storm("band").to_the_map(("hamlet",))
    made = town.battle.militia
    battle = Match(BATTLE, fight_scenario(town.battle.set_up), seed="made")
    players = (RandomPlayer(1), RandomPlayer(2))
    for _ in range(30):
        if battle.side is not None:
            battle.do(players[battle.side].choose(battle.legal))
    assert set(made) <= set(battle.state.beings)
    assert verify(parse("\n".join(lines_of(battle)))) is None
    assert all(person_json(PEOPLE.characters[who]).painter == "country" for who in made)


@pytest.mark.rule("C-PLACE-13", "RULING-C-MILITIA")
@pytest.mark.parametrize("edition", ["anarchy", "guiscard"])
def test_a_town_that_is_nobodys_has_its_fifteen_too(edition: str) -> None:
    town = Days(edition, map_=country(places=(place("ely", "0404", faction="neutral"),)), neutral=True, fixed_militia=True)
    attacker = town.field.factions[0].id
    town.group("band", attacker, "0404", 12).storm("band")
    assert len(town.battle.militia) == 15


@pytest.mark.rule("C-PRIS-05", "RULING-C-PRIS-FREED")
def test_a_ransomed_leader_rides_with_two_horsemen_when_everybody_named_is_elsewhere() -> None:
    days = Days(map_=country(places=(place("keep", "0404", "castle_motte", GREEN),))).group("purse", RED, "0101", 5, coin=20)
    days.capture("purse", (lord := "galeran",), RED, GREEN).set("purse", prisoners=())
    days.state = days.state.with_person(days.person(lord)._replace(group="", place="keep", prestige=4))
    days.holding("keep", captives=(lord,))
    emptied(days)
    days.order(RED, ransoms=(c.Ransom(lord, "purse"),))
    freed = days.state.groups[days.person(lord).group]
    assert len(freed.men) == 3
    assert all(days.person(who).mounted for who in freed.men if who != lord)
