"""The state of a siege: frozen values, replaced and never changed. Hexes go by their names on the sheet of the place."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core.being import NOBODY, BeingId, Health, Side
from hauberk.battle.core.character import Character
from hauberk.common.values import quick_to_change
from hauberk.siege.commands import Orders
from hauberk.siege.questions import Question

BESIEGER, BESIEGED = 0, 1
"""Side A sits before the place and side B in it, until a relieving army turns the tables. [BESB-07, A-ACT-17]"""
NEVER = 9999
"""A day that does not come in this siege."""

EVENT, INITIATIVE, RECOVERY, ACTION, ACTIVITIES, EVENING = range(1, 7)
"""The steps of a day. [SIEGE-03, A-SIEGE-03]"""

HERE, PRISONER, GONE = "", "prisoner", "gone"


class Person(NamedTuple):
    """Somebody at the siege, on either side."""

    id: BeingId
    character: Character
    side: Side
    mounted: bool = False
    """He has his horse with him."""
    roles: frozenset[str] = frozenset()
    """`commander`, `engineer`, `miner`."""
    health: int = Health.HEALTHY
    fate: str = HERE
    """`prisoner` of the other side, or `gone` for good."""
    heal_day: int = 0
    """The morning on which he is well again; 0 as long as nobody has looked at his wound. [HEAL-01, A-SIEGE-20]"""
    job: str = ""
    """What keeps him busy today: the id of a project, an engine or a mine. One job a day. [BUILD-02, RULING-A-BUILD-06]"""
    within: bool = False
    """A besieger who holds the part of the place that was won. [RULING-A-ACT-20]"""

    @property
    def present(self) -> bool:
        """Alive, free and at the siege: he eats, and he counts. [RULING-G-51, RULING-G-85]"""
        return self.health != Health.DEAD and self.fate == HERE

    @property
    def free(self) -> bool:
        """Present and without a job today."""
        return self.present and not self.job

    @property
    def wounded(self) -> bool:
        """He carries a wound."""
        return self.health == Health.WOUNDED


CAMP, WALL, INSIDE = "camp", "wall", "inside"
READY, DAMAGED, BURNT = "ready", "damaged", "burnt"


class Engine(NamedTuple):
    """An engine of war; what burns is lost, what is damaged can be mended. [SC-CATA-08, A-MANG-12]"""

    id: str
    kind: str
    side: Side
    points: int
    """Bombardment points it has left; 0 for what throws no stones. [A-MANG-03, SC-CATA-03, DEMO-05]"""
    where: str = CAMP
    """`camp`, at the foot of the `wall`, or `inside` the place."""
    hexes: tuple[str, ...] = ()
    """Where it stands on the sheet, from rear to nose, when it is not in camp."""
    facing: int = -1
    damaged: bool = False
    """It has lost points and a day of repair gives them back. [A-MANG-11]"""
    repairing: bool = False
    """It is mended today and throws nothing."""
    lost: tuple[int, ...] = ()
    """Parts of it that fire has taken, for good, by their numbers in its footprint. [A-MANG-12, A-TOWER-33]"""
    used: int = 0
    """The last day on which it was on the map or threw stones. [DEMO-07, A-SIEGE-29]"""


class Project(NamedTuple):
    """Something being built. [BUILD-01, A-BUILD-01]"""

    id: str
    side: Side
    line: str
    """The line of the table of building times, such as `ladder` or `petraria`."""
    engineer: BeingId
    """Who directs it; "" where the rules want none."""
    workers: tuple[BeingId, ...]
    done: int = 0
    """Days of work behind it; kept when work pauses. [RULING-G-57, RULING-A-BUILD-04]"""
    paused: bool = False


DIGGING, FIRED, FAILED, FALLEN = "digging", "fired", "failed", "fallen"


class Mine(NamedTuple):
    """A mine under a stretch of wall, or the counter-mine of the besieged. [A-MINE-04, A-MINE-13]"""

    id: str
    side: Side
    section: str
    gallery: str
    """The gallery that covers its mouth; "" for a counter-mine."""
    dug: tuple[str, ...] = ()
    state: str = DIGGING
    fired: int = 0
    """The day on which the props were set alight. [A-MINE-08]"""
    since: int = 0
    """The day on which it was begun. [A-ACT-32]"""
    lost: bool = False
    """Its miners have been driven out, and the enemy may fill it. [A-MINE-15]"""


class Fight(NamedTuple):
    """A fight of today, between its preparation and its result."""

    kind: str
    """`assault`, `camp_sortie`, `supply_sortie`, `general_sortie`, `gallery`, `mine_fight`, `mine_sally`, `relief`."""
    attacker: Side
    """The side that chose it. [RULING-A-ACT-19]"""
    parties: tuple[tuple[BeingId, ...], tuple[BeingId, ...]] = ((), ())
    """Who takes part on each side; sealed until the fight begins."""
    engines: tuple[str, ...] = ()
    """Engines on the map."""
    sheet: str = ""
    """The open ground it is joined to, or fought on."""
    joined: int = 0
    """The side of the place where that is. [A-ACT-01]"""
    edge: int = 0
    """The side by which a party of foragers comes, or on which a sally draws up. [FORAGE-04, GSORT-04]"""
    patrols: tuple[tuple[BeingId, ...], ...] = ()
    animals: int = 0
    infiltrators: tuple[BeingId, ...] = ()
    """Besiegers let in by a spy. [EVENT-13, A-EVENT-13]"""
    places: tuple[tuple[BeingId, str, int], ...] = ()
    """Where people are to stand: who, hex (or `@` and a side of the map along which he waits), facing; sealed until the fight begins."""
    section: str = ""
    """The stretch of wall a gallery is brought to. [A-MINE-02]"""
    note: str = ""
    """What happens inside while a relieving army is met: `retake`, `storm`, `hold`, or "" for a battle with all. [BESB-03]"""
    number: int = 0
    """The number of the fight in this siege: its dice follow from it."""
    set_up: str = ""
    """The battle as a scenario in JSON, once it is settled that it is fought on the map."""


class Outcome(NamedTuple):
    """How the siege ended."""

    winner: Side | None
    reason: str
    """`starved`, `commanders_lost`, `negotiated`, `pledge`, `taken`, `lifted`, `driven_off`, `wiped_out`, `time`."""


class QuietDays(NamedTuple):
    """Days that a side lets go by. [RULING-C-QUIET]"""

    until: int
    """The day on which it is asked again, whatever happens."""
    why: str = ""
    """Why they are over; "" as long as they go on."""

    @property
    def run(self) -> bool:
        """Do they go on?"""
        return not self.why


WHOLE, OUTER_LOST = "whole", "outer_lost"


@quick_to_change
class SiegeState(NamedTuple):
    """Everything that changes in a siege."""

    day: int
    step: int
    people: dict[BeingId, Person]
    engines: dict[str, Engine]
    stock: tuple[dict[str, int], dict[str, int]]
    """Small things of each side: ladders, grapnels, fascines, mantlets, cauldrons, stones."""
    projects: dict[str, Project] = {}
    mines: dict[str, Mine] = {}
    damage: dict[str, int] = {}
    """Demolition grades by hex. [DEMO-01, A-SIEGE-22]"""
    down: frozenset[str] = frozenset()
    """Hexes wholly demolished. [DEMO-04, A-BOMB-09]"""
    burnt: frozenset[str] = frozenset()
    """Wooden hexes that fire has taken. [A-FIRE-07]"""
    hit: frozenset[str] = frozenset()
    """Hexes that have lost a grade to stones today. [RULING-G-61, A-BOMB-02]"""
    fascines: tuple[str, ...] = ()
    """Hexes of the moat that are filled."""
    gate: str = "closed"
    bridge: str = "whole"
    """`whole` or `destroyed`. [A-SIEGE-27]"""
    food: int = 0
    """Days of provisions the besieged have left. [PROV-01, RULING-G-53]"""
    modifier: int = 0
    """Days given or taken at the start for the number of mouths. [PROV-02]"""
    store: int = 0
    """Days of food of besiegers who shelter in the place. [BESB-05, A-ACT-15]"""
    initiative: Side = NOBODY
    forced: str = ""
    """An action the events of the day command. [EVENT-13, EVENT-19]"""
    action: str = ""
    """The action of the day, once it is chosen."""
    passed: bool = False
    """The besieged have let the initiative go. [INIT-04, A-SIEGE-17]"""
    combat: bool = False
    """There was close combat today. [SIEGE-05]"""
    fought: frozenset[BeingId] = frozenset()
    """Who took part in the fight of today. [A-SIEGE-24]"""
    hurt: tuple[BeingId, ...] = ()
    """Who was wounded today and has yet to learn for how long. [HEAL-01]"""
    events: frozenset[str] = frozenset()
    """Events that have happened. [EVENT-P5, A-SIEGE-13]"""
    pledge: int = 0
    """The day on which the garrison yields unless relieved. [A-EVENT-07]"""
    shift: tuple[int, int] = (0, 0)
    """What each side adds to its initiative die: today's, and to the end. [EVENT-18, A-EVENT-18]"""
    engineer: bool = False
    """An engineer has joined the besiegers: engines are built faster. [EVENT-10, A-EVENT-10]"""
    restock: int = 0
    """Days the besieger must spend on his burnt camp. [CAMP-11, A-SIEGE-28]"""
    scorched: int = 0
    """The day on which it last burnt."""
    singed: int = 0
    """How many of those days were added on that day: they begin with the next one."""
    sallied: bool = False
    """The general sortie has been made. [GSORT-01, A-ACT-37]"""
    foraged: int = 0
    """The last day on which the besieged sent for food. [FORAGE-01]"""
    held: str = WHOLE
    """What the besieged hold: the `whole` place, or what is left when the `outer` works are lost."""
    redoubt: int = 0
    """The redoubt they were driven into, counted from 1; 0 for none. [ASSLT-09, A-ACT-08]"""
    swapped: bool = False
    """The besiegers are besieged themselves. [BESB-07, A-ACT-17]"""
    relief: bool = False
    """A relieving army stands outside."""
    rampart: bool = False
    """Those in the redoubt have won back a piece of the outer rampart. [BESB-06, A-ACT-16]"""
    afield: str = ""
    """A battle that night has broken off, a `general_sortie` or a `relief`: it goes on in the morning. [GSORT-05, RULING-G-92]"""
    truce: int = 0
    """The last day on which surrender was talked of. [RULING-G-73, RULING-A-SURR-02]"""
    fight: Fight | None = None
    fights: int = 0
    pending: tuple[Question, ...] = ()
    """What must be decided before the day goes on; the last one first."""
    orders: tuple[Orders | None, Orders | None] = (None, None)
    """The sealed orders of the day."""
    given: tuple[Orders | None, Orders | None] = (None, None)
    """What each side has sealed itself last: on quiet days it is done again. [RULING-C-QUIET]"""
    stand_in: Side = NOBODY
    """The side whose standing order gives the next answer. [RULING-C-QUIET]"""
    quiet: tuple[QuietDays | None, QuietDays | None] = (None, None)
    """The quiet days each side has asked for; those that are over are remembered to the end of the day. [RULING-C-QUIET]"""
    made: int = 0
    """How many things have been given an id in this siege."""
    pool: dict[BeingId, Character] = {}
    """Everybody of whom the siege may ever speak, also those who may yet come."""
    outcome: Outcome | None = None

    @property
    def besieger(self) -> Side:
        """The side that besieges now."""
        return BESIEGED if self.swapped else BESIEGER

    @property
    def besieged(self) -> Side:
        """The side that is besieged now."""
        return 1 - self.besieger

    @property
    def restocking(self) -> bool:
        """Does his burnt camp keep the besieger busy today? From the day after the fire on. [CAMP-11, A-SIEGE-28, RULING-G-68]"""
        return self.restock > (self.singed if self.scorched == self.day else 0)

    def present(self, side: Side) -> list[Person]:
        """The living, free people of a side, in a fixed order. [RULING-G-51]"""
        return [person for person in self.people.values() if person.side == side and person.present]

    def free(self, side: Side) -> list[Person]:
        """Those of them who have no job today."""
        return [person for person in self.people.values() if person.side == side and person.free]

    def with_person(self, person: Person) -> SiegeState:
        """This state with somebody changed."""
        return self._replace(people={**self.people, person.id: person})

    def with_engine(self, engine: Engine) -> SiegeState:
        """This state with an engine changed."""
        return self._replace(engines={**self.engines, engine.id: engine})
