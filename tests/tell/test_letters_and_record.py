"""Letters against the record: whatever is different for a seat since it last decided stands in a letter, however it came about.

Nothing here asks what an event is told as: two positions are compared, as somebody would who has both before him.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from hauberk.battle.core.being import Health
from hauberk.campaign.state import PRISONER, CampaignState
from hauberk.play.campaign.game import CAMPAIGN
from hauberk.play.campaign.scenario import load_campaign
from hauberk.play.match import Match
from hauberk.players.by_name import seated
from hauberk.tell.letter import Letter, Letters
from hauberk.tell.story import Story

WEEK = 8
"""The morning of the day after a week."""


class Change(NamedTuple):
    """Something that is different."""

    what: str
    about: str
    people: frozenset[str] = frozenset()
    hexes: frozenset[str] = frozenset()
    name: str = ""


def condition(state: CampaignState, who: str) -> str:
    """How somebody is, in the siege in which he fights or in his group: what a player would want to hear of."""
    days = (siege.days for siege in state.sieges.values() if siege.days is not None)
    man = next((day.people[who] for day in days if who in day.people), None) or state.people.get(who)
    if man is None:
        return "away"
    if man.health == Health.DEAD:
        return "dead"
    if man.fate == PRISONER:
        return "prisoner"
    return "wounded" if man.wounded else "well"


def changes(names: Any, before: CampaignState, after: CampaignState, faction: str) -> Iterator[Change]:
    """What has become of the people, leaders, groups and places of a faction, and of its sieges."""
    field = names.field
    for who, man in after.people.items():
        was, now = condition(before, who), condition(after, who)
        if faction in (man.faction, man.captor) and was not in ("away", now):
            yield Change(f"{was} {now}", who, frozenset({who}))
        if man.leads and man.faction == faction and who in before.people and before.people[who].prestige != man.prestige:
            yield Change("prestige", who, frozenset({who}))
    for id_, place in field.map.places.items():
        held = {before.places[id_].faction, after.places[id_].faction} if id_ in before.places and id_ in after.places else set()
        if faction in held and len(held) > 1:
            yield Change("master", id_, hexes=frozenset({place.hex}))
        sieges = [state.sieges.get(id_) for state in (before, after)]
        if (sieges[0] is None) != (sieges[1] is None) and any(each and faction in (each.besieger, each.besieged) for each in sieges):
            yield Change("siege", id_, hexes=frozenset({place.hex}))
    for id_, group in after.groups.items():
        if group.faction == faction and group.hungry and not (id_ in before.groups and before.groups[id_].hungry):
            yield Change("hungry", id_, name=names.group(after, id_).text)


def found(change: Change, letters: list[Letter]) -> bool:
    """Is there a line that names whom it has befallen, or that leads to where it was?"""
    lines = [news for letter in letters for news in letter.news]
    if change.people:
        return any(change.people & set(news.people) for news in lines)
    if change.name:
        return any(change.name.casefold() in news.text.casefold() and news.kind == "fed" for news in lines)
    return any(change.hexes & set(news.hexes) for news in lines)


@pytest.mark.parametrize("name", ["engines_for_trowbridge", "the_val_demone", "a_fief_for_a_younger_son"])
def test_a_week_of_letters_tells_whatever_has_changed(name: str) -> None:
    """Every seat, every time it has a new letter: the position it decided in last is laid beside the one it decides in now."""
    match = Match(CAMPAIGN, load_campaign(name), "a week of letters")
    seats = CAMPAIGN.seats(match.scenario)
    factions = [each.id for each in match.scenario.factions if each.played]
    players = {seat: seated(match, number, "rash", "a week of letters") for number, seat in enumerate(seats)}
    boxes = [Letters(Story(CAMPAIGN, match.scenario, "en", faction, match.field), number) for number, faction in enumerate(factions)]
    last: list[tuple[CampaignState, int]] = [(match.state, 0)] * len(boxes)
    seen: set[str] = set()
    while match.seat is not None and match.state.day < WEEK:
        number = factions.index(match.scenario.factions[match.side].id) if match.side is not None else 0
        letters = boxes[number].all(match)
        before, read = last[number]
        if len(letters) > read:
            for change in changes(boxes[number].story.names, before, match.state, factions[number]):
                said = [news.text for letter in letters[read:] for news in letter.news]
                assert found(change, letters[read:]), (change, match.state.day, said)
                seen.add(change.what)
            last[number] = match.state, len(letters)
        match.do(players[match.seat].choose(match))
    assert {"well wounded", "well dead"} <= seen
