"""From event to next state. Knows no rules and throws no dice: every event carries all that is needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from hauberk.battle.core.being import NOBODY, Health, Side
from hauberk.siege import events as e
from hauberk.siege.state import ACTION, EVENT, HERE, Outcome, Person, QuietDays, SiegeState

T = TypeVar("T")


def evolve(state: SiegeState, event: e.Event) -> SiegeState:
    """The state after an event."""
    return _STEPS[type(event)](state, event)


def _nothing(state: SiegeState, event: e.Event) -> SiegeState:
    return state


def _asked(state: SiegeState, event: e.Asked) -> SiegeState:
    return state._replace(pending=(*state.pending, event.question))


def _answered(state: SiegeState, event: e.Answered) -> SiegeState:
    return state._replace(pending=state.pending[:-1])


# -- the day ---------------------------------------------------------------------------------------------------------


def _day_began(state: SiegeState, event: e.DayBegan) -> SiegeState:
    sites = {key for key, project in state.projects.items() if not project.paused}  # builders stay at their work overnight
    people = {who: person._replace(job="") if person.job and person.job not in sites else person for who, person in state.people.items()}
    engines = {key: engine._replace(repairing=False) for key, engine in state.engines.items()}
    return state._replace(
        day=event.day, step=EVENT - 1, people=people, engines=engines, hit=frozenset(), initiative=NOBODY, forced="", action="",
        passed=False, combat=False, fought=frozenset(), hurt=(), shift=(0, state.shift[1]), orders=(None, None), fight=None,
    )  # fmt: skip


def _marker_moved(state: SiegeState, event: e.MarkerMoved) -> SiegeState:
    return state._replace(day=event.day)


def _step_began(state: SiegeState, event: e.StepBegan) -> SiegeState:
    return state._replace(step=event.step)


def _provisions_found(state: SiegeState, event: e.ProvisionsFound) -> SiegeState:
    return state._replace(food=event.days, modifier=event.modifier)


def _event_drawn(state: SiegeState, event: e.EventDrawn) -> SiegeState:
    return state._replace(events=state.events | {event.what}) if event.what else state


def _initiative_taken(state: SiegeState, event: e.InitiativeTaken) -> SiegeState:
    return state._replace(initiative=event.side)


def _action_chosen(state: SiegeState, event: e.ActionChosen) -> SiegeState:
    state = _decides(state, event.side)._replace(stand_in=NOBODY)
    if event.action == "pass":
        if event.side == state.besieged and state.step == ACTION:
            return state._replace(passed=True, initiative=1 - event.side)
        return state._replace(action="none")
    changes: dict[str, Any] = {"action": event.action}
    if event.action == state.afield:
        changes["afield"] = ""
    if event.action == "general_sortie":
        changes["sallied"] = True
    if event.action == "supply_sortie":
        changes["foraged"] = state.day
    return state._replace(**changes)


def _orders_given(state: SiegeState, event: e.OrdersGiven) -> SiegeState:
    state = _decides(state, event.side)._replace(orders=_of_side(state.orders, event.side, event.orders))
    if state.stand_in == event.side:
        return state._replace(stand_in=NOBODY)
    return state._replace(given=_of_side(state.given, event.side, event.orders))


def _decides(state: SiegeState, side: Side) -> SiegeState:
    """Why its quiet days are over is spoken of until the side has decided something, be it on the next morning."""
    days = state.quiet[side]
    return state if days is None or days.run else state._replace(quiet=_of_side(state.quiet, side, None))


def _of_side(both: tuple[T, T], side: Side, one: T) -> tuple[T, T]:
    return (one, both[1]) if side == 0 else (both[0], one)


# -- standing orders -------------------------------------------------------------------------------------------------


def _quiet_ordered(state: SiegeState, event: e.QuietOrdered) -> SiegeState:
    return state._replace(quiet=_of_side(state.quiet, event.side, QuietDays(event.until)))


def _quiet_ended(state: SiegeState, event: e.QuietEnded) -> SiegeState:
    days = state.quiet[event.side]
    return state._replace(quiet=_of_side(state.quiet, event.side, days and days._replace(why=event.why)))


def _followed(state: SiegeState, event: e.Followed) -> SiegeState:
    return state._replace(stand_in=event.side)


# -- people ----------------------------------------------------------------------------------------------------------


def _hurt(state: SiegeState, event: e.Hurt) -> SiegeState:
    state = state.with_person(state.people[event.who]._replace(health=event.health))
    if event.health == Health.WOUNDED:
        return state._replace(hurt=(*state.hurt, event.who))
    return state._replace(hurt=tuple(who for who in state.hurt if who != event.who))


def _wound_seen(state: SiegeState, event: e.WoundSeen) -> SiegeState:
    state = state.with_person(state.people[event.who]._replace(heal_day=event.day))
    return state._replace(hurt=tuple(who for who in state.hurt if who != event.who))


def _healed(state: SiegeState, event: e.Healed) -> SiegeState:
    return state.with_person(state.people[event.who]._replace(health=Health.HEALTHY, heal_day=0))


def _departed(state: SiegeState, event: e.Departed) -> SiegeState:
    return state.with_person(state.people[event.who]._replace(fate=event.fate, job=""))


def _joined(state: SiegeState, event: e.Joined) -> SiegeState:
    roles = frozenset(event.roles)
    fresh = {who: Person(who, state.pool[who], event.side, who in event.mounted, roles) for who in event.men}
    known = {who: state.people[who]._replace(fate=HERE, side=event.side) for who in event.men if who in state.people}
    return state._replace(people={**state.people, **fresh, **known})


def _unhorsed(state: SiegeState, event: e.Unhorsed) -> SiegeState:
    return state.with_person(state.people[event.who]._replace(mounted=False))


def _employed(state: SiegeState, event: e.Employed) -> SiegeState:
    return state.with_person(state.people[event.who]._replace(job=event.job))


def _quartered(state: SiegeState, event: e.Quartered) -> SiegeState:
    return state._replace(people={**state.people, **{who: state.people[who]._replace(within=event.within) for who in event.men}})


# -- stores and works ------------------------------------------------------------------------------------------------


def _food_changed(state: SiegeState, event: e.FoodChanged) -> SiegeState:
    return state._replace(food=event.days)


def _store_changed(state: SiegeState, event: e.StoreChanged) -> SiegeState:
    return state._replace(store=event.days)


def _stock_changed(state: SiegeState, event: e.StockChanged) -> SiegeState:
    stock = list(state.stock)
    stock[event.side] = {**stock[event.side], event.kind: event.number}
    return state._replace(stock=(stock[0], stock[1]))


def _engine_set(state: SiegeState, event: e.EngineSet) -> SiegeState:
    made = state.made + (event.engine.id not in state.engines)
    return state.with_engine(event.engine)._replace(made=made)


def _engine_lost(state: SiegeState, event: e.EngineLost) -> SiegeState:
    return state._replace(engines={key: engine for key, engine in state.engines.items() if key != event.id})


def _project_set(state: SiegeState, event: e.ProjectSet) -> SiegeState:
    made = state.made + (event.project.id not in state.projects)
    return state._replace(projects={**state.projects, event.project.id: event.project}, made=made)


def _project_closed(state: SiegeState, event: e.ProjectClosed) -> SiegeState:
    return state._replace(projects={key: project for key, project in state.projects.items() if key != event.id})


def _mine_set(state: SiegeState, event: e.MineSet) -> SiegeState:
    made = state.made + (event.mine.id not in state.mines)
    return state._replace(mines={**state.mines, event.mine.id: event.mine}, made=made)


def _grade_lost(state: SiegeState, event: e.GradeLost) -> SiegeState:
    down = state.down | {event.hex} if event.down else state.down
    return state._replace(damage={**state.damage, event.hex: event.grade}, down=down, hit=state.hit | {event.hex})


def _burnt(state: SiegeState, event: e.Burnt) -> SiegeState:
    return state._replace(burnt=state.burnt | set(event.hexes))


def _place_set(state: SiegeState, event: e.PlaceSet) -> SiegeState:
    fascines = (*state.fascines, *(hex_ for hex_ in event.fascines if hex_ not in state.fascines))
    return state._replace(gate=event.gate or state.gate, bridge=event.bridge or state.bridge, fascines=fascines)


# -- circumstances ---------------------------------------------------------------------------------------------------


def _initiative_shifted(state: SiegeState, event: e.InitiativeShifted) -> SiegeState:
    return state._replace(shift=(state.shift[0] + event.today, state.shift[1] + event.lasting))


def _engineer_came(state: SiegeState, event: e.EngineerCame) -> SiegeState:
    return state._replace(engineer=True)


def _pledge_made(state: SiegeState, event: e.PledgeMade) -> SiegeState:
    return state._replace(pledge=event.day)


def _camp_burnt(state: SiegeState, event: e.CampBurnt) -> SiegeState:
    more = event.days - state.restock
    if more <= 0:
        return state._replace(restock=event.days)
    return state._replace(restock=event.days, scorched=state.day, singed=more + (state.singed if state.scorched == state.day else 0))


def _fell_back(state: SiegeState, event: e.FellBack) -> SiegeState:
    return state._replace(held=event.held, redoubt=event.redoubt, rampart=False)


def _roles_swapped(state: SiegeState, event: e.RolesSwapped) -> SiegeState:
    return state._replace(swapped=event.swapped, relief=event.relief, afield="")  # nobody gives battle in the field any more


def _rampart_held(state: SiegeState, event: e.RampartHeld) -> SiegeState:
    return state._replace(rampart=event.held)


def _broken_off(state: SiegeState, event: e.BrokenOff) -> SiegeState:
    return state._replace(afield=event.fight)


def _parleyed(state: SiegeState, event: e.Parleyed) -> SiegeState:
    return state._replace(truce=state.day)


def _forced(state: SiegeState, event: e.Forced) -> SiegeState:
    return state._replace(forced=event.action)


# -- fights ----------------------------------------------------------------------------------------------------------


def _fight_set(state: SiegeState, event: e.FightSet) -> SiegeState:
    return state._replace(fight=event.fight, fights=max(state.fights, event.fight.number))


def _fight_ended(state: SiegeState, event: e.FightEnded) -> SiegeState:
    parties = state.fight.parties if state.fight is not None else ((), ())
    return state._replace(fight=None, combat=state.combat or event.combat, fought=state.fought.union(*parties))


def _siege_ended(state: SiegeState, event: e.SiegeEnded) -> SiegeState:
    return state._replace(outcome=Outcome(event.winner, event.reason), pending=(), fight=None)


_STEPS: dict[type, Callable[[SiegeState, Any], SiegeState]] = {
    e.Rolled: _nothing,
    e.Asked: _asked,
    e.Answered: _answered,
    e.DayBegan: _day_began,
    e.MarkerMoved: _marker_moved,
    e.StepBegan: _step_began,
    e.ProvisionsFound: _provisions_found,
    e.EventDrawn: _event_drawn,
    e.InitiativeTaken: _initiative_taken,
    e.ActionChosen: _action_chosen,
    e.OrdersGiven: _orders_given,
    e.Hurt: _hurt,
    e.WoundSeen: _wound_seen,
    e.Healed: _healed,
    e.Departed: _departed,
    e.Joined: _joined,
    e.Unhorsed: _unhorsed,
    e.Employed: _employed,
    e.Quartered: _quartered,
    e.FoodChanged: _food_changed,
    e.StoreChanged: _store_changed,
    e.StockChanged: _stock_changed,
    e.EngineSet: _engine_set,
    e.EngineLost: _engine_lost,
    e.ProjectSet: _project_set,
    e.ProjectClosed: _project_closed,
    e.MineSet: _mine_set,
    e.Bombarded: _nothing,
    e.GradeLost: _grade_lost,
    e.FireTried: _nothing,
    e.Burnt: _burnt,
    e.PlaceSet: _place_set,
    e.InitiativeShifted: _initiative_shifted,
    e.EngineerCame: _engineer_came,
    e.PledgeMade: _pledge_made,
    e.CampBurnt: _camp_burnt,
    e.FellBack: _fell_back,
    e.RolesSwapped: _roles_swapped,
    e.RampartHeld: _rampart_held,
    e.BrokenOff: _broken_off,
    e.Parleyed: _parleyed,
    e.Forced: _forced,
    e.FightSet: _fight_set,
    e.QuickFought: _nothing,
    e.FightEnded: _fight_ended,
    e.SiegeEnded: _siege_ended,
    e.QuietOrdered: _quiet_ordered,
    e.QuietEnded: _quiet_ended,
    e.Followed: _followed,
}
