"""People and beasts on the map, formations and machines: frozen values."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from hauberk.battle.core.character import Character, Values
from hauberk.board.board import NOWHERE, Cell, Cells
from hauberk.common.values import quick_to_change
from hauberk.grid.hex import Facing

BeingId = Annotated[str, "being"]
Side = Annotated[int, "side"]
"""0 is side A, 1 is side B."""
SIDES = ("A", "B")
NOBODY: Side = -1
"""The side of a horse that belongs to whoever takes it. [HORSE-10]"""


class Health:
    """The four states of a counter. [COUNTER-01]"""

    HEALTHY, WOUNDED, STUNNED, DEAD = range(4)
    NAMES = ("healthy", "wounded", "stunned", "dead")


class Mark:
    """What somebody has done; those of the own phase last until his next own phase begins. [SHOOT-14, CCHARGE-10]"""

    SHOT = 1
    """Shot offensively in this own phase."""
    ATTACKED = 2
    """Declared or joined an attack in this own phase."""
    CHARGED = 4
    MOVED = 8
    """Began to move in this own phase."""
    HALTED = 16
    """His movement of this phase is over."""
    SADDLE = 32
    """Mounted or dismounted in this own phase. [RULING-T-35]"""
    WORKED = 64
    """Clears corpses or works a whole phase. [CORPSE-03]"""
    SHOT_BACK = 128
    """Shot defensively in this enemy phase."""
    COUNTERED = 256
    """Counter-charged in this enemy phase."""
    HARRIED = 512
    """A guard attacked by his prisoner's friends. [CAPT-05]"""
    FORMED_UP = 1024
    """Began this own phase in a formation. [RULING-T-112]"""
    STRUCK = 2048
    """Was attacked hand to hand in this phase."""
    LADDER = 4096
    """Carries a ladder: he neither attacks nor holds anybody up. [INF-13, MELEE-27]"""
    DOUSED = 8192
    """Tried to put out a fire in this own phase. [SC-FIRE-06]"""

    DEEDS = SHOT | ATTACKED | CHARGED | MOVED | SADDLE | WORKED | SHOT_BACK | COUNTERED
    """Whoever does one of these has not stood idle. [RULING-G-01]"""
    OWN_PHASE = SHOT | ATTACKED | CHARGED | MOVED | HALTED | SADDLE | WORKED | FORMED_UP | DOUSED
    ENEMY_PHASE = SHOT_BACK | COUNTERED
    NAMES = (
        "shot", "attacked", "charged", "moved", "halted", "saddle", "worked",
        "shot_back", "countered", "harried", "formed_up", "struck", "ladder", "doused",
    )  # fmt: skip


UNARMED = "unarmed"
"""The face of a prisoner of a column, and of one who is free and has no weapons yet. [C-PRIS-06]"""


class Away:
    """Where a being is that is not on the map."""

    HERE, WAITING, EXITED, CAPTURED, RIDDEN, SUNK = "", "waiting", "exited", "captured", "ridden", "sunk"


@quick_to_change
class Being(NamedTuple):
    """A person or animal as it is now. A rider covers two cells, head and tail. [RIDE-07, COUNTER-04]"""

    id: BeingId
    character: Character
    side: Side
    cell: Cell = NOWHERE
    """His hex; of a rider or horse the hex of the head."""
    tail: Cell = NOWHERE
    facing: Facing = -1
    health: int = Health.HEALTHY
    stunned_in: int = -1
    """Number of the phase in which he was stunned. [TURN-08]"""
    mount: BeingId = ""
    """The horse he sits on."""
    away: str = Away.HERE
    allowance: int = 0
    """His allowance when the own phase began."""
    left: int = 0
    """Movement points left in this own phase."""
    spent: int = 0
    """Points spent in the own phase, for the limits of missile weapons. [RULING-T-05]"""
    marks: int = 0
    thrown: int = 0
    """Throws made with a weapon whose ammunition is counted. [SHOOT-04, SHOOT-05]"""
    debt: bool = False
    """Stands on a hex whose infiltration must be paid before he goes on. [RULING-T-24]"""
    missed: tuple[BeingId, ...] = ()
    """Horses whose bridle he missed in passing in this phase. [HORSE-07, RULING-T-39]"""
    leader: BeingId = ""
    """Who leads this horse or beast by the bridle."""
    carries: BeingId = ""
    formation: int = 0
    pikes: bool = False
    captive: bool = False
    was_hurt: bool = False
    """He was wounded before he yielded. [CAPT-07]"""
    disarmed: bool = False
    """Escaped without weapons: wounded numbers until he finds some. [RULING-A-CAPT-05]"""
    since: int = -1
    """Number of the phase since which he has stayed at some work, such as hitching an ox."""
    exit: str = ""
    """The exit by which he left the map."""
    way: str = ""
    """The way in along which he waits, if he does not wait by the first of his entry. [ASSLT-04, FORAGE-07]"""
    trail: tuple[Cell, ...] = ()
    """Where he came from in this movement, oldest first. [RULING-T-29]"""
    busy: int = 0
    """When he last did anything but stand: six times the phase, and the sequence. [RULING-G-01]"""
    along: str = ""
    """The machine, engine or prisoner he has gone along with in this own phase: with it he may go on. [RULING-T-126]"""
    fought: int = 0
    """The phase in which he last fought hand to hand, attacking or attacked; 0: not yet. [A-TOWER-12, RULING-S-20]"""

    @property
    def mounted(self) -> bool:
        """Is he in the saddle?"""
        return self.mount != ""

    @property
    def on_map(self) -> bool:
        """Does he lie, stand or sit somewhere on the board?"""
        return self.cell >= 0 and not self.away

    @property
    def alive(self) -> bool:
        """Living, on the map, stunned or not."""
        return self.health != Health.DEAD and self.cell >= 0 and not self.away

    @property
    def able(self) -> bool:
        """On the map, alive, not stunned and nobody's prisoner. [STATE-01]"""
        return self.health < Health.STUNNED and self.cell >= 0 and not self.away and not self.captive

    @property
    def bound(self) -> bool:
        """Is he a prisoner of a column: unarmed, at the mercy of his captors, and not able to get away by himself? [C-PRIS-06]"""
        return self.captive and self.cell >= 0 and not self.away and UNARMED in self.character.faces

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells he covers."""
        return (self.cell,) if self.tail < 0 else (self.cell, self.tail)

    @property
    def area(self) -> Cells:
        """The cells he covers, as a set."""
        return 1 << self.cell if self.tail < 0 else 1 << self.cell | 1 << self.tail

    @property
    def face(self) -> str:
        """Which face of his counters lies up. [COUNTER-01, COUNTER-02]"""
        if self.health == Health.DEAD:
            return "dead"
        if self.health == Health.STUNNED:
            return "stunned"
        if (self.captive or self.disarmed) and UNARMED in self.character.faces:
            return UNARMED
        wounded = self.health == Health.WOUNDED or self.captive or self.disarmed
        return ("mounted" if self.mount else "foot") + ("_wounded" if wounded else "")

    @property
    def values(self) -> Values:
        """His numbers in his present state. [COUNTER-03, STATE-07]"""
        return self.character.faces.get(self.face, _NOTHING)

    def has(self, mark: int) -> bool:
        """Does he bear one of these marks?"""
        return bool(self.marks & mark)


_NOTHING = Values(0, 0, 0)


class Formation(NamedTuple):
    """A body of hoplites. [HOPL-01]"""

    id: int
    side: Side
    right: Facing
    """Direction towards its right hand; the front is right−1 and right−2."""
    foulkon: bool = False


class Machine(NamedTuple):
    """A machine on the map: wheeled or carried, for breaking, climbing, sheltering or shooting. [OXEN-01]"""

    id: str
    kind: str
    side: Side
    cells: tuple[Cell, ...]
    """Its middle line, from the rear to the nose."""
    facing: Facing
    team: tuple[BeingId, ...] = ()
    moved: int = 0
    """Points of movement it has made in this turn."""
    away: str = Away.HERE
    folded: bool = False
    """On the road behind oxen: no more than its middle line, and nobody in it."""
    wall: int = 2
    """The level of the ramparts a tower was built for. [A-TOWER-05, A-TOWER-06]"""
    wings: str = "back"
    """Which of its side columns stand half a hex ahead of the middle line: `ahead` both, `left`, `right`, or, `back`, neither. So its front
    lies along the wall, however that runs."""
    ladder: bool = False
    """The ladder to its first floor is set up. [A-TOWER-03]"""
    bridge: tuple[Cell, ...] = ()
    """The rampart cells on which its bridge lies. [A-TOWER-28]"""
    lost: tuple[int, ...] = ()
    """Parts that have burnt or been smashed, by their numbers. [A-TOWER-33]"""
    loaded: int = 0
    """Turns it has been served since its last shot. [A-BALL-01, PERR-02]"""
    ready: int = 0
    """The phase from which it may strike again. [A-RAM-07]"""
    damage: int = 0
    """Bombardment points it has lost. [A-MANG-11, RULING-A-MANG-02]"""
    disturbed: int = 0
    """The phase in which its crew last fought instead of striking; 0: never. [A-RAM-12]"""
