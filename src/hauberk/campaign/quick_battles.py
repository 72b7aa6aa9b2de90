"""A battle settled by the table instead of being fought on the map. Guiscard 17. [C-QUICK-01, C-CG-16]"""

from __future__ import annotations

from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign import endings, set_up
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignField, CampaignPosition
from hauberk.campaign.sides import hungry_of, people_of
from hauberk.campaign.state import Battle, CampaignState, Ending
from hauberk.siege.quick import DEFENDER, Clash, Fighter, Obstacle, reckon
from hauberk.siege.quick import settle as throw

QUICK: Final = "quick"
VILLAGE: Final = "village"
SLOPE: Final = "slope"
RIVER: Final = "river"
WAYS_ROUND = 2
"""A sheet lies one way round or the other."""


def settle(doing: Doing) -> None:
    """One roll, the losses of both sides, and who holds the field. [C-QUICK-07, C-QUICK-10, C-QUICK-11, C-QUICK-12, RULING-C-QUICK-ROUT]"""
    _draw_ground(doing)
    battle = doing.state.battle
    assert battle is not None
    clash = clash_of(doing.position, battle)
    table = doing.rules.siege.quick
    reckoning = reckon(table, clash)
    result = throw(table, clash, doing.roll)
    terms = (*reckoning.attacker, *reckoning.defender)
    doing.emit(e.QuickFought(terms, reckoning.difference, reckoning.roll, result.letter, len(reckoning.attacker)))
    for loss in result.losses:
        for who in loss.dead:
            doing.kill(who)
        for who in loss.wounded:
            doing.wound(who)
    winner = endings.NOBODY if result.winner is None else result.winner
    left = winner != endings.NOBODY and people_of(doing.state, battle, 1 - winner)
    reason = endings.TIME if winner == endings.NOBODY else endings.FLED if left else endings.ELIMINATED
    endings.begin(doing, Ending(winner, reason, flags=(result.losses[0].flag, result.losses[1].flag)))


def _draw_ground(doing: Doing) -> None:
    """Which sheet it would have been fought on, and how that lies, is drawn by lot where it matters. [C-QUICK-06, C-CG-12]"""
    battle = doing.state.battle
    assert battle is not None
    names = _drawn_among(doing.field, battle)
    sheets: tuple[tuple[str, int], ...] = ()
    north = 0
    if names:
        number = doing.roll("sheet", len(names)) if len(names) > 1 else 1
        sheets = ((names[number - 1], doing.roll("turned", WAYS_ROUND) - 1),)
        north = doing.roll("north", 2) - 1
    doing.emit(e.BattleSet(battle._replace(how=QUICK, sheets=sheets, north=north)))


def _drawn_among(field: CampaignField, battle: Battle) -> tuple[str, ...]:
    """The sheets among which the lot is drawn; none where they are all alike for the table. [C-QUICK-06]"""
    names = set_up.sheets_for(field, battle)
    return tuple(names) if any(name in field.rules.grounds.by_sheet for name in names) else ()


def clashes(position: CampaignPosition, battle: Battle) -> list[Clash]:
    """What the two sides may meet on, each ground as likely as the other: as drawn, else as it may yet be drawn. [C-QUICK-06]"""
    sheets = [(name, turned) for name in _drawn_among(position.field, battle) for turned in range(WAYS_ROUND)]
    if battle.sheets or not sheets:
        return [clash_of(position, battle)]
    return [clash_of(position, battle._replace(sheets=(sheet,))) for sheet in sheets]


def clash_of(position: CampaignPosition, battle: Battle) -> Clash:
    """The two sides as the table sees them. [C-QUICK-02, C-QUICK-03, C-QUICK-05, C-QUICK-13, RULING-C-QUICK-PRESTIGE]"""
    attackers, defenders = (_fighters(position.state, battle, side) for side in (0, 1))
    commanders = (_commander(position.state, battle, 0), _commander(position.state, battle, 1))
    hungry = (_hungry(position, battle, 0), _hungry(position, battle, 1))
    return Clash(attackers, defenders, False, obstacles(position, battle), commanders=commanders, unsupplied=hungry)


def _fighters(state: CampaignState, battle: Battle, side: int) -> tuple[Fighter, ...]:
    people = [state.people[who] for who in people_of(state, battle, side)]
    return tuple(Fighter(person.id, person.character, person.wounded, person.mounted) for person in people)


def _commander(state: CampaignState, battle: Battle, side: int) -> BeingId:
    """The leader of a side with most prestige; "" if it has none. [C-QUICK-13, RULING-C-QUICK-CLASSES]"""
    leads = [person for who in people_of(state, battle, side) if (person := state.people[who]).leads]
    return max(leads, key=lambda person: person.prestige).id if leads else ""


def _hungry(position: CampaignPosition, battle: Battle, side: int) -> bool:
    """Does most of a side go hungry? [RULING-C-QUICK-PRESTIGE]"""
    if position.field.rules.switches.quick_ignores_supply:
        return False
    people = people_of(position.state, battle, side)
    return 2 * sum(who in hungry_of(position.state, battle) for who in people) > len(people)


# -- the ground --------------------------------------------------------------------------------------------------------


def obstacles(position: CampaignPosition, battle: Battle) -> tuple[Obstacle, ...]:
    """What favours a side: houses about the defender, a slope or a river between the sides by which they come. [C-QUICK-05, C-QUICK-06]"""
    found = []
    place = position.field.map.places[battle.place] if battle.place else None
    if battle.militia and battle.militia_side == DEFENDER and place is not None and place.is_settlement:
        found.append(Obstacle(VILLAGE))
    comers = (_comers(position, battle, 0), _comers(position, battle, 1))
    for name, turned in battle.sheets[:1]:
        for ground in position.field.rules.grounds.by_sheet.get(name, ()):
            one, other = (set_up.lying(side, turned) for side in ground.between)
            if ground.favours:
                high = set_up.lying(ground.favours, turned)
                low = other if high == one else one
                found += [Obstacle(ground.kind, side, comers[side].get(high, 0)) for side in (0, 1) if comers[1 - side].get(low)]
            else:
                able = sum(comers[DEFENDER].get(here, 0) for here, there in ((one, other), (other, one)) if comers[0].get(there))
                found.append(Obstacle(ground.kind, DEFENDER, able))
    return tuple(found)


def _comers(position: CampaignPosition, battle: Battle, side: int) -> dict[str, int]:
    """How many of a side come by each side of the map. [C-QUICK-06]"""
    found: dict[str, int] = {}
    edges = set_up.edges(position.field, battle._replace(needed=1))
    for id_ in battle.sides[side]:
        for edge in edges[id_][:1]:
            found[edge.side] = found.get(edge.side, 0) + len(position.state.groups[id_].men)
    return found
