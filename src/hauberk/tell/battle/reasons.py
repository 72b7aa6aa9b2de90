"""Why not, and what is asked: refusals and questions in a reader's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hauberk.battle.core import questions as q
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import State
from hauberk.battle.movement.forfeits import Forfeit
from hauberk.common.refusal import Refusal
from hauberk.play.battle.scenario import SIDE_LETTERS
from hauberk.play.wire import snake
from hauberk.tell.battle.names import Names
from hauberk.tell.grammar import sentence
from hauberk.tell.messages import Messages
from hauberk.tell.refusals import explained, gaps_of

ABOUT_BEASTS = frozenset(
    {
        "cannot_lead", "does_not_lead", "enemy_beside_horse", "enemy_horse", "horse_crowded", "horse_in_the_way",
        "missed_bridle", "no_horse_here", "not_a_free_horse", "not_at_the_head", "not_beside_horse", "not_beside_ox",
        "not_the_nearest", "not_to_be_led", "ox_is_hitched", "ox_not_before_machine",
    }
)  # fmt: skip
"""Refusals that speak of a horse by its rider's name."""
OF_BEASTS = frozenset({"beast_is_led"})
"""Refusals that turn down the horse itself."""


# -- refusals --------------------------------------------------------------------------------------------------------


def refusal_text(messages: Messages, refusal: Refusal, position: Position, sides: Sequence[dict[str, str]] = SIDE_LETTERS) -> str:
    """What stops a player with its rule, then what would allow it, where that is known. `sides`: as the scenario names them."""
    return explained(messages, refusal, _gaps(Names(messages, position.field, sides), refusal, position.state))


def _gaps(names: Names, refusal: Refusal, state: State) -> dict[str, Any]:
    """What fills the gaps of a refusal; somebody may have given an empty name."""
    reason = refusal.reason
    args = gaps_of(refusal, question_text(names, state.pending[-1], state) if state.pending else "")
    if refusal.who:
        args["who"] = names.called(state, refusal.who, beast=reason in OF_BEASTS)
    if reason == "not_in_this_sequence" and refusal.about.isdigit():
        args["about"] = names.sequence(int(refusal.about))
    elif refusal.about:
        args["about"] = names.thing(state, refusal.about, beast=reason in ABOUT_BEASTS)
    if refusal.by:
        bar = f"bar-{refusal.by}"
        args["by"] = names.messages.say(bar) if bar in names.messages else names.thing(state, refusal.by)
    return args


# -- questions -------------------------------------------------------------------------------------------------------


def question_text(names: Names, question: q.Question, state: State) -> str:
    """The sentence of the game master: who must decide what."""
    kind = type(question)
    gaps = _QUESTIONS[kind](names, question, state) if kind in _QUESTIONS else {}
    return sentence(names.messages.say(f"question-{snake(kind.__name__)}", side=names.side(question.side), **gaps))


def forfeit_text(names: Names, forfeit: Forfeit, state: State) -> str:
    """What somebody would give up by going."""
    about = names.being(state, forfeit.about) if forfeit.about in state.beings else names.machine(state, forfeit.about)
    return sentence(names.messages.say(f"forfeit-{forfeit.reason}", who=names.being(state, forfeit.who), about=about))


def decision_text(names: Names, state: State) -> str:
    """What is to be decided now: the open question, else what the sequence is for."""
    if state.outcome is not None:
        return names.messages.say("ask-over")
    if state.pending:
        return question_text(names, state.pending[-1], state)
    return sentence(names.messages.say(f"ask-{state.sequence}", side=names.side(state.active)))


def _watched(names: Names, asked: q.MoveWatched, state: State) -> dict[str, Any]:
    return {"who": names.being(state, asked.man)}


def _party(names: Names, asked: q.OrderWatched, state: State) -> dict[str, Any]:
    men = names.group(state, asked.party)
    return {"who": names.being(state, asked.party[0]), "men": men, "others": len(asked.party) - 1}


def _charge(names: Names, asked: q.ChargeMet | q.ChargeSpent | q.ChargeWatched, state: State) -> dict[str, Any]:
    plan = asked.plans[asked.number]
    return {"who": names.being(state, plan.man), "target": names.being(state, plan.target)}


def _refusable(names: Names, asked: q.Refusable, state: State) -> dict[str, Any]:
    return {"men": names.group(state, asked.men), "target": names.being(state, asked.target)}


def _casualty(names: Names, asked: q.CasualtyAsked, state: State) -> dict[str, Any]:
    return {"men": names.group(state, asked.men), "harm": asked.harm}


def _cover(names: Names, asked: q.CoverAsked, state: State) -> dict[str, Any]:
    return {"who": names.being(state, asked.man), "men": names.group(state, asked.foes)}


def _retreat(names: Names, asked: q.RetreatOwed, state: State) -> dict[str, Any]:
    return {"men": names.group(state, asked.men), "hexes": asked.hexes}


def _advance(names: Names, asked: q.AdvanceOffered, state: State) -> dict[str, Any]:
    beaten = [who for who, _ in asked.beaten]
    return {"men": names.group(state, asked.men), "beaten": names.group(state, beaten)}


def _fall(names: Names, asked: q.FallAsked, state: State) -> dict[str, Any]:
    return {"who": names.being(state, asked.man)}


def _landing(names: Names, asked: q.LandingAsked, state: State) -> dict[str, Any]:
    return {"who": names.being(state, asked.man), "escapes": "yes" if asked.escapes else "no"}


def _patrol(names: Names, asked: q.PatrolAsked, state: State) -> dict[str, Any]:
    return {"first": "yes" if asked.first else "no"}


_QUESTIONS: dict[type, Callable[[Names, Any, State], dict[str, Any]]] = {
    q.MoveWatched: _watched,
    q.OrderWatched: _party,
    q.ChargeMet: _charge,
    q.ChargeSpent: _charge,
    q.ChargeWatched: _charge,
    q.Refusable: _refusable,
    q.CasualtyAsked: _casualty,
    q.CoverAsked: _cover,
    q.RetreatOwed: _retreat,
    q.AdvanceOffered: _advance,
    q.FallAsked: _fall,
    q.LandingAsked: _landing,
    q.PatrolAsked: _patrol,
}
