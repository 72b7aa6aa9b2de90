"""What a chronicler keeps of a campaign: marches of armies, battles, sieges, places, leaders; not what mules carry."""

from __future__ import annotations

from collections.abc import Mapping

from hauberk.battle.core.being import BeingId
from hauberk.campaign import events as e
from hauberk.campaign.evolve import evolve
from hauberk.campaign.field import CampaignField
from hauberk.campaign.state import FREE, PRISONER, CampaignState, Person
from hauberk.play.campaign.game import CampaignMatch
from hauberk.tell.campaign import headings as bearing
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.campaign.outcome import ended
from hauberk.tell.chronicler import Chronicler, Fate, Track
from hauberk.tell.siege import chronicler as of_siege

WEIGHTS = of_siege.WEIGHTS | {
    "campaign_ended": 8, "battle_ended": 5, "place_taken": 6, "place_conquered": 7, "place_capitulated": 6, "siege_laid": 4,
    "storm_declared": 4, "siege_over": 6, "plundered": 1, "group_eliminated": 4, "group_dissolved": 2, "group_went_over": 4,
    "captured": 4, "massacred": 3, "leader_born": 2, "prestige_changed": 1, "mercenaries_deserted": 2, "mercenaries_hired": 1,
}  # fmt: skip
TRIFLES = of_siege.TRIFLES | {
    "attitude_tested", "met", "convoy_loaded", "convoy_unloaded", "convoy_taken", "convoy_let_go", "pack_animals_lost", "group_merged",
    "group_split", "promise_tested", "group_joined", "slipped", "action_chosen", "food_changed", "fire_tried", "recruited", "crippled",
    "spy_reported", "spy_tried", "fed", "tribute_paid", "booty_shared", "goods_bought", "spoils_taken", "departed", "group_gave_way",
}  # fmt: skip


def passes(event: e.Event, state: CampaignState) -> bool:
    """Mules on their way, and armies that let each other be."""
    if isinstance(event, e.BattleEnded):
        return not event.fought and event.reason != "refused"
    return isinstance(event, e.Marched) and event.who not in state.groups


def fates(field: CampaignField, state: CampaignState) -> Mapping[BeingId, Fate]:
    """How everybody stands whom some faction of the scenario has brought."""
    known = {each.id for each in field.factions}
    return {each.id: Fate(state_of(each), each.faction, bool(each.leads)) for each in state.people.values() if each.faction in known}


def tracks(names: CampaignNames, match: CampaignMatch) -> list[Track]:
    """The ways of all groups, day by day."""
    steps: dict[str, list[tuple[int, str]]] = {}
    heads: dict[str, tuple[str, str]] = {}
    state = match.start
    for step in match.steps:
        for event in step.events:
            if isinstance(event, e.Marched) and event.who in state.groups:
                group = state.groups[event.who]
                heads.setdefault(group.id, (names.group(state, group.id).text, group.faction))
                way = steps.setdefault(group.id, [(max(1, state.day), group.hex)])
                way += [(state.day, hex_) for hex_ in event.path]
            state = evolve(state, event)
    return [Track(id_, *heads[id_], tuple(way)) for id_, way in steps.items()]


def state_of(person: Person) -> str:
    """Dead, prisoner, gone, wounded or healthy."""
    if not person.alive:
        return "dead"
    if person.fate != FREE:
        return "prisoner" if person.fate == PRISONER else "gone"
    return "wounded" if person.wounded else "healthy"


CHRONICLER = Chronicler(
    chapter=lambda state: max(1, int(state.day)), weights=WEIGHTS, trifles=TRIFLES, passes=passes, where=bearing.where, fates=fates,
    tracks=tracks, ending=lambda names, state: ended(names, state, state.outcome.winners, state.outcome.reason),
)  # fmt: skip
