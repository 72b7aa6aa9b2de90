"""What the news of a campaign are about. [C-CG-08]"""

from __future__ import annotations

from typing import Any

from hauberk.campaign import events as e
from hauberk.campaign.field import CampaignField
from hauberk.campaign.state import CampaignState
from hauberk.tell.headings import BATTLES, ELSEWHERE, OTHER, PEOPLE, PLACES, SEEN, SIEGES, STORES, WAYS, Bearing, words_of
from hauberk.tell.siege import headings as of_siege

PARTS = {
    kind: part
    for part, kinds in {
        PLACES: "place_taken place_conquered place_capitulated capitulation plundered siege_laid storm_declared siege_over fate_rolled",
        BATTLES: "battle_set battle_ended quick_fought group_joined group_routed group_dissolved group_eliminated group_retreated"
        " group_gave_way townsfolk_rose slipped",
        PEOPLE: "hurt hurt_slipping_away massacred captured freed ransomed escaped released crippled healed wound_seen prestige_changed"
        " leader_born group_went_over engines_taken",
        STORES: "fed convoy_taken convoy_let_go pack_animals_lost convoy_loaded convoy_unloaded ransom_paid spoils_taken tribute_paid"
        " booty_shared goods_bought recruited engineer_hired mercenaries_hired mercenaries_promised mercenaries_poached"
        " mercenaries_deserted promise_tested",
        SEEN: "spy_reported spy_tried met attitude_tested",
        WAYS: "marched group_split group_merged",
    }.items()
    for kind in kinds.split()
}
GRAVE = frozenset(
    {
        "place_taken", "place_conquered", "place_capitulated", "plundered", "siege_laid", "siege_over", "battle_ended", "hurt", "captured",
        "group_eliminated", "group_dissolved", "group_went_over", "mercenaries_deserted", "convoy_taken", "fight_ended", "fell_back",
    }
)  # fmt: skip
NEAR = 3
"""So many hexes from one's own people or places the march of others is told, farther away it is only counted."""


def part(event: e.Event, kind: str) -> str:
    """Days of sieges stand by themselves."""
    return SIEGES if isinstance(event, e.InSiege) else PARTS.get(kind, OTHER)


def concerns(_field: CampaignField, event: e.Event, before: CampaignState, after: CampaignState, faction: str) -> bool:
    """Is it of a battle or siege of a faction, or is something or somebody of its own, or in its hands, named in it?"""
    if before.battle is not None and faction in before.battle.factions:
        return True
    return any(_is_of(state, word, faction) for word in set(words_of(event)) for state in (before, after))


def _is_of(state: CampaignState, word: str, faction: str) -> bool:
    if word == faction:
        return True
    if (person := state.people.get(word)) is not None:
        return faction in (person.faction, person.captor)
    if (siege := state.sieges.get(word)) is not None and faction in (siege.besieger, siege.besieged):
        return True
    owned: Any = state.groups.get(word) or state.convoys.get(word) or state.spies.get(word) or state.places.get(word)
    return owned is not None and owned.faction == faction


def where(field: CampaignField, event: e.Event, state: CampaignState) -> tuple[str, ...]:
    """The hex it names, that of its place, its group or its person; of a march where it ends."""
    if isinstance(event, e.Marched):
        return event.path[-1:]
    if isinstance(event, e.SpyReported):
        return tuple(dict.fromkeys(each.hex for each in event.seen))
    for name in ("hex", "place", "holding", "group", "convoy", "battle", "id", "who"):
        if (found := _hex_of(field, getattr(event, name, None), state)) in field.map.hexes:
            return (found,)
    return ()


def _hex_of(field: CampaignField, thing: Any, state: CampaignState) -> str:
    """Where a counter stands, or what bears an id."""
    if hasattr(thing, "hex"):
        return str(thing.hex)
    id_ = thing.id if hasattr(thing, "id") else thing
    if id_ in field.map.hexes:
        return str(id_)
    if id_ in field.map.places:
        return str(field.map.places[id_].hex)
    if (counter := state.groups.get(id_) or state.convoys.get(id_) or state.spies.get(id_)) is not None:
        return counter.hex
    if (person := state.people.get(id_)) is not None:
        return _hex_of(field, person.group or person.place or None, state)
    return ""


def strange(field: CampaignField, event: e.Event, state: CampaignState, faction: str) -> str:
    """Marches near one's own people and places are seen; those far away, and convoys of others, are counted."""
    if not isinstance(event, e.Marched):
        return ELSEWHERE
    if event.who in state.convoys:
        return "convoys"
    own = {group.hex for group in state.groups.values() if group.faction == faction}
    own |= {field.map.places[place.id].hex for place in state.places.values() if place.faction == faction}
    return SEEN if any(field.map.distance(hex_, event.path[-1]) <= NEAR for hex_ in own) else "marches"


def begins(event: e.Event, state: CampaignState) -> bool:
    """An attack is declared, or a fight of a siege is prepared."""
    if isinstance(event, e.InSiege):
        siege = state.sieges.get(event.place)
        return siege is not None and siege.days is not None and of_siege.begins(event.of, siege.days)
    return isinstance(event, e.BattleSet) and event.battle.declared and (state.battle is None or not state.battle.declared)


def ends(event: e.Event) -> bool:
    """A battle that was fought is over with all its consequences, or a fight of a siege."""
    return of_siege.ends(event.of) if isinstance(event, e.InSiege) else isinstance(event, e.BattleEnded) and event.fought


def decided(state: CampaignState) -> e.BattleEnded | None:
    """How a battle will end that waits for nothing but prisoners, booty or ways out."""
    if state.battle is None or state.battle.ending is None or not state.battle.ending.fought:
        return None
    battle, ending = state.battle, state.battle.ending
    winner = battle.factions[ending.winner] if ending.winner >= 0 else ""
    return e.BattleEnded(battle.hex, battle.factions, winner, ending.reason, ending.fought, ending.result)


def person(state: CampaignState, who: str) -> Any:
    """Somebody as he is in the siege in which he fights, or as his group has him."""
    days = (siege.days for siege in state.sieges.values() if siege.days is not None)
    return next((day.people[who] for day in days if who in day.people), state.people.get(who))


def closes(event: e.Event) -> bool:
    """The next counter acts, or the day goes on."""
    return of_siege.closes(event.of) if isinstance(event, e.InSiege) else isinstance(event, e.TakenUp | e.StepBegan | e.DayBegan)


BEARING = Bearing(
    part=part, grave=GRAVE, concerns=concerns, where=where, strange=strange, begins=begins, ends=ends, closes=closes, person=person,
    decided=decided,
)  # fmt: skip
