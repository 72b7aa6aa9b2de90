"""Those who wait beside the map come in one after another and make room for each other."""

from __future__ import annotations

import pytest

from hauberk.battle.core.commands import Done, Enter, Move
from hauberk.play.battle.arrivals import next_in, ways_in, why_not_in
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import waiting
from hauberk.play.match import Match
from hauberk.server.battle.position_queries import Answers
from hauberk.server.battle.prompt import ask, busy
from hauberk.server.battle.speech import Speech
from tests.kit import drawn, man
from tests.play.test_fights_played import foragers
from tests.siege.fight_kit import Skirmish
from tests.siege.kit import FARM

CROWD = ["raoul", "turold", "landry", "guy", "perrin", "colin", "hamon", "tancrede"]
NARROW = [{"id": "gap", "side": "A", "turn": 1, "hexes": "A1 B1 C1", "who": CROWD}]
MEADOW = """
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  O
"""


@pytest.mark.rule("MOVE-03", "MOVE-10")
def test_eight_men_come_in_by_three_hexes() -> None:
    """The first go on so that the others find room: nobody is left outside, and nobody is carried farther than that."""
    game = drawn(MEADOW, O=man("osmond", "A"), entries=NARROW)
    seen = []
    while (command := next_in(game.position)) is not None:
        seen.append(type(command))
        game.do(command)
    assert waiting(game.state, 0) == []
    assert seen.count(Enter) == len(CROWD)
    assert Move in seen
    rows = [int(game.field.name(game[who].cell)[1:]) for who in CROWD]
    assert max(rows) <= 4


@pytest.mark.rule("MOVE-10")
def test_where_there_is_room_nobody_goes_farther_than_the_edge() -> None:
    game = drawn(MEADOW, O=man("osmond", "A"), entries=[{**NARROW[0], "who": CROWD[:3]}])
    commands = []
    while (command := next_in(game.position)) is not None:
        commands.append(command)
        game.do(command)
    assert [type(command) for command in commands] == [Enter] * 3


@pytest.mark.rule("MOVE-10")
def test_whoever_comes_in_takes_the_hex_nearest_to_the_enemy() -> None:
    """Nobody walks the length of a field that he could have come in beside."""
    wide = [{**NARROW[0], "hexes": "A1 B1 C1 D1 E1 F1", "who": CROWD[:3]}]
    game = drawn(MEADOW, O=man("stephanos", "B"), entries=wide)
    while (command := next_in(game.position)) is not None:
        game.do(command)
    assert {game.field.name(game[who].cell) for who in CROWD[:3]} == {"F1", "E1", "D1"}


@pytest.mark.rule("MOVE-10")
def test_a_full_entry_and_a_later_turn_say_so() -> None:
    """Who cannot come in is told why: his turn has not come, or every hex is taken."""
    later = drawn(MEADOW, O=man("osmond", "A"), entries=[{**NARROW[0], "turn": 3}])
    found = why_not_in(later.position, later["raoul"])
    assert found is not None
    assert (found.reason, found.about) == ("comes_later", "3")
    full = drawn("O  T  .  .\n.  .  .  .", O=man("osmond", "A"), T=man("olivier", "A"), entries=[{**NARROW[0], "hexes": "A1 B1"}])
    refusal = why_not_in(full.position, full["raoul"])
    assert refusal is not None
    assert refusal.reason == "no_room_to_enter"
    assert ways_in(full.position, full["raoul"]) == []


@pytest.mark.rule("ASSLT-04", "MOVE-10")
def test_the_bar_of_a_storm_counts_all_who_wait() -> None:
    """Six hundred ways in hide nobody: everybody who waits is counted, named before the end, and knows his hexes with their price."""
    skirmish = Skirmish(FARM).begin("assault")
    skirmish.on_map()
    game = Match(BATTLE, skirmish.scenario, seed="storm")
    outside = {each.id for each in waiting(game.state, 0) if not each.character.is_beast}
    while (game.state.turn, game.state.active, game.state.sequence) != (2, 0, 3):
        game.do(Done())
    assert len(outside) == 38
    assert outside <= set(busy(game.legal))
    speech = Speech(game.scenario, "en")
    bar = ask(speech, game.legal, game.steps)
    assert bar["text"] == "38 men wait beside the map and can come in."
    assert set(bar["coming"]) == outside
    assert bar["warn"][0] == {"text": "38 men still wait beside the map and could come in.", "men": bar["coming"]}
    of = Answers(speech, game.legal, game.steps).of("kegen")
    assert of["entries"]
    assert all(entry["cost"] + entry["left"] == game.state.beings["kegen"].values.movement for entry in of["entries"].values())
    assert of["cannot"] == []


@pytest.mark.rule("FORAGE-06")
def test_before_their_turn_the_bar_says_that_they_wait() -> None:
    """In the first turn of the foragers' fight the host cannot come in; nobody is warned of it."""
    game = Match(BATTLE, foragers(), seed="page")
    while game.state.active == 1 or game.state.pending or game.state.sequence != 3:
        game.do(game.legal.nth(0) if game.state.pending else Done())
    bar = ask(Speech(game.scenario, "en"), game.legal, game.steps)
    assert "beside the map; " in bar["text"]
    assert "osmond" not in bar["coming"]
