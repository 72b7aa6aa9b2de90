"""The chronicle of a campaign: a few sentences for every day, as a faction may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hauberk.campaign.events import DayBegan, Event
from hauberk.campaign.evolve import evolve
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.game import CampaignMatch
from hauberk.play.campaign.values import CampaignScenario
from hauberk.tell.campaign.story import CampaignStory
from hauberk.tell.siege.chronicle import Day, paragraph

DAY = "day_began"

Told = tuple[Sequence[Event], CampaignState]
"""Some events and the state before them."""


def steps_of(game: CampaignMatch) -> list[Told]:
    """Everything that has happened in a campaign that is or was played, in one piece."""
    return [(tuple(event for step in game.steps for event in step.events), game.start)]


def chronicle(scenario: CampaignScenario, steps: Iterable[Told], language: str, faction: str | None = None) -> list[Day]:
    """Every day with its date and its sentences; `faction`: who reads, "" a looker-on, None somebody who may know everything."""
    story = CampaignStory(scenario, language, faction)
    quiet = story.messages.say("chronicle-quiet")
    found: list[Day] = []
    for number, (events, state) in enumerate(by_day(steps), start=1):
        sentences = tuple(line.text for line in story.tell(events, state) if line.kind != DAY)
        found.append(Day(number, story.names.date(number), sentences or (quiet,)))
    return found


def by_day(steps: Iterable[Told]) -> list[Told]:
    """The events of every day in one piece, so that what belongs together is told together; the first day has the opening too."""
    days: list[tuple[list[Event], CampaignState]] = []
    for events, before in steps:
        state = before
        for event in events:
            begun = any(isinstance(known, DayBegan) for known in days[-1][0]) if days and isinstance(event, DayBegan) else False
            if not days or begun:
                days.append(([], state))
            days[-1][0].append(event)
            state = evolve(state, event)
    return [(events, state) for events, state in days]


def printed(scenario: CampaignScenario, days: Sequence[Day], language: str, faction: str | None = None) -> str:
    """The chronicle as plain text."""
    story = CampaignStory(scenario, language, faction)
    whose = story.messages.say("chronicle-all") if not faction else story.messages.say("chronicle-side", side=story.names.faction(faction))
    parts = [scenario.title[language], whose, paragraph(scenario.story[language])]
    for day in days:
        head = story.messages.say("campaign-day_began", day=day.day, date=day.date)
        parts.append(paragraph(" ".join((head, *day.sentences))))
    return "\n\n".join(parts) + "\n"
