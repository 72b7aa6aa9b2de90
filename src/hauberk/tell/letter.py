"""Letters: what a seat in a game of days hears when it comes back to decide.

A letter tells everything since the last one, the seat's own deeds too, so nothing is in two letters and nothing in none. It is closed with
the first decision of a day, and in the middle of a day when others have done something grave.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hauberk.battle.core.being import BeingId
from hauberk.play.protocol import common as said
from hauberk.play.record_writer import AnyMatch, AnyStep
from hauberk.play.wire import snake
from hauberk.tell.headings import PARTS, SEEN, SIEGES, WAYS
from hauberk.tell.story import Story
from hauberk.tell.telling import Line


class News(NamedTuple):
    """One line of a letter."""

    text: str
    kind: str
    part: str
    """Under which heading it stands."""
    own: bool
    """Does it concern the reader's side?"""
    grave: bool
    """Is it worth stopping for?"""
    stirs: bool
    """Is it, and somebody else's doing?"""
    people: tuple[BeingId, ...]
    hexes: tuple[str, ...]
    sums: tuple[str, ...] = ()
    """How it was reckoned."""


class Letter(NamedTuple):
    """What was told at one time."""

    number: int
    day: int
    date: str
    opens: bool
    """Is there anything in it but one's own marches and what concerns others? The first one tells how things stand, and opens for what is
    seen or grave alone."""
    news: tuple[News, ...]
    folded: Mapping[str, int]
    """How many lines of a kind are only counted."""
    told: tuple[Any, ...] = ()
    """The events of which it tells."""


class Letters:
    """The letters to one seat of a match; they are written on as the match goes on."""

    def __init__(self, story: Story, seat: int) -> None:
        assert story.voice.bearing is not None
        self.story, self.seat = story, seat
        self._bearing = story.voice.bearing
        self._closed: list[tuple[AnyStep, int, Letter]] = []
        """The last step of each letter, how many steps had been taken by then, and the letter."""

    def all(self, match: AnyMatch) -> list[Letter]:
        """Every letter so far."""
        while self._closed and not self._stands(match):
            self._closed = self._closed[:-1]
        done = self._closed[-1][1] if self._closed else 0
        day = self._closed[-1][2].day if self._closed else -1
        seen, deciders = done, _deciders(match, done)
        for number, decides in enumerate(deciders, start=done):
            if decides != self.seat:
                continue
            state = match.state_at(number)
            others = any(step.side != self.seat for step in match.steps[seen : number + 1])
            seen = number + 1
            if state.day == day and not others:
                continue
            letter = self._write(match, done, number + 1)
            if state.day == day and not any(each.stirs for each in letter.news):
                continue
            self._closed = [*self._closed, (match.steps[number], number + 1, letter)]
            done, day = number + 1, state.day
        return [letter for _, _, letter in self._closed]

    def _stands(self, match: AnyMatch) -> bool:
        """Is the last letter about what still stands? Steps can be taken back."""
        step, count, _ = self._closed[-1]
        return count <= len(match.steps) and match.steps[count - 1] is step

    def _write(self, match: AnyMatch, first: int, upto: int) -> Letter:
        """The letter of some steps."""
        news: list[News] = []
        told: list[Any] = []
        folded: Counter[str] = Counter()
        deeds = {id(event) for step in match.steps[first:upto] if step.side == self.seat for event in step.events}
        for events, states in _days(self.story, match, first, upto):
            for indexes, lines in self._told(events, states):
                told += [events[index] for index in indexes]
                of_these = self._news(events, states, indexes, lines, deeds)
                if isinstance(of_these, str):
                    folded[of_these] += len(lines)
                else:
                    news += of_these
        day = match.state_at(upto - 1).day
        opens = any(each.part == SEEN or each.grave or (first and each.own and each.part != WAYS) for each in news)
        return Letter(len(self._closed), day, self.story.names.date(day), opens, tuple(news), dict(folded), tuple(told))

    def _told(self, events: tuple[Any, ...], states: list[Any]) -> Iterator[tuple[tuple[int, ...], list[Line]]]:
        """What is told of the events of one day, without what a chronicler leaves out."""
        story, voice = self.story, self.story.voice
        untold = {story.messages.say(key) for key in voice.nothing}
        for indexes, lines in voice.tell_each(story.names, events, states, story.watcher):
            if kept := [line for line in lines if line.kind not in voice.passing and line.text not in untold]:
                yield indexes, kept

    def _news(
        self, events: tuple[Any, ...], states: list[Any], indexes: tuple[int, ...], lines: list[Line], deeds: set[int]
    ) -> list[News] | str:
        """Some events as lines of the letter, or the heap on which they are only counted. `deeds`: what the reader did himself."""
        field, bearing, reader, first = self.story.names.field, self._bearing, self.story.watcher, indexes[0]
        own = any(bearing.concerns(field, events[index], states[index], states[index + 1], reader) for index in indexes)
        strange = "" if own else bearing.strange(field, events[first], states[first], reader)
        if strange and strange not in PARTS:
            return strange
        hexes = tuple(dict.fromkeys(hex_ for index in indexes for hex_ in bearing.where(field, events[index], states[index])))
        others = any(id(events[index]) not in deeds for index in indexes)
        heavy = any(snake(type(events[index]).__name__) in bearing.grave for index in indexes)
        found = []
        for line in lines:
            grave = own and (heavy or line.kind in bearing.grave)
            part = strange or bearing.part(events[first], line.kind)
            found.append(News(line.text, line.kind, part, own, grave, grave and others, line.people, hexes, line.reckoning))
        return found


def letter_json(letter: Letter) -> said.NewsLetter:
    """A letter as the page gets it: its lines under their headings, each siege under one of its own."""
    parts: dict[tuple[str, str], list[said.News]] = {}
    for each in sorted(letter.news, key=lambda each: PARTS.index(each.part)):
        heading = each.part, each.hexes[0] if each.part == SIEGES and each.hexes else ""
        parts.setdefault(heading, []).append(said.News(each.text, each.grave, list(each.people), list(each.hexes), list(each.sums)))
    told = [said.NewsPart(part, hex_, news) for (part, hex_), news in parts.items()]
    return said.NewsLetter(letter.number, letter.day, letter.date, letter.opens, dict(letter.folded), told)


def _days(story: Story, match: AnyMatch, first: int, upto: int) -> Iterator[tuple[tuple[Any, ...], list[Any]]]:
    """The events of some steps, day by day, with the states around them."""
    state = match.state_at(first - 1) if first else match.start
    events: list[Any] = []
    states = [state]
    for event in (event for step in match.steps[first:upto] for event in step.events):
        if type(event) is story.voice.day and events:
            yield tuple(events), states
            events, states = [], states[-1:]
        events.append(event)
        states.append(story.voice.game.evolve(states[-1], event))
    yield tuple(events), states


def _deciders(match: AnyMatch, first: int) -> Sequence[int | None]:
    """Who must decide after each step from one on; nobody while a fight inside is fought."""
    found: list[int | None] = []
    for step in match.steps[first + 1 :]:
        found.append(None if match.game.reported(step.command) is not None else step.side)
    if len(match.steps) > first:
        found.append(None if match.awaits_fight else match.side)
    return found
