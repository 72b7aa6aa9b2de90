"""The chronicle of a game: a short paragraph for every day, or turn of a battle, as a reader may know it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import reduce
from textwrap import fill
from typing import Any, NamedTuple

from hauberk.play.record import Record, states
from hauberk.play.record_writer import AnyMatch
from hauberk.play.steps import Undone
from hauberk.tell.story import Story
from hauberk.tell.voice import Voice

WIDTH = 78
_APART = re.compile(" ([:;?!])")

Told = tuple[Sequence[Any], Any]
"""The events of a step, or of a day, and the state before it."""


class Day(NamedTuple):
    """One day of a chronicle, or turn of a battle, which has no date."""

    day: int
    date: str
    sentences: tuple[str, ...]


def steps_of(match: AnyMatch) -> list[Told]:
    """The steps of a match that is or was played."""
    before = [match.start, *(match.state_at(number) for number in range(len(match.steps) - 1))]
    return [(step.events, state) for step, state in zip(match.steps, before, strict=True)]


def kept_steps(record: Record) -> list[Told]:
    """The steps of a record that were not taken back."""
    found: list[Told] = []
    before = [record.game.start(record.scenario).state]
    for entry, state in states(record):
        if isinstance(entry, Undone):
            found.pop()
            before.pop()
        else:
            found.append((entry.events, before[-1]))
            before.append(state)
    return found


class Chronicle:
    """The days of a match as one reader may know them; it is told on as the match goes on."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self._told: list[tuple[Sequence[Any], Day]] = []

    def days(self, steps: Iterable[Told]) -> list[Day]:
        """Every day with its date and its sentences; a day whose events are as they were is not told again."""
        found: list[tuple[Sequence[Any], Day]] = []
        for number, (events, state) in enumerate(by_day(steps, self.story.voice)):
            known = self._told[number] if number < len(self._told) else None
            found.append(known if known is not None and _same(known[0], events) else (events, self._day(events, state)))
        self._told = found
        return [day for _, day in found]

    def _day(self, events: Sequence[Any], state: Any) -> Day:
        story, voice = self.story, self.story.voice
        begun: Any = next((event for event in events if type(event) is voice.day), state)
        untold = {story.messages.say(key) for key in voice.nothing}
        lines = story.tell(events, state)
        sentences = tuple(line.text for line in lines if line.kind not in voice.passing and line.text not in untold)
        return Day(begun.day, story.names.date(begun.day), sentences or (story.messages.say("chronicle-quiet"),))


def _same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Are these the very same events?"""
    return len(one) == len(other) and all(first is second for first, second in zip(one, other, strict=True))


def by_day(steps: Iterable[Told], voice: Voice) -> list[Told]:
    """The events of every day in one piece, so that what belongs together is told together; the first day has the opening too."""
    days: list[tuple[list[Any], Any]] = []
    begun = False
    for events, before in steps:
        for number, event in enumerate(events):
            if not days or (begun and type(event) is voice.day):
                days.append(([], reduce(voice.game.evolve, events[:number], before)))
                begun = False
            begun = begun or type(event) is voice.day
            days[-1][0].append(event)
    return list(days)


def printed(story: Story, days: Sequence[Day]) -> str:
    """The chronicle as plain text."""
    say, scenario, language = story.messages.say, story.scenario, story.messages.language
    reader = story.voice.reader(story.names, story.watcher) if story.voice.day else ""  # in a battle everybody sees everything
    parts = [scenario.title[language], reader, paragraph(scenario.story[language])]
    for day in days:
        turn = "" if day.date else say("page-turn", turn=day.day) + "."
        head = turn or say(f"{story.voice.telling.STORY}-day_began", day=day.day, date=day.date)
        parts.append(paragraph(" ".join((head, *day.sentences))))
    return "\n\n".join(filter(None, parts)) + "\n"


def paragraph(text: str) -> str:
    """Text in lines; none begins with the colon or semicolon that French sets apart."""
    return fill(_APART.sub("\u00a0\\1", text), WIDTH, break_on_hyphens=False)
