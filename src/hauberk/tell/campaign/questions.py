"""What is asked in a campaign, what can be answered, and why an answer is refused, in a reader's language."""

from __future__ import annotations

from typing import Any

from hauberk.campaign import questions as q
from hauberk.campaign.battles import TURNED
from hauberk.campaign.sieges import days_now, field_of
from hauberk.campaign.state import CampaignState, Halt
from hauberk.common.refusal import Refusal
from hauberk.play.battle.scenario import sheet
from hauberk.play.wire import snake
from hauberk.siege import questions as sq
from hauberk.siege.field import SiegePosition
from hauberk.tell.campaign.causes import cause
from hauberk.tell.campaign.names import CampaignNames
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Name
from hauberk.tell.refusals import explained, gaps_of
from hauberk.tell.siege import questions as siege_questions

IN_COIN = frozenset({"too_dear", "not_so_much_coin"})
"""Refusals that speak of a sum of money, in half coins."""


def question_text(names: CampaignNames, question: q.Question, state: CampaignState) -> str:
    """The headline: why, or who must decide, and what."""
    asked = names.messages.say(f"question-{snake(type(question).__name__)}", **_gaps(names, state, question))
    return siege_questions.headline(names.messages, cause(names, question, state), names.faction(question.faction), asked)


def _gaps(names: CampaignNames, state: CampaignState, question: q.Question) -> dict[str, Any]:
    """What the headline speaks of: a group, a convoy, a spy, a place, a number of points."""
    gaps: dict[str, Any] = {}
    if group := getattr(question, "group", ""):
        gaps["group"] = names.group(state, group)
    if place := getattr(question, "place", ""):
        gaps["place"] = names.thing(state, place)
    if isinstance(question, q.ConvoyToAct):
        gaps["convoy"] = names.convoy(state, question.convoy)
    elif isinstance(question, q.SpyToAct):
        gaps["spy"] = names.spy(state, question.spy)
    elif isinstance(question, q.SupplyAsked):
        gaps |= {"hex": names.hex(question.hex), "points": question.points}
    elif isinstance(question, q.PlunderAsked | q.ShareAsked):
        gaps["points"] = question.most
    elif isinstance(question, q.TributeAsked):
        gaps["points"] = question.points
    elif isinstance(question, q.PurseAsked):
        gaps |= {"who": names.person(state, question.who), "coin": names.coins(question.coin)}
    elif isinstance(question, q.EscortAsked):
        gaps["number"] = len(question.prisoners)
    return gaps


def question_help(names: CampaignNames, question: q.Question) -> str:
    """A few words on what is asked."""
    return sentence(names.messages.say(f"question-{snake(type(question).__name__)}.help"))


def choice_text(names: CampaignNames, state: CampaignState, question: q.Question, choice: str) -> str:
    """One of the words a question offers, as it stands on a button."""
    if isinstance(question, q.SheetAsked):
        name, _, turned = choice.partition(" ")
        title = names.messages.pick(sheet(name).title)
        return names.messages.say("campaign-choice-sheet_turned", sheet=title) if turned == TURNED else title
    if isinstance(question, q.RetreatAsked):
        return sentence(names.hex(choice))
    if isinstance(question, q.OrderAsked | q.SeekAsked | q.PurseAsked):
        return sentence(names.group(state, choice).text)
    if isinstance(question, q.LeaderAsked):
        return sentence(names.person(state, choice).text)
    gaps: dict[str, Any] = {}
    if isinstance(question, q.TributeAsked):
        gaps = {"points": question.points, "coins": names.coins(question.points * names.field.rules.prices.plunder)}
    return names.messages.say(f"campaign-choice-{choice}", **gaps)


def siege_question(names: CampaignNames, position: SiegePosition, question: sq.Question) -> dict[str, Any]:
    """The question of a siege inside the campaign, in the siege's own words: its text, its help, and the words that answer it."""
    field, days = position
    own = names.siege(field)
    found: dict[str, Any] = {
        "text": siege_questions.question_text(own, question, days),
        "help": siege_questions.question_help(own, question, days),
    }
    if choices := getattr(question, "choices", ()):
        found["answers"] = [{"choice": each, "text": siege_questions.choice_text(own, days, question, each)} for each in choices]
    return found


def refusal_text(names: CampaignNames, refusal: Refusal, state: CampaignState) -> str:
    """What stops a player with its rule, then what would allow it, where that is known."""
    days = days_now(state) if not state.pending else None
    if days is not None:
        return siege_questions.refusal_text(names.siege(field_of(names.field.at(state), state.now)), refusal, days)
    gaps = gaps_of(refusal, question_text(names, state.pending[-1], state) if state.pending else "")
    if refusal.who:
        gaps["who"] = names.thing(state, refusal.who)
    if refusal.reason in IN_COIN:
        gaps |= {"needs": names.coins(refusal.needs or 0), "has": names.coins(refusal.has or 0)}
    if refusal.about:
        gaps["about"] = names.thing(state, refusal.about)
    return explained(names.messages, refusal, gaps)


def halt_text(names: CampaignNames, state: CampaignState, counter: str, halt: Halt) -> str:
    """Why a counter goes along its route no longer. [RULING-C-ROUTE]"""
    gaps = {
        "who": names.thing(state, counter),
        "goal": names.hex(halt.path[-1]) if halt.path else "",
        "about": names.thing(state, halt.about) if halt.about else Name(""),
        "barred": refusal_text(names, halt.refused, state) if halt.refused is not None else "",
    }
    return sentence(names.messages.say(f"campaign-route_ended-{halt.why}", **gaps))


def quiet_text(names: CampaignNames, state: CampaignState, why: str, about: str) -> str:
    """Why quiet days are over, as it stands in a sentence. [RULING-C-QUIET]"""
    return names.messages.say(f"quiet-why-{why}", about=names.thing(state, about) if about else Name(""))
