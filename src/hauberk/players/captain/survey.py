"""How a captain sees a position: who can hit whom next, where it is dangerous, where there is something to shoot at."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.being import Being, BeingId, Mark, Side
from hauberk.battle.field import Field
from hauberk.battle.heaps import loads
from hauberk.battle.infiltration import zone
from hauberk.battle.mobility import machine_cells
from hauberk.battle.reach import FootReach, Obstacles, RiderReach, foot_reach, rider_reach
from hauberk.battle.riding import Pose, pose_of
from hauberk.battle.rules import Weapon
from hauberk.battle.shooting import missiles
from hauberk.battle.state import State
from hauberk.board.board import Cell, Cells
from hauberk.board.going import spread
from hauberk.board.terrain import Cover
from hauberk.players.captain.aims import Aims
from hauberk.players.captain.odds import melee_letters, shot_letters, struck_pays
from hauberk.players.captain.temper import Temper
from hauberk.players.captain.values import Worths

CHARGING = 1.3
"""How much harder a rider may strike who has room for a charge."""
CHARGE_FROM = 5
FIRE_SHARE = 0.3
"""How often a shooter who could shoot at a man shoots at just him."""
RANKS = 2
"""Columns that standing in ranks is worth, roughly."""


class Threat(NamedTuple):
    """An enemy and the hexes he could strike at in his next phase."""

    foe: Being
    cells: Cells
    attack: int


class Survey:
    """One position seen by one side."""

    def __init__(self, field: Field, state: State, side: Side, aims: Aims, temper: Temper, worths: Worths | None = None) -> None:
        self.field, self.state, self.side = field, state, side
        self.aims, self.temper = aims, temper
        self.worths = worths or Worths(aims, temper.loss)
        self.own = [man for man in state.people(side) if man.alive and not man.captive]
        self.foes = [man for man in state.people(1 - side) if man.alive and not man.captive]
        self.beings_by_side = (side, 1 - side)
        self._threats: list[Threat] | None = None
        self._shooters: list[tuple[Being, Weapon]] | None = None
        self._fire: dict[tuple[BeingId, Cell], tuple[float, int, Weapon | None]] = {}
        self._obstacles: dict[Side, Obstacles] = {}

    # -- where people can go -----------------------------------------------------------------------------------------

    def obstacles(self, side: Side) -> Obstacles:
        """What stands in the way of a side's men."""
        if side not in self._obstacles:
            blocked = self.state.standing(1 - side) | machine_cells(self.state)
            self._obstacles[side] = Obstacles(blocked, zone(self.field, self.state, 1 - side), loads(self.field, self.state))
        return self._obstacles[side]

    def reach(self, man: Being, points: int) -> FootReach | RiderReach:
        """How far somebody gets with so many points."""
        around = self.obstacles(man.side)
        return foot_reach(self.field, man, points, around) if man.tail < 0 else rider_reach(self.field, man, points, around)

    # -- danger ------------------------------------------------------------------------------------------------------

    @property
    def threats(self) -> list[Threat]:
        """Every able enemy with what he can strike at in his next phase, the strongest first."""
        if self._threats is None:
            found = []
            for foe in self.foes:
                if foe.able:
                    fresh = foe._replace(debt=False, marks=0)
                    reach = self.reach(fresh, foe.values.movement)
                    stands = foe.area
                    for cells in (reach.reached,) if isinstance(reach, FootReach) else reach.reached:
                        stands |= cells
                    found.append(Threat(foe, spread(self.field.going(foe), self.field.board, stands), foe.values.attack))
            self._threats = sorted(found, key=lambda threat: -threat.attack)
        return self._threats

    def attackers_on(self, pose: Pose) -> list[float]:
        """The attacks that could fall on somebody at a place, the strongest first."""
        distance, area, found = self.field.board.distance, pose.area, []
        for threat in self.threats:
            if threat.cells & area:
                far = threat.foe.mount and distance(threat.foe.cell, pose.cell) > CHARGE_FROM
                found.append(threat.attack * CHARGING if far else float(threat.attack))
        return sorted(found, reverse=True)

    def danger(self, man: Being, pose: Pose, friends: Cells) -> float:
        """What the enemy's next phase may cost him at a place, in points; `friends`: hexes where comrades stand."""
        if not self.temper.foresees:
            return 0.0
        attacks = self.attackers_on(pose)
        if not attacks:
            return 0.0
        board = self.field.board
        around = (board.around[pose.cell] | (board.around[pose.tail] if pose.tail >= 0 else 0)) & ~pose.area & ~friends
        number = min(self.temper.foresees, len(attacks), around.bit_count())
        if not number:
            return 0.0
        table = self.field.rules.melee
        column = table.column(int(sum(attacks[:number])) - man.values.defence) + (1 if number > 1 else 0)
        column -= min(self.field.board.ground[cell].influence for cell in (pose.cell, pose.tail) if cell >= 0)
        if man.formation and pose == pose_of(man):
            column -= RANKS
        return self._blow(man, table.limited(column))

    def _blow(self, man: Being, column: int) -> float:
        """What one attack of a column costs a man on the average."""
        table, worths = self.field.rules.melee, self.worths
        more = table.armour if man.character.armoured else 0
        lost = 0.0
        for letter, chance in melee_letters(table, column, more, man.mounted):
            if letter == "C":
                lost += chance * worths.shaken(man)
            elif letter in ("D", "E", "F"):
                harm = {"D": "stunned", "E": "wounded", "F": "killed"}[letter]
                lost += chance * worths.price(man, harm, horse=letter == "E" and man.mounted)
        return lost

    # -- fire --------------------------------------------------------------------------------------------------------

    @property
    def shooters(self) -> list[tuple[Being, Weapon]]:
        """Enemies with something to shoot, and their best weapon."""
        if self._shooters is None:
            found = []
            for foe in self.foes:
                arms = [arm for arm in missiles(self.field, foe) if not arm.ammo or foe.thrown < arm.ammo]
                if foe.able and arms:
                    found.append((foe, max(arms, key=lambda arm: arm.bands[-1])))
            self._shooters = found
        return self._shooters

    def band(self, shooter: Being, weapon: Weapon, one: Cell, two: Cell) -> int:
        """The range band between two hexes; -1 out of range or sight."""
        distance = self.field.board.distance(one, two)
        bands = weapon.saddle if shooter.mounted else weapon.bands
        if distance > bands[-1] or distance < max(1, weapon.least):
            return -1
        seen = self.field.sight.look(one, two)
        if not (seen.lofted if weapon.high else seen.visible):
            return -1
        return next(number for number, last in enumerate(bands) if distance <= last)

    def hit_chance(self, shooter: Being, weapon: Weapon, band: int, distance: int) -> float:
        """How likely a shot comes down where it was aimed."""
        table = self.field.rules.impact
        if distance < table.sure_below:
            return 1.0
        more = table.bands[band] + (table.close if weapon.steady and distance < table.close_below else 0)
        return max(0, min(10, table.on_target - more)) / 10

    def shot_at(self, shooter: Being, weapon: Weapon, origin: Cell, victim: Being, cell: Cell) -> float:
        """What a shot from one hex at somebody on another takes from him, roughly."""
        band = self.band(shooter, weapon, origin, cell)
        if band < 0:
            return 0.0
        distance = self.field.board.distance(origin, cell)
        ground = self.field.board.ground[cell]
        cover = Cover(min(ground.cover, Cover.STRONG)) if ground.cover_if == "always" else Cover.NONE
        letters = shot_letters(self.field.rules.shots, weapon.column, cover, victim.character.armoured, victim.mounted)
        lost = sum(chance * struck_pays(self.worths, victim, letter, False) for letter, chance in letters)
        return self.hit_chance(shooter, weapon, band, distance) * lost

    def fire_on(self, man: Being, cell: Cell) -> float:
        """What enemy shots may cost him on a hex."""
        if not self.temper.foresees:
            return 0.0
        return FIRE_SHARE * sum(self.shot_at(foe, weapon, foe.cell, man, cell) for foe, weapon in self.shooters)

    def marks_from(self, man: Being, cell: Cell) -> float:
        """The best shot somebody would have from a hex, roughly."""
        best = 0.0
        for weapon in missiles(self.field, man):
            if weapon.ammo and man.thrown >= weapon.ammo:
                continue
            for foe in self.foes:
                best = max(best, self.shot_at(man, weapon, cell, foe, foe.cell))
        return best


def is_shooter(field: Field, man: Being) -> bool:
    """Does he fight from afar rather than hand to hand?"""
    arms = [arm for arm in missiles(field, man) if not arm.ammo or man.thrown < arm.ammo]
    return any(arm.bands[-1] > field.rules.figures.charge_hexes * 3 for arm in arms) and man.values.attack <= WEAK


WEAK = 12
"""Who strikes no harder than this is of more use from afar, if he has a bow."""


def may_strike(man: Being) -> bool:
    """May he still attack in this phase?"""
    return man.able and not man.marks & (Mark.SHOT | Mark.CHARGED | Mark.ATTACKED | Mark.WORKED | Mark.LADDER) and not man.carries
