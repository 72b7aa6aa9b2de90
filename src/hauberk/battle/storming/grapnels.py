"""Grapnels: thrown over a wall, climbed by their rope, cut and taken off. Guiscard 10.6.

A hanging rope has a place of its own at the top, over the hex of whoever threw it: there hangs who has finished his climb and has not
yet crossed. What he has climbed so far is noted with the grapnel. How four pull a palisade down with one stands in `pulling_down`.
[GRAP-06, GRAP-07]
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple, Self

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health, Mark
from hauberk.battle.core.commands import Work
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Stage
from hauberk.battle.core.state import State
from hauberk.battle.core.works import Thing
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.movement.walking import begin
from hauberk.battle.people.wounds import harm, kill
from hauberk.battle.walls.leaning import ROPE, AsItIs, Lean, Look, lawful, lean
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.dice import D10, span
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

if TYPE_CHECKING:
    from hauberk.battle.core.shaping import Shaping

GRAPNEL, HUNG = "grapnel", "hung"
PAIR = 2
"""It takes two to take a rope off, as it does to handle a ladder. [GRAP-05, LADDER-10]"""
DEEDS = Mark.MOVED | Mark.SHOT | Mark.ATTACKED | Mark.CHARGED | Mark.WORKED | Mark.LADDER


class Rope(NamedTuple):
    """A hanging rope: its grapnel, where it leads, and the place at its top."""

    grapnel: Thing
    lean: Lean
    top: Cell
    levels: int


def grapnels(state: State) -> list[Thing]:
    """All grapnels, coiled or hung."""
    return [thing for thing in state.works.things.values() if thing.kind == GRAPNEL]


def rope_of(look: Look, grapnel: Thing) -> Rope | None:
    """The rope of a hung grapnel; None if nothing is there to hold it. [GRAP-06, GRAP-07, RULING-G-42]"""
    found = lean(look, grapnel.cell, grapnel.facing, roofs=True) if grapnel.state == HUNG else None
    if found is None or (found.over is not None and "window" in found.over.traits):
        return None
    board = look.board
    levels = max(1, board.storey(found.top) - board.storey(grapnel.cell))
    storey = board.storey(grapnel.cell) + levels
    return Rope(grapnel, found, board.above(grapnel.cell, storey), levels) if storey < board.storeys else None


def shape(shaping: Shaping, state: State) -> None:
    """At the top of the rope is a place; over the parapet costs two points more than the hex, but for the bare edge of a roof.

    [GRAP-04, GRAP-06, GRAP-07, RULING-G-41]
    """
    for grapnel in grapnels(state):
        rope = rope_of(shaping, grapnel)
        if rope is None:
            continue
        over = shaping.rules.works.rope_over if rope.lean.over else 0
        ground = shaping.board.table.terrain[shaping.terrain(rope.lean.top)]
        shaping.ground(rope.top, ROPE)
        shaping.climb(rope.top, rope.lean.top, over + ground.foot, 0 if rope.lean.jump else max(1, over))


def ropes(position: Position) -> Iterator[Rope]:
    """Every rope that hangs now."""
    for grapnel in grapnels(position.state):
        rope = rope_of(AsItIs(position.field.board), grapnel)
        if rope is not None:
            yield rope


def rope_named(position: Position, command: Work, men: int = 1) -> Rope | Refusal:
    """The hanging rope a command is about."""
    grapnel = position.state.works.things.get(command.thing)
    rope = rope_of(AsItIs(position.field.board), grapnel) if grapnel is not None and grapnel.kind == GRAPNEL else None
    if rope is None or len(command.men) != men:
        return Refusal("no_such_rope", "GRAP-06", about=command.thing)
    return rope


# -- throwing --------------------------------------------------------------------------------------------------------


def plan_throw(position: Position, command: Work) -> Thing | Refusal:
    """Somebody without armour who carries a grapnel, beside a wall or palisade, who has not moved. [GRAP-01, GRAP-02, RULING-G-42]"""
    field, state = position
    grapnel = state.works.things.get(command.thing)
    man = state.beings[command.men[0]] if len(command.men) == 1 else None
    if man is None or grapnel is None or grapnel.kind != GRAPNEL or grapnel.men != (man.id,) or grapnel.state == HUNG:
        return Refusal("has_no_grapnel", "GRAP-01", man.character.name if man else "", command.thing)
    name = man.character.name
    if man.character.armoured or man.mounted:
        return Refusal("no_rope_in_armour", "GRAP-01", name)
    if man.has(DEEDS | Mark.HALTED):
        return Refusal("has_acted", "GRAP-02", name)
    hung = grapnel._replace(cell=man.cell, facing=command.facing, state=HUNG, men=(), number=0)
    rope = rope_of(AsItIs(field.board), hung)
    if rope is None or "moat" in field.board.ground[man.cell].traits:
        return Refusal("nothing_to_hook", "GRAP-02", name, field.name(man.cell))
    taken = field.board.all >> rope.top & 1 or "climbed" in field.board.ground[man.cell].traits
    return Refusal("rope_hangs_there", "GRAP-06", name, field.name(man.cell)) if taken else hung


def throw(doing: Doing, command: Work, hung: Thing) -> None:
    """The die says whether it holds; he does nothing else in this phase. [GRAP-02]"""
    man = command.men[0]
    doing.emit(e.Worked(command.task, command.men, hung.cell, command.thing, True))
    terms = doing.roll_and_add("grapnel", "GRAP-02")
    holds = total(terms) >= doing.rules.works.grapnel_least
    doing.emit(
        e.Tested("throw_grapnel", man, hung.cell, terms, "holds" if holds else "slips", needs=span(doing.rules.works.grapnel_least, D10))
    )
    if holds:
        doing.emit(e.ThingSet(hung.id, hung))


def throwing_choices(position: Position) -> Iterator[Work]:
    """Everybody with a grapnel beside something to climb."""
    for grapnel in grapnels(position.state):
        for who in grapnel.men:
            works = [Work("throw_grapnel", (who,), position.state.beings[who].cell, grapnel.id, facing) for facing in range(6)]
            yield from lawful(position, plan_throw, *works)


# -- climbing --------------------------------------------------------------------------------------------------------


class Climb(NamedTuple):
    """A piece of a climb."""

    rope: Rope
    points: int
    done: int
    """Points of the whole climb that are behind him afterwards."""
    arrives: Cell
    """Where he is when it is finished; NOWHERE while he is still under way."""
    man: BeingId

    def stages(self) -> tuple[Stage, ...]:
        """Where he is when he has arrived. [DFIRE-01]"""
        return (Stage((self.man,), (self.arrives,)),) if self.arrives != NOWHERE else ()

    def upto(self, steps: int) -> Self:
        """It is one piece."""
        return self


def plan_climb(position: Position, command: Work) -> Climb | Refusal:
    """Up, at so many points a level, or down; what he has not the points for he climbs in his next phases. [GRAP-03, RULING-G-41]"""
    field, state = position
    rope = rope_named(position, command)
    if isinstance(rope, Refusal):
        return rope
    man, figures = state.beings[command.men[0]], field.rules.works
    name, up = man.character.name, command.cell == rope.top
    if man.character.armoured or man.mounted:
        return Refusal("no_rope_in_armour", "GRAP-01", name)
    if man.cell != (rope.grapnel.cell if up else rope.top) or command.cell not in (rope.top, rope.grapnel.cell):
        return Refusal("not_at_the_rope", "GRAP-07", name)
    if refusal := may_move(state, man):
        return refusal
    if others := [who for who in (*state.at.get(command.cell, ()), *rope.grapnel.men) if who != man.id]:
        return Refusal("somebody_on_rope", "GRAP-07", name, by=others[0])
    whole = rope.levels * (figures.rope_up if up else figures.rope_down)
    before = rope.grapnel.number if rope.grapnel.men == (man.id,) else 0
    points = min(max(0, man.left), whole - before)
    if points <= 0:
        return Refusal("not_enough_points", "GRAP-03", name, field.name(command.cell), needs=1, has=0)
    return Climb(rope, points, before + points, command.cell if before + points >= whole else NOWHERE, man.id)


def climb(doing: Doing, command: Work, plan: Climb) -> None:
    """He climbs as far as his points go. [GRAP-03, GRAP-07, RULING-G-41]"""
    who, grapnel = command.men[0], plan.rope.grapnel
    begin(doing, who)
    costs = (Term(plan.points, "rope", "GRAP-03"),)
    doing.emit(e.Worked(command.task, command.men, command.cell, command.thing, False, costs))
    if plan.arrives == NOWHERE:
        doing.emit(e.ThingSet(grapnel.id, grapnel._replace(men=(who,), number=plan.done)))
        doing.emit(e.Halted(who, "done"))
    else:
        doing.emit(e.ThingSet(grapnel.id, grapnel._replace(men=(), number=0)))
        doing.emit(e.Shifted(who, plan.arrives, "climbed"))


def climbing_choices(position: Position) -> Iterator[Work]:
    """Everybody at either end of a rope."""
    for rope in ropes(position):
        for here, there in ((rope.grapnel.cell, rope.top), (rope.top, rope.grapnel.cell)):
            for who in position.state.at.get(here, ()):
                yield from lawful(position, plan_climb, Work("climb_rope", (who,), there, rope.grapnel.id))


# -- fighting --------------------------------------------------------------------------------------------------------


def on_rope(field: Field, man: Being) -> bool:
    """Does he hang at the top of a rope? [GRAP-07]"""
    return man.cell >= 0 and ROPE in field.board.ground[man.cell].traits


def shift(position: Position, attackers: list[Being], target: Being, cells: list[Cell]) -> tuple[Term, ...]:
    """Two columns in favour of whoever fights a man on a rope; by the letter of print in either's attacks. [GRAP-08, RULING-G-43]"""
    field = position.field
    columns = field.rules.works.rope_columns
    if on_rope(field, target):
        return (Term(columns, "rope", "GRAP-08"),)
    own = columns if field.rules.switches.rope_helps_both else -columns
    return (Term(own, "rope", "GRAP-08"),) if any(on_rope(field, man) for man in attackers) else ()


def catch(doing: Doing, who: BeingId) -> None:
    """Who is driven off the wall where a rope hangs may catch it, or falls to his death. [GRAP-09, RULING-G-47]"""
    man, figures = doing.being(who), doing.rules.works
    if not man.able or not on_rope(doing.field, man):
        return
    terms = doing.roll_and_add("rope", "GRAP-09")
    worst = figures.rope_miss_wounded if man.health == Health.WOUNDED else figures.rope_miss
    misses = total(terms) <= worst
    doing.emit(e.Tested("catch_rope", who, man.cell, terms, "misses" if misses else "holds", needs=span(worst + 1, D10)))
    if misses:
        doing.emit(e.Shifted(who, doing.field.board.above(man.cell, 0), "fell"))
        kill(doing, who, "GRAP-09")


def pushed_past(doing: Doing, who: BeingId) -> bool:
    """Who can be driven nowhere but onto a rope on which somebody hangs finds no hold: he falls to his death. [RULING-G-47]"""
    man = doing.being(who)
    for rope in ropes(doing.position) if not man.character.armoured else ():
        if rope.lean.top == man.cell and not rope.lean.jump and doing.state.at.get(rope.top):
            doing.emit(e.Shifted(who, rope.grapnel.cell, "fell"))
            kill(doing, who, "RULING-G-47")
            return True
    return False


# -- cutting and taking off ------------------------------------------------------------------------------------------


def plan_cut(position: Position, command: Work) -> Rope | Refusal:
    """Somebody on the very hex it is fixed to, instead of shooting and fighting. [GRAP-10, RULING-G-44]"""
    rope = rope_named(position, command)
    if isinstance(rope, Refusal):
        return rope
    man = position.state.beings[command.men[0]]
    if man.mounted or man.has(Mark.SHOT | Mark.ATTACKED | Mark.CHARGED | Mark.WORKED):
        return Refusal("has_acted", "GRAP-10", man.character.name)
    if man.cell != rope.lean.top or rope.lean.jump:
        return Refusal("not_at_the_rope", "GRAP-10", man.character.name)
    return rope


def cut(doing: Doing, command: Work, rope: Rope) -> None:
    """The die says whether it parts; who hangs there falls, and stuns whoever is below. [GRAP-10, GRAP-11]"""
    who, foot = command.men[0], rope.grapnel.cell
    doing.emit(e.Worked(command.task, command.men, foot, command.thing, True))
    terms = doing.roll_and_add("rope", "GRAP-10")
    parts = total(terms) <= doing.rules.works.rope_cut
    doing.emit(e.Tested("cut_rope", who, foot, terms, "parts" if parts else "holds", needs=span(1, doing.rules.works.rope_cut)))
    if not parts:
        return
    _fall(doing, rope.grapnel, None, list(doing.state.at.get(rope.top, ())))


def _fall(doing: Doing, grapnel: Thing, after: Thing | None, hanging: list[BeingId]) -> None:
    """Who hangs on a rope that gives way falls to its foot, wounded, and stuns whoever is there. [GRAP-11]"""
    below = doing.state.at.get(grapnel.cell, ())
    for who in hanging:
        doing.emit(e.Shifted(who, grapnel.cell, "fell"))
    doing.emit(e.ThingSet(grapnel.id, after))
    for who in hanging:
        if doing.being(who).alive:
            harm(doing, who, "wounded", "GRAP-11")
    for who in below if hanging else ():
        harm(doing, who, "stunned", "GRAP-11")


def cutting_choices(position: Position) -> Iterator[Work]:
    """Everybody at the upper end of a rope."""
    for rope in ropes(position):
        for who in position.state.at.get(rope.lean.top, ()):
            yield from lawful(position, plan_cut, Work("cut_rope", (who,), rope.grapnel.cell, rope.grapnel.id))


def plan_take(position: Position, command: Work) -> Thing | Refusal:
    """Two at the foot of a free rope take it off as they would a ladder, and the first of them has it; a coiled one is taken by one man.

    [GRAP-05, LADDER-05, LADDER-10, RULING-G-46]
    """
    field, state = position
    grapnel = state.works.things.get(command.thing)
    if grapnel is None or grapnel.kind != GRAPNEL or not command.men:
        return Refusal("no_such_rope", "GRAP-05", about=command.thing)
    rope = rope_of(AsItIs(field.board), grapnel)
    pair = _takes_two(field, rope)
    if pair and len(command.men) != PAIR:
        return Refusal("rope_needs_two", "GRAP-05", needs=PAIR, has=len(command.men))
    if not pair and len(command.men) != 1:
        return Refusal("no_such_rope", "GRAP-05", about=command.thing)
    men = [state.beings[who] for who in command.men]
    name = men[0].character.name
    if grapnel.men:
        return Refusal("somebody_on_rope", "GRAP-05", name, by=grapnel.men[0])
    for man in men:
        if man.mounted or not _at_the_rope(field, man, grapnel, rope):
            return Refusal("not_at_the_rope", "GRAP-05", man.character.name)
    if rope is not None and (there := state.at.get(rope.top)):
        return Refusal("somebody_on_rope", "GRAP-05", name, by=there[0])
    if pair and state.standing(1 - state.active) & field.board.around[grapnel.cell]:
        return Refusal("enemy_at_rope", "GRAP-05", name)
    for man in men:
        if refusal := _may_take(position, man):
            return refusal
    return grapnel._replace(cell=men[0].cell, facing=-1, men=(men[0].id,), number=0, state="")


def _takes_two(field: Field, rope: Rope | None) -> bool:
    """A hanging rope is taken off like a ladder, by two; the switch lets one man do it. [RULING-G-46]"""
    return rope is not None and not field.rules.switches.rope_by_one


def _at_the_rope(field: Field, man: Being, grapnel: Thing, rope: Rope | None) -> bool:
    """Is he where he can take it: two at its foot or beside it, one at either end, a coiled one where it lies? [LADDER-10, RULING-G-46]"""
    if man.cell == grapnel.cell:
        return True
    if _takes_two(field, rope):
        return (man.cell, grapnel.cell) in field.move_graphs[0].step and field.board.direction(man.cell, grapnel.cell) is not None
    return rope is not None and not rope.lean.jump and man.cell == rope.lean.top


def _may_take(position: Position, man: Being) -> Refusal | None:
    """He can still move, and has the points. [GRAP-05]"""
    if refusal := may_move(position.state, man):
        return refusal
    price = position.field.rules.works.rope_handle
    if man.left < price:
        return Refusal("not_enough_points", "GRAP-05", man.character.name, needs=price, has=max(0, man.left))
    return None


def take(doing: Doing, command: Work, coiled: Thing) -> None:
    """It is off the wall and on the shoulder of the first of them; each pays for it. [GRAP-05]"""
    costs = (Term(doing.rules.works.rope_handle, "rope", "GRAP-05"),)
    doing.emit(e.Worked(command.task, command.men, coiled.cell, command.thing, False, costs))
    doing.emit(e.ThingSet(coiled.id, coiled))


def taking_choices(position: Position) -> Iterator[Work]:
    """Everybody who can take a free rope, with the first who can help him where it takes two."""
    field, state = position
    for grapnel in grapnels(state):
        rope = rope_of(AsItIs(field.board), grapnel)
        ends = (grapnel.cell, *((rope.lean.top,) if rope else ()), *field.board.neighbours[grapnel.cell])
        near = [state.beings[who] for cell in dict.fromkeys(ends) for who in state.at.get(cell, ())]
        hands = [man.id for man in near if _at_the_rope(field, man, grapnel, rope) and _may_take(position, man) is None]
        for who in hands:
            others = [other for other in hands if other != who][: PAIR - 1] if _takes_two(field, rope) else []
            yield from lawful(position, plan_take, Work("take_rope", (who, *others), state.beings[who].cell, grapnel.id))


# -- what happens by itself ------------------------------------------------------------------------------------------


def let_go(doing: Doing) -> bool:
    """Who is stunned or killed on a rope falls; who leaves it has climbed in vain; a grapnel whose wall is gone or whose bearer is down
    lies on the ground; True if anything happened.

    [GRAP-08, GRAP-11]
    """
    state, board = doing.state, doing.field.board
    for grapnel in grapnels(state):
        rope = rope_of(AsItIs(board), grapnel)
        if rope is not None:
            for man in [man for man in state.beings.values() if man.on_map and man.cell == rope.top and not man.able]:
                doing.emit(e.Shifted(man.id, grapnel.cell, "fell"))
                if man.health == Health.STUNNED:
                    kill(doing, man.id, "GRAP-11")
                return True
            if grapnel.men and state.beings[grapnel.men[0]].cell not in (grapnel.cell, rope.top):
                doing.emit(e.ThingSet(grapnel.id, grapnel._replace(men=(), number=0)))
                return True
        elif grapnel.state == HUNG:
            _down(doing, grapnel)
            return True
        elif grapnel.men and not state.beings[grapnel.men[0]].able:
            _drop(doing, grapnel)
            return True
    return False


def _down(doing: Doing, grapnel: Thing) -> None:
    """What it was hooked to is gone, and the place at the top with it: who hung there falls. [GRAP-11]"""
    board = doing.field.board
    over = [board.above(grapnel.cell, storey) for storey in range(1, board.storeys)]
    hanging = [man.id for man in doing.state.beings.values() if man.on_map and man.cell in over and not board.all >> man.cell & 1]
    _fall(doing, grapnel, grapnel._replace(state="", facing=-1, men=(), number=0), hanging)


def _drop(doing: Doing, grapnel: Thing) -> None:
    """The bearer is down: it lies where he lies, or has gone with him."""
    man = doing.being(grapnel.men[0])
    gone = not man.on_map
    doing.emit(e.ThingSet(grapnel.id, None if gone else grapnel._replace(cell=man.cell, men=())))
