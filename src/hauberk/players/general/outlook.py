"""What a position promises when a side has moved: its blows, the enemy's best answer and his shots as expectations, and the ground.

It is asked hundreds of times in one movement, so whatever does not depend on where everybody else stands is remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.core.chances import NOBODY, PIKES, TARGET
from hauberk.battle.core.state import State
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import reckon, strike_cells
from hauberk.battle.movement.hindrances import hindrances
from hauberk.battle.movement.infiltration import zone
from hauberk.battle.movement.mobility import machine_cells
from hauberk.battle.movement.reach import Obstacles, foot_reach
from hauberk.battle.people.wounds import outcome_of
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.battle.riding.two_hexes import Pose, in_front_arc, pose_of
from hauberk.board.board import Cells, cells_of
from hauberk.board.move_graph import spread
from hauberk.players.captain.aims import PRECIOUS, VICTORY
from hauberk.players.captain.floods import spread_by
from hauberk.players.captain.odds import attackers_pay, cornered, defender_pays
from hauberk.players.captain.posts import HOLD, HUNT, RUN, Posts, nerve
from hauberk.players.captain.survey import RANKS, Survey, may_strike
from hauberk.players.general.stakes import Stakes
from hauberk.players.general.weights import Weights

TOGETHER = 3
"""So many of the enemy strike one man together at the most."""
FEARS = {RUN: 0.6, HOLD: 0.85}
"""How much the dangers of those count who have somewhere to be; of all others they count in full."""
SHAKEN = 0.3
"""How far somebody is out of it who is driven back."""
FINISHED = 0.85
"""How surely a stunned man is finished by whoever can still strike at him."""
LASTS = 0.6
"""How likely somebody still stands after an attack."""
RUSHING, DESPERATE = 0.1, 0.4
"""The same of those who can decide the day with this movement, and when everybody must go in."""
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
    down: float
    """How likely he lies stunned, an easy prey for the next."""
    out: float
    """How likely he is dead, or driven out of the fight."""


Bid = tuple[Being, list[tuple[Being, float]], int, float]
"""One of our men, who can strike him and how likely each is still there, how many find room, and how much of it they dare."""


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
        self._nerve = nerve(survey)
        self._fears = {man.id: self._fear(man) for man in survey.own}
        self.stakes = Stakes(survey.position, survey.side)
        self.men = [man.id for man in survey.own if man.cell >= 0]
        self.foes = [foe for foe in survey.foes if foe.cell >= 0]
        self._able = [foe for foe in self.foes if foe.able]
        self._shooters = survey.shooters
        self._figures = survey.field.rules.figures
        self._machines, self._hindrances = machine_cells(survey.state), hindrances(survey.position)
        self._places: dict[tuple[BeingId, Pose], float] = {}
        self._strikes: dict[tuple[BeingId, Pose, BeingId], bool] = {}
        self._blows: dict[tuple[object, ...], Blow] = {}
        self._reaches: dict[tuple[BeingId, Cells, Cells], Cells] = {}
        self._regions: dict[BeingId, Cells] = {}
        self._hits: dict[tuple[BeingId, BeingId, Pose, int], tuple[float, float]] = {}
        self._finishes: dict[BeingId, float] = {}
        self._shots: dict[tuple[int, BeingId, int], float] = {}
        self.rings = {foe.id: self._ring(foe) for foe in self.foes}

    def _fear(self, man: Being) -> float:
        """How much his dangers count: who runs or rushes minds them less, and the less time is left the less everybody does."""
        posts = self.posts
        if self.survey.aims.special.get(man.id, 0.0) >= PRECIOUS:
            return 1.0
        if man.id in posts.rushing:
            return RUSHING
        share = FEARS.get(posts.roles.get(man.id, HUNT), 1.0)
        return min(share, DESPERATE) if posts.all_in else share

    def _ring(self, foe: Being) -> Cells:
        """The hexes from which somebody may be struck."""
        return cells_of(cell for own in foe.cells for cell in self.field.board.ways[own])

    def promise(self, state: State, weights: Weights | None = None) -> Promise:
        """What everybody standing so promises; `weights`: of a plan, if not the usual ones."""
        weights = weights or self.weights
        ground = sum([self.place(state.beings[who]) for who in self.men])
        blows, beaten = self.blows(state)
        answer = self.answer(state, beaten)
        fire = self.fire(state, beaten)
        value = weights.ground * ground + weights.blows * blows + VICTORY * self.stakes.won(state)
        value -= self._nerve * weights.answer * answer + weights.fire * fire
        return Promise(value, ground, blows, answer, fire)

    def place(self, man: Being) -> float:
        """What it is worth that somebody stands where he does, danger left aside."""
        pose = pose_of(man)
        key = man.id, pose
        found = self._places.get(key)
        if found is None:
            found = self.posts.score(man, pose, 0) if man.able else 0.0
            if man.able and man.mount:
                found += self.weights.lance * self._lance(man)
            self._places[key] = found
        return found

    def _lance(self, man: Being) -> float:
        """The best charge he could ride in his next phase if the enemy stayed."""
        table, best = self.field.rules.melee, 0.0
        for foe in self._able:
            if self._rides(man, foe):
                attack = man.values.attack + man.values.attack // self._figures.charge_divisor
                best = max(best, self._suffered(foe, [man], table.limited(table.column(attack - foe.values.defence)))[0])
        return best

    # -- our blows ---------------------------------------------------------------------------------------------------

    def blows(self, state: State) -> tuple[float, dict[BeingId, float]]:
        """The attacks that promise most together, and how likely each victim is out of it then."""
        own, options = state.standing(self.side), list[tuple[float, Blow, Being, tuple[BeingId, ...]]]()
        for foe in self.foes:
            if not self.rings[foe.id] & own:
                continue
            men = self.strikers(state, foe)
            for size in range(1, min(self.survey.temper.gathers, len(men)) + 1):
                some = men[:size]
                blow = self.blow(some, foe)
                if blow.value > 0:
                    options.append((blow.value, blow, foe, tuple([man.id for man in some])))
        options.sort(key=lambda option: -option[0])
        found, used, beaten, lying = 0.0, set[BeingId](), dict[BeingId, float](), dict[BeingId, float]()
        for value, blow, foe, names in options:
            if foe.id not in beaten and used.isdisjoint(names):
                found += value
                used.update(names)
                beaten[foe.id], lying[foe.id] = blow.down + blow.out, blow.down
        for value, _, foe, names in options:  # whoever has not struck yet finishes those who lie, or strikes again at those who stand
            if len(names) == 1 and foe.id in beaten and used.isdisjoint(names):
                found += lying[foe.id] * self.finish(foe) + (1.0 - beaten[foe.id]) * value
                used.update(names)
                lying[foe.id] = 0.0
        return found, beaten

    def finish(self, man: Being) -> float:
        """What is still to be had from somebody who lies stunned."""
        found = self._finishes.get(man.id)
        if found is None:
            worths = self.survey.worths
            found = self._finishes[man.id] = FINISHED * max(0.0, worths.price(man, "killed") - worths.price(man, "stunned"))
        return found

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
        trapped, value, down, out = cornered(position, foe), 0.0, 0.0, 0.0
        for chance, _, means in blow_chances.fates(self.field, found, foe):
            if means.whom == TARGET:
                value += chance * worths.count(foe, defender_pays(worths, foe, means, trapped))
                after = outcome_of(foe, means.harm) if means.harm and means.harm != PIKES else foe.health
                down += chance * (after == Health.STUNNED)
                out += chance * (1.0 if after == Health.DEAD else SHAKEN if means.back else 0.0)
            elif means.whom != NOBODY and not foe.character.is_beast:
                value += chance * worths.count(men[0], attackers_pay(worths, men, means))
        return Blow(value, down, out)

    # -- the enemy's answer ------------------------------------------------------------------------------------------

    def answer(self, state: State, beaten: dict[BeingId, float]) -> float:
        """What the enemy's blows of his next phase take from us, less what they cost him: each of his men strikes where it pays most."""
        own = state.standing(self.side)
        around = Obstacles(own | self._machines, zone(self.field.at(state), self.side), self._hindrances)
        threats = list[tuple[Being, Cells, float]]()
        for foe in self._able:
            left = 1.0 - beaten.get(foe.id, 0.0)
            if left > 1.0 - OUT and self._region(foe) & own:
                threats.append((foe, self._threat(foe, around), left))
        bids = list[Bid]()
        for who in self.men:
            man = state.beings[who]
            if not man.alive or man.captive:
                continue
            area = man.area
            strikers = [(foe, left) for foe, cells, left in threats if cells & area]
            if strikers:
                strikers.sort(key=lambda each: -each[0].values.attack)
                room = (self._room(man) & ~own).bit_count()
                bids.append((man, strikers, min(TOGETHER, room), self._backed(area, own)))
        return self._shared_out(bids)

    def _backed(self, area: Cells, own: Cells) -> float:
        """How much of a blow the enemy dares: he who strikes among our comrades is struck back."""
        board = self.field.board
        near = spread_by(board, spread_by(board, area)) & own & ~area
        return self.weights.alone / (self.weights.alone + near.bit_count())

    def _shared_out(self, bids: list[Bid]) -> float:
        """The attacks that pay the enemy most, one after the other; whose helpers have struck elsewhere is reckoned anew."""
        total, used, lasts = 0.0, set[BeingId](), [1.0] * len(bids)
        waiting = [(-value, number, names, down) for number, bid in enumerate(bids) for value, names, down in [self._worst(bid, used)]]
        heapify(waiting)
        while waiting:
            value, number, names, down = heappop(waiting)
            if value >= 0:
                break
            man, strikers = bids[number][:2]
            if used.isdisjoint(names):
                used.update(names)
                if any(foe.id not in used for foe, _ in strikers):
                    value -= down * self.finish(man)
                total -= value * self._fears[man.id]
                lasts[number] *= LASTS  # whoever stands after the first attack may be attacked again
            again, names, down = self._worst(bids[number], used)
            if again > 0:
                heappush(waiting, (-again * lasts[number], number, names, down))
        return total

    def _worst(self, bid: Bid, used: set[BeingId]) -> tuple[float, tuple[BeingId, ...], float]:
        """The worst that those who have not struck yet can do to a man, who they are, and how likely he lies stunned then."""
        man, strikers, most, backed = bid
        free = [each for each in strikers if each[0].id not in used][:most]
        best, names, felled = 0.0, tuple[BeingId, ...](), 0.0
        attack, chance, foes = 0.0, 1.0, list[Being]()
        for foe, left in free:
            attack += foe.values.attack * (1.0 + 1.0 / self._figures.charge_divisor if foe.mount and self._rides(foe, man) else 1.0)
            chance = min(chance, left)
            foes.append(foe)
            loss, down = self._hit(man, foes, int(attack))
            value = chance * backed * loss - self.weights.effort * (len(foes) - 1)
            if value > best:
                best, names, felled = value, tuple([each.id for each in foes]), chance * down
        return best, names, felled

    def _rides(self, rider: Being, man: Being) -> bool:
        """Has he room for a charge at somebody before him?"""
        far = self.field.board.distance(rider.cell, man.cell)
        return self._figures.charge_hexes <= far <= rider.values.movement and in_front_arc(self.field.board, pose_of(rider), man.cell)

    def _hit(self, man: Being, foes: Sequence[Being], attack: int) -> tuple[float, float]:
        """What one attack of so much strength takes from a man, less what it costs those who make it."""
        table = self.field.rules.melee
        column = table.column(attack - man.values.defence)
        if len(foes) > 1 and (not man.mount or sum([foe.mount != "" for foe in foes]) >= self.field.rules.figures.riders_for_joint_shift):
            column += self.field.rules.figures.joint_shift
        if man.formation:
            column -= RANKS
        column = table.limited(column - min([self.field.board.ground[cell].influence for cell in man.cells]))
        key = man.id, foes[0].id, pose_of(man), column * 4 + len(foes)
        found = self._hits.get(key)
        if found is None:
            found = self._hits[key] = self._suffered(man, foes, column)
        return found

    def _suffered(self, man: Being, foes: Sequence[Being], column: int) -> tuple[float, float]:
        """The same of a column of the table, and how likely it stuns him."""
        table, worths = self.field.rules.melee, self.survey.worths
        more = table.armour if man.character.armoured else 0
        loss = gain = down = 0.0
        for chance, _, means in blow_chances.fates_of(table, column, more, man.mount != "", man.health == Health.STUNNED):
            if means.whom == TARGET:
                loss += chance * defender_pays(worths, man, means, False)
                if means.harm and means.harm != PIKES and man.able:
                    down += chance * (outcome_of(man, means.harm) == Health.STUNNED)
            elif means.whom != NOBODY:
                gain += chance * attackers_pay(worths, foes, means)
        return self.survey.temper.loss * loss - gain, down

    def _region(self, foe: Being) -> Cells:
        """The hexes an enemy could strike at if nobody stood in his way."""
        region = self._regions.get(foe.id)
        if region is None:
            region = self._regions[foe.id] = self._reach(foe, Obstacles(self._machines, 0, self._hindrances))
        return region

    def _threat(self, foe: Being, around: Obstacles) -> Cells:
        """The hexes an enemy can strike at in his next phase."""
        region = self._region(foe)
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
