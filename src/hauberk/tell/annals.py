"""The annals of a game of whatever scale: its chapters in sentences, its turning points, what became of people, losses and dice.

The chronicle and the page after the end are made of them. They name places, never hexes, and are written from what the reader is told: what
he may not know weighs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.character import Character
from hauberk.common.doing import Rolled
from hauberk.play.record_writer import AnyMatch
from hauberk.play.steps import Undone
from hauberk.tell.chronicle import Day
from hauberk.tell.chronicler import Fate, Track
from hauberk.tell.grammar import sentence
from hauberk.tell.story import Story
from hauberk.tell.telling import Line

SMALL = 2
"""Kinds that weigh no more do not stand in front."""
MOST, LEAST = 6, 4
"""So many turning points at most, and what one must weigh."""
TOLD = 3
"""Sentences of a turning point."""
DEEDS = 4
"""So many of somebody's deeds are told."""
FEW = 3
"""In a line that names no more than these, somebody's part is his own."""
FATES = ("dead", "prisoner", "wounded")
"""What befalls people and is kept."""
WEIGHTS = {"dead": 4, "captured": 4, "prisoner": 4, "wounded": 1, "stunned": 1, "unhorsed": 1, "down": 5, "gone": 3, "lost": 2, "burnt": 2}
"""What weighs how much, of all that a command can come to."""
ENDED = ("battle_ended", "siege_ended", "campaign_ended")
"""Kinds of lines that say how a game ended."""
LED = 3
"""Whoever leads weighs so many times as much."""


class Keeping(NamedTuple):
    """A line worth keeping."""

    entry: int
    """The entry of the log with which it happened."""
    chapter: int
    part: str
    """Whose phase of the chapter it was; "" where chapters have no phases."""
    line: Line
    weight: int
    head: int
    """What its kind weighs by itself: how a fight ended stands before whom it cost."""
    hexes: tuple[str, ...]
    struck: frozenset[str]
    """Whom of those it names it has cost something."""


class Turning(NamedTuple):
    """A turning point: where the game was decided, or nearly."""

    entry: int
    chapter: int
    sentences: tuple[str, ...]
    hexes: tuple[str, ...]
    people: tuple[BeingId, ...]


class Career(NamedTuple):
    """What somebody did, and what befell him."""

    who: BeingId
    fate: Fate
    befell: tuple[tuple[int, str], ...]
    """By chapter: wounded, dead, prisoner."""
    deeds: tuple[tuple[int, str], ...]
    """By chapter, in sentences."""


class Losses(NamedTuple):
    """What a side has lost."""

    side: str
    people: int
    dead: int
    wounded: int
    prisoners: int
    by: tuple[tuple[int, int], ...]
    """How many were dead or taken after each chapter in which somebody was lost."""


class Annals:
    """The annals of one match for one reader."""

    def __init__(self, match: AnyMatch, story: Story) -> None:
        self.match, self.story, self.of = match, story, story.voice.chronicler
        story.names.by_place = True
        self._entries = entries_of(match)
        self.kept = tuple(self._keep())

    # -- lines ---------------------------------------------------------------------------------------------------------

    def _keep(self) -> Iterator[Keeping]:
        """Every line worth keeping, in its order."""
        voice, story = self.story.voice, self.story
        untold = {story.messages.say(key) for key in voice.nothing}
        for events, states, entries in self._units():
            for indexes, lines in voice.tell_each(story.names, events, states, story.watcher):
                first, last = indexes[0], max(indexes)
                if self.of.passes(events[first], states[first]):
                    continue
                hexes = tuple(dict.fromkeys(hex_ for index in indexes for hex_ in self.of.where(self._field, events[index], states[index])))
                for line in lines:
                    if line.kind in voice.passing or line.kind in self.of.trifles or line.text in untold:
                        continue
                    struck = self._struck(line, hexes, states[first], states[last + 1], events[first : last + 1])
                    weight = self._weight(line, struck, states[last + 1])
                    if weight or not self.of.only_weighty:
                        chapter, part = self.of.chapter(states[last + 1]), self.of.part(states[first])
                        whom, head = frozenset(who for who, _ in struck), self.of.weights.get(line.kind, 0)
                        yield Keeping(entries[last], chapter, part, line, weight, head, hexes, whom)

    @property
    def _field(self) -> Any:
        return self.story.names.field

    def _units(self) -> Iterator[tuple[tuple[Any, ...], list[Any], list[int]]]:
        """What is told in one go, with the states around the events and the entry of each: a day, or where there are no days a step."""
        day, evolve = self.story.voice.day, self.match.game.evolve
        events: list[Any] = []
        states: list[Any] = [self.match.start]
        entries: list[int] = []
        for step, entry in zip(self.match.steps, self._entries, strict=True):
            for event in step.events:
                if day is not None and type(event) is day and events:
                    yield tuple(events), states, entries
                    events, states, entries = [], states[-1:], []
                events.append(event)
                states.append(evolve(states[-1], event))
                entries.append(entry)
            if day is None and events:
                yield tuple(events), states, entries
                events, states, entries = [], states[-1:], []
        if events:
            yield tuple(events), states, entries

    def _struck(self, line: Line, hexes: tuple[str, ...], before: Any, after: Any, events: tuple[Any, ...]) -> list[tuple[str, str]]:
        """What has become of those whom a line names."""
        named = {*line.people, *hexes}
        return [each for each in self.match.game.comes_to(before, after, events).changes if each[0] in named]

    def _weight(self, line: Line, struck: list[tuple[str, str]], after: Any) -> int:
        """What a line weighs: its kind, and what has become of those whom it names."""
        leaders = {who for who in line.people if self.story.names.leads(after, who)}
        return self.of.weights.get(line.kind, 0) + sum(WEIGHTS.get(what, 0) * (LED if who in leaders else 1) for who, what in struck)

    # -- the game ------------------------------------------------------------------------------------------------------

    def chapters(self) -> list[tuple[int, list[tuple[str, list[str]]]]]:
        """The sentences of every turn or day, in parts; one of which nothing is kept was quiet."""
        told = {chapter: list(some) for chapter, some in groupby(self.kept, lambda each: each.chapter)}
        quiet = [("", [self.story.messages.say("chronicle-quiet" if self.story.voice.day else "chronicle-quiet-turn")])]
        found = []
        for chapter in range(1, self.of.chapter(self.match.state) + 1):
            parts = [
                (part, [text for text, _ in groupby(each.line.text for each in some)])
                for part, some in groupby(told.get(chapter, ()), lambda each: each.part)
            ]
            found.append((chapter, parts or quiet))
        return found

    def turning(self) -> list[Turning]:
        """The weightiest phases of the game in their order; how it ended is one of them."""
        phases = [list(some) for _, some in groupby(self.kept, lambda each: (each.chapter, each.part))]
        heavy = sorted(phases, key=_sum, reverse=True)[:MOST]
        return [
            _turned(phase, bool(self.story.voice.day)) for phase in phases if any(phase is each for each in heavy) and _sum(phase) >= LEAST
        ]

    def careers(self) -> list[Career]:
        """Everybody to whom something has happened or who has done something, leaders first and then those of whom most is told."""
        now = self.of.fates(self._field, self.match.state)
        befell = self._befell()
        deeds: dict[BeingId, list[Keeping]] = {}
        for each in self.kept:
            people = each.line.people
            telling = each.weight > 1 or each.struck or (each.weight and not self.of.only_weighty)
            if telling and people and len(people) <= FEW and people[0] in now and people[0] not in each.struck:
                deeds.setdefault(people[0], []).append(each)
        found = [
            Career(who, fate, tuple(befell.get(who, ())), _greatest(deeds.get(who, [])))
            for who, fate in now.items()
            if who in befell or who in deeds or fate.leads
        ]
        weight = {who: sum(each.weight for each in done) for who, done in deeds.items()}
        return sorted(found, key=lambda each: (not each.fate.leads, -weight.get(each.who, 0), -len(each.befell), each.who))

    def losses(self) -> list[Losses]:
        """What every side has lost, and when."""
        now = self.of.fates(self._field, self.match.state)
        by: dict[str, dict[int, int]] = {}
        for number in self._ends_of_chapters():
            state = self.match.state_at(number)
            for fate in self.of.fates(self._field, state).values():
                if fate.state in ("dead", "prisoner"):
                    lost = by.setdefault(fate.side, {})
                    lost[self.of.chapter(state)] = lost.get(self.of.chapter(state), 0) + 1
        found = []
        for side in dict.fromkeys(fate.side for fate in now.values()):
            states = [fate.state for fate in now.values() if fate.side == side]
            counts = (states.count("dead"), states.count("wounded"), states.count("prisoner"))
            found.append(Losses(side, len(states), *counts, tuple(sorted(by.get(side, {}).items()))))
        return found

    def reasons(self) -> list[str]:
        """Why it is over, with the numbers of the field."""
        last = next((each.line for each in reversed(self.kept) if each.line.kind in ENDED), None)
        if last is None or self.match.state.outcome is None:
            return []
        if last.details:
            return [sentence(detail.text) for detail in last.details]
        if self.of.ending is not None:
            return [self.of.ending(self.story.names, self.match.state)]
        return [self.story.messages.say(f"{self.match.game.kind}-end-{self.match.state.outcome.reason}")]

    def characters(self) -> dict[BeingId, Character]:
        """Who everybody is."""
        state = self.match.state
        return {who: each.character for who, each in getattr(state, "people" if self.story.voice.day else "beings").items()}

    def tracks(self) -> list[Track]:
        """The ways of armies, or of the fight, over the map."""
        return self.of.tracks(self.story.names, self.match)

    def luck(self) -> dict[str, list[int]]:
        """For every seat how often each face has come, of throws in which a low one is good; empty where that is not known."""
        seats = self.match.game.seats(self.match.scenario)  # of battles: elsewhere nobody says whose a throw is
        found: dict[str, list[int]] = {}
        for step in self.match.steps:
            for event in step.events:
                if isinstance(event, Rolled) and event.purpose in self.of.luck:
                    found.setdefault(seats[step.side], [0] * event.sides)[event.face - 1] += 1
        return found

    def _befell(self) -> dict[BeingId, list[tuple[int, str]]]:
        """What became of whom, by chapter: wounded, dead, prisoner."""
        found: dict[BeingId, list[tuple[int, str]]] = {}
        before = self.of.fates(self._field, self.match.start)
        for number in range(len(self.match.steps)):
            state = self.match.state_at(number)
            after = self.of.fates(self._field, state)
            for who, fate in after.items():
                known = (self.of.chapter(state), fate.state)
                if fate.state in FATES and (who not in before or before[who].state != fate.state) and known not in found.get(who, ()):
                    found.setdefault(who, []).append(known)
            before = after
        return found

    def _ends_of_chapters(self) -> list[int]:
        """The last step of every turn or day."""
        last: dict[int, int] = {}
        for number in range(len(self.match.steps)):
            last[self.of.chapter(self.match.state_at(number))] = number
        return list(last.values())


def turns(annals: Annals) -> list[Day]:
    """The turns of a battle as a chronicle is printed of them."""
    return [Day(number, "", tuple(text for _, texts in parts for text in texts)) for number, parts in annals.chapters()]


def entries_of(match: AnyMatch) -> list[int]:
    """The number in the log of every step that stands."""
    found: list[int] = []
    for number, entry in enumerate(match.log):
        if isinstance(entry, Undone):
            found.pop()
        else:
            found.append(number)
    return found


def _greatest(deeds: Sequence[Keeping]) -> tuple[tuple[int, str], ...]:
    """The weightiest of somebody's deeds, in their order."""
    heavy = sorted(deeds, key=lambda each: -each.weight)[:DEEDS]
    return tuple((each.chapter, each.line.text) for each in deeds if any(each is one for one in heavy))


def _sum(phase: Sequence[Keeping]) -> int:
    """What a phase weighs; small things, however many, decide nothing."""
    return sum(each.weight for each in phase if each.struck or each.head >= SMALL)


def _turned(phase: Sequence[Keeping], headed: bool) -> Turning:
    """A phase in its weightiest sentences and the moment after the last of them; of days what it came to stands in front."""
    head = max(phase, key=lambda each: (each.head if each.head > SMALL else 0, each.weight))
    heavy = sorted((each for each in phase if each.weight and each is not head), key=lambda each: -each.weight)[: TOLD - 1]
    told = [each for each in phase if each is head or any(each is one for one in heavy)]
    if headed:
        told.sort(key=lambda each: each is not head)
    hexes = dict.fromkeys(hex_ for each in told for hex_ in each.hexes)
    people = dict.fromkeys(who for each in told for who in each.line.people)
    sentences = tuple(dict.fromkeys(each.line.text for each in told))
    return Turning(max(each.entry for each in told), phase[0].chapter, sentences, tuple(hexes), tuple(people))
