"""The steps of a match, and taking them back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from hauberk.battle.core.being import Side
from hauberk.battle.core.events import Answered, Rolled
from hauberk.common.refusal import Refusal

C = TypeVar("C")
E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class StepOf(Generic[C, E]):
    """One command and what came of it; the opening has no command."""

    command: C | None
    events: tuple[E, ...]
    side: Side
    """Who decided."""
    standing: bool = False
    """It was answered for him by his standing orders."""


@dataclass(frozen=True, slots=True)
class Undone:
    """The last step was taken back."""

    side: Side


def sealed(step: StepOf[Any, Any]) -> bool:
    """Was something put under seal, and nothing else done? Nobody but the side itself has seen anything of such a step."""
    told = [event for event in step.events if not isinstance(event, Answered)]
    return bool(told) and all(getattr(event, "SEALED", False) for event in told)


def undoing(last: StepOf[Any, Any], decides: Side | None, side: Side) -> Refusal | None:
    """Why a side may not take back the last step: it was another's, another is to decide now, or dice were thrown.

    What is under seal may be taken back as long as the other side has not answered.
    """
    if last.command is None or last.side != side:
        return Refusal("nothing_to_undo", "UNDO")
    if decides is None or (decides != side and not sealed(last)):
        return Refusal("others_turn", "UNDO")
    if any(isinstance(event, Rolled) for event in last.events):
        return Refusal("dice_were_thrown", "UNDO")
    return None


def answered_for(last: StepOf[Any, Any], follows: Callable[[Any], Side | None]) -> Refusal | None:
    """Why a step may not be taken back in which others have answered by their standing orders: by now it is known what they do."""
    others = any(whose is not None and whose != last.side for whose in map(follows, last.events))
    return Refusal("others_turn", "UNDO") if others else None
