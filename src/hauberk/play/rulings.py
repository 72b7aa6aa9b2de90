"""The ruling on one command of a case, whatever the scale: what happened, or why nothing did; and the same as JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from hauberk.battle.core.events import Answered, Asked
from hauberk.battle.core.questions import UNASKED
from hauberk.common.dice import Dice, DiceRanOut, ScriptedDice
from hauberk.common.refusal import Refusal, Refused
from hauberk.play.throws import Missing, missing
from hauberk.play.wire import Translator, snake

MOST_CHOICES = 12
"""So many of the ways to complete a command are listed."""
Began = tuple[tuple[Any, ...], Any]
"""What happened, and the state after it."""


class Ruling(NamedTuple):
    """What came of a command."""

    command: Any
    before: Any
    """The state before it."""
    after: Any
    events: tuple[Any, ...] = ()
    refusal: Refusal | None = None
    short: Missing | None = None
    """The die that was lacking; nothing has happened then."""
    problem: str = ""
    """What was wrong with the dice."""
    left_over: int = 0
    choices: tuple[Any, ...] = ()
    """The ways to complete it, if there are several; nothing has happened then."""
    lawful: bool | None = None
    """The answer where it was only asked."""
    stopped: bool = False
    """It was to go on, and somebody must decide first."""
    expected: tuple[str, ...] = ()

    @property
    def came(self) -> list[str]:
        """What came of it, in the words of `expect`."""
        if self.refusal is not None:
            return [f"refused {self.refusal.reason}"]
        return [snake(type(event).__name__) for event in self.events]


def ruled(command: Any, state: Any, dice: Iterable[int], decide: Callable[[Dice], Began], expected: tuple[str, ...] = ()) -> Ruling:
    """Carry something out with the dice of the case; what is refused, or wants another die, changes nothing."""
    scripted, found = ScriptedDice(dice), Ruling(command, state, state, expected=expected)
    try:
        events, after = decide(scripted)
        return found._replace(events=events, after=after, left_over=scripted.left_over)
    except Refused as refused:
        return found._replace(refusal=refused.refusal)
    except DiceRanOut as short:
        asked = getattr(state, "pending", ())
        return found._replace(short=missing(short, command, asked[-1] if asked else None), problem=str(short))


def told_events(events: tuple[Any, ...]) -> list[Any]:
    """What happened without the books of the engine: questions that it asked and closed itself, and those that nobody is ever asked."""
    open_: list[int] = []
    silent: set[int] = set()
    for number, event in enumerate(events):
        if isinstance(event, Asked):
            open_.append(number)
        elif isinstance(event, Answered) and open_:
            silent |= {open_.pop(), number}
    silent |= {number for number in open_ if isinstance(events[number].question, UNASKED)}
    return [event for number, event in enumerate(events) if number not in silent]


def ruling_json(wire: Translator, ruling: Ruling) -> dict[str, Any]:
    """A ruling as JSON."""
    found: dict[str, Any] = {"command": wire.command(ruling.command)}
    if ruling.choices:
        listed = [wire.command(choice) for choice in ruling.choices[:MOST_CHOICES]]
        found["unclear"] = {"choices": listed, "more": max(0, len(ruling.choices) - MOST_CHOICES)}
    elif ruling.lawful is not None:
        found["lawful"] = ruling.lawful
    elif ruling.short is None and ruling.refusal is None:
        found["events"] = [wire.event(event) for event in told_events(ruling.events)]
    if ruling.refusal is not None:
        found["refused"] = ruling.refusal.as_json()
    if ruling.short is not None:
        found["dice"], found["missing_die"] = ruling.problem, ruling.short._asdict()
    if ruling.left_over:
        found["dice_left_over"] = ruling.left_over
    if ruling.stopped:
        found["stopped"] = True
    if ruling.expected:
        found["as_expected"] = _in_order(ruling.expected, ruling.came)
    return found


def _in_order(expected: tuple[str, ...], came: list[str]) -> bool:
    """Has everything that was expected come, in this order, with whatever between?"""
    rest = iter(came)
    return all(any(word == other for other in rest) for word in expected)
