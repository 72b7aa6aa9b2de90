"""Melee: who may attack whom, the reckoning, the results. Rulebook 6 to 6.4, 6.7."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from hauberk.battle.capture.capturing import demand_surrender, may_demand
from hauberk.battle.capture.prisoners import guards
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health, Mark
from hauberk.battle.core.choices import Choices, Listed, Listing
from hauberk.battle.core.commands import Attack
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import Refusable
from hauberk.battle.core.state import State
from hauberk.battle.machines.ram import disturb
from hauberk.battle.melee.evading import may_refuse
from hauberk.battle.melee.melee_results import Result, apply_result
from hauberk.battle.movement.barring import CORPSES, between
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.people import formation
from hauberk.battle.people.hunger import hunger
from hauberk.battle.riding.horses import controlled_by, drop_bridles
from hauberk.battle.riding.two_hexes import front_hexes, pose_of
from hauberk.battle.scenario.withdrawal import may_strike
from hauberk.battle.walls.buildings import Standing, fought_across, reached_over, side_rule, standing
from hauberk.board.board import Cell
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term, total

MANTLET = "mantlet"
"""The screened side of a mantlet's hex. [A-MANT-08]"""


class Reckoning(NamedTuple):
    """The whole sum of a combat before the die. [MELEE-06, MELEE-07]"""

    differential: tuple[Term, ...]
    shifts: tuple[Term, ...]
    die_terms: tuple[Term, ...]
    """What is added to the die."""
    column: int
    """Index after all shifts."""
    pikes: bool
    """The blow falls on the pikes of a formation. [HOPL-05]"""
    side: str
    """From which side a formation is attacked; empty for others."""


# -- who may attack --------------------------------------------------------------------------------------------------


def may_attack(state: State, man: Being) -> Refusal | None:
    """One attack a phase, by who did not shoot, charge or work. [MELEE-03, MELEE-26, MELEE-27, TURN-05, CTX-14]"""
    name = man.character.name
    if man.side != state.active or man.character.is_beast:
        return Refusal("not_yours", "MELEE-02", name)
    if man.health >= Health.STUNNED or not man.on_map or man.carries:
        return Refusal("stunned_cannot", "MELEE-27", name)
    if man.marks & Mark.LADDER:
        return Refusal("carries_ladder", "MELEE-27", name)
    if man.marks & Mark.SHOT:
        return Refusal("has_shot_no_attack", "TURN-05", name)
    if man.marks & Mark.CHARGED:
        return Refusal("has_charged", "MELEE-26", name)
    if man.marks & Mark.ATTACKED:
        return Refusal("has_attacked", "MELEE-03", name)
    if man.marks & Mark.WORKED:
        return Refusal("has_worked", "TURN-11", name)
    return None


def may_be_attacked(position: Position, man: Being, target: Being) -> Refusal | None:
    """Living or stunned enemies, however often they were attacked before, beasts that are not one's own, and prisoners in bonds.

    [MELEE-04, MELEE-28, C-PRIS-06, RULING-T-78]
    """
    own = controlled_by(position, target) == man.side if target.character.is_beast else target.side == man.side
    if not target.alive or own or (target.captive and not target.bound):
        return Refusal("not_an_enemy", "MELEE-28", man.character.name, target.character.name)
    return may_strike(position, man, target) if position.state.withdrawing == man.side else None


def strike_cells(position: Position, man: Being, target: Being) -> list[tuple[Cell, Cell]]:
    """From which of his hexes he can strike at which of the target's: adjacent, and he could enter it.

    [MELEE-01, MELEE-25, RULING-T-70, RULING-T-77, RULING-A-RAM-05]
    """
    field = position.field
    step = field.move_graph(man).step
    barred = hindrances(position).barred
    mine: tuple[Cell, ...] = man.cells
    pairs = [(one, two) for one in mine for two in target.cells if (one, two) in step and not barred >> two & 1]
    if field.board.sides:
        pairs = [pair for pair in pairs if fought_across(field, pair)]
        pairs += [(one, two) for one in mine for two in target.cells if (one, two) not in step and reached_over(field, one, two)]
    if man.mounted and field.rules.switches.attack_from_front_only:
        front = front_hexes(field.board, pose_of(man))
        pairs = [pair for pair in pairs if pair[0] == man.cell and pair[1] in front]
    return pairs


def _out_of_reach(position: Position, man: Being, target: Being) -> Refusal:
    """Why he cannot strike there: something stands between them, one of them is higher than the other, or they are apart.

    [MELEE-01, MELEE-25, A-MANT-08, A-MISC-02]
    """
    board, name, about = position.field.board, man.character.name, target.character.name
    pairs = [(one, two) for one in man.cells for two in target.cells]
    for one, two in pairs:
        if board.around[one] >> two & 1:
            bar = between(position.field, one, two) or (CORPSES if hindrances(position).barred >> two & 1 else board.ground[two].id)
            return Refusal("cannot_enter_there", "A-MANT-08" if bar == MANTLET else "MELEE-25", name, about, by=bar)
    if any(two % board.plane in board.neighbours[one % board.plane] for one, two in pairs):
        steps = {ladder.cells[0] for ladder in position.state.works.ladders.values() if ladder.standing}
        on_ladder = any(one in steps or two in steps for one, two in pairs)
        return Refusal("at_another_height", "A-MISC-02" if on_ladder else "MELEE-25", name, about, by="ladder" if on_ladder else "")
    return Refusal("not_adjacent_enemy", "MELEE-01", name, about)


def plan_attack(position: Position, command: Attack) -> Reckoning | Refusal:
    """Check an attack by one or several on one enemy. [MELEE-01, MELEE-02, MELEE-05, MELEE-11, MELEE-25, RULING-T-71]"""
    state = position.state
    target = state.beings[command.target]
    if not command.men or len(set(command.men)) != len(command.men):
        return Refusal("no_attackers", "MELEE-01")
    for who in command.men:
        man = state.beings[who]
        if refusal := may_attack(state, man) or may_be_attacked(position, man, target):
            return refusal
        if not strike_cells(position, man, target):
            return _out_of_reach(position, man, target)
        if man.captive and not _may_join(position, man, command):
            return Refusal("prisoner_cannot", "CAPT-06", man.character.name)
    found = reckon(position, [state.beings[who] for who in command.men], target)
    if command.demand and (refusal := may_demand(position, command.men, target, total(found.differential))):
        return refusal
    return found


def _may_join(position: Position, prisoner: Being, command: Attack) -> bool:
    """A prisoner joins when a friend attacks one of his guards. [CAPT-06, A-CAPT-07]"""
    return command.target in {guard.id for guard in guards(position, prisoner)} and any(
        not position.state.beings[who].captive for who in command.men
    )


# -- the reckoning ---------------------------------------------------------------------------------------------------


def reckon(
    position: Position, attackers: list[Being], target: Being, bonus: tuple[Term, ...] = (), extra: tuple[Term, ...] = ()
) -> Reckoning:
    """Sum up a combat: values, column, shifts, armour. `bonus` adds to the attack, `extra` to the shifts. [MELEE-06 … MELEE-16, CTX-07]"""
    field, state = position
    table = field.rules.melee
    attack = [Term(man.values.attack, "attack", "MELEE-06", man.character.name) for man in attackers]
    defence = Term(-defence_of(target), "defence", "MELEE-06", target.character.name)
    differential = (*attack, *bonus, defence)
    cells = [one for man in attackers for one, _ in strike_cells(position, man, target)]
    shifts = [term for modifier in field.rules.melee_modifiers for term in modifier(position, attackers, target, cells)]
    given = tuple(term for term in (*shifts, *extra) if term.value or term.reason.startswith("formation"))
    side = formation.side_of(field.board, target, state.formations[target.formation].right, cells) if target.formation else ""
    armour = (Term(table.armour, "armoured", "MELEE-16", target.character.name),) if target.character.armoured else ()
    die_terms = (*armour, *hunger(field, attackers))
    column = table.limited(table.column(total(differential)) + total(given))
    return Reckoning(differential, given, die_terms, column, target.pikes and side == formation.FRONT, side)


def defence_of(target: Being) -> int:
    """His defence in his present state; a stunned man has only his gear. [STATE-01, MELEE-19, RULING-T-09]"""
    return target.values.defence


def influence(field: Field, man: Being, attacking: bool = False) -> int:
    """−, 0 or + of the ground he stands on; a rider counts the worse of his two hexes. [MELEE-08, MELEE-09]"""
    grounds = [field.board.ground[cell] for cell in man.cells]
    return min([0 if attacking and "defender_only" in ground.traits else ground.influence for ground in grounds])


def ground_shifts(position: Position, attackers: list[Being], target: Being, cells: list[Cell]) -> list[Term]:
    """What the ground of either side is worth: the attackers count as on the worst of theirs; a low wall helps who is attacked over it.

    [MELEE-08, MELEE-09, MELEE-10, CTX-05]
    """
    field = position.field
    defence = influence(field, target)
    places = [_standing(position, man, target, defence) for man in attackers]
    number = min(range(len(places)), key=lambda each: places[each].attacker)
    shifts, worst, least = [], places[number], min(places, key=lambda place: place.defender)
    if worst.attacker:
        mixed, side = any(place.attacker != worst.attacker for place in places), worst.side if worst.opening else ""
        rule = "MELEE-10" if mixed else _ground_rule(field, attackers[number], side)
        shifts.append(Term(worst.attacker, "ground_of_attacker", rule, side or _ground(field, attackers[number], worst.attacker, True)))
    if least.defender:
        about = least.side or _ground(field, target, least.defender, False)
        shifts.append(Term(-least.defender, "ground_of_defender", _ground_rule(field, target, least.side), about))
    return shifts


def _ground_rule(field: Field, man: Being, side: str) -> str:
    """The rule of what counts for somebody: of what stands between the two, else of the ground he is on. [MELEE-08, MELEE-09]"""
    if side:
        return side_rule(field.board.table.hexsides[side])
    return "MELEE-09" if len({field.board.ground[cell].influence for cell in man.cells}) > 1 else "MELEE-08"


def _ground(field: Field, man: Being, worth: int, attacking: bool) -> str:
    """The ground he is on that is worth so much to him."""
    grounds = [field.board.ground[cell] for cell in man.cells]
    return next(each.id for each in grounds if (0 if attacking and "defender_only" in each.traits else each.influence) == worth)


def _standing(position: Position, man: Being, target: Being, defence: int) -> Standing:
    """What the place is worth to an attacker and to the target, where the attacker finds it best for himself."""
    attack = influence(position.field, man, attacking=True)
    if not position.field.board.sides:
        return Standing(attack, defence)
    pairs = strike_cells(position, man, target)
    ways = [standing(position.field, one, two, attack, defence) for one, two in pairs]
    return max(ways, key=lambda way: way.attacker - way.defender, default=Standing(attack, defence))


def joint_shift(position: Position, attackers: list[Being], target: Being, cells: list[Cell]) -> tuple[Term, ...]:
    """Several together: one column right; against a rider only if two of them ride. [MELEE-11 … MELEE-13, CTX-06, RULING-T-72]"""
    figures = position.field.rules.figures
    if len(attackers) < 2 or (target.mounted and sum(man.mounted for man in attackers) < figures.riders_for_joint_shift):
        return ()
    return (Term(figures.joint_shift, "together", "MELEE-13" if target.mounted else "MELEE-12"),)


# -- fighting it out -------------------------------------------------------------------------------------------------


def attack(doing: Doing, command: Attack, plan: Reckoning) -> None:
    """Declare the attack; a horse archer may refuse it before the die falls. [MELEE-01, REFUSE-01]"""
    doing.emit(e.AttackDeclared(command.men, command.target))
    for who in (*command.men, command.target):
        if doing.being(who).mounted:
            drop_bridles(doing, who)
    if may_refuse(doing.position, command.men, command.target):
        target = doing.being(command.target)
        doing.ask(Refusable(target.side, command.men, command.target, demand=command.demand))
        return
    fight(doing, command.men, command.target, demand=command.demand)


def fight(
    doing: Doing,
    men: tuple[BeingId, ...],
    target: BeingId,
    charge: tuple[Term, ...] = (),
    extra: tuple[Term, ...] = (),
    demand: bool = False,
) -> None:
    """Throw the die and carry out the result. `charge`: what a charge adds. [MELEE-07, MELEE-18, MELEE-29]"""
    if demand:
        found = reckon(doing.position, [doing.being(who) for who in men], doing.being(target), charge, extra)
        if demand_surrender(doing, men, target, found.differential):
            return
    found, letter = throw(doing, men, target, charge, extra)
    apply_result(doing, men, target, Result(letter, found.pikes, found.side, bool(charge)))


def throw(
    doing: Doing, men: tuple[BeingId, ...], target: BeingId, charge: tuple[Term, ...], extra: tuple[Term, ...]
) -> tuple[Reckoning, str]:
    """The reckoning and the die of one attack, read in the table of the edition, without its consequences.

    [MELEE-07, MELEE-18, A-CTAB-01]
    """
    defender = doing.being(target)
    found = reckon(doing.position, [doing.being(who) for who in men], defender, charge, extra)
    if doing.state.machines:
        disturb(doing, men, target)
    die_terms = doing.roll_and_add("melee", "MELEE-07", *found.die_terms)
    letter = doing.rules.melee.result(found.column, total(die_terms), defender.mounted)
    doing.emit(e.Fought(men, target, found.differential, found.column, found.shifts, die_terms, letter, found.pikes))
    return found, letter


# -- choices ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class AttackChoices(Choices):
    """All ways to attack one enemy: every group of those who can reach him. [MELEE-11]"""

    about: BeingId
    """The enemy."""
    men: tuple[BeingId, ...]

    def __len__(self) -> int:
        return (1 << len(self.men)) - 1

    def nth(self, number: int) -> Attack:
        """The group whose members are the bits of number + 1."""
        chosen = number + 1
        return Attack(tuple(man for index, man in enumerate(self.men) if chosen >> index & 1), self.about)


def attack_choices(position: Position) -> list[AttackChoices]:
    """For every enemy in contact, who could attack him."""
    field, state = position
    found: dict[BeingId, list[BeingId]] = {}
    for man in state.people(state.active):
        if not man.able or may_attack(state, man):
            continue
        near = {who for cell in man.cells for other in field.board.ways[cell] for who in state.at.get(other, ())}
        for who in sorted(near):
            target = state.beings[who]
            if target.id == man.id or may_be_attacked(position, man, target):
                continue
            if strike_cells(position, man, target):
                found.setdefault(who, []).append(man.id)
    return [AttackChoices(target, tuple(men)) for target, men in found.items()]


def combat_choices(listing: Listing) -> Iterator[Choices]:
    """All attacks; then those of prisoners with a friend, and those that demand surrender. [MELEE-11, CAPT-01, CAPT-06]"""
    position = listing.position
    attacks = attack_choices(position)
    yield from attacks
    if position.state.captives:
        yield Listed("", prisoner_attacks(position, attacks))
    if position.field.rules.switches.capture:
        yield Listed("", [command for attack in attacks for command in _demands(position, attack)])


def _demands(position: Position, attacks: AttackChoices) -> Iterator[Attack]:
    """Joint attacks strong enough to demand surrender. [CAPT-01]"""
    target = position.state.beings[attacks.about]
    if not target.character.traits & {"knight", "noble"} or len(attacks.men) < 2:
        return
    for number in range(len(attacks)):
        men = attacks.nth(number).men
        raw = total(reckon(position, [position.state.beings[who] for who in men], target).differential)
        if may_demand(position, men, target, raw) is None:
            yield Attack(men, target.id, demand=True)


def prisoner_attacks(position: Position, attacks: list[AttackChoices]) -> list[Attack]:
    """A prisoner strikes together with a friend who can attack one of his guards. [CAPT-06, A-CAPT-07]"""
    found = []
    for prisoner in position.state.people(position.state.active):
        if prisoner.captive and prisoner.on_map and may_attack(position.state, prisoner) is None:
            found += [Attack((man, prisoner.id), attack.about) for attack in attacks for man in attack.men]
    return [command for command in found if not isinstance(plan_attack(position, command), Refusal)]
