"""Taking horses by the bridle, letting them go, pushing them aside. Rulebook 4.4.3."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, Mark
from hauberk.battle.core.commands import LetGo, PushHorse, TakeBridle
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.movement.infiltration import threats
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.movement.walking import begin, halt
from hauberk.battle.riding.horses import beast_under, bridle_hexes, controlled_by, nearest_places, train_of
from hauberk.battle.riding.two_hexes import Pose
from hauberk.common.refusal import Refusal


def plan_bridle(position: Position, command: TakeBridle) -> bool | Refusal:
    """May he take this bridle, and does it need luck? [HORSE-03, HORSE-04, HORSE-05, HORSE-06, HORSE-07, HORSE-09, CTX-18]"""
    field, state = position
    man, beast = state.beings[command.man], state.beings[command.beast]
    name, horse = man.character.name, beast.character.name
    if refusal := may_move(state, man):
        return refusal
    if man.character.is_beast or man.captive or man.carries:
        return Refusal("cannot_lead", "HORSE-03", name, horse)
    if not beast.character.is_beast or "led" not in beast.character.traits or not beast.alive or beast.leader:
        return Refusal("not_to_be_led", "HORSE-03", name, horse)
    if controlled_by(position, beast) == 1 - man.side:
        return Refusal("enemy_horse", "HORSE-10", name, horse)
    if man.cell not in bridle_hexes(field, beast):
        return Refusal("not_at_the_head", "HORSE-03", name, horse)
    if any(True for cell in beast.cells for _ in threats(position, cell, 1 - man.side)):
        return Refusal("enemy_beside_horse", "HORSE-04", name, horse)
    figures = field.rules.figures
    leads, most = len(train_of(state, man.id)), figures.led_mounted if man.mounted else figures.led_on_foot
    if leads >= most:
        return Refusal("leads_enough", "HORSE-09", name, needs=leads + 1, has=most)
    if beast.id in man.missed:
        return Refusal("missed_bridle", "HORSE-07", name, horse)
    if beast.id in {ox for machine in state.machines.values() for ox in machine.team}:
        return Refusal("ox_is_hitched", "OXEN-03", name, horse)
    return man.mounted and man.has(Mark.MOVED) and not command.halt


def take_bridle(doing: Doing, command: TakeBridle, luck: bool) -> None:
    """On foot and at rest it is certain, in passing a die decides. [HORSE-05, HORSE-06, HORSE-07]"""
    begin(doing, command.man)
    man = doing.being(command.man)
    if luck and doing.roll("bridle") > doing.rules.figures.bridle_success:
        doing.emit(e.BridleMissed(man.id, command.beast))
        return
    doing.emit(e.BridleTaken(man.id, command.beast, man.side))
    if command.halt:
        halt(doing, man.id, "bridle")


def plan_letting_go(position: Position, command: LetGo) -> Being | Refusal:
    """Only a led horse can be let go, by the one who leads it."""
    state = position.state
    beast = state.beings[command.beast]
    if beast.leader != command.man or state.beings[command.man].side != state.active:
        return Refusal("does_not_lead", "HORSE-01", state.beings[command.man].character.name, beast.character.name)
    return beast


def let_go(doing: Doing, command: LetGo, plan: Being) -> None:
    """The horse stands where it is. [HORSE-01]"""
    doing.emit(e.BridleDropped(command.beast))


def plan_push(position: Position, command: PushHorse) -> Pose | Refusal:
    """The pusher chooses among the nearest places. [HORSE-02]"""
    state = position.state
    man, horse = state.beings[command.man], state.beings[command.horse]
    if man.side != state.active or state.moving != man.id or beast_under(state, man) != horse:
        return Refusal("no_horse_here", "HORSE-02", man.character.name, horse.character.name)
    for pose in nearest_places(position, man, horse):
        if (pose.cell, pose.tail) == (command.head, command.tail):
            return pose
    return Refusal("not_the_nearest", "HORSE-02", man.character.name, horse.character.name)


def push(doing: Doing, command: PushHorse, plan: Pose) -> None:
    """The horse is pushed aside and the pusher's movement is over."""
    doing.emit(e.HorseMoved(command.horse, plan.cell, plan.tail, plan.facing))
    halt(doing, command.man, "done")


def bridle_choices(position: Position, man: Being) -> Iterator[TakeBridle | LetGo]:
    """What somebody can do with the horses around him."""
    field, state = position
    yield from (LetGo(man.id, beast.id) for beast in train_of(state, man.id))
    near = {who for cell in field.board.ways[man.cell] if state.beasts >> cell & 1 for who in state.at[cell]}
    for who in sorted(near):
        beast = state.beings[who]
        if beast.character.is_beast and beast.leader != man.id and man.cell in bridle_hexes(field, beast):
            for halt in (False, True) if man.mounted else (False,):
                command = TakeBridle(man.id, beast.id, halt)
                if not isinstance(plan_bridle(position, command), Refusal):
                    yield command


def push_choices(position: Position, man: Being) -> list[PushHorse]:
    """Where somebody in the middle of his movement can push the horse on whose hex he stands. [HORSE-02]"""
    state = position.state
    horse = beast_under(state, man) if state.moving == man.id else None
    if horse is None:
        return []
    return [PushHorse(man.id, horse.id, pose.cell, pose.tail) for pose in nearest_places(position, man, horse)]
