"""What a faction cannot know of a campaign: who marches under the banners of others, their purses, stores, garrisons, loads, spies, orders.

[C-CG-08, C-CG-09]

How many men a faction has is known to all who have read what it began with; who is where is drawn, by what was last seen of each banner.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from hauberk.campaign import commands as c
from hauberk.campaign.convoys import endless
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.sieges import field_of
from hauberk.campaign.state import GROUP, CampaignState, Group, Holding, Person
from hauberk.play.campaign.game import CampaignMatch
from hauberk.players.campaign.known import known_stores
from hauberk.players.unseen import siege
from hauberk.siege.knowledge import counts_food
from hauberk.siege.state import BESIEGED, BESIEGER, SiegeState

COIN = 40
"""So much may be in a purse that nobody has seen."""
MORE = 2
"""By so much stores and garrisons may have changed since they were seen."""
PRINTED = 4
"""So many stand unseen behind walls that nobody has looked behind."""


def drawn(match: CampaignMatch, seat: int, chance: random.Random) -> CampaignState:
    """The campaign as it might be for all that a faction knows."""
    position = match.position
    field, state = position
    faction = field.factions[seat].id
    here = {group.hex for group in state.groups.values() if group.faction == faction}
    open_ = _met(state, faction)
    groups = {id_: _purse(each, chance) if each.faction != faction else each for id_, each in state.groups.items()}
    unseen = [each for each in groups.values() if each.faction != faction and each.hex not in here and each.id not in open_]
    people, groups = _shared_out(position, groups, unseen, faction, chance)
    hexes = sorted(hex_ for hex_ in field.map.hexes if field.map.passable(hex_))
    spies = {
        id_: each if each.faction == faction else each._replace(hex=chance.choice(hexes), notes=()) for id_, each in state.spies.items()
    }
    convoys = {
        id_: each if each.faction == faction or each.hex in here else each._replace(load=chance.randint(0, each.animals))
        for id_, each in state.convoys.items()
    }
    return state._replace(
        people=people,
        groups=groups,
        places={id_: _place(position, each, faction, here, chance) for id_, each in state.places.items()},
        convoys=convoys,
        spies=spies,
        sieges={id_: each._replace(days=_days(position, id_, faction, chance)) for id_, each in state.sieges.items()},
        morning={each: orders if each == faction else c.Morning() for each, orders in state.morning.items()},
        routes={id_: each for id_, each in state.routes.items() if each.faction == faction},
        halts={id_: each for id_, each in state.halts.items() if each.faction == faction},
        quiet={each: days for each, days in state.quiet.items() if each == faction},
        known={each: seen if each == faction else {} for each, seen in state.known.items()},
        known_places={each: seen if each == faction else {} for each, seen in state.known_places.items()},
    )


def _met(state: CampaignState, faction: str) -> set[str]:
    """Groups that are not drawn: those in sieges, whose people these hold, and those that stand in a battle."""
    found = {id_ for each in state.sieges.values() for id_ in (*each.groups, *each.inside)}
    if state.battle is not None:
        found |= {id_ for side in state.battle.sides for id_ in side}
        found |= {id_ for id_, _ in state.battle.coming}
    return found


def _purse(group: Group, chance: random.Random) -> Group:
    """Its coin and its hunger are nobody else's business."""
    return group._replace(coin=chance.randint(0, COIN), missed=0, hungry=False)


# -- who marches where -------------------------------------------------------------------------------------------------


def _shared_out(
    position: CampaignPosition, groups: dict[str, Group], unseen: Iterable[Group], faction: str, chance: random.Random
) -> tuple[dict[str, Person], dict[str, Group]]:
    """The common men of each other faction shared out anew among its banners that nobody sees into; leaders show, and whether all ride.

    Nobody is left with fewer than make a group: such a one could not be commanded.
    """
    field, state = position
    least = field.rules.figures.least_group
    people, groups = dict(state.people), dict(groups)
    armies: dict[tuple[str, bool], list[Group]] = {}
    for group in unseen:
        if group.kind == GROUP and group.men and not group.prisoners:
            riding = all(state.people[who].mounted for who in group.men)
            armies.setdefault((group.faction, riding), []).append(group)
    for army in armies.values():
        keeps = {group.id: _shown(state, group) for group in army}
        men = [who for group in army for who in group.men if who not in keeps[group.id]]
        chance.shuffle(men)
        wanted = {group.id: _wanted(state, faction, group, len(men) / len(army), chance) for group in army}
        for share in ({group.id: min(len(group.men), least) for group in army}, wanted):
            for group in army:
                more = [men.pop() for _ in range(min(len(men), max(0, share[group.id] - len(keeps[group.id]))))]
                keeps[group.id] += more
        for who in men:  # whoever is left over goes where most are
            keeps[max(keeps, key=lambda id_: wanted[id_])].append(who)
        for group in army:
            groups[group.id] = groups[group.id]._replace(men=tuple(keeps[group.id]), veterans=())
            people.update({who: people[who]._replace(group=group.id) for who in keeps[group.id]})
    return people, groups


def _shown(state: CampaignState, group: Group) -> list[str]:
    """Who stays: its leaders, and one more to carry the banner; of those who do not all ride one who walks."""
    stays = [who for who in group.men if state.people[who].leads]
    walks = [who for who in group.men if not state.people[who].mounted]
    return list(dict.fromkeys((*stays, *(walks[:1] or group.men[:1]))))


def _wanted(state: CampaignState, faction: str, group: Group, usual: float, chance: random.Random) -> int:
    """How many march under a banner: about as many as when it was last seen, else anything up to twice the usual."""
    seen = state.known.get(faction, {}).get(group.id)
    return max(1, seen.size + chance.randint(-1, 1)) if seen is not None else chance.randint(1, max(1, round(2 * usual)))


# -- places and sieges -------------------------------------------------------------------------------------------------


def _place(position: CampaignPosition, holding: Holding, faction: str, here: set[str], chance: random.Random) -> Holding:
    """Stores and unseen garrison of a place in which none of one's own stands, by what was seen of them last, or by what is printed."""
    field, state = position
    siege_ = state.sieges.get(holding.id)
    if holding.faction == faction or siege_ is not None or field.map.places[holding.id].hex in here:
        return holding
    stores, garrison = known_stores(position, faction, holding.id)
    unnamed = max(0, (PRINTED if garrison is None else garrison) - len(holding.garrison) + chance.randint(-MORE, MORE))
    if not holding.unnamed and not holding.garrison and garrison is None:
        unnamed = 0
    resources = holding.resources if endless(field, holding.id) else max(0, stores + chance.randint(-MORE, MORE))
    return holding._replace(resources=resources, unnamed=unnamed)


def _days(position: CampaignPosition, place: str, faction: str, chance: random.Random) -> SiegeState | None:
    """The days of a siege as one who takes part in it may imagine them."""
    field, state = position
    siege_ = state.sieges[place]
    if siege_.days is None or faction not in (siege_.besieger, siege_.besieged):
        return siege_.days
    side = BESIEGER if faction == siege_.besieger else BESIEGED
    rules = field_of(position, place)
    days = siege_.days.food
    if not counts_food(rules, side):
        stores, _ = known_stores(position, faction, place)
        days = max(1, stores * field.siege.figures.resource_days - (state.day - siege_.since) + chance.randint(-MORE, MORE))
    return siege.otherwise(rules, siege_.days, side, chance, days, siege_.days.stock[1 - side])
