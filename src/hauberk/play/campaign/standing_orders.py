"""What can be left to be answered while other factions make their moves, and what answers each question. [C-CG-11]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hauberk.campaign import commands as c
from hauberk.campaign import questions as q
from hauberk.campaign.actions import whose
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.map import CampaignMap
from hauberk.campaign.sieges import days_now
from hauberk.play.campaign.sight import Sight, sight
from hauberk.play.siege import standing_orders as siege
from hauberk.play.standing_orders import Answer, Answering, Asked, Book, Order, answers_of, chosen, nothing

FIGHT, REFUSE = "fight", "refuse"


class SlipAway(Order, frozen=True):
    """Refuse battle when they are too many, else accept it. [C-REFUSE-01]"""

    above: int = 100
    """Enemies for each hundred of one's own beyond which one slips away, as far as one sees them."""


class FallBack(Order, frozen=True):
    """Go back toward a hex. [C-END-02]"""

    toward: str = ""


class Join(Order, frozen=True):
    """Of the groups that may come to a battle these come; nobody named: none. [C-BATTLE-07]"""


class Plunder(Order, frozen=True):
    """How much is taken of what is left. [C-MONEY-06]"""

    percent: int = 100


class Share(Order, frozen=True):
    """How much of the booty mercenaries get who serve for a promise. [C-MERC-13]"""

    percent: int = 0


class Known(NamedTuple):
    """What the faction knows that is asked."""

    sight: Sight
    map: CampaignMap
    faction: str
    factions: tuple[str, ...] = ()
    sides: tuple[tuple[str, ...], ...] = ()
    """The two sides of the meeting it takes part in."""


def slip_away(asked: Asked) -> Any:
    """Count who stands there, as they are seen. [C-REFUSE-01, C-CG-08]"""
    order, known = asked.order((SlipAway,), asked.question.group), asked.position
    if order is None:
        return chosen(asked)
    if not known.sides:
        return None
    side = known.factions.index(known.faction) if known.faction in known.factions else 1
    ours, theirs = _count(known, side), _count(known, 1 - side)
    return c.Choose(REFUSE if 100 * theirs > order.above * ours else FIGHT)


def _count(known: Known, side: int) -> int:
    """How many stand on a side of the meeting, as far as one sees."""
    return sum(known.sight.banners[id_].size for id_ in known.sides[side] if id_ in known.sight.banners)


def go_back(asked: Asked) -> Any:
    """To the hex nearest to the one that was named. [C-END-02]"""
    order, far = asked.order((FallBack,), asked.question.group), asked.position.map.distance
    if order is None or order.toward not in asked.position.map.hexes:
        return chosen(asked)
    return c.Choose(min(asked.question.choices, key=lambda hex_: (far(hex_, order.toward), hex_)))


def join(asked: Asked) -> Any:
    """Who was named, as far as he may come. [C-BATTLE-07]"""
    order = next((each for each in asked.orders if isinstance(each, Join)), None)
    return None if order is None else c.Join(tuple(group for group in asked.question.groups if group in order.who))


def plunder(asked: Asked) -> Any:
    """So much of what there is. [C-MONEY-06]"""
    order = asked.order((Plunder,), asked.question.group, asked.question.place)
    return None if order is None else c.Take(asked.question.most * min(100, max(0, order.percent)) // 100)


def share(asked: Asked) -> Any:
    """So much of what they could get. [C-MERC-13]"""
    order = asked.order((Share,), asked.question.group)
    return None if order is None else c.Take(asked.question.most * min(100, max(0, order.percent)) // 100)


def in_siege(answering: Answering) -> Callable[[Asked], Any]:
    """The same where it is asked on the day of a siege of this campaign. [C-SIEGE-02]"""

    def answer(asked: Asked) -> Any:
        inside = tuple(command.command for command in asked.commands if isinstance(command, c.InSiege))
        found = answering(asked._replace(commands=inside))
        return None if found is None else c.InSiege(found)

    return answer


def open_question(position: CampaignPosition) -> Any:
    """What is asked in the campaign, or in the siege whose day it is."""
    state = position.state
    if state.pending:
        return state.pending[-1]
    days = days_now(state)
    return days.pending[-1] if days is not None and days.pending else None


def seen(position: CampaignPosition) -> Known:
    """Sight of the faction that is asked, and the meeting it takes part in. [C-CG-08, C-CG-09]"""
    state, faction = position.state, whose(position.state) or ""
    battle = state.battle if state.battle is not None and faction in state.battle.factions else None
    known = Known(sight(position, faction), position.field.map, faction)
    return known if battle is None else known._replace(factions=battle.factions, sides=battle.sides)


def names(position: CampaignPosition, side: int) -> frozenset[str]:
    """The counters and places a faction sees, and the hexes of the map. [C-CG-08]"""
    found = sight(position, position.field.factions[side].id)
    return frozenset((*found.banners, *found.convoys, *found.towns, *position.field.map.hexes))


def own(position: CampaignPosition, side: int) -> list[str]:
    """The groups of a faction."""
    return list(sight(position, position.field.factions[side].id).groups)


OWN_MOVES = (q.OrderAsked,)

BOOK = Book(
    kinds=(Answer, SlipAway, FallBack, Join, Plunder, Share),
    answers={
        **{kind: in_siege(answering) for kind, answering in siege.ANSWERED.items()},
        **dict.fromkeys((kind for kind in q.CHOICES if kind not in OWN_MOVES), chosen),
        q.RefuseAsked: slip_away,
        q.RetreatAsked: go_back,
        q.JoinAsked: join,
        q.PlunderAsked: plunder,
        q.ShareAsked: share,
        q.SupplyAsked: nothing,
        q.EscortAsked: nothing,
        q.GarrisonAsked: nothing,
    },
    seen=seen,
    phase=lambda state: state.day,
    names=names,
    offers=(
        SlipAway(), SlipAway(above=200), FallBack(), Join(), Plunder(), Plunder(percent=0), Share(), Share(percent=100),
        *answers_of(kind for kind in q.CHOICES if kind not in OWN_MOVES), *siege.BOOK.offers,
    ),
    own=own,
    asked=open_question,
)  # fmt: skip
