"""How a game is told: one value for each, and everything else that tells is written once against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hauberk.common.refusal import Refusal
from hauberk.play.contract import AnyGame
from hauberk.tell.chronicler import Chronicler
from hauberk.tell.headings import Bearing
from hauberk.tell.messages import Messages, Name
from hauberk.tell.scoring import Scoring
from hauberk.tell.telling import Line, Teller, TellingOf


def in_turn(events: Sequence[Any]) -> Sequence[int]:
    """Events are told as they happen."""
    return range(len(events))


@dataclass(frozen=True)
class Voice:
    """What tells a game: its tellers by kind of event, its names, its questions and refusals in words."""

    game: AnyGame
    names: Callable[[Messages, Any, Any], Any]
    """What everything is called in a language, by the scenario and the field."""
    telling: type[TellingOf[Any, Any]]
    """An event of the game in its place."""
    tellers: Mapping[type, Teller]
    silent: frozenset[type]
    """Bookkeeping: events of which nothing is told."""
    question: Callable[[Any, Any, Any], str]
    """The headline of a question, in a state: who must decide what."""
    refusal: Callable[[Any, Refusal, Any], str]
    """What stops a player in a state, and what would allow it."""
    seats: Callable[[Any], Mapping[str, Mapping[str, str]]]
    """What the seats of a scenario are called, in every language."""
    brief: Callable[[Any, str], str]
    """A scenario in half a line: who, how many, how long."""
    scoring: Scoring
    """How it is said how a game stands."""
    chronicler: Chronicler
    """What is kept of a game in its annals."""
    called: Callable[[Any, Any, Sequence[str]], Name]
    """What some people, groups or places are called together, in a state."""
    idle: Callable[[Any, Any], str] = lambda _names, _state: ""
    """What is to be decided where no question is open."""
    order: Callable[[Sequence[Any]], Sequence[int]] = in_turn
    """In which order the events of a step are told."""

    # -- in a chronicle ----------------------------------------------------------------------------------------------

    day: type[Any] | None = None
    """The event with which a day begins, in games of days."""
    passing: frozenset[str] = frozenset()
    """Kinds of lines that a chronicler leaves out."""
    nothing: frozenset[str] = frozenset()
    """Keys of sentences that he leaves out."""
    reader: Callable[[Any, Any], str] = lambda _names, _watcher: ""
    """For whom a chronicle is written."""

    bearing: Bearing | None = None
    """What news are about, and whom they concern, in games of days."""

    # -- in the terminal ---------------------------------------------------------------------------------------------

    head: str = ""
    """The kind of line that stands as a heading."""
    undented: str = ""
    """The kind of line that stands at the margin."""
    colours: Mapping[str, str] = field(default_factory=dict)
    minor: frozenset[str] = frozenset()
    """Kinds of lines that are told only to those who want every detail."""
    quiet: str = ""
    """The key of what is said where nothing is told between two headings."""
    headlines: Voice | None = None
    """A shorter voice that is used in the terminal."""

    def tell(self, names: Any, events: Sequence[Any], state: Any, watcher: Any = None) -> list[Line]:
        """The lines of some events that belong together; each is told as things stood just before it."""
        states = [state]
        for event in events:
            states.append(self.game.evolve(states[-1], event))
        return self.tell_over(names, tuple(events), states, watcher)

    def tell_over(self, names: Any, events: tuple[Any, ...], states: Sequence[Any], watcher: Any = None) -> list[Line]:
        """The same where the states before the events are known."""
        return [line for _, lines in self.tell_each(names, events, states, watcher) for line in lines]

    def tell_each(
        self, names: Any, events: tuple[Any, ...], states: Sequence[Any], watcher: Any = None
    ) -> Iterator[tuple[tuple[int, ...], Sequence[Line]]]:
        """The same in pieces: which of the events are told together, and the lines of them."""
        said = set[int]()
        for index in self.order(events):
            event = events[index]
            if index in said or type(event) in self.silent:
                continue
            before = set(said)
            told = self.tellers[type(event)](self.telling(names, states[index], events, index, said, watcher, states), event)
            yield (index, *sorted(said - before)), [told] if isinstance(told, Line) else told or ()

    def decision(self, names: Any, state: Any) -> str:
        """What is to be decided now: the open question, else what the moment is for; empty where nobody need be asked."""
        return self.question(names, state.pending[-1], state) if state.outcome is None and state.pending else self.idle(names, state)
