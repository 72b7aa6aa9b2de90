"""What a siege leaves behind: people and stores as they are, who holds the place, what becomes of a garrison. The Anarchy 16; Guiscard 15.

[C-SIEGE-03, C-CG-18, C-CG-20, RULING-C-SIEGE-CONTROL]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from hauberk.battle.core.being import BeingId, Health
from hauberk.campaign import besieging, fate, leaders, newcomers, plunder, prisoners
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.groups import remove, shift
from hauberk.campaign.rules import CampaignFigures
from hauberk.campaign.state import GROUP, NEUTRAL, CampaignState, Group, Siege
from hauberk.common.refusal import Refusal
from hauberk.siege.state import BESIEGED, BESIEGER, CAMP, GONE, PRISONER, Outcome, SiegeState
from hauberk.siege.state import Person as SiegePerson

STORMED = ("taken", "wiped_out")
"""Ends by force: no terms were made. [C-CG-18]"""
YIELDED = ("starved", "commanders_lost")
"""Ends by surrender."""
CALLED_AWAY: Final = "lifted"
"""An urgent message ends it. [RULING-C-SIEGE-EVENTS]"""


# -- at nightfall ------------------------------------------------------------------------------------------------------


def carry_over(doing: Doing, place: str) -> None:
    """The campaign learns what the day of the siege has done to people, horses, engines, walls and stores. [C-CG-18, C-SIEGE-17]"""
    siege = doing.state.sieges[place]
    days = siege.days
    assert days is not None
    for person in list(days.people.values()):
        _person(doing, siege, person)
    if days.outcome is None or days.outcome.winner != BESIEGER:  # when the place falls, all are led off together
        _lead_off(doing, siege)
    _stores(doing, siege, days)
    _engines(doing, siege, days)


def _person(doing: Doing, siege: Siege, person: SiegePerson) -> None:
    if person.id not in doing.state.people:
        if person.fate == GONE:
            return  # he came with an army and went home with it
        newcomers.enlist(doing, siege, person)
    known = doing.state.people[person.id]
    if not known.present:
        return
    if person.health == Health.DEAD:
        doing.kill(person.id, e.HurtInSiege)
    elif person.fate == PRISONER:
        taker = siege.besieger if person.side == BESIEGED else siege.besieged
        doing.emit(e.CapturedInSiege(person.id, taker))
        _lock_up(doing, siege, person)
    elif person.fate == GONE:
        if _still_there(doing.state, siege, person.id):
            doing.emit(e.Departed(person.id))
    elif person.wounded != known.wounded:
        doing.emit(e.HurtInSiege(person.id, Health.WOUNDED) if person.wounded else e.Healed(person.id))
    if person.health != Health.DEAD and known.mounted and not person.mounted:
        doing.emit(e.Dismounted(person.id))


def _still_there(state: CampaignState, siege: Siege, who: BeingId) -> bool:
    """Is he with those before or in the place? Who marched off with his group is not gone from the campaign."""
    group = state.people[who].group
    return group in siege.groups or group in siege.inside or state.people[who].place == siege.place


def _lock_up(doing: Doing, siege: Siege, person: SiegePerson) -> None:
    """Besiegers whom the garrison takes lie in the place; its own people who are taken are led off by nightfall. [C-PRIS-01, C-PRIS-02]"""
    if person.side == BESIEGER:
        holding = doing.state.places[siege.place]
        doing.emit(e.Moved(person.id, place=siege.place))
        doing.emit(e.SiegeCarriedOver(holding._replace(captives=(*holding.captives, person.id))))


def _lead_off(doing: Doing, siege: Siege) -> None:
    """The besieger says who leads off those he has taken today. [C-PRIS-01, RULING-C-PRIS-ESCORT]"""
    men = _unguarded(doing.state, siege)
    hosts = [doing.group(id_) for id_ in siege.groups if doing.group(id_).kind == GROUP]
    if men and hosts:
        prisoners.lead_off(doing, hosts[0], men)


def _unguarded(state: CampaignState, siege: Siege) -> tuple[BeingId, ...]:
    """Besieged who were taken today and whom nobody leads yet."""
    inside = siege.days.people.values() if siege.days is not None else ()
    held = [state.people[each.id] for each in inside if each.side == BESIEGED and each.fate == PRISONER]
    return tuple(each.id for each in held if each.fate == PRISONER and each.alive and not each.group and not each.place)


def _stores(doing: Doing, siege: Siege, days: SiegeState) -> None:
    """What is left to eat, as resource points: two days each, and one that is begun is spent. [C-SIEGE-02, RULING-C-SIEGE-DAYS]"""
    each = doing.field.siege.figures.resource_days
    holding = doing.state.places[siege.place]
    left = min(holding.resources, days.food // each) if holding.resources else 0
    works = tuple(sorted((hex_, grade) for hex_, grade in days.damage.items() if grade))
    ruined = doing.state.day if works else 0
    if (left, works, ruined) != (holding.resources, holding.works, holding.ruined):
        doing.emit(e.SiegeCarriedOver(holding._replace(resources=left, works=works, ruined=ruined)))


def _engines(doing: Doing, siege: Siege, days: SiegeState) -> None:
    """Engines that are whole stay with who draws them; of those that were built, what has wheels goes with the host. [C-CG-20]"""
    wheels = doing.rules.siege_train.oxen
    whole = Counter(each.kind for each in days.engines.values() if each.side == BESIEGER and each.where == CAMP and each.kind in wheels)
    for id_ in siege.groups:
        group = doing.group(id_)
        kept = tuple((Counter(group.engines) & whole).elements())
        whole -= Counter(kept)
        if sorted(kept) != sorted(group.engines):
            doing.set(group._replace(engines=kept))
    if whole:
        host = doing.group(siege.groups[0])
        doing.set(host._replace(engines=(*host.engines, *whole.elements())))


def fight_prestige(doing: Doing, place: str, winner: int) -> None:
    """A fight of a siege is a battle won and lost, for the castellan and the nobles in his beds too; groups without leader count it.

    [C-NOBLE-04, C-NOBLE-07, C-PLACE-09, RULING-C-QUICK-PRESTIGE]
    """
    siege, holding, figures = doing.state.sieges[place], doing.state.places[place], doing.rules.figures
    leaders.battle_prestige(doing, siege.groups, _prestige(figures, winner == BESIEGER))
    leaders.battle_prestige(doing, siege.inside, _prestige(figures, winner == BESIEGED), (*holding.garrison, *holding.treated))
    for id_ in siege.inside if winner == BESIEGED else siege.groups:
        leaders.count_victory(doing, doing.group(id_))
        leaders.birth(doing, doing.group(id_))


def _prestige(figures: CampaignFigures, won: bool) -> int:
    return figures.prestige_won if won else figures.prestige_lost


# -- the end -----------------------------------------------------------------------------------------------------------


def ended(doing: Doing, place: str, outcome: Outcome) -> None:
    """The siege is over: lifted, or the place has fallen; who is called away leaves by the next day. [C-CG-18, RULING-C-SIEGE-EVENTS]"""
    siege = doing.state.sieges[place]
    if outcome.winner == BESIEGER:
        fallen(doing, place, outcome.reason)
    else:
        besieging.lifted(doing, place, outcome.reason)
        if outcome.reason in YIELDED:
            _taken_within(doing, siege)
        if outcome.reason == CALLED_AWAY and siege.besieger:
            holding = doing.state.places[place]
            paid = (*holding.paid, (siege.besieger, doing.state.day))
            doing.emit(e.PlaceChanged(holding._replace(paid=paid)))


def _taken_within(doing: Doing, siege: Siege) -> None:
    """Besiegers whom an army had shut in, and who have given in, are its prisoners. [BESB-07, A-ACT-17, RULING-C-SIEGE-EVENTS]"""
    armies = newcomers.outside(doing.state, siege)
    if men := besieging.attackers(doing.state, siege) if armies else ():
        for id_ in siege.groups:
            if id_ in doing.state.groups and doing.group(id_).prisoners:
                prisoners.rescue(doing, doing.group(id_), doing.group(armies[0]))
        prisoners.capture(doing, men, doing.group(armies[0]))


def fallen(doing: Doing, place: str, reason: str) -> None:
    """The place is the besieger's if he leaves a garrison; who was in it meets his fate. [C-SIEGE-03, RULING-C-SIEGE-CONTROL]"""
    siege = doing.state.sieges[place]
    there = [doing.group(id_) for id_ in siege.groups if id_ in doing.state.groups]
    if not there:
        besieging.lifted(doing, place, reason)  # it yields, and there is nobody left to yield to
        return
    host = next((group for group in there if group.kind == GROUP), there[0])
    holding = doing.state.places[place]
    free = newcomers.outside(doing.state, siege)  # an army before the place does not fall with it
    purse = tuple(id_ for id_ in siege.inside if id_ not in free)
    inside = (*holding.garrison, *holding.treated, *(who for id_ in purse for who in doing.group(id_).men))
    taken = _unguarded(doing.state, siege)
    doing.emit(e.SiegeOver(place, siege.besieger, reason))
    doing.emit(e.PlaceChanged(doing.state.places[place]._replace(faction=NEUTRAL)))
    _ask_garrison(doing, place, there)
    if reason in STORMED:
        plunder.after(doing, host, place)
    for id_ in purse:
        doing.pay(id_, host.id, doing.group(id_).coin)
    prisoners.take_dungeon(doing, place, host.id)
    for id_ in purse:
        if doing.group(id_).prisoners:
            prisoners.rescue(doing, doing.group(id_), doing.group(host.id))
    if inside and reason in STORMED:
        prisoners.capture(doing, inside, host, taken)
    elif inside:
        fate.decide(doing, place, inside, host)
    if taken and not (inside and reason in STORMED):
        prisoners.lead_off(doing, host, taken)
    for id_ in purse:
        if id_ in doing.state.groups and not doing.group(id_).men:
            remove(doing, id_)


def _ask_garrison(doing: Doing, place: str, there: Sequence[Group]) -> None:
    """Who could stay: everybody of the groups that besieged it. Whether there are enough is seen when they are named.

    [RULING-C-SIEGE-CONTROL]
    """
    men = tuple(who for group in there if group.kind == GROUP for who in group.men if not doing.state.people[who].leads)
    if len(men) >= doing.rules.figures.garrison_least:
        doing.ask(q.GarrisonAsked(there[0].faction, place, men))


def plan_garrison(position: CampaignPosition, question: q.GarrisonAsked, command: c.Name) -> Refusal | None:
    """Five at least, or nobody: then the castle is nobody's. Who marches on is three, or a leader. [RULING-C-SIEGE-CONTROL, C-GROUP-01]"""
    field, state = position
    figures = field.rules.figures
    named = set(command.men)
    if not named:
        return None
    if len(named) != len(command.men) or not named <= set(question.choices):
        return Refusal("not_among_them", "RULING-C-SIEGE-CONTROL")
    if len(named) < figures.garrison_least:
        return Refusal("garrison_too_small", "RULING-C-SIEGE-CONTROL", needs=figures.garrison_least, has=len(named))
    hex_ = field.map.places[question.place].hex
    hosts = [group for group in state.at(hex_) if named & {*group.men} and not group.prison]
    if not named <= {who for group in hosts for who in group.men}:  # some have led prisoners off since they were asked
        return Refusal("not_among_them", "RULING-C-SIEGE-CONTROL")
    for host in hosts:
        left = [who for who in host.men if who not in named]
        if (len(left) < figures.least_group and any(not state.people[who].leads for who in left)) or (host.prisoners and not left):
            return Refusal("would_be_too_few", "C-GROUP-01", who=host.id, needs=figures.least_group, has=len(left))
    return None


def garrison(doing: Doing, question: q.GarrisonAsked, command: c.Name) -> None:
    """They stay, and the place is their faction's; its old loyalties do not count while it is held by force. [RULING-C-SIEGE-CONTROL]"""
    men = tuple(who for who in command.men if doing.state.people[who].present)
    if len(men) < doing.rules.figures.garrison_least:
        return
    doing.emit(e.PlaceTaken(doing.state.places[question.place]._replace(faction=question.faction)))
    hosts = dict.fromkeys(doing.state.people[who].group for who in men)
    shift(doing, men, place=question.place)
    for left in [doing.group(host) for host in hosts if host in doing.state.groups and not doing.group(host).men]:
        near = [group for group in doing.state.at(left.hex) if group.faction == left.faction and group.id != left.id]
        doing.pay(left.id, near[0].id if near else "", left.coin)  # a garrison has no purse [RULING-C-MONEY-HOLDER]
        remove(doing, left.id)
