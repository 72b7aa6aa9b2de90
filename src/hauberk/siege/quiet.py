"""Quiet days: what a side is asked every day is answered for it, until something else is asked or something happens. [RULING-C-QUIET]

A standing order answers the question that is asked anyway, by the very command that the player would give: so nothing of the day is done
here. A campaign answers for those at its sieges with the same words, and stops for the same news.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, replace
from typing import Any, Final

from hauberk.battle.core.being import SIDES, Side
from hauberk.common.refusal import Refusal
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.activities import NOTHING, plan_orders, roll_of
from hauberk.siege.bombarding_days import in_need, may_throw
from hauberk.siege.doing import Doing
from hauberk.siege.evolve import evolve
from hauberk.siege.field import SiegePosition
from hauberk.siege.initiative import PASS
from hauberk.siege.mining_days import next_hexes
from hauberk.siege.place import needed
from hauberk.siege.state import DIGGING, SiegeState

DAYS: Final = "days"
ASKED: Final = "asked"
WEEK: Final = 7
"""Days that are offered to be let go by; any other number is accepted."""
REVOKED: Final = "revoked"
PEOPLE, WORKS, EVENT, FIGHT, HUNGER = "people", "works", "event", "fight", "hunger"


# -- said by a player --------------------------------------------------------------------------------------------------


def plan(position: SiegePosition, command: c.Quiet) -> Refusal | None:
    """Quiet days begin where something is asked that is asked every day; those of a campaign are the campaign's."""
    if position.field.daily:
        return Refusal("days_of_the_campaign", "RULING-C-QUIET")
    if command.days < 1:
        return Refusal("no_days", "RULING-C-QUIET", needs=1, has=command.days)
    return None if usual(position) is not None else Refusal("no_quiet_day", "RULING-C-QUIET")


def choices(position: SiegePosition) -> tuple[c.Quiet, ...]:
    """A week."""
    return (c.Quiet(WEEK),)


def order(doing: Doing, command: c.Quiet) -> None:
    """The side that decides lets so many days go by, today counted."""
    doing.emit(e.QuietOrdered(doing.state.pending[-1].side, doing.state.day + command.days))


def plan_revoking(position: SiegePosition, command: c.Revoke) -> Refusal | None:
    """Only what goes on can be called off."""
    side = whose(command)
    return None if side is not None and _runs(position.state, side) else Refusal("nothing_to_revoke", "RULING-C-QUIET", about=command.of)


def revoke(doing: Doing, command: c.Revoke) -> None:
    """The side is asked again."""
    side = whose(command)
    assert side is not None
    doing.emit(e.QuietEnded(side, REVOKED))


def whose(command: c.Command) -> Side | None:
    """The side whose word a command is though another decides; None for all that must wait for their turn."""
    return SIDES.index(command.of) if isinstance(command, c.Revoke) and command.of in SIDES else None


# -- answering ---------------------------------------------------------------------------------------------------------


def answer(position: SiegePosition) -> c.Command | None:
    """What the standing order of whoever is asked says to it."""
    pending = position.state.pending
    return usual(position) if pending and _runs(position.state, pending[-1].side) else None


def _runs(state: SiegeState, side: Side) -> bool:
    days = state.quiet[side]
    return days is not None and days.run


def usual(position: SiegePosition) -> c.Command | None:
    """What is said on a quiet day: no action, and the last orders again; None to a question that is not asked every day."""
    question = position.state.pending[-1] if position.state.pending else None
    if isinstance(question, q.ActionAsked) and PASS in question.choices:
        return c.Answer(PASS)
    return again(position, question.side) if isinstance(question, q.OrdersAsked) else None


def again(position: SiegePosition, side: Side) -> c.Orders:
    """What can be done again today of the orders that were sealed last; engines with nothing to throw at are mended."""
    found = NOTHING
    for part in _parts(position, side, position.state.given[side] or NOTHING):
        both = _with(found, part)
        if plan_orders(position, both) is None:
            found = both
    return found


def _parts(position: SiegePosition, side: Side, last: c.Orders) -> Iterator[c.Orders]:
    """One thing after the other: stones, digging, fire, repairs. Builders stay at their sites of themselves."""
    state = position.state
    idle = roll_of(position, side).idle
    for aim in last.bombard:
        engines = tuple(name for name in aim.engines if may_throw(position, side, name) is None)
        crews = tuple((name, men) for name, men in last.crews if name in engines and set(men) <= idle.keys())
        yield c.Orders(bombard=(replace(aim, engines=engines),), crews=crews)
    for dig in last.digs:
        mine = state.mines.get(dig.mine)
        if mine is None or mine.state != DIGGING or len(mine.dug) >= needed(position.field.place.sections[mine.section]):
            continue
        forced = len(dig.hexes) > position.field.rules.figures.mine_hexes
        hexes = next_hexes(position.field, mine, len(dig.hexes)) if forced and not dig.fill else ()
        yield c.Orders(digs=(replace(dig, men=tuple(who for who in dig.men if who in idle), hexes=hexes),))
    if last.burn:
        yield c.Orders(burn=last.burn, archers=tuple(who for who in last.archers if who in idle))
    yield from (c.Orders(repair=(name,)) for name in in_need(state, side))


def _with(one: c.Orders, other: c.Orders) -> c.Orders:
    """Both together."""
    return replace(one, **{each.name: _sum(getattr(one, each.name), getattr(other, each.name)) for each in fields(c.Orders)})


def _sum(one: Any, other: Any) -> Any:
    return one + other if isinstance(one, tuple) else one or other


# -- stopping ----------------------------------------------------------------------------------------------------------


def notice(doing: Doing, before: SiegeState, events: Sequence[Any]) -> None:
    """Quiet days are over when their number is full, with news of what the side can know, or when something else is asked."""
    for side in (0, 1) if doing.state.outcome is None else ():
        if _runs(doing.state, side) and (why := _ended(doing.position, before, events, side)):
            doing.emit(e.QuietEnded(side, why))


def _ended(position: SiegePosition, before: SiegeState, events: Iterable[Any], side: Side) -> str:
    """Why the quiet days of a side are over by what has happened; "" if they go on."""
    days = position.state.quiet[side]
    assert days is not None
    state = before
    for event in events:
        if _runs(state, side) and (why := news(position.field.at(state), event, side)):
            return why
        state = evolve(state, event)
    if position.state.day >= days.until:
        return DAYS
    asked = position.state.pending and position.state.pending[-1].side == side
    return ASKED if asked and usual(position) is None else ""


def news(position: SiegePosition, event: Any, side: Side) -> str:
    """Is an event something for which a side would want to be asked? What it cannot know is none. [RULING-G-52]"""
    if (found := ALWAYS.get(type(event))) is not None:
        return found
    test = SOMETIMES.get(type(event))
    return test(position, event, side) if test is not None else ""


def _drawn(position: SiegePosition, event: e.EventDrawn, side: Side) -> str:
    return EVENT if event.what else ""


def _engine(position: SiegePosition, event: e.EngineSet, side: Side) -> str:
    """That it throws is what it was ordered to do."""
    return "" if event.why == "threw" else WORKS


def _mine(position: SiegePosition, event: e.MineSet, side: Side) -> str:
    """That it goes forward is no news before it is deep enough."""
    return WORKS if event.why != "dug" or len(event.mine.dug) >= needed(position.field.place.sections[event.mine.section]) else ""


def _site(position: SiegePosition, event: e.ProjectSet, side: Side) -> str:
    return WORKS if event.project.side == side and event.project.paused else ""


def _site_closed(position: SiegePosition, event: e.ProjectClosed, side: Side) -> str:
    return WORKS if position.state.projects[event.id].side == side else ""


def _grade(position: SiegePosition, event: e.GradeLost, side: Side) -> str:
    return WORKS if event.down else ""


def _ways(position: SiegePosition, event: e.PlaceSet, side: Side) -> str:
    return WORKS if event.gate or event.bridge else ""


def _camp(position: SiegePosition, event: e.CampBurnt, side: Side) -> str:
    """It burns, or it stands again; each day of mending is none."""
    return WORKS if event.days > position.state.restock or not event.days else ""


def _food(position: SiegePosition, event: e.FoodChanged, side: Side) -> str:
    """No more is left than the least any place begins with."""
    return HUNGER if side == position.state.besieged and _scarce(position, event.days) and event.change < 0 else ""


def _store(position: SiegePosition, event: e.StoreChanged, side: Side) -> str:
    return HUNGER if side == position.state.besieged and position.state.swapped and _scarce(position, event.days) else ""


def _scarce(position: SiegePosition, days: int) -> bool:
    return days <= position.field.rules.provisions.least


ALWAYS: dict[type, str] = {
    e.Hurt: PEOPLE, e.Departed: PEOPLE, e.Joined: PEOPLE, e.Quartered: PEOPLE,
    e.EngineLost: WORKS, e.Burnt: WORKS, e.FellBack: WORKS, e.RampartHeld: WORKS,
    e.PledgeMade: EVENT, e.RolesSwapped: FIGHT, e.FightEnded: FIGHT,
}  # fmt: skip
SOMETIMES: dict[type, Callable[[SiegePosition, Any, Side], str]] = {
    e.EventDrawn: _drawn, e.EngineSet: _engine, e.MineSet: _mine, e.ProjectSet: _site, e.ProjectClosed: _site_closed, e.GradeLost: _grade,
    e.PlaceSet: _ways, e.CampBurnt: _camp, e.FoodChanged: _food, e.StoreChanged: _store,
}  # fmt: skip
"""Events of which quiet days end, each with the word for it; some of them only now and then."""
