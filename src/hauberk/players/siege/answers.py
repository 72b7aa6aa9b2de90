"""Short answers: who falls ill, what is ruined, which army comes, who goes, how a relieving army is met."""

from __future__ import annotations

from hauberk.players.siege.known import Known
from hauberk.players.siege.reason import Reason, per_cent
from hauberk.players.siege.walls import burns
from hauberk.players.siege.weighing import Weighing
from hauberk.siege import commands as c
from hauberk.siege import questions as q
from hauberk.siege import relief
from hauberk.siege.fights import MAP
from hauberk.siege.jobs import is_engineer, rank
from hauberk.siege.kinds import ASSAULT
from hauberk.siege.parties import best, both, garrison, names
from hauberk.siege.quick import odds
from hauberk.siege.quick_fights import YIELDS, clash_of
from hauberk.siege.state import WALL, Fight, Person
from hauberk.siege.surrender import commands

DEAR = ("siege_tower", "trebuchet", "mangonel", "gallery", "petraria", "ram", "ballista", "ladder", "fascine", "mantlet", "grapnel")
"""Equipment, the dearest first."""
WAYS_IN = ("ram", "siege_tower")
"""What must be rolled up to a wall again for every storm."""
RISK = 0.15
"""So much of a chance to burn he takes with it, for a day."""


def answer(known: Known, question: q.Question, fought: str) -> tuple[c.Command, Reason] | None:
    """The answer to a short question; None if it is no short one."""
    if isinstance(question, q.VictimAsked):
        return c.Answer(victim(known, question)), Reason("victim")
    if isinstance(question, q.SabotageAsked):
        return c.Answer(min(question.choices, key=lambda kind: (_dear(kind), kind))), Reason("sabotage")
    if isinstance(question, q.PieceAsked):
        engines = known.state.engines
        return c.Answer(min(question.choices, key=lambda name: (engines[name].points, name))), Reason("piece")
    if isinstance(question, q.WearAsked):
        engines = known.state.engines
        return c.Answer(min(question.choices, key=lambda name: (not engines[name].damaged, -engines[name].points, name))), Reason("wear")
    if isinstance(question, q.LineUpAsked):
        people = sorted((known.state.people[who] for who in question.men), key=lambda one: _worth(known, one))
        return c.NamePeople(tuple(person.id for person in people)), Reason("line_up")
    if isinstance(question, q.InfiltratorsAsked):
        men = best([known.state.people[who] for who in question.men], question.number)
        return c.NamePeople(men), Reason("slip_in")
    if isinstance(question, q.ArmyAsked):
        points, weighing = known.field.rules.events.events[question.why].amount, Weighing(known.position, budget=known.budget)
        worth = {name: weighing.army_of(known.state, question.side, name, points).points for name in question.choices}
        return c.Answer(max(worth, key=lambda name: (worth[name], name))), Reason("army")
    if isinstance(question, q.ReliefAsked):
        return meet(known, question)
    if isinstance(question, q.RetakeAsked):
        return c.Answer(relief.RETAKE if _strong(known) else relief.DECLINE), Reason("retake")
    if isinstance(question, q.StormAsked):
        return storm(known)
    if isinstance(question, q.StayAsked):
        return stay(known, question, fought == MAP)
    if isinstance(question, q.ResolveAsked):
        return c.Answer(fought if fought in question.choices else question.choices[0]), Reason("fight")
    return None


def stay(known: Known, question: q.StayAsked, on_map: bool) -> tuple[c.Command, Reason]:
    """What rolls up to a wall stays there when the next storm is fought out and it will hardly burn; by the table it is of no use there.

    [RULING-A-ACT-18, A-FIRE-06]
    """
    home, *names = question.choices
    for name in names:
        engine = known.state.engines[name]
        risk = burns(known.position, engine._replace(where=WALL))
        if on_map and engine.kind in WAYS_IN and risk <= RISK:
            return c.Answer(name), Reason("leave_at_wall", percent=per_cent(risk))
    return c.Answer(home), Reason("take_back")


def _dear(kind: str) -> int:
    return DEAR.index(kind) if kind in DEAR else len(DEAR)


def _worth(known: Known, person: Person) -> tuple[bool, bool, int, str]:
    """What it would mean to lose somebody: commanders most of all, then engineers, then good fighters."""
    return (commands(known.field, person), is_engineer(person), rank(person)[0] // (2 if person.wounded else 1), person.id)


def victim(known: Known, question: q.VictimAsked) -> str:
    """Of the enemy the best, and one who is wounded already before all others, for it kills him; of one's own the least, and nobody who
    would die of it.

    [EVENT-08, EVENT-15, RULING-G-75]
    """
    people = [known.state.people[who] for who in question.choices]
    if people[0].side == known.side:
        return min(people, key=lambda one: (one.wounded, _worth(known, one))).id
    return max(people, key=lambda one: (one.wounded and commands(known.field, one), _worth(known, one))).id


def meet(known: Known, question: q.ReliefAsked) -> tuple[c.Command, Reason]:
    """Battle with everybody is the rule; whoever would most likely be routed goes under a roof if he has one. [BESB-01, A-ACT-11]"""
    weighing, state = Weighing(known.position, budget=known.budget), known.state
    lost = weighing.beaten(weighing.force(state.present(state.besieger)), weighing.force(state.present(state.besieged)))
    if relief.SHELTER in question.choices and lost > 1 / 2:
        return c.Answer(relief.SHELTER), Reason("shelter", percent=per_cent(lost))
    return c.Answer(relief.BATTLE), Reason("meet", percent=per_cent(1 - lost))


def storm(known: Known) -> tuple[c.Command, Reason]:
    """Those who keep what was won storm the redoubt if it will most likely fall. [BESB-03, A-ACT-13]"""
    state = known.state
    kept = [person for person in state.present(state.besieger) if person.within]
    falls = redoubt_falls(known, kept, garrison(state, state.besieged))
    if falls > 1 / 2:
        return c.Answer(relief.STORM), Reason("storm", percent=per_cent(falls))
    return c.Answer(relief.HOLD), Reason("hold_won")


def redoubt_falls(known: Known, ours: list[Person], theirs: list[Person]) -> float:
    """The chance that some people take a redoubt from others by the table. [C-QUICK-10]"""
    if not ours or not theirs:
        return 0.0
    side, table = ours[0].side, known.field.rules.quick
    fight = Fight(ASSAULT, side, both(side, names(ours), names(theirs)))
    chances = odds(table, clash_of(known.field.at(known.state._replace(fight=fight)), siege=True))
    return float(sum(chance for letter, chance in chances.items() if table.losses(letter, True)[1].flag == YIELDS))


def _strong(known: Known) -> bool:
    """Are there enough sound men in the redoubt to win back the rest?"""
    state = known.state
    within = sum(person.within for person in state.present(state.besieger))
    return 2 * sum(not person.wounded for person in garrison(state, state.besieged)) > within
