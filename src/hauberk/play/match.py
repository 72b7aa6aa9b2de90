"""A match: a game being played, of whatever scale. The list of its steps is the match; the position follows from it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any, Generic, NamedTuple

from hauberk.battle.core.events import Rolled
from hauberk.common.dice import Salt, SeededDice, commitment, derived_seed, fresh_seed, seasoned
from hauberk.common.refusal import Refusal, Refused
from hauberk.play.contract import C, E, Game, L, P, S, X
from hauberk.play.steps import StepOf, Undone, answered_for, undoing


class Mark(NamedTuple, Generic[S, C, E]):
    """How a match stood at some moment."""

    log: int
    steps: int
    last: StepOf[C, E]
    state: S
    thrown: int


class Match(Generic[X, P, S, C, E, L]):
    """A game from its first throw to its last."""

    def __init__(
        self, game: Game[X, P, S, C, E, L], scenario: X, seed: str | None = None, salts: tuple[Salt, ...] = (), inside: str = ""
    ) -> None:
        self.game, self.scenario = game, scenario
        self.seed = seed if seed is not None else fresh_seed()
        self.commitment = commitment(self.seed)
        self.salts = salts
        """What the players have thrown in, in the order in which it came. See docs/dice.md."""
        self.inside = inside
        """The name of this game among the fights of another."""
        self.dice = SeededDice(self.seed)
        self._position: P = game.start(scenario)
        self.start: S = self._position.state
        """The state before anything has happened."""
        self.steps: list[StepOf[C, E]] = []
        self.log: list[StepOf[C, E] | Undone] = []
        """Everything that was done and undone, in order; only ever added to."""
        self._states: list[S] = []
        self._legal: L | None = None
        self._legal_in: S | None = None
        self._side: int | None = None
        self._side_in: S | None = None
        self.dice.salted = seasoned(salts, 0)
        events, self.state = game.opening(self._position, self.dice)
        self._add(StepOf(None, events, 0))

    def _add(self, step: StepOf[C, E]) -> None:
        self.steps.append(step)
        self.log.append(step)
        self._states.append(self.state)

    # -- now ---------------------------------------------------------------------------------------------------------

    @property
    def position(self) -> P:
        """How it stands at this moment."""
        if self._position.state is not self.state:
            self._position = self._position.field.at(self.state)
        return self._position

    @property
    def field(self) -> Any:
        """The field as it is at this moment."""
        return self.position.field

    @property
    def side(self) -> int | None:
        """The number of the seat that must decide now; None when it is over."""
        if self._side_in is not self.state:
            self._side, self._side_in = self.game.seat(self.position), self.state
        return self._side

    @property
    def seat(self) -> str | None:
        """Its name."""
        side = self.side
        return None if side is None else self.game.seats(self.scenario)[side]

    @property
    def legal(self) -> L:
        """What may be commanded now."""
        if self._legal is None or self._legal_in is not self.state:
            self._legal, self._legal_in = self.game.legal(self.position, self._legal), self.state
        return self._legal

    def why_not(self, command: C) -> Refusal | None:
        """Why a command would be refused."""
        return self.game.refuse(self.position, command)

    def do(self, command: C, standing: bool = False) -> tuple[E, ...]:
        """Carry out a command; `standing`: it is said by a standing order. Raises Refused, and then nothing has changed."""
        side = self.speaker(command)
        self.dice.salted = seasoned(self.salts, len(self.log))
        events, state = self.game.decide(self.position, command, self.dice)
        self.state = state
        self._add(StepOf(command, events, side if side is not None else 0, standing))
        return events

    def speaker(self, command: C) -> int | None:
        """The number of the seat that says a command: the one that must decide now, or who takes back an order of his own meanwhile."""
        side = self.game.speaks(self.position, command)
        return self.side if side is None else side

    # -- a game inside -----------------------------------------------------------------------------------------------

    @property
    def awaits_fight(self) -> bool:
        """Is another game to be played before this one goes on?"""
        return self.game.fight(self.position) is not None

    def open_fight(self) -> Any:
        """That game as a match of its own; nobody can choose its dice."""
        call = self.game.fight(self.position)
        assert call is not None
        scenario, picture = call.scenario(), call.picture or getattr(self.scenario, "picture", None)
        scenario = replace(scenario, picture=picture) if picture else scenario
        return Match(call.game, scenario, derived_seed(self.seed, call.name), inherited(self.salts, len(self.log)), call.name)

    def close_fight(self, fight: Any) -> tuple[E, ...]:
        """Take its result over. Raises Refused if it is not over or not this one."""
        call = self.game.fight(self.position)
        assert call is not None
        return self.do(call.report(fight))

    # -- the dice ----------------------------------------------------------------------------------------------------

    def salt(self, by: str, word: str) -> None:
        """A player throws in his salt; it counts from the next entry on."""
        self.salts = (*self.salts, Salt(by, word, len(self.log)))

    # -- going back --------------------------------------------------------------------------------------------------

    def restore(self, log: tuple[StepOf[C, E] | Undone, ...], after: list[S]) -> None:
        """Take over the steps of a record; `after`: the state after each entry of the log."""
        self.log = list(log)
        self.steps, self._states = [], []
        for entry, state in zip(log, after, strict=True):
            if isinstance(entry, Undone):
                self.steps.pop()
                self._states.pop()
            else:
                self.steps.append(entry)
                self._states.append(state)
        self.state = self._states[-1]
        self.dice.thrown = sum(isinstance(event, Rolled) for step in self.steps for event in step.events)

    def copy(self, seed: str | None = None) -> Match[X, P, S, C, E, L]:
        """The same match once more; neither knows of the other. `seed`: with other dice from here on, as a search throws them."""
        other = Match.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.log, other.steps, other._states = list(self.log), list(self.steps), list(self._states)
        other.dice = SeededDice(self.seed, self.dice.thrown)
        if seed is not None:
            other.seed, other.commitment, other.dice = seed, commitment(seed), SeededDice(seed)
        return other

    def imagined(self, state: S, seed: str) -> Match[X, P, S, C, E, L]:
        """A copy that stands in another state, with dice of its own: a thought to be played on, whose record nobody keeps."""
        other = self.copy(seed)
        other.state = other._states[-1] = state
        return other

    def mark(self) -> Mark[S, C, E]:
        """A snapshot to roll back to if the next step fails."""
        return Mark(len(self.log), len(self.steps), self.steps[-1], self.state, self.dice.thrown)

    def back_to(self, mark: Mark[S, C, E]) -> None:
        """The match as it stood one step ago; the dice too."""
        del self.log[mark.log :], self.steps[mark.steps :], self._states[mark.steps :]
        if len(self.steps) < mark.steps:  # the last step was being taken back
            self.steps.append(mark.last)
        if len(self._states) < mark.steps:
            self._states.append(mark.state)
        self.state, self.dice.thrown = mark.state, mark.thrown

    def may_undo(self, side: int) -> Refusal | None:
        """One's own last step, if nothing was thrown, no fight fought, nothing seen that cannot be forgotten, no standing order of others
        carried out on the way, and the decision is still one's own."""
        last = self.steps[-1]
        if refusal := undoing(last, self.side, side) or answered_for(last, partial(self.game.follows, self.position)):
            return refusal
        fought = last.command is not None and self.game.reported(last.command) is not None
        if fought or any(isinstance(event, self.game.final) for event in last.events):
            return Refusal("seen_by_now", "UNDO")
        return None

    def undo(self, side: int) -> StepOf[C, E]:
        """Take back the last step. Raises Refused."""
        if refusal := self.may_undo(side):
            raise Refused(refusal)
        self.log.append(Undone(side))
        self._states.pop()
        self.state = self._states[-1]
        return self.steps.pop()

    def state_at(self, number: int) -> S:
        """The state after so many steps."""
        return self._states[number]


def inherited(salts: tuple[Salt, ...], entry: int) -> tuple[Salt, ...]:
    """The salts of a fight that is opened at an entry of the log: those that count by then, from its first throw."""
    return tuple(Salt(salt.by, salt.word, 0) for salt in salts if salt.since <= entry)
