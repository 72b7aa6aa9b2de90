"""The chronicle of a siege: a short paragraph for every day, to be read or printed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from textwrap import fill
from typing import NamedTuple

from hauberk.battle.core.being import Side
from hauberk.play.record import Record, states
from hauberk.play.siege.game import SiegeMatch
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.play.steps import Undone
from hauberk.siege.events import DayBegan, Event
from hauberk.siege.evolve import evolve
from hauberk.siege.state import SiegeState
from hauberk.tell.battle.telling import Line
from hauberk.tell.siege.story import SiegeStory

DAY = "day_began"
PASSING = frozenset({DAY, "initiative_taken", "wound_seen"})
"""Lines that a chronicler leaves out."""
WIDTH = 78
_APART = re.compile(" ([:;?!])")

Told = tuple[Sequence[Event], SiegeState]
"""The events of a step and the state before it."""


class Day(NamedTuple):
    """One day of a chronicle."""

    day: int
    date: str
    sentences: tuple[str, ...]


def steps_of(game: SiegeMatch) -> list[Told]:
    """The steps of a siege that is or was played."""
    before = [game.start, *(game.state_at(number) for number in range(len(game.steps) - 1))]
    return [(step.events, state) for step, state in zip(game.steps, before, strict=True)]


def steps_of_record(record: Record, start: SiegeState) -> list[Told]:
    """The steps of a record that were not taken back."""
    found: list[Told] = []
    before = [start]
    for entry, state in states(record):
        if isinstance(entry, Undone):
            found.pop()
            before.pop()
        else:
            found.append((entry.events, before[-1]))
            before.append(state)
    return found


def chronicle(scenario: SiegeScenario, told: Iterable[Told], language: str, side: Side | None = None) -> list[Day]:
    """Every day with its date and its sentences, as far as a side may know them."""
    story = SiegeStory(scenario, language, side)
    found: list[Day] = []
    quiet = story.messages.say("chronicle-quiet")
    for events, state in by_day(told):
        number = next((event.day for event in events if isinstance(event, DayBegan)), state.day)
        sentences = tuple(line.text for line in story.tell(events, state) if worth_telling(story, line))
        found.append(Day(number, story.names.date(number), sentences or (quiet,)))
    return found


def by_day(told: Iterable[Told]) -> list[Told]:
    """The events of every day in one piece, so that what belongs together is told together; the first day has the opening too."""
    days: list[tuple[list[Event], SiegeState]] = []
    for events, before in told:
        state = before
        for event in events:
            opened = any(isinstance(known, DayBegan) for known in days[-1][0]) if days else True
            if not days or (isinstance(event, DayBegan) and opened):
                days.append(([], state))
            days[-1][0].append(event)
            state = evolve(state, event)
    return [(events, state) for events, state in days]


def worth_telling(story: SiegeStory, line: Line) -> bool:
    """Does a line belong into a chronicle?"""
    return line.kind not in PASSING and line.text != story.messages.say("siege-event_drawn-nothing")


def printed(scenario: SiegeScenario, days: Sequence[Day], language: str, side: Side | None = None) -> str:
    """The chronicle as plain text."""
    story = SiegeStory(scenario, language, side)
    whose = "chronicle-both" if side is None else "chronicle-side"
    parts = [scenario.title[language], story.messages.say(whose, side=story.names.side(side or 0)), paragraph(scenario.story[language])]
    for day in days:
        head = story.messages.say("siege-day_began", day=day.day, date=day.date)
        parts.append(paragraph(" ".join((head, *day.sentences))))
    return "\n\n".join(parts) + "\n"


def paragraph(text: str) -> str:
    """Text in lines; none begins with the colon or semicolon that French sets apart."""
    return fill(_APART.sub("\u00a0\\1", text), WIDTH, break_on_hyphens=False)
