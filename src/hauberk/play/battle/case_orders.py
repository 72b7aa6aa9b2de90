"""The commands of a case: they may leave out what there is no choice about, go on to a later moment, or only ask what is lawful."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import Any, NamedTuple

from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.actions import plan
from hauberk.battle.core.being import SIDES, Being, Health
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.battle.shooting.defensive_fire import moment, poses_along, watched_path
from hauberk.battle.shooting.shots import arms
from hauberk.common.faults import Reader, near, shown
from hauberk.common.refusal import Refusal
from hauberk.play.battle.legal import Legal
from hauberk.play.case import MAY, OF_A_CASE, Order
from hauberk.play.wire import COMMANDS, Malformed, Wire

GO_ON = "go_on"
SHOTS = ("shoot", "shoot_back")
LEFT_OUT: dict[str, tuple[str, ...]] = {
    "shoot": ("target", "aim", "origin", "weapon"), "shoot_back": ("target", "aim", "origin", "weapon"), "charge": ("path",),
    "counter_charge": ("man", "path"), "mount": ("horse",), "dismount": ("cell",), "take_bridle": ("beast",), "let_go": ("beast",),
    "lift": ("body",), "lay_down": ("cell",), "retreat": ("man", "cell"), "advance": ("man", "path"), "withdraw": ("path",),
    "fall": ("cell",), "take_hit": ("man",), "take_cover": ("man", "target"), "ride_on": ("hexes",),
    "work": ("men", "cell", "thing", "facing", "number"),
}  # fmt: skip
"""What a command may leave out where there is only one choice."""


@dataclass(frozen=True, slots=True)
class GoOn:
    """Everybody holds fire and ground until a moment is reached. [TURN-03, TURN-04]"""

    turn: int = 0
    side: str = ""
    sequence: str = ""


class Unclear(NamedTuple):
    """There is more than one way to complete a command."""

    choices: tuple[c.Command, ...]


# -- reading -------------------------------------------------------------------------------------------------------------


def read_orders(reader: Reader, wire: Wire, sequences: tuple[str, ...], here: str) -> list[Order]:
    """The commands of a case, all faults told. `here`: the name of some hex, to stand for one that is left out."""
    found = []
    for number, entry in enumerate(reader.children("do")):
        dice, expected = entry.integers("dice"), entry.texts("expect")
        asks = MAY in entry.table and "do" not in entry.table
        word = entry.table.get(MAY if asks else "do")
        if word == GO_ON:
            found.append(Order(_go_on(entry, sequences), dice, expected))
            continue
        if not isinstance(word, str) or word not in COMMANDS:
            what = f"do: no {shown(word)} here" if MAY in entry or "do" in entry else "lacks 'do'"
            reader.source.fault(("do", number), f"command {number + 1}: {what}", near(str(word or ""), (*COMMANDS, GO_ON)))
            continue
        given = {key: value for key, value in entry.table.items() if key not in OF_A_CASE}
        left_out = tuple(key for key in LEFT_OUT.get(word, ()) if key not in given)
        stand_ins = {key: _stand_in(key, here) for key in left_out if word != "work" or key == "men"}
        try:
            command = wire.read_command({"do": word, **stand_ins, **given})
            found.append(Order(command, dice, expected, frozenset(given), left_out, asks))
        except Malformed as bad:
            for problem in bad.problems:
                reader.source.fault(("do", number), f"command {number + 1}: {problem}")
    return found


def _stand_in(key: str, here: str) -> Any:
    if key in ("aim", "origin", "cell"):
        return here
    return [] if key in ("path", "men") else 0 if key == "hexes" else ""


def _go_on(entry: Reader, sequences: tuple[str, ...]) -> GoOn:
    entry.read("do")
    entry.read(MAY)
    found = GoOn(
        entry.integer("turn", default=0, least=0), entry.choice("side", SIDES, default=""), entry.choice("sequence", sequences, default="")
    )
    if found == GoOn():
        entry.fault("do", "go_on: to which turn, side or sequence?", "give turn, side, sequence, or some of them")
    entry.finish()
    return found


# -- completing ----------------------------------------------------------------------------------------------------------


def completed(position: Position, order: Order) -> c.Command | Unclear:
    """The command with all its fields: what was left out is what alone is lawful; what is not lawful at all is left to be refused."""
    command: c.Command = order.command
    if not order.left_out:
        return command
    if isinstance(command, c.Work) and not isinstance(plan(position, command), Refusal):
        return command  # a work needs only what its task looks at
    if isinstance(command, c.Shoot | c.ShootBack):
        lawful, others = _shots(position, order, command)
    else:
        lawful, others = _listed(position, order, command), [_guessed(position, order, command)]
    if len(lawful) == 1:
        return lawful[0]
    return Unclear(tuple(lawful)) if lawful else others[0]


def _listed(position: Position, order: Order, command: c.Command) -> list[c.Command]:
    """The lawful commands that agree with what is given, short ways first."""
    found = [
        each
        for each in Legal(position)
        if type(each) is type(command) and all(getattr(each, key) == getattr(command, key) for key in order.given)
    ]
    return sorted(found, key=lambda each: len(getattr(each, "path", ())))


def _guessed(position: Position, order: Order, command: c.Command) -> c.Command:
    """Something to be refused with its reason: fields that were left out name his hex, the nearest beast, the nearest of the stunned."""
    field, state = position
    asked = state.pending[-1] if state.pending else None
    men = [getattr(command, "man", ""), getattr(asked, "man", ""), *getattr(asked, "men", ())]
    man = next((state.beings[who] for who in men if who in state.beings), None)
    if man is None:
        return command
    others = [each for each in state.beings.values() if each.alive and each.id != man.id]
    others.sort(key=lambda each: field.board.distance(man.cell, each.cell) if man.cell >= 0 else 0)
    beast = next((each.id for each in others if each.character.is_beast), man.id)
    body = next((each.id for each in others if each.health == Health.STUNNED), man.id)
    found: dict[str, Any] = {"man": man.id, "cell": man.cell, "target": man.id, "horse": beast, "beast": beast, "body": body}
    changes: Any = {key: found[key] for key in order.left_out if key in found}
    return replace(command, **changes)


def _shots(position: Position, order: Order, command: c.Shoot | c.ShootBack) -> tuple[list[c.Command], list[c.Command]]:
    """Every shot that agrees with what is given: the lawful ones, and the others from the nearest target on."""
    man = position.state.beings.get(command.man)
    if man is None:
        return [], [command]
    then = _then(position, command)
    weapons = [command.weapon] if "weapon" in order.given else _weapons(position, man)
    lawful: list[c.Command] = []
    others: list[c.Command] = []
    for target in _targets(position.field.at(then), order, man, command):
        aims = [command.aim] if "aim" in order.given else target.cells or (command.aim,)
        origins = [command.origin] if "origin" in order.given else man.cells or (command.origin,)
        for aim, origin, weapon in product(aims, origins, weapons):
            shot = replace(command, target=target.id, aim=aim, origin=origin, weapon=weapon)
            (others if isinstance(plan(position, shot), Refusal) else lawful).append(shot)
    return lawful, others or [command]


def _then(position: Position, command: c.Shoot | c.ShootBack) -> State:
    """The position in which a defensive shot falls: whoever is on his way has come so far. [DFIRE-01]"""
    field, state = position
    asked = state.pending[-1] if state.pending else None
    if not isinstance(command, c.ShootBack) or not isinstance(asked, q.MoveWatched | q.ChargeWatched):
        return state
    who, path = watched_path(asked, field.rules.figures.clash_distance)
    poses = poses_along(field, state.beings[who], path)
    return moment(state, state.beings[who], poses[min(max(command.step, 0), len(poses) - 1)])


def _weapons(position: Position, man: Being) -> list[str]:
    """What he can shoot or throw; else whatever he has, to be told that it is no missile. [SHOOT-02]"""
    return [weapon.id for weapon in arms(position, man)] or list(man.character.weapons[:1]) or [""]


def _targets(position: Position, order: Order, man: Being, command: c.Shoot | c.ShootBack) -> list[Being]:
    """The named target, else all living enemies, the nearest first."""
    field, state = position
    if "target" in order.given:
        return [state.beings[command.target]] if command.target in state.beings else []
    foes = [foe for foe in state.beings.values() if foe.side == 1 - man.side and foe.alive and not foe.character.is_beast]
    if man.cell >= 0:
        foes.sort(key=lambda foe: field.board.distance(man.cell, foe.cell))
    return foes


# -- asking and going on -------------------------------------------------------------------------------------------------


def ending(state: State, command: c.Command) -> q.Question | None:
    """While it is not yet known at whom somebody shoots back, anybody may be his target. [RULING-T-47]"""
    unasked = isinstance(command, c.ShootBack) and not state.pending and state.sequence == MOVEMENT
    return q.MovementEnding(1 - state.active) if unasked else None


def watching(state: State, command: c.Command) -> q.Question | None:
    """A defensive shot that no open question asks for: it falls between two moves of the enemy, at whoever stands there. [DFIRE-01]"""
    if not isinstance(command, c.ShootBack) or state.pending or state.sequence != MOVEMENT or command.target not in state.beings:
        return None
    return q.MoveWatched(1 - state.active, command.target, ())


def passing(state: State) -> c.Command | None:
    """What somebody does who holds fire and ground; None where he must choose. [ADV-05, DFIRE-01]"""
    if state.outcome is not None:
        return None
    if not state.pending:
        return c.Done()
    return next((answer for kinds, answer in _PASSING if isinstance(state.pending[-1], kinds)), None)


_PASSING: tuple[tuple[Any, c.Command], ...] = (
    (q.MoveWatched | q.OrderWatched | q.ChargeWatched | q.MovementEnding, c.HoldFire()),
    (q.ChargeMet, c.LetCome()),
    (q.Refusable, c.StandFast()),
    (q.AdvanceOffered, c.HoldGround()),
)


def reached(state: State, goal: GoOn, sequences: tuple[str, ...]) -> bool:
    """Is it the moment to which a case wants to go on?"""
    return (
        not state.pending
        and (not goal.turn or state.turn == goal.turn)
        and (not goal.side or SIDES[state.active] == goal.side)
        and (not goal.sequence or sequences[min(state.sequence, len(sequences)) - 1] == goal.sequence)
    )


def passed(state: State, goal: GoOn) -> bool:
    """Has the turn gone by to which a case wanted to go on?"""
    return bool(goal.turn) and state.turn > goal.turn
