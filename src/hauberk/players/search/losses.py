"""What fates cost, as shares of what a man is worth: the currency of a search."""

from __future__ import annotations

from functools import cache

from hauberk.battle.core.being import Being, Health
from hauberk.battle.core.chances import PIKES, TARGET, Fate
from hauberk.battle.core.rules import MeleeTable, ShotTable
from hauberk.battle.melee import blow_chances
from hauberk.battle.people.wounds import outcome_of
from hauberk.battle.scenario.victory import worth
from hauberk.battle.shooting import shot_chances
from hauberk.board.terrain import Cover

LEFT = (1.0, 0.5, 0.65, 0.0)
"""What is left of a man: healthy, wounded, stunned (he will be up again), dead."""
BACK = 0.06
"""What it costs to be driven back."""
HORSE = 0.3
"""What a horse adds to whoever sits on it."""
BARE = 0.1
"""What broken pikes cost."""


def whole(man: Being) -> float:
    """What a man is worth unhurt."""
    return float(worth(man)) * (1 + HORSE if man.mount else 1.0)


def lost(man: Being, fate: Fate) -> float:
    """The share of a man that a fate takes, if it strikes him."""
    means = fate.means
    if means.harm == PIKES:
        return BARE
    taken = BACK if means.back else 0.0
    if means.harm:
        after = outcome_of(man, means.harm)
        taken += LEFT[man.health] - LEFT[after]
        if man.mount and (means.horse or after >= Health.STUNNED):
            taken += HORSE
    elif means.back and man.health == Health.STUNNED:
        taken = LEFT[man.health]
    return taken


@cache
def blow_share(table: MeleeTable, column: int, more: int, mounted: bool, hurt: bool) -> float:
    """What a blow of a column takes from whom it is meant for, on the average; `hurt`: he was wounded before."""
    fates = blow_chances.fates_of(table, column, more, mounted)
    return sum(fate.chance * _share(fate, mounted, hurt) for fate in fates if fate.means.whom == TARGET)


@cache
def shot_share(table: ShotTable, column: int, more: int, cover: Cover, mounted: bool) -> float:
    """What a shot that strikes takes from an unhurt man, on the average."""
    return sum(fate.chance * _share(fate, mounted, False) for fate in shot_chances.fates_of(table, column, more, cover, mounted))


def _share(fate: Fate, mounted: bool, hurt: bool) -> float:
    """The same of somebody of whom no more is known."""
    means = fate.means
    if not means.harm:
        return BACK if means.back else 0.0
    after = Health.DEAD if hurt or means.harm == "killed" else Health.STUNNED if means.harm == "stunned" else Health.WOUNDED
    horse = HORSE if mounted and (means.horse or after >= Health.STUNNED) else 0.0
    return LEFT[Health.WOUNDED if hurt else Health.HEALTHY] - LEFT[after] + horse
