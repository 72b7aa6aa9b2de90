"""What is asked in a siege, what can be answered, and why an answer is refused, in a reader's language."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.being import Side
from hauberk.common.refusal import Refusal
from hauberk.play.wire import snake
from hauberk.siege import questions as q
from hauberk.siege.field_battles import may_build_on
from hauberk.siege.kinds import GENERAL_SORTIE, RELIEF
from hauberk.siege.parties import army
from hauberk.siege.relief import RETAKE, SHELTER
from hauberk.siege.state import SiegeState
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages
from hauberk.tell.refusals import explained, gaps_of
from hauberk.tell.siege.causes import cause
from hauberk.tell.siege.names import SiegeNames

BY_SIDE_OF_MAP = frozenset({"not_by_this_side", "cannot_be_joined"})
"""Refusals that speak of a side of the map by its number."""


def question_text(names: SiegeNames, question: q.Question, state: SiegeState, reader: Side | None = None) -> str:
    """The headline, as one side reads it: why, or who must decide, and what."""
    gaps = {"why": question.why} if isinstance(question, q.ArmyAsked) else {}
    asked = names.messages.say(_key(question, state), **gaps)
    return headline(names.messages, cause(names, question, state, reader), names.side(question.side), asked)


def headline(messages: Messages, why: str, who: str, asked: str) -> str:
    """A question with its cause before it; what is asked every day says only who is asked."""
    if why:
        return sentence(messages.say("question-because", cause=why.strip(), question=sentence(asked)))
    return sentence(messages.say("question-of", who=who, question=asked))


def _key(question: q.Question, state: SiegeState) -> str:
    """The message of a question; the battle of yesterday that goes on, or not, has its own."""
    again = "-again" if isinstance(question, q.ActionAsked) and state.afield == GENERAL_SORTIE else ""
    return f"question-{snake(type(question).__name__)}{again}"


def question_help(names: SiegeNames, question: q.Question, state: SiegeState) -> str:
    """A few words on what is asked."""
    gaps: dict[str, Any] = {}
    if isinstance(question, q.VictimAsked | q.WearAsked):
        gaps["left"] = question.left
    elif isinstance(question, q.InfiltratorsAsked):
        gaps["number"] = question.number
    elif isinstance(question, q.MusterAsked):
        gaps["fight"] = _fight(names, question, state)
    elif isinstance(question, q.ReliefAsked):
        gaps |= {"foothold": _said(SHELTER in question.choices), "again": _said(state.afield == RELIEF)}
        gaps |= {"theirs": len(army(state)), "ours": len(state.free(question.side))}
    return sentence(names.messages.say(f"{_key(question, state)}.help", **gaps))


def _said(holds: bool) -> str:
    """A truth as the messages know it."""
    return "yes" if holds else "no"


def _fight(names: SiegeNames, question: q.MusterAsked, state: SiegeState) -> str:
    """The fight for which a side musters, and what those do whom it does not name. [A-ACT-13, A-ACT-38, BESB-03]"""
    besieger, note = question.side == state.besieger, state.fight.note if state.fight is not None else ""
    if question.fight == GENERAL_SORTIE:
        return "general_sortie_builders" if besieger else GENERAL_SORTIE
    if question.fight != RELIEF:
        return question.fight
    if not besieger:
        return "garrison" if not note else "garrison_retakes" if note == RETAKE else "garrison_shut_in"
    if note:
        return f"relief_{note}"
    return "relief_builders" if may_build_on(names.field.at(state)) else RELIEF


def choice_text(names: SiegeNames, state: SiegeState, question: q.Question, choice: str) -> str:
    """One of the words a question offers, as it stands on a button."""
    if isinstance(question, q.ActionAsked):
        again = "-again" if state.afield == GENERAL_SORTIE else ""  # the battle of yesterday goes on, or not
        return names.messages.say(f"action-{choice}{again}")
    if isinstance(question, q.VictimAsked):
        return names.person(state, choice).text
    if isinstance(question, q.PieceAsked | q.WearAsked) or (isinstance(question, q.StayAsked) and choice in state.engines):
        return sentence(names.engine(state, choice).text)
    if isinstance(question, q.SabotageAsked):
        return sentence(names.ware(choice))
    if isinstance(question, q.ArmyAsked):
        return names.army(choice)
    return names.messages.say(f"choice-{choice}")


def refusal_text(names: SiegeNames, refusal: Refusal, state: SiegeState) -> str:
    """What stops a player with its rule, then what would allow it, where that is known."""
    messages = names.messages
    gaps = gaps_of(refusal, question_text(names, state.pending[-1], state) if state.pending else "")
    if refusal.who:
        gaps["who"] = names.person(state, refusal.who)
    if refusal.reason in BY_SIDE_OF_MAP and f"edge-{refusal.about}" in messages:
        gaps["about"] = messages.say(f"edge-{refusal.about}")
    elif refusal.about:
        gaps["about"] = names.thing(state, refusal.about)
    return explained(messages, refusal, gaps)
