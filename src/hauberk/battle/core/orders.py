"""Whatever goes by an order: teams, crews, guards, bearers. The enemy watches their way hex by hex as he watches a single man's.

Rulebook 5.3; The Anarchy 1.3, 1.4.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, Self, runtime_checkable

from hauberk.battle.capture.capturing import escort, plan_escort
from hauberk.battle.core.being import Mark
from hauberk.battle.core.commands import Drive, Escort, Leave, PushMachine, Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import OrderWatched, Stage
from hauberk.battle.core.state import State
from hauberk.battle.core.tasks import do_work, plan_work
from hauberk.battle.machines.oxen import drive, plan_drive
from hauberk.battle.machines.pushing import plan_push_machine, push_machine
from hauberk.battle.scenario.entering import leave, plan_leaving
from hauberk.battle.shooting.defensive_fire import is_order_watched
from hauberk.common.refusal import Refusal

Order = Drive | Escort | Leave | PushMachine | Work


@runtime_checkable
class March(Protocol):
    """The plan of an order by which somebody goes somewhere; every other plan is carried out where people stand."""

    def stages(self) -> tuple[Stage, ...]:
        """Where everybody is after each hex of the way."""
        ...

    def upto(self, steps: int) -> Self:
        """The plan as far as its first hexes."""
        ...


class Kind(NamedTuple):
    """How an order is planned and carried out."""

    plan: Callable[[Position, Any], Any]
    resolve: Callable[[Doing, Any, Any], None]


KINDS: dict[type, Kind] = {
    Drive: Kind(plan_drive, drive),
    Escort: Kind(plan_escort, escort),
    Leave: Kind(plan_leaving, leave),
    PushMachine: Kind(plan_push_machine, push_machine),
    Work: Kind(plan_work, do_work),
}


def set_out(doing: Doing, order: Order, plan: Any) -> None:
    """They set out; if an enemy could shoot at one of them anywhere on the way, that side is asked once. [DFIRE-01, RULING-T-47]"""
    way = _way(doing.state, order, plan)
    if way is not None:
        asked = OrderWatched(1 - doing.state.active, order, way)
        if is_order_watched(doing.position, asked):
            doing.ask(asked)
            return
    KINDS[type(order)].resolve(doing, order, plan)


def _way(state: State, order: Order, plan: Any) -> tuple[Stage, ...] | None:
    """The way they go; none for work on the spot. Who leaves the map is seen where he stands, unless he has just come there. [MOVE-10]"""
    if isinstance(order, Leave):
        return None if state.beings[order.man].has(Mark.MOVED) else ()
    return plan.stages() if isinstance(plan, March) else None


def go_on(doing: Doing, order: Order, upto: int | None = None) -> None:
    """What was declared under fire is carried out, the whole of it or its first hexes, if it still can be. [DFIRE-01, DFIRE-06]"""
    kind = KINDS[type(order)]
    plan = kind.plan(doing.position, order)
    if not isinstance(plan, Refusal):
        kind.resolve(doing, order, plan if upto is None else plan.upto(upto))
