"""Games of which their positions are kept, small enough for tens of thousands: a line of JSON a game, each position by what is different
from the one before. What is learned from them is worked out later, so that the same games serve again when it changes.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hauberk.battle.core.being import Being, BeingId, Formation, Machine, Side
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Fire, Ladder, Thing, Works
from hauberk.board.board import Cell
from hauberk.lab.variations import Stake
from hauberk.play.battle.scenario import Scenario

FIELDS = (
    "side", "cell", "tail", "facing", "health", "stunned_in", "mount", "away", "allowance", "left", "marks", "thrown", "leader", "carries",
    "formation", "pikes", "captive", "was_hurt", "disarmed", "exit", "way",
)  # fmt: skip
"""What is kept of somebody. What only a movement in progress needs is not."""
PLAIN = Being("", None, -9)  # type: ignore[arg-type]
"""Against this everybody is written down at first."""


class KeptWorks(msgspec.Struct, omit_defaults=True):
    """Works, with sides as a list: JSON has no keys of two parts."""

    doors: dict[str, str] = {}
    changed: dict[Cell, str] = {}
    sides: list[tuple[Cell, int, str]] = []
    ladders: dict[str, Ladder] = {}
    fires: dict[Cell, Fire] = {}
    naphtha: dict[Cell, int] = {}
    things: dict[str, Thing] = {}
    damage: dict[Cell, int] = {}


class Kept(msgspec.Struct, omit_defaults=True):
    """A position, by what is different from the one before."""

    turn: int
    active: Side
    phase: int
    sequence: int
    men: dict[BeingId, list[Any]] = {}
    """Numbers of fields and their new values, one after the other."""
    works: KeptWorks | None = None
    machines: dict[str, Machine] | None = None
    formations: dict[int, Formation] | None = None
    withdrawing: Side = -1
    fought: int = 0


class KeptGame(msgspec.Struct):
    """A game with some of its positions."""

    number: int
    scenario: str
    edition: str
    seed: str
    players: tuple[str, str]
    winner: Side | None
    reason: str
    condition: int
    """The line of the victory conditions that decided; −1: none."""
    turns: int
    positions: list[Kept]
    stake: Stake | None = None
    """What it was fought for, if not for what the scenario says."""


def kept(states: Sequence[State]) -> list[Kept]:
    """Positions of one game, in their order."""
    found, before = list[Kept](), State(0, 0, 0, 0, {}, {})
    for state in states:
        men = {}
        for who, man in state.beings.items():
            old = before.beings.get(who, PLAIN)
            if old is not man:
                changed = [
                    each
                    for number, name in enumerate(FIELDS)
                    if getattr(man, name) != getattr(old, name)
                    for each in (number, getattr(man, name))
                ]
                if changed:
                    men[who] = changed
        found.append(
            Kept(
                state.turn, state.active, state.phase, state.sequence, men,
                _works(state.works) if state.works is not before.works else None,
                state.machines if state.machines != before.machines else None,
                state.formations if state.formations != before.formations else None,
                state.withdrawing, state.fought,
            )
        )  # fmt: skip
        before = state
    return found


def _works(works: Works) -> KeptWorks:
    sides = [(cell, facing, what) for (cell, facing), what in works.sides.items()]
    return KeptWorks(**{**works._asdict(), "sides": sides})


def states(game: KeptGame, scenario: Scenario) -> Iterator[State]:
    """The positions of a game as states of its scenario; questions that were open are not among them."""
    printed = scenario.start.beings
    state = State(0, 0, 0, 0, {}, {})
    for each in game.positions:
        state = state._replace(turn=each.turn, active=each.active, phase=each.phase, sequence=each.sequence)
        state = state._replace(withdrawing=each.withdrawing, fought=each.fought)
        if each.works is not None:
            known = msgspec.structs.asdict(each.works)
            state = state._replace(works=Works(**{**known, "sides": {(cell, facing): what for cell, facing, what in each.works.sides}}))
        if each.machines is not None:
            state = state._replace(machines=each.machines)
        if each.formations is not None:
            state = state._replace(formations=each.formations)
        for who, changed in each.men.items():
            old = state.beings.get(who) or printed[who]._replace(**{name: getattr(PLAIN, name) for name in FIELDS})
            new = old._replace(**{FIELDS[number]: value for number, value in zip(changed[::2], changed[1::2], strict=True)})
            state = state.with_being(new)
        yield state


DECODER = msgspec.json.Decoder(KeptGame)


def line(game: KeptGame) -> bytes:
    """A game as a line."""
    return msgspec.json.encode(game) + b"\n"


def read(paths: Sequence[Path]) -> Iterator[KeptGame]:
    """The games of files, packed or not; a line that was broken off is left out."""
    for path in paths:
        with lzma.open(path) if path.suffix == ".xz" else path.open("rb") as file:
            yield from (DECODER.decode(each) for each in file if each.endswith(b"\n"))
