"""The life of one person in a campaign."""

from __future__ import annotations

import pytest

from hauberk.battle.core import commands as bc
from hauberk.battle.core import events as be
from hauberk.campaign import events as e
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.campaign.sight import LOOKER_ON
from hauberk.play.match import Match
from hauberk.play.record_writer import lines_of
from hauberk.players.anybody import Anybody
from hauberk.players.random_player import RandomPlayer
from hauberk.tell.campaign.life import in_battle, life
from hauberk.tell.messages import LANGUAGES
from tests.tell.campaign.test_story import EYES, GREEN, RED, played


def wounded_in(game: CampaignMatch) -> str:
    """Somebody who was hurt in this campaign."""
    return next(event.who for step in game.steps for event in step.events if isinstance(event, e.Hurt))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", EYES)
def test_everybody_who_was_hurt_has_a_life_to_tell(language: str, faction: str | None) -> None:
    game, _ = played()
    who = wounded_in(game)
    days = life(game, who, language, faction)
    texts = [text for day in days for text in day.sentences]
    assert all(text.endswith(".") and "{" not in text for text in texts)
    assert [day.day for day in days] == sorted(day.day for day in days)
    if faction is None:
        name = game.state.people[who].character.name
        assert any(name in text for text in texts)
        assert len(texts) >= 2


@pytest.mark.rule("C-CG-08")
def test_wounds_of_plain_people_are_not_told_to_lookers_on() -> None:
    game, _ = played()
    who = next(
        event.who
        for step in game.steps
        for event in step.events
        if isinstance(event, e.Hurt) and not game.start.people.get(event.who, game.state.people[event.who]).leads
    )
    own = game.state.people[who].faction
    assert own in (RED, GREEN)
    assert len(life(game, who, "en", own)) >= len(life(game, who, "en", ""))
    wound = [text for day in life(game, who, "en", "") for text in day.sentences if text.startswith(("Wounded", "Killed"))]
    assert wound == []
    assert [text for day in life(game, who, "en", own) for text in day.sentences if text.startswith(("Wounded", "Killed"))]


def test_a_leader_s_name_rises_and_falls_with_his_battles() -> None:
    game, _ = played()
    changed = [event for step in game.steps for event in step.events if isinstance(event, e.PrestigeChanged)]
    assert changed
    who = changed[0].who
    texts = [text for day in life(game, who, "en") for text in day.sentences]
    assert any("prestige" in text for text in texts)


def test_deeds_in_a_battle_are_taken_from_its_record() -> None:
    game = Match(BATTLE, load_scenario("the_lesson"), "life")
    players = (RandomPlayer("a"), RandomPlayer("b"))
    while game.side is not None and not (struck := [event for step in game.steps for event in step.events if isinstance(event, be.Hurt)]):
        command = players[game.side].choose(game.legal)
        if not isinstance(command, bc.CallOff):
            game.do(command)
    name = game.state.beings[struck[0].man].character.name
    told = list(in_battle(tuple(lines_of(game)), struck[0].man, "en"))
    assert told
    assert any(name in text for text in told)
    assert list(in_battle((), struck[0].man, "en")) == []


def test_somebody_who_came_late_has_a_life_too() -> None:
    """A garrison is named when somebody meets it: of the battles before that nothing is told of its people."""
    game = Match(CAMPAIGN, load_campaign("engines_for_trowbridge"), "late 0")
    factions = {each.id: Anybody(each.id) for each in game.scenario.factions}
    while game.seat is not None:
        game.do(factions[game.seat].choose(game))
    late = game.state.people.keys() - game.start.people.keys()
    assert late
    assert any(isinstance(event, e.BattleEnded) for step in game.steps for event in step.events)
    for who in sorted(late):
        for eyes in ("royalist", "angevin", LOOKER_ON):
            assert all(day.sentences for day in life(game, who, "en", eyes))
