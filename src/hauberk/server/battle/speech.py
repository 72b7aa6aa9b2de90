"""How the server speaks to one reader: lines of the story, refusals, terms, labels, all as JSON with their texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core.events import Event
from hauberk.battle.core.state import State
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import Scenario
from hauberk.play.protocol import common as said
from hauberk.play.wire import Wire, snake
from hauberk.server.encoding import Json, details_of
from hauberk.tell.battle.labours import task_text
from hauberk.tell.battle.reasons import refusal_text
from hauberk.tell.details import label
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Name, messages_in
from hauberk.tell.story import Story

_PLACES = ("cell", "origin", "aim", "impact", "to")


@lru_cache(maxsize=4096)
def _label(language: str, term: Term) -> str:
    return label(messages_in(language), term)


class Speech:
    """One language at one battle."""

    def __init__(self, scenario: Scenario, language: str) -> None:
        self.language = language
        self.scenario = scenario
        self.field = scenario.field
        self.messages = messages_in(language)
        self.story = Story(BATTLE, scenario, language)
        self.names = self.story.names
        self._wire = Wire(scenario.field.board)

    def say(self, key: str, **gaps: Any) -> str:
        """A message of the server."""
        return self.messages.say(key, **gaps)

    # -- reasons -----------------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, state: State) -> said.Refusal:
        """Why not, as a value and as a sentence."""
        found = {key: value for key, value in refusal.as_json().items() if value != ""}
        return said.Refusal(text=refusal_text(self.messages, refusal, self.field.at(state), self.names.sides), **found)

    def term(self, term: Term) -> said.Term:
        """One line of a reckoning: its number and its rule stand beside its words."""
        return said.Term(term.value, term.reason, term.rule, text=_label(self.language, term))

    def terms(self, terms: Iterable[Term]) -> list[said.Term]:
        """A reckoning line by line."""
        return [self.term(term) for term in terms]

    # -- the story ---------------------------------------------------------------------------------------------------

    def lines(self, events: tuple[Event, ...], before: State, entry: int = 0, first: int = 0, standing: bool = False) -> list[said.Line]:
        """The lines of one step, numbered from `first` on; `standing`: a standing order brought it about."""
        rest = iter(events)
        found = []
        for number, line in enumerate(self.story.tell(events, before, standing), start=first):
            event = next((each for each in rest if snake(type(each).__name__) == line.kind), None)
            hexes = self._hexes(event) if event is not None else []
            found.append(said.Line(line.kind, line.text, details_of(line), number, entry, list(line.people), hexes))
        return found

    def _hexes(self, event: Event) -> list[str]:
        """The hexes an event is about, in order."""
        cells = [*getattr(event, "path", ()), *(getattr(event, name, -1) for name in _PLACES)]
        return [self.field.name(cell) for cell in dict.fromkeys(cells) if isinstance(cell, int) and cell >= 0]

    # -- commands ----------------------------------------------------------------------------------------------------

    def act(self, kind: str) -> str:
        """What a kind of command is called on a button."""
        return self.say(f"act-{kind}")

    def task(self, work: c.Work, state: State) -> str:
        """What a work is called on its button."""
        return task_text(self.names, state, work)

    def command(self, command: c.Command, state: State) -> str:
        """A command as an answer one can choose."""
        kind = snake(type(command).__name__)
        key = f"do-{kind}-{command.scope}" if isinstance(command, c.HoldFire) else f"do-{kind}"
        return sentence(self.say(key, **self._gaps(command, state)))

    def _gaps(self, command: c.Command, state: State) -> dict[str, Any]:
        field, found = self.field, dict[str, Any]()
        if isinstance(command, c.Work):
            return {"task": self.task(command, state), "men": self.names.group(state, command.men)}
        for name in ("man", "target", "horse", "beast", "body", "ox"):
            if hasattr(command, name):
                found[name] = self.names.being(state, getattr(command, name))
        if isinstance(command, c.Attack | c.PushMachine | c.ClearHex | c.FormUp):
            found["men"] = self.names.group(state, command.men)
        if isinstance(command, c.GroupCharge):
            found["men"] = self.names.group(state, [charge.man for charge in command.charges])
        if path := getattr(command, "path", ()):
            found["hex"] = field.name(path[-1])
        for name in ("head", "cell"):
            if isinstance(cell := getattr(command, name, None), int):
                found["hex"] = field.name(cell)
        if isinstance(command, c.ClearHex):
            found["hex"], found["to"] = field.name(command.cell), field.name(command.to)
        if isinstance(command, c.Shoot | c.ShootBack):
            found |= {"weapon": self.names.weapon(command.weapon), "hex": field.name(command.aim)}
        if isinstance(command, c.ShootBack):  # head and tail of a rider come by the same hex one after the other
            found |= {"steps": command.step, "rides": "yes" if command.step and state.beings[command.target].mounted else "no"}
        if isinstance(command, c.Drive | c.PushMachine | c.Hitch):
            found["machine"] = self.names.machine(state, command.machine)
        if isinstance(command, c.Drive | c.PushMachine | c.RideOn):
            found["hexes"] = abs(command.hexes)
        if isinstance(command, c.Attack):
            found["demand"] = "yes" if command.demand else "no"
        if isinstance(command, c.Foulkon):
            found["closed"] = "yes" if command.closed else "no"
        if isinstance(command, c.Retreat | c.Fall):
            found["makes_room"] = self.names.group(state, [each.man for each in command.displaced]) if command.displaced else Name("")
            found["room"] = "yes" if command.displaced else "no"
            found["places"] = ", ".join(field.name(each.cell) for each in command.displaced)
        if isinstance(command, c.GoRound | c.CallPatrol):
            found["way"] = self.names.way(command.way)
        if isinstance(command, c.CallPatrol):
            found["patrol"] = self.names.patrol(state, command.patrol)
        if isinstance(command, c.CallOff):
            found["when"] = field.calls[command.row].when if 0 <= command.row < len(field.calls) else "any"
        if isinstance(command, c.Done):
            found["sequence"] = self.names.sequence(max(1, state.sequence))
        return found

    def wire_command(self, command: c.Command) -> Json:
        """A command as JSON."""
        return self._wire.command(command)
