"""Counter-charges and the clash. Rulebook 7.2.2, 7.2.3."""

from __future__ import annotations

from collections.abc import Iterator

from hauberk.battle.core import events as e
from hauberk.battle.core.being import Being, BeingId, Health, Mark
from hauberk.battle.core.commands import CounterCharge, LetCome
from hauberk.battle.core.doing import Doing
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.questions import AdvanceOffered, ChargeMet, ChargeRides, Plan
from hauberk.battle.core.state import State
from hauberk.battle.melee import combat as melee
from hauberk.battle.melee.melee_results import drive_back
from hauberk.battle.movement import infiltration
from hauberk.battle.movement.barring import first_at
from hauberk.battle.movement.mobility import obstacles, own_area
from hauberk.battle.movement.walking import Walk, plan_walk, short_of
from hauberk.battle.people.wounds import harm, throw_off
from hauberk.battle.riding.gallop import gallop
from hauberk.battle.riding.horses import drop_bridles
from hauberk.battle.riding.two_hexes import Pose, in_front_arc, pose_of
from hauberk.battle.shooting.shots import fought_fire
from hauberk.battle.walls.buildings import may_halt
from hauberk.board.board import NOWHERE, Cell
from hauberk.common.refusal import Refusal
from hauberk.common.term import Term
from hauberk.grid.hex import rotated

# -- declaring -------------------------------------------------------------------------------------------------------


def meeting_place(plan: Plan) -> tuple[Cell, Cell]:
    """Head and tail of the counter-charger: the last two hexes of the charge path, however short that makes it.

    [CCHARGE-06, RULING-T-101]
    """
    return plan.path[-2], plan.path[-1]


def _in_their_room(state: State, man: Being, plans: tuple[Plan, ...], number: int) -> tuple[Cell, BeingId]:
    """Both must be able to stand on the last four hexes, where nobody is and nobody else's charge ends: else where, and who.

    [CCHARGE-06, RULING-T-100, RULING-T-105]
    """
    plan = plans[number]
    head, tail = meeting_place(plan)
    taken = state.occupied & ~state.beings[plan.man].area & (1 << plan.path[-3] | 1 << plan.path[-4])
    taken |= state.occupied & ~man.area & (1 << head | 1 << tail)
    if taken:
        return first_at(state, taken)
    for other in (*plans[:number], *plans[number + 1 :]):
        ends = other.path[-4:] if other.counter else other.path[-2:]
        if both := [cell for cell in plan.path[-4:] if cell in ends]:
            return both[0], other.man
    return NOWHERE, ""


def may_counter(position: Position, man: Being, charger: Being) -> Refusal | None:
    """A rider of the passive side who has the charger in his front arc before he moves.

    [CCHARGE-02, CCHARGE-03, CCHARGE-05, RULING-T-99]
    """
    name = man.character.name
    if man.side == position.state.active or not man.able or not man.mounted:
        return Refusal("not_mounted", "CCHARGE-02", name)
    if man.marks & Mark.COUNTERED:
        return Refusal("has_countered", "CCHARGE-02", name)
    if fought_fire(position.field, man):
        return Refusal("has_fought_fire", "SC-FIRE-06", name)
    if not any(in_front_arc(position.field.board, pose_of(man), cell) for cell in charger.cells):
        return Refusal("not_in_front_arc", "CCHARGE-03", name, charger.character.name)
    return None


def plan_counter(position: Position, command: CounterCharge) -> Walk | Refusal:
    """His path ends head to head with the charger, by plain steps within his allowance. [CCHARGE-04, CCHARGE-06, RULING-T-100]"""
    field, state = position
    asked = state.pending[-1]
    assert isinstance(asked, ChargeMet)
    plan = asked.plans[asked.number]
    man, charger = state.beings[command.man], state.beings[plan.man]
    name = man.character.name
    if command.man in {other.counter for other in asked.plans}:
        return Refusal("has_countered", "CCHARGE-02", name)
    if refusal := may_counter(position, man, charger):
        return refusal
    head, tail = meeting_place(plan)
    if len(command.path) < 2 or command.path[-2:] != (tail, head):
        return Refusal("not_head_to_head", "CCHARGE-06", name)
    walk = plan_walk(position, man._replace(debt=False, marks=0), command.path, man.values.movement)
    if isinstance(walk, Refusal):
        return short_of(walk, "CCHARGE-04")
    if any(stride.leg.kind != "step" for stride in walk.strides):
        return Refusal("tight_turn", "CCHARGE-04", name)
    if refusal := may_halt(field, man, walk.strides[-1].leg.pose):
        return refusal
    cell, who = _in_their_room(state, man, asked.plans, asked.number)
    if who:
        return Refusal("occupied", "CCHARGE-06", name, field.name(cell), by=who)
    return walk


def counter_choices(position: Position, asked: ChargeMet) -> Iterator[CounterCharge]:
    """For each rider who can meet the charge, his cheapest way there; whether it is asked already or would be."""
    field, state = position
    then = field.at(state if state.pending[-1:] == (asked,) else state._replace(pending=(*state.pending, asked)))
    plan = asked.plans[asked.number]
    charger = state.beings[plan.man]
    taken = {other.counter for other in asked.plans}
    head, tail = meeting_place(plan)
    for man in state.beings.values():
        if not man.mount or man.side == state.active or man.cell < 0 or man.id in taken:
            continue
        if field.board.distance(man.cell, tail) > _points_before(field, man, tail, head) or may_counter(position, man, charger):
            continue
        commands = [CounterCharge(man.id, path) for path in _ways_to(position, man, asked)]
        if not commands:
            continue
        walks = [(walk.price, command) for command in commands if not isinstance(walk := plan_counter(then, command), Refusal)]
        if walks:
            yield min(walks, key=lambda walk: walk[0])[1]


def _points_before(field: Field, man: Being, tail: Cell, head: Cell) -> int:
    """What he can spend until he is one step from the charger: the last step takes some too. Less than nothing if he cannot make it.

    [CCHARGE-04, CCHARGE-06]
    """
    price = field.move_graph(man).step.get((tail, head))
    return man.values.movement - price if price is not None else -1


def _ways_to(position: Position, man: Being, asked: ChargeMet) -> Iterator[tuple[Cell, ...]]:
    """His cheapest way for each facing in which he can come to the last hex of the charge. [CCHARGE-04]"""
    field, state = position
    head, tail = meeting_place(asked.plans[asked.number])
    last = field.board.direction(tail, head)
    if last is None or _in_their_room(state, man, asked.plans, asked.number)[1]:
        return
    points = _points_before(field, man, tail, head)
    ride = gallop(field, man._replace(debt=False), points, obstacles(position, man), least=1)
    ends = ride.ends()
    for facing in (last, rotated(last, 1), rotated(last, 5)):
        if ends[facing] >> tail & 1:
            yield (*ride.path(tail, facing), head)


def exists(position: Position, plans: tuple[Plan, ...], number: int) -> bool:
    """Can anybody meet this charge?"""
    return any(True for _ in counter_choices(position, ChargeMet(1 - position.state.active, plans, number)))


def counter(doing: Doing, command: CounterCharge, walk: Walk) -> None:
    """He declares to meet the charge, and lets go of a horse he leads. [CCHARGE-01, CCHARGE-10, HORSE-11]"""
    asked = doing.state.pending[-1]
    assert isinstance(asked, ChargeMet)
    doing.answer()
    plan = asked.plans[asked.number]
    doing.emit(e.CounterChargeDeclared(command.man, plan.man, command.path))
    drop_bridles(doing, command.man)
    met = plan._replace(counter=command.man, counter_path=command.path)
    plans = (*asked.plans[: asked.number], met, *asked.plans[asked.number + 1 :])
    doing.ask(ChargeRides(doing.state.active, plans, asked.number + 1, "counter"))


def plan_waiting(position: Position, command: LetCome) -> ChargeMet:
    """Whoever is asked may always wait."""
    asked = position.state.pending[-1]
    assert isinstance(asked, ChargeMet)
    return asked


def let_come(doing: Doing, command: LetCome, asked: ChargeMet) -> None:
    """Nobody goes to meet it."""
    doing.answer()
    doing.ask(ChargeRides(doing.state.active, asked.plans, asked.number + 1, "counter"))


# -- the clash -------------------------------------------------------------------------------------------------------


def ride_to_clash(doing: Doing, plan: Plan) -> bool:
    """The counter-charger covers his way; a test may stop him, then the counter-charge fails. [CCHARGE-06, RULING-T-99]"""
    man = doing.being(plan.counter)
    if not man.able or not man.mounted:
        return False
    walk = plan_walk(doing.position, man._replace(debt=False, marks=0), plan.counter_path, man.values.movement)
    head, tail = meeting_place(plan)
    if isinstance(walk, Refusal) or (doing.state.occupied & ~man.area) & (1 << head | 1 << tail):
        return False
    way = [pose_of(man)]
    for stride in walk.strides:
        if stride.test and not _passes(doing, man.id, way):
            return False
        pose = stride.leg.pose
        doing.emit(e.Rode(man.id, (pose.cell,), pose.tail, pose.facing, stride.costs, 0, countering=True))
        way.append(pose)
    return True


def _passes(doing: Doing, who: BeingId, way: list[Pose]) -> bool:
    """The infiltration test on his way; stopped on somebody's hex he goes back to the last free place of it. [RULING-T-99, RULING-T-29]"""
    result = infiltration.test(doing, doing.being(who), way[-1].cell, "INF-02")
    if result == "passes":
        return True
    if result != "stopped":
        harm(doing, who, result, "INF-09")
    man = doing.being(who)
    if man.able:
        others = doing.state.occupied & ~own_area(doing.state, man)
        free = next((pose for pose in reversed(way) if not others & pose.area), way[0])
        if free != way[-1]:
            doing.emit(e.SteppedBack(who, free.cell, free.tail, free.facing))
    return False


def throw_both(doing: Doing, plan: Plan, extra: tuple[Term, ...]) -> tuple[str, str]:
    """Both strike at once; the charger has his bonus only against the target he named. [CCHARGE-07, CCHARGE-09, RULING-T-102]"""
    charger, counter_rider = doing.being(plan.man), doing.being(plan.counter)
    both, divisor = doing.rules.switches.clash_bonus_for_both, doing.rules.figures.charge_divisor

    def half(man: Being) -> tuple[Term, ...]:
        return (Term(man.values.attack // divisor, "charge", "CCHARGE-09", man.character.name),)

    doing.emit(e.AttackDeclared((plan.man,), plan.counter, charge=True))
    named = plan.counter == plan.target
    _, first = melee.throw(doing, (plan.man,), plan.counter, half(charger) if named or both else (), extra)
    _, second = melee.throw(doing, (plan.counter,), plan.man, half(counter_rider) if both else (), ())
    return first, second


def settle_clash(doing: Doing, plan: Plan, letters: tuple[str, str]) -> None:
    """Both results take effect together; only an unbeaten rider may advance.

    [CCHARGE-07, CCHARGE-08, RULING-T-103, RULING-T-104, RULING-T-89]
    """
    first, second = letters
    places = {who: doing.being(who).cells for who in (plan.man, plan.counter)}
    fates = {plan.man: fate(first, second), plan.counter: fate(second, first)}
    beaten = [who for who, what in fates.items() if what]
    if len(beaten) == 1 and (fates[beaten[0]] != "wounded_unhorsed" or doing.being(beaten[0]).health != Health.HEALTHY):
        loser = beaten[0]
        victor = plan.counter if loser == plan.man else plan.man
        doing.ask(AdvanceOffered(doing.being(victor).side, (victor,), ((loser, places[loser]),)))
    for who, what in fates.items():
        other = plan.counter if who == plan.man else plan.man
        _suffer(doing, who, what, second if who == plan.man else first, other)


def fate(own: str, against: str) -> str:
    """What the two letters of a clash do to one rider: his own throw as attacker, the other's against him. [RULING-T-103]"""
    if own in ("A", "B") and against in ("D", "E", "F"):
        return "dead"
    if own == "B":
        return "wounded_back"
    if own == "A":
        return "stunned"
    return {"C": "back", "D": "stunned", "E": "wounded_unhorsed", "F": "dead"}.get(against, "")


def _suffer(doing: Doing, who: BeingId, what: str, against: str, foe: BeingId) -> None:
    if what == "dead":
        throw_off(doing, who, "killed", "CCHARGE-07", horse_dies=against == "E")
    elif what == "stunned":
        throw_off(doing, who, "stunned", "CCHARGE-07")
    elif what == "wounded_unhorsed":
        throw_off(doing, who, "wounded", "CCHARGE-07", horse_dies=True)
    elif what:
        if what == "wounded_back":
            harm(doing, who, "wounded", "CCHARGE-08")
        if doing.being(who).able:
            drive_back(doing, (who,), (foe,))
