"""Where engines are overnight: at the wall or in the camp. The Anarchy 5.3, 6.3.1; the digest's ruling."""

from __future__ import annotations

from hauberk.battle.core.being import Side
from hauberk.siege import commands as c
from hauberk.siege import events as e
from hauberk.siege import questions as q
from hauberk.siege.doing import Doing
from hauberk.siege.lands import step
from hauberk.siege.place import distance
from hauberk.siege.results import EngineResult, FightResult
from hauberk.siege.state import CAMP, INSIDE, WALL, Engine, Mine

GALLERY = "gallery"
HOME = "camp"
"""The answer that sends the rest back to the camp."""


def on_place(doing: Doing, cell: str) -> str:
    """A cell of the place by its name on its own sheet; "" for a cell of open ground."""
    fight = doing.state.fight
    assert fight is not None
    if fight.joined:
        return cell.removeprefix("1.") if cell.startswith("1.") else ""
    return "" if fight.sheet else cell


def stationed(doing: Doing, engine: Engine, found: EngineResult) -> Engine:
    """Where a fight leaves an engine: at the foot of a wall, or on its way to the camp. [RULING-A-ACT-18]"""
    if engine.where == INSIDE:
        return engine
    hexes = tuple(on_place(doing, cell) for cell in found.hexes)
    at_wall = all(hexes) and bool(hexes) and any(distance(hexes[-1], wall) <= 1 for wall in doing.field.place.walls if "/" not in wall)
    if found.away or not at_wall:
        return engine._replace(where=CAMP, hexes=(), facing=-1)
    return engine._replace(where=WALL, hexes=hexes, facing=found.facing)


def undermine(doing: Doing, engine: Engine) -> None:
    """A gallery that stands against a wall is the mouth of a mine, if there is none yet. [A-MINE-02, RULING-A-MINE-14]"""
    if engine.kind != GALLERY or engine.where != WALL or any(mine.gallery == engine.id for mine in doing.state.mines.values()):
        return
    section = doing.field.place.section_of(step(engine.hexes[-1], engine.facing))
    if section is not None and section.mine:
        mine = Mine(f"mine_{doing.state.made + 1}", engine.side, section.id, engine.id, since=doing.state.day)
        doing.emit(e.MineSet(mine, "begun"))


def with_crews(doing: Doing, result: FightResult) -> tuple[str, ...]:
    """Engines whose side has men left outside who could take them away. [RULING-A-ACT-18]"""
    return tuple(found.id for found in result.engines if crew(doing, result, found.side))


def ask_to_stay(doing: Doing, names: tuple[str, ...]) -> None:
    """The owner says which of these stay at the wall; without a crew they do. A gallery always does. [RULING-A-ACT-18]"""
    if doing.state.outcome is None:
        for side in (0, 1):
            ask(doing, side, tuple(name for name in names if movable(doing, name, side)))


def crew(doing: Doing, result: FightResult, side: Side) -> bool:
    """Is somebody of a side on his feet after the fight, and not inside the place?"""
    inside = doing.field.place.inside
    men = [man for man in result.men if man.side == side and man.health in ("healthy", "wounded") and not man.captive]
    return any(doing.state.people[man.id].present and on_place(doing, man.hex) not in inside for man in men)


def movable(doing: Doing, name: str, side: Side) -> bool:
    """Does an engine of a side stand at the wall, and no mine begin under it?"""
    engine = doing.state.engines.get(name)
    return engine is not None and engine.side == side and engine.where == WALL and engine.kind != GALLERY


def ask(doing: Doing, side: Side, names: tuple[str, ...]) -> None:
    """Which of these stay?"""
    if names:
        doing.ask(q.StayAsked(side, (HOME, *names)))


def leave(doing: Doing, question: q.StayAsked, command: c.Answer) -> None:
    """One stays at the wall, where it may be burnt; or all the rest go back to the camp. [RULING-A-ACT-18]"""
    rest = tuple(name for name in question.choices if name not in (HOME, command.choice))
    if command.choice != HOME:
        ask(doing, question.side, rest)
        return
    for name in rest:
        doing.emit(e.EngineSet(doing.state.engines[name]._replace(where=CAMP, hexes=(), facing=-1), "taken_back"))
