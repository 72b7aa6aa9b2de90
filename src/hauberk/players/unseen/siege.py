"""What a side cannot know of a siege: the other's food, stores, building sites, jobs, sick-beds, sealed orders, musters. [RULING-G-52]"""

from __future__ import annotations

import random
from typing import Any

from hauberk.battle.core.being import NOBODY, Side
from hauberk.play.siege.game import SiegeMatch
from hauberk.players.siege.known import known
from hauberk.siege import fights
from hauberk.siege import questions as q
from hauberk.siege.commands import Orders
from hauberk.siege.field import SiegeField
from hauberk.siege.knowledge import counts_food
from hauberk.siege.state import BESIEGED, BESIEGER, NEVER, Fight, Person, SiegeState

HEALS = 12
"""Within so many days the wounded of the other side are well again, as far as one can tell."""
STORED = 3
"""So many ladders, cauldrons and the like the other side may have made besides those it began with."""


def drawn(match: SiegeMatch, side: Side, chance: random.Random) -> SiegeState:
    """The siege as it might be for all that a side knows; how long the food lasts is guessed from what was seen of it."""
    food = known(match, side).food
    days = chance.choices(list(food), list(food.values()))[0]
    return otherwise(match.field, match.state, side, chance, days, match.start.stock[1 - side])


def otherwise(
    field: SiegeField, state: SiegeState, side: Side, chance: random.Random, food: int, stock: dict[str, int]
) -> SiegeState:
    """A state in which everything is drawn that a side cannot see; `food`, `stock`: what the besieged and the other side may have."""
    other = 1 - side
    stored = {kind: number + chance.randrange(STORED) for kind, number in stock.items()}
    people = {who: each if each.side == side else _elsewhere(state, each, chance) for who, each in state.people.items()}
    found = state._replace(
        people=people,
        stock=_with(state.stock, other, stored),
        projects={key: each for key, each in state.projects.items() if each.side == side},
        orders=_with(state.orders, other, Orders() if state.orders[other] is not None else None),
        given=_with(state.given, other, None),
        quiet=_with(state.quiet, other, None),
        stand_in=state.stand_in if state.stand_in == side else NOBODY,
        food=state.food if counts_food(field, side) else food,
        store=chance.randint(0, max(1, food)) if state.swapped and side != BESIEGER else state.store,
    )
    if found.fight is not None and not found.fight.set_up:
        found = found._replace(fight=_mustered(field, found, found.fight, side))
    return found


def _with(both: tuple[Any, Any], side: Side, value: Any) -> tuple[Any, Any]:
    """A pair with another value for one side."""
    return (value, both[1]) if side == 0 else (both[0], value)


def _elsewhere(state: SiegeState, person: Person, chance: random.Random) -> Person:
    """Somebody of the other side: nobody sees what keeps him busy, and when he will be well."""
    heals = person.heal_day
    if person.wounded and heals and heals != NEVER:
        heals = state.day + chance.randint(1, HEALS)
    return person._replace(job="", heal_day=heals)


def _mustered(field: SiegeField, state: SiegeState, fight: Fight, side: Side) -> Fight:
    """If the other side has chosen who takes part, it has chosen as one usually does."""
    other = 1 - side
    own = {person.id for person in state.people.values() if person.side == side}
    fight = fight._replace(places=tuple(each for each in fight.places if each[0] in own))
    if not fight.parties[other] or fight.kind not in fights.KINDS:
        return fight
    usual = fights.default_muster(field.at(state._replace(fight=fight)), q.MusterAsked(other, fight.kind))
    parties = _with(fight.parties, other, usual.men or fight.parties[other])
    return fight._replace(parties=parties, patrols=usual.patrols if fight.patrols and side == BESIEGED else fight.patrols)
