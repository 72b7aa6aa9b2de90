"""How a campaign is told: day by day at length, in the terminal by its headlines."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from hauberk.campaign.events import DayBegan, Event
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.values import CampaignScenario
from hauberk.tell.battle.names import together
from hauberk.tell.campaign import days, fates, headlines
from hauberk.tell.campaign.chronicler import CHRONICLER
from hauberk.tell.campaign.headings import BEARING
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.questions import question_text, refusal_text
from hauberk.tell.campaign.scoring import SCORING
from hauberk.tell.campaign.telling import CampaignTelling
from hauberk.tell.messages import messages_in
from hauberk.tell.voice import Voice


def reader(names: CampaignNames, faction: str | None) -> str:
    """For whom a chronicle is written: a faction, or everybody."""
    return names.messages.say("chronicle-side", side=names.faction(faction)) if faction else names.messages.say("chronicle-all")


def brief(scenario: CampaignScenario, language: str) -> str:
    """The country, the factions, and the days."""
    factions = " – ".join(each.name.get(language, each.id) for each in scenario.factions if each.played)
    say = messages_in(language).say
    return say("help-line", word=scenario.map.title[language], text=f"{factions}, {say('counted-days', n=scenario.days)}")


AT_LENGTH = Voice(
    game=CAMPAIGN,
    names=CampaignNames,
    telling=CampaignTelling,
    tellers={**fates.TELLERS, **days.TELLERS},
    silent=days.SILENT,
    question=question_text,
    refusal=refusal_text,
    seats=lambda scenario: {each.id: each.name for each in scenario.factions},
    brief=brief,
    day=DayBegan,
    passing=frozenset({"day_began", "route_ended", "quiet_ended"}),
    reader=reader,
    bearing=BEARING,
    scoring=SCORING,
    called=lambda names, state, ids: together(names.messages, [names.thing(state, id_) for id_ in ids]),
    chronicler=CHRONICLER,
)
HEADLINES = replace(
    AT_LENGTH,
    tellers=headlines.TELLERS,
    silent=frozenset(get_args(Event)) - headlines.TELLERS.keys(),
    head="day_began",
    colours={"battle": "bold", "fallen": "red", "siege": "cyan", "taken": "cyan", "plundered": "yellow", "ended": "bold green"},
    minor=frozenset({"raised", "taken"}),
    quiet="headline-quiet",
)
VOICE = replace(AT_LENGTH, headlines=HEADLINES)
