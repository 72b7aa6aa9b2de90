"""Prisoners: led off, held to ransom, massacred, freed. The Anarchy 15.8; Guiscard 14.8."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign import asking, groups
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.classes import RIDING
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.map import HexName
from hauberk.campaign.paths import distances
from hauberk.campaign.raising import Country, rolls_of
from hauberk.campaign.state import GROUP, PRISONER, Group, GroupId, Person, PlaceId
from hauberk.common.refusal import Refusal

MASSACRE: Final = "massacre"
RELEASE: Final = "release"


# -- taken -------------------------------------------------------------------------------------------------------------


def capture(doing: Doing, men: Sequence[BeingId], captor: Group, before: Sequence[BeingId] = ()) -> None:
    """People are taken by a group, whose owner says at once who leads them off, and those he took before.

    [C-PRIS-01, RULING-C-PRIS-ESCORT]
    """
    for who in men:
        doing.emit(e.Captured(who, captor.faction))
    lead_off(doing, captor, (*before, *men))


def lead_off(doing: Doing, captor: Group, men: tuple[BeingId, ...]) -> bool:
    """Who leads the prisoners off? Without a place to bring them to they are let go or killed; without an escort they are massacred. True
    if
    somebody must decide.

    [C-PRIS-01, C-PRIS-03, RULING-C-PRIS-ESCORT, RULING-C-PRIS-DEST, RULING-C-PRIS-MASSACRE]
    """
    if not men:
        return False
    if not nearest_prison(doing.position, captor.faction, captor.hex):
        for who in men:  # until it is decided they stand with the group
            _with(doing, captor.id, who)
        return asking.ask(doing, q.PrisonersAsked(captor.faction), _release_or_massacre, c.Choose(RELEASE))
    choices = escorts(doing.position, captor)
    question = q.EscortAsked(captor.faction, captor.id, men, choices)
    if len(choices) < doing.rules.figures.escort:
        massacre(doing, captor, men)
        return False
    worth_it = any(doing.state.people[who].leads for who in men)
    return asking.ask(doing, question, _escort, c.Name(choices if worth_it else ()))


def escorts(position: CampaignPosition, captor: Group) -> tuple[BeingId, ...]:
    """Those of the captor's faction on his hex who can lead prisoners: armed, and no mercenaries. [C-PRIS-01, RULING-C-PRIS-ESCORT]"""
    near = [group for group in position.state.at(captor.hex) if group.kind == GROUP and group.faction == captor.faction]
    hurt = not position.field.rules.switches.fit_escorts
    return tuple(who.id for group in near for who in position.state.members(group) if (hurt or not who.wounded) and not who.disarmed)


def nearest_prison(position: CampaignPosition, faction: str, hex_: HexName) -> PlaceId:
    """The castle or settlement of a faction that costs least to come to on foot; "" if it has none. [C-PRIS-01, RULING-C-PRIS-DEST]"""
    far = distances(position.field, hex_)
    own = [place for place in own_places(position, faction) if position.field.map.places[place].hex in far]
    return min(own, key=lambda place: far[position.field.map.places[place].hex]) if own else ""


def own_places(position: CampaignPosition, faction: str) -> list[PlaceId]:
    """The places of a faction that stand and are not besieged."""
    field, state = position
    return [
        holding.id
        for holding in state.places.values()
        if holding.faction == faction and holding.id not in state.sieges and field.map.places[holding.id].at(field.year) is not None
    ]


def plan_escort(position: CampaignPosition, question: q.EscortAsked, command: c.Name) -> Refusal | None:
    """Nobody, or three or more people; who stays behind is still a group, a leader alone, or nobody.

    [C-PRIS-01, RULING-C-PRIS-ESCORT]
    """
    field, state = position
    named = set(command.men)
    if not named:
        return None
    captor = state.groups.get(question.group)
    there = escorts(position, captor) if captor is not None else ()
    for number, who in enumerate(command.men):
        if who not in question.choices or who not in there:  # some may stand elsewhere since it was asked
            return Refusal("cannot_escort", "RULING-C-PRIS-ESCORT", who=who)
        if who in command.men[:number]:
            return Refusal("named_twice", "RULING-C-PRIS-ESCORT", who=who)
    if len(named) < field.rules.figures.escort:
        return Refusal("escort_too_small", "C-PRIS-01", needs=field.rules.figures.escort, has=len(named))
    for group in state.at(state.groups[question.group].hex):
        rest = [person for person in state.members(group) if person.id not in named]
        alone = len(rest) == 1 and rest[0].leads
        if len(rest) < len(group.men) and 0 < len(rest) < field.rules.figures.least_group and not alone:
            return Refusal("too_few_stay", "C-GROUP-01", who=group.id, needs=field.rules.figures.least_group, has=len(rest))
    return None


def escort(doing: Doing, question: q.EscortAsked, command: c.Name) -> None:
    """The escort is split off at once and takes the prisoners under its counter; without one they are massacred. [C-PRIS-01, C-PRIS-03]"""
    _escort(doing, question, command)


def _escort(doing: Doing, question: q.EscortAsked, command: c.Name) -> None:
    captor = doing.state.groups.get(question.group)
    if captor is None:  # there is nobody left to hold them
        for who in question.prisoners:
            doing.emit(e.Released(who))
        return
    if not command.men:
        massacre(doing, captor, question.prisoners)
        return
    leads = _escorting(doing, captor, command.men)
    for who in question.prisoners:
        _with(doing, leads.id, who)
    prison = nearest_prison(doing.position, captor.faction, captor.hex)
    doing.set(doing.group(leads.id)._replace(prison=prison))


def _escorting(doing: Doing, captor: Group, men: Sequence[BeingId]) -> Group:
    """The group that leads: a whole group if it was named, else a new one. [RULING-C-PRIS-ESCORT]"""
    for group in doing.state.at(captor.hex):
        if {*group.men} == {*men}:
            return group
    first = next(group for group in doing.state.at(captor.hex) if men[0] in group.men)
    made = groups.split(doing, first, men)
    for group in doing.state.at(captor.hex):
        if not group.men and not group.engines:
            for who in group.prisoners:  # whom it led is led on by who were its people
                _with(doing, made.id, who)
            doing.pay(group.id, made.id, group.coin)
            groups.remove(doing, group.id)
    return doing.group(made.id)


def _with(doing: Doing, group: str, who: BeingId) -> None:
    """A prisoner is under the counter of a group."""
    doing.emit(e.Moved(who, group))
    captor = doing.group(group)
    doing.set(captor._replace(prisoners=(*captor.prisoners, who)))


def take_along(doing: Doing, men: Sequence[BeingId], captor: Group) -> None:
    """A group takes people prisoner and leads them itself. [C-PRIS-01, RULING-C-PRIS-ESCORT]"""
    for who in men:
        doing.emit(e.Captured(who, captor.faction))
        _with(doing, captor.id, who)
    prison = nearest_prison(doing.position, captor.faction, captor.hex)
    doing.set(doing.group(captor.id)._replace(prison=prison))


def release_or_massacre(doing: Doing, question: q.PrisonersAsked, command: c.Choose) -> None:
    """There is no place to bring them to: they are let go, or killed. [RULING-C-PRIS-DEST]"""
    _release_or_massacre(doing, question, command)


def _release_or_massacre(doing: Doing, question: q.PrisonersAsked, command: c.Choose) -> None:
    for group in list(doing.state.groups.values()):
        if group.faction == question.faction and group.prisoners and not group.prison:
            if command.choice == MASSACRE:
                massacre(doing, group, group.prisoners)
            else:
                for who in group.prisoners:
                    doing.emit(e.Released(who))


def massacre(doing: Doing, captor: Group, men: Iterable[BeingId]) -> None:
    """All are put to the sword; by a house rule leaders are kept for their ransom while three are left to keep them.

    [C-PRIS-03, RULING-C-PRIS-MASSACRE]
    """
    for who in men:
        kept = doing.rules.switches.keep_captive_leaders and doing.state.people[who].leads
        if not kept:
            doing.kill(who, e.Massacred)
        elif len(captor.men) < doing.rules.figures.least_group:
            set_apart(doing, (who,), captor.hex, e.Escaped)
        elif who not in doing.group(captor.id).prisoners:
            _with(doing, captor.id, who)
            prison = nearest_prison(doing.position, captor.faction, captor.hex)
            doing.set(doing.group(captor.id)._replace(prison=prison))


# -- on the way and in prison ------------------------------------------------------------------------------------------


def goal(position: CampaignPosition, group: Group) -> HexName:
    """The hex to which an escort must bring its prisoners; found anew if the place has been lost. [C-PRIS-01, RULING-C-PRIS-DEST]"""
    if not group.prisoners:
        return ""
    place = prison_of(position, group)
    return position.field.map.places[place].hex if place else ""


def prison_of(position: CampaignPosition, group: Group) -> PlaceId:
    """The place fixed when they were taken, or, if it is no longer one's own, the nearest now. [RULING-C-PRIS-DEST]"""
    if group.prison and group.prison in own_places(position, group.faction):
        return group.prison
    return nearest_prison(position, group.faction, group.hex)


def arrive(doing: Doing, group: Group) -> None:
    """In an own place freed prisoners find weapons; prisoners are handed over and leave play, leaders are held to ransom.

    [C-PRIS-02, C-PRIS-04, RULING-C-PRIS-RESCUE]
    """
    place = doing.field.map.place_at(group.hex, doing.field.year)
    if place is None or doing.state.places[place.id].faction != group.faction or place.id in doing.state.sieges:
        return
    for person in doing.state.members(group):
        if person.disarmed:
            doing.emit(e.Rearmed(person.id))
    if not group.prisoners or prison_of(doing.position, group) != place.id:
        return
    leaders = []
    for who in group.prisoners:
        doing.emit(e.Moved(who, place=place.id))
        if doing.state.people[who].leads:
            leaders.append(who)
    holding = doing.state.places[place.id]
    doing.emit(e.PlaceChanged(holding._replace(captives=(*holding.captives, *leaders))))
    doing.set(doing.group(group.id)._replace(prisoners=(), prison=""))


# -- ransom ------------------------------------------------------------------------------------------------------------


def ransom_price(field: CampaignField, person: Person) -> int:
    """Two coins for every point of prestige, in half coins. [C-PRIS-04]"""
    return field.rules.prices.ransom * person.prestige


def plan_ransom(position: CampaignPosition, faction: str, order: c.Ransom) -> Refusal | None:
    """A leader in prison is bought free in full, from the purse of any own group. [C-PRIS-04, RULING-C-PRIS-PAYER]"""
    field, state = position
    person, payer = state.people.get(order.who), state.groups.get(order.group)
    if person is None or person.faction != faction or person.fate != PRISONER or not person.leads:
        return Refusal("no_captive_leader", "C-PRIS-04", who=order.who)
    if not any(order.who in holding.captives for holding in state.places.values()):
        return Refusal("still_on_the_march", "RULING-C-PRIS-PAYER", who=order.who)
    if payer is None or payer.faction != faction:
        return Refusal("not_your_group", "RULING-C-PRIS-PAYER", about=order.group)
    if payer.coin < ransom_price(field, person):
        return Refusal("too_dear", "C-PRIS-04", who=order.who, needs=ransom_price(field, person), has=payer.coin)
    return None


def ransom(doing: Doing, order: c.Ransom) -> None:
    """The money goes to the captor, the leader goes free with two horsemen.

    [C-PRIS-04, C-PRIS-05, RULING-C-PRIS-PAYER, RULING-C-PRIS-FREED]
    """
    person = doing.state.people[order.who]
    holding = next(each for each in doing.state.places.values() if order.who in each.captives)
    hex_ = doing.field.map.places[holding.id].hex
    captor, price = person.captor, ransom_price(doing.field, person)
    purses = _purses(doing, captor, hex_)
    doing.pay(order.group, purses[0] if purses else "", price, e.RansomPaid)
    if len(purses) > 1 and any(each.id == captor and each.played for each in doing.field.factions):
        doing.ask(q.PurseAsked(captor, order.who, price, purses))
    riders = _riders(doing, person, captor)
    doing.emit(e.PlaceChanged(holding._replace(captives=tuple(who for who in holding.captives if who != order.who))))
    set_apart(doing, (order.who, *riders), _beside(doing, hex_), e.Ransomed, armed=True)


def _purses(doing: Doing, captor: str, hex_: HexName) -> tuple[GroupId, ...]:
    """The captor's groups, which could take the money, the nearest to the prison first. [RULING-C-PRIS-PAYER]"""
    own = [group for group in doing.state.groups.values() if group.faction == captor and group.kind == GROUP]
    return tuple(group.id for group in sorted(own, key=lambda group: doing.field.map.distance(group.hex, hex_)))


def keep_ransom(doing: Doing, question: q.PurseAsked, command: c.Choose) -> None:
    """The captor says which of his groups keeps the money. [RULING-C-PRIS-PAYER]"""
    if command.choice != question.choices[0]:
        doing.pay(question.choices[0], command.choice, question.coin)


def _riders(doing: Doing, leader: Person, captor: str) -> tuple[BeingId, ...]:
    """Two horsemen taken by the same captor; failing that, others of his faction who are not in the campaign yet.

    [C-PRIS-05, RULING-C-PRIS-FREED, RULING-C-MADE]
    """
    number = doing.rules.figures.freed_riders
    held = [
        person.id
        for person in doing.state.people.values()
        if person.fate == PRISONER and person.captor == captor and person.faction == leader.faction
        and person.alive and person.character.rides and not person.leads
    ]  # fmt: skip
    found = held[:number]
    fresh = [
        who for class_ in RIDING[1:] for who in doing.field.levies.get(f"{leader.faction}/{class_}", ()) if who not in doing.state.people
    ]  # fmt: skip
    country = Country(doing.state.pool, rolls_of(doing.rules, leader.faction), leader.id, doing.state.people)
    for class_ in RIDING[1:]:
        fresh += country.make(class_, max(0, number - len(found) - len(fresh)))
    if more := tuple(fresh[: number - len(found)]):
        doing.emit(e.Raised(more, leader.faction, mounted=more))
    for who in found:
        doing.emit(e.Dismounted(who, mounted=True))
    return (*found, *more)


def _beside(doing: Doing, hex_: HexName) -> HexName:
    """A free hex beside the prison, or, where there is none, the prison's own. [RULING-C-PRIS-FREED]"""
    free = [near for near in doing.field.map.neighbours(hex_) if doing.field.map.passable(near) and not doing.state.at(near)]
    return free[0] if free else hex_


# -- free again --------------------------------------------------------------------------------------------------------


def set_apart(doing: Doing, men: Sequence[BeingId], hex_: HexName, freed: type[e.Freed] = e.Freed, armed: bool = False) -> None:
    """People who are free again are a group of their own on a hex, with their leader's attitude; three, or a leader alone.

    [C-PRIS-05, RULING-C-PRIS-FREED, RULING-C-PRIS-RESCUE]
    """
    people = [doing.state.people[who] for who in men]
    for person in people:
        if person.fate == PRISONER:
            doing.emit(freed(person.id, disarmed=not armed))
    leader = next((person for person in people if person.leads), None)
    if leader is None and len(men) < doing.rules.figures.least_group:
        for who in men:
            doing.emit(e.Departed(who))
        return
    faction = people[0].faction
    level = leader.attitude if leader is not None and leader.attitude else doing.rules.attitude.least
    id_ = groups.new_id(doing.state, faction or "free")
    doing.set(Group(id_, faction, hex_, (), letter=_letter(doing, faction), attitude=level, arrived=doing.state.day))
    groups.shift(doing, men, id_)


def _letter(doing: Doing, faction: str) -> str:
    found = doing.rules.factions.get(faction)
    return found.letter if found is not None else ""


def free_captives(doing: Doing, place: PlaceId, host: GroupId) -> None:
    """Friends of the victor who lay in the dungeon of a place are free, and march with him. [RULING-C-PRIS-RESCUE]"""
    faction = doing.group(host).faction
    for who in doing.state.places[place].captives:
        if doing.field.friends(doing.state.people[who].faction, faction):
            doing.emit(e.Freed(who, disarmed=True))
            groups.shift(doing, (who,), host)


def take_dungeon(doing: Doing, place: PlaceId, host: GroupId) -> None:
    """The place is another's: his friends in the dungeon are free, strangers are his prisoners now. [RULING-C-PRIS-RESCUE, C-PRIS-04]"""
    free_captives(doing, place, host)
    strangers = doing.state.places[place].captives
    for who in strangers:
        doing.emit(e.Captured(who, doing.group(host).faction))
        doing.emit(e.Moved(who, place=place))
    if strangers:
        doing.emit(e.PlaceChanged(doing.state.places[place]._replace(captives=strangers)))


def befriend(doing: Doing, escort: Group) -> None:
    """An escort that has changed sides frees those who are its friends now, and takes them along. [RULING-C-PRIS-RESCUE]"""
    for who in escort.prisoners:
        if doing.field.friends(doing.state.people[who].faction, escort.faction):
            doing.emit(e.Freed(who, disarmed=True))
            groups.shift(doing, (who,), escort.id)
    if (left := doing.group(escort.id)).prison and not left.prisoners:
        doing.set(left._replace(prison=""))


def rescue(doing: Doing, beaten: Group, winner: Group | None) -> None:
    """The prisoners of a beaten escort are free, without weapons: with the winner if they are friends, else by themselves.

    [RULING-C-PRIS-RESCUE, C-PRIS-06]
    """
    held = beaten.prisoners
    friends = [who for who in held if winner is not None and doing.field.friends(doing.state.people[who].faction, winner.faction)]
    for who in friends:
        assert winner is not None
        doing.emit(e.Freed(who, disarmed=True))
    if friends and winner is not None:
        groups.shift(doing, friends, winner.id)
    for faction in sorted({doing.state.people[who].faction for who in held if who not in friends}):
        set_apart(doing, [who for who in held if who not in friends and doing.state.people[who].faction == faction], beaten.hex)
    if (left := doing.state.groups.get(beaten.id)) is not None:
        doing.set(left._replace(prisoners=(), prison=""))
