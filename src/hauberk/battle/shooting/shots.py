"""Shooting: who may, at what, where it lands and what it does. Rulebook 5 to 5.4, 7.1; The Anarchy 1.2."""

from __future__ import annotations

from typing import NamedTuple

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Health, Mark
from hauberk.battle.core.commands import Shoot, ShootBack
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.rules import Weapon
from hauberk.battle.core.state import FIRE, State
from hauberk.battle.machines.footprint import machine_at
from hauberk.battle.machines.moving import shelter_bars
from hauberk.battle.machines.ram import disturb
from hauberk.battle.movement.infiltration import threatened, threats
from hauberk.battle.people.hunger import hunger
from hauberk.battle.riding.horses import controlled_by
from hauberk.battle.riding.two_hexes import in_rear_arc, pose_of
from hauberk.battle.scenario.patrols import comes_up
from hauberk.battle.scenario.withdrawal import no_quarrel
from hauberk.battle.shooting import line_of_fire as lof
from hauberk.battle.shooting.line_of_fire import Aim
from hauberk.battle.shooting.shot_results import strike
from hauberk.battle.shooting.stones import may_drop, stone_of
from hauberk.board.board import NOWHERE, Board, Cell
from hauberk.board.terrain import Cover
from hauberk.common.dice import D10
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total
from hauberk.grid.hex import rotated

LANCE = "lance"
"""A trait: hoplites keep it, and nobody throws it upwards. [SHOOT-03, LANCE-05]"""


class ShotPlan(NamedTuple):
    """Everything the rules look at before a shot."""

    aim: Aim
    target: Being
    cover: Cover
    cover_terms: tuple[Term, ...]
    impact_terms: tuple[Term, ...]
    """Modifiers of the impact roll; without a roll the shot lands where it was aimed."""
    sure: bool
    defensive: bool
    incendiary: bool


# -- weapons and who may shoot ---------------------------------------------------------------------------------------


def missiles(field: Field, man: Being) -> tuple[Weapon, ...]:
    """The missile weapons he can use as he is now, on foot or mounted. [SHOOT-01, SHOOT-02, SHOOT-03, SHOOT-07, RULING-T-51]"""
    key = (man.character.id, man.mounted)
    known = field.memo.get(key)
    if known is None or known[0] is not man.character:
        table = field.rules.weapons
        weapons = [table[word] for word in man.character.weapons if word in table and _may_use(man, table[word])]
        known = field.memo[key] = (man.character, tuple(weapon for weapon in weapons if weapon.mounted or not man.mounted))
    found: tuple[Weapon, ...] = known[1]
    return found


def arms(position: Position, man: Being) -> tuple[Weapon, ...]:
    """What he can shoot or throw where he stands: his own weapons, and stones from a pile. [A-STONE-05, A-STONE-06]"""
    field, state = position
    if not state.works.things:
        return missiles(field, man)
    stone = stone_of(position, man)
    return missiles(field, man) if stone is None else (*missiles(field, man), stone)


def _may_use(man: Being, weapon: Weapon) -> bool:
    """Javelin, sling and bow need their letter in the class code; hoplites do not throw their spears. [SHOOT-02, SHOOT-03]"""
    if weapon.letter:
        return man.character.code[2] == weapon.letter
    return LANCE not in weapon.traits or "hoplite" not in man.character.traits


def no_missile(field: Field, man: Being, word: str, about: str = "") -> Refusal:
    """He has no such missile weapon; a lance with a pennon and a hoplite's are weapons, but never thrown; stones want a pile near by.
    `about`: a weapon of the table.

    [SHOOT-02, SHOOT-03, A-STONE-05]
    """
    name, table = man.character.name, field.rules.weapons
    own = [_traits(field, each) for each in man.character.weapons]
    if LANCE in _traits(field, word) and "hoplite" in man.character.traits and any(LANCE in traits for traits in own):
        return Refusal("hoplite_keeps_spear", "SHOOT-03", name)
    if LANCE in _traits(field, word) and any("pennon" in traits for traits in own):
        return Refusal("pennon_lance_kept", "SHOOT-03", name)
    if word in table and table[word].pile >= 0:
        return Refusal("no_stones_at_hand", "A-STONE-05", name)
    return Refusal("no_such_missile", "SHOOT-02", name, about)


def _traits(field: Field, word: str) -> frozenset[str]:
    """The traits of a weapon, whether it is thrown or kept in hand."""
    weapon = field.rules.weapons.get(word)
    return weapon.traits if weapon is not None else field.rules.hand_arms.get(word, frozenset())


def limit_of(weapon: Weapon, allowance: int) -> int:
    """How many points who shoots may use in his own phase. [MOVE-06]"""
    return {"free": allowance, "half": allowance // 2, "none": 0}[weapon.limit]


def _may_shoot(position: Position, man: Being, weapon: Weapon) -> Refusal | None:
    """What holds for every shot. [SHOOT-04, SHOOT-05, SHOOT-09, SHOOT-12, STATE-02, CTX-19]"""
    name = man.character.name
    if not man.able or man.carries or man.disarmed:
        return Refusal("cannot_shoot", "CARRY-01" if man.carries else "CAPT-07" if man.disarmed else "STATE-02", name)
    if man.marks & Mark.LADDER:
        return Refusal("carries_ladder", "LADDER-03", name)
    if weapon not in missiles(position.field, man) and weapon != stone_of(position, man):
        return no_missile(position.field, man, weapon.id, weapon.id)
    if weapon.ammo and man.thrown >= weapon.ammo:
        return Refusal("nothing_left_to_throw", "SHOOT-05" if weapon.ammo > 1 else "SHOOT-04", name, weapon.id)
    if position.field.water >> man.cell & 1:
        return Refusal("swimmers_do_not_shoot", "SHOOT-12", name)
    if pressed(position, man):
        return Refusal("beside_enemy", "SHOOT-09", name)
    return shelter_bars(position, man) if position.state.machines else None


def pressed(position: Position, man: Being) -> bool:
    """Does an enemy in contact keep him from shooting? On the top of a classic siege tower only one who stands as high as he does.

    [SHOOT-09, SC-TOWER-13, SC-RAM-07]
    """
    if lof.close_shots(position.field, man.cell):
        return False
    if not lof.overlooks(position.field, man.cell):
        return threatened(position, man)
    height = position.field.board.height
    return any(height[foe.cell] == height[man.cell] for foe in threats(position, man.cell, 1 - man.side))


def may_shoot_offensively(position: Position, man: Being, weapon: Weapon) -> Refusal | None:
    """Own sequence 1, once. [SHOOT-06, SHOOT-13, TURN-04]"""
    name = man.character.name
    if position.state.sequence != FIRE or man.side != position.state.active:
        return Refusal("not_fire_sequence", "TURN-04", name)
    if man.marks & Mark.SHOT:
        return Refusal("has_shot", "SHOOT-06", name)
    return no_quarrel(position.state, man) or _may_shoot(position, man, weapon)


def may_shoot_defensively(position: Position, man: Being, weapon: Weapon) -> Refusal | None:
    """In the enemy's movement, once, if weapon and conduct in the own phase allow, and nobody presses him. [DFIRE-01, DFIRE-05]"""
    return may_shoot_back_somewhere(position, man, weapon) or _may_shoot(position, man, weapon)


def may_shoot_back_somewhere(position: Position, man: Being, weapon: Weapon) -> Refusal | None:
    """What does not change while the enemy moves: weapon, earlier shots and conduct. [DFIRE-02, DFIRE-03, DFIRE-04, SHOOT-11, CTX-14]"""
    name = man.character.name
    if man.marks & Mark.SHOT_BACK:
        return Refusal("has_shot_back", "DFIRE-02", name)
    if weapon.fires == "offensive":
        return Refusal("weapon_offensive_only", "DFIRE-03", name, weapon.id)
    if weapon.fires == "either" and man.marks & Mark.SHOT:
        return Refusal("one_shot_a_turn", "DFIRE-03", name, weapon.id)
    if man.marks & (Mark.ATTACKED | Mark.COUNTERED):
        return Refusal("attacked_before", "DFIRE-04", name)
    if fought_fire(position.field, man):
        return Refusal("has_fought_fire", "SC-FIRE-06", name)
    if comes_up(position, man):
        return Refusal("patrol_comes_up", "FORAGE-06", name)
    if man.spent > limit_of(weapon, man.allowance):
        return Refusal("moved_too_far_to_shoot", "DFIRE-04", name, weapon.id, needs=man.spent, has=limit_of(weapon, man.allowance))
    return None


def fought_fire(field: Field, man: Being) -> bool:
    """Has he tried to put out a fire in this turn? Where whole turns count that binds the side that plays first in the enemy's phase too.

    [SC-FIRE-06]
    """
    return bool(man.marks & Mark.DOUSED) and man.side == field.first and field.rules.switches.fire_at_turn_end


# -- planning a shot -------------------------------------------------------------------------------------------------


def plan_shot(position: Position, command: Shoot) -> ShotPlan | Refusal:
    """An offensive shot. [SHOOT-06, IMPACT-01]"""
    man = position.state.beings[command.man]
    weapon = position.field.rules.weapons.get(command.weapon)
    if weapon is None:
        return no_missile(position.field, man, command.weapon)
    if refusal := may_shoot_offensively(position, man, weapon):
        return refusal
    return plan_aim(position, command, weapon)


def plan_aim(position: Position, command: Shoot | ShootBack, weapon: Weapon) -> ShotPlan | Refusal:
    """Target, range, arcs, line of fire and cover of a shot by somebody who may shoot.

    [IMPACT-01, IMPACT-02, IMPACT-03, IMPACT-04, LANCE-01, LANCE-05, LEVEL-05, A-SLING-01]
    """
    field, state = position
    man, target = state.beings[command.man], state.beings[command.target]
    name = man.character.name
    if command.origin not in man.cells:
        return Refusal("not_his_hex", "IMPACT-02", name, field.name(command.origin))
    if refusal := _may_target(position, man, target, command.aim):
        return refusal
    aim = aim_at(field, man, command.origin, command.aim, weapon)
    if isinstance(aim, Refusal):
        return aim
    if weapon.pile >= 0 and (refusal := may_drop(field, man, command.origin, command.aim)):
        return refusal
    if man.mounted and not weapon.steady and in_rear_arc(field.board, pose_of(man), command.aim):
        return Refusal("behind_the_rider", "LANCE-01", name, target.character.name)
    if LANCE in weapon.traits and lof.levels_above(field, command.aim, command.origin) > 0:
        return Refusal("lance_upwards", "LANCE-05", name, target.character.name)
    if aim.band == lof.SHORT and (refusal := lof.blocked(position, aim, target, Cover.NONE)):
        return refusal  # cover decides only whether one may shoot over others from afar
    hidden, cover_terms = lof.cover(position, aim, target)
    if hidden == Cover.TOTAL:
        return Refusal("total_cover", "COVER-09", name, target.character.name)
    if aim.band != lof.SHORT and (refusal := lof.blocked(position, aim, target, hidden)):
        return refusal
    terms = impact_modifiers(position, aim)
    sure = aim.range < field.rules.impact.sure_below or not field.rules.switches.impact_roll
    incendiary = isinstance(command, Shoot) and command.incendiary
    if incendiary and "fire_pots" not in weapon.traits:
        return Refusal("no_fire_pots", "SSLING-01", name)
    return ShotPlan(aim, target, hidden, cover_terms, terms, sure, isinstance(command, ShootBack), incendiary)


def _may_target(position: Position, man: Being, target: Being, cell: Cell) -> Refusal | None:
    """A visible enemy, a beast that is not one's own, or a prisoner in bonds, on the hex aimed at. [IMPACT-03, C-PRIS-06, RULING-T-41]"""
    if not target.alive or cell not in target.cells:
        return Refusal("not_there", "IMPACT-03", man.character.name, target.character.name)
    own = controlled_by(position, target) == man.side if target.character.is_beast else target.side == man.side
    if own or (target.captive and not target.bound):
        return Refusal("not_an_enemy", "IMPACT-03", man.character.name, target.character.name)
    return None


def aim_at(field: Field, man: Being, origin: Cell, cell: Cell, weapon: Weapon) -> Aim | Refusal:
    """Range and range band of a line. [IMPACT-02, LANCE-02, SSLING-04, A-SLING-04]"""
    distance = field.board.distance(origin, cell)
    bands = weapon.saddle if man.mounted else weapon.bands
    least = max(1, weapon.least) if origin == cell or distance else 0  # another storey of the same hex: see `openings`
    if distance < least:
        rule = "SSLING-04" if distance else "IMPACT-02"
        return Refusal("too_near", rule, man.character.name, weapon.id, needs=least, has=distance)
    for band, last in enumerate(bands):
        if distance <= last:
            return Aim(man, origin, cell, weapon, distance, band)
    return Refusal("out_of_range", "IMPACT-02", man.character.name, weapon.id, needs=distance, has=bands[lof.LONG])


def impact_modifiers(position: Position, aim: Aim) -> tuple[Term, ...]:
    """All that is added to the die for where a shot lands; it adds up. [IMPACT-06, RULING-T-43, RULING-T-123]"""
    return tuple([term for modifier in position.field.rules.missile_modifiers for term in modifier(position, aim)])


def range_modifier(position: Position, aim: Aim) -> tuple[Term, ...]:
    """The farther, the less sure. [IMPACT-06, LANCE-02]"""
    points = position.field.rules.impact.bands[aim.band]
    rule = "LANCE-02" if LANCE in aim.weapon.traits and aim.shooter.mounted else "IMPACT-06"
    return (Term(points, f"range_{lof.BANDS[aim.band]}", rule),) if points else ()


def wound_modifier(position: Position, aim: Aim) -> tuple[Term, ...]:
    """The wounded shoot less surely. [IMPACT-06]"""
    wounded = aim.shooter.health == Health.WOUNDED
    return (Term(position.field.rules.impact.wounded, "shooter_wounded", "IMPACT-06"),) if wounded else ()


def byzantine_modifier(position: Position, aim: Aim) -> tuple[Term, ...]:
    """Byzantine horse archers in the saddle. [IMPACT-06]"""
    in_saddle = "byzantine_bow" in aim.shooter.character.traits and aim.shooter.mounted
    return (Term(position.field.rules.impact.byzantine_bow, "byzantine_bow", "IMPACT-06"),) if in_saddle else ()


def close_modifier(position: Position, aim: Aim) -> tuple[Term, ...]:
    """Bows and slings shoot surer at close quarters. [IMPACT-06]"""
    table = position.field.rules.impact
    return (Term(table.close, "close_quarters", "IMPACT-06"),) if aim.weapon.steady and aim.range < table.close_below else ()


def hunger_modifier(position: Position, aim: Aim) -> tuple[Term, ...]:
    """The hungry shoot worse. [C-SUPPLY-05]"""
    return hunger(position.field, (aim.shooter,))


# -- resolving it ----------------------------------------------------------------------------------------------------


class Landing(NamedTuple):
    """Where a shot comes down."""

    cell: Cell
    """NOWHERE: lost."""
    lost: str = ""
    """Why it was lost."""


def landing(position: Position, plan: ShotPlan, roll: int) -> Landing:
    """Read the impact roll: on target, beside it, or lost. [IMPACT-05, IMPACT-07, IMPACT-08, RULING-T-44, RULING-T-46, CTX-10]"""
    where = _read_impact(position.field, plan.aim, roll)
    strayed = where.cell not in (NOWHERE, plan.aim.cell)
    return Landing(NOWHERE, "no_line") if strayed and _no_line(position, plan, where.cell) else where


def _read_impact(field: Field, aim: Aim, roll: int) -> Landing:
    """Where a modified impact roll sends a shot, whatever may stand on that line. [IMPACT-05, IMPACT-07, CTX-10]"""
    table = field.rules.impact
    if roll <= table.on_target:
        return Landing(aim.cell)
    if roll > table.lost:
        return Landing(NOWHERE, "wide")
    turn = table.scatter[roll - table.on_target - 1]
    top = flight(field, aim.origin, aim.cell) if aim.weapon.flight else field.board.top[aim.cell]
    cell = _strays_to(field.board, aim.cell, rotated(top, turn))
    if cell < 0 or cell in aim.shooter.cells:
        return Landing(NOWHERE, "off_map" if cell < 0 else "own_hex")
    return Landing(cell)


def _no_line(position: Position, plan: ShotPlan, cell: Cell) -> bool:
    """Is there no line of fire to the hex a shot would stray to? [IMPACT-08, RULING-T-46]"""
    return lof.blocked(position, plan.aim._replace(cell=cell), _whoever(position.state, cell), plan.cover) is not None


def falls(position: Position, plan: ShotPlan) -> dict[Cell, int]:
    """The hexes with somebody on them on which a shot can come down, each with the faces of the impact die that bring it there."""
    if plan.sure:
        return {plan.aim.cell: D10}
    field, state = position
    more, found = total(plan.impact_terms), dict[Cell, int]()
    for face in range(1, D10 + 1):
        cell = _read_impact(field, plan.aim, face + more).cell
        if cell in state.at:
            found[cell] = found.get(cell, 0) + 1
    return {cell: faces for cell, faces in found.items() if cell == plan.aim.cell or not _no_line(position, plan, cell)}


def _strays_to(board: Board, cell: Cell, side: int) -> Cell:
    """Where it comes down in the next hex: as high as it was aimed, or, where nothing is there or only wall, on the top of that hex.

    [IMPACT-05, HIT-01]
    """
    near = board.neighbours[cell][side]
    if near != NOWHERE and "solid" not in board.ground[near].traits:
        return near
    ground = board.neighbours[board.above(cell, 0)][side]
    column = [place for place in board.column(ground) if board.storey(place) >= 0] if ground != NOWHERE else []
    return column[-1] if column else NOWHERE


def _whoever(state: State, cell: Cell) -> Being | None:
    here = state.at.get(cell)
    return state.beings[here[0]] if here else None


def flight(field: Field, origin: Cell, cell: Cell) -> int:
    """The direction in which a high throw flies: towards the neighbour farthest from the thrower. [SSLING-03, A-SLING-03, A-BALL-06]"""
    board = field.board
    here = board.hex(origin)

    def away(side: int) -> tuple[int, int]:
        place = board.hex(cell).neighbour(side)
        dq, dr = place.q - here.q, place.r - here.r
        return dq * dq + dr * dr + dq * dr, -side

    return max(range(6), key=away)


def victim_on(doing: Doing, plan: ShotPlan, cell: Cell) -> Being | None:
    """Whom it strikes: the named target where it was aimed, else the standing before the lying, chance among equals.

    [HIT-01, RULING-T-45]
    """
    equal = victims_on(doing.state, plan, cell)
    if len(equal) < 2:
        return equal[0] if equal else None
    return equal[doing.roll("who_is_hit", len(equal)) - 1]


def victims_on(state: State, plan: ShotPlan, cell: Cell) -> list[Being]:
    """Those among whom chance says whom it strikes on a hex: one, as a rule. [HIT-01, RULING-T-45]"""
    here = [state.beings[who] for who in state.at.get(cell, ())]
    if cell == plan.aim.cell and plan.target.id in state.at.get(cell, ()):
        return [state.beings[plan.target.id]]

    def order(being: Being) -> tuple[bool, bool]:
        return being.health == Health.STUNNED, being.id == state.moving

    first = min(map(order, here), default=None)
    return [being for being in here if order(being) == first]


def shoot(doing: Doing, command: Shoot | ShootBack, plan: ShotPlan) -> None:
    """Impact, victim, result; the result takes effect at once, and whoever shot will not attack.

    [IMPACT-01, HIT-01, HIT-03, HIT-04, SHOOT-10, SHOOT-14]
    """
    aim, man = plan.aim, plan.aim.shooter
    impact_terms: tuple[Term, ...] = ()
    where = Landing(aim.cell)
    if not plan.sure:
        impact_terms = doing.roll_and_add("impact", "IMPACT-05", *plan.impact_terms)
        where = landing(doing.position, plan, total(impact_terms))
    victim = victim_on(doing, plan, where.cell) if where.cell >= 0 and not plan.incendiary else None
    hit_terms: tuple[Term, ...] = ()
    cover_terms: tuple[Term, ...] = ()
    hidden, result = Cover.NONE, ""
    if victim is not None:
        strayed = aim._replace(cell=where.cell, range=doing.field.board.distance(aim.origin, where.cell))
        hidden, cover_terms = lof.cover(doing.position, strayed, victim)
        hit_terms = doing.roll_and_add("hit", "HIT-02", *hit_modifiers(doing.position, man, victim))
        result = read_result(doing.field, aim.weapon, total(hit_terms), hidden, victim.mounted)
    if doing.state.machines:
        disturb(doing, (man.id,))
    left = man.left if plan.defensive else min(man.left, limit_of(aim.weapon, man.allowance))
    doing.emit(
        e.Shot(
            man.id, aim.weapon.id, plan.target.id, aim.origin, aim.cell, where.cell, impact_terms, victim.id if victim else "",
            int(hidden), hit_terms, result, plan.defensive, left, aim.weapon.ammo > 0, cover_terms, where.lost,
        )
    )  # fmt: skip
    if victim is not None and result:
        strike(doing, victim.id, result, aim.origin, plan.defensive)


def armour_term(field: Field, victim: Being) -> tuple[Term, ...]:
    """An armoured being is harder to hurt. [HIT-02, CTX-07]"""
    return (Term(field.rules.shots.armour, "armoured", "HIT-02", victim.character.name),) if victim.character.armoured else ()


def unsteady(position: Position, man: Being) -> tuple[Term, ...]:
    """From a tower that moved in this turn one shoots less surely. [A-TOWER-23]"""
    worth = position.field.rules.works.tower_moves_die
    if not worth or not position.state.machines or not any(machine.moved for machine in position.state.machines.values()):
        return ()
    found = machine_at(position, man.cell)
    return (Term(worth, "moving_tower", "A-TOWER-23"),) if found is not None and found[0].moved else ()


def hit_modifiers(position: Position, man: Being, victim: Being | None) -> tuple[Term, ...]:
    """All that is added to the die of a hit, wherever it is reckoned: armour, a moving tower, hunger. [HIT-02, A-TOWER-23, C-SUPPLY-05]"""
    armour = armour_term(position.field, victim) if victim is not None else ()
    return (*armour, *unsteady(position, man), *hunger(position.field, (man,)))


def read_result(field: Field, weapon: Weapon, die: int, hidden: Cover, mounted: bool) -> str:
    """The letter of the shot table for a modified die; "" is no effect. Impact modifiers do not count here. [HIT-02, HIT-03, IMPACT-09]"""
    letter = field.rules.shots.result(weapon.column, die, Cover(min(hidden, Cover.STRONG)), mounted)
    return "" if letter == "-" else letter
