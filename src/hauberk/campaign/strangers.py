"""Those whom nobody commands: mercenaries without employer, convoys of the country, neutral groups.

[C-MERC-04, C-CONVOY-06, C-TURN-07, C-CG-22, C-CG-24]
"""

from __future__ import annotations

from hauberk.campaign import commands as c
from hauberk.campaign import convoys, knowledge, mercenaries, spies
from hauberk.campaign import events as e
from hauberk.campaign import questions as q
from hauberk.campaign.doing import Doing
from hauberk.campaign.marches import allowance_of
from hauberk.campaign.paths import cost, shortest
from hauberk.campaign.state import MERCENARIES, Group


def list_up(doing: Doing) -> tuple[str, ...]:
    """First mercenaries in the order of their counters, then convoys. [RULING-C-TURN-OTHERS, RULING-C-MERC-ALTERNATE]"""
    companies = [group.id for group in doing.state.groups.values() if group.kind == MERCENARIES and not group.faction]
    roads = [convoy.id for convoy in doing.state.convoys.values() if convoys.strays(doing.state, convoy)]
    return (*companies, *roads)


def take_up(doing: Doing, what: str) -> None:
    """Each goes its way."""
    if what in doing.state.groups and seek(doing, doing.group(what)):
        return
    if what in doing.state.convoys and convoys.strays(doing.state, doing.state.convoys[what]):
        convoys.shuttle(doing, what)
    doing.emit(e.LaidDown(what))


def seek(doing: Doing, company: Group) -> bool:
    """A company makes for the nearest employer and stops where it finds one; if he has not hired it, for the next. True if somebody must
    say which of several.

    [C-MERC-04, RULING-C-MERC-NEAREST, RULING-C-MERC-OFFER, C-CG-22]
    """
    here = [group for group in doing.state.at(company.hex) if group.faction and group.id != company.id]
    if here:
        company = company._replace(refused=here[0].faction)
        doing.set(company)
    employers = mercenaries.nearest_employers(doing.position, company)
    if not employers or employers[0].hex == company.hex:
        return False
    if len({employer.hex for employer in employers}) > 1:
        doing.ask(q.SeekAsked(_mover(doing, company), company.id, tuple(employer.id for employer in employers)))
        return True
    _make_for(doing, company, employers[0])
    return False


def _mover(doing: Doing, company: Group) -> str:
    """Whose turn it is to move a company: the players in turn, group by group, and another begins every day. [RULING-C-MERC-ALTERNATE]"""
    players = [faction.id for faction in doing.field.factions if faction.played]
    companies = [group.id for group in doing.state.groups.values() if group.kind == MERCENARIES and not group.faction]
    return players[(doing.state.day - 1 + companies.index(company.id)) % len(players)]


def sent(doing: Doing, question: q.SeekAsked, command: c.Choose) -> None:
    """The moving player has said for whom they make. [RULING-C-MERC-NEAREST]"""
    _make_for(doing, doing.group(question.group), doing.group(command.choice))
    doing.emit(e.LaidDown(question.group))


def _make_for(doing: Doing, company: Group, employer: Group) -> None:
    """As far on the shortest way as their legs carry them. [C-MERC-04]"""
    left = allowance_of(doing.position, company.id)
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
        doing.set(company._replace(hex=next_, came_from=company.hex, arrived=doing.state.day))
        spies.noticed(doing, doing.group(company.id))
    for other in doing.state.at(doing.group(company.id).hex):
        if other.faction and other.id != company.id:
            knowledge.share(doing, doing.group(company.id), other)
