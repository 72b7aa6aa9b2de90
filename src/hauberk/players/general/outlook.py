"""What a position promises when a side has moved: its blows, the enemy's best answer and his shots as expectations, and the ground it has gained.

It is asked hundreds of times in one movement, so whatever does not depend on where everybody else stands is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.chances import NOBODY, TARGET
from hauberk.battle.core.state import State
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import reckon, strike_cells
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.infiltration import zone
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.movement.reach import Obstacles, foot_reach
from hauberk.battle.people.wounds import outcome_of
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.board.board import Cells, cells_of
from hauberk.board.move_graph import spread
from hauberk.players.captain.odds import attackers_pay, cornered, defender_pays
from hauberk.players.captain.posts import Posts
from hauberk.players.captain.survey import CHARGE_FROM, CHARGING, Survey, may_strike
from hauberk.players.general.weights import Weights

TOGETHER = 3
"""So many of the enemy strike one man together at the most."""
OUT = 0.6
"""Whoever is likelier than this to be out of it takes no part in the answer."""


class Promise(NamedTuple):
    """What a position promises, and what makes it up."""

    value: float
    ground: float
    blows: float
    answer: float
    fire: float


class Blow(NamedTuple):
    """What an attack brings on the average, and how likely it puts its victim out of the fight."""

    value: float
    out: float


class Calm(Survey):
    """A position seen without fear: what a place is worth besides its danger, which the outlook reckons itself."""

    def danger(self, man: Being, pose: Pose, friends: Cells) -> float:
        """None."""
        return 0.0

    def fire_on(self, man: Being, cell: int) -> float:
        """None."""
        return 0.0


class Outlook:
    """How one side judges the positions that its movement can lead to."""

    def __init__(self, survey: Survey, posts: Posts, weights: Weights) -> None:
        self.survey, self.weights = survey, weights
        self.field, self.side = survey.field, survey.side
        calm = Calm(survey.position, survey.side, survey.aims, replace(survey.temper, danger=0.0), survey.worths, survey.budget)
        self.posts = Posts(calm, posts)
        self.men = [man.id for man in survey.own if man.cell >= 0]
        self.foes = [foe for foe in survey.foes if foe.cell >= 0]
        self._able = [foe for foe in self.foes if foe.able]
        self._shooters = survey.shooters
        self._machines, self._hindrances = machine_cells(survey.state), hindrances(survey.position)
        self._places: dict[tuple[BeingId, Pose], float] = {}
        self._strikes: dict[tuple[BeingId, Pose, BeingId], bool] = {}
        self._blows: dict[tuple[object, ...], Blow] = {}
        self._reaches: dict[tuple[BeingId, Cells, Cells], Cells] = {}
        self._regions: dict[BeingId, Cells] = {}
        self._hits: dict[tuple[BeingId, BeingId, Pose, int], float] = {}
        self._shots: dict[tuple[int, BeingId, int], float] = {}
        self._rings = {foe.id: self._ring(foe) for foe in self.foes}

    def _ring(self, foe: Being) -> Cells:
        """The hexes from which somebody may be struck."""
        return cells_of(cell for own in foe.cells for cell in self.field.board.ways[own])

    def promise(self, state: State) -> Promise:
        """What everybody standing so promises."""
        weights = self.weights
        ground = sum([self.place(state.beings[who]) for who in self.men])
        blows, beaten = self.blows(state)
        answer = self.answer(state, beaten)
        fire = self.fire(state, beaten)
        value = weights.ground * ground + blows - weights.answer * answer - weights.fire * fire
        return Promise(value, ground, blows, answer, fire)

    def place(self, man: Being) -> float:
        """What it is worth that somebody stands where he does, danger left aside."""
        pose = pose_of(man)
        key = man.id, pose
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = self.posts.score(man, pose, 0) if man.able else 0.0
        return found

    # -- our blows ---------------------------------------------------------------------------------------------------

    def blows(self, state: State) -> tuple[float, dict[BeingId, float]]:
        """The attacks that promise most together, and how likely each victim is out of it then."""
        own, options = state.standing(self.side), list[tuple[float, float, BeingId, tuple[BeingId, ...]]]()
        for foe in self.foes:
            if not self._rings[foe.id] & own:
                continue
            men = self.strikers(state, foe)
            for size in range(1, min(self.survey.temper.gathers, len(men)) + 1):
                some = men[:size]
                blow = self.blow(some, foe)
                if blow.value > 0:
                    options.append((blow.value, blow.out, foe.id, tuple([man.id for man in some])))
        found, used, beaten = 0.0, set[BeingId](), dict[BeingId, float]()
        for value, out, who, names in sorted(options, key=lambda option: -option[0]):
            if who not in beaten and used.isdisjoint(names):
                found += value
                used.update(names)
                beaten[who] = out
        return found, beaten

    def strikers(self, state: State, foe: Being) -> list[Being]:
        """Who can strike somebody from where he stands, the strongest first."""
        found: dict[BeingId, Being] = {}
        ways, at, beings = self.field.board.ways, state.at, state.beings
        for cell in foe.cells:
            for near in ways[cell]:
                for who in at.get(near, ()):
                    man = beings[who]
                    if man.side == self.side and may_strike(man) and who not in found and self.touches(man, foe):
                        found[who] = man
        return sorted(found.values(), key=lambda man: -man.values.attack)

    def touches(self, man: Being, foe: Being) -> bool:
        """Can he strike him from where he stands?"""
        key = man.id, pose_of(man), foe.id
        found = self._strikes.get(key)
        if found is None:
            found = self._strikes[key] = bool(strike_cells(self.survey.position, man, foe))
        return found

    def blow(self, men: Sequence[Being], foe: Being) -> Blow:
        """What an attack of some men from where they stand promises."""
        key = (foe.id, *[(man.id, man.cell, man.tail, man.facing) for man in men])
        found = self._blows.get(key)
        if found is None:
            found = self._blows[key] = self._reckoned(men, foe)
        return found

    def _reckoned(self, men: Sequence[Being], foe: Being) -> Blow:
        position, worths = self.survey.position, self.survey.worths
        found = reckon(position, list(men), foe)
        trapped, value, out = cornered(position, foe), 0.0, 0.0
        for chance, _, means in blow_chances.fates(self.field, found, foe):
            if means.whom == TARGET:
                value += chance * worths.count(foe, defender_pays(worths, foe, means, trapped))
                fallen = bool(means.harm) and outcome_of(foe, means.harm) >= Health.STUNNED
                out += chance * (1.0 if fallen else 0.4 if means.back else 0.0)
            elif means.whom != NOBODY and not foe.character.is_beast:
                value += chance * worths.count(men[0], attackers_pay(worths, men, means))
        return Blow(value, out)

    # -- the enemy's answer ------------------------------------------------------------------------------------------

    def answer(self, state: State, beaten: dict[BeingId, float]) -> float:
        """What the enemy's blows of his next phase take from us, less what they cost him: each of his men strikes once, where it pays most."""
        own = state.standing(self.side)
        around = Obstacles(own | self._machines, zone(self.field.at(state), self.side), self._hindrances)
        threats = [(foe, self._threat(foe, around), 1.0 - beaten.get(foe.id, 0.0)) for foe in self._able if beaten.get(foe.id, 0.0) < OUT]
        bids = list[tuple[Being, list[tuple[Being, float]], int]]()
        for who in self.men:
            man = state.beings[who]
            if not man.alive or man.captive:
                continue
            area = man.area
            strikers = [(foe, left) for foe, cells, left in threats if cells & area]
            if strikers:
                strikers.sort(key=lambda each: -each[0].values.attack)
                room = (self._room(man) & ~own).bit_count()
                bids.append((man, strikers, min(TOGETHER, room) if room else 0))
        return self._shared_out(bids)

    def _shared_out(self, bids: list[tuple[Being, list[tuple[Being, float]], int]]) -> float:
        """The attacks that pay the enemy most, one after the other."""
        total, used = 0.0, set[BeingId]()
        best = [self._worst(bid, used) for bid in bids]
        while best:
            number = max(range(len(best)), key=lambda each: best[each][0])
            value, names = best[number]
            if value <= 0:
                break
            total += value
            used.update(names)
            del best[number], bids[number]
            best = [each if used.isdisjoint(each[1]) else self._worst(bid, used) for each, bid in zip(best, bids, strict=True)]
        return total

    def _worst(self, bid: tuple[Being, list[tuple[Being, float]], int], used: set[BeingId]) -> tuple[float, tuple[BeingId, ...]]:
        """The worst that those who have not struck yet can do to a man."""
        man, strikers, most = bid
        free = [each for each in strikers if each[0].id not in used][:most]
        best, names = 0.0, ()
        attack, chance, foes = 0.0, 1.0, list[Being]()
        for foe, left in free:
            attack += foe.values.attack * (CHARGING if foe.mount and self._far(foe, man) else 1.0)
            chance = min(chance, left)
            foes.append(foe)
            value = chance * self._hit(man, foes, int(attack)) - self.weights.effort * (len(foes) - 1)
            if value > best:
                best, names = value, tuple([each.id for each in foes])
        return best, names

    def _far(self, foe: Being, man: Being) -> bool:
        return self.field.board.distance(foe.cell, man.cell) > CHARGE_FROM

    def _hit(self, man: Being, foes: Sequence[Being], attack: int) -> float:
        """What one attack of so much strength takes from a man, less what it costs those who make it."""
        table = self.field.rules.melee
        column = table.column(attack - man.values.defence)
        if len(foes) > 1 and (not man.mount or sum([foe.mount != "" for foe in foes]) >= self.field.rules.figures.riders_for_joint_shift):
            column += self.field.rules.figures.joint_shift
        column = table.limited(column - min([self.field.board.ground[cell].influence for cell in man.cells]))
        key = man.id, foes[0].id, pose_of(man), column * 4 + len(foes)
        found = self._hits.get(key)
        if found is None:
            found = self._hits[key] = self._suffered(man, foes, column)
        return found

    def _suffered(self, man: Being, foes: Sequence[Being], column: int) -> float:
        table, worths = self.field.rules.melee, self.survey.worths
        more = table.armour if man.character.armoured else 0
        loss = gain = 0.0
        for chance, _, means in blow_chances.fates_of(table, column, more, man.mount != "", man.health == Health.STUNNED):
            if means.whom == TARGET:
                loss += chance * defender_pays(worths, man, means, False)
            elif means.whom != NOBODY:
                gain += chance * attackers_pay(worths, foes, means)
        return self.survey.temper.loss * loss - gain

    def _threat(self, foe: Being, around: Obstacles) -> Cells:
        """The hexes an enemy can strike at in his next phase."""
        region = self._regions.get(foe.id)
        if region is None:
            region = self._regions[foe.id] = self._reach(foe, Obstacles(self._machines, 0, self._hindrances))
        key = foe.id, around.blocked & region, around.zone & region
        found = self._reaches.get(key)
        if found is None:
            found = self._reaches[key] = self._reach(foe, around)
        return found

    def _reach(self, foe: Being, around: Obstacles) -> Cells:
        """Where he can strike if this stands in his way."""
        fresh, points, stands = foe._replace(debt=False, marks=0), foe.values.movement, foe.area
        if foe.tail < 0:
            stands |= foot_reach(self.field, fresh, points, around).reached
        else:
            for cells in rider_reach(self.field, fresh, points, around).reached:
                stands |= cells
        return spread(self.field.move_graph(foe), self.field.board, stands)

    def _room(self, man: Being) -> Cells:
        """The hexes around him where enemies can stand."""
        around = self.field.board.around
        found = around[man.cell] | (around[man.tail] if man.tail >= 0 else 0)
        return found & self.field.move_graphs[0].enterable & ~man.area

    # -- his shots ---------------------------------------------------------------------------------------------------

    def fire(self, state: State, beaten: dict[BeingId, float]) -> float:
        """What his shooters take from us where we stand, each at the mark that suits him best."""
        found, men = 0.0, [man for who in self.men if (man := state.beings[who]).able]
        for number, (foe, weapon) in enumerate(self._shooters):
            best = 0.0
            for man in men:
                key = number, man.id, man.cell
                taken = self._shots.get(key)
                if taken is None:
                    taken = self._shots[key] = self.survey.shot_at(foe, weapon, foe.cell, man, man.cell)
                best = max(best, taken)
            found += best * (1.0 - beaten.get(foe.id, 0.0))
        return found * self.survey.temper.loss


def changed(first: State, second: State, men: Iterable[BeingId]) -> list[tuple[BeingId, Pose]]:
    """Who stands elsewhere in the second of two positions."""
    poses = [(who, pose_of(first.beings[who]), pose_of(second.beings[who])) for who in men]
    return [(who, after) for who, before, after in poses if before != after]
