"""What the battle needs to know of an edition: tables, figures, switches. Editions themselves are in `rulesets/`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from hauberk.battle.core.registries import Barrier, Ending, MeleeModifier, MissileModifier, Shaper, Surcharge
from hauberk.battle.core.works_rules import BombardmentTable, FireTable, Readings, WorksFigures
from hauberk.battle.machines.kinds import MachineKind
from hauberk.board.terrain import Cover, TerrainTable
from hauberk.common.switches import switch


class Weapon(NamedTuple):
    """A missile weapon. [SHOOT-01]"""

    id: str
    name: dict[str, str]
    bands: tuple[int, int, int]
    """Last hex of short, medium and long range."""
    saddle: tuple[int, int, int]
    """The same when thrown from the saddle. [LANCE-02]"""
    least: int
    """Nearest distance it can be used at. [SSLING-04]"""
    fires: str
    """`offensive`, `both`, or `either` (one of the two in a turn). [DFIRE-03]"""
    limit: str
    """Movement allowed to who shoots: `free`, `half`, `none`. [MOVE-06]"""
    ammo: int
    """Throws in a battle, 0 without limit. [SHOOT-04, SHOOT-05]"""
    column: int
    over: str
    """May it pass over beings: `never`, `far`, `always`? [LOF-20, LOF-21]"""
    steady: bool
    """Bows and slings shoot surer at close quarters. [IMPACT-06]"""
    high: bool
    """Tall obstacles do not stop it. [SSLING-02]"""
    flight: bool
    """Its scatter is read along the line of flight. [SSLING-03]"""
    mounted: bool
    """May be used in the saddle. [SHOOT-07]"""
    provenance: dict[str, str]
    slits: bool = False
    """Bows and crossbows: what can be used through a slit. [LOOP-04]"""
    letter: str = ""
    """The third letter of the class code that it asks for. [SHOOT-02]"""
    traits: frozenset[str] = frozenset()
    """See `data/editions/base/weapons.toml`."""
    pile: int = -1
    """A stone from a pile so many hexes off; −1: no stone. [A-STONE-05]"""
    carried: bool = True
    """Can somebody own it?"""


class MeleeTable(NamedTuple):
    """The combat table. [MELEE-06, MELEE-07]"""

    least: tuple[int, ...]
    """Lowest differential of each column."""
    labels: tuple[str, ...]
    foot: tuple[str, ...]
    """Row for each face of the die; one letter a column."""
    mounted: tuple[str, ...]
    armour: int
    provenance: str

    def column(self, differential: int) -> int:
        """Index of the column that a differential falls into."""
        found = 0
        for index, least in enumerate(self.least):
            if differential >= least:
                found = index
        return found

    def limited(self, index: int) -> int:
        """The first and the last column stop every shift. [MELEE-07, RULING-T-74]"""
        return max(0, min(len(self.least) - 1, index))

    def result(self, column: int, die: int, mounted: bool) -> str:
        """The letter of a column and a die; above the last row the last row counts."""
        rows = self.mounted if mounted else self.foot
        return rows[max(1, min(len(rows), die)) - 1][column]


class ShotTable(NamedTuple):
    """What a shot does to whom it strikes. [HIT-02]"""

    rows: tuple[tuple[int, ...], ...]
    """Highest die of each row, by weapon column."""
    foot: tuple[str, ...]
    """Letters of the rows, by cover none, light, medium, strong."""
    mounted: tuple[str, ...]
    armour: int
    provenance: str

    def result(self, column: int, die: int, cover: Cover, mounted: bool) -> str:
        """The letter for a die on a weapon's column against a cover."""
        highest = self.rows[column]
        die = min(die, highest[-1])
        row = next(index for index, top in enumerate(highest) if die <= top)
        return (self.mounted if mounted else self.foot)[cover][row]


class ImpactTable(NamedTuple):
    """Where a shot lands. [IMPACT-05, IMPACT-06]"""

    on_target: int
    lost: int
    sure_below: int
    """Nearer than this there is no roll. [IMPACT-04]"""
    scatter: tuple[int, ...]
    bands: tuple[int, int, int]
    wounded: int
    byzantine_bow: int
    close: int
    close_below: int
    rings: tuple[tuple[int, ...], ...] = ()
    """Sums of two dice for the stones of engines: the hex aimed at, the ring round it, the ring round that. [PERR-07, A-MANG-08]"""


class InfiltrationTable(NamedTuple):
    """The infiltration test. [INF-09]"""

    results: tuple[str, ...]
    upto: tuple[int, ...]
    rider: int
    armoured: int
    wounded: int
    surcharge: int

    def result(self, roll: int) -> str:
        """What a modified roll means."""
        for result, upto in zip(self.results, self.upto, strict=False):
            if roll <= upto:
                return result
        return self.results[-1]


@dataclass(frozen=True, slots=True)
class Figures:
    """Single figures of the rules; their sources stand in `data/editions/base/battle.toml`."""

    corpses_per_load: int
    corpse_surcharge: int
    corpse_barrier: int
    clear_men: int
    clear_corpses: int
    clear_horses: int
    carry_divisor: int
    pivot_surcharge: int
    mount_cost: int
    mount_cost_armoured: int
    mount_factor: int
    dismount_divisor: int
    dismount_divisor_wounded: int
    bridle_success: int
    led_on_foot: int
    led_mounted: int
    lance_over_friend_from: int
    defensive_a_points: int
    defensive_b_divisor: int
    joint_shift: int
    riders_for_joint_shift: int
    stunned_defence: int
    stunned_defence_armoured: int
    wounded_divisor: int
    retreat_melee: int
    retreat_shot: int
    advance_divisor: int
    charge_hexes: int
    charge_divisor: int
    clash_distance: int
    group_least: int
    group_shift: int
    row_least: int
    deepest: int
    formation_points: int
    foulkon_points: int
    foulkon_ranks: int
    open_side_shift: int
    rear_shift: int
    foulkon_shift: int
    refusal_hexes: int
    capture_differential: int
    capture_yields: int
    capture_guards: int
    ox_team: int
    ox_hexes: int
    hungry_die: int
    hungry_divisor: int
    unarmed_defence: int


@dataclass(frozen=True, slots=True)
class Switches:
    """Points that players argue about. The defaults are our rulings; a scenario or a group of friends may turn them."""

    recover_at_once: bool = switch("RULING-T-02 a")
    """Everybody stunned gets up in sequence 5, also those stunned a moment ago."""
    over_foot_friends_only: bool = switch("RULING-T-64 b")
    """A horse archer shoots over adjacent friends on foot only."""
    clash_bonus_for_both: bool = switch("RULING-T-102 a")
    """In a clash both riders have the half more."""
    foulkon_in_every_combat: bool = switch("RULING-T-114 b", on=True)
    """The column to the left counts whenever a member of a foulkon fights, attacking or attacked, as printed."""
    formation_depth_by_ranks: bool = switch("RULING-T-111 a")
    """Depth is counted for the whole formation by complete ranks, not man by man."""
    attack_from_front_only: bool = switch("RULING-T-70 b")
    """A rider attacks only what lies on his front hexes."""
    retreat_away_from_attackers: bool = switch("RULING-T-80 a")
    """A retreat after melee must lead away from an attacker."""
    capture: bool = switch("RULING-T-122")
    """Knights and nobles can be made to yield."""
    strict_guards: bool = switch("RULING-A-CAPT-06 a")
    """Only sergeants guard prisoners."""
    ditch_blinds: bool = switch("RULING-S-05 b")
    """Who is in a ditch shoots only along it, never up at its edge."""
    steep_moats: bool = switch("RULING-A-MOAT-01 b", "SC-MOAT-01")
    """It costs as much to climb out of a ditch as to get down into it."""
    keep_overlooks: bool = switch("SC-MSHOT-03")
    """From the top of the keep one shoots into the ditch over wall walks, though not over towers."""
    tower_top_overlooks: bool = switch("SC-TOWER-10", "SC-TOWER-11")
    """From the top of a siege tower one shoots over people, and most cover is of no use."""
    fire_at_turn_end: bool = switch("SC-FIRE-04")
    """Fires spread when both sides have played, not at the end of the phase of those who fight them."""
    only_engines_burn: bool = switch("SC-FIRE-01")
    """Fire takes to engines and tents alone, not to works of timber."""
    burning_bolts: bool = switch("SC-FIRE-03")
    """Crossbows too shoot fire."""
    counted_fire_arrows: bool = switch("RULING-G-31", "FLARROW-05")
    """Every archer has only so many flaming arrows, as in a sortie against a camp."""
    ladders_from_below: bool = switch("RULING-S-11 a", "LADDER-17", on=True)
    """A ladder can also be overturned by who stands beside its foot."""
    ladder_advance_stops: bool = switch("SC-LADDER-10")
    """Who follows a beaten man from a ladder over the wall stops in that first hex."""
    ladder_shifted_once: bool = switch("SC-LADDER-05")
    """A standing ladder is moved or turned once a turn; else as often as its two men can pay for it."""
    fall_onto_ladder: bool = switch("SC-LADDER-15")
    """Who falls from a ladder may come to lie on its own hex."""
    withdraw_leaderless: bool = switch("A-MISC-03")
    """Attackers who have lost their last knight or noble must withdraw."""
    captured_leaders_lost: bool = switch("RULING-A-MISC-02 b")
    """A leader who has been led off as a prisoner is lost like one who was killed."""
    impact_roll: bool = switch("RULING-A-GEN-06 b", on=True)
    """Shots may stray; off: a shot always lands where it was aimed."""
    bridge_gap: bool = switch("RULING-A-TOWER-05 b")
    """The bridge of a siege tower spans one empty row and strikes the ramparts beyond it."""
    oil_from_the_cauldron: bool = switch("RULING-A-OIL-01 b")
    """A cauldron is tipped only on hexes beside its own, not on those beside its bearers."""
    barrels_only_down: bool = switch("RULING-S-36")
    """A barrel of oil is poured only on lower hexes, not on a hex beside it at its own height."""
    ladders_in_moat: bool = switch("RULING-S-07")
    """A ladder may be raised from a moat hex that is not filled."""
    towers_boarded_standing: bool = switch("RULING-S-22 b")
    """Nobody gets into a tower in the turn in which it has moved."""
    ram_rests_when_moved: bool = switch("RULING-S-26 b")
    """A ram does not strike in a turn in which it has moved."""
    rope_helps_both: bool = switch("RULING-G-43 b")
    """Two columns to the right in the attacks of a man on a rope too."""
    rope_by_one: bool = switch("RULING-G-46 b")
    """One man at either end takes a hanging rope off the wall."""
    enemy_horse_stays: bool = switch("RULING-T-37 b")
    """A riderless horse that the enemy controls cannot be pushed aside."""
    clearing_in_quiet: bool = switch("RULING-T-18 b")
    """Nobody clears corpses with an enemy beside him who could attack."""
    burst_wets_siphon: bool = switch("RULING-G-39 b")
    """A siphon that bursts leaves naphtha on its own hex too, not only on the six around it."""
    roofs_stop_stones: bool = switch("RULING-A-MANG-06 b")
    """A stone strikes only who is uppermost in its hex, and nobody under a roof."""
    wear_from_hit_only: bool = switch("RULING-A-MANG-02 b")
    """Only the roll for the hex that is hit wears a mangonel, not those for the hexes around it."""


@dataclass(frozen=True)
class Rules:
    """The battle rules of one edition, as a frozen value."""

    id: str
    terrain: TerrainTable
    """What the ground of this edition is like; boards are laid with it."""
    melee: MeleeTable
    shots: ShotTable
    impact: ImpactTable
    infiltration: InfiltrationTable
    weapons: dict[str, Weapon]
    hand_arms: dict[str, frozenset[str]]
    """What is never thrown or shot, and its traits. [SHOOT-03]"""
    machines: dict[str, MachineKind]
    """The two crewed shooting machines are among them: they are served, not carried. [SHOOT-08]"""
    figures: Figures
    works: WorksFigures
    """Figures of ladders, fires, machines and other works."""
    fire: FireTable
    bombardment: BombardmentTable
    readings: dict[str, Readings]
    """Tests of one die by name: the falling bridge, the collapse of a tower."""
    switches: Switches = Switches()
    own: Mapping[str, str] = field(default_factory=dict)
    """Rules of other books, and those of this edition's own that take their place."""
    shapers: tuple[Shaper, ...] = ()
    """What changes the board; these and the following are the registries of `battle/core/registries.py`."""
    barriers: tuple[Barrier, ...] = ()
    surcharges: tuple[Surcharge, ...] = ()
    missile_modifiers: tuple[MissileModifier, ...] = ()
    melee_modifiers: tuple[MeleeModifier, ...] = ()
    endings: Mapping[str, Ending] = field(default_factory=dict)
    """The conditions of victory by the name that a scenario gives them."""
