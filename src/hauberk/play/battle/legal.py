"""Everything that may be commanded now: a lazy view, counted without being built, in a fixed order.

`command in legal` is the same check that refuses. Iteration lists one cheapest path for every end of a move, charge or
advance; other lawful paths are accepted all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hauberk.basis.refusal import Refusal
from hauberk.basis.term import total
from hauberk.battle.capture.capturing import escort_choices, may_demand, rearming_choices
from hauberk.battle.charge.choices import ChargeRun, charge_runs, foes_of, group_choices
from hauberk.battle.charge.counter_charge import counter_choices
from hauberk.battle.core import commands as c
from hauberk.battle.core import questions as q
from hauberk.battle.core.actions import refuse, to_decide
from hauberk.battle.core.being import Away, Being, BeingId, Mark, Side
from hauberk.battle.core.choices import Choices, Listed
from hauberk.battle.core.field import Position
from hauberk.battle.core.state import CHARGES, COMBAT, FIRE, MOVEMENT, State
from hauberk.battle.core.tasks import work_choices
from hauberk.battle.core.works import NOTHING
from hauberk.battle.fire.flaming_arrows import arrows_back
from hauberk.battle.machines.oxen import ox_choices
from hauberk.battle.machines.pushing import pushing_choices
from hauberk.battle.melee.advance import advance_choices
from hauberk.battle.melee.combat import AttackChoices, attack_choices, prisoner_attacks, reckon
from hauberk.battle.melee.evading import withdraw_choices
from hauberk.battle.melee.retreat import retreat_choices
from hauberk.battle.movement.move_choices import Reaches, all_moves
from hauberk.battle.people.burdens import lay_places
from hauberk.battle.people.carrying import lifting_choices
from hauberk.battle.people.corpses import clearing_choices
from hauberk.battle.people.formation import forming_choices
from hauberk.battle.riding.horses import beast_under, nearest_places
from hauberk.battle.riding.leading import bridle_choices
from hauberk.battle.riding.saddle import saddle_choices
from hauberk.battle.riding.unhorsing import fall_choices
from hauberk.battle.scenario.calling_off import calling_choices
from hauberk.battle.scenario.entering import entering_choices
from hauberk.battle.scenario.patrols import patrol_choices
from hauberk.battle.shooting.defensive_fire import shot_choices
from hauberk.battle.shooting.line_of_fire import hindering, surely_stopped
from hauberk.battle.shooting.shots import arms, may_shoot_offensively, plan_aim
from hauberk.battle.shooting.stones import stone_of
from hauberk.battle.walls.falling import landing_choices


@dataclass(slots=True)
class _Memory:
    """What was worked out for earlier states of the same battle and may still hold: frozen values are the same as long as they are
    identical."""

    reaches: Reaches
    shots: dict[BeingId, tuple[Being, object, list[c.Shoot]]] = field(default_factory=dict)
    """A man's shots, with himself and everybody's places at the time."""
    hoplites: tuple[int, list[BeingId]] = (0, [])
    """How many people there were, and which of them can stand in a formation."""
    forming: tuple[list[Being], list[bool], object, list[c.FormUp | c.Foulkon]] | None = None
    """Formations that could be declared, with the hoplites as they were and whether each was alone in his hex."""


class Legal:
    """The lawful commands of a state."""

    def __init__(self, position: Position, before: Legal | None = None) -> None:
        self.position = position
        self.field, self.state = position
        self._memory: _Memory = before._memory if before and before.field is self.field else _Memory(Reaches(self.field))
        self._groups: tuple[Choices, ...] | None = None
        self._sizes: list[int] = []

    @property
    def side(self) -> Side | None:
        """Who must decide; None when the battle is over."""
        return to_decide(self.state)

    def __contains__(self, command: c.Command) -> bool:
        return refuse(self.position, command) is None

    def __len__(self) -> int:
        return sum(self._sizes) if self._groups is not None or self.groups else 0

    def __iter__(self) -> Iterator[c.Command]:
        for group in self.groups:
            yield from group

    def nth(self, number: int) -> c.Command:
        """The command with this number, without building the others. Raises IndexError."""
        left = number
        for group, size in zip(self.groups, self._sizes, strict=True) if number >= 0 else ():
            if left < size:
                return group.nth(left)
            left -= size
        raise IndexError(number)

    def of(self, name: BeingId) -> Iterator[c.Command]:
        """The commands that are about somebody."""
        for group in self.groups:
            if group.about == name:
                yield from group

    @property
    def groups(self) -> tuple[Choices, ...]:
        """The commands in groups, worked out when first asked for."""
        if self._groups is None:
            found, sizes = [], self._sizes
            for group in self._gather():
                if size := len(group):
                    found.append(group)
                    sizes.append(size)
            self._groups = tuple(found)
        return self._groups

    def _gather(self) -> Iterator[Choices]:
        state = self.state
        if state.outcome is not None:
            return
        if state.pending:
            question = state.pending[-1]
            if isinstance(question, q.AdvanceOffered):
                yield from advance_choices(self.field.at(state), question)
            yield Listed("", list(self._answers(question)))
            return
        if state.sequence == FIRE:
            yield from self._shots()
        elif state.sequence == CHARGES:
            yield from self._charges()
        elif state.sequence == MOVEMENT:
            yield from self._movement()
        elif state.sequence == COMBAT:
            yield from self._combat()
        if field_is_built(self.field.at(state)):
            yield Listed("", list(work_choices(self.field.at(state))))
        if self.field.calls:
            yield Listed("", list(calling_choices(self.field.at(state))))
        if state.withdrawing != state.active or c.Done() in self:  # who withdraws must go first
            yield Listed("", [c.Done()])

    def _answers(self, question: q.Question) -> Iterator[c.Command]:
        position = self.position
        field, state = position
        if isinstance(question, q.MovementEnding):
            yield from arrows_back(position)
        if isinstance(question, q.MoveWatched | q.OrderWatched | q.ChargeWatched | q.MovementEnding):
            yield from shot_choices(position, question)
        elif isinstance(question, q.ChargeMet):
            yield from counter_choices(field.at(state._replace(pending=state.pending[:-1])), question)
            yield c.LetCome()
        elif isinstance(question, q.ChargeSpent):
            yield from (c.RideOn(hexes) for hexes in question.rides)
        elif isinstance(question, q.Refusable):
            yield from withdraw_choices(position, question.men, state.beings[question.target])
            yield c.StandFast()
        elif isinstance(question, q.CasualtyAsked):
            yield from (c.TakeHit(man) for man in question.men)
        elif isinstance(question, q.CoverAsked):
            yield from (c.TakeCover(question.man, foe) for foe in question.foes)
        elif isinstance(question, q.RetreatOwed):
            yield from retreat_choices(position, question)
        elif isinstance(question, q.AdvanceOffered):
            yield c.HoldGround()
        elif isinstance(question, q.FallAsked):
            yield from fall_choices(position, question)
        elif isinstance(question, q.LandingAsked):
            yield from landing_choices(position, question)
        elif isinstance(question, q.PatrolAsked):
            yield from patrol_choices(position, question)

    # -- the sequences ---------------------------------------------------------------------------------------------

    def _shots(self) -> Iterator[Choices]:
        position = self.position
        state = position.state
        foes: list[Being] = []
        for man in state.beings.values():
            armed = man.character.missile or (state.works.things and stone_of(position, man))
            if man.side != state.active or not armed or man.marks & Mark.SHOT or not man.able:
                continue
            known = self._memory.shots.get(man.id)
            if known is None or known[0] is not man or known[1] is not state.at:
                foes = foes or foes_of(state, state.active)
                shots = [command for weapon in arms(position, man) for command in self._shots_with(man, weapon.id, foes)]
                known = self._memory.shots[man.id] = (man, state.at, shots)
            if known[2]:
                yield Listed(man.id, known[2])

    def _shots_with(self, man: Being, weapon: str, foes: list[Being]) -> Iterator[c.Shoot]:
        position = self.position
        arm = position.field.rules.weapons[weapon]
        if may_shoot_offensively(position, man, arm):
            return
        others = hindering(position)
        for origin in man.cells:
            for foe in foes:
                for aim in foe.cells:
                    if surely_stopped(position.field, man, arm, origin, aim, others & ~foe.area):
                        continue
                    for fire in (False, True) if "fire_pots" in arm.traits else (False,):
                        command = c.Shoot(man.id, foe.id, aim, origin, weapon, fire)
                        if not isinstance(plan_aim(position, command, arm), Refusal):
                            yield command

    def _charges(self) -> Iterator[Choices]:
        runs: list[ChargeRun] = list(charge_runs(self.position, self._memory.reaches))
        yield from runs
        groups = list(group_choices(self.position, runs))
        if groups:
            yield Listed("", groups)

    def _movement(self) -> Iterator[Choices]:
        position = self.position
        field, state = position
        able, room = self._memory.reaches.movers(state)
        yield from all_moves(position, self._memory.reaches, able, room)
        close = field.board.beside(state.beasts | state.lying) if state.beasts or state.lying else 0
        for man in able:
            if man.carries or (close and man.area & close):
                yield Listed(man.id, self._works_of(man))
        if state.formations or field.hoplites:
            yield Listed("", self._forming())
        if field.exits or field.entries or field.patrols or state.captives or state.withdrawing >= 0:
            yield Listed("", entering_choices(position))
        if state.machines:
            yield Listed("", [*ox_choices(position), *pushing_choices(position)])
        if state.captives:
            yield Listed("", escort_choices(position))
            yield Listed("", rearming_choices(position))
        elif any([being.disarmed for being in state.beings.values()]):
            yield Listed("", rearming_choices(position))

    def _forming(self) -> list[c.FormUp | c.Foulkon]:
        """Formations that could be declared; the same as before while no hoplite has changed and nobody has come to one or left him.

        [HOPL-01, STACK-01]
        """
        state, memory = self.state, self._memory
        if memory.hoplites[0] != len(state.beings):
            memory.hoplites = len(state.beings), [man.id for man in state.beings.values() if "hoplite" in man.character.traits]
        men = [man for man in map(state.beings.__getitem__, memory.hoplites[1]) if man.side == state.active]
        alone = [len(state.at.get(man.cell, ())) == 1 for man in men]
        known = memory.forming
        if known is None or known[2] is not state.formations or known[1] != alone or known[0] != men:
            known = memory.forming = (men, alone, state.formations, list(forming_choices(self.field.at(state), men)))
        return known[3]

    def _works_of(self, man: Being) -> list[c.Command]:
        """What somebody can do besides walking."""
        position = self.position
        state = position.state
        found: list[c.Command] = []
        if not man.mounted and man.character.rides:
            found += saddle_choices(position, man)
        if state.beasts and not man.character.is_beast:
            found += bridle_choices(position, man)
            if state.moving == man.id and (horse := beast_under(state, man)) is not None:
                found += [c.PushHorse(man.id, horse.id, pose.cell, pose.tail) for pose in nearest_places(position, man, horse)]
        if state.lying:
            found += lifting_choices(position, man)
        if man.carries:
            found += [c.LayDown(man.id, cell) for cell in lay_places(position, man, state.beings[man.carries])]
        return found

    def _combat(self) -> Iterator[Choices]:
        position = self.position
        field, state = position
        attacks = attack_choices(position)
        yield from attacks
        if state.captives:
            yield Listed("", prisoner_attacks(position, attacks))
        if field.rules.switches.capture:
            yield Listed("", [command for attack in attacks for command in self._demands(attack)])
        if state.dead_men or state.dead_horses:
            yield Listed("", clearing_choices(position))
        if state.machines:
            yield Listed("", ox_choices(position))
        if any(being.disarmed for being in state.beings.values()):
            yield Listed("", rearming_choices(position))

    def _demands(self, attack: AttackChoices) -> Iterator[c.Attack]:
        """Joint attacks strong enough to demand surrender. [CAPT-01]"""
        target = self.state.beings[attack.about]
        if not target.character.traits & {"knight", "noble"} or len(attack.men) < 2:
            return
        for command in attack:
            assert isinstance(command, c.Attack)
            men = [self.state.beings[who] for who in command.men]
            raw = total(reckon(self.position, men, target).differential)
            if may_demand(self.position, command.men, target, raw) is None:
                yield c.Attack(command.men, command.target, demand=True)


def field_is_built(position: Position) -> bool:
    """Is there anything to work at? In the open there is not, and nobody need look."""
    return position.field.board.built or position.state.works is not NOTHING or bool(position.state.machines)


def can_pass(legal: Legal) -> bool:
    """Is there nothing to do in this sequence? Ending the whole fight counts only in movement, so that nobody is held up for it."""
    commands = len(legal)
    if legal.field.calls and legal.state.sequence != MOVEMENT:
        commands -= len(list(calling_choices(legal.position)))
    return not legal.state.pending and commands <= 1


def waiting(state: State, side: Side) -> list[Being]:
    """People of a side who have yet to come onto the map."""
    return [man for man in state.people(side) if man.away == Away.WAITING]
