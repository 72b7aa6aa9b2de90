"""Leaders: what their name is worth, and who becomes one. The Anarchy 9; Guiscard 9."""

from __future__ import annotations

from collections.abc import Iterable

from hauberk.battle.core.being import BeingId
from hauberk.campaign import asking
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.classes import rank_of
from hauberk.campaign.doing import Doing
from hauberk.campaign.rules import CampaignRules
from hauberk.campaign.state import GROUP, CampaignState, Group, GroupId, Person
from hauberk.siege.tables import WHOLE

FACES = ("mounted", "foot")
"""The faces of a counter by which the better fighter is told, the horseman's first."""


def change(doing: Doing, who: BeingId, by: int) -> None:
    """A leader's prestige rises or falls, within the scale. [C-NOBLE-04, C-NOBLE-05, C-NOBLE-06, RULING-C-PRESTIGE-RANGE]"""
    person = doing.state.people[who]
    value = doing.rules.prestige(person.prestige + by)
    if value != person.prestige:
        doing.emit(e.PrestigeChanged(who, value, value - person.prestige))


def battle_prestige(doing: Doing, groups: tuple[GroupId, ...], by: int, within: Iterable[BeingId] = ()) -> None:
    """Every leader who took part and is still with his group or `within` the walls gains or loses; the prestige of the dead and the taken
    is frozen.

    [C-NOBLE-04, C-END-05, C-REFUSE-03, RULING-C-PRESTIGE-WHO]
    """
    people = [person for id_ in groups if (group := doing.state.groups.get(id_)) is not None for person in doing.state.members(group)]
    people += [person for who in within if (person := doing.state.people[who]).present]
    for person in people:
        if person.leads:
            change(doing, person.id, by)


def count_victory(doing: Doing, group: Group) -> None:
    """A group without leader counts its victory, and remembers who was there at the first; with fewer than half of them it counts anew.

    [C-NOBLE-07, C-NOBLE-08, C-END-06, RULING-C-NOBLE-BIRTH]
    """
    if group.kind != GROUP or doing.state.leader(group) is not None or not group.men:
        return
    same = group.victories and still_the_same(doing.rules, group)
    victories, veterans = (group.victories, group.veterans) if same else (0, group.men)
    doing.set(group._replace(victories=victories + 1, veterans=veterans))


def still_the_same(rules: CampaignRules, group: Group) -> bool:
    """Are half of those who won the first victory still with the group? [C-NOBLE-08]"""
    left = sum(who in group.men for who in group.veterans)
    return left * WHOLE >= len(group.veterans) * rules.figures.birth_share


def birth(doing: Doing, group: Group) -> bool:
    """After two victories the highest in rank becomes leader, if half of those who won the first are still there. True if its owner must
    say who of several equals.

    [C-NOBLE-07, C-NOBLE-08, RULING-C-NOBLE-BIRTH]
    """
    figures = doing.rules.figures
    led = group.kind != GROUP or doing.state.leader(group) is not None
    if led or group.victories < figures.birth_victories or not still_the_same(doing.rules, group):
        return False
    equal = tuple(person.id for person in highest(doing.rules, doing.state, group))
    question = q.LeaderAsked(group.faction, group.id, equal)
    if len(equal) > 1:
        return asking.ask(doing, question, raise_up, c.Choose(equal[0]))
    raise_up(doing, question, c.Choose(equal[0]))
    return False


def raise_up(doing: Doing, question: q.LeaderAsked, command: c.Choose) -> None:
    """Somebody of a group becomes its leader. [C-NOBLE-07]"""
    prestige = doing.rules.figures.birth_prestige
    doing.emit(e.LeaderBorn(command.choice, prestige, prestige, doing.group(question.group).attitude))


def highest(rules: CampaignRules, state: CampaignState, group: Group) -> list[Person]:
    """Those who are highest in rank, and of these those who strike hardest. [RULING-C-NOBLE-BIRTH]"""
    order = {person.id: (rank_of(rules, person.character), -attack_of(person)) for person in state.members(group)}
    return [person for person in state.members(group) if order[person.id] == min(order.values())]


def attack_of(person: Person) -> int:
    """His printed attack, in the saddle if he has one."""
    faces = person.character.faces
    return next(faces[face].attack for face in FACES if face in faces)
