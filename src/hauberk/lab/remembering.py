"""What is remembered of a game that is over, of whatever scale: how everybody came out of it, whom he felled, and the dice of each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from hauberk.battle.core.being import SIDES, Away, BeingId, Health
from hauberk.battle.core.events import Captured, Fought, Hurt, Rolled, Shot
from hauberk.common.dice import D10
from hauberk.common.faults import BadInput
from hauberk.play.battle.game import BATTLE
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.match import Match
from hauberk.play.record import parse
from hauberk.play.siege.game import SIEGE
from hauberk.play.steps import Undone

AnyMatch = Match[Any, Any, Any, Any, Any, Any]
WELL, WOUNDED, PRISONER, DEAD = "well", "wounded", "prisoner", "dead"
FELLS = frozenset({Health.WOUNDED, Health.DEAD})


class Fate(NamedTuple):
    """How somebody came out of a game."""

    who: BeingId
    seat: str
    """Whose he was, as the game names its seats."""
    end: str
    """`well`, `wounded`, `prisoner` or `dead`."""
    felled: int
    """How many he wounded, killed or took, alone or with others."""


class Remembered(NamedTuple):
    """What is remembered of a game."""

    people: tuple[Fate, ...]
    dice: dict[str, tuple[int, ...]]
    """How often each face was thrown in the decisions of each seat."""


def remembered(match: AnyMatch) -> Remembered:
    """What is remembered of a match that is over, with its fights on the map."""
    steps = list(match.steps)
    seats = match.game.seats(match.scenario)
    felled, dice = Counter[BeingId](), {seat: [0] * D10 for seat in seats}
    for step in steps:
        felled += credited(step.events)
        _throw(step.events, dice[seats[step.side]])
        report = match.game.reported(step.command) if step.command is not None else None
        if report is not None:
            felled += _in_fight(report.record)
    people = tuple(Fate(who, seat, end, felled[who]) for who, seat, end in _PEOPLE[match.game.kind](match))
    return Remembered(people, {seat: tuple(faces) for seat, faces in dice.items()})


def credited(events: Iterable[Any]) -> Counter[BeingId]:
    """Whom the shots and blows of a step have felled, counted for whoever shot or struck; a blow may strike back."""
    found = Counter[BeingId]()
    men: tuple[BeingId, ...] = ()
    target = ""
    for event in events:
        if isinstance(event, Shot):
            men, target = (event.man,), ""
        elif isinstance(event, Fought):
            men, target = event.men, event.target
        elif isinstance(event, Captured) or (isinstance(event, Hurt) and event.health in FELLS):
            doers = (target,) if event.man in men and target else men
            found.update(each for each in doers if each != event.man)
    return found


def _in_fight(record: tuple[str, ...]) -> Counter[BeingId]:
    """The same for a whole fight on the map, from its record; of one that cannot be read nothing."""
    found = Counter[BeingId]()
    if not record:
        return found
    try:
        log = parse("\n".join(record), game=BATTLE).log
    except BadInput:
        return found
    for entry in log:
        if not isinstance(entry, Undone):
            found += credited(entry.events)
    return found


def _throw(events: Iterable[Any], faces: list[int]) -> None:
    for event in events:
        if isinstance(event, Rolled) and event.sides == D10:
            faces[event.face - 1] += 1


def _end(health: int, taken: bool) -> str:
    if health == Health.DEAD:
        return DEAD
    return PRISONER if taken else WOUNDED if health == Health.WOUNDED else WELL


def _of_battle(match: AnyMatch) -> Iterator[tuple[BeingId, str, str]]:
    for man in match.state.beings.values():
        if not man.character.is_beast:
            yield man.id, SIDES[man.side], _end(man.health, bool(man.captive) or man.away == Away.CAPTURED)


def _of_siege(match: AnyMatch) -> Iterator[tuple[BeingId, str, str]]:
    for person in match.state.people.values():
        yield person.id, SIDES[person.side], _end(person.health, person.fate == PRISONER)


def _of_campaign(match: AnyMatch) -> Iterator[tuple[BeingId, str, str]]:
    for person in match.state.people.values():
        yield person.id, person.faction, _end(person.health, person.fate == PRISONER)


_PEOPLE: dict[str, Callable[[AnyMatch], Iterator[tuple[BeingId, str, str]]]] = {
    BATTLE.kind: _of_battle,
    SIEGE.kind: _of_siege,
    CAMPAIGN.kind: _of_campaign,
}
