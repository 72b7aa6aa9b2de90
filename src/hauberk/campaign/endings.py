"""How a battle has ended, and how far its consequences have been drawn. The Anarchy 15.6; Guiscard 14.6. [C-CG-13, C-CG-16]"""

from __future__ import annotations

from typing import Final

from hauberk.battle.core.being import BeingId
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.sides import active_side
from hauberk.campaign.state import Battle, CampaignState, Ending, Group, GroupId

ELIMINATED: Final = "eliminated"
FLED: Final = "fled"
SURRENDERED: Final = "surrendered"
TIME: Final = "time"
REFUSED: Final = "refused"
ROUT: Final = "rout"
RECOIL: Final = "recoil"
NOBODY = -1
SETTLEMENT: Final = "settlement"


def begin(doing: Doing, ending: Ending) -> None:
    """The losses are known; before anything else happens the consequences are drawn, one after the other. [C-CG-13]"""
    battle = doing.state.battle
    assert battle is not None
    for side in (0, 1):
        for id_ in battle.sides[side]:
            if ending.fought and (group := doing.state.groups.get(id_)) is not None:
                doing.set(group._replace(fought=doing.state.day))
    doing.emit(e.BattleSet(battle._replace(ending=ending._replace(going=_who_leave(doing.state, battle, ending)))))


def now(doing: Doing) -> tuple[Battle, Ending]:
    """The battle and what it has come to."""
    battle = doing.state.battle
    assert battle is not None
    assert battle.ending is not None
    return battle, battle.ending


def note(doing: Doing, **changes: object) -> None:
    battle, ending = now(doing)
    doing.emit(e.BattleSet(battle._replace(ending=ending._replace(**changes))))  # type: ignore[arg-type]


def living(state: CampaignState, battle: Battle, side: int) -> list[Group]:
    """The groups of a side in which somebody is left, the first that met first."""
    return [state.groups[id_] for id_ in battle.sides[side] if id_ in state.groups and state.groups[id_].men]


def _who_leave(state: CampaignState, battle: Battle, ending: Ending) -> tuple[GroupId, ...]:
    """Who must leave the hex, in the order in which they choose; those behind walls stay.

    The beaten flee, as many as are left of them. When time has run out both go, who came first; the side that was there goes by what its
    enemy has done.
    [C-END-01, C-END-02, C-END-03, C-END-04, RULING-C-END-DRAW, RULING-C-END-BOTH-ARRIVED]
    """
    if ending.winner != NOBODY:
        return tuple(id_ for id_ in battle.sides[1 - ending.winner] if not behind_walls(state, battle, id_))
    first = active_side(battle)
    came = dict(battle.arrivals)
    if all(came.get(id_, NOBODY) != NOBODY for side in battle.sides for id_ in side):
        first = 1 - first  # both came today: where they want the same hex the active side must find another
    order = [id_ for id_ in (*battle.sides[first], *battle.sides[1 - first]) if not behind_walls(state, battle, id_)]
    return tuple(sorted(order, key=lambda id_: came.get(id_, NOBODY) == NOBODY))


def behind_walls(state: CampaignState, battle: Battle, id_: GroupId) -> bool:
    """Has a group come out of a besieged place to this battle? It goes back into it. [RULING-C-SIEGE-RELIEF, C-CG-21]"""
    siege = state.sieges.get(battle.place)
    return siege is not None and id_ in siege.inside


def is_townsman(state: CampaignState, battle: Battle, who: BeingId) -> bool:
    """Somebody who took up arms for this battle only. [C-MEET-08]"""
    if who not in battle.militia:
        return False
    holding = state.places[battle.place]
    return who not in holding.garrison and who not in holding.treated
