"""Sieges in a campaign: laid, lived through day by day as games of their own, and ended. The Anarchy 16; Guiscard 15.1, 15.2.

A siege inside the campaign is the very game that is played by itself: its state lies in the campaign's state, its events inside
the campaign's events, its throws among the campaign's throws. [C-SIEGE-01, C-SIEGE-08, C-CG-18, C-CG-19]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import garrisons, newcomers, siege_defaults, siege_ends
from hauberk.campaign.besieging import attackers, besieges, defenders, lifted, siege_of, walled, with_companies
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import Place
from hauberk.campaign.state import SIEGES, TRAIN, CampaignState, Group, Siege
from hauberk.common.doing import Rolled
from hauberk.common.refusal import Refusal
from hauberk.siege import actions as siege_actions
from hauberk.siege import events as se
from hauberk.siege import fights, healing, provisions, surrender
from hauberk.siege.commands import Command as SiegeCommand
from hauberk.siege.day import begin, next_day
from hauberk.siege.doing import Doing as SiegeDoing
from hauberk.siege.field import SiegeField
from hauberk.siege.kinds import ASSAULT
from hauberk.siege.state import BESIEGED, BESIEGER, CAMP, EVENING, GONE, Engine, SiegeState

ARMIES = ("reinforcements", "relief_army")
"""Events that bring armies: to the besiegers, to the besieged. [RULING-C-SIEGE-EVENTS]"""


# -- laying and lifting ------------------------------------------------------------------------------------------------


def plan_lay(position: CampaignPosition, group: Group, place: Place) -> Refusal | None:
    """A castle, a walled settlement or a priory is shut in by a group that stands before it.

    [RULING-C-SIEGE-START, RULING-C-SIEGE-VS-ATTACK]
    """
    if not walled(place) and not place.is_monastic:
        return Refusal("no_walls", "RULING-C-SIEGE-VS-ATTACK", about=place.id)
    siege = position.state.sieges.get(place.id)
    if siege is not None and siege.besieger != group.faction:
        return Refusal("others_besiege", "RULING-C-SIEGE-START", about=siege.besieger)
    if siege is not None and group.id in siege.groups:
        return Refusal("besieges_already", "RULING-C-SIEGE-START", who=group.id)
    return None


def plan_storm(position: CampaignPosition, group: Group, place: Place) -> Refusal | None:
    """The walls may be stormed on the day on which the siege begins; from then on by initiative only. [C-CG-19]"""
    siege = position.state.sieges.get(place.id)
    if siege is not None and siege.besieger == group.faction and siege.since < position.state.day:
        return Refusal("storm_by_initiative", "C-CG-19", about=place.id)
    return plan_lay(position, group, place)


def lay(doing: Doing, group: Group, place: Place, storms: bool = False) -> None:
    """The siege begins, or is joined; groups of the other side on the hex are shut in. An empty castle is simply taken; others may be
    stormed before the day is over.

    [RULING-C-SIEGE-START, C-PLACE-10, C-CG-19]
    """
    doing.set(group._replace(moved=doing.state.day))
    garrisons.call_out(doing, place.id)
    if (siege := doing.state.sieges.get(place.id)) is not None:
        join(doing, siege, doing.group(group.id))
    else:
        holding = doing.state.places[place.id]
        inside = tuple(other.id for other in doing.state.at(group.hex) if other.faction == holding.faction)
        doing.emit(e.SiegeLaid(place.id, group.faction, holding.faction, with_companies(doing.state, group), inside))
        if not defenders(doing.state, doing.state.sieges[place.id]):
            siege_ends.fallen(doing, place.id, "taken")
            return
    if storms and doing.state.sieges[place.id].stormed != doing.state.day:
        doing.emit(e.StormDeclared(place.id, group.faction))


def join(doing: Doing, siege: Siege, group: Group) -> None:
    """More besiegers come. [RULING-C-SIEGE-START]"""
    fresh = with_companies(doing.state, group)
    doing.emit(e.SiegeChanged(siege.place, (*siege.groups, *fresh), siege.inside))
    if siege.days is not None:
        men = tuple(who for id_ in fresh for who in doing.group(id_).men)
        mounted = tuple(who for who in men if doing.state.people[who].mounted)
        doing.emit(e.InSiege(siege.place, se.Joined(BESIEGER, men, "joined", mounted)))


def plan_lift(position: CampaignPosition, question: object, command: c.LiftSiege) -> Refusal | None:
    """Only who besieges can give it up. [C-CG-20]"""
    return None if besieges(position.state, position.state.now) else Refusal("no_siege_here", "C-CG-20")


def lift(doing: Doing, question: object, command: c.LiftSiege) -> None:
    """The besieger gives it up; he may still march. [C-CG-20]"""
    siege = siege_of(doing.state, doing.state.now)
    assert siege is not None
    lifted(doing, siege.place, "lifted")


# -- the day of a siege ------------------------------------------------------------------------------------------------


def list_up(doing: Doing) -> tuple[str, ...]:
    """Sieges begun on an earlier day and those whose walls are stormed at once, by the prestige of their besiegers. [C-CG-19]"""
    today = doing.state.day
    older = [siege for siege in doing.state.sieges.values() if siege.since < today or siege.stormed == today]
    return tuple(siege.place for siege in sorted(older, key=lambda siege: -_prestige(doing.state, siege)))


def _prestige(state: CampaignState, siege: Siege) -> int:
    leaders = [state.leader(state.groups[id_]) for id_ in siege.groups if id_ in state.groups]
    return max((leader.prestige for leader in leaders if leader is not None), default=0)


def take_up(doing: Doing, place: str) -> None:
    """One day of the siege; it goes on until it is night, somebody must decide, or it is over.

    [C-CG-19, C-SIEGE-08, RULING-C-SIEGE-START]
    """
    siege = doing.state.sieges.get(place)
    if siege is None:
        doing.emit(e.LaidDown(place))
    elif siege.through != doing.state.day and len(attackers(doing.state, siege)) < doing.rules.figures.least_group:
        lifted(doing, place, "lifted")  # too few are left of them since yesterday
        doing.emit(e.LaidDown(place))
    elif siege.through == doing.state.day:
        _nightfall(doing, place)
    else:
        doing.emit(e.SiegeDayDone(place, doing.state.day))
        _trains(doing, place)
        if siege.days is None:
            open_siege(doing, place)
            run(doing, place, _storm if siege.stormed == doing.state.day else begin)
        else:
            _muster(doing, place)
            run(doing, place, next_day)
        _answer_for_nobody(doing, place)


def _trains(doing: Doing, place: str) -> None:
    """A siege train that has come to a siege has part in it, and stays a counter of its own. [C-ENGINE-01, C-CG-18]"""
    siege = doing.state.sieges[place]
    here = doing.state.at(doing.field.map.places[place].hex)
    trains = tuple(each.id for each in here if each.kind == TRAIN and each.faction == siege.besieger and each.id not in siege.groups)
    if trains:
        doing.emit(e.SiegeChanged(place, (*siege.groups, *trains), siege.inside))


def _storm(inner: SiegeDoing) -> None:
    """The day of arrival: the provisions are counted and the walls stormed; there is no event, no initiative, and nothing is eaten.

    [C-CG-19, RULING-C-SIEGE-VS-ATTACK]
    """
    provisions.count(inner)
    inner.emit(se.StepBegan(EVENING))
    fights.begin_forced(inner, ASSAULT)


def _after_storm(inner: SiegeDoing) -> None:
    """Wounds are looked at, and who has nobody left to command gives in. [C-SIEGE-08, C-SIEGE-13]"""
    healing.look_at_wounds(inner)
    if inner.state.outcome is None:
        surrender.check(inner)


def _muster(doing: Doing, place: str) -> None:
    """What marches, mornings and battles in the field have done to those at the siege since yesterday. [C-CG-18]"""
    siege = doing.state.sieges[place]
    days = siege.days
    assert days is not None
    there = {**dict.fromkeys(attackers(doing.state, siege), BESIEGER), **dict.fromkeys(defenders(doing.state, siege), BESIEGED)}
    for person in days.people.values():
        if person.present and there.get(person.id) != person.side:
            doing.emit(e.InSiege(place, se.Departed(person.id, GONE, "left")))
    for side in (BESIEGER, BESIEGED):
        men = tuple(who for who, of in there.items() if of == side and not (who in days.people and days.people[who].present))
        if men:
            mounted = tuple(who for who in men if doing.state.people[who].mounted)
            doing.emit(e.InSiege(place, se.Joined(side, men, "joined", mounted)))
    for who in there:
        known = doing.state.people[who]
        now = doing.state.sieges[place].days
        if now is not None and known.wounded and not now.people[who].wounded:
            doing.emit(e.InSiege(place, se.Hurt(who, known.health, "field")))
    _draw_up_engines(doing, place)


def _draw_up_engines(doing: Doing, place: str) -> None:
    """Engines that were drawn to the camp since yesterday stand in it, those whose group has left do not. [C-CG-18, C-CG-20]"""
    siege = doing.state.sieges[place]
    assert siege.days is not None
    points, wheels = field_of(doing.position, place).rules.engines, doing.rules.siege_train.oxen
    stand = [each for each in siege.days.engines.values() if each.side == BESIEGER and each.where == CAMP and each.kind in wheels]
    drawn = Counter(kind for id_ in siege.groups for kind in doing.group(id_).engines)
    known = Counter(each.kind for each in stand)
    for kind in (drawn - known).elements():
        days = doing.state.sieges[place].days
        assert days is not None
        doing.emit(e.InSiege(place, se.EngineSet(Engine(f"{kind} {days.made + 1}", kind, BESIEGER, points.get(kind, 0), CAMP), "brought")))
    for kind, number in (known - drawn).items():
        for engine in [each for each in stand if each.kind == kind][:number]:
            doing.emit(e.InSiege(place, se.EngineLost(engine.id, "drawn_off")))


def open_siege(doing: Doing, place: str) -> None:
    """The siege as a game of its own: everybody on both sides, engines, and what an earlier siege has broken. [C-SIEGE-01, C-CG-20]"""
    state = doing.state
    siege = state.sieges[place]
    field = field_of(doing.field.at(state), place)
    engines: list[Engine] = []
    for id_ in siege.groups:
        for kind in state.groups[id_].engines:
            name = f"{kind} {len(engines) + 1}"
            engines.append(Engine(name, kind, BESIEGER, field.rules.engines.get(kind, 0), CAMP))
    holding = state.places[place]
    works = holding.works if siege.since - holding.ruined <= doing.rules.figures.ruin_days else ()
    grades = field.battle.bombardment.grades
    down = tuple(hex_ for hex_, grade in works if grade >= grades[field.place.walls[hex_].material])
    commanders = (_commander(state, attackers(state, siege)), _commander(state, defenders(state, siege)))
    doing.emit(e.SiegeOpened(place, attackers(state, siege), defenders(state, siege), tuple(engines), commanders, works, down))


def _commander(state: CampaignState, men: tuple[str, ...]) -> str:
    """Who commands a side: its leader, or else whoever has the most attack. [C-SIEGE-13]"""
    if not men:
        return ""
    return max(men, key=lambda who: (state.people[who].prestige, state.people[who].character.faces["foot"].attack))


def field_of(position: CampaignPosition, place: str) -> SiegeField:
    """What does not change in the siege of a place: its food comes from its resources, its days from the campaign. [C-SIEGE-02, HOOK-01]"""
    field, state = position
    assert field.besieging is not None
    siege = state.sieges[place]
    found = field.besieging(place)
    names = {each.id: each.name for each in field.factions}
    sides = (names.get(siege.besieger, {}), names.get(siege.besieged, {}))
    days = state.places[place].resources * field.siege.figures.resource_days
    armies = newcomers.armies(position, siege)
    barred = frozenset(event for event, calls in zip(ARMIES, armies, strict=True) if not calls)
    return replace(
        found, daily=True, food=days, barred=barred, sides=sides, armies=armies, refugees=newcomers.refugees(position, siege),
        engineers=newcomers.masters(position, siege),
    )  # fmt: skip


def run(doing: Doing, place: str, happening: Callable[[SiegeDoing], None]) -> None:
    """Something happens in a siege: its events lie inside those of the campaign, its throws beside them. Events of the day, blockade,
    initiative, actions, the end by hunger or for want of commanders, parleys, refuges, building and burnt tents are those of every siege.

    [C-CG-26, C-SIEGE-09, C-SIEGE-10, C-SIEGE-11, C-SIEGE-12, C-SIEGE-13, C-SIEGE-14, C-SIEGE-15, C-SIEGE-16, C-SIEGE-19]
    """
    days = doing.state.sieges[place].days
    assert days is not None
    inner = SiegeDoing(field_of(doing.position, place).at(days), doing.dice)
    happening(inner)
    for event in inner.events:
        doing.emit(event if isinstance(event, Rolled) else e.InSiege(place, event))
        if isinstance(event, se.FightEnded) and event.winner is not None:
            siege_ends.fight_prestige(doing, place, event.winner)


def waiting(state: CampaignState) -> bool:
    """Must somebody decide something in a siege?"""
    days = days_now(state)
    return days is not None and bool(days.pending)


def days_now(state: CampaignState) -> SiegeState | None:
    """The siege whose day it is."""
    siege = state.sieges.get(state.now) if state.step == SIEGES else None
    return siege.days if siege is not None else None


def whose(state: CampaignState) -> str | None:
    """The faction that must decide in the siege whose day it is."""
    days = days_now(state)
    if days is None or not days.pending:
        return None
    siege = state.sieges[state.now]
    return siege.besieged if days.pending[-1].side == BESIEGED else siege.besieger


def offered(position: CampaignPosition) -> Iterator[c.InSiege]:
    """What may be said in the siege whose day it is. [C-SIEGE-01]"""
    if (days := days_now(position.state)) is not None:
        yield from (c.InSiege(command) for command in siege_actions.offered(field_of(position, position.state.now).at(days)))


def refuse(position: CampaignPosition, command: c.Command) -> Refusal | None:
    """Why something said in a siege is turned down. [C-SIEGE-01]"""
    days = days_now(position.state)
    if days is None or not days.pending or not isinstance(command, c.InSiege):
        return Refusal("answer_first", "C-TURN-02", about="siege")
    return siege_actions.refuse(field_of(position, position.state.now).at(days), command.command)


def say(doing: Doing, command: c.InSiege) -> None:
    """An answer in the siege whose day it is. [D-20]"""
    place = doing.state.now

    def answered(inner: SiegeDoing) -> None:
        events, _ = siege_actions.decide(inner.position, command.command, doing.dice)
        for event in events:
            inner.emit(event)

    run(doing, place, answered)
    _answer_for_nobody(doing, place)


def _answer_for_nobody(doing: Doing, place: str) -> None:
    """For a garrison of no player the usual is done: it holds out. [C-CG-25]"""
    played = {faction.id for faction in doing.field.factions if faction.played}
    while (days := doing.state.sieges[place].days) is not None and days.pending and whose(doing.state) not in played:
        command = siege_defaults.usual(field_of(doing.position, place).at(days))

        def answered(inner: SiegeDoing, command: SiegeCommand = command) -> None:
            events, _ = siege_actions.decide(inner.position, command, doing.dice)
            for event in events:
                inner.emit(event)

        run(doing, place, answered)


def _nightfall(doing: Doing, place: str) -> None:
    """Night: people, horses and stores are in the campaign as they are in the siege; if it is over, its end follows. [C-CG-18]"""
    if doing.state.sieges[place].stormed == doing.state.day:
        run(doing, place, _after_storm)
    days = doing.state.sieges[place].days
    assert days is not None
    siege_ends.carry_over(doing, place)
    doing.emit(e.LaidDown(place))
    if days.outcome is not None:
        siege_ends.ended(doing, place, days.outcome)
    elif len(attackers(doing.state, doing.state.sieges[place])) < doing.rules.figures.least_group:
        lifted(doing, place, "wiped_out")
