"""The life of one person in a campaign, out of its events: battles, wounds, captivity, ransom, his name, the sieges he lay in.

What he did in a battle that was fought on the map is taken from its record inside the campaign.
"""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import BeingId
from hauberk.campaign import commands as c
from hauberk.campaign import events as e
from hauberk.campaign.besieging import attackers, defenders
from hauberk.campaign.evolve import evolve
from hauberk.campaign.sides import people_of
from hauberk.campaign.state import CampaignState
from hauberk.play.campaign.game import CAMPAIGN, CampaignMatch
from hauberk.play.record import parse, states
from hauberk.play.steps import Undone
from hauberk.tell.campaign.days import OF_A_SIEGE, inside
from hauberk.tell.chronicle import Day
from hauberk.tell.grammar import sentence
from hauberk.tell.siege.voice import VOICE
from hauberk.tell.story import Story

DEEDS = frozenset({"fought", "shot", "hurt", "unhorsed", "captured", "freed"})
"""What is worth telling of somebody's part in a battle."""


def life(game: CampaignMatch, who: BeingId, language: str, faction: str | None = None) -> list[Day]:
    """The days on which something is told of somebody, as far as a faction may know; None may know everything."""
    story = Story(CAMPAIGN, game.scenario, language, faction, game.field)
    found: dict[int, list[str]] = {}
    state = game.start
    for step in game.steps:
        if isinstance(step.command, c.BattleReport) and _may_see(state, faction):
            found.setdefault(state.day, []).extend(in_battle(step.command.record, who, language))
        for event in step.events:
            after = evolve(state, event)
            found.setdefault(after.day, []).extend(_told(story, state, after, event, who))
            state = after
    return [Day(day, story.names.date(day), tuple(texts)) for day, texts in sorted(found.items()) if texts]


def _may_see(state: CampaignState, faction: str | None) -> bool:
    """Did this faction take part in the battle? [C-CG-08]"""
    return faction is None or (state.battle is not None and faction in state.battle.factions)


def in_battle(record: tuple[str, ...], who: BeingId, language: str) -> Iterator[str]:
    """His blows and wounds in a battle that was fought on the map."""
    if not record:
        return
    fought = parse("\n".join(record))
    story, before = Story(fought.game, fought.scenario, language), fought.scenario.start
    for entry, state in states(fought):
        if not isinstance(entry, Undone):
            yield from (line.text for line in story.tell(entry.events, before) if who in line.people and line.kind in DEEDS)
        before = state


def _told(story: Story, state: CampaignState, after: CampaignState, event: e.Event, who: BeingId) -> Iterator[str]:
    """What one event says of him, told as if it had happened to him alone."""
    if isinstance(event, e.InSiege):
        yield from _in_siege(story, state, event, who)
    elif isinstance(event, e.BattleEnded):
        yield from _battle(story, state, event, who)
    elif getattr(event, "who", "") == who or (isinstance(event, e.SiegeLaid | e.SiegeOver) and _lies_there(state, after, event.place, who)):
        lines = story.voice.tell_over(story.names, (event,), (state, after), story.watcher)
        yield from (line.text for line in lines)


def _battle(story: Story, state: CampaignState, event: e.BattleEnded, who: BeingId) -> Iterator[str]:
    """That he was in a battle, and how it went for his side; of plain people only those hear who took part. [C-CG-08]"""
    battle = state.battle
    person = state.people.get(who)  # none while nobody has met him
    if battle is None or person is None or not event.fought or not (_may_see(state, story.watcher) or person.leads):
        return
    for side in (0, 1):
        men = set(people_of(state, battle, side)) | {man.id for man in (event.result.men if event.result else ()) if man.side == side}
        if who in men:
            how = "even" if not event.winner else "won" if event.winner == event.factions[side] else "lost"
            gaps = {"who": story.names.person(state, who), "hex": story.names.hex(event.hex)}
            yield sentence(story.messages.say(f"life-battle-{how}", **gaps))


def _lies_there(state: CampaignState, after: CampaignState, place: str, who: BeingId) -> bool:
    """Is he before or in a besieged place?"""
    for each in (state, after):
        if (siege := each.sieges.get(place)) is not None:
            return who in (*attackers(each, siege), *defenders(each, siege))
    return False


def _in_siege(story: Story, state: CampaignState, event: e.InSiege, who: BeingId) -> Iterator[str]:
    """What befell him in a siege, as the listener's side of it may know."""
    siege = state.sieges.get(event.place)
    if siege is None or siege.days is None or getattr(event.of, "who", "") != who:
        return
    if (listening := inside(story.names, story.watcher, state, event.place)) is not None:
        lines = VOICE.tell_over(listening[0], (event.of,), (siege.days,), listening[1])
        yield from (line.text for line in lines if line.kind not in OF_A_SIEGE)
