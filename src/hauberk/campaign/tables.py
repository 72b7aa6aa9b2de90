"""Tables of the campaign, as typed values with their look-ups; their sources stand in the tables `campaign.toml` and `rosters.toml`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from hauberk.common.dice import at_least, at_most, span
from hauberk.siege.tables import WHOLE

COIN = 2
"""Money is counted in halves of a coin: a peasant costs half of one. [C-MONEY-04]"""
SIDES = ("top", "right", "bottom", "left")
"""The sides of a tactical map, clockwise."""


def read_alike(upto: tuple[int, ...], number: int) -> str:
    """The numbers that are read like this one: ≤ 3, 4–6, 7+."""
    step = sum(number > each for each in upto)
    if step == len(upto):
        return at_least(upto[-1] + 1) if upto else ""
    return span(upto[step - 1] + 1, upto[step]) if step else at_most(upto[0])


class Steps(NamedTuple):
    """A number read off by a number, from the lowest step to the highest."""

    values: tuple[int, ...]
    upto: tuple[int, ...]
    """The highest number of every step but the last, which has no upper end."""

    def at(self, number: int) -> int:
        """The value of the step a number stands on."""
        return self.values[sum(number > upto for upto in self.upto)]


class Bands(NamedTuple):
    """A word read off by a number, from the lowest band to the highest."""

    names: tuple[str, ...]
    upto: tuple[int, ...]
    """The highest number of every band but the last, which has no upper end."""

    def at(self, number: int) -> str:
        """The word for a number."""
        return self.names[sum(number > upto for upto in self.upto)]


class Attitude(NamedTuple):
    """Loyalty to the king or hostility, and what sways it when groups meet. [C-LOYAL-04, C-HOST-03]"""

    kind: str
    """`loyalty` or `hostility`."""
    prestige: Steps
    """By the prestige of a leader; nobody leads: 0. [RULING-C-LOYAL-NOLEADER]"""
    numbers: Steps
    """By how many more characters one's own group has."""
    bands: Bands
    """The party or the temper a level stands for. [C-LOYAL-02, C-HOST-04]"""
    text_bands: Bands
    """The parties by the running text instead of the table. [RULING-C-LOYAL-THRESHOLD b]"""
    turned: frozenset[str]
    """Factions that pull the other way: for them every modifier changes its sign. [C-LOYAL-04]"""
    least: int
    most: int
    """The ends of the scale. [C-LOYAL-01, C-HOST-01]"""

    def for_prestige(self, prestige: int | None, faction: str = "") -> int:
        """What the prestige of a leader adds; None: there is no leader. [C-LOYAL-04, C-HOST-03, RULING-C-LOYAL-NOLEADER]"""
        return 0 if prestige is None else self._sign(faction) * self.prestige.at(prestige)

    def for_numbers(self, difference: int, faction: str = "") -> int:
        """What so many characters more than the others add. [C-LOYAL-04, C-HOST-03]"""
        return self._sign(faction) * self.numbers.at(difference)

    def _sign(self, faction: str) -> int:
        return -1 if faction in self.turned else 1

    def level(self, total: int) -> int:
        """A total read as a level: beyond the ends of the scale its end. [RULING-C-LOYAL-RANGE, RULING-C-HOST-CLAMP]"""
        return max(self.least, min(self.most, total))


class Threshold(NamedTuple):
    """A die that goes against one beyond a limit: above it in one campaign, at it or below in the other."""

    limit: int
    above: bool

    def fails(self, total: int) -> bool:
        """Whether a total goes against one. [C-MERC-08, C-MERC-09, C-MERC-13, RULING-C-MERC-OVER7, RULING-C-MERC-REVOLT-AC]"""
        return total > self.limit if self.above else total <= self.limit

    def holds(self) -> str:
        """The totals that go well. [C-MERC-08, C-MERC-13]"""
        return at_most(self.limit) if self.above else at_least(self.limit + 1)


class Promise(NamedTuple):
    """Mercenaries who serve for a promise of booty. [C-MERC-08, C-MERC-09]"""

    test: Threshold
    step: int
    """Added for every test before this one."""
    swayed: bool
    """Whether prestige and numbers are added, as when groups meet. [RULING-C-MERC-GC-TEST, RULING-C-MERC-AC-TEST]"""
    attack: bool
    """Whether they turn on an employer who is worth less than they are, instead of leaving. [C-MERC-09]"""

    def modifier(self, number: int) -> int:
        """What is added in the n-th test. [C-MERC-08, C-MERC-09]"""
        return self.step * (number - 1)


class Spies(NamedTuple):
    """How a spy is found out. [C-SPY-04]"""

    found: int
    """The highest total with which he is."""
    modifiers: dict[str, int]
    """By where he is met: open, castle, town, city."""

    def discovered(self, score: int) -> bool:
        """Whether a die, with what it is worth where he is, finds him out. [C-SPY-04]"""
        return score <= self.found


class Escape(NamedTuple):
    """What becomes of each character of a group that refuses combat. [C-REFUSE-01]"""

    bands: Bands
    mounted: int
    armoured: int
    wounded: int
    """Added to the die. [C-REFUSE-02]"""
    die: int

    def modifier(self, mounted: bool, armoured: bool, wounded: bool) -> int:
        """What is added to the die of such a character. [C-REFUSE-02]"""
        return self.mounted * mounted + self.armoured * armoured + self.wounded * wounded

    def result(self, total: int) -> str:
        """What a modified roll means; beyond the faces of the die the nearest one counts. [C-REFUSE-01, RULING-C-REFUSE-CLAMP]"""
        return self.bands.at(max(1, min(self.die, total)))


class Capitulation(NamedTuple):
    """What a place pays to be left alone. [C-CAPIT-01 … C-CAPIT-05]"""

    die: int
    shares: Steps
    """By the score, in per cent. [C-CAPIT-04, RULING-C-CAPIT-TABLE]"""
    wins: int
    """The least total with which a besieger wins his test. [RULING-C-CAPIT-WIN]"""
    below: int
    """A place with a lower total may offer a bargain. [C-CAPIT-02]"""
    counted: int
    """So many times the people of the place count. [C-CAPIT-01, RULING-C-CAPIT-SIZE]"""

    def handed_over(self, score: int, resources: int) -> int:
        """Resource points the place gives, rounded up. [C-CAPIT-04]"""
        return -(-resources * self.shares.at(score) // WHOLE)

    def yields(self, score: int) -> bool:
        """Whether the place itself passes to the attacker. [C-CAPIT-05]"""
        return self.shares.at(score) >= WHOLE


class Prices(NamedTuple):
    """What things cost, in halves of a coin. [C-MONEY-04, C-MONEY-07]"""

    light_foot: int
    peasant: int
    mercenary: int
    poach: int
    engineer: int
    ransom: int
    """For each point of prestige. [C-PRIS-04]"""
    plunder: int
    """What a plunder point is worth. [C-MONEY-06]"""
    convoy: int
    """For each point of a convoy's load. [RULING-C-CONVOY-PRICE]"""


class Season(NamedTuple):
    """Seasons by the die, and what each takes off every allowance. [C-ENV-03]"""

    names: Bands
    movement: dict[str, int]


class SiegeTrain(NamedTuple):
    """The least a siege train is made of. [C-ENGINE-01]"""

    engineers: int
    oxen: dict[str, int]
    """Engines on wheels, of which it has at least one, and the oxen each needs."""
    peasants: int

    def drawn_by(self, engines: Iterable[str]) -> int:
        """The oxen that draw these engines; 0 where none has wheels. [C-ENGINE-01, A-OXEN-08]"""
        return sum(self.oxen.get(kind, 0) for kind in engines)


class Edge(NamedTuple):
    """A side of one of the joined sheets, where a group sets up."""

    sheet: int
    """Which sheet, from 0, row by row."""
    side: str
    """`top`, `right`, `bottom`, `left`."""


class Layout(NamedTuple):
    """How the sheets of a battle are joined, and where groups set up by the direction they come from. [C-BATTLE-01, C-BATTLE-02]"""

    columns: int
    rows: int
    edges: tuple[tuple[Edge, ...], ...]
    """For each of the six directions, from the north clockwise. [C-MAP-06]"""


class Sheets(NamedTuple):
    """Which of our sheets stand for a kind of country. [C-BATTLE-04]"""

    by_terrain: dict[str, tuple[str, ...]]
    open: tuple[str, ...]
    """Sheets without buildings that complete the field."""
    layouts: dict[int, Layout]
    castles: dict[str, str]
    """The sheet of each kind of castle. [C-PLACE-08]"""
    attached: dict[str, tuple[str, ...]]
    """Sheets that a monastery or a harbour of a town brings with it. [C-PLACE-07]"""

    def for_terrain(self, terrain: str) -> tuple[str, ...]:
        """The sheets of the column of a campaign hex. [C-BATTLE-04]"""
        return self.by_terrain[terrain]


class Ground(NamedTuple):
    """An obstacle between two sides of a sheet. [C-QUICK-06]"""

    kind: str
    """`slope` or `river`."""
    between: tuple[str, str]
    favours: str
    """The side on the higher ground; "": whoever defends."""


class Grounds(NamedTuple):
    """Obstacles by sheet, for quick resolution. [C-QUICK-06]"""

    by_sheet: dict[str, tuple[Ground, ...]]

    def between(self, sheet: str, one: str, other: str) -> tuple[Ground, ...]:
        """What lies between two sides of a sheet. [C-QUICK-06]"""
        return tuple(each for each in self.by_sheet.get(sheet, ()) if {*each.between} == {one, other})


class Faction(NamedTuple):
    """A colour of counters: a party, a people, or mercenaries. [C-COUNTER-01]"""

    id: str
    name: dict[str, str]
    letter: str
    """On the counter. [C-COUNTER-01]"""
    colour: str
    """The background of the counter; "": none is listed."""
    people: tuple[str, ...]
    """The rolls it raises men from, those with the well-known names first."""
    townsfolk: str
    """The roll of those who defend its settlements and follow a recruiter. [C-MEET-08, C-MONEY-04]"""
    mercenary: bool


class Roster(NamedTuple):
    """How many of each class a group of so many has. [C-GROUP-10]"""

    lines: tuple[dict[str, int], ...]
    """The classes of 1, 2, 3 … characters."""
    block: int
    """The line that is used once for every full ten above the last line."""

    def parts(self, size: int) -> tuple[int, ...]:
        """The lines that make up a headcount: 21 is 10, 10 and 1. [C-GROUP-10, RULING-C-ROSTER-ROWS]"""
        if size <= len(self.lines):
            return (size,) if size > 0 else ()
        tens, rest = divmod(size, self.block)
        return (self.block,) * tens + ((rest,) if rest else ())

    def classes(self, size: int) -> dict[str, int]:
        """The classes of a headcount. [C-GROUP-10]"""
        found: dict[str, int] = {}
        for part in self.parts(size):
            for name, count in self.lines[part - 1].items():
                found[name] = found.get(name, 0) + count
        return found


class Militia(NamedTuple):
    """Town fighters by the current resources of a settlement. [C-MEET-08]"""

    levels: tuple[dict[str, int], ...]
    """The classes for 0, 1, 2 … resource points."""

    def classes(self, resources: int) -> dict[str, int]:
        """Who defends a settlement with such resources. [C-MEET-08, RULING-C-MILITIA]"""
        return self.levels[max(0, min(len(self.levels) - 1, resources))]

    def size(self, resources: int) -> int:
        """How many defend it."""
        return sum(self.classes(resources).values())


class Recruiting(NamedTuple):
    """How many recruits a place gives in a day, by its current resources. [C-MONEY-04, RULING-C-RECRUIT-LIMIT]"""

    men: tuple[int, ...]
    light_foot: tuple[int, ...]
    peasants: tuple[int, ...]
    """The most for 0, 1, 2 … resource points: in all, and of each class."""

    def most(self, resources: int) -> int:
        """The most recruits of a day. [RULING-C-RECRUIT-LIMIT]"""
        return self.men[max(0, min(len(self.men) - 1, resources))]

    def bounds(self, resources: int) -> tuple[int, int, int]:
        """The most a place gives in a day: in all, light foot, peasants. [RULING-C-RECRUIT-LIMIT]"""
        level = max(0, min(len(self.men) - 1, resources))
        return self.men[level], self.light_foot[level], self.peasants[level]
