"""Fire: how it is lit by hand, spreads, is fought and burns down. Guiscard 10.2; The Anarchy 4.2.9, 5.2.7; the classic siege 2.11."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Mark, Side
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.works import ARROW, GREEK, HAND, SPREAD, Fire, rested
from hauberk.battle.fire.burnt import destroyed
from hauberk.battle.fire.flames import engulf, flee
from hauberk.battle.fire.fuel import burns, is_sheltered, reach
from hauberk.battle.machines.ram import disturb
from hauberk.battle.people.wounds import kill
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal
from hauberk.common.term import total

# -- catching fire ---------------------------------------------------------------------------------------------------


def ignite(doing: Doing, cell: Cell, side: Side, origin: str) -> None:
    """A hex catches fire, and whoever stands there must leave it at once; naphtha takes the whole patch with it.

    [FIRE-08, FLARROW-04, GFIRE-09, SC-FIRE-05]
    """
    state = doing.state
    if cell in state.works.fires:
        return
    if cell in state.works.naphtha:
        flare(doing, cell, side)
        return
    doing.emit(e.FireSet(cell, Fire(side, 1, origin)))
    if not is_sheltered(doing.field, cell):  # under the roof of a machine the first turn does no harm [A-TOWER-35, A-RAM-14]
        for who in doing.state.at.get(cell, ()):
            flee(doing, who)


def flare(doing: Doing, cell: Cell, side: Side) -> None:
    """Naphtha takes fire: every hex of the patch at once, and every other patch that touches it. [GFIRE-09, FIRE-05]"""
    board, naphtha = doing.field.board, doing.state.works.naphtha
    lit, edge = {cell}, [cell]
    while edge:
        here = edge.pop()
        for other in naphtha:
            if other not in lit and (naphtha[other] == naphtha[here] or other in board.neighbours[here]):
                lit.add(other)
                edge.append(other)
    fires = doing.state.works.fires
    fresh = [one for one in sorted(lit) if one not in fires or fires[one].origin != GREEK]
    for one in fresh:
        doing.emit(e.FireSet(one, Fire(side, fires[one].age if one in fires else 1, GREEK)))
    for who in dict.fromkeys(who for one in fresh for who in doing.state.at.get(one, ())):
        engulf(doing, who)


# -- the check: people, spread, age ----------------------------------------------------------------------------------


def fires_due(position: Position) -> list[Cell]:
    """A player tests the fires he has lit at the end of the enemy's phase; in the classic siege all are tested when the turn is over.

    [FIRE-02, SC-FIRE-04]
    """
    field, state = position
    whole_turn = field.rules.switches.fire_at_turn_end
    if whole_turn and state.active == field.first:
        return []
    return sorted(cell for cell, fire in state.works.fires.items() if whole_turn or fire.side != state.active)


def check_fires(doing: Doing) -> None:
    """Whoever is still in the flames dies, the flames spread, and what has burned enough falls. [FIRE-02, FIRE-04, FIRE-08, FIRE-11]"""
    for cell in fires_due(doing.position):
        if doing.state.works.fires[cell].origin != GREEK and not burns(doing.position, cell):
            doing.emit(e.FireSet(cell, None))  # what burned here is gone or has been torn down
    due = fires_due(doing.position)
    for cell in due:
        _scorch(doing, cell)
    spread(doing, due)
    burn_on(doing, due)


def _scorch(doing: Doing, cell: Cell) -> None:
    """Who is still in the flames dies; under the roof of a machine he must leave now, and dies a turn later.

    [FIRE-08, RULING-G-28, A-TOWER-35, A-RAM-14, A-GALL-10]
    """
    leaves_now = is_sheltered(doing.field, cell) and doing.state.works.fires[cell].age <= doing.rules.works.fire_safe_turns
    for who in doing.state.at.get(cell, ()):
        if leaves_now:
            flee(doing, who)
        else:
            kill(doing, who, "FIRE-08")


def spread(doing: Doing, due: list[Cell]) -> None:
    """One die for every hex beside the flames that could burn, in the order of the hexes; new fires belong to the same side and do not
    spread yet.

    [FIRE-02, FIRE-03, RULING-G-26, A-TOWER-32, A-HOARD-27, SC-FIRE-04, RULING-S-40, RULING-G-40]
    """
    threatened: dict[Cell, Side] = {}
    for cell in due:
        for other in reach(doing.field, cell):
            if burns(doing.position, other):
                threatened.setdefault(other, doing.state.works.fires[cell].side)
    for cell, side in sorted(threatened.items()):
        if cell in doing.state.works.fires:
            continue  # it burns already, or is naphtha that went up together with other
        terms = doing.roll_and_add("fire_spreads", "FIRE-02", who=doing.field.name(cell))
        lit = doing.rules.fire.catches("spread", total(terms))
        letter = doing.rules.fire.letter("spread", total(terms))
        doing.emit(e.Tested("spread", "", cell, terms, "lit" if lit else "spared", "spread", "", letter))
        if lit:
            ignite(doing, cell, side, SPREAD)


def burn_on(doing: Doing, due: list[Cell]) -> None:
    """Fires grow older; what has burned for three turns is destroyed, and the fire is out. Naphtha never goes out.

    [FIRE-11, RULING-G-27, SC-FIRE-07, RULING-S-38, GFIRE-10]
    """
    fires, last = doing.state.works.fires, doing.rules.works.fire_turns
    for cell in [cell for cell in due if fires[cell].age == last]:
        if burns(doing.position, cell):  # a tower may have come down meanwhile
            destroyed(doing, cell)
    for cell in due:
        fire = fires[cell]
        if fire.age < last or (fire.origin == GREEK and fire.age == last):
            doing.emit(e.FireSet(cell, fire._replace(age=fire.age + 1)))
        elif fire.origin != GREEK and cell in doing.state.works.fires:
            doing.emit(e.FireSet(cell, None))


def carried(doing: Doing, cells: list[Cell], step: int) -> None:
    """The fires on a machine go where it goes: every one of these cells by the same step."""
    fires = {cell: doing.state.works.fires[cell] for cell in cells if cell in doing.state.works.fires}
    for cell in fires:
        doing.emit(e.FireSet(cell, None))
    for cell, fire in fires.items():
        doing.emit(e.FireSet(cell + step, fire))


# -- by hand ---------------------------------------------------------------------------------------------------------


def plan_lighting(position: Position, command: Work) -> Cell | Refusal:
    """Who has stood for a full turn beside something of wood lights it, without a die.

    [FIRE-01, RULING-G-01, RULING-G-15, SC-FIRE-02, A-DOOR-07, A-TOWER-31, CAMP-08]
    """
    field, state = position
    if len(command.men) != 1:
        return Refusal("one_man_lights", "FIRE-01")
    man = state.beings[command.men[0]]
    name = man.character.name
    if not burns(position, command.cell):
        return Refusal("nothing_to_burn", "FIRE-03", name, field.name(command.cell))
    if command.cell in state.works.fires:
        return Refusal("burns_already", "FIRE-01", name, field.name(command.cell))
    if not any(command.cell in reach(field, cell, by_hand=True) for cell in man.cells):
        return Refusal("not_beside_it", "FIRE-01", name, field.name(command.cell))
    if not rested(state.phase, man):
        return Refusal("needs_a_full_turn", "RULING-G-01", name)
    return command.cell


def light(doing: Doing, command: Work, cell: Cell) -> None:
    """He puts the torch to it. [FIRE-01, SC-FIRE-02]"""
    doing.emit(e.Worked(command.task, command.men, cell, "", True))
    ignite(doing, cell, doing.state.active, HAND)


def lighting_choices(position: Position) -> Iterator[Work]:
    """Everybody who can light something, and what."""
    field, state = position
    for man in state.people(state.active):
        if rested(state.phase, man):
            found = {cell for own in man.cells for cell in reach(field, own, by_hand=True)}
            for cell in sorted(found):
                if cell not in state.works.fires and burns(position, cell):
                    yield Work("set_fire", (man.id,), cell)


# -- putting it out --------------------------------------------------------------------------------------------------


def plan_putting_out(position: Position, command: Work) -> Fire | Refusal:
    """One try a turn, on one hex, by who is beside it and neither moves, shoots nor fights in his phase; Greek fire burns on.

    [FIRE-06, FIRE-07, SC-FIRE-06, A-TOWER-34, A-RAM-14]
    """
    field, state = position
    if len(command.men) != 1:
        return Refusal("one_man_at_the_fire", "FIRE-06")
    man, fire = state.beings[command.men[0]], state.works.fires.get(command.cell)
    name = man.character.name
    if fire is None:
        return Refusal("no_fire_there", "FIRE-06", name, field.name(command.cell))
    if fire.origin == GREEK:
        return Refusal("greek_fire_burns_on", "FIRE-07", name)
    if man.marks & _busy(position):
        return Refusal("busy_this_phase", "FIRE-06", name)
    if not _beside(field, man, command.cell):
        return Refusal("not_beside_it", "FIRE-06", name, field.name(command.cell))
    return fire


_BUSY = Mark.MOVED | Mark.SHOT | Mark.ATTACKED | Mark.CHARGED | Mark.SADDLE | Mark.WORKED


def _busy(position: Position) -> int:
    """What keeps a man from the fire: deeds of his own phase; where whole turns count, also of the enemy's phase before it.

    [FIRE-06, SC-FIRE-06]
    """
    whole_turn = position.field.rules.switches.fire_at_turn_end and position.state.active != position.field.first
    return _BUSY | Mark.SHOT_BACK | Mark.COUNTERED if whole_turn else _BUSY


def _beside(field: Field, man: Being, cell: Cell) -> bool:
    """Beside the flames, one storey above or below them, or under the burning roof of a machine. [FIRE-06, A-TOWER-34, A-RAM-14]"""
    return any(cell in reach(field, own, by_hand=True) or (own == cell and is_sheltered(field, cell)) for own in man.cells)


def put_out(doing: Doing, command: Work, fire: Fire) -> None:
    """A die on the fire table: out, out if an arrow lit it, or not. [FIRE-06, RULING-G-29, SC-FIRE-06, SC-FIRE-08]"""
    doing.emit(e.Worked(command.task, command.men, command.cell, "", True))
    disturb(doing, command.men)
    terms = doing.roll_and_add("put_out", "FIRE-06")
    out = doing.rules.fire.puts_out(total(terms), fire.origin == ARROW)
    letter = doing.rules.fire.letter("put_out", total(terms))
    doing.emit(e.Tested("put_out", command.men[0], command.cell, terms, "out" if out else "burns", "put_out", "", letter))
    if out:
        doing.emit(e.FireSet(command.cell, None))


def putting_out_choices(position: Position) -> Iterator[Work]:
    """Everybody beside a fire who can try."""
    field, state = position
    fires = [cell for cell, fire in sorted(state.works.fires.items()) if fire.origin != GREEK]
    if not fires:
        return
    busy = _busy(position)
    for man in state.people(state.active):
        if man.able and not man.marks & busy:
            yield from (Work("put_out", (man.id,), cell) for cell in fires if _beside(field, man, cell))
