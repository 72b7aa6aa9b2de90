"""The turn: phases and sequences, what comes next, and what settles itself. Rulebook 2."""

from __future__ import annotations

from hauberk.battle.charge.riding import go_on
from hauberk.battle.core import events as e
from hauberk.battle.core.being import Health, Mark
from hauberk.battle.core.commands import Done, HoldGround, Leave
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Position
from hauberk.battle.core.questions import (
    AdvanceOffered,
    CasualtyAsked,
    ChargeRides,
    FallAsked,
    LandingAsked,
    MovementEnding,
    PatrolAsked,
    PhaseEnding,
    RetreatOwed,
)
from hauberk.battle.core.state import MOVEMENT, RECOVERY, State
from hauberk.battle.core.works import NOTHING
from hauberk.battle.fire.burning import check_fires, fires_due
from hauberk.battle.fire.flaming_arrows import arrows_back
from hauberk.battle.machines.destroying import perish_on_floors
from hauberk.battle.machines.serving import count_service
from hauberk.battle.melee.advance import can_advance
from hauberk.battle.melee.retreat import hopeless
from hauberk.battle.movement.infiltration import threats
from hauberk.battle.movement.mobility import shares
from hauberk.battle.movement.move_choices import Dismounts, Reaches, all_moves
from hauberk.battle.movement.walking import halt, step_back_to_free
from hauberk.battle.people.formation import front_of, is_broken, keep_ranks, members, ranks
from hauberk.battle.people.wounds import bury_surrounded, harm
from hauberk.battle.riding.horses import find_room, push_aside
from hauberk.battle.riding.unhorsing import fall_choices, land, no_room
from hauberk.battle.scenario.entering import plan_leaving
from hauberk.battle.scenario.patrols import close_patrol, look_for_patrols
from hauberk.battle.scenario.sallying import leave_behind
from hauberk.battle.scenario.victory import verdict
from hauberk.battle.scenario.withdrawal import begin_withdrawal, is_over, way_out
from hauberk.battle.shooting.defensive_fire import shots_at_anybody
from hauberk.battle.storming.grapnels import let_go, pushed_past
from hauberk.battle.storming.ladders import let_fall
from hauberk.battle.storming.oil import drop_cauldrons
from hauberk.battle.walls.falling import close_landing
from hauberk.common.refusal import Refusal

# -- ending a sequence -----------------------------------------------------------------------------------------------


def plan_done(position: Position, command: Done) -> Refusal | None:
    """The active side may end its sequence whenever nothing is left to be settled. [TURN-07]"""
    state = position.state
    if state.pending:
        return Refusal("answer_first", "TURN-04")
    return must_go(position) if state.withdrawing == state.active and state.sequence == MOVEMENT else None


def done_choices(position: Position) -> tuple[Done, ...]:
    """Whoever withdraws must go first. [TURN-07, A-MISC-03]"""
    state = position.state
    return (Done(),) if state.withdrawing != state.active or plan_done(position, Done()) is None else ()


def must_go(position: Position) -> Refusal | None:
    """While anybody who withdraws can still come nearer to an exit, or leave, their movement is not over. [RULING-A-MISC-01]"""
    field, state = position
    able, room = Reaches(field).movers(state)
    for moves in all_moves(position, Reaches(field), able, room):
        if len(moves) and not isinstance(moves, Dismounts) and way_out(field, state.beings[moves.about]):
            return Refusal("must_withdraw", "A-MISC-03", state.beings[moves.about].character.name)
    for man in able:
        if not isinstance(plan_leaving(position, Leave(man.id)), Refusal):
            return Refusal("must_withdraw", "A-MISC-03", man.character.name)
    return None


def done(doing: Doing, command: Done, plan: None) -> None:
    """The sequence is over; before movement ends the enemy has a last chance to shoot. [TURN-04, RULING-T-47]"""
    if doing.state.sequence == MOVEMENT:
        if doing.state.moving:
            halt(doing, doing.state.moving, "done")
        doing.ask(MovementEnding(1 - doing.state.active))
    else:
        next_sequence(doing)


def end_movement(doing: Doing) -> None:
    """Everybody stands alone, ranks are dressed, broken pikes come up again; who stayed on a floor half gone dies with it.

    [STACK-01, HOPL-04, RULING-T-110, RULING-A-TOWER-09]
    """
    if any([len(here) > 1 for here in doing.state.at.values()]):
        for who in tuple(doing.state.beings):
            part(doing, who)
    if doing.state.machines:
        perish_on_floors(doing)
    keep_ranks(doing)
    raise_pikes(doing)
    next_sequence(doing)


def part(doing: Doing, who: str) -> None:
    """Who shares a hex at the end: horses make way, the last to arrive goes back along his path, and whoever fell on another gets off.

    [STACK-01, RULING-T-15, RULING-G-25]
    """
    being = doing.being(who)
    if not being.alive or not shares(doing.state, being):
        return
    if being.character.is_beast:
        find_room(doing, being)
        return
    push_aside(doing, who)
    others = {other for cell in being.cells for other in doing.state.at.get(cell, ()) if other != who}
    beasts = {other for other in others if doing.being(other).character.is_beast}
    came = [other for other in others if doing.being(other).side == being.side and doing.being(other).has(Mark.MOVED)]
    upper = being.has(Mark.MOVED) or not came
    if others - beasts and being.able and being.side == doing.state.active and upper:
        step_back_to_free(doing, who)  # whoever was there before him has not moved


def raise_pikes(doing: Doing) -> None:
    """Broken pikes come up again in the owner's movement if no enemy who threatens stands before the man.

    [RULING-T-110]
    """
    state, board = doing.state, doing.field.board
    for number, formation in state.formations.items():
        if formation.side != state.active:
            continue
        men = members(state, number)
        front = ranks(doing.field, [man.cell for man in men], formation.right).front
        for man in men:
            if man.pikes or man.cell not in front or man.health != Health.HEALTHY:
                continue
            foes = {cell for foe in threats(doing.field.at(state), man.cell, 1 - man.side) for cell in foe.cells}
            if not foes & set(front_of(board, man.cell, formation.right)):
                doing.emit(e.PikesChanged(man.id, True))


def next_sequence(doing: Doing) -> None:
    """1 offensive fire, 2 charges, 3 movement, 4 combat, 5 the stunned get up; then the other side's phase.

    [TURN-04, TURN-09, CTX-01]
    """
    if doing.state.sequence < RECOVERY:
        doing.emit(e.SequenceBegan(doing.state.sequence + 1))
    if doing.state.sequence == RECOVERY:
        recover(doing)
        end_phase(doing)


def recover(doing: Doing) -> None:
    """Those of the active side who were stunned when this phase began get up.

    [TURN-08, STATE-06, RULING-T-01, RULING-T-02]
    """
    at_once = doing.rules.switches.recover_at_once
    for being in tuple(doing.state.beings.values()):
        before = at_once or being.stunned_in < doing.state.phase
        if being.side == doing.state.active and being.health == Health.STUNNED and before:
            doing.emit(e.Recovered(being.id))


def end_phase(doing: Doing) -> None:
    """Fires are tested before the phase is over; whoever flees from them does it first. [FIRE-02, FIRE-08, SC-FIRE-04]"""
    if not doing.state.works.fires or not fires_due(doing.position):
        close_phase(doing)
        return
    doing.ask(PhaseEnding(doing.state.active))
    check_fires(doing)


def close_phase(doing: Doing) -> None:
    """Engines have been served a turn longer, or not; after side A comes side B, after side B a new turn; the battle may be decided.

    [TURN-02, TURN-09, A-BALL-01]
    """
    if doing.state.machines:
        count_service(doing)
    turn_over = doing.state.active != doing.field.first
    if turn_over and doing.field.sallies:
        leave_behind(doing)
    state = doing.state
    last = turn_over and bool(doing.field.turns) and state.turn >= doing.field.turns
    ended = verdict(doing.field.at(state), last)
    if is_over(doing.field.at(state)) and (ended is None or ended.reason == "time"):
        ended = e.BattleEnded(1 - state.withdrawing, "withdrawal")
    if ended:
        doing.emit(ended)
        return
    begin_phase(doing, state.turn + turn_over, 1 - state.active)


def begin_phase(doing: Doing, turn: int, side: int) -> None:
    """A side's phase begins with offensive fire, for all who play on it; limits "per turn" count anew.

    [TURN-03, TURN-04, TURN-11, RULING-T-03]
    """
    doing.emit(e.PhaseBegan(turn, side))
    begin_withdrawal(doing, side)
    doing.emit(e.SequenceBegan(1))
    if doing.field.patrolling is not None:
        look_for_patrols(doing, side)


# -- what settles itself ---------------------------------------------------------------------------------------------


def settle(doing: Doing) -> None:
    """After every command, so that the next starts from a settled situation: the surrounded die, broken ranks dissolve,
    questions without a choice are closed.

    [TURN-10, STATE-05, RULING-T-06, RULING-T-117]
    """
    while doing.state.outcome is None:
        if bury_surrounded(doing) or (doing.state.works is not NOTHING and _falls(doing)):
            continue
        if doing.state.formations and not _dressing(doing.state) and is_broken(doing.position):
            keep_ranks(doing)
            continue
        if not doing.state.pending or not _close(doing):
            return


def _falls(doing: Doing) -> bool:
    """Ladders, ropes and cauldrons that nobody holds any more come down; True if one did. [LADDER-02, GRAP-08, A-OIL-07]"""
    works = doing.state.works
    return bool(works.ladders and let_fall(doing)) or bool(works.things and (let_go(doing) or drop_cauldrons(doing)))


def _dressing(state: State) -> bool:
    """While its own side moves, a formation may be out of line."""
    return state.sequence == MOVEMENT and not state.pending


def _close(doing: Doing) -> bool:
    """Settle the top question if it leaves no choice; True if something was done."""
    top = doing.state.pending[-1]
    if isinstance(top, ChargeRides):
        go_on(doing, top)
        return True
    if isinstance(top, PhaseEnding):
        doing.answer()
        close_phase(doing)
        return True
    if isinstance(top, RetreatOwed):
        return _close_retreat(doing, top)
    if isinstance(top, AdvanceOffered):
        if not can_advance(doing.position, top):
            doing.answer()
            return True
        return False
    if isinstance(top, FallAsked):
        return _close_fall(doing, top)
    if isinstance(top, LandingAsked):
        return close_landing(doing, top)
    if isinstance(top, CasualtyAsked):
        return False
    if isinstance(top, PatrolAsked):
        return close_patrol(doing, top)
    if isinstance(top, MovementEnding) and not _can_shoot_back(doing):
        doing.answer()
        end_movement(doing)
        return True
    return False


def _can_shoot_back(doing: Doing) -> bool:
    """Is there a last shot for the passive side, at somebody or at something that burns? [RULING-T-47, RULING-G-31]"""
    position = doing.position
    return any(True for _ in shots_at_anybody(position)) or any(True for _ in arrows_back(position))


def _close_retreat(doing: Doing, owed: RetreatOwed) -> bool:
    """Who cannot go anywhere is wounded where he stands, or falls past a rope that is taken. [RETREAT-07, RULING-G-47]"""
    stuck = hopeless(doing.position, owed)
    if stuck is None:
        return False
    doing.answer()
    rest = tuple(who for who in owed.men if who != stuck)
    if rest:
        doing.ask(owed._replace(men=rest))
    if doing.being(stuck).able and not (doing.state.works.things and pushed_past(doing, stuck)):
        harm(doing, stuck, "wounded", "RETREAT-07")
        if owed.harm:
            harm(doing, stuck, owed.harm, owed.rule)
    return True


def _close_fall(doing: Doing, asked: FallAsked) -> bool:
    """One place left: he falls there; none: he is killed. [UNHORSE-03]"""
    places = fall_choices(doing.position, asked)
    if not places:
        no_room(doing, asked)
        return True
    if len(places) == 1 and not places[0].displaced:
        doing.answer()
        land(doing, asked, places[0].cell)
        return True
    return False


def plan_holding_ground(position: Position, command: HoldGround) -> AdvanceOffered:
    """Whoever may advance may always stay. [ADV-05]"""
    asked = position.state.pending[-1]
    assert isinstance(asked, AdvanceOffered)
    return asked


def hold_ground(doing: Doing, command: HoldGround, asked: AdvanceOffered) -> None:
    """Nobody follows. [ADV-05]"""
    doing.answer()
