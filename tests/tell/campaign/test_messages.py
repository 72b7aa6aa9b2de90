"""Everything a campaign can say has its message in every language, and no message of a campaign is left over."""

from __future__ import annotations

from hauberk.campaign import quiet, routes
from hauberk.campaign.objectives import AIMS, TIME
from hauberk.play.wire import snake
from hauberk.rulesets.editions import RULESETS
from hauberk.tell.campaign.outcome import OF_PLACES
from hauberk.tell.campaign.voice import VOICE
from hauberk.tell.messages import messages_in
from tests.tell.source import calls_in, lacking, throws, union, written

RULES = [ruleset.campaign_rules() for ruleset in RULESETS.values() if ruleset.has_campaign]
EVENTS = union("campaign/events.py", "Event")
QUESTIONS = union("campaign/questions.py", "Question")
VARIANTS = {
    "EnvironmentFound": ("rich", "poor", "fair"),
    "Marched": ("group", "convoy", "spy"),
    "SpyTried": ("found", "hidden"),
    "Plundered": ("points", "seen"),
    "Capitulation": ("points", "all", "nothing"),
    "Hurt": ("wounded", "dead"),
    "HurtSlippingAway": ("wounded", "dead"),
    "WoundSeen": ("day", "never"),
    "Slipped": ("away", "caught"),
    "PrestigeChanged": ("up", "down"),
    "BattleSet": ("field", "settlement", "revolt"),
    "BattleEnded": ("peace", "refused", "nobody", "won"),
    "CampaignEnded": ("won", "nobody"),
    "RouteEnded": (routes.ARRIVED, routes.IN_THE_WAY, routes.BARRED, routes.MET, routes.ASTRAY, routes.GONE, routes.REVOKED),
}  # fmt: skip
"""Sentences among which a teller chooses, where the source does not name them in one place."""
HIRED = ("MercenariesHired", "MercenariesPromised", "MercenariesPoached")
"""What others than their employer see is a sentence of its own."""
FED = ("hungry", "weak")
"""How a group fares that has found no food before."""
QUIET = (
    quiet.DAYS, quiet.ASKED, quiet.REVOKED, quiet.MET, quiet.BATTLE, quiet.SIEGE, quiet.PLACE, quiet.ROUTE, quiet.HUNGER, quiet.PEOPLE,
    quiet.LOST, quiet.TOLD,
)  # fmt: skip
"""Why quiet days are over."""
CHOICES = (
    "attack", "let_be", "fight", "refuse", "map", "quick", "sheet_turned", "second_opens", "second_waits", "first_opens", "first_waits",
    "usual", "offer", "resist", "coin", "load", "release", "massacre",
)  # fmt: skip
CAUSES = ("met", "attacked", "battle", "demanded", "tribute", "fallen", "taken", "booty")
"""Why something is asked."""


def event_keys() -> set[str]:
    """The sentences of every kind of event, and the ends of a campaign."""
    variants: dict[str, set[str]] = {
        **{kind: set(words) for kind, words in VARIANTS.items()},
        "PromiseTested": {what for place in calls_in("campaign", "PromiseTested") for what in place.texts(3, "what")},
        "FateRolled": {word for ruleset in RULESETS.values() if ruleset.has_campaign for word in ruleset.siege_rules().fate.results},
    }
    kinds = set(EVENTS) - {kind.__name__ for kind in VOICE.silent} - {"InSiege"}  # told in the words of a siege
    plain = {f"campaign-{snake(kind)}" for kind in kinds - set(variants)} | {f"campaign-{snake(kind)}-seen" for kind in HIRED}
    plain |= {f"campaign-fed-{how}" for how in FED}
    ends = {f"campaign-end-{reason}" for reason in (*AIMS, TIME)} | {f"campaign-end-{place}-of" for place in OF_PLACES}
    ends |= {"campaign-end-captured", "campaign-end-killed", "campaign-group_merged-into"}
    inner = {f"siege-joined-{why}" for place in calls_in("campaign", "Joined") for why in place.texts(2, "why")}
    inner |= {f"siege-food_changed-{why}" for place in calls_in("campaign", "FoodChanged") for why in place.texts(2, "why")}
    inner |= {f"siege-engine_set-{why}" for place in calls_in("campaign", "EngineSet") for why in place.texts(1, "why")}
    inner |= {f"siege-engine_lost-{why}" for place in calls_in("campaign", "EngineLost") for why in place.texts(1, "why")}
    return (
        plain | ends | inner | {"campaign-seen"} | {f"campaign-{snake(kind)}-{word}" for kind, words in variants.items() for word in words}
    )


def question_keys() -> set[str]:
    """Headlines, explanations and the words one can choose."""
    asked = {f"question-{snake(kind)}" for kind in QUESTIONS}
    waits = {"campaign-waits", "campaign-waits-nobody"}
    causes = {f"cause-{each}" for each in CAUSES}
    return asked | {f"{key}.help" for key in asked} | {f"campaign-choice-{choice}" for choice in CHOICES} | waits | causes


def reckoning_keys() -> set[str]:
    """Terms, throws and refusals that campaigns name."""
    purposes = {purpose for place in throws("campaign/") for purpose in place.texts(0, "purpose")}
    terms = {reason for place in calls_in("campaign", "Term") for reason in place.texts(1, "reason")}
    refusals = {reason for place in calls_in("campaign", "Refusal") for reason in place.texts(0, "reason")}
    found = {f"roll-{word}" for word in purposes} | {f"term-{word}" for word in terms} | {f"refusal-{word}" for word in refusals}
    return found | {f"{key}.help" for key in found if f"{key}.help" in messages_in("en")}


def name_keys() -> set[str]:
    """Names of groups, hexes, sums, tempers and seasons."""
    fixed = {
        "convoy-made",
        "faction-neutral",
        "faction-nobody",
        "group-of",
        "group-made",
        "convoy-of",
        "convoy-road",
        "hex-near",
        "hex-bare",
        "coins",
    }
    tempers = {name for rules in RULES for name in rules.attitude.bands.names if rules.both_tested}
    seasons = {"none", *(name for rules in RULES for name in rules.season.movement)}
    fixed |= {f"quiet-why-{why}" for why in QUIET}
    fixed |= {f"life-battle-{how}" for how in ("won", "lost", "even")}
    return fixed | {"chronicle-all", "detail-share"} | {f"temper-{each}" for each in tempers} | {f"season-{each}" for each in seasons}


def needed() -> set[str]:
    """Every key that the telling of a campaign can ask for."""
    return event_keys() | question_keys() | reckoning_keys() | name_keys()


def test_the_source_is_read() -> None:
    assert len(EVENTS) > 100
    assert len(QUESTIONS) >= 20
    assert {"refusal-march_too_far", "term-loyalty", "term-spy_city", "roll-promise"} <= reckoning_keys()
    assert {"campaign-promise_tested-desert", "campaign-fate_rolled-let_go", "campaign-met"} <= event_keys()
    assert {"temper-warlike", "season-winter"} <= name_keys()


def test_every_event_has_its_teller() -> None:
    silent = {kind.__name__ for kind in VOICE.silent}
    assert {kind.__name__ for kind in VOICE.tellers} == set(EVENTS) - silent


def test_everything_a_campaign_says_has_its_message() -> None:
    assert lacking(needed()) == []


def test_no_message_of_a_campaign_is_left_over() -> None:
    assert sorted(written("campaign") - needed()) == []
