"""`hauberk bench`: the engine's speed, measured beside a fixed yardstick so that machines and days can be compared."""

from __future__ import annotations

import gc
import platform
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import process_time
from typing import NamedTuple

from hauberk.battle.core.actions import to_decide
from hauberk.battle.core.being import Away, Being, Mark
from hauberk.battle.core.commands import Move, Shoot
from hauberk.battle.core.field import Field, Position
from hauberk.battle.core.state import COMBAT, FIRE, MOVEMENT, State
from hauberk.battle.melee import blow_chances
from hauberk.battle.melee.combat import attack_choices, reckon
from hauberk.battle.movement.mobility import obstacles
from hauberk.battle.movement.move_choices import Reaches, all_moves
from hauberk.battle.movement.reach import foot_reach
from hauberk.battle.riding.mounted_reach import rider_reach
from hauberk.battle.shooting import shot_chances
from hauberk.battle.shooting.shot_chances import marks
from hauberk.battle.shooting.shots import ShotPlan, plan_shot
from hauberk.board.board import Board, Piece, bits
from hauberk.board.sight import Sight
from hauberk.common.dice import SeededDice
from hauberk.grid.hex import opposite
from hauberk.play.battle.deciding import decide
from hauberk.play.battle.game import BATTLE
from hauberk.play.battle.legal import Legal
from hauberk.play.battle.scenario import Scenario, load_scenario, sheet
from hauberk.play.match import Match
from hauberk.play.record import parse, verify
from hauberk.play.record_writer import lines_of
from hauberk.players.captain.captain import Captain
from hauberk.players.eager_player import EagerPlayer
from hauberk.players.random_player import BrawlingPlayer, RandomPlayer, play_out
from hauberk.players.search.thinking import think
from hauberk.players.value.chance import chance, chances
from hauberk.rulesets.editions import RULESETS
from hauberk.rulesets.people import load_people

REFERENCE_MS = 5.7
"""What the yardstick took on the machine the goals were set on."""


def yardstick() -> float:
    """100,000 turns of a plain counting loop, in milliseconds."""
    began = process_time()
    count = 0
    for turn in range(100_000):
        count = count + 1 if turn >= 0 else count
    return (process_time() - began) * 1000


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure: in its unit, and in yardsticks."""

    name: str
    value: float
    unit: str
    yardsticks: float
    goal: str = ""


def _median_us(run: Callable[[], object], times: int, repeats: int = 5) -> float:
    """Microseconds of one call, median of some repeats."""
    found = []
    for _ in range(repeats):
        gc.collect()
        began = process_time()
        for _ in range(times):
            run()
        found.append((process_time() - began) / times * 1e6)
    return median(found)


WEST = ("normans", "germans", "flemish", "angevins")
EAST = ("byzantines", "arabs", "lombards", "royalists")


def muster(number: int, board: Board | None = None) -> Scenario:
    """Two hosts of so many men, on two joined sheets unless a board is given: a quarter riders, a quarter shooters, the rest foot."""
    board = board or Board([Piece(sheet("meadow")), Piece(sheet("crossroads"), False, 1, 3)])
    ruleset = next(iter(RULESETS.values()))
    field = Field(board, ruleset.rules(), turns=12, hoplites=True)
    state = State(1, 0, 0, 0, {}, {})
    for side, groups in enumerate((WEST, EAST)):
        state = _line_up(field.at(state), side, _host(groups, number))
    base = load_scenario("the_first_arrows")
    return Scenario("bench", 0, ruleset, base.title, base.story, base.briefing, (), base.sides, field, state)


def _host(groups: tuple[str, ...], number: int) -> list[str]:
    """A quarter riders, a quarter shooters, the rest foot."""
    people = load_people()
    pool = [people.characters[who] for group in groups for who in people.groups[group].people]
    riders = [man.id for man in pool if man.rides]
    shooters = [man.id for man in pool if not man.rides and man.code[2] in "asjx"]
    foot = [man.id for man in pool if not man.rides and man.code[2] not in "asjx" and "civilian" not in man.traits]
    quarter = number // 4
    chosen = riders[:quarter] + shooters[:quarter]
    return chosen + (foot + riders[quarter:])[: number - len(chosen)]


def _line_up(position: Position, side: int, men: list[str]) -> State:
    """Side by side along two facing lines in the middle of the board."""
    field, state = position
    people, board = load_people(), field.board
    middle = board.columns // 2 + (-6 if side == 0 else 6)
    facing = 2 if side == 0 else 4
    free = [
        board.at_hex(place)
        for place in sorted((board.hex(c) for c in bits(board.all)), key=lambda h: (abs(h.q - middle) // 3, h.r + h.q / 2, h.q))
    ]
    for who in men:
        character = people.characters[who]
        mounted = character.rides
        for cell in free:
            tail = board.neighbours[cell][opposite(facing)] if mounted else -1
            graph = field.move_graphs[(2 if mounted else 0) + character.armoured]
            cells = [cell, tail] if mounted else [cell]
            if min(cells) >= 0 and all(graph.enterable >> c & 1 and not state.occupied >> c & 1 for c in cells):
                break
        being = Being(who, character, side, cell)
        if mounted:
            horse = Being(f"{who}.horse", people.horse_for(character), side, away=Away.RIDDEN)
            state = state.with_being(horse)
            being = being._replace(tail=tail, facing=facing, mount=horse.id)
        state = state.with_being(being)
    return state


WARM_UP = 2
"""Battles fought before the measured ones: in them the first lines of sight and steps are worked out."""


def battle_rate(number: int, games: int = 5) -> tuple[float, float]:
    """Commands a second of random battles through the public interface, and options counted a second: the median battle."""
    scenario = muster(number)
    rates = []
    for each in range(WARM_UP + games):
        gc.collect()
        game = Match(BATTLE, scenario, str(each))
        players = (RandomPlayer(each), RandomPlayer(each + 50))
        commands = options = 0
        began = process_time()
        while (side := game.side) is not None:
            options += len(game.legal)
            game.do(players[side].choose(game.legal))
            commands += 1
        took = process_time() - began
        rates.append((commands / took, options / took))
    warm = sorted(rates[WARM_UP:])
    return warm[len(warm) // 2]


def measure(quick: bool = False) -> list[Figure]:
    """All figures."""
    stick = median(yardstick() for _ in range(15))
    scale = stick / REFERENCE_MS

    def micro(name: str, value: float, goal: str) -> Figure:
        return Figure(name, value, "µs", value / (stick * 1000), goal)

    found = [Figure("yardstick", stick, "ms", 1.0)]
    for number in (10, 20, 40, 80):
        rate, options = battle_rate(number, games=1 if quick else 5)
        goal = f"≥ {10_000 / scale:,.0f} commands/s here (10,000 at {REFERENCE_MS} ms)" if number == 20 else ""
        found.append(Figure(f"random battle, {number} a side", rate, "commands/s", 1e6 / rate / (stick * 1000), goal))
        found.append(Figure(f"  options counted, {number} a side", options, "options/s", 1e6 / options / (stick * 1000)))
    scenario = muster(20)
    field, state = scenario.field, Match(BATTLE, scenario, "x").state._replace(sequence=MOVEMENT)
    foot = next(man for man in state.people(0) if not man.mounted and not man.character.armoured)
    rider = next(man for man in state.people(0) if man.mounted)
    around = obstacles(field.at(state), foot)
    found.append(micro("reach of a foot man", _median_us(lambda: foot_reach(field, foot, foot.left, around), 300), "≤ 40 µs"))
    found.append(micro("reach of a rider", _median_us(lambda: rider_reach(field, rider, rider.left, around), 100), "≤ 150 µs"))
    found += _sight_figures(field, micro)
    found += _step_figures(field.at(state), foot, micro)
    found += _castle_figures(micro)
    found += _chances_figures(micro, 1 if quick else 20)
    found += _thought_figures(stick, 1 if quick else MOMENTS)
    found += _value_figures(micro, 1 if quick else 20)
    found.append(_verify_figure(stick))
    return found


def _sight_figures(field: Field, micro: Callable[[str, float, str], Figure]) -> list[Figure]:
    sight = Sight(field.board)
    cells = list(bits(field.board.all))[::37]
    for cell in cells:
        sight.row(cell)
    rows = iter(cells * 40)

    def fresh_row() -> None:
        cell = next(rows)
        sight.forget(cell)
        sight.row(cell)

    one, two = cells[3], cells[20]
    found = [micro("sight row on demand", _median_us(fresh_row, 40, 3), "≤ 5,000 µs")]
    found.append(micro("sight query, cached", _median_us(lambda: sight.sees(one, two), 20_000), "≤ 0.3 µs"))
    return found


CASTLE, MEADOW = "norman_castle", "meadow"
MOST = 3
"""On the castle reach and sight may cost so many times what they cost on the meadow."""


def _castle_figures(micro: Callable[[str, float, str], Figure]) -> list[Figure]:
    """The same work on a sheet with walls, storeys and openings, and beside it how many times as much it is as on a sheet without."""
    plain, built = _ground_times(MEADOW), _ground_times(CASTLE)
    found = []
    for name, value in built.items():
        found.append(micro(f"castle: {name}", value, ""))
        times = value / plain[name]
        found.append(Figure("  times the meadow's", times, "×", 0.0, f"≤ {MOST} ×"))
    return found


def _ground_times(name: str) -> dict[str, float]:
    """Microseconds of reach and sight on one sheet, the mean over many men and cells of it."""
    scenario = muster(20, Board([Piece(sheet(name))]))
    field, state = scenario.field, Match(BATTLE, scenario, "x").state._replace(sequence=MOVEMENT)
    foot = [man for man in state.people(0) if not man.mounted and not man.character.armoured]
    riders = [man for man in state.people(0) if man.mounted]
    around = obstacles(field.at(state), foot[0])
    sight, cells = Sight(field.board), list(bits(field.board.all))[::37]
    pairs = [(one, two) for one in cells for two in cells]

    def rows() -> None:
        for cell in cells:
            sight.forget(cell)
            sight.row(cell)

    rows()
    return {
        "reach of a foot man": _median_us(lambda: [foot_reach(field, man, man.left, around) for man in foot], 30) / len(foot),
        "reach of a rider": _median_us(lambda: [rider_reach(field, man, man.left, around) for man in riders], 20) / len(riders),
        "sight row on demand": _median_us(rows, 1, 3) / len(cells),
        "sight query, cached": _median_us(lambda: [sight.sees(one, two) for one, two in pairs], 50) / len(pairs),
    }


def _step_figures(position: Position, man: Being, micro: Callable[[str, float, str], Figure]) -> list[Figure]:
    field, state = position
    reaches = Reaches(field)
    moves = next(group for group in all_moves(position, reaches, *reaches.movers(state)) if group.about == man.id)
    step = next(command for command in moves if isinstance(command, Move) and len(command.path) == 1)

    class NoDice:
        def throw(self, sides: int) -> int:
            return 1

    dice = NoDice()
    moved = man._replace(left=man.left - 1)
    unwatched = state
    for foe in state.people(1 - man.side):
        unwatched = unwatched.with_being(foe._replace(marks=foe.marks | Mark.SHOT_BACK))
    return [
        micro("decide + evolve of a one-hex step", _median_us(lambda: decide(field.at(unwatched), step, dice), 500), "≤ 60 µs"),
        micro("  the same under the eyes of archers", _median_us(lambda: decide(position, step, dice), 500), ""),
        micro("child state for search", _median_us(lambda: state.with_being(moved), 5000), "≤ 5 µs"),
    ]


SETTINGS = {"in the open": "the_first_arrows", "in a house": "the_silver_of_the_priory", "at a castle": "ladders_at_devizes"}
"""Where thoughts are measured."""
MOMENTS = 6
"""At so many moments of a battle."""
TIMES = 10
"""So many phases a second more than the captain plays should be thought through."""


class Moment(NamedTuple):
    """What a captain looks at."""

    position: Position
    legal: Legal


def moments(name: str, number: int, wanted: Callable[[Position], bool]) -> list[Position]:
    """Some moments of a battle between eager fighters, one a phase, from the second turn on."""
    game, players = Match(BATTLE, load_scenario(name), "bench"), (EagerPlayer("a"), EagerPlayer("b"))
    found: dict[int, Position] = {}
    while (side := game.side) is not None and len(found) < number:
        state = game.state
        if state.turn > 1 and state.phase not in found and not state.pending and not state.moving and wanted(game.position):
            found[state.phase] = game.position
        game.do(players[side].choose(game.legal))
    return list(found.values())


def _thought_figures(stick: float, number: int) -> list[Figure]:
    """Thoughts a second (one's own movement, the enemy's answer, the blows of both), beside the phases a second that a captain plays."""
    found = []
    for setting, name in SETTINGS.items():
        places = moments(name, number, lambda position: position.state.sequence == MOVEMENT)
        for position in places:
            think(position, position.state.active)  # lines of sight and the like are worked out once
        took = median(_median_us(partial(think, position, position.state.active), 2, 3) for position in places)
        phase = median(_captains_phase(position) for position in places)
        goal = f"≥ {TIMES * 1e6 / phase / 2:,.0f}: {TIMES} × the captain's phases, two a thought"
        found.append(Figure(f"thoughts, {setting}", 1e6 / took, "thoughts/s", took / (stick * 1000), goal))
        found.append(Figure("  phases a captain plays", 1e6 / phase, "phases/s", phase / (stick * 1000)))
    return found


def _captains_phase(position: Position) -> float:
    """Microseconds a captain of strength 2 takes for the rest of a phase, the enemy's answers to it among them."""
    captains, dice = (Captain("steady", 2, "a"), Captain("steady", 2, "b")), SeededDice("bench")
    phase, began = position.state.phase, process_time()
    while position.state.phase == phase and (side := to_decide(position.state)) is not None:
        command = captains[side].choose(Moment(position, Legal(position)))
        position = position.field.at(decide(position, command, dice)[1])
    return (process_time() - began) * 1e6


def _chances_figures(micro: Callable[[str, float, str], Figure], times: int) -> list[Figure]:
    """A blow and a shot: the sum of terms, and its chances read off the table."""
    (clash,) = moments(SETTINGS["in a house"], 1, lambda position: position.state.sequence == COMBAT and bool(attack_choices(position)))
    blow = attack_choices(clash)[0].nth(0)
    men, target = [clash.state.beings[who] for who in blow.men], clash.state.beings[blow.target]
    sum_ = reckon(clash, men, target)
    shots = moments(SETTINGS["in the open"], 1, lambda position: position.state.sequence == FIRE and shot_of(position) is not None)[0]
    shot = shot_of(shots)
    assert shot is not None
    struck = marks(shots, shot)
    return [
        micro("sum of a blow", _median_us(lambda: reckon(clash, men, target), times), ""),
        micro("  its chances", _median_us(lambda: blow_chances.fates(clash.field, sum_, target), 50 * times), "≤ 5 µs"),
        micro("sum of a shot, wherever it strays", _median_us(lambda: marks(shots, shot), times), ""),
        micro(
            "  its chances",
            _median_us(lambda: [shot_chances.fates(shots.field, shot.aim.weapon, mark) for mark in struck], 50 * times),
            "≤ 5 µs",
        ),
    ]


def shot_of(position: Position) -> ShotPlan | None:
    """The first shot there is."""
    for group in Legal(position).groups:
        for command in group:
            found = plan_shot(position, command) if isinstance(command, Shoot) else None
            if isinstance(found, ShotPlan):
                return found
    return None


def _one_by_one(places: list[Position]) -> list[float]:
    return [chance(position) for position in places]


def _value_figures(micro: Callable[[str, float, str], Figure], times: int) -> list[Figure]:
    """The chance to win of positions that follow one another, one by one and all together."""
    found = []
    for setting, name in SETTINGS.items():
        places = moments(name, MOMENTS, lambda position: position.state.sequence == MOVEMENT)
        one = _median_us(partial(_one_by_one, places), times) / len(places)
        all_ = _median_us(partial(chances, places), times) / len(places)
        found += [micro(f"chance to win, {setting}", one, "≤ 500 µs"), micro("  of many together, each", all_, "")]
    return found


def _verify_figure(stick: float) -> Figure:
    game = Match(BATTLE, load_scenario("lances_at_cerami"), "bench")
    play_out(game, (BrawlingPlayer(3), BrawlingPlayer(4)))
    text = "\n".join(lines_of(game))
    took = _median_us(lambda: verify(parse(text)), 1, 3) / 1e6
    return Figure(f"verify a battle of {game.state.turn} turns, {len(game.steps)} steps", took, "s", took * 1000 / stick, "≤ 1 s")


def describe() -> str:
    """What the figures were measured on."""
    return f"Python {platform.python_version()} ({platform.python_implementation()}), {platform.machine()}"
