"""A player who would rather work than fight, and what must be true of a place full of works after every step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Mark
from hauberk.battle.core.choices import Listed
from hauberk.battle.core.commands import Command, Done, Drive, Move, PushMachine, Work
from hauberk.battle.core.events import Event
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import COMBAT, State
from hauberk.battle.core.works import Ladder
from hauberk.battle.machines.footprint import standing_parts
from hauberk.play.battle.legal import Legal

LABOUR = Work | PushMachine | Drive
LONG = 600
"""A list longer than this is not built to look for works in it."""


def name_of(command: Command) -> str:
    """The task of a work, or the kind of another command."""
    return command.task if isinstance(command, Work) else type(command).__name__


def written(legal: Legal, longest: int = 1_000_000) -> list[Command]:
    """What is written down in lists, as works are; moves, charges and attacks are only counted, and to build them all takes long."""
    return [each for group in legal.groups if isinstance(group, Listed) and len(group) < longest for each in group]


def labours(legal: Legal) -> list[Command]:
    """Everything that can be done with hands, tools and machines."""
    return [each for each in written(legal, LONG) if isinstance(each, LABOUR)]


class Labourer:
    """Works when he can, that first which nobody has done yet; now and then goes up or down; else does anything."""

    def __init__(self, seed: str, done: set[str]) -> None:
        self._chance = random.Random(seed)
        self._done = done

    def choose(self, legal: Legal) -> Command:
        chance, luck = self._chance, self._chance.random()
        if luck < 0.45 and (works := labours(legal)):
            fresh = [work for work in works if name_of(work) not in self._done]
            task = chance.choice(sorted({name_of(work) for work in fresh or works}))
            return chance.choice([work for work in works if name_of(work) == task])
        if luck > 0.93 and Done() in legal:
            return Done()
        if luck > 0.8 and (moves := [group for group in legal.groups if isinstance(group.nth(0), Move)]):
            walks = list(chance.choice(moves))
            return chance.choice([walk for walk in walks if self._climbs(legal, walk)] or walks)
        return legal.nth(chance.randrange(len(legal)))

    @staticmethod
    def _climbs(legal: Legal, walk: Command) -> bool:
        assert isinstance(walk, Move)
        return len({legal.field.board.storey(cell) for cell in walk.path}) > 1


def check_nothing_vanished(before: State, events: Sequence[Event], after: State) -> None:
    """Machines, ladders and things come, change and go by an event that names them, and by no other way."""
    named = {(type(event), event.id): event for event in events if isinstance(event, e.MachineSet | e.LadderSet | e.ThingSet)}
    kept = (
        (e.LadderSet, before.works.ladders, after.works.ladders),
        (e.ThingSet, before.works.things, after.works.things),
        (e.MachineSet, before.machines, after.machines),
    )
    for kind, old, new in kept:
        for name in old.keys() ^ new.keys():
            assert (kind, name) in named, f"{name} came or went without a word"
        for name in old.keys() & new.keys():
            if kind is not e.MachineSet:  # machines are also driven, pushed and hitched, by events of their own
                assert _place(old[name]) == _place(new[name]) or (kind, name) in named, f"{name} changed without a word"


def _place(one: Any) -> Any:
    """Where something is, not since when: a new phase makes an old ladder of a new one."""
    return one._replace(raised=-1, shifted=-1, toll=-1, laid=-1) if isinstance(one, Ladder) else one


def check_places(position: Position) -> None:
    """Everybody is on something; ladders are where their carriers are; machines stand whole."""
    field, state = position
    board = field.board
    for being in state.beings.values():
        if being.on_map:
            assert all(board.all >> cell & 1 for cell in being.cells), f"{being.id} is on nothing"
    for ladder in state.works.ladders.values():
        assert len(ladder.cells) == (1 if ladder.standing else 2)
        assert all(state.beings[who].able for who in ladder.carriers)
        assert not ladder.carriers or sorted(state.beings[who].cell for who in ladder.carriers) == sorted(ladder.cells)
    borne = {who for ladder in state.works.ladders.values() for who in ladder.carriers}
    assert borne == {being.id for being in state.beings.values() if being.has(Mark.LADDER)}
    if state.sequence == COMBAT and not state.pending:
        for cell, here in state.at.items():
            assert sum(state.beings[who].able for who in here) <= 1, f"{here} share {board.names[cell]}"
    for machine in state.machines.values():
        if not machine.away and not machine.folded:
            assert standing_parts(board, field.rules.machines[machine.kind], machine)
