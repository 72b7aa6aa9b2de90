"""What is asked in a siege, what can be answered, and why an answer is refused, in a reader's language."""

from __future__ import annotations

from typing import Any

from hauberk.basis.refusal import Refusal
from hauberk.play.wire import snake
from hauberk.siege import questions as q
from hauberk.siege.kinds import GENERAL_SORTIE
from hauberk.siege.state import SiegeState
from hauberk.tell.grammar import sentence
from hauberk.tell.refusals import gaps_of
from hauberk.tell.siege_names import SiegeNames

BY_SIDE_OF_MAP = frozenset({"not_by_this_side", "cannot_be_joined"})
"""Refusals that speak of a side of the map by its number."""


def question_text(names: SiegeNames, question: q.Question) -> str:
    """The headline: who must decide what."""
    return sentence(names.messages.say(f"question-{snake(type(question).__name__)}", side=names.side(question.side)))


def question_help(names: SiegeNames, question: q.Question) -> str:
    """A few words on what is asked."""
    gaps: dict[str, Any] = {}
    if isinstance(question, q.VictimAsked | q.WearAsked):
        gaps["left"] = question.left
    elif isinstance(question, q.InfiltratorsAsked):
        gaps["number"] = question.number
    elif isinstance(question, q.MusterAsked):
        gaps["fight"] = question.fight
    return sentence(names.messages.say(f"question-{snake(type(question).__name__)}.help", **gaps))


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


def siege_refusal_text(names: SiegeNames, refusal: Refusal, state: SiegeState) -> str:
    """What stops a player with its rule, then what would allow it, where that is known."""
    messages, key = names.messages, f"refusal-{refusal.reason}"
    gaps = gaps_of(refusal, question_text(names, state.pending[-1]) if state.pending else "")
    if refusal.who:
        gaps["who"] = names.person(state, refusal.who)
    if refusal.reason in BY_SIDE_OF_MAP and f"edge-{refusal.about}" in messages:
        gaps["about"] = messages.say(f"edge-{refusal.about}")
    elif refusal.about:
        gaps["about"] = names.thing(state, refusal.about)
    text = messages.say("with-rule", text=messages.say(key, **gaps), rule=refusal.rule)
    if f"{key}.help" in messages:
        text = f"{text} {messages.say(f'{key}.help', **gaps)}"
    return sentence(text)
