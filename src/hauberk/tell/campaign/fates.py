"""The story of people in a campaign: wounds, captivity, ransom, names that rise and fall, battles and their ends."""

from __future__ import annotations

from hauberk.basis.term import total
from hauberk.battle.core.being import BeingId, Health
from hauberk.campaign import events as e
from hauberk.siege.state import NEVER
from hauberk.tell.campaign.telling import CampaignTelling, Teller
from hauberk.tell.details import Detail
from hauberk.tell.quick import quick_details
from hauberk.tell.telling import Line

SIEGE = "siege"
"""What the days of a siege have told already."""
SLIPS = "slips_away"
ONE_BATTLE = (e.BattleEnded, e.DayBegan)
"""Where what belongs to one battle ends."""


def _faction(here: CampaignTelling, who: BeingId) -> str:
    return here.state.people[who].faction if who in here.state.people else ""


def hurt(here: CampaignTelling, event: e.Hurt) -> Line | None:
    """Wounds and deaths of one faction from one cause together; the death of a leader everybody hears of."""
    if event.why == SIEGE:
        return None
    found = here.alike(lambda other: (other.health, other.why, _faction(here, other.who)), ONE_BATTLE)
    dead = event.health == Health.DEAD
    men = [each.who for each in found if here.knows(each.who) or (dead and here.state.people[each.who].leads)]
    if not men:
        return None
    variant = "massacre" if event.why == "massacre" else "dead" if dead else "wounded"
    return here.line(variant, men, who=here.names.people(here.state, men), faction=here.names.faction(_faction(here, event.who)))


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


def raised(here: CampaignTelling, event: e.Raised) -> Line | None:
    """Recruits and engineers, told to whoever hires them; townsfolk in arms, to whoever fights them."""
    number = len(event.men)
    if event.why in ("recruits", "engineer") and here.sees(event.faction):
        return here.line(event.why, event.men, who=here.names.people(here.state, event.men), group=here.group(event.group), number=number)
    if event.why == "militia" and here.takes_part():
        return here.line("militia", (), place=here.names.place(event.place), number=number)
    return None


def captured(here: CampaignTelling, event: e.Captured) -> Line | None:
    """People are taken; of leaders everybody hears."""
    if event.why == SIEGE:
        return None
    found = here.alike(lambda other: (other.captor, _faction(here, other.who)), ONE_BATTLE)
    men = [each.who for each in found if here.knows(each.who) or here.sees(event.captor) or here.state.people[each.who].leads]
    if not men:
        return None
    return here.line("", men, who=here.names.people(here.state, men), faction=here.names.faction(event.captor))


def freed(here: CampaignTelling, event: e.Freed) -> Line | None:
    """Prisoners are free again; of leaders everybody hears."""
    found = here.alike(lambda other: (other.why, _faction(here, other.who)), ONE_BATTLE)
    men = [each.who for each in found if here.knows(each.who) or here.state.people[each.who].leads]
    variant = "ransom" if event.why == "ransom" else "free"
    return here.line(variant, men, who=here.names.people(here.state, men)) if men else None


def departed(here: CampaignTelling, event: e.Departed) -> Line | None:
    """People leave the campaign alive: the maimed go home, the released go their way; others are told with their group."""
    if event.why not in ("crippled", "let_go", "release"):
        return None
    men = [each.who for each in here.alike(lambda other: (other.why, _faction(here, other.who)), ONE_BATTLE) if here.knows(each.who)]
    return here.line("crippled" if event.why == "crippled" else "released", men, who=here.names.people(here.state, men)) if men else None


def prestige_changed(here: CampaignTelling, event: e.PrestigeChanged) -> Line:
    """A leader's name is worth more or less, or somebody makes himself one; everybody hears of it."""
    variant = "born" if event.why == "two_victories" else "up" if event.change > 0 else "down"
    return here.line(variant, (event.who,), who=here.names.person(here.state, event.who), prestige=event.prestige)


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
    return here.line("", (), quick_details(here.messages, event, here.events[: here.index]))


def battle_ended(here: CampaignTelling, event: e.BattleEnded) -> Line | None:
    """Who holds the field; that there was a battle, where, and who won everybody hears. [C-CG-08]"""
    hex_ = here.names.hex(event.hex)
    one, other = (here.names.faction(faction) for faction in event.factions)
    if not event.fought and event.reason != "refused":
        return here.line("peace", one=one, other=other, hex=hex_) if here.sees(*event.factions) else None
    if event.reason == "refused":
        return here.line("refused", one=one, other=other, hex=hex_)
    if not event.winner and event.factions[0]:
        return here.line("nobody", one=one, other=other, hex=hex_)
    return here.line("won", one=one, other=other, hex=hex_, winner=here.names.faction(event.winner))


TELLERS: dict[type, Teller] = {
    e.Hurt: hurt,
    e.Healed: healed,
    e.WoundSeen: wound_seen,
    e.Raised: raised,
    e.Captured: captured,
    e.Freed: freed,
    e.Departed: departed,
    e.PrestigeChanged: prestige_changed,
    e.Slipped: slipped,
    e.BattleSet: battle_set,
    e.QuickFought: quick_fought,
    e.BattleEnded: battle_ended,
}
