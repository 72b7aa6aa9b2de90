"""The field of battle, shared by several battles."""

from hauberk.battle.core.commands import Move
from hauberk.battle.movement.infiltration import zone
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.random_player import RandomPlayer


def test_two_battles_on_one_field_do_not_disturb_each_other() -> None:
    """What is known of the ground is shared, the last answers about a position are not; played in turns, both go as they would alone."""
    scenario = load_scenario("lances_at_cerami")
    one, two = Match(BATTLE, scenario, "1"), Match(BATTLE, scenario, "2")
    assert one.field.sight is two.field.sight
    assert one.field.lately is not two.field.lately
    players = [(RandomPlayer(3), RandomPlayer(4)), (RandomPlayer(5), RandomPlayer(6))]
    for _ in range(120):
        for game, pair in zip((one, two), players, strict=True):
            if game.side is not None:
                game.do(pair[game.side].choose(game.legal))
    for game, seed in ((one, "1"), (two, "2")):
        alone = Match(BATTLE, scenario, seed)
        for step in game.steps[1:]:
            assert step.command is not None
            assert alone.do(step.command) == step.events
        assert any(isinstance(step.command, Move) for step in game.steps)
        assert zone(game.position, 0) == zone(alone.position, 0)
