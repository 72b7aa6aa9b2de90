"""Groups on neighbouring hexes that come to a battle. The Anarchy 15.3; Guiscard 14.3."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.campaign import asking, knowledge, wounded
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.groups import lead_along
from hauberk.campaign.sides import active_side, came, once_came
from hauberk.campaign.state import TRAIN, Battle, CampaignState, Faction, Group
from hauberk.common.refusal import Refusal


def who_may(position: CampaignPosition, battle: Battle, side: int) -> tuple[str, ...]:
    """Groups of a side's faction or its allies near the hex that have not fought today, and a besieged garrison where besiegers are
    attacked.

    [C-BATTLE-07, RULING-C-JOIN, RULING-C-SIEGE-RELIEF, C-CG-06]
    """
    field, state = position
    near = [group.id for group in state.groups.values() if _may(position, battle, side, group)]
    siege = state.sieges.get(battle.place) if battle.place else None
    if siege is not None and field.friends(siege.besieged, battle.factions[side]) and {*siege.groups} & {*battle.sides[1 - side]}:
        near += [battle.place] if state.places[battle.place].garrison else []
    return tuple(near)


def _may(position: CampaignPosition, battle: Battle, side: int, group: Group) -> bool:
    field, state = position
    figures = field.rules.figures
    if group.id in (*battle.sides[0], *battle.sides[1]) or group.employer or group.kind == TRAIN or not battle.factions[side]:
        return False
    if not field.friends(group.faction, battle.factions[side]) or len(group.men) < figures.least_group:
        return False
    if state.day in (group.fought, group.halted) or field.map.distance(group.hex, battle.hex) > figures.join_distance:
        return False
    if group.hex != battle.hex and wounded.tied(state, group):  # nobody leaves his bed before he is well [C-WOUND-03]
        return False
    tied = [siege for siege in state.sieges.values() if group.id in (*siege.groups, *siege.inside)]
    return all(siege.place == battle.place for siege in tied) and field.map.passable(battle.hex)


def owner(state: CampaignState, id_: str) -> Faction:
    """Who decides for a group or a garrison."""
    return state.places[id_].faction if id_ in state.places else state.groups[id_].faction


def ask(doing: Doing) -> bool:
    """Owners are asked who comes, those of the active side first; where nobody can, or nobody decides for them, nobody does. True if
    somebody must decide.

    [C-BATTLE-07, C-CG-06, C-CG-08, RULING-C-JOIN]
    """
    battle = doing.state.battle
    assert battle is not None
    first = active_side(battle)
    questions = []
    for side in (first, 1 - first):
        groups = who_may(doing.position, battle, side)
        owners = dict.fromkeys((battle.factions[side], *(owner(doing.state, id_) for id_ in groups)))
        for faction in owners:
            own = tuple(id_ for id_ in groups if owner(doing.state, id_) == faction)
            if own and asking.played(doing.field, faction):
                questions.append(q.JoinAsked(faction, side, own))
    for question in reversed(questions):
        doing.ask(question)
    if not questions:
        _all_come(doing)
    return bool(questions)


def choices(position: CampaignPosition, question: q.JoinAsked) -> Iterator[c.Join]:
    """Nobody, each by itself, everybody."""
    yield c.Join(())
    yield from (c.Join((group,)) for group in question.groups)
    yield c.Join(question.groups)


def plan(position: CampaignPosition, question: q.JoinAsked, command: c.Join) -> Refusal | None:
    """Only those who may, each once and on one side. [C-BATTLE-07, RULING-C-JOIN]"""
    battle = position.state.battle
    assert battle is not None
    for id_ in command.groups:
        if id_ not in question.groups or id_ in dict(battle.coming):
            return Refusal("cannot_join", "C-BATTLE-07", who=id_)
    if len(set(command.groups)) < len(command.groups):
        return Refusal("group_named_twice", "C-BATTLE-07")
    return None


def join(doing: Doing, question: q.JoinAsked, command: c.Join) -> bool:
    """The active side's list is locked first, then the other side decides; both are then seen together. True when all have answered.

    [RULING-C-JOIN]
    """
    battle = doing.state.battle
    assert battle is not None
    doing.emit(e.BattleSet(battle._replace(coming=(*battle.coming, *((id_, question.side) for id_ in command.groups)))))
    if doing.state.pending and isinstance(doing.state.pending[-1], q.JoinAsked):
        return False
    _all_come(doing)
    return True


def _all_come(doing: Doing) -> None:
    """Everybody has answered. [C-BATTLE-07]"""
    battle = doing.state.battle
    assert battle is not None
    doing.emit(e.BattleSet(battle._replace(coming=())))
    for id_, side in battle.coming:
        come(doing, side, id_)


def come(doing: Doing, side: int, id_: str) -> None:
    """A group stands on the hex of the battle, on the side of the hex it comes from, and moves no further today; a garrison comes out.

    [C-BATTLE-08, C-BATTLE-09, C-MOVE-08, C-CG-17, RULING-C-SIEGE-RELIEF]
    """
    battle = doing.state.battle
    assert battle is not None
    if id_ in doing.state.places:
        garrison = doing.state.places[id_].garrison
        doing.emit(e.BattleSet(battle._replace(militia=(*battle.militia, *garrison), militia_side=side)))
        return
    group = doing.group(id_)
    before = group.hex
    stack = doing.state.stack(group)
    for each in stack:
        moved = each._replace(hex=battle.hex, moved=doing.state.day)
        doing.emit(e.GroupJoined(moved._replace(came_from=before, arrived=doing.state.day) if before != battle.hex else moved))
    lead_along(doing, id_, before, battle.hex)
    own = (*battle.sides[side], *(each.id for each in stack))
    sides = (own, battle.sides[1]) if side == 0 else (battle.sides[0], own)
    there = [doing.group(each.id) for each in stack]
    arrivals = (*battle.arrivals, *((each.id, came(doing.field, each)) for each in there))
    stood = (*battle.stood, *((each.id, once_came(doing.field, each)) for each in there))
    doing.emit(e.BattleSet(battle._replace(sides=sides, arrivals=arrivals, stood=stood)))
    for enemy in battle.sides[1 - side]:
        knowledge.share(doing, doing.group(id_), doing.group(enemy))
