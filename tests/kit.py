"""What the tests share: battles drawn as text maps, people put on them, dice written down in advance.

A map is drawn one token a hex, tokens separated by blanks, one line a row; odd columns (B, D, …) lie half a hex lower:

    game = drawn('''
        .  .  A  .
        .  s  .  B
    ''', A=man("drogon", "A"), B=man("okeanos", "B"))

A token is a terrain sign (see `DRAWN_LEGEND`: . flat, s scrub, t tree, b bank, …) or the letter of somebody who stands there,
followed by the terrain sign if it is not flat (`As`). For riders the letter marks the hex of the head.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hauberk.battle.core.actions import plan, refuse, to_decide
from hauberk.battle.core.being import Being
from hauberk.battle.core.commands import Command, Done, Fall, HoldFire
from hauberk.battle.core.events import Event, Moved, Rolled
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Fire
from hauberk.common.dice import ScriptedDice
from hauberk.common.faults import Reader, Source
from hauberk.common.refusal import Refusal
from hauberk.grid.hex import name_of
from hauberk.play.battle.case import Case
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.legal import Legal
from hauberk.play.wire import Wire, snake


@dataclass
class Man:
    """Somebody to be put on a drawn map."""

    who: str
    side: str
    more: dict[str, Any]


def man(who: str, side: str, **more: Any) -> Man:
    """A person on foot; `mounted=True, facing=d` puts him on his horse; health, spent, marks … as in a case file."""
    return Man(who, side, more)


def rider(who: str, side: str, facing: int, **more: Any) -> Man:
    """A person in the saddle; the letter on the map marks the horse's head."""
    return Man(who, side, {"mounted": True, "facing": facing, **more})


class Table:
    """A drawn battle one can play with."""

    def __init__(self, case: Case) -> None:
        self._field: Field = case.field
        self.state: State = case.state
        self.wire: Wire = case.wire
        self.told: list[Event] = []

    @property
    def field(self) -> Field:
        """The field as works and machines have made it."""
        return self._field.now(self.state)

    @property
    def position(self) -> Position:
        """The battle as it stands."""
        return self._field.at(self.state)

    def cell(self, name: str) -> int:
        """The number of a hex."""
        return self.field.board.cell[name]

    def cells(self, names: str) -> tuple[int, ...]:
        """Hexes named in a text, in order."""
        return tuple(self.cell(name) for name in names.split())

    def __getitem__(self, who: str) -> Being:
        return self.state.beings[who]

    def at(self, who: str) -> str:
        """The name of the hex somebody stands on."""
        return self.field.name(self.state.beings[who].cell)

    def do(self, command: Command, *dice: int) -> tuple[Event, ...]:
        """Carry out a command with scripted dice; every die must be used."""
        scripted = ScriptedDice(dice)
        events, self.state = decide(self.position, command, scripted)
        assert not scripted.left_over, f"{scripted.left_over} dice left over"
        self.told += events
        return events

    def plan(self, command: Command) -> Any:
        """What the rules make of a command before any die."""
        return plan(self.position, command)

    def why_not(self, command: Command) -> Refusal | None:
        """Why a command would be refused."""
        return refuse(self.position, command)

    def refused(self, command: Command) -> Refusal:
        """The refusal of a command that must be refused."""
        found = self.why_not(command)
        assert found is not None, f"{command} was not refused"
        return found

    def allowed(self, command: Command) -> bool:
        """Is a command lawful?"""
        return self.why_not(command) is None

    @property
    def legal(self) -> Legal:
        """All lawful commands."""
        return Legal(self.position)

    @property
    def asked(self) -> str:
        """The kind of the question on top, such as retreat_owed; empty if nothing is asked."""
        return snake(type(self.state.pending[-1]).__name__) if self.state.pending else ""

    @property
    def decides(self) -> int | None:
        """The side that must decide: 0 is A, 1 is B."""
        return to_decide(self.state)

    def faces(self) -> list[int]:
        """Every face thrown so far."""
        return [event.face for event in self.told if isinstance(event, Rolled)]


def drawn(
    picture: str, *, levels: str = "", sequence: str = "movement", active: str = "A", ruleset: str = "guiscard", **more: Any
) -> Table:
    """A battle drawn as text. Upper-case keyword arguments are people; others go into the case (switches, formations, axes, …)."""
    people = {letter: who for letter, who in more.items() if isinstance(who, Man)}
    extra = {key: value for key, value in more.items() if not isinstance(value, Man)}
    rows = [line.split() for line in picture.strip().splitlines()]
    terrain, men = [], []
    for row, tokens in enumerate(rows):
        signs = ""
        for column, token in enumerate(tokens):
            if token[0] in people:
                who = people[token[0]]
                men.append({"who": who.who, "side": who.side, "at": name_of(column, row), **who.more})
                token = token[1:] or "."
            signs += token[0]
        terrain.append(signs)
    board = {"terrain": "\n".join(terrain), **extra.pop("map", {})}
    if levels:
        board["levels"] = "\n".join("".join(line.split()) for line in levels.strip().splitlines())
    table = {"ruleset": ruleset, "sequence": sequence, "active": active, "map": board, "men": men + extra.pop("men", []), **extra}
    return Table(Case(Reader(Source("drawn"), table)))


def both(refusal: Refusal) -> tuple[str, int | None, int | None]:
    """The reason of a refusal, how much it takes and how much there is."""
    return refusal.reason, refusal.needs, refusal.has


def of_kind(events: tuple[Event, ...] | list[Event], kind: type) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def who(name: str, at: str, side: str = "A", **more: Any) -> dict[str, Any]:
    """Somebody at a place, as a case names him."""
    return {"who": name, "side": side, "at": at, **more}


def changed(picture: str, **places: str) -> str:
    """A picture with some hexes drawn anew: C4="s"."""
    rows = [line.split() for line in picture.strip().splitlines()]
    for name, token in places.items():
        rows[int(name[1:]) - 1][ord(name[0]) - ord("A")] = token
    return "\n".join("  ".join(row) for row in rows)


def go_to(game: Table, sequence: int, side: int) -> None:
    """End sequences, with nobody doing anything, until the one wanted begins."""
    game.do(Done())
    for _ in range(20):
        if not game.state.pending and (game.state.sequence, game.state.active) == (sequence, side):
            return
        game.do(HoldFire() if game.state.pending else Done())
    raise AssertionError("that sequence never came")


def step(game: Table, one: str, two: str) -> int | None:
    """What a step costs on foot."""
    return game.field.now(game.state).move_graphs[0].step.get((game.cell(one), game.cell(two)))


def fires(game: Table) -> dict[str, Fire]:
    """What burns, hex by hex."""
    return {game.field.name(cell): fire for cell, fire in game.state.works.fires.items()}


def place(game: Table, man: str) -> tuple[str, str, int]:
    """Head, tail and facing."""
    being = game[man]
    return game.field.name(being.cell), game.field.name(being.tail), being.facing


def paid(events: tuple[Event, ...]) -> list[int]:
    """The price of every term of the moves among some events."""
    return [term.value for event in of_kind(events, Moved) for term in event.costs]


def falls(game: Table) -> set[str]:
    """Where the one who is asked about may fall."""
    return {game.field.name(command.cell) for command in game.legal if isinstance(command, Fall)}
