"""What the tests of shooting share: a shot in one line, a straight lane to shoot along, a quick look at cover."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hauberk.battle.core.commands import Done, HoldFire, Shoot, ShootBack
from hauberk.battle.core.events import Event, Shot
from hauberk.battle.core.questions import MovementEnding
from hauberk.battle.core.state import FIRE
from hauberk.battle.shooting.shots import ShotPlan
from hauberk.board.terrain import Cover
from tests.kit import Man, Table, drawn, of_kind


def lane(signs: str, levels: str = "", *, people: dict[int, Man], **more: Any) -> Table:
    """A lane from A1 down column A, one sign a row; column B beside it is the same. People stand on rows of column
    A."""
    letters = {row: chr(ord("C") + number) for number, row in enumerate(people)}
    rows = [f"{letters.get(row, '')}{sign} {sign}" for row, sign in enumerate(signs, start=1)]
    heights = "\n".join(f"{level} {level}" for level in levels)
    named: dict[str, Any] = {letter: people[row] for row, letter in letters.items()}
    return drawn("\n".join(rows), levels=heights, **{"sequence": "fire", **more}, **named)


def shot(game: Table, who: str, target: str, weapon: str, *, aim: str = "", origin: str = "", fire: bool = False) -> Shoot:
    """Offensive fire, from and at the first hex of each unless another is named."""
    aimed = game.cell(aim) if aim else game[target].cell
    return Shoot(who, target, aimed, game.cell(origin) if origin else game[who].cell, weapon, fire)


def back(game: Table, who: str, target: str, weapon: str, *, step: int = 0, aim: str = "", origin: str = "") -> ShootBack:
    """Defensive fire after so many steps of the mover."""
    aimed = game.cell(aim) if aim else game[target].cell
    return ShootBack(who, target, aimed, game.cell(origin) if origin else game[who].cell, weapon, step)


def plan(game: Table, command: Shoot | ShootBack) -> ShotPlan:
    """What the rules make of a lawful shot."""
    found = game.plan(command)
    assert isinstance(found, ShotPlan), found
    return found


def cover(game: Table, command: Shoot | ShootBack) -> Cover:
    """The cover of the target against a lawful shot."""
    return plan(game, command).cover


def modifiers(game: Table, command: Shoot | ShootBack) -> list[int]:
    """The modifiers of the impact roll."""
    return [term.value for term in plan(game, command).impact_terms]


def flown(events: tuple[Event, ...]) -> Shot:
    """The one shot among some events."""
    found: list[Shot] = of_kind(events, Shot)
    assert len(found) == 1
    return found[0]


def put(game: Table, who: str, at: str, **changes: Any) -> None:
    """Somebody on foot stands elsewhere, or is otherwise changed."""
    game.state = game.state.with_being(game[who]._replace(cell=game.cell(at), **changes))


def armed(game: Table, who: str, *weapons: str, code: str = "") -> None:
    """Somebody carries other weapons than usual."""
    character = replace(game[who].character, weapons=weapons, code=code or game[who].character.code)
    game.state = game.state.with_being(game[who]._replace(character=character))


def to_fire_of(game: Table, side: int) -> None:
    """Both sides let everything pass until the next fire sequence of a side begins."""
    phase = game.state.phase
    while game.state.phase == phase or game.state.active != side or game.state.sequence != FIRE:
        game.do(HoldFire() if game.state.pending else Done())


def at_the_end(game: Table) -> None:
    """The movement of the active side is over but for the last shots of its enemies."""
    game.do(Done())
    assert isinstance(game.state.pending[-1], MovementEnding)
