"""What the dice of a work decide: a fire that goes out, a ladder that falls, oil on somebody's head."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Command, Work
from hauberk.battle.core.state import State
from hauberk.common.term import without_die
from hauberk.play.battle.deciding import decide
from hauberk.play.forecast import Branch
from hauberk.play.protocol.battle import asks as said
from hauberk.server.battle.speech import Speech
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Name

MOST_TESTS = 4
"""More dice than these in one work are not read one by one."""

Told = dict[tuple[str, BeingId], list[tuple[e.Tested, Fraction]]]


def decisions(speech: Speech, state: State, command: Command, found: list[Branch] | None) -> list[said.Reckoning]:
    """Each test with the chance of every result and, where one die settles it, what each face does.

    Where there are too many ways to follow (`found` is None) every die is looked at by itself."""
    if not isinstance(command, Work):
        return []
    told: Told = {}
    for events, chance in (
        ((branch.events, branch.chance) for branch in found) if found is not None else _one_by_one(speech, state, command)
    ):
        _gather(told, events, chance)
    found_out = [events for events in told.values() if len({event.result for event, _ in events}) > 1]
    return [_decision(speech, state, events) for events in found_out[:MOST_TESTS]]


def _gather(told: Told, events: Iterable[e.Event], chance: Fraction) -> None:
    for event in events:
        if isinstance(event, e.Tested):
            told.setdefault((event.task, event.man), []).append((event, chance))


class _OneDie:
    """All dice show a middling face, but one shows the face wanted."""

    def __init__(self, which: int, face: int) -> None:
        self.which, self.face = which, face
        self.sides: list[int] = []

    def throw(self, sides: int) -> int:
        self.sides.append(sides)
        return min(self.face, sides) if len(self.sides) == self.which + 1 else (sides + 1) // 2


def _one_by_one(speech: Speech, state: State, command: Work) -> Iterator[tuple[list[e.Event], Fraction]]:
    """Every face of every die, one die after the other: only the test that this very die decides."""
    first = _OneDie(-1, 1)
    decide(speech.field.at(state), command, first)
    for which, sides in enumerate(first.sides):
        found: dict[int, list[e.Tested]] = {}
        for face in range(1, sides + 1):
            events, _ = decide(speech.field.at(state), command, _OneDie(which, face))
            found[face] = [event for event in events if isinstance(event, e.Tested)]
        own = {(event.task, event.man) for event in found[1] if _die(event) == 1} & {
            (event.task, event.man) for event in found[sides] if _die(event) == sides
        }
        for events_of in found.values():
            yield [event for event in events_of if (event.task, event.man) in own], Fraction(1, sides)


def _die(event: e.Tested) -> int:
    return next((term.value for term in event.terms if term.reason == "die"), 0)


def _decision(speech: Speech, state: State, events: list[tuple[e.Tested, Fraction]]) -> said.Reckoning:
    first = events[0][0]
    shares: dict[str, Fraction] = {}
    faces: dict[int, set[str]] = {}
    for event, chance in events:
        shares[event.result] = shares.get(event.result, Fraction(0)) + chance
        if face := _die(event):
            faces.setdefault(face, set()).add(event.result)
    settled = len(faces) > 1 and all(len(results) == 1 for results in faces.values())
    read = [(face, next(iter(faces[face]))) for face in sorted(faces)] if settled else []
    return said.Reckoning(
        event="tested",
        title=speech.say("reckoning-tested"),
        terms=speech.terms(without_die(first.terms)),
        faces=[said.Face(face, result, _text(speech, state, first, result)) for face, result in read],
        chances=[
            said.ResultShare(result, _text(speech, state, first, result), round(float(share) * 100, 4)) for result, share in shares.items()
        ],
        column="",
        men=[],
        target=first.man,
    )


def _text(speech: Speech, state: State, event: e.Tested, result: str) -> str:
    """What the die says, as the story will tell it."""
    place = speech.field.name(event.cell)
    who = speech.names.being(state, event.man) if event.man else Name("")
    return sentence(speech.say(f"tested-{event.task}-{result}", place=place, who=who))
