"""How a captain sees a position: who can hit whom next, where it is dangerous, where there is something to shoot at."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Health, Mark, Side
from hauberk.battle.core.chances import TARGET
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import Weapon
from hauberk.battle.melee.blow_chances import fates_of as blow_fates
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.infiltration import zone
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.movement.reach import FootReach, Obstacles, foot_reach
from hauberk.battle.people.hunger import HUNGRY, hunger
from hauberk.battle.riding.mounted_reach import RiderReach, rider_reach
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.line_of_fire import SHORT, Aim
from hauberk.battle.shooting.shot_chances import fates_of as shot_fates
from hauberk.battle.shooting.shots import armour_term, missiles
from hauberk.board.board import Cell, Cells
from hauberk.board.move_graph import spread
from hauberk.board.terrain import Cover
from hauberk.common.term import total
from hauberk.players.budget import Budget
from hauberk.players.captain.aims import Aims
from hauberk.players.captain.floods import spread_by
from hauberk.players.captain.odds import pays
from hauberk.players.captain.temper import Temper
from hauberk.players.captain.values import Worths

CHARGING = 1.3
"""How much harder a rider may strike who has room for a charge."""
CHARGE_FROM = 5
IN_THE_WAY = 3
"""Whoever stands so near to an enemy hinders him; when he goes, the enemy's way is free."""
ALONE = 3
"""So many comrades near by halve what a man has to fear."""
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

    def __init__(
        self, position: Position, side: Side, aims: Aims, temper: Temper, worths: Worths | None = None, budget: Budget | None = None
    ) -> None:
        field, state = position
        self.budget = budget or Budget()
        self.position, self.field, self.state, self.side = position, field, state, side
        self.aims, self.temper = aims, temper
        self.worths = worths or Worths(aims, temper.loss, state.active)
        self.own = [man for man in state.people(side) if man.alive and not man.captive]
        self.foes = [man for man in state.people(1 - side) if man.alive and not man.captive]
        self._threats: dict[BeingId, list[Threat]] = {}
        self._shooters: list[tuple[Being, Weapon]] | None = None
        self._lines: dict[tuple[str, bool, Cell, Cell], tuple[float, Cover]] = field.memo.setdefault("captain lines", {})
        self._struck: dict[tuple[BeingId, int, Cover, bool], float] = {}
        self._blows: dict[tuple[BeingId, int], float] = {}
        self._obstacles: dict[Side, Obstacles] = {}

    # -- where people can go -----------------------------------------------------------------------------------------

    def obstacles(self, side: Side) -> Obstacles:
        """What stands in the way of a side's men."""
        if side not in self._obstacles:
            blocked = self.state.standing(1 - side) | machine_cells(self.state)
            self._obstacles[side] = Obstacles(blocked, zone(self.position, 1 - side), hindrances(self.position))
        return self._obstacles[side]

    def reach(self, man: Being, points: int) -> FootReach | RiderReach:
        """How far somebody gets with so many points."""
        around = self.obstacles(man.side)
        return foot_reach(self.field, man, points, around) if man.tail < 0 else rider_reach(self.field, man, points, around)

    # -- danger ------------------------------------------------------------------------------------------------------

    def threats(self, man: Being) -> list[Threat]:
        """Every able enemy with what he can strike at in his next phase, the strongest first, as if the man had left his place."""
        board = self.field.board
        near = any(board.distance(man.cell, foe.cell) <= IN_THE_WAY for foe in self.foes if foe.able)
        key = man.id if near else ""
        if key not in self._threats:
            around = self._way_of_foes(man.area if near else 0)
            found = [self._threat(foe, around) for foe in self.foes if foe.able]
            self._threats[key] = sorted(found, key=lambda threat: -threat.attack)
        return self._threats[key]

    def _way_of_foes(self, leaving: Cells) -> Obstacles:
        """What stands in the enemy's way when some hexes have been left."""
        state, field = self.state, self.field
        zoned = 0
        for kind, graph in enumerate(field.move_graphs):
            if cells := state.ranks[self.side * 4 + kind] & ~leaving:
                zoned |= spread(graph, field.board, cells)
        blocked = state.standing(self.side) & ~leaving | machine_cells(state)
        return Obstacles(blocked, zoned, hindrances(field.at(state)))

    def _threat(self, foe: Being, around: Obstacles) -> Threat:
        fresh, points = foe._replace(debt=False, marks=0), foe.values.movement
        stands = foe.area
        if foe.tail < 0:
            stands |= foot_reach(self.field, fresh, points, around).reached
        else:
            for cells in rider_reach(self.field, fresh, points, around).reached:
                stands |= cells
        return Threat(foe, spread(self.field.move_graph(foe), self.field.board, stands), foe.values.attack)

    def attackers_on(self, man: Being, pose: Pose) -> list[float]:
        """The attacks that could fall on somebody at a place, the strongest first."""
        distance, area, found = self.field.board.distance, pose.area, []
        for threat in self.threats(man):
            if threat.cells & area:
                far = threat.foe.mount and distance(threat.foe.cell, pose.cell) > CHARGE_FROM
                found.append(threat.attack * CHARGING if far else float(threat.attack))
        return sorted(found, reverse=True)

    def danger(self, man: Being, pose: Pose, friends: Cells) -> float:
        """What the enemy's next phase may cost him at a place, in points; `friends`: hexes where comrades stand."""
        if not self.temper.foresees:
            return 0.0
        attacks = self.attackers_on(man, pose)
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
        lost = self._blow(man, table.limited(column))
        return lost * self._singled_out(pose, friends)

    def _singled_out(self, pose: Pose, friends: Cells) -> float:
        """How likely the enemy goes for just him: whoever stands alone draws them all, in a line they must choose."""
        near = spread_by(self.field.board, spread_by(self.field.board, pose.area)) & friends
        return ALONE / (ALONE + near.bit_count())

    def _blow(self, man: Being, column: int) -> float:
        """What one attack of a column costs a man on the average."""
        known = self._blows.get((man.id, column))
        if known is not None:
            return known
        table, worths = self.field.rules.melee, self.worths
        more = table.armour if man.character.armoured else 0
        blow = blow_fates(table, column, more, man.mounted)
        lost = sum([chance * pays(worths, man, means) for chance, _, means in blow if means.whom == TARGET])
        self._blows[man.id, column] = lost
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

    def _line(self, weapon: Weapon, mounted: bool, origin: Cell, cell: Cell) -> tuple[float, Cover]:
        """How likely a shot from one hex comes down on another, and the cover there; kept while the board stays the same."""
        key = (weapon.id, mounted, origin, cell)
        known = self._lines.get(key)
        if known is None:
            lands = self._lands(weapon, mounted, origin, cell)
            known = self._lines[key] = (lands, self._cover(weapon, origin, cell) if lands else Cover.NONE)
        return known

    def _cover(self, weapon: Weapon, origin: Cell, cell: Cell) -> Cover:
        """The cover of a hex against shots from another: parapets and walls where the place is built, else what grows there."""
        field = self.field
        if field.board.built:
            aim = Aim(self.own[0] if self.own else self.foes[0], origin, cell, weapon, max(1, field.board.distance(origin, cell)), SHORT)
            return lof.cover(field.at(self.state), aim, None)[0]
        ground = field.board.ground[cell]
        return Cover(min(ground.cover, Cover.STRONG)) if ground.cover_if == "always" else Cover.NONE

    def _lands(self, weapon: Weapon, mounted: bool, origin: Cell, cell: Cell) -> float:
        """How likely a shot comes down where it was aimed; 0 out of range or sight."""
        distance = self.field.board.distance(origin, cell)
        bands = weapon.saddle if mounted else weapon.bands
        if distance > bands[-1] or distance < max(1, weapon.least):
            return 0.0
        seen = self.field.sight.look(origin, cell)
        if not (seen.lofted if weapon.high else seen.visible):
            return 0.0
        table = self.field.rules.impact
        if distance < table.sure_below:
            return 1.0
        band = next(number for number, last in enumerate(bands) if distance <= last)
        more = table.bands[band] + (table.close if weapon.steady and distance < table.close_below else 0)
        return max(0, min(10, table.on_target - more)) / 10

    def shot_at(self, shooter: Being, weapon: Weapon, origin: Cell, victim: Being, cell: Cell) -> float:
        """What a shot from one hex at somebody on another takes from him, roughly."""
        lands, cover = self._line(weapon, bool(shooter.mount), origin, cell)
        if not lands or cover > Cover.STRONG:
            return 0.0
        key = (victim.id, weapon.column, cover, HUNGRY in shooter.character.traits)
        lost = self._struck.get(key)
        if lost is None:
            added = total((*armour_term(self.field, victim), *hunger(self.field, (shooter,))))
            shot = shot_fates(self.field.rules.shots, weapon.column, added, cover, victim.mounted, victim.health == Health.STUNNED)
            lost = sum([chance * pays(self.worths, victim, means) for chance, _, means in shot])
            self._struck[key] = lost
        return lands * lost

    def fire_on(self, man: Being, cell: Cell) -> float:
        """What enemy shots may cost him on a hex."""
        if not self.temper.foresees:
            return 0.0
        return FIRE_SHARE * sum(self.shot_at(foe, weapon, foe.cell, man, cell) for foe, weapon in self.shooters)

    def marks_from(self, man: Being, cell: Cell) -> float:
        """The best shot somebody would have from a hex, roughly."""
        arms = [weapon for weapon in missiles(self.field, man) if not weapon.ammo or man.thrown < weapon.ammo]
        return max([self.shot_at(man, weapon, cell, foe, foe.cell) for weapon in arms for foe in self.foes], default=0.0)


def is_shooter(field: Field, man: Being) -> bool:
    """Does he fight from afar rather than hand to hand?"""
    arms = [arm for arm in missiles(field, man) if not arm.ammo or man.thrown < arm.ammo]
    return any(arm.bands[-1] > field.rules.figures.charge_hexes * 3 for arm in arms) and man.values.attack <= WEAK


WEAK = 12
"""Whoever strikes no harder than this is of more use from afar, if he has a bow."""


def may_strike(man: Being) -> bool:
    """May he still attack in this phase?"""
    return man.able and not man.marks & (Mark.SHOT | Mark.CHARGED | Mark.ATTACKED | Mark.WORKED | Mark.LADDER) and not man.carries
