"""Buying the load of a convoy. The Anarchy 14.4; Guiscard 13.4."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.field import CampaignPosition
from hauberk.campaign.groups import new_id
from hauberk.campaign.state import NEUTRAL, Convoy
from hauberk.common.refusal import Refusal


def buy_choices(position: CampaignPosition, question: q.GroupToAct) -> Iterator[c.Buy]:
    """So much of what a convoy in its hex carries."""
    state = position.state
    for convoy in state.convoys.values():
        if convoy.hex == state.groups[question.group].hex:
            yield from (c.Buy(convoy.id, points) for points in range(1, convoy.load + 1))


def plan_buy(position: CampaignPosition, question: q.GroupToAct, command: c.Buy) -> Refusal | None:
    """One buys from a convoy of one's own side, or where the rules allow from one a neutral group escorts.

    [C-CONVOY-08, RULING-C-CONVOY-PRICE, RULING-C-CONVOY-NEUTRAL-BUY]
    """
    field, state = position
    group, convoy = state.groups[question.group], state.convoys.get(command.convoy)
    if convoy is None or convoy.hex != group.hex:
        return Refusal("no_convoy_here", "C-CONVOY-08", about=command.convoy)
    escort = state.groups.get(convoy.escort)
    if escort is None or escort.id == group.id:
        return Refusal("nobody_sells", "C-CONVOY-08", about=command.convoy)
    own = field.friends(convoy.faction, group.faction)
    if not own and not (field.rules.neutral_sells and escort.faction == NEUTRAL):
        return Refusal("they_do_not_sell", "C-CONVOY-08", about=command.convoy)
    if not 0 < command.points <= convoy.load:
        return Refusal("not_so_much_there", "C-CONVOY-08", about=convoy.id, needs=command.points, has=convoy.load)
    price = command.points * field.rules.prices.convoy
    if price > group.coin:
        return Refusal("too_dear", "RULING-C-CONVOY-PRICE", who=group.id, needs=price, has=group.coin)
    return None


def buy(doing: Doing, question: q.GroupToAct, command: c.Buy) -> None:
    """The points are the buyer's, on pack animals of their own; a neutral seller's coin leaves play.

    [C-CONVOY-08, RULING-C-CONVOY-PRICE]
    """
    group, convoy = doing.group(question.group), doing.state.convoys[command.convoy]
    seller = doing.group(convoy.escort)
    price = command.points * doing.rules.prices.convoy
    doing.pay(group.id, "" if seller.faction == NEUTRAL else seller.id, price, e.GoodsBought)
    doing.emit(e.LoadSold(convoy._replace(load=convoy.load - command.points, animals=convoy.animals - command.points)))
    bought = Convoy(new_id(doing.state, "convoy"), group.faction, group.hex, command.points, command.points, escort=group.id)
    doing.emit(e.LoadBought(bought))
    if not doing.state.convoys[convoy.id].animals:
        doing.emit(e.ConvoyGone(convoy.id))
