"""The contract of a captain: always lawful, never a dead end, from what anybody can see, and never at a loss for words.

His time is proved in test_captain_time.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import pytest

import hauberk.players.captain
import hauberk.players.general
from hauberk.battle.core import commands as c
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import MOVEMENT
from hauberk.lab.bouts import measure
from hauberk.lab.duel import bouts
from hauberk.lab.tally import tally
from hauberk.lab.targets import all_of, targets
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.captain import STRENGTHS, TEMPERAMENTS, Captain
from hauberk.tell.messages import LANGUAGES, message_files

MOST = 1200
"""Commands that no battle of two captains needs."""
QUICK = ["the_first_arrows", "the_ford", "the_earl_in_the_wood", "back_to_the_keep", "saint_lawrences_day"]
"""Battles of few commands."""


@dataclass(frozen=True)
class Seen:
    """What a captain is shown: no dice, no seed, no record."""

    position: Position
    legal: Legal


def seen(game: Battle) -> Seen:
    return Seen(game.position, game.legal)


@pytest.mark.parametrize("number, battle", list(enumerate(all_of("battle"))))
def test_every_battle_is_fought_to_its_end(number: int, battle: str) -> None:
    """Lawful commands only, each with a reason in every language."""
    game = Match(BATTLE, load_scenario(battle), f"contract {number}")
    kinds = [(temperament, strength) for strength in STRENGTHS for temperament in TEMPERAMENTS]
    captains = [Captain(*kinds[(number + side * 4) % len(kinds)], seed=f"{battle} {side}") for side in (0, 1)]
    given = 0
    while (side := game.side) is not None:
        command = captains[side].choose(seen(game))
        assert command in game.legal
        words = [captains[side].why(language) for language in LANGUAGES]
        assert all(words), captains[side].reason
        game.do(command)
        given += 1
        assert given < MOST
    assert game.state.outcome is not None


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_same_seed_gives_the_same_game(strength: int) -> None:
    """As long as his clock shows the same."""
    told = []
    for _ in range(2):
        game = Match(BATTLE, load_scenario("lances_at_cerami"), "same")
        captains = [Captain("steady", strength, f"same {side}") for side in (0, 1)]
        for _ in range(60):
            if (side := game.side) is not None:
                game.do(captains[side].choose(seen(game)))
        told.append([step.command for step in game.steps])
    assert told[0] == told[1]


def test_a_captain_can_take_over_at_any_moment() -> None:
    """A fresh captain for every decision still finishes the phase."""
    game = Match(BATTLE, load_scenario("the_wall_of_spears"), "relay")
    phase, given = game.state.phase, 0
    while game.side is not None and game.state.phase < phase + 2:
        game.do(Captain("steady", 2, str(given)).choose(seen(game)))
        given += 1
        assert given < 400
    assert game.state.phase == phase + 2


def test_nobody_walks_to_and_fro() -> None:
    """In one movement each man sets out at most once, again only when somebody stopped him."""
    game = Match(BATTLE, load_scenario("the_first_arrows"), "to and fro")
    captains = [Captain("steady", 2, str(side)) for side in (0, 1)]
    moves: dict[tuple[int, str], int] = {}
    while (side := game.side) is not None and game.state.turn < 5:
        command = captains[side].choose(seen(game))
        if isinstance(command, c.Move) and game.state.sequence == MOVEMENT:
            key = (game.state.phase, command.man)
            moves[key] = moves.get(key, 0) + 1
        game.do(command)
    assert max(moves.values()) <= 3
    assert sum(number > 1 for number in moves.values()) < len(moves) / 4


@pytest.mark.parametrize("temperament, strength", [("meek", 2), ("steady", 0), ("steady", 4)])
def test_there_are_only_so_many_captains(temperament: str, strength: int) -> None:
    with pytest.raises(ValueError, match="no "):
        Captain(temperament, strength)


def test_a_battle_that_is_over_asks_nothing() -> None:
    game = Match(BATTLE, load_scenario("the_lesson"), "over")
    captains = [Captain("rash", 2, str(side)) for side in (0, 1)]
    while (side := game.side) is not None:
        game.do(captains[side].choose(seen(game)))
    with pytest.raises(ValueError, match="over"):
        captains[0].choose(seen(game))


def test_every_reason_can_be_said_and_every_message_is_used() -> None:
    folders = [Path(package.__file__).parent for package in (hauberk.players.captain, hauberk.players.general)]
    source = "\n".join(path.read_text(encoding="utf-8") for folder in folders for path in sorted(folder.glob("*.py")))
    words = message_files("en")["battle/captain"]
    keys = set(re.findall(r"^captain-([a-z_]+) =", words.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(keys) > 30
    assert {key for key in keys if f'"{key}"' not in source} == set()
    said = set(re.findall(r'Reason\(\s*"([a-z_]+)"', source))
    assert said <= keys


def test_a_captain_beats_a_player_without_a_plan() -> None:
    """A small match from both sides; the long one over all battles is in docs/captain.md.

    One who plays as well as the other wins nine of ten in one match of a hundred.
    """
    found = tally(list(measure(bouts("steady:2", "random", 10, targets(QUICK), "small"), jobs=1)))
    assert found.games == 10
    assert found.won >= 9
