"""Moments of battles worth a picture: two captains fight with fixed seeds until what the picture shows can be done."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.being import SIDES
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT, State
from hauberk.play.battle.game import BATTLE, Battle
from hauberk.play.battle.scenario import load_scenario
from hauberk.play.match import Match
from hauberk.players.captain import Captain

SEED = "box"
SEEDS = 8
"""So many battles are tried for a moment."""

Wish = Callable[[Battle], Any]
"""What the picture shall show being done, if this is the moment for it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A battle up to the point where somebody is about to do something."""

    game: Battle
    after: list[State]
    command: Any
    """What the picture shows being done."""

    def hex(self, who: str) -> str:
        """Where somebody stands."""
        return self.name(self.game.state.beings[who].cell)

    def name(self, cell: int) -> str:
        """The name of a hex."""
        return self.game.field.name(cell)

    @property
    def seat(self) -> str:
        """Whose decision it is; after the battle, the first side's."""
        return SIDES[self.game.side or 0]


def fought(battle: str, wish: Wish) -> Moment:
    """The first moment that is as wished, with the first seed that brings one; the end of the last battle if none does."""
    for number in range(SEEDS):
        game = Match(BATTLE, load_scenario(battle), f"{SEED} {number}")
        captains = tuple(Captain(seed=side) for side in SIDES)
        after = [game.state]
        while (side := game.side) is not None:
            if command := wish(game):
                return Moment(game, after, command)
            game.do(captains[side].choose(game))
            after.append(game.state)
        if wish is never:
            break
    return Moment(game, after, None)


def never(game: Battle) -> None:
    """To the end."""


def own(game: Battle, sequence: int, turn: int = 1) -> bool:
    """Is it the first side's own decision in a sequence?"""
    state = game.state
    return game.side == 0 and not state.pending and state.sequence == sequence and state.turn >= turn


def best(found: list[Any], rank: Callable[[Any], Any]) -> Any:
    """The first of the best, or nothing."""
    return max(found, key=rank) if found else None


def rides_out(game: Battle) -> Any:
    """Roger of Hauteville is to ride: a middling way into scrub, as far to the right as possible."""
    if not own(game, MOVEMENT):
        return None
    board = game.field.board
    ways = [each for each in game.legal if isinstance(each, c.Move) and each.man == "roger" and 4 < len(each.path) < 7]
    return best([each for each in ways if board.ground[each.path[-1]].id == "scrub"], lambda each: board.hex(each.path[-1]).q)


def charges(game: Battle) -> Any:
    """A Norman could charge straight on, and there are few ways to do it."""
    if not own(game, CHARGES):
        return None
    all_ = [each for each in game.legal if isinstance(each, c.Charge)]
    plain = [each for each in all_ if sum((each.man, each.target) == (other.man, other.target) for other in all_) < 4]
    straight = [each for each in plain if apart(game, each.man, each.target) >= len(each.path) - 2 and len(each.path) < 10]
    return best([each for each in straight if is_person(game, each.target) and is_inside(game, each.target)], lambda each: len(each.path))


def shoots_into_scrub(game: Battle) -> Any:
    """An arrow at somebody among the bushes, the nearer the better."""
    if not own(game, FIRE):
        return None
    shots = [each for each in game.legal if isinstance(each, c.Shoot) and each.weapon.endswith("bow")]
    shots = [each for each in shots if game.field.board.ground[each.aim].id == "scrub"]
    return best(shots, lambda each: -apart(game, each.man, each.target))


def may_shoot(game: Battle) -> Any:
    """An archer has a target."""
    return own(game, FIRE, turn=2) and best(
        [each for each in game.legal if isinstance(each, c.Shoot)], lambda each: apart(game, each.man, each.target)
    )


def faces_the_wall(game: Battle) -> Any:
    """The Normans are to move, and the hoplites stand in their ranks."""
    return own(game, MOVEMENT) and bool(game.state.formations)


def is_watched(game: Battle) -> Any:
    """A man on foot sets out, and several could shoot at him on his way."""
    asked = game.state.pending[-1] if game.state.pending else None
    if not isinstance(asked, q.MoveWatched) or game.side != 1 or game.state.beings[asked.man].mounted:
        return None
    shots = [each for each in game.legal if isinstance(each, c.ShootBack) and each.target == asked.man and each.step > 0]
    return best(shots, lambda each: each.step) if len({each.man for each in shots}) > 1 else None


def gang_up(game: Battle) -> Any:
    """Three against one, all of them on his right."""
    if not own(game, COMBAT):
        return None
    attacks = [each for each in game.legal if isinstance(each, c.Attack) and len(each.men) == 3 and not each.demand]
    friends = {each.target: set[str]() for each in attacks}
    for each in attacks:
        friends[each.target].update(each.men)
    attacks = [each for each in attacks if len(friends[each.target]) == 3]  # one more would only lengthen the slip
    column = {who: game.field.board.hex(being.cell).q for who, being in game.state.beings.items() if being.cell >= 0}
    return best(
        [each for each in attacks if all(column[who] >= column[each.target] for who in each.men)],
        lambda each: sum(column[who] for who in each.men),
    )


def in_the_thick(game: Battle) -> Any:
    """The third turn, when one's own men are to move."""
    return own(game, MOVEMENT, turn=3)


def apart(game: Battle, one: str, other: str) -> int:
    """Hexes from one to the other."""
    beings = game.state.beings
    return game.field.board.distance(beings[one].cell, beings[other].cell)


def is_inside(game: Battle, who: str) -> bool:
    """Some hexes away from the upper and the lower edge."""
    place = game.field.board.hex(game.state.beings[who].cell)
    return 3 < place.r + place.q / 2 < game.field.board.rows - 4


def is_person(game: Battle, who: str) -> bool:
    """No riderless horse."""
    return not game.state.beings[who].character.is_beast
