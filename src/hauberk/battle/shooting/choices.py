"""The shots a side has in its own fire sequence: one list a man, kept as long as nobody has moved or fallen."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.choices import Choices, Listed, Listing
from hauberk.battle.core.commands import Shoot
from hauberk.battle.core.field import Field, Position
from hauberk.battle.shooting.line_of_fire import hindering, surely_stopped
from hauberk.battle.shooting.shots import arms, may_shoot_offensively, plan_aim
from hauberk.battle.shooting.stones import stone_of
from hauberk.common.refusal import Refusal


class KnownShots(dict[BeingId, tuple[Being, object, list[Shoot]]]):
    """A man's shots, with himself and everybody's places at the time."""

    def __init__(self, field: Field) -> None:
        super().__init__()


def shooting_choices(listing: Listing) -> Iterator[Choices]:
    """Everybody of the active side who has not shot, with each of his weapons at every enemy. [SHOOT-06]"""
    position, memory = listing
    state, kept = position.state, memory.of(KnownShots)
    foes: list[Being] = []
    for man in state.beings.values():
        armed = man.character.missile or (state.works.things and stone_of(position, man))
        if man.side != state.active or not armed or man.marks & Mark.SHOT or not man.able:
            continue
        known = kept.get(man.id)
        if known is None or known[0] is not man or known[1] is not state.at:
            foes = foes or state.foes(state.active)
            shots = [command for weapon in arms(position, man) for command in _shots_with(position, man, weapon.id, foes)]
            known = kept[man.id] = (man, state.at, shots)
        if known[2]:
            yield Listed(man.id, known[2])


def _shots_with(position: Position, man: Being, weapon: str, foes: list[Being]) -> Iterator[Shoot]:
    """From each of his hexes at each hex of an enemy; a staff sling throws stones or fire pots. [SHOOT-06, SSLING-01]"""
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
                    command = Shoot(man.id, foe.id, aim, origin, weapon, fire)
                    if not isinstance(plan_aim(position, command, arm), Refusal):
                        yield command
