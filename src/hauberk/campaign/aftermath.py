"""What follows a battle, whether it was fought on the map, settled by the table or refused. The Anarchy 15.6; Guiscard 14.6.

Losses and prisoners come first, from whoever knows them; then one consequence after the other. Where somebody must decide, the rest waits:
how far it has come stands in the state. [C-CG-13, C-CG-16]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from hauberk.battle.core.being import BeingId
from hauberk.campaign import asking, besieging, engineers, groups, leaders, mercenaries, plunder, prisoners, retreats
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.endings import (
    NOBODY,
    REFUSED,
    ROUT,
    SETTLEMENT,
    behind_walls,
    is_townsman,
    living,
    note,
    now,
)
from hauberk.campaign.sides import side_of
from hauberk.campaign.state import FREE, GROUP, PRISONER, Battle, CampaignState, Convoy, Faction, Group, GroupId


def go_on(doing: Doing) -> None:
    """One consequence after the other, until somebody must decide or all are done. [C-CG-13]"""
    while (battle := doing.state.battle) is not None and battle.ending is not None:
        stage = battle.ending.stage
        if stage == len(STAGES):
            _close(doing, battle)
            return
        if STAGES[stage](doing):
            return
        note(doing, stage=stage + 1)


# -- one after the other -----------------------------------------------------------------------------------------------


def _dissolve(doing: Doing) -> bool:
    """Groups of fewer than three scatter; what the wiped out leave behind is dealt with later. [C-GROUP-08, C-END-06]"""
    battle, ending = now(doing)
    for side in (0, 1):
        for group in living(doing.state, battle, side):
            if len(group.men) < doing.rules.figures.least_group:
                if group.prisoners and side != ending.winner:
                    _free(doing, group)
                groups.dissolve(doing, doing.group(group.id))
    _leave_beasts(doing)
    return False


def _leave_beasts(doing: Doing) -> None:
    """Whoever is beaten leaves the pack animals he led on the hex, fled or not; those in a castle yard stay. [C-CONVOY-09]"""
    battle, ending = now(doing)
    sides = battle.sides[1 - ending.winner] if ending.winner != NOBODY else ()
    beaten = [id_ for id_ in sides if not behind_walls(doing.state, battle, id_)]
    for convoy in list(doing.state.convoys.values()):
        if convoy.escort in beaten and convoy.hex == battle.hex:
            doing.emit(e.ConvoyChanged(convoy._replace(escort="")))


def _free(doing: Doing, group: Group) -> None:
    """The prisoners of a beaten escort. [RULING-C-PRIS-RESCUE]"""
    battle, ending = now(doing)
    victors = living(doing.state, battle, ending.winner) if ending.winner != NOBODY else []
    prisoners.rescue(doing, group, victors[0] if victors else None)


def _retreat(doing: Doing) -> bool:
    """Beaten groups leave the hex; who has nowhere to go yields. [C-END-02, C-END-04, RULING-C-END-FLEE]"""
    battle, ending = now(doing)
    while ending.going:
        group = doing.state.groups.get(ending.going[0])
        if group is None or not group.men or group.hex != battle.hex or (group.employer and group.employer in ending.going[1:]):
            note(doing, going=ending.going[1:])  # gone, or led along by its employer
        else:
            drawn = ending.winner == NOBODY
            choices = (retreats.draw if drawn else retreats.flight)(doing.position, battle, group)
            if not choices:
                _yield(doing, group)
            elif asking.ask(doing, q.RetreatAsked(group.faction, group.id, choices), retreats.leave, c.Choose(choices[0])):
                return True
        battle, ending = now(doing)
    for id_, _hex in ending.gone:
        if ending.flags[side_of(battle, id_)] == ROUT and id_ in doing.state.groups:
            doing.emit(e.GroupRouted(doing.group(id_)._replace(halted=doing.state.day + 1)))
    return False


def _yield(doing: Doing, group: Group) -> None:
    """Every way is barred: the group surrenders; when time has run out it stays where it is. [RULING-C-END-FLEE]"""
    battle, ending = now(doing)
    note(doing, going=tuple(id_ for id_ in ending.going if id_ != group.id))
    if ending.winner == NOBODY:
        return
    taken = list(ending.taken[ending.winner])
    for who in group.men:
        doing.emit(e.Captured(who, battle.factions[ending.winner]))
        taken.append(who)
    both = (tuple(taken), ending.taken[1]) if ending.winner == 0 else (ending.taken[0], tuple(taken))
    note(doing, taken=both)


def _prestige(doing: Doing) -> bool:
    """Leaders gain by a battle won and lose by one that was lost or refused; nobody does when time has run out. [C-NOBLE-04, C-END-05]"""
    battle, ending = now(doing)
    figures = doing.rules.figures
    if ending.winner == NOBODY:
        return False
    if ending.reason == REFUSED:
        leaders.battle_prestige(doing, battle.sides[1 - ending.winner], figures.prestige_refused)
        return False
    won, lost = battle.sides[ending.winner], battle.sides[1 - ending.winner]
    leaders.battle_prestige(doing, won, figures.prestige_won, battle.militia if battle.militia_side == ending.winner else ())
    leaders.battle_prestige(doing, lost, figures.prestige_lost, battle.militia if battle.militia_side != ending.winner else ())
    return False


def _victories(doing: Doing) -> bool:
    """Groups without leader count the victory. [C-NOBLE-07]"""
    battle, ending = now(doing)
    if ending.winner != NOBODY and ending.fought:
        for group in living(doing.state, battle, ending.winner):
            leaders.count_victory(doing, group)
    return False


def _births(doing: Doing) -> bool:
    """Who has won often enough without a leader gets one. [C-NOBLE-07, RULING-C-NOBLE-BIRTH]"""
    battle, ending = now(doing)
    if ending.winner == NOBODY or not ending.fought:
        return False
    return any(leaders.birth(doing, doing.group(group.id)) for group in living(doing.state, battle, ending.winner))


def _spoils(doing: Doing) -> bool:
    """What changes hands: the convoys of all who are beaten, the purse and engines of the wiped out and the routed; prisoners are free.

    [C-CONVOY-09, RULING-C-MONEY-CAPTURE, RULING-C-QUICK-ROUT, RULING-C-REFUSE-WHO, RULING-C-PRIS-RESCUE, RULING-C-CONVOY-DROVER]
    """
    battle, ending = now(doing)
    _drovers(doing)
    if ending.winner != NOBODY:
        victors = living(doing.state, battle, ending.winner)
        victor = victors[0] if victors else None
        for id_ in battle.sides[1 - ending.winner]:
            if (group := doing.state.groups.get(id_)) is None:
                continue
            lost = not group.men or ending.flags[1 - ending.winner] == ROUT
            if group.prisoners and (not group.men or not behind_walls(doing.state, battle, id_)):
                _free(doing, group)
            if victor is not None and lost:
                _hand_over(doing, doing.group(id_), victor)
        if victor is not None:
            _won(doing, victor)
            engineers.capture_trains(doing, doing.group(victor.id))
    siege = doing.state.sieges.get(battle.place)
    if siege is not None and ending.winner != NOBODY and {*siege.groups} & {*battle.sides[1 - ending.winner]}:
        besieging.relieved(doing, battle)
    for id_ in (*battle.sides[0], *battle.sides[1]):
        if (group := doing.state.groups.get(id_)) is not None and not group.men:
            groups.remove(doing, id_, e.GroupEliminated)
    return False


def _won(doing: Doing, victor: Group) -> None:
    """Convoys of the beaten fall to who is there; a settlement that was stormed can be plundered, or passes to the victor, and his
    friends in its dungeon are free.

    [C-CONVOY-07, C-CONVOY-09, C-MONEY-06, RULING-C-PLACE-CONTROL, RULING-C-PRIS-RESCUE]
    """
    battle, ending = now(doing)
    losers = {battle.factions[1 - ending.winner], *_factions(doing.state, battle.sides[1 - ending.winner])}
    for convoy in list(doing.state.convoys.values()):
        if convoy.hex == battle.hex and not convoy.escort and convoy.faction in losers:
            _take_convoy(doing, convoy, victor)
    if battle.reason == SETTLEMENT and ending.winner == 0:
        note(doing, won=(*now(doing)[1].won, battle.place))
        prisoners.free_captives(doing, battle.place, victor.id)
        if doing.rules.switches.conquest:
            doing.emit(e.PlaceConquered(doing.state.places[battle.place]._replace(faction=victor.faction)))


def _factions(state: CampaignState, ids: Iterable[GroupId]) -> set[Faction]:
    return {state.groups[id_].faction for id_ in ids if id_ in state.groups and state.groups[id_].faction}


def _drovers(doing: Doing) -> None:
    """A convoy whose drover has fallen or is taken stays where it is. [RULING-C-CONVOY-DROVER]"""
    for convoy in list(doing.state.convoys.values()):
        drover = doing.state.people.get(convoy.drover)
        if drover is not None and not drover.present:
            doing.emit(e.ConvoyChanged(convoy._replace(drover="")))


def _hand_over(doing: Doing, group: Group, victor: Group) -> None:
    """Purse and engines of the wiped out and the routed fall to the victor. [RULING-C-MONEY-CAPTURE, RULING-C-QUICK-ROUT]"""
    doing.pay(group.id, victor.id, group.coin, e.SpoilsTaken)
    if group.engines:
        left, mine = doing.group(group.id), doing.group(victor.id)
        doing.emit(e.EnginesTaken(mine._replace(engines=(*mine.engines, *left.engines), oxen=mine.oxen + left.oxen)))
        doing.set(left._replace(engines=(), oxen=0))


def _take_convoy(doing: Doing, convoy: Convoy, victor: Group) -> None:
    doing.emit(e.ConvoyTaken(convoy._replace(faction=victor.faction, escort=victor.id, hex=victor.hex)))
    note(doing, won=(*now(doing)[1].won, convoy.id))


def _plunder(doing: Doing) -> bool:
    """Who has won a convoy, or stormed a place, may take what is there. [C-MONEY-06, C-CONVOY-09, C-END-06]"""
    battle, ending = now(doing)
    victors = living(doing.state, battle, ending.winner) if ending.winner != NOBODY else []
    while ending.won:
        what = ending.won[0]
        note(doing, won=ending.won[1:])
        take = plunder.of_convoy if what in doing.state.convoys else plunder.after
        if victors and take(doing, doing.group(victors[0].id), what):
            return True
        ending = now(doing)[1]
    return False


def _shares(doing: Doing) -> bool:
    """Mercenaries who serve for a promise want their part of what was plundered. [C-MERC-13, C-MERC-14]"""
    battle, ending = now(doing)
    if ending.winner == NOBODY or (not ending.booty and not ending.shared):
        return False
    for company in plunder.waiting(doing.position, battle.sides[ending.winner]):
        if company.id not in now(doing)[1].shared and plunder.ask_share(doing, company, now(doing)[1].booty):
            return True
    return False


def _escorts(doing: Doing) -> bool:
    """Prisoners are led off, side by side: the victor's first. [C-PRIS-01, C-PRIS-03]"""
    battle, ending = now(doing)
    for side in (0, 1) if ending.winner != 1 else (1, 0):
        men = tuple(who for who in ending.taken[side] if _unguarded(doing.state, who))
        both = ((), ending.taken[1]) if side == 0 else (ending.taken[0], ())
        note(doing, taken=both)
        battle, ending = now(doing)
        captors = living(doing.state, battle, side)
        plain = [group for group in captors if group.kind == GROUP] or captors
        if men and not plain:  # nobody is left to hold them
            for who in men:
                doing.emit(e.Released(who))
        elif men and prisoners.lead_off(doing, plain[0], men):
            return True
    return False


def _unguarded(state: CampaignState, who: BeingId) -> bool:
    person = state.people[who]
    return person.fate == PRISONER and person.alive and not person.group and not person.place


def _townsfolk(doing: Doing) -> bool:
    """Town fighters go home, whoever has won; a garrison and the wounded who lie there stay. [C-MEET-08]"""
    battle, _ = now(doing)
    for who in battle.militia:
        if is_townsman(doing.state, battle, who) and doing.state.people[who].alive and doing.state.people[who].fate == FREE:
            doing.emit(e.Departed(who))
    return False


STAGES: tuple[Callable[[Doing], bool], ...] = (
    _dissolve, _retreat, _prestige, _victories, _births, _spoils, _plunder, _shares, _escorts, _townsfolk,
)  # fmt: skip
"""In the order of the aftermath; each says whether somebody must decide first, and is then taken up again. [C-CG-13]"""


def _close(doing: Doing, battle: Battle) -> None:
    """The battle is over; mercenaries who were cheated rise now, one company after the other. [C-CG-13, C-MERC-13, C-MERC-14]"""
    ending = battle.ending
    assert ending is not None
    winner = battle.factions[ending.winner] if ending.winner != NOBODY else ""
    doing.emit(e.BattleEnded(battle.hex, battle.factions, winner, ending.reason, ending.fought, ending.result))
    for number, id_ in enumerate(battle.revolts):
        company = doing.state.groups.get(id_)
        if company is not None and company.employer in doing.state.groups:
            mercenaries.turn_on(doing, company)
            if (fight := doing.state.battle) is not None:
                doing.emit(e.BattleSet(fight._replace(revolts=(*battle.revolts[number + 1 :], *fight.revolts))))
                return
