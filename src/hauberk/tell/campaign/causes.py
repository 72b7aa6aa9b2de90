"""Why something is asked in a campaign: a sentence that stands before the question. It says only what the faction that is asked can see."""

from __future__ import annotations

from hauberk.campaign import questions as q
from hauberk.campaign.state import CampaignState
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.messages import Name

MEETING = (q.AttackAsked,)
BATTLE = (q.JoinAsked, q.HowAsked, q.SheetAsked, q.DeployAsked, q.DrawUpAsked, q.BattleAwaited)


def cause(names: CampaignNames, question: q.Question, state: CampaignState) -> str:
    """Why this is asked; "" for what is asked every day."""
    say, battle = names.messages.say, state.battle
    if battle is not None and isinstance(question, q.RefuseAsked):
        return say("cause-attacked", who=_first(names, state, 0), place=names.hex(battle.hex))
    if battle is not None and isinstance(question, (*MEETING, *BATTLE)):
        key = "cause-met" if isinstance(question, MEETING) else "cause-battle"
        return say(key, one=_first(names, state, 0), other=_first(names, state, 1), place=names.hex(battle.hex))
    if isinstance(question, q.BargainAsked):
        return say("cause-demanded", who=names.group(state, question.group), place=names.place(question.place))
    if isinstance(question, q.TributeAsked):
        return say("cause-tribute")
    if isinstance(question, q.GarrisonAsked):
        return say("cause-fallen", place=names.place(question.place))
    if isinstance(question, q.EscortAsked):
        return say("cause-taken", who=names.people(state, question.prisoners))
    return say("cause-booty") if isinstance(question, q.ShareAsked) else ""


def _first(names: CampaignNames, state: CampaignState, side: int) -> Name:
    """The group of a side that met first; where none did, the place or the faction."""
    battle = state.battle
    assert battle is not None
    if battle.sides[side]:
        return names.group(state, battle.sides[side][0])
    return Name(names.place(battle.place)) if battle.place else Name(names.faction(battle.factions[side]))
