"""What a side knows of a siege: the state without what the other side keeps to itself. [RULING-G-52, RULING-A-ACT-11]

Forecasts that a player is shown, and commanders of the computer's, rest on this and on nothing else.
"""

from __future__ import annotations

from typing import TypeVar

from hauberk.battle.core.being import Side
from hauberk.siege.field import SiegeField, SiegePosition
from hauberk.siege.state import BESIEGED, Fight, Person, SiegeState

T = TypeVar("T")


def known_to(position: SiegePosition, side: Side) -> SiegeState:
    """A state without the other side's food, stores, building sites, jobs, sealed and standing orders, and musters."""
    field, state = position
    fed = counts_food(field, side)
    own_stock = (state.stock[0], {}) if side == 0 else ({}, state.stock[1])
    return state._replace(
        people={who: person if person.side == side else _seen(person) for who, person in state.people.items()},
        stock=own_stock,
        projects={key: project for key, project in state.projects.items() if project.side == side},
        orders=_own(state.orders, side),
        given=_own(state.given, side),
        quiet=_own(state.quiet, side),
        food=state.food if fed else 0,
        store=state.store if state.swapped and side == state.besieged else 0,
        fight=_unsealed(state.fight, 1 - side) if state.fight is not None else None,
    )


def _own(both: tuple[T, T], side: Side) -> tuple[T | None, T | None]:
    """What is a side's own of two."""
    return (both[0], None) if side == 0 else (None, both[1])


def counts_food(field: SiegeField, side: Side) -> bool:
    """Does a side know what is in the cellars? They stay those of the garrison when the tables are turned. [RULING-G-52]"""
    return side == BESIEGED or field.rules.switches.open_provisions


def _seen(person: Person) -> Person:
    """Somebody of the other side: what keeps him busy, and when he will be well, is not seen; who he is and what he has learnt is."""
    return person._replace(job="", heal_day=0)


def _unsealed(fight: Fight, other: Side) -> Fight:
    """A fight without the muster and the places of the other side, unless it chose them openly."""
    parties = (fight.parties[0], ()) if other else ((), fight.parties[1])
    patrols = fight.patrols if fight.attacker == other else ()
    own = set(parties[1 - other])
    return fight._replace(parties=parties, patrols=patrols, places=tuple(each for each in fight.places if each[0] in own))
