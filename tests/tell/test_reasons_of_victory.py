"""Why a battle is over is told with what has happened, not with what the scenario asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from hauberk.battle.being import Health
from hauberk.battle.commands import Done
from hauberk.battle.events import BattleEnded
from hauberk.battle.victory import is_out, points
from hauberk.play.game import Game
from hauberk.play.scenario import load_scenario
from hauberk.players.random_player import BrawlingPlayer, play_out
from hauberk.tell.messages import LANGUAGES
from hauberk.tell.story import Story


def reasons(game: Game, language: str = "en") -> list[str]:
    """The details of the last line of the story."""
    last = len(game.steps) - 1
    (line,) = [
        line for line in Story(game.scenario, language).tell(game.steps[-1].events, game.state_at(last - 1)) if line.kind == "battle_ended"
    ]
    return list(line.details)


def out(game: Game, side: int) -> int:
    return sum(is_out(man) for man in game.state.people(side))


def ended(name: str, seeds: Iterable[int] = range(4)) -> Iterator[tuple[Game, BattleEnded]]:
    """Battles of brawlers, each with its last event."""
    for seed in seeds:
        game = Game(load_scenario(name), f"reasons {seed}")
        play_out(game, (BrawlingPlayer(f"{seed}a"), BrawlingPlayer(f"{seed}b")))
        yield game, next(event for event in game.steps[-1].events if isinstance(event, BattleEnded))


@pytest.mark.rule("TURN-01")
def test_the_dead_and_the_points_told_are_those_of_the_field() -> None:
    """However many more have fallen than were needed, the result says how many; a lead by points is the true lead."""
    seen = set()
    for name, seeds in (("the_lesson", (0, 1, 2, 3)), ("the_wall_of_spears", (0, 1, 51))):  # in the 51st three fall in the last phase
        for game, event in ended(name, seeds):
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
                seen.add("more" if out(game, side) > needed else "just")
            elif kind == "points":
                lead = points(game.state, side) - points(game.state, 1 - side)
                assert told[1] == f"{names[side]}: ahead by {lead} {'point' if lead == 1 else 'points'}"
                seen.add("points")
    assert {"more", "just", "points"} <= seen


@pytest.mark.rule("TURN-01")
@pytest.mark.parametrize("language", LANGUAGES)
def test_when_only_the_clock_decides_it_is_told_how_far_they_came(language: str) -> None:
    """Ladders at Devizes: nobody stirs until the turns are over; how many of the stormers stood where they had to is told."""
    game = Game(load_scenario("ladders_at_devizes"), "still")
    while game.state.outcome is None:
        game.do(game.legal.nth(len(game.legal) - 1) if game.state.pending else Done())
    assert all(man.health == Health.HEALTHY for man in game.state.people(0))
    told = reasons(game, language)
    assert len(told) >= 4
    assert any("0" in each for each in told[1:])
