"""Hoplites in formation and the foulkon. Rulebook 7.3."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import compress
from operator import attrgetter
from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Formation, Health, Mark
from hauberk.battle.core.choices import Choices, Listed, Listing
from hauberk.battle.core.commands import FormUp, Foulkon
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import MOVEMENT, State
from hauberk.battle.movement.barring import first_at
from hauberk.board.board import Board, Cell, Cells, cells_of
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.common.values import KEPT
from hauberk.grid.hex import TURNED, Facing, opposite, sixths_between

FRONT, LEFT, RIGHT, REAR = "front", "left", "right", "rear"
WORST = (FRONT, LEFT, RIGHT, REAR)
"""Sides of a formation from best to worst for the hoplites. [HOPL-12]"""

_SIDE_BY_TURN = {5: FRONT, 4: FRONT, 0: RIGHT, 1: REAR, 2: REAR, 3: LEFT}
"""Side of a hex by its direction counted from the formation's right. [RULING-T-108]"""


def front_of(board: Board, cell: Cell, right: Facing) -> tuple[Cell, Cell]:
    """The two hexes before a man in a row. [HOPL-01, RULING-T-108]"""
    ring, turned = board.neighbours[cell], TURNED[right]
    return ring[turned[5]], ring[turned[4]]


def rear_of(board: Board, cell: Cell, right: Facing) -> tuple[Cell, Cell]:
    """The two hexes behind a man in a row."""
    ring, turned = board.neighbours[cell], TURNED[right]
    return ring[turned[1]], ring[turned[2]]


def members(state: State, formation: int) -> list[Being]:
    """Those who stand in a formation."""
    everybody = state.beings.values()
    return [being for being in compress(everybody, map(_formation, everybody)) if being.formation == formation and being.alive]


_formation = attrgetter("formation")


def is_front_of(position: Position, hoplite: Being, cell: Cell) -> bool:
    """Is the hex before this man of a formation? [HOPL-22]"""
    formation = position.state.formations.get(hoplite.formation)
    return formation is not None and cell in front_of(position.field.board, hoplite.cell, formation.right)


def stands_in_front(position: Position, hoplite: Being, foe: Being) -> bool:
    """Does the enemy stand before this man of a formation? [HOPL-23]"""
    return any(is_front_of(position, hoplite, cell) for cell in foe.cells)


def side_of(board: Board, hoplite: Being, right: Facing, cells: Iterable[Cell]) -> str:
    """From which side enemies on these hexes come at him: the worst for him counts, and only from the front they meet his pikes.

    [HOPL-12, HOPL-13, RULING-T-113]
    """
    sides = []
    for cell in cells:
        direction = board.direction(hoplite.cell, cell)
        if direction is not None:
            sides.append(_SIDE_BY_TURN[sixths_between(right, direction)])
    return max(sides, key=WORST.index, default=REAR)


def depth(position: Position, man: Being) -> int:
    """How many ranks stand at this place: himself and comrades behind him, up to three. [HOPL-07, RULING-T-111]"""
    field, state = position
    formation = state.formations.get(man.formation)
    if formation is None:
        return 0
    comrades = {being.cell for being in members(state, man.formation)}
    if field.rules.switches.formation_depth_by_ranks:
        return _complete_ranks(field, formation, comrades)
    found, here = 1, {man.cell}
    while found < field.rules.figures.deepest:
        here = {cell for one in here for cell in rear_of(field.board, one, formation.right) if cell in comrades}
        if not here:
            break
        found += 1
    return found


def _complete_ranks(field: Field, formation: Formation, cells: set[Cell]) -> int:
    """Ranks as wide as the front rank, for those who count the whole formation. [RULING-T-111 a]"""
    board = field.board
    front = {cell for cell in cells if not cells & set(front_of(board, cell, formation.right))}
    found, rank = 1, front
    while found < field.rules.figures.deepest:
        behind = {cell for one in rank for cell in rear_of(board, one, formation.right) if cell in cells}
        if len(behind) < len(front):
            break
        found, rank = found + 1, behind
    return found


class Ranks(NamedTuple):
    """Who stands in valid ranks, and who in the front one."""

    men: frozenset[Cell]
    front: frozenset[Cell]
    full: int
    """How many ranks, from the front, are as wide as a row must be. [FOULK-01]"""


def ranks(field: Field, cells: Iterable[Cell], right: Facing) -> Ranks:
    """Which of these hexes make a formation: straight front rows of at least three, and the ranks behind. [HOPL-01]"""
    held = frozenset(cells)
    known: dict[tuple[frozenset[Cell], Facing], Ranks] = field.lately.setdefault("ranks", {})
    found = known.get((held, right))
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[held, right] = _ranks(field, held, right)
    return found


def _ranks(field: Field, held: frozenset[Cell], right: Facing) -> Ranks:
    board = field.board
    lone_front = {cell for cell in held if not held & set(front_of(board, cell, right))}
    front: set[Cell] = set()
    for cell in lone_front:
        row = _row(board, lone_front, cell, right)
        if len(row) >= field.rules.figures.row_least:
            front |= row
    men, rank, widths = set(front), front, [len(front)]
    while len(widths) < field.rules.figures.deepest and rank:
        rank = {cell for one in rank for cell in rear_of(board, one, right) if cell in held and cell not in men}
        men |= rank
        widths.append(len(rank))
    narrow = next((number for number, width in enumerate(widths) if width < field.rules.figures.row_least), len(widths))
    return Ranks(frozenset(men), frozenset(front), narrow)


def _row(board: Board, cells: set[Cell], cell: Cell, right: Facing) -> set[Cell]:
    """The unbroken straight row through a hex."""
    row = {cell}
    for direction in (right, opposite(right)):
        here = board.neighbours[cell][direction]
        while here in cells:
            row.add(here)
            here = board.neighbours[here][direction]
    return row


# -- shifts in melee -------------------------------------------------------------------------------------------------


def defence_shift(position: Position, attackers: list[Being], defender: Being, cells: list[Cell]) -> tuple[Term, ...]:
    """Attacked in formation: from the front by depth to the left, from the open side and the rear to the right; added to all other shifts.

    [HOPL-07, HOPL-09, HOPL-10, HOPL-11, HOPL-14]
    """
    formation = position.state.formations.get(defender.formation)
    if formation is None:
        return ()
    figures = position.field.rules.figures
    side = side_of(position.field.board, defender, formation.right, cells)
    if side == FRONT:
        return (Term(-depth(position, defender), "formation_front", "HOPL-07", defender.character.name),)
    if side == RIGHT:
        return (Term(figures.open_side_shift, "formation_open_side", "HOPL-10", defender.character.name),)
    if side == REAR:
        return (Term(figures.rear_shift, "formation_rear", "HOPL-11", defender.character.name),)
    return (Term(0, "formation_shield_side", "HOPL-09", defender.character.name),)


def attack_shift(position: Position, attackers: list[Being], defender: Being, cells: list[Cell]) -> tuple[Term, ...]:
    """Men of the front rank who attack what stands before them: the smallest depth to the right. [HOPL-08, RULING-T-118]"""
    depths = [
        depth(position, man)
        for man in attackers
        if man.formation and stands_in_front(position, man, defender) and in_front_rank(position, man)
    ]
    if not depths or len(depths) < len(attackers):
        return ()
    return (Term(min(depths), "formation_attack", "HOPL-08"),)


def in_front_rank(position: Position, man: Being) -> bool:
    """Does he stand in the first rank of his formation? [HOPL-01]"""
    formation = position.state.formations[man.formation]
    return man.cell in ranks(position.field, [being.cell for being in members(position.state, man.formation)], formation.right).front


def foulkon_shift(position: Position, attackers: list[Being], defender: Being, cells: list[Cell]) -> tuple[Term, ...]:
    """All combats of a foulkon are read one column further left; by our older reading only its own attacks. [FOULK-05, RULING-T-114]"""
    fighters = [*attackers, defender] if position.field.rules.switches.foulkon_in_every_combat else attackers
    if any(in_foulkon(position.state, man) for man in fighters):
        return (Term(position.field.rules.figures.foulkon_shift, "foulkon", "FOULK-05"),)
    return ()


def in_foulkon(state: State, man: Being) -> bool:
    """Does he stand in a closed foulkon, covered on every side? [FOULK-04, RULING-T-115]"""
    formation = state.formations.get(man.formation)
    return formation is not None and formation.foulkon


def points(position: Position, man: Being) -> int:
    """What a member may spend without leaving the formation: 3, in foulkon 2; with a hurt comrade nothing. [HOPL-02, HOPL-03, FOULK-03]"""
    if any(comrade.health != Health.HEALTHY for comrade in members(position.state, man.formation)):
        return 0
    figures = position.field.rules.figures
    return figures.foulkon_points if in_foulkon(position.state, man) else figures.formation_points


# -- forming ---------------------------------------------------------------------------------------------------------


def plan_forming(position: Position, command: FormUp) -> Ranks | Refusal:
    """Healthy hoplites on a straight row of three or more, with ranks behind, declare a formation. [HOPL-01, HOPL-03, RULING-T-112]"""
    field, state = position
    men = [state.beings[who] for who in command.men]
    figures = field.rules.figures
    if len(set(command.men)) != len(command.men):
        return Refusal("hands_needed", "HOPL-01")
    if len(men) < figures.row_least:
        return Refusal("row_too_short", "HOPL-01", needs=figures.row_least, has=len(men))
    for man in men:
        name = man.character.name
        if man.side != state.active or not man.able or "hoplite" not in man.character.traits:
            return Refusal("not_a_hoplite", "HOPL-01", who=name)
        if man.health != Health.HEALTHY:
            return Refusal("hurt_in_formation", "HOPL-03", who=name)
        if man.has(Mark.FORMED_UP) and man.spent > figures.formation_points:
            return Refusal("wheeled_too_far", "HOPL-02", who=name, needs=man.spent, has=figures.formation_points)
        if len(state.at.get(man.cell, ())) > 1:
            return Refusal("not_alone", "STACK-01", who=name, by=first_at(state, man.area, (man.id,))[1])
    cells = {man.cell for man in men}
    found = ranks(field, cells, command.right)
    if len(found.men) != len(men) or _body(field.board, cells) != cells:
        return Refusal("no_straight_row", "HOPL-01")
    if all(man.formation and state.formations[man.formation].right == command.right for man in men) and len(
        members(state, men[0].formation)
    ) == len(men):
        return Refusal("already_formed", "HOPL-01")
    return found


def form_up(doing: Doing, command: FormUp, plan: Ranks) -> None:
    """The row stands, each man of the front rank with his pikes, which fill no hex. [HOPL-01, HOPL-04, RULING-T-109]"""
    number = max(doing.state.formations, default=0) + 1
    pikes = tuple(who for who in command.men if doing.being(who).cell in plan.front)
    doing.emit(e.FormationFormed(number, doing.state.active, command.men, command.right, pikes))


def plan_foulkon(position: Position, command: Foulkon) -> Formation | Refusal:
    """At least three wide and two deep, in the own movement sequence. [FOULK-01, FOULK-02]"""
    field, state = position
    formation, men = state.formations.get(command.formation), members(state, command.formation)
    if formation is None or not men:  # its men may all have formed up anew
        return Refusal("no_such_formation", "FOULK-01")
    if formation.side != state.active:
        return Refusal("foulkon_in_enemy_phase", "FOULK-02")
    if formation.foulkon == command.closed:
        return Refusal("foulkon_already", "FOULK-02")
    full = ranks(field, [man.cell for man in men], formation.right).full
    if command.closed and full < field.rules.figures.foulkon_ranks:
        return Refusal("foulkon_too_thin", "FOULK-01", needs=field.rules.figures.foulkon_ranks, has=full)
    spent = max(man.spent for man in men)
    if spent > field.rules.figures.foulkon_points:
        return Refusal("foulkon_moved", "FOULK-03", needs=spent, has=field.rules.figures.foulkon_points)
    return formation


def change_foulkon(doing: Doing, command: Foulkon, plan: Formation) -> None:
    """The shields close or open. [FOULK-02]"""
    doing.emit(e.FoulkonChanged(command.formation, command.closed))


class KnownForming:
    """Formations that could be declared, and what they depend on."""

    def __init__(self, field: Field) -> None:
        self._people = -1
        self._hoplites: list[BeingId] = []
        self._known: tuple[list[Being], list[bool], object, list[FormUp | Foulkon]] | None = None

    def at(self, position: Position) -> list[FormUp | Foulkon]:
        """The same as before while no hoplite has changed and nobody has come to one or left him. [HOPL-01, STACK-01]"""
        state = position.state
        if self._people != len(state.beings):
            self._people, self._hoplites = len(state.beings), [man.id for man in state.beings.values() if "hoplite" in man.character.traits]
        men = [man for man in map(state.beings.__getitem__, self._hoplites) if man.side == state.active]
        alone = [len(state.at.get(man.cell, ())) == 1 for man in men]
        known = self._known
        if known is None or known[2] is not state.formations or known[1] != alone or known[0] != men:
            known = self._known = men, alone, state.formations, list(_forming(position, men))
        return known[3]


def forming_choices(listing: Listing) -> tuple[Choices, ...]:
    """Ranks that could be declared, and tortoises formed or broken up. [HOPL-01]"""
    position, memory = listing
    if not (position.state.formations or position.field.hoplites):
        return ()
    return (Listed("", memory.of(KnownForming).at(position)),)


def _forming(position: Position, hoplites: list[Being]) -> Iterator[FormUp | Foulkon]:
    """Formations that the active side's hoplites could declare: every whole body of them in valid ranks, for each direction."""
    field, state = position
    able = [b for b in hoplites if b.able and not b.mount]
    ready = [b for b in able if b.health == Health.HEALTHY and len(state.at.get(b.cell, ())) == 1]
    if len(ready) >= field.rules.figures.row_least:
        by_cell = {b.cell: b.id for b in ready}
        standing = cells_of(by_cell)
        lines = [_in_line(field, standing, axis) for axis in range(3)]  # a direction and its opposite are one line
        for right in range(6) if any(lines) else ():
            for body in _bodies(field, set(by_cell), right) if lines[right % 3] else ():
                command = FormUp(tuple(by_cell[cell] for cell in sorted(body)), right)
                if not isinstance(plan_forming(position, command), Refusal):
                    yield command
    for formation in state.formations.values():
        if formation.side == state.active:
            change = Foulkon(formation.id, not formation.foulkon)
            if not isinstance(plan_foulkon(position, change), Refusal):
                yield change


def _in_line(field: Field, cells: Cells, right: Facing) -> bool:
    """Do enough of these cells lie in one straight line? A quick look before the ranks are read. [HOPL-01]"""
    shift = abs(field.board.shifts[right])
    row = cells
    for place in range(1, field.rules.figures.row_least):
        row &= cells >> place * shift
    return row != 0


def _bodies(field: Field, cells: set[Cell], right: Facing) -> Iterator[frozenset[Cell]]:
    """Connected bodies in valid ranks."""
    left = set(ranks(field, cells, right).men)
    while left:
        body = _body(field.board, left)
        left -= body
        found = ranks(field, body, right)
        if found.men == body:
            yield frozenset(body)


def _body(board: Board, cells: set[Cell]) -> set[Cell]:
    """Those of the hexes that hang together with the first of them. [HOPL-01]"""
    body, todo = set[Cell](), [min(cells)]
    while todo:
        cell = todo.pop()
        if cell not in body:
            body.add(cell)
            todo += [other for other in board.neighbours[cell] if other in cells]
    return body


# -- falling apart ---------------------------------------------------------------------------------------------------


def keep_ranks(doing: Doing) -> None:
    """Who is no longer in valid ranks is out; with fewer than three in front the formation is dissolved. [RULING-T-112, RULING-T-117]"""
    for number, formation in tuple(doing.state.formations.items()):
        men = members(doing.state, number)
        if is_marching(doing.state, formation) and len(men) >= doing.rules.figures.row_least:
            continue
        found = ranks(doing.field, [man.cell for man in men], formation.right)
        if not found.front:
            doing.emit(e.FormationDissolved(number))
            continue
        for man in men:
            if man.cell not in found.men:
                doing.emit(e.FormationLeft(man.id))
            elif man.pikes and man.cell not in found.front:
                doing.emit(e.PikesChanged(man.id, False))
        if formation.foulkon and found.full < doing.rules.figures.foulkon_ranks:
            doing.emit(e.FoulkonChanged(number, False))


def is_marching(state: State, formation: Formation) -> bool:
    """While its own side moves a formation may be out of line; it is judged when nothing more is asked. [RULING-T-112]"""
    return state.sequence == MOVEMENT and formation.side == state.active and bool(state.pending)


def is_broken(position: Position) -> bool:
    """Has a loss or a retreat left somebody out of the ranks, or too few in the front row? [RULING-T-117]"""
    field, state = position
    for number, formation in state.formations.items():
        men = members(state, number)
        if is_marching(state, formation):
            if len(men) < field.rules.figures.row_least:
                return True
            continue
        found = ranks(field, [man.cell for man in men], formation.right)
        if not found.front or len(found.men) < len(men):
            return True
    return False


def leave(doing: Doing, who: BeingId) -> None:
    """Somebody steps out of his formation."""
    if doing.being(who).formation:
        doing.emit(e.FormationLeft(who))
