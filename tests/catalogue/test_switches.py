"""Switches: each turns a reading that the ledger has, and is told in every language."""

from __future__ import annotations

from dataclasses import fields

import pytest

from hauberk.common.faults import LANGUAGES
from hauberk.common.switches import readings_of
from hauberk.ledger import ledger
from hauberk.rulesets.ruleset import SWITCHES
from hauberk.server import catalogue
from hauberk.tell.messages import messages_in

ON_THE_PAGE = {"siege_switches": "page-siege-switch", "campaign_switches": "page-campaign-switch"}
"""Those that have a name and a sentence of their own; the others are told by the ledger."""
WHOLE_RULINGS = {"capture", "counted_fire_arrows", "barrels_only_down", "ladders_in_moat"}
"""Turned on with a ruling as a whole, not with one of its readings."""


@pytest.mark.parametrize("key", SWITCHES)
def test_every_switch_turns_readings_that_there_are(key: str) -> None:
    readings = readings_of(SWITCHES[key])
    assert readings.keys() == {each.name for each in fields(SWITCHES[key])}
    for name, turned in readings.items():
        assert turned, name
        for rule, letter in turned:
            assert rule in ledger(), (name, rule)
            assert not letter or letter in dict(ledger()[rule].options), (name, rule, letter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_is_told_in_words(language: str) -> None:
    """What is argued about, and what is played if it is on."""
    told = {each["id"]: each for each in catalogue.switches(language)}
    assert told.keys() == readings_of(SWITCHES["switches"]).keys()
    for name, each in told.items():
        assert each["name"].strip(), name
        assert len(each["text"]) > 1 or name in WHOLE_RULINGS, name
        assert "_" not in each["name"] + each["text"], (name, each["text"])
    messages = messages_in(language)
    for key, prefix in ON_THE_PAGE.items():
        for switch in fields(SWITCHES[key]):
            assert f"{prefix}-{switch.name}" in messages, switch.name
            assert f"{prefix}-{switch.name}.text" in messages, switch.name
