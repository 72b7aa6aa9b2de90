"""From event to next state. Knows no rules and throws no dice: every event carries all that is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from hauberk.battle.core.being import Health
from hauberk.campaign import events as e
from hauberk.campaign.questions import acting
from hauberk.campaign.state import FREE, GONE, GROUP, PRISONER, CampaignState, Halt, Outcome, Person, QuietDays, Route, Siege
from hauberk.siege.evolve import evolve as evolve_siege
from hauberk.siege.state import BESIEGED, BESIEGER, SiegeState
from hauberk.siege.state import Person as SiegePerson


def evolve(state: CampaignState, event: e.Event) -> CampaignState:
    """The state after an event."""
    return _STEP_OF[type(event)](state, event)


def _nothing(state: CampaignState, event: e.Event) -> CampaignState:
    return state


def _asked(state: CampaignState, event: e.Asked) -> CampaignState:
    return state._replace(pending=(*state.pending, event.question))


def _answered(state: CampaignState, event: e.Answered) -> CampaignState:
    halts = {counter: halt for counter, halt in state.halts.items() if counter != acting(state.pending[-1])}
    return state._replace(pending=state.pending[:-1], halts=halts)


# -- the day ---------------------------------------------------------------------------------------------------------


def _day_began(state: CampaignState, event: e.DayBegan) -> CampaignState:
    groups = {
        key: group._replace(came_from="", entered=group.came_from) if group.came_from else group for key, group in state.groups.items()
    }
    quiet = {faction: days for faction, days in state.quiet.items() if days.run}
    return state._replace(day=event.day, groups=groups, morning={}, order_rolls=(), battle=None, quiet=quiet)


def _step_began(state: CampaignState, event: e.StepBegan) -> CampaignState:
    return state._replace(step=event.step, todo=event.todo, now="", left=0)


def _taken_up(state: CampaignState, event: e.TakenUp) -> CampaignState:
    todo = tuple(each for each in state.todo if each != event.what)
    return state._replace(todo=todo, now=event.what, left=event.points, stepped=False, met=())


def _laid_down(state: CampaignState, event: e.LaidDown) -> CampaignState:
    return state._replace(now="", left=0, stepped=False, met=())


def _order_rolled(state: CampaignState, event: e.OrderRolled) -> CampaignState:
    return state._replace(order_rolls=event.rolls)


def _order_chosen(state: CampaignState, event: e.OrderChosen) -> CampaignState:
    return state._replace(todo=event.todo)


def _morning_given(state: CampaignState, event: e.MorningGiven) -> CampaignState:
    return state._replace(morning={**state.morning, event.faction: event.orders})


def _environment_found(state: CampaignState, event: e.EnvironmentFound) -> CampaignState:
    return state._replace(weather=event.weather, season=event.season)


# -- counters --------------------------------------------------------------------------------------------------------


def _group_changed(state: CampaignState, event: e.GroupChanged) -> CampaignState:
    made = state.made + (event.group.id not in state.groups)
    before = state.groups.get(event.group.id)
    if before is not None and before.faction != event.group.faction and event.group.kind == GROUP:
        for who in event.group.men:  # who goes over is one of them; mercenaries stay what they are
            state = state.with_person(state.people[who]._replace(faction=event.group.faction))
    return state.with_group(event.group)._replace(made=made)


def _group_gone(state: CampaignState, event: e.GroupGone) -> CampaignState:
    groups = {key: group for key, group in state.groups.items() if key != event.id}
    sieges = {
        key: siege._replace(groups=_less(siege.groups, event.id), inside=_less(siege.inside, event.id))
        for key, siege in state.sieges.items()
    }
    return state._replace(groups=groups, sieges=sieges)


def _convoy_changed(state: CampaignState, event: e.ConvoyChanged) -> CampaignState:
    made = state.made + (event.convoy.id not in state.convoys)
    return state._replace(convoys={**state.convoys, event.convoy.id: event.convoy}, made=made)


def _convoy_gone(state: CampaignState, event: e.ConvoyGone) -> CampaignState:
    return state._replace(convoys={key: convoy for key, convoy in state.convoys.items() if key != event.id})


def _spy_changed(state: CampaignState, event: e.SpyChanged) -> CampaignState:
    return state._replace(spies={**state.spies, event.spy.id: event.spy})


def _spy_gone(state: CampaignState, event: e.SpyGone) -> CampaignState:
    return state._replace(spies={key: spy for key, spy in state.spies.items() if key != event.id})


def _place_changed(state: CampaignState, event: e.PlaceChanged) -> CampaignState:
    return state._replace(places={**state.places, event.holding.id: event.holding})


def _told(state: CampaignState, event: e.Told) -> CampaignState:
    known = {**state.known.get(event.faction, {}), **{seen.group: seen for seen in event.seen}}
    return state._replace(known={**state.known, event.faction: known})


def _place_seen(state: CampaignState, event: e.PlaceSeen) -> CampaignState:
    known = {**state.known_places.get(event.faction, {}), event.place: (state.day, event.resources, event.garrison)}
    return state._replace(known_places={**state.known_places, event.faction: known})


# -- people ----------------------------------------------------------------------------------------------------------


def _hurt(state: CampaignState, event: e.Hurt) -> CampaignState:
    person = state.people[event.who]._replace(health=event.health)
    if event.health != Health.DEAD:
        return state.with_person(person)
    return _without(state.with_person(person._replace(group="", place="", heal_day=0)), event.who)


def _without(state: CampaignState, who: str) -> CampaignState:
    """Nobody counts him any more: he is dead, taken or gone."""
    groups = {
        key: group._replace(men=_less(group.men, who), prisoners=_less(group.prisoners, who))
        if who in group.men or who in group.prisoners
        else group
        for key, group in state.groups.items()
    }
    places = {
        key: place._replace(garrison=_less(place.garrison, who), treated=_less(place.treated, who), captives=_less(place.captives, who))
        if who in place.garrison or who in place.treated or who in place.captives
        else place
        for key, place in state.places.items()
    }
    return state._replace(groups=groups, places=places)


def _less(men: tuple[str, ...], who: str) -> tuple[str, ...]:
    return tuple(each for each in men if each != who)


def _healed(state: CampaignState, event: e.Healed) -> CampaignState:
    return state.with_person(state.people[event.who]._replace(health=Health.HEALTHY, heal_day=0))


def _wound_seen(state: CampaignState, event: e.WoundSeen) -> CampaignState:
    return state.with_person(state.people[event.who]._replace(heal_day=event.day))


def _raised(state: CampaignState, event: e.Raised) -> CampaignState:
    roles = frozenset(event.roles)
    fresh = {
        who: Person(who, state.pool[who], event.faction, who in event.mounted, roles, group=event.group, place=event.place)
        for who in event.men
    }
    return state._replace(people={**state.people, **fresh})


def _moved(state: CampaignState, event: e.Moved) -> CampaignState:
    return state.with_person(state.people[event.who]._replace(group=event.group, place=event.place))


def _captured(state: CampaignState, event: e.Captured) -> CampaignState:
    taken = state.people[event.who]._replace(fate=PRISONER, captor=event.captor, group="", place="", heal_day=0)
    return _without(state.with_person(taken), event.who)


def _freed(state: CampaignState, event: e.Freed) -> CampaignState:
    free = state.people[event.who]._replace(fate=FREE, captor="", disarmed=event.disarmed, group="", place="")
    return _without(state.with_person(free), event.who)


def _departed(state: CampaignState, event: e.Departed) -> CampaignState:
    away = state.people[event.who]._replace(fate=GONE, captor="", group="", place="", heal_day=0)
    return _without(state.with_person(away), event.who)


def _dismounted(state: CampaignState, event: e.Dismounted) -> CampaignState:
    return state.with_person(state.people[event.who]._replace(mounted=event.mounted))


def _rearmed(state: CampaignState, event: e.Rearmed) -> CampaignState:
    return state.with_person(state.people[event.who]._replace(disarmed=False))


def _prestige_changed(state: CampaignState, event: e.PrestigeChanged) -> CampaignState:
    return state.with_person(state.people[event.who]._replace(prestige=event.prestige))


def _leader_born(state: CampaignState, event: e.LeaderBorn) -> CampaignState:
    person = state.people[event.who]
    return state.with_person(person._replace(prestige=event.prestige, attitude=event.attitude or person.attitude))


# -- how it came about -------------------------------------------------------------------------------------------------


def _marched(state: CampaignState, event: e.Marched) -> CampaignState:
    state = state._replace(left=event.left, stepped=True, met=())  # on another hex everybody is met anew
    route = state.routes.get(event.who)
    if route is None or not event.path or route.path[: len(event.path)] != event.path:
        return state
    further = route._replace(at=event.path[-1], path=route.path[len(event.path) :], day=state.day)
    return state._replace(routes={**state.routes, event.who: further})


def _met(state: CampaignState, event: e.Met) -> CampaignState:
    return state._replace(met=(*state.met, event.other))


def _tallied(state: CampaignState, event: e.Tallied) -> CampaignState:
    return state._replace(tally={**state.tally, event.faction: {**state.tally.get(event.faction, {}), event.what: event.number}})


# -- battles and sieges ------------------------------------------------------------------------------------------------


def _battle_set(state: CampaignState, event: e.BattleSet) -> CampaignState:
    return state._replace(battle=event.battle, battles=max(state.battles, event.battle.number))


def _battle_ended(state: CampaignState, event: e.BattleEnded) -> CampaignState:
    return state._replace(battle=None)


def _siege_laid(state: CampaignState, event: e.SiegeLaid) -> CampaignState:
    siege = Siege(event.place, event.besieger, event.besieged, state.day, event.groups, event.inside)
    return _with_siege(state, siege)


def _with_siege(state: CampaignState, siege: Siege) -> CampaignState:
    return state._replace(sieges={**state.sieges, siege.place: siege})


def _storm_declared(state: CampaignState, event: e.StormDeclared) -> CampaignState:
    return _with_siege(state, state.sieges[event.place]._replace(stormed=state.day))


def _siege_opened(state: CampaignState, event: e.SiegeOpened) -> CampaignState:
    people = {}
    for side, men in ((BESIEGER, event.besiegers), (BESIEGED, event.besieged)):
        for who in men:
            person = state.people[who]
            roles = person.roles | ({"commander"} if who in event.commanders else set())
            people[who] = SiegePerson(who, person.character, side, person.mounted, roles, person.health)
    engines = {engine.id: engine for engine in event.engines}
    down = frozenset(event.down)
    days = SiegeState(0, 0, people, engines, ({}, {}), damage=dict(event.damage), down=down, pool=state.pool, made=len(engines))
    return _with_siege(state, state.sieges[event.place]._replace(days=days))


def _in_siege(state: CampaignState, event: e.InSiege) -> CampaignState:
    siege = state.sieges[event.place]
    assert siege.days is not None
    return _with_siege(state, siege._replace(days=evolve_siege(siege.days, event.of)))


def _siege_day_done(state: CampaignState, event: e.SiegeDayDone) -> CampaignState:
    return _with_siege(state, state.sieges[event.place]._replace(through=event.day))


def _siege_changed(state: CampaignState, event: e.SiegeChanged) -> CampaignState:
    return _with_siege(state, state.sieges[event.place]._replace(groups=event.groups, inside=event.inside))


def _siege_over(state: CampaignState, event: e.SiegeOver) -> CampaignState:
    return state._replace(sieges={key: siege for key, siege in state.sieges.items() if key != event.place})


# -- standing orders -------------------------------------------------------------------------------------------------


def _route_ordered(state: CampaignState, event: e.RouteOrdered) -> CampaignState:
    halts = {counter: halt for counter, halt in state.halts.items() if counter != event.counter}
    return state._replace(routes={**state.routes, event.counter: Route(event.faction, event.start, event.path)}, halts=halts)


def _route_ended(state: CampaignState, event: e.RouteEnded) -> CampaignState:
    routes = {counter: route for counter, route in state.routes.items() if counter != event.counter}
    halt = Halt(event.faction, state.routes[event.counter].path, event.why, event.about, event.refused)
    there = state.counter(event.counter) is not None
    return state._replace(routes=routes, halts={**state.halts, event.counter: halt} if there else state.halts)


def _quiet_ordered(state: CampaignState, event: e.QuietOrdered) -> CampaignState:
    return state._replace(quiet={**state.quiet, event.faction: QuietDays(event.until)})


def _quiet_ended(state: CampaignState, event: e.QuietEnded) -> CampaignState:
    over = state.quiet[event.faction]._replace(why=event.why, about=event.about)
    return state._replace(quiet={**state.quiet, event.faction: over})


def _campaign_ended(state: CampaignState, event: e.CampaignEnded) -> CampaignState:
    return state._replace(outcome=Outcome(event.winners, event.reason), pending=(), battle=None)


_STEPS: dict[type, Callable[[CampaignState, Any], CampaignState]] = {
    e.Rolled: _nothing,
    e.Asked: _asked,
    e.Answered: _answered,
    e.DayBegan: _day_began,
    e.StepBegan: _step_began,
    e.TakenUp: _taken_up,
    e.LaidDown: _laid_down,
    e.OrderRolled: _order_rolled,
    e.OrderChosen: _order_chosen,
    e.MorningGiven: _morning_given,
    e.EnvironmentFound: _environment_found,
    e.GroupChanged: _group_changed,
    e.GroupGone: _group_gone,
    e.ConvoyChanged: _convoy_changed,
    e.ConvoyGone: _convoy_gone,
    e.SpyChanged: _spy_changed,
    e.SpyGone: _spy_gone,
    e.PlaceChanged: _place_changed,
    e.Told: _told,
    e.PlaceSeen: _place_seen,
    e.Hurt: _hurt,
    e.Healed: _healed,
    e.WoundSeen: _wound_seen,
    e.Raised: _raised,
    e.Moved: _moved,
    e.Captured: _captured,
    e.Freed: _freed,
    e.Departed: _departed,
    e.Dismounted: _dismounted,
    e.Rearmed: _rearmed,
    e.PrestigeChanged: _prestige_changed,
    e.LeaderBorn: _leader_born,
    e.Fed: _nothing,
    e.Marched: _marched,
    e.Met: _met,
    e.AttitudeTested: _nothing,
    e.PromiseTested: _nothing,
    e.Capitulation: _nothing,
    e.Slipped: _nothing,
    e.Paid: _nothing,
    e.Plundered: _nothing,
    e.SpyTried: _nothing,
    e.Tallied: _tallied,
    e.BattleSet: _battle_set,
    e.QuickFought: _nothing,
    e.BattleEnded: _battle_ended,
    e.SiegeLaid: _siege_laid,
    e.StormDeclared: _storm_declared,
    e.SiegeOpened: _siege_opened,
    e.InSiege: _in_siege,
    e.SiegeDayDone: _siege_day_done,
    e.SiegeChanged: _siege_changed,
    e.SiegeOver: _siege_over,
    e.FateRolled: _nothing,
    e.CampaignEnded: _campaign_ended,
    e.RouteOrdered: _route_ordered,
    e.RouteEnded: _route_ended,
    e.QuietOrdered: _quiet_ordered,
    e.QuietEnded: _quiet_ended,
    e.Followed: _nothing,
}
"""The step of every neutral fact, and of what is a step of its own."""
_STEP_OF = {kind: next(_STEPS[base] for base in kind.__mro__ if base in _STEPS) for kind in get_args(e.Event)}
"""A fact that is a kind of another takes its step: a group that gave way is a group that changed."""
