"""Those whom nobody commands: mercenaries without employer, convoys of the country, neutral groups.

[C-MERC-04, C-CONVOY-06, C-TURN-07, C-CG-22, C-CG-24]
"""

from __future__ import annotations

from hauberk.campaign import convoys, knowledge, mercenaries, spies
from hauberk.campaign import events as e
from hauberk.campaign.doing import Doing
from hauberk.campaign.marches import allowance_of
from hauberk.campaign.paths import cost, shortest
from hauberk.campaign.state import MERCENARIES, Group


def list_up(doing: Doing) -> tuple[str, ...]:
    """First mercenaries in the order of their counters, then convoys. [RULING-C-TURN-OTHERS, RULING-C-MERC-ALTERNATE]"""
    companies = [group.id for group in doing.state.groups.values() if group.kind == MERCENARIES and not group.faction]
    roads = [convoy.id for convoy in doing.state.convoys.values() if not convoy.faction and convoy.start and convoy.goal]
    return (*companies, *roads)


def take_up(doing: Doing, what: str) -> None:
    """Each goes its way."""
    if what in doing.state.groups:
        seek(doing, doing.group(what))
    elif what in doing.state.convoys:
        convoys.shuttle(doing, what)
    doing.emit(e.LaidDown(what))


def seek(doing: Doing, company: Group) -> None:
    """A company makes for the nearest employer and stops where it finds one; if he has not hired it, for the next.

    [C-MERC-04, RULING-C-MERC-NEAREST, RULING-C-MERC-OFFER, C-CG-22]
    """
    here = [group for group in doing.state.at(company.hex) if group.faction and group.id != company.id]
    if here:
        company = company._replace(refused=here[0].faction)
        doing.set(company, "refused")
    employer = mercenaries.nearest_employer(doing.field, doing.state, company)
    if employer is None or employer.hex == company.hex:
        return
    left = allowance_of(doing.field, doing.state, company.id)
    walked: list[str] = []
    for next_ in shortest(doing.field, company.hex, employer.hex):
        price = cost(doing.field, next_) or 0
        if price > left and walked:
            break
        left = max(0, left - price)
        walked.append(next_)
        if not left:
            break
    _go(doing, company, walked)


def _go(doing: Doing, company: Group, path: list[str]) -> None:
    for next_ in path:
        company = doing.group(company.id)
        doing.emit(e.Marched(company.id, (next_,), (cost(doing.field, next_) or 0,), 0))
        doing.set(company._replace(hex=next_, came_from=company.hex, arrived=doing.state.day), "march")
        spies.noticed(doing, doing.group(company.id))
    for other in doing.state.at(doing.group(company.id).hex):
        if other.faction and other.id != company.id:
            knowledge.share(doing, doing.group(company.id), other)
