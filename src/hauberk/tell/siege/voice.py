"""How a siege is told."""

from __future__ import annotations

from typing import Any

from hauberk.battle.core.being import SIDES
from hauberk.play.siege.game import SIEGE
from hauberk.play.siege.scenario import SiegeScenario
from hauberk.siege.events import DayBegan
from hauberk.tell.messages import messages_in
from hauberk.tell.siege import days, works
from hauberk.tell.siege.chronicler import CHRONICLER
from hauberk.tell.siege.headings import BEARING
from hauberk.tell.siege.names import SiegeNames
from hauberk.tell.siege.questions import question_text, refusal_text
from hauberk.tell.siege.scoring import SCORING
from hauberk.tell.siege.telling import SiegeTelling
from hauberk.tell.voice import Voice


def reader(names: SiegeNames, side: Any) -> str:
    """For whom a chronicle is written: a side, or both."""
    return names.messages.say("chronicle-both" if side is None else "chronicle-side", side=names.side(side or 0))


def brief(scenario: SiegeScenario, language: str) -> str:
    """The place, both sides, and how many they are."""
    people = ":".join(str(len(scenario.of_side(side))) for side in (0, 1))
    sides = " – ".join(side[language] for side in scenario.sides)
    return messages_in(language).say("help-line", word=scenario.place.title[language], text=f"{sides} ({people})")


VOICE = Voice(
    game=SIEGE,
    names=SiegeNames,
    telling=SiegeTelling,
    tellers={**works.TELLERS, **days.TELLERS},
    silent=days.SILENT,
    question=question_text,
    refusal=refusal_text,
    seats=lambda scenario: dict(zip(SIDES, scenario.sides, strict=True)),
    brief=brief,
    order=days.in_order,
    day=DayBegan,
    passing=frozenset({"day_began", "initiative_taken", "wound_seen", "quiet_ended"}),
    nothing=frozenset({"siege-event_drawn-nothing"}),
    reader=reader,
    bearing=BEARING,
    scoring=SCORING,
    called=lambda names, state, ids: names.people(state, ids),
    chronicler=CHRONICLER,
    head="day_began",
    colours={
        "event_drawn": "italic", "action_chosen": "bold", "hurt": "red", "departed": "magenta", "grade_lost": "cyan", "bombarded": "cyan",
        "siege_ended": "bold green",
    },
)  # fmt: skip
