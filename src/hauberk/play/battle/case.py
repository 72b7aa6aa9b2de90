"""Cases: a position, some commands and scripted dice in a small file, and the ruling on them as JSON."""

from __future__ import annotations

from functools import partial
from typing import Any

from hauberk.battle.core.commands import Command
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.events import Asked, Event
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.sequence import settle
from hauberk.battle.core.state import State
from hauberk.common.dice import Dice
from hauberk.common.faults import LANGUAGES, Reader
from hauberk.common.refusal import Refusal, Refused
from hauberk.play.battle.case_orders import GoOn, Unclear, completed, ending, passed, passing, reached, read_orders, watching
from hauberk.play.battle.case_set_up import CaseSetUp
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import SIDE_LETTERS, Scenario
from hauberk.play.case import CaseOf, Order
from hauberk.play.record import in_time
from hauberk.play.rulings import Ruling, ruled
from hauberk.play.switches import switched
from hauberk.play.wire import Wire
from hauberk.rulesets.editions import RULESETS

SEQUENCES = ("fire", "charges", "movement", "combat")
MOST_STEPS = 400
"""So many sequences and questions a case goes on at most in one command."""


class CaseWire(Wire):
    """Commands of a battle, and `go_on`, which only a case knows."""

    def command(self, command: Any) -> dict[str, Any]:
        """A command as JSON."""
        if isinstance(command, GoOn):
            told = {"turn": command.turn, "side": command.side, "sequence": command.sequence}
            return {"do": "go_on", **{key: value for key, value in told.items() if value}}
        return super().command(command)


class Case(CaseOf):
    """A battle in the middle, with commands and dice."""

    game = BATTLE
    field: Field
    start: State
    wire: CaseWire

    def read(self, reader: Reader) -> None:
        """The map, the people, the moment, and the commands."""
        set_up = CaseSetUp(reader)
        reader.choice("kind", ("battle",), default="battle")
        set_up.board = set_up.read_board()  # first: without a map nothing else can be checked, and faults so far are raised
        first = next(iter(RULESETS))
        ruleset = RULESETS.get(reader.choice("ruleset", RULESETS, default=first), RULESETS[first])
        ruleset = switched(reader, ruleset, *BATTLE.switches)
        moment = set_up.read_moment(SEQUENCES)
        set_up.meet_strangers(ruleset.rules().figures)
        self.field = set_up.read_field(ruleset)
        position = set_up.read_formations(Position(self.field, set_up.read_state(self.field, turn=moment.turn)))
        self.wire = CaseWire(self.field.board)
        self.start = set_up.read_questions(position, self.wire)
        self.todo = read_orders(reader, self.wire, SEQUENCES, next(iter(self.field.board.cell)))
        words = dict.fromkeys(LANGUAGES, self.note)
        self.scenario = Scenario("case", 0, ruleset, words, words, words, (), SIDE_LETTERS, self.field, self.start)
        reader.finish()

    def begin(self, dice: Dice) -> tuple[tuple[Event, ...], State]:
        """Questions with which a case begins may settle themselves."""
        if not self.start.pending:
            return (), self.start
        doing = Doing(self.field.at(self.start), dice)
        settle(doing)
        return tuple(doing.events), doing.state

    @property
    def orders(self) -> list[tuple[Command, tuple[int, ...]]]:
        """The commands that are given to the rules, with their dice; what is left out in them is filled in from the first position."""
        found = []
        for order in self.todo:
            command = order.command if isinstance(order.command, GoOn) else completed(self.position, order)
            if not isinstance(command, GoOn | Unclear) and not order.asks:
                found.append((command, order.dice))
        return found

    @orders.setter
    def orders(self, orders: list[tuple[Command, tuple[int, ...]]]) -> None:
        self.todo = [Order(command, dice) for command, dice in orders]

    def ruling(self, state: State, order: Order) -> Ruling:
        """What comes of one command, when what it leaves out is filled in."""
        if isinstance(order.command, GoOn):
            return self._gone_on(state, order, order.command)
        command = completed(self.field.at(_asking(state, ending(state, order.command))), order)
        if isinstance(command, Unclear):
            return Ruling(order.command, state, state, choices=command.choices, expected=order.expected)
        watched = watching(state, command)
        if order.asks:
            return self.asked(self.field.at(_asking(state, watched)), command, state, order)
        return ruled(command, state, order.dice, lambda dice: self._decide(state, command, watched, dice), order.expected)

    def _decide(self, state: State, command: Command, watched: Any, dice: Dice) -> tuple[tuple[Event, ...], State]:
        events, after = decide(self.field.at(_asking(state, watched)), command, dice)
        return ((Asked(watched), *events) if watched is not None else events), after

    def _gone_on(self, state: State, order: Order, goal: GoOn) -> Ruling:
        """Fire and ground are held until the moment has come, or somebody must choose. [TURN-03, TURN-04]"""
        found = ruled(goal, state, order.dice, partial(self._on, state, goal), order.expected)
        return found._replace(stopped=found.refusal is None and found.short is None and not reached(found.after, goal, SEQUENCES))

    def _on(self, state: State, goal: GoOn, dice: Dice) -> tuple[tuple[Event, ...], State]:
        events: list[Event] = []
        for _ in range(MOST_STEPS):
            in_time("go_on", 0)
            command = passing(state)
            if command is None:
                return tuple(events), state
            more, state = decide(self.field.at(state), command, dice)
            events += more
            if reached(state, goal, SEQUENCES):
                return tuple(events), state
            if passed(state, goal):
                break
        raise Refused(Refusal("no_such_moment", "TURN-03"))

    def answer(self, rulings: list[Ruling]) -> dict[str, Any]:
        """Rulings and the position after them, as JSON; most battles begin with nothing."""
        found = super().answer(rulings)
        return found if self.opening else {key: value for key, value in found.items() if key != "opening"}


def _asking(state: State, question: Any) -> State:
    """The state with one more question."""
    return state if question is None else state._replace(pending=(*state.pending, question))


# -- from file or text ---------------------------------------------------------------------------------------------------
