"""Battles that are no files: a set-up written as a plain table, in the very words of a scenario file. [TURN-01]"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hauberk.common.faults import BadInput, Fault, Reader, Source
from hauberk.play.battle.scenario import Scenario, SetUp


def scenario_of(table: dict[str, Any], name: str) -> Scenario:
    """The battle a table describes; it keeps the table, so that its record can carry it. Raises BadInput with every fault."""
    kept = _plain(table, name)
    reader = Reader(Source(name), deepcopy(kept))  # reading a drawn map writes into its table
    scenario = SetUp(reader).scenario()
    reader.source.done()
    return replace(scenario, set_up=kept)


@lru_cache(maxsize=4)
def fight_scenario(set_up: str) -> Scenario:
    """The battle of a fight, from its set-up as JSON. Raises BadInput if it cannot be fought."""
    return scenario_of(json.loads(set_up), "fight")


def is_readable(table: dict[str, Any]) -> bool:
    """Would the reader of scenarios take this set-up? Asked before a siege or campaign waits for a fight. [C-BATTLE-13]"""
    try:
        scenario_of(table, "fight")
    except BadInput:
        return False
    return True


def _plain(table: Any, name: str) -> dict[str, Any]:
    """A copy of the table as JSON has it, whatever it was made of; a table that JSON cannot write is a fault."""
    try:
        found = json.loads(json.dumps(table, ensure_ascii=False, allow_nan=False))
        json.dumps(found, ensure_ascii=False).encode()  # half a character cannot be printed
    except (TypeError, ValueError, RecursionError) as error:
        raise BadInput([Fault(name, 0, f"is no plain table: {error}")]) from error
    if not isinstance(found, dict):
        raise BadInput([Fault(name, 0, "a table is needed")])
    return found
