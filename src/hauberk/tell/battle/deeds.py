"""The story of everything else: the turn, retreats and advances, charges, prisoners, formations, oxen."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import BeingId
from hauberk.battle.core.field import Condition
from hauberk.battle.people.formation import members
from hauberk.battle.scenario.victory import amount, holds, is_out
from hauberk.common.term import Term, total
from hauberk.tell.battle.scoring import condition_text
from hauberk.tell.battle.telling import Gaps, Teller, Telling
from hauberk.tell.details import Detail
from hauberk.tell.telling import Line

TOLD_WITH_RESULT = frozenset({"melee", "impact", "hit", "who_is_hit", "infiltration", "yield", "bridle", "landing"})
"""Purposes of dice that the line of their result unfolds."""


# -- the turn --------------------------------------------------------------------------------------------------------


def rolled(here: Telling, event: e.Rolled) -> Line | None:
    """A die that no other line tells of."""

    def unfolds(other: e.Event) -> bool:
        return isinstance(other, e.Tested) and any(term.reason == "die" and term.value == event.face for term in other.terms)

    if event.purpose in TOLD_WITH_RESULT or here.later(unfolds) is not None:
        return None
    return here.line("", (), [here.throw(event)], face=event.face)


def phase_began(here: Telling, event: e.PhaseBegan) -> Line:
    """A side's phase."""
    return here.line("", (), turn=event.turn, side=here.names.side(event.side))


def sequence_began(here: Telling, event: e.SequenceBegan) -> Line:
    """One of the five sequences."""
    return here.line("", (), sequence=here.names.sequence(event.sequence))


def recovered(here: Telling, event: e.Recovered) -> Line:
    """A stunned character gets up."""
    return here.line("", (event.man,), who=here.name(event.man))


def battle_ended(here: Telling, event: e.BattleEnded) -> Line:
    """Who has won, and by what."""
    why = [Detail(text) for text in _why_over(here, event)]
    if event.winner is None:
        return here.line("draw", (), why)
    return here.line("won", (), why, side=here.names.side(event.winner))


def _why_over(here: Telling, event: e.BattleEnded) -> list[str]:
    lines = here.names.field.victories
    if event.reason == "withdrawal":
        return [here.messages.say("victory-withdrawal")]
    if event.reason == "called_off":
        return [here.messages.say("victory-called_off")]
    if event.reason in ("withdrew", "surrendered"):
        key = "victory-withdrew" if event.reason == "withdrew" else "victory-surrendered"
        return [here.messages.say(key, side=here.names.side(1 - (event.winner or 0)))]
    line = lines[event.condition] if 0 <= event.condition < len(lines) else None
    if line is not None and line.at == "once":
        return [_met(here, condition) for condition in line.conditions]
    met = [_met(here, condition) for condition in line.conditions] if line is not None else []
    return [here.messages.say("victory-time"), *(met or _lacked(here, event)), *(_losses(here))]


COUNTED = ("out", "exited", "holds", "inside", "burnt")
"""Conditions of which it can be told how much was lacking."""


def _lacked(here: Telling, event: e.BattleEnded) -> list[str]:
    """Where nothing but the clock has decided: how far the others had come, each condition once."""
    field, state = here.names.field, here.state
    others = [line for line in field.victories if line.winner is not None and line.winner != event.winner]
    open_ = [each for line in others for each in line.conditions if each.kind in COUNTED and not holds(field.at(state), each)]
    told = [_met(here, each) for each in open_ if each.kind != "out"]
    return list(dict.fromkeys(told))


def _losses(here: Telling) -> list[str]:
    """What each side has lost when the turns are over."""
    found = [sum(is_out(man) for man in here.state.people(side)) for side in (0, 1)]
    return [here.messages.say("victory-lost", side=here.names.side(side), number=lost) for side, lost in enumerate(found)]


def _met(here: Telling, condition: Condition) -> str:
    """One condition of victory in words: what has happened, and how much was needed."""
    position = here.names.field.at(here.state)
    return condition_text(here.names, position, condition, amount(position, condition))


# -- retreat and advance ---------------------------------------------------------------------------------------------


def retreated(here: Telling, event: e.Retreated) -> Line | None:
    """Where somebody fell back to, or stepped to make room."""
    return _went(here, event.man, "aside" if event.displaced else "back")


def withdrew(here: Telling, event: e.Withdrew) -> Line | None:
    """A horse archer rides off."""
    return _went(here, event.man, "")


def rode(here: Telling, event: e.Rode) -> Line | None:
    """A charging rider covers his way."""
    return _went(here, event.man, "")


def _went(here: Telling, who: BeingId, variant: str) -> Line | None:
    """Several steps in a row make one line."""
    steps = here.run(who)
    if not steps:
        return None
    costs: list[Term] = [term for step in steps for term in getattr(step, "costs", ())]
    hex_ = here.names.hex(steps[-1].path[-1])
    return here.line(variant, (who,), here.terms(costs), who=here.name(who), hex=hex_)


def advanced(here: Telling, event: e.Advanced) -> Line:
    """Somebody follows the beaten."""
    hex_ = here.names.hex(event.path[-1])
    return here.line("", (event.man,), here.terms(event.costs), who=here.name(event.man), hex=hex_)


# -- charges ---------------------------------------------------------------------------------------------------------


def charge_declared(here: Telling, event: e.ChargeDeclared) -> Line:
    """A rider names his target."""
    gaps: Gaps = {"who": here.name(event.man), "target": here.name(event.target)}
    return here.line("group" if event.group else "alone", (event.man, event.target), **gaps)


def counter_charge_declared(here: Telling, event: e.CounterChargeDeclared) -> Line:
    """A rider goes to meet him."""
    return here.line("", (event.man, event.against), who=here.name(event.man), target=here.name(event.against))


def charge_void(here: Telling, event: e.ChargeVoid) -> Line:
    """The charge comes to nothing."""
    gaps: Gaps = {"who": here.name(event.man), "target": here.name(event.target)}
    return here.line("evaded" if event.reason == "evaded" else "stopped", (event.man, event.target), **gaps)


# -- prisoners -------------------------------------------------------------------------------------------------------


def yield_asked(here: Telling, event: e.YieldAsked) -> Line:
    """A surrounded knight is called on to yield."""
    gaps: Gaps = {"men": here.group(event.men), "target": here.name(event.target)}
    people = (*event.men, event.target)
    details = [*here.terms(event.differential), here.detail("sum", total=total(event.differential))] if event.differential else []
    details += here.terms(event.terms)
    if event.needs:
        details.append(here.detail("needs", needs=event.needs))
    return here.line("yields" if event.yields else "refuses", people, details, **gaps)


def _alone(here: Telling, event: e.Captured | e.Freed | e.Rearmed | e.FormationLeft | e.WorkBegun) -> Line:
    """What befalls or busies one man."""
    return here.line("", (event.man,), who=here.name(event.man))


def escorted(here: Telling, event: e.Escorted) -> Line:
    """Two guards and their prisoner go on."""
    costs = [term for each in event.costs for term in each]
    gaps: Gaps = {"men": here.group(event.guards), "who": here.name(event.man), "hex": here.names.hex(event.path[-1])}
    return here.line("", (*event.guards, event.man), here.terms(costs), **gaps)


# -- formations ------------------------------------------------------------------------------------------------------


def formation_formed(here: Telling, event: e.FormationFormed) -> Line:
    """Hoplites form ranks."""
    return here.line("", event.men, men=here.group(event.men))


def _members(here: Telling, formation: int) -> tuple[BeingId, ...]:
    return tuple(man.id for man in members(here.state, formation))


def formation_dissolved(here: Telling, event: e.FormationDissolved) -> Line | None:
    """The ranks break up; if nobody is left in them there is nothing to tell."""
    men = _members(here, event.formation)
    return here.line("", men, men=here.group(men)) if men else None


def foulkon_changed(here: Telling, event: e.FoulkonChanged) -> Line:
    """The tortoise closes or opens."""
    men = _members(here, event.formation)
    return here.line("closed" if event.closed else "opened", men, men=here.group(men))


def pikes_changed(here: Telling, event: e.PikesChanged) -> Line:
    """Pikes up or gone."""
    return here.line("up" if event.pikes else "gone", (event.man,), who=here.name(event.man))


# -- oxen ------------------------------------------------------------------------------------------------------------


def driven(here: Telling, event: e.Driven) -> Line | None:
    """The team draws its machine on; told once for all hexes of a step."""

    def same(other: e.Event) -> bool:
        return isinstance(other, e.Driven) and other.machine == event.machine

    if here.later(same) is not None:
        return None
    hexes = sum(other.hexes for other in here.events[: here.index + 1] if isinstance(other, e.Driven) and same(other))
    machine = here.names.machine(here.state, event.machine)
    return here.line("", (event.man,), who=here.name(event.man), machine=machine, hexes=hexes)


def pushed(here: Telling, event: e.Pushed) -> Line:
    """A crew has pushed its machine."""
    machine = here.names.machine(here.state, event.machine)
    return here.line("", event.men, who=here.group(event.men), machine=machine, hexes=abs(event.hexes))


def machine_left(here: Telling, event: e.MachineLeft) -> Line:
    """A machine is off the map."""
    return here.line("", (), machine=here.names.machine(here.state, event.machine))


def team_changed(here: Telling, event: e.TeamChanged) -> Line:
    """An ox was put to a machine or taken out."""
    before = here.state.machines[event.machine].team
    new = [ox for ox in event.team if ox not in before]
    oxen = new or [ox for ox in before if ox not in event.team]
    gaps: Gaps = {"who": here.name(event.man), "beasts": here.group(oxen)}
    machine = here.names.machine(here.state, event.machine)
    return here.line("hitched" if new else "unhitched", (event.man, *oxen), **gaps, machine=machine)


TELLERS: dict[type, Teller] = {
    e.Rolled: rolled,
    e.PhaseBegan: phase_began,
    e.SequenceBegan: sequence_began,
    e.Recovered: recovered,
    e.BattleEnded: battle_ended,
    e.Retreated: retreated,
    e.Withdrew: withdrew,
    e.Rode: rode,
    e.Advanced: advanced,
    e.ChargeDeclared: charge_declared,
    e.CounterChargeDeclared: counter_charge_declared,
    e.ChargeVoid: charge_void,
    e.YieldAsked: yield_asked,
    e.Captured: _alone,
    e.Freed: _alone,
    e.Rearmed: _alone,
    e.Escorted: escorted,
    e.FormationFormed: formation_formed,
    e.FormationLeft: _alone,
    e.FormationDissolved: formation_dissolved,
    e.FoulkonChanged: foulkon_changed,
    e.PikesChanged: pikes_changed,
    e.Driven: driven,
    e.Pushed: pushed,
    e.MachineLeft: machine_left,
    e.WorkBegun: _alone,
    e.TeamChanged: team_changed,
}
