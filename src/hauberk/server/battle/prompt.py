"""The game master's bar: who must decide what, what is left to do, and the steps of the phase."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core import events as e
from hauberk.battle.core.actions import to_decide
from hauberk.battle.core.being import SIDES, BeingId, Mark
from hauberk.battle.core.questions import AdvanceOffered, CasualtyAsked, FallAsked, LandingAsked, RetreatOwed
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT, RECOVERY, State
from hauberk.battle.melee.combat import AttackChoices
from hauberk.battle.movement.forfeits import bound
from hauberk.play.battle.game import Step
from hauberk.play.battle.legal import Legal, can_pass, waiting
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.view import SEQUENCE_NAMES
from hauberk.play.wire import Wire
from hauberk.server.battle.speech import Speech
from hauberk.server.encoding import Json
from hauberk.tell.battle.reasons import question_text

MOST_ANSWERS = 400
"""More answers than this are not listed; any lawful one is accepted all the same."""
LETTING_PASS = (c.HoldFire(), c.HoldFire("man"))
"""Always listed, however many shots there are."""


def ask(speech: Speech, legal: Legal, steps: list[Step]) -> Json:
    """Everything the bar shows."""
    state = legal.state
    found = bare(speech, state) | {"text": "", "steps": _steps(speech, state, steps), "next": speech.names.side(1 - state.active)}
    if state.outcome is not None:
        winner = state.outcome.winner
        found["text"] = speech.say("bar-over-draw") if winner is None else speech.say("bar-over-won", side=speech.names.side(winner))
        return found | {"next": None}
    if state.pending:
        question = state.pending[-1]
        found["text"] = question_text(speech.names, question, state)
        found["question"] = Wire(speech.field.board).question(question)
        found["answers"] = answers(speech, legal)
        return found
    return found | _rest(speech, legal)


def bare(speech: Speech, state: State) -> Json:
    """A bar that only says who must decide, and that something is wrong."""
    side = to_decide(state)
    return {
        "side": SIDES[side] if side is not None else None,
        "text": speech.say("bar-failed"),
        "sequence": SEQUENCE_NAMES[state.sequence],
        "question": None,
        "answers": [],
        "left": [],
        "warn": [],
        "steps": [],
        "next": None,
    }


def _rest(speech: Speech, legal: Legal) -> Json:
    """What is left to do in this sequence."""
    state = legal.state
    groups = legal.groups
    left = busy(legal)
    coming = [command.man for group in groups if not group.about for command in group if isinstance(command, c.Enter)]
    coming = list(dict.fromkeys(coming))
    if state.sequence == MOVEMENT:
        men = [man for man in state.people(state.active) if man.able]
        unmoved = [man.id for man in men if not man.marks & (Mark.MOVED | Mark.CHARGED | Mark.WORKED | Mark.HALTED)]
        text = speech.say("bar-3-idle" if can_pass(legal) else "bar-3", left=len(unmoved), all=len(men))
        if outside := [man for man in waiting(state, state.active) if not man.character.is_beast]:
            key = "bar-waiting-none" if not coming else "bar-waiting-some" if len(coming) < len(outside) else "bar-waiting"
            waits = speech.say(key, number=len(outside), ready=len(coming))
            text = f"{waits} {text}" if unmoved else waits
    else:
        unmoved = left
        text = speech.say(f"bar-{state.sequence}", left=len(left))
    idle = can_pass(legal)
    warn = [{"text": speech.say(f"warn-{state.sequence}", number=len(unmoved)), "men": unmoved}] if unmoved and not idle else []
    if coming:
        warn.insert(0, {"text": speech.say("warn-waiting", number=len(coming)), "men": coming})
    ends = [each for group in groups if not group.about and isinstance(group.nth(0), c.CallOff) for each in group]
    calls = [{"do": speech.wire_command(each), "text": speech.command(each, state)} for each in ends]
    found: Json = {"text": text, "left": left, "warn": warn, "idle": idle}
    if held := bound(legal.field.at(state)):
        found["bound"] = sorted(held)
    return found | ({"coming": coming} if coming else {}) | ({"calls": calls} if calls else {})


def busy(legal: Legal) -> list[BeingId]:
    """Who of the active side can still do something in this sequence."""
    found: dict[BeingId, None] = {}
    for group in legal.groups:
        if isinstance(group, AttackChoices):
            found |= dict.fromkeys(group.men)
        elif group.about:
            found[group.about] = None
        else:
            for command in group:
                found |= dict.fromkeys(concerned(command))
    return list(found)


def concerned(command: c.Command) -> tuple[BeingId, ...]:
    """Whose command it is."""
    if isinstance(command, c.GroupCharge):
        return tuple(charge.man for charge in command.charges)
    if isinstance(command, c.Attack | c.PushMachine | c.ClearHex | c.FormUp | c.Work):
        return command.men
    if isinstance(command, c.Escort):
        return command.guards
    man = getattr(command, "man", "")
    return (man,) if man else ()


def answers(speech: Speech, legal: Legal) -> list[Json]:
    """The answers to the open question; the one that Enter takes is marked."""
    state = legal.state
    choices = [command for _, command in zip(range(MOST_ANSWERS), legal, strict=False)]
    choices += [command for command in LETTING_PASS if command not in choices and command in legal]
    usual = _likely(state, choices)
    return [_answer(speech, state, command, command is usual) for command in choices]


def _likely(state: State, choices: list[c.Command]) -> c.Command | None:
    """What is taken if nothing else is chosen: of places the one without displacing anybody."""
    if isinstance(state.pending[-1], RetreatOwed | FallAsked | LandingAsked | CasualtyAsked | AdvanceOffered):
        for command in choices:
            if isinstance(command, c.HoldGround) or not getattr(command, "displaced", ()):
                if isinstance(state.pending[-1], AdvanceOffered) and not isinstance(command, c.HoldGround):
                    continue
                return command
    return default_answer(state, choices)


def _answer(speech: Speech, state: State, command: c.Command, usual: bool) -> Json:
    name = speech.field.name
    found: Json = {"do": speech.wire_command(command), "text": speech.command(command, state), "men": list(concerned(command))}
    hexes = [name(cell) for cell in getattr(command, "path", ())]
    if isinstance(command, c.Retreat):
        hexes = [name(cell) for cell in (command.via, command.cell) if cell >= 0]
    elif isinstance(command, c.Fall):
        hexes = [name(command.cell)]
    elif isinstance(command, c.ShootBack):
        hexes = [name(command.aim)]
        found["men"] = [command.man, command.target]
    elif isinstance(command, c.TakeCover):
        found["men"] = [command.target]
    elif isinstance(command, c.Work) and command.cell >= 0:
        hexes = [name(command.cell)]
    if hexes:
        found |= {"hex": hexes[-1], "hexes": hexes}
    if usual:
        found["default"] = True
    return found


# -- the strip -------------------------------------------------------------------------------------------------------

_IDLE = {FIRE: "idle-1", CHARGES: "idle-2", MOVEMENT: "idle-3", COMBAT: "idle-4", RECOVERY: "idle-5"}


def _steps(speech: Speech, state: State, steps: list[Step]) -> list[Json]:
    """The five sequences of the phase: what is over, where we are, what was let pass."""
    used = _used(steps)
    found = []
    for number in range(FIRE, RECOVERY + 1):
        entry: dict[str, Any] = {"sequence": SEQUENCE_NAMES[number], "name": speech.names.sequence(number)}
        if number == state.sequence:
            entry["state"] = "now"
        elif number > state.sequence:
            entry["state"] = "next"
        elif number in used:
            entry["state"] = "past"
        else:
            entry |= {"state": "skipped", "why": speech.say(_IDLE[number])}
        found.append(entry)
    return found


def _used(steps: list[Step]) -> set[int]:
    """The sequences of this phase in which something was done."""
    found: set[int] = set()
    waiting = False
    for step in reversed(steps):
        begun = [event.sequence for event in step.events if isinstance(event, e.SequenceBegan)]
        if waiting and begun:
            found.add(begun[-1])
            waiting = False
        if any(isinstance(event, e.PhaseBegan) for event in step.events):
            break
        if not isinstance(step.command, c.Done | c.HoldFire | None):
            waiting = True
    return found
