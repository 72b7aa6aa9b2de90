"""The state of a campaign: frozen values, replaced and never changed. Hexes go by their numbers on the campaign map."""

from __future__ import annotations

from typing import Final, NamedTuple

from hauberk.battle.core.being import BeingId, Health
from hauberk.battle.core.character import Character
from hauberk.campaign.commands import Morning
from hauberk.campaign.map import HexName
from hauberk.campaign.questions import Question
from hauberk.common.refusal import Refusal
from hauberk.common.values import quick_to_change
from hauberk.siege.results import FightResult
from hauberk.siege.state import SiegeState

Faction = str
"""The id of a faction, such as `royalist`; "" is nobody's."""
GroupId = str
PlaceId = str
NEUTRAL: Faction = "neutral"

UPKEEP, SUPPLY, MORNING, MARCHES, SIEGES, STRANGERS, NIGHT = range(7)
"""The steps of a day: what falls due, food, the owner's orders (reorganising, ransoms, convoys), movement with its meetings, days of
sieges, unhired mercenaries and neutral convoys, the end of the day. [C-TURN-02, C-CG-01]"""

FREE, PRISONER, GONE = "", "prisoner", "gone"


class Person(NamedTuple):
    """Somebody in the campaign, of whatever faction."""

    id: BeingId
    character: Character
    faction: Faction
    mounted: bool = False
    """He has his horse with him. [C-CG-15]"""
    roles: frozenset[str] = frozenset()
    """`engineer`, `drover`, `spy`, `miner`."""
    health: int = Health.HEALTHY
    fate: str = FREE
    """`prisoner` of another faction, or `gone` for good: scattered, released, out of the campaign."""
    group: GroupId = ""
    """The group he is with, or the escort that leads him as a prisoner."""
    place: PlaceId = ""
    """Where he lies as garrison, in treatment or in prison, if he is with no group."""
    prestige: int = 0
    """Of a leader; 0 for everybody else. [C-NOBLE-01]"""
    attitude: int = 0
    """A leader's loyalty or hostility. [C-GROUP-06]"""
    heal_day: int = 0
    """The morning on which he is well again; 0 as long as he is not in treatment. [C-WOUND-04, RULING-C-WOUND-HEAL]"""
    captor: Faction = ""
    """Whose prisoner he is."""
    disarmed: bool = False
    """A freed prisoner without weapons. [C-PRIS-06, RULING-C-PRIS-RESCUE]"""

    @property
    def alive(self) -> bool:
        """He breathes, wherever he is."""
        return self.health != Health.DEAD

    @property
    def present(self) -> bool:
        """Alive and free: he counts. [RULING-C-COUNT-LEADER]"""
        return self.health != Health.DEAD and self.fate == FREE

    @property
    def wounded(self) -> bool:
        """He carries a wound."""
        return self.health == Health.WOUNDED

    @property
    def leads(self) -> bool:
        """Is he a leader? [C-NOBLE-01]"""
        return self.prestige > 0


GROUP: Final = "group"
MERCENARIES: Final = "mercenaries"
TRAIN: Final = "train"
UNHIRED, PROMISED, PAID = "", "promised", "paid"


class Group(NamedTuple):
    """A combat group, a company of mercenaries or a siege train. [C-COUNTER-02, C-GROUP-01]"""

    id: GroupId
    faction: Faction
    """Whose it is; mercenaries without employer are nobody's: ""."""
    hex: HexName
    men: tuple[BeingId, ...]
    kind: str = GROUP
    letter: str = ""
    """The letter of its counter. [C-COUNTER-01]"""
    coin: int = 0
    """Money in half coins. [C-MONEY-01, C-MONEY-04]"""
    attitude: int = 5
    """Loyalty or hostility. [C-LOYAL-01, C-HOST-01]"""
    came_from: HexName = ""
    """The hex from which it entered this one; "" if it has stood here since the day began. [C-MOVE-07]"""
    missed: int = 0
    """Days in a row without full supply. [C-SUPPLY-05]"""
    hungry: bool = False
    """It suffers today: two days were missed by yesterday. [RULING-C-SUPPLY-TIMING]"""
    victories: int = 0
    veterans: tuple[BeingId, ...] = ()
    """Who was there at the first victory of a group without leader. [C-NOBLE-07, C-NOBLE-08, RULING-C-NOBLE-BIRTH]"""
    prisoners: tuple[BeingId, ...] = ()
    """Those it leads off. [C-PRIS-01]"""
    prison: PlaceId = ""
    """Where to. [RULING-C-PRIS-DEST]"""
    employer: GroupId = ""
    """The group with which hired mercenaries are stacked; "" if they are unhired or detached. [C-MERC-06]"""
    pay: str = UNHIRED
    tests: int = 0
    """Promise tests they have made. [C-MERC-08, C-MERC-09]"""
    shunned: tuple[tuple[Faction, int], ...] = ()
    """Factions that may not hire them again before a day. [RULING-C-MERC-AFTER-DESERT]"""
    refused: Faction = ""
    """The faction that last met them and did not hire them. [RULING-C-MERC-OFFER]"""
    engines: tuple[str, ...] = ()
    """Kinds of the engines of a siege train. [C-ENGINE-01]"""
    oxen: int = 0
    halted: int = 0
    """It may not move on this day: it was routed. [RULING-C-QUICK-ROUT]"""
    moved: int = 0
    """The last day on which it has used up its movement: it joined a battle, or recruited. [C-MOVE-08, RULING-C-RECRUIT-LIMIT]"""
    attacked: int = 0
    """The last day on which it attacked in the field. [RULING-C-ONE-BATTLE]"""
    fought: int = 0
    """The last day on which it took part in a battle."""
    arrived: int = 0
    """The day on which it came onto its hex."""
    camped: tuple[GroupId, ...] = ()
    """Groups of its own side with which it shared its hex last night. [C-GROUP-07, RULING-C-STACK-TURN]"""
    home: HexName = ""
    """Where a neutral group stands or patrols. [C-CG-24]"""
    entered: HexName = ""
    """The hex from which it came onto this one on an earlier day. [C-MOVE-07, RULING-C-DEPLOY-STATIONARY]"""


class Convoy(NamedTuple):
    """Pack animals and their drover. [C-CONVOY-02]"""

    id: str
    faction: Faction
    """Its owner; "" for a convoy of the country, which is nobody's enemy. [C-CONVOY-05]"""
    hex: HexName
    load: int
    """Resource points, one to an animal."""
    animals: int
    drover: str = "local"
    """A countryman, somebody of a group, or "" for nobody: then it stays where it is. [C-CONVOY-03, RULING-C-CONVOY-DROVER]"""
    escort: GroupId = ""
    """The group that leads it along. [C-CONVOY-05]"""
    start: PlaceId = ""
    goal: PlaceId = ""
    """Between these it shuttles by itself, if the scenario says so. [C-CONVOY-06]"""
    back: bool = False
    """It is on its way back."""
    waits: int = 0
    """It stays until this day at its end. [C-CG-23]"""
    moved: int = 0
    passed: tuple[int, int] = (0, 0)
    """The last day on which goods passed to or from it, and how many points on that day. [RULING-C-CONVOY-CAP]"""

    @property
    def roams(self) -> bool:
        """The scenario has given it a road: without escort it goes there by itself. [C-CONVOY-06]"""
        return bool(self.start and self.goal)


class Seen(NamedTuple):
    """What a faction last knew of a group. [C-CG-08, C-SPY-02, RULING-C-SPY-SNAPSHOT]"""

    group: GroupId
    day: int
    hex: HexName
    size: int
    classes: tuple[tuple[str, int], ...]
    wounded: int = 0
    why: str = "met"
    """`met` on one hex, or `spy`."""


class Spy(NamedTuple):
    """One man with open eyes. [C-SPY-03]"""

    id: str
    faction: Faction
    who: BeingId
    hex: HexName
    notes: tuple[Seen, ...] = ()
    """What he has seen and not yet told. [C-SPY-01, C-SPY-02]"""
    moved: int = 0


class Holding(NamedTuple):
    """A settlement or castle as it is now. [C-PLACE-03, C-PLACE-09]"""

    id: PlaceId
    faction: Faction
    resources: int
    """Endless in a city, where it never changes. [C-PLACE-03]"""
    attitude: int
    garrison: tuple[BeingId, ...] = ()
    unnamed: int = 0
    """Fighters of its garrison whom nobody has met yet. [C-PLACE-09]"""
    treated: tuple[BeingId, ...] = ()
    """Wounded who lie here. [C-WOUND-02, RULING-C-WOUND-HOLD]"""
    captives: tuple[BeingId, ...] = ()
    """Leaders held to ransom. [C-PRIS-02, C-PRIS-04]"""
    recruited: tuple[int, int] = (0, 0)
    """The last day on which men were raised here, and how many on that day. [RULING-C-RECRUIT-LIMIT]"""
    convoyed: int = 0
    """The last day on which a convoy was made up here. [RULING-C-CONVOY-CREATE]"""
    asked: tuple[Faction, ...] = ()
    """Factions that have demanded it without a siege and have not been gone from it overnight since. [RULING-C-CAPIT-AFTER]"""
    paid: tuple[tuple[Faction, int], ...] = ()
    """Whom it bought off, or who was called away from its walls, and when. [RULING-C-CAPIT-AFTER, RULING-C-SIEGE-EVENTS]"""
    plundered: int = 0
    """The last day on which it was plundered."""
    raised: int = 0
    """How many townsfolk have taken up arms here so far: the next ones are others. [C-MEET-08]"""
    works: tuple[tuple[str, int], ...] = ()
    """Damage of earlier sieges by hex of its sheet, kept for some days. [C-CG-20]"""
    ruined: int = 0
    """The last day of a siege that left such damage. [C-CG-20]"""


class Siege(NamedTuple):
    """A siege that goes on from day to day. [C-SIEGE-01, C-CG-18]"""

    place: PlaceId
    besieger: Faction
    besieged: Faction
    since: int
    groups: tuple[GroupId, ...]
    """The besieging groups."""
    inside: tuple[GroupId, ...] = ()
    """Groups shut up with the garrison."""
    days: SiegeState | None = None
    """The siege itself, a game of its own; None before its first day."""
    through: int = 0
    """The last day of the campaign that it has lived through."""
    stormed: int = 0
    """The day of its beginning, if the walls are stormed on that very day. [C-CG-19]"""


class Ending(NamedTuple):
    """What a battle has come to, while its consequences are drawn one after the other. [C-CG-13]"""

    winner: int
    """The side that holds the field; -1 for nobody."""
    reason: str
    """`eliminated`, `fled`, `surrendered`, `time`, `refused`."""
    stage: int = 0
    """How many of the consequences are done with."""
    fought: bool = True
    flags: tuple[str, str] = ("", "")
    """What the table did to each side: `rout`, `recoil`. [C-QUICK-12]"""
    taken: tuple[tuple[BeingId, ...], tuple[BeingId, ...]] = ((), ())
    """Those whom each side has taken prisoner."""
    going: tuple[GroupId, ...] = ()
    """Groups that must still leave the hex."""
    gone: tuple[tuple[GroupId, HexName], ...] = ()
    """Those that have left it, and where to. [C-END-04]"""
    booty: int = 0
    """Points plundered and not yet shared. [C-MERC-13]"""
    shared: tuple[GroupId, ...] = ()
    """Mercenaries who have had their share. [C-MERC-14]"""
    won: tuple[str, ...] = ()
    """Convoys and places whose goods the victor may still take. [C-MONEY-06, C-CONVOY-09, RULING-C-PILLAGE-ONCE]"""
    result: FightResult | None = None


class Battle(NamedTuple):
    """A meeting that may become a battle, from the first look to the last consequence. Sides: 0 attacks, 1 is attacked."""

    hex: HexName
    active: GroupId
    """The group whose move brought it about."""
    sides: tuple[tuple[GroupId, ...], tuple[GroupId, ...]]
    """The groups on each side, the one that met first; before somebody attacks: the active group's side first."""
    factions: tuple[Faction, Faction]
    totals: tuple[int, int] = (0, 0)
    """Results of the attitude tests. [C-LOYAL-04, C-HOST-03]"""
    may: tuple[bool, bool] = (True, True)
    """Which side may start a fight. [C-HOST-05, C-LOYAL-05]"""
    reason: str = "field"
    """`field`, `settlement`, `revolt`, `relief`."""
    place: PlaceId = ""
    """The place that is attacked, or in whose hex one fights."""
    militia: tuple[BeingId, ...] = ()
    """Townsfolk and garrison who take part, on the side of the defenders of the place. [C-MEET-08, RULING-C-MILITIA]"""
    militia_side: int = 1
    declared: bool = False
    """Somebody has attacked."""
    asked: int = 0
    """How many of the two have been asked whether they attack. [RULING-C-ATTACKER]"""
    arrivals: tuple[tuple[GroupId, int], ...] = ()
    """From which direction each group comes; -1 if it was there. [C-BATTLE-02, C-BATTLE-09]"""
    sheets: tuple[tuple[str, int], ...] = ()
    """Sheets laid so far, with how each is turned (0 or 180 degrees as 0 and 1). [C-BATTLE-04, C-BATTLE-05]"""
    needed: int = 0
    """How many sheets it is fought on. [C-BATTLE-01]"""
    north: int = 0
    """How the whole field is turned: 0, or 1 for half round. [C-BATTLE-06, RULING-C-MAPS-NORTH]"""
    deploys_first: int = 1
    opens: int = 0
    """The side that deploys first, and the side that plays first. [C-BATTLE-11, C-BATTLE-12]"""
    placed: tuple[tuple[BeingId, str, int], ...] = ()
    """Who was put where by hand before it begins, and where a rider looks. [C-BATTLE-11]"""
    how: str = ""
    """`map` or `quick`, once that is settled. [RULING-C-QUICK-WHO]"""
    number: int = 0
    """The number of the battle in this campaign: its dice follow from it."""
    set_up: str = ""
    """The battle as a scenario in JSON, if it is fought on the map."""
    coming: tuple[tuple[GroupId, int], ...] = ()
    """Who comes to the battle, and on which side; nobody else sees it before all have answered. [C-BATTLE-07, RULING-C-JOIN]"""
    revolts: tuple[GroupId, ...] = ()
    """Mercenaries who rise when this battle is over. [C-MERC-13, C-MERC-14]"""
    ending: Ending | None = None
    stood: tuple[tuple[GroupId, int], ...] = ()
    """From which direction those who were there came on an earlier day; -1 if nobody knows. [RULING-C-DEPLOY-STATIONARY]"""


class Route(NamedTuple):
    """A way of several days that a counter goes along by itself. [RULING-C-ROUTE]"""

    faction: Faction
    """Who has ordered it, and alone knows of it."""
    at: HexName
    """Where the counter stands if nothing has come between."""
    path: tuple[HexName, ...]
    """The hexes that are still to be entered."""
    day: int = 0
    """The last day on which it went along it."""


class Halt(NamedTuple):
    """Why a counter goes along its route no longer; remembered until its owner has said what it does instead. [RULING-C-ROUTE]"""

    faction: Faction
    path: tuple[HexName, ...]
    """What was left of the way."""
    why: str
    about: str = ""
    refused: Refusal | None = None


class QuietDays(NamedTuple):
    """Days that a faction lets go by. [RULING-C-QUIET]"""

    until: int
    """The day on which it is asked again, whatever happens."""
    why: str = ""
    """Why they are over; "" as long as they go on."""
    about: str = ""

    @property
    def run(self) -> bool:
        """Do they go on?"""
        return not self.why


class Outcome(NamedTuple):
    """How the campaign ended."""

    winners: tuple[Faction, ...]
    reason: str
    """The kind of objective that decided, or `time`."""


@quick_to_change
class CampaignState(NamedTuple):
    """Everything that changes in a campaign."""

    day: int
    step: int
    people: dict[BeingId, Person]
    groups: dict[GroupId, Group]
    places: dict[PlaceId, Holding]
    convoys: dict[str, Convoy] = {}
    spies: dict[str, Spy] = {}
    sieges: dict[PlaceId, Siege] = {}
    todo: tuple[str, ...] = ()
    """What is still to be taken up in this step: groups in their order, factions, places."""
    now: str = ""
    """What is being handled: the group that acts, the siege whose day it is."""
    left: int = 0
    """Movement points the acting group has left."""
    stepped: bool = False
    """It has moved in this activation, or done something else. [RULING-C-MOVE-MIN]"""
    met: tuple[GroupId, ...] = ()
    """Groups it has met on its hex and settled with."""
    battle: Battle | None = None
    battles: int = 0
    morning: dict[Faction, Morning] = {}
    """The sealed orders of the morning. [C-CG-02]"""
    order_rolls: tuple[tuple[str, int], ...] = ()
    """Roll-offs of today's order of play. [RULING-C-TURN-TIES]"""
    known: dict[Faction, dict[GroupId, Seen]] = {}
    """What each faction knows of others' groups. [C-CG-08]"""
    known_places: dict[Faction, dict[PlaceId, tuple[int, int, int]]] = {}
    """What each faction last saw of a place that is not its own: day, resources, garrison. [C-CG-08]"""
    tally: dict[Faction, dict[str, int]] = {}
    """What objectives count: points plundered by region, days held … [RULING-C-VICTORY]"""
    weather: int = 0
    """Shift of resources. [C-ENV-02]"""
    season: str = ""
    """"" where seasons are not played. [C-ENV-03]"""
    pending: tuple[Question, ...] = ()
    """What must be decided before the day goes on; the last one first."""
    made: int = 0
    """How many groups, convoys and trains have been given an id in this campaign."""
    pool: dict[BeingId, Character] = {}
    """Everybody of whom the campaign may ever speak."""
    routes: dict[str, Route] = {}
    """The standing orders of counters that are on the march; each known to its own faction. [RULING-C-ROUTE]"""
    halts: dict[str, Halt] = {}
    quiet: dict[Faction, QuietDays] = {}
    """The quiet days each faction has asked for; those that are over are remembered to the end of the day. [RULING-C-QUIET]"""
    outcome: Outcome | None = None

    def size(self, group: Group) -> int:
        """How many living characters a group has, its leader included. [RULING-C-COUNT-LEADER]"""
        return len(group.men)

    def with_person(self, person: Person) -> CampaignState:
        """This state with somebody changed."""
        return self._replace(people={**self.people, person.id: person})

    def with_group(self, group: Group) -> CampaignState:
        """This state with a group changed."""
        return self._replace(groups={**self.groups, group.id: group})

    def counter(self, id_: str) -> Group | Convoy | Spy | None:
        """A group, convoy or spy; None if there is none of that name."""
        return self.groups.get(id_) or self.convoys.get(id_) or self.spies.get(id_)

    def members(self, group: Group) -> list[Person]:
        """The people of a group, in their order."""
        return [self.people[who] for who in group.men]

    def leader(self, group: Group) -> Person | None:
        """Who commands a group: of its leaders the one with most prestige. [RULING-C-GROUP-MERGE]"""
        leaders = [person for person in self.members(group) if person.leads]
        return max(leaders, key=lambda person: person.prestige) if leaders else None

    def at(self, hex_: HexName) -> list[Group]:
        """The groups on a hex, in the order of their ids as they were made."""
        return [group for group in self.groups.values() if group.hex == hex_]

    def stack(self, group: Group) -> list[Group]:
        """A group and the hired mercenaries stacked with it. [C-MERC-06]"""
        return [group, *(each for each in self.groups.values() if each.employer == group.id and each.hex == group.hex)]
