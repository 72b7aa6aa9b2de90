"""What the chapters of the printed game enter into the registries; every edition begins with these and may add its own.

The order counts: shapes lie over one another, and the lines of a reckoning are read from top to bottom.
"""

from __future__ import annotations

from hauberk.battle.core import shaping
from hauberk.battle.core.registries import Barrier, MeleeModifier, MissileModifier, Shaper, Surcharge
from hauberk.battle.machines import footprint
from hauberk.battle.melee import combat
from hauberk.battle.people import formation, heaps
from hauberk.battle.scenario import victory
from hauberk.battle.shooting import shots
from hauberk.battle.storming import grapnels, ladders, mining
from hauberk.battle.walls import doors, hoardings, rubble, scaffolds

SHAPERS: tuple[Shaper, ...] = (
    doors.shape, shaping.ground, hoardings.shape, scaffolds.shape, ladders.shape, grapnels.shape, rubble.shape, footprint.shape,
    mining.shape, shaping.fires,
)  # fmt: skip
"""Every chapter that changes the board; the later ones lie over the earlier."""

BARRIERS: tuple[Barrier, ...] = (heaps.bars,)
"""What keeps everybody off a hex, besides its ground, the enemy and machines."""

SURCHARGES: tuple[Surcharge, ...] = (heaps.tolls,)
"""What makes a hex dearer than its ground."""

MISSILE_MODIFIERS: tuple[MissileModifier, ...] = (
    shots.range_modifier, shots.wound_modifier, shots.byzantine_modifier, shots.close_modifier, shots.hunger_modifier,
)  # fmt: skip
"""What is added to the die for where a shot lands. [IMPACT-06]"""

MELEE_MODIFIERS: tuple[MeleeModifier, ...] = (
    combat.ground_shifts, combat.joint_shift, formation.attack_shift, formation.defence_shift, formation.foulkon_shift, grapnels.shift,
)  # fmt: skip
"""What shifts the column of a combat. [MELEE-07]"""

ENDINGS = victory.ENDINGS
"""The conditions a scenario can name. [TURN-01]"""
