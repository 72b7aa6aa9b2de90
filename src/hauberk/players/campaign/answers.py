"""Short answers: fight or slip away, who comes, what is taken, who stays. [C-CG-11]"""

from __future__ import annotations

import random

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.players.campaign import aims, plans
from hauberk.players.campaign.known import Known
from hauberk.players.campaign.mornings import weakest
from hauberk.players.campaign.stores import need
from hauberk.players.campaign.temper import Temper
from hauberk.players.campaign.ways import own_homes
from hauberk.players.campaign.worth import of_banner, of_people

ATTACK, LET_BE, FIGHT, REFUSE = "attack", "let_be", "fight", "refuse"
HELPS = 0.7
"""He comes to a battle if the side is then worth so much of the other."""
SAFE = 2.5
"""He does not come if it is worth so many times the other without him."""


def odds(known: Known, faction: str) -> float:
    """What a faction's side of the meeting is worth, divided by the other's."""
    fray = known.fray
    assert fray is not None
    side = 0 if fray.factions[0] == faction else 1
    ours, theirs = (_side(known, each) for each in (side, 1 - side))
    return ours / max(0.5, theirs)


def _side(known: Known, side: int) -> float:
    """The groups of a side on the hex with their mercenaries, and the townsfolk who stand with it."""
    fray = known.fray
    assert fray is not None
    named = {*fray.sides[side]}
    total = sum(
        of_banner(known, each)
        for id_ in fray.sides[side]
        if (each := known.sight.banners.get(id_)) is not None and id_ not in known.sight.groups
    )
    own = [known.sight.groups[id_] for id_ in fray.sides[side] if id_ in known.sight.groups]
    total += sum(of_people(known, (known.sight.people[who] for who in group.men)) for group in own)
    companies = [each for each in known.sight.groups.values() if each.employer in named and each.id not in named and each.hex == fray.hex]
    total += sum(of_people(known, (known.sight.people[who] for who in group.men)) for group in companies)
    return total + (of_people(known, fray.militia) if fray.militia_side == side else 0.0)


def neighbours(known: Known) -> float:
    """What own groups beside the hex could bring to the battle. [C-BATTLE-07]"""
    fray = known.fray
    assert fray is not None
    named = {*fray.sides[0], *fray.sides[1]}
    reach = known.field.rules.figures.join_distance
    return sum(
        of_people(known, (known.sight.people[who] for who in group.men))
        for group in known.sight.groups.values()
        if group.id not in named
        and 0 < known.field.map.distance(group.hex, fray.hex) <= reach
        and not known.sight.banners[group.id].besieges
    )


def attack(known: Known, temper: Temper, question: q.AttackAsked) -> c.Command:
    """He attacks when he is enough stronger; for an aim of the scenario he dares more. [C-MEET-03]"""
    fray = known.fray
    assert fray is not None
    side = 0 if fray.factions[0] == known.faction else 1
    ratio = (_side(known, side) + neighbours(known) / 2) / max(0.5, _side(known, 1 - side))
    task = plans.plan(known, temper).get(question.group)
    meant = task is not None and task.kind == aims.FIGHT and (task.who in fray.sides[1 - side] or task.goal == fray.hex)
    return c.Choose(ATTACK if ratio >= temper.attacks * (0.85 if meant else 1.0) else LET_BE)


def refuse(known: Known, temper: Temper, question: q.RefuseAsked) -> c.Command:
    """Far weaker and mostly mounted, he slips away. [C-REFUSE-01]"""
    men = [known.sight.people[who] for who in known.sight.groups[question.group].men] if question.group in known.sight.groups else []
    riders = sum(person.mounted for person in men)
    weak = odds(known, known.faction) < temper.refuses
    return c.Choose(REFUSE if weak and 2 * riders > len(men) else FIGHT)


def join(known: Known, question: q.JoinAsked) -> c.Command:
    """All who may come, if it helps. [C-BATTLE-07]"""
    fray = known.fray
    assert fray is not None
    ours, theirs = _side(known, question.side), max(0.5, _side(known, 1 - question.side))
    more = {id_: _coming(known, id_) for id_ in question.groups}
    if ours / theirs >= SAFE or (ours + sum(more.values())) / theirs < HELPS:
        return c.Join(())
    found: list[str] = []
    for id_ in sorted(more, key=lambda each: (-more[each], each)):
        if ours / theirs < SAFE:
            found.append(id_)
            ours += more[id_]
    command = c.Join(tuple(found))
    return command if known.lawful(command) else c.Join(())  # who comes to one side cannot come to the other


def _coming(known: Known, id_: str) -> float:
    if (group := known.sight.groups.get(id_)) is not None:
        return of_people(known, (known.sight.people[who] for who in group.men))
    if (holding := known.sight.places.get(id_)) is not None:
        return of_people(known, (known.sight.people[who] for who in holding.garrison))
    return of_banner(known, known.sight.banners[id_]) if id_ in known.sight.banners else 0.0


def retreat(known: Known, question: q.RetreatAsked) -> c.Command:
    """Away from the enemy, towards what is his own. [C-END-02]"""
    enemies = [each.hex for each in aims.enemies(known)]
    homes = own_homes(known)
    far = known.field.map.distance

    def safety(hex_: str) -> tuple[int, int, str]:
        away = min((far(hex_, each) for each in enemies), default=9)
        return (min(away, 3), -min((far(hex_, each) for each in homes), default=0), hex_)

    return c.Choose(max(question.choices, key=safety))


def take(known: Known, temper: Temper, question: q.PlunderAsked) -> c.Command:
    """All of it; but nobody plunders what feeds him, and a name that is to grow is kept clean. [C-MONEY-06, C-NOBLE-05]"""
    group = known.sight.groups[question.group]
    if question.place in known.sight.convoys or question.place in known.sight.wagons:
        return c.Take(0 if need(known, group) else question.most)
    if aims.keeps_his_name(known, group):
        return c.Take(0)
    kept = any(
        aim.faction == known.faction and aim.kind in ("take", "hold", "rally") and aim.place == question.place
        for aim in known.field.objectives
    )
    return c.Take(question.most // 2 if kept else question.most)


def share(known: Known, question: q.ShareAsked) -> c.Command:
    """A point a head, if there is so much. [C-MERC-13]"""
    company = known.sight.groups[question.group]
    employer = known.sight.groups.get(company.employer)
    purse = employer.coin // max(1, known.field.rules.prices.plunder) if employer is not None else 0
    return c.Take(max(0, min(question.most, len(company.men), purse)))


def escort(known: Known, question: q.EscortAsked) -> c.Command:
    """Three men for a captive leader, the least of them; for nobody else. [C-PRIS-01, C-PRIS-03]"""
    if not any(who in known.sight.people and known.sight.people[who].leads for who in question.prisoners):
        return c.Name(())
    fit = weakest(known, [known.sight.people[who] for who in question.choices])
    least = known.field.rules.figures.escort
    for number in range(least, len(fit) + 1):
        if known.lawful(command := c.Name(tuple(fit[:number]))):
            return command
    return c.Name(())


def garrison(known: Known, question: q.GarrisonAsked) -> c.Command:
    """Five who can be spared. [RULING-C-SIEGE-CONTROL]"""
    men = weakest(known, [known.sight.people[who] for who in question.choices])
    least = known.field.rules.figures.garrison_least
    for number in range(least, len(men) + 1):
        if known.lawful(command := c.Name(tuple(men[:number]))):
            return command
    return c.Name(())


def feed(known: Known, question: q.SupplyAsked) -> c.Command:
    """The strongest eat first. [C-SUPPLY-06]"""
    return c.Feed(tuple(sorted(question.groups, key=lambda id_: (-of_banner(known, known.sight.banners[id_]), id_))))


def sheet(known: Known, question: q.SheetAsked, seed: str) -> c.Command:
    """Any that fits; the same campaign, the same sheet. [C-BATTLE-04]"""
    assert known.fray is not None
    where = (seed, str(known.sight.day), known.fray.hex, *known.fray.factions)
    return c.Choose(random.Random("/".join(where)).choice(question.choices))


def tribute(known: Known, question: q.TributeAsked) -> c.Command:
    """Coin, or food for those who are hungry. [RULING-C-CAPIT-PAYMENT]"""
    group = known.sight.groups[question.group]
    return c.Choose("load" if need(known, group) and "load" in question.choices else "coin")
