"""What one side has to fear on every hex: the blows of the enemy's next phase, his shots while it moves, and those that come after."""

from __future__ import annotations

from array import array
from collections.abc import Iterable

from hauberk.battle.core.being import Being, Mark, Side
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import Weapon
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.movement.reach import Obstacles, foot_reach
from hauberk.battle.people.hunger import hunger
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.line_of_fire import SHORT, Aim
from hauberk.battle.shooting.shots import armour_term, missiles
from hauberk.board.board import Cell, Cells, bits
from hauberk.board.move_graph import spread
from hauberk.board.terrain import Cover
from hauberk.common.term import total
from hauberk.players.search.losses import blow_share, shot_share

SINGLED_OUT = 0.5
"""How often the enemy does the worst he can to just this man."""
FIRE_SHARE = 0.25
"""How often a shooter who could shoot at a man shoots at just him."""


class Perils:
    """The enemy of one side, as his next phase threatens it. Made once for a phase of movement."""

    def __init__(self, position: Position, side: Side, blows: bool = True) -> None:
        """`blows`: what he can strike at counts too, not his shots alone."""
        self.position, self.field, self.side = position, position.field, side
        self.foes = [foe for foe in position.state.people(1 - side) if foe.able]
        self.shooters = [(foe, weapon) for foe in self.foes if (weapon := best_weapon(self.field, foe)) is not None]
        self.first = array("i", bytes(4 * self.field.board.size))
        """The strongest attack that can fall on a hex, and the next."""
        self.second = array("i", bytes(4 * self.field.board.size))
        self._fire: dict[tuple[bool, bool], array[float]] = {}
        if blows:
            self._strikes()

    def _strikes(self) -> None:
        """Where each foe can strike when he has moved, the strongest first; whoever is in his way has left."""
        position = self.position
        around = Obstacles(machine_cells(position.state), 0, hindrances(position))
        once = twice = 0
        for foe in sorted(self.foes, key=lambda foe: -foe.values.attack):
            attack = foe.values.attack
            struck = struck_by(self.field, foe, around)
            for cell in bits(struck & ~once):
                self.first[cell] = attack
            for cell in bits(struck & once & ~twice):
                self.second[cell] = attack
            twice |= struck & once
            once |= struck

    def blows(self, man: Being, cells: Iterable[Cell]) -> list[float]:
        """What the blows of the next phase would take from him on each of some hexes, as a share of his worth."""
        first, second, ground = self.first, self.second, self.field.board.ground
        defence, known = man.values.defence, {(0, 0, 0): 0.0}
        found = []
        for cell in cells:
            attack = first[cell]
            key = (attack, second[cell], ground[cell].influence) if attack else (0, 0, 0)
            if key not in known:
                known[key] = self._blow(man, defence, *key)
            found.append(known[key])
        return found

    def _blow(self, man: Being, defence: int, attack: int, joined: int, influence: int) -> float:
        """The same of the two strongest who can come there together."""
        rules = self.field.rules
        shift = (rules.figures.joint_shift if joined else 0) - influence
        column = rules.melee.limited(rules.melee.column(attack + joined - defence) + shift)
        more = rules.melee.armour if man.character.armoured else 0
        return SINGLED_OUT * blow_share(rules.melee, column, more, man.mount != "", man.health != 0)

    def fire(self, man: Being) -> array[float]:
        """Row by row what each shooter would take from somebody of his kind on every hex, as a share of his worth."""
        kind = man.mount != "", man.character.armoured
        found = self._fire.get(kind)
        if found is None:
            found = self._fire[kind] = array("d")
            for foe, weapon in self.shooters:
                found.extend(row(self.position, foe, weapon, foe.cell, man))
        return found


def struck_by(field: Field, foe: Being, around: Obstacles) -> Cells:
    """Every hex that somebody can strike at in his next phase."""
    fresh, stands = foe._replace(debt=False, marks=0), foe.area
    if foe.tail < 0:
        stands |= foot_reach(field, fresh, foe.values.movement, around).reached
    else:
        for heads in rider_reach(field, fresh, foe.values.movement, around).reached:
            stands |= heads
    return spread(field.move_graph(foe), field.board, stands)


def best_weapon(field: Field, man: Being) -> Weapon | None:
    """What he shoots farthest with, of what he has left."""
    arms = [arm for arm in missiles(field, man) if not arm.ammo or man.thrown < arm.ammo]
    return max(arms, key=lambda arm: arm.bands[-1], default=None) if not man.marks & Mark.LADDER else None


def row(position: Position, shooter: Being, weapon: Weapon, origin: Cell, man: Being) -> array[float]:
    """What a shot from a hex would take from a man of some kind on every other, as a share of his worth; kept while the ground stays."""
    field = position.field
    mounted, armoured = man.mount != "", man.character.armoured
    hungry = total(hunger(field, (shooter,)))
    key = "search fire", weapon.id, shooter.mount != "", origin, mounted, armoured, hungry
    known: array[float] | None = field.memo.get(key)
    if known is None:
        more = total(armour_term(field, man)) + hungry
        known = field.memo[key] = array("d", bytes(8 * field.board.size))
        for cell, (lands, cover) in lines(position, shooter, weapon, origin).items():
            known[cell] = lands * shot_share(field.rules.shots, weapon.column, more, cover, mounted)
    return known


def lines(position: Position, shooter: Being, weapon: Weapon, origin: Cell) -> dict[Cell, tuple[float, Cover]]:
    """The hexes a weapon reaches from another, with the chance that a shot comes down where it was aimed, and the cover there."""
    field = position.field
    key = "search lines", weapon.id, shooter.mount != "", origin
    known: dict[Cell, tuple[float, Cover]] | None = field.memo.get(key)
    if known is not None:
        return known
    table, board = field.rules.impact, field.board
    bands = weapon.saddle if shooter.mount else weapon.bands
    known = field.memo[key] = {}
    for cell in bits(board.all):
        distance = board.distance(origin, cell)
        if not max(1, weapon.least) <= distance <= bands[-1]:
            continue
        seen = field.sight.look(origin, cell)
        if not (seen.lofted if weapon.high else seen.visible):
            continue
        cover, _ = lof.cover(position, Aim(shooter, origin, cell, weapon, distance, SHORT), None)
        band = next(number for number, last in enumerate(bands) if distance <= last)
        more = table.bands[band] + (table.close if weapon.steady and distance < table.close_below else 0)
        faces = 10 if distance < table.sure_below else max(0, min(10, table.on_target - more))
        if faces and cover <= Cover.STRONG:
            known[cell] = faces / 10, cover
    return known


