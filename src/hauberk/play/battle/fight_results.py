"""The result of a fight: what its last position says to whoever sent these men into it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hauberk.battle.core.being import NOBODY, Away, Health
from hauberk.battle.core.field import Field
from hauberk.battle.core.state import State
from hauberk.battle.machines.footprint import standing_parts
from hauberk.battle.movement.paths import cut_off, with_doors_open
from hauberk.board.board import Cell, Cells
from hauberk.play.battle.scenario import Scenario
from hauberk.siege.results import BeastResult, EngineResult, FightResult, ManResult, StockResult

STEED = ".horse"
"""Horses on which people came bear their names with this."""


def result_of(scenario: Scenario, state: State, areas: Iterable[str] = (), centre: str = "") -> FightResult:
    """What a fight has come to; `areas`: those of the battle or of its sheets that are asked about; `centre`: the one to which defenders
    must have a free path.

    [ASSLT-08, A-ACT-07, CAMP-11, FORAGE-09]
    """
    return _Reading(scenario, state, areas).result(centre)


class _Reading:
    """Reads a position."""

    def __init__(self, scenario: Scenario, state: State, areas: Iterable[str]) -> None:
        self.start, self.state = scenario.start, state
        self.before: Field = scenario.field.at(scenario.start).field
        self.field: Field = scenario.field.at(state).field
        self.areas = {name: self.area(name) for name in areas}

    def area(self, name: str) -> Cells:
        """An area the battle speaks of, or one of its sheets."""
        return self.field.areas[name] if name in self.field.areas else self.field.board.areas[name]

    def result(self, centre: str) -> FightResult:
        """All of it."""
        state, works, name = self.state, self.state.works, self.field.name
        outcome = state.outcome
        tents = self.tents(self.before)
        return FightResult(
            outcome.winner if outcome else None,
            outcome.reason if outcome else "",
            outcome.condition if outcome else -1,
            state.turn,
            tuple(self.men(self.area(centre) if centre else None)),
            tuple(sorted((name(cell), ground) for cell, ground in works.changed.items())),
            tuple(sorted((name(cell), side, kind) for (cell, side), kind in works.sides.items())),
            tuple(sorted((name(cell), grade) for cell, grade in works.damage.items())),
            tuple((gate.id, works.doors.get(gate.id, gate.state)) for gate in self.field.board.gates.values()),
            len(tents),
            len(tents - self.tents(self.field)),
            tuple(sorted((name(cell), self.field.board.ground[cell].id) for cell in works.fires)),
            tuple(self.engines()),
            tuple(self.stock()),
            tuple(self.beasts()),
            state.fought > 0,
        )

    def inside(self, cells: Iterable[Cell]) -> tuple[str, ...]:
        """In which of the areas asked about some cells lie."""
        own = [cell for cell in cells if cell >= 0]
        return tuple(name for name, area in self.areas.items() if any(area >> cell & 1 for cell in own))

    def tents(self, field: Field) -> set[Cell]:
        """The hexes of tents that stand."""
        board = field.board
        return {cell for cell, ground in enumerate(board.ground) if "tent" in ground.traits and board.all >> cell & 1}

    def men(self, centre: Cells | None) -> Iterator[ManResult]:
        """Everybody who took part."""
        opened = with_doors_open(self.field.at(self.state)) if centre is not None else None
        for man in self.state.beings.values():
            if man.character.is_beast:
                continue
            taken = man.captive or man.away == Away.CAPTURED
            lost = opened is not None and centre is not None and man.alive and cut_off(opened, man, centre)
            place = self.field.name(man.cell) if man.on_map else ""
            yield ManResult(
                man.id,
                man.side,
                Health.NAMES[man.health],
                taken,
                man.away,
                man.exit,
                place,
                self.inside(man.cells if man.on_map else ()),
                lost,
                self.horse_lost(man.id, man.side),
                man.disarmed,
            )

    def horse_lost(self, rider: str, side: int) -> bool:
        """Did somebody come on a horse that is dead, led by the enemy, or out of his side's hands? [MOUNT-06]"""
        steed = self.state.beings.get(rider + STEED)
        if steed is None:
            return False
        led = self.state.beings.get(steed.leader) if steed.leader else None
        return steed.health == Health.DEAD or (led is not None and led.side != side)

    def engines(self) -> Iterator[EngineResult]:
        """The engines that were there when it began, and those that are."""
        for id_, old in {**self.start.machines, **self.state.machines}.items():
            now = self.state.machines.get(id_)
            if now is None:
                yield EngineResult(id_, old.kind, old.side, destroyed=True)
                continue
            kind = self.field.rules.machines[now.kind]
            burns = not now.away and any(part.cell in self.state.works.fires for part in standing_parts(self.field.board, kind, now))
            hexes = () if now.away else tuple(self.field.name(cell) for cell in now.cells)
            yield EngineResult(id_, now.kind, now.side, False, now.away, hexes, now.facing, now.damage, now.lost, burns)

    def stock(self) -> Iterator[StockResult]:
        """Ladders, grapnels, cauldrons and the like, where they are left."""
        works = self.state.works
        for ladder in works.ladders.values():
            hex_ = self.field.name(ladder.cells[0])
            yield StockResult(ladder.id, "ladder", ladder.side, hex_, self.holder(ladder.carriers), self.inside(ladder.cells))
        for thing in works.things.values():
            hex_ = self.field.name(thing.cell)
            yield StockResult(thing.id, thing.kind, thing.side, hex_, self.holder(thing.men), self.inside((thing.cell,)))

    def holder(self, men: tuple[str, ...]) -> int:
        """The side of those who carry or serve something."""
        return next((self.state.beings[who].side for who in men if who in self.state.beings and self.state.beings[who].able), NOBODY)

    def beasts(self) -> Iterator[BeastResult]:
        """Beasts that nobody rides from the first, and where they went. [FORAGE-09, RULING-A-ACT-12]"""
        for beast in self.state.beings.values():
            if beast.character.is_beast and not beast.id.endswith(STEED):
                yield BeastResult(beast.id, beast.side, beast.health != Health.DEAD, beast.exit if beast.away == Away.EXITED else "")
