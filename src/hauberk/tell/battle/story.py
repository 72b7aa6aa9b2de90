"""The story of a battle in a reader's language: plain sentences, each with its reckoning under it."""

from __future__ import annotations

from collections.abc import Sequence

from hauberk.battle.core import events as e
from hauberk.battle.core.evolve import evolve
from hauberk.battle.core.state import State
from hauberk.play.battle.scenario import Scenario
from hauberk.tell.battle import blows, deeds, labours, moves
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.telling import Line, Teller, Telling
from hauberk.tell.messages import messages_in

__all__ = ["SILENT", "TELLERS", "Line", "Story", "told"]

SILENT = frozenset({e.Asked, e.Answered, e.Sheltered}) | labours.SILENT
"""Bookkeeping: questions are asked by the game master, not told."""

TELLERS: dict[type, Teller] = {**moves.TELLERS, **blows.TELLERS, **deeds.TELLERS, **labours.TELLERS}


class Story:
    """Tells the steps of one battle in one language."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.messages = messages_in(language)
        self.names = Names(self.messages, scenario.field, scenario.sides)

    def tell(self, step_events: Sequence[e.Event], state_before: State) -> list[Line]:
        """The lines of one step."""
        return told(self.names, step_events, state_before)


def told(names: Names, step_events: Sequence[e.Event], state_before: State) -> list[Line]:
    """The lines of some events that belong together; each is told as things stood just before it."""
    events, state, said = tuple(step_events), state_before, set[int]()
    lines: list[Line] = []
    for index, event in enumerate(events):
        if index not in said and type(event) not in SILENT:
            line = TELLERS[type(event)](Telling(names, state, events, index, said), event)
            if line is not None:
                lines.append(line)
        state = evolve(state, event)
    return lines
