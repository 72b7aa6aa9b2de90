"""From a command to the sentence one could type for it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from hauberk.battle.core.being import BeingId
from hauberk.battle.core.commands import Charge, Command, Displaced, GroupCharge, Move
from hauberk.battle.core.tasks import TASKS
from hauberk.board.board import Cell
from hauberk.common.parts import parts_of, several
from hauberk.play.wire import snake
from hauberk.text.battle.naming import Roll


def sentence_of(roll: Roll, command: Command, without: Collection[str] = ()) -> str:
    """A command as a player would type it; reading it gives the same command again, unless parts are left out."""
    word = snake(type(command).__name__)
    if isinstance(command, GroupCharge):
        joined = f" {sorted(roll.words.both, key=len)[-1]} ".join(" ".join(_parts(roll, "charge", each)) for each in command.charges)
        return f"{roll.words.verb(word)} {joined}"
    return " ".join([roll.words.verb(word), *_parts(roll, word, command, without)])


def _parts(roll: Roll, word: str, command: Command | Charge, without: Collection[str] = ()) -> list[str]:
    found: list[str] = []
    for number, each in enumerate(parts_of(type(command))):
        value = getattr(command, each.name)
        if value in (each.usual, ()) or each.name in without:
            continue
        if each.type is bool:
            found.append(roll.words.keyword(word, each.name) if value else roll.words.opened())
            continue
        if number and not (isinstance(command, Move) and each.name == "path"):
            found.append(roll.words.keyword(word, each.name))
        found.append(_said(roll, each.type, each.name, value))
    return found


def _said(roll: Roll, kind: Any, name: str, value: Any) -> str:
    """One part as it is typed."""
    if kind == BeingId:
        return roll.called(value)
    if several(kind) and kind.__args__[0] == BeingId:
        return ", ".join(roll.called(who) for who in value)
    if kind == Cell:
        return roll.field.name(value)
    if kind == tuple[Cell, ...]:
        return " ".join(roll.field.name(cell) for cell in value)
    if kind == tuple[Displaced, ...]:
        return ", ".join(" ".join([roll.called(one.man), *(roll.field.name(cell) for cell in one[1:] if cell >= 0)]) for one in value)
    if name == "weapon":
        return roll.weapon(value)
    if name == "task":
        return roll.words.task(value) if value in TASKS else str(value)
    return roll.words.scope(value) if name == "scope" else str(value)
