"""Short answers: who falls ill, what is ruined, which army comes, who goes, how a relieving army is met."""

from __future__ import annotations

from hauberk.players.siege.castellan import keeps_command
from hauberk.players.siege.known import Known
from hauberk.players.siege.reason import Reason, per_cent
from hauberk.players.siege.weighing import Weighing
from hauberk.siege import commands as c
from hauberk.siege import fights, relief
from hauberk.siege import questions as q
from hauberk.siege.armies import muster
from hauberk.siege.jobs import is_engineer, rank
from hauberk.siege.kinds import CAMP_SORTIE, MINE_SALLY, SUPPLY_SORTIE
from hauberk.siege.parties import best
from hauberk.siege.quick import Fighter, class_of
from hauberk.siege.state import Person
from hauberk.siege.surrender import commands

DEAR = ("siege_tower", "trebuchet", "mangonel", "gallery", "petraria", "ram", "ballista", "ladder", "fascine", "mantlet", "grapnel")
"""Equipment, the dearest first."""
SALLIES = (CAMP_SORTIE, SUPPLY_SORTIE, MINE_SALLY)


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
        return c.Answer(max(question.choices, key=lambda name: (army_worth(known, question, name), name))), Reason("army")
    if isinstance(question, q.ReliefAsked):
        return meet(known, question)
    if isinstance(question, q.RetakeAsked):
        return c.Answer(relief.RETAKE if _strong(known) else relief.DECLINE), Reason("retake")
    if isinstance(question, q.ResolveAsked):
        return c.Answer(fought if fought in question.choices else question.choices[0]), Reason("fight")
    return None


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


def army_worth(known: Known, question: q.ArmyAsked, name: str) -> int:
    """What an army is worth in the open. [C-QUICK-02, EVENT-11, EVENT-19]"""
    field, table = known.field, known.field.rules.quick
    people = [known.state.pool[who] for who in field.armies[question.side][name]]
    men = muster(field.prices, people, known.state.people, field.rules.events.events[question.why].amount)
    fighters = [Fighter(who, known.state.pool[who], mounted=known.state.pool[who].rides) for who in men]
    return sum(table.points[class_of(table, man, siege=False)] for man in fighters)


def meet(known: Known, question: q.ReliefAsked) -> tuple[c.Command, Reason]:
    """Battle with everybody is the rule; who would most likely be routed and has a roof to go under goes under it. [BESB-01, A-ACT-11]"""
    weighing, state = Weighing(known.field, known.state), known.state
    ours, theirs = (weighing.force(state.present(side), siege=False) for side in (state.besieger, state.besieged))
    lost = 0.0
    for letter, chance in weighing.battle(theirs, ours):
        mine, yours = weighing.table.losses(letter, False)
        lost += chance if yours.flag and not mine.flag else 0.0
    if relief.SHELTER in question.choices and lost > 1 / 2:
        return c.Answer(relief.SHELTER), Reason("shelter", percent=per_cent(lost))
    return c.Answer(relief.BATTLE), Reason("meet", percent=per_cent(1 - lost))


def _strong(known: Known) -> bool:
    """Are there enough sound men in the redoubt to win back the rest?"""
    state = known.state
    within = sum(person.within for person in state.present(state.besieger))
    return 2 * sum(not person.wounded for person in state.present(state.besieged)) > within


def mustering(known: Known, question: q.MusterAsked) -> tuple[c.Command, Reason]:
    """The usual muster; but a castellan does not send everybody out who could command. [SURR-02]"""
    usual = fights.default_muster(known.field, known.state, question)
    if known.side == known.state.besieged and question.fight in SALLIES:
        usual = c.Muster(
            keeps_command(known, known.state, usual.men), usual.engines, usual.sheet, usual.joined, usual.edge, usual.patrols, usual.section
        )
    return usual, Reason("muster")
