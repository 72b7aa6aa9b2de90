"""The rules of the days of a siege as one frozen value: figures, tables, what an edition does its own way, and the argued points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from hauberk.battle.core.works_rules import Readings
from hauberk.common.dice import D10
from hauberk.common.switches import switch
from hauberk.common.term import Term, total
from hauberk.siege.tables import Blockade, Building, CampEngines, Event, Events, Healing, Initiative, Patrols, Provisions, Quick, Surrender

LIFTED = "siege_lifted"
"""The event that ends a siege."""
ACTIVITIES = ("bombard", "build", "burn", "dig", "bridge")
"""What goes on from day to day. [A-SIEGE-24, A-SIEGE-27]"""
ACTIONS = ("none", "negotiation", "assault", "camp_sortie", "supply_sortie", "mines", "general_sortie")
"""What a day can be given to; `mines` are galleries brought up, fights in a mine and sorties against one."""
YES, NO, BYSTANDERS, STRICT = "yes", "no", "bystanders", "strict"
"""Whether an activity goes on: it does; it does not; by those who stay out of the fight; only if it does not come to blows."""


@dataclass(frozen=True, slots=True)
class SiegeFigures:
    """Single figures of the days of a siege: `siege.toml` in the folder of each edition."""

    # Days and provisions
    first_days: int
    first_days_event: int
    """So long the event roll is raised, and by how much. [EVENT-P2, A-SIEGE-12]"""
    pack_days: int
    """What a pack animal that gets in is worth. [PROV-05, A-SIEGE-09]"""
    pack_die: int
    """Thrown for the animals that foragers bring. [FORAGE-02, A-ACT-26]"""
    resource_days: int
    """Days for each resource point, in a campaign. [HOOK-01, A-SIEGE-11]"""
    redoubt_share: int
    """One day in so many is lost when the garrison falls back. [PROV-07, A-SIEGE-10]"""
    relief_die: int
    """Thrown for the days of food that a relieving army sends in by night. [BESB-06, A-ACT-16]"""
    brought_days: int
    """Food that besiegers who shelter in the place have brought with them. [BESB-05, RULING-G-67]"""
    # Works and engines
    nearest_walls: int
    """Inner walls that can be struck through a breach. [DEMO-06, A-BOMB-07, SC-CATA-06]"""
    grades_a_day: int
    """Grades that stones break off one hex in a day. [RULING-G-61, A-BOMB-02]"""
    repair_days: int
    """Days without use that mend every engine. [RULING-G-59, A-SIEGE-26, SC-CATA-07]"""
    bridge_days: int
    """Days the defenders need to destroy their bridge. [A-SIEGE-27]"""
    fire_bonus: int
    fire_archer: int
    """Added to the die of a fire laid by archers and of its spreading, and for each archer after the first. [A-FIRE-02, A-FIRE-05]"""
    # Mines
    miner_points: int
    """What each miner is worth. [A-MINE-03]"""
    miner_wounded: int
    """Wounded miners who do the work of one. [A-MINE-12, RULING-A-MINE-12]"""
    mine_hexes: int
    mine_forced: int
    """Hexes dug in a day, and by forced work. [A-MINE-04, A-MINE-12]"""
    mine_fails: int
    """The highest die with which the wall stands. [A-MINE-09]"""
    mine_late: int
    """The highest die with which it falls on a later day after all. [A-MINE-11]"""
    # Fights: one in so many may take part
    camp_guard: int
    camp_category: int
    """Besiegers in a camp that is attacked: of all of them, and of one category. [CAMP-02, A-ACT-20]"""
    camp_party: int
    """Besieged who attack it. [CAMP-03, A-ACT-20]"""
    supply_party: int
    """Besieged who go for food. [FORAGE-02, A-ACT-26]"""
    mine_party: int
    """Besieged who dig a counter-mine. [A-MINE-19, A-ACT-34]"""
    mine_sortie_party: int
    """Besieged who sally against a mine. [RULING-A-ACT-15]"""
    tents: int
    tent_hexes: int
    """Tents of a camp, and the hexes of each. [CAMP-01, A-ACT-19]"""
    restock_hexes: int
    """Burnt hexes of tents that cost the besieger a day. [CAMP-11, A-ACT-24]"""
    slow_turns: int
    """Turns in which patrols move at half their allowance and do not shoot back. [FORAGE-06, A-ACT-28]"""
    fight_turns: int
    """Nightfall: the rules know no end by time. [RULING-G-92]"""
    calm_turns: int
    """Turns without close combat that end an assault. [ASSLT-07, A-ACT-06]"""
    line_up: int
    """Rows in which both sides of a general sortie set up; 0: each on its own map. [GSORT-04, RULING-G-72]"""
    out_turns: int
    """Turns in which all but shooters must leave the place in a general sortie; 0: they start outside. [RULING-A-ACT-16]"""
    # Surrender
    fate_killed: int
    """The highest die with which a man of a garrison is killed where each is tested. [HOOK-02, A-SURR-07]"""
    fate_share: int
    """One in so many is killed at most. [HOOK-02, A-SURR-07]"""


@dataclass(frozen=True, slots=True)
class SiegeSwitches:
    """Points of a siege that players argue about. The defaults are our rulings; a scenario or a group of friends may turn them."""

    void_early_lifting: bool = switch("RULING-G-49 c")
    """The message that lifts the siege is void in the first days."""
    minus_five_first_days: bool = switch("RULING-G-49 b")
    """The event roll of the first days is lowered, not raised."""
    above_twenty_is_nothing: bool = switch("RULING-A-EVENT-01")
    """A modified event roll above the table brings nothing."""
    larger_modifier_only: bool = switch("RULING-G-50 b")
    """Of the modifiers for the first days and the blockade only the larger counts."""
    first_full_day_two: bool = switch("RULING-A-SIEGE-01 b", "RULING-G-48 a")
    """On the first day provisions are counted and nothing else is done."""
    open_provisions: bool = switch("RULING-G-52 a")
    """The besieger knows how long the food will last."""
    ration_bonus: bool = switch("RULING-G-73 b", "RULING-A-SURR-01 b")
    """Short rations speak for surrender."""
    build_on_combat_days: bool = switch("RULING-G-54 b")
    """Builders who stay out of the fight go on building."""
    gate_is_breach: bool = switch("RULING-G-60 b")
    """A destroyed gate lets stones reach the inner walls."""
    either_redoubt_first: bool = switch("RULING-G-65 b")
    """The garrison falls back into whichever redoubt it likes."""
    halved_once: bool = switch("RULING-A-ACT-05 b")
    """Half of the food is lost at the first fall-back only."""
    no_nightfall: bool = switch("RULING-G-92 b")
    """A fight lasts until its own rules end it, however late it grows."""
    captured_commanders_lost: bool = switch("RULING-G-74 b", "RULING-A-SURR-03 b")
    """A place all of whose commanders are killed or captured yields; else only death counts."""
    marker_moves_food_only: bool = switch("RULING-G-53 b", "RULING-A-EVENT-05 b")
    """Thieves and refugees cost food; the calendar stays where it is."""
    unled_counter_mine: bool = switch("RULING-A-MINE-06 b")
    """A counter-mine needs no engineer."""


@dataclass(frozen=True)
class SiegeRules:
    """The rules of the days of a siege in one edition."""

    id: str
    figures: SiegeFigures
    provisions: Provisions
    initiative: Initiative
    blockade: Blockade
    healing: Healing
    building: Building
    patrols: Patrols
    surrender: Surrender
    fate: Readings
    """What becomes of a garrison that has surrendered. [HOOK-02, A-SURR-07]"""
    camp: CampEngines
    activities: dict[str, dict[str, str]]
    """For each action of the day and each activity one of `yes`, `no`, `bystanders`, `strict`."""
    engines: dict[str, int]
    """Bombardment points of the engines that throw from afar. [DEMO-05, RULING-A-BOMB-07, A-MANG-03, SC-CATA-03]"""
    off_map: dict[str, dict[str, str]]
    """Engines that are never seen on the map, with their names. [SC-CATA-01]"""
    commanders: frozenset[str]
    """Kinds of people who can command. [SURR-02, A-SURR-02]"""
    commanding_peoples: dict[str, frozenset[str]]
    """Kinds of which only some peoples have commanders. [SURR-02]"""
    events: Events
    quick: Quick
    switches: SiegeSwitches
    # Steps that work differently from edition to edition
    daily_activities: bool
    """Bombarding and building go on whoever has the initiative; else they are what a besieger does with it. [INIT-02, A-SIEGE-24]"""
    negotiation_is_action: bool
    """Talking of surrender is the action of a day; else it goes beside other work. [INIT-02, RULING-A-SURR-02]"""
    mining: bool
    """Walls can be undermined. [A-MINE-01]"""
    field_joined: bool
    """An assault comes over an open map joined to that of the place; else from the sides of the place. [ASSLT-01, A-ACT-01]"""
    warned_entry: bool
    """Who enters has stood beside the map for a turn; else he comes when he likes. [ASSLT-05, A-ACT-04]"""
    sortie_in_window: bool
    """A general sortie is fought in a window of two maps; else on the place and an open map. [GSORT-02, A-ACT-37]"""
    hidden_keep: bool
    """No inner wall can be struck before there is a breach; else only those that face the court. [DEMO-06, A-BOMB-07, SC-CATA-06]"""
    crewed: bool
    """Engines that throw from afar keep their crew busy all day. [A-MANG-04, RULING-A-BUILD-06, RULING-A-SIEGE-06]"""
    engineer_comes: bool
    """The engineer who joins the besiegers is a man among them; else he only hastens the work. [EVENT-10, RULING-A-EVENT-13]"""
    own: Mapping[str, str] = field(default_factory=dict)
    """Rules of other books, and those of this edition's own that take their place."""

    # -- events ------------------------------------------------------------------------------------------------------

    @property
    def first_full_day(self) -> int:
        """The day on which the daily sequence begins. [SIEGE-02, A-SIEGE-02, RULING-A-SIEGE-01]"""
        return 2 if self.switches.first_full_day_two else 1

    def event_terms(self, day: int, besiegers: int, besieged: int) -> tuple[Term, ...]:
        """What is added to the event roll: for the first days and for a thin blockade. [EVENT-P2, EVENT-P3, A-EVENT-01, RULING-G-50]"""
        early = self.figures.first_days_event if day <= self.figures.first_days else 0
        grip = self.blockade.grip(besiegers, besieged)
        terms = [
            Term(-early if self.switches.minus_five_first_days else early, "first_days", "EVENT-P2"),
            Term(grip.modifier, "thin_blockade", "EVENT-P3"),
        ]
        if self.switches.larger_modifier_only:
            terms = [max(terms, key=lambda term: term.value)]
        return tuple(term for term in terms if term.value)

    def event(self, rolled: int, day: int) -> Event | None:
        """The event of a modified roll; None where a ruling makes it void. [EVENT-P4, A-SIEGE-12, RULING-G-49, RULING-A-EVENT-01]"""
        if rolled < self.events.least or (rolled > self.events.most and self.switches.above_twenty_is_nothing):
            return None
        found = self.events.at(rolled)
        early = self.switches.void_early_lifting and day <= self.figures.first_days
        return None if found.nothing or (early and found.id == LIFTED) else found

    def event_chances(self, day: int, besiegers: int, besieged: int) -> dict[str, Fraction]:
        """How likely each event is on a day; what is missing from a whole are the days on which nothing happens. [RULING-G-49]"""
        added = total(self.event_terms(day, besiegers, besieged))
        faces = range(1, D10 + 1)
        found: dict[str, Fraction] = {}
        for one in faces:
            for other in faces:
                if event := self.event(one + other + added, day):
                    found[event.id] = found.get(event.id, Fraction(0)) + Fraction(1, len(faces) ** 2)
        return found

    def leaving(self, die: int) -> int:
        """How many besiegers in a hundred go home: half of the die in tens, down to a whole ten. [A-EVENT-05]"""
        event = self.events.events["dissent"]
        return die // event.halves * event.amount

    # -- the day -----------------------------------------------------------------------------------------------------

    def goes_on(self, action: str, activity: str, fought: bool) -> str:
        """Whether an activity goes on beside the action of the day: `yes`, `no`, or by `bystanders`. [SIEGE-05, A-SIEGE-24, RULING-G-54]"""
        word = self.activities[action][activity]
        if word != STRICT:
            return word
        if self.switches.build_on_combat_days:
            return BYSTANDERS
        return NO if fought or action == "assault" else YES

    def fire_terms(self, archers: int) -> tuple[Term, ...]:
        """What archers who shoot fire all day add to the die. [A-FIRE-02]"""
        more = self.figures.fire_archer * (archers - 1)
        terms = (Term(self.figures.fire_bonus, "all_day", "A-FIRE-02"), Term(more, "more_archers", "A-FIRE-02"))
        return tuple(term for term in terms if term.value)

    def miners_worth(self, healthy: int, wounded: int) -> int:
        """Bombardment points of those who dig. [A-MINE-03, A-MINE-12, RULING-A-MINE-12]"""
        return self.figures.miner_points * (healthy + wounded // self.figures.miner_wounded)

    # -- fights -----------------------------------------------------------------------------------------------------

    def restock_days(self, hexes: int) -> int:
        """Days a besieger spends on his camp when so many hexes of tents have burnt. [CAMP-11, A-ACT-24]"""
        return hexes // self.figures.restock_hexes
