"""How a campaign stands for a faction, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hauberk.campaign.field import CampaignPosition, Objective
from hauberk.play.standing import AIM, FOOD, THREAT, Measure
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.grammar import sentence
from hauberk.tell.scoring import Scoring

SOON = 2
"""Food for fewer days is told at a glance."""


def line(names: CampaignNames, position: CampaignPosition, measure: Measure) -> str:
    """A measure in words."""
    say, state, now = names.messages.say, position.state, measure.now or 0
    if measure.part == AIM:
        return sentence(aim_text(names, position, measure.of) + _counted(names, measure))
    if measure.part == THREAT:
        place, foe = measure.of
        who = names.group(state, foe) if foe else names.faction(state.sieges[place].besieger)
        return sentence(say(f"score-threat-{measure.kind}", place=names.place(place), who=who, now=now))
    gaps: dict[str, Any] = {"side": names.faction(measure.seat), "now": now}
    if measure.kind == "coin":
        gaps["coins"] = names.coins(now)
    if measure.kind == "days":
        gaps["who"] = names.group(state, measure.of)
    if measure.kind == "field":
        gaps["unknown"] = measure.of
    return sentence(say(f"score-{measure.kind}", **gaps))


def _counted(names: CampaignNames, measure: Measure) -> str:
    """How far an aim has come that counts something."""
    return names.messages.say("score-counted", now=measure.now, needed=measure.needed) if measure.now is not None else ""


def aim_text(names: CampaignNames, position: CampaignPosition, aim: Objective) -> str:
    """What a faction must bring about, and by when. [RULING-C-VICTORY]"""
    say, field = names.messages.say, position.field
    who = names.thing(position.state, aim.who) if aim.who else ""
    where = names.hex(aim.hex) if aim.hex else names.place(aim.place)
    kind = f"{aim.kind}-number" if aim.kind in ("reach", "escort") and aim.number else aim.kind
    told = say(f"aim-{kind}", who=who or names.faction(aim.faction), place=where, number=max(1, aim.number))
    if aim.by_day:
        told = say("aim-by_day", aim=told, day=aim.by_day)
    return say("aim-at_end", aim=told, day=field.days) if aim.at_end else told


def glance(names: CampaignNames, measures: Sequence[Measure]) -> list[tuple[str, str]]:
    """How many aims are reached, of the way that has come farthest; food that is at its end; places in danger."""
    aims = [each for each in measures if each.part == AIM]
    ways = [[each for each in aims if each.way == way] for way in sorted({each.way for each in aims})]
    found = []
    if ways:
        best = max(ways, key=lambda way: sum(bool(each.met) for each in way) / len(way))
        found.append((names.messages.say("glance-aims", now=sum(bool(each.met) for each in best), needed=len(best)), best[0].seat))
    if (food := min((each.now or 0 for each in measures if each.part == FOOD), default=SOON)) < SOON:
        hungry = next(each.seat for each in measures if each.part == FOOD)
        found.insert(0, (names.messages.say("glance-food", now=food), hungry))  # a narrow window shows the first words alone
    if threats := [each for each in measures if each.part == THREAT]:
        found.append((names.messages.say("glance-threats", now=len(threats)), threats[0].seat))
    return found


SCORING = Scoring(line, glance)
