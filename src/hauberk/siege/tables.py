"""Tables of the days of a siege and of quick resolution, as typed values with their look-ups; their sources stand in the files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from hauberk.common.dice import D10

WHOLE = D10 * D10
"""Shares are written in per cent."""
NOTHING = "nothing"
"""The event of a day on which nothing happens."""


class Provisions(NamedTuple):
    """How many days the besieged can hold out, by the kind of place and the mouths in it. [PROV-01, A-SIEGE-04]"""

    modifiers: tuple[int, ...]
    dice: dict[str, int]
    """Ten-sided dice thrown for each kind of place."""
    bands: dict[str, tuple[int, ...]]
    """For each modifier the least number of besieged, the largest number first."""
    least: int
    """They never last a shorter time. [PROV-03, A-SIEGE-06]"""

    def modifier(self, kind: str, besieged: int) -> int:
        """Days added for few mouths, taken off for many. [PROV-02, A-SIEGE-05]"""
        return next(days for days, least in zip(self.modifiers, self.bands[kind], strict=True) if besieged >= least)


class Initiative(NamedTuple):
    """Who acts today: both throw a die. [INIT-01, A-SIEGE-14]"""

    besieger: int
    """What the besieger adds; he has the tie too."""


class Grip(NamedTuple):
    """How close a blockade is, and what it adds to the event roll."""

    name: str
    modifier: int


class Blockade(NamedTuple):
    """Besiegers for each besieged, and what that does to the event roll. [BLOCK-01, A-SIEGE-19]"""

    names: tuple[str, ...]
    over: tuple[int, ...]
    """How many besiegers for each besieged must be exceeded, for every grip but the last."""
    modifiers: tuple[int, ...]

    def grip(self, besiegers: int, besieged: int) -> Grip:
        """More than two to one, more than one to one, or fewer. [RULING-G-51, RULING-A-SIEGE-04]"""
        for name, over, modifier in zip(self.names, self.over, self.modifiers, strict=False):
            if besiegers > over * besieged:
                return Grip(name, modifier)
        return Grip(self.names[-1], self.modifiers[-1])


class Healing(NamedTuple):
    """When the wounded come back. [HEAL-01, A-SIEGE-20, SC-HEAL-01]"""

    faces: tuple[int, ...]
    """Days by the face of the die; 0: not in this siege."""

    def days(self, die: int) -> int:
        """After how many days he is healthy again; 0: not in this siege. [HEAL-01, SC-HEAL-02]"""
        return self.faces[die - 1]


class BuildLine(NamedTuple):
    """What one team makes in how many days; one of the products at a time. [BUILD-01, A-BUILD-01, A-BUILD-05]"""

    products: tuple[str, ...]
    days: int
    hastened: int
    """Days once an engineer has joined the besiegers. [BUILD-03, A-BUILD-04]"""
    pieces: int


class Job(NamedTuple):
    """How long a piece of work takes, and how many pieces come of it."""

    days: int
    pieces: int


class Building(NamedTuple):
    """Who builds siege equipment, and how fast. [BUILD-01, A-BUILD-01]"""

    engineer: bool
    """Whether an engineer must direct the work."""
    crews: tuple[tuple[int, int], ...]
    """Workers, and how many times as fast they are; the smallest team first."""
    lines: tuple[BuildLine, ...]
    besieged: tuple[str, ...]
    """What the besieged too may build. [RULING-A-BUILD-03]"""

    @property
    def team(self) -> int:
        """The fewest men who can build."""
        return self.crews[0][0]

    @property
    def products(self) -> tuple[str, ...]:
        """Everything that can be built, the quickest first."""
        return tuple(product for line in self.lines for product in line.products)

    def line(self, product: str) -> BuildLine | None:
        """The line in which something stands."""
        return next((line for line in self.lines if product in line.products), None)

    def pace(self, workers: int) -> int:
        """How many times as fast as one team; 0: too few hands. [A-BUILD-02]"""
        return max((pace for least, pace in self.crews if workers >= least), default=0)

    def job(self, product: str, workers: int, hastened: bool = False) -> Job | None:
        """Days, and the pieces they bring: a larger team is faster, and makes more where a day is enough anyway.

        [BUILD-01, BUILD-03, A-BUILD-01, A-BUILD-02, A-BUILD-04, RULING-A-BUILD-01, RULING-A-BUILD-02]
        """
        line, pace = self.line(product), self.pace(workers)
        if line is None or not pace:
            return None
        days = line.hastened if hastened else line.days
        return Job(1, line.pieces * pace) if line.days == 1 else Job(-(-days // pace), line.pieces)


class Patrols(NamedTuple):
    """Besiegers who watch the country. [FORAGE-03, A-ACT-27]"""

    men: int
    riders: int
    shooters: int
    comes: tuple[int, ...]
    """The highest die that brings another patrol, turn by turn; the last one holds from then on."""

    def lawful(self, men: int, riders: int, shooters: int) -> bool:
        """At most eight, among them at most two riders and two shooters. [FORAGE-03, A-ACT-27]"""
        return 0 < men <= self.men and riders <= self.riders and shooters <= self.shooters

    def arrives(self, turn: int, die: int) -> bool:
        """Whether another patrol comes in this turn of the action. [FORAGE-07, A-ACT-30]"""
        return die <= self.comes[min(turn, len(self.comes)) - 1]


class Surrender(NamedTuple):
    """What makes a garrison give up. [SURR-03, SURR-04, A-SURR-03, A-SURR-04]"""

    threshold: int
    """The least total of the die and what speaks for it."""
    times: tuple[tuple[int, int], ...]
    """Besiegers for each besieged, and the bonus."""
    progress: tuple[int, ...]
    """The bonus for a breach in the outer works, for holding these, for a breach in what lies within as well."""
    hunger: tuple[tuple[int, int], ...]
    """Days left at most, and the bonus: figures of our own. [RULING-G-73, RULING-A-SURR-01]"""

    def numbers(self, besiegers: int, besieged: int) -> int:
        """The bonus for twice or three times as many. [SURR-04, A-SURR-04, RULING-A-SURR-04]"""
        return max((bonus for times, bonus in self.times if besiegers >= times * besieged), default=0)

    def rations(self, left: int) -> int:
        """The bonus for few days left, where it counts. [RULING-G-73 b, RULING-A-SURR-01]"""
        return max((bonus for days, bonus in self.hunger if left <= days), default=0)


class CampEngines(NamedTuple):
    """Which engines stand in the camp when it is attacked. [CAMP-04, A-ACT-21]"""

    most: dict[str, int]
    """The most pieces of each kind; empty: as many as there are."""
    share: int
    """At least one in so many stands there, rounded up; 0: all that are allowed."""
    kinds: tuple[str, ...]
    sheltered: tuple[str, ...] = ()
    """What besiegers who shelter in the place can take in; empty: everything. [BESB-04, A-ACT-14]"""

    def allowed(self, owned: Mapping[str, int]) -> dict[str, int]:
        """How many of each kind may be placed. [CAMP-04, A-ACT-21]"""
        return {kind: min(owned[kind], self.most.get(kind, owned[kind])) for kind in self.kinds if owned.get(kind)}

    def needed(self, owned: Mapping[str, int]) -> int:
        """How many must be placed. [CAMP-04, A-ACT-21]"""
        there = sum(self.allowed(owned).values())
        return -(-there // self.share) if self.share else there


class Event(NamedTuple):
    """Something that may happen on a day of a siege."""

    id: str
    name: dict[str, str]
    amount: int = 0
    """Points of an army, days of provisions, modifier of the initiative, days until a surrender, men let in: whatever it is about."""
    elsewhere: int = 0
    """The same in a place that is no castle, where that differs."""
    lasting: bool = False
    """To the end of the siege, not for this day alone."""
    initiative: str = ""
    """Who has the initiative by it: `besieger` or `besieged`."""
    joins: str = ""
    """The kind of person who joins."""
    die: int = 0
    """What is thrown for it; 0: nothing."""
    halves: int = 0
    """The die counts one for so many. [A-EVENT-05]"""
    results: tuple[str, ...] = ()
    upto: tuple[int, ...] = ()
    """The highest die of every result but the last."""

    @property
    def nothing(self) -> bool:
        """A day like the others. [EVENT-02, A-EVENT-02, A-EVENT-03, A-EVENT-04]"""
        return self.id == NOTHING

    def result(self, die: int) -> str:
        """What a throw means; without results the die itself is the number of those concerned."""
        for result, upto in zip(self.results, self.upto, strict=False):
            if die <= upto:
                return result
        return self.results[-1] if self.results else ""


class Events(NamedTuple):
    """The event of each total. [EVENT-P1, A-EVENT-01]"""

    events: dict[str, Event]
    totals: tuple[str, ...]
    """The event of each total, from the least of two dice on."""
    least: int

    @property
    def most(self) -> int:
        """The highest total in the table."""
        return self.least + len(self.totals) - 1

    def at(self, total: int) -> Event:
        """The event of a total; beyond the ends of the table that of the nearest end. [EVENT-P4, A-SIEGE-12]"""
        return self.events[self.totals[max(self.least, min(self.most, total)) - self.least]]


class Losses(NamedTuple):
    """What a result means for one side: a flag, the dead and the wounded in per cent. [C-QUICK-10]"""

    flag: str
    """`rout`, `recoil`, `siege_lifted`, `garrison_surrenders`; "": it stands."""
    dead: int
    wounded: int


class Quick(NamedTuple):
    """Quick resolution: a fight settled by one die. [C-QUICK-01]"""

    points: dict[str, int]
    """What a character of each class is worth. [C-QUICK-02]"""
    on_foot: dict[str, str]
    """The class in which a rider counts in a siege. [C-QUICK-04]"""
    wounded_share: int
    """Wounded men who count as one. [C-QUICK-03]"""
    bonuses: dict[str, int]
    """What the ground adds to a side, in per cent. [C-QUICK-05]"""
    outnumbering: tuple[tuple[int, int, int], ...]
    """So many attackers to so many defenders, and what is added to the die. [C-QUICK-08]"""
    engine: int
    rubble: int
    """Added to the die for engines, and for a breach. [C-QUICK-08]"""
    columns: tuple[int, ...]
    """The highest difference of every column but the last. [C-QUICK-09]"""
    rows: tuple[str, ...]
    """A letter for each column, row by row of the die. [C-QUICK-09]"""
    battle: dict[str, tuple[Losses, Losses]]
    siege: dict[str, tuple[Losses, Losses]]
    """By letter: the attacker or besieger, then the defender or garrison. [C-QUICK-10]"""
    leader_wounded: int
    leader_killed: int
    """Least product of a leader's die and his side's dead, in per cent. [C-QUICK-13]"""

    def letter(self, difference: int, roll: int) -> str:
        """The result of a modified roll; beyond the faces of the die the nearest one counts. [C-QUICK-09, RULING-C-QUICK-CLAMP]"""
        column = sum(difference > upto for upto in self.columns)
        return self.rows[max(1, min(len(self.rows), roll)) - 1][column]

    def losses(self, letter: str, siege: bool) -> tuple[Losses, Losses]:
        """Losses and outcome of attacker and defender. [C-QUICK-10]"""
        return (self.siege if siege else self.battle)[letter]

    def modifier_for_numbers(self, attackers: int, defenders: int) -> int:
        """Half as many more, or twice as many, in the open. [C-QUICK-08]"""
        return min((added for more, fewer, added in self.outnumbering if attackers * fewer >= defenders * more), default=0)

    def leader(self, die: int, dead: int) -> str:
        """What becomes of the commander of a side with so many dead in a hundred. [C-QUICK-13, RULING-C-QUICK-LEADER]"""
        product = die * dead
        return "killed" if product >= self.leader_killed else "wounded" if product >= self.leader_wounded else "unhurt"


def part(number: int, percent: int) -> int:
    """A share in per cent of a number, rounded to the nearest whole, a half up. [C-QUICK-11]"""
    return (2 * number * percent + WHOLE) // (2 * WHOLE)
