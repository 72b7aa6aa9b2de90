"""What a fight inside a siege or campaign has come to, for one reader: who won and why, who fell, what follows.

It is told however the fight was fought: on the map, by captains, or by the table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal, NamedTuple

from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.events import BattleEnded
from hauberk.play.record import parse, states
from hauberk.play.record_writer import AnyMatch
from hauberk.play.steps import Undone
from hauberk.tell.grammar import sentence
from hauberk.tell.story import Story
from hauberk.tell.telling import Line

Cost = Literal["dead", "prisoner", "wounded"]
DEAD: Cost = "dead"
PRISONER: Cost = "prisoner"
WOUNDED: Cost = "wounded"
ORDER = (DEAD, PRISONER, WOUNDED)
BEFALLS = frozenset({"hurt", "hurt_slipping_away", "massacred", "captured", "departed"})
"""Kinds of lines that say what befell somebody."""


class Loss(NamedTuple):
    """Somebody whom a fight has cost something."""

    who: BeingId
    state: Cost
    side: str
    """Whose he was, in words."""
    leads: bool
    character: Any


class Fought(NamedTuple):
    """A fight seen from the moment after."""

    step: int
    """The number of the step with which it ended, or of the last one while its consequences are still asked about."""
    decided: int
    """The number of the step with which it was decided: by that the same fight is known again."""
    lines: tuple[Line, ...]
    losses: tuple[Loss, ...]
    """Of each side, leaders first and the dead before the wounded."""
    hex: str
    """Where it was; "" in a siege by itself."""
    why: tuple[str, ...] = ()
    """What decided it on the map, with what was counted there; of a fight settled by the table its die says it."""


def last_fought(match: AnyMatch, story: Story) -> Fought | None:
    """The last fight in which the reader had a part and that is decided: prisoners and booty are asked about after it has been seen."""
    bearing, field = story.voice.bearing, story.names.field
    assert bearing is not None
    foreseen = bearing.decided(match.state)
    if foreseen is not None and bearing.concerns(field, foreseen, match.state, match.state, story.watcher):
        return _told(match, story, len(match.steps) - 1, len(match.steps[-1].events), foreseen)
    for number in range(len(match.steps) - 1, -1, -1):
        before = match.state_at(number - 1) if number else match.start
        for at, event in enumerate(match.steps[number].events):
            if bearing.ends(event) and bearing.concerns(field, event, before, match.state_at(number), story.watcher):
                return _told(match, story, number, at)
    return None


def _told(match: AnyMatch, story: Story, step: int, at: int, foreseen: Any = None) -> Fought:
    """The fight that ended with an event of a step, or will end with one that is foreseen."""
    voice, bearing = story.voice, story.voice.bearing
    assert bearing is not None
    first = _beginning(match, story, step, at)
    decided = next((number for number in range(first, step) if bearing.decided(match.state_at(number)) is not None), step)
    events, states = _events(match, story, first, step, at)
    if foreseen is not None:
        events, states = (*events, foreseen), [*states, states[-1]]
    kept = [
        line for _, lines in voice.tell_each(story.names, events, states, story.watcher) for line in lines if line.kind not in voice.passing
    ]
    people = dict.fromkeys(who for line in kept if line.kind in BEFALLS for who in line.people)
    losses = [loss for who in people if (loss := _loss(story, states, who)) is not None]
    ended = next(index for index, event in enumerate(events) if bearing.ends(event))
    where = bearing.where(story.names.field, events[ended], states[ended])
    why = why_over(_record(match, step, len(events)), story.messages.language)
    return Fought(step, decided, tuple(kept), tuple(sorted(losses, key=_rank)), where[0] if where else "", why)


def _record(match: AnyMatch, step: int, events: int) -> tuple[str, ...]:
    """The record of a fight that was reported with one of the last events; empty if it was settled by the table."""
    for number in range(step, -1, -1):
        command = match.steps[number].command
        reported = match.game.reported(command) if command is not None else None
        if reported is not None:
            return reported.record
        events -= len(match.steps[number].events)
        if events <= 0:
            break
    return ()


@lru_cache(maxsize=64)
def why_over(record: tuple[str, ...], language: str) -> tuple[str, ...]:
    """What decided a battle, as its own last line says it in its details."""
    if not record:
        return ()
    fought = parse("\n".join(record))
    story, before = Story(fought.game, fought.scenario, language), fought.scenario.start
    found: tuple[str, ...] = ()
    for entry, state in states(fought):
        if not isinstance(entry, Undone) and any(isinstance(event, BattleEnded) for event in entry.events):
            last = [line for line in story.tell(entry.events, before) if line.kind == "battle_ended"]
            found = tuple(sentence(detail.text) for line in last for detail in line.details)
        before = state
    return found


def _rank(loss: Loss) -> tuple[str, bool, int, bool, int]:
    """Leaders first, then the dead before the wounded; of these the noble ones, and whoever is worth most."""
    values = loss.character.faces["foot"]
    return loss.side, not loss.leads, ORDER.index(loss.state), "noble" not in loss.character.traits, -(values.attack + values.defence)


def _loss(story: Story, states: list[Any], who: BeingId) -> Loss | None:
    """What has become of somebody in the fight, and whose he was; whoever has left by now left as he was then."""
    bearing, names = story.voice.bearing, story.names
    assert bearing is not None
    known = [(state, person) for state in states if (person := bearing.person(state, who)) is not None]
    cost = next((found for _, person in reversed(known) if (found := _cost(person)) is not None), None)
    if cost is None:
        return None
    state, person = known[0]
    return Loss(who, cost, names.whose_man(state, who), names.leads(state, who), person.character)


def _cost(person: Any) -> Cost | None:
    return DEAD if person.health == Health.DEAD else PRISONER if person.fate == "prisoner" else WOUNDED if person.wounded else None


def _events(match: AnyMatch, story: Story, first: int, step: int, at: int) -> tuple[tuple[Any, ...], list[Any]]:
    """The events from its beginning to what followed at once, with the states around them."""
    bearing = story.voice.bearing
    assert bearing is not None
    state = match.state_at(first - 1) if first else match.start
    events: list[Any] = []
    states: list[Any] = [state]
    begun = False
    for number, place, event in _all(match, first, step):
        if (number, place) > (step, at) and bearing.closes(event):
            break
        state = match.game.evolve(states[-1], event)
        begun = begun or bearing.begins(event, states[-1])
        if not begun and (number, place) != (step, at):
            states = [state]
            continue
        events.append(event)
        states.append(state)
    return tuple(events), states


def _all(match: AnyMatch, first: int, last: int) -> Iterator[tuple[int, int, Any]]:
    """The events of some steps with their places."""
    for number in range(first, last + 1):
        for place, event in enumerate(match.steps[number].events):
            yield number, place, event


def _beginning(match: AnyMatch, story: Story, step: int, at: int) -> int:
    """The step in which the fight began: the last one before its end that has its beginning, after the end of any other."""
    bearing = story.voice.bearing
    assert bearing is not None
    found = step
    for number in range(step, -1, -1):
        state = match.state_at(number - 1) if number else match.start
        upto = at if number == step else len(match.steps[number].events)
        begins = ended = False
        for event in match.steps[number].events[:upto]:
            if bearing.ends(event):
                begins, ended = False, True
            elif bearing.begins(event, state):
                begins = True
            state = match.game.evolve(state, event)
        if begins:
            found = number
        if ended:
            break
    return found
