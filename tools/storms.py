"""Moments at houses and castles: a script leads both sides, so that towers come to walls and tents burn, whatever captains may think."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tools.moments import SEED, SEEDS, Moment, Wish

from hauberk.battle.core import commands as c
from hauberk.battle.core.state import COMBAT, MOVEMENT
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.queries import default_answer
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match

MOST = 1500
"""So many commands a battle may take until its moment."""
SHIFT = 2
"""So many hexes nearer make a walk worth it."""

Script = Callable[[Battle], Any]
"""What a side does now; nothing: it ends the sequence."""


def led(battle: str, script: Script, wish: Wish) -> Moment:
    """The first moment that is as wished, with the first seed that brings one."""
    for number in range(SEEDS):
        game = Match(BATTLE, load_scenario(battle), f"{SEED} {number}")
        after = [game.state]
        while game.side is not None and len(after) < MOST:
            if command := wish(game):
                return Moment(game, after, command)
            game.do(_next(game, script))
            after.append(game.state)
    return Moment(game, after, None)


def _next(game: Battle, script: Script) -> Any:
    """What the script says; questions get their plain answer."""
    if game.state.pending:
        return default_answer(game.state, list(game.legal))
    return script(game) or c.Done()


# -- what sides do -----------------------------------------------------------------------------------------------------


def works(game: Battle, *tasks: str) -> list[c.Work]:
    """The lawful works of these tasks."""
    return [each for each in game.legal if isinstance(each, c.Work) and each.task in tasks]


def first(found: list[Any]) -> Any:
    """The first, or nothing."""
    return found[0] if found else None


def pushes(game: Battle) -> Any:
    """A machine goes on as far as it can."""
    found = [each for each in game.legal if isinstance(each, c.PushMachine) and each.hexes > 0]
    return max(found, key=lambda each: each.hexes, default=None)


def shoots(game: Battle) -> Any:
    """An arrow at somebody, if there is anything to shoot with and at."""
    return first([each for each in game.legal if isinstance(each, c.Shoot)])


def nears(game: Battle, goal: str, but: tuple[str, ...] = ()) -> Any:
    """Somebody walks towards a hex as far as he can; who is nearest goes first."""
    board = game.field.now(game.state).board
    end = board.cell[goal]
    walks = [each for each in game.legal if isinstance(each, c.Move) and each.man not in but]

    def gain(walk: c.Move) -> int:
        return board.distance(game.state.beings[walk.man].cell, end) - board.distance(walk.path[-1], end)

    worth = [each for each in walks if gain(each) >= SHIFT]
    return max(worth, key=lambda each: (gain(each), -len(each.path), each.man), default=None)


def own(game: Battle, side: int, sequence: int, turn: int = 1) -> bool:
    """Is it this side's own decision in a sequence?"""
    state = game.state
    return game.side == side and not state.pending and state.sequence == sequence and state.turn >= turn


# -- scripts -----------------------------------------------------------------------------------------------------------


def brings_the_tower(game: Battle) -> Any:
    """The tower goes to the wall and its bridge falls."""
    return (first(works(game, "lower_bridge")) or pushes(game) or shoots(game)) if game.side == 0 else None


def climbs(game: Battle) -> list[c.Move]:
    """Ways from the ground to a storey above it."""
    board = game.field.now(game.state).board
    up = [each for each in game.legal if isinstance(each, c.Move) and board.storey(each.path[-1]) > 0]
    return [each for each in up if board.storey(game.state.beings[each.man].cell) == 0]


def sets_up_the_cauldron(game: Battle) -> Any:
    """The garrison makes its oil ready."""
    return first(works(game, "set_cauldron")) if game.side == 1 else None


def burns_the_camp(game: Battle) -> Any:
    """Flaming arrows; riders come up, get off in the second turn and put fire to the tents."""
    if game.side != 0:
        return None
    off = [each for each in game.legal if isinstance(each, c.Dismount)] if game.state.turn == SHIFT else []
    walk = nears(game, "J12") if game.state.sequence == MOVEMENT and game.state.turn != SHIFT else None
    return first(works(game, "set_fire", "flaming_arrow")) or first(off) or walk


def brings_the_ram(game: Battle) -> Any:
    """The ram goes to the wall."""
    return pushes(game) if game.side == 0 else None


def comes_to_the_church(game: Battle) -> Any:
    """The first side goes for the church."""
    return nears(game, "H4") if game.side == 0 and game.state.sequence == MOVEMENT else None


def storms_in(game: Battle) -> Any:
    """The first side shoots; nothing else moves."""
    return shoots(game) if game.side == 0 else None


# -- wishes ------------------------------------------------------------------------------------------------------------


def crosses_the_bridge(game: Battle) -> Any:
    """Somebody in the tower could go over the bridge onto the rampart."""
    if not own(game, 0, MOVEMENT) or not any(machine.bridge for machine in game.state.machines.values()):
        return None
    board = game.field.now(game.state).board
    over = [each for each in game.legal if isinstance(each, c.Move) and board.ground[each.path[-1]].id == "rampart"]
    return max(over, key=lambda each: (len(each.path), each.man), default=None)


def may_climb(game: Battle) -> Any:
    """Somebody at the foot of a ladder, or near it, could go up."""
    return own(game, 0, MOVEMENT, turn=2) and max(climbs(game), key=lambda each: len(each.path), default=None)


def tips_oil(game: Battle) -> Any:
    """The cauldron hangs over the battlements, and somebody is below."""
    return own(game, 1, COMBAT) and first(works(game, "tip_oil"))


def burns(game: Battle) -> Any:
    """Half the camp is on fire."""
    return own(game, 0, MOVEMENT, turn=4) and len(game.state.works.fires) > 7


def strikes_the_wall(game: Battle) -> Any:
    """The ram is at the wall."""
    return own(game, 0, COMBAT) and first(works(game, "strike_ram"))


def rushes_the_gate(game: Battle) -> Any:
    """Somebody could run over the drawbridge into the passage."""
    if not own(game, 0, MOVEMENT):
        return None
    board = game.field.now(game.state).board
    ways = [each for each in game.legal if isinstance(each, c.Move) and board.ground[each.path[-1]].id == "passage"]
    return max(ways, key=lambda each: (len(each.path) < 8, len(each.path), each.man), default=None)


def is_among_houses(game: Battle) -> Any:
    """The first side has come near."""
    return own(game, 0, COMBAT)


def is_to_move(game: Battle) -> Any:
    """The first side is to move."""
    return own(game, 0, MOVEMENT)
