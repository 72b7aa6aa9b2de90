"""How a battle is told."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.play.battle.game import BATTLE
from hauberk.tell.battle import blows, deeds, labours, moves
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.reasons import decision_text, question_text, refusal_text
from hauberk.tell.battle.telling import Telling
from hauberk.tell.voice import Voice

VOICE = Voice(
    game=BATTLE,
    names=lambda messages, scenario, field: Names(messages, field or scenario.field, scenario.sides),
    telling=Telling,
    tellers={**moves.TELLERS, **blows.TELLERS, **deeds.TELLERS, **labours.TELLERS},
    silent=frozenset({e.Asked, e.Answered, e.Sheltered}) | labours.SILENT,
    question=question_text,
    refusal=lambda names, refusal, state: refusal_text(names.messages, refusal, names.field.at(state), names.sides),
    idle=decision_text,
    head="phase_began",
    undented="sequence_began",
    colours={
        "fought": "bold", "shot": "cyan", "hurt": "red", "unhorsed": "magenta", "captured": "magenta", "battle_ended": "bold green",
        "sequence_began": "dim",
    },
)  # fmt: skip
