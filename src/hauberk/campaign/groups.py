"""Combat groups: split, merged, filled up, dissolved. The Anarchy 8.1, 8.2; Guiscard 8.1, 8.2."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from hauberk.battle.core.being import BeingId
from hauberk.campaign import besieging
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.map import HexName
from hauberk.campaign.state import MERCENARIES, TRAIN, CampaignState, Group


def new_id(state: CampaignState, prefix: str) -> str:
    """An id nobody has had in this campaign."""
    number = state.made + 1
    while f"{prefix}_{number}" in state.groups or f"{prefix}_{number}" in state.convoys:
        number += 1
    return f"{prefix}_{number}"


def all_mounted(state: CampaignState, stack: Iterable[Group]) -> bool:
    """Does everybody ride? Such a group has a marker of its own. [C-GROUP-03, C-CG-15]"""
    people = [person for group in stack for person in state.members(group)]
    return bool(people) and all(person.mounted for person in people)


# -- moving people -----------------------------------------------------------------------------------------------------


def shift(doing: Doing, men: Sequence[BeingId], group: str = "", place: str = "") -> None:
    """People leave whatever list they are on and are with a group, or in a place as its garrison. [C-GROUP-04, C-PLACE-10]"""
    leave(doing, men)
    for who in men:
        doing.emit(e.Moved(who, group, place))
    if group:
        taker = doing.group(group)
        doing.set(taker._replace(men=(*taker.men, *men)))
    elif place:
        holding = doing.state.places[place]
        doing.emit(e.PlaceChanged(holding._replace(garrison=(*holding.garrison, *men))))


def leave(doing: Doing, men: Sequence[BeingId]) -> None:
    """They are taken off the lists of groups and places."""
    gone = set(men)
    for group in list(doing.state.groups.values()):
        if gone & {*group.men}:
            doing.set(group._replace(men=tuple(who for who in group.men if who not in gone)))
    for holding in list(doing.state.places.values()):
        if gone & {*holding.garrison, *holding.treated}:
            kept = holding._replace(
                garrison=tuple(who for who in holding.garrison if who not in gone),
                treated=tuple(who for who in holding.treated if who not in gone),
            )
            doing.emit(e.PlaceChanged(kept))


# -- splitting and merging ---------------------------------------------------------------------------------------------


def split(doing: Doing, group: Group, men: Sequence[BeingId], coin: int = 0) -> Group:
    """Part of a group becomes a group of its own: it takes over attitude, hunger and victories, and needs no leader.

    [C-GROUP-05, C-GROUP-09, C-LOYAL-07, RULING-C-SUPPLY-SPLIT]
    """
    made = group._replace(
        id=new_id(doing.state, group.faction or "free"), men=(), coin=0, prisoners=(), prison="", employer="", engines=(), oxen=0
    )  # fmt: skip
    doing.emit(e.GroupSplit(made))
    shift(doing, men, made.id)
    doing.pay(group.id, made.id, coin)
    return doing.group(made.id)


def merge(doing: Doing, group: Group, other: Group) -> None:
    """Two groups become one: attitude of the leader of the larger part, the longer hunger, the more victories.

    [C-GROUP-06, C-LOYAL-07, RULING-C-GROUP-MERGE, RULING-C-SUPPLY-SPLIT, RULING-C-NOBLE-BIRTH]
    """
    level = merged_attitude(doing.state, group, other)
    doing.pay(other.id, group.id, other.coin)
    shift(doing, other.men, group.id)
    one, two = doing.group(group.id), doing.group(other.id)
    veteran = one if one.victories >= two.victories else two
    doing.set(
        one._replace(
            attitude=level,
            missed=max(one.missed, two.missed),
            hungry=one.hungry or two.hungry,
            victories=veteran.victories,
            veterans=veteran.veterans,
            engines=(*one.engines, *two.engines),
            oxen=one.oxen + two.oxen,
            prisoners=(*one.prisoners, *two.prisoners),
            prison=one.prison or two.prison,
            moved=max(one.moved, two.moved),
            halted=max(one.halted, two.halted),
            arrived=max(one.arrived, two.arrived),
            camped=tuple(id_ for id_ in dict.fromkeys((*one.camped, *two.camped)) if id_ not in (one.id, two.id)),
        )
    )
    for who in two.prisoners:
        doing.emit(e.Moved(who, group.id))
    _follow(doing, two.id, group.id)
    besieging.merged(doing, group.id, two.id)
    doing.emit(e.GroupMerged(two.id))


def merged_attitude(state: CampaignState, group: Group, other: Group) -> int:
    """The level of the leader of the most numerous part; without a leader that part's own; the first part's in a tie.

    [C-GROUP-06, RULING-C-GROUP-MERGE]
    """
    larger = group if len(group.men) >= len(other.men) else other
    leader = state.leader(larger)
    return leader.attitude if leader is not None and leader.attitude else larger.attitude


def _follow(doing: Doing, old: str, new: str) -> None:
    """Mercenaries and convoys of a group that is no more go with the other; who slept beside it slept beside that. [RULING-C-STACK-TURN]"""
    for each in list(doing.state.groups.values()):
        if each.employer == old:
            doing.set(each._replace(employer=new))
        if old in each.camped and each.id not in (old, new):
            doing.set(doing.group(each.id)._replace(camped=tuple(new if id_ == old else id_ for id_ in each.camped)))
    for convoy in list(doing.state.convoys.values()):
        if convoy.escort == old:
            doing.emit(e.ConvoyChanged(convoy._replace(escort=new)))


# -- the end of a group ------------------------------------------------------------------------------------------------


def dissolve_small(doing: Doing) -> None:
    """Ordinary people of a group of fewer than three scatter; leaders, engineers and spies stay on the map.

    [C-GROUP-01, C-GROUP-08, RULING-C-GROUP-DISSOLVE]
    """
    for group in list(doing.state.groups.values()):
        if len(group.men) < doing.rules.figures.least_group:
            dissolve(doing, group)


def dissolve(doing: Doing, group: Group) -> None:
    """Its people are lost and its money with them; a leader alone goes on. [C-GROUP-08, RULING-C-GROUP-DISSOLVE, RULING-C-MONEY-CAPTURE]"""
    people = doing.state.members(group)
    kept = [person for person in people if person.leads] or [person for person in people if group.kind == TRAIN]
    if group.kind == MERCENARIES:
        kept = []
    for person in people:
        if person not in kept:
            doing.emit(e.Departed(person.id))
    release(doing, doing.group(group.id))
    if kept or (group.kind == TRAIN and group.engines):
        return
    remove(doing, group.id, e.GroupDissolved)


def release(doing: Doing, group: Group) -> None:
    """Prisoners whom too few are left to guard walk away. [RULING-C-PRIS-MASSACRE b]"""
    for who in group.prisoners:
        if doing.state.people[who].alive:
            doing.emit(e.Escaped(who, disarmed=True))
            doing.emit(e.Departed(who))


def lead_along(doing: Doing, id_: str, before: HexName, hex_: HexName) -> None:
    """A group takes its convoys along to another hex; one that has lost its drover stays behind. [C-CONVOY-03, C-CONVOY-05]"""
    for convoy in list(doing.state.convoys.values()):
        if convoy.escort == id_ and convoy.hex == before:
            doing.emit(e.ConvoyChanged(convoy._replace(hex=hex_) if convoy.drover else convoy._replace(escort="")))


def remove(doing: Doing, id_: str, fact: type[e.GroupGone] = e.GroupGone) -> None:
    """A group is no more: its mercenaries are on their own, its convoys stay where they are, what nobody took of its money is lost.

    [C-GROUP-08, RULING-C-CONVOY-TAKEN, RULING-C-MONEY-CAPTURE]
    """
    if coin := doing.group(id_).coin:
        doing.pay(id_, "", coin)
    for each in list(doing.state.groups.values()):
        if each.employer == id_:
            doing.set(each._replace(employer=""))
    for convoy in list(doing.state.convoys.values()):
        if convoy.escort == id_:
            doing.emit(e.ConvoyChanged(convoy._replace(escort="")))
    doing.emit(fact(id_))
