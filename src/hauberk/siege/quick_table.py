"""The tables of quick resolution as values. `rulesets/siege_tables.py` reads them from `data/tables/quick.toml`. [C-QUICK-02 … C-QUICK-13]

Numbers are those of the tables: points whole, shares in percent. Who fights and who falls is worked out in `siege/quick.py`.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from typing import NamedTuple

CLASSES = (
    "foot_unarmoured", "foot_armoured", "shooter_foot_unarmoured", "shooter_foot_armoured", "rider_armoured_dismounted",
    "rider_unarmoured", "shooter_mounted_unarmoured", "shooter_mounted_armoured", "rider_armoured",
)  # fmt: skip
"""The nine classes, in the order of the printed table. [C-QUICK-02]"""
OBSTACLES = ("castle", "village", "slope", "river")
"""What can favour a side. [C-QUICK-05]"""
FLAGS = ("", "rout", "recoil", "siege_lifted", "garrison_surrenders")
"""What can befall a side beside its losses; "" = it stands. [C-QUICK-10]"""
RESULTS = "ABCDEFGHIJ"
"""The results, from the attacker's worst to his best. [C-QUICK-09]"""


class Toll(NamedTuple):
    """What a result costs one side. [C-QUICK-10]"""

    flag: str
    dead: int
    """Percent of every class."""
    wounded: int


class QuickTable(NamedTuple):
    """Everything quick resolution looks up."""

    points: Mapping[str, int]
    """What a man of each class is worth. [C-QUICK-02]"""
    bonuses: Mapping[str, int]
    """What each obstacle adds to the value of the side it favours, in percent. [C-QUICK-05]"""
    columns: tuple[int, ...]
    """The lowest difference of each column but the first, which has no lowest; rising. [C-QUICK-09]"""
    rows: tuple[str, ...]
    """For each roll, from 1, the letters of all columns. [C-QUICK-09]"""
    open: Mapping[str, tuple[Toll, Toll]]
    """By letter, in open battle: attacker, defender. [C-QUICK-10]"""
    siege: Mapping[str, tuple[Toll, Toll]]
    """By letter, in a siege: besieger, garrison. [C-QUICK-10]"""
    outnumbering: tuple[tuple[int, int], ...]
    """In open battle: attackers for each hundred defenders from which a modifier holds, and the modifier; rising. [C-QUICK-08]"""
    engine: int
    """Modifier of the roll for siege engines. [C-QUICK-08]"""
    rubble: int
    """Modifier of the roll for hexes of rubble. [C-QUICK-08]"""
    hunger: int
    """Added for an unsupplied attacker, taken off for an unsupplied defender. [RULING-C-QUICK-PRESTIGE]"""
    wounded_from: int
    """Roll times percent of dead from which a commander is wounded. [C-QUICK-13]"""
    killed_from: int
    """The same, from which he is killed. [C-QUICK-13, RULING-C-QUICK-LEADER]"""

    def column(self, difference: int) -> int:
        """The column of a difference, counted from 0. [C-QUICK-07, C-QUICK-09]"""
        return bisect_right(self.columns, difference)

    def row(self, roll: int) -> int:
        """The row of a modified roll: below the first it reads the first, above the last the last. [RULING-C-QUICK-CLAMP]"""
        return min(max(roll, 1), len(self.rows)) - 1

    def letter(self, difference: int, roll: int) -> str:
        """The result of a difference and a modified roll. [C-QUICK-09]"""
        return self.rows[self.row(roll)][self.column(difference)]

    def tolls(self, siege: bool, letter: str) -> tuple[Toll, Toll]:
        """What a result costs attacker and defender. [C-QUICK-10]"""
        return (self.siege if siege else self.open)[letter]

    def outnumbered(self, attackers: int, defenders: int) -> int:
        """The modifier for attackers who outnumber; defenders who do get none. [C-QUICK-08, RULING-C-QUICK-CLAMP]"""
        return next((value for least, value in reversed(self.outnumbering) if attackers * 100 >= least * defenders), 0)

    def fate(self, roll: int, dead: int) -> str:
        """What befalls the commander of a side that lost this percent of dead: unhurt, wounded or killed. [C-QUICK-13]"""
        product = roll * dead
        return "killed" if product >= self.killed_from else "wounded" if product >= self.wounded_from else "unhurt"
