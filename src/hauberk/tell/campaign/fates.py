"""The story of people in a campaign: wounds, captivity, ransom, names that rise and fall, battles and their ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauberk.battle.core.being import BeingId, Health
from hauberk.campaign import events as e
from hauberk.common.term import total
from hauberk.siege.state import NEVER
from hauberk.tell.campaign.telling import CampaignTelling, Teller
from hauberk.tell.details import Detail
from hauberk.tell.quick import quick_details
from hauberk.tell.telling import Line

SLIPS = "slips_away"
ONE_BATTLE = (e.BattleEnded, e.DayBegan)
"""Where what belongs to one battle ends."""


def _faction(here: CampaignTelling, who: BeingId) -> str:
    return here.state.people[who].faction if who in here.state.people else ""


def hurt(here: CampaignTelling, event: e.Hurt) -> Line | None:
    """Wounds and deaths of one faction together; the death of a leader everybody hears of."""
    found = here.alike(lambda other: (other.health, _faction(here, other.who)), ONE_BATTLE)
    dead = event.health == Health.DEAD
    men = [each.who for each in found if here.knows(each.who) or (dead and here.state.people[each.who].leads)]
    if not men:
        return None
    return here.line("dead" if dead else "wounded", men, **_who(here, men))


def massacred(here: CampaignTelling, event: e.Massacred) -> Line | None:
    """Who is put to the sword; of leaders everybody hears."""
    found = here.alike(lambda other: _faction(here, other.who), ONE_BATTLE)
    men = [each.who for each in found if here.knows(each.who) or here.state.people[each.who].leads]
    return here.line("", men, **_who(here, men)) if men else None


def _who(here: CampaignTelling, men: Sequence[BeingId]) -> dict[str, Any]:
    """People of one faction, and which."""
    return {"who": here.names.people(here.state, men), "faction": here.names.band(_faction(here, men[0]))}


def healed(here: CampaignTelling, event: e.Healed) -> Line | None:
    """One's own people are well again."""
    men = [each.who for each in here.alike(lambda other: _faction(here, other.who)) if here.sees(_faction(here, each.who))]
    return here.line("", men, who=here.names.people(here.state, men)) if men else None


def wound_seen(here: CampaignTelling, event: e.WoundSeen) -> Line | None:
    """When one's own will be well again; whoever was driven from his bed is only told of it as one who fled."""
    if not event.day or not here.sees(_faction(here, event.who)):
        return None
    men = [each.who for each in here.alike(lambda other: (other.day, _faction(here, other.who)))]
    who = here.names.people(here.state, men)
    return here.line("never", men, who=who) if event.day == NEVER else here.line("day", men, who=who, date=here.names.date(event.day))


def recruited(here: CampaignTelling, event: e.Recruited | e.EngineerHired) -> Line | None:
    """Recruits and engineers, told to whoever hires them."""
    if not here.sees(event.faction):
        return None
    return here.line("", event.men, who=here.names.people(here.state, event.men), group=here.group(event.group), number=len(event.men))


def townsfolk_rose(here: CampaignTelling, event: e.TownsfolkRose) -> Line | None:
    """Townsfolk in arms, told to whoever fights them."""
    return here.line("", (), place=here.names.place(event.place), number=len(event.men)) if here.takes_part() else None


def captured(here: CampaignTelling, event: e.Captured) -> Line | None:
    """People of one faction are taken, and by whom; of leaders everybody hears."""
    found = here.alike(lambda other: (other.captor, _faction(here, other.who)), ONE_BATTLE)
    men = [each.who for each in found if here.knows(each.who) or here.sees(event.captor) or here.state.people[each.who].leads]
    if not men:
        return None
    return here.line("", men, **_who(here, men), by=here.names.faction(event.captor))


def freed(here: CampaignTelling, event: e.Freed) -> Line | None:
    """Prisoners are free again; of leaders everybody hears."""
    found = here.alike(lambda other: _faction(here, other.who), ONE_BATTLE)
    men = [each.who for each in found if here.knows(each.who) or here.state.people[each.who].leads]
    return here.line("", men, who=here.names.people(here.state, men)) if men else None


def departed(here: CampaignTelling, event: e.Released | e.Crippled) -> Line | None:
    """People leave the campaign alive: the maimed go home, the released go their way; others are told with their group."""
    men = [each.who for each in here.alike(lambda other: _faction(here, other.who), ONE_BATTLE) if here.knows(each.who)]
    return here.line("", men, who=here.names.people(here.state, men)) if men else None


def prestige_changed(here: CampaignTelling, event: e.PrestigeChanged) -> Line:
    """A leader's name is worth more or less; everybody hears of it."""
    variant = "up" if event.change > 0 else "down"
    return here.line(variant, (event.who,), who=here.names.person(here.state, event.who), prestige=event.prestige)


def leader_born(here: CampaignTelling, event: e.LeaderBorn) -> Line:
    """Somebody makes himself a leader; everybody hears of it."""
    return here.line("", (event.who,), who=here.names.person(here.state, event.who), prestige=event.prestige)


def slipped(here: CampaignTelling, event: e.Slipped) -> Line | None:
    """Who gets away without a fight and who does not, with the sum of each; his wound or his captivity is told besides."""
    if not here.knows(event.who):
        return None
    found = here.alike(lambda other: (other.result == SLIPS, _faction(here, other.who)), ONE_BATTLE)
    men = [each.who for each in found]
    sums = here.reckoning(event.terms) if len(found) == 1 else [detail for each in found for detail in _sum_of(here, each)]
    variant = "away" if event.result == SLIPS else "caught"
    return here.line(variant, men, [*sums, here.detail("needs", needs=_slips(here))], who=here.names.people(here.state, men))


def _sum_of(here: CampaignTelling, event: e.Slipped) -> list[Detail]:
    """What one of several has thrown."""
    of_him = here.detail("sum-of", who=here.names.person(here.state, event.who), total=total(event.terms))
    return [*here.reckoning(event.terms)[:-1], of_him]


def _slips(here: CampaignTelling) -> str:
    """The highest total with which one gets away. [C-REFUSE-01]"""
    table = here.names.field.rules.refusal
    return f"≤ {max(total for total in range(1, table.die + 1) if table.result(total) == SLIPS)}"


# -- battles -----------------------------------------------------------------------------------------------------------


def battle_set(here: CampaignTelling, event: e.BattleSet) -> Line | None:
    """An attack is declared; those who take part hear of it now, everybody else when it is over."""
    battle, before = event.battle, here.state.battle
    if not battle.declared or (before is not None and before.declared) or not here.sees(*battle.factions):
        return None
    attacker = here.group(battle.sides[0][0])
    if battle.reason == "settlement":
        return here.line("settlement", who=attacker, place=here.names.place(battle.place))
    other = here.group(battle.sides[1][0])
    return here.line("revolt" if battle.reason == "revolt" else "field", who=attacker, other=other, hex=here.names.hex(battle.hex))


def quick_fought(here: CampaignTelling, event: e.QuickFought) -> Line | None:
    """A battle settled by the table; its reckoning is for both sides."""
    if not here.takes_part():
        return None
    losses = here.names.field.rules.siege.quick.losses(event.letter, siege=False)
    return here.line("", (), quick_details(here.messages, event, here.events[: here.index], losses))


def battle_ended(here: CampaignTelling, event: e.BattleEnded) -> Line | None:
    """Who holds the field; that there was a battle, where, and who won everybody hears. [C-CG-08]"""
    hex_ = here.names.hex(event.hex)
    one, other = (here.names.band(faction) for faction in event.factions)
    if not event.fought and event.reason != "refused":
        return here.line("peace", one=one, other=other, hex=hex_) if here.sees(*event.factions) else None
    if event.reason == "refused":
        return here.line("refused", one=one, other=other, hex=hex_)
    if not event.winner and event.factions[0]:
        return here.line("nobody", one=one, other=other, hex=hex_)
    return here.line("won", one=one, other=other, hex=hex_, winner=here.names.band(event.winner))


TELLERS: dict[type, Teller] = {
    e.Hurt: hurt,
    e.HurtSlippingAway: hurt,
    e.Massacred: massacred,
    e.Healed: healed,
    e.WoundSeen: wound_seen,
    e.Recruited: recruited,
    e.EngineerHired: recruited,
    e.TownsfolkRose: townsfolk_rose,
    e.Captured: captured,
    e.Freed: freed,
    e.Ransomed: freed,
    e.Escaped: freed,
    e.Released: departed,
    e.Crippled: departed,
    e.PrestigeChanged: prestige_changed,
    e.LeaderBorn: leader_born,
    e.Slipped: slipped,
    e.BattleSet: battle_set,
    e.QuickFought: quick_fought,
    e.BattleEnded: battle_ended,
}
