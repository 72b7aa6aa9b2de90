"""Why a battle is over is told with what has happened, not with what the scenario asks for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Done
from hauberk.battle.core.events import BattleEnded
from hauberk.battle.scenario.victory import is_out, points
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import Scenario, load_scenario
from hauberk.play.match import Match
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story
from tests.kit import drawn, man


def reasons(game: Battle, language: str = "en") -> list[str]:
    """The details of the last line of the story."""
    last = len(game.steps) - 1
    lines = Story(BATTLE, game.scenario, language).tell(game.steps[-1].events, game.state_at(last - 1))
    (line,) = [line for line in lines if line.kind == "battle_ended"]
    return list(line.reckoning)


def out(game: Battle, side: int) -> int:
    return sum(is_out(man) for man in game.state.people(side))


def ended(name: str) -> Iterator[tuple[Battle, BattleEnded]]:
    """Battles of brawlers, each with its last event."""
    for seed in range(4):
        game = Match(BATTLE, load_scenario(name), f"reasons {seed}")
        play_out(game, (BrawlingPlayer(f"{seed}a"), BrawlingPlayer(f"{seed}b")))
        yield game, next(event for event in game.steps[-1].events if isinstance(event, BattleEnded))


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("name", ["the_lesson", "the_wall_of_spears"])
def test_the_dead_and_the_points_told_are_those_of_the_field(name: str) -> None:
    """Whatever decides a battle of brawlers, it is told with the numbers of the field."""
    for game, event in ended(name):
        told = reasons(game)
        names = [side["en"] for side in game.scenario.sides]
        condition = game.field.victories[event.condition].conditions[:1]
        if event.condition < 0 or not condition:
            assert told[0] == "the turns are over"
            assert told[-2:] == [f"{names[side]}: {out(game, side)} dead or taken" for side in (0, 1)]
            continue
        kind, side, needed = condition[0].kind, condition[0].side, condition[0].number
        if kind == "out":
            assert told[0] == f"{names[side]}: {out(game, side)} dead or taken ({needed} decide)"
        elif kind == "points":
            lead = points(game.state, side) - points(game.state, 1 - side)
            assert told[1] == f"{names[side]}: ahead by {lead} {'point' if lead == 1 else 'points'}"


FIELD = """
    A  B  .  .
    .  .  C  .
    D  .  .  E
"""


def fallen(dead: int, victory: list[dict[str, Any]], **more: Any) -> list[str]:
    """Four of side B, so many of them dead, when the phase of side A ends; why the battle is over then."""
    lies = [{"health": "dead"} if number < dead else {} for number in range(4)]
    foes = {letter: man(who, "B", **how) for letter, who, how in zip("BCDE", ("okeanos", "ahmad", "jemal", "bilal"), lies, strict=True)}
    game = drawn(FIELD, sequence="combat", victory=victory, A=man("tancrede", "A"), **foes, **more)
    before = game.state
    events = game.do(Done())
    words = dict.fromkeys(LANGUAGES, "x")
    sides = ({"en": "Normans"}, {"en": "Greeks"})
    scenario = Scenario("x", 0, RULESETS["guiscard"], words, words, words, (), sides, game.field, before)
    (line,) = [line for line in Story(BATTLE, scenario, "en").tell(events, before) if line.kind == "battle_ended"]
    return list(line.reckoning)


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("dead", [2, 3])
def test_more_dead_than_decide_are_told(dead: int) -> None:
    """Two decide: the result says how many have fallen, not how many had to."""
    told = fallen(dead, [{"side": "A", "at": "once", "all": [{"kind": "out", "side": "B", "at_least": 2}]}])
    assert told[0] == f"Greeks: {dead} dead or taken (2 decide)"


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("dead", [1, 2])
def test_a_lead_by_points_is_told_as_it_is(dead: int) -> None:
    """One point ahead would do when the turns are over: told is by how many."""
    ahead = {"side": "A", "at": "end", "all": [{"kind": "points", "side": "A", "margin": 1}]}
    told = fallen(dead, [ahead], turn=1, turns=1, active="B")
    values = [load_people().characters[who].faces["foot"] for who in ("okeanos", "ahmad")[:dead]]
    lead = sum((value.attack + value.defence + 1) // 2 for value in values)
    assert told == ["the turns are over", f"Normans: ahead by {lead} points", "Normans: 0 dead or taken", f"Greeks: {dead} dead or taken"]


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_only_the_clock_decides_it_is_told_how_far_they_came(language: str) -> None:
    """Ladders at Devizes: nobody stirs until the turns are over; how many of the stormers stood where they had to is told."""
    game = Match(BATTLE, load_scenario("ladders_at_devizes"), "still")
    while game.state.outcome is None:
        game.do(game.legal.nth(len(game.legal) - 1) if game.state.pending else Done())
    assert all(man.health == Health.HEALTHY for man in game.state.people(0))
    told = reasons(game, language)
    assert len(told) >= 4
    assert any("0" in each for each in told[1:])
