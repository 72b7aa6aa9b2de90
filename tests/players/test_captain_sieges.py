"""Captains in the fights of a siege: they know what an assault is about."""

from __future__ import annotations

import pytest

from hauberk.battle.core import commands as b
from hauberk.battle.core.being import SIDES, Away
from hauberk.play.battle.game import Battle
from hauberk.play.match import Match
from hauberk.play.siege.game import SIEGE, SiegeMatch
from hauberk.play.siege.game import legal as options
from hauberk.play.siege.scenario import load_siege
from hauberk.players.captain import Captain
from hauberk.players.captain.aims import read_aims
from hauberk.players.captain.posts import BACK, SALLY, WORK
from hauberk.players.captain.sally import sally, within
from hauberk.players.captain.survey import Survey
from hauberk.players.captain.temper import temper
from hauberk.siege.commands import Answer
from tests.siege.kit import FARM, PRIORY


def assault(name: str) -> SiegeMatch:
    """A siege whose besiegers storm on the first day they can."""
    siege = Match(SIEGE, load_siege(name), "storm")
    while not siege.awaits_fight:
        words = [command.choice for command in options(siege.position) if isinstance(command, Answer)]
        chosen = next((Answer(word) for word in ("map", "assault", "pass") if word in words), None)
        siege.do(chosen or options(siege.position).nth(0))
    return siege


@pytest.mark.rule("ASSLT-06", "A-ACT-05")
def test_who_storms_wants_the_place_and_who_is_stormed_keeps_it() -> None:
    fight = assault(PRIORY).open_fight()
    kinds = [{goal.kind for goal in read_aims(fight.position, side).goals} for side in range(len(SIDES))]
    assert "hold" in kinds[0]
    assert "guard" in kinds[1]
    assert read_aims(fight.position, 0).kill > 0
    assert read_aims(fight.position, 1).lose > 0


def seen(game: Battle, side: int, strength: int = 2) -> Survey:
    """The position as a captain sees it."""
    return Survey(game.position, side, read_aims(game.position, side), temper("steady", strength))


@pytest.mark.parametrize("name", [FARM, PRIORY])
def test_a_garrison_that_is_stormed_stays_inside(name: str) -> None:
    """Three turns of an assault: nobody leaves the place but by plan, and none of the enemy's engines is worth a sally before it is known
    who stands round it."""
    game = assault(name).open_fight()
    both, place = [Captain("steady", 2, side) for side in "AB"], game.field.areas["place"]
    left = []
    while game.side is not None and game.state.turn <= 3:
        command = both[game.side].choose(game)
        if game.side == 1 and isinstance(command, b.Move | b.Advance) and place & game.state.beings[command.man].area:
            posts = both[1]._march._posts
            planned = posts is not None and posts.roles.get(command.man) in (SALLY, BACK, WORK)
            left += [command.man] if not place >> command.path[-1] & 1 and not planned else []
        game.do(command)
    assert not left
    assert within(seen(game, 1)) == place


def test_before_all_enemies_are_there_nobody_sallies() -> None:
    """The stone-throwers stand at the edge of the map, and thirty-eight men behind it, who are still to come."""
    game = assault(FARM).open_fight()
    assert sum(man.away == Away.WAITING for man in game.state.people(0)) == 38
    assert any(machine.side == 0 for machine in game.state.machines.values())
    assert sally(seen(game, 1)) is None
    assert within(seen(game, 1)) == game.field.areas["place"]


def test_who_is_as_many_as_the_enemy_may_go_where_he_likes() -> None:
    game = assault(FARM).open_fight()
    for man in [man for man in game.state.people(0) if man.away == Away.WAITING][16:]:
        game.state = game.state.with_being(man._replace(away=Away.EXITED))
    assert not within(seen(game, 1))
    assert not within(seen(game, 0))
