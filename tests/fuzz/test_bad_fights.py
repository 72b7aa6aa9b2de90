"""Set-ups of fights as careless or hostile people write them: they are fought, or every fault is told."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hauberk.common.faults import BadInput
from hauberk.play.battle.fight_results import result_of
from hauberk.play.battle.fights import scenario_of
from hauberk.play.battle.game import BATTLE
from hauberk.play.match import Match
from hauberk.play.record import parse
from hauberk.play.record_writer import lines_of
from hauberk.players.random_player import BrawlingPlayer, play_out
from tests.play.test_fights_played import foragers

ODD: tuple[Any, ...] = (
    0, -1, 7, 10**20, 3.7, True, None, "", "A", "B", "Z99", "A1/9", "K6", "nobody", "gone", "raoul", "pack_horse", "north", [], {}, [[]],
    [1], ["raoul"], [1, 2, 3, 4], {"id": "x"}, "\u0000",
)  # fmt: skip


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a table where something stands."""
    found: list[tuple[Any, Any]] = []
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        found += [(value, key), *spots(inner)]
    return found


def spoilt(table: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The table with one to three things about it wrong."""
    new: dict[str, Any] = json.loads(json.dumps(table))
    for _ in range(chance.choice((1, 1, 2, 3))):
        holder, key = chance.choice(spots(new))
        way = chance.random()
        if way < 0.2:
            del holder[key]
        elif way < 0.35 and isinstance(holder, list):
            holder.append(holder[key])
        elif way < 0.5:
            other, there = chance.choice(spots(new))
            holder[key] = json.loads(json.dumps(other[there]))
        else:
            holder[key] = chance.choice(ODD)
    return new


@pytest.mark.parametrize("seed", range(6))
def test_a_spoilt_fight_is_fought_or_has_faults(seed: int) -> None:
    chance, table = random.Random(seed), foragers().set_up
    assert table is not None
    fought = 0
    for number in range(40):
        try:
            scenario = scenario_of(spoilt(table, chance), "spoilt")
        except BadInput:
            continue
        if fought % 4 == 0:
            game = Match(BATTLE, scenario, seed=str(number))
            play_out(game, (BrawlingPlayer(number), BrawlingPlayer(number + 1)), limit=60)
            assert parse("\n".join(lines_of(game))).scenario.set_up == scenario.set_up
            result_of(scenario, game.state, ("start",) if "start" in scenario.field.areas else ())
        fought += 1
    assert fought
