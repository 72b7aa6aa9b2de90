"""Two worlds that differ only in what is hidden from a seat: whatever the server says to that seat must be the same bytes in both."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hauberk.battle.being import Side
from hauberk.server.slow_table import SlowTable
from hauberk.server.table import encode
from hauberk.siege import questions as sq
from hauberk.siege.commands import Orders
from hauberk.siege.state import BESIEGED, BESIEGER, NEVER, Fight, Person, Project, SiegeState


def told(table: SlowTable[Any, Any, Any], state: Any, language: str, you: tuple[str, ...]) -> bytes:
    """The view of some seats, if this were the state of the game."""
    real = table.game.state
    table.game.state = state
    try:
        return encode(table.view(language, you))
    finally:
        table.game.state = real


def differences(one: Any, other: Any, place: str = "") -> Iterable[str]:
    """Where two messages differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() | other.keys():
            if key not in one or key not in other:
                yield f"{place}.{key}: only in one"
            else:
                yield from differences(one[key], other[key], f"{place}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from differences(left, right, f"{place}[{number}]")
    elif one != other:
        yield f"{place}: {one!r} ≠ {other!r}"


# -- sieges ------------------------------------------------------------------------------------------------------------


def siege_apart(state: SiegeState, side: Side, chance: random.Random, open_food: bool = False) -> SiegeState:
    """The same siege with all turned upside down that a side cannot know: the other's jobs, sick-beds, stores, sites, orders, musters."""
    other = 1 - side
    stock = list(state.stock)
    stock[other] = {kind: chance.randint(0, 9) for kind in (*stock[other], "ladder")}
    orders: list[Orders | None] = list(state.orders)
    orders[other] = None if orders[other] is not None and not _waits_for(state, other) else chance.choice((None, Orders()))
    kept = [each for each in state.projects.values() if each.side == side or chance.random() < 0.5]
    projects = {each.id: each if each.side == side else _shuffled(each, chance) for each in kept}
    return state._replace(
        people={who: each if each.side == side else _busy_elsewhere(each, chance) for who, each in state.people.items()},
        stock=(stock[0], stock[1]),
        orders=(orders[0], orders[1]),
        projects=projects,
        food=state.food if side == BESIEGED or open_food else chance.randint(1, 30),
        store=state.store if side == BESIEGER else chance.randint(0, 9),
        fight=_mustered_otherwise(state, state.fight, side, chance) if state.fight is not None and not state.fight.set_up else state.fight,
    )


def _waits_for(state: SiegeState, side: Side) -> bool:
    return any(isinstance(each, sq.OrdersAsked) and each.side == side for each in state.pending)


def _busy_elsewhere(person: Person, chance: random.Random) -> Person:
    """Somebody of the other side with another job, and well again on another day."""
    hurt = person.wounded and person.heal_day
    heals = chance.choice((person.heal_day, person.heal_day + 3 if person.heal_day != NEVER else 4)) if hurt else person.heal_day
    return person._replace(job=chance.choice(("", "", "1", person.job)) if person.present else person.job, heal_day=heals)


def _shuffled(project: Project, chance: random.Random) -> Project:
    return project._replace(done=chance.randint(0, 5), paused=chance.random() < 0.5)


def _mustered_otherwise(state: SiegeState, fight: Fight, side: Side, chance: random.Random) -> Fight:
    """The same fight with other people of the other side in other places; how many there are is as secret as who."""
    other = 1 - side
    here = [person.id for person in state.people.values() if person.side == other and person.present]
    parties = list(fight.parties)
    if parties[other]:
        parties[other] = tuple(who for who in here if chance.random() < 0.6) or tuple(here[:1])
    own = {person.id for person in state.people.values() if person.side == side}
    patrols = fight.patrols if side == state.besieger else tuple(tuple(patrol[:1]) for patrol in fight.patrols)
    places = tuple(each for each in fight.places if each[0] in own)
    infiltrators = fight.infiltrators if side == state.besieger else tuple(here[: len(fight.infiltrators)])
    engines = fight.engines if side == state.besieger else fight.engines[: chance.randint(0, len(fight.engines))]
    return fight._replace(
        parties=(parties[0], parties[1]), patrols=patrols, places=places, infiltrators=infiltrators, engines=engines
    )
