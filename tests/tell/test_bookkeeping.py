"""What players read is the battle, not the books of the engine; and a shot that is lost says why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hauberk.battle.core.being import Mark
from hauberk.play.battle.view import position
from hauberk.tell.messages import LANGUAGES
from tests.battle.test_capture import held
from tests.cases import answer_text
from tests.kit import Table, drawn, man

LISTS = {"terrain": "\n".join("...." for _ in range(12)), "legend": {".": "flat"}}
RIDERS = [{"who": "gui", "side": "A", "at": "B11", "mounted": True, "facing": 0}, {"who": "bilal", "side": "B", "at": "B2"}]
CHARGE = {"do": "charge", "man": "gui", "target": "bilal", "path": [f"B{row}" for row in range(10, 2, -1)]}


def ruled(men: list[dict[str, Any]], order: dict[str, Any], sequence: str, **more: Any) -> dict[str, Any]:
    """The answer to one command of a case."""
    case = {"sequence": sequence, "men": men, "map": LISTS, "do": [order], **more}
    found: dict[str, Any] = answer_text(json.dumps(case))
    return found


@pytest.mark.rule("CHARGE-08", "ADV-01")
@pytest.mark.parametrize("die", range(1, 11))
def test_a_ruling_on_a_charge_tells_no_pseudo_questions(die: int) -> None:
    """What is asked and closed by the engine itself is no part of the answer; what stays open is."""
    found = ruled(RIDERS, CHARGE | {"dice": [die]}, "charges")
    (ruling,) = found["rulings"]
    assert "events" in ruling, ruling
    asked = [event["question"]["ask"] for event in ruling["events"] if event["event"] == "asked"]
    assert asked == [question["ask"] for question in reversed(found["position"].get("asked", []))]
    assert "charge_rides" not in asked
    assert len([event for event in ruling["events"] if event["event"] == "answered"]) == 0


@pytest.mark.rule("CHARGE-08", "DFIRE-01")
def test_a_charge_under_way_is_no_question_of_a_position() -> None:
    """Who may shoot at it is asked; that it goes on afterwards is not."""
    men = [*RIDERS, {"who": "olivier", "side": "B", "at": "D5"}]
    found = ruled(men, CHARGE, "charges")
    assert [question["ask"] for question in found["position"]["asked"]] == ["charge_watched"]


@pytest.mark.rule("CAPT-05")
def test_only_guards_are_harried() -> None:
    """Whoever is attacked is struck; hard pressed is a guard whose prisoner may slip away."""
    game = drawn(". . . .\n. A . .\n. B . .", sequence="combat", A=man("tancrede", "A"), B=man("osmond", "B"))
    game.state = game.state.with_being(game["osmond"]._replace(marks=Mark.STRUCK | Mark.HARRIED))
    assert marks(game, "osmond") == ["struck"]
    prison = held()
    prison.state = prison.state.with_being(prison["gifford"]._replace(marks=Mark.STRUCK | Mark.HARRIED))
    assert marks(prison, "gifford") == ["harried", "struck"]


def marks(game: Table, who: str) -> list[str]:
    """What a position says he has done."""
    (found,) = [one for one in position(game.position)["men"] if one["who"] == who]
    return list(found["marks"])


# -- lost shots ------------------------------------------------------------------------------------------------------

ARCHERS = [{"who": "olivier", "side": "A", "at": "B11"}, {"who": "ahmad", "side": "B", "at": "B1"}]


def shot(language: str, die: int) -> tuple[str, str]:
    """Why an arrow was lost, and what is said of it."""
    case = {"sequence": "fire", "men": ARCHERS, "map": LISTS, "do": [{"do": "shoot", "man": "olivier", "dice": [die, 10]}]}
    (ruling,) = answer_text(json.dumps(case), language)["rulings"]
    (flown,) = [event for event in ruling["events"] if event["event"] == "shot"]
    return flown.get("lost", ""), ruling["words"][0]


@pytest.mark.rule("IMPACT-05", "IMPACT-08", "IMPACT-07")
def test_a_lost_shot_says_why() -> None:
    """Ten flies wide; at the edge of the map it flies off the map."""
    reasons = set()
    for die in range(1, 11):
        said = [shot(language, die) for language in LANGUAGES]
        reason = said[0][0]
        assert {each[0] for each in said} == {reason}
        if reason:
            reasons.add((reason, tuple(each[1] for each in said)))
    assert {"off_map"} <= {reason for reason, _ in reasons} <= {"wide", "off_map", "no_line"}
    sentences = [text for _, texts in reasons for text in texts]
    assert len(set(sentences)) == len(LANGUAGES) * len(reasons)
