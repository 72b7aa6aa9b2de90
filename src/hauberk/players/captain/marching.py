"""The movement sequence: special tasks first, then onsets, then everybody else, one man after the other."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hauberk.battle.core import commands as c
from hauberk.battle.core.being import Being, BeingId, Mark
from hauberk.battle.core.choices import Listed
from hauberk.battle.core.state import State
from hauberk.battle.movement.mobility import may_move
from hauberk.battle.riding.two_hexes import Pose, pose_of
from hauberk.battle.shooting.shots import pressed
from hauberk.play.battle.legal import Legal
from hauberk.players.captain import storming
from hauberk.players.captain.ending import go_round
from hauberk.players.captain.gathering import Gathering, Onset
from hauberk.players.captain.places import Places, friends_of, risks
from hauberk.players.captain.posts import BACK, GUARD, HOLD, HUNT, RUN, SALLY, SERVE, SHOOT, SPARE, WORK, Posts
from hauberk.players.captain.ranks import forming
from hauberk.players.captain.reason import Reason
from hauberk.players.captain.survey import Survey

WORTH_A_WALK = 0.3
"""What a better place must be better by."""
WEIGHED = 90
"""How many places of one man are looked at closely."""
HURRIED = 24
"""How many when there is no time."""
TRIES = 3
RISK = 0.12
"""What share of a man a test between enemies costs."""
WAYS = {
    RUN: "to_exit",
    HOLD: "to_ground",
    GUARD: "keep_ground",
    HUNT: "close_in",
    SHOOT: "better_shot",
    SPARE: "spare",
    SERVE: "stay",
    WORK: "to_work",
    SALLY: "sally",
    BACK: "fall_back",
}


class March:
    """The plan of one movement phase, kept from command to command."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._settled: set[BeingId] = set()
        self._tries: dict[BeingId, int] = {}
        self._done_once: set[object] = set()
        self._onsets: dict[BeingId, Onset] | None = None
        self._move_graph: tuple[BeingId, Pose] | None = None
        self._posts: Posts | None = None

    def next(self, survey: Survey, legal: Legal) -> tuple[c.Command, Reason]:
        """The next command of the phase; Done when nothing useful is left."""
        self._look_back(survey.state)
        self._posts = posts = Posts(survey, self._posts)
        if found := self._special(survey, posts, legal):
            return found
        while (man := self._next_man(survey, posts)) is not None:
            if found := self._order(survey, posts, man):
                return found
            self._settled.add(man.id)
        if found := self._last(survey, legal):
            return found
        return c.Done(), Reason("done_moving")

    def in_thought(self, survey: Survey, share: float) -> State | None:
        """The position when everybody has walked as planned, if nothing comes between; None: there was no thought left."""
        state = survey.state
        while not survey.budget.over(share):
            seen = Survey(survey.field.at(state), survey.side, survey.aims, survey.temper, survey.worths, survey.budget)
            self._posts = posts = Posts(seen, self._posts)
            man = self._next_man(seen, posts)
            if man is None:
                return state
            self._settled.add(man.id)
            if self._order(seen, posts, man) and self._move_graph is not None:
                _, pose = self._move_graph
                moved = man._replace(cell=pose.cell, tail=pose.tail, facing=pose.facing, left=0, marks=man.marks | Mark.MOVED | Mark.HALTED)
                state = state.with_being(moved)
                self._move_graph = None
        return None

    def _look_back(self, state: State) -> None:
        """Did the last one arrive? Who was stopped may try again, but not for ever; surprises call for a new plan."""
        if self._move_graph is None:
            return
        who, pose = self._move_graph
        man = state.beings[who]
        self._move_graph = None
        if man.able and pose_of(man) == pose:
            self._settled.add(who)
            return
        self._tries[who] = self._tries.get(who, 0) + 1
        if self._tries[who] >= TRIES or not man.able or man.left <= 0:
            self._settled.add(who)
        self._onsets = None

    # -- tasks besides walking ---------------------------------------------------------------------------------------

    def _special(self, survey: Survey, posts: Posts, legal: Legal) -> tuple[c.Command, Reason] | None:
        drives: list[c.Drive] = []
        enters: list[c.Enter] = []
        rounds: list[c.GoRound] = []
        for command in _tasks(legal):
            if isinstance(command, c.Leave):
                if posts.roles.get(command.man) == RUN or survey.state.beings[command.man].captive:
                    return command, Reason("leave", (command.man,))
            elif isinstance(command, c.Enter):
                enters.append(command)
            elif isinstance(command, c.Drive):
                drives.append(command)
            elif isinstance(command, c.GoRound):
                rounds.append(command)
            elif isinstance(command, c.Mount) and self._once(("mount", command.man)):
                return command, Reason("mount", (command.man,), command.horse)
        if drives:
            best = max(drives, key=lambda drive: drive.hexes)
            if best.hexes == survey.field.rules.figures.ox_hexes and self._once(("drive", best.machine)):
                return best, Reason("drive", (best.man,))
        if (found := go_round(survey, rounds)) and self._once(("round", found[1].men)):
            return found
        if enters:
            return self._enter(survey, posts, enters)
        return storming.first(survey, posts, legal, self._once) or forming(survey, legal, self._once)

    def _enter(self, survey: Survey, posts: Posts, enters: list[c.Enter]) -> tuple[c.Command, Reason]:
        """Come in where the way is shortest, the head towards the goal."""

        def way(command: c.Enter) -> tuple[int, int]:
            man = survey.state.beings[command.man]
            ring = survey.field.board.neighbours[command.cell]
            ahead = ring[command.facing] if command.facing >= 0 else command.cell
            return posts.far(man, command.cell), posts.far(man, ahead) if ahead >= 0 else 99

        best = min(enters, key=way)
        return best, Reason("enter", (best.man,), cell=best.cell)

    def _last(self, survey: Survey, legal: Legal) -> tuple[c.Command, Reason] | None:
        """What is better done when everybody else has moved: the team rolls as far as the way is free, work begins."""
        tasks = list(_tasks(legal))
        drives = [task for task in tasks if isinstance(task, c.Drive)]
        if drives:
            best = max(drives, key=lambda drive: drive.hexes)
            if self._once(("last drive", best.machine, best.man)):
                return best, Reason("drive", (best.man,))
        for task in tasks:
            machine = survey.state.machines.get(task.machine) if isinstance(task, c.Hitch) else None
            if isinstance(task, c.Hitch) and machine and task.ox not in machine.team and self._once(("hitch", task.man)):
                return task, Reason("hitch", (task.man,), task.ox)
        return storming.push(survey, legal, self._once, "last push")

    def _once(self, what: object) -> bool:
        """Only once a phase."""
        fresh = what not in self._done_once
        self._done_once.add(what)
        return fresh

    # -- walking -----------------------------------------------------------------------------------------------------

    def _next_man(self, survey: Survey, posts: Posts) -> Being | None:
        """Who moves next: those who strike, then the foremost, the shooters last."""
        waiting = [man for man in survey.own if man.id not in self._settled and man.left > 0 and not may_move(survey.state, man)]
        if not waiting:
            return None
        if self._onsets is None and not survey.budget.over():
            self._onsets = {who: onset for onset in Gathering(survey, posts, self._settled).onsets() for who in onset.places}
        graph = survey.state.moving
        onsets = self._onsets or {}

        def rank(man: Being) -> tuple[bool, bool, float, bool, int]:
            onset = onsets.get(man.id)
            late = posts.roles.get(man.id) in (SHOOT, SPARE)
            return man.id != graph, onset is None, -onset.value if onset else 0.0, late, posts.far(man, man.cell)

        return min(waiting, key=rank)

    def _order(self, survey: Survey, posts: Posts, man: Being) -> tuple[c.Command, Reason] | None:
        """Where he goes; None: he stays."""
        if posts.roles.get(man.id) == SERVE or self._chance.random() < survey.temper.forgets:
            return None
        if posts.roles.get(man.id) == WORK and posts.at_work(man):
            return None  # whoever works must stand still
        if posts.roles.get(man.id) == SALLY and posts.with_torches(man):
            return None
        onset = self._onsets.get(man.id) if self._onsets else None
        if onset is not None:
            pose = onset.places[man.id]
            if pose == pose_of(man):
                return None
            move = _move_to(survey, man, pose)
            if move is not None:
                self._move_graph = (man.id, pose)
                return move, Reason("gang_up" if len(onset.places) > 1 else "go_for", (man.id,), onset.target)
            self._onsets = None
        if man.formation:
            return None
        return self._free_move(survey, posts, man, HURRIED if survey.budget.over() else WEIGHED)

    def _free_move(self, survey: Survey, posts: Posts, man: Being, weighed: int) -> tuple[c.Command, Reason] | None:
        """The best place he can reach, if it is better than where he stands."""
        places = Places(survey, man)
        friends = friends_of(survey.state, man)
        noise = survey.temper.noise
        here = posts.score_here(man, friends)
        options = list(places.poses())
        if len(options) > weighed:
            options = _some(posts, man, options, weighed)
        scored = [(posts.score(man, pose, friends) + (self._chance.gauss(0, noise) if noise else 0.0), pose) for pose in options]
        scored.sort(key=lambda option: -option[0])
        for value, pose in scored[:TRIES]:
            if value < here + WORTH_A_WALK:
                return None
            move = places.move(pose)
            if move is None:
                continue
            if value - RISK * survey.worths.now(man) * risks(survey.position, move) < here + WORTH_A_WALK:
                continue
            self._move_graph = (man.id, pose)
            return move, Reason(_why(survey, posts, man), (man.id,), cell=pose.cell)
        return None


def _some(posts: Posts, man: Being, options: list[Pose], weighed: int) -> list[Pose]:
    """So many places: half of them those nearest to what he is after, the others from everywhere."""
    away = posts.roles.get(man.id) == SPARE
    ranked = sorted(options, key=lambda pose: posts.far(man, pose.cell), reverse=away)
    half = weighed // 2
    rest = ranked[half:]
    return ranked[:half] + rest[:: max(1, len(rest) // half)]


def _why(survey: Survey, posts: Posts, man: Being) -> str:
    role = posts.roles.get(man.id, HUNT)
    if role == SHOOT and pressed(survey.position, man):
        return "step_away"
    return WAYS[role]


def _move_to(survey: Survey, man: Being, pose: Pose) -> c.Move | None:
    places = Places(survey, man)
    reachable = any(each == pose for each in places.poses())
    return places.move(pose) if reachable else None


def _tasks(legal: Legal) -> Iterator[c.Command]:
    """Whatever can be done besides walking."""
    for group in legal.groups:
        if isinstance(group, Listed):
            for command in group:
                if not isinstance(command, c.Move):
                    yield command
