"""Who does what, and how good a place is for him."""

from __future__ import annotations

from collections.abc import Container

from hauberk.battle.core.being import Being, BeingId, Health
from hauberk.battle.riding.two_hexes import Pose, in_front_arc, pose_of
from hauberk.battle.walls.leaning import over_the_top
from hauberk.board.board import Cell, Cells, cells_of
from hauberk.common.dice import D10
from hauberk.players.captain.aims import PRECIOUS, Goal, distance_map, turns_to
from hauberk.players.captain.floods import FAR, marches
from hauberk.players.captain.jobs import Job, share_out
from hauberk.players.captain.rush import all_in, rushing
from hauberk.players.captain.sally import Sally, refuge, sally, within
from hauberk.players.captain.survey import Survey, is_shooter
from hauberk.players.captain.ways import crossings

RUN, HOLD, GUARD, HUNT, SHOOT, SPARE, SERVE, WORK = "run", "hold", "guard", "hunt", "shoot", "spare", "serve", "work"
"""Leave the map, take ground, keep ground, go for the enemy, shoot from afar, keep out of it, see to beasts, do a job."""
SALLY, BACK = "sally", "back"
"""Go out against a machine or a broken enemy; fall back to the last place."""

ON_GOAL = 5.0
"""What standing on the ground that decides is worth."""
MAKE_WAY = 0.7
"""What each point is worth that whoever comes in first goes on, up to so many."""
DEEP = 4
AT_WORK = 8.0
"""What it is worth to stand where one's job is done."""
AT_CROSSING = 2
"""How many men more than the enemy sends keep a crossing."""
KEEPERS = 3
"""One man in so many keeps to the ground itself where that denies it to the enemy."""
IN_LANE = 9.0
BESIDE = 0.3
"""What a comrade at one's side is worth."""
MARK = 0.9
PRESSED = -1.0
"""What it costs a shooter to stand beside an enemy."""
LANCE = 1.2
"""What it is worth to a rider to have room and a foe before him for a charge."""
CROWDED = 3
EVERYBODY = 99
SENTRIES = 2
"""How many watch an exit that is not the nearest."""
BARRIER = 4
"""How many men stand in the way of a machine."""
STAY = (GUARD, HUNT, SHOOT, SPARE)
OUTSIDE = 8.0
"""What it costs one of a garrison to stand outside its walls without a plan."""
DEFENDING = 0.35
"""How much of his urge to go for the enemy is left to whoever only has to hold out."""


WATCHED = 0.4
"""How likely somebody beside the top of a ladder comes to throw it down."""
MUSTER = 7
"""How far from the foot of the wall men wait."""
NEARLY = 3
"""Whoever is as far from that line as this is there."""
MOST = 0.65
"""The share of the men who must be there before the others go on."""
WAITS = 0.4
"""The share of the turns in which they wait at all."""


FEAR = {RUN: 0.4, HOLD: 0.7, GUARD: 0.9, HUNT: 1.4, SHOOT: 2.0, SPARE: 2.0, SERVE: 1.0, WORK: 0.5, SALLY: 0.6, BACK: 0.6}
"""How much each counts the danger of a place."""


DESPERATE = 0.3
"""What is left of the fear when everybody must go in."""
CAREFUL = 0.6
"""The least fear for somebody on whom the battle turns."""


class Posts:
    """The tasks of one side's men for one phase."""

    def __init__(self, survey: Survey, before: Posts | None = None) -> None:
        self.survey = survey
        self.roles: dict[BeingId, str] = before.roles if before else {}
        same_ground = before is not None and before.survey.field.board is survey.field.board
        self._maps: dict[tuple[Cells, bool, bool], list[int]] = before._maps if before is not None and same_ground else {}
        self._guarded: dict[BeingId, Goal] = before._guarded if before else {}
        self.jobs: dict[BeingId, Job] = before.jobs if before else {}
        self.refuge: Goal | None = before.refuge if before else refuge(survey)
        self.sally: Sally | None = before.sally if before else None if self.refuge else sally(survey)
        self._ways: dict[BeingId, list[int]] = {}
        self._ready: bool | None = before._ready if before else None
        self.rushing: frozenset[BeingId] = before.rushing if before else rushing(survey)
        """Who goes for the ground at once, come what may: they are enough."""
        self.all_in: bool = before.all_in if before else all_in(survey)
        self.within: Cells = before.within if before else within(survey)
        """The place that is left only by plan; 0: there is none."""
        self._prey: Cells | None = None
        self._nerve = nerve(survey)
        if before is None:
            survey.budget.spend(len(survey.own) + len(survey.foes))
            self._assign()

    # -- who does what -----------------------------------------------------------------------------------------------

    def _assign(self) -> None:
        survey = self.survey
        aims, state = survey.aims, survey.state
        leaders = {being.leader for being in state.beings.values() if being.leader}
        runners = self._runners()
        holds, guards = aims.of_kind("hold"), aims.of_kind("guard")
        takers = self._nearest(holds[0], EVERYBODY) if holds else frozenset()
        carriers = {who for ladder in state.works.ladders.values() for who in ladder.carriers}
        out = self.sally.men if self.sally else frozenset()
        self.jobs.update(share_out(survey, runners | leaders | carriers | self.rushing | out, self.sally))
        watch = self._watch(guards)
        for man in survey.own:
            if man.id in runners:
                role = RUN
            elif man.id in self.rushing or (self.all_in and man.id in takers and not man.mount and man.id not in {*carriers, *self.jobs}):
                role = HOLD
            elif man.id in leaders or man.id in carriers or man.id in self._drivers():
                role = SERVE
            elif self.refuge and man.able and not man.mount:
                role = BACK
            elif man.id in out:
                role = SALLY
            elif man.id in self.jobs:
                role = WORK
            elif is_shooter(survey.field, man):
                role = SHOOT
            elif man.health == Health.WOUNDED:
                role = SPARE
            elif man.id in takers:
                role = HOLD
            elif man.id in watch:
                role = GUARD
            else:
                role = HUNT
            self.roles[man.id] = role

    def _drivers(self) -> frozenset[BeingId]:
        """Who walks before our oxen."""
        survey = self.survey
        found = set()
        for name in survey.aims.drives:
            oxen = [survey.state.beings[who] for who in survey.state.machines[name].team]
            for man in survey.own:
                if not man.mount and oxen and all(survey.field.board.around[man.cell] & ox.area for ox in oxen):
                    found.add(man.id)
        return frozenset(found)

    def _runners(self) -> frozenset[BeingId]:
        """Those who should leave the map: the people named, or enough of those who are nearest to the exit."""
        found: set[BeingId] = set()
        for goal in self.survey.aims.of_kind("leave"):
            if goal.who:
                found |= goal.who
            else:
                able = [man for man in self.survey.own if man.able]
                found |= self._nearest(goal, len(able) if goal.number * 2 >= len(able) else goal.number + 2)
        return frozenset(found)

    def _nearest(self, goal: Goal, number: int, busy: Container[BeingId] = ()) -> frozenset[BeingId]:
        """Those who are first at some ground, the busy left aside."""
        field = self.survey.field
        hopes = self.survey.aims.hopes if goal.kind in ("hold", "leave") else ()
        turns = sorted((turns_to(field, man, goal.cells, hopes), man.id) for man in self.survey.own if man.able and man.id not in busy)
        return frozenset(who for far, who in turns[:number] if far < FAR)

    def _watch(self, guards: list[Goal]) -> frozenset[BeingId]:
        """Those who keep ground the enemy must not have, exits he must not reach, and the way of his machine."""
        aims, half = self.survey.aims, len(self.survey.own) // 2
        wanted = self._crossings(guards[0]) if guards and self.survey.field.board.built else []
        wanted += [(goal, EVERYBODY) for goal in guards]
        blocks = [goal for goal in aims.of_kind("block") if goal.who]
        wanted += [(goal, half if number == 0 else SENTRIES) for number, goal in enumerate(blocks)]
        wanted += [(goal, BARRIER) for goal in aims.of_kind("stop")]
        for goal, number in wanted:
            for who in self._nearest(goal, number, self._guarded.keys() | self.jobs.keys()):
                self._guarded[who] = goal
        return frozenset(self._guarded)

    def _crossings(self, guard: Goal) -> list[tuple[Goal, int]]:
        """Doors, stairs, breaches and tops of ladders where the enemy can be met one at a time, and how many go to each.

        Where it takes the enemy all of the ground, some stay on it; they come first.
        """
        survey = self.survey
        field, ways = survey.field, survey.field.board.ways
        found: list[tuple[Goal, int]] = [(guard, len(survey.own) // KEEPERS)] if guard.all_of_it else []
        for each in crossings(field.at(survey.state), survey.side, guard.cells):
            behind = [cell for cell in ways[each.inner] if cell != each.outer and (each.inner, cell) in field.move_graphs[0].step]
            found.append((Goal("guard", cells_of([each.inner, *behind]), frozenset(), each.men), each.men + AT_CROSSING))
        return found

    # -- how far it is -----------------------------------------------------------------------------------------------

    def far(self, man: Being, cell: Cell) -> int:
        """How far a hex lies from what somebody's task is about."""
        known = self._ways.get(man.id)
        if known is None:
            known = self._ways[man.id] = self._way(man)
        return known[cell]

    def _way(self, man: Being) -> list[int]:
        """How far it is from everywhere to what somebody's task is about."""
        role, aims, field = self.roles.get(man.id, HUNT), self.survey.aims, self.survey.field
        if role == RUN:
            goal = next((each for each in aims.of_kind("leave") if not each.who or man.id in each.who), None)
            if goal is not None:
                return distance_map(field, man, goal.cells, aims.hopes)
        if role == WORK:
            return distance_map(field, man, self.jobs[man.id].cells)
        if role == HOLD:
            return self._mustered(man, aims.of_kind("hold")[0].cells)
        if role == GUARD:
            return distance_map(field, man, self._guarded[man.id].cells)
        if role == BACK and self.refuge:
            return distance_map(field, man, self.refuge.cells)
        if role == SALLY and self.sally:
            return distance_map(field, man, self.sally.cells, aims.hopes)
        return self.to_enemy(man)

    def _mustered(self, man: Being, goal: Cells) -> list[int]:
        """The way to some ground; whoever has none yet waits a march away from where it will be opened, until all are there."""
        hoped = distance_map(self.survey.field, man, goal, self.survey.aims.hopes)
        if self.ready:
            return hoped
        key = (-goal, bool(man.mount), man.character.armoured)
        if key not in self._maps:
            now, wait = distance_map(self.survey.field, man, goal), self._line(man, goal)
            self._maps[key] = [max(far, wait) if real >= FAR > far else far for far, real in zip(hoped, now, strict=True)]
        return self._maps[key]

    def _line(self, man: Being, goal: Cells) -> int:
        """How far from some ground the line lies behind which men wait."""
        field = self.survey.field
        key = ("captain muster", bool(man.mount), man.character.armoured, goal, self.survey.aims.hopes)
        known: int | None = field.memo.get(key)
        if known is None:
            hoped, now = distance_map(field, man, goal, self.survey.aims.hopes), distance_map(field, man, goal)
            outside = [far for far, real in zip(hoped, now, strict=True) if real >= FAR > far]
            known = field.memo[key] = min(outside, default=0) + MUSTER
        return known

    @property
    def ready(self) -> bool:
        """Are enough men before the wall for the assault, or does time press? It is asked once a phase."""
        if self._ready is None:
            self._ready = self._all_there()
        return self._ready

    def may_go(self, who: BeingId, cell: Cell) -> bool:
        """May somebody who brings a ladder go so near to the wall already?"""
        goals = self.survey.aims.of_kind("hold")
        if self.ready or not goals:
            return True
        man = self.survey.state.beings[who]
        hoped = distance_map(self.survey.field, man, goals[0].cells, self.survey.aims.hopes)
        line = self._line(man, goals[0].cells)
        return hoped[cell] >= line or hoped[man.cell] < line

    def _all_there(self) -> bool:
        survey = self.survey
        goals, hopes = survey.aims.of_kind("hold"), survey.aims.hopes
        if not goals or not hopes or not survey.temper.foresees or presses(survey):
            return True
        goal, there, men = goals[0].cells, 0, 0
        for man in survey.own:
            if not man.able or man.mount or man.cell < 0 or self.roles.get(man.id, HOLD) not in (HOLD, SERVE):
                continue
            far = distance_map(survey.field, man, goal, hopes)[man.cell]
            if far < FAR:
                men += 1
                there += far <= self._line(man, goal) + NEARLY or distance_map(survey.field, man, goal)[man.cell] < FAR
        return there >= MOST * men

    def at_work(self, man: Being) -> bool:
        """Does he stand where his job is done? Screens have moved with those who take them along."""
        job = self.jobs[man.id]
        screens = [machine.cells[0] for machine in self.survey.state.machines.values()] if job.kind == "mantlet" else []
        return bool(job.cells & man.area) or man.cell in screens

    def with_torches(self, man: Being) -> bool:
        """Does he stand beside what he has gone out for, with nobody at his throat? Then he burns it."""
        foes = self.survey.state.standing(1 - self.survey.side)
        return bool(self.sally and self.sally.cells & man.area and not self.survey.field.board.around[man.cell] & foes)

    def to_enemy(self, man: Being) -> list[int]:
        """How far the nearest enemy worth hunting is from everywhere."""
        if self._prey is None:
            self._prey = self._quarry()
        key = (self._prey, bool(man.mount), man.character.armoured)
        if key not in self._maps:
            survey = self.survey
            links = () if man.mount or survey.aims.of_kind("guard") else survey.aims.hopes
            self._maps[key] = marches(survey.field.board, survey.field.move_graph(man), self._prey, links=links)
        return self._maps[key]

    def _quarry(self) -> Cells:
        """Where those stand whom hunters go for: the people the battle turns on, or anybody."""
        survey = self.survey
        wanted = set(survey.aims.capture)
        for goal in survey.aims.goals:
            if goal.kind in ("stop", "block"):
                wanted |= goal.who
        prey = [survey.state.beings[who] for who in wanted if survey.state.beings[who].alive]
        cells = [cell for being in prey or survey.foes for cell in being.cells]
        return cells_of(cells)

    # -- how good a place is -----------------------------------------------------------------------------------------

    def score(self, man: Being, pose: Pose, friends: Cells) -> float:
        """What a place is worth to somebody when the enemy's phase begins."""
        survey = self.survey
        survey.budget.spend()
        temper, board, role = survey.temper, survey.field.board, self.roles.get(man.id, HUNT)
        fear = temper.danger * FEAR[role] * self._nerve
        if survey.aims.special.get(man.id, 0.0) >= PRECIOUS:  # nobody is brave with the life of the one who matters
            fear = max(fear, CAREFUL)
        elif self.all_in:
            fear *= DESPERATE
        if man.id in self.rushing:
            fear = 0.0
        value = -fear * (survey.danger(man, pose, friends) + survey.fire_on(man, pose.cell))
        value -= self._nerve * self._on_a_ladder(man, pose)
        value -= self._urge(man, role) * min(FAR, self.far(man, pose.cell))
        beside = (board.around[pose.cell] & friends).bit_count()
        value += BESIDE * min(CROWDED, beside)
        if role == SHOOT:
            pressed = survey.obstacles(survey.side).zone & pose.area  # beside an enemy nobody shoots
            value += PRESSED if pressed else MARK * survey.marks_from(man, pose.cell)
        elif man.mount and role in (HUNT, HOLD):
            value += LANCE * self._room_to_charge(man, pose)
        if self.outside(man, pose):
            value -= OUTSIDE
        if (survey.aims.lane | survey.aims.road) & pose.area and role not in (SERVE, WORK):
            value -= IN_LANE
        return value + self._on_goal(man, role, pose)

    def outside(self, man: Being, pose: Pose) -> bool:
        """Would he stand outside the walls that he keeps?"""
        return bool(self.within) and self.roles.get(man.id, HUNT) in STAY and not pose.area & self.within

    def _on_a_ladder(self, man: Being, pose: Pose) -> float:
        """What it may cost to stop on a ladder that somebody above could throw down."""
        survey = self.survey
        board = survey.field.board
        if "climbed" not in board.ground[pose.cell].traits or not survey.temper.foresees:
            return 0.0
        tops = cells_of(high for low, high in over_the_top(survey.field) if low == pose.cell)
        foes = survey.state.standing(1 - survey.side)
        held = 1.0 if tops & foes else WATCHED if board.beside(tops) & foes else 0.0
        return held * survey.field.rules.works.ladder_fall / D10 * survey.worths.price(man, "wounded")

    def _urge(self, man: Being, role: str) -> float:
        """What a point of march is worth to him."""
        survey = self.survey
        push = survey.temper.push
        if role == RUN:
            return 2.5 * push
        if role == SERVE:
            return 0.0
        if role == SPARE:
            return -0.1 * push
        if role in (WORK, SALLY):
            return 1.3 * push
        if role == BACK:
            return 2.0 * push
        if role in (HOLD, GUARD):
            return 1.3 * push if role == HOLD else 0.8 * push
        if role == SHOOT:
            return 0.15 * push
        if survey.aims.ahead:
            return DEFENDING * push
        left = survey.field.turns - survey.state.turn if survey.field.turns else 10
        return push * (1.3 if left <= 4 else 1.0)

    def _on_goal(self, man: Being, role: str, pose: Pose) -> float:
        """What it is worth to stand on the very ground his task is about."""
        if role == WORK:
            return AT_WORK if self.jobs[man.id].cells & pose.area else 0.0
        if role == GUARD:
            return ON_GOAL if self._guarded[man.id].cells & pose.area else 0.0
        if role == BACK and self.refuge:
            return ON_GOAL + self._depth(self.refuge.cells, pose.cell) if self.refuge.cells & pose.area else 0.0
        if role == SALLY and self.sally:
            return ON_GOAL if self.sally.cells & pose.area else 0.0
        if man.id in self.rushing:
            goal = self.survey.aims.of_kind("hold")[0].cells
            return ON_GOAL + self._depth(goal, pose.cell) if goal & pose.area else 0.0
        kind = {HOLD: "hold", RUN: "leave"}.get(role, "")
        return ON_GOAL if any(goal.cells & pose.area for goal in self.survey.aims.of_kind(kind)) else 0.0

    def _depth(self, ground: Cells, cell: Cell) -> float:
        """Whoever comes first goes on into the ground, and makes way for the next."""
        field = self.survey.field
        key = ("captain rim", ground)
        known: list[int] | None = field.memo.get(key)
        if known is None:
            steps = field.move_graphs[0].step
            rim = cells_of(into for out, into in steps if ground >> into & 1 and not ground >> out & 1)
            known = field.memo[key] = marches(field.board, field.move_graphs[0], rim)
        return MAKE_WAY * min(DEEP, known[cell])

    def _room_to_charge(self, man: Being, pose: Pose) -> float:
        """Is there an enemy before him, far enough for a charge and near enough to reach?"""
        survey = self.survey
        board, least = survey.field.board, survey.field.rules.figures.charge_hexes
        for foe in survey.foes:
            if least < board.distance(pose.cell, foe.cell) < man.values.movement and in_front_arc(board, pose, foe.cell):
                return 1.0
        return 0.0

    def score_here(self, man: Being, friends: Cells) -> float:
        """What the place is worth where he stands."""
        return self.score(man, pose_of(man), friends)


def presses(survey: Survey) -> bool:
    """Is it time to go to the wall, come what may?"""
    return bool(survey.field.turns) and survey.state.turn > WAITS * survey.field.turns


def nerve(survey: Survey) -> float:
    """Whoever loses by waiting must dare more as the turns run out."""
    turns = survey.field.turns
    if not turns or survey.aims.ahead:
        return 1.0
    left = turns - survey.state.turn
    return max(0.4, min(1.0, 2.0 * left / turns)) if survey.aims.behind else max(0.6, min(1.0, 3.0 * left / turns))
