"""Works told: doors, ladders, machines, fires, and the dice that decide about them."""

from __future__ import annotations

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health
from hauberk.battle.core.commands import Work
from hauberk.battle.core.state import State
from hauberk.board.board import Cell
from hauberk.common.term import total
from hauberk.tell.battle.names import Names
from hauberk.tell.battle.telling import Gaps, Teller, Telling
from hauberk.tell.details import Detail
from hauberk.tell.grammar import sentence
from hauberk.tell.telling import Line


def _place(here: Telling, cell: Cell) -> str:
    return here.names.hex(cell) if cell >= 0 else ""


def work_gaps(names: Names, state: State, work: e.Worked | Work) -> Gaps:
    """What fills the sentences of a task: who works, how many they are, where, with what."""
    place = names.hex(work.cell) if work.cell >= 0 else ""
    return {"who": names.group(state, work.men), "n": len(work.men), "place": place, "thing": names.work(state, work.thing)}


def task_text(names: Names, state: State, work: Work) -> str:
    """What a work is called on a button: Raise the ladder."""
    more: Gaps = {"number": work.number, "facing": work.facing}
    return sentence(names.messages.say(f"task-{work.task}", **work_gaps(names, state, work), **more))


def worked(here: Telling, event: e.Worked) -> Line:
    """Somebody has done a piece of work: the sentence is that of the task."""
    gaps = work_gaps(here.names, here.state, event)
    return Line(sentence(here.messages.say(f"worked-{event.task}", **gaps)), here.kind, (), event.men)


def tested(here: Telling, event: e.Tested) -> Line:
    """A die has decided a work, a landing or a fire: what came of it, and the sum unfolded."""
    gaps: Gaps = {"place": _place(here, event.cell)}
    if event.man:
        gaps["who"] = here.name(event.man)
    text = here.messages.say(f"tested-{event.task}-{event.result}", **gaps)
    return Line(sentence(text), here.kind, tuple(_reading(here, event)), (event.man,) if event.man else ())


def _reading(here: Telling, event: e.Tested) -> list[Detail]:
    """The whole sum, the column or the number that is needed, and what the table says; records before 0.6.0 have the sum alone."""
    found = [*here.terms(event.cover_terms), *here.terms(event.terms)]
    if event.points and event.column != str(event.points):
        found.append(here.detail("column-of-points", points=event.points, column=int(event.column)))
    elif event.column:
        found.append(here.detail(f"column-{COLUMNS.get(event.task, 'melee')}", column=_column(here, event)))
    if event.letter:
        found.append(here.detail("reads", total=total(event.terms), letter=event.letter if event.letter != "-" else "—"))
    elif len(event.terms) > 1:
        found.append(here.detail("sum", total=total(event.terms)))
    if event.needs:
        found.append(here.detail("needs", needs=event.needs))
    if event.grades:
        found.append(here.detail("grades", left=event.grades[1] - event.grades[0], of=event.grades[1]))
    return found


COLUMNS = {"batter": "points", "stone": "weapon", "flaming_arrow": "fire", "spread": "fire", "put_out": "fire", "oil_on_wood": "fire"}
"""By task, the table whose column is named; oil is read in that of melee."""


def _column(here: Telling, event: e.Tested) -> str | int:
    kind = COLUMNS.get(event.task)
    if kind == "points":
        return int(event.column)
    if kind == "fire":
        return here.messages.say(f"fire-column-{event.column}")
    return here.names.weapon(event.column) if kind == "weapon" else event.column


def ground_set(here: Telling, event: e.GroundSet) -> Line:
    """A wall has fallen, a ditch is filled, a bridge is gone."""
    ground = here.names.ground(event.terrain) if event.terrain else ""
    return here.line("" if ground else "gone", (), place=_place(here, event.cell), ground=ground)


def fire_set(here: Telling, event: e.FireSet) -> Line | None:
    """A hex catches fire or is put out; that it burns on is not told, nor what a die has told already."""
    burning = event.cell in here.state.works.fires
    told = isinstance(here.before, e.Tested) and here.before.cell == event.cell
    if told or (event.fire is not None and burning):
        return None
    return here.line("out" if event.fire is None else "lit", (), place=_place(here, event.cell))


def flaming_arrow(here: Telling, event: e.FlamingArrow) -> Line:
    """An archer lights an arrow and shoots it."""
    return here.line("", (event.man,), who=here.name(event.man), place=_place(here, event.aim))


def shifted(here: Telling, event: e.Shifted) -> Line:
    """Somebody has fallen, jumped or been carried; the dead come down with what they lay on."""
    why = event.why if here.man(event.man).health != Health.DEAD else "body"
    return here.line(why, (event.man,), who=here.name(event.man), place=_place(here, event.cell))


def withdrawal_began(here: Telling, event: e.WithdrawalBegan) -> Line:
    """The attackers have no leader any more."""
    return here.line("", (), side=here.names.side(event.side))


TELLERS: dict[type, Teller] = {
    e.Worked: worked,
    e.Tested: tested,
    e.GroundSet: ground_set,
    e.FireSet: fire_set,
    e.FlamingArrow: flaming_arrow,
    e.Shifted: shifted,
    e.WithdrawalBegan: withdrawal_began,
}

SILENT = frozenset({e.ArrowsHanded, e.DoorSet, e.SideSet, e.LadderSet, e.ThingSet, e.NaphthaSet, e.DamageSet, e.MachineSet})
"""Facts that the sentence of the work has told already."""
