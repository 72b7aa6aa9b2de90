"""Commands of a case: what may be left out, going on to a later moment, questions about what is lawful, open questions, missing dice."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import hauberk
from hauberk.common.faults import BadInput
from hauberk.ledger import ledger
from hauberk.play.throws import OF_TASKS, RULES
from tests.cases import case_from_text
from tests.tell.source import named_by_event, throws

MEADOW = "[map]\nterrain = '''\n" + ("." * 12 + "\n") * 8 + "'''\n"
ARCHERS = '{ who = "olivier", side = "A", at = "B3" }, { who = "ahmad", side = "B", at = "G3" }'


def ruled(men: str, *orders: str, **fields: object) -> dict[str, Any]:
    """The answer to a case on a meadow."""
    head = "\n".join(f"{key} = {value}" for key, value in fields.items())
    return case_from_text(head + f"\nmen = [{men}]\n" + MEADOW + "\n".join(f"[[do]]\n{order}" for order in orders)).adjudicate()


def man(answer: dict[str, Any], who: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in answer["position"]["men"] if each["who"] == who)
    return found


# -- what may be left out --------------------------------------------------------------------------------------------


@pytest.mark.rule("SHOOT-06", "IMPACT-03")
def test_a_shot_needs_no_target_aim_or_weapon_where_there_is_one() -> None:
    answer = ruled(ARCHERS, 'do = "shoot"\nman = "olivier"\ndice = [3, 2]', sequence='"fire"')
    command = answer["rulings"][0]["command"]
    assert (command["target"], command["aim"], command["origin"], command["weapon"]) == ("ahmad", "G3", "B3", "short_bow")
    assert man(answer, "ahmad")["health"] == "wounded"


def test_of_two_targets_one_must_be_named() -> None:
    men = ARCHERS + ', { who = "jemal", side = "B", at = "G5" }'
    (ruling,) = ruled(men, 'do = "shoot"\nman = "olivier"\ndice = [3, 2]', sequence='"fire"')["rulings"]
    assert [choice["target"] for choice in ruling["unclear"]["choices"]] == ["ahmad", "jemal"]
    assert "events" not in ruling


@pytest.mark.rule("SHOOT-09", "SHOOT-02")
def test_a_shot_that_is_not_lawful_is_refused_with_its_reason() -> None:
    close = ARCHERS.replace("G3", "C3")
    (ruling,) = ruled(close, 'do = "shoot"\nman = "olivier"', sequence='"fire"')["rulings"]
    assert ruling["refused"]["rule"] == "SHOOT-09"
    swords = '{ who = "Guy", foot = [22, 11, 6], weapons = ["sword"], side = "A", at = "B3" }, { who = "ahmad", side = "B", at = "G3" }'
    (ruling,) = ruled(swords, 'do = "shoot"\nman = "Guy"', sequence='"fire"')["rulings"]
    assert ruling["refused"]["rule"] == "SHOOT-02"


def test_answers_may_leave_out_what_there_is_no_choice_about() -> None:
    """One way back beside the edge of the map, and one man who can go it."""
    men = '{ who = "guy", side = "A", at = "B2" }, { who = "ahmad", side = "B", at = "A1" }, { who = "drogon", side = "A", at = "B1" }'
    answer = ruled(
        men,
        'do = "retreat"\ndice = [1]',
        asked='[{ ask = "retreat_owed", men = ["ahmad"], hexes = 1, foes = ["guy"] }]',
        sequence='"combat"',
    )
    assert man(answer, "ahmad")["at"] == "A2"


@pytest.mark.rule("MOUNT-02", "MOUNT-04")
def test_what_is_left_out_of_an_unlawful_command_is_the_nearest_thing() -> None:
    """He has not the points to mount: nobody says that he cannot mount himself."""
    men = '{ who = "drogon", side = "A", at = "C3", health = "wounded", spent = 2 }, { who = "drogon.horse", at = "C5", facing = 3 }'
    answer = ruled(men, 'do = "mount"\nman = "drogon"')
    assert answer["rulings"][0]["command"]["horse"] == "drogon.horse"
    assert "refused" in answer["rulings"][0]


def test_of_several_ways_the_short_ones_are_listed_first() -> None:
    men = '{ who = "guy", side = "A", at = "C3" }, { who = "ahmad", side = "B", at = "E5" }'
    answer = ruled(
        men, 'do = "advance"', asked='[{ ask = "advance_offered", men = ["guy"], beaten = [["ahmad", ["C4"]]] }]', sequence='"combat"'
    )
    lengths = [len(choice["path"]) for choice in answer["rulings"][0]["unclear"]["choices"]]
    assert lengths == sorted(lengths)
    assert lengths[0] == 1


def test_a_word_that_is_no_command_is_told_with_its_likes() -> None:
    with pytest.raises(BadInput) as bad:
        ruled(ARCHERS, 'do = "goon"', 'may = "shot"', 'man = "olivier"')
    first, second, third = (str(fault) for fault in bad.value.faults)
    assert "did you mean go_on" in first
    assert "did you mean shoot" in second
    assert "lacks 'do'" in third


# -- going on --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TURN-02", "TURN-03", "TURN-04")
def test_go_on_to_a_turn_a_side_and_a_sequence() -> None:
    """Fire and ground are held: the archers see each other all the time."""
    answer = ruled(ARCHERS, 'do = "go_on"\nturn = 3\nside = "B"\nsequence = "combat"')
    position = answer["position"]
    assert (position["turn"], position["active"], position["sequence"]) == (3, "B", "combat")
    assert not [event for event in answer["rulings"][0]["events"] if event["event"] == "shot"]
    assert "stopped" not in answer["rulings"][0]


def test_go_on_means_the_next_such_moment() -> None:
    position = ruled(ARCHERS, 'do = "go_on"\nsequence = "movement"')["position"]
    assert (position["turn"], position["active"], position["sequence"]) == (1, "B", "movement")


def test_a_moment_that_is_past_does_not_come() -> None:
    answer = ruled(ARCHERS, 'do = "go_on"\nturn = 1\nside = "A"\nsequence = "fire"', turn=1)
    assert answer["rulings"][0]["refused"]["reason"] == "no_such_moment"
    assert answer["position"]["sequence"] == "movement"


def test_go_on_stops_where_somebody_must_choose() -> None:
    """He owes a retreat and has a choice of hexes: nobody chooses for him."""
    men = '{ who = "guy", side = "A", at = "D2" }, { who = "ahmad", side = "B", at = "D3" }'
    answer = ruled(men, 'do = "attack"\nmen = ["guy"]\ntarget = "ahmad"\ndice = [7]', 'do = "go_on"\nturn = 2', sequence='"combat"')
    assert answer["rulings"][1]["stopped"] is True
    assert answer["position"]["asked"][0]["ask"] == "retreat_owed"


def test_go_on_wants_a_moment() -> None:
    with pytest.raises(BadInput, match="to which turn, side or sequence"):
        ruled(ARCHERS, 'do = "go_on"')


# -- asking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFIRE-01", "DFIRE-02")
def test_may_he_shoot_defensively() -> None:
    """No move need be declared; nothing happens, no die is thrown."""
    answer = ruled(ARCHERS, 'may = "shoot_back"\nman = "olivier"\ntarget = "ahmad"', active='"B"')
    assert answer["rulings"][0]["lawful"] is True
    assert answer["rulings"][0]["command"]["weapon"] == "short_bow"
    assert "asked" not in answer["position"]
    again = ruled(ARCHERS.replace('at = "B3"', 'at = "B3", marks = ["shot_back"]'), 'may = "shoot_back"\nman = "olivier"', active='"B"')
    assert (again["rulings"][0]["lawful"], again["rulings"][0]["refused"]["rule"]) == (False, "DFIRE-02")


@pytest.mark.rule("DFIRE-01", "RULING-T-47")
def test_he_shoots_between_two_moves_and_the_enemy_goes_on() -> None:
    answer = ruled(ARCHERS, 'do = "shoot_back"\nman = "olivier"\ndice = [3, 10]', 'do = "move"\nman = "ahmad"\npath = ["H3"]', active='"B"')
    assert [event["event"] for event in answer["rulings"][0]["events"]][:2] == ["rolled", "rolled"], "no question of the engine's own"
    assert "shot_back" in man(answer, "olivier")["marks"]
    assert man(answer, "ahmad")["at"] == "H3"


@pytest.mark.rule("MOVE-01")
def test_any_command_can_be_asked_about() -> None:
    answer = ruled(ARCHERS, 'may = "move"\nman = "olivier"\npath = ["B2"]', 'may = "attack"\nmen = ["olivier"]\ntarget = "ahmad"')
    assert [ruling["lawful"] for ruling in answer["rulings"]] == [True, False]
    assert man(answer, "olivier")["at"] == "B3"


# -- open questions --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RETREAT-01")
def test_he_owes_a_retreat_when_the_case_begins() -> None:
    men = '{ who = "guy", side = "A", at = "D2" }, { who = "ahmad", side = "B", at = "D3" }'
    answer = ruled(
        men, 'do = "retreat"\nman = "ahmad"\ncell = "D4"', 'do = "attack"\nmen = ["guy"]\ntarget = "ahmad"',
        asked='[{ ask = "retreat_owed", men = ["ahmad"], hexes = 1, foes = ["guy"] }]', sequence='"combat"',
    )  # fmt: skip
    assert man(answer, "ahmad")["at"] == "D4"
    assert "refused" in answer["rulings"][1]


@pytest.mark.rule("UNHORSE-01")
def test_an_unhorsed_rider_has_yet_to_fall() -> None:
    men = '{ who = "tamim", side = "B", health = "stunned" }, { who = "tamim.horse", side = "B", at = "D3", facing = 0 }'
    answer = ruled(
        men, 'do = "fall"\ncell = "E4"', asked='[{ ask = "fall_asked", man = "tamim", horse = "tamim.horse" }]', sequence='"combat"'
    )
    assert man(answer, "tamim")["at"] == "E4"


def test_questions_of_an_answer_can_be_put_into_a_case() -> None:
    men = '{ who = "guy", side = "A", at = "D2" }, { who = "ahmad", side = "B", at = "D3" }'
    first = ruled(men, 'do = "attack"\nmen = ["guy"]\ntarget = "ahmad"\ndice = [7]', sequence='"combat"')
    case = {
        "sequence": "combat", "asked": first["position"]["asked"],
        "men": [{"who": "guy", "side": "A", "at": "D2"}, {"who": "ahmad", "side": "B", "at": "D3"}],
        "map": {"terrain": ("." * 12 + "\n") * 8}, "do": [{"do": "retreat", "man": "ahmad", "cell": "D4"}],
    }  # fmt: skip
    answer = case_from_text(json.dumps(case)).adjudicate()
    assert man(answer, "ahmad")["at"] == "D4"


def test_a_question_about_nobody_is_a_fault() -> None:
    with pytest.raises(BadInput) as bad:
        ruled(ARCHERS, asked='[{ ask = "retreat_owed", men = ["nobody"] }, { ask = "what" }]')
    text = str(bad.value)
    assert "'nobody'" in text
    assert "lacks 'hexes'" in text
    assert "no 'what' here" in text


# -- missing dice ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IMPACT-05", "HIT-02", "INF-02")
def test_a_missing_die_is_named() -> None:
    """Which throw, of whom, under which rule."""
    (ruling,) = ruled(ARCHERS, 'do = "shoot"\nman = "olivier"\ndice = [3]', sequence='"fire"')["rulings"]
    assert ruling["missing_die"] == {"throw": 2, "purpose": "hit", "sides": 10, "who": "olivier", "rule": "HIT-02"}
    men = '{ who = "ahmad", side = "A", at = "C2" }, { who = "avray", side = "B", at = "D2" }, { who = "arthur", side = "B", at = "D4" }'
    (ruling,) = ruled(men, 'do = "move"\nman = "ahmad"\npath = ["C3", "D3", "C4"]')["rulings"]
    assert ruling["missing_die"] == {"throw": 1, "purpose": "infiltration", "sides": 10, "who": "ahmad", "rule": "INF-02"}


@pytest.mark.rule("MELEE-07", "CHARGE-10")
def test_the_blow_of_a_charge_is_the_chargers() -> None:
    """The answer that lets him come names nobody: the question does."""
    riders = [("gui", "A", "B2", 2), ("tamim", "B", "I2", 5)]
    men = ", ".join(f'{{ who = "{who}", side = "{side}", at = "{at}", mounted = true, facing = {way} }}' for who, side, at, way in riders)
    charge = 'do = "charge"\nman = "gui"\ntarget = "tamim"\npath = ["C2", "D2", "E2", "F2", "G2", "H2"]'
    answer = ruled(men, charge, 'do = "let_come"', sequence='"charges"')
    assert answer["rulings"][1]["missing_die"]["who"] == "gui"


def test_every_throw_of_the_rules_has_a_rule_of_its_own() -> None:
    """Whatever the source throws a die for is in the list, and the ledger knows the rule."""
    thrown = {purpose for place in throws() if not named_by_event(place) for purpose in place.texts(0, "purpose")}
    assert len(thrown) > 40
    assert thrown <= set(RULES)
    assert {*RULES.values(), *OF_TASKS.values()} <= set(ledger())


# -- work ------------------------------------------------------------------------------------------------------------

LADDER = (Path(hauberk.__file__).parents[2] / "docs" / "cases" / "tasks" / "take_up_ladder.toml").read_text(encoding="utf-8")


@pytest.mark.rule("LADDER-02")
def test_work_may_leave_out_what_there_is_no_choice_about() -> None:
    """One ladder, and two men who can take it up; it does not matter who is named first."""
    bare = re.sub(r"(?m)^(thing|cell) = .*\n", "", LADDER)
    (ruling,) = case_from_text(bare).adjudicate()["rulings"]
    assert ruling["command"]["thing"] == "ladder"
    assert "events" in ruling


@pytest.mark.rule("LADDER-03")
def test_work_that_says_too_little_is_unclear_and_not_refused_for_another_reason() -> None:
    """Where do they carry it? Nobody lacks points."""
    text = LADDER + '\n[[do]]\ndo = "work"\ntask = "carry_ladder"\nmen = ["osmond", "bernier"]\nthing = "ladder"\n'
    ruling = case_from_text(text).adjudicate()["rulings"][-1]
    assert len({choice["cell"] for choice in ruling["unclear"]["choices"]}) > 1


# -- bad files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"asked": '[{ ask = "retreat_owed", men = [], hexes = 1 }]'}, "names nobody"),
        ({"asked": '[{ ask = "charge_met", plans = [], number = 3 }]'}, "plans is empty"),
        ({"asked": '[{ ask = "charge_met", plans = [{ man = "x", target = "ahmad", path = [] }], number = 3 }]'}, "no plan 3"),
        ({"storeys": "1000000000"}, "9 at most"),
        ({"machines": "[{ kind = [1] }]"}, "kind should be a text"),
        ({"moving": '"nemo"'}, "'nemo'"),
        ({"charged": '["nemo"]'}, "'nemo'"),
    ],
)
def test_whatever_is_wrong_is_told_with_its_line(fields: dict[str, object], said: str) -> None:
    with pytest.raises(BadInput) as bad:
        ruled(ARCHERS, **fields)
    (fault, *_) = [each for each in bad.value.faults if said in str(each)]
    assert fault.line == 1


@pytest.mark.parametrize(
    "text", ['groups = 3\n[country]\nrelief = "..\\n..\\n"', 'groups = [{ id = "g", faction = "x", at = "0101", size = 4 }]']
)
def test_bad_groups_of_a_campaign_are_faults_and_nothing_else(text: str) -> None:
    with pytest.raises(BadInput):
        case_from_text(f'kind = "campaign"\nruleset = "anarchy"\nfactions = [{{ id = "royalist" }}]\n{text}\n')


@pytest.mark.rule("A-HOARD-01")
def test_a_hoarding_in_the_corner_of_the_map_is_laid() -> None:
    """Some of its sides lie beyond the edge."""
    case = case_from_text('ruleset = "anarchy"\nworks = { ground = { hoarding = "A1" } }\n' + MEADOW)
    assert case.adjudicate()["position"]["works"]["ground"] == {"A1": "hoarding"}


def test_a_day_that_never_comes_is_a_fault() -> None:
    with pytest.raises(BadInput, match="never comes"):
        case_from_text('kind = "siege"\nsiege = "snow_at_oxford"\n[state]\nday = 1000000000\n')
