"""The rules of the campaign as one frozen value: figures, tables, what an edition does its own way, and the argued points."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from hauberk.campaign import tables as t
from hauberk.common.switches import switch
from hauberk.siege.rules import SiegeRules

LOYALTY: Final = "loyalty"
HOSTILITY: Final = "hostility"
"""The two attitudes. [C-LOYAL-01, C-HOST-01]"""
RIVER: Final = "river"
BRIDGE: Final = "bridge"


@dataclass(frozen=True, slots=True)
class CampaignFigures:
    """Single figures of the campaign: `campaign.toml` in the folder of each edition."""

    # Groups and places
    least_group: int
    """Characters of a group. [C-GROUP-01]"""
    garrison: int
    garrison_least: int
    """Fighters in a castle when play begins, and those who must stay. [C-PLACE-09, C-PLACE-10]"""
    town_fighters: int
    city_fighters: int
    """Who join the owner's side when groups fight in a town or a city. [C-PLACE-13, RULING-C-MILITIA]"""
    resources_least: int
    resources_most: int
    """The lowest resource level of a place when play begins, and the highest ever. [C-PLACE-03, RULING-C-ENV-CLAMP, RULING-C-CONVOY-CAP]"""
    # Movement
    foot: int
    riders: int
    """The allowance of a group, and of one in which all are mounted. [C-MOVE-01]"""
    convoy: int
    spy: int
    train: int
    lone_leader: int
    """Other allowances. [C-MOVE-11, C-SPY-03, RULING-C-ENGINE-MOVE, RULING-C-GROUP-DISSOLVE]"""
    wounded: int
    """Taken off for any number of wounded. [C-WOUND-01, RULING-C-WOUND-STACK]"""
    least_move: int
    """No allowance falls below this. [RULING-C-MOVE-MIN]"""
    # Supply
    hungry_days: int
    """Missed days in a row that tell. [C-SUPPLY-05]"""
    hungry_share: int
    """The allowance is divided by this, rounded down. [C-SUPPLY-05]"""
    # Convoys
    animals: int
    """Pack animals of a convoy; each carries one resource point. [C-CONVOY-02]"""
    step_load: int
    """Points that pass between a convoy and a place in one step. [C-CONVOY-04]"""
    convoys: int
    """Convoys of a faction, where a scenario says nothing. [RULING-C-CONVOY-CREATE]"""
    shuttle_leaves: int
    """A neutral convoy leaves its origin this many points. [RULING-C-CONVOY-SHUTTLE]"""
    # Leaders
    prestige_least: int
    prestige_most: int
    """The ends of the scale. [C-NOBLE-06, RULING-C-PRESTIGE-RANGE]"""
    prestige_won: int
    prestige_lost: int
    prestige_refused: int
    """Added after a battle won or lost, and for refusing one. [C-NOBLE-04, C-REFUSE-03]"""
    birth_victories: int
    birth_prestige: int
    birth_share: int
    """Victories that give a group a leader, his prestige, and how many in a hundred of those who won first must be left.

    [C-NOBLE-07, C-NOBLE-08]
    """
    lone_capture: int
    """The highest die with which a leader alone is taken. [RULING-C-GROUP-DISSOLVE]"""
    # Spies and mercenaries
    spy_range: int
    """How far a spy sees. [C-SPY-01]"""
    spies: int
    """Spies of a faction, where a scenario says nothing. [RULING-C-SPY-SOURCE]"""
    poach_distance: int
    """Nobody of their employer may be nearer to mercenaries who are won over. [C-MERC-11, RULING-C-MERC-POACH-DISTANCE]"""
    pause: int
    """Days in which deserters are not hired by the same faction. [RULING-C-MERC-AFTER-DESERT]"""
    # Meetings and battles
    attacks_from: int
    """The least total of hostility with which a side may attack. [C-HOST-05]"""
    recruits_abroad: int
    """The highest total of hostility with which a commander recruits in a foreign place. [C-MONEY-05]"""
    join_distance: int
    """How near a group must be to join a battle. [C-BATTLE-07]"""
    battle_turns: int
    """How long a field battle lasts. [C-BATTLE-14]"""
    depth: int
    gap: int
    """How deep groups set up from their side, and the hexes between them and the enemy. [RULING-C-DEPLOY-DEPTH]"""
    # Prisoners and sieges
    escort: int
    """The fewest men who lead prisoners. [C-PRIS-01]"""
    freed_riders: int
    """Horsemen who ride with a ransomed leader. [C-PRIS-05]"""
    ruin_days: int
    """Days that breaches and engines stay after a siege is lifted. [C-CG-20]"""


@dataclass(frozen=True, slots=True)
class CampaignSwitches:
    """Points of the campaign that players argue about. The defaults are print, and our rulings where it is open; a scenario or a group of
    friends may turn them."""

    loyalty_text_threshold: bool = switch("RULING-C-LOYAL-THRESHOLD b")
    """Only 5 is neutral: a loyalty of 6 is the king's."""
    defection: bool = switch("RULING-C-LOYAL-PERMANENCE b")
    """A group whose test makes it another party's goes over for good."""
    meeting_stops: bool = switch("RULING-C-MOVE-THROUGH")
    """Every meeting ends the movement of who comes."""
    bridges_spare_rivers: bool = switch("RULING-C-BRIDGE b")
    """Over a bridge no river is crossed."""
    wounded_may_stay: bool = switch("RULING-C-WOUND-MUST b")
    """A group need not march its wounded to the nearest place."""
    keep_captive_leaders: bool = switch("RULING-C-PRIS-MASSACRE b", "RULING-C-SIEGE-FATE")
    """Captive leaders are kept for ransom where all others are put to the sword."""
    lone_leader_capture: bool = switch("RULING-C-GROUP-DISSOLVE")
    """A leader alone can be taken by whoever enters his hex."""
    literal_loyalty_four: bool = switch("RULING-C-PLACE-LOYAL4 a", on=True)
    """A village helps nobody unless its loyalty is above 4, whoever its lord is; else it must not lean to the other side."""
    fixed_militia: bool = switch("RULING-C-MILITIA a")
    """Towns have always fifteen fighters, whatever their resources."""
    booty_for_all_mercenaries: bool = switch("RULING-C-MERC-WHO-LOOT")
    """Mercenaries who were paid want their share of a plunder too."""
    deserters_hold_grudge: bool = switch("RULING-C-MERC-AFTER-DESERT")
    """Mercenaries who have left an employer do not serve him again for some days."""
    share_renews_promise: bool = switch("RULING-C-MERC-LOOT-PASS")
    """After a share of booty, however small, the tests of a promise begin anew."""
    taken_convoys_stay: bool = switch("RULING-C-CONVOY-TAKEN")
    """A convoy of the country that was taken stays its last escort's when it is left alone."""
    stood_opposite: bool = switch("RULING-C-DEPLOY-STATIONARY b")
    """A group that was on the hex draws up opposite to who comes and flees away from him, by whichever side it once came."""
    fit_escorts: bool = switch("RULING-C-PRIS-ESCORT")
    """Only the unwounded lead prisoners off."""
    harvest_may_fail: bool = switch("RULING-C-ENV-CLAMP b")
    """A bad harvest can leave a place with nothing."""
    quick_ignores_supply: bool = switch("RULING-C-QUICK-PRESTIGE")
    """Hunger counts for nothing in quick resolution."""
    conquest: bool = switch("RULING-C-PLACE-CONTROL")
    """A settlement beaten in battle passes to the victor."""
    weather: bool = switch("C-ENV-02")
    """Last year's harvest shifts every resource level."""
    seasons: bool = switch("C-ENV-03")
    """The season slows every march."""


@dataclass(frozen=True)
class CampaignRules:
    """The rules of the campaign in one edition."""

    id: str
    figures: CampaignFigures
    siege: SiegeRules
    """Its sieges, healing, what becomes of a garrison, and quick resolution. [C-SIEGE-01, C-WOUND-04, C-SIEGE-03, C-QUICK-01]"""
    attitude: t.Attitude
    supply: t.Steps
    """Resource points a group needs in a day, by its size. [C-SUPPLY-04]"""
    terrain: dict[str, int]
    """Movement points by kind of country. [C-MAP-04]"""
    prices: t.Prices
    plunder_prestige: dict[str, int]
    """Added to the prestige of who plunders: settlement, monastic, city, castle, convoy. [C-NOBLE-05, RULING-C-PILLAGE-CASTLE]"""
    goodwill: dict[str, tuple[int, int]]
    """Least and highest loyalty of a place that helps each party. [RULING-C-PLACE-LOYAL4 b]"""
    literal_goodwill: tuple[int, int]
    """The same for everybody, as it is printed. [C-PLACE-05, RULING-C-PLACE-LOYAL4 a]"""
    spies: t.Spies
    promise: t.Promise
    revolt: t.Threshold
    """Mercenaries who get less booty than they are. [C-MERC-13, RULING-C-MERC-REVOLT-AC]"""
    refusal: t.Escape
    capitulation: t.Capitulation
    maps: t.Steps
    """Sheets of a battle by the characters engaged. [C-BATTLE-01]"""
    sheets: t.Sheets
    grounds: t.Grounds
    weather: t.Steps
    """What the harvest adds to every resource level. [C-ENV-02]"""
    season: t.Season
    siege_train: t.SiegeTrain
    factions: dict[str, t.Faction]
    rosters: dict[str, t.Roster]
    """By faction. [C-GROUP-10]"""
    stand_ins: dict[str, tuple[str, ...]]
    """Classes that fill a gap in another, the likest first."""
    militia: t.Militia
    countries: dict[str, str]
    """Rolls of townsfolk of places with some flag, whoever rules there. [C-PLACE-15]"""
    recruiting: t.Recruiting
    ranks: tuple[tuple[str, ...], ...]
    """Classes of people from the highest rank down. [RULING-C-NOBLE-BIRTH]"""
    leaders: frozenset[str]
    """Kinds of people who lead groups. [C-COUNTER-03, RULING-C-GERMAN-LEADERS]"""
    switches: CampaignSwitches
    # Steps that work differently from edition to edition
    both_tested: bool
    """Each of two groups that meet is tested; else only the one that is met. [C-LOYAL-03, C-HOST-02]"""
    has_spies: bool
    """[C-SPY-01]"""
    has_trains: bool
    """Siege trains and engineers for hire. [C-ENGINE-01, C-ENGINE-03]"""
    capitulates: bool
    """A place may buy itself off before a siege. [C-CAPIT-01]"""
    has_cities: bool
    """Cities have endless resources and cannot be attacked. [C-PLACE-03, C-PLACE-14]"""
    knights_recruit: bool
    """A knight recruits too; else only a leader. [C-MONEY-04, RULING-C-RECRUIT-WHO]"""
    foreign_recruits: bool
    """Recruits may come from a place of another faction. [C-MONEY-05]"""
    neutral_sells: bool
    """The load of a neutral convoy may be bought. [C-CONVOY-08]"""
    plunders_neutral: bool
    """Neutral places may be plundered. [C-MONEY-03, RULING-C-PILLAGE-NEUTRAL]"""
    town_fighters_join: bool
    """Town fighters join a battle of two groups in their hex. [C-PLACE-13, RULING-C-MILITIA]"""

    def band(self, total: int) -> str:
        """The party or the temper a total stands for. [C-LOYAL-02, C-HOST-04, RULING-C-LOYAL-THRESHOLD, RULING-C-LOYAL-RANGE]"""
        return self._bands.at(self.attitude.level(total))

    def band_reads(self, total: int) -> str:
        """The levels that stand for the same. [C-LOYAL-02, C-HOST-04]"""
        return t.read_alike(self._bands.upto, self.attitude.level(total))

    def scale(self) -> list[tuple[int, str]]:
        """The highest level of every party or temper with its word, from the lowest. [C-LOYAL-02, C-HOST-04]"""
        return list(zip((*self._bands.upto, self.attitude.most), self._bands.names, strict=True))

    @property
    def _bands(self) -> t.Bands:
        return self.attitude.text_bands if self.switches.loyalty_text_threshold else self.attitude.bands

    def may_attack(self, total: int) -> bool:
        """Whether a side with such a total of hostility may start a fight. [C-HOST-05, RULING-C-HOST-SEVEN]"""
        return total >= self.figures.attacks_from

    def helps(self, faction: str, loyalty: int, castle: bool = False) -> bool:
        """Whether a place of such loyalty feeds a faction and gives it recruits; a castle asks for no loyalty.

        [C-PLACE-05, C-SUPPLY-03, RULING-C-PLACE-LOYAL4]
        """
        if castle or self.attitude.kind != LOYALTY:
            return True
        literal = self.switches.literal_loyalty_four or faction not in self.goodwill  # the clause as printed for whoever has no line
        least, most = self.literal_goodwill if literal else self.goodwill[faction]
        return least <= loyalty <= most

    def entering(self, kinds: Set[str]) -> int:
        """Movement points to enter a hex: only its dearest terrain counts, whatever road or bridge is there.

        [C-MAP-04, C-MAP-05, RULING-C-BRIDGE]
        """
        dry = self.switches.bridges_spare_rivers and BRIDGE in kinds
        return max(self.terrain[kind] for kind in kinds if kind != RIVER or not dry)

    def prestige(self, value: int) -> int:
        """A prestige kept within the scale. [C-NOBLE-06, RULING-C-PRESTIGE-RANGE]"""
        return max(self.figures.prestige_least, min(self.figures.prestige_most, value))

    def roster(self, faction: str, size: int) -> dict[str, int]:
        """The classes of a group of a faction; who is nobody's has the roster of the country. [C-GROUP-10, RULING-C-ROSTER-ROWS]"""
        return self.rosters[faction if faction in self.rosters else self.native].classes(size)

    @property
    def native(self) -> str:
        """The faction whose men are like those of places that are nobody's: the first there is."""
        return next(iter(self.rosters))

    def defenders(self, resources: int, faction: str) -> dict[str, int]:
        """The classes of those who defend a settlement that is attacked. [C-MEET-08, C-PLACE-13, RULING-C-MILITIA]"""
        if self.switches.fixed_militia:
            return self.roster(faction, self.figures.town_fighters)
        return self.militia.classes(resources)

    def joining_fighters(self, faction: str, resources: int, city: bool) -> dict[str, int]:
        """The classes of the town fighters who join their lord's side when groups fight in their hex.

        They are never fewer than those who would defend the place itself. [C-PLACE-13, RULING-C-MILITIA]
        """
        if not self.town_fighters_join:
            return {}
        fixed = self.figures.city_fighters if city else self.figures.town_fighters
        return self.roster(faction, fixed) if city or fixed >= self.militia.size(resources) else self.militia.classes(resources)
