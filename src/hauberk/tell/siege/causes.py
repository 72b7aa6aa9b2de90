"""Why something is asked in a siege: a sentence that stands before the question. It says only what everybody at the place can see."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.siege import questions as q
from hauberk.siege.state import SiegeState
from hauberk.tell.messages import Name
from hauberk.tell.siege.names import SiegeNames

OF_A_FIGHT = (q.MusterAsked, q.ArrangeAsked, q.ResolveAsked)
PLAIN: dict[type, str] = {
    q.SabotageAsked: "sabotage", q.PieceAsked: "sabotaged", q.LineUpAsked: "traitor", q.InfiltratorsAsked: "gate_opened",
    q.ReliefAsked: "relief_army", q.RetakeAsked: "afield", q.StormAsked: "afield", q.StayAsked: "assault_over",
}  # fmt: skip


def cause(names: SiegeNames, question: q.Question, state: SiegeState, reader: Side | None = None) -> str:
    """Why this is asked; "" for what is asked every day. A fight on the map is awaited by both sides, so it is told to its `reader`."""
    say = names.messages.say
    if isinstance(question, q.VictimAsked | q.ArmyAsked):
        return say(f"cause-{question.why}")
    if isinstance(question, OF_A_FIGHT):
        return _fight(names, state, question.side)
    if isinstance(question, q.FightAwaited):  # both sides read it; whoever has none is not spoken to
        if reader is not None:
            return _fight(names, state, reader)
        fight = state.fight
        return say(f"siege-action_chosen-{fight.kind}", role=names.role(state, fight.attacker)) if fight is not None else ""
    key = PLAIN.get(type(question))
    return say(f"cause-{key}") if key is not None else ""


def _fight(names: SiegeNames, state: SiegeState, side: Side) -> str:
    """Who has begun what: an assault, a sortie, a battle."""
    fight = state.fight
    if fight is None:
        return ""
    opened = "yes" if fight.infiltrators else "no"
    mine = "yes" if fight.attacker == side else "no"
    who = leader(names, state, fight.attacker)
    return names.messages.say(f"cause-fight-{fight.kind}", mine=mine, opened=opened, who=who, many=who.count)


def leader(names: SiegeNames, state: SiegeState, side: Side) -> Name:
    """Who commands a side; where nobody does, the side itself."""
    found = next((person.id for person in state.present(side) if "commander" in person.roles), None)
    if found is not None:
        return names.person(state, found)
    return Name(names.messages.say(f"cause-{names.role(state, side)}"), count=1 + (side == state.besieger))  # the besiegers, the garrison
