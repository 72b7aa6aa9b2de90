"""How a battle is told."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import SIDES
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import Scenario
from hauberk.tell.battle import blows, deeds, labours, moves
from hauberk.tell.battle.chronicler import CHRONICLER
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import decision_text, question_text, refusal_text
from hauberk.tell.battle.scoring import SCORING
from hauberk.tell.battle.telling import Telling
from hauberk.tell.messages import messages_in
from hauberk.tell.voice import Voice


def brief(scenario: Scenario, language: str) -> str:
    """Both sides, how many they are, and the turns."""
    men = ":".join(str(len(scenario.start.people(side))) for side in (0, 1))
    turns = messages_in(language).say("counted-turns", n=scenario.field.turns)
    return f"{' – '.join(side[language] for side in scenario.sides)} ({men}), {turns}"


VOICE = Voice(
    game=BATTLE,
    names=lambda messages, scenario, field: Names(messages, field or scenario.field, scenario.sides),
    telling=Telling,
    tellers={**moves.TELLERS, **blows.TELLERS, **deeds.TELLERS, **labours.TELLERS},
    silent=frozenset({e.Asked, e.Answered, e.Sheltered}) | labours.SILENT,
    question=question_text,
    seats=lambda scenario: dict(zip(SIDES, scenario.sides, strict=True)),
    brief=brief,
    refusal=lambda names, refusal, state: refusal_text(names.messages, refusal, names.field.at(state), names.sides),
    idle=decision_text,
    scoring=SCORING,
    called=lambda names, state, ids: names.group(state, ids),
    chronicler=CHRONICLER,
    head="phase_began",
    undented="sequence_began",
    colours={
        "fought": "bold", "shot": "cyan", "hurt": "red", "unhorsed": "magenta", "captured": "magenta", "battle_ended": "bold green",
        "sequence_began": "dim",
    },
)  # fmt: skip
