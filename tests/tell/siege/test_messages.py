"""Everything a siege can say has its message in every language, and no message of a siege is left over."""

from __future__ import annotations

from itertools import product

import pytest

from hauberk.play.siege.scenario import STOCK
from hauberk.play.wire import snake
from hauberk.rulesets.editions import RULESETS
from hauberk.siege.activities import DAYS
from hauberk.siege.fights import KINDS
from hauberk.siege.initiative import NEGOTIATE, PASS
from hauberk.siege.kinds import COUNTER_MINE
from hauberk.siege.relief import BATTLE, DECLINE, HOLD, LIFT, PART, RETAKE, SHELTER, STORM
from hauberk.siege.rules import ACTIVITIES
from hauberk.siege.stationing import HOME
from hauberk.tell.messages import messages_in
from hauberk.tell.siege.causes import PLAIN
from hauberk.tell.siege.voice import VOICE
from tests.tell.source import calls_in, lacking, named_by_event, throws, union, written

RULES = [ruleset.siege_rules() for ruleset in RULESETS.values()]
EVENTS = union("siege/events.py", "Event")
QUESTIONS = union("siege/questions.py", "Question")
VARIANTS = {
    "ProvisionsFound": ("counted", "hidden"),
    "InitiativeTaken": ("dice", "event"),
    "Rolled": ("dysentery", "poisoned_well", "assassin", "saboteur", "traitor", "pack_animals"),
    "Hurt": ("wounded", "dead"),
    "WoundSeen": ("day", "never", "others"),
    "Departed": ("prisoner", "gone"),
    "Joined": ("refugees", "reinforcements", "relief_army", "engineer"),
    "Quartered": ("within", "outside"),
    "FoodChanged": ("eaten", "provisions_stolen", "refugees", "redoubt", "foragers", "relief", "taken"),
    "StockChanged": ("built", "saboteur", "laid", "lost", "gained"),
    "EngineSet": ("built", "worn", "mended", "damaged", "at_wall", "taken_back"),
    "EngineLost": ("saboteur", "fire", "abandoned", "fight"),
    "ProjectSet": ("begun", "led", "resumed", "paused"),
    "Bombarded": ("hit", "falls", "opens", "nothing", "no_headway"),
    "GradeLost": ("weaker", "falls"),
    "FireTried": ("caught", "failed", "spread", "spared", "put_out", "burns_on"),
    "PlaceSet": ("open", "closed", "destroyed", "fascines"),
    "PledgeMade": ("until", "void"),
    "CampBurnt": ("burnt", "mending", "mended"),
    "FellBack": ("outer_lost", "whole"),
    "RolesSwapped": ("yes", "no"),
    "RampartHeld": ("yes", "no"),
    "BrokenOff": ("general_sortie", "relief", "over"),
    "Parleyed": ("refused", "agreed"),
    "SiegeEnded": ("won", "nobody"),
}
"""Sentences among which a teller chooses, where the source does not name them in one place."""


def event_keys() -> set[str]:
    """The sentences of every kind of event."""
    variants = {
        **VARIANTS,
        "EventDrawn": {event.id for rules in RULES for event in rules.events.events.values()},
        "ActionChosen": {*KINDS, PASS, NEGOTIATE},
        "MineSet": {why for place in calls_in("siege", "MineSet") for why in place.texts(1, "why")},
        "StoreChanged": {why for place in calls_in("siege", "StoreChanged") for why in place.texts(1, "why")},
        "FightEnded": {f"{kind}-{how}" for kind, how in product(set(KINDS) - {COUNTER_MINE}, ("won", "lost", "even"))},
    }
    kinds = set(EVENTS) - {kind.__name__ for kind in VOICE.silent}
    plain = {f"siege-{snake(kind)}" for kind in kinds - set(variants)}
    ends = {f"siege-end-{reason}" for place in calls_in("siege", "SiegeEnded") for reason in place.texts(1, "reason")}
    return plain | ends | {f"siege-{snake(kind)}-{variant}" for kind, words in variants.items() for variant in words}


def question_keys() -> set[str]:
    """Headlines, explanations and the words one can choose."""
    asked = {f"question-{snake(kind)}" for kind in QUESTIONS} | {"question-action_asked-again"}
    actions = {*KINDS, PASS, NEGOTIATE} - {"relief"}  # which no player chooses: the army comes
    choices = {BATTLE, PART, SHELTER, LIFT, RETAKE, DECLINE, STORM, HOLD, HOME, "map", "quick"}
    words = {f"action-{action}" for action in actions} | {f"choice-{choice}" for choice in choices}
    words |= {"action-general_sortie-again", "action-pass-again"}
    causes = {*PLAIN.values(), *(f"fight-{kind}" for kind in KINDS), "besieger", "besieged", "dysentery", "poisoned_well", "reinforcements"}
    words |= {"question-of", "question-because"} | {f"cause-{each}" for each in causes}
    return asked | {f"{key}.help" for key in asked} | words | {f"activity-{activity}" for activity in ACTIVITIES}


def reckoning_keys() -> set[str]:
    """Terms, throws and refusals that only sieges name."""
    events = {event.id for rules in RULES for event in rules.events.events.values() if event.die}
    thrown = [place for place in throws("siege/") if not named_by_event(place)]
    purposes = events | {purpose for place in thrown for purpose in place.texts(0, "purpose")}
    terms = {reason for place in calls_in("siege", "Term") for reason in place.texts(1, "reason")}
    refusals = {reason for place in calls_in("siege", "Refusal") for reason in place.texts(0, "reason")}
    found = {f"roll-{word}" for word in purposes} | {f"term-{word}" for word in terms} | {f"refusal-{word}" for word in refusals}
    return found | {f"{key}.help" for key in found if f"{key}.help" in messages_in("en")}


def name_keys() -> set[str]:
    """Names of things and days."""
    wares = {
        *STOCK,
        *(product for rules in RULES for product in rules.building.products),
        *(kind for rules in RULES for kind in rules.engines),
    }
    fixed = {"engine-numbered", "spot", "spot-hoarding", "mine-under", "date", "detail-sum", "detail-bombarded"}
    fixed |= {f"detail-quick-{part}" for part in ("attackers", "defenders", "difference")}
    fixed |= {"detail-initiative-besieger", "detail-initiative-besieged", "detail-once", "detail-initiative-even", "detail-share-leaves"}
    fixed |= {"chronicle-quiet", "chronicle-side", "chronicle-both"}
    engines = {f"machine-{kind}" for rules in RULES for kind in rules.engines}
    return fixed | engines | {f"ware-{ware}" for ware in wares} | {f"month-{number}" for number in range(1, 13)}


def needed() -> set[str]:
    """Every key that the telling of a siege can ask for."""
    return event_keys() | question_keys() | reckoning_keys() | name_keys()


def test_the_source_is_read() -> None:
    assert len(EVENTS) > 35
    assert len(QUESTIONS) > 12
    assert {"refusal-wants_a_crew", "term-two_dice", "roll-parley", "roll-dissent"} <= reckoning_keys()
    assert {"siege-end-starved", "siege-mine_set-dug", "siege-event_drawn-pledge"} <= event_keys()
    assert set(DAYS) - {"", "none", "relief"} <= {key.removeprefix("action-") for key in question_keys()}


def test_every_event_has_its_teller() -> None:
    silent = {kind.__name__ for kind in VOICE.silent}
    assert {kind.__name__ for kind in VOICE.tellers} == set(EVENTS) - silent


def test_everything_a_siege_says_has_its_message() -> None:
    assert lacking(needed()) == []


def test_no_message_of_a_siege_is_left_over() -> None:
    assert sorted(written("siege") - needed()) == []


@pytest.mark.rule("C-QUICK-07", "C-QUICK-13")
@pytest.mark.parametrize(
    ("language", "commander", "alone"), [("en", "commander", "One throw"), ("fr", "commandant", "seul"), ("it", "comandante", "solo")]
)
def test_the_door_of_the_table_speaks_of_every_throw(language: str, commander: str, alone: str) -> None:
    """One for the fight, and one for the fate of each commander."""
    thrown = {purpose for place in throws("siege/quick.py") for purpose in place.texts(0, "purpose")}
    assert {"quick", "quick_commander"} <= thrown
    for key in ("page-siege-door-quick.text", "question-resolve_asked.help"):
        said = messages_in(language).say(key)
        assert commander in said
        assert alone not in said
